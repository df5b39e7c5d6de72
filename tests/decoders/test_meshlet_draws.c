/* Tests of the decoder that makes indirect draws of visible meshlets. */
#include "harness.h"
#include "decoders/models/meshlet.h"
#include "decoders/models/meshlet_draws.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    MESH,
    INSTANCES,
    INDICES,
    DRAWS,
    OUTCOME,
    MAX_MESHLETS = 300,
    MAX_INSTANCES = 3,
    MAX_WORDS = 1 << 16,
    MAX_INDEX_WORDS = MAX_INSTANCES * MAX_MESHLETS * 48,
    MAX_DRAWS = 200,
    SIZE = 64, /* of the viewport */
    ALL_TESTS = 15
};

struct scene {
    struct meshlet_draw_task task;
    struct meshlet_source sources[MAX_MESHLETS];
    uint32_t words[MAX_WORDS];
    struct meshlet_view views[MAX_INSTANCES];
    uint32_t indices[MAX_INDEX_WORDS];
    struct meshlet_draw draws[MAX_DRAWS];
};

/* ---- Scenes ------------------------------------------------------------------------------------------------------ */

/* A patch of a surface: vertices on a grid, triangles between neighbours. Depths are powers of two, so that devices
 * divide by them exactly. */
static struct meshlet_source random_source(uint64_t *random)
{
    struct meshlet_source source = {.triangle_count = random_below(random, 33),
                                    .vertex_count = 3 + random_below(random, 30),
                                    .position_exponent = -10};
    int32_t middle[2] = {(int32_t)random_below(random, 4000) - 2000, (int32_t)random_below(random, 4000) - 2000};
    uint32_t size = 1 + random_below(random, 900), depth = 1u << (7 + random_below(random, 5));

    for (uint32_t i = 0; i < source.vertex_count; i++) {
        for (int c = 0; c < 2; c++)
            source.positions[i][c] = (int16_t)(middle[c] + (int32_t)random_below(random, size));
        source.positions[i][2] = (int16_t)(random_below(random, 6) ? depth : depth * 2);
    }
    if (random_below(random, 10) == 0)
        source.positions[0][2] = -1024; /* behind the camera */
    for (uint32_t i = 0; i < source.triangle_count; i++)
        for (int c = 0; c < 3; c++)
            source.triangles[i][c] = (uint8_t)random_below(random, source.vertex_count);
    return source;
}

/* A camera at 0 that looks along z, in front of which the mesh lies scaled and moved; w is z. With `is_flat`, w is 1.
 */
static struct meshlet_view random_view(uint64_t *random, bool is_flat)
{
    float scale = (float)(1u << random_below(random, 3)), move = (float)random_below(random, 64) / 32 - 1;
    struct meshlet_view view = {{{scale, 0, 0, move}, {0, scale, 0, -move}, {0, 0, 1, -1.0f / 32}, {0, 0, 1, 0}},
                                {-move / scale, move / scale, 0, 1}};

    if (is_flat) {
        const struct meshlet_view flat = {{{scale, 0, 0, move}, {0, scale, 0, -move}, {0, 0, 0.25f, 0}, {0, 0, 0, 1}},
                                          {0, 0, -1, 0}};
        return flat;
    }
    view.rows[0][3] = view.rows[1][3] = 0; /* the camera stays on the axis where depth divides */
    memset(view.camera, 0, 2 * sizeof *view.camera);
    return view;
}

