/* The outputs of one group of a mesh or amplification shader, and the operations that write them. */
#include "exec/draw.h"

#include <string.h>

enum {
    INDICES = 3 /* per primitive; lines use two */
};

struct mesh {
    const struct dxs_exec_meshes *meshes;               /* mesh shaders */
    const struct dxs_exec_amplification *amplification; /* amplification shaders */

    /* The group that runs. */
    uint32_t vertex_count, primitive_count;
    uint32_t *vertices, *primitives; /* four words per row of the signature */
    uint32_t *indices;
    uint32_t dispatch[3];
    uint8_t *payload; /* entry->payload_size bytes */
};

/* ---- Groups ------------------------------------------------------------------------------------------------------ */

void begin_mesh_group(struct machine *machine)
{
    const struct dxs_entry *entry = machine->entry;
    const struct draw *draw = machine->draw;
    struct mesh *mesh = draw->mesh;

    take_work(machine, (uint64_t)entry->max_vertices * draw->outputs.row_count * ROW_WORDS +
                           (uint64_t)entry->max_primitives * (draw->constants.row_count + 1) * ROW_WORDS +
                           entry->payload_size / 8);
    mesh->vertex_count = mesh->primitive_count = 0;
    memset(mesh->dispatch, 0, sizeof mesh->dispatch);
    memset(mesh->indices, 0, (size_t)entry->max_primitives * INDICES * sizeof *mesh->indices);
    fill_undefined(machine, (uint8_t *)mesh->vertices,
                   (uint64_t)entry->max_vertices * draw->outputs.row_count * ROW_WORDS * sizeof *mesh->vertices);
    fill_undefined(machine, (uint8_t *)mesh->primitives,
                   (uint64_t)entry->max_primitives * draw->constants.row_count * ROW_WORDS * sizeof *mesh->primitives);
    memset(mesh->payload, 0, entry->payload_size);
}

static void end_mesh(const struct machine *machine, uint64_t number)
{
    const struct dxs_entry *entry = machine->entry;
    const struct draw *draw = machine->draw;
    const struct mesh *mesh = draw->mesh;
    const struct dxs_exec_meshes *meshes = mesh->meshes;

    for (uint32_t i = 0; i < mesh->vertex_count; i++)
        write_rows(&draw->outputs, mesh->vertices + (size_t)i * draw->outputs.row_count * ROW_WORDS,
                   number * entry->max_vertices + i, 0);
    for (uint32_t i = 0; i < mesh->primitive_count; i++)
        write_rows(&draw->constants, mesh->primitives + (size_t)i * draw->constants.row_count * ROW_WORDS,
                   number * entry->max_primitives + i, 0);
    if (meshes->indices)
        memcpy(meshes->indices + number * entry->max_primitives * INDICES, mesh->indices,
               (size_t)mesh->primitive_count * INDICES * sizeof *mesh->indices);
    if (meshes->counts) {
        meshes->counts[number][0] = mesh->vertex_count;
        meshes->counts[number][1] = mesh->primitive_count;
    }
}

void end_mesh_group(struct machine *machine, uint64_t number)
{
    const struct mesh *mesh = machine->draw->mesh;

    if (mesh->meshes) {
        end_mesh(machine, number);
        return;
    }
    if (mesh->amplification->dispatches)
        memcpy(mesh->amplification->dispatches[number], mesh->dispatch, sizeof mesh->dispatch);
    if (mesh->amplification->payloads)
        memcpy(mesh->amplification->payloads + number * machine->entry->payload_size, mesh->payload,
               machine->entry->payload_size);
}

