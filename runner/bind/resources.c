/* Creates Vulkan's buffers, images, views and samplers for the inputs of .run files, and copies their contents. */
#include "runner/bind/resources.h"

#include "runner/common/report.h"
#include "runner/bind/sparse.h"

#include <string.h>

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

static VkDeviceMemory allocate_memory(const struct device *d, VkMemoryRequirements needed, VkMemoryPropertyFlags wanted)
{
    VkMemoryAllocateFlagsInfo flags = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO,
                                       .flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT};
    VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                 .pNext = device_has(d, "buffer-address") ? &flags : NULL,
                                 .allocationSize = needed.size};
    VkDeviceMemory memory;

    for (uint32_t i = 0; i < d->memory.memoryTypeCount; i++) {
        if ((needed.memoryTypeBits >> i & 1) && (d->memory.memoryTypes[i].propertyFlags & wanted) == wanted) {
            info.memoryTypeIndex = i;
            check(vkAllocateMemory(d->device, &info, NULL, &memory), "vkAllocateMemory");
            return memory;
        }
    }
    test_fails("the device has no memory of the kind that is needed");
}

struct device_buffer create_device_buffer(const struct device *d, VkDeviceSize size, VkBufferUsageFlags usage)
{
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = size, .usage = usage};
    VkMemoryRequirements needed;
    struct device_buffer b;

    check(vkCreateBuffer(d->device, &info, NULL, &b.buffer), "vkCreateBuffer");
    vkGetBufferMemoryRequirements(d->device, b.buffer, &needed);
    VkDeviceMemory memory =
        allocate_memory(d, needed, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT);
    check(vkBindBufferMemory(d->device, b.buffer, memory, 0), "vkBindBufferMemory");
    check(vkMapMemory(d->device, memory, 0, VK_WHOLE_SIZE, 0, &b.mapped), "vkMapMemory");
    memset(b.mapped, 0, (size_t)size);
    return b;
}

enum {
    SURROUNDINGS = 256, /* guard bytes behind the contents of a buffer with an offset */
    UNTOUCHED = 0xA5    /* value of the guard bytes before and behind the contents */
};

static void create_buffer(const struct device *d, struct device_resource *r)
{
    enum {
        CONSTANT_BYTES = 65536
    }; /* Direct3D's largest constant buffer: covers any size that the module declares */
    VkBufferUsageFlags usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    VkDeviceSize size = r->input->size;

    if (r->input->kind == INPUT_CBUFFER) {
        usage |= VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
        size = CONSTANT_BYTES;
        if (r->input->size > CONSTANT_BYTES)
            test_fails("a constant buffer of more than %d bytes", CONSTANT_BYTES);
    } else {
        usage |= VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT |
                 VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    }
    if (device_has(d, "buffer-address"))
        usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    if (r->offset)
        size += r->offset + SURROUNDINGS;
    struct device_buffer b = create_device_buffer(d, size, usage);
    if (r->offset)
        memset(b.mapped, UNTOUCHED, (size_t)size);
    r->buffer = b.buffer;
    r->buffer_size = size;
    r->mapped = (uint8_t *)b.mapped + r->offset;
}

VkDeviceAddress address_of_resource(const struct device *d, const struct device_resource *r)
{
    VkBufferDeviceAddressInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, .buffer = r->buffer};

    return r->scene.structure ? r->scene.address : vkGetBufferDeviceAddress(d->device, &info) + r->offset;
}

void check_surroundings(const struct device_resource *r)
{
    char text[REGISTER_TEXT];

    if (!r->offset)
        return;
    const uint8_t *contents = r->mapped, *behind = contents + r->input->size;
    bool is_touched = false;
    for (VkDeviceSize i = 1; i <= r->offset; i++)
        is_touched |= *(contents - i) != UNTOUCHED;
    for (size_t i = 0; i < SURROUNDINGS; i++)
        is_touched |= behind[i] != UNTOUCHED;
    if (is_touched)
        test_fails("%s: the shader has written outside of it", describe_register(r->input->name, text));
}

