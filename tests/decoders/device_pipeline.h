/* Runs decoders on a Vulkan device with no optional feature enabled. */
#ifndef TESTS_DECODERS_DEVICE_PIPELINE_H
#define TESTS_DECODERS_DEVICE_PIPELINE_H

#include "harness.h"

struct pipeline_device;

/* The first device that runs compute shaders, or the one that DXS_DECODERS_DEVICE in the environment names a part of;
 * NULL: none. There is one at a time. */
struct pipeline_device *pipeline_device_open(void);
void pipeline_device_close(struct pipeline_device *device);
const char *pipeline_device_name(const struct pipeline_device *device);

/* Whether the device has what the decoder needs. */
bool pipeline_device_takes(const struct pipeline_device *device, const struct dxs_decoder *decoder);

enum {
    MAX_REPETITIONS = 64
};

struct pipeline_run {
    const struct dxs_decoder *decoder;
    const uint32_t *constants;
    void *buffers[MAX_BUFFERS]; /* what the shaders find, and afterwards what they left; NULL: anything, of no use */
    size_t sizes[MAX_BUFFERS];
    uint32_t repetitions; /* at most MAX_REPETITIONS */
    /* Seconds for which all repetitions run before those that count: devices raise their clocks when they have had work
     * for a while. */
    double warm_up;
    bool inputs_are_large;           /* they are not read back */
    double pass_seconds[MAX_PASSES]; /* the median of all repetitions; 0 if the device has no timestamps */
};

/* NULL, or what went wrong. */
const char *pipeline_device_run(struct pipeline_device *device, struct pipeline_run *run);

#endif
