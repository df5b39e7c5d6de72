/* Tests of the decoder for instanced draws: padded counts, magic divisors and addresses. */
#include "harness.h"
#include "decoders/models/instancing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    ATTRIBUTES,
    DESCRIPTORS,
    ADDRESSES
};

/* ---- The model --------------------------------------------------------------------------------------------------- */

static void padded_counts_are_those_of_the_table(void **state)
{
    static const struct {
        uint32_t count, padded;
    } known[] = {{0, 1},   {1, 1},   {5, 5},   {9, 9},   {10, 10}, {11, 12}, {13, 14},   {17, 18},
                 {19, 20}, {20, 24}, {32, 36}, {36, 40}, {39, 40}, {40, 48}, {47, 48},   {48, 56},
                 {55, 56}, {56, 64}, {63, 64}, {64, 72}, {70, 72}, {72, 80}, {127, 128}, {128, 144}};
    (void)state;

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        assert_int_equal(instancing_padded_count(known[i].count, false), known[i].padded);
    assert_true(instancing_padded_count(UINT32_MAX, false) == UINT64_C(1) << 32);
    for (uint32_t count = 1; count < 200000; count++)
        assert_true(instancing_padded_count(count, false) >= count);
}

/* The documentation: multiples of four, at least one more than the count; its table from 32 on, where it gives such. */
static void documented_counts_are_multiples_of_four(void **state)
{
    static const uint32_t factors[8] = {9,  10, 12, 12,
                                        14, 14, 16, 16}; /* of 2^n, by the three bits behind the highest */
    static const struct {
        uint32_t count, padded;
    } known[] = {{0, 4}, {1, 4}, {3, 4}, {4, 8}, {8, 12}, {12, 16}, {16, 20}, {19, 20}, {20, 24}, {28, 32}, {31, 32}};
    (void)state;

    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        assert_int_equal(instancing_padded_count(known[i].count, true), known[i].padded);
    for (uint32_t n = 2; n < 20; n++)
        for (uint32_t high = 8; high < 16; high++) {
            assert_int_equal(instancing_padded_count(high << n, true), factors[high - 8] << n);
            assert_int_equal(instancing_padded_count(((high + 1) << n) - 1, true), factors[high - 8] << n);
        }
}

static void check_divisor(uint32_t divisor, uint64_t *random)
{
    struct instancing_descriptor descriptor = {0};
    const uint32_t edges[] = {0,
                              1,
                              divisor - 1,
                              divisor,
                              divisor + 1,
                              UINT32_MAX,
                              UINT32_MAX - 1,
                              UINT32_MAX / divisor * divisor,
                              UINT32_MAX / divisor * divisor - 1,
                              0x80000000};

    instancing_encode_divisor(divisor, &descriptor);
    for (size_t i = 0; i < sizeof edges / sizeof *edges; i++)
        assert_int_equal(instancing_element(&descriptor, edges[i]), edges[i] / divisor);
    for (int i = 0; i < 8; i++) {
        uint32_t id = random_word(random);
        assert_int_equal(instancing_element(&descriptor, id), id / divisor);
    }
}

static void magic_divisors_are_exact(void **state)
{
    uint64_t random = 1;
    (void)state;

    for (uint32_t divisor = 3; divisor < 20000; divisor++)
        if (divisor & (divisor - 1))
            check_divisor(divisor, &random);
    for (int i = 0; i < 20000; i++) {
        uint32_t divisor = random_size(&random, 30);
        if (divisor & (divisor - 1))
            check_divisor(divisor, &random);
    }
    check_divisor(UINT32_MAX, &random);
    check_divisor(0x80000001, &random);
}

/* 2^33 / 3 = 2863311530 and 2 left, 2 <= 2^1: rounded down. 2^34 / 7 = 2454267026 and 2 left. 2^34 / 5 = 3435973836 and
 * 4 left, 4 <= 4. 2^35 / 11 = 3123612578 and 10 left: rounded up. */
static void magic_divisors_are_those_worked_out_by_hand(void **state)
{
    static const struct {
        uint32_t divisor, shift, extra, magic;
    } known[] = {{3, 1, 1, 2863311530}, {5, 2, 1, 3435973836}, {7, 2, 1, 2454267026}, {11, 3, 0, 3123612579}};
    (void)state;

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        struct instancing_descriptor descriptor = {0};
        instancing_encode_divisor(known[i].divisor, &descriptor);
        assert_int_equal(descriptor.shift, known[i].shift);
        assert_int_equal(descriptor.extra, known[i].extra);
        assert_int_equal(descriptor.magic, known[i].magic & 0x7fffffff);
    }
}

/* An instanced draw of 70 vertices: the documentation's example, 9 * 2^3. */
static void descriptors_are_those_of_the_documentation(void **state)
{
    const struct instancing_draw draw = {.vertex_count = 70, .is_instanced = 1};
    const struct instancing_attribute per_vertex = {.divisor = INSTANCING_PER_VERTEX, .stride = 12};
    struct instancing_descriptor descriptor = instancing_describe(&draw, &per_vertex);
    (void)state;

    assert_int_equal(descriptor.mode, INSTANCING_MODULUS);
    assert_int_equal(descriptor.shift, 3);
    assert_int_equal(descriptor.extra, 4);
}

