/* Tests of the decoder that computes bins under a fragment density map. */
#include "harness.h"
#include "reference/decoders/fdm.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    DENSITY_MAP,
    VIEW_OFFSETS,
    VIEWPORTS,
    SCISSORS,
    BINS,
    BIN_VIEWPORTS,
    BIN_SCISSORS,
    VIEWS = 3,
    MAX_TEXELS = 1024,
    MAX_BINS = 900
};

/* ---- The model --------------------------------------------------------------------------------------------------- */

/* Tiles of 8: an offset of 4 shifts by half of one, 8 not at all. */
static void shifts_are_those_of_the_documentation(void **state)
{
    (void)state;
    assert_int_equal(fdm_grid_shift(0, 8, 1), 0);
    assert_int_equal(fdm_grid_shift(4, 8, 1), 4);
    assert_int_equal(fdm_grid_shift(8, 8, 1), 0);
    assert_int_equal(fdm_grid_shift(1, 8, 1), 7);
    assert_int_equal(fdm_grid_shift(-3, 8, 1), 3);
    assert_int_equal(fdm_grid_shift(INT32_MIN, 96, 8), 32); /* 2^31 = 96 * 22369621 + 32 */
    assert_int_equal(fdm_grid_shift(-20, 64, 8), 16);
}

static void areas_are_what_densities_ask_for(void **state)
{
    static const struct {
        uint8_t density[2];
        uint32_t area[2];
    } known[] = {{{255, 255}, {1, 1}}, {{127, 255}, {2, 1}}, {{128, 128}, {2, 1}}, {{64, 64}, {4, 3}},
                 {{86, 100}, {3, 2}},  {{1, 1}, {255, 255}}, {{160, 100}, {2, 2}}, {{100, 160}, {2, 2}}};
    (void)state;

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        uint32_t area[2];
        fdm_area_of_density(known[i].density, area);
        assert_int_equal(area[0], known[i].area[0]);
        assert_int_equal(area[1], known[i].area[1]);
    }
    for (int x = 1; x < 256; x++)
        for (int y = 1; y < 256; y++) {
            const uint8_t density[2] = {(uint8_t)x, (uint8_t)y};
            uint32_t area[2];
            fdm_area_of_density(density, area);
            assert_true(area[0] * area[1] * (uint32_t)x * (uint32_t)y <= 255 * 255);
        }
}

struct scene {
    struct fdm_task task;
    uint8_t density_map[2 * MAX_TEXELS];
    int32_t offsets[VIEWS][2];
    struct fdm_viewport viewports[16];
    struct fdm_rectangle scissors[16];
    struct fdm_bin bins[MAX_BINS];
    struct fdm_viewport bin_viewports[4 * MAX_BINS];
    struct fdm_rectangle bin_scissors[4 * MAX_BINS];
};

static void random_scene(struct scene *s, uint64_t *random)
{
    static const uint8_t densities[] = {255, 255, 128, 127, 64, 63, 32, 0};
    struct fdm_task *task = &s->task;

    *task = (struct fdm_task){.view_count = 1 + random_below(random, VIEWS),
                              .tile = {32 * (1 + random_below(random, 4)), 16 * (1 + random_below(random, 6))},
                              .frame = {1 + random_below(random, 500), 1 + random_below(random, 300)},
                              .map = {1 + random_below(random, 16), 1 + random_below(random, 16)},
                              .texel = {8 << random_below(random, 4), 8 << random_below(random, 4)},
                              .viewport_count = 4,
                              .viewport_slots = 1 + random_below(random, 4),
                              .viewports_are_per_view = random_below(random, 2),
                              .scale_is_shared = random_below(random, 3) == 0,
                              .has_offsets = random_below(random, 2),
                              .offset_granularity = 8,
                              .has_lrz = random_below(random, 2)};
    task->map_texel_count = task->map[0] * task->map[1] * (random_below(random, 2) ? task->view_count : 1);
    task->tiles_in_row = (task->frame[0] + task->tile[0] - 1) / task->tile[0] + task->has_offsets;
    task->bin_count = task->tiles_in_row * ((task->frame[1] + task->tile[1] - 1) / task->tile[1] + task->has_offsets) *
                      task->view_count;
    for (size_t i = 0; i < sizeof s->density_map; i++)
        s->density_map[i] = densities[random_below(random, 8)];
    for (int view = 0; view < VIEWS; view++)
        for (int axis = 0; axis < 2; axis++)
            s->offsets[view][axis] = 8 * ((int32_t)random_below(random, 200) - 100);
    for (int i = 0; i < 16; i++)
        for (int axis = 0; axis < 2; axis++) {
            s->viewports[i].origin[axis] = (float)random_below(random, 4096) / 8 - 100;
            s->viewports[i].size[axis] = (float)random_below(random, 4096) / 8 - 50;
            s->viewports[i].depth[axis] = (float)axis;
            s->scissors[i].origin[axis] = random_below(random, 500);
            s->scissors[i].size[axis] = random_below(random, 4) ? random_below(random, 500) : random_word(random);
        }
}

