/* Reads one function body: block count, constants, metadata, debug locations, names and attachments. instructions.c
 * reads the instructions. */
#include "dxil/bitstream/bits.h"
#include "dxil/reader/body.h"
#include "dxil/reader/constants.h"
#include "dxil/reader/metadata.h"
#include "dxil/reader/record.h"
#include "dxil/reader/validate.h"

#include <string.h>

enum function_record {
    RECORD_DECLARE_BLOCKS = 1,
    RECORD_DEBUG_LOCATION_AGAIN = 33,
    RECORD_DEBUG_LOCATION = 35,
    RECORD_ATTACHMENT = 11
};
/* Records of a function block that are not instructions. */
#define OTHER_RECORDS                                                                                                  \
    (UINT64_C(1) << RECORD_DECLARE_BLOCKS | UINT64_C(1) << RECORD_DEBUG_LOCATION |                                     \
     UINT64_C(1) << RECORD_DEBUG_LOCATION_AGAIN)

/* Bits that DXC's bitcode takes at least for each. Array sizes estimated from these are rarely too small, and waste
 * little. */
enum {
    BITS_PER_INSTRUCTION = 42,
    BITS_PER_CALL = 200,
    BITS_PER_OPERAND = 20
};

/* ---- Start of a body --------------------------------------------------------------------------------------------- */

static void add_arguments(struct body *body)
{
    struct reader *reader = body->reader;
    const struct type *type = reader_type(reader, body->function->type);

    for (uint32_t i = 0; i < type->count; i++) {
        type_id parameter = reader->type_members.data[type->first_member + i];
        vector_push(reader->arena, &reader->values, make_value(VALUE_ARGUMENT, parameter, i));
    }
    body->function->argument_count = type->count;
}

static void declare_blocks(struct body *body)
{
    struct reader *reader = body->reader;
    uint64_t count = reader->stream.operands[0];

    require_operands(reader, 1, "the number of blocks");
    if (body->blocks)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "the number of blocks is given twice");
    if (count == 0 || count > bitstream_left(&reader->stream))
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "a function of %llu blocks: 0, or too many",
                    (unsigned long long)count);
    if (count > reader->limits.blocks - reader->block_count)
        reader_fail(reader, DXS_RESULT_BLOCK_LIMIT, "%llu blocks or more: the limit is %u",
                    (unsigned long long)(reader->block_count + count), reader->limits.blocks);
    reader->block_count += (uint32_t)count;
    body->blocks = arena_zeroed(reader->arena, (size_t)count, sizeof *body->blocks);
    body->block_count = (uint32_t)count;
    reader->block = 0;
    vector_reserve(reader->arena, &reader->targets, (size_t)(count + count / 2));
    vector_reserve(reader->arena, &reader->case_values, (size_t)(count + count / 2));
}

/* Estimated number of remaining elements: max(bits left / bits_of_each, 17/16 * count * bits left / bits spent). */
static uint64_t estimate_remaining(const struct body *body, uint32_t count, uint32_t bits_of_each)
{
    uint64_t left = bitstream_left(&body->reader->stream), spent = body->bits - left;
    uint64_t usual = left / bits_of_each, at_this_rate = spent ? left * count / spent : 0;

    return usual > at_this_rate ? usual : at_this_rate + at_this_rate / 16;
}

/* Reserves room for the estimated rest of the function, and for `extra` elements in any case. */
#define reserve_remaining(body, vector, bits_of_each, extra)                                                           \
    do {                                                                                                               \
        uint64_t remaining_ =                                                                                          \
            estimate_remaining((body), (vector)->count, (bits_of_each)) + (vector)->count / 32 + (extra);              \
        if (remaining_ > UINT32_MAX - (vector)->count)                                                                 \
            reader_fail((body)->reader, DXS_RESULT_LIMIT_EXCEEDED, "a function exceeds 2^32 operands");                \
        (vector)->data = arena_grow((body)->reader->arena, (vector)->data, (vector)->count, (vector)->capacity,        \
                                    (vector)->count + (uint32_t)remaining_, sizeof *(vector)->data);                   \
        (vector)->capacity = (vector)->count + (uint32_t)remaining_;                                                   \
    } while (0)

