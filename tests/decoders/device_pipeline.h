/* Decoders on a Vulkan device, of which nothing is enabled. */
#ifndef TESTS_DECODERS_DEVICE_PIPELINE_H
#define TESTS_DECODERS_DEVICE_PIPELINE_H

#include "harness.h"

struct pipeline_device;

/* The first device that runs compute shaders, or the one that DXS_DECODERS_DEVICE in the environment names a part of;
 * NULL: none. There is one at a time. */
struct pipeline_device *pipeline_device_open(void);
void pipeline_device_close(struct pipeline_device *device);
const char *pipeline_device_name(const struct pipeline_device *device);

struct pipeline_run {
    const struct dxs_decoder *decoder;
    const uint32_t *constants;
    void *buffers[MAX_BUFFERS]; /* what the shaders find, and afterwards what they left */
    size_t sizes[MAX_BUFFERS];
    uint32_t repetitions;
    double seconds; /* of all repetitions on the device, if it has timestamps; else until it is done */
};

/* NULL, or what went wrong. */
const char *pipeline_device_run(struct pipeline_device *device, struct pipeline_run *run);

#endif
