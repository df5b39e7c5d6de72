/* Tests of the decoder for compressed meshlets. */
#include "harness.h"
#include "decoders/models/meshlet.h"

#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    MESH,
    PLACES,
    INDICES,
    VERTICES,
    OUTCOME,
    MAX_MESHLETS = 600,
    MAX_WORDS = 1 << 18
};

/* ---- The model --------------------------------------------------------------------------------------------------- */

/* Two vertices and a triangle, encoded by hand: x = 1 and -3 with base -3 and 3 bits; y = 5 and z = 0 are their bases.
 */
static void a_mesh_is_decoded(void **state)
{
    uint32_t mesh[6 + 16 + 8 + 2 + 1] = {0x4853454d, 0x3454454c, 0, 2, 1, 2};
    uint32_t *streams = mesh + 22, triangles[1][3];
    struct meshlet_vertex vertices[2];
    (void)state;

    streams[0] = 1;
    streams[1] = 2;
    streams[2] = 5;
    streams[4] = 0x0005fffd;
    streams[6] = 3 | 0xffffu << 16; /* exponent -1 */
    streams[7] = 1;
    mesh[30] = 1 | 0 << 5 | 1 << 10;
    mesh[31] = 4 | 0 << 9;
    struct meshlet_outcome outcome = meshlet_decode(mesh, 33, 1, triangles, 1, vertices, 2);
    assert_true(outcome.faults == 0 && outcome.triangles == 1 && outcome.vertices == 2);
    assert_true(triangles[0][0] == 1 && triangles[0][1] == 0 && triangles[0][2] == 1);
    assert_true(vertices[0].position[0] == 0.5f && vertices[0].position[1] == 2.5f && vertices[0].position[2] == 0);
    assert_true(vertices[1].position[0] == -1.5f && vertices[1].position[1] == 2.5f);
}

static void octahedral_normals_are_those_of_their_corners(void **state)
{
    struct meshlet_source source = {
        .vertex_count = 5, .normals = {{0, 0, 127, 0}, {127, 0, 0, -127}, {127, 127, -127, -127}, {64, -64, 0, 2}}};
    static const float normals[3][3] = {{0, 0, 1}, {1, 0, 0}, {0, 0, -1}};
    static const float tangents[3][3] = {{1, 0, 0}, {0, -1, 0}, {0, 0, -1}};
    static uint32_t words[1000];
    struct meshlet_vertex vertices[5];
    (void)state;

    for (int is_mixed = 0; is_mixed < 2; is_mixed++) {
        source.is_negative[3] = is_mixed;
        size_t count = meshlet_encode(&source, 1, 4, words, 1000);
        meshlet_decode(words, count, 1, NULL, 0, vertices, 5);
        for (int i = 0; i < 3 && !is_mixed; i++)
            for (int c = 0; c < 3; c++) {
                assert_true(fabsf(vertices[i].normal[c] - normals[i][c]) < 1e-6f);
                assert_true(fabsf(vertices[i].tangent[c] - tangents[i][c]) < 1e-6f);
            }
        assert_true(vertices[3].tangent[3] == (is_mixed ? -1 : 1) && vertices[0].tangent[3] == 1);
    }
}

static int16_t small_or_any(uint64_t *random, uint32_t bits, int16_t middle)
{
    return (int16_t)(uint16_t)((uint32_t)middle + (random_word(random) >> (32 - bits)));
}

/* Values of 1 to 16 bits, at positions where ranges wrap around. */
static struct meshlet_source random_source(uint64_t *random)
{
    struct meshlet_source source = {.triangle_count = random_below(random, 33),
                                    .vertex_count = 1 + random_below(random, 32),
                                    .position_exponent = (int16_t)((int)random_below(random, 20) - 15),
                                    .uv_exponent = (int16_t)((int)random_below(random, 4) - 14)};
    uint32_t bits = 1 + random_below(random, 16), negative = random_below(random, 3);
    int16_t middle[4];

    for (int c = 0; c < 4; c++)
        middle[c] = (int16_t)random_word(random);
    for (uint32_t i = 0; i < MESHLET_LANES; i++) {
        for (int c = 0; c < 3; c++) {
            source.triangles[i][c] = (uint8_t)random_below(random, source.vertex_count);
            source.positions[i][c] = small_or_any(random, bits, middle[c]);
        }
        for (int c = 0; c < 2; c++)
            source.uv[i][c] = small_or_any(random, bits, middle[2 + c]);
        for (int c = 0; c < 4; c++) {
            source.normals[i][c] = (int8_t)small_or_any(random, bits % 8 + 1, middle[c]);
            source.bones[i][c] = (uint8_t)small_or_any(random, bits % 8 + 1, middle[c]);
            source.weights[i][c] = (uint8_t)random_word(random);
        }
        source.is_negative[i] = negative == 2 ? random_below(random, 2) : negative;
    }
    return source;
}

