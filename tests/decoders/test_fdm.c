/* Tests of the decoder that computes bins under a fragment density map. */
#include "harness.h"
#include "decoders/models/fdm.h"

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
    GROUPS,
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
    uint32_t pipe[2], mask_bits; /* of a struct fdm_merge_task */
    uint8_t density_map[2 * MAX_TEXELS];
    int32_t offsets[VIEWS][2];
    struct fdm_viewport viewports[16];
    struct fdm_rectangle scissors[16];
    struct fdm_bin bins[MAX_BINS];
    struct fdm_viewport bin_viewports[4 * MAX_BINS];
    struct fdm_rectangle bin_scissors[4 * MAX_BINS];
    struct fdm_group groups[MAX_BINS];
    uint32_t areas[MAX_BINS][2];
};

static void random_scene(struct scene *s, uint64_t *random)
{
    static const uint8_t densities[] = {255, 255, 128, 127, 64, 63, 32, 0};
    struct fdm_task *task = &s->task;
    bool is_even = random_below(random, 2); /* neighbours have the same density */

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
    s->pipe[0] = 1 + random_below(random, 6);
    s->pipe[1] = 1 + random_below(random, 6);
    s->mask_bits = random_below(random, 3) ? 0 : 1 + random_below(random, 16);
    task->map_texel_count = task->map[0] * task->map[1] * (random_below(random, 2) ? task->view_count : 1);
    task->tiles_in_row = (task->frame[0] + task->tile[0] - 1) / task->tile[0] + task->has_offsets;
    task->bin_count = task->tiles_in_row * ((task->frame[1] + task->tile[1] - 1) / task->tile[1] + task->has_offsets) *
                      task->view_count;
    for (size_t i = 0; i < sizeof s->density_map; i++)
        s->density_map[i] = densities[is_even ? (i / 16 + i % 2) % 7 : random_below(random, 8)];
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

static struct fdm_merge_task merge_task(const struct scene *s)
{
    return (struct fdm_merge_task){s->task, {s->pipe[0], s->pipe[1]}, s->mask_bits};
}

static void merge_by_model(struct scene *s)
{
    const struct fdm_merge_task task = merge_task(s);
    fdm_decode_merged(&task, s->density_map, (const int32_t(*)[2])s->offsets, s->viewports, s->scissors, s->groups,
                      s->areas, s->bins, s->bin_viewports, s->bin_scissors);
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

/* A map of one texel for each tile, and one view: 6 x 3 tiles in pipes of 4 x 2. */
static void tiles_are_merged_as_by_hand(void **state)
{
    /* Areas: 1, 2 x 2 or 4 x 4; 0: nothing is seen. */
    static const uint8_t areas[3][6] = {{2, 2, 1, 1, 4, 4}, {2, 2, 4, 4, 4, 4}, {4, 4, 4, 0, 4, 2}};
    /* last[n]: the last tile of the bin that holds tile n. Left pipe: the 2 x 2 tiles of area 2 are one bin, and so are
     * two tiles of area 4. Tiles of area 1 stay alone. Right pipe: all four tiles are one bin. Bottom row: tiles 12 and
     * 13 are one bin. Tile 15 is not seen. Tiles 16 and 17 have different areas. */
    static const uint32_t last[18] = {7, 7, 2, 3, 11, 11, 7, 7, 9, 9, 11, 11, 13, 13, 14, 15, 16, 17};
    struct scene *s = calloc(1, sizeof *s);
    (void)state;

    s->task = (struct fdm_task){.bin_count = 18,
                                .view_count = 1,
                                .tiles_in_row = 6,
                                .tile = {32, 32},
                                .frame = {192, 96},
                                .map = {6, 3},
                                .map_texel_count = 18,
                                .texel = {32, 32},
                                .viewport_count = 1,
                                .viewport_slots = 1};
    s->pipe[0] = 4;
    s->pipe[1] = 2;
    for (int i = 0; i < 18; i++)
        s->density_map[2 * i] = s->density_map[2 * i + 1] =
            (uint8_t)(areas[i / 6][i % 6] ? 255 / areas[i / 6][i % 6] : 0);
    merge_by_model(s);
    for (uint32_t i = 0; i < 18; i++) {
        uint32_t tile = i;
        while (s->groups[tile].last != tile)
            tile = s->groups[tile].last;
        assert_int_equal(tile, last[i]);
    }
    assert_true(s->bins[7].start[0] == 0 && s->bins[7].size[0] == 64 && s->bins[7].size[1] == 64);
    assert_true(s->bins[9].start[0] == 64 && s->bins[9].start[1] == 32 && s->bins[9].size[1] == 32);
    assert_true(s->bins[9].offset[0] == 64 - 16 && s->bins[8].is_visible == 0 && s->bins[8].size[0] == 0);
    s->mask_bits = 5; /* 2 x 2 tiles need bits 0, 1, 4, 5 */
    merge_by_model(s);
    assert_true(s->groups[7].size[0] == 2 && s->groups[7].size[1] == 1);
    free(s);
}

/* Merged bins cover what each view sees once, are no larger than a tile, and stay in their pipe. */
static void merged_bins_cover_what_is_seen(void **state)
{
    struct scene *s = calloc(1, sizeof *s), *alone = calloc(1, sizeof *alone);
    uint32_t merged = 0;
    uint64_t random = 6;
    (void)state;

    for (int n = 0; n < 300; n++) {
        random_scene(s, &random);
        *alone = *s;
        decode_by_model(alone);
        merge_by_model(s);
        uint32_t views = s->task.view_count;
        for (uint32_t view = 0; view < views; view++) {
            int64_t pixels = 0, expected = 0;
            for (uint32_t i = view; i < s->task.bin_count; i += views) {
                const struct fdm_bin *bin = &s->bins[i], *own = &alone->bins[i];
                const struct fdm_group *group = &s->groups[i / views];
                expected += own->is_visible ? (int64_t)own->size[0] * own->size[1] : 0;
                if (!bin->is_visible)
                    continue;
                check_transform(bin);
                pixels += (int64_t)bin->size[0] * bin->size[1];
                merged += group->size[0] * group->size[1] > 1;
                for (int axis = 0; axis < 2; axis++) {
                    assert_true(bin->size[axis] / bin->area[axis] <= s->task.tile[axis]);
                    assert_int_equal(group->origin[axis] / s->pipe[axis],
                                     (group->origin[axis] + group->size[axis] - 1) / s->pipe[axis]);
                }
            }
            /* Tiles that a view does not see may be in a bin that it sees. */
            assert_true(pixels >= expected);
        }
    }
    assert_true(merged > 1000);
    free(s);
    free(alone);
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

static void check_merged(const struct decoding *decoding, const void *user)
{
    const struct scene *s = user;
    const struct fdm_group *groups = decoding->buffers[GROUPS];
    uint32_t views = s->task.view_count;

    check_scene(decoding, user);
    for (uint32_t i = 0; i < s->task.bin_count / views + (s->task.bin_count % views != 0); i++) {
        assert_int_equal(groups[i].last, s->groups[i].last);
        if (groups[i].last == i)
            assert_memory_equal(&groups[i], &s->groups[i], sizeof *groups);
    }
}

static void decode_merged(struct scene *s)
{
    const void *inputs[MAX_BUFFERS] = {s->density_map, s->offsets, s->viewports, s->scissors};
    const struct fdm_merge_task task = merge_task(s);
    struct decoding decoding;

    merge_by_model(s);
    decoding_begin(&decoding, "fdm-merge", (const uint32_t *)&task, inputs);
    decode_everywhere(&decoding, check_merged, s);
    decoding_end(&decoding);
}

static void decode(struct scene *s)
{
    const void *inputs[MAX_BUFFERS] = {s->density_map, s->offsets, s->viewports, s->scissors};
    struct decoding decoding;

    decode_merged(s);

    decode_by_model(s);
    decoding_begin(&decoding, "fdm", (const uint32_t *)&s->task, inputs);
    decode_everywhere(&decoding, check_scene, s);
    decoding_end(&decoding);
}

/* Three tiles on a frame of two: the third has no pixels, and both decoders say that nobody sees it. */
static void bins_beyond_the_frame_are_not_visible(void **state)
{
    struct scene *s = calloc(1, sizeof *s);
    (void)state;

    s->task = (struct fdm_task){.bin_count = 3,
                                .view_count = 1,
                                .tiles_in_row = 3,
                                .tile = {32, 32},
                                .frame = {64, 32},
                                .map = {1, 1},
                                .map_texel_count = 1,
                                .texel = {128, 32},
                                .viewport_slots = 1};
    s->density_map[0] = s->density_map[1] = 127; /* areas of 2 x 2 */
    for (unsigned merges = 0; merges < 2; merges++) {
        if (merges)
            merge_by_model(s);
        else
            decode_by_model(s);
        assert_true(s->bins[1].is_visible && s->bins[1].area[0] == 2);
        assert_true(!s->bins[2].is_visible && s->bins[2].area[0] == 1 && s->bins[2].area[1] == 1);
        assert_true(s->bins[2].size[0] == 0);
    }
    decode(s);
    free(s);
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
                s->offsets[view][axis] = (int32_t)random_size(&random, 32) / 2;
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
        cmocka_unit_test(tiles_are_merged_as_by_hand),
        cmocka_unit_test(merged_bins_cover_what_is_seen),
        cmocka_unit_test(scissors_keep_their_pixels),
        cmocka_unit_test(bins_beyond_the_frame_are_not_visible),
        cmocka_unit_test(scenes_are_decoded),
        cmocka_unit_test(odd_scenes_are_decoded),
        cmocka_unit_test(many_bins_are_decoded),
    };
    return cmocka_run_group_tests(tests, NULL, close_device);
}
