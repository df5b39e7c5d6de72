/* Reads the most frequent instructions without decoding their records into the buffer of operands: arithmetic,
 * comparisons, casts, members of results, calls of DXIL operations, phis, branches and returns. read_instruction reads
 * all that is unusual: other records, long numbers, uses before the definition, errors. */
#include "dxil/bitstream/bits.h"
#include "dxil/reader/body.h"
#include "dxil/reader/record.h"
#include "dxil/reader/types.h"
#include "dxil/reader/validate.h"

enum {
    START_BITS = 12, /* of code and count of a short record without abbreviation, or of a code of two chunks */
    START_OF_EXTRACT_VALUE = RECORD_EXTRACT_VALUE | 2 << 6,
    START_OF_COMPARE = RECORD_COMPARE | 3 << 6,
    START_OF_BRANCH = RECORD_BRANCH | 1 << 6,
    START_OF_CONDITIONAL_BRANCH = RECORD_BRANCH | 3 << 6,
    START_OF_CALL = (RECORD_CALL & 0x1F) | 0x20 | RECORD_CALL >> 5 << 6,
    CALL_HEADER = 5,      /* attributes, convention, type, callee, opcode */
    CONVENTION_BITS = 24, /* of CALL_EXPLICIT_TYPE as a VBR6 number: four chunks */
    USUAL_CONVENTION = 0x20 | 0x20 << 6 | 0x20 << 12 | CALL_EXPLICIT_TYPE >> 15 << 18 /* bit 0: a tail call */
};

/* ---- Parts of an instruction ------------------------------------------------------------------------------------- */

/* Takes a relative value id of at most three chunks. Returns false if it is longer, or the value is not defined yet. */
static ALWAYS_INLINE bool take_id(uint64_t *window, uint64_t *position, value_id next, value_id *id)
{
    uint64_t bits = *window;
    uint32_t number = bits & 0x1F, width = 6;

    if (bits & 0x20) {
        number |= bits >> 1 & 0x3E0;
        width = 12;
        if (bits & 0x800) {
            number |= bits >> 2 & 0x7C00;
            width = 18;
            if (bits & 0x20000)
                return false;
        }
    }
    *window = bits >> width;
    *position += width;
    *id = next - number;
    return *id < next;
}

/* Takes the count of a record's numbers. One of several chunks, which are more than the window may hold, gives 32 or
 * more: no caller takes so many. */
static ALWAYS_INLINE uint32_t take_count(uint64_t *window, uint64_t *position)
{
    uint32_t count = *window & 0x3F;

    *window >>= 6;
    *position += 6;
    return count;
}

/* Loads the bits at a position. Returns false near the end of the stream. */
static ALWAYS_INLINE bool load_window(const struct reader *reader, uint64_t position, uint64_t *window)
{
    if (position / 8 >= reader->stream.loadable)
        return false;
    *window = bits_at(&reader->stream, position);
    return true;
}

/* Appends an instruction whose operands are in their places, and its result unless it has none. */
static ALWAYS_INLINE struct instruction *put_instruction(struct body *body, uint32_t opcode, uint32_t sub,
                                                         uint32_t flags, type_id type, uint32_t operand_count,
                                                         bool has_result)
{
    uint32_t index = body->instructions.count++, place = body->operands.count;
    struct instruction *i = &body->instructions.data[index];

    body->operands.count = place + operand_count;
    i->opcode = (uint8_t)opcode;
    i->sub = (uint8_t)sub;
    i->flags = (uint8_t)flags;
    i->attached = 0;
    i->dx_op = DX_OP_NONE;
    i->type = type;
    i->result = NO_VALUE;
    i->first_operand = place;
    i->operand_count = operand_count;
    i->aux = 0;
    if (has_result) {
        i->result = body->next++;
        add_result(body->reader, type, index);
    }
    return i;
}

/* ---- Kinds of instructions --------------------------------------------------------------------------------------- */

/* Each function reads a record from the bits behind its start, which `window` holds from `position` on. Returns false
 * if it is unusual; then nothing has changed. */

