/* Random root signatures and policies: every member of the layout, and of the bindings of resources in it, must be what
 * a second reading of dxs_layout.h says (layout_model/). Random slots of bound heaps must be refused where they
 * overlap. */
#include "unit/layout_model/model.h"

enum {
    SEEDS = 3000
};

/* ---- All --------------------------------------------------------------------------------------------------------- */

static bool is_refused(const struct world *w, const struct arguments *a, const struct demands *d)
{
    if (a->is_refused)
        return true;
    for (uint32_t n = 0; n < d->count; n++)
        if (d->list[n].place.set >= w->policy.model.set_limit)
            return true;
    return w->policy.heap_size_source == DXS_WORD_KIND_PUSH_CONSTANTS &&
           a->push_end + 8 > w->policy.model.push_constant_limit;
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
    enum dxs_result wanted = is_refused(&w, &a, &d) ? DXS_RESULT_MAPPING_LIMIT
                             : handles_fit(&w)      ? DXS_RESULT_OK
                                                    : DXS_RESULT_BAD_MAPPING;
    enum dxs_result result = dxs_layout_build(layout, &w.global.desc, has_local ? &w.local.desc : NULL, &w.policy);
    if (result != wanted)
        fail_msg("seed %u: %d, expected %d: %s", (unsigned)seed, (int)result, (int)wanted,
                 dxs_layout_error(layout)->message);
    if (result != DXS_RESULT_OK)
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
    struct dxs_bound_heaps *heaps = &s.policy.model.bound_heaps;

    s.policy.model.descriptor_heap = DXS_DESCRIPTOR_HEAP_DIRECT;
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
        heaps->slots[kind].offset = chance(w, 20) ? one_of(w, offsets, 11) : 0;
        heaps->slots[kind].stride = chance(w, 90) ? usual : one_of(w, strides, 6);
    }
    heaps->slots[DXS_HEAP_COUNTERS].offset = one_of(w, offsets, 11);
    return s;
}

/* Whether some byte belongs to descriptors of both kinds, of so many of each. */
static bool have_common_bytes(const struct slots *s, uint32_t a, uint32_t b, uint32_t count)
{
    const struct dxs_heap_slots *first = &s->policy.model.bound_heaps.slots[a],
                                *second = &s->policy.model.bound_heaps.slots[b];

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
    const struct dxs_heap_slots *slots = s->policy.model.bound_heaps.slots;
    uint32_t last = s->policy.resource_heap_size - 1;

    return slots[a].offset < slots[b].offset + last * slots[b].stride + s->sizes[b] &&
           slots[b].offset < slots[a].offset + last * slots[a].stride + s->sizes[a];
}

static bool is_heap_refused(const struct slots *s, bool with_one_more)
{
    const struct dxs_heap_slots *slots = s->policy.model.bound_heaps.slots;
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
    static const struct dxs_root_signature_desc nothing = {.version = DXS_ROOT_SIGNATURE_VERSION_V1_1};
    uint32_t built = 0;

    for (uint64_t seed = 1; seed <= 8 * SEEDS; seed++) {
        struct world w = {.seed = seed, .random = seed};
        struct slots s = choose_heap(&w);
        bool is_refused = is_heap_refused(&s, false);
        if (is_refused != is_heap_refused(&s, true))
            continue;
        EXPECT(&w, dxs_layout_build(*state, &nothing, NULL, &s.policy),
               is_refused ? DXS_RESULT_INVALID_ARGUMENT : DXS_RESULT_OK);
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
