/* Descriptor heaps of VK_EXT_descriptor_heap. */
#include "runner/bind/heaps.h"

#include "runner/bind/root_binding.h"
#include "runner/bind/static_sampler.h"
#include "runner/common/report.h"

#ifdef VK_EXT_descriptor_heap

struct bound_memory {
    VkDeviceAddress address;
    VkDeviceSize size, reserved; /* bytes; the device's own range is at the end */
};

struct native_heaps {
    VkPhysicalDeviceDescriptorHeapPropertiesEXT limits;
    struct bound_memory resources, samplers;
    PFN_vkWriteResourceDescriptorsEXT write_resources;
    PFN_vkWriteSamplerDescriptorsEXT write_samplers;
    PFN_vkCmdBindResourceHeapEXT bind_resources;
    PFN_vkCmdBindSamplerHeapEXT bind_samplers;
    PFN_vkCmdPushDataEXT push;
};

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

static uint32_t aligned(VkDeviceSize size, VkDeviceSize alignment)
{
    return (uint32_t)((size + alignment - 1) / alignment * alignment);
}

static struct bound_memory create_heap(const struct device *d, struct heap *heap, uint32_t bytes, VkDeviceSize reserved,
                                       VkDeviceSize alignment)
{
    enum {
        MAPPED_BYTES = 1 << 20 /* for descriptors of sets and bindings */
    };
    struct bound_memory result = {.reserved = reserved};

    heap->free = aligned(bytes, 4096);
    heap->size = aligned(heap->free + MAPPED_BYTES, 4096);
    result.size = heap->size + reserved;
    struct device_buffer memory =
        create_device_buffer(d, result.size + alignment,
                             VK_BUFFER_USAGE_DESCRIPTOR_HEAP_BIT_EXT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
    VkBufferDeviceAddressInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, .buffer = memory.buffer};
    VkDeviceAddress address = vkGetBufferDeviceAddress(d->device, &info);
    result.address = (address + alignment - 1) / alignment * alignment;
    heap->memory = (uint8_t *)memory.mapped + (result.address - address);
    return result;
}

void create_native_memory(struct heaps *h, uint32_t resource_bytes, uint32_t sampler_bytes)
{
    const VkPhysicalDeviceDescriptorHeapPropertiesEXT *limits = &h->native->limits;

    h->native->resources = create_heap(h->device, &h->resources, resource_bytes, limits->minResourceHeapReservedRange,
                                       limits->resourceHeapAlignment);
    h->native->samplers = create_heap(h->device, &h->samplers, sampler_bytes,
                                      limits->minSamplerHeapReservedRangeWithEmbedded, limits->samplerHeapAlignment);
}

/* ---- Mappings ---------------------------------------------------------------------------------------------------- */

static VkDescriptorSetAndBindingMappingEXT new_mapping(struct dxs_set_binding place,
                                                       VkDescriptorMappingSourceEXT source)
{
    return (VkDescriptorSetAndBindingMappingEXT){.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_AND_BINDING_MAPPING_EXT,
                                                 .descriptorSet = place.set,
                                                 .firstBinding = place.binding,
                                                 .bindingCount = 1,
                                                 .resourceMask = VK_SPIRV_RESOURCE_TYPE_ALL_EXT,
                                                 .source = source};
}

/* Converts a mapping of the library's layout. */
static VkDescriptorSetAndBindingMappingEXT convert_mapping(const struct heaps *h, const struct dxs_mapping *m)
{
    const struct root_binding *root = h->root;
    struct dxs_set_binding place = {m->set, m->first_binding};
    VkDescriptorSetAndBindingMappingEXT made = new_mapping(place, (VkDescriptorMappingSourceEXT)m->source);
    VkDescriptorMappingSourceDataEXT *data = &made.sourceData;
    VkSamplerCreateInfo *sampler = NULL;

    made.bindingCount = m->binding_count;
    made.resourceMask = m->resource_mask;
    if (m->static_sampler != DXS_NONE) {
        const struct dxs_root_signature_desc *signature = m->is_local ? root->local_signature : root->signature;
        sampler = allocate(1, sizeof *sampler);
        *sampler = static_sampler_info(h->device, &signature->samplers[m->static_sampler]);
    }
    switch (m->source) {
    case DXS_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET:
        data->constantOffset.heapOffset = m->heap_offset;
        data->constantOffset.heapArrayStride = m->heap_array_stride;
        data->constantOffset.pEmbeddedSampler = sampler;
        break;
    case DXS_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX:
        data->pushIndex.heapOffset = m->heap_offset;
        data->pushIndex.pushOffset = m->offset;
        data->pushIndex.heapIndexStride = m->heap_index_stride;
        data->pushIndex.heapArrayStride = m->heap_array_stride;
        break;
    case DXS_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX:
        data->indirectIndex.heapOffset = m->heap_offset;
        data->indirectIndex.pushOffset = m->offset;
        data->indirectIndex.addressOffset = m->address_offset;
        data->indirectIndex.heapIndexStride = m->heap_index_stride;
        data->indirectIndex.heapArrayStride = m->heap_array_stride;
        break;
    case DXS_MAPPING_SOURCE_PUSH_DATA:
        data->pushDataOffset = m->offset;
        break;
    case DXS_MAPPING_SOURCE_PUSH_ADDRESS:
        data->pushAddressOffset = m->offset;
        break;
    case DXS_MAPPING_SOURCE_INDIRECT_ADDRESS:
        data->indirectAddress.pushOffset = m->offset;
        data->indirectAddress.addressOffset = m->address_offset;
        break;
    case DXS_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX:
        data->shaderRecordIndex.heapOffset = m->heap_offset;
        data->shaderRecordIndex.shaderRecordOffset = m->offset;
        data->shaderRecordIndex.heapIndexStride = m->heap_index_stride;
        data->shaderRecordIndex.heapArrayStride = m->heap_array_stride;
        break;
    case DXS_MAPPING_SOURCE_SHADER_RECORD_DATA:
        data->shaderRecordDataOffset = m->offset;
        break;
    case DXS_MAPPING_SOURCE_SHADER_RECORD_ADDRESS:
        data->shaderRecordAddressOffset = m->offset;
        break;
    }
    return made;
}

