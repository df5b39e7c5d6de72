/* Random root signatures and policies: every member of the layout, and of the bindings of resources in it, must be what
 * this second reading of dxs_layout.h says. Each answer is looked up by itself, from the whole signature: no state is
 * kept between parameters. Mappings are evaluated as Vulkan defines them. */
#include "random/random.h"
#include "unit/layout_fixture.h"

#include <string.h>

enum {
    SEEDS = 3000,
    MAX_PARAMETERS = 7,
    MAX_RANGES = 3,
    MAX_SAMPLERS = 4,
    MAX_DEMANDS = 1024,
    FIRST_LOCAL_SPACE = 100,
    RAY_TRACING = 0x3F00
};

struct side { /* a root signature, global or local */
    struct dxs_root_signature_desc desc;
    struct dxs_root_parameter parameters[MAX_PARAMETERS];
    struct dxs_descriptor_range ranges[MAX_PARAMETERS][MAX_RANGES];
    struct dxs_static_sampler samplers[MAX_SAMPLERS];
    uint32_t next_space;
    bool is_local, is_given;
};

struct world {
    uint64_t seed, random;
    struct side global, local;
    struct dxs_layout_policy policy;
    const struct dxs_pipeline_layout *p; /* what the library made */
    dxs_layout *layout;
};

static uint32_t below(struct world *w, uint32_t limit)
{
    return random_below(&w->random, limit);
}

static bool chance(struct world *w, uint32_t percent)
{
    return random_chance(&w->random, percent);
}

#define EXPECT(w, is, expected)                                                                                        \
    do {                                                                                                               \
        uint64_t is_ = (is), expected_ = (expected);                                                                   \
        if (is_ != expected_)                                                                                          \
            fail_msg("seed %u: %s is %llu, expected %llu (line %d)", (unsigned)(w)->seed, #is,                         \
                     (unsigned long long)is_, (unsigned long long)expected_, __LINE__);                                \
    } while (0)

/* ---- Random root signatures -------------------------------------------------------------------------------------- */

/* The stages of shader records have no visibility of their own. */
static enum dxs_visibility any_visibility(struct world *w, const struct side *s)
{
    return s->is_local || chance(w, 40) ? DXS_VISIBLE_TO_ALL : (enum dxs_visibility)below(w, DXS_VISIBLE_TO_MESH + 1);
}

static uint32_t any_range_flags(struct world *w, enum dxs_root_signature_version version, enum dxs_range_type type)
{
    static const uint32_t flags[] = {0, DXS_DESCRIPTORS_VOLATILE, DXS_DATA_STATIC, DXS_DATA_VOLATILE,
                                     DXS_DESCRIPTORS_STATIC_BOUNDS_CHECKED};

    return version == DXS_ROOT_SIGNATURE_1_0 ? 0 : flags[below(w, type == DXS_RANGE_SAMPLER ? 2 : 5)];
}

/* Registers of a space of their own, or behind those of the range before. */
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
        range->type = samplers  ? DXS_RANGE_SAMPLER
                      : follows ? last->type
                                : (enum dxs_range_type)below(w, DXS_RANGE_SAMPLER);
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
    uint32_t other = 1 + below(w, DXS_VISIBLE_TO_MESH);

    if (before->visibility == DXS_VISIBLE_TO_ALL || other == (uint32_t)before->visibility ||
        (number > 1 && s->parameters[number - 2].space == before->space))
        return false;
    s->parameters[number] = *before;
    s->parameters[number].visibility = (enum dxs_visibility)other;
    return true;
}

static void make_parameter(struct world *w, struct side *s, uint32_t number)
{
    struct dxs_root_parameter *p = &s->parameters[number];

    if (number > 0 && s->parameters[number - 1].type != DXS_ROOT_TABLE && chance(w, 30) && make_twin(w, s, number))
        return;
    p->type = (enum dxs_root_parameter_type)below(w, DXS_ROOT_UAV + 1);
    p->visibility = any_visibility(w, s);
    if (p->type == DXS_ROOT_TABLE) {
        make_table(w, s, number);
        return;
    }
    p->shader_register = below(w, 50);
    p->space = s->next_space++;
    p->constant_count = p->type == DXS_ROOT_CONSTANTS ? below(w, 7) : 0;
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
                                               .space = s->next_space,
                                               .visibility = any_visibility(w, s)};
        bool is_twin = n > 0 && sampler->visibility > sampler[-1].visibility && sampler[-1].visibility && chance(w, 50);
        if (is_twin) { /* visibilities ascend, so no two of them are equal */
            sampler->shader_register = sampler[-1].shader_register;
            sampler->space = sampler[-1].space;
        }
        s->next_space += !is_twin;
    }
}

static void make_side(struct world *w, struct side *s, bool is_local)
{
    s->is_local = is_local;
    s->next_space = is_local ? FIRST_LOCAL_SPACE : 0;
    s->desc = (struct dxs_root_signature_desc){.version = (enum dxs_root_signature_version)(1 + below(w, 3)),
                                               .flags = is_local ? DXS_LOCAL_ROOT_SIGNATURE : 0,
                                               .parameters = s->parameters,
                                               .samplers = s->samplers};
    s->desc.flags |= chance(w, 30) ? DXS_RESOURCE_HEAP_INDEXED : 0;
    s->desc.flags |= chance(w, 30) ? DXS_SAMPLER_HEAP_INDEXED : 0;
    s->desc.parameter_count = below(w, MAX_PARAMETERS + 1);
    for (uint32_t p = 0; p < s->desc.parameter_count; p++)
        make_parameter(w, s, p);
    make_samplers(w, s);
}

/* ---- Random policies --------------------------------------------------------------------------------------------- */

static bool has_sets(const struct world *w)
{
    return w->policy.descriptor_heap == DXS_DESCRIPTOR_HEAP_NONE;
}

static bool is_mapped(const struct world *w)
{
    return w->policy.descriptor_heap == DXS_DESCRIPTOR_HEAP_MAPPINGS;
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
    struct dxs_bound_heaps *heaps = &w->policy.bound_heaps;

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
    p->offsets.buffer = (struct dxs_set_binding){sets[below(w, 3)], 42};
    p->qa.report = (struct dxs_set_binding){sets[below(w, 3)], 43};
    p->qa.heap = (struct dxs_set_binding){sets[below(w, 3)], 44};
    p->sampler_qa.heap = (struct dxs_set_binding){sets[below(w, 3)], 45};
    p->root_set = sets[3];
    p->push_set = sets[4];
    p->static_sampler_set = sets[5];
    p->local_static_sampler_set = sets[6];
    p->set_limit = chance(w, 10) ? 5 : 7 + below(w, 3);
    shuffle(w, shifts, 5);
    p->shifts = (struct dxs_register_shifts){
        .cbv = shifts[0], .srv = shifts[1], .uav = shifts[2], .sampler = shifts[3], .counter = shifts[4]};
}

