/* Checks calls of DXIL operations against the table. Types are checked once per pair of function and opcode. The opcode
 * selects the operation; the function's name need not match. */
#include "dxil/reader/body.h"
#include "dxil/reader/reader.h"
#include "dxil/reader/types.h"
#include "dxil/reader/validate.h"

#include <string.h>

/* The types in one call for the letters of a row. */
struct signature {
    struct reader *reader;
    const struct operation *operation;
    const struct function *function;
    type_id overload; /* T; NO_TYPE: not bound yet */
};

/* ---- Letters ----------------------------------------------------------------------------------------------------- */

/* The letter of a scalar type; 0: none. */
static char letter_of_scalar(const struct reader *reader, type_id id)
{
    static const char integers[] = {[1] = 'b', [8] = 'c', [16] = 's', [32] = 'i', [64] = 'l'};
    const struct type *type = reader_type(reader, id);

    if (type->kind == TYPE_FLOAT)
        return type->bits == 16 ? 'h' : type->bits == 32 ? 'f' : 'd';
    return type->kind == TYPE_INTEGER && type->bits < sizeof integers ? integers[type->bits] : 0;
}

static bool is_pointer(const struct reader *reader, type_id id)
{
    return reader_type(reader, id)->kind == TYPE_POINTER;
}

/* Whether this is a structure with this name, or name.NUMBER as linkers write. */
static bool is_struct_named(const struct reader *reader, type_id id, const char *name)
{
    const struct type *type = reader_type(reader, id);
    size_t length = strlen(name);

    return type->kind == TYPE_STRUCT && type->name && strncmp(type->name, name, length) == 0 &&
           (type->name[length] == '\0' || type->name[length] == '.');
}

static type_id struct_member(const struct reader *reader, type_id id, uint32_t index)
{
    return reader->type_members.data[reader_type(reader, id)->first_member + index];
}

/* Whether this is a structure of `count` members of one type, followed by one of type `last` unless that is NO_TYPE. */
static bool is_struct_of(const struct reader *reader, type_id id, uint32_t count, type_id member, type_id last)
{
    const struct type *type = reader_type(reader, id);

    if (type->kind != TYPE_STRUCT || type->count != count + (last != NO_TYPE))
        return false;
    for (uint32_t i = 0; i < count; i++)
        if (struct_member(reader, id, i) != member)
            return false;
    return last == NO_TYPE || struct_member(reader, id, count) == last;
}

static bool is_float_pair(const struct reader *reader, type_id id)
{
    return reader_type(reader, id)->kind == TYPE_STRUCT && reader_type(reader, id)->count == 2 &&
           letter_of_scalar(reader, struct_member(reader, id, 0)) == 'f' &&
           letter_of_scalar(reader, struct_member(reader, id, 1)) == 'f';
}

/* Whether T can be this type. */
static bool overload_allows(const struct signature *signature, type_id id)
{
    const struct reader *reader = signature->reader;
    const struct type *type = reader_type(reader, id);
    char letter = letter_of_scalar(reader, scalar_type(reader, id));
    bool is_vector = type->kind == TYPE_VECTOR, allows_scalar = false, allows_vectors = false;

    for (const char *overload = operation_overloads(signature->operation); *overload; overload++) {
        if (*overload == letter && !is_vector)
            return true;
        if (*overload == 'X') /* any object */
            return true;
        if (*overload == 'U' && (type->kind == TYPE_STRUCT || type->kind == TYPE_POINTER))
            return true;
        allows_scalar |= *overload == letter;
        allows_vectors |= *overload == 'v';
    }
    return allows_scalar && allows_vectors;
}

/* T is bound to the first operand or result with letter T; others must have the same type. */
static bool bind_overload(struct signature *signature, type_id id)
{
    if (signature->overload == NO_TYPE && overload_allows(signature, id))
        signature->overload = id;
    return signature->overload == id;
}

