/* From a resource binding to a pointer: heap indices, device addresses, access chains. */
#include "spirv/resources/access.h"
#include "spirv/builder/reports.h"
#include "spirv/function/function.h"
#include "spirv/resources/root_arguments.h"

static const struct {
    uint16_t dynamic, non_uniform; /* capabilities */
} indexing[] = {
    [UNIFORM_BUFFERS] = {SpvCapabilityUniformBufferArrayDynamicIndexing,
                         SpvCapabilityUniformBufferArrayNonUniformIndexing},
    [STORAGE_BUFFERS] = {SpvCapabilityStorageBufferArrayDynamicIndexing,
                         SpvCapabilityStorageBufferArrayNonUniformIndexing},
    [SAMPLED_IMAGES] = {SpvCapabilitySampledImageArrayDynamicIndexing,
                        SpvCapabilitySampledImageArrayNonUniformIndexing},
    [STORAGE_IMAGES] = {SpvCapabilityStorageImageArrayDynamicIndexing,
                        SpvCapabilityStorageImageArrayNonUniformIndexing},
    [UNIFORM_TEXEL_BUFFERS] = {SpvCapabilityUniformTexelBufferArrayDynamicIndexing,
                               SpvCapabilityUniformTexelBufferArrayNonUniformIndexing},
    [STORAGE_TEXEL_BUFFERS] = {SpvCapabilityStorageTexelBufferArrayDynamicIndexing,
                               SpvCapabilityStorageTexelBufferArrayNonUniformIndexing},
    [ACCELERATION_STRUCTURES] = {SpvCapabilityShader, SpvCapabilityShaderNonUniform}, /* no capability of their own */
};

enum {
    ONCE_HEAP_INDEX = ACCESS_KEYS,
    ONCE_LAST_INDEX,
    ONCE_ADDRESS,
    ONCE_UNIFORM,
    ONCE_OFFSETS,
    ONCE_CLAMPED = ONCE_OFFSETS + 32, /* after ONCE_OFFSETS + bytes of an element, + 16: of words */
    ONCE_ADJUSTED,
    ONCE_NON_UNIFORM = 0x40000000 /* flag, with an opcode */
};

/* ---- Indices ----------------------------------------------------------------------------------------------------- */

/* `spare`: null descriptors behind the heap, 0 or 1. */
static uint32_t last_index(struct lowering *l, const struct dxs_word_source *source, bool samplers, uint32_t spare)
{
    uint32_t last = find_cached(l, ONCE_LAST_INDEX, samplers, 0);

    if (last)
        return last;
    if (source->source == DXS_WORD_KIND_CONSTANT) {
        last = constant_u32(l->b, source->value || spare ? source->value + spare - 1 : 0);
    } else {
        last = emit_word_source(l, source, &l->resources->heap_size_variables[samplers], "heap_size");
        if (!spare)
            last = subtract_imm(l->b, last, 1);
    }
    return cache_result(l, ONCE_LAST_INDEX, samplers, 0, last);
}

static uint32_t clamp_index(struct lowering *l, const struct handle *h, uint32_t index)
{
    bool samplers = h->info->resource_class == DXS_RESOURCE_CLASS_SAMPLER;
    const struct dxs_binding_model *model = l->layout->model;
    const struct dxs_word_source *source = samplers ? &model->sampler_heap_size : &model->resource_heap_size;
    bool has_spare = !samplers && model->heap_clamp == DXS_INDEX_CLAMP_NULL;

    if (source->source == DXS_WORD_KIND_NONE)
        return index;
    uint32_t last = last_index(l, source, samplers, has_spare);
    if (checks_rules(l))
        check_rule(l, samplers ? DXS_RULE_SAMPLER_HEAP : DXS_RULE_RESOURCE_HEAP,
                   has_spare ? less(l->b, index, last) : less_or_equal(l->b, index, last));
    return minimum(l->b, index, last);
}

/* Whether an index is clamped though it is constant. Tables in the shader record count as arrays. */
static bool clamps_constants(const struct lowering *l, const struct handle *h)
{
    return l->layout->model->heap_clamp == DXS_INDEX_CLAMP_NULL && h->resource->binding.in_heap &&
           (!is_single(h->resource) || h->resource->binding.root_arguments == DXS_ROOT_ARGUMENTS_SHADER_RECORD);
}

