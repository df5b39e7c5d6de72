/* Draws of meshlets on the CPU: the whole mesh is decoded first; then each triangle is tested. */
#include "decoders/models/meshlet_draws.h"

#include "decoders/models/meshlet.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum {
    HEADER_WORDS = 6,
    BOUND_WORDS = 8,
    STREAM_WORDS = 4,
    CHUNK = 8,
    GUARD_BAND = 4,
    MAX_SUBPIXELS = 1 << 23,
    BEHIND = 16,
    INACCURATE = 32
};

struct scene {
    const struct meshlet_draw_task *task;
    const uint32_t *mesh;
    uint32_t *triangle_counts, *vertex_counts; /* of meshlets */
    uint32_t (*triangles)[3];
    struct meshlet_vertex *vertices;
};

/* ---- Bounds ------------------------------------------------------------------------------------------------------ */

static float dot(const float *a, const float *b)
{
    float first = a[0] * b[0], second = a[1] * b[1], third = a[2] * b[2];
    float sum = first + second;
    return sum + third;
}

static bool is_behind(const float plane[4], const float center[3], float radius)
{
    float distance = dot(plane, center) + plane[3], square = distance * distance;
    float radius_square = radius * radius, limit = radius_square * dot(plane, plane);
    return distance < 0 && square > limit;
}

static bool is_outside(const struct meshlet_view *view, const float center[3], float radius)
{
    for (int i = 0; i < 6; i++) {
        float plane[4];
        for (int c = 0; c < 4; c++) {
            float w = view->rows[3][c], other = view->rows[i / 2][c];
            plane[c] = i == 4 ? other : i % 2 ? w - other : w + other; /* 0 <= z <= w */
        }
        if (is_behind(plane, center, radius))
            return true;
    }
    return false;
}

static bool is_turned_away(const float camera[4], const float center[3], float radius, const float cone[4])
{
    float direction[3];

    for (int c = 0; c < 3; c++) {
        float scaled = center[c] * camera[3];
        direction[c] = scaled - camera[c];
    }
    float slack = radius * camera[3], along = dot(direction, cone) - slack, square = along * along;
    float cutoff_square = cone[3] * cone[3], limit = cutoff_square * dot(direction, direction);
    return along > 0 && cone[3] >= 0 && square >= limit;
}

static bool is_bound_visible(const struct scene *scene, const struct meshlet_view *view, size_t number)
{
    float bound[BOUND_WORDS];

    memcpy(bound, scene->mesh + HEADER_WORDS + BOUND_WORDS * number, sizeof bound);
    return !(scene->task->tests & MESHLET_TEST_FRUSTUM && is_outside(view, bound, bound[3])) &&
           !(scene->task->tests & MESHLET_TEST_CONES && is_turned_away(view->camera, bound, bound[3], bound + 4));
}

/* ---- Triangles --------------------------------------------------------------------------------------------------- */

struct meshlet_point meshlet_project(const struct meshlet_draw_task *task, const struct meshlet_view *view,
                                     const float position[3])
{
    struct meshlet_point point = {.sides = 0};
    float w = dot(view->rows[3], position) + view->rows[3][3];
    bool is_exact = true;
    float window[2];

    for (int axis = 0; axis < 2; axis++) {
        float half = (float)(128 * task->viewport[2 + axis]);
        float middle = (float)(256 * task->viewport[axis] + 128 * task->viewport[2 + axis] - 129);
        float c = (dot(view->rows[axis], position) + view->rows[axis][3]) / w, scaled = c * half;
        window[axis] = rintf(scaled + middle);
        point.sides |= w > 0 ? (c <= -1 ? 1u : 0u) << axis | (c >= 1 ? 4u : 0u) << axis : 0;
        is_exact = is_exact && fabsf(c) <= (float)GUARD_BAND && fabsf(window[axis]) < (float)MAX_SUBPIXELS;
    }
    point.sides |= (w > 0 ? 0 : BEHIND) | (is_exact ? 0 : INACCURATE);
    for (int axis = 0; axis < 2 && is_exact; axis++)
        point.at[axis] = (int32_t)window[axis] + 1;
    return point;
}

static int64_t floor_256(int64_t value)
{
    return value >= 0 ? value / 256 : -((255 - value) / 256);
}

