/* Reads dx.typeAnnotations: names and types of the members of constant and structured buffers. Its offsets are those of
 * constant buffers, so those of structured buffers are computed. */
#include "base/bitset.h"
#include "dxil/members.h"
#include "dxil/views/views.h"

#include <string.h>

enum field_tag {
    FIELD_MATRIX = 2, /* rows, columns, orientation */
    FIELD_OFFSET = 3,
    FIELD_NAME = 6,
    FIELD_COMPONENT = 7,
    FIELD_USED = 9
};

enum {
    STRUCTURES = 0, /* kind of the list of annotated structures */
    ROW_MAJOR = 1,
    MAX_DIMENSION = 4, /* of a matrix */
    NAME_BYTES_A_MEMBER = 64,
    WIDEST_SCALAR = 8
};

/* The members of a structure, by packing. */
struct members {
    const struct dxs_buffer_member *members; /* NULL: not read yet */
    uint32_t count, alignment;
    uint32_t cost; /* each use subtracts it from annotations.left */
    uint64_t size;
};

struct structure {
    struct view fields; /* size, then the tags of each member; node NULL: no annotation */
    struct members packed[2];
};

struct annotations {
    struct arena *arena;
    const struct module *source;
    struct structure *structures; /* by type */
    uint32_t left;                /* members that resources may still have, with members of members */
};

/* What the tags of a member say. */
struct field {
    const char *name;
    uint32_t offset, rows, columns, orientation; /* rows 0: no matrix */
    enum dxs_component_type component;
    bool is_used;
};

static const struct members *read_structure(struct annotations *annotations, type_id type, enum packing packing,
                                            uint32_t depth);

/* ---- Annotations ------------------------------------------------------------------------------------------------- */

/* A list of pairs: a value of the structure's type, and its annotation. */
static void find_structures(struct annotations *annotations, struct view list)
{
    for (uint32_t n = 1; n + 1 < view_count(&list); n += 2) {
        type_id type = view_type(&list, n);
        if (type != NO_TYPE && module_type(annotations->source, type)->kind == TYPE_STRUCT)
            annotations->structures[type].fields = view_node(&list, n + 1, "structure annotation");
    }
}

static struct annotations read_annotations(struct arena *arena, const struct module *source)
{
    const struct named_metadata *named = module_named_metadata(source, "dx.typeAnnotations");
    struct annotations annotations = {
        arena, source, arena_zeroed(arena, source->type_count, sizeof *annotations.structures), MAX_BUFFER_MEMBERS};
    struct bitset visited = bitset_create(arena, source->metadata_count);

    for (uint32_t n = 0; named && n < named->count; n++) {
        struct view list = named_view(source, named, n, "type annotations");
        uint32_t id = (uint32_t)(list.node - source->metadata);
        if (!bitset_has(&visited, id) && view_count(&list) && view_uint(&list, 0) == STRUCTURES)
            find_structures(&annotations, list);
        bitset_add(&visited, id);
    }
    return annotations;
}

static struct field read_field(struct view tags)
{
    struct field field = {.name = ""};

    for (uint32_t n = 0; n < view_count(&tags); n += 2) {
        uint32_t tag = view_uint(&tags, n);
        if (tag == FIELD_MATRIX) {
            struct view matrix = view_node(&tags, n + 1, "matrix annotation");
            uint32_t rows = view_uint(&matrix, 0), columns = view_uint(&matrix, 1);
            bool exists = rows - 1 < MAX_DIMENSION && columns - 1 < MAX_DIMENSION;
            field.rows = exists ? rows : 0;
            field.columns = exists ? columns : 0;
            field.orientation = view_uint(&matrix, 2);
        } else if (tag == FIELD_OFFSET) {
            field.offset = view_uint(&tags, n + 1);
        } else if (tag == FIELD_NAME) {
            field.name = view_text(&tags, n + 1);
        } else if (tag == FIELD_COMPONENT) {
            field.component = view_component_type(&tags, n + 1);
        } else if (tag == FIELD_USED) {
            field.is_used = view_number(&tags, n + 1) != 0;
        }
    }
    return field;
}

/* ---- Members ----------------------------------------------------------------------------------------------------- */