/* Whether the handle's descriptor is an element of an array variable. */
static bool is_array(const struct handle *h)
{
    return h->resource->binding.in_heap || !is_single(h->resource);
}

/* Lanes of one wave may execute different shader records, so tables in them are non-uniform. A node has one. What is
 * uniform in each virtual wave may differ within the subgroup. */
static bool is_non_uniform(const struct lowering *l, const struct handle *h)
{
    const struct dxs_binding *binding = &h->resource->binding;
    bool is_forced = l->options->workarounds.on[DXS_WORKAROUND_NON_UNIFORM_INDICES] && !h->by_root_constants;
    bool non_uniform = h->non_uniform || is_forced || l->virtual_wave;

    return (non_uniform && h->index) ||
           (binding->root_arguments == DXS_ROOT_ARGUMENTS_SHADER_RECORD && l->stage != DXS_STAGE_NODE);
}

bool decorate_non_uniform(struct lowering *l, const struct handle *h, const struct view *view, uint32_t id)
{
    if (!is_array(h) || !is_non_uniform(l, h) || view->slots) /* descriptors in bound heaps need no decoration */
        return false;
    DECORATE(l->b, id, SpvDecorationNonUniform);
    need_capability(l->b, SpvCapabilityShaderNonUniform);
    need_capability_of(l->b, (SpvCapability)indexing[view->category].non_uniform, EXT_DESCRIPTOR_INDEXING);
    return true;
}

/* Heap index of the table's first descriptor, from the root arguments. */
static uint32_t table_start(struct lowering *l, const struct dxs_binding *binding)
{
    uint32_t word = root_u32(l, binding->root_arguments, binding->offset);

    if (binding->root_arguments != DXS_ROOT_ARGUMENTS_SHADER_RECORD || !binding->descriptor_size_log2)
        return word;
    return emit_once_imm(l, SpvOpShiftRightLogical, word, binding->descriptor_size_log2);
}

static uint32_t add_constant(struct lowering *l, uint32_t id, uint32_t constant)
{
    return constant > INT32_MAX ? emit_once_imm(l, SpvOpISub, id, -constant) : add_once(l, id, constant);
}

/* Clamps or checks an index into a heap, as the binding model asks. */
static uint32_t checked(struct lowering *l, const struct handle *h, uint32_t index)
{
    const struct dxs_binding *binding = &h->resource->binding;
    bool samplers = h->info->resource_class == DXS_RESOURCE_CLASS_SAMPLER;
    bool qa = samplers ? l->layout->model->sampler_qa.enabled : l->layout->model->qa.enabled;
    bool is_acceleration_structure = h->info->kind == DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE;
    uint32_t heap = is_acceleration_structure
                        ? (uint32_t)DXS_HEAP_ACCELERATION_STRUCTURES
                        : (uint32_t)bindings_heap_of(binding->descriptor, h->info->resource_class);
    uint32_t key = heap + 1;
    uint32_t cached = find_cached(l, ONCE_HEAP_INDEX, index, key);

    if (cached || (!qa && !h->index && !clamps_constants(l, h)))
        return cached ? cached : index;
    return cache_result(l, ONCE_HEAP_INDEX, index, key, qa ? checked_index(l, heap, index) : clamp_index(l, h, index));
}

/* Rule: an index that is not marked as non-uniform is the same in all active lanes. */
static void check_uniform(struct lowering *l, uint32_t index)
{
    uint32_t scope = constant_u32(l->b, SpvScopeSubgroup);

    if (find_cached(l, ONCE_UNIFORM, index, 0))
        return;
    need_capability(l->b, SpvCapabilityGroupNonUniformVote);
    uint32_t same = EMIT(l->b, SpvOpGroupNonUniformAllEqual, type_bool(l->b), scope, index);
    check_rule(l, DXS_RULE_UNIFORM_INDEX, same);
    cache_result(l, ONCE_UNIFORM, index, 0, same);
}

/* Index of the handle's descriptor: in_heap: table index + heap_offset + index in the range; else the index in the
 * binding's array. */
