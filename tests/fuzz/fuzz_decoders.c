/* Fuzz target: the GPU decoders on the CPU executor. The input chooses a decoder, a variant, constants and the contents
 * of the decoder's inputs. Whatever these are, a decoder changes nothing but its scratch buffers and outputs, and what
 * it writes depends on no byte beyond its buffers.
 *
 * Format: 32-bit words: decoder | variant << 8, the constants, then the inputs one after the other. */
#include "tests/fuzz/fuzz.h"

#include "dxs_decoders.h"
#include "dxs_exec.h"

#include <stdlib.h>
#include <string.h>

enum {
    MAX_CONSTANTS = 32,
    MAX_BUFFERS = 16,
    MAX_BYTES = 1 << 14, /* of a buffer */
    MAX_GROUPS = 256,    /* of a pass: some have 64 for a rectangle or a pipe */
    STEP_LIMIT = 10000,
    MEMORY_LIMIT = 64 << 20,
    GUARD = 256 /* bytes behind each buffer */
};

struct decoding {
    const struct dxs_decoder *decoder;
    uint32_t constants[MAX_CONSTANTS];
    uint8_t *buffers[MAX_BUFFERS]; /* with a guard behind each */
    size_t sizes[MAX_BUFFERS];
};

static uint32_t take_word(const uint8_t **data, size_t *size)
{
    uint8_t bytes[4] = {0};
    size_t count = *size < sizeof bytes ? *size : sizeof bytes;

    memcpy(bytes, *data, count);
    *data += count;
    *size -= count;
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static const struct dxs_decoder *choose_decoder(uint32_t word)
{
    uint32_t count = 0, variants = 0;

    while (dxs_decoder_at(count))
        count++;
    const struct dxs_decoder *decoder = dxs_decoder_at((word & 0xFF) % count);
    while (dxs_decoder_variant(decoder, variants))
        variants++;
    return dxs_decoder_variant(decoder, (word >> 8 & 0xFF) % variants);
}

/* False: the decoding is too large for a short run. */
static bool is_small(const struct decoding *d)
{
    uint32_t groups[3];

    for (uint32_t i = 0; i < d->decoder->buffer_count; i++)
        if (dxs_decoder_buffer_size(&d->decoder->buffers[i], d->constants) > MAX_BYTES)
            return false;
    for (uint32_t i = 0; i < d->decoder->pass_count; i++)
        if (!dxs_decoder_groups(&d->decoder->passes[i], d->constants, groups) ||
            (uint64_t)groups[0] * groups[1] * groups[2] > MAX_GROUPS)
            return false;
    return true;
}

/* Fills inputs from the data. `pattern` fills scratch buffers and guards; outputs begin with zeros. */
static void make_buffers(struct decoding *d, const uint8_t *data, size_t size, uint8_t pattern)
{
    for (uint32_t i = 0; i < d->decoder->buffer_count; i++) {
        enum dxs_decoder_role role = d->decoder->buffers[i].role;
        d->sizes[i] = (size_t)dxs_decoder_buffer_size(&d->decoder->buffers[i], d->constants);
        d->buffers[i] = malloc(d->sizes[i] + GUARD);
        demand(d->buffers[i], "there is memory");
        memset(d->buffers[i], role == DXS_DECODER_ROLE_SCRATCH ? pattern : 0, d->sizes[i]);
        memset(d->buffers[i] + d->sizes[i], pattern, GUARD);
        if (role == DXS_DECODER_ROLE_INPUT || role == DXS_DECODER_ROLE_IN_OUT) {
            size_t count = size < d->sizes[i] ? size : d->sizes[i];
            memcpy(d->buffers[i], data, count);
            data += count;
            size -= count;
        }
    }
}

static bool run_pass(struct decoding *d, const struct dxs_decoder_pass *pass, dxs_module *module)
{
    struct dxs_exec_options options = dxs_default_exec_options();
    struct dxs_exec_resource block = {
        .resource_class = DXS_EXEC_CLASS_CBV, .data = d->constants, .size = sizeof d->constants};
    uint32_t groups[3];

    dxs_decoder_groups(pass, d->constants, groups);
    options.step_limit = STEP_LIMIT;
    options.memory_limit = MEMORY_LIMIT;
    demand(dxs_module_parse(module, pass->dxil, pass->dxil_size, NULL) == DXS_RESULT_OK, "decoders can be parsed");
    dxs_executor *executor = dxs_executor_create(module, 0, &options);
    demand(executor && dxs_executor_bind(executor, &block) == DXS_RESULT_OK, "constants can be bound");
    for (uint32_t i = 0; i < d->decoder->buffer_count; i++) {
        const struct dxs_decoder_buffer *buffer = &d->decoder->buffers[i];
        struct dxs_exec_resource resource = {
            .resource_class = buffer->role == DXS_DECODER_ROLE_INPUT ? DXS_EXEC_CLASS_SRV : DXS_EXEC_CLASS_UAV,
            .number = buffer->register_number,
            .data = d->buffers[i],
            .size = d->sizes[i] + GUARD};
        demand(dxs_executor_bind(executor, &resource) == DXS_RESULT_OK, "buffers can be bound");
    }
    enum dxs_result result = dxs_executor_dispatch(executor, groups);
    demand(result == DXS_RESULT_OK || result == DXS_RESULT_LIMIT_EXCEEDED, dxs_executor_error(executor)->message);
    dxs_executor_destroy(executor);
    return result == DXS_RESULT_OK;
}

static void check_guards(const struct decoding *d, const uint8_t *data, size_t size, uint8_t pattern)
{
    for (uint32_t i = 0; i < d->decoder->buffer_count; i++) {
        for (size_t n = 0; n < GUARD; n++)
            demand(d->buffers[i][d->sizes[i] + n] == pattern, "decoders write within their buffers");
        enum dxs_decoder_role role = d->decoder->buffers[i].role;
        if (role == DXS_DECODER_ROLE_INPUT || role == DXS_DECODER_ROLE_IN_OUT) {
            size_t count = size < d->sizes[i] ? size : d->sizes[i];
            demand(role == DXS_DECODER_ROLE_IN_OUT || count == 0 || memcmp(d->buffers[i], data, count) == 0,
                   "decoders do not change their inputs");
            data += count;
            size -= count;
        }
    }
}

/* False: a pass reached the limit of steps. */
static bool decode(struct decoding *d, const uint8_t *data, size_t size, uint8_t pattern)
{
    dxs_module *module = dxs_module_create(NULL);
    bool ends = true;

    demand(module, "there is memory");
    make_buffers(d, data, size, pattern);
    for (uint32_t i = 0; i < d->decoder->pass_count && ends; i++)
        ends = run_pass(d, &d->decoder->passes[i], module);
    check_guards(d, data, size, pattern);
    dxs_module_destroy(module);
    return ends;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct decoding first = {.decoder = choose_decoder(take_word(&data, &size))}, second;

    for (uint32_t i = 0; i < first.decoder->constant_count; i++)
        first.constants[i] = take_word(&data, &size);
    if (!is_small(&first))
        return 0;
    second = first;
    bool ends = decode(&first, data, size, 0);
    bool ends_again = decode(&second, data, size, 0xA5);
    demand(ends == ends_again, "a decoder does not depend on what lies beyond its buffers");
    for (uint32_t i = 0; i < first.decoder->buffer_count; i++) {
        if (ends && first.decoder->buffers[i].role >= DXS_DECODER_ROLE_OUTPUT)
            demand(memcmp(first.buffers[i], second.buffers[i], first.sizes[i]) == 0,
                   "outputs do not depend on what lies beyond the buffers, nor on scratch buffers");
        free(first.buffers[i]);
        free(second.buffers[i]);
    }
    return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t limit, unsigned int seed)
{
    return mutate_words(data, size, limit, seed);
}
