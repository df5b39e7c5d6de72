/* The default layout: registers become bindings. */
#include "bindings/bindings.h"

struct dxs_register_shifts bindings_default_shifts(void)
{
    return (struct dxs_register_shifts){.cbv = 0, .srv = 1000, .uav = 2000, .sampler = 3000, .counter = 4000};
}

struct dxs_binding_model bindings_default_model(void)
{
    return (struct dxs_binding_model){
        .push_constant_limit = UINT32_MAX, .set_limit = UINT32_MAX, .addresses = {8, 0}, .offsets = {{0, 0}, 16, 0, 8}};
}

static uint32_t shifted(struct arena *arena, const struct dxs_resource *resource, uint32_t number, uint32_t shift)
{
    char text[RESOURCE_TEXT];

    if (number > UINT32_MAX - shift)
        fail(arena->fault, DXS_BAD_MAPPING, "%s: its register plus the shift %u passes 32 bits",
             bindings_describe(text, resource), shift);
    return number + shift;
}

struct dxs_binding default_binding(struct arena *arena, const struct dxs_register_shifts *shifts,
                                   const struct dxs_resource *resource, uint32_t number)
{
    const uint32_t by_class[] = {shifts->srv, shifts->uav, shifts->cbv, shifts->sampler};
    struct dxs_binding binding = {.descriptor = bindings_usual_descriptor(resource)};

    binding.set = resource->space == DXS_NONE ? 0 : resource->space;
    binding.binding = shifted(arena, resource, number, by_class[resource->resource_class]);
    if (resource->has_counter) {
        binding.counter_set = binding.set;
        binding.counter_binding = shifted(arena, resource, number, shifts->counter);
    }
    return binding;
}

struct dxs_binding default_heap_binding(const struct dxs_resource *view)
{
    enum dxs_descriptor descriptor = bindings_usual_descriptor(view);
    uint32_t first = view->resource_class == DXS_CLASS_UAV ? DEFAULT_HEAP_UAV_BINDING : DEFAULT_HEAP_BINDING;

    return (struct dxs_binding){.descriptor = descriptor,
                                .set = DEFAULT_HEAP_SET,
                                .binding = first + (uint32_t)descriptor,
                                .in_heap = true,
                                .counter_set = DEFAULT_HEAP_SET,
                                .counter_binding = DEFAULT_HEAP_COUNTER_BINDING};
}

struct free_numbers find_free_numbers(const struct module *module)
{
    struct free_numbers numbers = {{0}};

    for (uint32_t i = 0; i < module->info.resource_count; i++) {
        const struct dxs_resource *resource = &module->resources[i].info;
        if (resource->space != 0 || resource->lower_bound == DXS_NONE)
            continue;
        uint32_t count = resource->count == DXS_UNBOUNDED ? 1 : resource->count;
        uint64_t end = (uint64_t)resource->lower_bound + count;
        if (end > numbers.next[resource->resource_class])
            numbers.next[resource->resource_class] = end > UINT32_MAX ? UINT32_MAX : (uint32_t)end;
    }
    return numbers;
}

/* ---- Collisions -------------------------------------------------------------------------------------------------- */

/* The shifts may be such that registers of two classes meet; a callback may want just that. Resources of one class at
 * one register are the shader's own wish. */
struct occupied {
    uint64_t place; /* set and binding, + 1: 0 is empty */
    uint32_t by;    /* enum dxs_resource_class, or COUNTER */
    const struct dxs_resource *resource;
};

enum {
    COUNTER = 4
};

struct places { /* a hash table */
    struct occupied *slots;
    uint32_t capacity;
};

