/* A shader made ready to run on a device with the inputs of a .run file, and run, once or again with other contents. */
#ifndef TESTS_VULKAN_DEVICE_RUN_H
#define TESTS_VULKAN_DEVICE_RUN_H

#include "bind/bindings.h"
#include "draw/capture.h"
#include "bind/root_arguments.h"

/* A row of a vertex shader's inputs. */
struct attribute {
    const struct dxs_signature_element *element;
    uint32_t row;
    const struct stage_input *input; /* NULL: zeros */
    struct device_buffer buffer;
};

struct device_run {
    const struct device *device;
    const struct shader *shader;
    const struct run_file *file;
    struct device_resource *resources; /* by input of the file; `mapped` holds what the shader left behind */
    struct pipeline_layout layout;
    VkDescriptorSet *sets;
    struct descriptor_writes writes;
    struct root_arguments root_arguments; /* of shaders that a root signature binds */
    VkPipeline pipeline;
    uint32_t wave_size;
    VkCommandPool pool;

    /* A storage buffer of the runner's own, in a set behind those of the shader: what feeds a pixel shader's inputs, or
     * what a vertex shader's outputs are captured in. */
    uint32_t own_set;
    struct device_buffer own;

    /* Pixel shaders */
    VkImageView target_views[TARGET_STENCIL + 1];
    uint32_t fed_words;    /* of a vertex */
    uint32_t target_count; /* of colors: one more than the largest number */

    /* Vertex shaders */
    struct capture capture;
    struct attribute *attributes;
    uint32_t attribute_count;
    struct stage_output *outputs; /* what the last run left */
    size_t output_count;

    /* Ray tracing pipelines */
    uint8_t *shader_table;
    VkDeviceAddress shader_table_address;
    VkStridedDeviceAddressRegionKHR regions[RECORD_KINDS];
};

/* Creates everything. The test fails if file and shader do not fit each other, and is skipped where the device lacks
 * something. */
struct device_run *prepare_run(const struct device *device, const struct shader *shader, const struct run_file *file);

/* Runs the shader on what the inputs' contents are now; their sizes stay as they were. */
void run_on_device(struct device_run *run);

#endif
