/* The time of a decoder is bounded by the sizes of its buffers and its numbers of groups, whatever its constants are:
 * damaged constants do not hang a device. Small and huge constants are mixed at random, as far as the buffers stay
 * small; the CPU executor counts steps. */
#include "harness.h"

#include "dxs_decoders.h"
#include "dxs_exec.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    RUNS = 150 / DECODINGS_FOR_ONE, /* of each decoder */
    ATTEMPTS = 4000 * RUNS,
    MAX_BYTES = 1 << 15, /* of all buffers */
    MAX_GROUPS = 64,     /* of a pass */
    STEPS_OF_A_GROUP = 20000,
    STEPS_OF_A_BYTE = 60
};

static const uint32_t choices[] = {0, 1, 1, 2, 3, 4, 5, 7, 8, 16, 33, 1 << 16, 1 << 26, 0x7FFFFFFF, 0xFFFFFFFF};

/* False: too large for a short run. */
static bool is_small(const struct dxs_decoder *decoder, const uint32_t *constants, uint64_t *bytes)
{
    uint32_t groups[3];

    *bytes = 0;
    for (uint32_t i = 0; i < decoder->buffer_count; i++) {
        uint64_t size = dxs_decoder_buffer_size(&decoder->buffers[i], constants);
        if (size > MAX_BYTES)
            return false;
        *bytes += size;
    }
    for (uint32_t i = 0; i < decoder->pass_count; i++)
        if (!dxs_decoder_groups(&decoder->passes[i], constants, groups) ||
            (uint64_t)groups[0] * groups[1] * groups[2] > MAX_GROUPS)
            return false;
    return true;
}

static bool choose_constants(const struct dxs_decoder *decoder, uint32_t *constants, uint64_t *bytes, uint64_t *random)
{
    uint32_t count = sizeof choices / sizeof *choices, common = 1 + random_below(random, count);

    for (uint32_t i = 0; i < decoder->constant_count; i++)
        constants[i] = choices[random_below(random, random_below(random, 3) ? common : count)];
    return is_small(decoder, constants, bytes);
}

static void *make_buffer(size_t size, uint64_t *random)
{
    uint8_t *bytes = malloc(size + 1);
    uint32_t kind = random_below(random, 3);

    assert_non_null(bytes);
    for (size_t i = 0; i < size; i++)
        bytes[i] = kind == 0 ? 0 : kind == 1 ? 0xFF : (uint8_t)random_word(random);
    return bytes;
}

static void fail_with(const struct dxs_decoder *decoder, const struct dxs_decoder_pass *pass, const uint32_t *constants,
                      const char *message)
{
    for (uint32_t i = 0; i < decoder->constant_count; i++)
        print_message("%s=%u ", decoder->constants[i].name, constants[i]);
    fail_msg("%s %s, pass %s: %s", decoder->name, decoder->variant, pass->name, message);
}

static void run_pass(const struct dxs_decoder *decoder, const struct dxs_decoder_pass *pass, uint32_t *constants,
                     void **buffers, uint64_t bytes)
{
    struct dxs_exec_options options = dxs_default_exec_options();
    struct dxs_exec_resource block = {
        .resource_class = DXS_EXEC_CLASS_CBV, .data = constants, .size = MAX_CONSTANTS * sizeof *constants};
    dxs_module *module = dxs_module_create(NULL);
    uint32_t groups[3];

    dxs_decoder_groups(pass, constants, groups);
    options.step_limit = (uint64_t)groups[0] * groups[1] * groups[2] * (STEPS_OF_A_GROUP + STEPS_OF_A_BYTE * bytes);
    assert_int_equal(dxs_module_parse(module, pass->dxil, pass->dxil_size, NULL), DXS_RESULT_OK);
    dxs_executor *executor = dxs_executor_create(module, 0, &options);
    dxs_executor_bind(executor, &block);
    for (uint32_t i = 0; i < decoder->buffer_count; i++) {
        const struct dxs_decoder_buffer *buffer = &decoder->buffers[i];
        struct dxs_exec_resource resource = {
            .resource_class = buffer->role == DXS_DECODER_ROLE_INPUT ? DXS_EXEC_CLASS_SRV : DXS_EXEC_CLASS_UAV,
            .number = buffer->register_number,
            .data = buffers[i],
            .size = (size_t)dxs_decoder_buffer_size(buffer, constants)};
        dxs_executor_bind(executor, &resource);
    }
    if (dxs_executor_dispatch(executor, groups) != DXS_RESULT_OK)
        fail_with(decoder, pass, constants, dxs_executor_error(executor)->message);
    dxs_executor_destroy(executor);
    dxs_module_destroy(module);
}

static void run_decoder(const struct dxs_decoder *decoder)
{
    uint64_t random = 1, bytes;
    uint32_t runs = 0;

    for (uint32_t n = 0; n < ATTEMPTS && runs < RUNS; n++) {
        uint32_t constants[MAX_CONSTANTS] = {0};
        void *buffers[MAX_BUFFERS];
        if (!choose_constants(decoder, constants, &bytes, &random))
            continue;
        runs++;
        for (uint32_t i = 0; i < decoder->buffer_count; i++)
            buffers[i] = make_buffer((size_t)dxs_decoder_buffer_size(&decoder->buffers[i], constants), &random);
        for (uint32_t i = 0; i < decoder->pass_count; i++)
            run_pass(decoder, &decoder->passes[i], constants, buffers, bytes);
        for (uint32_t i = 0; i < decoder->buffer_count; i++)
            free(buffers[i]);
    }
    print_message("%s %s: %u runs\n", decoder->name, decoder->variant, runs);
    assert_true(runs == RUNS);
}

static void time_is_bounded(void **state)
{
    (void)state;
    const struct dxs_decoder *decoder, *variant;

    for (uint32_t i = 0; (decoder = dxs_decoder_at(i)); i++)
        for (uint32_t k = 0; (variant = dxs_decoder_variant(decoder, k)); k++)
            run_decoder(variant);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(time_is_bounded)};

    return cmocka_run_group_tests_name("time of decoders", tests, NULL, NULL);
}
