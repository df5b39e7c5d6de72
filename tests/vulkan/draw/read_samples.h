/* What the samples of a multisampled render target hold: copies cannot tell, a shader can. */
#ifndef TESTS_VULKAN_READ_SAMPLES_H
#define TESTS_VULKAN_READ_SAMPLES_H

#include "device/device.h"
#include "run_files/run_file.h"

struct sample_reader {
    VkPipeline pipeline;
    VkPipelineLayout layout;
    VkDescriptorSet set;
    const struct input *target; /* NULL: there is no reader */
};

/* From a target, of 32-bit components, to a buffer: of each pixel all samples. */
struct sample_reader create_sample_reader(const struct device *device, const struct input *target, VkImageView view,
                                          VkBuffer buffer);
void record_sample_reads(const struct sample_reader *reader, VkCommandBuffer commands);

#endif
