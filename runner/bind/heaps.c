/* Descriptor heaps: which descriptors are where. */
#include "runner/bind/heaps.h"

#include "runner/bind/emulated_heaps.h"
#include "runner/bind/bindings.h"
#include "runner/bind/root_binding.h"
#include "runner/common/report.h"

enum {
    MAX_DESCRIPTORS = 4096 /* of a kind; tests use fewer */
};

struct written_descriptor {
    const uint8_t *at;
    size_t size;
    VkDescriptorType type;
};

/* ---- Layout ------------------------------------------------------------------------------------------------------ */

static bool is_image(enum dxs_heap kind)
{
    return kind >= DXS_HEAP_SAMPLED_IMAGES && kind <= DXS_HEAP_STORAGE_TEXEL_BUFFERS;
}

/* Strides and offsets as the device would compute them from OpConstantSizeOfEXT. */
static struct dxs_bound_heaps numbers_of(const struct descriptor_sizes *sizes, const struct dxs_bound_heaps *asked)
{
    struct dxs_bound_heaps numbers = *asked;

    for (uint32_t kind = 0; kind < DXS_HEAP_COUNT; kind++) {
        struct dxs_heap_slots *slots = &numbers.slots[kind];
        uint32_t own = kind == DXS_HEAP_SAMPLERS       ? sizes->sampler
                       : is_image((enum dxs_heap)kind) ? sizes->image
                                                       : sizes->buffer;
        if (slots->stride == DXS_STRIDE_OF_KIND)
            slots->stride = own;
        else if (slots->stride == DXS_STRIDE_OF_SLOT)
            slots->stride = sizes->image > 2 * sizes->buffer ? sizes->image : 2 * sizes->buffer;
        if (slots->offset == DXS_OFFSET_AFTER_BUFFER)
            slots->offset = sizes->buffer;
        if (slots->stride < own || slots->stride % own)
            test_skips("descriptors of this device do not fit the shader's strides");
    }
    return numbers;
}

/* What the library makes of sizes that it got is what the device makes of its own. */
static void check_numbers(const struct heaps *h)
{
    const struct dxs_bound_heaps *given = &h->root->data->model.bound_heaps;
    bool is_same = given->sampler_size == h->sizes.sampler && given->image_size == h->sizes.image &&
                   given->buffer_size == h->sizes.buffer;

    for (uint32_t kind = 0; kind < DXS_HEAP_COUNT && is_same; kind++)
        if (given->slots[kind].offset != h->layout.slots[kind].offset ||
            given->slots[kind].stride != h->layout.slots[kind].stride)
            test_fails("descriptors of kind %u begin at %u and are %u bytes apart, the layout says %u and %u", kind,
                       h->layout.slots[kind].offset, h->layout.slots[kind].stride, given->slots[kind].offset,
                       given->slots[kind].stride);
}

static uint32_t bytes_of_slots(const struct heaps *h, uint32_t kind)
{
    return h->layout.slots[kind].offset + MAX_DESCRIPTORS * h->layout.slots[kind].stride;
}

static struct heap create_emulated_memory(uint32_t bytes)
{
    enum {
        MAPPED_BYTES = 1 << 16 /* for descriptors of sets and bindings */
    };
    struct heap heap = {.free = (bytes + 4095) & ~UINT32_C(4095)};

    heap.size = heap.free + MAPPED_BYTES;
    heap.memory = allocate(heap.size, 1);
    return heap;
}

static void create_memory(struct heaps *h)
{
    uint32_t bytes = 0, sampler_bytes = bytes_of_slots(h, DXS_HEAP_SAMPLERS);

    for (uint32_t kind = DXS_HEAP_SAMPLERS + 1; kind < DXS_HEAP_COUNT; kind++)
        bytes = bytes_of_slots(h, kind) > bytes ? bytes_of_slots(h, kind) : bytes;
    if (h->native) {
        create_native_memory(h, bytes, sampler_bytes);
        return;
    }
    h->resources = create_emulated_memory(bytes);
    h->samplers = create_emulated_memory(sampler_bytes);
}

/* ---- Places ------------------------------------------------------------------------------------------------------ */

void *bound_place(struct heaps *h, enum dxs_heap kind, uint32_t index)
{
    struct heap *heap = kind == DXS_HEAP_SAMPLERS ? &h->samplers : &h->resources;
    const struct dxs_heap_slots *slots = &h->layout.slots[kind];

    if (index >= MAX_DESCRIPTORS)
        test_fails("the runner's heaps have no descriptor %u", index);
    return heap->memory + slots->offset + (size_t)index * slots->stride;
}

static const struct dxs_mapping *find_mapping(const struct heaps *h, struct dxs_set_binding place)
{
    for (uint32_t i = 0; i < h->mapping_count; i++)
        if (h->mappings[i].set == place.set && h->mappings[i].first_binding == place.binding)
            return &h->mappings[i];
    return NULL;
}

