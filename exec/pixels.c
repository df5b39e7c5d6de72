/* Runs pixel shaders on quads of 2 x 2 pixels, triangle by triangle. If the shader runs per sample, each quad takes one
 * sample of its pixels. Lanes without a covered sample are helper lanes. */
#include "exec/draw.h"
#include "exec/samples.h"

#include <string.h>

/* Collects quads until they fill a wave. */
struct batch {
    struct machine *machine;
    uint32_t lane_count, wave_number;
    uint32_t (*places)[3];         /* by lane: x, y, triangle */
    struct pixel_samples *samples; /* by lane */
};

/* True if the triangle covers the sample, the caller does not mask it out and no clip distance is negative there. */
static bool is_covered(const struct draw *draw, uint32_t triangle, uint32_t x, uint32_t y, uint32_t sample)
{
    const struct dxs_exec_pixels *pixels = draw->pixels;
    double offset[2];

    standard_sample(draw->samples, sample, offset);
    const struct place place = {x + 0.5 + offset[0], y + 0.5 + offset[1]};
    if (pixels->covered && !pixels->covered[((size_t)y * pixels->width + x) * draw->samples + sample])
        return false;
    bool is_inside = pixels->is_conservative ? triangle_touches_pixel(&draw->triangles[triangle], x, y)
                                             : triangle_covers(&draw->triangles[triangle], place.x, place.y);
    return is_inside && !is_clipped(draw, triangle, place);
}

/* Bit mask of the samples that the triangle covers in a pixel. */
static uint32_t covered_samples(const struct draw *draw, uint32_t triangle, uint32_t x, uint32_t y)
{
    uint32_t covered = 0;

    if (x >= draw->pixels->width || y >= draw->pixels->height)
        return 0;
    for (uint32_t i = 0; i < draw->samples; i++)
        covered |= (uint32_t)is_covered(draw, triangle, x, y, i) << i;
    return covered;
}

/* Bit mask of the samples to write: the lane's covered samples & the shader's SV_Coverage output. */
static uint32_t samples_to_write(const struct wave *wave, uint32_t lane)
{
    const uint32_t *coverage = output_words(wave, lane, DXS_SEMANTIC_COVERAGE);
    uint32_t samples = wave->is_helper[lane] ? 0 : samples_of_lane(wave, lane);

    return coverage ? samples & *coverage : samples;
}

static void write_sample(const struct wave *wave, uint32_t lane, uint32_t sample)
{
    const struct draw *draw = wave->machine->draw;
    const uint32_t *id = wave->thread_ids[lane];
    size_t place = ((size_t)id[1] * draw->pixels->width + id[0]) * draw->samples + sample;

    if (draw->outputs.implied) /* the triangle's depth; write_outputs replaces it by the shader's */
        draw->outputs.implied->words[place * ROW_WORDS] =
            position_at(&draw->triangles[id[2]], 2, place_of_sample(wave, lane, sample));
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
    wave.samples = batch->samples;
    wave.outputs = create_outputs(machine, batch->lane_count);
    for (uint32_t lane = 0; lane < batch->lane_count; lane++) {
        memcpy(wave.thread_ids[lane], batch->places[lane], sizeof batch->places[lane]);
        wave.is_helper[lane] = samples_of_lane(&wave, lane) == 0;
    }
    run_alone(&wave);
    for (uint32_t lane = 0; lane < batch->lane_count; lane++)
        for (uint32_t samples = samples_to_write(&wave, lane), i = 0; samples >> i; i++)
            if (samples >> i & 1)
                write_sample(&wave, lane, i);
    arena_reset(machine->group_arena);
    batch->lane_count = 0;
}

/* Adds a quad unless it covers none of `samples`, a bit mask: one sample, or all. index: the sample that the quad runs
 * for. */
static void add_quad(struct batch *batch, uint32_t triangle, const uint32_t corner[2], const uint32_t covered[4],
                     uint32_t index, uint32_t samples)
{
    if (!((covered[0] | covered[1] | covered[2] | covered[3]) & samples))
        return;
    for (uint32_t k = 0; k < 4; k++) {
        const uint32_t place[3] = {corner[0] + (k & 1), corner[1] + (k >> 1), triangle};
        memcpy(batch->places[batch->lane_count + k], place, sizeof place);
        batch->samples[batch->lane_count + k] = (struct pixel_samples){covered[k], index};
    }
    batch->lane_count += 4;
    if (batch->lane_count == batch->machine->wave_size)
        run_batch(batch);
}

