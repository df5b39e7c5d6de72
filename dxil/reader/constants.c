/* Reads constants. Operands can be values that come later, so they are checked in a second pass. */
#include "dxil/reader/constants.h"
#include "dxil/bitstream/bits.h"
#include "dxil/reader/body.h"
#include "dxil/reader/reader.h"
#include "dxil/reader/types.h"

#include <string.h>

enum constant_record {
    RECORD_SETTYPE = 1,
    RECORD_NULL = 2,
    RECORD_UNDEF = 3,
    RECORD_INTEGER = 4,
    RECORD_WIDE_INTEGER = 5,
    RECORD_FLOAT = 6,
    RECORD_AGGREGATE = 7,
    RECORD_STRING = 8,
    RECORD_CSTRING = 9,
    RECORD_BINARY = 10,
    RECORD_CAST = 11,
    RECORD_GEP = 12,
    RECORD_SELECT = 13,
    RECORD_EXTRACT_ELEMENT = 14,
    RECORD_INSERT_ELEMENT = 15,
    RECORD_SHUFFLE = 16,
    RECORD_COMPARE = 17,
    RECORD_SHUFFLE_TYPED = 19,
    RECORD_INBOUNDS_GEP = 20,
    RECORD_DATA = 22
};

enum {
    NO_VALUES = 1 << TYPE_FUNCTION | 1 << TYPE_VOID | 1 << TYPE_LABEL | 1 << TYPE_METADATA /* kinds of types */
};

extern inline const struct value *reader_value(const struct reader *reader, value_id id);
extern inline const struct type *reader_type(const struct reader *reader, type_id id);
extern inline bool reader_integer(const struct reader *reader, value_id id, uint64_t *bits);

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* Adds a constant and its value, for which there must be room. */
static ALWAYS_INLINE struct constant *put_constant(struct reader *reader, uint32_t kind, type_id type)
{
    uint32_t index = reader->constants.count++;
    struct constant *constant = &reader->constants.data[index];

    *constant =
        (struct constant){.kind = (uint8_t)kind, .type = type, .source_type = NO_TYPE, .first = reader->operands.count};
    reader->values.data[reader->values.count++] = make_value(VALUE_CONSTANT, type, index);
    return constant;
}

static NOINLINE struct constant *add_constant(struct reader *reader, uint32_t kind, type_id type)
{
    vector_reserve(reader->arena, &reader->constants, 1);
    vector_reserve(reader->arena, &reader->values, 1);
    return put_constant(reader, kind, type);
}

/* Adds a constant with operands, which check_constants checks. */
static COLD struct constant *add_expression(struct reader *reader, uint32_t kind, type_id type)
{
    *words_append(reader->arena, &reader->unchecked, 1) = reader->constants.count;
    return add_constant(reader, kind, type);
}

/* Adds operands first, first + step, ... of the record as value ids. */
static COLD void add_operands(struct reader *reader, struct constant *constant, uint32_t first, uint32_t step)
{
    const struct bitstream *stream = &reader->stream;

    for (uint32_t i = first; i < stream->count; i += step) {
        uint64_t id = stream->operands[i];
        vector_push(reader->arena, &reader->operands, id < NO_VALUE ? (uint32_t)id : NO_VALUE);
        constant->count++;
    }
}

static inline const struct type *number_type(struct reader *reader, type_id type, uint32_t kind)
{
    const struct type *shape = reader_type(reader, type);

    require_operands(reader, 1, "a constant number");
    if (shape->kind != kind)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "a constant number's type is no %s",
                    kind == TYPE_FLOAT ? "float" : "integer");
    return shape;
}

static COLD void read_float(struct reader *reader, type_id type)
{
    uint32_t width = number_type(reader, type, TYPE_FLOAT)->bits;
    add_constant(reader, CONSTANT_FLOAT, type)->bits = reader->stream.operands[0] & low_bits(width);
}

