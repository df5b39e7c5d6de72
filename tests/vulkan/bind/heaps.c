/* Descriptor heaps: their memory, descriptors, and the mappings of sets and bindings. */
#include "bind/heaps.h"

#include "bind/root_binding.h"
#include "bind/static_sampler.h"
#include "device/report.h"

#ifdef VK_EXT_descriptor_heap

enum {
    MAX_DESCRIPTORS = 4096, /* of a kind; tests use fewer */
    MAPPED_BYTES = 1 << 20  /* for descriptors of sets and bindings */
};

struct heap {
    struct device_buffer memory;
    VkDeviceAddress address;
    VkDeviceSize size, reserved; /* bytes; the device's own range is at the end */
    uint32_t free;               /* first byte for descriptors of sets */
};

struct heaps {
    const struct device *device;
    VkPhysicalDeviceDescriptorHeapPropertiesEXT limits;
    struct dxs_bound_heaps layout; /* numbers only */
    struct heap resources, samplers;
    const struct root_binding *root;               /* NULL: none */
    VkDescriptorSetAndBindingMappingEXT *mappings; /* of bindings that the library knows no place for */
    uint32_t mapping_count;
    PFN_vkWriteResourceDescriptorsEXT write_resources;
    PFN_vkWriteSamplerDescriptorsEXT write_samplers;
    PFN_vkCmdBindResourceHeapEXT bind_resources;
    PFN_vkCmdBindSamplerHeapEXT bind_samplers;
    PFN_vkCmdPushDataEXT push;
};

/* ---- Layout ------------------------------------------------------------------------------------------------------ */

static uint32_t aligned(VkDeviceSize size, VkDeviceSize alignment)
{
    return (uint32_t)((size + alignment - 1) / alignment * alignment);
}

static bool is_image(enum dxs_heap kind)
{
    return kind >= DXS_HEAP_SAMPLED_IMAGES && kind <= DXS_HEAP_STORAGE_TEXEL_BUFFERS;
}

/* Strides and offsets as the device would compute them from OpConstantSizeOfEXT. */
static struct dxs_bound_heaps numbers_of(const struct heaps *h, const struct dxs_bound_heaps *asked)
{
    uint32_t sampler = aligned(h->limits.samplerDescriptorSize, h->limits.samplerDescriptorAlignment);
    uint32_t image = aligned(h->limits.imageDescriptorSize, h->limits.imageDescriptorAlignment);
    uint32_t buffer = aligned(h->limits.bufferDescriptorSize, h->limits.bufferDescriptorAlignment);
    struct dxs_bound_heaps numbers = *asked;

    for (uint32_t kind = 0; kind < DXS_HEAP_COUNT; kind++) {
        struct dxs_heap_slots *slots = &numbers.slots[kind];
        uint32_t own = kind == DXS_HEAP_SAMPLERS ? sampler : is_image((enum dxs_heap)kind) ? image : buffer;
        if (slots->stride == DXS_STRIDE_OF_KIND)
            slots->stride = own;
        else if (slots->stride == DXS_STRIDE_OF_SLOT)
            slots->stride = image > 2 * buffer ? image : 2 * buffer;
        if (slots->offset == DXS_OFFSET_AFTER_BUFFER)
            slots->offset = buffer;
        if (slots->stride < own || slots->stride % own)
            test_skips("descriptors of this device do not fit the shader's strides");
    }
    return numbers;
}

static struct heap create_heap(const struct heaps *h, uint32_t bytes, VkDeviceSize reserved, VkDeviceSize alignment)
{
    struct heap heap = {.reserved = reserved, .free = aligned(bytes, 4096)};

    heap.size = aligned(heap.free + MAPPED_BYTES, 4096) + reserved;
    heap.memory =
        create_device_buffer(h->device, heap.size + alignment,
                             VK_BUFFER_USAGE_DESCRIPTOR_HEAP_BIT_EXT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
    VkBufferDeviceAddressInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO,
                                      .buffer = heap.memory.buffer};
    VkDeviceAddress address = vkGetBufferDeviceAddress(h->device->device, &info);
    heap.address = (address + alignment - 1) / alignment * alignment;
    heap.memory.mapped = (uint8_t *)heap.memory.mapped + (heap.address - address);
    return heap;
}