uint32_t handle_index(struct lowering *l, const struct handle *h)
{
    const struct dxs_binding *binding = &h->resource->binding;
    uint32_t constant = (binding->in_heap ? binding->heap_offset : 0) + h->constant_index;
    uint32_t index = h->index;

    if (index && checks_rules(l) && !is_non_uniform(l, h))
        check_uniform(l, index);
    if (binding->in_heap && binding->root_arguments != DXS_ROOT_ARGUMENTS_NONE) {
        uint32_t start = add_constant(l, table_start(l, binding), constant);
        index = index ? emit_once(l, SpvOpIAdd, type_u32(l->b), start, index) : start;
    } else {
        index = index ? add_constant(l, index, constant) : constant_u32(l->b, constant);
    }
    return binding->in_heap ? checked(l, h, index) : index;
}

/* handle_index, with the capability for dynamic indexing if the index is not constant. */
static uint32_t array_index(struct lowering *l, const struct handle *h, const struct view *view)
{
    const struct dxs_binding *binding = &h->resource->binding;
    bool is_checked = (binding->in_heap && l->layout->model->qa.enabled) || clamps_constants(l, h);

    if (h->index || is_checked || (binding->in_heap && binding->root_arguments != DXS_ROOT_ARGUMENTS_NONE)) {
        need_capability(l->b, (SpvCapability)indexing[view->category].dynamic);
        if (view->category == UNIFORM_TEXEL_BUFFERS || view->category == STORAGE_TEXEL_BUFFERS)
            need_extension(l->b, EXT_DESCRIPTOR_INDEXING);
    }
    return handle_index(l, h);
}

/* ---- Addresses --------------------------------------------------------------------------------------------------- */

/* Loads a u32 pair from the handle's record. `base`: the variable of the records, or a pointer to them. */
static uint32_t record_pair(struct lowering *l, const struct handle *h, SpvStorageClass storage, uint32_t base,
                            uint32_t stride, uint32_t offset)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), pair = type_vector(b, u32, 2), index = handle_index(l, h);
    uint32_t pointer_type = type_pointer(b, storage, pair);

    if (h->index && !is_non_uniform(l, h)) { /* without NonUniform, the index is the same in all lanes: load once */
        need_capability(b, SpvCapabilityGroupNonUniformBallot);
        index = EMIT(b, SpvOpGroupNonUniformBroadcastFirst, u32, constant_u32(b, SpvScopeSubgroup), index);
    }
    if (stride != 8)
        index = multiply_imm(b, index, stride / 8);
    if (offset)
        index = add_imm(b, index, offset / 8);
    uint32_t pointer = EMIT(b, SpvOpAccessChain, pointer_type, base, constant_u32(b, 0), index);
    return storage == SpvStorageClassStorageBuffer ? load(b, pair, pointer)
                                                   : EMIT(b, SpvOpLoad, pair, pointer, SpvMemoryAccessAlignedMask, 8);
}

/* Declares a storage buffer of u32 pairs, or a uniform buffer of one pair. */
static uint32_t pair_variable(struct lowering *l, struct dxs_set_binding set_binding, SpvStorageClass storage,
                              const char *name)
{
    struct resources *resources = l->resources;

    for (uint32_t n = 0; n < resources->pair_buffers.count; n++)
        if (resources->pair_buffers.data[n].set_binding.set == set_binding.set &&
            resources->pair_buffers.data[n].set_binding.binding == set_binding.binding)
            return resources->pair_buffers.data[n].variable;
    struct pair_buffer made = {set_binding, 0};
    uint32_t pair = type_vector(l->b, type_u32(l->b), 2);
    uint32_t member = storage == SpvStorageClassUniform ? pair : new_runtime_array(l->b, pair, 8);
    side_variable(l, &made.variable, &set_binding, new_block(l->b, member, 0), storage, name);
    vector_push(l->arena, &resources->pair_buffers, made);
    return made.variable;
}

/* A block with a runtime array that is only read. `*block`: its type; 0: not made yet. */
static uint32_t read_only_block(struct builder *b, uint32_t *block, uint32_t element, uint32_t stride)
{
    if (!*block) {
        *block = new_block(b, new_runtime_array(b, element, stride), 0);
        DECORATE_MEMBER(b, *block, 0, SpvDecorationNonWritable);
    }
    return *block;
}

