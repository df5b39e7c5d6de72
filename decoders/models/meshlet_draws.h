/* What is visible of compressed meshlets, as indirect draws: "Modernizing Granite's mesh rendering". A draw has up to
 * eight meshlets that follow each other, a chunk; its indices count from the first of these meshlets' vertices, so they
 * fit 8 bits.
 *
 *     pixel = (clip / w * size / 2 + origin + size / 2), in 256ths, rounded to even
 *     behind a plane: dot(plane, center) + plane.w < 0, and its square > radius * radius * dot(plane, plane)
 *     turned away: d = center * camera.w - camera, e = dot(d, axis) - radius * camera.w: e > 0,
 *                  and its square >= cutoff * cutoff * dot(d, d) */
#ifndef DECODERS_MODELS_MESHLET_DRAWS_H
#define DECODERS_MODELS_MESHLET_DRAWS_H

#include <stddef.h>
#include <stdint.h>

enum { /* tests */
    MESHLET_TEST_FRUSTUM = 1,
    MESHLET_TEST_CONES = 2,
    MESHLET_TEST_FACING = 4,
    MESHLET_TEST_SMALL = 8
};

struct meshlet_view {
    float rows[4][4]; /* of the matrix from the mesh to clip space */
    float camera[4];
};

/* The decoder's constants. */
struct meshlet_draw_task {
    uint32_t mesh_word_count, meshlet_count, instance_count;
    uint32_t index_size, index_word_count, draw_capacity;
    uint32_t tests, front_face; /* 0 counter-clockwise, 1 clockwise, 2 both */
    int32_t viewport[4];        /* x, y, width, height */
};

struct meshlet_draw {
    uint32_t index_count, instance_count, first_index, vertex_offset, first_instance;
};

struct meshlet_draw_outcome {
    uint32_t faults, draws, triangles, instance_words;
};

/* Computes the complete output of the GPU decoder. Indices that it leaves alone stay. */
struct meshlet_draw_outcome meshlet_make_draws(const struct meshlet_draw_task *task, const uint32_t *mesh,
                                               const struct meshlet_view *views, uint32_t *indices,
                                               struct meshlet_draw *draws);

/* A point on the screen, in 256ths of pixels. Pixels have their middles at multiples of 256. */
struct meshlet_point {
    int32_t at[2];
    uint32_t sides; /* bits 0-3: left, above, right, below the viewport; 4: w <= 0; 5: too far away to be exact */
};
struct meshlet_point meshlet_project(const struct meshlet_draw_task *task, const struct meshlet_view *view,
                                     const float position[3]);

#endif
