/* Granite's compressed meshlets, files that begin with "MESHLET4". "Modernizing Granite's mesh rendering" and Granite.
 *
 * A file: the magic, u32 style, streams of a meshlet, meshlets, words of payload; bounds of 8 words for each meshlet
 * and for each 8; streams of 4 words; the payload and a word of zeros. */
#ifndef REFERENCE_DECODERS_MESHLET_H
#define REFERENCE_DECODERS_MESHLET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    MESHLET_LANES = 32, /* most triangles and vertices of one */
    MESHLET_MOST_STREAMS = 8
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

/* What lies beyond a capacity is counted only. */
struct meshlet_outcome meshlet_decode(const uint32_t *mesh, size_t word_count, uint32_t meshlet_count,
                                      uint32_t (*triangles)[3], uint32_t triangle_capacity,
                                      struct meshlet_vertex *vertices, uint32_t vertex_capacity);

/* ---- Encoding: of values that are quantized, as exporters choose to -----------------------------------------------
 */

struct meshlet_source {
    uint32_t triangle_count, vertex_count;
    uint8_t triangles[MESHLET_LANES][3];
    int16_t positions[MESHLET_LANES][3], uv[MESHLET_LANES][2];
    int8_t normals[MESHLET_LANES][4]; /* octahedral: normal, tangent */
    bool is_negative[MESHLET_LANES];  /* of tangents; mixed ones cost the lowest bit of the tangent */
    uint8_t bones[MESHLET_LANES][4], weights[MESHLET_LANES][4];
    int16_t position_exponent, uv_exponent;
};

/* A whole file, with bounds of zeros; returns its words, which `words` may have too little room for. */
size_t meshlet_encode(const struct meshlet_source *meshlets, uint32_t count, uint32_t stream_count, uint32_t *words,
                      size_t capacity);

#endif
