/* Runs a decoder on the CPU executor and on a Vulkan device, and checks that it writes nothing but its outputs. */
#include "harness.h"

#include "dxs_exec.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
    GUARD = 64, /* bytes after each buffer */
    PATTERN = 0xa5
};

uint32_t random_word(uint64_t *state)
{
    uint64_t value = *state += UINT64_C(0x9e3779b97f4a7c15);
    value = (value ^ value >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    value = (value ^ value >> 27) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)(value >> 32);
}

uint32_t random_below(uint64_t *state, uint32_t bound)
{
    return (uint32_t)((uint64_t)random_word(state) * bound >> 32);
}

uint32_t random_size(uint64_t *state, uint32_t bound)
{
    uint32_t word = random_word(state);

    return word >> random_below(state, bound);
}

/* ---- Buffers ----------------------------------------------------------------------------------------------------- */

void decoding_reset(struct decoding *decoding)
{
    for (uint32_t i = 0; i < decoding->decoder->buffer_count; i++) {
        if (decoding->decoder->buffers[i].role != DXS_DECODER_ROLE_INPUT)
            memset(decoding->buffers[i], PATTERN, decoding->sizes[i] + GUARD);
        if (decoding->decoder->buffers[i].role == DXS_DECODER_ROLE_IN_OUT && decoding->sizes[i] > 0)
            memcpy(decoding->buffers[i], decoding->initial[i], decoding->sizes[i]);
    }
}

void decoding_begin(struct decoding *decoding, const char *name, const uint32_t *constants,
                    const void *const inputs[MAX_BUFFERS])
{
    *decoding = (struct decoding){.decoder = dxs_decoder_find(name)};
    assert_non_null(decoding->decoder);
    assert_true(decoding->decoder->buffer_count <= MAX_BUFFERS && decoding->decoder->pass_count <= MAX_PASSES &&
                decoding->decoder->constant_count <= MAX_CONSTANTS);
    memcpy(decoding->constants, constants, decoding->decoder->constant_count * sizeof *constants);
    for (uint32_t i = 0; i < decoding->decoder->buffer_count; i++) {
        decoding->sizes[i] = (size_t)dxs_decoder_buffer_size(&decoding->decoder->buffers[i], constants);
        decoding->buffers[i] = malloc(decoding->sizes[i] + GUARD);
        assert_non_null(decoding->buffers[i]);
        decoding->initial[i] = inputs[i];
        memset(decoding->buffers[i], PATTERN, decoding->sizes[i] + GUARD);
        if (decoding->decoder->buffers[i].role == DXS_DECODER_ROLE_INPUT && decoding->sizes[i] > 0)
            memcpy(decoding->buffers[i], inputs[i], decoding->sizes[i]);
    }
    decoding_reset(decoding);
}

void decoding_end(struct decoding *decoding)
{
    for (uint32_t i = 0; i < decoding->decoder->buffer_count; i++)
        free(decoding->buffers[i]);
}

static void check_guards(const struct decoding *decoding)
{
    for (uint32_t i = 0; i < decoding->decoder->buffer_count; i++) {
        const unsigned char *guard = (const unsigned char *)decoding->buffers[i] + decoding->sizes[i];
        for (uint32_t n = 0; n < GUARD; n++)
            if (guard[n] != PATTERN)
                fail_msg("%s: %s is written beyond its end", decoding->decoder->name,
                         decoding->decoder->buffers[i].name);
    }
}

/* ---- Running ----------------------------------------------------------------------------------------------------- */

static void execute_pass(struct decoding *decoding, dxs_module *module, const struct dxs_decoder_pass *pass)
{
    uint32_t groups[3];

    assert_true(dxs_decoder_groups(pass, decoding->constants, groups));
    if (groups[0] == 0 || groups[1] == 0 || groups[2] == 0)
        return;
    assert_int_equal(dxs_module_parse(module, pass->dxil, pass->dxil_size, NULL), DXS_RESULT_OK);
    dxs_executor *executor = dxs_executor_create(module, 0, NULL);
    struct dxs_exec_resource block = {
        .resource_class = DXS_EXEC_CLASS_CBV, .data = decoding->constants, .size = sizeof decoding->constants};
    assert_int_equal(dxs_executor_bind(executor, &block), DXS_RESULT_OK);
    for (uint32_t i = 0; i < decoding->decoder->buffer_count; i++) {
        const struct dxs_decoder_buffer *buffer = &decoding->decoder->buffers[i];
        struct dxs_exec_resource resource = {
            .resource_class = buffer->role == DXS_DECODER_ROLE_INPUT ? DXS_EXEC_CLASS_SRV : DXS_EXEC_CLASS_UAV,
            .number = buffer->register_number,
            .data = decoding->buffers[i],
            .size = decoding->sizes[i] + GUARD};
        assert_int_equal(dxs_executor_bind(executor, &resource), DXS_RESULT_OK);
    }
    if (dxs_executor_dispatch(executor, groups) != DXS_RESULT_OK)
        fail_msg("%s, %s: %s", decoding->decoder->name, pass->name, dxs_executor_error(executor)->message);
    dxs_executor_destroy(executor);
}

