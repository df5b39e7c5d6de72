/* Builds the data of a Vulkan pipeline layout from root signatures and a policy. The numbers of Vulkan's enumerations
 * are those of vulkan_core.h. */
#include "base/sized.h"
#include "bindings/layout/layout.h"
#include "bindings/root_signature/root_signature.h"

#include <stdlib.h>
#include <string.h>

enum { /* VkDescriptorType */
    VK_SAMPLER = 0,
    VK_SAMPLED_IMAGE = 2,
    VK_STORAGE_IMAGE = 3,
    VK_UNIFORM_TEXEL_BUFFER = 4,
    VK_STORAGE_TEXEL_BUFFER = 5,
    VK_UNIFORM_BUFFER = 6,
    VK_STORAGE_BUFFER = 7,
    VK_INLINE_UNIFORM_BLOCK = 1000138000,
    VK_ACCELERATION_STRUCTURE = 1000150000,
    VK_MUTABLE = 1000351000
};

enum { /* VkDescriptorBindingFlagBits: update after bind, update unused while pending, partially bound */
    HEAP_FLAGS = 1 | 2 | 4
};

enum { /* VkDescriptorSetLayoutCreateFlagBits */
    SET_IS_PUSHED = 1,
    SET_UPDATE_AFTER_BIND = 2
};

enum {
    DEFAULT_PUSH_CONSTANT_LIMIT = 128, /* the minimum that Vulkan guarantees */
    DEFAULT_SET_LIMIT = 8,
    DEFAULT_RESOURCE_HEAP = 1000000, /* Direct3D's limit for resource binding tiers 2 and 3 */
    DEFAULT_SAMPLER_HEAP = 2048,
    DEFAULT_INLINE_BLOCK = 256, /* the minimum of maxInlineUniformBlockSize */
    MAX_STATIC_DESCRIPTORS = 1 << 16,
    HEAP_SET = 2
};

struct dxs_layout_policy layout_default_policy(void)
{
    struct dxs_layout_policy policy = {
        .model =
            {
                .push_constant_limit = DEFAULT_PUSH_CONSTANT_LIMIT,
                .set_limit = DEFAULT_SET_LIMIT,
                .shifts = bindings_default_shifts(),
                .addresses = {8, 0},
                .offsets = {{HEAP_SET, DXS_HEAP_COUNT + 2}, 16, 0, 8},
                .qa = {false, {HEAP_SET, DXS_HEAP_COUNT + 3}, {HEAP_SET, DXS_HEAP_COUNT + 4}},
                .sampler_qa = {false, {HEAP_SET, DXS_HEAP_COUNT + 5}},
            },
        .inline_block_size = DEFAULT_INLINE_BLOCK,
        .resource_heap_size = DEFAULT_RESOURCE_HEAP,
        .sampler_heap_size = DEFAULT_SAMPLER_HEAP,
        .address_buffer = {HEAP_SET, DXS_HEAP_COUNT},
        .heap_size_buffer = {HEAP_SET, DXS_HEAP_COUNT + 1},
        .root_set = 0,
        .static_sampler_set = 1,
        .push_set = 3,
        .local_static_sampler_set = 4,
    };

    policy.model.bound_heaps = bound_heaps_default;
    for (uint32_t n = 0; n < DXS_HEAP_COUNT; n++)
        policy.heaps[n] = (struct dxs_set_binding){HEAP_SET, n};
    return policy;
}

uint32_t layout_stages(enum dxs_visibility visibility)
{
    static const uint8_t stages[] = {
        [DXS_VISIBILITY_VERTEX] = 0x1,   [DXS_VISIBILITY_HULL] = 0x2,   [DXS_VISIBILITY_DOMAIN] = 0x4,
        [DXS_VISIBILITY_GEOMETRY] = 0x8, [DXS_VISIBILITY_PIXEL] = 0x10, [DXS_VISIBILITY_AMPLIFICATION] = 0x40,
        [DXS_VISIBILITY_MESH] = 0x80};
    return visibility == DXS_VISIBILITY_ALL ? STAGE_ALL : stages[visibility];
}

/* ---- State of the build ------------------------------------------------------------------------------------------ */

struct placed_binding {
    uint32_t set;
    struct dxs_layout_binding data;
    uint32_t mutable_types[DXS_HEAP_COUNT];
    bool is_heap;
};

struct building {
    struct arena *arena;
    struct layout *layout;
    const struct dxs_layout_policy *policy;
    VECTOR(struct placed_binding) bindings;
    uint32_t push_end, block_end; /* bytes used in push constants, in the uniform block */
    uint32_t push_stages, block_stages;
    uint32_t next_root_binding, next_push_binding;
};

static void check_set(struct building *b, uint32_t set)
{
    if (set >= b->policy->model.set_limit)
        fail(b->arena->fault, DXS_RESULT_MAPPING_LIMIT, "the policy uses set %u: the limit is %u sets", set,
             b->policy->model.set_limit);
}