static void decode_by_model(struct scene *s)
{
    fdm_decode(&s->task, s->density_map, (const int32_t(*)[2])s->offsets, s->viewports, s->scissors, s->bins,
               s->bin_viewports, s->bin_scissors);
}

/* The documented rules: bins have whole fragments and start on the common grid. */
static void check_transform(const struct fdm_bin *bin)
{
    for (int axis = 0; axis < 2; axis++) {
        uint32_t area = bin->area[axis];
        assert_int_equal(bin->start[axis] % area, 0);
        assert_int_equal(bin->start[axis] / area + bin->offset[axis] + bin->lrz_offset[axis], bin->common_start[axis]);
        assert_int_equal(bin->lrz_offset[axis] % 8, 0);
    }
}

/* Bins of a view cover the frame, each pixel once. */
static void bins_cover_the_frame(void **state)
{
    struct scene *s = calloc(1, sizeof *s);
    static uint8_t covered[300][500];
    uint64_t random = 1;
    (void)state;

    for (int n = 0; n < 60; n++) {
        random_scene(s, &random);
        decode_by_model(s);
        for (uint32_t view = 0; view < s->task.view_count; view++) {
            memset(covered, 0, sizeof covered);
            for (uint32_t i = view; i < s->task.bin_count; i += s->task.view_count) {
                const struct fdm_bin *bin = &s->bins[i];
                check_transform(bin);
                for (uint32_t y = bin->start[1]; y < bin->start[1] + bin->size[1]; y++)
                    for (uint32_t x = bin->start[0]; x < bin->start[0] + bin->size[0]; x++)
                        covered[y][x]++;
            }
            for (uint32_t y = 0; y < s->task.frame[1]; y++)
                for (uint32_t x = 0; x < s->task.frame[0]; x++)
                    assert_int_equal(covered[y][x], 1);
        }
    }
    free(s);
}

/* Every pixel of a bin that is in the scissor is in its patched scissor, which stays within the bin. */
static void scissors_keep_their_pixels(void **state)
{
    struct scene *s = calloc(1, sizeof *s);
    uint64_t random = 2;
    (void)state;

    for (int n = 0; n < 200; n++) {
        random_scene(s, &random);
        decode_by_model(s);
        for (uint32_t i = 0; i < s->task.bin_count; i++) {
            const struct fdm_bin *bin = &s->bins[i];
            const struct fdm_rectangle *scissor =
                &s->scissors[s->task.viewports_are_per_view ? i % s->task.view_count : 0];
            const struct fdm_rectangle *patched = &s->bin_scissors[i * s->task.viewport_slots];
            uint32_t pixel[2], inside = 0;
            for (int axis = 0; axis < 2; axis++) {
                uint32_t least = patched->origin[axis] + bin->lrz_offset[axis];
                assert_true(least >= bin->common_start[axis]);
                assert_true(least + patched->size[axis] <=
                            bin->common_start[axis] + (bin->size[axis] + bin->area[axis] - 1) / bin->area[axis]);
                pixel[axis] = bin->start[axis] + random_below(&random, bin->size[axis] + 1);
                uint32_t fragment = pixel[axis] / bin->area[axis] + bin->offset[axis];
                bool is_in_scissor = pixel[axis] < bin->start[axis] + bin->size[axis] &&
                                     pixel[axis] >= scissor->origin[axis] &&
                                     pixel[axis] - scissor->origin[axis] < scissor->size[axis];
                inside += is_in_scissor && bin->is_visible;
                pixel[axis] =
                    fragment >= patched->origin[axis] && fragment - patched->origin[axis] < patched->size[axis];
            }
            assert_true(inside < 2 || (pixel[0] && pixel[1]));
        }
    }
    free(s);
}

