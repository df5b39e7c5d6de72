/* Reads and checks the type table, and makes types that records imply without naming them. */
#include "dxil/reader/types.h"
#include "dxil/reader/reader.h"

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

/* ---- Records ----------------------------------------------------------------------------------------------------- */

struct type_table {
    uint32_t declared; /* number of types; 0 until it is read */
    const char *name;  /* of the next structure; NULL: none */
};

/* Checks a type id in the table. The type may come later. */
static inline type_id table_id(struct reader *reader, const struct type_table *table, uint64_t id)
{
    if (id >= table->declared)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "type %llu does not exist: there are %u",
                    (unsigned long long)id, table->declared);
    return (type_id)id;
}

static void read_members(struct reader *reader, const struct type_table *table, struct type *type, uint32_t first)
{
    const struct bitstream *stream = &reader->stream;
    uint32_t count = stream->count - first, *members = words_append(reader->arena, &reader->type_members, count);
    uint64_t last = 0;

    type->count = count;
    type->first_member = reader->type_members.count - count;
    for (uint32_t i = 0; i < count; i++) {
        uint64_t id = stream->operands[first + i];
        members[i] = (type_id)id;
        last = id > last ? id : last;
    }
    if (count)
        table_id(reader, table, last);
}

/* Notes a type that is looked for later. Of several equal types the first counts. */
static inline void note_first(type_id *type, type_id id)
{
    if (*type == NO_TYPE)
        *type = id;
}

static void read_type_record(struct reader *reader, struct type_table *table)
{
    static const uint8_t kinds[] = {
        [RECORD_VOID] = TYPE_VOID,           [RECORD_FLOAT] = TYPE_FLOAT,       [RECORD_DOUBLE] = TYPE_FLOAT,
        [RECORD_LABEL] = TYPE_LABEL,         [RECORD_OPAQUE] = TYPE_OPAQUE,     [RECORD_INTEGER] = TYPE_INTEGER,
        [RECORD_POINTER] = TYPE_POINTER,     [RECORD_HALF] = TYPE_FLOAT,        [RECORD_ARRAY] = TYPE_ARRAY,
        [RECORD_VECTOR] = TYPE_VECTOR,       [RECORD_METADATA] = TYPE_METADATA, [RECORD_ANONYMOUS_STRUCT] = TYPE_STRUCT,
        [RECORD_NAMED_STRUCT] = TYPE_STRUCT, [RECORD_FUNCTION] = TYPE_FUNCTION,
    };
    const uint64_t *operands = reader->stream.operands;
    uint32_t code = reader->stream.code, kind = code < sizeof kinds ? kinds[code] : TYPE_VOID;
    struct module *module = reader->module;
    type_id id = reader->types.count;

    if (id >= table->declared)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "the table has more types than its count, %u", table->declared);
    struct type *type = &reader->types.data[id];
    *type = (struct type){.kind = (uint8_t)kind, .element = NO_TYPE, .scalar_kind = (uint8_t)kind};
    reader->links.data[id] = (struct type_links){NO_TYPE, NO_TYPE, NO_TYPE, NO_TYPE};
    switch (code) {
    case RECORD_VOID:
        note_first(&module->void_type, id);
        break;
    case RECORD_HALF:
        module->float_widths |= type->bits = 16;
        module->has_16bit_types = true;
        break;
    case RECORD_FLOAT:
        module->float_widths |= type->bits = 32;
        break;
    case RECORD_DOUBLE:
        module->float_widths |= type->bits = 64;
        break;
    case RECORD_LABEL:
    case RECORD_METADATA:
        break;
    case RECORD_OPAQUE:
        type->name = table->name;
        table->name = NULL;
        break;
    case RECORD_INTEGER:
        require_operands(reader, 1, "an integer type");
        if (operands[0] == 0 || operands[0] > 4096)
            reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "an integer type of %llu bits",
                        (unsigned long long)operands[0]);
        type->bits = (uint32_t)operands[0];
        if (type->bits == 1)
            note_first(&module->bool_type, id);
        else if (type->bits == 32)
            note_first(&module->int32_type, id);
        else if (type->bits == 16)
            module->has_16bit_types = true;
        break;
    case RECORD_POINTER:
        require_operands(reader, 1, "a pointer type");
        if (operands[1] > UINT8_MAX)
            reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "address space %llu", (unsigned long long)operands[1]);
        type->element = table_id(reader, table, operands[0]);
        type->address_space = (uint8_t)operands[1];
        break;
    case RECORD_ARRAY:
    case RECORD_VECTOR:
        require_operands(reader, 2, "an array or vector type");
        if (operands[0] > (code == RECORD_ARRAY ? UINT32_MAX : MAX_VECTOR) ||
            (code == RECORD_VECTOR && operands[0] == 0))
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "an array or vector type of %llu elements",
                        (unsigned long long)operands[0]);
        type->count = (uint32_t)operands[0];
        type->element = table_id(reader, table, operands[1]);
        module->has_long_vectors |= code == RECORD_VECTOR && type->count > 4;
        break;
    case RECORD_NAMED_STRUCT:
        type->name = table->name;
        table->name = NULL;
        /* fall through */
    case RECORD_ANONYMOUS_STRUCT:
        require_operands(reader, 1, "a structure type");
        type->packed = operands[0] != 0;
        read_members(reader, table, type, 1);
        break;
    case RECORD_FUNCTION:
        require_operands(reader, 2, "a function type");
        type->variadic = operands[0] != 0;
        type->element = table_id(reader, table, operands[1]);
        read_members(reader, table, type, 2);
        break;
    default:
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "DXIL has no type with record code %u", code);
    }
    reader->types.count = reader->links.count = id + 1;
}