static void occupy(struct arena *arena, struct places *places, struct dxs_set_binding place, uint32_t by,
                   const struct dxs_resource *resource)
{
    char text[RESOURCE_TEXT], other[RESOURCE_TEXT];
    uint64_t key = ((uint64_t)place.set << 32 | place.binding) + 1;
    uint32_t mask = places->capacity - 1, slot = (uint32_t)(key * UINT64_C(0x9E3779B97F4A7C15) >> 32) & mask;

    for (; places->slots[slot].place; slot = (slot + 1) & mask) {
        const struct occupied *there = &places->slots[slot];
        if (there->place != key)
            continue;
        if (there->by != by)
            fail(arena->fault, DXS_BAD_MAPPING, "%s%s and %s%s meet at set %u, binding %u: choose other shifts",
                 bindings_describe(other, there->resource), there->by == COUNTER ? " with its counter" : "",
                 bindings_describe(text, resource), by == COUNTER ? " with its counter" : "", place.set, place.binding);
        return;
    }
    places->slots[slot] = (struct occupied){key, by, resource};
}

struct range {
    uint32_t first, last;
};

static void widen(struct range *range, uint32_t number)
{
    range->first = number < range->first ? number : range->first;
    range->last = number > range->last ? number : range->last;
}

/* Whether the bindings of two classes are in one range: mostly shifts keep them apart whatever the set. */
static bool may_meet(const struct module *module, const struct binding_layout *layout)
{
    struct range ranges[COUNTER + 1];

    for (uint32_t n = 0; n <= COUNTER; n++)
        ranges[n] = (struct range){UINT32_MAX, 0};
    for (uint32_t i = 0; i < layout->path_count; i++) {
        const struct dxs_binding *binding = &layout->paths[i].binding;
        const struct dxs_resource *info = &module->resources[i].info;
        if (!layout->paths[i].bound)
            continue;
        widen(&ranges[info->resource_class], binding->binding);
        if (info->has_counter)
            widen(&ranges[COUNTER], binding->counter_binding);
    }
    for (uint32_t a = 0; a < COUNTER; a++)
        for (uint32_t b = a + 1; b <= COUNTER; b++)
            if (ranges[a].first <= ranges[b].last && ranges[b].first <= ranges[a].last)
                return true;
    return false;
}

void refuse_collisions(struct arena *arena, const struct module *module, const struct binding_layout *layout)
{
    struct places places = {.capacity = 16};

    if (!may_meet(module, layout))
        return;
    while (places.capacity < 4 * (uint64_t)layout->path_count)
        places.capacity *= 2;
    places.slots = arena_zeroed(arena, places.capacity, sizeof *places.slots);
    for (uint32_t i = 0; i < layout->path_count; i++) {
        const struct dxs_binding *binding = &layout->paths[i].binding;
        const struct dxs_resource *info = &module->resources[i].info;
        if (!layout->paths[i].bound)
            continue;
        occupy(arena, &places, (struct dxs_set_binding){binding->set, binding->binding}, info->resource_class, info);
        if (info->has_counter)
            occupy(arena, &places, (struct dxs_set_binding){binding->counter_set, binding->counter_binding}, COUNTER,
                   info);
    }
}

void refuse_heap_collisions(struct arena *arena, const struct module *module, const struct binding_layout *layout,
                            const struct dxs_binding *heap, bool has_counter)
{
    char text[RESOURCE_TEXT];

    for (uint32_t i = 0; i < layout->path_count; i++) {
        const struct dxs_binding *binding = &layout->paths[i].binding;
        const struct dxs_resource *info = &module->resources[i].info;
        const struct dxs_set_binding places[] = {{binding->set, binding->binding},
                                                 {binding->counter_set, binding->counter_binding}};
        for (uint32_t n = 0; layout->paths[i].bound && n < 1u + info->has_counter; n++)
            if ((places[n].set == heap->set && places[n].binding == heap->binding) ||
                (has_counter && places[n].set == heap->counter_set && places[n].binding == heap->counter_binding))
                fail(arena->fault, DXS_BAD_MAPPING,
                     "%s and a descriptor heap meet at set %u, binding %u: choose other "
                     "shifts",
                     bindings_describe(text, info), places[n].set, places[n].binding);
    }
}
