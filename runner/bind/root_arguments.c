/* Fills push constants, inline uniform blocks, and the buffers that describe heaps. */
#include "runner/bind/root_arguments.h"

#include "runner/bind/descriptor_qa.h"
#include "runner/execute/device_run.h"
#include "runner/common/report.h"

#include <string.h>

/* ---- Buffers that describe heaps --------------------------------------------------------------------------------- */

void put_device_buffer(struct device_run *run, struct dxs_set_binding place, VkDescriptorType type, VkBuffer buffer,
                       VkDeviceSize size)
{
    put_buffer(run->heaps, mapped_place(run->heaps, place, type, 0, 1), type, buffer, size);
}

/* Overflowing root arguments, whose address is in the push data. */
static uint8_t *create_block_at_address(struct device_run *run, uint32_t size)
{
    struct device_buffer b =
        create_device_buffer(run->device, size,
                             VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                                 VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
    VkBufferDeviceAddressInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, .buffer = b.buffer};
    VkDeviceAddress address = vkGetBufferDeviceAddress(run->device->device, &info);

    run->root_arguments.block_buffer = b.buffer;
    run->root_arguments.block_address = address;
    memcpy(run->root_arguments.push_constants + run->shader->root->data->uniform_block_address, &address,
           sizeof address);
    return b.mapped;
}

void *create_side_buffer(struct device_run *run, struct dxs_set_binding place, uint32_t size)
{
    const struct dxs_layout_binding *in_layout = find_layout_binding(run->shader->root, place);
    VkDescriptorSet set = run->heaps ? VK_NULL_HANDLE : run->sets[place.set];

    if (!in_layout)
        test_fails("the layout has no buffer at set %u, binding %u", place.set, place.binding);
    if (in_layout->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) {
        uint8_t *bytes = allocate(size, 1);
        add_block_write(&run->writes, set, place, bytes, size);
        return bytes;
    }
    VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT |
                               VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    struct device_buffer b = create_device_buffer(run->device, size, usage);
    if (run->heaps)
        put_device_buffer(run, place, (VkDescriptorType)in_layout->type, b.buffer, size);
    else
        add_buffer_write(&run->writes, set, place, 0, (VkDescriptorType)in_layout->type, b.buffer);
    return b.mapped;
}

static void write_word(uint8_t *bytes, size_t offset, uint32_t word)
{
    memcpy(bytes + offset, &word, sizeof word);
}

static const struct device_resource *element_resource(const struct device_run *run, const struct slot *slot,
                                                      uint32_t element)
{
    const struct input *input = slot->elements[element];

    return input ? &run->resources[input - run->file->inputs] : NULL;
}

static void write_offset_records(struct device_run *run, const struct slots *slots)
{
    const struct root_binding *root = run->shader->root;
    const struct dxs_offset_records *records = &root->data->model.offsets;
    uint8_t *bytes = NULL;

    for (uint32_t i = 0; i < slots->count; i++) {
        const struct slot *slot = &slots->items[i];
        bool has_format = slot->binding->resource.kind == DXS_RESOURCE_KIND_TYPED_BUFFER;
        bool is_typed = has_format || slot->binding->binding.descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
        for (uint32_t k = 0; k < slot->count && slot->binding->binding.uses_offset_records && !slot->is_counter; k++) {
            const struct device_resource *r = element_resource(run, slot, k);
            if (!bytes)
                bytes = create_side_buffer(run, records->buffer, described_in_heap(root) * records->stride);
            if (!r)
                continue;
            size_t at = (size_t)(slot->first + k) * records->stride +
                        (is_typed ? records->typed_offset : records->untyped_offset);
            uint32_t unit = has_format ? r->input->format->size : is_typed ? 4 : 1;
            write_word(bytes, at, (uint32_t)r->offset / unit);
            write_word(bytes, at + 4, (uint32_t)r->input->size / unit);
        }
    }
}

