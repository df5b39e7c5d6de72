/* Tests of the decoder for streams of path segments: shaders against a CPU model, and the encoder by itself. */
#include "harness.h"
#include "decoders/models/path_segments.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    TAGS,
    DATA,
    PARTIAL_SUMS,
    SEGMENTS,
    TOTALS,
    MAX_TAGS = 1 << 14,
    MAX_WORDS = 1 << 16
};

/* ---- The model --------------------------------------------------------------------------------------------------- */

/* The table of the documentation; floats take twice as much. */
static void tags_take_the_words_of_the_table(void **state)
{
    static const uint8_t words[16] = {0, 1, 2, 3, 1, 2, 3, 4, 0, 2, 4, 6, 2, 4, 6, 8};
    (void)state;

    for (uint8_t tag = 0; tag < 16; tag++) {
        assert_int_equal(path_tag_words(tag), words[tag]);
        assert_int_equal(path_tag_words(tag | 0xf0), words[tag]);
    }
}

/* A triangle, a curve of floats under another transform, by hand. */
static void a_stream_is_decoded(void **state)
{
    static const uint8_t tags[] = {PATH_TAG_TRANSFORM, PATH_TAG_STYLE, 1, 1, 5, PATH_TAG_PATH, PATH_TAG_TRANSFORM, 14};
    const float curve[6] = {0.5f, -1, 2, 3, 1e9f, 4};
    uint32_t data[10] = {0x00020001, 0xfffe0003, 0x00000000, 0x00020001};
    struct path_segment segments[4];
    (void)state;

    memcpy(data + 4, curve, sizeof curve);
    struct path_totals totals = path_decode(tags, sizeof tags, data, 10, segments, 4);
    assert_int_equal(totals.segments, 4);
    assert_int_equal(totals.words, 10);
    assert_true(segments[1].points[0][0] == 3 && segments[1].points[0][1] == -2);
    assert_true(segments[2].points[1][0] == 1 && segments[2].points[1][1] == 2 && segments[2].flags == 5);
    assert_memory_equal(segments[3].points, curve, sizeof curve);
    assert_true(segments[3].path == 1 && segments[3].transform == 1 && segments[3].style == 0);
    assert_true(segments[0].path == 0 && segments[0].transform == 0 && segments[0].flags == 1);
}

struct streams {
    uint8_t tags[MAX_TAGS];
    uint32_t data[MAX_WORDS];
    struct path_segment segments[MAX_TAGS], expected[MAX_TAGS];
};

static void random_points(uint64_t *random, float points[][2], int count)
{
    for (int i = 0; i < count; i++)
        for (int c = 0; c < 2; c++)
            points[i][c] = (float)(int16_t)random_word(random);
}

/* Builds paths by drawing calls; writes the expected segments to `expected`. */
static size_t encode_random(struct path_encoder *encoder, uint32_t count, uint64_t *random,
                            struct path_segment *expected)
{
    struct path_segment next = {.transform = UINT32_MAX, .style = UINT32_MAX};
    size_t segment_count = 0;
    float pen[2], points[3][2];

    for (uint32_t i = 0; i < count; i++) {
        switch (random_below(random, 12)) {
        case 0:
            path_encode_marker(encoder, PATH_TAG_TRANSFORM);
            next.transform++;
            break;
        case 1:
            path_encode_marker(encoder, PATH_TAG_STYLE);
            next.style++;
            break;
        case 2:
            path_encode_marker(encoder, PATH_TAG_PATH);
            next.path++;
            encoder->is_float = random_below(random, 2);
            break;
        case 3:
            random_points(random, &pen, 1);
            path_encode_move(encoder, pen);
            break;
        default:
            next.flags = 1 + random_below(random, 3);
            random_points(random, points, (int)next.flags);
            if (encoder->has_start) {
                struct path_segment *segment = &expected[segment_count++];
                *segment = next;
                memcpy(segment->points[0], pen, sizeof pen);
                memcpy(segment->points[1], points, next.flags * sizeof *points);
                segment->flags |= encoder->is_float ? PATH_TAG_FLOAT : 0;
                memcpy(pen, points[next.flags - 1], sizeof pen);
            }
            path_encode_curve(encoder, (uint8_t)next.flags, points);
        }
    }
    path_encode_marker(encoder, PATH_TAG_PATH);
    return segment_count;
}

