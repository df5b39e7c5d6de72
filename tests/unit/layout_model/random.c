/* Random root signatures and policies. */
#include "unit/layout_model/model.h"

/* ---- Random root signatures -------------------------------------------------------------------------------------- */

/* The stages of shader records have no visibility of their own. */
static enum dxs_visibility any_visibility(struct world *w, const struct side *s)
{
    return s->is_local || chance(w, 40) ? DXS_VISIBILITY_ALL : (enum dxs_visibility)below(w, DXS_VISIBILITY_MESH + 1);
}

static uint32_t any_range_flags(struct world *w, enum dxs_root_signature_version version, enum dxs_range_type type)
{
    static const uint32_t flags[] = {0, DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE, DXS_DESCRIPTOR_FLAG_DATA_STATIC,
                                     DXS_DESCRIPTOR_FLAG_DATA_VOLATILE,
                                     DXS_DESCRIPTOR_FLAG_DESCRIPTORS_STATIC_BOUNDS_CHECKED};

    return version == DXS_ROOT_SIGNATURE_VERSION_V1_0 ? 0 : flags[below(w, type == DXS_RANGE_TYPE_SAMPLER ? 2 : 5)];
}

/* A range gets a register space of its own, or registers behind those of the last range. */
static void make_table(struct world *w, struct side *s, uint32_t number)
{
    struct dxs_root_parameter *table = &s->parameters[number];
    struct dxs_descriptor_range *list = s->ranges[number], *last = NULL;
    bool samplers = chance(w, 25);

    table->ranges = list;
    table->range_count = below(w, MAX_RANGES + 1);
    for (uint32_t n = 0; n < table->range_count; last = &list[n++]) {
        bool follows = last && last->count != DXS_UNBOUNDED && chance(w, 30),
             is_behind_all = last && last->count == DXS_UNBOUNDED;
        struct dxs_descriptor_range *range = &list[n];
        range->type = samplers  ? DXS_RANGE_TYPE_SAMPLER
                      : follows ? last->type
                                : (enum dxs_range_type)below(w, DXS_RANGE_TYPE_SAMPLER);
        range->space = follows ? last->space : s->next_space++;
        range->base_register = follows ? last->base_register + last->count + below(w, 2) : below(w, 50);
        range->count = chance(w, 15) ? DXS_UNBOUNDED : 1 + below(w, 5);
        range->offset = is_behind_all || chance(w, 40) ? below(w, 30) : DXS_OFFSET_APPEND;
        range->flags = any_range_flags(w, s->desc.version, range->type);
    }
}

/* What the parameter before binds, for another stage. */
static bool make_twin(struct world *w, struct side *s, uint32_t number)
{
    const struct dxs_root_parameter *before = &s->parameters[number - 1];
    uint32_t other = 1 + below(w, DXS_VISIBILITY_MESH);

    if (before->visibility == DXS_VISIBILITY_ALL || other == (uint32_t)before->visibility ||
        (number > 1 && s->parameters[number - 2].space == before->space))
        return false;
    s->parameters[number] = *before;
    s->parameters[number].visibility = (enum dxs_visibility)other;
    return true;
}

static void make_parameter(struct world *w, struct side *s, uint32_t number)
{
    struct dxs_root_parameter *p = &s->parameters[number];

    if (number > 0 && s->parameters[number - 1].type != DXS_ROOT_PARAMETER_TYPE_TABLE && chance(w, 30) &&
        make_twin(w, s, number))
        return;
    p->type = (enum dxs_root_parameter_type)below(w, DXS_ROOT_PARAMETER_TYPE_UAV + 1);
    p->visibility = any_visibility(w, s);
    if (p->type == DXS_ROOT_PARAMETER_TYPE_TABLE) {
        make_table(w, s, number);
        return;
    }
    p->shader_register = below(w, 50);
    p->space = s->next_space++;
    p->constant_count = p->type == DXS_ROOT_PARAMETER_TYPE_CONSTANTS ? below(w, 7) : 0;
}

