/* The bindings of descriptor sets that a layout must have, and the numbers that it tells. */
#include "unit/layout_model/model.h"

/* ---- Bindings that are asked for --------------------------------------------------------------------------------- */

enum { /* VkDescriptorType */
    SAMPLED_IMAGE = 2,
    STORAGE_IMAGE = 3,
    UNIFORM_TEXELS = 4,
    STORAGE_TEXELS = 5,
    SCENE = 1000150000
};

static void demand(struct demands *d, struct demand wanted)
{
    assert_true(d->count < MAX_DEMANDS);
    d->list[d->count++] = wanted;
}

static void demand_buffer(struct demands *d, struct dxs_set_binding place, uint32_t type, uint32_t stages)
{
    demand(d, (struct demand){.place = place, .type = type, .count = 1, .stages = stages, .sampler = DXS_NONE});
}

static void demand_heap(const struct world *w, struct demands *d, enum dxs_heap kind, uint32_t stages)
{
    const struct dxs_layout_policy *p = &w->policy;
    const uint32_t types[] = {VK_SAMPLER,
                              VK_UNIFORM_BUFFER,
                              VK_STORAGE_BUFFER,
                              SAMPLED_IMAGE,
                              STORAGE_IMAGE,
                              UNIFORM_TEXELS,
                              STORAGE_TEXELS,
                              SCENE,
                              p->counter == DXS_COUNTER_TEXEL_BUFFER ? STORAGE_TEXELS : VK_STORAGE_BUFFER};
    bool samplers = kind == DXS_HEAP_SAMPLERS,
         is_checked = samplers ? p->model.sampler_qa.enabled
                               : p->model.qa.enabled || (p->heap_size_source && p->model.heap_clamp);

    if (has_sets(w))
        demand(d, (struct demand){.place = p->heaps[kind],
                                  .type = types[kind],
                                  .count = (samplers ? p->sampler_heap_size : p->resource_heap_size) + is_checked,
                                  .stages = stages,
                                  .flags = 7,
                                  .sampler = DXS_NONE,
                                  .is_heap = true});
}

/* All descriptors that a range of this type may hold, and the buffers beside them. */
static void demand_range(const struct world *w, struct demands *d, enum dxs_range_type type, uint32_t stages)
{
    const struct dxs_layout_policy *p = &w->policy;
    bool uav = type == DXS_RANGE_TYPE_UAV, srv = type == DXS_RANGE_TYPE_SRV;

    if (type == DXS_RANGE_TYPE_SAMPLER)
        demand_heap(w, d, DXS_HEAP_SAMPLERS, stages);
    if (type == DXS_RANGE_TYPE_CBV && !p->cbv_heap_as_storage_buffers)
        demand_heap(w, d, DXS_HEAP_UNIFORM_BUFFERS, stages);
    if (uav || srv || (type == DXS_RANGE_TYPE_CBV && p->cbv_heap_as_storage_buffers))
        demand_heap(w, d, DXS_HEAP_STORAGE_BUFFERS, stages);
    if (srv) {
        demand_heap(w, d, DXS_HEAP_SAMPLED_IMAGES, stages);
        demand_heap(w, d, DXS_HEAP_UNIFORM_TEXEL_BUFFERS, stages);
    }
    if (uav) {
        demand_heap(w, d, DXS_HEAP_STORAGE_IMAGES, stages);
        demand_heap(w, d, DXS_HEAP_STORAGE_TEXEL_BUFFERS, stages);
    }
    if (uav && p->counter != DXS_COUNTER_ADDRESS)
        demand_heap(w, d, DXS_HEAP_COUNTERS, stages);
    if (srv && !p->acceleration_structures_as_addresses)
        demand_heap(w, d, DXS_HEAP_ACCELERATION_STRUCTURES, stages);
    if ((uav && p->counter == DXS_COUNTER_ADDRESS) || (srv && p->acceleration_structures_as_addresses))
        demand_buffer(d, p->address_buffer,
                      p->model.address_source == DXS_ADDRESS_SOURCE_POINTER ? VK_UNIFORM_BUFFER : VK_STORAGE_BUFFER,
                      stages);
    if ((uav || srv) && (p->storage_buffer_alignment > 1 || p->texel_buffer_alignment > 1))
        demand_buffer(d, p->model.offsets.buffer, VK_STORAGE_BUFFER, stages);
}