void decoding_execute(struct decoding *decoding)
{
    dxs_module *module = dxs_module_create(NULL);

    for (uint32_t i = 0; i < decoding->decoder->pass_count; i++)
        execute_pass(decoding, module, &decoding->decoder->passes[i]);
    dxs_module_destroy(module);
    check_guards(decoding);
}

#if DXS_WITH_VULKAN
static struct decoder_device *device;

/* "none": a loader would load drivers, and they leak. */
static struct decoder_device *open_device(void)
{
    const char *wanted = getenv("DXS_DECODERS_DEVICE"), *failure;
    return wanted && strcmp(wanted, "none") == 0 ? NULL : decoder_device_open(wanted, &failure);
}

static bool run_on_device(struct decoding *decoding, const uint32_t *dispatches, const uint32_t *limited)
{
    struct device_run run = {.decoder = decoding->decoder,
                             .constants = decoding->constants,
                             .dispatches = dispatches,
                             .limited = limited,
                             .repetitions = 1};

    if (!device)
        device = open_device();
    if (!device || !decoder_device_takes(device, decoding->decoder))
        return false;
    for (uint32_t i = 0; i < decoding->decoder->buffer_count; i++) {
        run.buffers[i] = decoding->buffers[i];
        run.sizes[i] = decoding->sizes[i] + GUARD;
    }
    const char *failure = decoder_device_run(device, &run);
    if (failure)
        fail_msg("%s on %s: %s", decoding->decoder->name, decoder_device_name(device), failure);
    check_guards(decoding);
    return true;
}

bool decoding_run_on_device(struct decoding *decoding)
{
    return run_on_device(decoding, NULL, NULL);
}

/* The limits are the constants, and of every other constant more is given. */
bool decoding_run_indirectly(struct decoding *decoding)
{
    const struct dxs_decoder *decoder = decoding->decoder;
    const uint32_t constants[] = {decoder->pass_count, decoder->constant_count};
    struct dxs_decoder_amount amounts[MAX_PASSES][3];
    uint32_t given[MAX_CONSTANTS];
    const void *inputs[MAX_BUFFERS] = {given, decoding->constants, amounts};
    struct decoding arguments;

    for (uint32_t i = 0; i < decoder->constant_count; i++)
        given[i] = i % 2 ? decoding->constants[i] : UINT32_MAX;
    for (uint32_t i = 0; i < decoder->pass_count; i++)
        memcpy(amounts[i], decoder->passes[i].groups, sizeof amounts[i]);
    decoding_begin(&arguments, "dispatch-arguments", constants, inputs);
    bool is_done =
        decoding_run_on_device(&arguments) && run_on_device(decoding, arguments.buffers[3], arguments.buffers[4]);
    decoding_end(&arguments);
    return is_done;
}

int close_device(void **state)
{
    (void)state;
    if (device)
        decoder_device_close(device);
    device = NULL;
    return 0;
}
#else
int close_device(void **state)
{
    (void)state;
    return 0;
}

bool decoding_run_on_device(struct decoding *decoding)
{
    (void)decoding;
    return false;
}

bool decoding_run_indirectly(struct decoding *decoding)
{
    (void)decoding;
    return false;
}
#endif

void decode_everywhere(struct decoding *decoding, decoding_check check, const void *user)
{
    static uint32_t calls;
    const struct dxs_decoder *decoder = decoding->decoder, *variant;
    bool needs_device = getenv("DXS_DECODERS_NEED_DEVICE") != NULL; /* then the executor has a test of its own */

    if (calls++ % DECODINGS_FOR_ONE != 0)
        return;
    for (uint32_t i = 0; (variant = dxs_decoder_variant(decoder, i)) != NULL; i++) {
        decoding->decoder = variant;
        decoding_reset(decoding);
        if (!needs_device) {
            decoding_execute(decoding);
            check(decoding, user);
            decoding_reset(decoding);
        }
        if (decoding_run_on_device(decoding))
            check(decoding, user);
        else if (needs_device && variant->needs == 0)
            fail_msg("there is no Vulkan device");
        decoding_reset(decoding);
        if (decoding_run_indirectly(decoding))
            check(decoding, user);
    }
    decoding->decoder = decoder;
}
