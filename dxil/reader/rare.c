/* Reads instructions that are rare in shaders, and the rare cases of the others. Compiled for size. */
#include "dxil/reader/body.h"
#include "dxil/reader/record.h"
#include "dxil/reader/types.h"

enum {
    ALLOCA_EXPLICIT_TYPE = 1 << 6,
    SWITCH_NEW_FORM = 0x4B5, /* in the upper half of the first number */
    LAST_ORDERING = 6
};

_Noreturn void bad_operand(struct record *record, const char *what, type_id type)
{
    char name[TYPE_NAME_SIZE];
    reader_fail(record->reader, DXS_RESULT_INVALID_MODULE, "%s: an operand cannot be %s", what,
                describe_type(record->reader, type, name));
}

_Noreturn void record_too_short(struct record *record, const char *what)
{
    reader_fail(record->reader, DXS_RESULT_INVALID_BITCODE, "%s: the record is too short", what);
}

void note_forward_use(struct record *record, value_id value, type_id type)
{
    struct forward_use use = {value, type, record->reader->instruction};
    vector_push(record->reader->arena, &record->body->forward_uses, use);
}

/* Reads an alignment in bytes; 0: not given. */
static uint32_t take_alignment(struct record *record, const char *what)
{
    uint64_t exponent = take_number(record, what);

    if (exponent > MAX_ALIGNMENT + 1)
        reader_fail(record->reader, DXS_RESULT_INVALID_BITCODE, "%s: alignment 2^%llu", what,
                    (unsigned long long)exponent - 1);
    return exponent ? UINT32_C(1) << (exponent - 1) : 0;
}

static uint32_t take_ordering(struct record *record, const char *what)
{
    uint64_t ordering = take_number(record, what);

    if (ordering > LAST_ORDERING)
        reader_fail(record->reader, DXS_RESULT_INVALID_BITCODE, "%s: memory ordering %llu", what,
                    (unsigned long long)ordering);
    return (uint32_t)ordering;
}

void bad_block(struct record *record, const char *what, uint64_t block)
{
    reader_fail(record->reader, DXS_RESULT_INVALID_MODULE, "%s: block %llu does not exist: there are %u", what,
                (unsigned long long)block, record->body->block_count);
}

uint32_t take_block(struct record *record, const char *what)
{
    uint64_t block = take_number(record, what);

    if (block >= record->body->block_count)
        bad_block(record, what, block);
    return (uint32_t)block;
}

/* The pointee of a pointer operand; it must be a type that memory can hold. */
static type_id pointee(struct record *record, const char *what, type_id type)
{
    const struct type *pointer = reader_type(record->reader, type);

    if (pointer->kind != TYPE_POINTER || !is_sized_type(record->reader, pointer->element))
        bad_operand(record, what, type);
    return pointer->element;
}

/* Reads a value that is stored or compared. Old records never give its type: it is the pointee's. */
static void take_element(struct record *record, const char *what, type_id element, bool is_old)
{
    type_id type = element;

    add_value(record, is_old ? take_value(record, what, element) : take_typed_value(record, what, &type));
    if (type != element)
        bad_operand(record, what, type);
}