/* Pointer to the address records whose device address a uniform buffer holds. */
static uint32_t records_behind(struct lowering *l, uint32_t variable)
{
    struct builder *b = l->b;
    uint32_t pair = type_vector(b, type_u32(b), 2), pointer_type = type_pointer(b, SpvStorageClassUniform, pair);
    uint32_t block = read_only_block(b, &l->resources->record_block, pair, 8);
    uint32_t address = load(b, pair, EMIT(b, SpvOpAccessChain, pointer_type, variable, constant_u32(b, 0)));

    return address_pointer(l, address, block);
}

uint32_t heap_address(struct lowering *l, const struct handle *h, struct dxs_set_binding set_binding)
{
    const struct dxs_address_records *records = &l->layout->model->addresses;
    bool is_behind = l->layout->model->address_source == DXS_ADDRESS_SOURCE_POINTER;
    uint32_t variable =
        pair_variable(l, set_binding, is_behind ? SpvStorageClassUniform : SpvStorageClassStorageBuffer, "addresses");
    uint32_t index = handle_index(l, h), address = find_cached(l, ONCE_ADDRESS, variable, index);

    if (address)
        return address;
    uint32_t base = is_behind ? records_behind(l, variable) : variable;
    address = record_pair(l, h, is_behind ? SpvStorageClassPhysicalStorageBuffer : SpvStorageClassStorageBuffer, base,
                          records->stride, records->offset);
    return cache_result(l, ONCE_ADDRESS, variable, index, address);
}

uint32_t resource_address(struct lowering *l, const struct handle *h)
{
    const struct dxs_binding *binding = &h->resource->binding;

    if (binding->in_heap)
        return heap_address(l, h, (struct dxs_set_binding){binding->set, binding->binding});
    return root_address(l, binding->root_arguments, binding->offset);
}

void load_word_at(struct lowering *l, const struct instruction *i, uint32_t address, uint32_t *block, uint32_t offset)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), base = address_pointer(l, address, read_only_block(b, block, u32, 4));
    uint32_t word = shift_right_imm(b, offset, 2);
    uint32_t pointer = EMIT(b, SpvOpAccessChain, type_pointer(b, SpvStorageClassPhysicalStorageBuffer, u32), base,
                            constant_u32(b, 0), word);
    EMIT_AS(b, SpvOpLoad, u32, result_id(l, i), pointer, SpvMemoryAccessAlignedMask, 4);
}

/* ---- Offset records ---------------------------------------------------------------------------------------------- */

/* The handle's offset record: first element, number of elements. `bytes`: size of an element; 0: typed. Raw and
 * structured buffers that are texel buffers have a record of words. */
static uint32_t offset_record(struct lowering *l, const struct handle *h, uint32_t bytes)
{
    const struct dxs_offset_records *records = &l->layout->model->offsets;
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), type = type_vector(b, u32, 2);
    const struct dxs_set_binding *own = &h->resource->binding.offset_buffer;
    uint32_t variable =
        pair_variable(l, own->set || own->binding ? *own : records->buffer, SpvStorageClassStorageBuffer, "offsets");
    bool has_words = bytes && h->resource->binding.descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
    uint32_t unit = has_words ? 4 : 1, key = ONCE_OFFSETS + bytes + (has_words ? 16 : 0);
    uint32_t index = handle_index(l, h), pair = find_cached(l, key, variable, index);

    if (pair)
        return pair;
    pair = record_pair(l, h, SpvStorageClassStorageBuffer, variable, records->stride,
                       bytes && !has_words ? records->untyped_offset : records->typed_offset);
    if (bytes && bytes != unit) {
        uint32_t ratio = bytes > unit ? bytes / unit : unit / bytes;
        uint32_t shift = constant_u32(b, ratio == 2 ? 1 : ratio == 4 ? 2 : 3), shifts[] = {shift, shift};
        uint32_t both = constant_composite(b, type, 2, shifts);
        pair = EMIT(b, bytes > unit ? SpvOpShiftRightLogical : SpvOpShiftLeftLogical, type, pair, both);
    }
    return cache_result(l, key, variable, index, pair);
}

