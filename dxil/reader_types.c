/* Reads the type table and makes the types that records imply without naming them. */
#include "dxil/reader.h"

#include <stdio.h>
#include <string.h>

enum type_record {
    RECORD_COUNT = 1,
    RECORD_VOID = 2,
    RECORD_FLOAT = 3,
    RECORD_DOUBLE = 4,
    RECORD_LABEL = 5,
    RECORD_OPAQUE = 6,
    RECORD_INTEGER = 7,
    RECORD_POINTER = 8,
    RECORD_HALF = 10,
    RECORD_ARRAY = 11,
    RECORD_VECTOR = 12,
    RECORD_METADATA = 16,
    RECORD_ANONYMOUS_STRUCT = 18,
    RECORD_STRUCT_NAME = 19,
    RECORD_NAMED_STRUCT = 20,
    RECORD_FUNCTION = 21
};

/* The next type of the table, to be filled in. */
static struct type *add_type(struct reader *reader, uint32_t kind)
{
    uint32_t count = reader->types.count;

    if (count >= reader->limits.types)
        reader_fail(reader, DXS_TYPE_LIMIT, "%u types or more; the limit is %u", count + 1, reader->limits.types);
    vector_reserve(reader->arena, &reader->types, 1);
    vector_reserve(reader->arena, &reader->links, 1);
    reader->links.data[count] = (struct type_links){NO_TYPE, NO_TYPE, NO_TYPE, NO_TYPE};
    reader->types.data[count] = (struct type){.kind = (uint8_t)kind, .element = NO_TYPE, .scalar_kind = (uint8_t)kind};
    reader->types.count = reader->links.count = count + 1;
    return &reader->types.data[count];
}

static type_id add_number_type(struct reader *reader, uint32_t kind, uint32_t bits)
{
    add_type(reader, kind)->bits = bits;
    return reader->types.count - 1;
}

/* ---- The table --------------------------------------------------------------------------------------------------- */

/* A type that a record of the table names; it may come later in the table. */
static type_id table_id(struct reader *reader, uint64_t id, uint32_t declared)
{
    if (id >= declared)
        reader_fail(reader, DXS_INVALID_BITCODE, "type %llu of %u", (unsigned long long)id, declared);
    return (type_id)id;
}

static void read_members(struct reader *reader, struct type *type, uint32_t first, uint32_t declared)
{
    const struct bitstream *stream = &reader->stream;

    type->count = stream->count - first;
    type->first_member = reader->type_members.count;
    uint32_t *members = words_append(reader->arena, &reader->type_members, type->count);
    for (uint32_t i = 0; i < type->count; i++)
        members[i] = table_id(reader, stream->operands[first + i], declared);
}

/* `name`: of the structure that comes next; NULL: it has none. */
static void read_type_record(struct reader *reader, const char **name, uint32_t declared)
{
    const uint64_t *operands = reader->stream.operands;
    uint32_t code = reader->stream.code;
    struct type *type;

    switch (code) {
    case RECORD_VOID:
        add_type(reader, TYPE_VOID);
        break;
    case RECORD_HALF:
    case RECORD_FLOAT:
    case RECORD_DOUBLE:
        add_number_type(reader, TYPE_FLOAT, code == RECORD_HALF ? 16 : code == RECORD_FLOAT ? 32 : 64);
        break;
    case RECORD_LABEL:
        add_type(reader, TYPE_LABEL);
        break;
    case RECORD_METADATA:
        add_type(reader, TYPE_METADATA);
        break;
    case RECORD_OPAQUE:
        add_type(reader, TYPE_OPAQUE)->name = *name;
        *name = NULL;
        break;
    case RECORD_INTEGER:
        require_operands(reader, 1, "an integer type");
        if (operands[0] == 0 || operands[0] > 4096)
            reader_fail(reader, DXS_INVALID_BITCODE, "an integer type of %llu bits", (unsigned long long)operands[0]);
        add_number_type(reader, TYPE_INTEGER, (uint32_t)operands[0]);
        break;
    case RECORD_POINTER:
        require_operands(reader, 1, "a pointer type");
        if (operands[1] > UINT8_MAX)
            reader_fail(reader, DXS_INVALID_BITCODE, "address space %llu", (unsigned long long)operands[1]);
        type = add_type(reader, TYPE_POINTER);
        type->element = table_id(reader, operands[0], declared);
        type->address_space = (uint8_t)operands[1];
        break;
    case RECORD_ARRAY:
    case RECORD_VECTOR:
        require_operands(reader, 2, "an array or vector type");
        if (operands[0] > (code == RECORD_ARRAY ? UINT32_MAX : LARGEST_VECTOR) ||
            (code == RECORD_VECTOR && operands[0] == 0))
            reader_fail(reader, DXS_INVALID_MODULE, "an array or vector type of %llu elements",
                        (unsigned long long)operands[0]);
        type = add_type(reader, code == RECORD_ARRAY ? TYPE_ARRAY : TYPE_VECTOR);
        type->count = (uint32_t)operands[0];
        type->element = table_id(reader, operands[1], declared);
        reader->module->has_long_vectors |= code == RECORD_VECTOR && type->count > 4;
        break;
    case RECORD_ANONYMOUS_STRUCT:
    case RECORD_NAMED_STRUCT:
        require_operands(reader, 1, "a structure type");
        type = add_type(reader, TYPE_STRUCT);
        type->packed = operands[0] != 0;
        if (code == RECORD_NAMED_STRUCT) {
            type->name = *name;
            *name = NULL;
        }
        read_members(reader, type, 1, declared);
        break;
    case RECORD_FUNCTION:
        require_operands(reader, 2, "a function type");
        type = add_type(reader, TYPE_FUNCTION);
        type->variadic = operands[0] != 0;
        type->element = table_id(reader, operands[1], declared);
        read_members(reader, type, 2, declared);
        break;
    default:
        reader_fail(reader, DXS_INVALID_MODULE, "DXIL has no type with record code %u", code);
    }
}