/* The type of one element; of a matrix, an array of vectors or HLSL's class around it. */
static type_id strip_arrays(const struct module *module, type_id type, bool is_matrix, uint32_t *count)
{
    const struct type *t = module_type(module, type);
    uint64_t product = 1;

    for (*count = 0; t->kind == TYPE_ARRAY; t = module_type(module, type)) {
        if (is_matrix && module_type(module, t->element)->kind == TYPE_VECTOR)
            break;
        product = product * t->count < UINT32_MAX ? product * t->count : UINT32_MAX;
        *count = (uint32_t)product;
        type = t->element;
    }
    return type;
}

/* Matrices of bools have the type i1 here, and 32 bits in memory. */
static uint32_t scalar_bytes(const struct module *module, type_id type)
{
    const struct type *t = module_type(module, type);

    while (t->kind == TYPE_ARRAY || t->kind == TYPE_VECTOR || (t->kind == TYPE_STRUCT && t->count))
        t = module_type(module, t->kind == TYPE_STRUCT ? module->type_members[t->first_member] : t->element);
    if (t->kind != TYPE_INTEGER && t->kind != TYPE_FLOAT)
        return 0;
    return t->bits == 1 ? sizeof(uint32_t) : t->bits < 8 * WIDEST_SCALAR ? (t->bits + 7) / 8 : WIDEST_SCALAR;
}

/* "hostlayout.struct.Light": "Light". */
static const char *structure_name(const struct type *type)
{
    static const char prefixes[][12] = {"hostlayout.", "struct.", "class."};
    const char *name = type->name ? type->name : "";

    for (size_t n = 0; n < sizeof prefixes / sizeof *prefixes; n++)
        if (strncmp(name, prefixes[n], strlen(prefixes[n])) == 0)
            name += strlen(prefixes[n]);
    return name;
}

static void set_class(struct dxs_buffer_member *member, const struct type *type, const struct field *field)
{
    member->rows = member->columns = 1;
    if (field->rows) {
        member->type_class =
            field->orientation == ROW_MAJOR ? DXS_TYPE_CLASS_ROW_MAJOR_MATRIX : DXS_TYPE_CLASS_COLUMN_MAJOR_MATRIX;
        member->rows = field->rows;
        member->columns = field->columns;
    } else if (type->kind == TYPE_VECTOR) {
        member->type_class = DXS_TYPE_CLASS_VECTOR;
        member->columns = type->count;
    } else if (type->kind == TYPE_STRUCT) {
        member->type_class = DXS_TYPE_CLASS_STRUCTURE;
        member->type_name = structure_name(type);
        member->rows = member->columns = 0;
    } else if (type->kind != TYPE_INTEGER && type->kind != TYPE_FLOAT) {
        member->type_class = DXS_TYPE_CLASS_OBJECT;
        member->columns = 0;
    }
}

static void charge(struct annotations *annotations, size_t cost)
{
    if (cost > annotations->left)
        fail(annotations->arena->fault, DXS_RESULT_INVALID_MODULE, "buffers have more than %d members",
             MAX_BUFFER_MEMBERS);
    annotations->left -= (uint32_t)cost;
}

static void read_member(struct annotations *annotations, type_id type, const struct field *field, enum packing packing,
                        uint32_t depth, struct dxs_buffer_member *member, uint32_t *alignment)
{
    const struct members *inner = NULL;

    *member = (struct dxs_buffer_member){.name = field->name,
                                         .offset = field->offset,
                                         .component_type = field->component,
                                         .is_used = field->is_used,
                                         .type_name = ""};
    type = strip_arrays(annotations->source, type, field->rows != 0, &member->element_count);
    set_class(member, module_type(annotations->source, type), field);
    if (member->type_class == DXS_TYPE_CLASS_STRUCTURE) {
        inner = read_structure(annotations, type, packing, depth + 1);
        member->members = inner->members;
        member->member_count = inner->count;
    } else {
        member->component_size = scalar_bytes(annotations->source, type);
    }
    /* Members may share long names. */
    charge(annotations, 1 + (strlen(member->name) + strlen(member->type_name)) / NAME_BYTES_A_MEMBER);
    *alignment = inner ? inner->alignment : member->component_size ? member->component_size : 1;
    member_lay_out(member, packing, inner ? inner->size : 0, *alignment);
}

static void add_member(struct members *members, struct dxs_buffer_member *member, enum packing packing,
                       uint32_t alignment)
{
    if (packing == PACKED_TIGHTLY)
        member->offset = member_clamp(round_up(members->size, alignment));
    uint64_t end = (uint64_t)member->offset + member->size;
    if (end > members->size)
        members->size = end;
    if (alignment > members->alignment)
        members->alignment = alignment;
}