static void make_samplers(struct world *w, struct side *s)
{
    s->desc.sampler_count = below(w, MAX_SAMPLERS + 1);
    for (uint32_t n = 0; n < s->desc.sampler_count; n++) {
        struct dxs_static_sampler *sampler = &s->samplers[n];
        *sampler = (struct dxs_static_sampler){.address_u = 1,
                                               .address_v = 1,
                                               .address_w = 1,
                                               .comparison = 1,
                                               .shader_register = below(w, 50),
                                               .space = s->next_space};
        sampler->visibility = any_visibility(w, s);
        bool is_twin = n > 0 && sampler->visibility > sampler[-1].visibility && sampler[-1].visibility && chance(w, 50);
        if (is_twin) { /* visibilities ascend, so no two of them are equal */
            sampler->shader_register = sampler[-1].shader_register;
            sampler->space = sampler[-1].space;
        }
        s->next_space += !is_twin;
    }
}

void make_side(struct world *w, struct side *s, bool is_local)
{
    s->is_local = is_local;
    s->next_space = is_local ? FIRST_LOCAL_SPACE : 0;
    s->desc = (struct dxs_root_signature_desc){.version = (enum dxs_root_signature_version)(1 + below(w, 3)),
                                               .flags = is_local ? DXS_ROOT_SIGNATURE_FLAG_LOCAL : 0,
                                               .parameters = s->parameters,
                                               .samplers = s->samplers};
    s->desc.flags |= chance(w, 30) ? DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED : 0;
    s->desc.flags |= chance(w, 30) ? DXS_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_INDEXED : 0;
    s->desc.parameter_count = below(w, MAX_PARAMETERS + 1);
    for (uint32_t p = 0; p < s->desc.parameter_count; p++)
        make_parameter(w, s, p);
    make_samplers(w, s);
}

/* ---- Random policies --------------------------------------------------------------------------------------------- */

bool has_sets(const struct world *w)
{
    return w->policy.model.descriptor_heap == DXS_DESCRIPTOR_HEAP_NONE;
}

bool is_mapped(const struct world *w)
{
    return w->policy.model.descriptor_heap == DXS_DESCRIPTOR_HEAP_MAPPINGS;
}

static void shuffle(struct world *w, uint32_t *numbers, uint32_t count)
{
    for (uint32_t n = count; n > 1; n--) {
        uint32_t k = below(w, n), kept = numbers[n - 1];
        numbers[n - 1] = numbers[k];
        numbers[k] = kept;
    }
}

/* Kinds of equal slots get one mapping. Textures and typed buffers must have equal slots. */
static void choose_slots(struct world *w)
{
    static const struct dxs_heap_slots areas[] = {{0, 64}, {1 << 20, 128}, {2 << 20, 64}, {3 << 20, 192}};
    struct dxs_bound_heaps *heaps = &w->policy.model.bound_heaps;

    for (uint32_t kind = 0; kind < DXS_HEAP_COUNT; kind++)
        heaps->slots[kind] = areas[below(w, 4)];
    heaps->slots[DXS_HEAP_UNIFORM_TEXEL_BUFFERS] = heaps->slots[DXS_HEAP_SAMPLED_IMAGES];
    heaps->slots[DXS_HEAP_STORAGE_TEXEL_BUFFERS] = heaps->slots[DXS_HEAP_STORAGE_IMAGES];
    heaps->slots[DXS_HEAP_COUNTERS] = (struct dxs_heap_slots){5 << 20, 64};
    heaps->slots[DXS_HEAP_SAMPLERS].offset += 32 * below(w, 3);
    if (chance(w, 50)) {
        heaps->sampler_size = heaps->sampler_alignment = 32;
        heaps->image_size = heaps->image_alignment = heaps->buffer_size = heaps->buffer_alignment = 64;
    }
}