static void choose_policy(struct world *w)
{
    static const uint32_t alignments[] = {0, 1, 4, 16, 64, 256};
    struct dxs_layout_policy *p = &w->policy;

    *p = dxs_default_layout_policy();
    p->descriptor_heap = (enum dxs_descriptor_heap)(chance(w, 50) ? 0 : 1 + below(w, 2));
    p->push_constant_limit = 4 * below(w, chance(w, 50) ? 12 : 40);
    p->push_constant_overflow = (enum dxs_push_constant_overflow)below(w, 4);
    p->dynamic_constants = chance(w, 50);
    p->inline_block_size = 64 * below(w, 3);
    p->cbv_heap_as_storage_buffers = chance(w, 30);
    p->raw_heap_as_texel_buffers = chance(w, 30);
    p->resource_heap_size = 1 + below(w, 1000);
    p->sampler_heap_size = 1 + below(w, 1000);
    p->descriptor_size_log2 = below(w, 7);
    p->sampler_descriptor_size_log2 = below(w, 7);
    p->addresses = (struct dxs_address_records){16, 8 * below(w, 2)};
    p->offsets = (struct dxs_offset_records){{0, 0}, 32, 8 * below(w, 4), 8 * below(w, 4)};
    p->address_source = (enum dxs_address_source)below(w, 2);
    p->qa_format = (enum dxs_qa_format)below(w, 2);
    if (!is_mapped(w)) {
        p->acceleration_structures_as_addresses = chance(w, 50);
        p->counter = (enum dxs_counter)below(w, 3);
        p->storage_buffer_alignment = alignments[below(w, 6)];
        p->texel_buffer_alignment = alignments[below(w, 6)];
        p->heap_size_source = (enum dxs_word_source_kind)below(w, 5);
        p->qa.enabled = chance(w, 30);
        p->sampler_qa.enabled = p->qa.enabled && chance(w, 50);
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

/* ---- Stages ------------------------------------------------------------------------------------------------------ */

/* VkShaderStageFlagBits by enum dxs_visibility. */
static const uint32_t stage_bits[] = {STAGE_ALL, 0x1, 0x2, 0x4, 0x8, 0x10, 0x40, 0x80};

static uint32_t stages_of(const struct side *s, enum dxs_visibility visibility)
{
    return stage_bits[visibility] & (s->is_local ? RAY_TRACING : STAGE_ALL);
}

/* ---- Root arguments ---------------------------------------------------------------------------------------------- */

static uint32_t form_of_root(const struct world *w, enum dxs_root_parameter_type type)
{
    return type == DXS_ROOT_CBV ? w->policy.root_cbv : type == DXS_ROOT_SRV ? w->policy.root_srv : w->policy.root_uav;
}

/* Addresses come first, then tables, then constants; 3: descriptors of sets, which are no root arguments. */
static uint32_t turn_of(const struct world *w, const struct dxs_root_parameter *p)
{
    return p->type == DXS_ROOT_CONSTANTS ? 2 : p->type == DXS_ROOT_TABLE ? 1 : form_of_root(w, p->type) ? 3 : 0;
}

static uint32_t bytes_of(const struct dxs_root_parameter *p)
{
    return p->type == DXS_ROOT_CONSTANTS ? 4 * p->constant_count : p->type == DXS_ROOT_TABLE ? 4 : 8;
}

static bool overflows_to_memory(const struct world *w)
{
    return w->policy.push_constant_overflow == DXS_OVERFLOW_TO_MEMORY && !is_mapped(w);
}

static uint32_t aligned(uint32_t bytes, uint32_t alignment)
{
    return (bytes + alignment - 1) / alignment * alignment;
}

/* What the root arguments of all parameters are, and what they take. */
struct arguments {
    struct dxs_layout_parameter placed[MAX_PARAMETERS];
    uint32_t push_end, push_stages, block_end, block_stages;
    bool has_address, is_refused;
};

/* The address of the block comes first if not all fits: heaps, and overflow to memory, need it. */
static void place_address(const struct world *w, struct arguments *a)
{
    uint32_t bytes = w->policy.heap_size_source == DXS_WORD_PUSH_CONSTANTS ? 8 : 0;

    for (uint32_t p = 0; p < w->global.desc.parameter_count; p++)
        bytes += bytes_of(&w->global.parameters[p]);
    if ((has_sets(w) && !overflows_to_memory(w)) || bytes <= w->policy.push_constant_limit ||
        w->policy.push_constant_overflow == DXS_OVERFLOW_REFUSED)
        return;
    a->has_address = true;
    a->push_end = 8;
    a->push_stages = STAGE_ALL;
    a->is_refused = w->policy.push_constant_limit < 8;
}

/* Mapped constants are read as a uniform buffer, by 16 bytes. */
static void place_argument(const struct world *w, struct arguments *a, uint32_t number)
{
    const struct dxs_root_parameter *p = &w->global.parameters[number];
    struct dxs_layout_parameter *placed = &a->placed[number];
    bool is_constants = p->type == DXS_ROOT_CONSTANTS, is_mapped_data = is_constants && is_mapped(w);
    uint32_t size = bytes_of(p), start = aligned(a->push_end, size == 8 && !is_constants ? 8 : 4);

    placed->form = is_constants                ? DXS_PARAMETER_CONSTANTS
                   : p->type == DXS_ROOT_TABLE ? DXS_PARAMETER_TABLE
                                               : DXS_PARAMETER_ADDRESS;
    placed->root_arguments = DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS;
    if (start + (is_mapped_data ? aligned(size, 16) : size) > w->policy.push_constant_limit) {
        a->is_refused |= w->policy.push_constant_overflow == DXS_OVERFLOW_REFUSED;
        if (is_mapped_data) {
            placed->form = DXS_PARAMETER_CONSTANTS_ADDRESS;
            size = 8;
            start = aligned(a->push_end, 8);
        }
        if (!is_mapped_data || start + 8 > w->policy.push_constant_limit)
            placed->root_arguments =
                overflows_to_memory(w) ? DXS_ROOT_ARGUMENTS_MEMORY : DXS_ROOT_ARGUMENTS_UNIFORM_BLOCK;
    }
    bool is_pushed = placed->root_arguments == DXS_ROOT_ARGUMENTS_PUSH_CONSTANTS;
    bool has_8_bytes = placed->form == DXS_PARAMETER_ADDRESS || placed->form == DXS_PARAMETER_CONSTANTS_ADDRESS;
    placed->offset = is_pushed ? start : aligned(a->block_end, has_8_bytes ? 8 : 4);
    placed->size = size;
    *(is_pushed ? &a->push_end : &a->block_end) = placed->offset + size;
    *(is_pushed ? &a->push_stages : &a->block_stages) |= stages_of(&w->global, p->visibility);
}

static struct arguments place_arguments(const struct world *w)
{
    struct arguments a = {.push_end = 0};

    place_address(w, &a);
    for (uint32_t turn = 0; turn < 3; turn++)
        for (uint32_t p = 0; p < w->global.desc.parameter_count; p++)
            if (turn_of(w, &w->global.parameters[p]) == turn)
                place_argument(w, &a, p);
    return a;
}

/* Direct3D aligns the arguments of a shader record to their size. */
static uint32_t place_in_record(const struct world *w, uint32_t number, struct dxs_layout_parameter *placed)
{
    uint32_t end = 0;

    for (uint32_t p = 0; p < w->local.desc.parameter_count; p++) {
        const struct dxs_root_parameter *parameter = &w->local.parameters[p];
        bool is_constants = parameter->type == DXS_ROOT_CONSTANTS;
        uint32_t size = is_constants ? 4 * parameter->constant_count : 8, start = aligned(end, is_constants ? 4 : 8);
        if (p == number)
            *placed = (struct dxs_layout_parameter){.form = is_constants ? DXS_PARAMETER_CONSTANTS
                                                            : parameter->type == DXS_ROOT_TABLE ? DXS_PARAMETER_TABLE
                                                                                                : DXS_PARAMETER_ADDRESS,
                                                    .root_arguments = DXS_ROOT_ARGUMENTS_SHADER_RECORD,
                                                    .offset = start,
                                                    .size = size};
        end = start + size;
    }
    return end;
}

/* ---- Bindings that are asked for --------------------------------------------------------------------------------- */

enum { /* VkDescriptorType */
    SAMPLED_IMAGE = 2,
    STORAGE_IMAGE = 3,
    UNIFORM_TEXELS = 4,
    STORAGE_TEXELS = 5,
    SCENE = 1000150000
};

struct demand {
    struct dxs_set_binding place;
    uint32_t type, count, stages, flags, sampler;
    bool is_heap;
};

struct demands {
    struct demand list[MAX_DEMANDS];
    uint32_t count, root_next, push_next;
    struct dxs_set_binding block;
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
    bool samplers = kind == DXS_HEAP_SAMPLERS, is_checked = samplers ? p->sampler_qa.enabled : p->qa.enabled;

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
    bool uav = type == DXS_RANGE_UAV, srv = type == DXS_RANGE_SRV;

    if (type == DXS_RANGE_SAMPLER)
        demand_heap(w, d, DXS_HEAP_SAMPLERS, stages);
    if (type == DXS_RANGE_CBV && !p->cbv_heap_as_storage_buffers)
        demand_heap(w, d, DXS_HEAP_UNIFORM_BUFFERS, stages);
    if (uav || srv || (type == DXS_RANGE_CBV && p->cbv_heap_as_storage_buffers))
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
                      p->address_source == DXS_ADDRESSES_BEHIND_POINTER ? VK_UNIFORM_BUFFER : VK_STORAGE_BUFFER,
                      stages);
    if ((uav || srv) && (p->storage_buffer_alignment > 1 || p->texel_buffer_alignment > 1))
        demand_buffer(d, p->offsets.buffer, VK_STORAGE_BUFFER, stages);
}

static void demand_of_side(const struct world *w, struct demands *d, const struct side *s)
{
    for (uint32_t p = 0; p < s->desc.parameter_count; p++)
        for (uint32_t n = 0; s->parameters[p].type == DXS_ROOT_TABLE && n < s->parameters[p].range_count; n++)
            demand_range(w, d, s->parameters[p].ranges[n].type, stages_of(s, s->parameters[p].visibility));
    for (uint32_t type = 0; type <= DXS_RANGE_SAMPLER; type++)
        if (s->desc.flags & (type == DXS_RANGE_SAMPLER ? DXS_SAMPLER_HEAP_INDEXED : DXS_RESOURCE_HEAP_INDEXED))
            demand_range(w, d, (enum dxs_range_type)type, stages_of(s, DXS_VISIBLE_TO_ALL));
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
    bool is_static = w->global.desc.version != DXS_ROOT_SIGNATURE_1_0 && !(range->flags & DXS_DESCRIPTORS_VOLATILE);

    if (range->type != DXS_RANGE_CBV || range->count == DXS_UNBOUNDED || !is_static)
        return DXS_STATIC_IN_HEAP;
    return w->policy.static_cbv == DXS_STATIC_AS_INLINE_BLOCK && !(range->flags & DXS_DATA_STATIC)
               ? DXS_STATIC_AS_DESCRIPTOR
               : w->policy.static_cbv;
}

static struct dxs_set_binding next_place(const struct world *w, struct demands *d, bool pushed)
{
    return pushed ? (struct dxs_set_binding){w->policy.push_set, d->push_next++}
                  : (struct dxs_set_binding){w->policy.root_set, d->root_next++};
}

/* Index in the table of the range's first descriptor. */
static uint32_t first_of(const struct dxs_root_parameter *table, uint32_t range)
{
    uint32_t first = table->ranges[range].offset;

    if (first != DXS_OFFSET_APPEND)
        return first;
    return range ? first_of(table, range - 1) + table->ranges[range - 1].count : 0;
}

/* Root descriptors, then static constant buffers, then the block: each set counts by itself. */
static void demand_of_root(const struct world *w, struct demands *d, const struct arguments *a)
{
    const struct dxs_pipeline_layout *l = w->p;
    uint32_t range_count = 0;

    for (uint32_t p = 0; p < w->global.desc.parameter_count; p++) {
        const struct dxs_root_parameter *parameter = &w->global.parameters[p];
        bool pushed = turn_of(w, parameter) == 3 && form_of_root(w, parameter->type) == DXS_ROOT_AS_PUSH_DESCRIPTOR;
        if (turn_of(w, parameter) != 3)
            continue;
        struct dxs_set_binding place = next_place(w, d, pushed);
        demand_buffer(d, place, parameter->type == DXS_ROOT_CBV ? VK_UNIFORM_BUFFER : VK_STORAGE_BUFFER,
                      stages_of(&w->global, parameter->visibility));
        if (!l)
            continue;
        EXPECT(w, l->parameters[p].form, pushed ? DXS_PARAMETER_PUSH_DESCRIPTOR : DXS_PARAMETER_DESCRIPTOR);
        EXPECT(w, l->parameters[p].descriptor.set, place.set);
        EXPECT(w, l->parameters[p].descriptor.binding, place.binding);
    }
    for (uint32_t p = 0; p < w->global.desc.parameter_count; p++) {
        const struct dxs_root_parameter *table = &w->global.parameters[p];
        for (uint32_t n = 0; table->type == DXS_ROOT_TABLE && n < table->range_count; n++) {
            enum dxs_static_form form = static_form(w, &table->ranges[n]);
            bool is_inline = form == DXS_STATIC_AS_INLINE_BLOCK;
            if (form == DXS_STATIC_IN_HEAP)
                continue;
            if (l) {
                const struct dxs_static_range *r = &l->static_ranges[range_count];
                EXPECT(w, range_count < l->static_range_count, true);
                EXPECT(w, r->parameter, p);
                EXPECT(w, r->range, n);
                EXPECT(w, r->offset, first_of(table, n));
                EXPECT(w, r->count, table->ranges[n].count);
                EXPECT(w, r->form, form);
                EXPECT(w, r->descriptor.binding, form == DXS_STATIC_AS_PUSH_DESCRIPTOR ? d->push_next : d->root_next);
            }
            range_count++;
            for (uint32_t k = 0; k < table->ranges[n].count; k++)
                demand(d, (struct demand){.place = next_place(w, d, form == DXS_STATIC_AS_PUSH_DESCRIPTOR),
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
    bool is_inline = w->policy.push_constant_overflow == DXS_OVERFLOW_TO_INLINE_BLOCK && has_sets(w);
    d->block = next_place(w, d, false);
    demand(d, (struct demand){.place = d->block,
                              .type = is_inline ? VK_INLINE_UNIFORM_BLOCK : VK_UNIFORM_BUFFER,
                              .count = is_inline ? aligned(a->block_end, 16) : 1,
                              .stages = a->block_stages,
                              .sampler = DXS_NONE});
}

static void demand_of_model(const struct world *w, struct demands *d)
{
    const struct dxs_layout_policy *p = &w->policy;

    if (p->heap_size_source == DXS_WORD_UNIFORM_BUFFER)
        demand_buffer(d, p->heap_size_buffer, VK_UNIFORM_BUFFER, STAGE_ALL);
    if (p->heap_size_source == DXS_WORD_BUFFER_LENGTH)
        demand_buffer(d, p->heap_size_buffer, VK_STORAGE_BUFFER, STAGE_ALL);
    if (p->qa.enabled) {
        demand_buffer(d, p->qa.report, VK_STORAGE_BUFFER, STAGE_ALL);
        demand_buffer(d, p->qa.heap, VK_STORAGE_BUFFER, STAGE_ALL);
    }
    if (p->sampler_qa.enabled)
        demand_buffer(d, p->sampler_qa.heap, VK_STORAGE_BUFFER, STAGE_ALL);
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

static void check_sets(const struct world *w, const struct demands *d)
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
    bool is_length = p->heap_size_source == DXS_WORD_BUFFER_LENGTH; /* of records; samplers have none */
    const uint32_t values[] = {0, size, push_end + 4 * number, 4 * number, number ? size : p->addresses.stride};

    EXPECT(w, is->source, is_length && number ? DXS_WORD_CONSTANT : p->heap_size_source);
    EXPECT(w, is->value, values[p->heap_size_source]);
    if (is->source >= DXS_WORD_UNIFORM_BUFFER) {
        EXPECT(w, is->buffer.set, p->heap_size_buffer.set);
        EXPECT(w, is->buffer.binding, p->heap_size_buffer.binding);
    }
}

static void check_numbers(const struct world *w, const struct arguments *a, const struct demands *d)
{
    const struct dxs_pipeline_layout *l = w->p;
    const struct dxs_layout_policy *p = &w->policy;
    bool pushes_sizes = p->heap_size_source == DXS_WORD_PUSH_CONSTANTS;

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
    EXPECT(w, l->model.push_constant_limit, p->push_constant_limit);
    EXPECT(w, l->model.set_limit, is_mapped(w) ? UINT32_MAX : p->set_limit); /* spaces are sets */
    check_word(w, &l->model.resource_heap_size, 0, a->push_end);
    check_word(w, &l->model.sampler_heap_size, 1, a->push_end);
    EXPECT(w, memcmp(&l->model.addresses, &p->addresses, sizeof p->addresses), 0);
    EXPECT(w, memcmp(&l->model.offsets, &p->offsets, sizeof p->offsets), 0);
    EXPECT(w, l->model.qa.enabled, p->qa.enabled);
    EXPECT(w, memcmp(&l->model.qa.report, &p->qa.report, 2 * sizeof p->qa.report), 0);
    EXPECT(w, l->model.sampler_qa.enabled, p->sampler_qa.enabled);
    EXPECT(w, memcmp(&l->model.sampler_qa.heap, &p->sampler_qa.heap, sizeof p->sampler_qa.heap), 0);
    EXPECT(w, l->model.address_source, p->address_source);
    EXPECT(w, l->model.qa_format, p->qa_format);
    EXPECT(w, l->model.root_memory, 0); /* the address of the memory is at byte 0 */
}

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
    {DXS_RANGE_SRV, DXS_HEAP_SAMPLED_IMAGES, MASK_TEXTURE},
    {DXS_RANGE_SRV, DXS_HEAP_UNIFORM_TEXEL_BUFFERS, MASK_TEXTURE},
    {DXS_RANGE_SRV, DXS_HEAP_STORAGE_BUFFERS, MASK_READ},
    {DXS_RANGE_SRV, DXS_HEAP_ACCELERATION_STRUCTURES, MASK_SCENE},
    {DXS_RANGE_UAV, DXS_HEAP_STORAGE_IMAGES, MASK_IMAGE},
    {DXS_RANGE_UAV, DXS_HEAP_STORAGE_TEXEL_BUFFERS, MASK_IMAGE},
    {DXS_RANGE_UAV, DXS_HEAP_STORAGE_BUFFERS, MASK_WORDS},
    {DXS_RANGE_UAV, DXS_HEAP_COUNTERS, MASK_WORDS},
    {DXS_RANGE_CBV, DXS_HEAP_UNIFORM_BUFFERS, MASK_CONSTANTS},
    {DXS_RANGE_SAMPLER, DXS_HEAP_SAMPLERS, MASK_SAMPLER},
};

static uint32_t shift_of(const struct world *w, enum dxs_range_type type)
{
    const struct dxs_register_shifts *s = &w->policy.shifts;

    return type == DXS_RANGE_SRV   ? s->srv
           : type == DXS_RANGE_UAV ? s->uav
           : type == DXS_RANGE_CBV ? s->cbv
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
    const struct dxs_heap_slots *slots = &w->policy.bound_heaps.slots[kinds[row].kind];
    bool is_counter = kinds[row].kind == DXS_HEAP_COUNTERS, samplers = range->type == DXS_RANGE_SAMPLER;
    uint32_t shift = is_counter ? w->policy.shifts.counter : shift_of(w, range->type),
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
        check_source(w, s, m, parameter, DXS_MAPPING_HEAP_WITH_PUSH_INDEX, DXS_MAPPING_HEAP_WITH_INDIRECT_INDEX,
                     DXS_MAPPING_HEAP_WITH_SHADER_RECORD_INDEX);
    }
}

static void check_mapped_argument(const struct world *w, const struct side *s, bool *seen, uint32_t parameter)
{
    const struct dxs_root_parameter *p = &s->parameters[parameter];
    enum dxs_range_type type = p->type == DXS_ROOT_SRV   ? DXS_RANGE_SRV
                               : p->type == DXS_ROOT_UAV ? DXS_RANGE_UAV
                                                         : DXS_RANGE_CBV;
    uint32_t mask = type == DXS_RANGE_SRV   ? MASK_READ | MASK_SCENE
                    : type == DXS_RANGE_UAV ? MASK_WORDS
                                            : MASK_CONSTANTS;
    const struct dxs_mapping *m =
        mapping_of(w, seen, p->space, p->shader_register + shift_of(w, type), mask, stages_of(s, p->visibility));
    bool is_data = (s->is_local ? w->p->local_parameters : w->p->parameters)[parameter].form == DXS_PARAMETER_CONSTANTS;

    EXPECT(w, m->binding_count, 1);
    check_source(w, s, m, parameter, is_data ? DXS_MAPPING_PUSH_DATA : DXS_MAPPING_PUSH_ADDRESS,
                 DXS_MAPPING_INDIRECT_ADDRESS,
                 is_data ? DXS_MAPPING_SHADER_RECORD_DATA : DXS_MAPPING_SHADER_RECORD_ADDRESS);
}

static void check_mapped_side(const struct world *w, const struct side *s, bool *seen)
{
    for (uint32_t p = 0; p < s->desc.parameter_count && is_mapped(w); p++) {
        const struct dxs_root_parameter *parameter = &s->parameters[p];
        if (parameter->type != DXS_ROOT_TABLE)
            check_mapped_argument(w, s, seen, p);
        for (uint32_t n = 0; parameter->type == DXS_ROOT_TABLE && n < parameter->range_count; n++)
            for (uint32_t row = 0; row < sizeof kinds / sizeof *kinds; row++)
                if (kinds[row].type == parameter->ranges[n].type)
                    check_mapped_range(w, s, seen, p, n, row);
    }
    for (uint32_t n = 0; n < s->desc.sampler_count; n++) {
        const struct dxs_static_sampler *sampler = &s->samplers[n];
        uint32_t own_set = s->is_local ? w->policy.local_static_sampler_set : w->policy.static_sampler_set;
        const struct dxs_mapping *m = mapping_of(w, seen, is_mapped(w) ? sampler->space : own_set,
                                                 is_mapped(w) ? sampler->shader_register + w->policy.shifts.sampler : n,
                                                 MASK_SAMPLER, stages_of(s, sampler->visibility));
        EXPECT(w, m->binding_count, 1);
        EXPECT(w, m->source, DXS_MAPPING_HEAP_WITH_CONSTANT_OFFSET);
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
        const struct dxs_heap_slots *slots = &w->policy.bound_heaps.slots[heaps[n].kind];
        uint32_t flag = heaps[n].kind == DXS_HEAP_SAMPLERS ? DXS_SAMPLER_HEAP_INDEXED : DXS_RESOURCE_HEAP_INDEXED;
        if (!(w->global.desc.flags & flag))
            continue;
        const struct dxs_mapping *m = mapping_of(w, seen, 0, heaps[n].binding, STAGE_ALL, STAGE_ALL);
        EXPECT(w, m->source, DXS_MAPPING_HEAP_WITH_CONSTANT_OFFSET);
        EXPECT(w, m->heap_offset, slots->offset);
        EXPECT(w, m->heap_array_stride, slots->stride);
        EXPECT(w, m->static_sampler, DXS_NONE);
        EXPECT(w, m->parameter, DXS_NONE);
        EXPECT(w, m->is_local, false);
    }
}

static void check_mappings(const struct world *w, const struct arguments *a, const struct demands *d)
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
        EXPECT(w, m->source, DXS_MAPPING_PUSH_ADDRESS);
        EXPECT(w, m->offset, 0);
        EXPECT(w, m->is_local, false);
        EXPECT(w, m->parameter, DXS_NONE);
    }
    for (uint32_t n = 0; n < w->p->mapping_count; n++)
        EXPECT(w, seen[n], true);
}

/* ---- Bindings of resources --------------------------------------------------------------------------------------- */

/* What a root signature has at a register, for a stage. */
struct place {
    const struct side *side;
    uint32_t parameter, range, sampler; /* DXS_NONE: not one of these */
};

static bool sees(enum dxs_stage stage, enum dxs_visibility visibility)
{
    static const enum dxs_visibility own[] = {[DXS_STAGE_PIXEL] = DXS_VISIBLE_TO_PIXEL,
                                              [DXS_STAGE_VERTEX] = DXS_VISIBLE_TO_VERTEX,
                                              [DXS_STAGE_GEOMETRY] = DXS_VISIBLE_TO_GEOMETRY,
                                              [DXS_STAGE_HULL] = DXS_VISIBLE_TO_HULL,
                                              [DXS_STAGE_DOMAIN] = DXS_VISIBLE_TO_DOMAIN,
                                              [DXS_STAGE_MESH] = DXS_VISIBLE_TO_MESH,
                                              [DXS_STAGE_AMPLIFICATION] = DXS_VISIBLE_TO_AMPLIFICATION,
                                              [DXS_STAGE_NODE] = DXS_VISIBLE_TO_ALL};

    return visibility == DXS_VISIBLE_TO_ALL || visibility == own[stage];
}

static enum dxs_range_type type_of(const struct dxs_resource *r)
{
    return r->resource_class == DXS_CLASS_SRV   ? DXS_RANGE_SRV
           : r->resource_class == DXS_CLASS_UAV ? DXS_RANGE_UAV
           : r->resource_class == DXS_CLASS_CBV ? DXS_RANGE_CBV
                                                : DXS_RANGE_SAMPLER;
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

    for (uint32_t n = 0; n < s->desc.sampler_count && type_of(r) == DXS_RANGE_SAMPLER && is_single; n++)
        if (s->samplers[n].shader_register == r->lower_bound && s->samplers[n].space == r->space &&
            sees(stage, s->samplers[n].visibility)) {
            *place = (struct place){s, DXS_NONE, DXS_NONE, n};
            return true;
        }
    for (uint32_t p = 0; p < s->desc.parameter_count; p++) {
        const struct dxs_root_parameter *parameter = &s->parameters[p];
        if (!sees(stage, parameter->visibility))
            continue;
        for (uint32_t n = 0; parameter->type == DXS_ROOT_TABLE && n < parameter->range_count; n++)
            if (holds(&parameter->ranges[n], r)) {
                *place = (struct place){s, p, n, DXS_NONE};
                return true;
            }
        enum dxs_range_type type = parameter->type == DXS_ROOT_SRV   ? DXS_RANGE_SRV
                                   : parameter->type == DXS_ROOT_UAV ? DXS_RANGE_UAV
                                                                     : DXS_RANGE_CBV;
        if (parameter->type != DXS_ROOT_TABLE && type == type_of(r) && parameter->shader_register == r->lower_bound &&
            parameter->space == r->space) {
            *place = (struct place){s, p, DXS_NONE, DXS_NONE};
            return true;
        }
    }
    return false;
}

static bool is_words(const struct dxs_resource *r)
{
    return r->kind == DXS_KIND_RAW_BUFFER || r->kind == DXS_KIND_STRUCTURED_BUFFER;
}

static enum dxs_descriptor usual(const struct dxs_resource *r)
{
    switch (r->kind) {
    case DXS_KIND_CBUFFER:
        return DXS_DESCRIPTOR_UNIFORM_BUFFER;
    case DXS_KIND_SAMPLER:
        return DXS_DESCRIPTOR_SAMPLER;
    case DXS_KIND_RAW_BUFFER:
    case DXS_KIND_STRUCTURED_BUFFER:
        return DXS_DESCRIPTOR_STORAGE_BUFFER;
    case DXS_KIND_TYPED_BUFFER:
    case DXS_KIND_TBUFFER:
        return DXS_DESCRIPTOR_TEXEL_BUFFER;
    case DXS_KIND_ACCELERATION_STRUCTURE:
        return DXS_DESCRIPTOR_ACCELERATION_STRUCTURE;
    default:
        return DXS_DESCRIPTOR_IMAGE;
    }
}

static enum dxs_heap heap_of(const struct dxs_resource *r, enum dxs_descriptor descriptor)
{
    bool uav = r->resource_class == DXS_CLASS_UAV;

    return descriptor == DXS_DESCRIPTOR_SAMPLER                  ? DXS_HEAP_SAMPLERS
           : descriptor == DXS_DESCRIPTOR_UNIFORM_BUFFER         ? DXS_HEAP_UNIFORM_BUFFERS
           : descriptor == DXS_DESCRIPTOR_STORAGE_BUFFER         ? DXS_HEAP_STORAGE_BUFFERS
           : descriptor == DXS_DESCRIPTOR_ACCELERATION_STRUCTURE ? DXS_HEAP_ACCELERATION_STRUCTURES
           : descriptor == DXS_DESCRIPTOR_IMAGE
               ? (uav ? DXS_HEAP_STORAGE_IMAGES : DXS_HEAP_SAMPLED_IMAGES)
               : (uav ? DXS_HEAP_STORAGE_TEXEL_BUFFERS : DXS_HEAP_UNIFORM_TEXEL_BUFFERS);
}

/* Direct3D aligns raw views to 16 bytes, structured ones to their stride, typed ones to an element. */
static bool may_be_unaligned(const struct world *w, const struct dxs_resource *r, enum dxs_descriptor descriptor)
{
    uint32_t needed = descriptor == DXS_DESCRIPTOR_TEXEL_BUFFER ? w->policy.texel_buffer_alignment
                                                                : w->policy.storage_buffer_alignment;
    uint32_t known = r->kind == DXS_KIND_RAW_BUFFER ? 16 : 1;

    if (r->kind == DXS_KIND_STRUCTURED_BUFFER)
        while (r->stride % (2 * known) == 0)
            known *= 2;
    return (is_words(r) || r->kind == DXS_KIND_TYPED_BUFFER) && needed > known;
}

static struct dxs_binding in_heap(const struct world *w, const struct dxs_binding_request *request)
{
    const struct dxs_layout_policy *p = &w->policy;
    const struct dxs_resource *r = request->resource;
    bool texels = is_words(r) &&
                  (request->needs_texel_buffer || (p->raw_heap_as_texel_buffers && !request->needs_storage_buffer));
    bool is_address = r->kind == DXS_KIND_ACCELERATION_STRUCTURE && p->acceleration_structures_as_addresses;
    struct dxs_binding b = {.in_heap = true};

    b.descriptor = is_address                                                      ? DXS_DESCRIPTOR_ADDRESS
                   : texels                                                        ? DXS_DESCRIPTOR_TEXEL_BUFFER
                   : r->kind == DXS_KIND_CBUFFER && p->cbv_heap_as_storage_buffers ? DXS_DESCRIPTOR_STORAGE_BUFFER
                                                                                   : usual(r);
    b.in_bound_heap = p->descriptor_heap == DXS_DESCRIPTOR_HEAP_DIRECT && !is_address;
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
    bool is_constants = at->side->parameters[at->parameter].type == DXS_ROOT_CONSTANTS;
    bool is_scene = r->kind == DXS_KIND_ACCELERATION_STRUCTURE;

    b->ignores_index = r->count == DXS_UNBOUNDED;
    if (r->count != 1 && !b->ignores_index)
        return DXS_BAD_MAPPING;
    if (!is_constants && ((!is_words(r) && !is_scene && r->kind != DXS_KIND_CBUFFER) || r->has_counter))
        return DXS_BAD_MAPPING;
    b->descriptor = is_constants ? DXS_DESCRIPTOR_CONSTANTS : DXS_DESCRIPTOR_ADDRESS;
    if (is_constants) {
        b->constant_size = 4 * at->side->parameters[at->parameter].constant_count;
        b->constant_index_only = !w->policy.dynamic_constants;
    }
    if (is_constants || placed->form == DXS_PARAMETER_ADDRESS) {
        b->root_arguments = placed->root_arguments;
        b->offset = placed->offset;
        return DXS_OK;
    }
    b->descriptor = usual(r);
    b->set = placed->descriptor.set;
    b->binding = placed->descriptor.binding;
    return is_scene ? DXS_BAD_MAPPING : DXS_OK;
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
        b->descriptor = DXS_DESCRIPTOR_UNIFORM_BUFFER;
        b->set = range->descriptor.set;
        b->binding = range->descriptor.binding + index;
        return range->form == DXS_STATIC_AS_INLINE_BLOCK && r->size > w->policy.inline_block_size ? DXS_MAPPING_LIMIT
                                                                                                  : DXS_OK;
    }
    *b = in_heap(w, request);
    b->root_arguments = placed->root_arguments;
    b->offset = placed->offset;
    b->heap_offset = first_of(table, at->range) + index;
    if (at->side->is_local)
        b->descriptor_size_log2 =
            r->kind == DXS_KIND_SAMPLER ? w->policy.sampler_descriptor_size_log2 : w->policy.descriptor_size_log2;
    return DXS_OK;
}

