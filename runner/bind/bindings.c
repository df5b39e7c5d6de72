/* Assigns inputs to descriptors: finds the slot of each binding, creates resources and views, fills in the writes. */
#include "runner/bind/bindings.h"

#include "runner/common/report.h"

#include <string.h>

/* ---- Inputs of slots --------------------------------------------------------------------------------------------- */

static bool suits(const struct input *input, const struct slot *slot)
{
    if (slot->is_counter)
        return input->kind == INPUT_COUNTER;
    enum dxs_resource_kind kind = slot->binding->resource.kind;
    bool is_of_words = kind == DXS_RESOURCE_KIND_RAW_BUFFER || kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER;
    switch (slot->binding->binding.descriptor) {
    case DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER:
        return input->kind == INPUT_CBUFFER;
    case DXS_DESCRIPTOR_FORM_STORAGE_BUFFER:
        return input->kind == (is_of_words ? INPUT_BUFFER : INPUT_CBUFFER);
    case DXS_DESCRIPTOR_FORM_TEXEL_BUFFER:
        return input->kind == (is_of_words ? INPUT_BUFFER : INPUT_TYPED);
    case DXS_DESCRIPTOR_FORM_IMAGE:
        return input->kind == INPUT_TEXTURE;
    case DXS_DESCRIPTOR_FORM_SAMPLER:
        return input->kind == INPUT_SAMPLER;
    case DXS_DESCRIPTOR_FORM_ACCELERATION_STRUCTURE:
    case DXS_DESCRIPTOR_FORM_ADDRESS:
        return input->kind == INPUT_SCENE;
    default:
        return false;
    }
}

static bool is_view_of(const struct dxs_resource *r, const struct dxs_exec_heap_view *view)
{
    return r->kind == view->kind && (r->resource_class == DXS_RESOURCE_CLASS_UAV) == view->is_writable &&
           r->component_type == view->component_type && r->stride == view->stride;
}

/* Element of the slot's array that the input fills, or DXS_NONE. */
static uint32_t element_of(const struct input *input, const struct slot *slot)
{
    static const char letters[] = {[DXS_RESOURCE_CLASS_SRV] = 't',
                                   [DXS_RESOURCE_CLASS_UAV] = 'u',
                                   [DXS_RESOURCE_CLASS_CBV] = 'b',
                                   [DXS_RESOURCE_CLASS_SAMPLER] = 's'};
    const struct dxs_resource *r = &slot->binding->resource;
    struct register_name name = input->name;

    if ((input->kind == INPUT_COUNTER) != slot->is_counter)
        return DXS_NONE;
    if (slot->binding->from_heap) {
        if (input->heap_view.kind && !is_view_of(r, &input->heap_view))
            return DXS_NONE;
        char heap = r->resource_class == DXS_RESOURCE_CLASS_SAMPLER ? 'd' : 'h';
        bool is_other_view =
            strchr("tu", letters[r->resource_class]) && input->view && input->view != letters[r->resource_class];
        return name.letter == heap && !is_other_view && suits(input, slot) ? name.number : DXS_NONE;
    }
    if (name.letter != letters[r->resource_class] || name.space != r->space || name.number < r->lower_bound ||
        (r->count != DXS_UNBOUNDED && name.number - r->lower_bound >= r->count))
        return DXS_NONE;
    return name.number - r->lower_bound;
}

static const char *describe_slot(const struct slot *slot, char text[REGISTER_TEXT])
{
    const struct dxs_resource *r = &slot->binding->resource;

    if (slot->binding->from_heap)
        return "a heap";
    return describe_register((struct register_name){"tubs"[r->resource_class], r -> lower_bound, r -> space}, text);
}

/* Number of descriptors from the slot's first to the end of its heap. Ranges of tables may extend past that end. */
static uint32_t room_in_heap(const struct shader *shader, const struct slot *slot)
{
    bool samplers = slot->binding->resource.resource_class == DXS_RESOURCE_CLASS_SAMPLER;

    if (!shader->root || (!slot->binding->binding.in_heap && !slot->is_bound))
        return UINT32_MAX;
    bool has_spare = samplers && shader->root->data->model.sampler_qa.enabled; /* the file gives that sampler */
    uint32_t size = samplers ? shader->root->sampler_heap_size + has_spare : shader->root->resource_heap_size;
    if (slot->first >= size)
        test_fails("the heap of %u descriptors ends before descriptor %u", size, slot->first);
    return size - slot->first;
}