/* The bits of a signed VBR number as an integer of `width` bits, sign-extended. */
static inline uint64_t integer_bits(uint64_t number, uint32_t width)
{
    uint64_t sign = UINT64_C(1) << (width - 1), all = sign | (sign - 1);
    return (((uint64_t)signed_vbr(number) & all) ^ sign) - sign;
}

static COLD void read_integer(struct reader *reader, type_id type)
{
    uint32_t width = number_type(reader, type, TYPE_INTEGER)->bits;

    if (width > 64)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "a constant of type i%u: expected at most 64 bits", width);
    add_constant(reader, CONSTANT_INTEGER, type)->bits = integer_bits(reader->stream.operands[0], width);
}

static COLD void read_wide_integer(struct reader *reader, type_id type)
{
    const struct bitstream *stream = &reader->stream;
    uint32_t width = number_type(reader, type, TYPE_INTEGER)->bits;

    if (stream->count > (width + 63) / 64)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "a constant of %u words does not fit i%u", stream->count, width);
    add_constant(reader, CONSTANT_WIDE_INTEGER, type)->count = 2 * stream->count;
    for (uint32_t i = 0; i < stream->count; i++) {
        uint64_t word = (uint64_t)signed_vbr(stream->operands[i]);
        uint32_t *halves = words_append(reader->arena, &reader->operands, 2);
        halves[0] = (uint32_t)word;
        halves[1] = (uint32_t)(word >> 32);
    }
}

/* Arrays and vectors of numbers; strings. */
static COLD void read_data(struct reader *reader, type_id type)
{
    const struct bitstream *stream = &reader->stream;
    const struct type *shape = reader_type(reader, type);
    uint32_t count = stream->count + (stream->code == RECORD_CSTRING); /* a NUL is implied */

    if ((shape->kind != TYPE_ARRAY && shape->kind != TYPE_VECTOR) || shape->count != count)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "constant data of %u elements does not fit its type", count);
    const struct type *element = reader_type(reader, shape->element);
    if ((element->kind != TYPE_INTEGER && element->kind != TYPE_FLOAT) || element->bits > 64)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "constant data: elements must be numbers of at most 64 bits");
    uint64_t mask = low_bits(element->bits);
    struct constant *constant = add_constant(reader, CONSTANT_DATA, type);
    constant->first = reader->data.count;
    constant->count = count;
    vector_reserve(reader->arena, &reader->data, count);
    for (uint32_t i = 0; i < count; i++) /* the zeros behind the operands give a string's NUL */
        reader->data.data[reader->data.count++] = stream->operands[i] & mask;
}

static COLD void read_gep(struct reader *reader, type_id type)
{
    const struct bitstream *stream = &reader->stream;
    uint32_t first = stream->count % 2; /* [source type if the count is odd, (type, value)...] */
    struct constant *constant = add_expression(reader, CONSTANT_GEP, type);

    require_operands(reader, first + 4, "a constant getelementptr");
    constant->flags = stream->code == RECORD_INBOUNDS_GEP ? FLAG_INBOUNDS : 0;
    if (first == 1)
        constant->source_type = check_type_id(reader, stream->operands[0]);
    add_operands(reader, constant, first + 1, 2);
}

/* Which numbers of a record are the operands of an expression. */
struct expression_record {
    uint8_t kind;        /* enum constant_kind */
    uint8_t count;       /* numbers that it must have */
    uint8_t op;          /* the number that is constant.op */
    uint8_t first, last; /* operands; last ALL: to the end */
    char what[27];       /* for messages; "": no expression */
};

enum {
    NO_OP = 0xFF,
    ALL = 0xFF
};

