/* Runs vertex shaders: one invocation per vertex and instance. */
#include "exec/draw.h"

/* Invocation i runs vertex i % vertex_count of instance i / vertex_count. */
static void run_wave_of(struct machine *machine, uint64_t first, uint64_t count)
{
    uint32_t lanes = count - first < machine->wave_size ? (uint32_t)(count - first) : machine->wave_size;
    const struct dxs_exec_vertices *vertices = machine->draw->vertices;
    struct wave wave;

    start_wave(machine, &wave, (uint32_t)(first / machine->wave_size), lanes);
    wave.outputs = create_outputs(machine, lanes);
    for (uint32_t lane = 0; lane < lanes; lane++) {
        wave.thread_ids[lane][0] = (uint32_t)((first + lane) % vertices->vertex_count);
        wave.thread_ids[lane][1] = (uint32_t)((first + lane) / vertices->vertex_count);
    }
    run_alone(&wave);
    for (uint32_t lane = 0; lane < lanes; lane++)
        write_outputs(&wave, lane, first + lane);
    arena_reset(machine->group_arena);
}

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
    uint64_t waves = (count + machine->wave_size - 1) / machine->wave_size;
    for (uint64_t i = 0; i < waves; i++)
        run_wave_of(machine, (machine->options->reversed ? waves - 1 - i : i) * machine->wave_size, count);
}
