/* A shader made ready to run on a device with the inputs of a .run file, and run, once or again with other contents. */
#ifndef TESTS_VULKAN_DEVICE_RUN_H
#define TESTS_VULKAN_DEVICE_RUN_H

#include "bindings.h"
#include "capture.h"

struct device_run {
    const struct device *device;
    const struct shader *shader;
    const struct run_file *file;
    struct device_resource *resources; /* by input of the file; `mapped` holds what the shader left behind */
    struct pipeline_layout layout;
    VkDescriptorSet *sets;
    VkPipeline pipeline;
    uint32_t wave_size;
    VkCommandPool pool;

    /* Pixel shaders */
    VkImageView target_views[TARGET_STENCIL + 1];
    uint32_t target_count; /* of colors: one more than the largest number */

    /* Vertex shaders */
    struct capture capture;
    struct device_buffer captured;
    struct device_buffer *attributes; /* by row of the input signature that is fetched */
    uint32_t attribute_count;
    struct stage_output *outputs; /* what the last run left */
    size_t output_count;
};

/* Creates everything. The test fails if file and shader do not fit each other, and is skipped where the device lacks
 * something. */
struct device_run *prepare_run(const struct device *device, const struct shader *shader, const struct run_file *file);

/* Runs the shader on what the inputs' bytes are now. */
void run_on_device(struct device_run *run);

#endif