static void reserve_operands(struct body *body, uint32_t extra)
{
    uint32_t known = body->distant.count, room = body->distant.capacity;

    reserve_remaining(body, &body->operands, BITS_PER_OPERAND, extra + 16);
    if (body->block_count == 1)
        return; /* nothing is distant */
    body->distant.capacity = body->operands.capacity;
    body->distant.data = arena_grow(body->reader->arena, body->distant.data, known, room, body->distant.capacity,
                                    sizeof *body->distant.data);
}

COLD void reserve_instruction(struct body *body, uint32_t operand_count)
{
    struct reader *reader = body->reader;

    if (body->current_block == body->block_count)
        reader_fail(body->reader, DXS_RESULT_INVALID_BITCODE, "an instruction after the last of the %u blocks",
                    body->block_count);
    if (body->instructions.count >= MAX_VALUES)
        reader_fail(body->reader, DXS_RESULT_LIMIT_EXCEEDED, "a function exceeds %d instructions", MAX_VALUES);
    if (body->instructions.count == body->instructions.capacity)
        reserve_remaining(body, &body->instructions, BITS_PER_INSTRUCTION, 8);
    if (reader->values.count == reader->values.capacity)
        vector_reserve(reader->arena, &reader->values, body->instructions.capacity - body->instructions.count);
    if (body->calls.count == body->calls.capacity)
        reserve_remaining(body, &body->calls, BITS_PER_CALL, 8);
    if (body->operands.capacity - body->operands.count < operand_count)
        reserve_operands(body, operand_count);
    uint32_t room = body->instructions.capacity - body->instructions.count;
    if (room > reader->values.capacity - reader->values.count)
        room = reader->values.capacity - reader->values.count;
    if (room > body->calls.capacity - body->calls.count)
        room = body->calls.capacity - body->calls.count;
    body->room = body->instructions.count + room;
}

/* ---- Debug locations, attachments, nested blocks ----------------------------------------------------------------- */

static metadata_id optional_metadata(struct reader *reader, uint64_t id_plus_one)
{
    if (id_plus_one > reader->metadata.count + (uint64_t)reader->local_metadata.count)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "a debug location: metadata %llu does not exist",
                    (unsigned long long)id_plus_one - 1);
    return id_plus_one ? (metadata_id)(id_plus_one - 1) : NO_METADATA;
}

/* Sets the location of the last instruction. */
static void read_debug_location(struct body *body)
{
    struct reader *reader = body->reader;
    const uint64_t *operands = reader->stream.operands;

    if (body->instructions.count == 0)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "a debug location before the first instruction");
    if (reader->stream.code == RECORD_DEBUG_LOCATION) {
        struct debug_location location;
        require_operands(reader, 4, "a debug location");
        location.line = operands[0] < UINT32_MAX ? (uint32_t)operands[0] : 0;
        location.column = operands[1] < UINT32_MAX ? (uint32_t)operands[1] : 0;
        location.scope = optional_metadata(reader, operands[2]);
        location.inlined_at = optional_metadata(reader, operands[3]);
        vector_push(reader->arena, &body->debug_locations, location);
    } else if (body->debug_locations.count == 0) {
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "a repeated debug location without one before");
    }
    while (body->location_of.count < body->instructions.count)
        vector_push(reader->arena, &body->location_of, UINT32_MAX);
    body->location_of.data[body->instructions.count - 1] = body->debug_locations.count - 1;
}

static void read_other_record(struct body *body)
{
    if (body->reader->stream.code == RECORD_DECLARE_BLOCKS)
        declare_blocks(body);
    else
        read_debug_location(body);
}