static const struct expression_record expression_records[] = {
    [RECORD_BINARY] = {CONSTANT_BINARY, 3, 0, 1, 2, "a constant operation"},
    [RECORD_CAST] = {CONSTANT_CAST, 3, 0, 2, 2, "a constant cast"},
    [RECORD_SELECT] = {CONSTANT_SELECT, 3, NO_OP, 0, 2, "a constant select"},
    [RECORD_EXTRACT_ELEMENT] = {CONSTANT_EXTRACT_ELEMENT, 3, NO_OP, 1, 2, "a constant extractelement"},
    [RECORD_INSERT_ELEMENT] = {CONSTANT_INSERT_ELEMENT, 3, NO_OP, 0, 2, "a constant insertelement"},
    [RECORD_SHUFFLE] = {CONSTANT_SHUFFLE, 3, NO_OP, 0, ALL, "a constant shufflevector"},
    [RECORD_COMPARE] = {CONSTANT_COMPARE, 4, 3, 1, 2, "a constant comparison"},
    [RECORD_SHUFFLE_TYPED] = {CONSTANT_SHUFFLE, 4, NO_OP, 1, ALL, "a constant shufflevector"},
};

static COLD void read_expression(struct reader *reader, type_id type)
{
    struct bitstream *stream = &reader->stream;
    uint32_t code = stream->code;

    if (code >= sizeof expression_records / sizeof *expression_records || !expression_records[code].what[0])
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "DXIL has no constant with record code %u", code);
    const struct expression_record *record = &expression_records[code];
    require_operands(reader, record->count, record->what);
    struct constant *constant = add_expression(reader, record->kind, type);
    if (record->op != NO_OP)
        constant->op = stream->operands[record->op] > UINT8_MAX ? UINT8_MAX : (uint8_t)stream->operands[record->op];
    if ((code == RECORD_EXTRACT_ELEMENT || code == RECORD_INSERT_ELEMENT) && stream->count > 3)
        stream->operands[2] = stream->operands[3]; /* the index follows its type */
    if (record->last != ALL)
        stream->count = record->last + 1u;
    add_operands(reader, constant, record->first, 1);
}

/* Takes a record of one number, or of none for a null or undefined value, from the bits at `position`, which lie before
 * the last bytes. Returns the record's code; 0: another record. */
static ALWAYS_INLINE uint32_t take_short_record(const struct bitstream *stream, uint64_t *position, uint64_t *number)
{
    const struct bitstream_scope *scope = stream->scope;
    uint64_t window = bits_at(stream, *position);
    uint32_t id = (uint32_t)window & scope->id_mask, bits = 0, shift = 0;

    window >>= scope->id_width;
    *position += scope->id_width;
    *number = 0;
    if (id == ID_UNABBREVIATED) {
        uint32_t start = window & 0xFFF; /* code and count */
        *position += 12;
        if (start == RECORD_NULL || start == RECORD_UNDEF)
            return start;
        bits = long_vbr6(bits_at(stream, *position), number);
        *position += bits;
        return (start & ~0x1Fu) == 1 << 6 && bits > 0 ? start & 0x1F : 0; /* long codes are no frequent records' */
    }
    if (id - FIRST_ABBREVIATION >= scope->info_count)
        return 0;
    const struct abbreviation *abbreviation = scope->info[id - FIRST_ABBREVIATION];
    const struct abbreviation_operand *operand = &abbreviation->operands[1];
    if (!abbreviation->is_single)
        return 0;
    uint64_t chunk, more = operand->more;
    do {
        chunk = window >> bits & operand->mask;
        *number |= (chunk & ~more) << shift;
        bits += operand->width;
        shift += operand->width - 1u;
    } while (chunk & more && bits + operand->width <= FAST_BITS - FAST_ID_WIDTH);
    *position += bits;
    return chunk & more ? 0 : abbreviation->code;
}

/* Reads numbers, null and undefined values, and records of their type. Stops before any other record, and before all
 * that is wrong or needs more room. */
