/* Reads the members of buffers from the RDEF part: headers of fixed sizes, which refer to each other and to names by
 * offsets in the part. */
#include "base/little_endian.h"
#include "base/vector.h"
#include "dxbc/module.h"
#include "dxbc/reflection.h"
#include "dxil/members.h"

#include <stdlib.h>
#include <string.h>

enum {
    HEADER_BYTES = 28,
    BUFFER_BYTES = 24,
    VARIABLE_BYTES = 24, /* shader model 5: 40 */
    LONG_VARIABLE_BYTES = 40,
    TYPE_BYTES = 16, /* shader model 5: 36 */
    LONG_TYPE_BYTES = 36,
    MEMBER_BYTES = 12,
    VARIABLE_USED = 2,
    CONSTANT_BUFFER = 0, /* kinds of buffers */
    TEXTURE_BUFFER = 1,
    STRUCTURED_BUFFER = 3,
    NO_BUFFER,
    MAX_TYPE_NESTING = 16,
    NAME_BYTES_A_MEMBER = 64,
    DOUBLE_BYTES = 8,
    OTHER_BYTES = 4
};

/* The members of a structure. */
struct structure {
    struct dxs_buffer_member *members;
    uint32_t count, cost, height; /* cost: what a use of it takes from part.left. height: levels of structures */
    uint64_t size;
};

struct part {
    struct arena *arena;
    const uint8_t *bytes; /* followed by a NUL */
    size_t size;
    uint32_t origin; /* offset in the input */
    uint32_t left;   /* members that buffers may still have, with members of members */
    bool is_long;    /* of shader model 5 */
    enum packing packing;
    VECTOR(struct structure) structures;
    uint32_t *known[2]; /* by packing and offset of a type: 1 + index into structures; 0: not read yet */
};

static COLD _Noreturn void fail_outside(const struct part *part)
{
    fail(part->arena->fault, DXS_RESULT_INVALID_CONTAINER, "reflection data refer to bytes outside of their %zu",
         part->size);
}

static const uint8_t *bytes_at(const struct part *part, uint32_t offset, uint32_t index, uint32_t size)
{
    uint64_t first = offset + (uint64_t)index * size;

    if (first + size > part->size)
        fail_outside(part);
    part->arena->fault->error.offset = part->origin + (uint32_t)first;
    return part->bytes + first;
}

static void charge(struct part *part, uint32_t cost)
{
    if (cost > part->left)
        fail(part->arena->fault, DXS_RESULT_INVALID_CONTAINER, "reflection data: buffers have more than %d members",
             MAX_BUFFER_MEMBERS);
    part->left -= cost;
}

/* Names may overlap, so long ones count as members, too. */
static const char *name_at(struct part *part, uint32_t offset)
{
    if (offset >= part->size)
        fail_outside(part);
    const char *name = (const char *)part->bytes + offset, *end = memchr(name, 0, MAX_REFLECTED_NAME + 1);
    if (!end)
        fail(part->arena->fault, DXS_RESULT_INVALID_CONTAINER, "reflection data: a name exceeds %d bytes",
             MAX_REFLECTED_NAME);
    charge(part, (uint32_t)(end - name) / NAME_BYTES_A_MEMBER);
    return name;
}

/* ---- Types ------------------------------------------------------------------------------------------------------- */

static enum dxs_component_type component_of(uint32_t number)
{
    static const struct {
        uint8_t number, component;
    } components[] = {{1, DXS_COMPONENT_TYPE_I1},   {2, DXS_COMPONENT_TYPE_I32},  {3, DXS_COMPONENT_TYPE_F32},
                      {19, DXS_COMPONENT_TYPE_U32}, {39, DXS_COMPONENT_TYPE_F64}, {52, DXS_COMPONENT_TYPE_F16},
                      {53, DXS_COMPONENT_TYPE_F16}, {54, DXS_COMPONENT_TYPE_F16}, {55, DXS_COMPONENT_TYPE_I16},
                      {56, DXS_COMPONENT_TYPE_I16}, {57, DXS_COMPONENT_TYPE_U16}};

    for (size_t n = 0; n < sizeof components / sizeof *components; n++)
        if (components[n].number == number)
            return (enum dxs_component_type)components[n].component;
    return DXS_COMPONENT_TYPE_INVALID;
}

static uint32_t read_type(struct part *part, uint32_t offset, uint32_t nesting, struct dxs_buffer_member *member);

static struct structure read_members(struct part *part, uint32_t offset, uint32_t count, uint32_t nesting)
{
    uint32_t left = part->left;