/* The record has the condition last. The old record gives no type for it: it is i1. */
static void read_select(struct record *record)
{
    struct reader *reader = record->reader;
    struct instruction *instruction = begin(record, OP_SELECT);
    type_id type, condition_type = reader->module->bool_type;

    value_id if_true = take_typed_value(record, "select", &type);
    value_id if_false = take_value(record, "select", type);
    if (reader->stream.code == RECORD_SELECT_OLD)
        add_value(record, take_value(record, "select", condition_type));
    else
        add_value(record, take_typed_value(record, "select", &condition_type));
    if (condition_type != reader->module->bool_type && condition_type != bool_type_like(reader, type))
        bad_operand(record, "select", condition_type);
    add_value(record, if_true);
    add_value(record, if_false);
    finish(record, instruction, type);
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

static void read_alloca(struct record *record)
{
    struct reader *reader = record->reader;
    struct instruction *instruction = begin(record, OP_ALLOCA);
    type_id type = check_type_id(reader, take_number(record, "alloca"));
    type_id size_type = check_type_id(reader, take_number(record, "alloca"));
    uint64_t size = take_number(record, "alloca"), flags = take_number(record, "alloca");

    if (!(flags & ALLOCA_EXPLICIT_TYPE))
        type = pointee(record, "alloca", type);
    if (!is_sized_type(reader, type))
        bad_operand(record, "alloca", type);
    if (size >= record->body->next || reader_value(reader, (value_id)size)->type != size_type ||
        reader_type(reader, size_type)->kind != TYPE_INTEGER)
        bad_operand(record, "alloca", size_type);
    reader->module->has_allocas = true;
    add_value(record, (value_id)size);
    instruction->aux = type;
    finish(record, instruction, pointer_type(reader, type, SPACE_THREAD));
}

static void read_load(struct record *record)
{
    struct instruction *instruction = begin(record, OP_LOAD);
    bool is_atomic = record->reader->stream.code == RECORD_LOAD_ATOMIC;
    type_id pointer;

    add_value(record, take_typed_value(record, "load", &pointer));
    type_id type = pointee(record, "load", pointer);
    if (record->count - record->next > (is_atomic ? 4 : 2) &&
        check_type_id(record->reader, take_number(record, "load")) != type)
        bad_operand(record, "load", pointer);
    instruction->aux = take_alignment(record, "load");
    instruction->flags = take_number(record, "load") ? FLAG_VOLATILE : 0;
    finish(record, instruction, type);
}

static void read_store(struct record *record)
{
    uint32_t code = record->reader->stream.code;
    struct instruction *instruction = begin(record, OP_STORE);
    type_id pointer;

    add_value(record, take_typed_value(record, "store", &pointer));
    type_id element = pointee(record, "store", pointer);
    take_element(record, "store", element, code == RECORD_STORE_OLD || code == RECORD_STORE_ATOMIC_OLD);
    instruction->aux = take_alignment(record, "store");
    instruction->flags = take_number(record, "store") ? FLAG_VOLATILE : 0;
    finish_void(record, instruction);
}

static void read_gep(struct record *record)
{
    struct reader *reader = record->reader;
    uint32_t code = reader->stream.code;
    struct instruction *instruction = begin(record, OP_GEP);
    type_id pointer, type, source = NO_TYPE;

    instruction->flags = code == RECORD_INBOUNDS_GEP_OLD ? FLAG_INBOUNDS : 0;
    if (code == RECORD_GEP) {
        instruction->flags = take_number(record, "getelementptr") ? FLAG_INBOUNDS : 0;
        source = check_type_id(reader, take_number(record, "getelementptr"));
    }
    add_value(record, take_typed_value(record, "getelementptr", &pointer));
    type = pointee(record, "getelementptr", pointer);
    if (source != NO_TYPE && source != type)
        bad_operand(record, "getelementptr", pointer);
    instruction->aux = type;
    while (record->next < record->count) {
        value_id index = take_typed_value(record, "getelementptr", &type);
        if (reader_type(reader, type)->kind != TYPE_INTEGER)
            bad_operand(record, "getelementptr", type);
        add_value(record, index);
    }
    const uint32_t *indices = record->body->operands.data + instruction->first_operand + 1;
    uint32_t count = record->body->operands.count - instruction->first_operand - 1;
    type = walk_indices(reader, instruction->aux, record->body->next, indices, count);
    finish(record, instruction, pointer_type(reader, type, reader_type(reader, pointer)->address_space));
}

static void read_atomic(struct record *record)
{
    struct instruction *instruction = begin(record, OP_ATOMIC_RMW);
    type_id pointer;

    add_value(record, take_typed_value(record, "atomicrmw", &pointer));
    type_id type = pointee(record, "atomicrmw", pointer);
    if (reader_type(record->reader, type)->kind != TYPE_INTEGER)
        bad_operand(record, "atomicrmw", type);
    add_value(record, take_value(record, "atomicrmw", type));
    uint64_t operation = take_number(record, "atomicrmw");
    if (operation > ATOMIC_UMIN)
        reader_fail(record->reader, DXS_RESULT_INVALID_BITCODE, "atomicrmw: operation %llu",
                    (unsigned long long)operation);
    record->reader->module->has_atomics = true;
    instruction->sub = (uint8_t)operation;
    instruction->flags = take_number(record, "atomicrmw") ? FLAG_VOLATILE : 0;
    instruction->aux = take_ordering(record, "atomicrmw");
    finish(record, instruction, type);
}

static void read_compare_exchange(struct record *record)
{
    struct reader *reader = record->reader;
    bool is_old = reader->stream.code == RECORD_COMPARE_EXCHANGE_OLD;
    struct instruction *instruction = begin(record, OP_COMPARE_EXCHANGE);
    type_id pointer;

    add_value(record, take_typed_value(record, "cmpxchg", &pointer));
    type_id type = pointee(record, "cmpxchg", pointer);
    take_element(record, "cmpxchg", type, is_old);
    if (reader_type(reader, type)->kind != TYPE_INTEGER)
        bad_operand(record, "cmpxchg", type);
    add_value(record, take_value(record, "cmpxchg", type));
    reader->module->has_atomics = true;
    instruction->flags = take_number(record, "cmpxchg") ? FLAG_VOLATILE : 0;
    instruction->aux = take_ordering(record, "cmpxchg");
    take_number(record, "cmpxchg"); /* synchronization scope: no meaning in DXIL */
    instruction->aux |= (record->next < record->count ? take_ordering(record, "cmpxchg") : instruction->aux) << 8;
    if (is_old && record->count - record->next < 1) /* the old result was the value without the success bit */
        reader_fail(reader, DXS_RESULT_UNSUPPORTED, "cmpxchg in the format before LLVM 3.5");
    finish(record, instruction, type_with_bool(reader, type));
}

static void read_fence(struct record *record)
{
    struct instruction *instruction = begin(record, OP_FENCE);
    instruction->aux = take_ordering(record, "fence");
    finish_void(record, instruction);
}

/* ---- Aggregates and vectors -------------------------------------------------------------------------------------- */

static void read_insert_value(struct record *record)
{
    struct instruction *instruction = begin(record, OP_INSERT_VALUE);
    type_id aggregate, inserted;

    add_value(record, take_typed_value(record, "insertvalue", &aggregate));
    add_value(record, take_typed_value(record, "insertvalue", &inserted));
    type_id type = aggregate;
    while (record->next < record->count) {
        uint64_t index = take_number(record, "insertvalue");
        type = member_type(record->reader, type, index);
        add_operand(record, (uint32_t)index);
    }
    if (type != inserted)
        bad_operand(record, "insertvalue", inserted);
    finish(record, instruction, aggregate);
}

static type_id take_vector(struct record *record, const char *what)
{
    type_id type;

    add_value(record, take_typed_value(record, what, &type));
    if (reader_type(record->reader, type)->kind != TYPE_VECTOR)
        bad_operand(record, what, type);
    return type;
}

static void take_index(struct record *record, const char *what)
{
    type_id type;

    add_value(record, take_typed_value(record, what, &type));
    if (reader_type(record->reader, type)->kind != TYPE_INTEGER)
        bad_operand(record, what, type);
}

static void read_extract_element(struct record *record)
{
    struct instruction *instruction = begin(record, OP_EXTRACT_ELEMENT);
    type_id type = take_vector(record, "extractelement");

    take_index(record, "extractelement");
    finish(record, instruction, reader_type(record->reader, type)->element);
}

static void read_insert_element(struct record *record)
{
    struct instruction *instruction = begin(record, OP_INSERT_ELEMENT);
    type_id type = take_vector(record, "insertelement");

    add_value(record, take_value(record, "insertelement", reader_type(record->reader, type)->element));
    take_index(record, "insertelement");
    finish(record, instruction, type);
}

static void read_shuffle(struct record *record)
{
    struct reader *reader = record->reader;
    struct instruction *instruction = begin(record, OP_SHUFFLE);
    type_id type = take_vector(record, "shufflevector");

    add_value(record, take_value(record, "shufflevector", type));
    type_id mask = take_vector(record, "shufflevector");
    value_id mask_value = record->body->operands.data[record->body->operands.count - 1];
    if (mask_value >= record->body->next || reader_value(reader, mask_value)->kind != VALUE_CONSTANT ||
        reader_type(reader, mask)->element != reader->module->int32_type)
        bad_operand(record, "shufflevector", mask);
    uint32_t length = reader_type(reader, mask)->count;
    finish(record, instruction, vector_type(reader, reader_type(reader, type)->element, length));
}

/* ---- Terminators ------------------------------------------------------------------------------------------------- */

void end_block(struct body *body, uint32_t first_target)
{
    struct basic_block *block = &body->blocks[body->current_block++];

    if (body->current_block == 1)
        body->first = body->next;
    body->earlier = body->next - body->first;
    block->instruction_count = body->instructions.count - block->first_instruction;
    block->first_target = first_target;
    block->target_count = body->reader->targets.count - first_target;
    body->reader->block = body->current_block;
    if (body->current_block < body->block_count)
        body->blocks[body->current_block].first_instruction = body->instructions.count;
    else
        body->room = body->instructions.count;
}

void add_target(struct reader *reader, uint32_t block, uint64_t case_value)
{
    vector_push(reader->arena, &reader->targets, block);
    vector_push(reader->arena, &reader->case_values, case_value);
}

static void read_return(struct record *record)
{
    struct reader *reader = record->reader;
    struct instruction *instruction = begin(record, OP_RETURN);
    type_id wanted = reader_type(reader, record->body->function->type)->element, type = reader->module->void_type;

    if (record->count > 0)
        add_value(record, take_typed_value(record, "ret", &type));
    if (type != wanted && !(record->count == 0 && reader_type(reader, wanted)->kind == TYPE_VOID))
        bad_operand(record, "ret", type);
    finish_void(record, instruction);
    end_block(record->body, record->reader->targets.count);
}

/* [type, value, default, (case, block)...]. Cases are absolute ids of constants. */
static void read_switch(struct record *record)
{
    struct reader *reader = record->reader;
    struct instruction *instruction = begin(record, OP_SWITCH);
    uint32_t first_target = record->reader->targets.count;
    uint64_t first = take_number(record, "switch");

    if (first >> 16 == SWITCH_NEW_FORM)
        reader_fail(reader, DXS_RESULT_UNSUPPORTED, "switch: ranges of cases are not supported");
    type_id type = check_type_id(reader, first);
    uint32_t bits = reader_type(reader, type)->bits;
    if (reader_type(reader, type)->kind != TYPE_INTEGER || bits > 64)
        bad_operand(record, "switch", type);
    add_value(record, take_value(record, "switch", type));
    add_target(record->reader, take_block(record, "switch"), 0);
    while (record->next < record->count) {
        uint64_t id = take_number(record, "switch"), number;
        if (id >= record->body->next || reader_value(reader, (value_id)id)->type != type ||
            !reader_integer(reader, (value_id)id, &number))
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "switch: a case must be a constant of the selector's type");
        add_target(record->reader, take_block(record, "switch"), number & low_bits(bits));
    }
    finish_void(record, instruction);
    end_block(record->body, first_target);
}

