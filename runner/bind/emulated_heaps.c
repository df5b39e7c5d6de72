/* Descriptor sets that stand for descriptor heaps: see emulated_heaps.h. */
#include "runner/bind/emulated_heaps.h"

#include "runner/bind/static_sampler.h"
#include "runner/common/report.h"
#include "runner/draw/pipelines.h"
#include "runner/execute/device_run.h"

#include <string.h>

struct emulated_descriptor {
    bool is_sampler;
    uint32_t offset; /* in its heap */
    VkWriteDescriptorSet write;
};

struct descriptor_sizes emulated_sizes(const struct dxs_bound_heaps *asked)
{
    if (asked->sampler_size)
        return (struct descriptor_sizes){asked->sampler_size, asked->image_size, asked->buffer_size};
    for (uint32_t kind = DXS_HEAP_UNIFORM_BUFFERS; kind < DXS_HEAP_COUNT; kind++)
        if (asked->slots[kind].stride == DXS_STRIDE_OF_SLOT) /* two buffers are larger than an image */
            return (struct descriptor_sizes){16, 32, 32};
    return (struct descriptor_sizes){32, 64, 16};
}

void require_emulation(const struct device *d)
{
    enum {
        ARRAYS = 16 /* without a size: more than a shader has */
    };

    if (!device_has(d, "descriptor-indexing") || !device_has(d, "runtime-descriptor-array") ||
        !device_has(d, "buffer-address") ||
        d->properties.properties.limits.maxPerStageResources < ARRAYS * UNBOUNDED_DESCRIPTORS)
        test_skips("the device lacks descriptor-heaps");
}

struct layout_data emulated_layout(const struct shader *s)
{
    struct layout_data data = {.bindings = allocate(s->heap_variable_count, sizeof *data.bindings),
                               .binding_count = s->heap_variable_count};

    for (uint32_t n = 0; n < data.binding_count; n++) {
        const struct heap_variable *v = &s->heap_variables[n];
        data.bindings[n] =
            (struct layout_binding){.binding = n,
                                    .type = v->type,
                                    .count = v->count,
                                    .stages = v->stage,
                                    .flags = v->is_array ? VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT : 0};
    }
    if (s->root)
        data.push_constants =
            (VkPushConstantRange){s->root->data->push_constant_stages, 0, s->root->data->push_constant_size};
    return data;
}

/* ---- Heaps ------------------------------------------------------------------------------------------------------- */

static uint32_t size_of(const struct heaps *h, VkDescriptorType type)
{
    switch (type) {
    case VK_DESCRIPTOR_TYPE_SAMPLER:
        return h->sizes.sampler;
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR:
        return h->sizes.buffer;
    default:
        return h->sizes.image;
    }
}

void put_emulated(struct heaps *h, void *at, VkWriteDescriptorSet write)
{
    bool is_sampler = write.descriptorType == VK_DESCRIPTOR_TYPE_SAMPLER;
    uint32_t offset = (uint32_t)((uint8_t *)at - (is_sampler ? h->samplers : h->resources).memory);
    uint32_t end = offset + size_of(h, write.descriptorType);
    struct emulated_descriptor *place = NULL;

    for (uint32_t n = 0; n < h->descriptor_count; n++) {
        struct emulated_descriptor *d = &h->descriptors[n];
        if (d->is_sampler != is_sampler)
            continue;
        if (d->offset == offset)
            place = d;
        else if (d->offset < end && offset < d->offset + size_of(h, d->write.descriptorType))
            test_fails("descriptors at bytes %u and %u of a heap overlap", d->offset, offset);
    }
    if (!place) {
        h->descriptors = reallocate(h->descriptors, h->descriptor_count + 1, sizeof *h->descriptors);
        place = &h->descriptors[h->descriptor_count++];
    }
    *place = (struct emulated_descriptor){is_sampler, offset, write};
}

static const VkWriteDescriptorSet *find_descriptor(const struct heaps *h, bool is_sampler, uint64_t offset,
                                                   VkDescriptorType type)
{
    for (uint32_t n = 0; n < h->descriptor_count; n++)
        if (h->descriptors[n].offset == offset && h->descriptors[n].is_sampler == is_sampler &&
            h->descriptors[n].write.descriptorType == type)
            return &h->descriptors[n].write;
    return NULL;
}

/* ---- Root arguments ---------------------------------------------------------------------------------------------- */

/* A variable, and the mapping that applies to it. */
struct mapped {
    const struct device_run *run;
    const struct heap_variable *variable;
    const struct dxs_mapping *mapping;
};

_Noreturn static void refuse(const struct mapped *m, const char *why)
{
    test_fails("the mapping of set %u, binding %u, with source %d: %s", m->variable->set, m->variable->binding,
               (int)m->mapping->source, why);
}

static uint64_t read_bytes(const struct mapped *m, const uint8_t *bytes, size_t total, size_t offset, size_t size)
{
    uint64_t value = 0;

    if (offset % size)
        refuse(m, "an offset is not aligned");
    if (!bytes || offset > total || size > total - offset)
        refuse(m, "an offset is beyond the push data, the shader record or the block of root arguments");
    memcpy(&value, bytes + offset, size);
    return value;
}

