/* Runs mesh and amplification shaders, group by group. */
#include "exec/draw.h"

static uint64_t count_groups(const uint32_t groups[3])
{
    return (uint64_t)groups[0] * groups[1] * groups[2];
}

/* The last object is the payload. */
static void create_payload(struct machine *machine, const struct dxs_exec_meshes *meshes)
{
    machine->payload = meshes->payload;
    vector_push(machine->arena, &machine->objects,
                (struct object){.kind = OBJECT_PAYLOAD, .size = meshes->payload ? meshes->payload_size : 0});
}

void run_meshes(struct machine *machine, const struct dxs_exec_meshes *meshes)
{
    const struct dxs_entry *entry = machine->entry;
    struct draw *draw = arena_zeroed(machine->arena, 1, sizeof *draw);
    uint64_t groups = count_groups(meshes->groups);

    draw->view_id = meshes->view_id;
    bind_stream(machine, &draw->outputs, &entry->outputs, meshes->vertices, meshes->vertex_output_count, "output");
    bind_stream(machine, &draw->constants, &entry->patch_or_primitive, meshes->primitives,
                meshes->primitive_output_count, "output of primitives");
    for (uint32_t i = 0; i < meshes->vertex_output_count; i++)
        check_count(machine, &meshes->vertices[i], groups * entry->max_vertices);
    for (uint32_t i = 0; i < meshes->primitive_output_count; i++)
        check_count(machine, &meshes->primitives[i], groups * entry->max_primitives);
    create_mesh(machine, draw, meshes, NULL);
    create_payload(machine, meshes);
    machine->draw = draw;
    run_groups(machine, meshes->groups);
}

void run_amplification(struct machine *machine, const struct dxs_exec_amplification *amplification)
{
    struct draw *draw = arena_zeroed(machine->arena, 1, sizeof *draw);

    draw->view_id = amplification->view_id;
    create_mesh(machine, draw, NULL, amplification);
    machine->draw = draw;
    run_groups(machine, amplification->groups);
}
