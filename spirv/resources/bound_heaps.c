/* Heaps of VK_EXT_descriptor_heap that shaders access directly. Each heap is one untyped variable. An access treats it
 * as an array of one type of descriptor. */
#include "spirv/resources/access.h"
#include "spirv/builder/extensions.h"

enum { /* in resources.bound_heaps */
    RESOURCE_HEAP,
    SAMPLER_HEAP,
    COHERENT_RESOURCE_HEAP /* the same heap. Coherent must decorate a variable, and images in a heap have no other */
};

/* ---- Sizes ------------------------------------------------------------------------------------------------------- */

/* max(image, 2 * buffer), as a constant. All types of images have descriptors of one size. */
static uint32_t slot_size(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b);
    uint32_t image_type = type_image(b, type_f32(b), SpvDim2D, 0, false, false, 1, SpvImageFormatUnknown);
    uint32_t image = constant_size_of(b, image_type);
    uint32_t buffer = constant_size_of(b, type_buffer(b, SpvStorageClassStorageBuffer));
    uint32_t two[] = {buffer, constant_u32(b, 2)};
    uint32_t buffers = constant_operation(b, SpvOpIMul, u32, 2, two), both[] = {image, buffers};
    uint32_t chosen[] = {constant_operation(b, SpvOpUGreaterThan, type_bool(b), 2, both), image, buffers};
    return constant_operation(b, SpvOpSelect, u32, 3, chosen);
}

/* ---- Types ------------------------------------------------------------------------------------------------------- */

/* The heap as a runtime array of descriptors. */
static uint32_t new_slots(struct lowering *l, const struct dxs_heap_slots *slots, uint32_t descriptor)
{
    struct builder *b = l->b;
    bool is_after_buffer = slots->offset == DXS_OFFSET_AFTER_BUFFER;

    /* Constants that decorate a type come before it. */
    uint32_t stride = slots->stride == DXS_STRIDE_OF_SLOT   ? slot_size(l)
                      : slots->stride == DXS_STRIDE_OF_KIND ? constant_size_of(b, descriptor)
                                                            : 0;
    uint32_t offset = is_after_buffer ? constant_size_of(b, type_buffer(b, SpvStorageClassStorageBuffer)) : 0;
    uint32_t array = new_runtime_array(b, descriptor, stride ? 0 : slots->stride);
    if (stride)
        APPEND(b, &b->annotations, SpvOpDecorateId, array, DXS_SPV_DECORATION_ARRAY_STRIDE_ID, stride);
    if (!slots->offset)
        return array;
    if (!is_after_buffer)
        return new_block(b, array, slots->offset);
    uint32_t heap = new_struct(b, 1, &array); /* Vulkan demands Block for structs that contain runtime arrays */
    DECORATE(b, heap, SpvDecorationBlock);
    APPEND(b, &b->annotations, (SpvOp)DXS_SPV_OP_MEMBER_DECORATE_ID, heap, 0, DXS_SPV_DECORATION_OFFSET_ID, offset);
    return heap;
}

static uint32_t slots_type(struct lowering *l, enum dxs_heap kind, uint32_t descriptor)
{
    struct resources *resources = l->resources;

    for (uint32_t n = 0; n < resources->slots_types.count; n++)
        if (resources->slots_types.data[n].kind == (uint32_t)kind &&
            resources->slots_types.data[n].descriptor == descriptor)
            return resources->slots_types.data[n].type;
    struct slots_type made = {(uint32_t)kind, descriptor,
                              new_slots(l, &l->layout->bound_heaps->slots[kind], descriptor)};
    vector_push(l->arena, &resources->slots_types, made);
    return made.type;
}

static uint32_t heap_variable(struct lowering *l, uint32_t heap)
{
    uint32_t *variable = &l->resources->bound_heaps[heap];
    struct builder *b = l->b;

    if (*variable)
        return *variable;
    need_capability_of(b, (SpvCapability)DXS_SPV_CAPABILITY_DESCRIPTOR_HEAP, EXT_DESCRIPTOR_HEAP);
    *variable = untyped_variable(b, 0, SpvStorageClassUniformConstant);
    DECORATE(b, *variable, SpvDecorationBuiltIn,
             heap == SAMPLER_HEAP ? DXS_SPV_BUILTIN_SAMPLER_HEAP : DXS_SPV_BUILTIN_RESOURCE_HEAP);
    if (heap == COHERENT_RESOURCE_HEAP)
        DECORATE(b, *variable, SpvDecorationCoherent);
    if (l->options->structured_names)
        set_name(b, *variable, heap == SAMPLER_HEAP ? "SamplerDescriptorHeap" : "ResourceDescriptorHeap");
    return *variable;
}

/* ---- Views ------------------------------------------------------------------------------------------------------- */

void declare_bound(struct lowering *l, const struct resource *resource, struct view *view)
{
    enum dxs_heap kind = is_counter(view)
                             ? DXS_HEAP_COUNTERS
                             : bindings_heap_of(resource->binding.descriptor, resource->info->resource_class);
    bool is_image = view->storage == SpvStorageClassUniformConstant;
    uint32_t descriptor = is_image ? view->object_type : type_buffer(l->b, view->storage);
    uint32_t heap = view->kind == VIEW_SAMPLER             ? SAMPLER_HEAP
                    : is_image && is_coherent(l, resource) ? COHERENT_RESOURCE_HEAP
                                                           : RESOURCE_HEAP;

    view->slots = slots_type(l, kind, descriptor);
    view->slots_in_block = l->layout->bound_heaps->slots[kind].offset != 0;
    view->variable = heap_variable(l, heap);
}

uint32_t bound_descriptor(struct lowering *l, const struct view *view, uint32_t index)
{
    uint32_t operands[] = {view->slots, view->variable, index, index}, count = 3;
    uint32_t pointer = type_untyped_pointer(l->b, SpvStorageClassUniformConstant);

    if (view->slots_in_block)
        operands[2] = constant_u32(l->b, 0), count++;
    return EMIT_LIST(l->b, (SpvOp)DXS_SPV_OP_UNTYPED_ACCESS_CHAIN, pointer, new_id(l->b), count, operands);
}

uint32_t bound_buffer(struct lowering *l, const struct view *view, uint32_t descriptor)
{
    uint32_t type = view->is_untyped ? type_untyped_pointer(l->b, view->storage)
                                     : type_pointer(l->b, view->storage, view->object_type);
    uint32_t pointer = EMIT(l->b, (SpvOp)DXS_SPV_OP_BUFFER_POINTER, type, descriptor);

    decorate_bound(l, view, pointer);
    return pointer;
}
