/* Writes the module's function: the live instructions, each with the values that its operands want, and behind each
 * definition the conversions that its uses need. Block 0 of the draft has no code; block 1 becomes the first. */
#include "dxbc/draft.h"

#include <string.h>

enum {
    WHOLE = WORD_TYPES, /* values that are no words, in `ids` */
    REPRESENTATIONS = WORD_TYPES + 1,
    BYTE_VALUES = 256
};

struct writer {
    struct draft *d;
    struct tables *tables;
    value_id (*ids)[REPRESENTATIONS]; /* by draft value; NO_VALUE: not there */
    value_id bytes[BYTE_VALUES];      /* constants i8 */
    uint32_t first_local;
    VECTOR(struct value) values;
    VECTOR(struct instruction) instructions;
    struct words operands, calls;
};

static type_id word_type(struct writer *w, uint32_t type)
{
    static const uint8_t known[] = {
        [WORD_INT] = KNOWN_INT, [WORD_FLOAT] = KNOWN_FLOAT, [WORD_BOOL] = KNOWN_BOOL, [DRAFT_DOUBLE] = KNOWN_DOUBLE};

    return table_type(w->tables, type <= DRAFT_DOUBLE ? (enum known_type)known[type] : KNOWN_VOID);
}

/* ---- Values ------------------------------------------------------------------------------------------------------ */

static value_id add_value(struct writer *w, enum value_kind kind, type_id type, uint32_t index)
{
    if (w->values.count >= MAX_VALUES - w->first_local)
        fail(w->tables->arena->fault, DXS_RESULT_VALUE_LIMIT, "a function exceeds %d values", MAX_VALUES);
    vector_push(w->tables->arena, &w->values,
                (struct value){.kind = (uint8_t)kind, .index = index & (MAX_VALUES - 1), .type = type});
    return w->first_local + w->values.count - 1;
}

static value_id add_constant(struct writer *w, enum constant_kind kind, type_id type, uint64_t bits)
{
    vector_push(w->tables->arena, &w->tables->constants,
                (struct constant){.kind = (uint8_t)kind, .type = type, .bits = bits});
    return add_value(w, VALUE_CONSTANT, type, w->tables->constants.count - 1);
}

static value_id make_constant(struct writer *w, uint32_t bits, uint32_t type)
{
    switch (type) {
    case WORD_INT:
        return add_constant(w, CONSTANT_INTEGER, word_type(w, WORD_INT), (uint64_t)(int64_t)(int32_t)bits);
    case WORD_FLOAT:
        return add_constant(w, CONSTANT_FLOAT, word_type(w, WORD_FLOAT), bits);
    default:
        return add_constant(w, CONSTANT_INTEGER, word_type(w, WORD_BOOL), bits ? UINT64_MAX : 0);
    }
}

static value_id byte_constant(struct writer *w, uint32_t bits)
{
    value_id *id = &w->bytes[bits & (BYTE_VALUES - 1)];

    if (*id == NO_VALUE)
        *id = add_constant(w, CONSTANT_INTEGER, table_type(w->tables, KNOWN_BYTE), (uint64_t)(int64_t)(int8_t)bits);
    return *id;
}

/* The value as a word of a type, or as it is. */
static value_id id_of(struct writer *w, draft_id draft, uint32_t type)
{
    draft_id resolved = draft_resolved(w->d, draft);
    const struct draft_value *value = &w->d->values.data[resolved];
    value_id *id = &w->ids[resolved][type < WORD_TYPES ? type : WHOLE];

    if (*id == NO_VALUE && value->kind == DRAFT_CONSTANT)
        *id = make_constant(w, value->index, type);
    else if (*id == NO_VALUE && value->kind == DRAFT_UNDEFINED)
        *id = add_constant(w, CONSTANT_UNDEF, word_type(w, type), 0);
    else if (*id == NO_VALUE && value->kind == DRAFT_GLOBAL)
        *id = value->index;
    return *id;
}

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

/* Appends an instruction whose operands stand at the end of `operands`. */
static value_id append(struct writer *w, struct instruction i, type_id type, uint32_t count)
{
    i.type = type;
    i.operand_count = count;
    i.first_operand = w->operands.count - count;
    i.result =
        type == w->tables->module->void_type ? NO_VALUE : add_value(w, VALUE_INSTRUCTION, type, w->instructions.count);
    if (i.opcode == OP_CALL)
        vector_push(w->tables->arena, &w->calls, w->instructions.count);
    vector_push(w->tables->arena, &w->instructions, i);
    return i.result;
}

