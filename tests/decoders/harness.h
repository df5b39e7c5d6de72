/* Runs decoders on the CPU executor and on a Vulkan device. */
#ifndef TESTS_DECODERS_HARNESS_H
#define TESTS_DECODERS_HARNESS_H

#include "cli/decoder/device.h"

/* With sanitizers, which slow the executor down, one decoding of so many is made. */
#ifndef DECODINGS_FOR_ONE
#define DECODINGS_FOR_ONE 1
#endif

/* A decoder, its constants, and its buffers by index. */
struct decoding {
    const struct dxs_decoder *decoder;
    uint32_t constants[MAX_CONSTANTS];
    void *buffers[MAX_BUFFERS];
    size_t sizes[MAX_BUFFERS];
    const void *initial[MAX_BUFFERS]; /* of buffers that are changed: as given to decoding_begin */
};

/* Creates all buffers, of the sizes that the constants require. Inputs are copied from `inputs` (by index, of exactly
 * these sizes), which have to stay. All other buffers, and a guard after each buffer, are filled with a pattern. */
void decoding_begin(struct decoding *decoding, const char *name, const uint32_t *constants,
                    const void *const inputs[MAX_BUFFERS]);
void decoding_end(struct decoding *decoding);

/* Refills outputs and scratch buffers with the pattern, and what is changed with its initial content. */
void decoding_reset(struct decoding *decoding);

/* Runs all passes on the executor. The test fails on an error, or if a byte of an input or guard changes. */
void decoding_execute(struct decoding *decoding);

/* The same on a device. False: there is none. */
bool decoding_run_on_device(struct decoding *decoding);

/* The same, with constants and numbers of groups in buffers, which dispatch-arguments writes. */
bool decoding_run_indirectly(struct decoding *decoding);

/* Checks the outputs after a run on either. */
typedef void (*decoding_check)(const struct decoding *decoding, const void *user);

/* Decodes on the executor, then on the device if there is one, also indirectly. With DXS_DECODERS_NEED_DEVICE in the
 * environment, the test fails without a device. */
void decode_everywhere(struct decoding *decoding, decoding_check check, const void *user);

/* Group teardown: closes the device before process exit, when the driver may already be unloaded. */
int close_device(void **state);

/* The next random number (splitmix64). */
uint32_t random_word(uint64_t *state);
/* A random number below `bound`. */
uint32_t random_below(uint64_t *state, uint32_t bound);
/* A random number of random size: its first bits, fewer than `bound`, are 0. */
uint32_t random_size(uint64_t *state, uint32_t bound);

#endif
