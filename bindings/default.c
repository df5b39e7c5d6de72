/* The default layout: set = register space, binding = register + shift of the resource's class. */
#include "bindings/bindings.h"

struct dxs_register_shifts bindings_default_shifts(void)
{
    return (struct dxs_register_shifts){.cbv = 0, .srv = 1000, .uav = 2000, .sampler = 3000, .counter = 4000};
}

void set_default_model(struct dxs_binding_model *model)
{
    model->push_constant_limit = UINT32_MAX;
    model->set_limit = UINT32_MAX;
    model->shifts = bindings_default_shifts();
    model->addresses.stride = 8;
    model->offsets.stride = 16;
    model->offsets.typed_offset = 8;
}

static uint32_t shift_of(const struct dxs_register_shifts *shifts, const struct dxs_resource *resource)
{
    const uint32_t by_class[] = {shifts->srv, shifts->uav, shifts->cbv, shifts->sampler};

    return by_class[resource->resource_class];
}

static bool is_excess(uint32_t number, uint32_t shift)
{
    return number == DXS_NONE || number > UINT32_MAX - shift;
}

static uint32_t shifted(uint32_t number, uint32_t shift)
{
    return is_excess(number, shift) ? DXS_NONE : number + shift;
}

void set_default_binding(const struct dxs_register_shifts *shifts, const struct dxs_resource *resource, uint32_t number,
                         struct dxs_binding *binding)
{
    binding->descriptor = bindings_usual_descriptor(resource);
    binding->set = resource->space == DXS_NONE ? 0 : resource->space;
    binding->binding = shifted(number, shift_of(shifts, resource));
    if (resource->has_counter) {
        binding->counter_set = binding->set;
        binding->counter_binding = shifted(number, shifts->counter);
    }
}

void refuse_excess(struct arena *arena, const struct dxs_register_shifts *shifts, const struct dxs_resource *resource,
                   uint32_t number, const struct dxs_binding *binding)
{
    uint32_t shift = shift_of(shifts, resource);
    bool is_root = binding->descriptor == DXS_DESCRIPTOR_FORM_CONSTANTS ||
                   (binding->descriptor == DXS_DESCRIPTOR_FORM_ADDRESS && !binding->in_heap);
    bool exceeds = binding->binding == DXS_NONE && is_excess(number, shift) && !is_root;

    if (!exceeds && resource->has_counter && binding->counter_binding == DXS_NONE) {
        shift = shifts->counter;
        exceeds = is_excess(number, shift);
    }
    if (exceeds)
        fail_resource(arena->fault, DXS_RESULT_BAD_MAPPING, resource, "register + shift %u exceeds 32 bits", shift);
}

COLD struct dxs_binding default_heap_binding(const struct dxs_resource *view)
{
    enum dxs_descriptor_form descriptor = bindings_usual_descriptor(view);
    uint32_t first = view->resource_class == DXS_RESOURCE_CLASS_UAV ? DEFAULT_HEAP_UAV_BINDING : DEFAULT_HEAP_BINDING;

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

/* Shifts can map registers of two classes to one binding. A callback may intend this; the default layout refuses it.
 * Resources of one class at one register are the shader's intent. */
struct occupied {
    uint64_t key; /* (set << 32 | binding) + 1; 0: empty slot */
    uint32_t by;  /* enum dxs_resource_class, or COUNTER */
    const struct dxs_resource *resource;
};

enum {
    COUNTER = 4
};

struct occupied_bindings { /* hash table, linear probing */
    struct occupied *slots;
    uint32_t capacity;
};

static void occupy(struct arena *arena, struct occupied_bindings *table, struct dxs_set_binding set_binding,
                   uint32_t by, const struct dxs_resource *resource)
{
    char text[RESOURCE_TEXT], other[RESOURCE_TEXT];
    uint64_t key = ((uint64_t)set_binding.set << 32 | set_binding.binding) + 1;
    uint32_t mask = table->capacity - 1, slot = (uint32_t)(key * UINT64_C(0x9E3779B97F4A7C15) >> 32) & mask;

    for (; table->slots[slot].key; slot = (slot + 1) & mask) {
        const struct occupied *there = &table->slots[slot];
        if (there->key != key)
            continue;
        if (there->by != by)
            fail(arena->fault, DXS_RESULT_BAD_MAPPING,
                 "%s%s and %s%s collide at set %u, binding %u: choose other shifts",
                 bindings_describe(other, there->resource), there->by == COUNTER ? " with its counter" : "",
                 bindings_describe(text, resource), by == COUNTER ? " with its counter" : "", set_binding.set,
                 set_binding.binding);
        return;
    }
    table->slots[slot] = (struct occupied){key, by, resource};
}

struct range {
    uint32_t first, last;
};

static void widen(struct range *range, uint32_t number)
{
    range->first = number < range->first ? number : range->first;
    range->last = number > range->last ? number : range->last;
}

/* Fast test: whether the binding ranges of two classes overlap, whatever the set. Usual shifts keep them apart. */
static bool may_collide(const struct module *module, const struct binding_layout *layout)
{
    struct range ranges[COUNTER + 1];

    for (uint32_t n = 0; n <= COUNTER; n++)
        ranges[n] = (struct range){UINT32_MAX, 0};
    for (uint32_t i = 0; i < layout->binding_count; i++) {
        const struct dxs_binding *binding = &layout->bindings[i].binding;
        const struct dxs_resource *info = &module->resources[i].info;
        if (!layout->bindings[i].used)
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
    struct occupied_bindings table = {.capacity = 16};

    if (!may_collide(module, layout))
        return;
    while (table.capacity < 4 * (uint64_t)layout->binding_count)
        table.capacity *= 2;
    table.slots = arena_zeroed(arena, table.capacity, sizeof *table.slots);
    for (uint32_t i = 0; i < layout->binding_count; i++) {
        const struct dxs_binding *binding = &layout->bindings[i].binding;
        const struct dxs_resource *info = &module->resources[i].info;
        if (!layout->bindings[i].used)
            continue;
        occupy(arena, &table, (struct dxs_set_binding){binding->set, binding->binding}, info->resource_class, info);
        if (info->has_counter)
            occupy(arena, &table, (struct dxs_set_binding){binding->counter_set, binding->counter_binding}, COUNTER,
                   info);
    }
}

void refuse_heap_collisions(struct arena *arena, const struct module *module, const struct binding_layout *layout,
                            const struct dxs_binding *heap, bool has_counter)
{
    char text[RESOURCE_TEXT];

    for (uint32_t i = 0; i < layout->binding_count; i++) {
        const struct dxs_binding *binding = &layout->bindings[i].binding;
        const struct dxs_resource *info = &module->resources[i].info;
        const struct dxs_set_binding used[] = {{binding->set, binding->binding},
                                               {binding->counter_set, binding->counter_binding}};
        for (uint32_t n = 0; layout->bindings[i].used && n < 1u + info->has_counter; n++)
            if ((used[n].set == heap->set && used[n].binding == heap->binding) ||
                (has_counter && used[n].set == heap->counter_set && used[n].binding == heap->counter_binding))
                fail(arena->fault, DXS_RESULT_BAD_MAPPING,
                     "%s and a descriptor heap collide at set %u, binding %u: choose other shifts",
                     bindings_describe(text, info), used[n].set, used[n].binding);
    }
}
