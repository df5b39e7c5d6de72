/* The record of an instruction, whose numbers are read in order. For the files that read instructions only. */
#ifndef DXIL_READER_RECORD_H
#define DXIL_READER_RECORD_H

#include "dxil/reader/body.h"
#include "dxil/reader/reader.h"
#include "dxil/reader/types.h"

enum instruction_record {
    RECORD_BINARY = 2,
    RECORD_CAST = 3,
    RECORD_GEP_OLD = 4,
    RECORD_SELECT_OLD = 5,
    RECORD_EXTRACT_ELEMENT = 6,
    RECORD_INSERT_ELEMENT = 7,
    RECORD_SHUFFLE = 8,
    RECORD_COMPARE_OLD = 9,
    RECORD_RETURN = 10,
    RECORD_BRANCH = 11,
    RECORD_SWITCH = 12,
    RECORD_UNREACHABLE = 15,
    RECORD_PHI = 16,
    RECORD_ALLOCA = 19,
    RECORD_LOAD = 20,
    RECORD_STORE_OLD = 24,
    RECORD_EXTRACT_VALUE = 26,
    RECORD_INSERT_VALUE = 27,
    RECORD_COMPARE = 28,
    RECORD_SELECT = 29,
    RECORD_INBOUNDS_GEP_OLD = 30,
    RECORD_CALL = 34,
    RECORD_FENCE = 36,
    RECORD_COMPARE_EXCHANGE_OLD = 37,
    RECORD_ATOMIC_RMW = 38,
    RECORD_LOAD_ATOMIC = 41,
    RECORD_STORE_ATOMIC_OLD = 42,
    RECORD_GEP = 43,
    RECORD_STORE = 44,
    RECORD_STORE_ATOMIC = 45,
    RECORD_COMPARE_EXCHANGE = 46
};

enum {
    CALL_EXPLICIT_TYPE = 1 << 15 /* in a call's convention */
};

struct record {
    struct body *body;
    struct reader *reader;
    const uint64_t *numbers; /* zeros follow */
    uint32_t count, next;
};

/* rare.c: reads the instructions that instructions.c does not. */
void read_rare_instruction(struct record *record);

/* Errors, out of line to keep callers small. */
_Noreturn void bad_operand(struct record *record, const char *what, type_id type) COLD;
_Noreturn void bad_block(struct record *record, const char *what, uint64_t block) COLD;
_Noreturn void record_too_short(struct record *record, const char *what) COLD;

/* Records the use of a value that is defined later: its type is checked at the end of the body. */
void note_forward_use(struct record *record, value_id value, type_id type);

/* ---- Numbers of a record ----------------------------------------------------------------------------------------- */

static inline uint64_t take_number(struct record *record, const char *what)
{
    if (record->next == record->count)
        record_too_short(record, what);
    return record->numbers[record->next++];
}

static inline value_id value_of_number(struct record *record, uint64_t number)
{
    return record->reader->relative_ids ? record->body->next - (uint32_t)number : (value_id)number;
}

/* read_function_body has reserved room for as many as the record has numbers, and two. */
static inline void add_operand(struct record *record, uint32_t operand)
{
    struct body *body = record->body;
    body->operands.data[body->operands.count++] = operand;
}

/* Notes the place of an operand that is the result of an earlier block but the entry block: whether the definition
 * dominates this use can be checked when the body is read. */
static inline void note_distant_use(struct body *body, value_id value, uint32_t place)
{
    if (value - body->first < body->earlier)
        body->distant.data[body->distant.count++] = place;
}

/* Adds an operand that is a value. */
static inline void add_value(struct record *record, value_id value)
{
    note_distant_use(record->body, value, record->body->operands.count);
    add_operand(record, value);
}

/* Reads a value. The record gives its type only if the value is defined later. */
static inline value_id take_typed_value(struct record *record, const char *what, type_id *type)
{
    value_id id = value_of_number(record, take_number(record, what));

    if (id < record->body->next) {
        *type = reader_value(record->reader, id)->type;
    } else {
        *type = check_type_id(record->reader, take_number(record, what));
        note_forward_use(record, id, *type);
    }
    return id;
}

/* Reads a value that must have this type. */
static inline value_id take_value(struct record *record, const char *what, type_id type)
{
    value_id id = value_of_number(record, take_number(record, what));

    if (id >= record->body->next)
        note_forward_use(record, id, type);
    else if (reader_value(record->reader, id)->type != type)
        bad_operand(record, what, reader_value(record->reader, id)->type);
    return id;
}

uint32_t take_block(struct record *record, const char *what);

/* ---- The instruction --------------------------------------------------------------------------------------------- */

/* Appends an instruction, for which read_function_body has reserved room. */
static inline struct instruction *begin(struct record *record, uint32_t opcode)
{
    struct body *body = record->body;

    struct instruction *instruction = &body->instructions.data[body->instructions.count++];
    *instruction = (struct instruction){
        .opcode = (uint8_t)opcode,
        .dx_op = DX_OP_NONE,
        .first_operand = body->operands.count,
    };
    return instruction;
}

static inline void add_result(struct reader *reader, type_id type, uint32_t instruction)
{
    reader->values.data[reader->values.count++] = make_value(VALUE_INSTRUCTION, type, instruction);
}

/* Ends an instruction with a result. */
static inline void finish_value(struct record *record, struct instruction *instruction, type_id type)
{
    struct body *body = record->body;

    instruction->operand_count = body->operands.count - instruction->first_operand;
    instruction->type = type;
    instruction->result = body->next++;
    add_result(record->reader, type, body->instructions.count - 1);
}

static inline void finish_void(struct record *record, struct instruction *instruction)
{
    instruction->operand_count = record->body->operands.count - instruction->first_operand;
    instruction->type = record->reader->module->void_type;
    instruction->result = NO_VALUE;
}

/* Ends an instruction, with a result unless its type is void. (The type can come from the record of a forward use,
 * which can wrongly say void. check_forward_uses finds this.) */
static inline void finish(struct record *record, struct instruction *instruction, type_id type)
{
    if (reader_type(record->reader, type)->kind == TYPE_VOID)
        finish_void(record, instruction);
    else
        finish_value(record, instruction, type);
}

/* Ends the current block with the last instruction. Its targets begin at `first_target`. */
void end_block(struct body *body, uint32_t first_target);
void add_target(struct reader *reader, uint32_t block, uint64_t case_value);

#endif
