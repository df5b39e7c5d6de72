/* The mappings of descriptor heaps, evaluated as Vulkan defines them. */
#include "unit/layout_model/model.h"

/* ---- Mappings ---------------------------------------------------------------------------------------------------- */

enum { /* VkSpirvResourceTypeFlagBitsEXT */
    MASK_SAMPLER = 0x1,
    MASK_TEXTURE = 0x2,
    MASK_IMAGE = 0xC,
    MASK_CONSTANTS = 0x20,
    MASK_READ = 0x40,
    MASK_WORDS = 0xC0,
    MASK_SCENE = 0x100
};

static const struct {
    enum dxs_range_type type;
    enum dxs_heap kind;
    uint32_t mask;
} kinds[] = {
    {DXS_RANGE_TYPE_SRV, DXS_HEAP_SAMPLED_IMAGES, MASK_TEXTURE},
    {DXS_RANGE_TYPE_SRV, DXS_HEAP_UNIFORM_TEXEL_BUFFERS, MASK_TEXTURE},
    {DXS_RANGE_TYPE_SRV, DXS_HEAP_STORAGE_BUFFERS, MASK_READ},
    {DXS_RANGE_TYPE_SRV, DXS_HEAP_ACCELERATION_STRUCTURES, MASK_SCENE},
    {DXS_RANGE_TYPE_UAV, DXS_HEAP_STORAGE_IMAGES, MASK_IMAGE},
    {DXS_RANGE_TYPE_UAV, DXS_HEAP_STORAGE_TEXEL_BUFFERS, MASK_IMAGE},
    {DXS_RANGE_TYPE_UAV, DXS_HEAP_STORAGE_BUFFERS, MASK_WORDS},
    {DXS_RANGE_TYPE_UAV, DXS_HEAP_COUNTERS, MASK_WORDS},
    {DXS_RANGE_TYPE_CBV, DXS_HEAP_UNIFORM_BUFFERS, MASK_CONSTANTS},
    {DXS_RANGE_TYPE_SAMPLER, DXS_HEAP_SAMPLERS, MASK_SAMPLER},
};

uint32_t shift_of(const struct world *w, enum dxs_range_type type)
{
    const struct dxs_register_shifts *s = &w->policy.model.shifts;

    return type == DXS_RANGE_TYPE_SRV   ? s->srv
           : type == DXS_RANGE_TYPE_UAV ? s->uav
           : type == DXS_RANGE_TYPE_CBV ? s->cbv
                                        : s->sampler;
}

/* The one mapping that gives resources of this mask at set and binding to these stages. */
static const struct dxs_mapping *mapping_of(const struct world *w, bool *seen, uint32_t set, uint32_t binding,
                                            uint32_t mask, uint32_t stages)
{
    const struct dxs_mapping *found = NULL;

    for (uint32_t n = 0; n < w->p->mapping_count; n++) {
        const struct dxs_mapping *m = &w->p->mappings[n];
        if (m->set != set || binding < m->first_binding || binding - m->first_binding >= m->binding_count ||
            !(m->resource_mask & mask) || !(m->stages & stages))
            continue;
        EXPECT(w, found == NULL, true);
        EXPECT(w, m->resource_mask & mask, mask);
        EXPECT(w, m->stages, stages);
        found = m;
        seen[n] = true;
    }
    EXPECT(w, found != NULL, true);
    return found;
}

/* Where the word or address is that the mapping begins with. */
static void check_source(const struct world *w, const struct side *s, const struct dxs_mapping *m, uint32_t parameter,
                         enum dxs_mapping_source pushed, enum dxs_mapping_source indirect,
                         enum dxs_mapping_source recorded)
{
    const struct dxs_layout_parameter *placed = &(s->is_local ? w->p->local_parameters : w->p->parameters)[parameter];
    bool is_indirect = placed->root_arguments == DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK;

    EXPECT(w, m->parameter, parameter);
    EXPECT(w, m->is_local, s->is_local);
    EXPECT(w, m->static_sampler, DXS_NONE);
    EXPECT(w, m->source, s->is_local ? recorded : is_indirect ? indirect : pushed);
    EXPECT(w, m->offset, is_indirect ? w->p->uniform_block_address : placed->offset);
    EXPECT(w, m->address_offset, is_indirect ? placed->offset : 0);
}