uint32_t adjust_element(struct lowering *l, const struct handle *h, uint32_t element, uint32_t bytes, uint32_t after)
{
    if (!h->resource->binding.uses_offset_records)
        return element;
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), record = offset_record(l, h, bytes);
    uint32_t outside = bytes ? UINT32_MAX / bytes - after : UINT32_MAX;
    uint32_t known[] = {element, record, after, 0, 0}, adjusted_before = find_result(l, ONCE_ADJUSTED, known);

    if (adjusted_before)
        return adjusted_before;
    uint32_t first = component_of(b, u32, record, 0), count = component_of(b, u32, record, 1);
    uint32_t inside = less(b, element, count);
    uint32_t adjusted = add(b, element, first);
    return keep_result(l, ONCE_ADJUSTED, known, select_value(b, u32, inside, adjusted, constant_u32(b, outside)));
}

uint32_t clamp_offset(struct lowering *l, const struct handle *h, uint32_t operand, uint32_t scale)
{
    const uint32_t limit = 0xFFFF0000; /* bytes: past every buffer, yet accesses end below 4 GiB */

    if (!l->options->guarantees.on[DXS_GUARANTEE_BUFFER_PLACES] || !scale ||
        h->resource->binding.descriptor == DXS_DESCRIPTOR_FORM_ADDRESS)
        return operand;
    uint32_t clamped = find_cached(l, ONCE_CLAMPED, operand, scale), last = constant_u32(l->b, limit / scale);
    return clamped ? clamped : cache_result(l, ONCE_CLAMPED, operand, scale, minimum(l->b, operand, last));
}

uint32_t record_count(struct lowering *l, const struct handle *h, bool typed)
{
    uint32_t record = offset_record(l, h, typed ? 0 : 1);

    return component_of(l->b, type_u32(l->b), record, 1);
}

/* ---- Pointers ---------------------------------------------------------------------------------------------------- */

/* The descriptor in a bound heap, or the buffer that it describes. */
static uint32_t bound_object(struct lowering *l, const struct handle *h, const struct view *view)
{
    const uint32_t to_buffer = DXS_SPV_OP_BUFFER_POINTER;
    uint32_t chain = DXS_SPV_OP_UNTYPED_ACCESS_CHAIN | view->variable << 13; /* a key of its own for each variable */
    uint32_t index = handle_index(l, h), descriptor = find_cached(l, chain, view->slots, index);

    if (!descriptor)
        descriptor = cache_result(l, chain, view->slots, index, bound_descriptor(l, view, index));
    if (view->storage == SpvStorageClassUniformConstant)
        return descriptor;
    uint32_t form = (view->is_untyped ? view->storage : view->object_type) | (uint32_t)view->decorations << 24;
    uint32_t pointer = find_cached(l, to_buffer, descriptor, form);
    return pointer ? pointer : cache_result(l, to_buffer, descriptor, form, bound_buffer(l, view, descriptor));
}

/* An untyped access chain, emitted once. */
static uint32_t untyped_chain(struct lowering *l, const struct handle *h, const struct view *view, uint32_t type,
                              uint32_t base, uint32_t count, const uint32_t *indices)
{
    uint32_t operands[5] = {type, base}, op = DXS_SPV_OP_UNTYPED_ACCESS_CHAIN;

    copy_words(operands + 2, indices, count);
    if (is_non_uniform(l, h))
        op |= ONCE_NON_UNIFORM;
    uint32_t pointer = find_result(l, op, operands);
    if (pointer)
        return pointer;
    pointer = EMIT_LIST(l->b, (SpvOp)DXS_SPV_OP_UNTYPED_ACCESS_CHAIN, type_untyped_pointer(l->b, view->storage),
                        new_id(l->b), 2 + count, operands);
    decorate_non_uniform(l, h, view, pointer);
    return keep_result(l, op, operands, pointer);
}

uint32_t strided_pointer(struct lowering *l, const struct handle *h, const struct view *view, uint32_t base,
                         uint32_t stride, uint32_t half, uint32_t index)
{
    return untyped_chain(l, h, view, strided_array(l, stride, half), base, 1, &index);
}