/* ---- Checks of the whole table ----------------------------------------------------------------------------------- */

/* Sets of kinds, a bit each. */
enum {
    NO_MEMBERS = 1 << TYPE_VOID | 1 << TYPE_LABEL | 1 << TYPE_METADATA | 1 << TYPE_FUNCTION,
    NO_PARAMETERS = NO_MEMBERS & ~(1 << TYPE_METADATA),
    NO_RESULTS = 1 << TYPE_LABEL | 1 << TYPE_METADATA | 1 << TYPE_FUNCTION,
    NOTHING_TO_POINT_TO = 1 << TYPE_VOID | 1 << TYPE_LABEL | 1 << TYPE_METADATA,
    VECTOR_ELEMENTS = 1 << TYPE_INTEGER | 1 << TYPE_FLOAT | 1 << TYPE_POINTER
};

/* The kinds of these types, a bit each. */
static uint32_t kinds_of(const struct reader *reader, const type_id *ids, uint32_t count)
{
    uint32_t kinds = 0;

    for (uint32_t i = 0; i < count; i++)
        kinds |= 1u << reader_type(reader, ids[i])->kind;
    return kinds;
}

static bool is_made_of_parts(const struct reader *reader, const struct type *type)
{
    const type_id *members = reader->type_members.data + type->first_member;

    switch (type->kind) {
    case TYPE_POINTER:
        return !(kinds_of(reader, &type->element, 1) & NOTHING_TO_POINT_TO);
    case TYPE_ARRAY:
        return !(kinds_of(reader, &type->element, 1) & NO_MEMBERS);
    case TYPE_VECTOR:
        return kinds_of(reader, &type->element, 1) & VECTOR_ELEMENTS;
    case TYPE_STRUCT:
        return !(kinds_of(reader, members, type->count) & NO_MEMBERS);
    case TYPE_FUNCTION:
        return !(kinds_of(reader, &type->element, 1) & NO_RESULTS) &&
               !(kinds_of(reader, members, type->count) & NO_PARAMETERS);
    default:
        return true;
    }
}

/* The i-th type that is part of this one by value, or NO_TYPE when there is none left. */
static type_id contained_type(const struct reader *reader, const struct type *type, uint32_t i)
{
    switch (type->kind) {
    case TYPE_ARRAY:
    case TYPE_VECTOR:
        return i == 0 ? type->element : NO_TYPE;
    case TYPE_STRUCT:
        return i < type->count ? reader->type_members.data[type->first_member + i] : NO_TYPE;
    default:
        return NO_TYPE;
    }
}

_Noreturn static void fail_nesting(struct reader *reader, type_id type)
{
    reader_fail(reader, DXS_NESTING_LIMIT, "type %u nests in %u levels or more; the limit is %u", type,
                reader->limits.nesting + 1, reader->limits.nesting);
}

/* One more than that of the deepest part; 0: some part's is not known yet. */
static uint32_t depth_by_parts(const struct reader *reader, const struct type *type, const uint8_t *depths)
{
    uint32_t depth = 0;
    type_id part;

    for (uint32_t i = 0; (part = contained_type(reader, type, i)) != NO_TYPE; i++) {
        if (depths[part] == 0)
            return 0;
        if (depths[part] > depth)
            depth = depths[part];
    }
    return depth + 1;
}