void fill_resource(const struct device_resource *r)
{
    if (r->scene.structure)
        fill_scene(&r->scene, r->input);
    if (r->mapped)
        memcpy(r->mapped, r->input->bytes, r->input->size);
}

/* ---- Textures ---------------------------------------------------------------------------------------------------- */

static VkImageType image_type(const struct input *input, enum dxs_resource_kind kind)
{
    if (input->depth > 1 || kind == DXS_RESOURCE_KIND_TEXTURE_3D)
        return VK_IMAGE_TYPE_3D;
    return kind == DXS_RESOURCE_KIND_TEXTURE_1D || kind == DXS_RESOURCE_KIND_TEXTURE_1D_ARRAY ? VK_IMAGE_TYPE_1D
                                                                                              : VK_IMAGE_TYPE_2D;
}

static bool is_cube(enum dxs_resource_kind kind)
{
    return kind == DXS_RESOURCE_KIND_TEXTURE_CUBE || kind == DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY;
}

static VkImageUsageFlags image_usage(const struct input *input, bool is_output)
{
    VkImageUsageFlags copied = VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;

    if (input->kind != INPUT_TARGET)
        return copied | VK_IMAGE_USAGE_SAMPLED_BIT | (is_output ? VK_IMAGE_USAGE_STORAGE_BIT : 0);
    if (input->samples > 1)
        copied |= VK_IMAGE_USAGE_SAMPLED_BIT; /* a shader reads the samples back */
    return copied |
           (format_aspect(input->format) == VK_IMAGE_ASPECT_COLOR_BIT ? VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT
                                                                      : VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT);
}

static void create_image(const struct device *d, struct device_resource *r, enum dxs_resource_kind kind, bool is_output)
{
    const struct input *input = r->input;
    VkImageCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO,
        .flags = (is_cube(kind) ? VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT : 0u) | sparse_image_flags(d, input),
        .imageType = image_type(input, kind),
        .format = input->format->format,
        .extent = {input->width, input->height, input->depth},
        .mipLevels = input->mips,
        .arrayLayers = input->layers,
        .samples = (VkSampleCountFlagBits)input->samples,
        .usage = image_usage(input, is_output),
    };
    VkImageFormatProperties limits;
    VkMemoryRequirements needed;

    if (vkGetPhysicalDeviceImageFormatProperties(d->physical, info.format, info.imageType, VK_IMAGE_TILING_OPTIMAL,
                                                 info.usage, info.flags, &limits) != VK_SUCCESS ||
        !(limits.sampleCounts & info.samples))
        test_skips("the device has no %s%s textures of this kind", is_output ? "writable " : "", input->format->name);
    if (input->width > limits.maxExtent.width || input->height > limits.maxExtent.height ||
        input->depth > limits.maxExtent.depth || input->mips > limits.maxMipLevels ||
        input->layers > limits.maxArrayLayers)
        test_skips("the device has no textures of %ux%ux%u texels, %u layers, %u mip levels", input->width,
                   input->height, input->depth, input->layers, input->mips);
    r->image_type = info.imageType;
    check(vkCreateImage(d->device, &info, NULL, &r->image), "vkCreateImage");
    vkGetImageMemoryRequirements(d->device, r->image, &needed);
    if (input->residency == ORDINARY)
        check(vkBindImageMemory(d->device, r->image, allocate_memory(d, needed, 0), 0), "vkBindImageMemory");
    else if (input->residency == SPARSE)
        bind_sparse_image(d, r->image, &info, needed.alignment, allocate_memory(d, needed, 0));
}