static void random_scene(struct scene *s, uint32_t meshlets, uint64_t *random)
{
    struct meshlet_draw_task *task = &s->task;

    for (uint32_t i = 0; i < meshlets; i++)
        s->sources[i] = random_source(random);
    size_t words = meshlet_encode(s->sources, meshlets, 2, s->words, MAX_WORDS);
    assert_true(words <= MAX_WORDS);
    *task = (struct meshlet_draw_task){.mesh_word_count = (uint32_t)words,
                                       .meshlet_count = meshlets,
                                       .instance_count = 1 + random_below(random, MAX_INSTANCES),
                                       .index_size = 1 + random_below(random, 2),
                                       .index_word_count = MAX_INDEX_WORDS,
                                       .draw_capacity = MAX_DRAWS,
                                       .tests = random_below(random, ALL_TESTS + 1),
                                       .front_face = random_below(random, 3),
                                       .viewport = {(int32_t)random_below(random, 100) - 50, 7, SIZE, SIZE}};
    if (random_below(random, 2))
        task->viewport[3] = -SIZE;
    for (uint32_t i = 0; i < MAX_INSTANCES; i++)
        s->views[i] = random_view(random, random_below(random, 2));
}

/* ---- The model --------------------------------------------------------------------------------------------------- */

/* A box of the view: z from 0 to 1, x and y from -1 to 1. Pixels are 2 / 64 wide. */
static const struct meshlet_view box = {{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}}, {0, 0, -1, 0}};

/* Draws one meshlet of one triangle in the box; coordinates are 256ths. Returns whether the triangle is left. */
static bool draws_triangle(const int16_t (*corners)[3], uint32_t tests, uint32_t front_face)
{
    static struct scene s;
    struct meshlet_source source = {
        .triangle_count = 1, .vertex_count = 3, .triangles = {{0, 1, 2}}, .position_exponent = -8};

    memcpy(source.positions, corners, 3 * sizeof *corners);
    s.task = (struct meshlet_draw_task){(uint32_t)meshlet_encode(&source, 1, 2, s.words, MAX_WORDS),
                                        1,
                                        1,
                                        1,
                                        3,
                                        1,
                                        tests,
                                        front_face,
                                        {0, 0, SIZE, SIZE}};
    struct meshlet_draw_outcome outcome = meshlet_make_draws(&s.task, s.words, &box, s.indices, s.draws);
    assert_int_equal(outcome.faults, 0);
    assert_int_equal(outcome.instance_words, 3);
    assert_int_equal(outcome.draws, outcome.triangles);
    if (outcome.draws > 0) {
        assert_int_equal(s.indices[0], 0x00020100);
        assert_int_equal(s.draws[0].index_count, 3);
    }
    return outcome.triangles == 1;
}

/* What is behind the camera is on no side of it: a triangle that it shares with points in front is clipped first. */
static void points_behind_are_on_no_side(void **state)
{
    (void)state;
    const struct meshlet_draw_task task = {.viewport = {0, 0, 64, 64}};
    const struct meshlet_view view = {.rows = {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, -0.5f}}};
    const float position[3] = {1, -1, 0};

    assert_int_equal(meshlet_project(&task, &view, position).sides, 16);
}