static uint64_t read_pushed(const struct mapped *m, size_t offset, size_t size)
{
    return read_bytes(m, m->run->root_arguments.push_constants, m->run->shader->root->data->push_constant_size, offset,
                      size);
}

static const uint8_t *record_of(const struct mapped *m, size_t *size)
{
    if (m->variable->record == NO_RECORD)
        refuse(m, "the shader has no shader record");
    const struct shader_record *record = &m->run->file->rays.records[m->variable->record];
    *size = record_data(m->run, record, NULL);
    uint8_t *bytes = allocate(*size, 1);
    record_data(m->run, record, bytes);
    return bytes;
}

static uint64_t read_record(const struct mapped *m, size_t offset, size_t size)
{
    size_t total;
    const uint8_t *bytes = record_of(m, &total);

    return read_bytes(m, bytes, total, offset, size);
}

/* What is behind the address in the push data: the block of overflowing root arguments is the only memory there is. */
static uint64_t read_indirect(const struct mapped *m, size_t size)
{
    const struct device_run *run = m->run;

    if (read_pushed(m, m->mapping->offset, sizeof(uint64_t)) != run->root_arguments.block_address)
        refuse(m, "its address in the push data is not that of the block of root arguments");
    return read_bytes(m, run->root_arguments.block, run->shader->root->data->uniform_block_size,
                      m->mapping->address_offset, size);
}

/* ---- Descriptors ------------------------------------------------------------------------------------------------- */

static void write_descriptor(const struct mapped *m, VkWriteDescriptorSet write, uint32_t element)
{
    write.dstSet = m->run->sets[0];
    write.dstBinding = (uint32_t)(m->variable - m->run->shader->heap_variables);
    write.dstArrayElement = element;
    vkUpdateDescriptorSets(m->run->device->device, 1, &write, 0, NULL);
}

/* Element n of the variable is the descriptor at byte `first` + n * `stride` of its heap. */
static void write_from_heap(const struct mapped *m, uint64_t first, uint64_t stride)
{
    const struct heaps *h = m->run->heaps;
    const struct heap_variable *v = m->variable;
    bool is_sampler = v->is_in_heap ? v->of_samplers : v->type == VK_DESCRIPTOR_TYPE_SAMPLER, is_found = false;

    if (first % size_of(h, v->type) || stride % size_of(h, v->type))
        test_fails("set %u, binding %u: descriptors of %u bytes at byte %llu, %llu apart", v->set, v->binding,
                   size_of(h, v->type), (unsigned long long)first, (unsigned long long)stride);
    for (uint32_t n = 0; n < v->count; n++) {
        const VkWriteDescriptorSet *found = find_descriptor(h, is_sampler, first + n * stride, v->type);
        if (found)
            write_descriptor(m, *found, n);
        is_found |= found != NULL;
    }
    if (!is_found && !v->is_in_heap)
        test_fails("set %u, binding %u is mapped to byte %llu of a heap, where no such descriptor is", v->set,
                   v->binding, (unsigned long long)first);
}

