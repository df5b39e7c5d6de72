/* Maps the sets and bindings of shaders to descriptor heaps and root arguments: data for VK_EXT_descriptor_heap's
 * VkShaderDescriptorSetAndBindingMappingInfoEXT. */
#include "bindings/layout/layout.h"

#include <stdlib.h>

enum { /* VkSpirvResourceTypeFlagBitsEXT */
    SAMPLER = 0x1,
    SAMPLED_IMAGE = 0x2,
    STORAGE_IMAGE = 0xC, /* read-only and writable; likewise STORAGE_BUFFER */
    UNIFORM_BUFFER = 0x20,
    READ_ONLY_BUFFER = 0x40,
    STORAGE_BUFFER = 0xC0,
    ACCELERATION_STRUCTURE = 0x100,
    ALL_TYPES = 0x7FFFFFFF
};

struct mapper {
    struct arena *arena;
    const struct layout *layout;
    VECTOR(struct dxs_mapping) mappings;

    /* The root signature that is mapped. */
    const struct dxs_root_signature_desc *signature;
    const struct dxs_layout_parameter *parameters;
    bool is_local;
    uint32_t parameter; /* its number; DXS_NONE: none, for static samplers and heap accesses */
};

_Noreturn static void refuse(const struct mapper *m, const char *why)
{
    fail(m->arena->fault, DXS_RESULT_BAD_MAPPING, "parameter %u of the %sroot signature cannot be mapped: %s",
         m->parameter, m->is_local ? "local " : "", why);
}

static struct dxs_mapping *add_mapping(struct mapper *m, enum dxs_mapping_source source, uint32_t mask,
                                       enum dxs_visibility visibility)
{
    struct dxs_mapping mapping = {.stages = layout_stages(visibility) & (m->is_local ? STAGES_RAY_TRACING : STAGE_ALL),
                                  .binding_count = 1,
                                  .resource_mask = mask,
                                  .source = source,
                                  .static_sampler = DXS_NONE,
                                  .parameter = m->parameter,
                                  .is_local = m->is_local};

    vector_push(m->arena, &m->mappings, mapping);
    return &m->mappings.data[m->mappings.count - 1];
}

/* ---- Bindings ---------------------------------------------------------------------------------------------------- */

static uint32_t shift_of(const struct mapper *m, enum dxs_range_type type)
{
    const struct dxs_register_shifts *shifts = &m->layout->policy.model.shifts;
    const uint32_t by_type[] = {[DXS_RANGE_TYPE_SRV] = shifts->srv,
                                [DXS_RANGE_TYPE_UAV] = shifts->uav,
                                [DXS_RANGE_TYPE_CBV] = shifts->cbv,
                                [DXS_RANGE_TYPE_SAMPLER] = shifts->sampler};
    return by_type[type];
}

/* The first binding above `binding` where another class, the counters or the heaps begin; 2^32: none. */
static uint64_t next_bindings(const struct mapper *m, uint64_t binding)
{
    const struct dxs_register_shifts *shifts = &m->layout->policy.model.shifts;
    const uint32_t firsts[] = {shifts->srv,     shifts->uav,     shifts->cbv,
                               shifts->sampler, shifts->counter, DEFAULT_HEAP_BINDING};
    uint64_t next = UINT64_C(1) << 32;

    for (uint32_t n = 0; n < sizeof firsts / sizeof *firsts; n++)
        if (firsts[n] > binding && firsts[n] < next)
            next = firsts[n];
    return next;
}

/* Sets the bindings of `count` registers from `first` on. Unbounded ranges end where other bindings begin. */
static void set_bindings(struct mapper *m, struct dxs_mapping *mapping, uint32_t space, uint32_t first, uint32_t count,
                         uint32_t shift)
{
    uint64_t binding = (uint64_t)first + shift, room = next_bindings(m, shift) - binding;

    if (binding >= next_bindings(m, shift) || (count != DXS_UNBOUNDED && count > room))
        refuse(m, "register + shift reaches the bindings of another class: choose other shifts");
    mapping->set = space;
    mapping->first_binding = (uint32_t)binding;
    mapping->binding_count = count > room ? (uint32_t)room : count;
}

