/* Binds memory to all mip levels and layers of a sparse image, one page-aligned region after the other. */
#include "runner/bind/sparse.h"

#include "runner/common/report.h"

VkImageCreateFlags sparse_image_flags(const struct device *d, const struct input *input)
{
    if (input->residency == ORDINARY)
        return 0;
    if (!d->features.core.features.sparseResidencyImage2D)
        test_skips("the device lacks sparse textures");
    return VK_IMAGE_CREATE_SPARSE_BINDING_BIT | VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT;
}

static void submit_binds(const struct device *d, const VkBindSparseInfo *info)
{
    check(vkQueueBindSparse(d->queue, 1, info, VK_NULL_HANDLE), "vkQueueBindSparse");
    check(vkQueueWaitIdle(d->queue), "vkQueueWaitIdle");
}

struct image_binding {
    const struct device *device;
    VkImage image;
    const VkImageCreateInfo *info;
    VkDeviceMemory memory;
    VkDeviceSize page, at; /* bytes per page; bytes of memory used so far */
};

static uint32_t pages_across(uint32_t size, uint32_t page)
{
    return (size + page - 1) / page;
}

static void bind_level(struct image_binding *b, VkImageAspectFlags aspect, VkExtent3D page, uint32_t mip,
                       uint32_t layer)
{
    VkExtent3D size = {b->info->extent.width >> mip, b->info->extent.height >> mip, b->info->extent.depth >> mip};
    VkSparseImageMemoryBind bind = {.subresource = {aspect, mip, layer}, .memory = b->memory, .memoryOffset = b->at};

    size.width = size.width ? size.width : 1;
    size.height = size.height ? size.height : 1;
    size.depth = size.depth ? size.depth : 1;
    bind.extent = size;
    VkSparseImageMemoryBindInfo images = {b->image, 1, &bind};
    submit_binds(
        b->device,
        &(VkBindSparseInfo){.sType = VK_STRUCTURE_TYPE_BIND_SPARSE_INFO, .imageBindCount = 1, .pImageBinds = &images});
    b->at += b->page * pages_across(size.width, page.width) * pages_across(size.height, page.height) *
             pages_across(size.depth, page.depth);
}

/* Binds the mip tail, which holds the levels smaller than a page: of one layer, or of all if they share it. */
static void bind_tail(struct image_binding *b, const VkSparseImageMemoryRequirements *needed, uint32_t layer)
{
    VkSparseMemoryBind bind = {.resourceOffset = needed->imageMipTailOffset + layer * needed->imageMipTailStride,
                               .size = needed->imageMipTailSize,
                               .memory = b->memory,
                               .memoryOffset = b->at};
    VkSparseImageOpaqueMemoryBindInfo images = {b->image, 1, &bind};

    submit_binds(b->device, &(VkBindSparseInfo){.sType = VK_STRUCTURE_TYPE_BIND_SPARSE_INFO,
                                                .imageOpaqueBindCount = 1,
                                                .pImageOpaqueBinds = &images});
    b->at += needed->imageMipTailSize;
}

void bind_sparse_image(const struct device *d, VkImage image, const VkImageCreateInfo *info, VkDeviceSize page,
                       VkDeviceMemory memory)
{
    enum {
        MAX_ASPECTS = 4
    };
    VkSparseImageMemoryRequirements needed[MAX_ASPECTS];
    struct image_binding binding = {d, image, info, memory, page, 0};
    uint32_t aspects = MAX_ASPECTS;

    vkGetImageSparseMemoryRequirements(d->device, image, &aspects, needed);
    for (uint32_t i = 0; i < aspects; i++) {
        const VkSparseImageFormatProperties *format = &needed[i].formatProperties;
        bool one_tail = format->flags & VK_SPARSE_IMAGE_FORMAT_SINGLE_MIPTAIL_BIT;
        for (uint32_t layer = 0; layer < info->arrayLayers; layer++) {
            for (uint32_t mip = 0; mip < info->mipLevels && mip < needed[i].imageMipTailFirstLod; mip++)
                bind_level(&binding, format->aspectMask, format->imageGranularity, mip, layer);
            if (needed[i].imageMipTailFirstLod < info->mipLevels && (layer == 0 || !one_tail))
                bind_tail(&binding, &needed[i], layer);
        }
    }
}
