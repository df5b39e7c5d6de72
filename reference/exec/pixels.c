/* Pixel shaders: quads of 2 x 2 pixels, of which those that nothing covers are helper lanes. */
#include "reference/exec/draw.h"

#include <string.h>

/* The quads that wait to fill a wave. */
struct batch {
    struct machine *machine;
    struct wave *wave;
    uint32_t lane_count, wave_number;
    uint32_t (*places)[3]; /* by lane: x, y, triangle */
    bool *covered;         /* by lane */
};

static bool is_covered(const struct draw *draw, const struct triangle *triangle, uint32_t x, uint32_t y)
{
    const struct dxs_exec_pixels *pixels = draw->pixels;

    if (x >= pixels->width || y >= pixels->height)
        return false;
    if (pixels->covered && !pixels->covered[(size_t)y * pixels->width + x])
        return false;
    return triangle_covers(triangle, x + 0.5, y + 0.5);
}

/* The shader may say that the pixel's one sample is not covered after all. */
static bool keeps_sample(const struct wave *wave, uint32_t lane)
{
    const uint32_t *coverage = output_words(wave, lane, DXS_SEMANTIC_COVERAGE);

    return !coverage || *coverage & 1;
}

static void write_pixel(const struct wave *wave, uint32_t lane)
{
    const struct draw *draw = wave->machine->draw;
    const uint32_t *id = wave->thread_ids[lane];
    size_t place = (size_t)id[1] * draw->pixels->width + id[0];

    if (draw->outputs.implied) /* the shader's own, if it has one, comes after it */
        draw->outputs.implied->words[place * ROW_WORDS] =
            position_at(&draw->triangles[id[2]], 2, middle_of_pixel(wave, lane));
    write_outputs(wave, lane, place);
    if (draw->pixels->written)
        draw->pixels->written[place] = 1;
}

static void run_batch(struct batch *batch)
{
    struct machine *machine = batch->machine;
    struct wave wave;

    start_wave(machine, &wave, batch->wave_number++, batch->lane_count);
    wave.is_helper = arena_zeroed(machine->group_arena, machine->wave_size, sizeof *wave.is_helper);
    wave.outputs = create_outputs(machine, batch->lane_count);
    for (uint32_t lane = 0; lane < batch->lane_count; lane++) {
        memcpy(wave.thread_ids[lane], batch->places[lane], sizeof batch->places[lane]);
        wave.is_helper[lane] = !batch->covered[lane];
    }
    run_alone(&wave);
    for (uint32_t lane = 0; lane < batch->lane_count; lane++)
        if (!wave.is_helper[lane] && keeps_sample(&wave, lane))
            write_pixel(&wave, lane);
    arena_reset(machine->group_arena);
    batch->lane_count = 0;
}

static void add_quad(struct batch *batch, uint32_t triangle, uint32_t x, uint32_t y)
{
    const struct draw *draw = batch->machine->draw;
    uint32_t first = batch->lane_count, count = 0;

    for (uint32_t k = 0; k < 4; k++) {
        const uint32_t place[3] = {x + (k & 1), y + (k >> 1), triangle};
        memcpy(batch->places[first + k], place, sizeof place);
        batch->covered[first + k] = is_covered(draw, &draw->triangles[triangle], place[0], place[1]);
        count += batch->covered[first + k];
    }
    if (count > 0)
        batch->lane_count += 4;
    if (batch->lane_count == batch->machine->wave_size)
        run_batch(batch);
}

static void add_quads(struct batch *batch, uint32_t triangle, const struct dxs_exec_pixels *pixels)
{
    uint32_t columns = (pixels->width + 1) / 2, rows = (pixels->height + 1) / 2;
    bool reversed = batch->machine->options->reversed;

    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t column = 0; column < columns; column++)
            add_quad(batch, triangle, 2 * (reversed ? columns - 1 - column : column),
                     2 * (reversed ? rows - 1 - row : row));
}

static void check_sizes(struct machine *machine, const struct dxs_exec_pixels *pixels)
{
    enum {
        MAX_SIZE = 16384 /* of a render target, in Direct3D */
    };
    uint64_t triangles = pixels->triangle_count ? pixels->triangle_count : 1;

    if (pixels->width == 0 || pixels->height == 0 || pixels->width > MAX_SIZE || pixels->height > MAX_SIZE)
        fail(machine->fault, DXS_INVALID_ARGUMENT, "a render target of %u x %u pixels", pixels->width, pixels->height);
    for (uint32_t i = 0; i < pixels->input_count; i++)
        check_count(machine, &pixels->inputs[i], 3 * triangles);
    for (uint32_t i = 0; i < pixels->output_count; i++)
        check_count(machine, &pixels->outputs[i], (uint64_t)pixels->width * pixels->height);
}

void run_pixels(struct machine *machine, const struct dxs_exec_pixels *pixels)
{
    struct draw *draw = arena_zeroed(machine->arena, 1, sizeof *draw);
    struct batch batch = {.machine = machine};
    uint32_t triangles = pixels->triangle_count ? pixels->triangle_count : 1;

    draw->pixels = pixels;
    draw->view_id = pixels->view_id;
    machine->draw = draw;
    bind_stream(machine, &draw->inputs, &machine->entry->inputs, pixels->inputs, pixels->input_count, "input");
    bind_stream(machine, &draw->outputs, &machine->entry->outputs, pixels->outputs, pixels->output_count, "output");
    check_sizes(machine, pixels);
    place_triangles(machine, draw);
    batch.places = arena_array(machine->arena, machine->wave_size, sizeof *batch.places);
    batch.covered = arena_array(machine->arena, machine->wave_size, sizeof *batch.covered);
    for (uint32_t triangle = 0; triangle < triangles; triangle++) {
        add_quads(&batch, triangle, pixels);
        if (batch.lane_count > 0) /* so that triangles come one after the other */
            run_batch(&batch);
    }
}