/* Mapped: set = space, binding = register + shift. Shader records are told, because lanes may differ in theirs. */
static struct dxs_binding mapped(const struct world *w, const struct dxs_binding_request *request,
                                 const struct dxs_binding *found)
{
    const struct dxs_resource *r = request->resource;
    bool has_no_size = found->descriptor == DXS_DESCRIPTOR_ADDRESS;
    struct dxs_binding b = {.descriptor =
                                request->needs_texel_buffer && !has_no_size ? DXS_DESCRIPTOR_TEXEL_BUFFER : usual(r),
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
        b.counter_binding = r->lower_bound + w->policy.shifts.counter;
    }
    return b;
}

static enum dxs_result expected_binding(const struct world *w, const struct dxs_binding_request *request,
                                        struct dxs_binding *b)
{
    const struct dxs_resource *r = request->resource;
    struct place at;
    enum dxs_result result = DXS_OK;

    *b = (struct dxs_binding){.descriptor = DXS_DESCRIPTOR_SAMPLER};
    if (request->from_heap) {
        uint32_t flag = r->kind == DXS_KIND_SAMPLER ? DXS_SAMPLER_HEAP_INDEXED : DXS_RESOURCE_HEAP_INDEXED;
        *b = in_heap(w, request);
        if (is_mapped(w))
            *b = (struct dxs_binding){.descriptor = usual(r),
                                      .binding =
                                          (r->resource_class == DXS_CLASS_UAV ? 5010u : 5000u) + (uint32_t)usual(r),
                                      .in_heap = true,
                                      .counter = b->counter,
                                      .counter_binding = 5020};
        return w->global.desc.flags & flag ? DXS_OK : DXS_NOT_COVERED;
    }
    if (!find_place(&w->local, request->stage, r, &at) && !find_place(&w->global, request->stage, r, &at))
        return DXS_NOT_COVERED;
    if (at.sampler != DXS_NONE) {
        b->set = at.side->is_local ? w->policy.local_static_sampler_set : w->policy.static_sampler_set;
        b->binding = at.sampler;
        b->ignores_index = r->count == DXS_UNBOUNDED;
    } else if (at.range != DXS_NONE) {
        result = in_table(w, &at, request, b);
    } else {
        result = in_root(w, &at, r, b);
    }
    if (result == DXS_OK && is_mapped(w))
        *b = mapped(w, request, b);
    return result;
}