    charge(part, count);
    if (count)
        bytes_at(part, offset, count - 1, MEMBER_BYTES);
    struct structure made = {.members = arena_array(part->arena, count, sizeof *made.members), .count = count};
    for (uint32_t n = 0; n < count; n++) {
        struct dxs_buffer_member *member = &made.members[n];
        const uint8_t *bytes = bytes_at(part, offset, n, MEMBER_BYTES);
        *member = (struct dxs_buffer_member){.name = name_at(part, load32(bytes)), .offset = load32(bytes + 8)};
        uint32_t height = read_type(part, load32(bytes + 4), nesting + 1, member);
        uint64_t end = (uint64_t)member->offset + member->size;
        made.size = end > made.size ? end : made.size;
        made.height = height > made.height ? height : made.height;
    }
    made.height++;
    made.cost = left - part->left;
    return made;
}

/* fxc writes each type once, whatever refers to it. */
static struct structure read_structure(struct part *part, uint32_t offset, const uint8_t *type, uint32_t nesting)
{
    uint32_t **known = &part->known[part->packing];

    if (!*known)
        *known = arena_zeroed_words(part->arena, part->size);
    if ((*known)[offset]) {
        struct structure found = part->structures.data[(*known)[offset] - 1];
        charge(part, found.cost);
        return found;
    }
    struct structure made = read_members(part, load32(type + 12), load16(type + 10), nesting);
    vector_push(part->arena, &part->structures, made);
    (*known)[offset] = part->structures.count;
    return made;
}

/* Returns the levels of structures in it: MAX_TYPE_NESTING at most, those around it included. */
static uint32_t read_type(struct part *part, uint32_t offset, uint32_t nesting, struct dxs_buffer_member *member)
{
    const uint8_t *type = bytes_at(part, offset, 0, part->is_long ? LONG_TYPE_BYTES : TYPE_BYTES);
    uint32_t type_class = load16(type);
    struct structure inner = {0};

    member->type_class =
        type_class <= DXS_TYPE_CLASS_STRUCTURE ? (enum dxs_type_class)type_class : DXS_TYPE_CLASS_OBJECT;
    member->component_type = component_of(load16(type + 2));
    member->component_size = member->component_type == DXS_COMPONENT_TYPE_F64 ? DOUBLE_BYTES : OTHER_BYTES;
    member->rows = load16(type + 4);
    member->columns = load16(type + 6);
    member->element_count = load16(type + 8);
    member->type_name = "";
    if (member->type_class == DXS_TYPE_CLASS_STRUCTURE) {
        if (nesting < MAX_TYPE_NESTING)
            inner = read_structure(part, offset, type, nesting);
        if (nesting + inner.height > MAX_TYPE_NESTING || !inner.height)
            fail(part->arena->fault, DXS_RESULT_INVALID_CONTAINER, "reflection data nest more than %d structures",
                 MAX_TYPE_NESTING);
        member->members = inner.members;
        member->member_count = inner.count;
        member->rows = member->columns = member->component_size = 0;
        if (part->is_long && load32(type + 32))
            member->type_name = name_at(part, load32(type + 32));
    }
    member_lay_out(member, part->packing, inner.size, OTHER_BYTES);
    return inner.height;
}

/* ---- Buffers ----------------------------------------------------------------------------------------------------- */

static struct dxs_buffer_member *read_variables(struct part *part, const uint8_t *buffer, uint32_t *count)
{
    uint32_t offset = load32(buffer + 8), size = part->is_long ? LONG_VARIABLE_BYTES : VARIABLE_BYTES;

    *count = load32(buffer + 4);
    charge(part, *count);
    if (*count)
        bytes_at(part, offset, *count - 1, size);
    struct dxs_buffer_member *variables = arena_array(part->arena, *count, sizeof *variables);
    for (uint32_t n = 0; n < *count; n++) {
        const uint8_t *variable = bytes_at(part, offset, n, size);
        variables[n] = (struct dxs_buffer_member){.name = name_at(part, load32(variable)),
                                                  .offset = load32(variable + 4),
                                                  .is_used = load32(variable + 12) & VARIABLE_USED};
        read_type(part, load32(variable + 16), 0, &variables[n]);
        variables[n].size = load32(variable + 8);
    }
    return variables;
}

/* The only variable of a structured buffer is its element, "$Element". In arrays of constant buffers, the only variable
 * of each is an array of one. */
