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

    binding.set = resource->space == DXS_NOWHERE ? 0 : resource->space;
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
        if (resource->space != 0 || resource->lower_bound == DXS_NOWHERE)
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
};

enum {
    COUNTER = 4
};

static void occupy(struct arena *arena, struct occupied *places, uint32_t capacity, uint32_t set, uint32_t binding,
                   uint32_t by)
{
    uint64_t place = ((uint64_t)set << 32 | binding) + 1;
    uint32_t slot = (uint32_t)(place * UINT64_C(0x9E3779B97F4A7C15) >> 32) & (capacity - 1);

    for (; places[slot].place; slot = (slot + 1) & (capacity - 1)) {
        if (places[slot].place != place)
            continue;
        if (places[slot].by != by)
            fail(arena->fault, DXS_BAD_MAPPING, "two resources meet at set %u, binding %u: choose other shifts", set,
                 binding);
        return;
    }
    places[slot] = (struct occupied){place, by};
}

void refuse_collisions(struct arena *arena, const struct module *module, const struct binding_layout *layout)
{
    uint32_t capacity = 16;

    while (capacity < 4 * (uint64_t)layout->path_count)
        capacity *= 2;
    struct occupied *places = arena_zeroed(arena, capacity, sizeof *places); /* a hash table */
    for (uint32_t i = 0; i < layout->path_count; i++) {
        const struct dxs_binding *binding = &layout->paths[i].binding;
        const struct dxs_resource *info = &module->resources[i].info;
        if (!layout->paths[i].bound)
            continue;
        occupy(arena, places, capacity, binding->set, binding->binding, info->resource_class);
        if (info->has_counter)
            occupy(arena, places, capacity, binding->counter_set, binding->counter_binding, COUNTER);
    }
}
