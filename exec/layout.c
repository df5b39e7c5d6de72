/* Layouts of types, in slots and in memory. Only the shader sees this memory, so members have natural alignment,
 * whatever the module's data layout says. */
#include "exec/machine.h"

enum {
    MAX_TYPE_DEPTH = 64,
    MAX_SLOTS = 1 << 20, /* of one type */
    MAX_PARTS = 8 * MAX_SLOTS
};

unsigned bits_in_memory(const struct machine *machine, type_id type)
{
    const struct type *t = module_type(machine->module, element_type(machine, type));

    if (t->kind == TYPE_POINTER)
        return 64;
    if (t->kind == TYPE_INTEGER && (t->bits == 0 || t->bits > 64))
        fail(machine->fault, DXS_RESULT_UNSUPPORTED, "arithmetic of %u-bit integers is not executed", t->bits);
    return t->bits == 16 && !machine->module->info.native_16bit ? 32 : t->bits;
}

bool is_float_type(const struct machine *machine, type_id type)
{
    return module_type(machine->module, element_type(machine, type))->kind == TYPE_FLOAT;
}

type_id element_type(const struct machine *machine, type_id type)
{
    const struct type *t = module_type(machine->module, type);

    return t->kind == TYPE_VECTOR ? t->element : type;
}

static uint32_t round_up(uint64_t *size, uint32_t alignment)
{
    *size = (*size + alignment - 1) / alignment * alignment;
    return alignment;
}

static void find_layout(struct machine *machine, type_id type, unsigned depth);

static struct layout *member_layout(struct machine *machine, type_id type, unsigned depth)
{
    if (!machine->layouts[type].known)
        find_layout(machine, type, depth + 1);
    return &machine->layouts[type];
}

static uint32_t limited(uint64_t count)
{
    return count < UINT32_MAX ? (uint32_t)count : UINT32_MAX;
}

static void add_members(struct machine *machine, const struct type *t, struct layout *layout, unsigned depth)
{
    struct member *members = arena_array(machine->arena, t->count, sizeof *members);
    uint64_t slots = 0, parts = 1;

    layout->members = members;
    for (uint32_t i = 0; i < t->count; i++) {
        const struct layout *member = member_layout(machine, machine->module->type_members[t->first_member + i], depth);
        round_up(&layout->size, member->alignment);
        members[i] = (struct member){(uint32_t)slots, layout->size};
        layout->size += member->size;
        slots += member->slot_count;
        parts += member->part_count;
        if (member->alignment > layout->alignment)
            layout->alignment = member->alignment;
        if (slots > MAX_SLOTS)
            slots = UINT32_MAX; /* layout_with_leaves refuses values of the type */
    }
    layout->slot_count = (uint32_t)slots;
    layout->part_count = limited(parts);
    round_up(&layout->size, layout->alignment);
}

static void find_layout(struct machine *machine, type_id type, unsigned depth)
{
    const struct type *t = module_type(machine->module, type);
    struct layout layout = {.known = true, .alignment = 1, .part_count = 1};

    if (depth > MAX_TYPE_DEPTH)
        fail(machine->fault, DXS_RESULT_LIMIT_EXCEEDED, "types are nested more than %d deep", MAX_TYPE_DEPTH);
    switch (t->kind) {
    case TYPE_INTEGER:
    case TYPE_FLOAT:
    case TYPE_POINTER:
        layout.size = bits_in_memory(machine, type) <= 8 ? 1 : bits_in_memory(machine, type) / 8;
        layout.alignment = (uint32_t)layout.size;
        layout.slot_count = 1;
        break;
    case TYPE_ARRAY:
    case TYPE_VECTOR: {
        const struct layout *element = member_layout(machine, t->element, depth);
        uint64_t slots = (uint64_t)element->slot_count * t->count;
        layout.alignment = element->alignment;
        layout.size = element->size * t->count;
        layout.slot_count = slots > MAX_SLOTS ? UINT32_MAX : (uint32_t)slots;
        if (slots > 0) /* walks over a value skip what has no slots */
            layout.part_count = limited(1 + (uint64_t)element->part_count * t->count);
        break;
    }
    case TYPE_STRUCT:
        add_members(machine, t, &layout, depth);
        break;
    default:
        break;
    }
    if (layout.size > UINT32_MAX)
        fail(machine->fault, DXS_RESULT_LIMIT_EXCEEDED, "a type takes more than 4 GiB");
    if (layout.size == 0 && t->kind == TYPE_STRUCT)
        layout.size = 1; /* array elements get distinct addresses */
    machine->layouts[type] = layout;
}