/* A uniform buffer of the bytes of push data, or of a shader record, from an offset on. `limit`: where it must end. */
static void write_data(const struct mapped *m, const uint8_t *bytes, size_t size, size_t limit)
{
    uint32_t offset = m->mapping->offset;

    if (m->variable->type != VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER || m->variable->is_array)
        refuse(m, "data are for single uniform buffers");
    if (!bytes || offset % 4 || offset >= size)
        refuse(m, "its data are not there");
    if (m->variable->size > limit - offset)
        refuse(m, "its block ends beyond the push data that the device has");
    struct device_buffer b = create_device_buffer(m->run->device, size - offset, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
    memcpy(b.mapped, bytes + offset, size - offset);
    write_descriptor(m, describe_buffer(m->variable->type, b.buffer, 0, VK_WHOLE_SIZE), 0);
}

static void write_at_address(const struct mapped *m, uint64_t address)
{
    const struct device_run *run = m->run;

    if (m->variable->is_array)
        refuse(m, "an address is for a single resource");
    if (run->root_arguments.block_address == address && address) {
        write_descriptor(m, describe_buffer(m->variable->type, run->root_arguments.block_buffer, 0, VK_WHOLE_SIZE), 0);
        return;
    }
    for (size_t n = 0; n < run->file->input_count; n++) {
        const struct device_resource *r = &run->resources[n];
        bool is_scene = r->scene.structure;
        if (r->input && (r->buffer || is_scene) && address_of_resource(run->device, r) == address &&
            is_scene == (m->variable->type == VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR)) {
            write_descriptor(m, describe_resource(run->device, m->variable->type, DXS_RESOURCE_KIND_RAW_BUFFER, r), 0);
            return;
        }
    }
    refuse(m, "no resource is at its address");
}

/* ---- Mappings ---------------------------------------------------------------------------------------------------- */

static bool applies(const struct dxs_mapping *m, const struct heap_variable *v)
{
    return (m->stages & v->stage) && m->set == v->set && v->binding >= m->first_binding &&
           v->binding - m->first_binding < m->binding_count && (m->resource_mask & v->resource_type);
}

static const struct dxs_mapping *choose(const struct dxs_mapping *mappings, uint32_t count,
                                        const struct heap_variable *v, const struct dxs_mapping *before)
{
    for (uint32_t n = 0; n < count; n++) {
        if (!applies(&mappings[n], v))
            continue;
        if (before)
            test_fails("set %u, binding %u is mapped twice", v->set, v->binding);
        before = &mappings[n];
    }
    return before;
}

/* A variable takes the only mapping for its set, binding and type. */
static const struct dxs_mapping *mapping_of(const struct device_run *run, const struct heap_variable *v)
{
    const struct dxs_pipeline_layout *data = run->shader->root ? run->shader->root->data : NULL;
    const struct dxs_mapping *found = choose(run->heaps->mappings, run->heaps->mapping_count, v, NULL);

    if (v->mappings)
        found = choose(v->mappings, v->mapping_count, v, found);
    else if (data)
        found = choose(data->mappings, data->mapping_count, v, found);
    if (!found)
        test_fails("nothing maps set %u, binding %u", v->set, v->binding);
    return found;
}

static void write_static_sampler(const struct mapped *m)
{
    const struct root_binding *root = m->run->shader->root;
    const struct dxs_root_signature_desc *signature = m->mapping->is_local ? root->local_signature : root->signature;
    VkDescriptorImageInfo *info = allocate(1, sizeof *info);

    if (m->variable->type != VK_DESCRIPTOR_TYPE_SAMPLER || m->mapping->static_sampler >= signature->sampler_count)
        refuse(m, "its static sampler is none");
    info->sampler = create_static_sampler(m->run->device, &signature->samplers[m->mapping->static_sampler]);
    write_descriptor(m,
                     (VkWriteDescriptorSet){.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                            .descriptorCount = 1,
                                            .descriptorType = VK_DESCRIPTOR_TYPE_SAMPLER,
                                            .pImageInfo = info},
                     0);
}

/* offset = heapOffset + index * heapIndexStride + (binding - firstBinding + array element) * heapArrayStride */
static void write_indexed(const struct mapped *m, uint64_t index)
{
    const struct dxs_mapping *mapping = m->mapping;
    uint64_t skipped = (uint64_t)(m->variable->binding - mapping->first_binding) * mapping->heap_array_stride;

    write_from_heap(m, mapping->heap_offset + index * mapping->heap_index_stride + skipped, mapping->heap_array_stride);
}

static void write_mapped(const struct mapped *m)
{
    const struct dxs_mapping *mapping = m->mapping;
    size_t size;
    const uint8_t *record;

    if (mapping->static_sampler != DXS_NONE) {
        write_static_sampler(m);
        return;
    }
    if (mapping->source >= DXS_MAPPING_SOURCE_PUSH_DATA &&
        mapping->source != DXS_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX && mapping->binding_count != 1)
        refuse(m, "it has several bindings");
    switch (mapping->source) {
    case DXS_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET:
        write_indexed(m, 0);
        break;
    case DXS_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX:
        write_indexed(m, read_pushed(m, mapping->offset, sizeof(uint32_t)));
        break;
    case DXS_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX:
        write_indexed(m, read_indirect(m, sizeof(uint32_t)));
        break;
    case DXS_MAPPING_SOURCE_PUSH_DATA:
        write_data(m, m->run->root_arguments.push_constants, m->run->shader->root->data->push_constant_size,
                   m->run->shader->root->push_constant_limit);
        break;
    case DXS_MAPPING_SOURCE_PUSH_ADDRESS:
        write_at_address(m, read_pushed(m, mapping->offset, sizeof(uint64_t)));
        break;
    case DXS_MAPPING_SOURCE_INDIRECT_ADDRESS:
        write_at_address(m, read_indirect(m, sizeof(uint64_t)));
        break;
    case DXS_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX:
        write_indexed(m, read_record(m, mapping->offset, sizeof(uint32_t)));
        break;
    case DXS_MAPPING_SOURCE_SHADER_RECORD_DATA:
        record = record_of(m, &size);
        write_data(m, record, size, SIZE_MAX);
        break;
    case DXS_MAPPING_SOURCE_SHADER_RECORD_ADDRESS:
        write_at_address(m, read_record(m, mapping->offset, sizeof(uint64_t)));
        break;
    }
}

void write_emulated_descriptors(const struct device_run *run)
{
    for (uint32_t n = 0; n < run->shader->heap_variable_count; n++) {
        struct mapped m = {run, &run->shader->heap_variables[n], NULL};
        if (m.variable->is_in_heap) {
            write_from_heap(&m, m.variable->offset, m.variable->stride);
        } else {
            m.mapping = mapping_of(run, m.variable);
            write_mapped(&m);
        }
    }
}
