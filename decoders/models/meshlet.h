/* Granite's compressed meshlets: files that begin with "MESHLET4". See "Modernizing Granite's mesh rendering", and
 * Granite's code. A file has, in this order:
 *
 *     header     "MESHLET4"; 32-bit words: style, streams per meshlet, meshlets, words of payload
 *     bounds     8 words per meshlet, then 8 words per group of 8 meshlets: center and radius of a sphere, then the
 *                axis of a cone and the sine of its angle. The cone has all normals; axis 0, sine 1: no cone has them
 *     streams    4 words each: base values (2 words), bits per component and parameters, offset of the payload
 *     payload    differences from the base values, then a word of zeros */
#ifndef DECODERS_MODELS_MESHLET_H
#define DECODERS_MODELS_MESHLET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    MESHLET_LANES = 32, /* largest number of triangles and of vertices in a meshlet */
    MESHLET_CHUNK = 8,  /* meshlets with a common bound */
    MESHLET_MAX_STREAMS = 8
};

enum meshlet_stream { /* in this order: files have the first 2, 4 or 6 */
    MESHLET_TRIANGLES,
    MESHLET_POSITIONS,
    MESHLET_NORMALS, /* and tangents */
    MESHLET_UV,
    MESHLET_BONES,
    MESHLET_WEIGHTS
};

enum { /* of an outcome */
    MESHLET_NO_MESH = 1,
    MESHLET_TOO_LARGE = 2,
    MESHLET_DAMAGED = 4
};

struct meshlet_vertex {
    float position[3], uv[2], normal[3], tangent[4];
    uint32_t bone_indices, bone_weights; /* four bytes each */
};

struct meshlet_outcome {
    uint32_t faults, triangles, vertices;
};

/* Triangles and vertices beyond a capacity are counted, not written. */
struct meshlet_outcome meshlet_decode(const uint32_t *mesh, size_t word_count, uint32_t meshlet_count,
                                      uint32_t (*triangles)[3], uint32_t triangle_capacity,
                                      struct meshlet_vertex *vertices, uint32_t vertex_capacity);

/* ---- Encoding quantized values ----------------------------------------------------------------------------------- */

struct meshlet_source {
    uint32_t triangle_count, vertex_count;
    uint8_t triangles[MESHLET_LANES][3];
    int16_t positions[MESHLET_LANES][3], uv[MESHLET_LANES][2];
    int8_t normals[MESHLET_LANES][4]; /* octahedral: normal, tangent */
    bool is_negative[MESHLET_LANES];  /* of tangents; mixed signs take the lowest bit of normals[][3] */
    uint8_t bones[MESHLET_LANES][4], weights[MESHLET_LANES][4];
    int16_t position_exponent, uv_exponent;
};

/* Writes a file with its bounds. Returns its size in words; above `capacity`, the file is incomplete. */
size_t meshlet_encode(const struct meshlet_source *meshlets, uint32_t count, uint32_t stream_count, uint32_t *words,
                      size_t capacity);

#endif