/* A pixel is 8 of 256ths wide. Pixel 32 begins at 0 and has its middle at 4. */
static void triangles_are_left_out_for_a_reason(void **state)
{
    static const int16_t clockwise[3][3] = {{0, 0, 9}, {99, 0, 9}, {0, 99, 9}}; /* y points down */
    static const int16_t right_of_it[3][3] = {{256, 0, 9}, {300, 0, 9}, {256, 99, 9}};
    static const int16_t in_front_of_it[3][3] = {{0, 0, -2}, {9, 0, -2}, {0, 9, -2}};
    static const int16_t turned_away[3][3] = {{0, 0, 9}, {99, 0, 9}, {0, 99, 9}};
    static const int16_t line[3][3] = {{0, 0, 9}, {50, 50, 9}, {100, 100, 9}};
    static const int16_t without_middles[3][3] = {{5, 0, 9}, {11, 0, 9}, {5, 99, 9}};
    static const int16_t that_ends_at_a_middle[3][3] = {{-3, 0, 9}, {4, 0, 9}, {-3, 99, 9}};
    static const int16_t that_begins_at_a_middle[3][3] = {{4, 0, 9}, {11, 0, 9}, {4, 99, 9}};
    (void)state;

    assert_true(draws_triangle(clockwise, 0, 0));
    assert_false(draws_triangle(clockwise, MESHLET_TEST_FACING, 0));
    assert_true(draws_triangle(clockwise, MESHLET_TEST_FACING, 1));
    assert_true(draws_triangle(clockwise, MESHLET_TEST_FACING, 2));
    assert_true(draws_triangle(right_of_it, ALL_TESTS - MESHLET_TEST_FRUSTUM - MESHLET_TEST_CONES, 2));
    assert_false(draws_triangle(right_of_it, MESHLET_TEST_FRUSTUM, 2));
    assert_true(draws_triangle(in_front_of_it, MESHLET_TEST_FRUSTUM, 2)); /* its sphere touches the plane */
    /* The normal of (99, 0) and (0, 99) is z, which is also the direction of the view. */
    assert_false(draws_triangle(turned_away, MESHLET_TEST_CONES, 2));
    assert_true(draws_triangle(line, ALL_TESTS - MESHLET_TEST_FACING, 2));
    assert_false(draws_triangle(line, MESHLET_TEST_FACING, 2));
    assert_false(draws_triangle(without_middles, MESHLET_TEST_SMALL, 2));
    assert_false(draws_triangle(that_ends_at_a_middle, MESHLET_TEST_SMALL, 2));
    assert_true(draws_triangle(that_begins_at_a_middle, MESHLET_TEST_SMALL, 2));
}

/* Whether the middle of a pixel is inside, or on a left or top edge: exact. */
static bool covers(const struct meshlet_point *points, bool is_clockwise, int64_t x, int64_t y)
{
    for (int i = 0; i < 3; i++) {
        const int32_t *a = points[i].at, *b = points[(i + (is_clockwise ? 1 : 2)) % 3].at;
        int64_t side = (int64_t)(b[0] - a[0]) * (y - a[1]) - (int64_t)(b[1] - a[1]) * (x - a[0]);
        bool is_left_or_top = b[1] < a[1] || (b[1] == a[1] && b[0] > a[0]);
        if (side < 0 || (side == 0 && !is_left_or_top))
            return false;
    }
    return true;
}

/* Whether the triangle reaches a pixel of the viewport, by brute force. */
static bool reaches_a_pixel(const struct meshlet_draw_task *task, const struct meshlet_point *points)
{
    int64_t area = (int64_t)(points[1].at[0] - points[0].at[0]) * (points[2].at[1] - points[0].at[1]) -
                   (int64_t)(points[1].at[1] - points[0].at[1]) * (points[2].at[0] - points[0].at[0]);
    int32_t top = task->viewport[3] < 0 ? task->viewport[1] + task->viewport[3] : task->viewport[1];

    if (area == 0 || (task->front_face == 0 && area > 0) || (task->front_face == 1 && area < 0))
        return false;
    for (int64_t y = top; y < top + SIZE; y++)
        for (int64_t x = task->viewport[0]; x < task->viewport[0] + SIZE; x++)
            if (covers(points, area > 0, 256 * x, 256 * y))
                return true;
    return false;
}

static bool has_triangle(const struct scene *s, const struct meshlet_draw_outcome *outcome, uint32_t instance,
                         const uint32_t triangle[3])
{
    for (uint32_t i = 0; i < outcome->draws; i++) {
        const struct meshlet_draw *draw = &s->draws[i];
        const uint8_t *indices = (const uint8_t *)s->indices + draw->first_index;
        for (uint32_t n = 0; n < draw->index_count && draw->first_instance == instance; n += 3)
            if (draw->vertex_offset + indices[n] == triangle[0] &&
                draw->vertex_offset + indices[n + 1] == triangle[1] &&
                draw->vertex_offset + indices[n + 2] == triangle[2])
                return true;
    }
    return false;
}