static void what_is_encoded_is_decoded(void **state)
{
    struct streams *streams = calloc(1, sizeof *streams);
    uint64_t random = 1;
    (void)state;

    for (uint32_t n = 1; n < 200; n++) {
        struct path_encoder encoder = {
            .tags = streams->tags, .tag_capacity = MAX_TAGS, .data = streams->data, .word_capacity = MAX_WORDS};
        size_t count = encode_random(&encoder, n, &random, streams->expected);
        struct path_totals totals = path_decode(streams->tags, encoder.tag_count, streams->data, encoder.word_count,
                                                streams->segments, MAX_TAGS);
        assert_false(encoder.is_full);
        assert_int_equal(totals.segments, count);
        assert_int_equal(totals.words, encoder.word_count);
        for (size_t i = 0; i < count; i++) {
            streams->segments[i].flags &= ~(uint32_t)PATH_TAG_END;
            assert_memory_equal(&streams->segments[i], &streams->expected[i], sizeof *streams->segments);
        }
    }
    free(streams);
}

static void full_streams_are_told(void **state)
{
    uint8_t tags[3];
    uint32_t data[2];
    struct path_encoder encoder = {.tags = tags, .tag_capacity = 3, .data = data, .word_capacity = 2};
    const float points[3][2] = {{1, 2}};
    (void)state;

    path_encode_curve(&encoder, 1, points);
    assert_int_equal(encoder.tag_count, 0); /* refused: no move before it */
    path_encode_move(&encoder, points[0]);
    path_encode_curve(&encoder, 1, points);
    assert_false(encoder.is_full);
    path_encode_curve(&encoder, 1, points);
    assert_true(encoder.is_full);
}

/* ---- The shaders ------------------------------------------------------------------------------------------------- */

static void check_stream(const struct decoding *decoding, const void *user)
{
    uint32_t capacity = decoding->constants[2];
    struct path_segment *segments = malloc((capacity + 1) * sizeof *segments);
    (void)user;

    struct path_totals totals = path_decode(decoding->buffers[TAGS], decoding->sizes[TAGS], decoding->buffers[DATA],
                                            decoding->constants[1], segments, capacity);
    assert_memory_equal(decoding->buffers[TOTALS], &totals, sizeof totals);
    uint32_t count = totals.segments < capacity ? totals.segments : capacity;
    assert_memory_equal(decoding->buffers[SEGMENTS], segments, count * sizeof *segments);
    free(segments);
}

static void decode(const uint8_t *tags, uint32_t tag_words, const uint32_t *data, uint32_t data_words,
                   uint32_t capacity)
{
    const void *inputs[MAX_BUFFERS] = {tags, data};
    const uint32_t constants[] = {tag_words, data_words, capacity};
    struct decoding decoding;

    decoding_begin(&decoding, "path-segments", constants, inputs);
    decode_everywhere(&decoding, check_stream, NULL);
    decoding_end(&decoding);
}

static void encoded_paths_are_decoded(void **state)
{
    struct streams *streams = calloc(1, sizeof *streams);
    uint64_t random = 2;
    (void)state;

    for (uint32_t n = 1; n < 10000; n *= 7) {
        struct path_encoder encoder = {
            .tags = streams->tags, .tag_capacity = MAX_TAGS, .data = streams->data, .word_capacity = MAX_WORDS};
        uint32_t count = (uint32_t)encode_random(&encoder, n, &random, streams->expected);
        memset(streams->tags + encoder.tag_count, 0, 4);
        decode(streams->tags, (uint32_t)(encoder.tag_count + 3) / 4, streams->data, (uint32_t)encoder.word_count,
               count);
    }
    free(streams);
}