static void check_source(const struct meshlet_source *source, const struct meshlet_vertex *vertices,
                         const uint32_t (*triangles)[3], uint32_t first_vertex)
{
    for (uint32_t i = 0; i < source->triangle_count; i++)
        for (int c = 0; c < 3; c++)
            assert_int_equal(triangles[i][c], first_vertex + source->triangles[i][c]);
    for (uint32_t i = 0; i < source->vertex_count; i++) {
        for (int c = 0; c < 3; c++)
            assert_true(vertices[i].position[c] == ldexpf(source->positions[i][c], source->position_exponent));
        for (int c = 0; c < 2; c++)
            assert_true(vertices[i].uv[c] == 0.5f * ldexpf(source->uv[i][c], source->uv_exponent) + 0.5f);
        assert_memory_equal(&vertices[i].bone_indices, source->bones[i], 4);
        assert_memory_equal(&vertices[i].bone_weights, source->weights[i], 4);
        assert_true(vertices[i].tangent[3] == (source->is_negative[i] ? -1 : 1));
    }
}

struct mesh {
    uint32_t words[MAX_WORDS];
    size_t word_count;
    struct meshlet_source sources[MAX_MESHLETS];
    uint32_t triangles[MAX_MESHLETS * MESHLET_LANES][3];
    struct meshlet_vertex vertices[MAX_MESHLETS * MESHLET_LANES];
};

static void encode_random(struct mesh *mesh, uint32_t count, uint32_t stream_count, uint64_t *random)
{
    for (uint32_t i = 0; i < count; i++)
        mesh->sources[i] = random_source(random);
    mesh->word_count = meshlet_encode(mesh->sources, count, stream_count, mesh->words, MAX_WORDS);
    assert_true(mesh->word_count <= MAX_WORDS);
}

static void what_is_encoded_is_decoded(void **state)
{
    struct mesh *mesh = malloc(sizeof *mesh);
    uint64_t random = 1;
    (void)state;

    encode_random(mesh, MAX_MESHLETS, 6, &random);
    struct meshlet_outcome outcome =
        meshlet_decode(mesh->words, mesh->word_count, MAX_MESHLETS, mesh->triangles, MAX_MESHLETS * MESHLET_LANES,
                       mesh->vertices, MAX_MESHLETS * MESHLET_LANES);
    uint32_t triangle = 0, vertex = 0;
    assert_int_equal(outcome.faults, 0);
    for (uint32_t i = 0; i < MAX_MESHLETS; i++) {
        check_source(&mesh->sources[i], mesh->vertices + vertex, (const uint32_t(*)[3])mesh->triangles + triangle,
                     vertex);
        triangle += mesh->sources[i].triangle_count;
        vertex += mesh->sources[i].vertex_count;
    }
    assert_true(outcome.triangles == triangle && outcome.vertices == vertex);
    assert_int_equal(meshlet_encode(mesh->sources, MAX_MESHLETS, 6, mesh->words, 10), mesh->word_count);
    free(mesh);
}

/* ---- The shaders ------------------------------------------------------------------------------------------------- */

/* Devices round normals; all else is exact. */
static void compare_vertices(const struct meshlet_vertex *a, const struct meshlet_vertex *b)
{
    assert_memory_equal(a->position, b->position, sizeof a->position);
    assert_memory_equal(a->uv, b->uv, sizeof a->uv);
    assert_true(a->bone_indices == b->bone_indices && a->bone_weights == b->bone_weights);
    assert_true(a->tangent[3] == b->tangent[3]);
    for (int c = 0; c < 3; c++)
        assert_true(fabsf(a->normal[c] - b->normal[c]) < 1e-5f && fabsf(a->tangent[c] - b->tangent[c]) < 1e-5f);
}