/* Culling loses no triangle that reaches a pixel, and few others are left. */
static void what_is_seen_is_drawn(void **state)
{
    struct scene *s = malloc(sizeof *s);
    static uint32_t triangles[20 * MESHLET_LANES][3];
    static struct meshlet_vertex vertices[20 * MESHLET_LANES];
    uint32_t seen = 0, drawn = 0;
    uint64_t random = 1;
    (void)state;

    for (int n = 0; n < 60; n++) {
        random_scene(s, 20, &random);
        s->task.index_size = 1;
        s->task.instance_count = 1;
        s->task.tests = ALL_TESTS;
        s->task.tests &= ~(uint32_t)MESHLET_TEST_CONES; /* of random windings */
        struct meshlet_draw_outcome outcome = meshlet_make_draws(&s->task, s->words, s->views, s->indices, s->draws);
        struct meshlet_outcome all = meshlet_decode(s->words, s->task.mesh_word_count, 20, triangles,
                                                    20 * MESHLET_LANES, vertices, 20 * MESHLET_LANES);
        assert_int_equal(outcome.faults, 0);
        drawn += outcome.triangles;
        for (uint32_t i = 0; i < all.triangles; i++) {
            struct meshlet_point points[3];
            uint32_t sides = 0;
            for (int c = 0; c < 3; c++) {
                points[c] = meshlet_project(&s->task, &s->views[0], vertices[triangles[i][c]].position);
                sides |= points[c].sides;
            }
            float depth = 0;
            for (int c = 0; c < 3; c++)
                depth += s->views[0].rows[2][2] * vertices[triangles[i][c]].position[2] + s->views[0].rows[2][3] < 0;
            if (sides & 48 || depth > 0 || !reaches_a_pixel(&s->task, points))
                continue;
            assert_true(has_triangle(s, &outcome, 0, triangles[i]));
            seen++;
        }
    }
    assert_true(seen > 500);
    assert_true(drawn < 2 * seen);
    free(s);
}

/* Whether all of the first meshlet lies where positions on the screen are exact. */
static bool is_projected(const struct scene *s)
{
    bool is_exact = true;

    for (uint32_t i = 0; i < s->sources[0].vertex_count; i++) {
        float position[3];
        for (int c = 0; c < 3; c++)
            position[c] = (float)s->sources[0].positions[i][c] / 1024;
        is_exact = is_exact && !(meshlet_project(&s->task, &s->views[0], position).sides & 48);
    }
    return is_exact;
}

/* Cones leave out what is seen from behind, and nothing else. */
static void cones_agree_with_facing(void **state)
{
    struct scene *s = malloc(sizeof *s);
    uint32_t left_out = 0;
    uint64_t random = 2;
    (void)state;

    for (int n = 0; n < 4000; n++) {
        random_scene(s, 1, &random);
        s->task.instance_count = 1;
        s->task.viewport[3] = SIZE;
        s->task.front_face = 0; /* z points away from the camera, y down: normals towards it are counter-clockwise */
        for (uint32_t i = 0; i < s->sources[0].triangle_count; i++) /* most triangles face away */
            for (uint32_t c = 0; c < 3; c++)
                s->sources[0].triangles[i][c] = (uint8_t)(c == 1 ? i % 2 : c == 2 ? 2 : 1 - i % 2);
        s->task.mesh_word_count = (uint32_t)meshlet_encode(s->sources, 1, 2, s->words, MAX_WORDS);
        s->task.tests = MESHLET_TEST_FACING;
        uint32_t facing = meshlet_make_draws(&s->task, s->words, s->views, s->indices, s->draws).triangles;
        s->task.tests = MESHLET_TEST_CONES;
        uint32_t in_cone = meshlet_make_draws(&s->task, s->words, s->views, s->indices, s->draws).triangles;
        if (!is_projected(s)) /* clipped triangles face nowhere */
            continue;
        assert_true(in_cone >= facing);
        left_out += in_cone == 0 && s->sources[0].triangle_count > 0;
    }
    assert_true(left_out > 20);
    free(s);
}