/* ---- The shader -------------------------------------------------------------------------------------------------- */

static void check_scene(const struct decoding *decoding, const void *user)
{
    const struct scene *s = user;
    const struct fdm_viewport *viewports = decoding->buffers[BIN_VIEWPORTS];
    const struct fdm_rectangle *scissors = decoding->buffers[BIN_SCISSORS];

    assert_memory_equal(decoding->buffers[BINS], s->bins, decoding->sizes[BINS]);
    for (uint32_t i = 0; i < s->task.bin_count * s->task.viewport_slots; i++) {
        uint32_t slot = i % s->task.viewport_slots, view = i / s->task.viewport_slots % s->task.view_count;
        if ((s->task.viewports_are_per_view ? view : slot) >= s->task.viewport_count)
            continue;
        assert_memory_equal(&scissors[i], &s->bin_scissors[i], sizeof *scissors);
        assert_memory_equal(&viewports[i], &s->bin_viewports[i], sizeof *viewports);
    }
}

static void decode(struct scene *s)
{
    const void *inputs[MAX_BUFFERS] = {s->density_map, s->offsets, s->viewports, s->scissors};
    struct decoding decoding;

    decode_by_model(s);
    decoding_begin(&decoding, "fdm", (const uint32_t *)&s->task, inputs);
    decode_everywhere(&decoding, check_scene, s);
    decoding_end(&decoding);
}

static void scenes_are_decoded(void **state)
{
    struct scene *s = calloc(1, sizeof *s);
    uint64_t random = 3;
    (void)state;

    for (int n = 0; n < 60; n++) {
        random_scene(s, &random);
        decode(s);
    }
    free(s);
}

/* Sizes of zero, tiles that no power of two divides, offsets that are no multiples, fewer viewports than slots. */
static void odd_scenes_are_decoded(void **state)
{
    struct scene *s = calloc(1, sizeof *s);
    uint64_t random = 4;
    (void)state;

    for (int n = 0; n < 60; n++) {
        random_scene(s, &random);
        struct fdm_task *task = &s->task;
        for (int axis = 0; axis < 2; axis++) {
            task->tile[axis] = n % 5 == 0 ? 0 : 1 + random_below(&random, 100);
            task->map[axis] = n % 7 == 0 ? 0 : task->map[axis];
            task->texel[axis] = n % 6 == 0 ? 0 : task->texel[axis];
            for (int view = 0; view < VIEWS; view++)
                s->offsets[view][axis] = (int32_t)(random_word(&random) >> random_below(&random, 32)) / 2;
        }
        task->map_texel_count = n % 9 == 0 ? 0 : 1 + random_below(&random, MAX_TEXELS);
        task->offset_granularity = random_below(&random, 12);
        task->viewport_count = random_below(&random, 4);
        task->bin_count = random_below(&random, 60);
        task->tiles_in_row = random_below(&random, 8);
        decode(s);
    }
    free(s);
}

/* More bins than one thread group processes. */
static void many_bins_are_decoded(void **state)
{
    struct scene *s = calloc(1, sizeof *s);
    uint64_t random = 5;
    (void)state;

    for (int n = 0; n < 8; n++) {
        random_scene(s, &random);
        s->task.bin_count = s->task.view_count * (MAX_BINS / s->task.view_count);
        s->task.tiles_in_row = 1 + random_below(&random, 40);
        decode(s);
    }
    free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shifts_are_those_of_the_documentation),
        cmocka_unit_test(areas_are_what_densities_ask_for),
        cmocka_unit_test(bins_cover_the_frame),
        cmocka_unit_test(scissors_keep_their_pixels),
        cmocka_unit_test(scenes_are_decoded),
        cmocka_unit_test(odd_scenes_are_decoded),
        cmocka_unit_test(many_bins_are_decoded),
    };
    return cmocka_run_group_tests(tests, NULL, close_device);
}