/* Memory for address records: the buffer at `place`, or memory whose device address that buffer holds. */
static uint8_t *create_address_records(struct device_run *run, struct dxs_set_binding place)
{
    const struct root_binding *root = run->shader->root;
    uint32_t size = described_in_heap(root) * root->data->model.addresses.stride;

    if (root->data->model.address_source == DXS_ADDRESS_SOURCE_BUFFER)
        return create_side_buffer(run, place, size);
    struct device_buffer records = create_device_buffer(
        run->device, size, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
    VkBufferDeviceAddressInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, .buffer = records.buffer};
    VkDeviceAddress address = vkGetBufferDeviceAddress(run->device->device, &info);
    memcpy(create_side_buffer(run, place, sizeof address), &address, sizeof address);
    return records.mapped;
}

/* Elements without an input get address 0. */
static void write_address_records(struct device_run *run, const struct slots *slots)
{
    const struct root_binding *root = run->shader->root;
    const struct dxs_address_records *records = &root->data->model.addresses;
    uint8_t *bytes = NULL;

    for (uint32_t i = 0; i < slots->count; i++) {
        const struct slot *slot = &slots->items[i];
        if (!slot->is_addressed)
            continue;
        if (!bytes)
            bytes = create_address_records(run, slot->place);
        for (uint32_t k = 0; k < slot->count; k++) {
            const struct device_resource *r = element_resource(run, slot, k);
            VkDeviceAddress address = r ? address_of_resource(run->device, r) : 0;
            memcpy(bytes + (size_t)(slot->first + k) * records->stride + records->offset, &address, sizeof address);
        }
    }
}

/* Writes the sizes of the heaps. If both sizes come from a uniform buffer, it is the same one. */
static void write_heap_bounds(struct device_run *run)
{
    const struct root_binding *root = run->shader->root;
    const struct dxs_word_source *bounds[] = {&root->data->model.resource_heap_size,
                                              &root->data->model.sampler_heap_size};
    const uint32_t sizes[] = {root->resource_heap_size, root->sampler_heap_size};
    uint8_t *bytes = NULL;

    for (uint32_t i = 0; i < 2; i++) {
        if (bounds[i]->source == DXS_WORD_KIND_PUSH_CONSTANTS)
            write_word(run->root_arguments.push_constants, bounds[i]->value, sizes[i]);
        if (bounds[i]->source == DXS_WORD_KIND_BUFFER_LENGTH)
            create_side_buffer(run, bounds[i]->buffer, bounds[i]->value * sizes[i]);
        if (bounds[i]->source == DXS_WORD_KIND_UNIFORM_BUFFER) {
            if (!bytes)
                bytes = create_side_buffer(run, bounds[i]->buffer, 2 * sizeof *sizes);
            write_word(bytes, bounds[i]->value, sizes[i]);
        }
    }
}

/* ---- Root parameters --------------------------------------------------------------------------------------------- */

/* Resource of a root constant or root descriptor; NULL: the file has no input for it. */
static struct device_resource *parameter_resource(struct device_run *run, uint32_t number)
{
    static const char letters[] = {[DXS_ROOT_PARAMETER_TYPE_CONSTANTS] = 'b',
                                   [DXS_ROOT_PARAMETER_TYPE_CBV] = 'b',
                                   [DXS_ROOT_PARAMETER_TYPE_SRV] = 't',
                                   [DXS_ROOT_PARAMETER_TYPE_UAV] = 'u'};
    const struct dxs_root_parameter *p = &run->shader->root->signature->parameters[number];

    if (p->type == DXS_ROOT_PARAMETER_TYPE_TABLE)
        return NULL;
    struct register_name name = {letters[p->type], p->shader_register, p->space};
    const struct input *input = find_input(run->file, name, false);
    if (!input)
        return NULL;
    struct device_resource *r = &run->resources[input - run->file->inputs];
    if (!r->input)
        *r = create_resource(run->device, input, DXS_RESOURCE_KIND_RAW_BUFFER, true, 0);
    return r;
}