static void fill_slot(const struct shader *shader, const struct run_file *file, struct slot *slot)
{
    enum {
        MAX_ELEMENTS = 4096
    };
    const struct dxs_resource *r = &slot->binding->resource;
    bool is_bounded = !slot->binding->from_heap && r->count != DXS_UNBOUNDED;
    bool is_sparse = (shader->root || slot->is_bound) && slot->binding->from_heap;
    uint32_t room = room_in_heap(shader, slot);
    const struct input *any = NULL;
    char text[REGISTER_TEXT], name[REGISTER_TEXT];

    slot->count = is_bounded && r->count < room ? r->count : is_bounded ? room : 0;
    for (size_t i = 0; i < file->input_count; i++) {
        const struct input *input = &file->inputs[i];
        uint32_t element = element_of(input, slot);
        if (element == DXS_NONE || element >= room)
            continue;
        if (!suits(input, slot))
            test_fails("%s is given as something that the shader does not take there",
                       describe_register(input->name, name));
        any = input;
        if (element >= slot->count)
            slot->count = element + 1;
    }
    if (!any && !slot->is_addressed && slot->is_counter && shader->root && shader->root->is_chosen)
        test_skips("the file gives no counter of %s, which only addresses can be without", describe_slot(slot, text));
    bool may_be_null = slot->binding->from_heap && shader->root && shader->root->has_null_descriptor;
    if (!any && !slot->is_addressed && !may_be_null)
        test_fails("the file gives nothing for %s%s", describe_slot(slot, text), slot->is_counter ? ".counter" : "");
    if (slot->count > MAX_ELEMENTS)
        test_fails("%s has more than %d elements", describe_slot(slot, text), MAX_ELEMENTS);
    slot->elements = allocate(slot->count, sizeof *slot->elements);
    for (uint32_t i = 0; i < slot->count && !is_sparse; i++)
        slot->elements[i] = any; /* default for elements without an input */
    for (size_t i = 0; i < file->input_count; i++) {
        uint32_t element = element_of(&file->inputs[i], slot);
        if (element < slot->count)
            slot->elements[element] = &file->inputs[i];
    }
}

static VkDescriptorType descriptor_type(const struct shader *shader, const struct slot *slot)
{
    bool is_output = slot->binding->resource.resource_class == DXS_RESOURCE_CLASS_UAV;
    const struct dxs_layout_binding *in_layout = shader->root ? find_layout_binding(shader->root, slot->place) : NULL;

    if (shader->root && !in_layout && !slot->is_bound)
        test_fails("the layout has nothing at set %u, binding %u", slot->place.set, slot->place.binding);
    if (in_layout && !slot->is_bound && !(in_layout->stages & (uint32_t)stage_bit(slot->binding->stage)))
        test_fails("set %u, binding %u of the layout is not for this stage", slot->place.set, slot->place.binding);
    if (in_layout && in_layout->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK)
        return VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK;
    if (slot->is_addressed)
        return VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    if (slot->is_counter)
        return slot->binding->binding.counter == DXS_COUNTER_TEXEL_BUFFER ? VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER
                                                                          : VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    switch (slot->binding->binding.descriptor) {
    case DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER:
        return VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    case DXS_DESCRIPTOR_FORM_STORAGE_BUFFER:
        return VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    case DXS_DESCRIPTOR_FORM_TEXEL_BUFFER:
        return is_output ? VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER : VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER;
    case DXS_DESCRIPTOR_FORM_IMAGE:
        return is_output ? VK_DESCRIPTOR_TYPE_STORAGE_IMAGE : VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
    case DXS_DESCRIPTOR_FORM_SAMPLER:
        return VK_DESCRIPTOR_TYPE_SAMPLER;
    case DXS_DESCRIPTOR_FORM_ACCELERATION_STRUCTURE:
        return VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
    default:
        test_fails("the runner has no descriptor of kind %d", (int)slot->binding->binding.descriptor);
    }
}

/* The kind of descriptors in a heap that the shader reaches itself. */
static enum dxs_heap bound_kind(const struct slot *slot)
{
    switch (slot->is_counter ? VK_DESCRIPTOR_TYPE_MAX_ENUM : slot->type) {
    case VK_DESCRIPTOR_TYPE_MAX_ENUM:
        return DXS_HEAP_COUNTERS;
    case VK_DESCRIPTOR_TYPE_SAMPLER:
        return DXS_HEAP_SAMPLERS;
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
        return DXS_HEAP_UNIFORM_BUFFERS;
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
        return DXS_HEAP_SAMPLED_IMAGES;
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
        return DXS_HEAP_STORAGE_IMAGES;
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
        return DXS_HEAP_UNIFORM_TEXEL_BUFFERS;
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        return DXS_HEAP_STORAGE_TEXEL_BUFFERS;
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR:
        return DXS_HEAP_ACCELERATION_STRUCTURES;
    default:
        return DXS_HEAP_STORAGE_BUFFERS;
    }
}