static value_id append_with(struct writer *w, enum opcode opcode, uint32_t sub, type_id type, uint32_t count,
                            const uint32_t *operands)
{
    memcpy(words_append(w->tables->arena, &w->operands, count), operands, count * sizeof *operands);
    return append(w, (struct instruction){.opcode = (uint8_t)opcode, .sub = (uint8_t)sub, .dx_op = DX_OP_NONE}, type,
                  count);
}

static value_id convert(struct writer *w, value_id *ids, uint32_t from, uint32_t to)
{
    value_id *id = &ids[to];

    if (*id != NO_VALUE)
        return *id;
    if (from == WORD_BOOL && to == WORD_FLOAT) {
        value_id word = convert(w, ids, from, WORD_INT);
        *id = append_with(w, OP_CAST, CAST_BITCAST, word_type(w, to), 1, &word);
    } else if (from == WORD_BOOL) {
        *id = append_with(w, OP_CAST, CAST_SEXT, word_type(w, to), 1, &ids[from]);
    } else if (to == WORD_BOOL) {
        value_id word = convert(w, ids, from, WORD_INT);
        value_id zero = id_of(w, draft_constant(w->d, 0), WORD_INT);
        *id = append_with(w, OP_COMPARE, ICMP_NE, word_type(w, to), 2, (const uint32_t[]){word, zero});
    } else {
        *id = append_with(w, OP_CAST, CAST_BITCAST, word_type(w, to), 1, &ids[from]);
    }
    return *id;
}

/* The value is defined as a word of type `type`: converts it to what its uses need. */
static void define(struct writer *w, draft_id draft, uint32_t type, value_id id)
{
    uint32_t needs = w->d->values.data[draft].needs;

    w->ids[draft][type < WORD_TYPES ? type : WHOLE] = id;
    for (uint32_t to = 0; type < WORD_TYPES && to < WORD_TYPES; to++)
        if (needs >> to & 1)
            convert(w, w->ids[draft], type, to);
}

/* The type of WANT_SAME. An aggregate is the class of its components. */
static uint32_t class_type(const struct draft *d, const struct draft_instruction *i)
{
    draft_id source = draft_class_source(i);
    return d->values.data[source].type == DRAFT_AGGREGATE ? d->class_types[draft_class_of(d, source)]
                                                          : (uint32_t)draft_type_of(d, source);
}

static void append_operands(struct writer *w, const struct draft_instruction *i)
{
    for (uint32_t k = 0; k < i->operand_count; k++) {
        uint32_t operand = w->d->operands.data[i->first_operand + k], want = operand_want(operand), id;
        if (want == WANT_NUMBER)
            id = operand_draft(operand);
        else if (want == WANT_BYTE)
            id = byte_constant(w, w->d->values.data[draft_resolved(w->d, operand_draft(operand))].index);
        else if (want == WANT_WHOLE)
            id = id_of(w, operand_draft(operand),
                       w->d->values.data[operand_draft(operand)].kind == DRAFT_UNDEFINED ? (uint32_t)DRAFT_DOUBLE
                                                                                         : (uint32_t)WHOLE);
        else
            id = id_of(w, operand_draft(operand), want == WANT_SAME ? class_type(w->d, i) : want);
        vector_push(w->tables->arena, &w->operands, id);
    }
}

static struct instruction copy_of(const struct draft_instruction *i)
{
    return (struct instruction){.opcode = i->opcode,
                                .sub = i->sub,
                                .flags = i->flags,
                                .attached = i->attached,
                                .dx_op = i->dx_op,
                                .aux = i->aux};
}

/* ---- Calls ------------------------------------------------------------------------------------------------------- */

static value_id append_call(struct writer *w, const struct draft_instruction *i, type_id overload)
{
    struct instruction call = copy_of(i);

    append_operands(w, i);
    call.aux = table_operation(w->tables, i->dx_op, overload);
    return append(w, call, table_result_type(w->tables, i->dx_op, overload), i->operand_count);
}