/* Arithmetic or a comparison of two values. */
static ALWAYS_INLINE bool put_pair(struct body *body, uint32_t opcode, value_id left, value_id right, uint32_t number,
                                   uint32_t flags)
{
    const struct reader *reader = body->reader;
    type_id type = reader_value(reader, left)->type, result = type;
    uint32_t sub = number, place = body->operands.count, *operands = body->operands.data + place;

    if (reader_value(reader, right)->type != type)
        return false;
    if (opcode == OP_BINARY) {
        sub = binary_of_record(reader, number, type);
        if (sub == UINT32_MAX)
            return false;
    } else {
        if (reader_type(reader, type)->kind == TYPE_VECTOR || !predicate_fits(reader, number, type))
            return false;
        result = reader->module->bool_type;
    }
    operands[0] = left;
    operands[1] = right;
    note_distant_use(body, left, place);
    note_distant_use(body, right, place + 1);
    put_instruction(body, opcode, sub, flags, result, 2, true);
    return true;
}

static NOINLINE bool read_arithmetic(struct body *body, const struct abbreviation *abbreviation, uint64_t window,
                                     uint64_t position)
{
    uint32_t width = abbreviation->field_bits[0], last_width = abbreviation->field_bits[1];
    value_id left, right, next = body->next;

    /* Two ids of 18 bits, two fields of MAX_FIELD_BITS, and the abbreviation's id of FAST_ID_WIDTH fit into one load.
     */
    if (!take_id(&window, &position, next, &left) || !take_id(&window, &position, next, &right))
        return false;
    uint32_t number = (uint32_t)window & ((1u << width) - 1);
    uint32_t flags = (uint32_t)(window >> width) & ((1u << last_width) - 1);
    if (!put_pair(body, OP_BINARY, left, right, number, flags))
        return false;
    body->reader->stream.position = position + width + last_width;
    return true;
}

static NOINLINE bool read_cast(struct body *body, const struct abbreviation *abbreviation, uint64_t window,
                               uint64_t position)
{
    const struct reader *reader = body->reader;
    uint32_t width = abbreviation->field_bits[0], last_width = abbreviation->field_bits[1];
    value_id source;

    if (!take_id(&window, &position, body->next, &source))
        return false;
    type_id type = (uint32_t)window & ((1u << width) - 1);
    uint32_t cast = (uint32_t)(window >> width) & ((1u << last_width) - 1);
    if (type >= reader->types.count || cast >= CAST_PTRTOINT ||
        !cast_is_valid(reader, cast, reader_value(reader, source)->type, type))
        return false;
    body->operands.data[body->operands.count] = source;
    note_distant_use(body, source, body->operands.count);
    put_instruction(body, OP_CAST, cast, 0, type, 1, true);
    body->reader->stream.position = position + width + last_width;
    return true;
}

/* A member of a structure. */
static NOINLINE bool read_extract_value(struct body *body, uint64_t window, uint64_t position)
{
    struct reader *reader = body->reader;
    uint32_t *operands = body->operands.data + body->operands.count;
    value_id aggregate;

    if (!take_id(&window, &position, body->next, &aggregate))
        return false;
    uint32_t index = window & 0x3F; /* of several chunks: 32 or more */
    const struct type *type = reader_type(reader, reader_value(reader, aggregate)->type);
    if (type->kind != TYPE_STRUCT || index >= type->count || index >= 32)
        return false;
    operands[0] = aggregate;
    operands[1] = index;
    note_distant_use(body, aggregate, body->operands.count);
    put_instruction(body, OP_EXTRACT_VALUE, 0, 0, reader->type_members.data[type->first_member + index], 2, true);
    reader->stream.position = position + 6;
    return true;
}

static NOINLINE bool read_compare(struct body *body, uint64_t window, uint64_t position)
{
    value_id left, right;
    uint64_t predicate;

    if (!take_id(&window, &position, body->next, &left) || !take_id(&window, &position, body->next, &right) ||
        !load_window(body->reader, position, &window) || !take_short_vbr6(&window, &position, &predicate) ||
        !put_pair(body, OP_COMPARE, left, right, (uint32_t)predicate, 0))
        return false;
    body->reader->stream.position = position;
    return true;
}