void read_rare_instruction(struct record *record)
{
    switch (record->reader->stream.code) {
    case RECORD_SELECT:
    case RECORD_SELECT_OLD:
        read_select(record);
        break;
    case RECORD_LOAD:
    case RECORD_LOAD_ATOMIC:
        read_load(record);
        break;
    case RECORD_STORE:
    case RECORD_STORE_OLD:
    case RECORD_STORE_ATOMIC:
    case RECORD_STORE_ATOMIC_OLD:
        read_store(record);
        break;
    case RECORD_GEP:
    case RECORD_GEP_OLD:
    case RECORD_INBOUNDS_GEP_OLD:
        read_gep(record);
        break;
    case RECORD_EXTRACT_ELEMENT:
        read_extract_element(record);
        break;
    case RECORD_INSERT_ELEMENT:
        read_insert_element(record);
        break;
    case RECORD_SHUFFLE:
        read_shuffle(record);
        break;
    case RECORD_RETURN:
        read_return(record);
        break;
    case RECORD_SWITCH:
        read_switch(record);
        break;
    case RECORD_UNREACHABLE:
        finish_void(record, begin(record, OP_UNREACHABLE));
        end_block(record->body, record->reader->targets.count);
        break;
    case RECORD_ALLOCA:
        read_alloca(record);
        break;
    case RECORD_INSERT_VALUE:
        read_insert_value(record);
        break;
    case RECORD_FENCE:
        read_fence(record);
        break;
    case RECORD_ATOMIC_RMW:
        read_atomic(record);
        break;
    case RECORD_COMPARE_EXCHANGE:
    case RECORD_COMPARE_EXCHANGE_OLD:
        read_compare_exchange(record);
        break;
    default:
        reader_fail(record->reader, DXS_RESULT_INVALID_MODULE, "DXIL has no instruction with record code %u",
                    record->reader->stream.code);
    }
}
