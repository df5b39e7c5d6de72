/* What random resources are bound to. */
#include "unit/layout_model/model.h"

/* ---- Bindings of resources --------------------------------------------------------------------------------------- */

/* What a root signature has at a register, for a stage. */
struct place {
    const struct side *side;
    uint32_t parameter, range, sampler; /* DXS_NONE: not one of these */
};

static bool sees(enum dxs_stage stage, enum dxs_visibility visibility)
{
    static const enum dxs_visibility own[] = {[DXS_STAGE_PIXEL] = DXS_VISIBILITY_PIXEL,
                                              [DXS_STAGE_VERTEX] = DXS_VISIBILITY_VERTEX,
                                              [DXS_STAGE_GEOMETRY] = DXS_VISIBILITY_GEOMETRY,
                                              [DXS_STAGE_HULL] = DXS_VISIBILITY_HULL,
                                              [DXS_STAGE_DOMAIN] = DXS_VISIBILITY_DOMAIN,
                                              [DXS_STAGE_MESH] = DXS_VISIBILITY_MESH,
                                              [DXS_STAGE_AMPLIFICATION] = DXS_VISIBILITY_AMPLIFICATION,
                                              [DXS_STAGE_NODE] = DXS_VISIBILITY_ALL};

    return visibility == DXS_VISIBILITY_ALL || visibility == own[stage];
}

static enum dxs_range_type type_of(const struct dxs_resource *r)
{
    return r->resource_class == DXS_RESOURCE_CLASS_SRV   ? DXS_RANGE_TYPE_SRV
           : r->resource_class == DXS_RESOURCE_CLASS_UAV ? DXS_RANGE_TYPE_UAV
           : r->resource_class == DXS_RESOURCE_CLASS_CBV ? DXS_RANGE_TYPE_CBV
                                                         : DXS_RANGE_TYPE_SAMPLER;
}

static bool holds(const struct dxs_descriptor_range *range, const struct dxs_resource *r)
{
    uint64_t end = range->count == DXS_UNBOUNDED ? UINT64_MAX : (uint64_t)range->base_register + range->count;
    uint64_t needed = r->count == DXS_UNBOUNDED ? 1 : r->count;

    return range->type == type_of(r) && range->space == r->space && r->lower_bound >= range->base_register &&
           r->lower_bound + needed <= end;
}

static bool find_place(const struct side *s, enum dxs_stage stage, const struct dxs_resource *r, struct place *place)
{
    bool is_single = r->count == 1 || r->count == DXS_UNBOUNDED;

    for (uint32_t n = 0; n < s->desc.sampler_count && type_of(r) == DXS_RANGE_TYPE_SAMPLER && is_single; n++)
        if (s->samplers[n].shader_register == r->lower_bound && s->samplers[n].space == r->space &&
            sees(stage, s->samplers[n].visibility)) {
            *place = (struct place){s, DXS_NONE, DXS_NONE, n};
            return true;
        }
    for (uint32_t p = 0; p < s->desc.parameter_count; p++) {
        const struct dxs_root_parameter *parameter = &s->parameters[p];
        if (!sees(stage, parameter->visibility))
            continue;
        for (uint32_t n = 0; parameter->type == DXS_ROOT_PARAMETER_TYPE_TABLE && n < parameter->range_count; n++)
            if (holds(&parameter->ranges[n], r)) {
                *place = (struct place){s, p, n, DXS_NONE};
                return true;
            }
        enum dxs_range_type type = parameter->type == DXS_ROOT_PARAMETER_TYPE_SRV   ? DXS_RANGE_TYPE_SRV
                                   : parameter->type == DXS_ROOT_PARAMETER_TYPE_UAV ? DXS_RANGE_TYPE_UAV
                                                                                    : DXS_RANGE_TYPE_CBV;
        if (parameter->type != DXS_ROOT_PARAMETER_TYPE_TABLE && type == type_of(r) &&
            parameter->shader_register == r->lower_bound && parameter->space == r->space) {
            *place = (struct place){s, p, DXS_NONE, DXS_NONE};
            return true;
        }
    }
    return false;
}