/* ---- Checks of the whole table, and links in it ------------------------------------------------------------------ */

/* Sets of enum type_kind, a bit each. */
enum {
    NOT_IN_MEMORY = 1 << TYPE_VOID | 1 << TYPE_LABEL | 1 << TYPE_METADATA | 1 << TYPE_FUNCTION,
    NOT_PARAMETERS = NOT_IN_MEMORY & ~(1 << TYPE_METADATA),
    NOT_RESULTS = 1 << TYPE_LABEL | 1 << TYPE_METADATA | 1 << TYPE_FUNCTION,
    NOT_POINTEES = 1 << TYPE_VOID | 1 << TYPE_LABEL | 1 << TYPE_METADATA,
    VECTOR_ELEMENTS = 1 << TYPE_INTEGER | 1 << TYPE_FLOAT | 1 << TYPE_POINTER
};

/* The set of kinds of these types. */
static inline uint32_t kinds_of(const struct reader *reader, const type_id *ids, uint32_t count)
{
    uint32_t kinds = 0;

    for (uint32_t i = 0; i < count; i++)
        kinds |= 1u << reader_type(reader, ids[i])->kind;
    return kinds;
}

/* The i-th type that this one contains by value; NO_TYPE: no more. */
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
    reader_fail(reader, DXS_RESULT_NESTING_LIMIT, "type %u nests at least %u levels deep: the limit is %u", type,
                reader->limits.nesting + 1, reader->limits.nesting);
}