static void refuse_unknown_inputs(const struct shader *shader, const struct run_file *file)
{
    char name[REGISTER_TEXT];

    for (size_t i = 0; i < file->input_count; i++)
        if (file->inputs[i].kind == INPUT_REPORT && !(shader->root && shader->root->data->model.qa.enabled))
            test_fails("without descriptor checks there is no report");
        else if (file->inputs[i].kind < INPUT_REPORT && !shader_declares(shader, file->inputs[i].name) &&
                 !is_instrument(shader, file->inputs[i].name))
            test_fails("the shader has no %s", describe_register(file->inputs[i].name, name));
}

static void add_slot(struct slots *slots, const struct shader *shader, const struct shader_binding *b, bool is_counter)
{
    const struct dxs_binding *at = &b->binding;
    struct slot slot = {.binding = b, .is_counter = is_counter};

    if (shader->root)
        demand_offset_record(shader->root, &b->resource, at);

    slot.is_addressed =
        is_counter ? at->counter == DXS_COUNTER_ADDRESS : at->in_heap && at->descriptor == DXS_DESCRIPTOR_FORM_ADDRESS;
    slot.place = is_counter ? (struct dxs_set_binding){at->counter_set, at->counter_binding}
                            : (struct dxs_set_binding){at->set, at->binding};
    bool is_mapped = shader->descriptor_heap == DXS_DESCRIPTOR_HEAP_MAPPINGS;
    slot.is_bound = (at->in_bound_heap || is_mapped) && !slot.is_addressed;
    if (is_mapped && !b->from_heap)
        slot.first = first_in_table(shader->root, &b->resource, b->stage);
    else if (shader->root && at->in_heap)
        slot.first = first_in_heap(shader->root, &b->resource, at, b->stage);
    slots->items[slots->count++] = slot;
}

/* False for root arguments, which use no descriptors, and static samplers, which are part of the layout. */
static bool takes_descriptors(const struct shader *shader, const struct shader_binding *b)
{
    const struct dxs_layout_binding *in_layout = NULL;

    if (shader->descriptor_heap == DXS_DESCRIPTOR_HEAP_MAPPINGS)
        return b->from_heap || first_in_table(shader->root, &b->resource, b->stage) != DXS_NONE;
    if (b->binding.descriptor == DXS_DESCRIPTOR_FORM_CONSTANTS ||
        (b->binding.descriptor == DXS_DESCRIPTOR_FORM_ADDRESS && !b->binding.in_heap))
        return false;
    if (shader->root)
        in_layout = find_layout_binding(shader->root, (struct dxs_set_binding){b->binding.set, b->binding.binding});
    return !in_layout || in_layout->static_sampler == DXS_NONE;
}

/* Slots are in the order of the shader's bindings. The counter of a UAV follows it. */
struct slots find_slots(const struct shader *s, const struct run_file *file)
{
    struct slots slots = {allocate((size_t)s->binding_count * 2, sizeof *slots.items), 0};

    refuse_unknown_inputs(s, file);
    for (uint32_t i = 0; i < s->binding_count; i++) {
        const struct shader_binding *b = &s->bindings[i];
        if (takes_descriptors(s, b))
            add_slot(&slots, s, b, false);
        if (b->resource.has_counter)
            add_slot(&slots, s, b, true);
    }
    for (uint32_t i = 0; i < slots.count; i++) {
        slots.items[i].type = descriptor_type(s, &slots.items[i]);
        if (slots.items[i].is_bound)
            slots.items[i].place = (struct dxs_set_binding){DXS_NONE, bound_kind(&slots.items[i])};
        fill_slot(s, file, &slots.items[i]);
    }
    return slots;
}

/* Whether an earlier slot has the same descriptors. Heap views may share them; they are written once. */
static bool is_repeated(const struct slots *slots, uint32_t index)
{
    const struct slot *slot = &slots->items[index];

    for (uint32_t i = 0; i < index; i++) {
        const struct slot *other = &slots->items[i];
        if (other->place.set == slot->place.set && other->place.binding == slot->place.binding &&
            other->first == slot->first && other->type == slot->type)
            return true;
    }
    return false;
}

struct layout_data slots_layout(const struct slots *slots, VkShaderStageFlags stage)
{
    struct layout_data data = {.bindings = allocate(slots->count, sizeof *data.bindings)};

