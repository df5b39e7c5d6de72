/* Fills the buffers of descriptor checks from the inputs of a .run file. */
#include "bind/descriptor_qa.h"

#include "execute/device_run.h"
#include "device/report.h"
#include "bind/root_arguments.h"

#include <string.h>

/* One descriptor in the buffer that describes the heap. */
struct record {
    uint32_t cookie, types;
};

static uint32_t cookie_of(uint32_t place)
{
    return 5 * place + 3;
}

uint32_t described_in_heap(const struct root_binding *root)
{
    return root->resource_heap_size + (root->data->model.qa.enabled ? 1 : 0);
}

/* ---- Types ------------------------------------------------------------------------------------------------------- */

static uint32_t types_of_slot(const struct slot *slot)
{
    switch (slot->type) {
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
        return 1u << DXS_HEAP_UNIFORM_BUFFERS;
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
        return 1u << DXS_HEAP_STORAGE_BUFFERS;
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
        return 1u << DXS_HEAP_SAMPLED_IMAGES;
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
        return 1u << DXS_HEAP_STORAGE_IMAGES;
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
        return 1u << DXS_HEAP_UNIFORM_TEXEL_BUFFERS;
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        return 1u << DXS_HEAP_STORAGE_TEXEL_BUFFERS;
    default:
        return 1u << DXS_HEAP_ACCELERATION_STRUCTURES;
    }
}

/* Types that an embedder would write for an input, independent of the shader's use. */
static uint32_t types_of_input(const struct input *input)
{
    switch (input->kind) {
    case INPUT_BUFFER:
        return 1u << DXS_HEAP_STORAGE_BUFFERS;
    case INPUT_CBUFFER:
        return 1u << DXS_HEAP_UNIFORM_BUFFERS;
    case INPUT_TYPED:
        return 1u << DXS_HEAP_UNIFORM_TEXEL_BUFFERS | 1u << DXS_HEAP_STORAGE_TEXEL_BUFFERS;
    case INPUT_TEXTURE:
        return 1u << DXS_HEAP_SAMPLED_IMAGES | 1u << DXS_HEAP_STORAGE_IMAGES;
    default:
        return 1u << DXS_HEAP_ACCELERATION_STRUCTURES;
    }
}

static bool is_in_resource_heap(const struct slot *slot)
{
    return slot->binding->binding.in_heap && !slot->is_counter && slot->type != VK_DESCRIPTOR_TYPE_SAMPLER;
}

/* ---- Buffers ----------------------------------------------------------------------------------------------------- */

static void describe_heap(const struct device_run *run, const struct slots *slots, struct record *records)
{
    for (uint32_t i = 0; i < slots->count; i++) {
        const struct slot *slot = &slots->items[i];
        for (uint32_t k = 0; is_in_resource_heap(slot) && k < slot->count; k++)
            if (slot->elements[k])
                records[slot->first + k].types |= types_of_slot(slot);
    }
    for (size_t i = 0; i < run->file->input_count; i++) {
        const struct input *input = &run->file->inputs[i];
        if (input->name.letter == 'h' && input->kind != INPUT_COUNTER &&
            input->name.number < run->shader->root->resource_heap_size)
            records[input->name.number].types |= types_of_input(input);
    }
}

static bool is_destroyed(const struct run_file *file, uint32_t place)
{
    for (size_t i = 0; i < file->destroyed_count; i++)
        if (file->destroyed[i] == place)
            return true;
    return false;
}

static void write_null_descriptor(struct device_run *run, const struct slot *slot)
{
    static const VkBufferView no_view = VK_NULL_HANDLE;
    static const VkAccelerationStructureKHR no_structure = VK_NULL_HANDLE;
    static const VkDescriptorBufferInfo no_buffer = {.range = VK_WHOLE_SIZE};
    static const VkDescriptorImageInfo no_image = {.imageLayout = VK_IMAGE_LAYOUT_GENERAL};
    static const VkWriteDescriptorSetAccelerationStructureKHR no_scene = {
        .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR,
        .accelerationStructureCount = 1,
        .pAccelerationStructures = &no_structure};
    VkWriteDescriptorSet *write = add_write(&run->writes, run->sets[slot->place.set], slot->place,
                                            run->shader->root->resource_heap_size, slot->type);

    write->pTexelBufferView = &no_view;
    write->pBufferInfo = &no_buffer;
    write->pImageInfo = &no_image;
    if (slot->type == VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR)
        write->pNext = &no_scene;
}

static uint8_t *create_report(struct device_run *run, uint32_t bytes)
{
    uint8_t *report = create_side_buffer(run, run->shader->root->data->model.qa.report, bytes);

    for (size_t i = 0; i < run->file->input_count; i++)
        if (run->file->inputs[i].kind == INPUT_REPORT)
            run->resources[i] = (struct device_resource){.input = &run->file->inputs[i], .mapped = report};
    return report;
}

void prepare_descriptor_qa(struct device_run *run, const struct slots *slots)
{
    enum {
        HEAP_NUMBER = 7,
        HEADER = 8 /* bytes: descriptor count, heap number */
    };
    const struct root_binding *root = run->shader->root;
    uint32_t count = root->resource_heap_size;

    if (!root->data->model.qa.enabled)
        return;
    if (root->is_chosen)
        test_skips("the file expects a report about the heap that the source asks for");
    if (!device_has(run->device, "null-descriptors"))
        test_skips("the device lacks null-descriptors");
    uint8_t *heap =
        create_side_buffer(run, root->data->model.qa.heap, HEADER + count * (uint32_t)sizeof(struct record));
    uint8_t *report = create_report(run, REPORT_BYTES + 4 * (cookie_of(count) / 32 + 1));
    struct record *records = allocate(count, sizeof *records);
    describe_heap(run, slots, records);
    for (uint32_t n = 0; n < count; n++) {
        if (!records[n].types)
            continue;
        uint32_t cookie = records[n].cookie = cookie_of(n);
        if (!is_destroyed(run->file, n))
            report[REPORT_BYTES + cookie / 8] |= (uint8_t)(1u << cookie % 8);
    }
    memcpy(heap, (const uint32_t[]){count, HEAP_NUMBER}, HEADER);
    memcpy(heap + HEADER, records, count * sizeof *records);
    for (uint32_t i = 0; i < slots->count; i++)
        if (slots->items[i].binding->binding.in_heap && !slots->items[i].is_addressed &&
            slots->items[i].type != VK_DESCRIPTOR_TYPE_SAMPLER)
            write_null_descriptor(run, &slots->items[i]);
}