/* ---- Tables ------------------------------------------------------------------------------------------------------ */

/* Kinds of descriptors that a range may hold, and what SPIR-V calls them. */
struct range_kind {
    uint8_t kind; /* enum dxs_heap */
    uint16_t mask;
};

static const struct range_kind range_kinds[][4] = {
    [DXS_RANGE_TYPE_SRV] = {{DXS_HEAP_SAMPLED_IMAGES, SAMPLED_IMAGE},
                            {DXS_HEAP_UNIFORM_TEXEL_BUFFERS, SAMPLED_IMAGE},
                            {DXS_HEAP_STORAGE_BUFFERS, READ_ONLY_BUFFER},
                            {DXS_HEAP_ACCELERATION_STRUCTURES, ACCELERATION_STRUCTURE}},
    [DXS_RANGE_TYPE_UAV] = {{DXS_HEAP_STORAGE_IMAGES, STORAGE_IMAGE},
                            {DXS_HEAP_STORAGE_TEXEL_BUFFERS, STORAGE_IMAGE},
                            {DXS_HEAP_STORAGE_BUFFERS, STORAGE_BUFFER}},
    [DXS_RANGE_TYPE_CBV] = {{DXS_HEAP_UNIFORM_BUFFERS, UNIFORM_BUFFER}},
    [DXS_RANGE_TYPE_SAMPLER] = {{DXS_HEAP_SAMPLERS, SAMPLER}},
};

static bool same_slots(const struct dxs_heap_slots *a, const struct dxs_heap_slots *b)
{
    return a->offset == b->offset && a->stride == b->stride;
}

/* Sets where the pipeline finds the heap index of the table's first descriptor. */
static void set_index(struct mapper *m, struct dxs_mapping *mapping, enum dxs_range_type type)
{
    const struct dxs_layout_policy *policy = &m->layout->policy;
    const struct dxs_layout_parameter *placed = &m->parameters[m->parameter];
    uint32_t log2 =
        type == DXS_RANGE_TYPE_SAMPLER ? policy->sampler_descriptor_size_log2 : policy->descriptor_size_log2;

    mapping->offset = placed->offset;
    if (placed->root_arguments == DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK) {
        mapping->source = DXS_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX;
        mapping->offset = m->layout->data.uniform_block_address;
        mapping->address_offset = placed->offset;
    }
    if (!m->is_local)
        return;
    mapping->source = DXS_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX; /* the low word of a descriptor handle */
    if (mapping->heap_index_stride & ((UINT32_C(1) << log2) - 1))
        refuse(m, "the stride of its descriptors is no multiple of 1 << descriptor_size_log2");
    mapping->heap_index_stride >>= log2;
}

/* `first`: index in the table of the range's first descriptor. */
static void map_to_slots(struct mapper *m, const struct dxs_descriptor_range *range, uint32_t shift, uint32_t first,
                         enum dxs_heap kind, uint32_t mask)
{
    const struct dxs_heap_slots *slots = &m->layout->data.model.bound_heaps.slots[kind];
    uint64_t heap_offset = slots->offset + (uint64_t)first * slots->stride;
    struct dxs_mapping *mapping = add_mapping(m, DXS_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX, mask,
                                              m->signature->parameters[m->parameter].visibility);

    if (heap_offset > UINT32_MAX)
        refuse(m, "a range begins beyond 4 GiB");
    set_bindings(m, mapping, range->space, range->base_register, range->count, shift);
    mapping->heap_offset = (uint32_t)heap_offset;
    mapping->heap_index_stride = mapping->heap_array_stride = slots->stride;
    set_index(m, mapping, range->type);
}