/* Others may have this set and number: collect_sets merges or refuses them. */
static void add_binding(struct building *b, struct dxs_set_binding set_binding, struct dxs_layout_binding data)
{
    struct placed_binding placed = {.set = set_binding.set, .data = data};

    check_set(b, set_binding.set);
    placed.data.binding = set_binding.binding;
    vector_push(b->arena, &b->bindings, placed);
}

static void add_buffer(struct building *b, struct dxs_set_binding set_binding, uint32_t type, uint32_t stages)
{
    add_binding(b, set_binding,
                (struct dxs_layout_binding){.type = type, .count = 1, .stages = stages, .static_sampler = DXS_NONE});
}

/* An inline block of `size` bytes, or a uniform buffer. */
static void add_block(struct building *b, struct dxs_set_binding set_binding, bool is_inline, uint32_t size,
                      uint32_t stages)
{
    add_buffer(b, set_binding, is_inline ? (uint32_t)VK_INLINE_UNIFORM_BLOCK : VK_UNIFORM_BUFFER, stages);
    if (is_inline)
        b->bindings.data[b->bindings.count - 1].data.count = size;
}

/* `alignment`: a power of two. */
static uint32_t align(uint32_t offset, uint32_t alignment)
{
    return (offset + alignment - 1) & ~(alignment - 1);
}

/* ---- Heaps ------------------------------------------------------------------------------------------------------- */

static struct placed_binding *find_binding(struct building *b, struct dxs_set_binding set_binding)
{
    for (uint32_t n = 0; n < b->bindings.count; n++)
        if (b->bindings.data[n].set == set_binding.set && b->bindings.data[n].data.binding == set_binding.binding)
            return &b->bindings.data[n];
    return NULL;
}

static uint32_t type_of_heap(const struct dxs_layout_policy *policy, enum dxs_heap heap)
{
    static const uint32_t types[] = {
        [DXS_HEAP_SAMPLERS] = VK_SAMPLER,
        [DXS_HEAP_UNIFORM_BUFFERS] = VK_UNIFORM_BUFFER,
        [DXS_HEAP_STORAGE_BUFFERS] = VK_STORAGE_BUFFER,
        [DXS_HEAP_SAMPLED_IMAGES] = VK_SAMPLED_IMAGE,
        [DXS_HEAP_STORAGE_IMAGES] = VK_STORAGE_IMAGE,
        [DXS_HEAP_UNIFORM_TEXEL_BUFFERS] = VK_UNIFORM_TEXEL_BUFFER,
        [DXS_HEAP_STORAGE_TEXEL_BUFFERS] = VK_STORAGE_TEXEL_BUFFER,
        [DXS_HEAP_ACCELERATION_STRUCTURES] = VK_ACCELERATION_STRUCTURE,
    };

    if (heap == DXS_HEAP_COUNTERS)
        return policy->counter == DXS_COUNTER_TEXEL_BUFFER ? VK_STORAGE_TEXEL_BUFFER : VK_STORAGE_BUFFER;
    return types[heap];
}

static void share_heap(struct building *b, struct placed_binding *heap, uint32_t type)
{
    for (uint32_t n = 0; n < heap->data.mutable_type_count; n++)
        if (heap->mutable_types[n] == type)
            return;
    if (!b->policy->mutable_descriptors || !heap->is_heap || type == VK_SAMPLER || heap->mutable_types[0] == VK_SAMPLER)
        fail(b->arena->fault, DXS_RESULT_BAD_MAPPING,
             "the policy assigns set %u, binding %u to two heaps of different descriptor types%s", heap->set,
             heap->data.binding, b->policy->mutable_descriptors ? "" : " (mutable_descriptors is off)");
    heap->mutable_types[heap->data.mutable_type_count++] = type;
    heap->data.type = VK_MUTABLE;
}

/* Whether the heap has one more descriptor, for indices that fail a check or are clamped. */
static bool has_spare(const struct dxs_layout_policy *policy, bool samplers)
{
    const struct dxs_binding_model *model = &policy->model;
    bool is_clamped = policy->heap_size_source != DXS_WORD_KIND_NONE && model->heap_clamp == DXS_INDEX_CLAMP_NULL;

    return samplers ? model->qa.enabled && model->sampler_qa.enabled : model->qa.enabled || is_clamped;
}

