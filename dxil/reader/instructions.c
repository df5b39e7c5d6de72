/* Reads the instructions of which shaders mostly consist, and checks the types of their operands. Uses of values that
 * are defined later are checked at the end of the body. rare.c reads all other instructions. */
#include "dxil/reader/body.h"
#include "dxil/reader/record.h"
#include "dxil/reader/types.h"
#include "dxil/reader/validate.h"

const uint8_t binaries_of_floats[BINARY_XOR + 1] = {
    [BINARY_ADD] = BINARY_FADD,  [BINARY_SUB] = BINARY_FSUB,  [BINARY_MUL] = BINARY_FMUL,
    [BINARY_SDIV] = BINARY_FDIV, [BINARY_SREM] = BINARY_FREM,
};

bool predicate_fits(const struct reader *reader, uint64_t predicate, type_id type)
{
    if (predicate <= FCMP_TRUE)
        return is_float_type(reader, type);
    return predicate >= ICMP_EQ && predicate <= ICMP_SLE &&
           (is_integer_type(reader, type) || reader_type(reader, type)->scalar_kind == TYPE_POINTER);
}

/* ---- Arithmetic -------------------------------------------------------------------------------------------------- */

static void read_pair(struct record *record, uint32_t opcode)
{
    struct reader *reader = record->reader;
    bool compares = opcode == OP_COMPARE;
    const char *what = compares ? "comparison" : "arithmetic";
    struct instruction *instruction = begin(record, opcode);
    type_id type;

    add_value(record, take_typed_value(record, what, &type));
    add_value(record, take_value(record, what, type));
    uint64_t number = take_number(record, what);
    uint32_t sub = compares ? (uint32_t)number : binary_of_record(reader, number, type);
    if (compares ? !predicate_fits(reader, number, type) : sub == UINT32_MAX)
        bad_operand(record, what, type);
    instruction->sub = (uint8_t)sub;
    instruction->flags = (uint8_t)record->numbers[record->next]; /* 0 if the record has no flags */
    finish_value(record, instruction, compares ? bool_type_like(reader, type) : type);
}

static void read_cast(struct record *record)
{
    struct instruction *instruction = begin(record, OP_CAST);
    type_id from;

    add_value(record, take_typed_value(record, "cast", &from));
    type_id to = check_type_id(record->reader, take_number(record, "cast"));
    uint64_t cast = take_number(record, "cast");
    if (cast > CAST_ADDRSPACECAST || !cast_is_valid(record->reader, (uint32_t)cast, from, to))
        bad_operand(record, "cast", from);
    if (reader_type(record->reader, to)->kind == TYPE_POINTER)
        record->reader->module->has_pointer_casts = true;
    instruction->sub = (uint8_t)cast;
    finish_value(record, instruction, to);
}

/* ---- Phis and aggregates ----------------------------------------------------------------------------------------- */

static void read_phi(struct record *record)
{
    struct body *body = record->body;
    struct instruction *instruction = begin(record, OP_PHI);
    type_id type = check_type_id(record->reader, take_number(record, "phi"));

    if (!is_sized_type(record->reader, type))
        bad_operand(record, "phi", type);
    if (body->instructions.count - 1 > body->blocks[body->current_block].first_instruction &&
        instruction[-1].opcode != OP_PHI)
        reader_fail(record->reader, DXS_RESULT_INVALID_MODULE,
                    "phi: it must come before all other instructions of its block");
    for (uint32_t n = 1; n + 1 < record->count; n += 2) {
        uint64_t number = record->numbers[n], block = record->numbers[n + 1];
        value_id id = record->reader->relative_ids ? body->next - (uint32_t)signed_vbr(number) : (value_id)number;
        add_operand(record, id); /* checked by check_phi, when all values are read */
        if (block >= body->block_count)
            bad_block(record, "phi", block);
        add_operand(record, (uint32_t)block);
    }
    finish_value(record, instruction, type);
}

static void read_extract_value(struct record *record)
{
    struct instruction *instruction = begin(record, OP_EXTRACT_VALUE);
    type_id type;

    add_value(record, take_typed_value(record, "extractvalue", &type));
    while (record->next < record->count) {
        uint64_t index = take_number(record, "extractvalue");
        type = member_type(record->reader, type, index);
        add_operand(record, (uint32_t)index);
    }
    finish(record, instruction, type);
}

