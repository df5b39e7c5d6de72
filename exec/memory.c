/* Objects in memory (globals, allocas, groupshared variables), addresses, loads and stores. Loads outside of an object
 * return 0; stores outside of it are dropped. */
#include "exec/machine.h"
#include "exec/numbers.h"

#include <string.h>

void fill_undefined(const struct machine *machine, uint8_t *bytes, uint64_t size)
{
    for (uint64_t i = 0; i < size; i++)
        bytes[i] = (uint8_t)(machine->options->undefined_bits >> (i % 8 * 8));
}

/* ---- Globals ----------------------------------------------------------------------------------------------------- */

/* Appends an object to a memory region of `*size` bytes. Returns its offset, a multiple of 8. */
static uint64_t reserve(uint64_t *size, uint64_t wanted)
{
    uint64_t at = *size;

    *size += (wanted + 7) / 8 * 8;
    return at;
}

static void initialize(struct machine *machine, const struct global *global, uint8_t *memory)
{
    if (global->initializer == NO_VALUE)
        return;
    const struct layout *layout = layout_with_leaves(machine, global->value_type);
    const uint64_t *slots = evaluate_constant(machine, NULL, global->initializer);
    for (uint32_t i = 0; i < layout->slot_count; i++)
        write_bytes(memory + layout->leaves[i].offset, layout->leaves[i].bytes, slots[i]);
}

/* Globals may be arrays, even nested ones, of resources. */
static uint64_t resource_element_size(struct machine *machine, const struct global *global)
{
    const struct type *t = module_type(machine->module, global->value_type);
    type_id element = global->value_type;

    while (t->kind == TYPE_ARRAY) {
        element = t->element;
        t = module_type(machine->module, element);
    }
    return layout_of(machine, element)->size;
}

static struct object place_global(struct machine *machine, const struct global *global)
{
    struct object object = {.size = layout_of(machine, global->value_type)->size};

    if (global->address_space == SPACE_GROUPSHARED) {
        object.kind = OBJECT_GROUP;
        object.base = reserve(&machine->group_size, object.size);
    } else if (global->is_constant && global->initializer != NO_VALUE) {
        object.kind = OBJECT_CONSTANT;
        object.base = reserve(&machine->constant_size, object.size);
    } else {
        object.kind = OBJECT_THREAD;
        object.base = reserve(&machine->thread_size, object.size);
    }
    return object;
}

/* Globals that stand for resources become OBJECT_RESOURCE: a load from one returns a handle. */
static void mark_resources(struct machine *machine)
{
    const struct module *module = machine->module;

    for (uint32_t i = 0; i < module->info.resource_count; i++) {
        value_id id = module->resources[i].global;
        if (id == NO_VALUE || module->values[id].kind != VALUE_GLOBAL)
            continue;
        uint32_t global = module->values[id].index;
        uint64_t size = resource_element_size(machine, &module->globals[global]);
        machine->objects.data[global + 1] = (struct object){OBJECT_RESOURCE, i, 0, size ? size : 1};
    }
}

void create_globals(struct machine *machine)
{
    const struct module *module = machine->module;
    uint8_t *image;

    vector_push(machine->arena, &machine->objects, (struct object){0});
    for (uint32_t i = 0; i < module->global_count; i++)
        vector_push(machine->arena, &machine->objects, place_global(machine, &module->globals[i]));
    mark_resources(machine);
    machine->constant_memory = arena_zeroed(machine->arena, array_size(machine->constant_size), 1);
    machine->group_memory = arena_zeroed(machine->arena, array_size(machine->group_size), 1);
    machine->image_size = machine->thread_size;
    machine->thread_image = image = arena_array(machine->arena, array_size(machine->image_size), 1);
    fill_undefined(machine, image, machine->image_size);
    for (uint32_t i = 0; i < module->global_count; i++) {
        const struct object *object = &machine->objects.data[i + 1];
        if (object->kind == OBJECT_CONSTANT)
            initialize(machine, &module->globals[i], machine->constant_memory + object->base);
        else if (object->kind == OBJECT_THREAD)
            initialize(machine, &module->globals[i], image + object->base);
    }
}

/* ---- Addresses --------------------------------------------------------------------------------------------------- */

static const struct object *object_of(const struct machine *machine, uint64_t pointer)
{
    uint64_t number = pointer >> 40;

    return &machine->objects.data[number < machine->objects.count ? number : 0];
}

/* NULL: out of bounds, a store to a constant, or a global that stands for a resource. */
uint8_t *memory_at(struct wave *wave, uint32_t lane, uint64_t pointer, uint32_t size, bool writes)
{
    struct machine *machine = wave->machine;
    const struct object *object = object_of(machine, pointer);
    uint64_t offset = pointer & ((UINT64_C(1) << 40) - 1);

    if (offset > object->size || size > object->size - offset) {
        ++*machine->out_of_bounds;
        return NULL;
    }
    switch (object->kind) {
    case OBJECT_CONSTANT:
        return writes ? NULL : machine->constant_memory + object->base + offset;
    case OBJECT_PAYLOAD:
        return writes ? NULL : (uint8_t *)machine->payload + offset;
    case OBJECT_GROUP:
        return machine->group_memory + object->base + offset;
    case OBJECT_THREAD:
        return wave->thread_memory[lane] + object->base + offset;
    default:
        return NULL;
    }
}

void load_slots(struct wave *wave, uint32_t lane, uint64_t pointer, type_id type, uint64_t *slots)
{
    struct machine *machine = wave->machine;
    const struct layout *layout = layout_with_leaves(machine, type);
    const struct object *object = object_of(machine, pointer);

    if (object->kind == OBJECT_RESOURCE) {
        uint64_t offset = pointer & ((UINT64_C(1) << 40) - 1);
        memset(slots, 0, layout->slot_count * sizeof *slots);
        if (layout->slot_count > 0)
            slots[0] = handle_of_global(machine, (uint32_t)object->base, offset / object->element_size);
        return;
    }
    for (uint32_t i = 0; i < layout->slot_count; i++) {
        const struct leaf *leaf = &layout->leaves[i];
        const uint8_t *bytes = memory_at(wave, lane, pointer + leaf->offset, leaf->bytes, false);
        slots[i] = bytes ? read_bytes(bytes, leaf->bytes) : 0;
    }
}

void store_slots(struct wave *wave, uint32_t lane, uint64_t pointer, type_id type, const uint64_t *slots)
{
    const struct layout *layout = layout_with_leaves(wave->machine, type);

    for (uint32_t i = 0; i < layout->slot_count; i++) {
        const struct leaf *leaf = &layout->leaves[i];
        uint8_t *bytes = memory_at(wave, lane, pointer + leaf->offset, leaf->bytes, true);
        if (bytes)
            write_bytes(bytes, leaf->bytes, slots[i]);
    }
}