static void check_mesh(const struct decoding *decoding, const void *user)
{
    const uint32_t *constants = decoding->constants;
    uint32_t(*triangles)[3] = malloc((constants[2] + 1) * sizeof *triangles);
    struct meshlet_vertex *vertices = malloc((constants[3] + 1) * sizeof *vertices);
    (void)user;

    struct meshlet_outcome outcome = meshlet_decode(decoding->buffers[MESH], constants[0], constants[1], triangles,
                                                    constants[2], vertices, constants[3]);
    assert_memory_equal(decoding->buffers[OUTCOME], &outcome, sizeof outcome);
    uint32_t triangle_count = outcome.triangles < constants[2] ? outcome.triangles : constants[2];
    assert_memory_equal(decoding->buffers[INDICES], triangles, triangle_count * sizeof *triangles);
    for (uint32_t i = 0; i < outcome.vertices && i < constants[3]; i++)
        compare_vertices((const struct meshlet_vertex *)decoding->buffers[VERTICES] + i, &vertices[i]);
    free(triangles);
    free(vertices);
}

static void decode(const uint32_t *words, uint32_t word_count, uint32_t count, uint32_t triangles, uint32_t vertices)
{
    const void *inputs[MAX_BUFFERS] = {words};
    const uint32_t constants[] = {word_count, count, triangles, vertices};
    struct decoding decoding;

    decoding_begin(&decoding, "meshlet", constants, inputs);
    decode_everywhere(&decoding, check_mesh, NULL);
    decoding_end(&decoding);
}

static void encoded_meshes_are_decoded(void **state)
{
    static const uint32_t counts[] = {0, 1, 8, 9, 257};
    struct mesh *mesh = malloc(sizeof *mesh);
    uint64_t random = 2;
    (void)state;

    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (uint32_t stream_count = 2; stream_count <= 6 && (i != 4 || stream_count < 3); stream_count += 2) {
            encode_random(mesh, counts[i], stream_count, &random);
            decode(mesh->words, (uint32_t)mesh->word_count, counts[i], counts[i] * 32, counts[i] * 32);
        }
    encode_random(mesh, 20, 6, &random);
    decode(mesh->words, (uint32_t)mesh->word_count, 20, 100, 90);
    decode(mesh->words, (uint32_t)mesh->word_count, 20, 0, 0);
    free(mesh);
}

/* Random words after a valid header, and invalid headers. */
static void damaged_meshes_are_decoded(void **state)
{
    struct mesh *mesh = malloc(sizeof *mesh);
    uint64_t random = 3;
    (void)state;

    for (int n = 0; n < 30; n++) {
        uint32_t count = 1 + random_below(&random, 20);
        encode_random(mesh, count, 6, &random);
        uint32_t first = 6 + 8 * (count + (count + 7) / 8), size = (uint32_t)mesh->word_count;
        for (uint32_t i = 0; i < count * 2; i++) {
            uint32_t word = first + random_below(&random, 24 * count);
            mesh->words[word] = random_size(&random, 32);
            if ((word - first) % 4 == 3 && i % 2)
                mesh->words[word] = UINT32_MAX - random_below(&random, 3); /* payload that wraps around to its start */
            /* A stream's width and exponent: powers of two that keep clear of denormals, which devices may flush. */
            if ((word - first) % 4 == 2)
                mesh->words[word] &= 0x801f00ff;
            if ((word - first) % 4 == 2 && mesh->words[word] >> 31)
                mesh->words[word] |= 0x7fe00000;
        }
        decode(mesh->words, size, count, 32 * count, 32 * count);
        mesh->words[5] = random_word(&random); /* more payload than exists */
        decode(mesh->words, size, count, 32 * count, 32 * count);
        mesh->words[n % 5] ^= 1u << random_below(&random, 32);
        decode(mesh->words, size, count, 32 * count, 32 * count);
    }
    encode_random(mesh, 3, 6, &random);
    for (uint32_t size = 0; size < mesh->word_count; size += size < 6 ? 1 : 40)
        decode(mesh->words, size, 3, 96, 96);
    decode(mesh->words, (uint32_t)mesh->word_count, 4, 96, 96);
    free(mesh);
}

/* More blocks of meshlets than `place` adds up in a round, of meshlets without vertices, of one triangle, and damaged
 * ones: too many for the executor. */
