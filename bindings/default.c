/* The default layout, and the embedder's callback on top of it. */
#include "bindings/bindings.h"

#include <stdio.h>

enum {
    PLACE_TEXT = 160
};

struct dxs_register_shifts bindings_default_shifts(void)
{
    return (struct dxs_register_shifts){.cbv = 0, .srv = 1000, .uav = 2000, .sampler = 3000, .counter = 4000};
}

/* "UAV 'particles' (u3, space1)" */
static const char *describe(char text[PLACE_TEXT], const struct dxs_resource *resource)
{
    static const char *const classes[] = {"SRV", "UAV", "CBV", "sampler"};
    const char *class_name = classes[resource->resource_class];

    if (resource->lower_bound == DXS_NOWHERE)
        snprintf(text, PLACE_TEXT, "%s '%.80s' (without register)", class_name, resource->name);
    else
        snprintf(text, PLACE_TEXT, "%s '%.80s' (%c%u, space%u)", class_name, resource->name,
                 "tubs"[resource->resource_class], resource -> lower_bound, resource -> space);
    return text;
}

/* ---- Descriptors ------------------------------------------------------------------------------------------------- */

static enum dxs_descriptor default_descriptor(const struct dxs_resource *resource)
{
    if (resource->resource_class == DXS_CLASS_CBV)
        return DXS_DESCRIPTOR_UNIFORM_BUFFER;
    if (resource->resource_class == DXS_CLASS_SAMPLER)
        return DXS_DESCRIPTOR_SAMPLER;
    switch (resource->kind) {
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

static bool descriptor_suits(const struct dxs_resource *resource, enum dxs_descriptor descriptor)
{
    enum dxs_descriptor usual = default_descriptor(resource);

    switch (usual) {
    case DXS_DESCRIPTOR_UNIFORM_BUFFER:
        return descriptor == usual || descriptor == DXS_DESCRIPTOR_STORAGE_BUFFER ||
               (descriptor == DXS_DESCRIPTOR_PUSH_CONSTANTS && resource->count == 1);
    case DXS_DESCRIPTOR_STORAGE_BUFFER:
        return descriptor == usual || descriptor == DXS_DESCRIPTOR_TEXEL_BUFFER;
    default:
        return descriptor == usual;
    }
}

/* ---- One resource ------------------------------------------------------------------------------------------------ */

struct resolver {
    struct arena *arena;
    const struct dxs_options *options;
    enum dxs_stage stage;
};

static uint32_t shifted(const struct resolver *r, const struct dxs_resource *resource, uint32_t number, uint32_t shift)
{
    char text[PLACE_TEXT];

    if (number > UINT32_MAX - shift)
        fail(r->arena->fault, DXS_BAD_MAPPING, "%s: its register plus the shift %u passes 32 bits",
             describe(text, resource), shift);
    return number + shift;
}

/* `number`: the register, or a free number where the resource has none. */
static struct dxs_binding default_binding(const struct resolver *r, const struct dxs_resource *resource,
                                          uint32_t number)
{
    const struct dxs_register_shifts *shifts = &r->options->shifts;
    const uint32_t by_class[] = {shifts->srv, shifts->uav, shifts->cbv, shifts->sampler};
    struct dxs_binding binding = {.descriptor = default_descriptor(resource)};

    binding.set = resource->space == DXS_NOWHERE ? 0 : resource->space;
    binding.binding = shifted(r, resource, number, by_class[resource->resource_class]);
    if (resource->has_counter) {
        binding.counter_set = binding.set;
        binding.counter_binding = shifted(r, resource, number, shifts->counter);
    }
    return binding;
}

static struct dxs_binding default_heap_binding(const struct dxs_resource *view)
{
    enum dxs_descriptor descriptor = default_descriptor(view);
    uint32_t first = view->resource_class == DXS_CLASS_UAV ? DEFAULT_HEAP_UAV_BINDING : DEFAULT_HEAP_BINDING;

    return (struct dxs_binding){.descriptor = descriptor,
                                .set = DEFAULT_HEAP_SET,
                                .binding = first + (uint32_t)descriptor,
                                .counter_set = DEFAULT_HEAP_SET,
                                .counter_binding = DEFAULT_HEAP_COUNTER_BINDING};
}

/* Lets the callback change the binding, and checks what it says. */
static struct access_path ask(const struct resolver *r, const struct dxs_resource *resource, bool from_heap,
                              struct dxs_binding binding)
{
    struct dxs_binding_request request = {r->stage, resource, from_heap};
    char text[PLACE_TEXT];

    if (r->options->map_resource && !r->options->map_resource(r->options->map_user, &request, &binding))
        fail(r->arena->fault, DXS_NO_MAPPING, "%s: refused by the mapping", describe(text, resource));
    if (binding.descriptor == DXS_DESCRIPTOR_DEFAULT)
        binding.descriptor = default_descriptor(resource);
    if (!descriptor_suits(resource, binding.descriptor))
        fail(r->arena->fault, DXS_BAD_MAPPING, "%s: descriptor %u does not suit it", describe(text, resource),
             (unsigned)binding.descriptor);
    if (binding.descriptor == DXS_DESCRIPTOR_PUSH_CONSTANTS &&
        (binding.offset % 4 != 0 || binding.offset > UINT32_MAX - resource->size))
        fail(r->arena->fault, DXS_BAD_MAPPING, "%s: offset %u of push constants", describe(text, resource),
             binding.offset);
    return (struct access_path){true, binding};
}

/* ---- All resources ----------------------------------------------------------------------------------------------- */

/* Libraries that were not linked have resources without register: they take numbers behind those of their class in
 * space 0, in the order of their ids, so that all entries of the library agree. */
struct free_numbers {
    uint32_t next[4]; /* by class */
};

static struct free_numbers find_free_numbers(const struct module *module)
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

/* The shifts may be such that registers of two classes meet; a callback may want just that. Resources of one class at
 * one register are the shader's own wish. */
struct occupied {
    uint64_t place; /* set and binding, + 1: 0 is empty */
    uint32_t by;    /* enum dxs_resource_class, or COUNTER */
};

enum {
    COUNTER = 4
};

static void occupy(const struct resolver *r, struct occupied *places, uint32_t capacity, uint32_t set, uint32_t binding,
                   uint32_t by)
{
    uint64_t place = ((uint64_t)set << 32 | binding) + 1;
    uint32_t slot = (uint32_t)(place * UINT64_C(0x9E3779B97F4A7C15) >> 32) & (capacity - 1);

    for (; places[slot].place; slot = (slot + 1) & (capacity - 1)) {
        if (places[slot].place != place)
            continue;
        if (places[slot].by != by)
            fail(r->arena->fault, DXS_BAD_MAPPING, "two resources meet at set %u, binding %u: choose other shifts", set,
                 binding);
        return;
    }
    places[slot] = (struct occupied){place, by};
}

static void refuse_collisions(const struct resolver *r, const struct module *module,
                              const struct binding_layout *layout)
{
    uint32_t capacity = 16;

    while (capacity < 4 * (uint64_t)layout->path_count)
        capacity *= 2;
    struct occupied *places = arena_zeroed(r->arena, capacity, sizeof *places); /* a hash table */
    for (uint32_t i = 0; i < layout->path_count; i++) {
        const struct dxs_binding *binding = &layout->paths[i].binding;
        const struct dxs_resource *info = &module->resources[i].info;
        if (!layout->paths[i].bound)
            continue;
        occupy(r, places, capacity, binding->set, binding->binding, info->resource_class);
        if (info->has_counter)
            occupy(r, places, capacity, binding->counter_set, binding->counter_binding, COUNTER);
    }
}

struct binding_layout *bindings_resolve(struct arena *arena, const struct module *module, const struct dxs_entry *entry,
                                        const struct dxs_options *options, const struct bitset *used,
                                        const struct bitset *questioned)
{
    struct resolver r = {arena, options, entry->stage};
    struct binding_layout *layout = arena_zeroed(arena, 1, sizeof *layout);
    struct free_numbers numbers = find_free_numbers(module);

    layout->path_count = module->info.resource_count;
    layout->paths = arena_zeroed(arena, layout->path_count, sizeof *layout->paths);
    layout->options = options;
    layout->stage = entry->stage;
    for (uint32_t i = 0; i < layout->path_count; i++) {
        const struct dxs_resource *resource = &module->resources[i].info;
        uint32_t number = resource->lower_bound;
        if (number == DXS_NOWHERE)
            number = numbers.next[resource->resource_class]++;
        if (!bitset_has(used, i))
            continue;
        struct dxs_binding binding = default_binding(&r, resource, number);
        if (bitset_has(questioned, i) && binding.descriptor == DXS_DESCRIPTOR_STORAGE_BUFFER)
            binding.descriptor = DXS_DESCRIPTOR_TEXEL_BUFFER;
        layout->paths[i] = ask(&r, resource, false, binding);
    }
    if (!options->map_resource)
        refuse_collisions(&r, module, layout);
    return layout;
}

struct access_path bindings_resolve_heap(struct arena *arena, const struct dxs_options *options, enum dxs_stage stage,
                                         const struct dxs_resource *view)
{
    struct resolver r = {arena, options, stage};

    return ask(&r, view, true, default_heap_binding(view));
}