/* ---- The shaders ------------------------------------------------------------------------------------------------- */

static void check_draw(const struct decoding *decoding, const void *user)
{
    const struct instancing_draw *draw = user;
    struct instancing_descriptor *descriptors = malloc(decoding->sizes[DESCRIPTORS] + 1);
    uint32_t *addresses = malloc(decoding->sizes[ADDRESSES] + 1);

    instancing_decode(draw, decoding->buffers[ATTRIBUTES], descriptors, addresses);
    assert_memory_equal(decoding->buffers[DESCRIPTORS], descriptors, decoding->sizes[DESCRIPTORS]);
    assert_memory_equal(decoding->buffers[ADDRESSES], addresses, decoding->sizes[ADDRESSES]);
    free(descriptors);
    free(addresses);
}

static void decode(const struct instancing_draw *draw, const struct instancing_attribute *attributes)
{
    const void *inputs[MAX_BUFFERS] = {attributes};
    struct decoding decoding;

    decoding_begin(&decoding, "instancing", (const uint32_t *)draw, inputs);
    decode_everywhere(&decoding, check_draw, draw);
    decoding_end(&decoding);
}

static void draws_are_decoded(void **state)
{
    static const struct instancing_attribute attributes[] = {{INSTANCING_PER_VERTEX, 12, 4, 12, 4 + 70 * 12},
                                                             {1, 16, 0, 16, 48},
                                                             {3, 8, 0, 8, UINT32_MAX},
                                                             {0, 4, 8, 4, 12},
                                                             {INSTANCING_PER_VERTEX, 0, 4, 4, 7}};
    struct instancing_draw draw = {70, 5, 0, 5 * 72, 1, 0};
    (void)state;

    decode(&draw, attributes);
    draw.is_instanced = 0;
    decode(&draw, attributes);
    draw.attribute_count = 0;
    decode(&draw, attributes);
    draw = (struct instancing_draw){0, 5, 0, 3, 1, 0};
    decode(&draw, attributes);
}

static uint32_t any_size(uint64_t *random)
{
    return random_size(random, 32);
}

static void random_draws_are_decoded(void **state)
{
    struct instancing_attribute attributes[24];
    uint64_t random = 2;
    (void)state;

    for (int n = 0; n < 40; n++) {
        struct instancing_draw draw = {any_size(&random),
                                       24,
                                       any_size(&random),
                                       1 + random_below(&random, 60),
                                       random_below(&random, 8) != 0,
                                       random_below(&random, 2)};
        if (n % 5 == 0)
            draw.vertex_count %= 40;
        if (n % 8 == 0)
            draw.vertex_count = UINT32_MAX - random_below(&random, 3);
        if (n % 4 == 0)
            draw.first_id = UINT32_MAX - 20; /* ids wrap around */
        for (int i = 0; i < 24; i++) {
            uint32_t kind = random_below(&random, 4);
            attributes[i] = (struct instancing_attribute){
                kind == 0   ? INSTANCING_PER_VERTEX
                : kind == 1 ? random_below(&random, 5)
                            : any_size(&random),
                random_below(&random, 2) ? random_below(&random, 64) : any_size(&random), any_size(&random),
                random_below(&random, 2) ? 16 : any_size(&random), ~any_size(&random)};
        }
        decode(&draw, attributes);
    }
}

/* More invocations of an attribute than a group handles (4,096); some restart at 0. */
static void long_draws_are_decoded(void **state)
{
    static const struct instancing_attribute attributes[] = {{INSTANCING_PER_VERTEX, 12, 4, 12, 3000},
                                                             {1, 16, 0, 16, 1 << 20},
                                                             {3, 8, 0, 8, UINT32_MAX},
                                                             {7, 4, 8, 4, 1 << 30},
                                                             {0, 4, 8, 4, 12}};
    static const uint32_t counts[] = {0, 1, 3, 300, 70000, 0xf0000000};
    (void)state;

    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (uint32_t attribute_count = 1; attribute_count <= 5; attribute_count += 2) {
            struct instancing_draw draw = {counts[i], attribute_count, i % 2 ? UINT32_MAX - 5000 : 1000,
                                           9000,      i != 3,          i == 2};
            decode(&draw, attributes);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(padded_counts_are_those_of_the_table),
        cmocka_unit_test(documented_counts_are_multiples_of_four),
        cmocka_unit_test(magic_divisors_are_exact),
        cmocka_unit_test(magic_divisors_are_those_worked_out_by_hand),
        cmocka_unit_test(descriptors_are_those_of_the_documentation),
        cmocka_unit_test(draws_are_decoded),
        cmocka_unit_test(random_draws_are_decoded),
        cmocka_unit_test(long_draws_are_decoded),
    };
    return cmocka_run_group_tests(tests, NULL, close_device);
}