const struct layout *layout_of(struct machine *machine, type_id type)
{
    return member_layout(machine, type, 0);
}

static uint32_t write_leaves(struct machine *machine, type_id type, uint64_t offset, struct leaf *leaves);

static uint32_t write_member_leaves(struct machine *machine, const struct type *t, uint64_t offset, struct leaf *leaves)
{
    uint32_t written = 0;
    uint64_t at = 0;

    for (uint32_t i = 0; i < t->count; i++) {
        type_id member = t->kind == TYPE_STRUCT ? machine->module->type_members[t->first_member + i] : t->element;
        const struct layout *layout = layout_of(machine, member);
        round_up(&at, layout->alignment);
        written += write_leaves(machine, member, offset + at, leaves + written);
        at += layout->size;
    }
    return written;
}

/* One leaf per scalar. find_layout has limited the nesting of types, so recursion is safe. */
static uint32_t write_leaves(struct machine *machine, type_id type, uint64_t offset, struct leaf *leaves)
{
    const struct type *t = module_type(machine->module, type);
    const struct layout *layout = layout_of(machine, type);

    if (layout->slot_count == 0)
        return 0;
    if (t->kind == TYPE_ARRAY || t->kind == TYPE_VECTOR || t->kind == TYPE_STRUCT)
        return write_member_leaves(machine, t, offset, leaves);
    *leaves = (struct leaf){(uint32_t)offset, (uint8_t)layout->size};
    return 1;
}

const struct layout *layout_with_leaves(struct machine *machine, type_id type)
{
    struct layout *layout = member_layout(machine, type, 0);

    if (layout->slot_count == UINT32_MAX || layout->part_count > MAX_PARTS)
        fail(machine->fault, DXS_RESULT_LIMIT_EXCEEDED, "a value of more than %d scalars", MAX_SLOTS);
    if (!layout->leaves) {
        struct leaf *leaves = arena_array(machine->arena, layout->slot_count, sizeof *leaves);
        write_leaves(machine, type, 0, leaves);
        layout->leaves = leaves;
    }
    return layout;
}

/* The address that getelementptr computes. `source`: type that the first index steps over. Offsets may leave the
 * object: memory_at checks them. */
uint64_t step_into_element(struct machine *machine, const struct function *function, type_id source, uint64_t base,
                           const value_id *indices, uint32_t count, const uint64_t *const *index_values)
{
    type_id type = source;
    uint64_t offset = 0;

    for (uint32_t i = 0; i < count; i++) {
        const struct type *t = module_type(machine->module, type);
        type_id index_type = module_value(machine->module, function, indices[i])->type;
        int64_t index = sign_extend(bits_in_memory(machine, index_type), index_values[i][0]);
        if (i > 0 && t->kind == TYPE_STRUCT) {
            if (index < 0 || index >= t->count)
                fail(machine->fault, DXS_RESULT_INVALID_MODULE, "an address names a member that the structure lacks");
            offset += layout_of(machine, type)->members[index].offset;
            type = machine->module->type_members[t->first_member + (uint32_t)index];
            continue;
        }
        if (i > 0 && t->kind != TYPE_ARRAY && t->kind != TYPE_VECTOR)
            fail(machine->fault, DXS_RESULT_INVALID_MODULE, "an address goes into what has no elements");
        type = i > 0 ? t->element : type;
        offset += (uint64_t)index * layout_of(machine, type)->size;
    }
    return make_pointer((uint32_t)(base >> 40), base + offset);
}