static bool is_words(const struct dxs_resource *r)
{
    return r->kind == DXS_RESOURCE_KIND_RAW_BUFFER || r->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER;
}

static enum dxs_descriptor_form usual(const struct dxs_resource *r)
{
    switch (r->kind) {
    case DXS_RESOURCE_KIND_CBUFFER:
        return DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER;
    case DXS_RESOURCE_KIND_SAMPLER:
        return DXS_DESCRIPTOR_FORM_SAMPLER;
    case DXS_RESOURCE_KIND_RAW_BUFFER:
    case DXS_RESOURCE_KIND_STRUCTURED_BUFFER:
        return DXS_DESCRIPTOR_FORM_STORAGE_BUFFER;
    case DXS_RESOURCE_KIND_TYPED_BUFFER:
    case DXS_RESOURCE_KIND_TBUFFER:
        return DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
    case DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE:
        return DXS_DESCRIPTOR_FORM_ACCELERATION_STRUCTURE;
    default:
        return DXS_DESCRIPTOR_FORM_IMAGE;
    }
}

static enum dxs_heap heap_of(const struct dxs_resource *r, enum dxs_descriptor_form descriptor)
{
    bool uav = r->resource_class == DXS_RESOURCE_CLASS_UAV;

    return descriptor == DXS_DESCRIPTOR_FORM_SAMPLER                  ? DXS_HEAP_SAMPLERS
           : descriptor == DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER         ? DXS_HEAP_UNIFORM_BUFFERS
           : descriptor == DXS_DESCRIPTOR_FORM_STORAGE_BUFFER         ? DXS_HEAP_STORAGE_BUFFERS
           : descriptor == DXS_DESCRIPTOR_FORM_ACCELERATION_STRUCTURE ? DXS_HEAP_ACCELERATION_STRUCTURES
           : descriptor == DXS_DESCRIPTOR_FORM_IMAGE
               ? (uav ? DXS_HEAP_STORAGE_IMAGES : DXS_HEAP_SAMPLED_IMAGES)
               : (uav ? DXS_HEAP_STORAGE_TEXEL_BUFFERS : DXS_HEAP_UNIFORM_TEXEL_BUFFERS);
}

/* Direct3D aligns raw views to 16 bytes, structured ones to their stride, typed ones to an element. */
static bool may_be_unaligned(const struct world *w, const struct dxs_resource *r, enum dxs_descriptor_form descriptor)
{
    uint32_t needed = descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER ? w->policy.texel_buffer_alignment
                                                                     : w->policy.storage_buffer_alignment;
    uint32_t known = r->kind == DXS_RESOURCE_KIND_RAW_BUFFER ? 16 : 1;

    if (r->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER)
        while (r->stride % (2 * known) == 0)
            known *= 2;
    return (is_words(r) || r->kind == DXS_RESOURCE_KIND_TYPED_BUFFER) && needed > known;
}

static struct dxs_binding in_heap(const struct world *w, const struct dxs_binding_request *request)
{
    const struct dxs_layout_policy *p = &w->policy;
    const struct dxs_resource *r = request->resource;
    bool texels = is_words(r) &&
                  (request->needs_texel_buffer || (p->raw_heap_as_texel_buffers && !request->needs_storage_buffer));
    bool is_address = r->kind == DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE && p->acceleration_structures_as_addresses;
    struct dxs_binding b = {.in_heap = true};

    b.descriptor = is_address ? DXS_DESCRIPTOR_FORM_ADDRESS
                   : texels   ? DXS_DESCRIPTOR_FORM_TEXEL_BUFFER
                   : r->kind == DXS_RESOURCE_KIND_CBUFFER && p->cbv_heap_as_storage_buffers
                       ? DXS_DESCRIPTOR_FORM_STORAGE_BUFFER
                       : usual(r);
    b.in_bound_heap = p->model.descriptor_heap == DXS_DESCRIPTOR_HEAP_DIRECT && !is_address;
    if (!b.in_bound_heap) {
        struct dxs_set_binding at = is_address ? p->address_buffer : p->heaps[heap_of(r, b.descriptor)];
        b.set = at.set;
        b.binding = at.binding;
    }
    b.uses_offset_records = may_be_unaligned(w, r, b.descriptor);
    if (r->has_counter) {
        bool has_address = p->counter == DXS_COUNTER_ADDRESS;
        struct dxs_set_binding at = has_address ? p->address_buffer : p->heaps[DXS_HEAP_COUNTERS];
        b.counter = p->counter;
        b.counter_set = b.in_bound_heap && !has_address ? 0 : at.set;
        b.counter_binding = b.in_bound_heap && !has_address ? 0 : at.binding;
    }
    return b;
}