/* ---- The shaders ------------------------------------------------------------------------------------------------- */

static void check_draws(const struct decoding *decoding, const void *user)
{
    const struct scene *s = user;
    static uint32_t indices[MAX_INDEX_WORDS];
    struct meshlet_draw draws[MAX_DRAWS];

    memset(indices, 0xa5, sizeof indices); /* as the harness leaves it */
    struct meshlet_draw_outcome outcome =
        meshlet_make_draws(&s->task, decoding->buffers[MESH], s->views, indices, draws);
    assert_memory_equal(decoding->buffers[OUTCOME], &outcome, sizeof outcome);
    uint32_t count = outcome.draws < s->task.draw_capacity ? outcome.draws : s->task.draw_capacity;
    assert_memory_equal(decoding->buffers[DRAWS], draws, count * sizeof *draws);
    assert_memory_equal(decoding->buffers[INDICES], indices, decoding->sizes[INDICES]);
}

static void decode(struct scene *s)
{
    const void *inputs[MAX_BUFFERS] = {s->words, s->views};
    struct decoding decoding;

    decoding_begin(&decoding, "meshlet-draws", (const uint32_t *)&s->task, inputs);
    decode_everywhere(&decoding, check_draws, s);
    decoding_end(&decoding);
}

static void meshes_are_drawn(void **state)
{
    static const uint32_t counts[] = {0, 1, 7, 8, 9, 20, MAX_MESHLETS};
    struct scene *s = malloc(sizeof *s);
    uint64_t random = 3;
    (void)state;

    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (int n = 0; n < (counts[i] > 100 ? 2 : 5); n++) {
            random_scene(s, counts[i], &random);
            if (n == 0)
                s->task.tests = 0;
            if (n == 1)
                s->task.tests = ALL_TESTS;
            decode(s);
            if (counts[i] > 20)
                continue;
            s->task.index_word_count = random_below(&random, 200); /* not room enough */
            decode(s);
            s->task.draw_capacity = random_below(&random, 3);
            decode(s);
        }
    free(s);
}

/* Random words in headers of streams and in bounds, and invalid headers. Where floats take part, they are such that
 * devices compute the same: no denormals, and infinity only where nothing is divided by it. */
static void damaged_meshes_are_drawn(void **state)
{
    struct scene *s = malloc(sizeof *s);
    uint64_t random = 4;
    (void)state;

    for (int n = 0; n < 10; n++) {
        uint32_t count = 1 + random_below(&random, 20);
        random_scene(s, count, &random);
        uint32_t first = 6 + 8 * (count + (count + 7) / 8);
        for (uint32_t i = 0; i < count; i++) {
            uint32_t stream = first + 4 * random_below(&random, 2 * count), word = random_below(&random, 4);
            if (word != 2)
                s->words[stream + word] = random_size(&random, 32);
            else
                s->words[stream + word] = (s->words[stream + word] & 0xffff0000) | random_below(&random, 256);
        }
        uint32_t any = random_below(&random, count), word = random_below(&random, 8);
        s->words[6 + 8 * any + word] = 0x7f800000;
        /* Depths are no longer powers of two. */
        for (uint32_t i = 0; i < MAX_INSTANCES; i++)
            s->views[i] = random_view(&random, true);
        decode(s);
        s->words[5] = random_word(&random); /* more payload than there is */
        decode(s);
        s->words[n % 5] ^= 1u << random_below(&random, 4);
        decode(s);
    }
    free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points_behind_are_on_no_side),
        cmocka_unit_test(triangles_are_left_out_for_a_reason),
        cmocka_unit_test(what_is_seen_is_drawn),
        cmocka_unit_test(cones_agree_with_facing),
        cmocka_unit_test(meshes_are_drawn),
        cmocka_unit_test(damaged_meshes_are_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, close_device);
}