static const struct members *read_structure(struct annotations *annotations, type_id type, enum packing packing,
                                            uint32_t depth)
{
    struct structure *structure = &annotations->structures[type];
    struct members *members = &structure->packed[packing];
    const struct type *t = module_type(annotations->source, type);
    uint32_t count = view_count(&structure->fields) > t->count ? t->count : 0, left = annotations->left;

    if (members->members) {
        charge(annotations, members->cost);
        return members;
    }
    if (depth > MAX_NESTING)
        fail(annotations->arena->fault, DXS_RESULT_INVALID_MODULE, "type annotations nest more than %d structures",
             MAX_NESTING);
    struct dxs_buffer_member *list = arena_array(annotations->arena, count, sizeof *list);
    struct members made = {.members = list, .count = count, .alignment = 1};
    for (uint32_t n = 0; n < count; n++) {
        struct field field = read_field(view_tags(&structure->fields, n + 1, "member annotation"));
        type_id member = annotations->source->type_members[t->first_member + n];
        uint32_t alignment;
        read_member(annotations, member, &field, packing, depth, &list[n], &alignment);
        add_member(&made, &list[n], packing, alignment);
    }
    if (packing == PACKED_TIGHTLY)
        made.size = round_up(made.size, made.alignment);
    made.cost = left - annotations->left;
    *members = made;
    return members;
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static bool is_constant_buffer(const struct dxs_resource *info)
{
    return info->resource_class == DXS_RESOURCE_CLASS_CBV || info->kind == DXS_RESOURCE_KIND_TBUFFER;
}

/* The type that a resource declares, without array and pointer; NO_TYPE: no structure. */
static type_id declared_type(const struct module *module, const struct module_resource *resource)
{
    const struct type *type = resource->type == NO_TYPE ? NULL : module_type(module, resource->type);
    uint32_t count;

    if (!type || type->kind != TYPE_POINTER)
        return NO_TYPE;
    type_id declared = strip_arrays(module, type->element, false, &count);
    return module_type(module, declared)->kind == TYPE_STRUCT ? declared : NO_TYPE;
}

/* The class of a structured buffer has its element as only member. Members of an element whose size is not the buffer's
 * stride are left out: their offsets would be wrong. */
static void take_element(struct module_resource *resource, const struct members *members)
{
    const struct dxs_buffer_member *element = members->members;

    if (members->count != 1 || members->size != resource->info.stride)
        return;
    bool is_structure = element->type_class == DXS_TYPE_CLASS_STRUCTURE && !element->element_count;
    resource->members = is_structure ? element->members : element;
    resource->member_count = is_structure ? element->member_count : 1;
}

static void unname_element(struct arena *arena, struct module_resource *resource, const struct members *members)
{
    if (resource->members != members->members || resource->member_count != 1)
        return;
    struct dxs_buffer_member *element = arena_array(arena, 1, sizeof *element);
    *element = resource->members[0];
    element->name = "";
    resource->members = element;
}

static void take_members(struct annotations *annotations, const struct module_resource *source,
                         struct module_resource *resource)
{
    bool is_constant = is_constant_buffer(&resource->info);
    type_id type = declared_type(annotations->source, source);

    if (type == NO_TYPE || (!is_constant && resource->info.kind != DXS_RESOURCE_KIND_STRUCTURED_BUFFER))
        return;
    const struct members *members = read_structure(annotations, type, is_constant ? PACKED_IN_ROWS : PACKED_TIGHTLY, 0);
    if (is_constant) {
        resource->members = members->members;
        resource->member_count = members->count;
        return;
    }
    take_element(resource, members);
    unname_element(annotations->arena, resource, members);
}

static bool are_same(const struct dxs_resource *a, const struct dxs_resource *b)
{
    return a->space == b->space && a->lower_bound == b->lower_bound && a->count == b->count && a->kind == b->kind;
}

void module_read_names(struct module *module, const struct module *source)
{
    struct annotations annotations = read_annotations(module->arena, source);
    uint32_t count = module->info.resource_count;
    struct module_resource *named = arena_array(module->arena, count, sizeof *named);

    for (uint32_t n = 0; n < count; n++) {
        named[n] = module->resources[n];
        const struct dxs_resource *info = &named[n].info;
        const struct module_resource *other = module_find_resource(source, info->resource_class, info->id);
        if (!other || !are_same(info, &other->info))
            continue;
        if (!*info->name)
            named[n].info.name = other->info.name;
        take_members(&annotations, other, &named[n]);
    }
    module->resources = named;
}