VkSamplerCreateInfo sampler_info(const struct input *input)
{
    const struct sampler_state *s = &input->sampler;

    return (VkSamplerCreateInfo){.sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO,
                                 .magFilter = s->filter,
                                 .minFilter = s->filter,
                                 .mipmapMode = s->filter == VK_FILTER_LINEAR ? VK_SAMPLER_MIPMAP_MODE_LINEAR
                                                                             : VK_SAMPLER_MIPMAP_MODE_NEAREST,
                                 .addressModeU = s->address,
                                 .addressModeV = s->address,
                                 .addressModeW = s->address,
                                 .mipLodBias = s->level_bias,
                                 .anisotropyEnable = s->is_anisotropic,
                                 .maxAnisotropy = s->is_anisotropic ? 16 : 1,
                                 .compareEnable = s->compares,
                                 .compareOp = s->compare,
                                 .maxLod = VK_LOD_CLAMP_NONE,
                                 .borderColor = s->border};
}

static void create_sampler(const struct device *d, struct device_resource *r)
{
    VkSamplerCreateInfo info = sampler_info(r->input);

    check(vkCreateSampler(d->device, &info, NULL, &r->sampler), "vkCreateSampler");
}

struct device_resource create_resource(const struct device *d, const struct input *input, enum dxs_resource_kind kind,
                                       bool is_output, VkDeviceSize offset)
{
    struct device_resource r = {.input = input, .offset = offset};

    if (input->kind == INPUT_SAMPLER) {
        create_sampler(d, &r);
        return r;
    }
    if (input->kind == INPUT_SCENE) {
        r.scene = create_scene(d, input);
        return r;
    }
    create_buffer(d, &r);
    if (input->kind == INPUT_TEXTURE || input->kind == INPUT_TARGET)
        create_image(d, &r, kind, is_output);
    return r;
}

/* ---- Views ------------------------------------------------------------------------------------------------------- */

VkFormat texel_format(const struct device_resource *r)
{
    return r->input->format ? r->input->format->format : VK_FORMAT_R32_UINT;
}

VkBufferView create_buffer_view(const struct device *d, const struct device_resource *r)
{
    VkBufferViewCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO,
                                   .buffer = r->buffer,
                                   .format = texel_format(r),
                                   .range = VK_WHOLE_SIZE};
    VkBufferView view;

    check(vkCreateBufferView(d->device, &info, NULL, &view), "vkCreateBufferView");
    return view;
}

VkImageViewCreateInfo image_view_info(const struct device_resource *r, enum dxs_resource_kind kind)
{
    VkImageViewCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO,
        .image = r->image,
        .format = r->input->format->format,
        .subresourceRange = {format_aspect(r->input->format), 0, VK_REMAINING_MIP_LEVELS, 0, VK_REMAINING_ARRAY_LAYERS},
    };

    switch (kind) {
    case DXS_RESOURCE_KIND_TEXTURE_1D:
        info.viewType = VK_IMAGE_VIEW_TYPE_1D;
        break;
    case DXS_RESOURCE_KIND_TEXTURE_1D_ARRAY:
        info.viewType = VK_IMAGE_VIEW_TYPE_1D_ARRAY;
        break;
    case DXS_RESOURCE_KIND_TEXTURE_2D:
    case DXS_RESOURCE_KIND_TEXTURE_2DMS:
    case DXS_RESOURCE_KIND_FEEDBACK_2D:
        info.viewType = VK_IMAGE_VIEW_TYPE_2D;
        break;
    case DXS_RESOURCE_KIND_TEXTURE_2D_ARRAY:
    case DXS_RESOURCE_KIND_TEXTURE_2DMS_ARRAY:
    case DXS_RESOURCE_KIND_FEEDBACK_2D_ARRAY:
        info.viewType = VK_IMAGE_VIEW_TYPE_2D_ARRAY;
        break;
    case DXS_RESOURCE_KIND_TEXTURE_3D:
        info.viewType = VK_IMAGE_VIEW_TYPE_3D;
        break;
    case DXS_RESOURCE_KIND_TEXTURE_CUBE:
        info.viewType = VK_IMAGE_VIEW_TYPE_CUBE;
        break;
    case DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY:
        info.viewType = VK_IMAGE_VIEW_TYPE_CUBE_ARRAY;
        break;
    default:
        test_fails("a texture is given for a resource of kind %d", (int)kind);
    }
    if (info.viewType == VK_IMAGE_VIEW_TYPE_1D || info.viewType == VK_IMAGE_VIEW_TYPE_2D ||
        info.viewType == VK_IMAGE_VIEW_TYPE_CUBE)
        info.subresourceRange.layerCount = info.viewType == VK_IMAGE_VIEW_TYPE_CUBE ? 6 : 1;
    return info;
}