/* A parameter that is no table. */
static enum dxs_result in_root(const struct world *w, const struct place *at, const struct dxs_resource *r,
                               struct dxs_binding *b)
{
    const struct dxs_layout_parameter *placed =
        &(at->side->is_local ? w->p->local_parameters : w->p->parameters)[at->parameter];
    bool is_constants = at->side->parameters[at->parameter].type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS;
    bool is_scene = r->kind == DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE;

    b->ignores_index = r->count == DXS_UNBOUNDED;
    if (r->count != 1 && !b->ignores_index)
        return DXS_RESULT_BAD_MAPPING;
    if (!is_constants && ((!is_words(r) && !is_scene && r->kind != DXS_RESOURCE_KIND_CBUFFER) || r->has_counter))
        return DXS_RESULT_BAD_MAPPING;
    b->descriptor = is_constants ? DXS_DESCRIPTOR_FORM_CONSTANTS : DXS_DESCRIPTOR_FORM_ADDRESS;
    if (is_constants) {
        b->constant_size = 4 * at->side->parameters[at->parameter].constant_count;
        b->constant_index_only = !w->policy.dynamic_constants;
    }
    if (is_constants || placed->form == DXS_PARAMETER_FORM_ADDRESS) {
        b->root_arguments = placed->root_arguments;
        b->offset = placed->offset;
        return DXS_RESULT_OK;
    }
    b->descriptor = usual(r);
    b->set = placed->descriptor.set;
    b->binding = placed->descriptor.binding;
    return is_scene ? DXS_RESULT_BAD_MAPPING : DXS_RESULT_OK;
}

static enum dxs_result in_table(const struct world *w, const struct place *at,
                                const struct dxs_binding_request *request, struct dxs_binding *b)
{
    const struct dxs_root_parameter *table = &at->side->parameters[at->parameter];
    const struct dxs_resource *r = request->resource;
    const struct dxs_layout_parameter *placed =
        &(at->side->is_local ? w->p->local_parameters : w->p->parameters)[at->parameter];
    uint32_t index = r->lower_bound - table->ranges[at->range].base_register;

    for (uint32_t n = 0; n < w->p->static_range_count && !at->side->is_local && r->count == 1; n++) {
        const struct dxs_static_range *range = &w->p->static_ranges[n];
        if (range->parameter != at->parameter || range->range != at->range)
            continue;
        b->descriptor = DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER;
        b->set = range->descriptor.set;
        b->binding = range->descriptor.binding + index;
        return range->form == DXS_STATIC_FORM_INLINE_BLOCK && r->size > w->policy.inline_block_size
                   ? DXS_RESULT_MAPPING_LIMIT
                   : DXS_RESULT_OK;
    }
    *b = in_heap(w, request);
    b->root_arguments = placed->root_arguments;
    b->offset = placed->offset;
    b->heap_offset = first_of(table, at->range) + index;
    if (at->side->is_local)
        b->descriptor_size_log2 = r->kind == DXS_RESOURCE_KIND_SAMPLER ? w->policy.sampler_descriptor_size_log2
                                                                       : w->policy.descriptor_size_log2;
    return DXS_RESULT_OK;
}