static void large_meshes_are_decoded(void **state)
{
    enum {
        COUNT = 256 * 1024 + 1100,
        STREAMS = 6 + 8 * (COUNT + (COUNT + 7) / 8),
        WORDS = STREAMS + 8 * COUNT + 20
    };
    uint32_t *words = calloc(WORDS, sizeof *words);
    const uint32_t header[] = {0x4853454d, 0x3454454c, 0, 2, COUNT, 20};
    uint64_t random = 4;
    struct decoding decoding;
    (void)state;

    for (uint32_t i = 0; i < 20; i++)
        words[WORDS - 20 + i] = random_word(&random);
    memcpy(words, header, sizeof header);
    for (uint32_t i = 0; i < COUNT; i++) {
        uint32_t kind = random_below(&random, 100);
        const uint32_t streams[8] = {kind == 0 ? 33 : kind < 50, kind < 50 ? 3 : 0, 5, i % 20, i, i, kind % 10, i % 16};
        memcpy(words + STREAMS + 8 * i, streams, sizeof streams);
    }
    const uint32_t constants[] = {WORDS, COUNT, COUNT, 2 * COUNT};
    const void *inputs[MAX_BUFFERS] = {words};
    decoding_begin(&decoding, "meshlet", constants, inputs);
    const struct dxs_decoder *decoder = decoding.decoder;
    for (uint32_t i = 0; (decoding.decoder = dxs_decoder_variant(decoder, i)) != NULL; i++) {
        decoding_reset(&decoding);
        if (decoding_run_on_device(&decoding))
            check_mesh(&decoding, NULL);
    }
    decoding.decoder = decoder;
    decoding_end(&decoding);
    free(words);
}

/* ---- Many meshes ------------------------------------------------------------------------------------------------- */

enum {
    BATCH_MESHES = 5,
    BATCH_INDICES = 3,
    BATCH_VERTICES,
    BATCH_OUTCOME
};

/* Several files with gaps between them, and the decoded meshes in the same order. */
struct batch {
    uint32_t constants[5], meshes[BATCH_MESHES][4];
    struct mesh files;
    struct meshlet_outcome expected;
};

static void append_mesh(struct batch *batch, struct mesh *mesh, uint32_t n, uint32_t count, uint64_t *random)
{
    uint32_t *words = batch->files.words + batch->constants[0];
    struct meshlet_outcome *sum = &batch->expected;

    encode_random(mesh, count, 2 * (1 + n % 3), random);
    memcpy(words, mesh->words, mesh->word_count * sizeof *words);
    if (n == 3)
        words[4]++;
    const uint32_t entry[4] = {batch->constants[0], (uint32_t)mesh->word_count, batch->constants[1], count};
    memcpy(batch->meshes[n], entry, sizeof entry);
    batch->constants[0] += (uint32_t)mesh->word_count + n;
    batch->constants[1] += count;
    struct meshlet_outcome own = meshlet_decode(words, mesh->word_count, count, batch->files.triangles + sum->triangles,
                                                32 * count, batch->files.vertices + sum->vertices, 32 * count);
    for (uint32_t i = 0; i < 3 * own.triangles; i++)
        batch->files.triangles[sum->triangles + i / 3][i % 3] += sum->vertices;
    sum->triangles += own.triangles;
    sum->vertices += own.vertices;
    sum->faults |= own.faults;
}

static void check_batch(const struct decoding *decoding, const void *user)
{
    const struct batch *batch = user;
    uint32_t triangles = batch->constants[2], vertices = batch->constants[3];
    struct meshlet_outcome expected = batch->expected;

    triangles = triangles < expected.triangles ? triangles : expected.triangles;
    vertices = vertices < expected.vertices ? vertices : expected.vertices;
    if (triangles < expected.triangles || vertices < expected.vertices)
        expected.faults |= MESHLET_TOO_LARGE;
    assert_memory_equal(decoding->buffers[BATCH_OUTCOME], &expected, sizeof expected);
    assert_memory_equal(decoding->buffers[BATCH_INDICES], batch->files.triangles,
                        triangles * sizeof *batch->files.triangles);
    for (uint32_t i = 0; i < vertices; i++)
        compare_vertices((const struct meshlet_vertex *)decoding->buffers[BATCH_VERTICES] + i,
                         &batch->files.vertices[i]);
}

/* The fourth file is damaged and left out; the groups of threads have meshlets of several files. */
static void many_meshes_are_decoded(void **state)
{
    static const uint32_t counts[BATCH_MESHES] = {3, 21, 1, 5, 30};
    struct batch *batch = calloc(1, sizeof *batch);
    struct mesh *mesh = calloc(1, sizeof *mesh);
    uint64_t random = 8;
    (void)state;

    for (uint32_t n = 0; n < BATCH_MESHES; n++)
        append_mesh(batch, mesh, n, counts[n], &random);
    assert_int_equal(batch->expected.faults, MESHLET_NO_MESH);
    for (int n = 0; n < 2; n++) {
        const void *inputs[MAX_BUFFERS] = {batch->files.words, batch->meshes};
        struct decoding decoding;
        batch->constants[2] = n ? 200 : 60 * 32;
        batch->constants[3] = n ? 300 : 60 * 32;
        batch->constants[4] = BATCH_MESHES;
        decoding_begin(&decoding, "meshlet-batch", batch->constants, inputs);
        decode_everywhere(&decoding, check_batch, batch);
        decoding_end(&decoding);
    }
    free(batch);
    free(mesh);
}

