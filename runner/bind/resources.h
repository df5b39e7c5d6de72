/* Creates buffers, textures, samplers and acceleration structures from the inputs of a .run file. Copies contents to
 * the device and back. */
#ifndef RUNNER_RESOURCES_H
#define RUNNER_RESOURCES_H

#include "runner/device/device.h"
#include "dxs.h"
#include "runner/draw/read_samples.h"
#include "runner/run_files/run_file.h"
#include "runner/rays/scene.h"

struct device_buffer {
    VkBuffer buffer;
    void *mapped;
};

struct device_resource {
    const struct input *input; /* NULL: the shader does not use it, nothing was created */
    VkBuffer buffer;           /* textures: staging buffer */
    VkDeviceSize buffer_size;
    VkDeviceSize offset; /* of the contents in the buffer */
    void *mapped;        /* contents */
    VkImage image;
    VkImageType image_type;
    VkSampler sampler;
    struct scene scene;
    struct sample_reader reader; /* multisampled targets only */
};

/* Creates a zeroed buffer. It stays mapped. */
struct device_buffer create_device_buffer(const struct device *device, VkDeviceSize size, VkBufferUsageFlags usage);

/* `kind`: the shader's resource kind for a texture. `is_output`: the shader writes it. `offset`: start of the contents
 * in a buffer; guard bytes precede and follow them. */
struct device_resource create_resource(const struct device *device, const struct input *input,
                                       enum dxs_resource_kind kind, bool is_output, VkDeviceSize offset);
VkDeviceAddress address_of_resource(const struct device *device, const struct device_resource *resource);

/* The test fails if the guard bytes around the contents have changed. */
void check_surroundings(const struct device_resource *resource);

/* Copies the input to mapped memory. */
void fill_resource(const struct device_resource *resource);

/* Creates a view for the shader's resource kind. Buffers without a format get 32-bit texels. */
VkBufferView create_buffer_view(const struct device *device, const struct device_resource *resource);
VkImageView create_image_view(const struct device *device, const struct device_resource *resource,
                              enum dxs_resource_kind kind);

/* What views and samplers are created from. */
VkFormat texel_format(const struct device_resource *resource);
VkImageViewCreateInfo image_view_info(const struct device_resource *resource, enum dxs_resource_kind kind);
VkSamplerCreateInfo sampler_info(const struct input *input);

/* Record copies from mapped memory to the texture and back. The texture ends up in VK_IMAGE_LAYOUT_GENERAL. */
void record_upload(VkCommandBuffer commands, const struct device_resource *resource);
void record_download(VkCommandBuffer commands, const struct device_resource *resource);

#endif