/* ---- Descriptors ------------------------------------------------------------------------------------------------- */

static void put(struct heaps *h, void *at, VkDescriptorType type, VkResourceDescriptorDataEXT data)
{
    bool is_buffer = type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER ||
                     type == VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
    VkResourceDescriptorInfoEXT info = {
        .sType = VK_STRUCTURE_TYPE_RESOURCE_DESCRIPTOR_INFO_EXT, .type = type, .data = data};
    VkHostAddressRangeEXT range = {
        at, (size_t)(is_buffer ? h->native->limits.bufferDescriptorSize : h->native->limits.imageDescriptorSize)};

    check(h->native->write_resources(h->device->device, 1, &info, &range), "vkWriteResourceDescriptorsEXT");
}

void put_native_range(struct heaps *h, void *at, VkDescriptorType type, VkDeviceAddress address, VkDeviceSize size)
{
    VkDeviceAddressRangeEXT range = {address, size};

    put(h, at, type, (VkResourceDescriptorDataEXT){.pAddressRange = &range});
}

static void put_sampler(struct heaps *h, void *at, const struct device_resource *r)
{
    VkSamplerCreateInfo info = sampler_info(r->input);
    VkHostAddressRangeEXT range = {at, (size_t)h->native->limits.samplerDescriptorSize};

    check(h->native->write_samplers(h->device->device, 1, &info, &range), "vkWriteSamplerDescriptorsEXT");
}

void put_native_resource(struct heaps *h, void *at, VkDescriptorType type, enum dxs_resource_kind kind,
                         const struct device_resource *r)
{
    if (type == VK_DESCRIPTOR_TYPE_SAMPLER) {
        put_sampler(h, at, r);
        return;
    }
    if (type == VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE || type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE) {
        VkImageViewCreateInfo view = image_view_info(r, kind);
        VkImageDescriptorInfoEXT image = {
            .sType = VK_STRUCTURE_TYPE_IMAGE_DESCRIPTOR_INFO_EXT, .pView = &view, .layout = VK_IMAGE_LAYOUT_GENERAL};
        put(h, at, type, (VkResourceDescriptorDataEXT){.pImage = &image});
        return;
    }
    VkDeviceAddress address = address_of_resource(h->device, r) - (r->scene.structure ? 0 : r->offset);
    if (type == VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER) {
        VkTexelBufferDescriptorInfoEXT texels = {.sType = VK_STRUCTURE_TYPE_TEXEL_BUFFER_DESCRIPTOR_INFO_EXT,
                                                 .format = texel_format(r),
                                                 .addressRange = {address, r->buffer_size}};
        put(h, at, type, (VkResourceDescriptorDataEXT){.pTexelBuffer = &texels});
        return;
    }
    put_native_range(h, at, type, address, r->scene.structure ? 0 : r->buffer_size);
}

/* ---- Pipelines and commands -------------------------------------------------------------------------------------- */

const void *heap_pipeline(const struct heaps *h, const void *next)
{
    if (!h || !h->native)
        return next;
    VkPipelineCreateFlags2CreateInfo *flags = allocate(1, sizeof *flags);
    *flags = (VkPipelineCreateFlags2CreateInfo){.sType = VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO,
                                                .pNext = next,
                                                .flags = VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT};
    return flags;
}