static void add_heap(struct building *b, enum dxs_heap kind, uint32_t stages)
{
    struct dxs_set_binding set_binding = b->policy->heaps[kind];
    struct placed_binding *heap = find_binding(b, set_binding);
    uint32_t type = type_of_heap(b->policy, kind);
    bool samplers = kind == DXS_HEAP_SAMPLERS;
    uint32_t size = samplers ? b->policy->sampler_heap_size : b->policy->resource_heap_size;

    if (b->policy->model.descriptor_heap)
        return;

    if (heap) {
        share_heap(b, heap, type);
        heap->data.stages |= stages;
        return;
    }
    add_binding(b, set_binding,
                (struct dxs_layout_binding){.type = type,
                                            .count = size + has_spare(b->policy, samplers),
                                            .stages = stages,
                                            .flags = HEAP_FLAGS,
                                            .mutable_type_count = 1,
                                            .static_sampler = DXS_NONE});
    heap = &b->bindings.data[b->bindings.count - 1];
    heap->mutable_types[0] = type;
    heap->is_heap = true;
}

/* Adds all heaps that descriptors of this range type may come from. Only the shader tells which of them it uses. */
static void add_heaps(struct building *b, enum dxs_range_type type, uint32_t stages)
{
    const struct dxs_layout_policy *policy = b->policy;
    bool is_uav = type == DXS_RANGE_TYPE_UAV;

    if (type == DXS_RANGE_TYPE_SAMPLER) {
        add_heap(b, DXS_HEAP_SAMPLERS, stages);
        return;
    }
    if (type == DXS_RANGE_TYPE_CBV) {
        add_heap(b, policy->cbv_heap_as_storage_buffers ? DXS_HEAP_STORAGE_BUFFERS : DXS_HEAP_UNIFORM_BUFFERS, stages);
        return;
    }
    add_heap(b, DXS_HEAP_STORAGE_BUFFERS, stages);
    add_heap(b, is_uav ? DXS_HEAP_STORAGE_IMAGES : DXS_HEAP_SAMPLED_IMAGES, stages);
    add_heap(b, is_uav ? DXS_HEAP_STORAGE_TEXEL_BUFFERS : DXS_HEAP_UNIFORM_TEXEL_BUFFERS, stages);
    if (is_uav && policy->counter != DXS_COUNTER_ADDRESS)
        add_heap(b, DXS_HEAP_COUNTERS, stages);
    if (!is_uav && !policy->acceleration_structures_as_addresses)
        add_heap(b, DXS_HEAP_ACCELERATION_STRUCTURES, stages);
    if (is_uav ? policy->counter == DXS_COUNTER_ADDRESS : policy->acceleration_structures_as_addresses)
        add_buffer(b, policy->address_buffer,
                   policy->model.address_source == DXS_ADDRESS_SOURCE_POINTER ? VK_UNIFORM_BUFFER : VK_STORAGE_BUFFER,
                   stages);
    if (policy->storage_buffer_alignment > 1 || policy->texel_buffer_alignment > 1)
        add_buffer(b, policy->model.offsets.buffer, VK_STORAGE_BUFFER, stages);
}

static void add_heaps_of(struct building *b, const struct dxs_root_signature_desc *signature, uint32_t all_stages)
{
    uint32_t added[DXS_RANGE_TYPE_SAMPLER + 1] = {0}; /* by type: bits of visibilities */

    for (uint32_t p = 0; p < signature->parameter_count; p++) {
        const struct dxs_root_parameter *parameter = &signature->parameters[p];
        uint32_t stages = layout_stages(parameter->visibility) & all_stages;
        for (uint32_t n = 0; parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE && n < parameter->range_count; n++) {
            enum dxs_range_type type = parameter->ranges[n].type;
            if (!(added[type] >> parameter->visibility & 1))
                add_heaps(b, type, stages);
            added[type] |= 1u << parameter->visibility;
        }
    }
    if (signature->flags & DXS_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_INDEXED)
        add_heaps(b, DXS_RANGE_TYPE_SAMPLER, all_stages);
    for (uint32_t type = DXS_RANGE_TYPE_SRV;
         type <= DXS_RANGE_TYPE_CBV && (signature->flags & DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED); type++)
        add_heaps(b, (enum dxs_range_type)type, all_stages);
}

/* ---- Root arguments ---------------------------------------------------------------------------------------------- */

static _Noreturn void refuse_overflow(const struct building *b, uint32_t number)
{
    const struct dxs_root_parameter *p = &b->layout->global->parameters[number];
    const struct dxs_descriptor_range *range =
        p->type == DXS_ROOT_PARAMETER_TYPE_TABLE && p->range_count ? p->ranges : NULL;
    char letter = range                                    ? "tubs"[range->type]
                  : p->type == DXS_ROOT_PARAMETER_TYPE_SRV ? 't'
                  : p->type == DXS_ROOT_PARAMETER_TYPE_UAV ? 'u'
                                                           : 'b';

    fail(b->arena->fault, DXS_RESULT_MAPPING_LIMIT,
         "parameter %u of the root signature (%c%u, space%u) exceeds the %u bytes of push constants", number, letter,
         range ? range->base_register : p->shader_register, range ? range->space : p->space,
         b->policy->model.push_constant_limit);
}

