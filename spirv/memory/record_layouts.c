/* Layouts of records of work graph nodes, and of memory of words (word_memory.c): sizes and places of members as in C,
 * types with these places. */
#include "spirv/memory/memory.h"

enum {
    MAX_RECORD_BYTES = 0xFFFF
};

/* Layout of a type in a record. Computed once for each type, however many types contain it. */
struct record_layout {
    uint32_t size, alignment; /* bytes; alignment 0: not computed yet */
    uint32_t type, block;     /* ids of the type and of a block that contains it; 0: not made yet */
};

static uint32_t aligned(uint32_t offset, uint32_t alignment)
{
    return (offset + alignment - 1) / alignment * alignment;
}

static struct record_layout *layout_of(struct lowering *l, type_id id);

static void find_struct_size(struct lowering *l, const struct type *type, struct record_layout *layout)
{
    for (uint32_t n = 0; n < type->count; n++) {
        const struct record_layout *member = layout_of(l, l->module->type_members[type->first_member + n]);
        layout->size = aligned(layout->size, member->alignment) + member->size;
        if (layout->alignment < member->alignment)
            layout->alignment = member->alignment;
        if (layout->size > MAX_RECORD_BYTES)
            break;
    }
    layout->size = aligned(layout->size, layout->alignment);
}

static struct record_layout *layout_of(struct lowering *l, type_id id)
{
    const struct type *type = module_type(l->module, id);
    struct record_layout **layouts = &l->nodes.record_layouts;

    if (!*layouts)
        *layouts = arena_zeroed(l->arena, l->module->type_count, sizeof **layouts);
    struct record_layout *layout = &(*layouts)[id];
    if (layout->alignment)
        return layout;
    layout->alignment = 1;
    if (type->kind == TYPE_STRUCT) {
        find_struct_size(l, type, layout);
    } else if (type->kind == TYPE_ARRAY || type->kind == TYPE_VECTOR) {
        const struct record_layout *element = layout_of(l, type->element);
        uint64_t size = (uint64_t)type->count * element->size;
        layout->size = size > MAX_RECORD_BYTES ? MAX_RECORD_BYTES + 1 : (uint32_t)size;
        layout->alignment = element->alignment;
    } else {
        layout->size = layout->alignment = scalar_bits(l, id) == 1 ? 4 : scalar_bits(l, id) / 8;
    }
    if (layout->size > MAX_RECORD_BYTES || layout->alignment == 0) /* or the type is not numeric */
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "a type that is laid out in bytes must be numeric and have at most %d",
             MAX_RECORD_BYTES);
    return layout;
}

uint32_t record_bytes(struct lowering *l, type_id type)
{
    return layout_of(l, type)->size;
}

uint32_t record_part_offset(struct lowering *l, type_id id, uint32_t part)
{
    const struct type *type = module_type(l->module, id);
    uint32_t offset = 0;

    if (type->kind != TYPE_STRUCT)
        return part * record_bytes(l, type->element);
    for (uint32_t n = 0;; n++) {
        const struct record_layout *layout = layout_of(l, l->module->type_members[type->first_member + n]);
        offset = aligned(offset, layout->alignment);
        if (n == part)
            return offset;
        offset += layout->size;
    }
}

static uint32_t make_record_struct(struct lowering *l, const struct type *type)
{
    uint32_t *members = arena_words(l->arena, type->count), offset = 0;

    for (uint32_t n = 0; n < type->count; n++)
        members[n] = record_type(l, l->module->type_members[type->first_member + n]);
    uint32_t id = new_struct(l->b, type->count, members);
    for (uint32_t n = 0; n < type->count; n++) {
        const struct record_layout *member = layout_of(l, l->module->type_members[type->first_member + n]);
        offset = aligned(offset, member->alignment);
        DECORATE_MEMBER(l->b, id, n, SpvDecorationOffset, offset);
        offset += member->size;
    }
    return id;
}

uint32_t record_type(struct lowering *l, type_id id)
{
    const struct type *type = module_type(l->module, id);
    struct record_layout *layout = layout_of(l, id);

    if (layout->type)
        return layout->type;
    if (type->kind == TYPE_STRUCT) {
        layout->type = make_record_struct(l, type);
    } else if (type->kind == TYPE_ARRAY || (is_split_vector(l, id) && type->count > 1)) {
        uint32_t stride = layout_of(l, type->element)->size;
        layout->type = new_array(l->b, record_type(l, type->element), type->count ? type->count : 1, stride);
    } else {
        layout->type = memory_type(l, id);
    }
    if (scalar_bits(l, id) == 16 && type->kind != TYPE_STRUCT && type->kind != TYPE_ARRAY) {
        need_capability_of(l->b, SpvCapabilityStorageBuffer16BitAccess, EXT_16BIT_STORAGE);
    }
    return layout->type;
}

uint32_t record_block(struct lowering *l, type_id type)
{
    struct record_layout *layout = layout_of(l, type);

    if (!layout->block)
        layout->block = new_block(l->b, record_type(l, type), 0);
    return layout->block;
}