static void read_frequent_constants(struct reader *reader, type_id *type)
{
    static const uint8_t kinds[] = {[RECORD_NULL] = CONSTANT_NULL,
                                    [RECORD_UNDEF] = CONSTANT_UNDEF,
                                    [RECORD_INTEGER] = CONSTANT_INTEGER,
                                    [RECORD_FLOAT] = CONSTANT_FLOAT};
    struct bitstream *stream = &reader->stream;
    const struct type *shape = reader_type(reader, *type);
    uint32_t room = reader->constants.capacity - reader->constants.count;

    if (room > reader->values.capacity - reader->values.count)
        room = reader->values.capacity - reader->values.count;
    while (room > 0 && has_bytes_for(stream, 4)) {
        uint64_t position = stream->position, number;
        uint32_t code = take_short_record(stream, &position, &number);
        switch (code) {
        case RECORD_SETTYPE:
            if (number >= reader->types.count || NO_VALUES >> reader_type(reader, (type_id)number)->kind & 1)
                return;
            *type = (type_id)number;
            shape = reader_type(reader, *type);
            stream->position = position;
            continue;
        case RECORD_INTEGER:
            if (shape->kind != TYPE_INTEGER || shape->bits > 64)
                return;
            number = integer_bits(number, shape->bits);
            break;
        case RECORD_FLOAT:
            if (shape->kind != TYPE_FLOAT)
                return;
            number &= low_bits(shape->bits);
            break;
        case RECORD_NULL:
        case RECORD_UNDEF:
            number = 0;
            break;
        default:
            return;
        }
        put_constant(reader, kinds[code], *type)->bits = number;
        stream->position = position;
        room--;
    }
}

void read_constants(struct reader *reader)
{
    struct bitstream *stream = &reader->stream;
    type_id type = reader->module->int32_type;

    if (reader->types.count == 0)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "constants before the type table");
    bitstream_enter(stream);
    for (;;) {
        read_frequent_constants(reader, &type);
        if (!bitstream_next_record(stream))
            break;
        switch (stream->code) {
        case RECORD_SETTYPE:
            require_operands(reader, 1, "the type of constants");
            type = check_type_id(reader, stream->operands[0]);
            if (NO_VALUES >> reader_type(reader, type)->kind & 1)
                reader_fail(reader, DXS_RESULT_INVALID_MODULE, "constants of a type without values");
            break;
        case RECORD_NULL:
            add_constant(reader, CONSTANT_NULL, type);
            break;
        case RECORD_UNDEF:
            add_constant(reader, CONSTANT_UNDEF, type);
            break;
        case RECORD_INTEGER:
            read_integer(reader, type);
            break;
        case RECORD_FLOAT:
            read_float(reader, type);
            break;
        case RECORD_WIDE_INTEGER:
            read_wide_integer(reader, type);
            break;
        case RECORD_AGGREGATE:
            add_operands(reader, add_expression(reader, CONSTANT_AGGREGATE, type), 0, 1);
            break;
        case RECORD_STRING:
        case RECORD_CSTRING:
        case RECORD_DATA:
            read_data(reader, type);
            break;
        case RECORD_GEP:
        case RECORD_INBOUNDS_GEP:
            read_gep(reader, type);
            break;
        default:
            read_expression(reader, type);
            break;
        }
    }
}

/* ---- Checking ---------------------------------------------------------------------------------------------------- */

static COLD void check_aggregate(struct reader *reader, const struct constant *constant)
{
    const struct type *type = reader_type(reader, constant->type);
    const uint32_t *operands = reader->operands.data + constant->first;

    if ((type->kind != TYPE_STRUCT && type->kind != TYPE_ARRAY && type->kind != TYPE_VECTOR) ||
        type->count != constant->count)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "a constant of %u elements does not fit its type",
                    constant->count);
    for (uint32_t i = 0; i < constant->count; i++) {
        type_id element = type->kind == TYPE_STRUCT ? reader->type_members.data[type->first_member + i] : type->element;
        if (reader_value(reader, operands[i])->type != element)
            reader_fail(reader, DXS_RESULT_INVALID_MODULE,
                        "a constant: element %u has another type than the aggregate's", i);
    }
}