/* Finds the depth of a type with parts that come behind it. */
static COLD void find_depth(struct reader *reader, type_id root, uint8_t *depths)
{
    struct {
        type_id type;
        uint32_t next_part;
        uint8_t depth; /* of the parts so far */
    } path[MOST_NESTING];
    uint32_t open = 0;

    for (type_id enter = root;;) {
        if (enter != NO_TYPE) {
            for (uint32_t i = 0; i < open && open == reader->limits.nesting; i++)
                if (path[i].type == enter)
                    reader_fail(reader, DXS_INVALID_MODULE, "type %u contains itself", enter);
            if (open == reader->limits.nesting)
                fail_nesting(reader, root);
            path[open].type = enter;
            path[open].next_part = path[open].depth = 0;
            open++;
        }
        if (open == 0)
            break;
        uint32_t top = open - 1;
        enter = contained_type(reader, reader_type(reader, path[top].type), path[top].next_part++);
        uint8_t depth = 0;
        if (enter == NO_TYPE) {
            depth = depths[path[top].type] = path[top].depth + 1;
            open--;
        } else if (depths[enter]) {
            depth = depths[enter];
            enter = NO_TYPE;
        }
        if (open > 0 && depth > path[open - 1].depth)
            path[open - 1].depth = depth;
        if (depth > reader->limits.nesting)
            fail_nesting(reader, root);
    }
}

/* No type may contain itself, and what nests by value is bounded, so that later stages may recurse over it. */
static void check_nesting(struct reader *reader)
{
    uint8_t *depths = arena_zeroed(reader->arena, reader->types.count, 1); /* 0: not known yet */

    for (type_id id = 0; id < reader->types.count; id++) {
        if (depths[id])
            continue;
        uint32_t depth = depth_by_parts(reader, reader_type(reader, id), depths);
        if (depth > 1 && depth > reader->limits.nesting)
            fail_nesting(reader, id);
        depths[id] = (uint8_t)depth;
        if (depth == 0)
            find_depth(reader, id, depths);
    }
}

/* The pointers and vectors of each type form a list; of several equal types the first one is found. */
static void link_type(struct reader *reader, type_id id)
{
    const struct type *type = reader_type(reader, id);
    type_id *link = type->kind == TYPE_POINTER ? &reader->links.data[type->element].pointer
                                               : &reader->links.data[type->element].vector;

    for (; *link != NO_TYPE; link = &reader->links.data[*link].next) {
        const struct type *other = reader_type(reader, *link);
        if (other->address_space == type->address_space && other->count == type->count)
            return;
    }
    *link = id;
}

/* Structures {T, i1} are found by their T. */
static void link_pairs(struct reader *reader)
{
    for (type_id id = 0; id < reader->types.count; id++) {
        const struct type *type = reader_type(reader, id);
        const type_id *members = reader->type_members.data + type->first_member;
        if (type->kind == TYPE_STRUCT && !type->name && type->count == 2 && members[1] == reader->module->bool_type &&
            reader->links.data[members[0]].pair == NO_TYPE)
            reader->links.data[members[0]].pair = id;
    }
}

/* Later stages count on these. Of several equal ones the first counts. */
static void find_basic_types(struct reader *reader)
{
    struct module *module = reader->module;

    module->void_type = module->bool_type = module->int32_type = NO_TYPE;
    for (type_id id = reader->types.count; id-- > 0;) {
        const struct type *type = reader_type(reader, id);
        if (type->kind == TYPE_VOID)
            module->void_type = id;
        if (type->kind == TYPE_INTEGER && type->bits == 1)
            module->bool_type = id;
        if (type->kind == TYPE_INTEGER && type->bits == 32)
            module->int32_type = id;
    }
    if (module->void_type == NO_TYPE)
        module->void_type = add_number_type(reader, TYPE_VOID, 0);
    if (module->bool_type == NO_TYPE)
        module->bool_type = add_number_type(reader, TYPE_INTEGER, 1);
    if (module->int32_type == NO_TYPE)
        module->int32_type = add_number_type(reader, TYPE_INTEGER, 32);
}