/* Whether overflowing root arguments are in memory that the shader finds by its address. */
static bool is_in_memory(const struct dxs_layout_policy *policy)
{
    return policy->push_constant_overflow == DXS_ROOT_OVERFLOW_MEMORY &&
           policy->model.descriptor_heap != DXS_DESCRIPTOR_HEAP_MAPPINGS;
}

/* Finds room for `size` bytes: in push constants, or on overflow in the uniform block or in memory. */
static void place_root_arguments(struct building *b, uint32_t parameter, uint32_t size, uint32_t stages,
                                 struct dxs_layout_parameter *placed)
{
    bool is_address =
        placed->form == DXS_PARAMETER_FORM_ADDRESS || placed->form == DXS_PARAMETER_FORM_CONSTANTS_ADDRESS;
    uint32_t alignment = is_address ? 8 : 4;
    uint32_t first = align(b->push_end, alignment), needed = size;
    bool is_mapped = b->policy->model.descriptor_heap == DXS_DESCRIPTOR_HEAP_MAPPINGS;

    placed->size = size;
    /* Mapped constants are uniform buffers, which end at a multiple of 16 bytes. */
    if (is_mapped && placed->form == DXS_PARAMETER_FORM_CONSTANTS)
        needed = align(size, 16);
    if (first <= b->policy->model.push_constant_limit && needed <= b->policy->model.push_constant_limit - first) {
        placed->root_arguments = DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS;
        placed->offset = first;
        b->push_end = first + size;
        b->push_stages |= stages;
        return;
    }
    if (b->policy->push_constant_overflow == DXS_ROOT_OVERFLOW_REFUSED)
        refuse_overflow(b, parameter);
    if (is_mapped && placed->form == DXS_PARAMETER_FORM_CONSTANTS) { /* no mapping reaches data in the block */
        placed->form = DXS_PARAMETER_FORM_CONSTANTS_ADDRESS;
        place_root_arguments(b, parameter, 8, stages, placed);
        return;
    }
    first = align(b->block_end, alignment);
    placed->root_arguments = is_in_memory(b->policy) ? DXS_ROOT_ARGUMENTS_MEMORY : DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK;
    placed->offset = first;
    b->block_end = first + size;
    b->block_stages |= stages;
}

static enum dxs_parameter_form form_of(const struct dxs_layout_policy *policy, enum dxs_root_parameter_type type)
{
    static const uint8_t forms[] = {[DXS_ROOT_DESCRIPTOR_FORM_ADDRESS] = DXS_PARAMETER_FORM_ADDRESS,
                                    [DXS_ROOT_DESCRIPTOR_FORM_DESCRIPTOR] = DXS_PARAMETER_FORM_DESCRIPTOR,
                                    [DXS_ROOT_DESCRIPTOR_FORM_PUSH_DESCRIPTOR] = DXS_PARAMETER_FORM_PUSH_DESCRIPTOR};

    uint32_t form = type == DXS_ROOT_PARAMETER_TYPE_TABLE       ? DXS_PARAMETER_FORM_TABLE
                    : type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS ? DXS_PARAMETER_FORM_CONSTANTS
                    : type == DXS_ROOT_PARAMETER_TYPE_CBV       ? forms[policy->root_cbv]
                    : type == DXS_ROOT_PARAMETER_TYPE_SRV       ? forms[policy->root_srv]
                                                                : forms[policy->root_uav];
    return (enum dxs_parameter_form)form;
}

/* Bytes of the parameter's root arguments, unless it is a descriptor. */
static uint32_t argument_size(const struct dxs_root_parameter *parameter)
{
    return parameter->type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS ? 4 * parameter->constant_count
           : parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE   ? 4
                                                                : 8;
}

static void place_root_descriptor(struct building *b, const struct dxs_root_parameter *parameter,
                                  struct dxs_layout_parameter *placed)
{
    bool pushed = placed->form == DXS_PARAMETER_FORM_PUSH_DESCRIPTOR;

    placed->descriptor = pushed ? (struct dxs_set_binding){b->policy->push_set, b->next_push_binding++}
                                : (struct dxs_set_binding){b->policy->root_set, b->next_root_binding++};
    add_buffer(b, placed->descriptor,
               parameter->type == DXS_ROOT_PARAMETER_TYPE_CBV ? VK_UNIFORM_BUFFER : VK_STORAGE_BUFFER,
               layout_stages(parameter->visibility));
}

/* Descriptor heaps, and shaders that find overflowing root arguments in memory, reach them by their device address, the
 * first 8 bytes of the push data. */