    for (uint32_t i = 0; i < slots->count; i++) {
        const struct slot *slot = &slots->items[i];
        if (!is_repeated(slots, i) && !slot->is_bound)
            data.bindings[data.binding_count++] = (struct layout_binding){.set = slot->place.set,
                                                                          .binding = slot->place.binding,
                                                                          .type = slot->type,
                                                                          .count = slot->count,
                                                                          .stages = stage};
    }
    return data;
}

/* ---- Descriptors ------------------------------------------------------------------------------------------------- */

static bool shape_fits(const struct input *input, enum dxs_resource_kind kind)
{
    switch (kind) {
    case DXS_RESOURCE_KIND_TEXTURE_3D:
        return input->depth > 1;
    case DXS_RESOURCE_KIND_TEXTURE_CUBE:
    case DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY:
        return input->layers % 6 == 0;
    case DXS_RESOURCE_KIND_TEXTURE_1D_ARRAY:
    case DXS_RESOURCE_KIND_TEXTURE_2D_ARRAY:
    case DXS_RESOURCE_KIND_TEXTURE_2DMS_ARRAY:
    case DXS_RESOURCE_KIND_FEEDBACK_2D_ARRAY:
        return input->layers > 1;
    default:
        return input->depth == 1 && input->layers == 1;
    }
}

/* Resource kind of an input. Heap views that share a binding may differ in kind; then the texture's shape decides. */
static enum dxs_resource_kind kind_of(const struct slots *slots, const struct slot *slot, const struct input *input)
{
    for (uint32_t i = 0; i < slots->count && slot->binding->from_heap && input->kind == INPUT_TEXTURE; i++) {
        const struct slot *other = &slots->items[i];
        if (other->place.set == slot->place.set && other->place.binding == slot->place.binding &&
            other->type == slot->type && shape_fits(input, other->binding->resource.kind))
            return other->binding->resource.kind;
    }
    return slot->binding->resource.kind;
}

VkWriteDescriptorSet *add_write(struct descriptor_writes *writes, VkDescriptorSet set, struct dxs_set_binding place,
                                uint32_t element, VkDescriptorType type)
{
    writes->items = reallocate(writes->items, writes->count + 1, sizeof *writes->items);
    VkWriteDescriptorSet *write = &writes->items[writes->count++];
    *write = (VkWriteDescriptorSet){.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                    .dstSet = set,
                                    .dstBinding = place.binding,
                                    .dstArrayElement = element,
                                    .descriptorCount = 1,
                                    .descriptorType = type};
    return write;
}

static void add_described(struct descriptor_writes *writes, VkDescriptorSet set, struct dxs_set_binding place,
                          uint32_t element, const VkWriteDescriptorSet *described)
{
    VkWriteDescriptorSet *write = add_write(writes, set, place, element, described->descriptorType);

    write->pNext = described->pNext;
    write->pImageInfo = described->pImageInfo;
    write->pBufferInfo = described->pBufferInfo;
    write->pTexelBufferView = described->pTexelBufferView;
}

VkWriteDescriptorSet describe_buffer(VkDescriptorType type, VkBuffer buffer, VkDeviceSize offset, VkDeviceSize size)
{
    VkDescriptorBufferInfo *info = allocate(1, sizeof *info);

    *info = (VkDescriptorBufferInfo){buffer, offset, size};
    return (VkWriteDescriptorSet){.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                  .descriptorCount = 1,
                                  .descriptorType = type,
                                  .pBufferInfo = info};
}

void add_buffer_write(struct descriptor_writes *writes, VkDescriptorSet set, struct dxs_set_binding place,
                      uint32_t element, VkDescriptorType type, VkBuffer buffer)
{
    VkWriteDescriptorSet described = describe_buffer(type, buffer, 0, VK_WHOLE_SIZE);

    add_described(writes, set, place, element, &described);
}

void add_block_write(struct descriptor_writes *writes, VkDescriptorSet set, struct dxs_set_binding place,
                     const void *bytes, uint32_t size)
{
    VkWriteDescriptorSetInlineUniformBlock *block = allocate(1, sizeof *block);
    VkWriteDescriptorSet *write = add_write(writes, set, place, 0, VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK);

    *block = (VkWriteDescriptorSetInlineUniformBlock){
        .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_INLINE_UNIFORM_BLOCK, .dataSize = size, .pData = bytes};
    write->pNext = block;
    write->descriptorCount = size;
}

/* Start of a buffer whose offset comes from an offset record. Direct3D's alignment permits this start, Vulkan's need
 * not. Words of structures of 10 bytes count on a start at a word. */