static void set_members(struct module_resource *resource, struct dxs_buffer_member *members, uint32_t count)
{
    bool is_structured = resource->info.kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER;

    resource->members = members;
    resource->member_count = count;
    if (count != 1)
        return;
    if (resource->info.count != 1 && members->element_count == 1)
        members->element_count = members->element_stride = 0;
    if (is_structured && members->type_class == DXS_TYPE_CLASS_STRUCTURE && !members->element_count) {
        resource->members = members->members;
        resource->member_count = members->member_count;
    } else if (is_structured) {
        members->name = "";
    }
}

/* A resource, or a buffer of the part: both have a kind and a name. */
struct named {
    const char *name;
    uint32_t kind, index;
};

static int compare_names(const struct named *a, const struct named *b)
{
    return a->kind != b->kind ? (a->kind < b->kind ? -1 : 1) : strcmp(a->name, b->name);
}

static int by_name_and_index(const void *left, const void *right)
{
    const struct named *a = left, *b = right;
    int order = compare_names(a, b);

    return order ? order : a->index < b->index ? -1 : a->index > b->index;
}

/* A tbuffer is declared as a typed buffer. */
static uint32_t buffer_kind(const struct dxs_resource *info)
{
    if (info->resource_class == DXS_RESOURCE_CLASS_CBV)
        return CONSTANT_BUFFER;
    if (info->resource_class == DXS_RESOURCE_CLASS_SRV && info->kind == DXS_RESOURCE_KIND_TYPED_BUFFER)
        return TEXTURE_BUFFER;
    return info->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER ? STRUCTURED_BUFFER : NO_BUFFER;
}

/* The resources that may have members, by name. */
static struct named *sort_resources(const struct module *module, uint32_t *count)
{
    struct named *list = arena_array(module->arena, module->info.resource_count, sizeof *list);

    *count = 0;
    for (uint32_t n = 0; n < module->info.resource_count; n++) {
        const struct dxs_resource *info = &module->resources[n].info;
        if (*info->name && buffer_kind(info) != NO_BUFFER)
            list[(*count)++] = (struct named){info->name, buffer_kind(info), n};
    }
    qsort(list, *count, sizeof *list, by_name_and_index);
    return list;
}

static struct named *sort_buffers(struct part *part, uint32_t offset, uint32_t count)
{
    if (count > MAX_REFLECTED_BINDINGS)
        fail(part->arena->fault, DXS_RESULT_INVALID_CONTAINER, "reflection data have more than %d buffers",
             MAX_REFLECTED_BINDINGS);
    struct named *list = arena_array(part->arena, count, sizeof *list);
    for (uint32_t n = 0; n < count; n++) {
        const uint8_t *buffer = bytes_at(part, offset, n, BUFFER_BYTES);
        list[n] = (struct named){name_at(part, load32(buffer)), load32(buffer + 20), n};
    }
    qsort(list, count, sizeof *list, by_name_and_index);
    return list;
}

static void read_buffer(struct part *part, struct module_resource *resource, const uint8_t *buffer)
{
    uint32_t count;

    part->packing = load32(buffer + 20) == STRUCTURED_BUFFER ? PACKED_TIGHTLY : PACKED_IN_ROWS;
    struct dxs_buffer_member *variables = read_variables(part, buffer, &count);
    set_members(resource, variables, count);
}

void tokens_read_members(struct module *module, const struct container_part *reflection)
{
    uint32_t count = module->info.resource_count, named_count;
    struct module_resource *resources = arena_array(module->arena, count, sizeof *resources);
    struct dxs_error *error = &module->arena->fault->error;

    if (!reflection->data)
        return;
    error->part = reflection->name;
    struct part part = {
        .arena = module->arena,
        .bytes = (const uint8_t *)arena_text(module->arena, (const char *)reflection->data, reflection->size),
        .size = reflection->size,
        .origin = reflection->offset,
        .left = MAX_BUFFER_MEMBERS};
    const uint8_t *header = bytes_at(&part, 0, 0, HEADER_BYTES);
    uint32_t buffer_count = load32(header), first_buffer = load32(header + 4);
    part.is_long = header[17] == 5; /* major version */
    for (uint32_t n = 0; n < count; n++)
        resources[n] = module->resources[n];
    const struct named *named = sort_resources(module, &named_count);
    const struct named *buffers = sort_buffers(&part, first_buffer, buffer_count);
    for (uint32_t n = 0, b = 0; n < named_count && b < buffer_count;) {
        int order = compare_names(&named[n], &buffers[b]);
        if (order == 0)
            read_buffer(&part, &resources[named[n].index],
                        bytes_at(&part, first_buffer, buffers[b].index, BUFFER_BYTES));
        n += order <= 0;
        b += order >= 0;
    }
    module->resources = resources;
    error->part = error->offset = DXS_NONE;
}