uint32_t buffer_pointer(struct lowering *l, const struct handle *h, const struct view *view, uint32_t type,
                        uint32_t count, const uint32_t *indices)
{
    if (view->is_untyped) /* the first index names the member that is the array */
        return untyped_chain(l, h, view, view->array_type, object_pointer(l, h, view), count - 1, indices + 1);
    bool physical = view->storage == SpvStorageClassPhysicalStorageBuffer;
    bool of_array = !physical && !view->slots && is_array(h);
    uint32_t operands[5] = {0}, used = 1;

    operands[0] = physical || view->slots ? object_pointer(l, h, view) : view->variable;
    uint32_t pointer_type = type_pointer(l->b, view->storage, type);
    if (of_array)
        operands[used++] = array_index(l, h, view);
    for (uint32_t i = 0; i < count; i++)
        operands[used++] = indices[i];
    uint32_t op = (uint32_t)SpvOpAccessChain | (of_array && is_non_uniform(l, h) ? ONCE_NON_UNIFORM : 0u);
    struct cached_result *place;
    uint32_t id = seek_result(l, op, operands, &place);
    if (id)
        return id;
    id = EMIT_LIST(l->b, SpvOpAccessChain, pointer_type, new_id(l->b), used, operands);
    if (of_array)
        decorate_non_uniform(l, h, view, id);
    return fill_result(l, place, op, operands, id);
}

uint32_t load_from(struct lowering *l, const struct view *view, uint32_t type, uint32_t id, uint32_t pointer)
{
    if (!view->alignment)
        return load_as(l->b, type, id, pointer);
    return EMIT_AS(l->b, SpvOpLoad, type, id, pointer, SpvMemoryAccessAlignedMask, view->alignment);
}

uint32_t load_constants_once(struct lowering *l, const struct view *view, uint32_t type, uint32_t pointer)
{
    struct cached_result *place;
    uint32_t operands[5] = {pointer, view->is_untyped ? type : 0}, loaded = seek_result(l, SpvOpLoad, operands, &place);

    return loaded ? loaded
                  : fill_result(l, place, SpvOpLoad, operands, load_from(l, view, type, new_id(l->b), pointer));
}

void store_to(struct lowering *l, const struct view *view, uint32_t pointer, uint32_t value)
{
    if (!view->alignment)
        store(l->b, pointer, value);
    else
        EMIT_VOID(l->b, SpvOpStore, pointer, value, SpvMemoryAccessAlignedMask, view->alignment);
}

uint32_t object_pointer(struct lowering *l, const struct handle *h, const struct view *view)
{
    if (view->storage == SpvStorageClassPhysicalStorageBuffer)
        return address_pointer_once(l, resource_address(l, h), view->object_type);
    if (view->slots)
        return bound_object(l, h, view);
    if (!is_array(h))
        return view->variable;
    if (!view->is_untyped)
        return buffer_pointer(l, h, view, view->object_type, 0, NULL);
    uint32_t index = array_index(l, h, view);
    return untyped_chain(l, h, view, view->descriptors, view->variable, 1, &index);
}

uint32_t texel_pointer(struct lowering *l, const struct handle *h, const struct view *view, uint32_t texel,
                       uint32_t coordinates)
{
    struct builder *b = l->b;
    uint32_t image = object_pointer(l, h, view), first_sample = constant_u32(b, 0);

    if (view->slots) {
        uint32_t type = type_untyped_pointer(b, SpvStorageClassImage);
        return EMIT(b, (SpvOp)DXS_SPV_OP_UNTYPED_IMAGE_TEXEL_POINTER, type, view->object_type, image, coordinates,
                    first_sample);
    }
    uint32_t type = type_pointer(b, SpvStorageClassImage, texel);
    uint32_t pointer = EMIT(b, SpvOpImageTexelPointer, type, image, coordinates, first_sample);
    decorate_non_uniform(l, h, view, pointer);
    return pointer;
}

uint32_t load_object(struct lowering *l, const struct handle *h, const struct view *view)
{
    struct cached_result *place;
    uint32_t operands[5] = {object_pointer(l, h, view)}, object = seek_result(l, SpvOpLoad, operands, &place);

    if (object)
        return object;
    object = load(l->b, view->object_type, *operands);
    decorate_non_uniform(l, h, view, object);
    return fill_result(l, place, SpvOpLoad, operands, object);
}