/* Mapped: set = space, binding = register + shift. Shader records are told, because lanes may differ in theirs. */
static struct dxs_binding mapped(const struct world *w, const struct dxs_binding_request *request,
                                 const struct dxs_binding *found)
{
    const struct dxs_resource *r = request->resource;
    bool has_no_size = found->descriptor == DXS_DESCRIPTOR_FORM_ADDRESS;
    struct dxs_binding b = {.descriptor = request->needs_texel_buffer && !has_no_size ? DXS_DESCRIPTOR_FORM_TEXEL_BUFFER
                                                                                      : usual(r),
                            .set = r->space,
                            .binding = r->lower_bound + shift_of(w, type_of(r)),
                            .has_no_size = has_no_size,
                            .ignores_index = found->ignores_index,
                            .constant_size = found->constant_size,
                            .constant_index_only = found->constant_index_only,
                            .counter = found->counter};

    if (found->root_arguments == DXS_ROOT_ARGUMENTS_SHADER_RECORD) {
        b.root_arguments = found->root_arguments;
        b.offset = found->offset;
    }
    if (r->has_counter) {
        b.counter_set = r->space;
        b.counter_binding = r->lower_bound + w->policy.model.shifts.counter;
    }
    return b;
}

static enum dxs_result expected_binding(const struct world *w, const struct dxs_binding_request *request,
                                        struct dxs_binding *b)
{
    const struct dxs_resource *r = request->resource;
    struct place at;
    enum dxs_result result = DXS_RESULT_OK;

    *b = (struct dxs_binding){.descriptor = DXS_DESCRIPTOR_FORM_SAMPLER};
    if (request->from_heap) {
        uint32_t flag = r->kind == DXS_RESOURCE_KIND_SAMPLER ? DXS_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_INDEXED
                                                             : DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED;
        *b = in_heap(w, request);
        if (is_mapped(w))
            *b = (struct dxs_binding){.descriptor = usual(r),
                                      .binding = (r->resource_class == DXS_RESOURCE_CLASS_UAV ? 5010u : 5000u) +
                                                 (uint32_t)usual(r),
                                      .in_heap = true,
                                      .counter = b->counter,
                                      .counter_binding = 5020};
        return w->global.desc.flags & flag ? DXS_RESULT_OK : DXS_RESULT_NOT_COVERED;
    }
    if (!find_place(&w->local, request->stage, r, &at) && !find_place(&w->global, request->stage, r, &at))
        return DXS_RESULT_NOT_COVERED;
    if (at.sampler != DXS_NONE) {
        b->set = at.side->is_local ? w->policy.local_static_sampler_set : w->policy.static_sampler_set;
        b->binding = at.sampler;
        b->ignores_index = r->count == DXS_UNBOUNDED;
    } else if (at.range != DXS_NONE) {
        result = in_table(w, &at, request, b);
    } else {
        result = in_root(w, &at, r, b);
    }
    if (result == DXS_RESULT_OK && is_mapped(w))
        *b = mapped(w, request, b);
    return result;
}

static void check_request(const struct world *w, const struct dxs_binding_request *request)
{
    struct dxs_binding expected, b;
    enum dxs_result wanted = expected_binding(w, request, &expected);
    enum dxs_result result = dxs_layout_resolve(w->layout, request, &b);

    EXPECT(w, result, wanted);
    if (result != DXS_RESULT_OK)
        return;
    EXPECT(w, b.descriptor, expected.descriptor);
    EXPECT(w, b.set, expected.set);
    EXPECT(w, b.binding, expected.binding);
    EXPECT(w, b.root_arguments, expected.root_arguments);
    EXPECT(w, b.offset, expected.offset);
    EXPECT(w, b.in_heap, expected.in_heap);
    EXPECT(w, b.heap_offset, expected.heap_offset);
    EXPECT(w, b.descriptor_size_log2, expected.descriptor_size_log2);
    EXPECT(w, b.constant_size, expected.constant_size);
    EXPECT(w, b.constant_index_only, expected.constant_index_only);
    EXPECT(w, b.uses_offset_records, expected.uses_offset_records);
    EXPECT(w, b.counter, expected.counter);
    EXPECT(w, b.counter_set, expected.counter_set);
    EXPECT(w, b.counter_binding, expected.counter_binding);
    EXPECT(w, b.ignores_index, expected.ignores_index);
    EXPECT(w, b.in_bound_heap, expected.in_bound_heap);
    EXPECT(w, b.has_no_size, expected.has_no_size);
}