static COLD bool gep_fits(struct reader *reader, struct constant *constant)
{
    const uint32_t *operands = reader->operands.data + constant->first;
    const struct type *base = reader_type(reader, reader_value(reader, operands[0])->type);

    if (base->kind != TYPE_POINTER || (constant->source_type != NO_TYPE && constant->source_type != base->element))
        return false;
    constant->source_type = base->element;
    for (uint32_t i = 1; i < constant->count; i++)
        if (reader_type(reader, reader_value(reader, operands[i])->type)->kind != TYPE_INTEGER)
            return false;
    type_id element =
        walk_indices(reader, base->element, reader_value_count(reader), operands + 1, constant->count - 1);
    const struct type *type = reader_type(reader, constant->type);
    return type->kind == TYPE_POINTER && type->element == element && type->address_space == base->address_space;
}

static COLD bool expression_fits(struct reader *reader, struct constant *constant)
{
    const uint32_t *operands = reader->operands.data + constant->first;
    type_id types[3] = {NO_TYPE, NO_TYPE, NO_TYPE};
    uint32_t binary;

    for (uint32_t i = 0; i < constant->count && i < 3; i++)
        types[i] = reader_value(reader, operands[i])->type;
    switch (constant->kind) {
    case CONSTANT_BINARY:
        binary = binary_of_record(reader, constant->op, constant->type);
        constant->op = (uint8_t)binary;
        return binary != UINT32_MAX && types[0] == constant->type && types[1] == constant->type;
    case CONSTANT_CAST:
        if (reader_type(reader, constant->type)->kind == TYPE_POINTER)
            reader->module->has_pointer_casts = true;
        return cast_is_valid(reader, constant->op, types[0], constant->type);
    case CONSTANT_GEP:
        return gep_fits(reader, constant);
    case CONSTANT_SELECT:
        return types[1] == constant->type && types[2] == constant->type &&
               (types[0] == reader->module->bool_type || types[0] == bool_type_like(reader, constant->type));
    case CONSTANT_COMPARE:
        return types[0] == types[1] && predicate_fits(reader, constant->op, types[0]) &&
               constant->type == bool_type_like(reader, types[0]);
    case CONSTANT_EXTRACT_ELEMENT:
        return reader_type(reader, types[0])->kind == TYPE_VECTOR &&
               reader_type(reader, types[0])->element == constant->type &&
               reader_type(reader, types[1])->kind == TYPE_INTEGER;
    case CONSTANT_INSERT_ELEMENT:
        return types[0] == constant->type && reader_type(reader, types[0])->kind == TYPE_VECTOR &&
               reader_type(reader, types[0])->element == types[1] &&
               reader_type(reader, types[2])->kind == TYPE_INTEGER;
    default: /* CONSTANT_SHUFFLE */
        return types[0] == types[1] && reader_type(reader, types[0])->kind == TYPE_VECTOR &&
               reader_type(reader, types[2])->kind == TYPE_VECTOR &&
               scalar_type(reader, types[2]) == reader->module->int32_type &&
               constant->type ==
                   vector_type(reader, scalar_type(reader, types[0]), reader_type(reader, types[2])->count);
    }
}

static bool has_value_operands(const struct constant *constant)
{
    return constant->kind == CONSTANT_AGGREGATE || constant->kind >= CONSTANT_BINARY;
}

static COLD void check_operand_ids(struct reader *reader, const struct constant *constant)
{
    const uint32_t *operands = reader->operands.data + constant->first;

    for (uint32_t i = 0; i < constant->count; i++) {
        uint32_t kind =
            operands[i] < reader_value_count(reader) ? reader_value(reader, operands[i])->kind : VALUE_ARGUMENT;
        if (kind == VALUE_ARGUMENT || kind == VALUE_INSTRUCTION)
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "a constant: operand %u is value %u, which is no constant",
                        i, operands[i]);
    }
}