/* ---- The encoder ------------------------------------------------------------------------------------------------- */

enum {
    ENCODED_MESHLETS,
    ENCODED_INDICES,
    ENCODED_VERTICES,
    ENCODED_MESH,
    ENCODED_OUTCOME,
    MAX_ENCODED = 260
};

struct encoding {
    uint32_t constants[7];
    uint32_t meshlets[MAX_ENCODED][4];
    const struct mesh *mesh; /* the model's file, and what it decodes */
};

/* Exponents are the whole mesh's. */
static void decode_random(struct mesh *mesh, struct encoding *e, uint32_t count, uint32_t stream_count,
                          uint64_t *random)
{
    uint32_t triangles = 0, vertices = 0;

    for (uint32_t i = 0; i < count; i++) {
        struct meshlet_source *source = &mesh->sources[i];
        *source = random_source(random);
        source->position_exponent = -9;
        source->uv_exponent = -14;
        for (uint32_t n = 0; n < 4 * MESHLET_LANES; n++) /* -128 is no normal's, nor -127 without its lowest bit */
            if (source->normals[n / 4][n % 4] < -126)
                source->normals[n / 4][n % 4] = INT8_MAX;
        const uint32_t entry[4] = {triangles, source->triangle_count, vertices, source->vertex_count};
        memcpy(e->meshlets[i], entry, sizeof entry);
        triangles += source->triangle_count;
        vertices += source->vertex_count;
    }
    mesh->word_count = meshlet_encode(mesh->sources, count, stream_count, mesh->words, MAX_WORDS);
    meshlet_decode(mesh->words, mesh->word_count, count, mesh->triangles, triangles, mesh->vertices, vertices);
    const uint32_t constants[] = {
        count, triangles, vertices, stream_count, (uint32_t)-9, (uint32_t)-14, (uint32_t)mesh->word_count};
    memcpy(e->constants, constants, sizeof constants);
    e->mesh = mesh;
}

/* Spheres have all vertices, cones all normals, and neither is much larger than the model's. */
static void check_bounds(const float *bounds, const float *expected, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++, bounds += 8, expected += 8) {
        bool has_cone = bounds[7] < 1;
        for (int c = 0; c < 3; c++) {
            assert_true(fabsf(bounds[c] - expected[c]) < 1e-4f * (1 + fabsf(expected[c])));
            assert_true(!has_cone || fabsf(bounds[4 + c] - expected[4 + c]) < 1e-4f);
        }
        assert_true(bounds[3] >= expected[3] * 0.999999f - FLT_MIN && bounds[3] <= expected[3] * 1.00001f + 1e-6f);
        assert_true(bounds[7] >= expected[7] - 1e-6f &&
                    (has_cone ? bounds[7] <= expected[7] + 0.01f : expected[7] > 0.9f));
    }
}

/* Without normals, the file is the model's word for word. With them, it decodes to the same vertices: an octahedron's
 * edge has two names. */
static void check_encoded(const struct decoding *decoding, const void *user)
{
    const struct encoding *e = user;
    const uint32_t *words = decoding->buffers[ENCODED_MESH], *outcome = decoding->buffers[ENCODED_OUTCOME];
    uint32_t count = e->constants[0], bounds = 8 * (count + (count + 7) / 8), found;

    check_bounds((const float *)words + 6, (const float *)e->mesh->words + 6, bounds / 8);
    if (e->constants[3] == 2) {
        assert_true(outcome[0] == 0 && outcome[1] == e->mesh->word_count);
        assert_memory_equal(words, e->mesh->words, 24);
        assert_memory_equal(words + 6 + bounds, e->mesh->words + 6 + bounds, 4 * (outcome[1] - 6 - bounds));
        return;
    }
    uint32_t(*triangles)[3] = malloc((e->constants[1] + 1) * sizeof *triangles);
    struct meshlet_vertex *vertices = malloc((e->constants[2] + 1) * sizeof *vertices);
    assert_int_equal(outcome[0], 0);
    struct meshlet_outcome decoded =
        meshlet_decode(words, outcome[1], count, triangles, e->constants[1], vertices, e->constants[2]);
    assert_true(decoded.faults == 0 && decoded.triangles == e->constants[1] && decoded.vertices == e->constants[2]);
    assert_memory_equal(triangles, e->mesh->triangles, e->constants[1] * sizeof *triangles);
    for (found = 0; found < e->constants[2]; found++)
        compare_vertices(&vertices[found], &e->mesh->vertices[found]);
    free(triangles);
    free(vertices);
}