static void choose_kind(struct world *w, struct dxs_resource *r, enum dxs_range_type type)
{
    static const enum dxs_resource_class classes[] = {DXS_RESOURCE_CLASS_SRV, DXS_RESOURCE_CLASS_UAV,
                                                      DXS_RESOURCE_CLASS_CBV, DXS_RESOURCE_CLASS_SAMPLER};
    static const enum dxs_resource_kind some[] = {
        DXS_RESOURCE_KIND_RAW_BUFFER, DXS_RESOURCE_KIND_STRUCTURED_BUFFER, DXS_RESOURCE_KIND_TYPED_BUFFER,
        DXS_RESOURCE_KIND_TEXTURE_2D, DXS_RESOURCE_KIND_TEXTURE_3D,        DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE,
        DXS_RESOURCE_KIND_TBUFFER};
    static const uint32_t strides[] = {4, 12, 16, 48, 64, 96, 128};

    r->resource_class = classes[type];
    r->kind = type == DXS_RANGE_TYPE_CBV       ? DXS_RESOURCE_KIND_CBUFFER
              : type == DXS_RANGE_TYPE_SAMPLER ? DXS_RESOURCE_KIND_SAMPLER
                                               : some[below(w, type == DXS_RANGE_TYPE_UAV ? 5 : 7)];
    r->stride = r->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER ? strides[below(w, 7)] : 0;
    r->size = type == DXS_RANGE_TYPE_CBV ? 16 * (1 + below(w, 8)) : 0;
    r->has_counter = type == DXS_RANGE_TYPE_UAV && r->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER && chance(w, 40);
}

/* A register at or beside one that the signature binds. */
static void choose_register(struct world *w, const struct side *s, struct dxs_resource *r)
{
    uint32_t all = s->desc.parameter_count + s->desc.sampler_count, number = all ? below(w, all) : 0;
    const struct dxs_root_parameter *p = &s->parameters[number < MAX_PARAMETERS ? number : 0];
    enum dxs_range_type type = (enum dxs_range_type)below(w, 4);

    if (all && number >= s->desc.parameter_count) {
        r->lower_bound = s->samplers[number - s->desc.parameter_count].shader_register;
        r->space = s->samplers[number - s->desc.parameter_count].space;
        type = DXS_RANGE_TYPE_SAMPLER;
    } else if (all && p->type == DXS_ROOT_PARAMETER_TYPE_TABLE && p->range_count) {
        const struct dxs_descriptor_range *range = &p->ranges[below(w, p->range_count)];
        r->lower_bound = range->base_register + below(w, range->count == DXS_UNBOUNDED ? 9 : range->count + 1);
        r->space = range->space;
        type = range->type;
    } else if (all) {
        r->lower_bound = p->shader_register;
        r->space = p->space;
        type = p->type == DXS_ROOT_PARAMETER_TYPE_SRV   ? DXS_RANGE_TYPE_SRV
               : p->type == DXS_ROOT_PARAMETER_TYPE_UAV ? DXS_RANGE_TYPE_UAV
                                                        : DXS_RANGE_TYPE_CBV;
    }
    if (chance(w, 10))
        type = (enum dxs_range_type)below(w, 4);
    if (chance(w, 10) && r->lower_bound)
        r->lower_bound--;
    choose_kind(w, r, type);
}

void check_bindings(struct world *w)
{
    enum {
        REQUESTS = 24
    };

    for (uint32_t n = 0; n < REQUESTS; n++) {
        struct dxs_resource r = {.name = "",
                                 .count = chance(w, 60)   ? 1
                                          : chance(w, 50) ? DXS_UNBOUNDED
                                                          : 1 + below(w, 4)};
        struct dxs_binding_request request = {.resource = &r, .from_heap = chance(w, 15)};
        choose_register(w, chance(w, 70) ? &w->global : &w->local, &r);
        do
            request.stage = (enum dxs_stage)below(w, DXS_STAGE_NODE + 1);
        while (request.stage == DXS_STAGE_LIBRARY);
        if (request.from_heap)
            r.space = r.lower_bound = r.count = DXS_NONE;
        uint32_t needs = is_words(&r) ? below(w, 3) : 0;
        request.needs_storage_buffer = needs == 1;
        request.needs_texel_buffer = needs == 2 && !request.from_heap;
        check_request(w, &request);
    }
}