/* The constant of this value if it has operands; else NULL. */
static struct constant *nested_constant(struct reader *reader, value_id id)
{
    const struct value *value = reader_value(reader, id);
    struct constant *constant = value->kind == VALUE_CONSTANT ? &reader->constants.data[value->index] : NULL;

    return constant && has_value_operands(constant) ? constant : NULL;
}

_Noreturn static void fail_nesting(struct reader *reader)
{
    reader_fail(reader, DXS_RESULT_NESTING_LIMIT, "constants nest at least %u levels deep: the limit is %u",
                reader->limits.nesting + 1, reader->limits.nesting);
}

static bool is_undefined(struct reader *reader, value_id id)
{
    const struct value *value = reader_value(reader, id);

    if (value->kind != VALUE_CONSTANT)
        return false;
    const struct constant *constant = &reader->constants.data[value->index];
    return constant->kind == CONSTANT_UNDEF || constant->flags & FLAG_UNDEFINED;
}

/* Whether the result of an expression is undefined because an operand is. LLVM does not fold all of these. */
static COLD bool makes_undefined(struct reader *reader, const struct constant *constant)
{
    const value_id *operands = reader->operands.data + constant->first;

    switch (constant->kind) {
    case CONSTANT_BINARY:
    case CONSTANT_COMPARE:
        return is_undefined(reader, operands[0]) || is_undefined(reader, operands[1]);
    case CONSTANT_CAST:
    case CONSTANT_SELECT:
        return is_undefined(reader, operands[0]);
    default:
        return false;
    }
}

/* Computes the depth of a constant, and whether it is undefined. Depth is limited and cycles are errors, so that later
 * stages can recurse over constants. */
static COLD void check_depth(struct reader *reader, struct constant *root)
{
    struct {
        struct constant *constant;
        uint32_t next_operand;
        uint8_t depth; /* of the operands visited so far */
    } path[MAX_NESTING];
    uint32_t open = 0;

    for (struct constant *enter = root->depth ? NULL : root;;) {
        if (enter) {
            for (uint32_t i = 0; i < open && open == reader->limits.nesting; i++)
                if (path[i].constant == enter)
                    reader_fail(reader, DXS_RESULT_INVALID_MODULE, "a constant contains itself");
            if (open == reader->limits.nesting)
                fail_nesting(reader);
            path[open].constant = enter;
            path[open].next_operand = path[open].depth = 0;
            open++;
        }
        if (open == 0)
            return;
        struct constant *top = path[open - 1].constant;
        uint8_t depth = 0;
        enter = NULL;
        if (path[open - 1].next_operand == top->count) {
            depth = top->depth = path[open - 1].depth + 1;
            if (makes_undefined(reader, top))
                top->flags |= FLAG_UNDEFINED;
            open--;
        } else {
            value_id operand = reader->operands.data[top->first + path[open - 1].next_operand++];
            struct constant *nested = nested_constant(reader, operand);
            if (nested && nested->depth)
                depth = nested->depth;
            else
                enter = nested;
        }
        if (open > 0 && depth > path[open - 1].depth)
            path[open - 1].depth = depth;
        if (depth > reader->limits.nesting)
            fail_nesting(reader);
    }
}

void check_constants(struct reader *reader)
{
    const struct words *unchecked = &reader->unchecked;

    for (uint32_t i = 0; i < unchecked->count; i++)
        check_operand_ids(reader, &reader->constants.data[unchecked->data[i]]);
    for (uint32_t i = 0; i < unchecked->count; i++) {
        struct constant *constant = &reader->constants.data[unchecked->data[i]];
        if (constant->kind == CONSTANT_AGGREGATE)
            check_aggregate(reader, constant);
        else if (!expression_fits(reader, constant))
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "a constant expression: wrong operand types");
        check_depth(reader, constant);
    }
    reader->unchecked.count = 0;
}