/* Memory that holds the argument of a parameter. */
static uint8_t *parameter_bytes(const struct device_run *run, const struct dxs_layout_parameter *p)
{
    bool is_pushed = p->root_arguments == DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS;
    uint32_t size =
        is_pushed ? run->shader->root->data->push_constant_size : run->shader->root->data->uniform_block_size;

    if (p->offset > size || p->size > size - p->offset)
        test_fails("a root parameter at byte %u passes the %u bytes of its root arguments", p->offset, size);
    return (is_pushed ? run->root_arguments.push_constants : run->root_arguments.block) + p->offset;
}

void update_root_arguments(struct device_run *run)
{
    const struct root_binding *root = run->shader->root;

    for (uint32_t i = 0; root && i < root->data->parameter_count; i++) {
        const struct dxs_layout_parameter *p = &root->data->parameters[i];
        const struct device_resource *r = parameter_resource(run, i);
        if (p->form == DXS_PARAMETER_FORM_TABLE)
            memcpy(parameter_bytes(run, p), &root->table_starts[i], sizeof *root->table_starts);
        if (!r)
            continue;
        if (p->form == DXS_PARAMETER_FORM_CONSTANTS) /* the file may give less: what is behind it stays 0 */
            memcpy(parameter_bytes(run, p), r->mapped, r->input->size < p->size ? r->input->size : p->size);
        if (p->form == DXS_PARAMETER_FORM_ADDRESS || p->form == DXS_PARAMETER_FORM_CONSTANTS_ADDRESS) {
            VkDeviceAddress address = address_of_resource(run->device, r);
            memcpy(parameter_bytes(run, p), &address, sizeof address);
        }
    }
}

/* Checks that constant buffers of the layout's static ranges have the binding that the ranges state, outside of the
 * heap. */
static void check_static_ranges(const struct device_run *run)
{
    const struct root_binding *root = run->shader->root;

    for (uint32_t i = 0; i < root->data->static_range_count; i++) {
        const struct dxs_static_range *moved = &root->data->static_ranges[i];
        const struct dxs_descriptor_range *range = &root->signature->parameters[moved->parameter].ranges[moved->range];
        for (uint32_t k = 0; k < run->shader->binding_count; k++) {
            const struct shader_binding *b = &run->shader->bindings[k];
            uint32_t element = b->resource.lower_bound - range->base_register;
            if (b->from_heap || b->resource.resource_class != DXS_RESOURCE_CLASS_CBV || b->resource.count != 1 ||
                b->resource.space != range->space || element >= moved->count)
                continue;
            if (b->binding.in_heap || b->binding.set != moved->descriptor.set ||
                b->binding.binding != moved->descriptor.binding + element)
                test_fails("b%u is not where the layout's static range is", b->resource.lower_bound);
        }
    }
}

/* ---- Interface --------------------------------------------------------------------------------------------------- */

void prepare_root_arguments(struct device_run *run, const struct slots *slots)
{
    const struct root_binding *root = run->shader->root;

    if (!root)
        return;
    run->root_arguments.push_constants = allocate(root->data->push_constant_size, 1);
    if (root->data->uniform_block_size)
        run->root_arguments.block =
            root->data->uniform_block_address != DXS_NONE
                ? create_block_at_address(run, root->data->uniform_block_size)
                : create_side_buffer(run, root->data->model.uniform_block, root->data->uniform_block_size);
    for (uint32_t i = 0; i < root->data->parameter_count; i++)
        parameter_resource(run, i);
    check_static_ranges(run);
    write_heap_bounds(run);
    write_offset_records(run, slots);
    write_address_records(run, slots);
    prepare_descriptor_qa(run, slots);
}

void push_root_arguments(const struct device_run *run, VkCommandBuffer commands)
{
    const struct root_binding *root = run->shader->root;

    if (root && run->heaps && run->heaps->native)
        push_data(run->heaps, commands, run->root_arguments.push_constants, root->data->push_constant_size);
    else if (root && root->data->push_constant_size)
        vkCmdPushConstants(commands, run->layout.layout, root->data->push_constant_stages, 0,
                           root->data->push_constant_size, run->root_arguments.push_constants);
}
