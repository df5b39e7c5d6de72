/* Runs vertex shaders: one invocation per vertex and instance. */
#include "reference/exec/draw.h"

/* The index buffer's value, or the vertex's own number. */
static uint32_t fetched_vertex(const struct dxs_exec_vertices *vertices, uint32_t vertex)
{
    return vertices->indices ? vertices->indices[vertex] : vertex;
}

uint32_t vertex_input(const struct wave *wave, uint32_t lane, const struct dxs_signature_element *element, uint32_t row,
                      uint32_t component)
{
    const struct draw *draw = wave->machine->draw;
    const struct dxs_exec_values *values = given_values(&draw->inputs, element, row);
    uint32_t vertex = fetched_vertex(draw->vertices, wave->thread_ids[lane][0]), instance = wave->thread_ids[lane][1];

    if (values) {
        uint32_t place =
            values->per_instance ? instance + draw->vertices->start_instance : vertex + draw->vertices->start_vertex;
        return place < values->count ? values->words[(size_t)place * ROW_WORDS + component] : 0;
    }
    if (element->semantic == DXS_SEMANTIC_VERTEX_ID)
        return vertex;
    if (element->semantic == DXS_SEMANTIC_INSTANCE_ID)
        return instance;
    lacks_values(wave->machine, element, row);
}

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
        fail(machine->fault, DXS_INVALID_ARGUMENT, "a draw of no vertices");
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
