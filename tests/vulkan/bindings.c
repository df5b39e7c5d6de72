#include "bindings.h"

#include "report.h"

#include <string.h>

/* ---- Which inputs a binding takes -------------------------------------------------------------------------------- */

static bool suits(const struct input *input, const struct slot *slot)
{
    if (slot->is_counter)
        return input->kind == INPUT_COUNTER;
    switch (slot->binding->binding.descriptor) {
    case DXS_DESCRIPTOR_UNIFORM_BUFFER:
        return input->kind == INPUT_CBUFFER;
    case DXS_DESCRIPTOR_STORAGE_BUFFER:
        return input->kind == INPUT_BUFFER;
    case DXS_DESCRIPTOR_TEXEL_BUFFER:
        return input->kind == INPUT_TYPED;
    case DXS_DESCRIPTOR_IMAGE:
        return input->kind == INPUT_TEXTURE;
    case DXS_DESCRIPTOR_SAMPLER:
        return input->kind == INPUT_SAMPLER;
    default:
        return false;
    }
}

/* The element of the slot's array that an input is, or DXS_NOWHERE. */
static uint32_t element_of(const struct input *input, const struct slot *slot)
{
    static const char letters[] = {
        [DXS_CLASS_SRV] = 't', [DXS_CLASS_UAV] = 'u', [DXS_CLASS_CBV] = 'b', [DXS_CLASS_SAMPLER] = 's'};
    const struct dxs_resource *r = &slot->binding->resource;
    struct register_name name = input->name;

    if ((input->kind == INPUT_COUNTER) != slot->is_counter)
        return DXS_NOWHERE;
    if (slot->binding->from_heap) {
        char heap = r->resource_class == DXS_CLASS_SAMPLER ? 'd' : 'h';
        return name.letter == heap && suits(input, slot) ? name.number : DXS_NOWHERE;
    }
    if (name.letter != letters[r->resource_class] || name.space != r->space || name.number < r->lower_bound ||
        (r->count != DXS_UNBOUNDED && name.number - r->lower_bound >= r->count))
        return DXS_NOWHERE;
    return name.number - r->lower_bound;
}

static const char *describe_slot(const struct slot *slot, char text[REGISTER_TEXT])
{
    const struct dxs_resource *r = &slot->binding->resource;

    if (slot->binding->from_heap)
        return "a heap";
    return describe_register((struct register_name){"tubs"[r->resource_class], r -> lower_bound, r -> space}, text);
}

static void fill_slot(const struct run_file *file, struct slot *slot)
{
    enum {
        MOST_ELEMENTS = 4096
    };
    const struct dxs_resource *r = &slot->binding->resource;
    bool is_bounded = !slot->binding->from_heap && r->count != DXS_UNBOUNDED;
    const struct input *any = NULL;
    char text[REGISTER_TEXT], name[REGISTER_TEXT];

    slot->count = is_bounded ? r->count : 0;
    for (size_t i = 0; i < file->input_count; i++) {
        const struct input *input = &file->inputs[i];
        uint32_t element = element_of(input, slot);
        if (element == DXS_NOWHERE)
            continue;
        if (!suits(input, slot))
            test_fails("%s is given as something that the shader does not take there",
                       describe_register(input->name, name));
        any = input;
        if (element >= slot->count)
            slot->count = element + 1;
    }
    if (!any)
        test_fails("the file gives nothing for %s%s", describe_slot(slot, text), slot->is_counter ? ".counter" : "");
    if (slot->count > MOST_ELEMENTS)
        test_fails("%s has more than %d elements", describe_slot(slot, text), MOST_ELEMENTS);
    slot->elements = allocate(slot->count, sizeof *slot->elements);
    for (uint32_t i = 0; i < slot->count; i++)
        slot->elements[i] = any; /* elements that the file leaves out */
    for (size_t i = 0; i < file->input_count; i++) {
        uint32_t element = element_of(&file->inputs[i], slot);
        if (element != DXS_NOWHERE)
            slot->elements[element] = &file->inputs[i];
    }
}

static VkDescriptorType descriptor_type(const struct slot *slot)
{
    bool is_output = slot->binding->resource.resource_class == DXS_CLASS_UAV;

    if (slot->is_counter)
        return VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    switch (slot->binding->binding.descriptor) {
    case DXS_DESCRIPTOR_UNIFORM_BUFFER:
        return VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    case DXS_DESCRIPTOR_STORAGE_BUFFER:
        return VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    case DXS_DESCRIPTOR_TEXEL_BUFFER:
        return is_output ? VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER : VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER;
    case DXS_DESCRIPTOR_IMAGE:
        return is_output ? VK_DESCRIPTOR_TYPE_STORAGE_IMAGE : VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
    case DXS_DESCRIPTOR_SAMPLER:
        return VK_DESCRIPTOR_TYPE_SAMPLER;
    default:
        test_fails("the runner has no descriptor of kind %d", (int)slot->binding->binding.descriptor);
    }
}