/* Registers of unbounded ranges end where the bindings of another class, of counters or heaps begin. */
static void check_mapped_range(const struct world *w, const struct side *s, bool *seen, uint32_t parameter,
                               uint32_t number, uint32_t row)
{
    const struct dxs_root_parameter *table = &s->parameters[parameter];
    const struct dxs_descriptor_range *range = &table->ranges[number];
    const struct dxs_heap_slots *slots = &w->policy.model.bound_heaps.slots[kinds[row].kind];
    bool is_counter = kinds[row].kind == DXS_HEAP_COUNTERS, samplers = range->type == DXS_RANGE_TYPE_SAMPLER;
    uint32_t shift = is_counter ? w->policy.model.shifts.counter : shift_of(w, range->type),
             first = range->base_register + shift;
    uint32_t count = range->count == DXS_UNBOUNDED ? shift + 1000 - first : range->count;
    uint32_t log2 = samplers ? w->policy.sampler_descriptor_size_log2 : w->policy.descriptor_size_log2;

    for (uint32_t n = 0; n < count; n += n + 1 < count ? count - n - 1 : 1) { /* the first, the last */
        const struct dxs_mapping *m =
            mapping_of(w, seen, range->space, first + n, kinds[row].mask, stages_of(s, table->visibility));
        EXPECT(w, m->first_binding, first);
        EXPECT(w, m->binding_count, count);
        EXPECT(w, m->heap_array_stride, slots->stride);
        EXPECT(w, (uint64_t)m->heap_index_stride << (s->is_local ? log2 : 0), slots->stride);
        EXPECT(w, m->heap_offset, slots->offset + first_of(table, number) * slots->stride);
        check_source(w, s, m, parameter, DXS_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX,
                     DXS_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX, DXS_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX);
    }
}

static void check_mapped_argument(const struct world *w, const struct side *s, bool *seen, uint32_t parameter)
{
    const struct dxs_root_parameter *p = &s->parameters[parameter];
    enum dxs_range_type type = p->type == DXS_ROOT_PARAMETER_TYPE_SRV   ? DXS_RANGE_TYPE_SRV
                               : p->type == DXS_ROOT_PARAMETER_TYPE_UAV ? DXS_RANGE_TYPE_UAV
                                                                        : DXS_RANGE_TYPE_CBV;
    uint32_t mask = type == DXS_RANGE_TYPE_SRV   ? MASK_READ | MASK_SCENE
                    : type == DXS_RANGE_TYPE_UAV ? MASK_WORDS
                                                 : MASK_CONSTANTS;
    const struct dxs_mapping *m =
        mapping_of(w, seen, p->space, p->shader_register + shift_of(w, type), mask, stages_of(s, p->visibility));
    bool is_data =
        (s->is_local ? w->p->local_parameters : w->p->parameters)[parameter].form == DXS_PARAMETER_FORM_CONSTANTS;

    EXPECT(w, m->binding_count, 1);
    check_source(w, s, m, parameter, is_data ? DXS_MAPPING_SOURCE_PUSH_DATA : DXS_MAPPING_SOURCE_PUSH_ADDRESS,
                 DXS_MAPPING_SOURCE_INDIRECT_ADDRESS,
                 is_data ? DXS_MAPPING_SOURCE_SHADER_RECORD_DATA : DXS_MAPPING_SOURCE_SHADER_RECORD_ADDRESS);
}

static void check_mapped_side(const struct world *w, const struct side *s, bool *seen)
{
    for (uint32_t p = 0; p < s->desc.parameter_count && is_mapped(w); p++) {
        const struct dxs_root_parameter *parameter = &s->parameters[p];
        if (parameter->type != DXS_ROOT_PARAMETER_TYPE_TABLE)
            check_mapped_argument(w, s, seen, p);
        for (uint32_t n = 0; parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE && n < parameter->range_count; n++)
            for (uint32_t row = 0; row < sizeof kinds / sizeof *kinds; row++)
                if (kinds[row].type == parameter->ranges[n].type)
                    check_mapped_range(w, s, seen, p, n, row);
    }
    for (uint32_t n = 0; n < s->desc.sampler_count; n++) {
        const struct dxs_static_sampler *sampler = &s->samplers[n];
        uint32_t own_set = s->is_local ? w->policy.local_static_sampler_set : w->policy.static_sampler_set;
        const struct dxs_mapping *m =
            mapping_of(w, seen, is_mapped(w) ? sampler->space : own_set,
                       is_mapped(w) ? sampler->shader_register + w->policy.model.shifts.sampler : n, MASK_SAMPLER,
                       stages_of(s, sampler->visibility));
        EXPECT(w, m->binding_count, 1);
        EXPECT(w, m->source, DXS_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET);
        EXPECT(w, m->static_sampler, n);
        EXPECT(w, m->parameter, DXS_NONE);
        EXPECT(w, m->is_local, s->is_local);
    }
}

