/* Fills the buffers of descriptor checks from the inputs of a .run file. */
#include "runner/bind/descriptor_qa.h"

#include "runner/execute/device_run.h"
#include "runner/common/report.h"
#include "runner/bind/root_arguments.h"

#include <stdlib.h>
#include <string.h>

/* Of the descriptor at an index of the resource heap, of the sampler heap. */
static uint32_t cookie_of(uint32_t place, bool samplers)
{
    return 5 * place + 3 + samplers;
}

uint32_t described_in_heap(const struct root_binding *root)
{
    return root->resource_heap_size + (root->has_null_descriptor ? 1 : 0);
}

/* ---- Types ------------------------------------------------------------------------------------------------------- */

static uint32_t types_of_slot(const struct slot *slot)
{
    switch (slot->type) {
    case VK_DESCRIPTOR_TYPE_SAMPLER:
        return 1u << DXS_HEAP_SAMPLERS;
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

static bool is_in_heap(const struct slot *slot, bool samplers)
{
    return slot->binding->binding.in_heap && !slot->is_counter &&
           (slot->type == VK_DESCRIPTOR_TYPE_SAMPLER) == samplers;
}

/* Bits of enum dxs_heap as bits of DXS_QA_FORMAT_TRIPLES. */
static uint32_t types_of_triple(uint32_t types)
{
    static const uint8_t order[] = {DXS_HEAP_SAMPLED_IMAGES,          DXS_HEAP_STORAGE_IMAGES,
                                    DXS_HEAP_UNIFORM_BUFFERS,         DXS_HEAP_STORAGE_BUFFERS,
                                    DXS_HEAP_UNIFORM_TEXEL_BUFFERS,   DXS_HEAP_STORAGE_TEXEL_BUFFERS,
                                    DXS_HEAP_ACCELERATION_STRUCTURES, DXS_HEAP_SAMPLERS};
    uint32_t result = 0;

    for (uint32_t bit = 0; bit < sizeof order; bit++)
        result |= (types >> order[bit] & 1) << bit;
    return result;
}

/* ---- Buffers ----------------------------------------------------------------------------------------------------- */

/* Writes the types of each descriptor. */
static void find_types(const struct device_run *run, const struct slots *slots, bool samplers, uint32_t count,
                       uint32_t *types)
{
    for (uint32_t i = 0; i < slots->count; i++) {
        const struct slot *slot = &slots->items[i];
        for (uint32_t k = 0; is_in_heap(slot, samplers) && k < slot->count; k++)
            if (slot->elements[k] && slot->first + k < count)
                types[slot->first + k] |= types_of_slot(slot);
    }
    for (size_t i = 0; i < run->file->input_count && !samplers; i++) {
        const struct input *input = &run->file->inputs[i];
        if (input->name.letter == 'h' && input->kind != INPUT_COUNTER && input->name.number < count)
            types[input->name.number] |= types_of_input(input);
    }
}

static bool is_destroyed(const struct run_file *file, uint32_t place, bool samplers)
{
    for (size_t i = 0; i < file->destroyed_count; i++)
        if (file->destroyed[i].number == place && (file->destroyed[i].letter == 'd') == samplers)
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

/* Bytes before the bit mask of the report. */
static uint32_t header_of(const struct dxs_binding_model *model)
{
    return model->qa_format == DXS_QA_FORMAT_TRIPLES ? TIMED_REPORT_BYTES : REPORT_BYTES;
}

static uint8_t *create_report(struct device_run *run, uint32_t bytes)
{
    const struct dxs_binding_model *model = &run->shader->root->data->model;
    uint8_t *report = create_side_buffer(run, model->qa.report, bytes);

    for (size_t i = 0; i < run->file->input_count; i++) {
        if (run->file->inputs[i].kind != INPUT_REPORT)
            continue;
        if (run->file->inputs[i].size != header_of(model))
            test_fails("the report has %u words in this format", header_of(model) / 4);
        run->resources[i] = (struct device_resource){.input = &run->file->inputs[i], .mapped = report};
        memcpy(report, run->file->inputs[i].bytes, header_of(model));
    }
    return report;
}

/* Describes a heap in its buffer, and the existing resources in the report. */
static void describe_heap(struct device_run *run, const struct slots *slots, bool samplers, uint8_t *report)
{
    enum {
        HEAP_NUMBER = 7, /* the sampler heap has the next one */
        HEADER = 2       /* words: descriptor count, heap number */
    };
    const struct root_binding *root = run->shader->root;
    const struct dxs_binding_model *model = &root->data->model;
    bool triples = model->qa_format == DXS_QA_FORMAT_TRIPLES;
    uint32_t count = samplers ? root->sampler_heap_size : root->resource_heap_size, size = triples ? 3 : 2;
    uint32_t *heap =
        create_side_buffer(run, samplers ? model->sampler_qa.heap : model->qa.heap, 4 * (HEADER + count * size));
    uint32_t *types = allocate(count, sizeof *types);

    find_types(run, slots, samplers, count, types);
    heap[0] = count;
    heap[1] = HEAP_NUMBER + samplers;
    for (uint32_t n = 0; n < count; n++) {
        uint32_t *record = heap + HEADER + n * size, cookie = cookie_of(n, samplers);
        if (!types[n])
            continue;
        record[0] = cookie;
        record[1] = n; /* the time; pairs do not have it */
        record[size - 1] = triples ? types_of_triple(types[n]) : types[n];
        if (!is_destroyed(run->file, n, samplers))
            report[header_of(model) + cookie / 8] |= (uint8_t)(1u << cookie % 8);
    }
    free(types);
}

static void describe_heaps(struct device_run *run, const struct slots *slots)
{
    const struct root_binding *root = run->shader->root;
    const struct dxs_binding_model *model = &root->data->model;
    uint32_t max_count =
        root->resource_heap_size > root->sampler_heap_size ? root->resource_heap_size : root->sampler_heap_size;

    if (root->is_chosen)
        test_skips("the file expects a report about the heap that the source asks for");
    uint8_t *report = create_report(run, header_of(model) + 4 * (cookie_of(max_count, true) / 32 + 1));
    describe_heap(run, slots, false, report);
    if (model->sampler_qa.enabled)
        describe_heap(run, slots, true, report);
}

void prepare_descriptor_qa(struct device_run *run, const struct slots *slots)
{
    const struct root_binding *root = run->shader->root;

    if (!root->has_null_descriptor)
        return;
    if (!device_has(run->device, "null-descriptors"))
        test_skips("the device lacks null-descriptors");
    if (root->data->model.qa.enabled)
        describe_heaps(run, slots);
    for (uint32_t i = 0; i < slots->count; i++)
        if (slots->items[i].binding->binding.in_heap && !slots->items[i].is_bound && !slots->items[i].is_addressed &&
            slots->items[i].type != VK_DESCRIPTOR_TYPE_SAMPLER)
            write_null_descriptor(run, &slots->items[i]);
}