/* A phi. All its values and blocks are checked when the function is read. */
static NOINLINE bool read_phi(struct body *body, uint64_t window, uint64_t position)
{
    const struct reader *reader = body->reader;
    uint32_t index = body->instructions.count, *operands = body->operands.data + body->operands.count;
    uint32_t count = take_count(&window, &position);
    uint64_t type;

    if (count % 2 == 0 || count > MAX_AT_ONCE || !take_short_vbr6(&window, &position, &type) ||
        type >= reader->types.count || !is_sized_type(reader, (type_id)type))
        return false;
    if (index > body->blocks[body->current_block].first_instruction &&
        body->instructions.data[index - 1].opcode != OP_PHI)
        return false;
    for (uint32_t n = 0; n + 1 < count; n += 2) {
        uint64_t number, block;
        if (!load_window(reader, position, &window) || !take_short_vbr6(&window, &position, &number) ||
            !take_short_vbr6(&window, &position, &block) || block >= body->block_count)
            return false;
        operands[n] = body->next - (uint32_t)signed_vbr(number);
        operands[n + 1] = (uint32_t)block;
    }
    put_instruction(body, OP_PHI, 0, 0, (type_id)type, count - 1, true);
    body->reader->stream.position = position;
    return true;
}

static NOINLINE bool read_branch(struct body *body, bool is_conditional, uint64_t window, uint64_t position)
{
    struct reader *reader = body->reader;
    uint32_t first_target = reader->targets.count;
    uint64_t target, other = 0;
    value_id condition;

    if (!take_short_vbr6(&window, &position, &target) || target >= body->block_count)
        return false;
    if (is_conditional) {
        if (!load_window(reader, position, &window) || !take_short_vbr6(&window, &position, &other) ||
            other >= body->block_count || !load_window(reader, position, &window) ||
            !take_id(&window, &position, body->next, &condition) ||
            reader_value(reader, condition)->type != reader->module->bool_type)
            return false;
        body->operands.data[body->operands.count] = condition;
        note_distant_use(body, condition, body->operands.count);
    }
    put_instruction(body, OP_BRANCH, 0, 0, reader->module->void_type, is_conditional, false);
    add_target(reader, (uint32_t)target, 0);
    if (is_conditional)
        add_target(reader, (uint32_t)other, 0);
    end_block(body, first_target);
    reader->stream.position = position;
    return true;
}

/* The end of a function without a result. */
static NOINLINE bool read_return(struct body *body, uint64_t position)
{
    struct reader *reader = body->reader;

    if (reader_type(reader, reader_type(reader, body->function->type)->element)->kind != TYPE_VOID)
        return false;
    put_instruction(body, OP_RETURN, 0, 0, reader->module->void_type, 0, false);
    end_block(body, reader->targets.count);
    reader->stream.position = position;
    return true;
}

/* Whether a call names a function of DXIL operations by its type, and its opcode has the function's type. */
static NOINLINE bool calls_operation(const struct reader *reader, value_id callee, uint64_t type_number,
                                     value_id opcode)
{
    const struct value *value = reader_value(reader, callee);

    if (value->kind != VALUE_FUNCTION)
        return false;
    const struct function *function = &reader->functions.data[value->index];
    const struct type *type = reader_type(reader, function->type);
    return function->type == type_number && function->dx_op_class && !type->variadic && type->count > 0 &&
           reader_value(reader, opcode)->type == reader->type_members.data[type->first_member];
}

/* The arguments of a call, of these types. Two are taken from each load. */
static ALWAYS_INLINE bool read_arguments(struct body *body, const type_id *types, uint32_t count, uint64_t *position)
{
    const struct reader *reader = body->reader;
    uint32_t place = body->operands.count, *operands = body->operands.data + place, distant = body->distant.count;
    value_id next = body->next;
    uint64_t window = 0;

    for (uint32_t n = 0; n < count; n++) {
        value_id argument;
        if ((n % 2 == 0 && !load_window(reader, *position, &window)) || !take_id(&window, position, next, &argument) ||
            reader_value(reader, argument)->type != types[n]) {
            body->distant.count = distant;
            return false;
        }
        operands[n] = argument;
        note_distant_use(body, argument, place + n);
    }
    return true;
}