static bool operand_fits(struct signature *signature, char letter, type_id id)
{
    const struct reader *reader = signature->reader;

    switch (letter) {
    case 'T':
        return bind_overload(signature, id);
    case '1':
    case '2':
    case '3':
        return true; /* further overloads: any vector or matrix */
    case 'J':
        return letter_of_scalar(reader, id) == 'i';
    case 'C':
        return letter_of_scalar(reader, id) == 'c';
    case 'E':
        return letter_of_scalar(reader, id) == 'b';
    case 'p':
        return is_pointer(reader, id) && letter_of_scalar(reader, reader_type(reader, id)->element) == 'f';
    case 'U':
    case 'G':
        return is_pointer(reader, id);
    case 'H':
        return is_struct_named(reader, id, "dx.types.Handle");
    case 'X':
        return true; /* resource object or handle */
    case 'K':
        return is_struct_named(reader, id, "dx.types.ResBind") && reader_type(reader, id)->count == 4;
    case 'P':
        return is_struct_named(reader, id, "dx.types.ResourceProperties") && reader_type(reader, id)->count == 2;
    case 'O':
        return is_struct_named(reader, id, "dx.types.HitObject");
    case 'N':
        return is_struct_named(reader, id, "dx.types.NodeHandle");
    case 'R':
        return is_struct_named(reader, id, "dx.types.NodeRecordHandle");
    case 'V':
        return is_struct_named(reader, id, "dx.types.NodeInfo") && reader_type(reader, id)->count == 2;
    case 'W':
        return is_struct_named(reader, id, "dx.types.NodeRecordInfo") && reader_type(reader, id)->count == 2;
    default:
        return letter_of_scalar(reader, id) == letter;
    }
}

/* Whether this is a structure of two or more members whose first is T. */
static inline bool begins_with_overload(struct signature *signature, type_id id)
{
    const struct type *type = reader_type(signature->reader, id);

    return type->kind == TYPE_STRUCT && type->count >= 2 &&
           bind_overload(signature, struct_member(signature->reader, id, 0));
}

/* ResRet<T>: {T, T, T, T, i32}, or {vector, i32}; the i32 is the status. */
static bool is_resource_result(struct signature *signature, type_id id)
{
    const struct reader *reader = signature->reader;

    if (!begins_with_overload(signature, id))
        return false;
    bool is_vector = reader_type(reader, signature->overload)->kind == TYPE_VECTOR;
    return is_struct_of(reader, id, is_vector ? 1 : 4, signature->overload, reader->module->int32_type);
}

/* CBufRet<T>: the 16 bytes of a row. Of 16-bit types 8 elements, or 4 if each takes 32 bits. */
static bool is_constant_buffer_row(struct signature *signature, type_id id)
{
    const struct reader *reader = signature->reader;

    if (!begins_with_overload(signature, id))
        return false;
    uint32_t bits = reader_type(reader, signature->overload)->bits, count = reader_type(reader, id)->count;
    return bits > 0 && (count == 128 / bits || (bits == 16 && count == 4)) &&
           is_struct_of(reader, id, count, signature->overload, NO_TYPE);
}

static bool is_vector_of(const struct reader *reader, type_id id, uint32_t count, type_id element)
{
    const struct type *type = reader_type(reader, id);
    return type->kind == TYPE_VECTOR && type->count == count && type->element == element;
}

/* Whether this is `scalar`, or a vector of it if T is a vector, of the same length. */
static bool follows_shape(const struct signature *signature, type_id id, type_id scalar)
{
    const struct reader *reader = signature->reader;

    if (signature->overload != NO_TYPE && reader_type(reader, signature->overload)->kind == TYPE_VECTOR)
        return is_vector_of(reader, id, reader_type(reader, signature->overload)->count, scalar);
    return id == scalar;
}

static bool result_fits(struct signature *signature, type_id id)
{
    const struct reader *reader = signature->reader;
    const struct module *module = reader->module;
    const struct type *type = reader_type(reader, id);
    type_id overload = signature->overload;

    switch (signature->operation->result) {
    case 'v':
        return reader_type(reader, id)->kind == TYPE_VOID;
    case 'r':
        return is_resource_result(signature, id);
    case 'u':
        return is_constant_buffer_row(signature, id);
    case 'w':
        return is_struct_of(reader, id, 2, module->int32_type, NO_TYPE);
    case 'a':
        return is_struct_of(reader, id, 1, module->int32_type, module->bool_type);
    case 'm':
        return is_float_pair(reader, id);
    case 'q':
    case 'D':
        return is_struct_of(reader, id, 4, module->int32_type, NO_TYPE);
    case 'e':
        return overload != NO_TYPE && id == scalar_type(reader, overload);
    case 'B':
        return follows_shape(signature, id, module->bool_type);
    case 'I':
        return follows_shape(signature, id, module->int32_type);
    case '2':
        return is_vector_of(reader, id, 2, module->int32_type);
    case '4':
        return begins_with_overload(signature, id) && is_struct_of(reader, id, 4, signature->overload, NO_TYPE);
    case '9':
        return type->kind == TYPE_VECTOR && type->count == 9 && bind_overload(signature, type->element);
    default:
        return operand_fits(signature, signature->operation->result, id);
    }
}