/* Random bytes: invalid kinds, truncated data, more segments than there is room for. */
static void damaged_streams_are_decoded(void **state)
{
    static const uint32_t counts[] = {1, 2, 256, 257, 1024, 1025, 2500};
    uint32_t tags[2500], data[10000];
    uint64_t random = 3;
    (void)state;

    for (size_t n = 0; n < sizeof counts / sizeof *counts; n++)
        for (int kind = 0; kind < 3; kind++) {
            for (size_t i = 0; i < 2500; i++)
                tags[i] = kind == 1 ? UINT32_MAX : random_word(&random);
            for (size_t i = 0; i < 10000; i++) /* small integers: as floats they are not NaN */
                data[i] = random_word(&random) & 0x3fff3fff;
            decode((const uint8_t *)tags, counts[n], data, kind == 2 ? 2 * counts[n] : 4 * counts[n],
                   kind == 0 ? counts[n] : 4 * counts[n]);
        }
    decode((const uint8_t *)tags, 3, data, 0, 12);
    decode((const uint8_t *)tags, 3, data, 12, 0);
}

/* More than 1,024 tiles: pass `place` adds their sums in several rounds. Too much work for the executor. */
static void long_streams_are_decoded(void **state)
{
    enum {
        WORDS = 1100000
    };
    uint32_t *tags = malloc(WORDS * sizeof *tags);
    const uint32_t constants[] = {WORDS, WORDS, WORDS};
    const void *inputs[MAX_BUFFERS] = {tags, tags};
    uint64_t random = 4;
    struct decoding decoding;
    (void)state;

    for (size_t i = 0; i < WORDS; i++)
        tags[i] = random_word(&random) & 0x3f3f3f3f;
    decoding_begin(&decoding, "path-segments", constants, inputs);
    const struct dxs_decoder *decoder = decoding.decoder;
    for (uint32_t i = 0; (decoding.decoder = dxs_decoder_variant(decoder, i)) != NULL; i++) {
        decoding_reset(&decoding);
        if (decoding_run_on_device(&decoding))
            check_stream(&decoding, NULL);
    }
    decoding.decoder = decoder;
    decoding_end(&decoding);
    free(tags);
}

/* ---- The encoder ------------------------------------------------------------------------------------------------- */

enum {
    ENCODED_SEGMENTS,
    ENCODED_TAGS,
    ENCODED_DATA,
    ENCODED_OUTCOME
};

/* A square of integers, whose last segment ends it; then a line of floats, of the second path and the first style. */
static void segments_are_encoded_by_hand(void **state)
{
    static const struct path_segment segments[] = {
        {1, 0, UINT32_MAX, UINT32_MAX, {{1, 2}, {3, -4}}},
        {1, 0, UINT32_MAX, UINT32_MAX, {{3, -4}, {5, 6}}},
        {9, 1, UINT32_MAX, 0, {{5, 6}, {0.5f, 1}}},
    };
    static const uint8_t expected_tags[] = {1, 5, 0x10, 0x40, 13, 0x10, 0x20};
    static const uint32_t expected_data[] = {0x00020001, 0xfffc0003, 0x00060005, 0x40a00000,
                                             0x40c00000, 0x3f000000, 0x3f800000};
    const struct path_totals totals = {.paths = 2, .transforms = 1, .styles = 1};
    uint8_t tags[8];
    uint32_t data[8];
    (void)state;

    struct path_encoding encoding = path_encode_segments(segments, 3, &totals, tags, 8, data, 8);
    assert_true(encoding.faults == 0 && encoding.tags == 7 && encoding.words == 7);
    assert_memory_equal(tags, expected_tags, sizeof expected_tags);
    assert_memory_equal(data, expected_data, sizeof expected_data);
    encoding = path_encode_segments(segments, 3, &totals, tags, 6, data, 8);
    assert_true(encoding.faults == PATH_NO_ROOM && encoding.tags == 7);
}

static void check_encoded(const struct decoding *decoding, const void *user)
{
    const uint32_t *constants = decoding->constants;
    const struct path_totals totals = {.paths = constants[1], .transforms = constants[2], .styles = constants[3]};
    size_t tag_bytes = decoding->sizes[ENCODED_TAGS], data_bytes = decoding->sizes[ENCODED_DATA];
    uint8_t *tags = calloc(1, tag_bytes + 1);
    uint32_t *data = calloc(1, data_bytes + 4);
    (void)user;

    struct path_encoding encoding = path_encode_segments(decoding->buffers[ENCODED_SEGMENTS], constants[0], &totals,
                                                         tags, tag_bytes, data, data_bytes / 4);
    assert_memory_equal(decoding->buffers[ENCODED_OUTCOME], &encoding, sizeof encoding);
    assert_memory_equal(decoding->buffers[ENCODED_TAGS], tags, tag_bytes);
    if (encoding.words < data_bytes / 4)
        data_bytes = 4 * (size_t)encoding.words;
    assert_memory_equal(decoding->buffers[ENCODED_DATA], data, data_bytes);
    free(tags);
    free(data);
}

