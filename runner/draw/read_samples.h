/* Reads the samples of a multisampled render target with a compute shader. Vulkan cannot copy them to a buffer. */
#ifndef RUNNER_READ_SAMPLES_H
#define RUNNER_READ_SAMPLES_H

#include "runner/device/device.h"
#include "runner/run_files/run_file.h"

struct sample_reader {
    VkPipeline pipeline;
    VkPipelineLayout layout;
    VkDescriptorSet set;
    const struct input *target; /* NULL: no reader */
};

/* Reads a target with 32-bit components. The buffer receives all samples of the first pixel, then of the next. */
struct sample_reader create_sample_reader(const struct device *device, const struct input *target, VkImageView view,
                                          VkBuffer buffer);
void record_sample_reads(const struct sample_reader *reader, VkCommandBuffer commands);

#endif