/* The box has the middle of a pixel, or ends at one: its upper end does not count. */
static bool is_small(const struct meshlet_point *points[3])
{
    for (int axis = 0; axis < 2; axis++) {
        int64_t least = INT64_MAX, most = INT64_MIN;
        for (int i = 0; i < 3; i++) {
            int64_t at = points[i]->at[axis] - 1;
            least = at < least ? at : least;
            most = at > most ? at : most;
        }
        if (floor_256(least) == floor_256(most))
            return true;
    }
    return false;
}

/* Twice the area: positive if clockwise, as y points down. */
static int64_t area(const struct meshlet_point *a, const struct meshlet_point *b, const struct meshlet_point *c)
{
    return ((int64_t)b->at[0] - a->at[0]) * ((int64_t)c->at[1] - a->at[1]) -
           ((int64_t)b->at[1] - a->at[1]) * ((int64_t)c->at[0] - a->at[0]);
}

static bool is_triangle_visible(const struct scene *scene, const struct meshlet_view *view, const uint32_t triangle[3])
{
    const struct meshlet_draw_task *task = scene->task;
    struct meshlet_point points[3];
    const struct meshlet_point *pointers[3] = {&points[0], &points[1], &points[2]};

    for (int i = 0; i < 3; i++)
        points[i] = meshlet_project(task, view, scene->vertices[triangle[i]].position);
    if (task->tests & MESHLET_TEST_FRUSTUM && points[0].sides & points[1].sides & points[2].sides & 31)
        return false;
    if ((points[0].sides | points[1].sides | points[2].sides) & (BEHIND | INACCURATE))
        return true;
    int64_t twice = area(&points[0], &points[1], &points[2]);
    bool is_front = task->front_face == 0 ? twice < 0 : task->front_face == 1 ? twice > 0 : twice != 0;
    return (is_front || !(task->tests & MESHLET_TEST_FACING)) &&
           !(task->tests & MESHLET_TEST_SMALL && is_small(pointers));
}

/* ---- Draws ------------------------------------------------------------------------------------------------------- */

/* Reads numbers of triangles and vertices, as meshlet_decode does: none of meshlets that have too many. */
static void read_counts(struct scene *scene)
{
    size_t count = scene->task->meshlet_count;
    const uint32_t *streams = scene->mesh + HEADER_WORDS + BOUND_WORDS * (count + (count + 7) / 8);

    for (size_t i = 0; i < count; i++) {
        const uint32_t *counts = streams + STREAM_WORDS * i * scene->mesh[3];
        bool is_right = counts[0] <= 32 && counts[1] <= 32 && (counts[0] == 0 || counts[1] > 0);
        scene->triangle_counts[i] = is_right ? counts[0] : 0;
        scene->vertex_counts[i] = is_right ? counts[1] : 0;
    }
}

static void put_index(uint32_t *indices, const struct meshlet_draw_task *task, uint64_t number, uint32_t index)
{
    if (task->index_size == 1)
        ((uint8_t *)indices)[number] = (uint8_t)index;
    else
        ((uint16_t *)indices)[number] = (uint16_t)index;
}

struct chunk {
    uint32_t first_meshlet, meshlets;
    uint32_t first_triangle, first_vertex;
    uint64_t first_index;
};

/* Writes the indices of the chunk's visible triangles. Returns how many triangles. */
static uint32_t draw_chunk(const struct scene *scene, const struct meshlet_view *view, const struct chunk *chunk,
                           uint32_t *indices)
{
    const struct meshlet_draw_task *task = scene->task;
    uint32_t triangle = chunk->first_triangle, drawn = 0, per_word = task->index_size == 1 ? 4 : 2;
    bool is_visible = is_bound_visible(scene, view, (size_t)task->meshlet_count + chunk->first_meshlet / CHUNK);

    for (uint32_t i = chunk->first_meshlet; i < chunk->first_meshlet + chunk->meshlets && is_visible; i++) {
        bool has_any = is_bound_visible(scene, view, i);
        for (uint32_t n = 0; n < scene->triangle_counts[i]; n++, triangle++) {
            if (!has_any || !is_triangle_visible(scene, view, scene->triangles[triangle]))
                continue;
            for (int c = 0; c < 3; c++)
                put_index(indices, task, chunk->first_index + 3 * (uint64_t)drawn + (uint64_t)c,
                          scene->triangles[triangle][c] - chunk->first_vertex);
            drawn++;
        }
    }
    for (uint64_t i = 3 * (uint64_t)drawn; i % per_word != 0; i++)
        put_index(indices, task, chunk->first_index + i, 0);
    return drawn;
}