void demand_of_side(const struct world *w, struct demands *d, const struct side *s)
{
    for (uint32_t p = 0; p < s->desc.parameter_count; p++)
        for (uint32_t n = 0; s->parameters[p].type == DXS_ROOT_PARAMETER_TYPE_TABLE && n < s->parameters[p].range_count;
             n++)
            demand_range(w, d, s->parameters[p].ranges[n].type, stages_of(s, s->parameters[p].visibility));
    for (uint32_t type = 0; type <= DXS_RANGE_TYPE_SAMPLER; type++)
        if (s->desc.flags & (type == DXS_RANGE_TYPE_SAMPLER ? DXS_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_INDEXED
                                                            : DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED))
            demand_range(w, d, (enum dxs_range_type)type, stages_of(s, DXS_VISIBILITY_ALL));
    for (uint32_t n = 0; n < s->desc.sampler_count && !is_mapped(w); n++)
        demand(d, (struct demand){
                      .place = {s->is_local ? w->policy.local_static_sampler_set : w->policy.static_sampler_set, n},
                      .type = VK_SAMPLER,
                      .count = 1,
                      .stages = stages_of(s, s->samplers[n].visibility),
                      .sampler = n});
}

static enum dxs_static_form static_form(const struct world *w, const struct dxs_descriptor_range *range)
{
    bool is_static = w->global.desc.version != DXS_ROOT_SIGNATURE_VERSION_V1_0 &&
                     !(range->flags & DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE);

    if (range->type != DXS_RANGE_TYPE_CBV || range->count == DXS_UNBOUNDED || !is_static)
        return DXS_STATIC_FORM_HEAP;
    return w->policy.static_cbv == DXS_STATIC_FORM_INLINE_BLOCK && !(range->flags & DXS_DESCRIPTOR_FLAG_DATA_STATIC)
               ? DXS_STATIC_FORM_DESCRIPTOR
               : w->policy.static_cbv;
}

static struct dxs_set_binding next_place(const struct world *w, struct demands *d, bool pushed)
{
    return pushed ? (struct dxs_set_binding){w->policy.push_set, d->push_next++}
                  : (struct dxs_set_binding){w->policy.root_set, d->root_next++};
}

/* Index in the table of the range's first descriptor. */
uint32_t first_of(const struct dxs_root_parameter *table, uint32_t range)
{
    uint32_t first = table->ranges[range].offset;

    if (first != DXS_OFFSET_APPEND)
        return first;
    return range ? first_of(table, range - 1) + table->ranges[range - 1].count : 0;
}

/* Root descriptors, then static constant buffers, then the block: each set counts by itself. */
void demand_of_root(const struct world *w, struct demands *d, const struct arguments *a)
{
    const struct dxs_pipeline_layout *l = w->p;
    uint32_t range_count = 0;

    for (uint32_t p = 0; p < w->global.desc.parameter_count; p++) {
        const struct dxs_root_parameter *parameter = &w->global.parameters[p];
        bool pushed =
            turn_of(w, parameter) == 3 && form_of_root(w, parameter->type) == DXS_ROOT_DESCRIPTOR_FORM_PUSH_DESCRIPTOR;
        if (turn_of(w, parameter) != 3)
            continue;
        struct dxs_set_binding place = next_place(w, d, pushed);
        demand_buffer(d, place, parameter->type == DXS_ROOT_PARAMETER_TYPE_CBV ? VK_UNIFORM_BUFFER : VK_STORAGE_BUFFER,
                      stages_of(&w->global, parameter->visibility));
        if (!l)
            continue;
        EXPECT(w, l->parameters[p].form, pushed ? DXS_PARAMETER_FORM_PUSH_DESCRIPTOR : DXS_PARAMETER_FORM_DESCRIPTOR);
        EXPECT(w, l->parameters[p].descriptor.set, place.set);
        EXPECT(w, l->parameters[p].descriptor.binding, place.binding);
    }
    for (uint32_t p = 0; p < w->global.desc.parameter_count; p++) {
        const struct dxs_root_parameter *table = &w->global.parameters[p];
        for (uint32_t n = 0; table->type == DXS_ROOT_PARAMETER_TYPE_TABLE && n < table->range_count; n++) {
            enum dxs_static_form form = static_form(w, &table->ranges[n]);
            bool is_inline = form == DXS_STATIC_FORM_INLINE_BLOCK;
            if (form == DXS_STATIC_FORM_HEAP)
                continue;
            if (l) {
                const struct dxs_static_range *r = &l->static_ranges[range_count];
                EXPECT(w, range_count < l->static_range_count, true);
                EXPECT(w, r->parameter, p);
                EXPECT(w, r->range, n);
                EXPECT(w, r->offset, first_of(table, n));
                EXPECT(w, r->count, table->ranges[n].count);
                EXPECT(w, r->form, form);
                EXPECT(w, r->descriptor.binding, form == DXS_STATIC_FORM_PUSH_DESCRIPTOR ? d->push_next : d->root_next);
            }
            range_count++;
            for (uint32_t k = 0; k < table->ranges[n].count; k++)
                demand(d, (struct demand){.place = next_place(w, d, form == DXS_STATIC_FORM_PUSH_DESCRIPTOR),
                                          .type = is_inline ? VK_INLINE_UNIFORM_BLOCK : VK_UNIFORM_BUFFER,
                                          .count = is_inline ? w->policy.inline_block_size : 1,
                                          .stages = stages_of(&w->global, table->visibility),
                                          .sampler = DXS_NONE});
        }
    }
    if (l)
        EXPECT(w, l->static_range_count, range_count);
    if (!a->block_end || is_mapped(w) || overflows_to_memory(w))
        return;
    bool is_inline = w->policy.push_constant_overflow == DXS_ROOT_OVERFLOW_INLINE_BLOCK && has_sets(w);
    d->block = next_place(w, d, false);
    demand(d, (struct demand){.place = d->block,
                              .type = is_inline ? VK_INLINE_UNIFORM_BLOCK : VK_UNIFORM_BUFFER,
                              .count = is_inline ? aligned(a->block_end, 16) : 1,
                              .stages = a->block_stages,
                              .sampler = DXS_NONE});
}