/* Odd length: [instruction, (kind, node)...]. Even length: [(kind, node)...] for the function. */
static void read_attachment(struct body *body)
{
    struct reader *reader = body->reader;
    const struct bitstream *stream = &reader->stream;
    uint32_t pairs = stream->count % 2;
    uint64_t instruction = pairs ? stream->operands[0] : UINT32_MAX;

    if (pairs && instruction >= body->instructions.count)
        reader_fail(reader, DXS_RESULT_INVALID_MODULE, "metadata is attached to instruction %llu of %u",
                    (unsigned long long)instruction, body->instructions.count);
    for (uint32_t i = pairs; i < stream->count; i += 2) {
        uint64_t kind = stream->operands[i], node = stream->operands[i + 1];
        if (kind > UINT32_MAX)
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "metadata kind %llu of an attachment does not exist",
                        (unsigned long long)kind);
        if (node >= reader->metadata.count + (uint64_t)reader->local_metadata.count)
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "attached metadata %llu does not exist",
                        (unsigned long long)node);
        struct attachment attachment = {(uint32_t)instruction, (uint32_t)kind, (metadata_id)node};
        vector_push(reader->arena, &body->attachments, attachment);
    }
}

static void read_attachments(struct body *body)
{
    struct bitstream *stream = &body->reader->stream;

    bitstream_enter(stream);
    while (bitstream_next_record(stream))
        if (stream->code == RECORD_ATTACHMENT)
            read_attachment(body);
}

static void read_nested_block(struct body *body)
{
    struct reader *reader = body->reader;
    bool ended = body->block_count > 0 && body->current_block == body->block_count;

    switch (reader->stream.block_id) {
    case BLOCK_CONSTANTS:
        if (ended)
            reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "constants after the last instruction");
        read_constants(reader);
        check_constants(reader);
        body->next = reader_value_count(reader);
        if (body->instructions.count == 0)
            body->first = body->next;
        body->room = body->instructions.count; /* the constants took room from the results */
        if (body->block_count > 0)
            reserve_instruction(body, MAX_AT_ONCE);
        break;
    case BLOCK_METADATA:
        read_metadata(reader, &reader->local_metadata);
        break;
    case BLOCK_SYMBOLS:
        if (!ended)
            reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "names of values before the last instruction");
        body->function->block_count = body->block_count;
        read_function_symbols(reader, body->function);
        break;
    case BLOCK_ATTACHMENTS:
        read_attachments(body);
        break;
    default:
        bitstream_skip(&reader->stream);
        break;
    }
}

/* ---- End of a body ----------------------------------------------------------------------------------------------- */

static COLD void check_forward_uses(struct body *body)
{
    struct reader *reader = body->reader;

    for (uint32_t i = 0; i < body->forward_uses.count; i++) {
        const struct forward_use *use = &body->forward_uses.data[i];
        reader->instruction = use->instruction;
        if (use->value >= body->next)
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "value %u is used, but there are %u values", use->value,
                        body->next);
        if (reader_value(reader, use->value)->type != use->type)
            reader_fail(reader, DXS_RESULT_INVALID_MODULE, "an operand that is defined later has the wrong type");
    }
}

/* Gives unused room back to the arena. */
#define release_unused(body, vector)                                                                                   \
    do {                                                                                                               \
        arena_give_back((body)->reader->arena, (vector)->data + (vector)->count,                                       \
                        ((vector)->capacity - (vector)->count) * sizeof *(vector)->data);                              \
        (vector)->capacity = (vector)->count;                                                                          \
    } while (0)

