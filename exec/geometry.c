/* Runs geometry shaders: one lane per primitive and instance. Emitted vertices are kept until all have run, then passed
 * on in the order of primitives and instances. */
#include "exec/draw.h"

#include <string.h>

enum {
    STREAMS = 4,
    MAX_PRIMITIVE_VERTICES = 32
};

/* What an invocation emits, in order. */
struct emission {
    uint32_t count;
    struct emitted_vertex {
        uint8_t stream;
        bool ends;  /* its strip ends here */
    } * vertices;   /* max_vertex_count */
    uint32_t *rows; /* by vertex: four words per row of the output signature */
};

uint32_t dxs_exec_input_vertices(const struct dxs_entry *entry)
{
    static const uint8_t counts[] = {0, 1, 2, 3, 0, 0, 4, 6};
    uint32_t primitive = entry->stage == DXS_STAGE_GEOMETRY ? entry->input_primitive : 0;

    if (primitive < sizeof counts)
        return counts[primitive];
    return primitive - 7 <= MAX_PRIMITIVE_VERTICES ? primitive - 7 : 0;
}

static uint32_t instances_of(const struct machine *machine)
{
    return machine->entry->instance_count ? machine->entry->instance_count : 1;
}

static struct emission *emission_of(const struct wave *wave, uint32_t lane)
{
    const uint32_t *id = wave->thread_ids[lane];

    return &wave->machine->draw->emissions[(size_t)id[0] * instances_of(wave->machine) + id[1]];
}

/* ---- Running ----------------------------------------------------------------------------------------------------- */

static void create_emissions(struct machine *machine, struct draw *draw, size_t count)
{
    uint32_t most = machine->entry->max_vertex_count;
    size_t words = (size_t)draw->outputs.row_count * ROW_WORDS;

    draw->emissions = arena_zeroed(machine->arena, count, sizeof *draw->emissions);
    for (size_t i = 0; i < count; i++) {
        struct emission *emission = &draw->emissions[i];
        emission->vertices = arena_zeroed(machine->arena, most, sizeof *emission->vertices);
        emission->rows = arena_array(machine->arena, most * words, sizeof *emission->rows);
    }
}

/* The last vertex of each stream ends its strip. */
static void end_strips(struct emission *emission)
{
    bool is_last[STREAMS] = {true, true, true, true};

    for (uint32_t i = emission->count; i-- > 0;) {
        struct emitted_vertex *vertex = &emission->vertices[i];
        vertex->ends |= is_last[vertex->stream];
        is_last[vertex->stream] = false;
    }
}

static void pass_on(struct machine *machine, struct emission *emission, struct dxs_exec_stream *streams)
{
    const struct stream *outputs = &machine->draw->outputs;

    end_strips(emission);
    for (uint32_t i = 0; i < emission->count; i++) {
        const struct emitted_vertex *vertex = &emission->vertices[i];
        struct dxs_exec_stream *stream = &streams[vertex->stream];
        if (stream->vertex_count == stream->capacity)
            fail(machine->fault, DXS_RESULT_INVALID_ARGUMENT, "stream %u has room for %zu vertices, more are emitted",
                 vertex->stream, stream->capacity);
        write_rows(outputs, emission->rows + (size_t)i * outputs->row_count * ROW_WORDS, stream->vertex_count,
                   vertex->stream);
        if (stream->ends)
            stream->ends[stream->vertex_count] = vertex->ends;
        stream->vertex_count++;
    }
}

static void bind_primitives(struct machine *machine, struct draw *draw, const struct dxs_exec_primitives *primitives)
{
    bind_stream(machine, &draw->inputs, &machine->entry->inputs, primitives->inputs, primitives->input_count, "input");
    for (uint32_t i = 0; i < primitives->input_count; i++)
        check_count(machine, &primitives->inputs[i], (uint64_t)primitives->primitive_count * draw->primitive_vertices);
    number_rows(machine, &draw->outputs, &machine->entry->outputs);
    for (uint32_t s = 0; s < STREAMS; s++) {
        struct dxs_exec_stream *stream = &primitives->streams[s];
        stream->vertex_count = 0;
        bind_values(machine, &draw->outputs, stream->outputs, stream->output_count, s, "output");
        for (uint32_t i = 0; i < stream->output_count; i++)
            check_count(machine, &stream->outputs[i], stream->capacity);
    }
}

