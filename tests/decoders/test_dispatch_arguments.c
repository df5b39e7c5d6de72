/* Tests of the shader that computes indirect dispatches: it says what dxs_decoder_groups says. */
#include "harness.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    GIVEN,
    LIMITS,
    AMOUNTS,
    DISPATCHES,
    LIMITED
};

struct task {
    uint32_t pass_count, constant_count;
    uint32_t given[MAX_CONSTANTS], limits[MAX_CONSTANTS];
    const struct dxs_decoder_amount (*amounts)[3];
};

static void check_dispatches(const struct decoding *decoding, const void *user)
{
    const struct task *task = user;
    const uint32_t(*dispatches)[3] = decoding->buffers[DISPATCHES];
    uint32_t limited[MAX_CONSTANTS] = {0};

    for (uint32_t i = 0; i < task->constant_count && i < MAX_CONSTANTS; i++)
        limited[i] = task->given[i] < task->limits[i] ? task->given[i] : task->limits[i];
    if (task->pass_count > 0)
        assert_memory_equal(decoding->buffers[LIMITED], limited, sizeof limited);
    for (uint32_t i = 0; i < task->pass_count; i++) {
        struct dxs_decoder_pass pass = {.name = ""};
        uint32_t groups[3];
        memcpy(pass.groups, task->amounts[i], sizeof pass.groups);
        if (!dxs_decoder_groups(&pass, limited, groups))
            memset(groups, 0, sizeof groups);
        assert_memory_equal(dispatches[i], groups, sizeof groups);
    }
}

static void decode(const struct task *task)
{
    const uint32_t constants[] = {task->pass_count, task->constant_count};
    const void *inputs[MAX_BUFFERS] = {task->given, task->limits, task->amounts};
    struct decoding decoding;

    decoding_begin(&decoding, "dispatch-arguments", constants, inputs);
    decode_everywhere(&decoding, check_dispatches, task);
    decoding_end(&decoding);
}

static void random_numbers(uint32_t *numbers, uint64_t *random)
{
    for (uint32_t i = 0; i < MAX_CONSTANTS; i++)
        numbers[i] = random_size(random, 32);
}

static void all_decoders_get_their_groups(void **state)
{
    struct dxs_decoder_amount amounts[MAX_PASSES][3];
    uint64_t random = 1;
    (void)state;

    for (uint32_t n = 0; dxs_decoder_at(n); n++)
        for (int round = 0; round < 8; round++) {
            const struct dxs_decoder *decoder = dxs_decoder_at(n);
            struct task task = {.pass_count = decoder->pass_count,
                                .constant_count = decoder->constant_count,
                                .amounts = (const struct dxs_decoder_amount(*)[3])amounts};
            for (uint32_t i = 0; i < decoder->pass_count; i++)
                memcpy(amounts[i], decoder->passes[i].groups, sizeof amounts[i]);
            random_numbers(task.given, &random);
            random_numbers(task.limits, &random);
            decode(&task);
        }
}

/* At limits of 16, 32 and 64 bits. */
static void large_amounts_are_exact(void **state)
{
    static const struct dxs_decoder_amount amounts[][3] = {
        {{1, 256, {0, -1}}, {1, 1, {1, -1}}, {1, 1, {-1, -1}}},
        {{1, 1, {2, 3}}, {1, 1, {-1, -1}}, {1, 1, {-1, -1}}},
        {{1, 65536, {2, 3}}, {1, 1, {-1, -1}}, {1, 1, {-1, -1}}},
        {{3, 7, {4, -1}}, {1, 1, {-1, -1}}, {2, 1, {-1, -1}}},
        {{1, 1, {5, 5}}, {1, 1, {-1, -1}}, {1, 1, {-1, -1}}},
        {{65537, 1, {5, -1}}, {5, 1, {-1, -1}}, {1, 1, {-1, -1}}},
    };
    struct task task = {.pass_count = 6, .constant_count = 6, .amounts = amounts};
    static const uint32_t numbers[][6] = {
        {65535 * 256, 1, 1 << 16, 1 << 15, 7, 65535},
        {65535 * 256 + 1, 65535, 65535, 32768, 8, 65536},
        {UINT32_MAX, 65536, 65536, 65535, UINT32_MAX, 0},
        {1, 1, UINT32_MAX, UINT32_MAX, 152915, 46341},
        {0, 0, UINT32_MAX, 1, 152916, 1},
    };
    (void)state;

    memset(task.limits, 0xff, sizeof task.limits);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        memcpy(task.given, numbers[i], sizeof numbers[i]);
        decode(&task);
    }
}

/* Factors that do not exist, divisions by 0, more constants than any decoder has: nothing is accessed beyond buffers.
 */
static void keep_anything(const struct decoding *decoding, const void *user)
{
    (void)decoding;
    (void)user;
}

static void any_amounts_are_taken(void **state)
{
    uint32_t words[12 * 40];
    uint64_t random = 2;
    (void)state;

    for (int n = 0; n < 20; n++) {
        const uint32_t constants[] = {random_below(&random, 40), random_below(&random, 100)};
        const void *inputs[MAX_BUFFERS] = {words, words, words};
        struct decoding decoding;
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            words[i] = random_below(&random, 9) ? random_size(&random, 32) : 0;
        decoding_begin(&decoding, "dispatch-arguments", constants, inputs);
        decode_everywhere(&decoding, keep_anything, NULL);
        decoding_end(&decoding);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_decoders_get_their_groups),
        cmocka_unit_test(large_amounts_are_exact),
        cmocka_unit_test(any_amounts_are_taken),
    };
    return cmocka_run_group_tests(tests, NULL, close_device);
}