/* Later bodies overwrite the values of this one, unless it is the last. */
static void hand_over(struct body *body, bool is_last)
{
    struct reader *reader = body->reader;
    struct function *function = body->function;

    function->value_count = reader->values.count - reader->module_values;
    function->values = reader->values.data + reader->module_values;
    if (is_last)
        release_unused(body, &reader->values);
    else
        function->values = arena_copy(reader->arena, function->values, function->value_count, sizeof *function->values);
    function->blocks = body->blocks;
    function->block_count = body->block_count;
    function->instructions = body->instructions.data;
    function->instruction_count = body->instructions.count;
    function->operands = body->operands.data;
    function->operand_count = body->operands.count;
    function->calls = body->calls.data;
    function->call_count = body->calls.count;
    function->targets = reader->targets.data;
    function->case_values = reader->case_values.data;
    function->debug_locations = body->debug_locations.data;
    function->location_of = body->location_of.data;
    function->located_count = body->location_of.count;
    function->attachments = body->attachments.data;
    function->attachment_count = body->attachments.count;
    function->local_metadata = reader->local_metadata.data;
    function->local_metadata_count = reader->local_metadata.count;
    release_unused(body, &body->instructions);
    release_unused(body, &body->operands);
}

/* Numbers instructions without the calls of llvm.dbg.*, which only one part of a container has. */
static void number_instructions(struct body *body)
{
    struct function *function = body->function;

    if (body->reader->debug_calls == 0)
        return;
    uint32_t *numbers = arena_array(body->reader->arena, function->instruction_count, sizeof *numbers), next = 0;
    for (uint32_t i = 0; i < function->instruction_count; i++) {
        numbers[i] = next;
        next += function->instructions[i].opcode != OP_DEBUG_CALL;
    }
    function->numbers = numbers;
    body->reader->debug_calls = 0;
}

/* The number of the next body. Checked calls of other bodies do not count for it. */
static uint32_t next_body(struct reader_cache *cache)
{
    if (++cache->body_count == 0) { /* overflow: old numbers would become valid again */
        memset(cache->checked_calls, 0, sizeof cache->checked_calls);
        cache->body_count = 1;
    }
    return cache->body_count;
}

void read_function_body(struct reader *reader, uint32_t index, bool is_last)
{
    struct bitstream *stream = &reader->stream;
    struct body body = {.reader = reader, .function = &reader->functions.data[index]};
    struct record record = {.body = &body, .reader = reader};
    enum bitstream_entry entry;

    reader->function = index;
    reader->body = next_body(reader->cache);
    bitstream_enter(stream);
    body.bits = bitstream_left(stream);
    add_arguments(&body);
    body.next = body.first = reader_value_count(reader);
    for (;;) {
        read_frequent_instructions(&body);
        entry = bitstream_next(stream);
        if (entry == BITSTREAM_END)
            break;
        if (entry == BITSTREAM_BLOCK) {
            read_nested_block(&body);
        } else if (stream->code < 64 && OTHER_RECORDS >> stream->code & 1) {
            read_other_record(&body);
        } else {
            reader->instruction = body.instructions.count;
            if (body.instructions.count == body.room ||
                body.operands.capacity - body.operands.count < stream->count + 2)
                reserve_instruction(&body, stream->count + 2);
            read_instruction(&record);
        }
    }
    reader->instruction = DXS_NONE;
    if (body.block_count == 0 || body.current_block < body.block_count)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "block %u has no terminator", body.current_block);
    reader->block = DXS_NONE;
    check_value_count(reader);
    reader->earlier_count += reader->values.count - reader->module_values;
    check_metadata(reader, &reader->local_metadata);
    check_forward_uses(&body);
    reader->instruction = DXS_NONE;
    hand_over(&body, is_last);
    number_instructions(&body);
    validate_function(reader, body.function, &body.distant, &body.forward_uses);
    arena_give_back(reader->arena, body.distant.data, body.distant.capacity * sizeof *body.distant.data);
    reader->function = reader->block = reader->instruction = DXS_NONE;
    reader->values.count = reader->module_values;
    reader->targets = (struct words){0};
    reader->case_values = (struct case_values){0};
    reader->local_metadata = (struct metadata_list){0};
}