VkImageView create_image_view(const struct device *d, const struct device_resource *r, enum dxs_resource_kind kind)
{
    VkImageViewCreateInfo info = image_view_info(r, kind);
    VkImageView view;

    check(vkCreateImageView(d->device, &info, NULL, &view), "vkCreateImageView");
    return view;
}

/* ---- Contents ---------------------------------------------------------------------------------------------------- */

static void to_general_layout(VkCommandBuffer commands, const struct device_resource *r)
{
    VkImageMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
        .dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
        .oldLayout = VK_IMAGE_LAYOUT_UNDEFINED,
        .newLayout = VK_IMAGE_LAYOUT_GENERAL,
        .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .image = r->image,
        .subresourceRange = {format_aspect(r->input->format), 0, VK_REMAINING_MIP_LEVELS, 0, VK_REMAINING_ARRAY_LAYERS},
    };

    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 0, NULL, 0,
                         NULL, 1, &barrier);
}

/* Clears an image. Targets become zero. Multisampled textures cannot be copied to, so all their samples get the one
 * texel of the input. */
static void record_clear(VkCommandBuffer commands, const struct device_resource *r)
{
    VkImageSubresourceRange all = {VK_IMAGE_ASPECT_COLOR_BIT, 0, VK_REMAINING_MIP_LEVELS, 0, VK_REMAINING_ARRAY_LAYERS};
    VkClearColorValue color = {{0}};

    if (r->input->kind != INPUT_TARGET)
        memcpy(&color, r->input->bytes, r->input->size); /* formats with 32-bit components only */
    vkCmdClearColorImage(commands, r->image, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &all);
}

enum {
    MAX_MIPS = 16
};

/* One region per mip level. In the buffer, the layers of a level are adjacent. */
static uint32_t copy_regions(const struct device_resource *r, VkBufferImageCopy regions[MAX_MIPS])
{
    const struct input *input = r->input;
    VkDeviceSize offset = 0;

    if (input->mips > MAX_MIPS)
        test_fails("more than %d mip levels", MAX_MIPS);
    for (uint32_t mip = 0; mip < input->mips; mip++) {
        uint32_t width = input->width >> mip, height = input->height >> mip, depth = input->depth >> mip;
        VkExtent3D extent = {width ? width : 1, height ? height : 1, depth ? depth : 1};
        regions[mip] = (VkBufferImageCopy){
            .bufferOffset = offset,
            .imageSubresource = {format_aspect(input->format), mip, 0, input->layers},
            .imageExtent = extent,
        };
        offset += (VkDeviceSize)extent.width * extent.height * extent.depth * input->layers * input->format->size;
    }
    return input->mips;
}

void record_upload(VkCommandBuffer commands, const struct device_resource *r)
{
    VkBufferImageCopy regions[MAX_MIPS];

    if (r->scene.structure)
        record_scene(&r->scene, commands);
    if (!r->image)
        return;
    to_general_layout(commands, r);
    if (r->input->samples > 1) {
        record_clear(commands, r);
        return;
    }
    uint32_t count = copy_regions(r, regions);
    vkCmdCopyBufferToImage(commands, r->buffer, r->image, VK_IMAGE_LAYOUT_GENERAL, count, regions);
}

void record_download(VkCommandBuffer commands, const struct device_resource *r)
{
    VkBufferImageCopy regions[MAX_MIPS];

    if (r->reader.target)
        record_sample_reads(&r->reader, commands);
    if (!r->image || r->input->samples > 1)
        return;
    uint32_t count = copy_regions(r, regions);
    vkCmdCopyImageToBuffer(commands, r->image, VK_IMAGE_LAYOUT_GENERAL, r->buffer, count, regions);
}