static void reserve_block_address(struct building *b)
{
    const struct dxs_root_signature_desc *signature = b->layout->global;
    uint32_t size = b->policy->heap_size_source == DXS_WORD_KIND_PUSH_CONSTANTS ? 8 : 0;

    b->layout->data.uniform_block_address = DXS_NONE;
    for (uint32_t p = 0; p < signature->parameter_count; p++)
        size += argument_size(&signature->parameters[p]);
    if ((!b->policy->model.descriptor_heap && !is_in_memory(b->policy)) ||
        size <= b->policy->model.push_constant_limit || b->policy->push_constant_overflow == DXS_ROOT_OVERFLOW_REFUSED)
        return;
    if (b->policy->model.push_constant_limit < 8)
        fail(b->arena->fault, DXS_RESULT_MAPPING_LIMIT,
             "push_constant_limit is %u: the root arguments exceed it, and the address of their memory takes 8 bytes",
             b->policy->model.push_constant_limit);
    b->layout->data.uniform_block_address = 0;
    b->push_end = 8;
    b->push_stages = STAGE_ALL;
}

/* Order: addresses, tables, constants; each in the order of the parameters. This needs no padding. Constants overflow
 * first: they are not followed by another dependent load. */
static void place_parameters(struct building *b)
{
    static const uint8_t order[] = {DXS_PARAMETER_FORM_ADDRESS, DXS_PARAMETER_FORM_TABLE, DXS_PARAMETER_FORM_CONSTANTS};
    const struct dxs_root_signature_desc *signature = b->layout->global;
    struct dxs_layout_parameter *placed = arena_zeroed(b->arena, signature->parameter_count, sizeof *placed);

    for (uint32_t p = 0; p < signature->parameter_count; p++) {
        placed[p].form = form_of(b->policy, signature->parameters[p].type);
        if (placed[p].form >= DXS_PARAMETER_FORM_DESCRIPTOR)
            place_root_descriptor(b, &signature->parameters[p], &placed[p]);
    }
    for (uint32_t n = 0; n < sizeof order; n++)
        for (uint32_t p = 0; p < signature->parameter_count; p++) {
            const struct dxs_root_parameter *parameter = &signature->parameters[p];
            if (placed[p].form == (enum dxs_parameter_form)order[n])
                place_root_arguments(b, p, argument_size(parameter), layout_stages(parameter->visibility), &placed[p]);
        }
    b->layout->data.parameters = placed;
    b->layout->data.parameter_count = signature->parameter_count;
}

/* The layout of a shader record after the shader identifier, as Direct3D defines it: parameters in order, aligned to
 * their size; tables and descriptors have 8 bytes. */
static void place_local_parameters(struct building *b)
{
    const struct dxs_root_signature_desc *signature = b->layout->local;
    struct dxs_layout_parameter *placed = arena_zeroed(b->arena, signature->parameter_count, sizeof *placed);
    uint32_t end = 0;

    for (uint32_t p = 0; p < signature->parameter_count; p++) {
        const struct dxs_root_parameter *parameter = &signature->parameters[p];
        bool constants = parameter->type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS;
        uint32_t alignment = constants ? 4 : 8, size = constants ? 4 * parameter->constant_count : 8;
        end = align(end, alignment);
        placed[p] = (struct dxs_layout_parameter){.form = constants ? DXS_PARAMETER_FORM_CONSTANTS
                                                          : parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE
                                                              ? DXS_PARAMETER_FORM_TABLE
                                                              : DXS_PARAMETER_FORM_ADDRESS,
                                                  .root_arguments = DXS_ROOT_ARGUMENTS_SHADER_RECORD,
                                                  .offset = end,
                                                  .size = size};
        end += size;
    }
    b->layout->data.local_parameters = placed;
    b->layout->data.local_parameter_count = signature->parameter_count;
    b->layout->data.shader_record_size = end;
}

/* ---- Bindings outside the heaps ---------------------------------------------------------------------------------- */

/* How static constant buffers of this range are bound. DXS_STATIC_FORM_HEAP: through the heap, like all other ranges.
 */
static enum dxs_static_form static_form(const struct dxs_layout_policy *policy,
                                        const struct dxs_root_signature_desc *signature,
                                        const struct dxs_descriptor_range *range)
{
    if (range->type != DXS_RANGE_TYPE_CBV || range->count == DXS_UNBOUNDED ||
        signature->version == DXS_ROOT_SIGNATURE_VERSION_V1_0 ||
        (range->flags & DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE))
        return DXS_STATIC_FORM_HEAP;
    if (policy->static_cbv == DXS_STATIC_FORM_INLINE_BLOCK && !(range->flags & DXS_DESCRIPTOR_FLAG_DATA_STATIC))
        return DXS_STATIC_FORM_DESCRIPTOR;
    return policy->static_cbv;
}