static void check_request(const struct world *w, const struct dxs_binding_request *request)
{
    struct dxs_binding expected, b;
    enum dxs_result wanted = expected_binding(w, request, &expected);
    enum dxs_result result = dxs_layout_resolve(w->layout, request, &b);

    EXPECT(w, result, wanted);
    if (result != DXS_OK)
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
    static const enum dxs_resource_class classes[] = {DXS_CLASS_SRV, DXS_CLASS_UAV, DXS_CLASS_CBV, DXS_CLASS_SAMPLER};
    static const enum dxs_resource_kind some[] = {
        DXS_KIND_RAW_BUFFER, DXS_KIND_STRUCTURED_BUFFER,      DXS_KIND_TYPED_BUFFER, DXS_KIND_TEXTURE_2D,
        DXS_KIND_TEXTURE_3D, DXS_KIND_ACCELERATION_STRUCTURE, DXS_KIND_TBUFFER};
    static const uint32_t strides[] = {4, 12, 16, 48, 64, 96, 128};

    r->resource_class = classes[type];
    r->kind = type == DXS_RANGE_CBV       ? DXS_KIND_CBUFFER
              : type == DXS_RANGE_SAMPLER ? DXS_KIND_SAMPLER
                                          : some[below(w, type == DXS_RANGE_UAV ? 5 : 7)];
    r->stride = r->kind == DXS_KIND_STRUCTURED_BUFFER ? strides[below(w, 7)] : 0;
    r->size = type == DXS_RANGE_CBV ? 16 * (1 + below(w, 8)) : 0;
    r->has_counter = type == DXS_RANGE_UAV && r->kind == DXS_KIND_STRUCTURED_BUFFER && chance(w, 40);
}