void *mapped_place(struct heaps *h, struct dxs_set_binding place, VkDescriptorType type, uint32_t index, uint32_t count)
{
    enum {
        ALL = 0x7FFFFFFF /* stages, types of resources */
    };
    struct heap *heap = type == VK_DESCRIPTOR_TYPE_SAMPLER ? &h->samplers : &h->resources;
    const struct dxs_mapping *mapping = find_mapping(h, place);

    if (!mapping) {
        uint32_t stride =
            h->layout.slots[type == VK_DESCRIPTOR_TYPE_SAMPLER ? DXS_HEAP_SAMPLERS : DXS_HEAP_SAMPLED_IMAGES].stride;
        h->mappings = reallocate(h->mappings, h->mapping_count + 1, sizeof *h->mappings);
        struct dxs_mapping *made = &h->mappings[h->mapping_count++];
        *made = (struct dxs_mapping){.stages = ALL,
                                     .set = place.set,
                                     .first_binding = place.binding,
                                     .binding_count = 1,
                                     .resource_mask = ALL,
                                     .source = DXS_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET,
                                     .heap_offset = heap->free,
                                     .heap_array_stride = stride,
                                     .static_sampler = DXS_NONE,
                                     .parameter = DXS_NONE};
        heap->free += (count * stride + 255) & ~UINT32_C(255);
        if (heap->free > heap->size)
            test_fails("the heap has no room for the descriptors of set %u, binding %u", place.set, place.binding);
        mapping = made;
    }
    return heap->memory + mapping->heap_offset + (size_t)index * mapping->heap_array_stride;
}

/* ---- Descriptors ------------------------------------------------------------------------------------------------- */

static bool is_buffer(VkDescriptorType type)
{
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER ||
           type == VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
}

static bool is_texel_buffer(VkDescriptorType type)
{
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
}

/* Memory holds one descriptor. A `.run` file says which by `srv` or `uav`; a buffer that the shader takes as a storage
 * and as a texel buffer needs slots of their own for both (--heap-slots). */
static void refuse_second_descriptor(struct heaps *h, const uint8_t *at, VkDescriptorType type)
{
    size_t size = is_buffer(type) ? h->sizes.buffer : h->sizes.image;

    if (type == VK_DESCRIPTOR_TYPE_SAMPLER)
        return;
    for (uint32_t i = 0; i < h->written_count; i++) {
        const struct written_descriptor *w = &h->written[i];
        if (at + size <= w->at || w->at + w->size <= at || (at == w->at && type == w->type))
            continue;
        if (at == w->at && is_texel_buffer(type) != is_texel_buffer(w->type) &&
            (type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER || w->type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER))
            test_skips("a slot of the heap holds no two descriptors of one buffer");
        test_fails("byte %zu of the heap has two descriptors (types %d and %d): say srv or uav",
                   (size_t)(at - h->resources.memory), (int)w->type, (int)type);
    }
    h->written = reallocate(h->written, h->written_count + 1, sizeof *h->written);
    h->written[h->written_count++] = (struct written_descriptor){at, size, type};
}

void put_buffer(struct heaps *h, void *at, VkDescriptorType type, VkBuffer buffer, VkDeviceSize size)
{
    VkBufferDeviceAddressInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, .buffer = buffer};

    refuse_second_descriptor(h, at, type);
    if (h->native)
        put_native_range(h, at, type, vkGetBufferDeviceAddress(h->device->device, &info), size);
    else
        put_emulated(h, at, describe_buffer(type, buffer, 0, size));
}

void put_resource(struct heaps *h, void *at, VkDescriptorType type, enum dxs_resource_kind kind,
                  const struct device_resource *r)
{
    refuse_second_descriptor(h, at, type);
    if (h->native)
        put_native_resource(h, at, type, kind, r);
    else
        put_emulated(h, at, describe_resource(h->device, type, kind, r));
}

/* ---- Both -------------------------------------------------------------------------------------------------------- */

/* Mesa 26.2's ray tracing pipelines crash in samplers that are embedded by mappings. */
static void avoid_embedded_samplers(const struct heaps *h, const struct root_binding *root)
{
    if (root->local_signature && root->local_signature->sampler_count &&
        h->device->properties12.driverID == VK_DRIVER_ID_MESA_LLVMPIPE)
        test_skips("llvmpipe crashes in embedded samplers of ray tracing pipelines");
}

struct heaps *create_heaps(const struct device *d, const struct dxs_bound_heaps *asked, const struct root_binding *root,
                           bool is_emulated)
{
    struct heaps *h = allocate(1, sizeof *h);

    *h = (struct heaps){.device = d, .root = root, .sizes = emulated_sizes(asked)};
    if (!is_emulated && (!device_has(d, "descriptor-heaps") || !device_has(d, "buffer-address")))
        test_skips("the device lacks descriptor-heaps");
    if (!is_emulated) {
        h->native = open_native_heaps(d, &h->sizes);
        if (!h->native)
            test_skips("the runner was built with Vulkan headers that lack VK_EXT_descriptor_heap");
        if (root)
            avoid_embedded_samplers(h, root);
    }
    h->layout = numbers_of(&h->sizes, asked);
    if (root)
        check_numbers(h);
    create_memory(h);
    return h;
}