/* Computes the depth of a type that contains types whose depth is not yet computed. */
static COLD void find_depth(struct reader *reader, type_id root, uint8_t *depths)
{
    struct {
        type_id type;
        uint32_t next_part;
        uint8_t depth; /* of the parts visited so far */
    } path[MAX_NESTING];
    uint32_t open = 0;

    for (type_id enter = root;;) {
        if (enter != NO_TYPE) {
            for (uint32_t i = 0; i < open && open == reader->limits.nesting; i++)
                if (path[i].type == enter)
                    reader_fail(reader, DXS_RESULT_INVALID_MODULE, "type %u contains itself", enter);
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

/* Computes the depth of a type. Depth is limited and cycles are errors, so that later stages can recurse over types.
 * `depths`: 0 if not yet computed. */
static inline void check_depth(struct reader *reader, type_id id, const type_id *parts, uint32_t count, uint8_t *depths)
{
    uint32_t depth = 0;

    for (uint32_t i = 0; i < count; i++) {
        if (depths[parts[i]] == 0) {
            find_depth(reader, id, depths);
            return;
        }
        if (depths[parts[i]] > depth)
            depth = depths[parts[i]];
    }
    if (depth > 0 && depth >= reader->limits.nesting)
        fail_nesting(reader, id);
    depths[id] = (uint8_t)(depth + 1);
}

/* Where a pointer or vector stands in the list of its element type; NO_TYPE there: the module has none. `form`: the
 * pointer's address space, the vector's length. */
static inline type_id *derived_slot(struct reader *reader, enum type_kind kind, type_id element, uint32_t form)
{
    struct type_links *links = &reader->links.data[element];
    type_id *slot = kind == TYPE_POINTER ? &links->pointer : &links->vector;

    for (; *slot != NO_TYPE; slot = &reader->links.data[*slot].next) {
        const struct type *type = reader_type(reader, *slot);
        if ((kind == TYPE_POINTER ? type->address_space : type->count) == form)
            break;
    }
    return slot;
}

/* Makes an anonymous structure {T, i1} the pair of T. */
static inline void link_pair(struct reader *reader, type_id id, const type_id *members)
{
    const struct type *type = reader_type(reader, id);

    if (!type->name && type->count == 2 && members[1] == reader->module->bool_type)
        note_first(&reader->links.data[members[0]].pair, id);
}

/* Checks the elements, members and parameters of all types, and links derived types. */
static void check_types(struct reader *reader)
{
    uint32_t type_count = reader->types.count;
    uint8_t *depths = arena_zeroed(reader->arena, type_count, 1);

    for (type_id id = 0; id < type_count; id++) {
        struct type *type = &reader->types.data[id];
        const type_id *parts = &type->element;
        uint32_t part_count = 0, invalid_kinds = 0; /* kinds that it cannot contain */
        switch (type->kind) {
        case TYPE_POINTER:
            invalid_kinds = kinds_of(reader, parts, 1) & NOT_POINTEES;
            note_first(derived_slot(reader, TYPE_POINTER, type->element, type->address_space), id);
            break;
        case TYPE_VECTOR:
            invalid_kinds = kinds_of(reader, parts, 1) & ~(uint32_t)VECTOR_ELEMENTS;
            type->scalar_kind = reader_type(reader, type->element)->kind;
            note_first(derived_slot(reader, TYPE_VECTOR, type->element, type->count), id);
            part_count = 1;
            break;
        case TYPE_ARRAY:
            invalid_kinds = kinds_of(reader, parts, 1) & NOT_IN_MEMORY;
            part_count = 1;
            break;
        case TYPE_STRUCT:
            parts = reader->type_members.data + type->first_member;
            part_count = type->count;
            invalid_kinds = kinds_of(reader, parts, part_count) & NOT_IN_MEMORY;
            link_pair(reader, id, parts);
            break;
        case TYPE_FUNCTION:
            invalid_kinds = kinds_of(reader, parts, 1) & NOT_RESULTS;
            invalid_kinds |=
                kinds_of(reader, reader->type_members.data + type->first_member, type->count) & NOT_PARAMETERS;
            break;
        default:
            break;
        }
        if (invalid_kinds)
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "type %u: a type that it contains is not allowed there", id);
        if (depths[id] == 0)
            check_depth(reader, id, parts, part_count, depths);
    }
}

/* ---- The table --------------------------------------------------------------------------------------------------- */

static void declare_types(struct reader *reader, struct type_table *table)
{
    const struct bitstream *stream = &reader->stream;

    if (stream->count < 1 || stream->operands[0] > bitstream_left(stream))
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "the number of types is missing or too large");
    if (table->declared)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "the number of types is given twice");
    if (stream->operands[0] > reader->limits.types)
        reader_fail(reader, DXS_RESULT_TYPE_LIMIT, "%llu types or more: the limit is %u",
                    (unsigned long long)stream->operands[0], reader->limits.types);
    uint32_t declared = table->declared = (uint32_t)stream->operands[0];
    vector_reserve(reader->arena, &reader->types, (size_t)declared + declared / 4);
    vector_reserve(reader->arena, &reader->links, (size_t)declared + declared / 4);
}

/* Adds a type behind the table. */
static struct type *add_type(struct reader *reader, uint32_t kind)
{
    uint32_t count = reader->types.count;