/* A call of an operation. */
static NOINLINE bool read_call(struct body *body, uint64_t window, uint64_t position)
{
    struct reader *reader = body->reader;
    uint32_t count = take_count(&window, &position);
    uint64_t attributes, type_number;
    value_id callee, opcode, next = body->next;

    if (count < CALL_HEADER || count > MAX_AT_ONCE || !take_short_vbr6(&window, &position, &attributes) ||
        !load_window(reader, position, &window) || (window & ((1u << CONVENTION_BITS) - 2)) != USUAL_CONVENTION)
        return false;
    window >>= CONVENTION_BITS;
    position += CONVENTION_BITS;
    if (!take_short_vbr6(&window, &position, &type_number) || !load_window(reader, position, &window) ||
        !take_id(&window, &position, next, &callee) || !take_id(&window, &position, next, &opcode))
        return false;
    const struct checked_call *checked = find_checked_call(reader, callee, opcode);
    if (checked ? type_number != checked->type : !calls_operation(reader, callee, type_number, opcode))
        return false;
    const struct type *type = reader_type(reader, (type_id)type_number);
    const uint32_t *operands = body->operands.data + body->operands.count;
    uint32_t distant = body->distant.count;
    if (count != CALL_HEADER - 1 + type->count ||
        !read_arguments(body, reader->type_members.data + type->first_member + 1, type->count - 1, &position))
        return false;
    if (!checked) {
        reader->instruction = body->instructions.count;
        reader->stream.start = reader->stream.position; /* for errors: the record's first bit */
        checked = check_operation(reader, callee, next, opcode);
    }
    if (checked->constants && find_variable_argument(reader, checked, next, operands) != UINT32_MAX) {
        body->distant.count = distant;
        return false;
    }
    bool has_result = reader_type(reader, type->element)->kind != TYPE_VOID;
    body->calls.data[body->calls.count++] = body->instructions.count;
    type_id result = has_result ? type->element : reader->module->void_type;
    struct instruction *i = put_instruction(body, OP_CALL, 0, 0, result, checked->argument_count, has_result);
    i->aux = checked->function;
    i->dx_op = checked->row;
    reader->stream.position = position;
    return true;
}

/* Reads the record that begins at `position`, like the functions above. */
static ALWAYS_INLINE bool read_record(struct body *body, const struct bitstream_scope *scope, const uint8_t *bytes,
                                      uint64_t position)
{
    uint64_t window = load64(bytes + position / 8) >> position % 8;
    uint32_t id = (uint32_t)window & scope->id_mask;

    window >>= scope->id_width;
    position += scope->id_width;
    if (id > ID_UNABBREVIATED) {
        if (id - FIRST_ABBREVIATION >= scope->info_count)
            return false;
        const struct abbreviation *abbreviation = scope->info[id - FIRST_ABBREVIATION];
        if (abbreviation->numbers == 2 && abbreviation->code == RECORD_BINARY)
            return read_arithmetic(body, abbreviation, window, position);
        if (abbreviation->numbers == 1 && abbreviation->code == RECORD_CAST && abbreviation->field_bits[1] > 0)
            return read_cast(body, abbreviation, window, position);
        return abbreviation->code == RECORD_RETURN &&
               abbreviation->scalars + abbreviation->tail + abbreviation->bits == 0 && read_return(body, position);
    }
    if (id != ID_UNABBREVIATED)
        return false;
    if ((window & 0x3F) == RECORD_PHI)
        return read_phi(body, window >> 6, position + 6);
    uint32_t start = window & ((1u << START_BITS) - 1);
    window >>= START_BITS;
    position += START_BITS;
    switch (start) {
    case START_OF_CALL:
        return read_call(body, window, position);
    case START_OF_EXTRACT_VALUE:
        return read_extract_value(body, window, position);
    case START_OF_COMPARE:
        return read_compare(body, window, position);
    case START_OF_BRANCH:
    case START_OF_CONDITIONAL_BRANCH:
        return read_branch(body, start == START_OF_CONDITIONAL_BRANCH, window, position);
    default:
        return false;
    }
}

void read_frequent_instructions(struct body *body)
{
    const struct bitstream *stream = &body->reader->stream;
    const struct bitstream_scope *scope = stream->scope;
    const uint8_t *bytes = stream->bytes;
    uint64_t end = 8 * (uint64_t)stream->loadable;

    if (!body->reader->relative_ids || body->operands.capacity < MAX_AT_ONCE)
        return;
    uint32_t last_place = body->operands.capacity - MAX_AT_ONCE, first = body->instructions.count;
    while (body->instructions.count < body->room && body->operands.count <= last_place && stream->position < end &&
           read_record(body, scope, bytes, stream->position))
        ;
    if (body->instructions.count > first) /* for errors in what follows */
        body->reader->instruction = body->instructions.count - 1;
}
