/* Runs vertex shaders: one invocation per vertex and instance. */
#include "exec/draw.h"

void run_vertices(struct machine *machine, const struct dxs_exec_vertices *vertices)
{
    struct draw *draw = arena_zeroed(machine->arena, 1, sizeof *draw);
    uint64_t count = (uint64_t)vertices->vertex_count * (vertices->instance_count ? vertices->instance_count : 1);

    if (vertices->vertex_count == 0)
        fail(machine->fault, DXS_RESULT_INVALID_ARGUMENT, "a draw of no vertices");
    draw->vertices = vertices;
    draw->view_id = vertices->view_id;
    draw->written = &draw->outputs;
    machine->draw = draw;
    bind_stream(machine, &draw->inputs, &machine->entry->inputs, vertices->inputs, vertices->input_count, "input");
    bind_stream(machine, &draw->outputs, &machine->entry->outputs, vertices->outputs, vertices->output_count, "output");
    for (uint32_t i = 0; i < vertices->output_count; i++)
        check_count(machine, &vertices->outputs[i], count);
    run_invocations(machine, &(struct invocations){.function = machine->entry->function,
                                                   .count = count,
                                                   .columns = vertices->vertex_count,
                                                   .is_column_first = true,
                                                   .deliver = write_outputs});
}