static void encode(const struct path_segment *segments, uint32_t count, const struct path_totals *totals,
                   uint32_t tag_words, uint32_t data_words)
{
    const void *inputs[MAX_BUFFERS] = {segments};
    const uint32_t constants[] = {count, totals->paths, totals->transforms, totals->styles, tag_words, data_words};
    struct decoding decoding;

    decoding_begin(&decoding, "path-segments-encode", constants, inputs);
    decode_everywhere(&decoding, check_encoded, NULL);
    decoding_end(&decoding);
}

/* Drawings are decoded, encoded and decoded: the segments are the same, and the streams are not longer. */
static void decoded_paths_are_encoded(void **state)
{
    struct streams *s = calloc(1, sizeof *s), *again = calloc(1, sizeof *again);
    uint64_t random = 5;
    (void)state;

    for (uint32_t n = 1; n < 10000; n *= 6) {
        struct path_encoder encoder = {
            .tags = s->tags, .tag_capacity = MAX_TAGS, .data = s->data, .word_capacity = MAX_WORDS};
        encode_random(&encoder, n, &random, s->expected);
        struct path_totals totals =
            path_decode(s->tags, encoder.tag_count, s->data, encoder.word_count, s->segments, MAX_TAGS);
        struct path_encoding encoding =
            path_encode_segments(s->segments, totals.segments, &totals, again->tags, MAX_TAGS, again->data, MAX_WORDS);
        assert_true(encoding.faults == 0 && encoding.tags == encoder.tag_count && encoding.words <= totals.words);
        struct path_totals found =
            path_decode(again->tags, encoding.tags, again->data, encoding.words, again->segments, MAX_TAGS);
        assert_true(found.segments == totals.segments && found.paths == totals.paths && found.styles == totals.styles);
        assert_memory_equal(again->segments, s->segments, totals.segments * sizeof *s->segments);
        encode(s->segments, totals.segments, &totals, (encoding.tags + 3) / 4, encoding.words);
        encode(s->segments, totals.segments, &totals, encoding.tags / 8, encoding.words / 2);
    }
    free(s);
    free(again);
}

/* Numbers out of order, kinds of 0, points that are no integers, subpaths that do not hang together. */
static void any_segments_are_encoded(void **state)
{
    enum {
        COUNT = 3000
    };
    struct path_segment *segments = calloc(COUNT, sizeof *segments);
    uint64_t random = 6;
    (void)state;

    for (int n = 0; n < 6; n++) {
        uint32_t path = 0;
        for (int i = 0; i < COUNT; i++) {
            path += random_below(&random, 8) == 0;
            struct path_segment *s = &segments[i];
            *s = (struct path_segment){random_word(&random) & 0xf, path, path - 1, random_below(&random, 3) - 1, {{0}}};
            for (int k = 0; k < 8; k++)
                s->points[k / 2][k % 2] = (float)(int16_t)random_below(&random, 4) * (n == 1 ? 0.25f : 20000.0f);
            if (n == 2 && i % 100 == 0)
                s->style = random_word(&random);
        }
        struct path_totals totals = {.paths = path + 3, .transforms = path, .styles = n == 3 ? 70000 : 2};
        encode(segments, n == 4 ? 0 : COUNT, &totals, n == 5 ? 1000 : 5000, n == 5 ? 1500 : 40000);
    }
    free(segments);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tags_take_the_words_of_the_table), cmocka_unit_test(a_stream_is_decoded),
        cmocka_unit_test(what_is_encoded_is_decoded),       cmocka_unit_test(full_streams_are_told),
        cmocka_unit_test(encoded_paths_are_decoded),        cmocka_unit_test(damaged_streams_are_decoded),
        cmocka_unit_test(long_streams_are_decoded),         cmocka_unit_test(segments_are_encoded_by_hand),
        cmocka_unit_test(decoded_paths_are_encoded),        cmocka_unit_test(any_segments_are_encoded),
    };
    return cmocka_run_group_tests(tests, NULL, close_device);
}