/* Takes the live components of type `type` out of an aggregate; DRAFT_NOTHING: of any type. */
static void extract_components(struct writer *w, const struct draft_instruction *i, value_id aggregate, uint32_t type)
{
    for (uint32_t c = 0; c < i->component_count; c++) {
        draft_id component = draft_component(i->result, c);
        uint32_t own = draft_type_of(w->d, component);
        if (w->d->values.data[component].needs == 0 || (type != DRAFT_NOTHING && own != type))
            continue;
        const uint32_t operands[] = {aggregate, c};
        define(w, component, own, append_with(w, OP_EXTRACT_VALUE, 0, word_type(w, own), 2, operands));
    }
}

/* Rows of constant buffers: each component has its own type, so one row may be loaded twice. */
static void write_row_load(struct writer *w, const struct draft_instruction *i)
{
    for (uint32_t type = WORD_INT; type <= WORD_FLOAT; type++) {
        bool is_needed = false;
        for (uint32_t c = 0; c < i->component_count; c++) {
            draft_id component = draft_component(i->result, c);
            is_needed |= w->d->values.data[component].needs && draft_type_of(w->d, component) == type;
        }
        if (is_needed)
            extract_components(w, i, append_call(w, i, word_type(w, type)), type);
    }
}

static void write_call(struct writer *w, const struct draft_instruction *i)
{
    uint32_t overload = i->overload == WORD_ANY ? class_type(w->d, i) : i->overload;

    if (dx_operations[i->dx_op].result == 'u') {
        write_row_load(w, i);
        return;
    }
    value_id result = append_call(w, i, word_type(w, overload));
    if (i->result == NO_DRAFT)
        return;
    define(w, i->result, draft_type_of(w->d, i->result), result);
    extract_components(w, i, result, DRAFT_NOTHING);
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

static type_id array_type(struct writer *w, const struct draft_instruction *i)
{
    return table_array(w->tables, word_type(w, draft_type_of(w->d, i->words)), i->aux);
}

static void write_alloca(struct writer *w, const struct draft_instruction *i)
{
    struct instruction alloca_of = copy_of(i);
    type_id type = alloca_of.aux = array_type(w, i);

    append_operands(w, i);
    define(w, i->result, DRAFT_POINTER,
           append(w, alloca_of, table_pointer(w->tables, type, SPACE_THREAD), i->operand_count));
}

/* An element of an array: `sub` is the address space. */
static void write_element_pointer(struct writer *w, const struct draft_instruction *i)
{
    struct instruction gep = copy_of(i);
    type_id element = word_type(w, draft_type_of(w->d, i->words));

    append_operands(w, i);
    gep.sub = 0;
    gep.aux = array_type(w, i);
    define(w, i->result, DRAFT_POINTER,
           append(w, gep, table_pointer(w->tables, element, (enum address_space)i->sub), i->operand_count));
}

/* ---- Blocks ------------------------------------------------------------------------------------------------------ */

static void write_instruction(struct writer *w, const struct draft_instruction *i)
{
    switch (i->opcode) {
    case OP_CALL:
        write_call(w, i);
        break;
    case OP_ALLOCA:
        write_alloca(w, i);
        break;
    case OP_GEP:
        write_element_pointer(w, i);
        break;
    case OP_COMPARE_EXCHANGE: {
        append_operands(w, i);
        value_id pair = append(w, copy_of(i), table_type(w->tables, KNOWN_INT_AND_BOOL), i->operand_count);
        extract_components(w, i, pair, DRAFT_NOTHING);
        break;
    }
    default: {
        uint32_t type = i->result == NO_DRAFT ? DRAFT_NOTHING : draft_type_of(w->d, i->result);
        append_operands(w, i);
        value_id result = append(w, copy_of(i), word_type(w, type), i->operand_count);
        if (i->result != NO_DRAFT)
            define(w, i->result, type, result);
    }
    }
}

static void write_list(struct writer *w, const struct draft_block *block)
{
    for (uint32_t n = block->first; n != NO_DRAFT; n = w->d->instructions.data[n].next)
        if (w->d->instructions.data[n].is_live)
            write_instruction(w, &w->d->instructions.data[n]);
}

/* The phis of a block; their inputs follow when all values are there. */
static void write_phis(struct writer *w, uint32_t block)
{
    const struct ssa *ssa = w->d->ssa;
    uint32_t first = w->instructions.count;

    for (uint32_t n = ssa->first_phi[block]; n < ssa->first_phi[block + 1]; n++) {
        draft_id phi = w->d->first_phi + ssa->phis_of_block[n];
        if (!w->d->values.data[phi].is_live)
            continue;
        uint32_t type = draft_type_of(w->d, phi), count = 2 * draft_phi_inputs(w->d, phi);
        words_append(w->tables->arena, &w->operands, count);
        w->ids[phi][type] = append(w, (struct instruction){.opcode = OP_PHI, .dx_op = DX_OP_NONE, .aux = phi},
                                   word_type(w, type), count);
    }
    for (uint32_t n = first, end = w->instructions.count; n < end; n++) {
        draft_id phi = w->instructions.data[n].aux;
        define(w, phi, draft_type_of(w->d, phi), w->instructions.data[n].result);
    }
}

static void fill_phis(struct writer *w)
{
    const struct structured *s = w->d->structured;

    for (uint32_t n = 0; n < w->instructions.count; n++) {
        struct instruction *i = &w->instructions.data[n];
        if (i->opcode != OP_PHI)
            continue;
        draft_id phi = i->aux;
        const struct structured_block *block = &s->blocks[w->d->ssa->phis[w->d->values.data[phi].index].block];
        for (uint32_t p = 0; p < block->predecessor_count; p++) {
            uint32_t source = s->edge_source[s->predecessors[block->first_predecessor + p]];
            uint32_t *operands = w->operands.data + i->first_operand + 2 * (size_t)p;
            operands[0] = id_of(w, draft_phi_input(w->d, phi, p), draft_type_of(w->d, phi));
            operands[1] = source > 0 ? source - 1 : 0;
        }
        i->aux = 0;
    }
}

static void write_end(struct writer *w, const struct draft_block *block)
{
    static const uint8_t opcodes[] = {
        [DRAFT_JUMP] = OP_BRANCH, [DRAFT_BRANCH] = OP_BRANCH, [DRAFT_SWITCH] = OP_SWITCH, [DRAFT_RETURN] = OP_RETURN};
    value_id operand = NO_VALUE;

    if (block->condition != NO_DRAFT)
        operand = id_of(w, block->condition, block->end == DRAFT_SWITCH ? WORD_INT : WORD_BOOL);
    append_with(w, (enum opcode)opcodes[block->end], 0, w->tables->module->void_type, operand != NO_VALUE, &operand);
}

static struct basic_block *write_blocks(struct writer *w)
{
    const struct draft *d = w->d;
    struct basic_block *blocks = arena_array(w->tables->arena, d->blocks.count - 1, sizeof *blocks);

    for (uint32_t b = 1; b < d->blocks.count; b++) {
        const struct draft_block *block = &d->blocks.data[b];
        blocks[b - 1] = (struct basic_block){.first_instruction = w->instructions.count,
                                             .first_target = block->first_target,
                                             .target_count = block->target_count};
        write_phis(w, b);
        if (b == 1)
            write_list(w, &d->prologue);
        write_list(w, block);
        write_end(w, block);
        blocks[b - 1].instruction_count = w->instructions.count - blocks[b - 1].first_instruction;
    }
    return blocks;
}

void draft_finish(struct draft *d, struct function *function)
{
    struct writer w = {.d = d, .tables = d->tables, .first_local = d->tables->values.count};
    uint32_t *targets = arena_words(d->arena, d->targets.count);

    w.ids = arena_array(d->arena, d->values.count, sizeof *w.ids);
    memset(w.ids, 0xFF, d->values.count * sizeof *w.ids); /* NO_VALUE */
    memset(w.bytes, 0xFF, sizeof w.bytes);
    for (uint32_t t = 0; t < d->targets.count; t++)
        targets[t] = d->labels.data[d->targets.data[t]] - 1;
    for (uint32_t n = 0; n < d->arrays.count; n++) {
        const struct draft_array *array = &d->arrays.data[n];
        table_set_global(d->tables, array->global, word_type(&w, draft_type_of(d, array->words)), array->count,
                         array->space, array->data);
    }
    function->blocks = write_blocks(&w);
    function->block_count = d->blocks.count - 1;
    fill_phis(&w);
    function->targets = targets;
    function->case_values = d->case_values.data;
    function->values = w.values.data;
    function->value_count = w.values.count;
    function->instructions = w.instructions.data;
    function->instruction_count = w.instructions.count;
    function->operands = w.operands.data;
    function->operand_count = w.operands.count;
    function->calls = w.calls.data;
    function->call_count = w.calls.count;
}