/* ---- Pairs of function and opcode -------------------------------------------------------------------------------- */

static const char *name_of(const struct operation *operation)
{
    return dx_operation_name((uint32_t)(operation - dx_operations));
}

static bool is_constant_letter(char letter)
{
    return letter == 'C' || letter == 'E' || letter == 'J' || letter == 'K' || letter == 'P' || letter == 'V' ||
           letter == 'W';
}

/* Checks the function's type. Returns the set of operands that must be constants, a bit each. */
static uint32_t check_function(struct signature *signature)
{
    struct reader *reader = signature->reader;
    const struct operation *operation = signature->operation;
    const struct type *type = reader_type(reader, signature->function->type);
    const type_id *parameters = reader->type_members.data + type->first_member;
    const char *operands = operation_operands(operation);
    size_t operand_count = strlen(operands);
    uint32_t constants = 0;
    char name[TYPE_NAME_SIZE];

    if (type->count != operand_count + 1)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "%s: it takes %zu operands, not %u", name_of(operation),
                    operand_count, type->count - 1);
    for (uint32_t i = 0; i < operand_count; i++) {
        if (operands[i] == letter_of_scalar(reader, parameters[i + 1])) /* fast: most operands are scalars */
            continue;
        if (!operand_fits(signature, operands[i], parameters[i + 1]))
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "%s: operand %u cannot be %s", name_of(operation), i,
                        describe_type(reader, parameters[i + 1], name));
        constants |= (uint32_t)is_constant_letter(operands[i]) << i;
    }
    if (!result_fits(signature, type->element))
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "%s: the result cannot be %s", name_of(operation),
                    describe_type(reader, type->element, name));
    return constants;
}

static NOINLINE void check_new_pair(struct reader *reader, struct checked_call *checked, value_id callee,
                                    value_id value_count, value_id opcode)
{
    uint32_t index = reader_value(reader, callee)->index;
    const struct function *function = &reader->functions.data[index];
    uint64_t number;

    if (opcode >= value_count || !reader_integer(reader, opcode, &number))
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "%.64s: the opcode must be a constant", function->name);
    const struct operation *operation = find_operation((uint32_t)number);
    if (!operation)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "%.64s: opcode %u does not exist", function->name,
                    (uint32_t)number);
    struct signature signature = {reader, operation, function, NO_TYPE};
    uint32_t constants = check_function(&signature);
    *checked = (struct checked_call){
        .body = reader->body,
        .callee = callee,
        .opcode = opcode,
        .type = function->type,
        .function = index,
        .argument_count = reader_type(reader, function->type)->count - 1,
        .constants = constants,
        .row = (uint16_t)(operation - dx_operations),
    };
}

static bool is_constant(const struct reader *reader, value_id id, value_id value_count)
{
    return id < value_count && reader_value(reader, id)->kind == VALUE_CONSTANT;
}

const struct checked_call *check_operation(struct reader *reader, value_id callee, value_id value_count,
                                           value_id opcode)
{
    struct checked_call *checked = checked_call_slot(reader, callee, opcode);

    if (!is_checked_call(reader, checked, callee, opcode))
        check_new_pair(reader, checked, callee, value_count, opcode);
    return checked;
}

uint32_t find_variable_argument(const struct reader *reader, const struct checked_call *checked, value_id value_count,
                                const uint32_t *arguments)
{
    for (uint32_t bits = checked->constants; bits; bits &= bits - 1)
        if (!is_constant(reader, arguments[lowest_bit(bits)], value_count))
            return lowest_bit(bits);
    return UINT32_MAX;
}

void check_constant_arguments(struct reader *reader, const struct checked_call *checked, value_id value_count,
                              const uint32_t *arguments)
{
    uint32_t variable = find_variable_argument(reader, checked, value_count, arguments);

    if (variable != UINT32_MAX)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "%s: operand %u must be a constant",
                    dx_operation_name(checked->row), variable);
}