static void add_quad_of_pixels(struct batch *batch, uint32_t triangle, uint32_t x, uint32_t y)
{
    const struct draw *draw = batch->machine->draw;
    const uint32_t corner[2] = {x, y};
    uint32_t covered[4];

    for (uint32_t k = 0; k < 4; k++)
        covered[k] = covered_samples(draw, triangle, x + (k & 1), y + (k >> 1));
    if (!draw->runs_per_sample)
        add_quad(batch, triangle, corner, covered, 0, UINT32_MAX);
    for (uint32_t i = 0; i < draw->samples && draw->runs_per_sample; i++)
        add_quad(batch, triangle, corner, covered, i, 1u << i);
}

/* Adds the quads of the render target that the triangle covers at least in part. */
static void add_quads(struct batch *batch, uint32_t triangle, const struct dxs_exec_pixels *pixels)
{
    uint32_t columns = (pixels->width + 1) / 2, rows = (pixels->height + 1) / 2;
    bool reversed = batch->machine->options->reversed;

    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t column = 0; column < columns; column++)
            add_quad_of_pixels(batch, triangle, 2 * (reversed ? columns - 1 - column : column),
                               2 * (reversed ? rows - 1 - row : row));
}

static void check_sizes(struct machine *machine, const struct dxs_exec_pixels *pixels)
{
    enum {
        MAX_SIZE = 16384 /* Direct3D's limit for a render target */
    };
    uint64_t triangles = pixels->triangle_count ? pixels->triangle_count : 1;

    if (pixels->width == 0 || pixels->height == 0 || pixels->width > MAX_SIZE || pixels->height > MAX_SIZE)
        fail(machine->fault, DXS_RESULT_INVALID_ARGUMENT, "a render target of %u x %u pixels", pixels->width,
             pixels->height);
    for (uint32_t i = 0; i < pixels->input_count; i++)
        check_count(machine, &pixels->inputs[i], 3 * triangles);
    if (!has_standard_samples(machine->draw->samples))
        fail(machine->fault, DXS_RESULT_INVALID_ARGUMENT, "a render target of %u samples", pixels->samples);
    for (uint32_t i = 0; i < pixels->output_count; i++)
        check_count(machine, &pixels->outputs[i], (uint64_t)pixels->width * pixels->height * machine->draw->samples);
}

/* True if an input differs between the samples of a pixel: the shader then runs per sample. */
static bool wants_samples(const struct machine *machine)
{
    const struct dxs_signature *inputs = &machine->entry->inputs;

    for (uint32_t i = 0; i < inputs->count; i++)
        if (inputs->elements[i].semantic == DXS_SEMANTIC_SAMPLE_INDEX ||
            is_interpolated_at_samples(&inputs->elements[i]))
            return true;
    return false;
}

void run_pixels(struct machine *machine, const struct dxs_exec_pixels *pixels)
{
    struct draw *draw = arena_zeroed(machine->arena, 1, sizeof *draw);
    struct batch batch = {.machine = machine};
    uint32_t triangles = pixels->triangle_count ? pixels->triangle_count : 1;

    draw->pixels = pixels;
    draw->view_id = pixels->view_id;
    draw->samples = pixels->samples ? pixels->samples : 1;
    draw->runs_per_sample = wants_samples(machine);
    draw->written = &draw->outputs;
    machine->draw = draw;
    bind_stream(machine, &draw->inputs, &machine->entry->inputs, pixels->inputs, pixels->input_count, "input");
    bind_stream(machine, &draw->outputs, &machine->entry->outputs, pixels->outputs, pixels->output_count, "output");
    check_sizes(machine, pixels);
    place_triangles(machine, draw);
    batch.places = arena_array(machine->arena, machine->wave_size, sizeof *batch.places);
    batch.samples = arena_array(machine->arena, machine->wave_size, sizeof *batch.samples);
    for (uint32_t triangle = 0; triangle < triangles; triangle++) {
        if (is_culled(draw, triangle))
            continue;
        add_quads(&batch, triangle, pixels);
        if (batch.lane_count > 0) /* no wave spans two triangles: a triangle is drawn before the next one */
            run_batch(&batch);
    }
}