/* One mapping for all kinds in the same slots. */
static void map_range(struct mapper *m, const struct dxs_descriptor_range *range, uint32_t first)
{
    const struct dxs_heap_slots *all = m->layout->data.model.bound_heaps.slots;
    const struct range_kind *kinds = range_kinds[range->type];
    uint32_t shift = shift_of(m, range->type), done = 0;

    for (uint32_t n = 0; n < 4 && kinds[n].mask; n++) {
        uint32_t mask = 0;
        if (done & kinds[n].mask) {
            if (n == 1 && !same_slots(&all[kinds[0].kind], &all[kinds[1].kind]))
                refuse(m, "textures and typed buffers must have the same slots, because SPIR-V has one type for both");
            continue;
        }
        for (uint32_t k = n; k < 4 && kinds[k].mask; k++)
            if (same_slots(&all[kinds[n].kind], &all[kinds[k].kind]))
                mask |= kinds[k].mask;
        mask &= ~done;
        map_to_slots(m, range, shift, first, kinds[n].kind, mask);
        done |= mask;
    }
    if (range->type == DXS_RANGE_TYPE_UAV)
        map_to_slots(m, range, m->layout->policy.model.shifts.counter, first, DXS_HEAP_COUNTERS,
                     m->layout->policy.counter == DXS_COUNTER_TEXEL_BUFFER ? STORAGE_IMAGE : STORAGE_BUFFER);
}

static void map_table(struct mapper *m, const struct dxs_root_parameter *table)
{
    uint32_t next = 0;

    for (uint32_t n = 0; n < table->range_count; n++) {
        const struct dxs_descriptor_range *range = &table->ranges[n];
        uint32_t first = range->offset == DXS_OFFSET_APPEND ? next : range->offset;
        next = first + range->count;
        map_range(m, range, first);
    }
}

/* ---- Other parameters -------------------------------------------------------------------------------------------- */

static void map_root_argument(struct mapper *m, const struct dxs_root_parameter *parameter)
{
    static const struct {
        uint8_t type; /* enum dxs_range_type */
        uint16_t mask;
    } kinds[] = {[DXS_ROOT_PARAMETER_TYPE_CONSTANTS] = {DXS_RANGE_TYPE_CBV, UNIFORM_BUFFER},
                 [DXS_ROOT_PARAMETER_TYPE_CBV] = {DXS_RANGE_TYPE_CBV, UNIFORM_BUFFER},
                 [DXS_ROOT_PARAMETER_TYPE_SRV] = {DXS_RANGE_TYPE_SRV, READ_ONLY_BUFFER | ACCELERATION_STRUCTURE},
                 [DXS_ROOT_PARAMETER_TYPE_UAV] = {DXS_RANGE_TYPE_UAV, STORAGE_BUFFER}};
    const struct dxs_layout_parameter *placed = &m->parameters[m->parameter];
    bool is_data = placed->form == DXS_PARAMETER_FORM_CONSTANTS;
    struct dxs_mapping *mapping =
        add_mapping(m, is_data ? DXS_MAPPING_SOURCE_PUSH_DATA : DXS_MAPPING_SOURCE_PUSH_ADDRESS,
                    kinds[parameter->type].mask, parameter->visibility);

    set_bindings(m, mapping, parameter->space, parameter->shader_register, 1,
                 shift_of(m, (enum dxs_range_type)kinds[parameter->type].type));
    mapping->offset = placed->offset;
    if (m->is_local) {
        mapping->source = is_data ? DXS_MAPPING_SOURCE_SHADER_RECORD_DATA : DXS_MAPPING_SOURCE_SHADER_RECORD_ADDRESS;
    } else if (placed->root_arguments == DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK) {
        mapping->source = DXS_MAPPING_SOURCE_INDIRECT_ADDRESS;
        mapping->offset = m->layout->data.uniform_block_address;
        mapping->address_offset = placed->offset;
    }
}