void run_primitives(struct machine *machine, const struct dxs_exec_primitives *primitives)
{
    struct draw *draw = arena_zeroed(machine->arena, 1, sizeof *draw);
    uint64_t count = (uint64_t)primitives->primitive_count * instances_of(machine);

    draw->view_id = primitives->view_id;
    draw->written = &draw->outputs;
    draw->primitive_vertices = dxs_exec_input_vertices(machine->entry);
    machine->draw = draw;
    if (draw->primitive_vertices == 0)
        fail(machine->fault, DXS_RESULT_INVALID_MODULE, "input primitive %u does not exist",
             machine->entry->input_primitive);
    if (!primitives->streams)
        fail(machine->fault, DXS_RESULT_INVALID_ARGUMENT, "primitives without streams");
    bind_primitives(machine, draw, primitives);
    create_emissions(machine, draw, array_size(count));
    run_invocations(
        machine,
        &(struct invocations){.function = machine->entry->function, .count = count, .columns = instances_of(machine)});
    for (uint64_t i = 0; i < count; i++)
        pass_on(machine, &draw->emissions[i], primitives->streams);
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

/* Keeps the outputs of the stream. Afterwards they are undefined. Returns whether the shader has its last vertex. */
static bool emit_vertex(const struct wave *wave, uint32_t lane, uint8_t stream)
{
    struct machine *machine = wave->machine;
    const struct stream *outputs = &machine->draw->outputs;
    struct emission *emission = emission_of(wave, lane);
    size_t row_size = ROW_WORDS * sizeof(uint32_t);

    if (emission->count == machine->entry->max_vertex_count)
        return true;
    take_work(machine, outputs->signature->count + (uint64_t)outputs->row_count * ROW_WORDS);
    uint32_t *rows = emission->rows + (size_t)emission->count * outputs->row_count * ROW_WORDS;
    emission->vertices[emission->count++] = (struct emitted_vertex){.stream = stream};
    memcpy(rows, output_row(wave, lane, 0), outputs->row_count * row_size);
    for (uint32_t i = 0; i < outputs->signature->count; i++)
        if (outputs->signature->elements[i].stream == stream)
            fill_undefined(machine, (uint8_t *)output_row(wave, lane, outputs->first_rows[i]),
                           outputs->signature->elements[i].rows * row_size);
    return emission->count == machine->entry->max_vertex_count;
}

static void cut_strip(const struct wave *wave, uint32_t lane, uint8_t stream)
{
    struct emission *emission = emission_of(wave, lane);

    for (uint32_t i = emission->count; i-- > 0;) {
        take_work(wave->machine, 1);
        if (emission->vertices[i].stream == stream) {
            emission->vertices[i].ends = true;
            return;
        }
    }
}

/* Lanes with their last vertex end. */
static void emit(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    bool ends[MAX_LANES] = {false};

    for (uint32_t i = 0; i < frame->lane_count; i++) {
        uint32_t lane = frame->lanes[i];
        uint64_t stream = operand(wave, frame, in, 0, lane)[0] & 0xff;
        if (stream >= STREAMS)
            fail(wave->machine->fault, DXS_RESULT_INVALID_MODULE, "stream %u does not exist", (unsigned)stream);
        if (in->dx_op != DX_CutStream)
            ends[lane] = emit_vertex(wave, lane, (uint8_t)stream);
        if (in->dx_op != DX_EmitStream)
            cut_strip(wave, lane, (uint8_t)stream);
    }
    end_lanes(wave, ends);
}

operation_handler *geometry_operation(uint16_t operation)
{
    switch (operation) {
    case DX_EmitStream:
    case DX_CutStream:
    case DX_EmitThenCutStream:
        return emit;
    default:
        return NULL;
    }
}