static VkDeviceSize unaligned_start(const struct slot *slot, const struct input *input)
{
    const struct dxs_resource *r = &slot->binding->resource;

    if (slot->is_counter || !slot->binding->binding.uses_offset_records)
        return 0;
    if (r->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER && r->stride % 4 == 2)
        return 2 * r->stride;
    return r->kind == DXS_RESOURCE_KIND_RAW_BUFFER ? 16 : input->format ? input->format->size : r->stride;
}

VkWriteDescriptorSet describe_resource(const struct device *d, VkDescriptorType type, enum dxs_resource_kind kind,
                                       const struct device_resource *r)
{
    VkWriteDescriptorSet write = describe_buffer(type, r->buffer, 0, VK_WHOLE_SIZE);
    VkBufferView *view;
    VkDescriptorImageInfo *image;
    VkWriteDescriptorSetAccelerationStructureKHR *scene;

    switch (type) {
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        view = allocate(1, sizeof *view);
        *view = create_buffer_view(d, r);
        write.pTexelBufferView = view;
        break;
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
    case VK_DESCRIPTOR_TYPE_SAMPLER:
        image = allocate(1, sizeof *image);
        image->sampler = r->sampler;
        image->imageLayout = VK_IMAGE_LAYOUT_GENERAL;
        if (r->image)
            image->imageView = create_image_view(d, r, kind);
        write.pImageInfo = image;
        break;
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR:
        scene = allocate(1, sizeof *scene);
        scene->sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR;
        scene->accelerationStructureCount = 1;
        scene->pAccelerationStructures = &r->scene.structure;
        write.pNext = scene;
        break;
    default:
        break;
    }
    return write;
}

static void put_element(struct heaps *heaps, const struct slot *slot, enum dxs_resource_kind kind, uint32_t element,
                        const struct device_resource *r)
{
    uint32_t number = slot->first + element;
    void *at = slot->is_bound ? bound_place(heaps, (enum dxs_heap)slot->place.binding, number)
                              : mapped_place(heaps, slot->place, slot->type, number, slot->first + slot->count);

    put_resource(heaps, at, slot->type, kind, r);
}

/* A mutable heap holds one descriptor at each place. A `.run` file says which by `srv` or `uav`. */
static void refuse_second_types(const struct descriptor_writes *writes)
{
    for (uint32_t i = 0; i < writes->count; i++) {
        const VkWriteDescriptorSet *a = &writes->items[i];
        for (uint32_t k = 0; k < i; k++) {
            const VkWriteDescriptorSet *b = &writes->items[k];
            if (a->dstSet == b->dstSet && a->dstBinding == b->dstBinding && a->dstArrayElement == b->dstArrayElement &&
                a->descriptorType != b->descriptorType)
                test_fails("place %u of the heap has two types of descriptor: say srv or uav", a->dstArrayElement);
        }
    }
}

struct descriptor_writes describe_slots(const struct device *d, const struct shader *shader, const struct slots *slots,
                                        const struct run_file *file, const VkDescriptorSet *sets, struct heaps *heaps,
                                        struct device_resource *resources)
{
    struct descriptor_writes writes = {0};

    for (uint32_t i = 0; i < slots->count; i++) {
        const struct slot *slot = &slots->items[i];
        bool is_sparse = (shader->root || slot->is_bound) &&
                         slot->binding->from_heap; /* views may share indices, but have different inputs */
        for (uint32_t element = 0; element < slot->count && (is_sparse || !is_repeated(slots, i)); element++) {
            const struct input *input = slot->elements[element];
            if (!input)
                continue;
            enum dxs_resource_kind kind = kind_of(slots, slot, input);
            bool is_output = slot->binding->resource.resource_class == DXS_RESOURCE_CLASS_UAV ||
                             (slot->binding->from_heap && !input->heap_view.kind);
            struct device_resource *r = &resources[input - file->inputs];
            VkDescriptorSet set = heaps ? VK_NULL_HANDLE : sets[slot->place.set];
            if (!r->input)
                *r = create_resource(d, input, kind, is_output, unaligned_start(slot, input));
            if (heaps) {
                if (!slot->is_addressed)
                    put_element(heaps, slot, kind, element, r);
                continue;
            }
            if (slot->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK)
                add_block_write(&writes, set, slot->place, r->mapped,
                                find_layout_binding(shader->root, slot->place)->count);
            else if (!slot->is_addressed) {
                VkWriteDescriptorSet described = describe_resource(d, slot->type, kind, r);
                add_described(&writes, set, slot->place, slot->first + element, &described);
            }
        }
    }
    refuse_second_types(&writes);
    return writes;
}