void demand_of_model(const struct world *w, struct demands *d)
{
    const struct dxs_layout_policy *p = &w->policy;

    if (p->heap_size_source == DXS_WORD_KIND_UNIFORM_BUFFER)
        demand_buffer(d, p->heap_size_buffer, VK_UNIFORM_BUFFER, STAGE_ALL);
    if (p->heap_size_source == DXS_WORD_KIND_BUFFER_LENGTH)
        demand_buffer(d, p->heap_size_buffer, VK_STORAGE_BUFFER, STAGE_ALL);
    if (p->model.qa.enabled) {
        demand_buffer(d, p->model.qa.report, VK_STORAGE_BUFFER, STAGE_ALL);
        demand_buffer(d, p->model.qa.heap, VK_STORAGE_BUFFER, STAGE_ALL);
    }
    if (p->model.sampler_qa.enabled)
        demand_buffer(d, p->model.sampler_qa.heap, VK_STORAGE_BUFFER, STAGE_ALL);
}

/* ---- Sets -------------------------------------------------------------------------------------------------------- */

/* The binding is what all demands of its place ask for together. */
static void check_binding(const struct world *w, const struct demands *d, uint32_t set,
                          const struct dxs_layout_binding *b)
{
    uint32_t types[DXS_HEAP_COUNT], type_count = 0, stages = 0;
    const struct demand *first = NULL;

    for (uint32_t n = 0; n < d->count; n++) {
        const struct demand *wanted = &d->list[n];
        uint32_t k = 0;
        if (wanted->place.set != set || wanted->place.binding != b->binding)
            continue;
        while (k < type_count && types[k] != wanted->type)
            k++;
        types[k] = wanted->type;
        type_count += k == type_count;
        stages |= wanted->stages;
        first = first ? first : wanted;
    }
    EXPECT(w, first != NULL, true);
    EXPECT(w, b->stages, stages);
    EXPECT(w, b->count, first->count);
    EXPECT(w, b->flags, first->flags);
    EXPECT(w, b->static_sampler, first->sampler);
    EXPECT(w, b->type, type_count > 1 ? VK_MUTABLE : types[0]);
    EXPECT(w, b->mutable_type_count, type_count > 1 ? type_count : 0);
    for (uint32_t n = 0; n < b->mutable_type_count; n++) {
        uint32_t k = 0;
        while (k < type_count && types[k] != b->mutable_types[n])
            k++;
        EXPECT(w, k < type_count, true);
        types[k] = VK_MUTABLE; /* found: not again */
    }
}

void check_sets(const struct world *w, const struct demands *d)
{
    uint32_t set_count = 0;

    for (uint32_t n = 0; n < d->count; n++)
        set_count = d->list[n].place.set >= set_count ? d->list[n].place.set + 1 : set_count;
    EXPECT(w, w->p->set_count, set_count);
    for (uint32_t s = 0; s < set_count; s++) {
        const struct dxs_layout_set *set = &w->p->sets[s];
        bool has_heap = false, is_pushed = d->push_next && s == w->policy.push_set;
        for (uint32_t n = 0; n < d->count; n++)
            has_heap |= d->list[n].is_heap && d->list[n].place.set == s;
        EXPECT(w, set->flags, (is_pushed ? 1u : 0u) | (has_heap ? 2u : 0u));
        for (uint32_t n = 0; n < set->binding_count; n++) {
            EXPECT(w, n == 0 || set->bindings[n - 1].binding < set->bindings[n].binding, true);
            check_binding(w, d, s, &set->bindings[n]);
        }
    }
    for (uint32_t n = 0; n < d->count; n++) {
        const struct dxs_layout_set *set = &w->p->sets[d->list[n].place.set];
        uint32_t k = 0;
        while (k < set->binding_count && set->bindings[k].binding != d->list[n].place.binding)
            k++;
        EXPECT(w, k < set->binding_count, true);
    }
}

