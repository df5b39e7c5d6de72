/* Prepares a shader and the inputs of a .run file for a device, then runs it any number of times. The contents of the
 * inputs may change between runs. */
#ifndef RUNNER_DEVICE_RUN_H
#define RUNNER_DEVICE_RUN_H

#include "runner/bind/bindings.h"
#include "runner/draw/capture.h"
#include "runner/bind/root_arguments.h"

/* A vertex attribute: one row of an input element. */
struct attribute {
    const struct dxs_signature_element *element;
    uint32_t row;
    const struct stage_input *input; /* NULL: zeros */
    struct device_buffer buffer;
};

enum {
    CAPTURE_STREAMS = 4
};

struct device_run {
    const struct device *device;
    const struct shader *shader;
    const struct run_file *file;
    struct device_resource *resources; /* by input of the file; after a run, `mapped` holds the results */
    struct pipeline_layout layout;
    VkDescriptorSet *sets;
    struct heaps *heaps; /* NULL: descriptor sets */
    struct descriptor_writes writes;
    struct root_arguments root_arguments; /* shaders with a root signature */
    VkPipeline pipeline;
    uint32_t wave_size;
    VkCommandPool pool;

    /* The runner's own storage buffer, in the set after the shader's sets. It feeds the inputs of a shader behind a
     * pass-through vertex shader, or captures the outputs of a vertex shader. */
    uint32_t own_set;
    struct device_buffer own;

    /* Pixel shaders */
    VkImageView target_views[TARGET_STENCIL + 1];
    uint32_t fed_words;    /* per vertex */
    uint32_t target_count; /* color targets: largest number + 1 */

    /* Vertex shaders */
    struct capture capture;
    struct attribute *attributes;
    uint32_t attribute_count;
    struct stage_output *outputs; /* results of the last run; of pipelines, too */
    size_t output_count;

    /* Pipelines of several graphics shaders. The pass-through vertex shader, if there is one, feeds fed_words. */
    struct device_buffer captured[CAPTURE_STREAMS]; /* by stream; without buffer: nothing of it is captured */
    struct device_buffer captured_bytes;            /* by stream: 32-bit counts */

    /* Ray tracing pipelines */
    uint8_t *shader_table;
    VkDeviceAddress shader_table_address;
    VkStridedDeviceAddressRegionKHR regions[RECORD_KINDS];
};

/* Creates all Vulkan objects. The test fails if file and shader do not match. It is skipped if the device lacks a
 * feature. */
struct device_run *prepare_run(const struct device *device, const struct shader *shader, const struct run_file *file);

/* Runs the shader on the current contents of the inputs. Their sizes must not have changed. */
void run_on_device(struct device_run *run);

#endif