static void refuse_unknown_inputs(const struct shader *shader, const struct run_file *file)
{
    char name[REGISTER_TEXT];

    for (size_t i = 0; i < file->input_count; i++)
        if (file->inputs[i].kind != INPUT_TARGET && !shader_declares(shader, file->inputs[i].name))
            test_fails("the shader has no %s", describe_register(file->inputs[i].name, name));
}

/* Bindings in the order of the shader's resources, counters behind their UAVs. */
struct slots find_slots(const struct shader *s, const struct run_file *file)
{
    struct slots slots = {allocate((size_t)s->binding_count * 2, sizeof *slots.items), 0};

    refuse_unknown_inputs(s, file);
    for (uint32_t i = 0; i < s->binding_count; i++) {
        const struct shader_binding *b = &s->bindings[i];
        const struct dxs_binding *at = &b->binding;
        slots.items[slots.count++] = (struct slot){b, false, at->set, at->binding, 0, NULL, 0};
        if (b->resource.has_counter)
            slots.items[slots.count++] = (struct slot){b, true, at->counter_set, at->counter_binding, 0, NULL, 0};
    }
    for (uint32_t i = 0; i < slots.count; i++) {
        slots.items[i].type = descriptor_type(&slots.items[i]);
        fill_slot(file, &slots.items[i]);
    }
    return slots;
}

/* Several views of a heap may share one binding; it is described and written once. */
static bool is_repeated(const struct slots *slots, uint32_t index)
{
    for (uint32_t i = 0; i < index; i++)
        if (slots->items[i].set == slots->items[index].set && slots->items[i].number == slots->items[index].number)
            return true;
    return false;
}

struct layout_data slots_layout(const struct slots *slots, VkShaderStageFlags stage)
{
    struct layout_data data = {.bindings = allocate(slots->count, sizeof *data.bindings)};

    for (uint32_t i = 0; i < slots->count; i++) {
        const struct slot *slot = &slots->items[i];
        if (!is_repeated(slots, i))
            data.bindings[data.binding_count++] =
                (struct layout_binding){slot->set, slot->number, slot->type, slot->count, stage};
    }
    return data;
}

/* ---- Descriptors ------------------------------------------------------------------------------------------------- */

static bool shape_fits(const struct input *input, enum dxs_resource_kind kind)
{
    switch (kind) {
    case DXS_KIND_TEXTURE_3D:
        return input->depth > 1;
    case DXS_KIND_TEXTURE_CUBE:
    case DXS_KIND_TEXTURE_CUBE_ARRAY:
        return input->layers % 6 == 0;
    case DXS_KIND_TEXTURE_1D_ARRAY:
    case DXS_KIND_TEXTURE_2D_ARRAY:
    case DXS_KIND_TEXTURE_2DMS_ARRAY:
        return input->layers > 1;
    default:
        return input->depth == 1 && input->layers == 1;
    }
}

/* What a texture is to the shader. Views of a heap that share a binding may differ in it; then its shape tells. */
static enum dxs_resource_kind kind_of(const struct slots *slots, const struct slot *slot, const struct input *input)
{
    for (uint32_t i = 0; i < slots->count && slot->binding->from_heap && input->kind == INPUT_TEXTURE; i++) {
        const struct slot *other = &slots->items[i];
        if (other->set == slot->set && other->number == slot->number &&
            shape_fits(input, other->binding->resource.kind))
            return other->binding->resource.kind;
    }
    return slot->binding->resource.kind;
}

static void write_element(const struct device *d, const struct slot *slot, enum dxs_resource_kind kind,
                          uint32_t element, VkDescriptorSet set, struct device_resource *r)
{
    VkDescriptorBufferInfo buffer = {r->buffer, 0, VK_WHOLE_SIZE};
    VkDescriptorImageInfo image = {.sampler = r->sampler, .imageLayout = VK_IMAGE_LAYOUT_GENERAL};
    VkBufferView view = VK_NULL_HANDLE;
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                  .dstSet = set,
                                  .dstBinding = slot->number,
                                  .dstArrayElement = element,
                                  .descriptorCount = 1,
                                  .descriptorType = slot->type,
                                  .pBufferInfo = &buffer,
                                  .pImageInfo = &image,
                                  .pTexelBufferView = &view};

    if (r->input->kind == INPUT_TYPED)
        view = create_buffer_view(d, r);
    if (r->image)
        image.imageView = create_image_view(d, r, kind);
    vkUpdateDescriptorSets(d->device, 1, &write, 0, NULL);
}

void write_descriptors(const struct device *d, const struct slots *slots, const struct run_file *file,
                       const VkDescriptorSet *sets, struct device_resource *resources)
{
    for (uint32_t i = 0; i < slots->count; i++) {
        const struct slot *slot = &slots->items[i];
        bool is_output = slot->binding->from_heap || slot->binding->resource.resource_class == DXS_CLASS_UAV;
        for (uint32_t element = 0; element < slot->count && !is_repeated(slots, i); element++) {
            const struct input *input = slot->elements[element];
            enum dxs_resource_kind kind = kind_of(slots, slot, input);
            struct device_resource *r = &resources[input - file->inputs];
            if (!r->input)
                *r = create_resource(d, input, kind, is_output);
            write_element(d, slot, kind, element, sets[slot->set], r);
        }
    }
}