static void place_static_ranges(struct building *b)
{
    const struct dxs_root_signature_desc *signature = b->layout->global;
    VECTOR(struct dxs_static_range) ranges = {0};
    uint32_t left = MAX_STATIC_DESCRIPTORS;

    for (uint32_t p = 0; p < signature->parameter_count; p++) {
        const struct dxs_root_parameter *parameter = &signature->parameters[p];
        uint32_t next = 0;
        for (uint32_t n = 0; parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE && n < parameter->range_count; n++) {
            const struct dxs_descriptor_range *range = &parameter->ranges[n];
            enum dxs_static_form form = static_form(b->policy, signature, range);
            bool pushed = form == DXS_STATIC_FORM_PUSH_DESCRIPTOR;
            uint32_t *next_binding = pushed ? &b->next_push_binding : &b->next_root_binding;
            uint32_t first = range->offset == DXS_OFFSET_APPEND ? next : range->offset;
            next = first + range->count;
            if (form == DXS_STATIC_FORM_HEAP)
                continue;
            if (range->count > left)
                fail(b->arena->fault, DXS_RESULT_MAPPING_LIMIT,
                     "ranges with static descriptors take more than %d bindings", MAX_STATIC_DESCRIPTORS);
            left -= range->count;
            struct dxs_static_range placed = {
                p,    n,  first, range->count, {pushed ? b->policy->push_set : b->policy->root_set, *next_binding},
                form, {0}};
            for (uint32_t k = 0; k < range->count; k++) {
                struct dxs_set_binding set_binding = {placed.descriptor.set, (*next_binding)++};
                add_block(b, set_binding, form == DXS_STATIC_FORM_INLINE_BLOCK, b->policy->inline_block_size,
                          layout_stages(parameter->visibility));
            }
            vector_push(b->arena, &ranges, placed);
        }
    }
    b->layout->data.static_ranges = ranges.data;
    b->layout->data.static_range_count = ranges.count;
}

static void place_static_samplers(struct building *b, const struct dxs_root_signature_desc *signature, uint32_t set,
                                  uint32_t all_stages)
{
    bool is_mapped = b->policy->model.descriptor_heap == DXS_DESCRIPTOR_HEAP_MAPPINGS;

    for (uint32_t n = 0; n < signature->sampler_count && !is_mapped; n++)
        add_binding(b, (struct dxs_set_binding){set, n},
                    (struct dxs_layout_binding){.type = VK_SAMPLER,
                                                .count = 1,
                                                .stages = layout_stages(signature->samplers[n].visibility) & all_stages,
                                                .static_sampler = n});
}

static void place_block(struct building *b)
{
    struct dxs_set_binding set_binding = {b->policy->root_set, b->next_root_binding};
    bool is_inline =
        b->policy->push_constant_overflow == DXS_ROOT_OVERFLOW_INLINE_BLOCK && !b->policy->model.descriptor_heap;
    uint32_t size = align(b->block_end, 16);

    if (!size)
        return;
    b->layout->data.uniform_block_size = size;
    if (b->policy->model.descriptor_heap == DXS_DESCRIPTOR_HEAP_MAPPINGS || is_in_memory(b->policy))
        return;
    b->next_root_binding++;
    add_block(b, set_binding, is_inline, size, b->block_stages);
    b->layout->data.model.uniform_block = set_binding;
}

/* Sets the sources of the two heap sizes: resource heap, sampler heap. */
static void place_heap_sizes(struct building *b)
{
    const struct dxs_layout_policy *policy = b->policy;
    struct dxs_word_source *sizes[] = {&b->layout->data.model.resource_heap_size,
                                       &b->layout->data.model.sampler_heap_size};

    for (uint32_t n = 0; n < 2; n++) {
        uint32_t size = n == 0 ? policy->resource_heap_size : policy->sampler_heap_size;
        *sizes[n] = (struct dxs_word_source){.source = policy->heap_size_source, .buffer = policy->heap_size_buffer};
        switch (policy->heap_size_source) {
        case DXS_WORD_KIND_NONE:
            break;
        case DXS_WORD_KIND_CONSTANT:
            sizes[n]->value = size;
            break;
        case DXS_WORD_KIND_PUSH_CONSTANTS:
            if (policy->model.push_constant_limit < 4 || b->push_end > policy->model.push_constant_limit - 4)
                fail(b->arena->fault, DXS_RESULT_MAPPING_LIMIT,
                     "push constants have no room for the heap sizes: 8 bytes are needed");
            sizes[n]->value = b->push_end;
            b->push_end += 4;
            b->push_stages = STAGE_ALL;
            break;
        case DXS_WORD_KIND_UNIFORM_BUFFER:
            sizes[n]->value = 4 * n;
            add_buffer(b, policy->heap_size_buffer, VK_UNIFORM_BUFFER, STAGE_ALL);
            break;
        case DXS_WORD_KIND_BUFFER_LENGTH: /* the buffer has one record per descriptor of the resource heap; none for
                                           * samplers
                                           */
            if (n == 0) {
                sizes[n]->value = policy->model.addresses.stride;
                add_buffer(b, policy->heap_size_buffer, VK_STORAGE_BUFFER, STAGE_ALL);
            } else {
                *sizes[n] = (struct dxs_word_source){.source = DXS_WORD_KIND_CONSTANT, .value = size};
            }
            break;
        }
    }
}