/* A register at or beside one that the signature binds. */
static void choose_register(struct world *w, const struct side *s, struct dxs_resource *r)
{
    uint32_t all = s->desc.parameter_count + s->desc.sampler_count, number = all ? below(w, all) : 0;
    const struct dxs_root_parameter *p = &s->parameters[number];
    enum dxs_range_type type = (enum dxs_range_type)below(w, 4);

    if (all && number >= s->desc.parameter_count) {
        r->lower_bound = s->samplers[number - s->desc.parameter_count].shader_register;
        r->space = s->samplers[number - s->desc.parameter_count].space;
        type = DXS_RANGE_SAMPLER;
    } else if (all && p->type == DXS_ROOT_TABLE && p->range_count) {
        const struct dxs_descriptor_range *range = &p->ranges[below(w, p->range_count)];
        r->lower_bound = range->base_register + below(w, range->count == DXS_UNBOUNDED ? 9 : range->count + 1);
        r->space = range->space;
        type = range->type;
    } else if (all) {
        r->lower_bound = p->shader_register;
        r->space = p->space;
        type = p->type == DXS_ROOT_SRV ? DXS_RANGE_SRV : p->type == DXS_ROOT_UAV ? DXS_RANGE_UAV : DXS_RANGE_CBV;
    }
    if (chance(w, 10))
        type = (enum dxs_range_type)below(w, 4);
    if (chance(w, 10) && r->lower_bound)
        r->lower_bound--;
    choose_kind(w, r, type);
}