static void draw_instance(const struct scene *scene, uint32_t instance, const struct meshlet_view *view,
                          uint32_t *indices, struct meshlet_draw *draws, struct meshlet_draw_outcome *outcome)
{
    const struct meshlet_draw_task *task = scene->task;
    uint64_t word = (uint64_t)instance * outcome->instance_words;
    struct chunk chunk = {0};

    for (uint32_t first = 0; first < task->meshlet_count; first += CHUNK) {
        uint32_t triangles = 0, vertices = 0, drawn = 0;
        chunk.first_meshlet = first;
        chunk.meshlets = task->meshlet_count - first < CHUNK ? task->meshlet_count - first : CHUNK;
        chunk.first_index = word * (task->index_size == 1 ? 4 : 2);
        for (uint32_t i = first; i < first + chunk.meshlets; i++) {
            triangles += scene->triangle_counts[i];
            vertices += scene->vertex_counts[i];
        }
        word += (uint64_t)(triangles + 3) / 4 * (task->index_size == 1 ? 3 : 6);
        if (word <= task->index_word_count)
            drawn = draw_chunk(scene, view, &chunk, indices);
        if (drawn > 0 && outcome->draws++ < task->draw_capacity)
            draws[outcome->draws - 1] = (struct meshlet_draw){.index_count = 3 * drawn,
                                                              .instance_count = 1,
                                                              .first_index = (uint32_t)chunk.first_index,
                                                              .vertex_offset = chunk.first_vertex,
                                                              .first_instance = instance};
        outcome->triangles += drawn;
        chunk.first_triangle += triangles;
        chunk.first_vertex += vertices;
    }
}

static uint32_t instance_words(const struct scene *scene)
{
    uint32_t words = 0;

    for (uint32_t first = 0; first < scene->task->meshlet_count; first += CHUNK) {
        uint32_t triangles = 0;
        for (uint32_t i = first; i < first + CHUNK && i < scene->task->meshlet_count; i++)
            triangles += scene->triangle_counts[i];
        words += (triangles + 3) / 4 * (scene->task->index_size == 1 ? 3 : 6);
    }
    return words;
}

struct meshlet_draw_outcome meshlet_make_draws(const struct meshlet_draw_task *task, const uint32_t *mesh,
                                               const struct meshlet_view *views, uint32_t *indices,
                                               struct meshlet_draw *draws)
{
    size_t meshlets = task->meshlet_count;
    struct scene scene = {task, mesh, calloc(meshlets + 1, 4), calloc(meshlets + 1, 4), NULL, NULL};
    struct meshlet_draw_outcome outcome = {0};

    scene.triangles = calloc(meshlets * MESHLET_LANES + 1, sizeof *scene.triangles);
    scene.vertices = calloc(meshlets * MESHLET_LANES + 1, sizeof *scene.vertices);
    if (scene.triangle_counts && scene.vertex_counts && scene.triangles && scene.vertices)
        outcome.faults =
            meshlet_decode(mesh, task->mesh_word_count, task->meshlet_count, scene.triangles,
                           (uint32_t)meshlets * MESHLET_LANES, scene.vertices, (uint32_t)meshlets * MESHLET_LANES)
                .faults;
    if (!(outcome.faults & MESHLET_NO_MESH)) {
        read_counts(&scene);
        outcome.instance_words = instance_words(&scene);
        for (uint32_t i = 0; i < task->instance_count; i++)
            draw_instance(&scene, i, &views[i], indices, draws, &outcome);
        if ((uint64_t)outcome.instance_words * task->instance_count > task->index_word_count ||
            outcome.draws > task->draw_capacity)
            outcome.faults |= MESHLET_TOO_LARGE;
    }
    free(scene.triangle_counts);
    free(scene.vertex_counts);
    free(scene.triangles);
    free(scene.vertices);
    return outcome;
}