/* With direct heaps, binding n of `set` is static sampler n. */
static void map_static_samplers(struct mapper *m, bool is_direct, uint32_t set)
{
    for (uint32_t n = 0; n < m->signature->sampler_count; n++) {
        const struct dxs_static_sampler *sampler = &m->signature->samplers[n];
        struct dxs_mapping *mapping =
            add_mapping(m, DXS_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET, SAMPLER, sampler->visibility);
        mapping->static_sampler = n;
        mapping->set = set;
        mapping->first_binding = n;
        if (!is_direct)
            set_bindings(m, mapping, sampler->space, sampler->shader_register, 1, shift_of(m, DXS_RANGE_TYPE_SAMPLER));
    }
}

static void map_signature(struct mapper *m, bool is_local)
{
    const struct layout *layout = m->layout;
    const struct dxs_layout_policy *policy = &layout->policy;
    bool is_direct = policy->model.descriptor_heap == DXS_DESCRIPTOR_HEAP_DIRECT;

    m->is_local = is_local;
    m->signature = is_local ? layout->local : layout->global;
    m->parameters = is_local ? layout->data.local_parameters : layout->data.parameters;
    for (uint32_t p = 0; p < m->signature->parameter_count && !is_direct; p++) {
        m->parameter = p;
        if (m->signature->parameters[p].type == DXS_ROOT_PARAMETER_TYPE_TABLE)
            map_table(m, &m->signature->parameters[p]);
        else
            map_root_argument(m, &m->signature->parameters[p]);
    }
    m->parameter = DXS_NONE;
    map_static_samplers(m, is_direct, is_local ? policy->local_static_sampler_set : policy->static_sampler_set);
}

/* ---- Heap accesses of SM 6.6 ------------------------------------------------------------------------------------- */

static void map_heap(struct mapper *m, uint32_t binding, enum dxs_heap kind)
{
    const struct dxs_heap_slots *slots = &m->layout->data.model.bound_heaps.slots[kind];
    struct dxs_mapping *mapping =
        add_mapping(m, DXS_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET, ALL_TYPES, DXS_VISIBILITY_ALL);

    mapping->set = DEFAULT_HEAP_SET;
    mapping->first_binding = binding;
    mapping->heap_offset = slots->offset;
    mapping->heap_array_stride = slots->stride;
}

static void map_heaps(struct mapper *m)
{
    uint32_t flags = m->layout->global->flags;

    m->is_local = false;
    for (uint32_t d = DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER; d <= DXS_DESCRIPTOR_FORM_ACCELERATION_STRUCTURE; d++) {
        bool samplers = d == DXS_DESCRIPTOR_FORM_SAMPLER;
        if (flags &
            (samplers ? DXS_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_INDEXED : DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED))
            map_heap(m, DEFAULT_HEAP_BINDING + d,
                     bindings_heap_of((enum dxs_descriptor_form)d, DXS_RESOURCE_CLASS_SRV));
        if (d >= DXS_DESCRIPTOR_FORM_STORAGE_BUFFER && d <= DXS_DESCRIPTOR_FORM_IMAGE &&
            (flags & DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED))
            map_heap(m, DEFAULT_HEAP_UAV_BINDING + d,
                     bindings_heap_of((enum dxs_descriptor_form)d, DXS_RESOURCE_CLASS_UAV));
    }
    if (flags & DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED)
        map_heap(m, DEFAULT_HEAP_COUNTER_BINDING, DXS_HEAP_COUNTERS);
}

/* ---- All --------------------------------------------------------------------------------------------------------- */