/* Heap accesses have bindings of their own: docs/reference/variables.md. */
static void check_mapped_heaps(const struct world *w, bool *seen)
{
    static const struct {
        uint32_t binding;
        enum dxs_heap kind;
    } heaps[] = {{5001, DXS_HEAP_UNIFORM_BUFFERS},
                 {5002, DXS_HEAP_STORAGE_BUFFERS},
                 {5003, DXS_HEAP_UNIFORM_TEXEL_BUFFERS},
                 {5004, DXS_HEAP_SAMPLED_IMAGES},
                 {5005, DXS_HEAP_SAMPLERS},
                 {5006, DXS_HEAP_ACCELERATION_STRUCTURES},
                 {5012, DXS_HEAP_STORAGE_BUFFERS},
                 {5013, DXS_HEAP_STORAGE_TEXEL_BUFFERS},
                 {5014, DXS_HEAP_STORAGE_IMAGES},
                 {5020, DXS_HEAP_COUNTERS}};

    for (uint32_t n = 0; n < sizeof heaps / sizeof *heaps; n++) {
        const struct dxs_heap_slots *slots = &w->policy.model.bound_heaps.slots[heaps[n].kind];
        uint32_t flag = heaps[n].kind == DXS_HEAP_SAMPLERS ? DXS_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_INDEXED
                                                           : DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED;
        if (!(w->global.desc.flags & flag))
            continue;
        const struct dxs_mapping *m = mapping_of(w, seen, 0, heaps[n].binding, STAGE_ALL, STAGE_ALL);
        EXPECT(w, m->source, DXS_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET);
        EXPECT(w, m->heap_offset, slots->offset);
        EXPECT(w, m->heap_array_stride, slots->stride);
        EXPECT(w, m->static_sampler, DXS_NONE);
        EXPECT(w, m->parameter, DXS_NONE);
        EXPECT(w, m->is_local, false);
    }
}

void check_mappings(const struct world *w, const struct arguments *a, const struct demands *d)
{
    bool seen[512] = {false};

    if (has_sets(w)) {
        EXPECT(w, w->p->mapping_count, 0);
        return;
    }
    EXPECT(w, w->p->mapping_count <= 512, true);
    check_mapped_side(w, &w->global, seen);
    check_mapped_side(w, &w->local, seen);
    if (is_mapped(w)) {
        check_mapped_heaps(w, seen);
    } else if (a->block_end && !overflows_to_memory(w)) { /* memory has no binding */
        const struct dxs_mapping *m = mapping_of(w, seen, d->block.set, d->block.binding, MASK_CONSTANTS, STAGE_ALL);
        EXPECT(w, m->source, DXS_MAPPING_SOURCE_PUSH_ADDRESS);
        EXPECT(w, m->offset, 0);
        EXPECT(w, m->is_local, false);
        EXPECT(w, m->parameter, DXS_NONE);
    }
    for (uint32_t n = 0; n < w->p->mapping_count; n++)
        EXPECT(w, seen[n], true);
}

/* Handles of records count in units that must divide the strides. */
bool handles_fit(const struct world *w)
{
    for (uint32_t p = 0; p < w->local.desc.parameter_count && is_mapped(w); p++)
        for (uint32_t n = 0;
             w->local.parameters[p].type == DXS_ROOT_PARAMETER_TYPE_TABLE && n < w->local.parameters[p].range_count;
             n++)
            for (uint32_t row = 0; row < sizeof kinds / sizeof *kinds; row++) {
                bool samplers = kinds[row].type == DXS_RANGE_TYPE_SAMPLER;
                uint32_t log2 = samplers ? w->policy.sampler_descriptor_size_log2 : w->policy.descriptor_size_log2;
                if (kinds[row].type == w->local.parameters[p].ranges[n].type &&
                    w->policy.model.bound_heaps.slots[kinds[row].kind].stride % (1u << log2))
                    return false;
            }
    return true;
}