static void check_bindings(struct world *w)
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

/* ---- All --------------------------------------------------------------------------------------------------------- */

static bool is_refused(const struct world *w, const struct arguments *a, const struct demands *d)
{
    if (a->is_refused)
        return true;
    for (uint32_t n = 0; n < d->count; n++)
        if (d->list[n].place.set >= w->policy.set_limit)
            return true;
    return w->policy.heap_size_source == DXS_WORD_PUSH_CONSTANTS && a->push_end + 8 > w->policy.push_constant_limit;
}

/* Handles of records count in units that must divide the strides. */
static bool handles_fit(const struct world *w)
{
    for (uint32_t p = 0; p < w->local.desc.parameter_count && is_mapped(w); p++)
        for (uint32_t n = 0; w->local.parameters[p].type == DXS_ROOT_TABLE && n < w->local.parameters[p].range_count;
             n++)
            for (uint32_t row = 0; row < sizeof kinds / sizeof *kinds; row++) {
                bool samplers = kinds[row].type == DXS_RANGE_SAMPLER;
                uint32_t log2 = samplers ? w->policy.sampler_descriptor_size_log2 : w->policy.descriptor_size_log2;
                if (kinds[row].type == w->local.parameters[p].ranges[n].type &&
                    w->policy.bound_heaps.slots[kinds[row].kind].stride % (1u << log2))
                    return false;
            }
    return true;
}