const void *heap_stage(const struct heaps *h, VkShaderStageFlagBits stage, const struct dxs_mapping *mappings,
                       uint32_t mapping_count, const void *next)
{
    if (!h || !h->native)
        return next;
    if (!mappings && h->root) {
        mappings = h->root->data->mappings;
        mapping_count = h->root->data->mapping_count;
    }
    VkDescriptorSetAndBindingMappingEXT *all = allocate(h->mapping_count + mapping_count, sizeof *all);
    VkShaderDescriptorSetAndBindingMappingInfoEXT *info = allocate(1, sizeof *info);
    uint32_t count = 0;
    for (; count < h->mapping_count; count++)
        all[count] = convert_mapping(h, &h->mappings[count]);
    for (uint32_t n = 0; n < mapping_count; n++)
        if (mappings[n].stages & stage)
            all[count++] = convert_mapping(h, &mappings[n]);
    *info = (VkShaderDescriptorSetAndBindingMappingInfoEXT){
        .sType = VK_STRUCTURE_TYPE_SHADER_DESCRIPTOR_SET_AND_BINDING_MAPPING_INFO_EXT,
        .pNext = next,
        .mappingCount = count,
        .pMappings = all};
    return info;
}

static VkBindHeapInfoEXT bind_info(const struct bound_memory *heap)
{
    return (VkBindHeapInfoEXT){.sType = VK_STRUCTURE_TYPE_BIND_HEAP_INFO_EXT,
                               .heapRange = {heap->address, heap->size},
                               .reservedRangeOffset = heap->size - heap->reserved,
                               .reservedRangeSize = heap->reserved};
}

void bind_heaps(const struct heaps *h, VkCommandBuffer commands)
{
    const struct native_heaps *n = h->native;

    if (!n)
        return;
    VkBindHeapInfoEXT resources = bind_info(&n->resources), samplers = bind_info(&n->samplers);
    n->bind_resources(commands, &resources);
    n->bind_samplers(commands, &samplers);
}

void push_data(const struct heaps *h, VkCommandBuffer commands, const void *bytes, uint32_t size)
{
    VkPushDataInfoEXT info = {.sType = VK_STRUCTURE_TYPE_PUSH_DATA_INFO_EXT, .data = {bytes, size}};

    if (size > h->native->limits.maxPushDataSize)
        test_skips("the device has less push data than the shader's layout");
    if (size)
        h->native->push(commands, &info);
}

struct native_heaps *open_native_heaps(const struct device *d, struct descriptor_sizes *sizes)
{
    struct native_heaps *n = allocate(1, sizeof *n);
    VkPhysicalDeviceDescriptorHeapPropertiesEXT *limits = &n->limits;
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = limits};

    limits->sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_HEAP_PROPERTIES_EXT;
    vkGetPhysicalDeviceProperties2(d->physical, &properties);
    n->write_resources =
        (PFN_vkWriteResourceDescriptorsEXT)vkGetDeviceProcAddr(d->device, "vkWriteResourceDescriptorsEXT");
    n->write_samplers =
        (PFN_vkWriteSamplerDescriptorsEXT)vkGetDeviceProcAddr(d->device, "vkWriteSamplerDescriptorsEXT");
    n->bind_resources = (PFN_vkCmdBindResourceHeapEXT)vkGetDeviceProcAddr(d->device, "vkCmdBindResourceHeapEXT");
    n->bind_samplers = (PFN_vkCmdBindSamplerHeapEXT)vkGetDeviceProcAddr(d->device, "vkCmdBindSamplerHeapEXT");
    n->push = (PFN_vkCmdPushDataEXT)vkGetDeviceProcAddr(d->device, "vkCmdPushDataEXT");
    *sizes = (struct descriptor_sizes){aligned(limits->samplerDescriptorSize, limits->samplerDescriptorAlignment),
                                       aligned(limits->imageDescriptorSize, limits->imageDescriptorAlignment),
                                       aligned(limits->bufferDescriptorSize, limits->bufferDescriptorAlignment)};
    return n;
}

#else

struct native_heaps *open_native_heaps(const struct device *d, struct descriptor_sizes *sizes)
{
    (void)d, (void)sizes;
    return NULL;
}

void create_native_memory(struct heaps *h, uint32_t resource_bytes, uint32_t sampler_bytes)
{
    (void)h, (void)resource_bytes, (void)sampler_bytes;
}

void put_native_range(struct heaps *h, void *at, VkDescriptorType type, VkDeviceAddress address, VkDeviceSize size)
{
    (void)h, (void)at, (void)type, (void)address, (void)size;
}

void put_native_resource(struct heaps *h, void *at, VkDescriptorType type, enum dxs_resource_kind kind,
                         const struct device_resource *r)
{
    (void)h, (void)at, (void)type, (void)kind, (void)r;
}

const void *heap_pipeline(const struct heaps *h, const void *next)
{
    (void)h;
    return next;
}

const void *heap_stage(const struct heaps *h, VkShaderStageFlagBits stage, const struct dxs_mapping *mappings,
                       uint32_t mapping_count, const void *next)
{
    (void)h, (void)stage, (void)mappings, (void)mapping_count;
    return next;
}

void bind_heaps(const struct heaps *h, VkCommandBuffer commands)
{
    (void)h, (void)commands;
}

void push_data(const struct heaps *h, VkCommandBuffer commands, const void *bytes, uint32_t size)
{
    (void)h, (void)commands, (void)bytes, (void)size;
}

#endif