void create_mesh(struct machine *machine, struct draw *draw, const struct dxs_exec_meshes *meshes,
                 const struct dxs_exec_amplification *amplification)
{
    const struct dxs_entry *entry = machine->entry;
    struct mesh *mesh = draw->mesh = arena_zeroed(machine->arena, 1, sizeof *mesh);

    mesh->meshes = meshes;
    mesh->amplification = amplification;
    mesh->vertices = arena_array(machine->arena, (size_t)entry->max_vertices * draw->outputs.row_count,
                                 ROW_WORDS * sizeof(uint32_t));
    mesh->primitives = arena_array(machine->arena, (size_t)entry->max_primitives * draw->constants.row_count,
                                   ROW_WORDS * sizeof(uint32_t));
    mesh->indices = arena_array(machine->arena, entry->max_primitives, INDICES * sizeof *mesh->indices);
    mesh->payload = arena_array(machine->arena, entry->payload_size, 1);
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

static uint32_t word_operand(const struct wave *wave, const struct frame *frame, const struct instruction *in,
                             uint32_t number, uint32_t lane)
{
    return (uint32_t)operand(wave, frame, in, number, lane)[0];
}

static void set_counts(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    const struct dxs_entry *entry = wave->machine->entry;
    struct mesh *mesh = wave->machine->draw->mesh;

    mesh->vertex_count = word_operand(wave, frame, in, 0, frame->lanes[0]);
    mesh->primitive_count = word_operand(wave, frame, in, 1, frame->lanes[0]);
    if (mesh->vertex_count > entry->max_vertices || mesh->primitive_count > entry->max_primitives) {
        ++*wave->machine->out_of_bounds; /* undefined in Direct3D: nothing is drawn */
        mesh->vertex_count = mesh->primitive_count = 0;
    }
}

static void emit_indices(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    struct mesh *mesh = wave->machine->draw->mesh;

    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = lane_in_turn(frame, wave->machine, i);
        uint32_t primitive = word_operand(wave, frame, in, 0, lane);
        if (primitive >= wave->machine->entry->max_primitives) {
            ++*wave->machine->out_of_bounds;
            continue;
        }
        for (uint32_t k = 0; k < INDICES; k++)
            mesh->indices[(size_t)primitive * INDICES + k] = (uint32_t)optional_operand(wave, frame, in, 1 + k, lane);
    }
}

/* StoreVertexOutput, StorePrimitiveOutput: operand 4 is the vertex or primitive. */
static void store_mesh_output(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    struct machine *machine = wave->machine;
    bool of_vertex = in->dx_op == DX_StoreVertexOutput;
    const struct stream *stream = of_vertex ? &machine->draw->outputs : &machine->draw->constants;
    uint32_t *rows = of_vertex ? machine->draw->mesh->vertices : machine->draw->mesh->primitives;
    uint32_t most = of_vertex ? machine->entry->max_vertices : machine->entry->max_primitives;
    struct access a = {wave, frame, in, .element = NULL};

    a.element = find_element(&a, stream->signature);
    for (uint32_t i = 0; i < frame->lane_count; i++) {
        bool exists = find_place(&a, lane_in_turn(frame, machine, i));
        uint64_t index = argument(&a, 4) & UINT32_MAX;
        *machine->out_of_bounds += index >= most;
        if (exists && index < most)
            store_component(&a, rows + (index * stream->row_count + row_of(stream, &a)) * ROW_WORDS);
    }
}

static void payload_pointer(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    for (uint32_t i = 0; i < frame->lane_count; i++)
        *result_slots(wave, frame, in, frame->lanes[i]) = make_pointer(wave->machine->objects.count - 1, 0);
}

static void dispatch_mesh(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    struct mesh *mesh = wave->machine->draw->mesh;
    uint32_t lane = frame->lanes[0];

    for (uint32_t k = 0; k < 3; k++)
        mesh->dispatch[k] = word_operand(wave, frame, in, k, lane);
    uint64_t pointer = operand(wave, frame, in, 3, lane)[0];
    take_work(wave->machine, wave->machine->entry->payload_size);
    for (uint32_t k = 0; k < wave->machine->entry->payload_size; k++) {
        const uint8_t *byte = memory_at(wave, lane, pointer + k, 1, false);
        mesh->payload[k] = byte ? *byte : 0;
    }
}

operation_handler *mesh_operation(uint16_t operation)
{
    switch (operation) {
    case DX_SetMeshOutputCounts:
        return set_counts;
    case DX_EmitIndices:
        return emit_indices;
    case DX_StoreVertexOutput:
    case DX_StorePrimitiveOutput:
        return store_mesh_output;
    case DX_GetMeshPayload:
        return payload_pointer;
    case DX_DispatchMesh:
        return dispatch_mesh;
    default:
        return NULL;
    }
}