static struct demands find_demands(const struct world *w, const struct arguments *a)
{
    struct demands d = {.count = 0};

    demand_of_root(w, &d, a);
    demand_of_model(w, &d);
    demand_of_side(w, &d, &w->global);
    demand_of_side(w, &d, &w->local);
    return d;
}

static bool check_seed(dxs_layout *layout, uint64_t seed)
{
    struct world w = {.seed = seed, .random = seed, .layout = layout};

    make_side(&w, &w.global, false);
    if (chance(&w, 40))
        make_side(&w, &w.local, true);
    w.local.is_local = true;
    choose_policy(&w);
    struct arguments a = place_arguments(&w);
    struct demands d = find_demands(&w, &a);
    bool has_local = w.local.desc.version != 0;
    enum dxs_result wanted = is_refused(&w, &a, &d) ? DXS_MAPPING_LIMIT : handles_fit(&w) ? DXS_OK : DXS_BAD_MAPPING;
    enum dxs_result result = dxs_layout_build(layout, &w.global.desc, has_local ? &w.local.desc : NULL, &w.policy);
    if (result != wanted)
        fail_msg("seed %u: %d, expected %d: %s", (unsigned)seed, (int)result, (int)wanted,
                 dxs_layout_error(layout)->message);
    if (result != DXS_OK)
        return false;
    w.p = dxs_layout_describe(layout);
    d = find_demands(&w, &a);
    check_sets(&w, &d);
    check_numbers(&w, &a, &d);
    check_mappings(&w, &a, &d);
    check_bindings(&w);
    return true;
}