/* Shaders with mapped bindings compute no heap index that could be checked or look up records. */
static void check_policy(struct arena *arena, const struct layout *layout)
{
    const struct dxs_layout_policy *policy = &layout->policy;
    const char *name = policy->acceleration_structures_as_addresses ? "acceleration_structures_as_addresses"
                       : policy->counter == DXS_COUNTER_ADDRESS     ? "counter (DXS_COUNTER_ADDRESS)"
                       : policy->storage_buffer_alignment > 1       ? "storage_buffer_alignment"
                       : policy->texel_buffer_alignment > 1         ? "texel_buffer_alignment"
                       : policy->heap_size_source                   ? "heap_size_source"
                       : policy->model.qa.enabled                   ? "qa"
                                                                    : NULL;

    if (name)
        fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
             "%s: not with DXS_DESCRIPTOR_HEAP_MAPPINGS, whose shaders compute no heap indices", name);
    for (uint32_t kind = 0; kind < DXS_HEAP_COUNT; kind++) {
        const struct dxs_heap_slots *slots = &layout->data.model.bound_heaps.slots[kind];
        if (slots->stride == DXS_STRIDE_OF_KIND || slots->stride == DXS_STRIDE_OF_SLOT ||
            slots->offset == DXS_OFFSET_AFTER_BUFFER)
            fail(arena->fault, DXS_RESULT_INVALID_ARGUMENT,
                 "bound_heaps: mappings are numbers: set sampler_size, image_size and buffer_size "
                 "(--descriptor-sizes), or all slots");
    }
}

static int by_first_binding(const void *left, const void *right)
{
    const struct dxs_mapping *a = *(const struct dxs_mapping *const *)left;
    const struct dxs_mapping *b = *(const struct dxs_mapping *const *)right;

    if (a->set != b->set)
        return a->set < b->set ? -1 : 1;
    return a->first_binding < b->first_binding ? -1 : a->first_binding > b->first_binding;
}

/* A global and a local root signature may have the same register. */
static void refuse_overlaps(struct mapper *m)
{
    uint32_t count = m->mappings.count;
    const struct dxs_mapping **sorted = arena_array(m->arena, count, sizeof *sorted);

    for (uint32_t n = 0; n < count; n++)
        sorted[n] = &m->mappings.data[n];
    if (count)
        qsort(sorted, count, sizeof *sorted, by_first_binding);
    for (uint32_t a = 0; a < count; a++)
        for (uint32_t b = a + 1; b < count && sorted[b]->set == sorted[a]->set &&
                                 sorted[b]->first_binding - sorted[a]->first_binding < sorted[a]->binding_count;
             b++)
            if ((sorted[a]->stages & sorted[b]->stages) && (sorted[a]->resource_mask & sorted[b]->resource_mask))
                fail(m->arena->fault, DXS_RESULT_BAD_MAPPING,
                     "set %u, binding %u is mapped twice, by parameters %d and %d (-1: a static sampler or a heap)",
                     sorted[b]->set, sorted[b]->first_binding, (int)sorted[a]->parameter, (int)sorted[b]->parameter);
}

void layout_map(struct arena *arena, struct layout *layout)
{
    struct mapper mapper = {.arena = arena, .layout = layout}, *m = &mapper;
    struct dxs_pipeline_layout *data = &layout->data;
    bool is_direct = layout->policy.model.descriptor_heap == DXS_DESCRIPTOR_HEAP_DIRECT;

    if (!is_direct)
        check_policy(arena, layout);
    map_signature(m, false);
    map_signature(m, true);
    if (!is_direct) {
        map_heaps(m);
        refuse_overlaps(m);
    } else if (data->uniform_block_size && layout->policy.push_constant_overflow != DXS_ROOT_OVERFLOW_MEMORY) {
        m->is_local = false;
        struct dxs_mapping *block = add_mapping(m, DXS_MAPPING_SOURCE_PUSH_ADDRESS, UNIFORM_BUFFER, DXS_VISIBILITY_ALL);
        block->set = data->model.uniform_block.set;
        block->first_binding = data->model.uniform_block.binding;
        block->offset = data->uniform_block_address;
    }
    data->mappings = m->mappings.data;
    data->mapping_count = m->mappings.count;
}