/* ---- Numbers ----------------------------------------------------------------------------------------------------- */

static void check_parameter(const struct world *w, const struct dxs_layout_parameter *is,
                            const struct dxs_layout_parameter *expected)
{
    EXPECT(w, is->form, expected->form);
    EXPECT(w, is->root_arguments, expected->root_arguments);
    EXPECT(w, is->offset, expected->offset);
    EXPECT(w, is->size, expected->size);
}

static void check_word(const struct world *w, const struct dxs_word_source *is, uint32_t number, uint32_t push_end)
{
    const struct dxs_layout_policy *p = &w->policy;
    uint32_t size = number ? p->sampler_heap_size : p->resource_heap_size;
    bool is_length = p->heap_size_source == DXS_WORD_KIND_BUFFER_LENGTH; /* of records; samplers have none */
    const uint32_t values[] = {0, size, push_end + 4 * number, 4 * number, number ? size : p->model.addresses.stride};

    EXPECT(w, is->source, is_length && number ? DXS_WORD_KIND_CONSTANT : p->heap_size_source);
    EXPECT(w, is->value, values[p->heap_size_source]);
    if (is->source >= DXS_WORD_KIND_UNIFORM_BUFFER) {
        EXPECT(w, is->buffer.set, p->heap_size_buffer.set);
        EXPECT(w, is->buffer.binding, p->heap_size_buffer.binding);
    }
}

void check_numbers(const struct world *w, const struct arguments *a, const struct demands *d)
{
    const struct dxs_pipeline_layout *l = w->p;
    const struct dxs_layout_policy *p = &w->policy;
    bool pushes_sizes = p->heap_size_source == DXS_WORD_KIND_PUSH_CONSTANTS;

    EXPECT(w, l->push_constant_size, a->push_end + (pushes_sizes ? 8 : 0));
    EXPECT(w, l->push_constant_stages, a->push_stages | (pushes_sizes ? STAGE_ALL : 0));
    EXPECT(w, l->uniform_block_size, aligned(a->block_end, 16));
    EXPECT(w, l->uniform_block_address, a->has_address ? 0 : DXS_NONE);
    EXPECT(w, l->parameter_count, w->global.desc.parameter_count);
    for (uint32_t n = 0; n < l->parameter_count; n++)
        if (turn_of(w, &w->global.parameters[n]) < 3)
            check_parameter(w, &l->parameters[n], &a->placed[n]);
    EXPECT(w, l->local_parameter_count, w->local.desc.parameter_count);
    for (uint32_t n = 0; n < l->local_parameter_count; n++) {
        struct dxs_layout_parameter placed;
        place_in_record(w, n, &placed);
        check_parameter(w, &l->local_parameters[n], &placed);
    }
    EXPECT(w, l->shader_record_size, place_in_record(w, DXS_NONE, NULL));
    EXPECT(w, l->model.uniform_block.set, d->block.set);
    EXPECT(w, l->model.uniform_block.binding, d->block.binding);
    EXPECT(w, l->model.push_constant_limit, p->model.push_constant_limit);
    EXPECT(w, l->model.set_limit, is_mapped(w) ? UINT32_MAX : p->model.set_limit); /* spaces are sets */
    check_word(w, &l->model.resource_heap_size, 0, a->push_end);
    check_word(w, &l->model.sampler_heap_size, 1, a->push_end);
    EXPECT(w, memcmp(&l->model.addresses, &p->model.addresses, sizeof p->model.addresses), 0);
    EXPECT(w, memcmp(&l->model.offsets, &p->model.offsets, sizeof p->model.offsets), 0);
    EXPECT(w, l->model.qa.enabled, p->model.qa.enabled);
    EXPECT(w, memcmp(&l->model.qa.report, &p->model.qa.report, 2 * sizeof p->model.qa.report), 0);
    EXPECT(w, l->model.sampler_qa.enabled, p->model.sampler_qa.enabled);
    EXPECT(w, memcmp(&l->model.sampler_qa.heap, &p->model.sampler_qa.heap, sizeof p->model.sampler_qa.heap), 0);
    EXPECT(w, l->model.address_source, p->model.address_source);
    EXPECT(w, l->model.qa_format, p->model.qa_format);
    EXPECT(w, l->model.heap_clamp, p->model.heap_clamp);
    EXPECT(w, l->model.root_memory, 0); /* the address of the memory is at byte 0 */
}