static void random_layouts(void **state)
{
    uint32_t built = 0;

    for (uint64_t seed = 1; seed <= SEEDS; seed++)
        built += check_seed(*state, seed);
    assert_true(built > SEEDS / 2);
}

/* ---- Slots of bound heaps ---------------------------------------------------------------------------------------- */

struct slots { /* a random heap, with the device's sizes */
    struct dxs_layout_policy policy;
    uint32_t sizes[DXS_HEAP_COUNT], alignments[DXS_HEAP_COUNT]; /* of the descriptors of each kind */
};

static uint32_t one_of(struct world *w, const uint32_t *numbers, uint32_t count)
{
    return numbers[below(w, count)];
}

static struct slots choose_heap(struct world *w)
{
    static const uint32_t sizes[] = {8, 16, 24, 32, 40, 64}, alignments[] = {8, 16, 32};
    static const uint32_t offsets[] = {0, 0, 0, 8, 16, 32, 64, 128, 256, 400, 512},
                          strides[] = {32, 64, 64, 64, 96, 128};
    struct slots s = {.policy = dxs_default_layout_policy()};
    struct dxs_bound_heaps *heaps = &s.policy.bound_heaps;

    s.policy.descriptor_heap = DXS_DESCRIPTOR_HEAP_DIRECT;
    s.policy.resource_heap_size = 1 + below(w, 8);
    s.policy.raw_heap_as_texel_buffers = chance(w, 30);
    s.policy.counter = (enum dxs_counter)below(w, 3);
    heaps->sampler_size = one_of(w, sizes, 6), heaps->sampler_alignment = one_of(w, alignments, 3);
    heaps->image_size = one_of(w, sizes, 6), heaps->image_alignment = one_of(w, alignments, 3);
    heaps->buffer_size = one_of(w, sizes, 3), heaps->buffer_alignment = one_of(w, alignments, 2);
    uint32_t usual = one_of(w, strides, 6);
    for (uint32_t kind = 0; kind < DXS_HEAP_COUNT; kind++) {
        bool is_image = kind >= DXS_HEAP_SAMPLED_IMAGES && kind <= DXS_HEAP_STORAGE_TEXEL_BUFFERS;
        is_image |= kind == DXS_HEAP_COUNTERS && s.policy.counter == DXS_COUNTER_TEXEL_BUFFER;
        s.alignments[kind] = kind == DXS_HEAP_SAMPLERS ? heaps->sampler_alignment
                             : is_image                ? heaps->image_alignment
                                                       : heaps->buffer_alignment;
        s.sizes[kind] = aligned(kind == DXS_HEAP_SAMPLERS ? heaps->sampler_size
                                : is_image                ? heaps->image_size
                                                          : heaps->buffer_size,
                                s.alignments[kind]);
        heaps->slots[kind] = (struct dxs_heap_slots){chance(w, 20) ? one_of(w, offsets, 11) : 0,
                                                     chance(w, 90) ? usual : one_of(w, strides, 6)};
    }
    heaps->slots[DXS_HEAP_COUNTERS].offset = one_of(w, offsets, 11);
    return s;
}

/* Whether some byte belongs to descriptors of both kinds, of so many of each. */
static bool have_common_bytes(const struct slots *s, uint32_t a, uint32_t b, uint32_t count)
{
    const struct dxs_heap_slots *first = &s->policy.bound_heaps.slots[a], *second = &s->policy.bound_heaps.slots[b];

    for (uint32_t n = 0; n < count; n++)
        for (uint32_t m = 0; m < count; m++)
            if (first->offset + n * first->stride < second->offset + m * second->stride + s->sizes[b] &&
                second->offset + m * second->stride < first->offset + n * first->stride + s->sizes[a])
                return true;
    return false;
}

/* Kinds of other strides need bytes of their own, from the first descriptor to the last. */
static bool have_common_range(const struct slots *s, uint32_t a, uint32_t b)
{
    const struct dxs_heap_slots *slots = s->policy.bound_heaps.slots;
    uint32_t last = s->policy.resource_heap_size - 1;

    return slots[a].offset < slots[b].offset + last * slots[b].stride + s->sizes[b] &&
           slots[b].offset < slots[a].offset + last * slots[a].stride + s->sizes[a];
}

static bool is_heap_refused(const struct slots *s, bool with_one_more)
{
    const struct dxs_heap_slots *slots = s->policy.bound_heaps.slots;
    uint32_t count = s->policy.resource_heap_size + with_one_more, counters = DXS_HEAP_COUNTERS;
    bool is_refused = false;

    for (uint32_t a = 0; a < DXS_HEAP_COUNT; a++) {
        is_refused |=
            slots[a].offset % s->alignments[a] || slots[a].stride % s->alignments[a] || slots[a].stride < s->sizes[a];
        for (uint32_t b = a + 1; a != DXS_HEAP_SAMPLERS && b < DXS_HEAP_COUNT; b++)
            is_refused |= slots[a].stride != slots[b].stride && have_common_range(s, a, b);
    }
    if (slots[counters].stride == slots[DXS_HEAP_STORAGE_BUFFERS].stride)
        is_refused |= have_common_bytes(s, DXS_HEAP_STORAGE_BUFFERS, counters, count);
    if (s->policy.raw_heap_as_texel_buffers && slots[counters].stride == slots[DXS_HEAP_STORAGE_TEXEL_BUFFERS].stride)
        is_refused |= have_common_bytes(s, DXS_HEAP_STORAGE_TEXEL_BUFFERS, counters, count);
    return is_refused;
}

/* Descriptors of one kind share no byte with counters, nor with those of other strides. Where only a descriptor behind
 * the last would, either answer is right. */
static void random_slots(void **state)
{
    static const struct dxs_root_signature_desc nothing = {.version = DXS_ROOT_SIGNATURE_1_1};
    uint32_t built = 0;

    for (uint64_t seed = 1; seed <= 8 * SEEDS; seed++) {
        struct world w = {.seed = seed, .random = seed};
        struct slots s = choose_heap(&w);
        bool is_refused = is_heap_refused(&s, false);
        if (is_refused != is_heap_refused(&s, true))
            continue;
        EXPECT(&w, dxs_layout_build(*state, &nothing, NULL, &s.policy), is_refused ? DXS_INVALID_ARGUMENT : DXS_OK);
        built += !is_refused;
    }
    assert_true(built > SEEDS / 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(random_slots, set_up, tear_down),
        cmocka_unit_test_setup_teardown(random_layouts, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
