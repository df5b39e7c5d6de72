/* Runs decoders on the CPU executor and on a Vulkan device. */
#ifndef TESTS_DECODERS_HARNESS_H
#define TESTS_DECODERS_HARNESS_H

#include "dxs_decoders.h"

enum {
    MAX_CONSTANTS = 32,
    MAX_BUFFERS = 12,
    MAX_PASSES = 4
};

/* A decoder with its constants and, by number, its buffers. */
struct decoding {
    const struct dxs_decoder *decoder;
    uint32_t constants[MAX_CONSTANTS];
    void *buffers[MAX_BUFFERS];
    size_t sizes[MAX_BUFFERS];
};

/* All buffers of the size that the constants ask for, inputs copied from `inputs` (by number; those are exactly that
 * large). Others, and a guard behind each, are filled with a pattern. */
void decoding_begin(struct decoding *decoding, const char *name, const uint32_t *constants,
                    const void *const inputs[MAX_BUFFERS]);
void decoding_end(struct decoding *decoding);

/* Fills outputs and scratch with the pattern again. */
void decoding_reset(struct decoding *decoding);

/* Runs all passes. The test fails if that fails, or if a byte of inputs or guards changes. */
void decoding_execute(struct decoding *decoding);

/* The same on a device; false if there is none. */
bool decoding_run_on_device(struct decoding *decoding);

/* Called with the outputs of one of both. */
typedef void (*decoding_check)(const struct decoding *decoding, const void *user);

/* Decodes on both, the second time only if there is a device. Where there has to be one (DXS_DECODERS_NEED_DEVICE in
 * the environment), the test fails without. */
void decode_everywhere(struct decoding *decoding, decoding_check check, const void *user);

/* For the end of a group of tests: devices are closed before the process ends, when drivers may be gone. */
int close_device(void **state);

/* The next number of a sequence (splitmix64) that `state` starts. */
uint32_t random_word(uint64_t *state);
/* Below `bound`. */
uint32_t random_below(uint64_t *state, uint32_t bound);

#endif