static void place_descriptor_qa(struct building *b)
{
    if (!b->policy->model.qa.enabled)
        return;
    add_buffer(b, b->policy->model.qa.report, VK_STORAGE_BUFFER, STAGE_ALL);
    add_buffer(b, b->policy->model.qa.heap, VK_STORAGE_BUFFER, STAGE_ALL);
    if (b->policy->model.sampler_qa.enabled)
        add_buffer(b, b->policy->model.sampler_qa.heap, VK_STORAGE_BUFFER, STAGE_ALL);
}

/* ---- Sets -------------------------------------------------------------------------------------------------------- */

static int by_set_and_binding(const void *left, const void *right)
{
    const struct placed_binding *a = left, *b = right;

    if (a->set != b->set)
        return a->set < b->set ? -1 : 1;
    return a->data.binding < b->data.binding ? -1 : a->data.binding > b->data.binding;
}

/* Merges the stages of equal bindings. Fails if different ones have one set and number. */
static void merge_bindings(struct building *b)
{
    struct placed_binding *data = b->bindings.data;
    uint32_t count = 0;

    for (uint32_t n = 0; n < b->bindings.count; n++) {
        if (count == 0 || by_set_and_binding(&data[count - 1], &data[n]) != 0) {
            data[count++] = data[n];
            continue;
        }
        const struct placed_binding *found = &data[count - 1], *other = &data[n];
        if (found->is_heap || other->is_heap || found->data.type != other->data.type ||
            found->data.count != other->data.count || found->data.static_sampler != other->data.static_sampler)
            fail(b->arena->fault, DXS_RESULT_BAD_MAPPING, "the policy assigns set %u, binding %u twice", found->set,
                 found->data.binding);
        data[count - 1].data.stages |= other->data.stages;
    }
    b->bindings.count = count;
}

static void collect_sets(struct building *b)
{
    if (b->bindings.count)
        qsort(b->bindings.data, b->bindings.count, sizeof *b->bindings.data, by_set_and_binding);
    merge_bindings(b);
    uint32_t count = b->bindings.count, set_count = count ? b->bindings.data[count - 1].set + 1 : 0;
    struct dxs_layout_binding *bindings = arena_array(b->arena, count, sizeof *bindings);
    struct dxs_layout_set *sets = arena_zeroed(b->arena, set_count, sizeof *sets);
    for (uint32_t n = 0; n < count; n++) {
        struct placed_binding *placed = &b->bindings.data[n];
        struct dxs_layout_set *set = &sets[placed->set];
        bindings[n] = placed->data;
        if (placed->is_heap)
            set->flags |= SET_UPDATE_AFTER_BIND;
        if (placed->data.type == VK_MUTABLE)
            bindings[n].mutable_types = placed->mutable_types;
        else
            bindings[n].mutable_type_count = 0;
        if (!set->binding_count)
            set->bindings = &bindings[n];
        set->binding_count++;
    }
    if (b->next_push_binding)
        sets[b->policy->push_set].flags |= SET_IS_PUSHED;
    b->layout->data.sets = sets;
    b->layout->data.set_count = set_count;
}

/* ---- All --------------------------------------------------------------------------------------------------------- */

static const struct dxs_root_signature_desc *copy(struct arena *arena, const struct dxs_root_signature_desc *given)
{
    static const struct dxs_root_signature_desc nothing = {.version = DXS_ROOT_SIGNATURE_VERSION_V1_1};

    if (!given)
        return &nothing;
    root_signature_check(arena, given);
    return root_signature_at_version(arena, given, given->version);
}

static void check_policy(struct arena *arena, const struct dxs_layout_policy *policy)
{
    refuse_unknown(arena->fault, &policy->heaps[DXS_HEAP_COUNT],
                   (DXS_MAX_HEAPS - DXS_HEAP_COUNT) * sizeof *policy->heaps, "dxs_layout_policy.heaps");
    if (policy->push_constant_overflow > DXS_ROOT_OVERFLOW_MEMORY ||
        policy->root_cbv > DXS_ROOT_DESCRIPTOR_FORM_PUSH_DESCRIPTOR ||
        policy->root_srv > DXS_ROOT_DESCRIPTOR_FORM_PUSH_DESCRIPTOR ||
        policy->root_uav > DXS_ROOT_DESCRIPTOR_FORM_PUSH_DESCRIPTOR ||
        policy->static_cbv > DXS_STATIC_FORM_INLINE_BLOCK || policy->counter > DXS_COUNTER_ADDRESS ||
        policy->heap_size_source > DXS_WORD_KIND_BUFFER_LENGTH ||
        policy->model.descriptor_heap > DXS_DESCRIPTOR_HEAP_DIRECT)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "the policy has a value outside its enumeration");
    if (has_spare(policy, false) &&
        (policy->resource_heap_size == UINT32_MAX || policy->sampler_heap_size == UINT32_MAX))
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "heaps of %u descriptors leave no room for a null descriptor",
             UINT32_MAX);
    if (policy->model.push_constant_limit % 4 || policy->inline_block_size % 4 || policy->descriptor_size_log2 > 31 ||
        policy->sampler_descriptor_size_log2 > 31)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
             "push_constant_limit %u and inline_block_size %u must be multiples of 4, descriptor_size_log2 %u and "
             "sampler_descriptor_size_log2 %u below 32",
             policy->model.push_constant_limit, policy->inline_block_size, policy->descriptor_size_log2,
             policy->sampler_descriptor_size_log2);
}