static uint32_t bytes_of_slots(const struct heaps *h, uint32_t kind)
{
    return h->layout.slots[kind].offset + MAX_DESCRIPTORS * h->layout.slots[kind].stride;
}

static void create_memory(struct heaps *h)
{
    uint32_t bytes = 0;

    for (uint32_t kind = DXS_HEAP_SAMPLERS + 1; kind < DXS_HEAP_COUNT; kind++)
        bytes = bytes_of_slots(h, kind) > bytes ? bytes_of_slots(h, kind) : bytes;
    h->resources = create_heap(h, bytes, h->limits.minResourceHeapReservedRange, h->limits.resourceHeapAlignment);
    h->samplers = create_heap(h, bytes_of_slots(h, DXS_HEAP_SAMPLERS),
                              h->limits.minSamplerHeapReservedRangeWithEmbedded, h->limits.samplerHeapAlignment);
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

static const VkDescriptorSetAndBindingMappingEXT *find_mapping(const struct heaps *h, struct dxs_set_binding place)
{
    for (uint32_t i = 0; i < h->mapping_count; i++)
        if (h->mappings[i].descriptorSet == place.set && h->mappings[i].firstBinding == place.binding)
            return &h->mappings[i];
    return NULL;
}

void *mapped_place(struct heaps *h, struct dxs_set_binding place, VkDescriptorType type, uint32_t index, uint32_t count)
{
    struct heap *heap = type == VK_DESCRIPTOR_TYPE_SAMPLER ? &h->samplers : &h->resources;
    const VkDescriptorSetAndBindingMappingEXT *mapping = find_mapping(h, place);

    if (!mapping) {
        uint32_t stride =
            h->layout.slots[type == VK_DESCRIPTOR_TYPE_SAMPLER ? DXS_HEAP_SAMPLERS : DXS_HEAP_SAMPLED_IMAGES].stride;
        h->mappings = reallocate(h->mappings, h->mapping_count + 1, sizeof *h->mappings);
        VkDescriptorSetAndBindingMappingEXT *made = &h->mappings[h->mapping_count++];
        *made = new_mapping(place, VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET_EXT);
        made->sourceData.constantOffset.heapOffset = heap->free;
        made->sourceData.constantOffset.heapArrayStride = stride;
        heap->free += aligned((VkDeviceSize)count * stride, 256);
        if (heap->free > heap->size - heap->reserved)
            test_fails("the heap has no room for the descriptors of set %u, binding %u", place.set, place.binding);
        mapping = made;
    }
    const VkDescriptorMappingSourceConstantOffsetEXT *at = &mapping->sourceData.constantOffset;
    return (uint8_t *)heap->memory.mapped + at->heapOffset + (size_t)index * at->heapArrayStride;
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
    case DXS_MAPPING_HEAP_WITH_CONSTANT_OFFSET:
        data->constantOffset.heapOffset = m->heap_offset;
        data->constantOffset.heapArrayStride = m->heap_array_stride;
        data->constantOffset.pEmbeddedSampler = sampler;
        break;
    case DXS_MAPPING_HEAP_WITH_PUSH_INDEX:
        data->pushIndex.heapOffset = m->heap_offset;
        data->pushIndex.pushOffset = m->offset;
        data->pushIndex.heapIndexStride = m->heap_index_stride;
        data->pushIndex.heapArrayStride = m->heap_array_stride;
        break;
    case DXS_MAPPING_HEAP_WITH_INDIRECT_INDEX:
        data->indirectIndex.heapOffset = m->heap_offset;
        data->indirectIndex.pushOffset = m->offset;
        data->indirectIndex.addressOffset = m->address_offset;
        data->indirectIndex.heapIndexStride = m->heap_index_stride;
        data->indirectIndex.heapArrayStride = m->heap_array_stride;
        break;
    case DXS_MAPPING_PUSH_DATA:
        data->pushDataOffset = m->offset;
        break;
    case DXS_MAPPING_PUSH_ADDRESS:
        data->pushAddressOffset = m->offset;
        break;
    case DXS_MAPPING_INDIRECT_ADDRESS:
        data->indirectAddress.pushOffset = m->offset;
        data->indirectAddress.addressOffset = m->address_offset;
        break;
    case DXS_MAPPING_HEAP_WITH_SHADER_RECORD_INDEX:
        data->shaderRecordIndex.heapOffset = m->heap_offset;
        data->shaderRecordIndex.shaderRecordOffset = m->offset;
        data->shaderRecordIndex.heapIndexStride = m->heap_index_stride;
        data->shaderRecordIndex.heapArrayStride = m->heap_array_stride;
        break;
    case DXS_MAPPING_SHADER_RECORD_DATA:
        data->shaderRecordDataOffset = m->offset;
        break;
    case DXS_MAPPING_SHADER_RECORD_ADDRESS:
        data->shaderRecordAddressOffset = m->offset;
        break;
    }
    return made;
}