static void run_encoder(const struct encoding *e, decoding_check check)
{
    const void *inputs[MAX_BUFFERS] = {e->meshlets, e->mesh->triangles, e->mesh->vertices};
    struct decoding decoding;

    decoding_begin(&decoding, "meshlet-encode", e->constants, inputs);
    decode_everywhere(&decoding, check, e);
    decoding_end(&decoding);
}

static void meshes_are_encoded(void **state)
{
    static const uint32_t counts[] = {0, 1, 9, 260};
    struct mesh *mesh = calloc(1, sizeof *mesh);
    struct encoding e = {.mesh = NULL};
    uint64_t random = 5;
    (void)state;

    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (uint32_t stream_count = 2; stream_count <= 6 && (i != 3 || stream_count < 3); stream_count += 2) {
            decode_random(mesh, &e, counts[i], stream_count, &random);
            e.constants[6] += stream_count == 2 ? 0 : 64 * counts[i]; /* another name may take more bits */
            run_encoder(&e, check_encoded);
        }
    free(mesh);
}

/* Meshlets that are too large, begin beyond the triangles, and have other indices; values beyond 16 bits; no room; no
 * such streams. */
static void check_damaged(const struct decoding *decoding, const void *user)
{
    const struct encoding *e = user;
    const uint32_t *words = decoding->buffers[ENCODED_MESH], *outcome = decoding->buffers[ENCODED_OUTCOME];
    uint32_t triangles[64][3];
    struct meshlet_vertex vertices[64];

    if (e->constants[3] == 3) {
        assert_true(outcome[0] == 1 && outcome[1] == 0);
    } else if (e->constants[6] < 40) {
        assert_int_equal(outcome[0], 2 | 4 | 8);
    } else {
        assert_int_equal(outcome[0], 4 | 8);
        struct meshlet_outcome decoded = meshlet_decode(words, outcome[1], 4, triangles, 64, vertices, 64);
        assert_true(decoded.faults == 0 && decoded.triangles == 1 && decoded.vertices == 2);
        assert_true(triangles[0][0] == 0 && triangles[0][1] == 1 && triangles[0][2] == 0);
        assert_true(vertices[0].position[0] == 32767 && vertices[0].position[1] == -32768);
        assert_true(vertices[1].position[0] == 2 && vertices[1].position[1] == 4 && vertices[1].position[2] == 0);
    }
}

static void damaged_meshes_are_encoded(void **state)
{
    struct mesh *mesh = calloc(1, sizeof *mesh);
    struct encoding e = {{4, 2, 40, 2, 0, 0, 500}, {{0, 1, 0, 33}, {2, 1, 0, 3}, {1, 1, 6, 2}, {0, 1, 0, 0}}, mesh};
    static const uint32_t triangles[2][3] = {{0, 1, 2}, {6, 7, 8}};
    (void)state;

    memcpy(mesh->triangles, triangles, sizeof triangles);
    mesh->vertices[6] = (struct meshlet_vertex){.position = {1e9f, -1e9f, 5}};
    mesh->vertices[7] = (struct meshlet_vertex){.position = {1.75f, 4.25f, -0.25f}};
    run_encoder(&e, check_damaged);
    e.constants[6] = 20;
    run_encoder(&e, check_damaged);
    e.constants[3] = 3;
    run_encoder(&e, check_damaged);
    free(mesh);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_mesh_is_decoded),          cmocka_unit_test(octahedral_normals_are_those_of_their_corners),
        cmocka_unit_test(what_is_encoded_is_decoded), cmocka_unit_test(encoded_meshes_are_decoded),
        cmocka_unit_test(damaged_meshes_are_decoded), cmocka_unit_test(large_meshes_are_decoded),
        cmocka_unit_test(many_meshes_are_decoded),    cmocka_unit_test(meshes_are_encoded),
        cmocka_unit_test(damaged_meshes_are_encoded),
    };
    return cmocka_run_group_tests(tests, NULL, close_device);
}