/* Descriptor heaps leave nothing to descriptor sets but what has no place in a heap. */
static void check_heap_policy(struct arena *arena, const struct dxs_layout_policy *policy)
{
    static const char names[][16] = {"root_cbv", "root_srv", "root_uav", "static_cbv"};
    const uint32_t forms[] = {policy->root_cbv, policy->root_srv, policy->root_uav, policy->static_cbv};

    for (uint32_t n = 0; n < 4 && policy->model.descriptor_heap; n++)
        if (forms[n])
            fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
                 "%s is %u: with descriptor_heap, root descriptors are addresses (DXS_ROOT_DESCRIPTOR_FORM_ADDRESS) "
                 "and static constant buffers are in the heap (DXS_STATIC_FORM_HEAP)",
                 names[n], forms[n]);
}

/* Members of the model that follow from the root signature are not the caller's to choose. */
static void check_derived(struct arena *arena, const struct dxs_binding_model *model)
{
    static const struct dxs_word_source none;
    static const struct dxs_set_binding nowhere;

    if (memcmp(&model->uniform_block, &nowhere, sizeof nowhere) != 0 || model->root_memory != 0 ||
        memcmp(&model->resource_heap_size, &none, sizeof none) != 0 ||
        memcmp(&model->sampler_heap_size, &none, sizeof none) != 0)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
             "policy.model: uniform_block, root_memory, resource_heap_size and sampler_heap_size follow from the root "
             "signature, and must be 0");
}

static struct dxs_binding_model layout_model(struct arena *arena, const struct dxs_layout_policy *policy)
{
    struct dxs_binding_model model = policy->model;

    check_derived(arena, &model);
    if (model.descriptor_heap == DXS_DESCRIPTOR_HEAP_MAPPINGS)
        model.set_limit = UINT32_MAX; /* sets are register spaces */
    model.bound_heaps =
        *bound_heaps_resolve(arena, &model.bound_heaps, policy->resource_heap_size,
                             model.descriptor_heap && policy->counter == DXS_COUNTER_TEXEL_BUFFER,
                             model.descriptor_heap == DXS_DESCRIPTOR_HEAP_DIRECT && policy->raw_heap_as_texel_buffers);
    return model;
}

struct layout *layout_build(struct arena *arena, const struct dxs_root_signature_desc *global,
                            const struct dxs_root_signature_desc *local, const struct dxs_layout_policy *policy)
{
    struct layout *layout = arena_zeroed(arena, 1, sizeof *layout);
    struct building b = {.arena = arena, .layout = layout, .policy = &layout->policy};

    if (!global && !local)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "a layout needs a global or a local root signature");
    check_policy(arena, policy);
    check_heap_policy(arena, policy);
    layout->policy = *policy;
    layout->data.model = layout_model(arena, policy);
    layout->global = copy(arena, global);
    layout->local = copy(arena, local);
    if (layout->global->flags & DXS_ROOT_SIGNATURE_FLAG_LOCAL)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "the global root signature has the flag LOCAL_ROOT_SIGNATURE");
    if (local && !(local->flags & DXS_ROOT_SIGNATURE_FLAG_LOCAL))
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT, "the local root signature lacks the flag LOCAL_ROOT_SIGNATURE");
    bindings_check_model(arena, &layout->data.model);
    layout_index(arena, layout);
    reserve_block_address(&b);
    place_parameters(&b);
    place_local_parameters(&b);
    place_heap_sizes(&b);
    place_descriptor_qa(&b);
    place_static_ranges(&b);
    place_block(&b);
    place_static_samplers(&b, layout->global, policy->static_sampler_set, STAGE_ALL);
    place_static_samplers(&b, layout->local, policy->local_static_sampler_set, STAGES_RAY_TRACING);
    add_heaps_of(&b, layout->global, STAGE_ALL);
    add_heaps_of(&b, layout->local, STAGES_RAY_TRACING);
    collect_sets(&b);
    if (policy->model.descriptor_heap)
        layout_map(arena, layout);
    layout->data.push_constant_size = b.push_end;
    layout->data.push_constant_stages = b.push_stages;
    return layout;
}