/* ---- Calls ------------------------------------------------------------------------------------------------------- */

/* Reads an argument of this type. Ids of metadata arguments are relative, like those of values. */
static void take_argument(struct record *record, type_id type, bool *has_metadata)
{
    struct reader *reader = record->reader;

    if (reader_type(reader, type)->kind != TYPE_METADATA) {
        add_value(record, take_value(record, "call", type));
        return;
    }
    metadata_id id = value_of_number(record, take_number(record, "call"));
    if (id >= reader->metadata.count + (uint64_t)reader->local_metadata.count)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "call: metadata %u does not exist", id);
    add_operand(record, id);
    *has_metadata = true;
}

static void read_call(struct record *record)
{
    struct reader *reader = record->reader;
    struct body *body = record->body;
    struct instruction *instruction = begin(record, OP_CALL);
    type_id callee_type, explicit_type = NO_TYPE;
    bool has_metadata = false;

    take_number(record, "call"); /* attributes */
    uint64_t convention = take_number(record, "call");
    if (convention & CALL_EXPLICIT_TYPE)
        explicit_type = check_type_id(reader, take_number(record, "call"));
    value_id callee = take_typed_value(record, "call", &callee_type);
    if (callee >= body->next || reader_value(reader, callee)->kind != VALUE_FUNCTION)
        reader_fail(reader, DXS_RESULT_UNSUPPORTED, "call: the callee is computed: only direct calls are supported");
    uint32_t callee_index = reader_value(reader, callee)->index;
    const struct function *function = &reader->functions.data[callee_index];
    struct type type = *reader_type(reader, function->type);
    if (explicit_type != NO_TYPE && explicit_type != function->type)
        bad_operand(record, "call", explicit_type);
    if (type.variadic)
        reader_fail(reader, DXS_RESULT_UNSUPPORTED, "call: the function has a variable number of arguments");
    if (record->count - record->next != type.count)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "call: %u arguments for the %u parameters of %.64s",
                    record->count - record->next, type.count, function->name);
    instruction->aux = callee_index;
    const type_id *types = reader->type_members.data + type.first_member;
    if (function->dx_op_class) { /* the opcode argument becomes dx_op */
        value_id opcode = type.count ? take_value(record, "call", types[0]) : NO_VALUE;
        uint32_t *arguments = body->operands.data + body->operands.count;
        for (uint32_t i = 1; i < type.count; i++)
            add_value(record, take_value(record, "call", types[i]));
        const struct checked_call *checked = check_operation(reader, callee, body->next, opcode);
        check_constant_arguments(reader, checked, body->next, arguments);
        instruction->dx_op = checked->row;
    } else {
        for (uint32_t i = 0; i < type.count; i++)
            take_argument(record, types[i], &has_metadata);
    }
    if (has_metadata) {
        instruction->opcode = OP_DEBUG_CALL;
        reader->debug_calls++;
    } else {
        body->calls.data[body->calls.count++] = body->instructions.count - 1;
    }
    finish(record, instruction, type.element);
}

/* ---- Terminators ------------------------------------------------------------------------------------------------- */

static void read_branch(struct record *record)
{
    struct instruction *instruction = begin(record, OP_BRANCH);
    uint32_t first_target = record->reader->targets.count;

    add_target(record->reader, take_block(record, "br"), 0);
    if (record->count > 1) {
        add_target(record->reader, take_block(record, "br"), 0);
        add_value(record, take_value(record, "br", record->reader->module->bool_type));
    }
    finish_void(record, instruction);
    end_block(record->body, first_target);
}

void read_instruction(struct record *record)
{
    const struct bitstream *stream = &record->reader->stream;

    record->numbers = stream->operands;
    record->count = stream->count;
    record->next = 0;
    switch (stream->code) {
    case RECORD_BINARY:
        read_pair(record, OP_BINARY);
        break;
    case RECORD_CAST:
        read_cast(record);
        break;
    case RECORD_COMPARE:
    case RECORD_COMPARE_OLD:
        read_pair(record, OP_COMPARE);
        break;
    case RECORD_BRANCH:
        read_branch(record);
        break;
    case RECORD_PHI:
        read_phi(record);
        break;
    case RECORD_EXTRACT_VALUE:
        read_extract_value(record);
        break;
    case RECORD_CALL:
        read_call(record);
        break;
    default:
        read_rare_instruction(record);
        break;
    }
}