/* Mesa 26.2's ray tracing pipelines crash in samplers that are embedded by mappings. */
static void avoid_embedded_samplers(const struct heaps *h, const struct root_binding *root)
{
    if (root->local_signature && root->local_signature->sampler_count &&
        h->device->properties12.driverID == VK_DRIVER_ID_MESA_LLVMPIPE)
        test_skips("llvmpipe crashes in embedded samplers of ray tracing pipelines");
}

/* ---- Descriptors ------------------------------------------------------------------------------------------------- */

void *bound_place(struct heaps *h, enum dxs_heap kind, uint32_t index)
{
    struct heap *heap = kind == DXS_HEAP_SAMPLERS ? &h->samplers : &h->resources;
    const struct dxs_heap_slots *slots = &h->layout.slots[kind];

    if (index >= MAX_DESCRIPTORS)
        test_fails("the runner's heaps have no descriptor %u", index);
    return (uint8_t *)heap->memory.mapped + slots->offset + (size_t)index * slots->stride;
}

static void put(struct heaps *h, void *at, VkDescriptorType type, VkResourceDescriptorDataEXT data)
{
    bool is_buffer = type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER ||
                     type == VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
    VkResourceDescriptorInfoEXT info = {
        .sType = VK_STRUCTURE_TYPE_RESOURCE_DESCRIPTOR_INFO_EXT, .type = type, .data = data};
    VkHostAddressRangeEXT range = {
        at, (size_t)(is_buffer ? h->limits.bufferDescriptorSize : h->limits.imageDescriptorSize)};

    check(h->write_resources(h->device->device, 1, &info, &range), "vkWriteResourceDescriptorsEXT");
}

void put_buffer(struct heaps *h, void *at, VkDescriptorType type, VkDeviceAddress address, VkDeviceSize size)
{
    VkDeviceAddressRangeEXT range = {address, size};

    put(h, at, type, (VkResourceDescriptorDataEXT){.pAddressRange = &range});
}

static void put_sampler(struct heaps *h, void *at, const struct device_resource *r)
{
    VkSamplerCreateInfo info = sampler_info(r->input);
    VkHostAddressRangeEXT range = {at, (size_t)h->limits.samplerDescriptorSize};

    check(h->write_samplers(h->device->device, 1, &info, &range), "vkWriteSamplerDescriptorsEXT");
}

void put_resource(struct heaps *h, void *at, VkDescriptorType type, enum dxs_resource_kind kind,
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
    put_buffer(h, at, type, address, r->scene.structure ? 0 : r->buffer_size);
}

/* ---- Pipelines and commands -------------------------------------------------------------------------------------- */

