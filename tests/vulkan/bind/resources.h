/* Buffers, textures and samplers on the device, filled from a .run file and read back. */
#ifndef TESTS_VULKAN_RESOURCES_H
#define TESTS_VULKAN_RESOURCES_H

#include "device/device.h"
#include "dxs.h"
#include "draw/read_samples.h"
#include "run_files/run_file.h"
#include "rays/scene.h"

struct device_buffer {
    VkBuffer buffer;
    void *mapped;
};

struct device_resource {
    const struct input *input; /* NULL: not used by the shader, nothing was created */
    VkBuffer buffer;           /* textures: what they are copied from and to */
    VkDeviceSize offset;       /* where the contents begin in the buffer */
    void *mapped;              /* the contents */
    VkImage image;
    VkImageType image_type;
    VkSampler sampler;
    struct scene scene;
    struct sample_reader reader; /* of targets with several samples */
};

/* Zeros, mapped for good. */
struct device_buffer create_device_buffer(const struct device *device, VkDeviceSize size, VkBufferUsageFlags usage);

/* `kind` tells what a texture is to the shader; `is_output`: it is written to. `offset`: where a buffer's contents
 * begin; other bytes stand before and behind them. */
struct device_resource create_resource(const struct device *device, const struct input *input,
                                       enum dxs_resource_kind kind, bool is_output, VkDeviceSize offset);
VkDeviceAddress address_of_resource(const struct device *device, const struct device_resource *resource);

/* The test fails if the bytes around the contents have changed. */
void check_surroundings(const struct device_resource *resource);

/* Copies the input to mapped memory. */
void fill_resource(const struct device_resource *resource);

/* Views as the shader's resource of this kind wants them; buffers without format are texels of 32 bits. */
VkBufferView create_buffer_view(const struct device *device, const struct device_resource *resource);
VkImageView create_image_view(const struct device *device, const struct device_resource *resource,
                              enum dxs_resource_kind kind);

/* Between the contents in mapped memory and the texture, which is left in VK_IMAGE_LAYOUT_GENERAL. */
void record_upload(VkCommandBuffer commands, const struct device_resource *resource);
void record_download(VkCommandBuffer commands, const struct device_resource *resource);

#endif