static void choose_sets(struct world *w)
{
    struct dxs_layout_policy *p = &w->policy;
    uint32_t sets[] = {0, 1, 2, 3, 4, 5, 6}, shifts[] = {0, 1000, 2000, 3000, 4000};

    shuffle(w, sets, 7);
    for (uint32_t kind = 0; kind < DXS_HEAP_COUNT; kind++)
        p->heaps[kind] = (struct dxs_set_binding){sets[kind % 2 && chance(w, 50)], kind};
    for (uint32_t kind = DXS_HEAP_UNIFORM_BUFFERS; p->mutable_descriptors && kind < DXS_HEAP_COUNT; kind++)
        p->heaps[kind] = p->heaps[1 + below(w, kind)];
    if (p->counter == DXS_COUNTER_STORAGE_BUFFER && chance(w, 30))
        p->heaps[DXS_HEAP_COUNTERS] = p->heaps[DXS_HEAP_STORAGE_BUFFERS];
    p->address_buffer = (struct dxs_set_binding){sets[below(w, 3)], 40};
    p->heap_size_buffer = (struct dxs_set_binding){sets[below(w, 3)], 41};
    p->model.offsets.buffer = (struct dxs_set_binding){sets[below(w, 3)], 42};
    p->model.qa.report = (struct dxs_set_binding){sets[below(w, 3)], 43};
    p->model.qa.heap = (struct dxs_set_binding){sets[below(w, 3)], 44};
    p->model.sampler_qa.heap = (struct dxs_set_binding){sets[below(w, 3)], 45};
    p->root_set = sets[3];
    p->push_set = sets[4];
    p->static_sampler_set = sets[5];
    p->local_static_sampler_set = sets[6];
    p->model.set_limit = chance(w, 10) ? 5 : 7 + below(w, 3);
    shuffle(w, shifts, 5);
    p->model.shifts = (struct dxs_register_shifts){
        .cbv = shifts[0], .srv = shifts[1], .uav = shifts[2], .sampler = shifts[3], .counter = shifts[4]};
}

void choose_policy(struct world *w)
{
    static const uint32_t alignments[] = {0, 1, 4, 16, 64, 256};
    struct dxs_layout_policy *p = &w->policy;

    *p = dxs_default_layout_policy();
    p->model.descriptor_heap = (enum dxs_descriptor_heap)(chance(w, 50) ? 0 : 1 + below(w, 2));
    p->model.push_constant_limit = 4 * below(w, chance(w, 50) ? 12 : 40);
    p->push_constant_overflow = (enum dxs_root_overflow)below(w, 4);
    p->dynamic_constants = chance(w, 50);
    p->inline_block_size = 64 * below(w, 3);
    p->cbv_heap_as_storage_buffers = chance(w, 30);
    p->raw_heap_as_texel_buffers = chance(w, 30);
    p->resource_heap_size = 1 + below(w, 1000);
    p->sampler_heap_size = 1 + below(w, 1000);
    p->descriptor_size_log2 = below(w, 7);
    p->sampler_descriptor_size_log2 = below(w, 7);
    p->model.addresses = (struct dxs_address_records){16, 8 * below(w, 2)};
    uint32_t untyped = 8 * below(w, 4), typed = 8 * below(w, 4);
    p->model.offsets = (struct dxs_offset_records){{0, 0}, 32, untyped, typed};
    p->model.address_source = (enum dxs_address_source)below(w, 2);
    p->model.qa_format = (enum dxs_qa_format)below(w, 2);
    p->model.heap_clamp = (enum dxs_index_clamp)below(w, 2);
    if (!is_mapped(w)) {
        p->acceleration_structures_as_addresses = chance(w, 50);
        p->counter = (enum dxs_counter)below(w, 3);
        p->storage_buffer_alignment = alignments[below(w, 6)];
        p->texel_buffer_alignment = alignments[below(w, 6)];
        p->heap_size_source = (enum dxs_word_kind)below(w, 5);
        p->model.qa.enabled = chance(w, 30);
        p->model.sampler_qa.enabled = p->model.qa.enabled && chance(w, 50);
    }
    if (has_sets(w)) {
        p->root_cbv = (enum dxs_root_descriptor_form)below(w, 3);
        p->root_srv = (enum dxs_root_descriptor_form)below(w, 3);
        p->root_uav = (enum dxs_root_descriptor_form)below(w, 3);
        p->static_cbv = (enum dxs_static_form)below(w, 4);
        p->mutable_descriptors = chance(w, 40);
    } else {
        choose_slots(w);
    }
    choose_sets(w);
}
