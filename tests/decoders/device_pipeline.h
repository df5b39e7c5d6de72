/* Runs decoders on a Vulkan device with no optional feature enabled. */
#ifndef TESTS_DECODERS_DEVICE_PIPELINE_H
#define TESTS_DECODERS_DEVICE_PIPELINE_H

#include "harness.h"

struct pipeline_device;

/* Opens the first device with compute shaders, or the first whose name contains the environment variable
 * DXS_DECODERS_DEVICE ("none": no driver is loaded). NULL: none. Only one device may be open. */
struct pipeline_device *pipeline_device_open(void);
void pipeline_device_close(struct pipeline_device *device);
const char *pipeline_device_name(const struct pipeline_device *device);

/* Whether the device has the features that the decoder needs. */
bool pipeline_device_takes(const struct pipeline_device *device, const struct dxs_decoder *decoder);

enum {
    MAX_REPETITIONS = 64
};

struct pipeline_run {
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
const char *pipeline_device_run(struct pipeline_device *device, struct pipeline_run *run);

#endif