void read_types(struct reader *reader)
{
    struct bitstream *stream = &reader->stream;
    const char *name = NULL;
    uint32_t declared = 0; /* what records may name; until it is known, nothing */
    enum bitstream_entry entry;

    if (reader->types.count)
        reader_fail(reader, DXS_INVALID_BITCODE, "a second table of types");
    bitstream_enter_with_text(stream, 1 << RECORD_STRUCT_NAME, 0);
    while ((entry = bitstream_next(stream)) != BITSTREAM_END) {
        if (entry == BITSTREAM_BLOCK) {
            bitstream_skip(stream);
        } else if (stream->code == RECORD_COUNT) {
            if (stream->count < 1 || stream->operands[0] > bitstream_left(stream))
                reader_fail(reader, DXS_INVALID_BITCODE, "the number of types is missing or too large");
            if (declared)
                reader_fail(reader, DXS_INVALID_BITCODE, "a second number of types");
            if (stream->operands[0] > reader->limits.types)
                reader_fail(reader, DXS_TYPE_LIMIT, "%llu types or more; the limit is %u",
                            (unsigned long long)stream->operands[0], reader->limits.types);
            declared = (uint32_t)stream->operands[0];
            vector_reserve(reader->arena, &reader->types, (size_t)declared + declared / 4);
            vector_reserve(reader->arena, &reader->links, (size_t)declared + declared / 4);
        } else if (stream->code == RECORD_STRUCT_NAME) {
            name = reader_text(reader, 0);
        } else {
            read_type_record(reader, &name, declared);
            if (reader->types.count > declared)
                reader_fail(reader, DXS_INVALID_BITCODE, "more types than the %u that are declared", declared);
        }
    }
    if (reader->types.count != declared)
        reader_fail(reader, DXS_INVALID_BITCODE, "%u types where %u are declared", reader->types.count, declared);
    for (type_id id = 0; id < reader->types.count; id++) {
        if (!is_made_of_parts(reader, reader_type(reader, id)))
            reader_fail(reader, DXS_INVALID_MODULE, "type %u is made of something that it cannot hold", id);
        struct type *type = &reader->types.data[id];
        if (type->kind == TYPE_VECTOR)
            type->scalar_kind = reader_type(reader, type->element)->kind;
        if (type->kind == TYPE_POINTER || type->kind == TYPE_VECTOR)
            link_type(reader, id);
    }
    check_nesting(reader);
    find_basic_types(reader);
    link_pairs(reader);
}

/* ---- Implied types ----------------------------------------------------------------------------------------------- */

type_id pointer_type(struct reader *reader, type_id element, uint32_t address_space)
{
    type_id id = reader->links.data[element].pointer;

    while (id != NO_TYPE && reader_type(reader, id)->address_space != address_space)
        id = reader->links.data[id].next;
    if (id == NO_TYPE) {
        struct type *type = add_type(reader, TYPE_POINTER);
        type->address_space = (uint8_t)address_space;
        type->element = element;
        id = reader->types.count - 1;
        reader->links.data[id].next = reader->links.data[element].pointer;
        reader->links.data[element].pointer = id;
    }
    return id;
}

COLD type_id vector_type(struct reader *reader, type_id element, uint32_t count)
{
    type_id id = reader->links.data[element].vector;

    while (id != NO_TYPE && reader_type(reader, id)->count != count)
        id = reader->links.data[id].next;
    if (id == NO_TYPE) {
        struct type *type = add_type(reader, TYPE_VECTOR);
        type->element = element;
        type->count = count;
        type->scalar_kind = reader_type(reader, element)->kind;
        id = reader->types.count - 1;
        reader->links.data[id].next = reader->links.data[element].vector;
        reader->links.data[element].vector = id;
    }
    return id;
}

COLD type_id type_with_bool(struct reader *reader, type_id element)
{
    if (reader->links.data[element].pair == NO_TYPE) {
        struct type *pair = add_type(reader, TYPE_STRUCT);
        pair->count = 2;
        pair->first_member = reader->type_members.count;
        uint32_t *members = words_append(reader->arena, &reader->type_members, 2);
        members[0] = element;
        members[1] = reader->module->bool_type;
        reader->links.data[element].pair = reader->types.count - 1;
    }
    return reader->links.data[element].pair;
}

type_id bool_type_like(struct reader *reader, type_id id)
{
    const struct type *type = reader_type(reader, id);
    return type->kind == TYPE_VECTOR ? vector_type(reader, reader->module->bool_type, type->count)
                                     : reader->module->bool_type;
}

/* ---- Questions --------------------------------------------------------------------------------------------------- */

bool is_sized_type(const struct reader *reader, type_id id)
{
    uint32_t kind = reader_type(reader, id)->kind;
    return !((NO_MEMBERS | 1 << TYPE_OPAQUE) >> kind & 1);
}