    if (count >= reader->limits.types)
        reader_fail(reader, DXS_RESULT_TYPE_LIMIT, "%u types or more: the limit is %u", count + 1,
                    reader->limits.types);
    vector_push(reader->arena, &reader->links, (struct type_links){NO_TYPE, NO_TYPE, NO_TYPE, NO_TYPE});
    vector_push(reader->arena, &reader->types,
                (struct type){.kind = (uint8_t)kind, .element = NO_TYPE, .scalar_kind = (uint8_t)kind});
    return &reader->types.data[count];
}

static void add_basic_type(struct reader *reader, uint32_t kind, uint32_t bits, type_id *basic)
{
    if (*basic != NO_TYPE)
        return;
    *basic = reader->types.count;
    add_type(reader, kind)->bits = bits;
}

void read_types(struct reader *reader)
{
    struct bitstream *stream = &reader->stream;
    struct module *module = reader->module;
    struct type_table table = {0};

    if (reader->types.count)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "a module has two type tables");
    module->void_type = module->bool_type = module->int32_type = NO_TYPE;
    bitstream_enter_with_text(stream, 1 << RECORD_STRUCT_NAME, 0);
    while (bitstream_next_record(stream)) {
        if (stream->code == RECORD_COUNT)
            declare_types(reader, &table);
        else if (stream->code == RECORD_STRUCT_NAME)
            table.name = reader_text(reader, 0);
        else
            read_type_record(reader, &table);
    }
    if (reader->types.count != table.declared)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "the type table has %u types, but its count is %u",
                    reader->types.count, table.declared);
    check_types(reader);
    add_basic_type(reader, TYPE_VOID, 0, &module->void_type);
    add_basic_type(reader, TYPE_INTEGER, 1, &module->bool_type);
    add_basic_type(reader, TYPE_INTEGER, 32, &module->int32_type);
}

/* ---- Implied types ----------------------------------------------------------------------------------------------- */

static inline type_id derived_type(struct reader *reader, enum type_kind kind, type_id element, uint32_t form)
{
    type_id id = *derived_slot(reader, kind, element, form);

    if (id == NO_TYPE) {
        struct type *type = add_type(reader, kind);
        type->element = element;
        if (kind == TYPE_POINTER) {
            type->address_space = (uint8_t)form;
        } else {
            type->count = form;
            type->scalar_kind = reader_type(reader, element)->kind;
        }
        id = reader->types.count - 1;
        *derived_slot(reader, kind, element, form) = id;
    }
    return id;
}

type_id pointer_type(struct reader *reader, type_id element, uint32_t address_space)
{
    return derived_type(reader, TYPE_POINTER, element, address_space);
}

COLD type_id vector_type(struct reader *reader, type_id element, uint32_t count)
{
    return derived_type(reader, TYPE_VECTOR, element, count);
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

/* ---- Queries ----------------------------------------------------------------------------------------------------- */

bool is_sized_type(const struct reader *reader, type_id id)
{
    uint32_t kind = reader_type(reader, id)->kind;
    return !((NOT_IN_MEMORY | 1 << TYPE_OPAQUE) >> kind & 1);
}

type_id walk_indices(struct reader *reader, type_id source, value_id value_count, const uint32_t *indices,
                     uint32_t count)
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
            if (indices[i] >= value_count || !reader_integer(reader, indices[i], &member) || member >= type->count)
                reader_fail(reader, DXS_RESULT_INVALID_MODULE,
                            "getelementptr: index %u must be a constant below %u, the members of the structure", i,
                            type->count);
            id = reader->type_members.data[type->first_member + member];
            break;
        default:
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "getelementptr: index %u: the type has no elements", i);
        }
    }
    return id;
}

type_id member_type(struct reader *reader, type_id aggregate, uint64_t index)
{
    const struct type *type = reader_type(reader, aggregate);

    if ((type->kind != TYPE_STRUCT && type->kind != TYPE_ARRAY) || index >= type->count)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "extractvalue or insertvalue: member %llu does not exist",
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

/* Bits of a scalar or vector of integers or floats; 0: another type. */
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
