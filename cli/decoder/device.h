/* Runs decoders on a Vulkan device with no optional feature enabled. */
#ifndef CLI_DECODER_DEVICE_H
#define CLI_DECODER_DEVICE_H

#include "dxs_decoders.h"

enum { /* of all decoders: at least what they have */
    MAX_CONSTANTS = 32,
    MAX_BUFFERS = 12,
    MAX_PASSES = 8
};

struct decoder_device;

/* Opens the first device for Vulkan 1.1 with compute shaders, of those whose name contains `name` if it is not NULL.
 * NULL: there is none, and `failure` tells why. */
struct decoder_device *decoder_device_open(const char *name, const char **failure);
void decoder_device_close(struct decoder_device *device);
const char *decoder_device_name(const struct decoder_device *device);

/* Whether the device has the features that the decoder needs. */
bool decoder_device_takes(const struct decoder_device *device, const struct dxs_decoder *decoder);

enum {
    MAX_REPETITIONS = 64
};

struct device_run {
    const struct dxs_decoder *decoder;
    const uint32_t *constants;
    void *buffers[MAX_BUFFERS]; /* initial, then final contents; NULL: undefined, not read back */
    size_t sizes[MAX_BUFFERS];
    /* NULL, or what dispatch-arguments wrote: `dispatches`, which is executed indirectly, and `limited`, which is read
     * in place of the constants. */
    const uint32_t *dispatches, *limited;
    uint32_t repetitions; /* at most MAX_REPETITIONS */
    /* Seconds of warm-up runs before the measured ones: devices raise their clocks under load. */
    double warm_up;
    bool inputs_are_large;           /* inputs are not read back */
    double pass_seconds[MAX_PASSES]; /* by pass: median of the repetitions; 0: no timestamps */
};

/* Runs the decoder. Returns NULL or an error message. */
const char *decoder_device_run(struct decoder_device *device, struct device_run *run);

#endif