const void *heap_pipeline(const struct heaps *h, const void *next)
{
    if (!h)
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
    if (!h)
        return next;
    if (!mappings && h->root) {
        mappings = h->root->data->mappings;
        mapping_count = h->root->data->mapping_count;
    }
    VkDescriptorSetAndBindingMappingEXT *all = allocate(h->mapping_count + mapping_count, sizeof *all);
    VkShaderDescriptorSetAndBindingMappingInfoEXT *info = allocate(1, sizeof *info);
    uint32_t count = 0;
    for (; count < h->mapping_count; count++)
        all[count] = h->mappings[count];
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

static VkBindHeapInfoEXT bind_info(const struct heap *heap)
{
    return (VkBindHeapInfoEXT){.sType = VK_STRUCTURE_TYPE_BIND_HEAP_INFO_EXT,
                               .heapRange = {heap->address, heap->size},
                               .reservedRangeOffset = heap->size - heap->reserved,
                               .reservedRangeSize = heap->reserved};
}

void bind_heaps(const struct heaps *h, VkCommandBuffer commands)
{
    VkBindHeapInfoEXT resources = bind_info(&h->resources), samplers = bind_info(&h->samplers);

    h->bind_resources(commands, &resources);
    h->bind_samplers(commands, &samplers);
}

void push_data(const struct heaps *h, VkCommandBuffer commands, const void *bytes, uint32_t size)
{
    VkPushDataInfoEXT info = {.sType = VK_STRUCTURE_TYPE_PUSH_DATA_INFO_EXT, .data = {bytes, size}};

    if (size > h->limits.maxPushDataSize)
        test_skips("the device has less push data than the shader's layout");
    if (size)
        h->push(commands, &info);
}

struct heaps *create_heaps(const struct device *d, const struct dxs_bound_heaps *asked, const struct root_binding *root)
{
    struct heaps *h = allocate(1, sizeof *h);
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2,
                                              .pNext = &h->limits};

    if (!device_has(d, "descriptor-heaps") || !device_has(d, "buffer-address"))
        test_skips("the device lacks descriptor-heaps");
    h->device = d;
    h->limits.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_HEAP_PROPERTIES_EXT;
    vkGetPhysicalDeviceProperties2(d->physical, &properties);
    h->write_resources =
        (PFN_vkWriteResourceDescriptorsEXT)vkGetDeviceProcAddr(d->device, "vkWriteResourceDescriptorsEXT");
    h->write_samplers =
        (PFN_vkWriteSamplerDescriptorsEXT)vkGetDeviceProcAddr(d->device, "vkWriteSamplerDescriptorsEXT");
    h->bind_resources = (PFN_vkCmdBindResourceHeapEXT)vkGetDeviceProcAddr(d->device, "vkCmdBindResourceHeapEXT");
    h->bind_samplers = (PFN_vkCmdBindSamplerHeapEXT)vkGetDeviceProcAddr(d->device, "vkCmdBindSamplerHeapEXT");
    h->push = (PFN_vkCmdPushDataEXT)vkGetDeviceProcAddr(d->device, "vkCmdPushDataEXT");
    h->layout = numbers_of(h, asked);
    create_memory(h);
    if (root)
        avoid_embedded_samplers(h, root);
    h->root = root;
    return h;
}

#else

struct heaps *create_heaps(const struct device *d, const struct dxs_bound_heaps *asked, const struct root_binding *root)
{
    (void)d, (void)asked, (void)root;
    test_skips("the runner was built with Vulkan headers that lack VK_EXT_descriptor_heap");
}

void *bound_place(struct heaps *h, enum dxs_heap kind, uint32_t index)
{
    (void)h, (void)kind, (void)index;
    return NULL;
}

void *mapped_place(struct heaps *h, struct dxs_set_binding place, VkDescriptorType type, uint32_t index, uint32_t count)
{
    (void)h, (void)place, (void)type, (void)index, (void)count;
    return NULL;
}

void put_buffer(struct heaps *h, void *at, VkDescriptorType type, VkDeviceAddress address, VkDeviceSize size)
{
    (void)h, (void)at, (void)type, (void)address, (void)size;
}

void put_resource(struct heaps *h, void *at, VkDescriptorType type, enum dxs_resource_kind kind,
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