type_id walk_indices(struct reader *reader, type_id source, value_id known, const uint32_t *indices, uint32_t count)
{
    type_id id = source;

    for (uint32_t i = 1; i < count; i++) {
        const struct type *type = reader_type(reader, id);
        uint64_t member;
        switch (type->kind) {
        case TYPE_ARRAY:
        case TYPE_VECTOR:
            id = type->element;
            break;
        case TYPE_STRUCT:
            if (indices[i] >= known || !reader_integer(reader, indices[i], &member) || member >= type->count)
                reader_fail(reader, DXS_INVALID_MODULE,
                            "getelementptr: index %u must be a constant below %u, the members of the structure", i,
                            type->count);
            id = reader->type_members.data[type->first_member + member];
            break;
        default:
            reader_fail(reader, DXS_INVALID_MODULE, "getelementptr: index %u goes into what has no parts", i);
        }
    }
    return id;
}

type_id member_type(struct reader *reader, type_id aggregate, uint64_t index)
{
    const struct type *type = reader_type(reader, aggregate);

    if ((type->kind != TYPE_STRUCT && type->kind != TYPE_ARRAY) || index >= type->count)
        reader_fail(reader, DXS_INVALID_MODULE, "extractvalue or insertvalue: member %llu does not exist",
                    (unsigned long long)index);
    return type->kind == TYPE_ARRAY ? type->element : reader->type_members.data[type->first_member + index];
}

COLD const char *describe_type(const struct reader *reader, type_id id, char buffer[TYPE_NAME_SIZE])
{
    const struct type *type = reader_type(reader, id);
    const char *prefix = "";

    if (type->kind == TYPE_POINTER) {
        prefix = "pointer to ";
        type = reader_type(reader, type->element);
    }
    switch (type->kind) {
    case TYPE_INTEGER:
        snprintf(buffer, TYPE_NAME_SIZE, "%si%u", prefix, type->bits);
        break;
    case TYPE_FLOAT:
        snprintf(buffer, TYPE_NAME_SIZE, "%sf%u", prefix, type->bits);
        break;
    case TYPE_STRUCT:
    case TYPE_OPAQUE:
        snprintf(buffer, TYPE_NAME_SIZE, "%s%.40s", prefix, type->name ? type->name : "structure");
        break;
    default: {
        static const char names[][12] = {"void",      "integer",  "float", "pointer",  "array", "vector",
                                         "structure", "function", "label", "metadata", "opaque"};
        snprintf(buffer, TYPE_NAME_SIZE, "%s%s", prefix, names[type->kind]);
        break;
    }
    }
    return buffer;
}

/* The bits of a scalar or vector of integers or floats; 0 for other types. */
static uint32_t bit_size(const struct reader *reader, type_id id)
{
    const struct type *type = reader_type(reader, id);
    uint32_t count = type->kind == TYPE_VECTOR ? type->count : 1;

    type = reader_type(reader, scalar_type(reader, id));
    return type->kind == TYPE_INTEGER || type->kind == TYPE_FLOAT ? count * type->bits : 0;
}

bool cast_is_valid(const struct reader *reader, uint32_t cast, type_id from, type_id to)
{
    const struct type *source = reader_type(reader, from), *target = reader_type(reader, to);
    bool from_float = is_float_type(reader, from), to_float = is_float_type(reader, to);
    bool from_integer = is_integer_type(reader, from), to_integer = is_integer_type(reader, to);
    uint32_t from_bits = bit_size(reader, from), to_bits = bit_size(reader, to);

    if (cast == CAST_BITCAST) {
        if (source->kind == TYPE_POINTER || target->kind == TYPE_POINTER)
            return source->kind == target->kind && source->address_space == target->address_space;
        return from_bits != 0 && from_bits == to_bits;
    }
    if ((source->kind == TYPE_VECTOR ? source->count : 0) != (target->kind == TYPE_VECTOR ? target->count : 0))
        return false;
    switch (cast) {
    case CAST_TRUNC:
        return from_integer && to_integer && from_bits > to_bits;
    case CAST_ZEXT:
    case CAST_SEXT:
        return from_integer && to_integer && from_bits < to_bits;
    case CAST_FPTOUI:
    case CAST_FPTOSI:
        return from_float && to_integer;
    case CAST_UITOFP:
    case CAST_SITOFP:
        return from_integer && to_float;
    case CAST_FPTRUNC:
        return from_float && to_float && from_bits > to_bits;
    case CAST_FPEXT:
        return from_float && to_float && from_bits < to_bits;
    case CAST_PTRTOINT:
        return source->kind == TYPE_POINTER && to_integer;
    case CAST_INTTOPTR:
        return from_integer && target->kind == TYPE_POINTER;
    case CAST_ADDRSPACECAST:
        return source->kind == TYPE_POINTER && target->kind == TYPE_POINTER;
    default:
        return false;
    }
}
