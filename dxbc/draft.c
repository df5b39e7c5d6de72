/* Fills a draft: values, instructions, blocks. */
#include "dxbc/draft.h"

#include <string.h>

struct draft *draft_begin(struct arena *arena, struct tables *tables, uint32_t variable_count,
                          const struct dxs_limits *limits)
{
    struct draft *d = arena_zeroed(arena, 1, sizeof *d);

    d->arena = arena;
    d->tables = tables;
    d->limits = *limits;
    d->variable_count = variable_count;
    d->current = arena_words(arena, variable_count);
    d->seen_in = arena_zeroed_words(arena, variable_count);
    d->is_written = arena_zeroed(arena, variable_count, sizeof *d->is_written);
    d->prologue = (struct draft_block){.first = NO_DRAFT, .last = NO_DRAFT};
    d->undefined = NO_DRAFT;
    d->constant_slots = 64;
    d->constants = arena_filled(arena, d->constant_slots);
    draft_place(d, draft_new_label(d)); /* block 0 is empty: registers are 0 there, see draft_types.c */
    draft_place(d, draft_new_label(d));
    return d;
}

/* ---- Values ------------------------------------------------------------------------------------------------------ */

static draft_id add_value(struct draft *d, enum draft_kind kind, enum draft_type type, uint32_t index)
{
    struct draft_value value = {
        .kind = (uint8_t)kind, .type = (uint8_t)type, .index = index, .parent = d->values.count};

    if (value.parent >= d->limits.values)
        fail(d->arena->fault, DXS_RESULT_VALUE_LIMIT, "%u values or more: the limit is %u", value.parent + 1,
             d->limits.values);
    vector_push(d->arena, &d->values, value);
    return value.parent;
}

static uint32_t *constant_slot(const struct draft *d, uint32_t bits)
{
    uint32_t slot = (bits * 0x9E3779B1u ^ bits >> 15) & (d->constant_slots - 1);

    while (d->constants[slot] != NO_DRAFT && d->values.data[d->constants[slot]].index != bits)
        slot = (slot + 1) & (d->constant_slots - 1);
    return &d->constants[slot];
}

static void grow_constants(struct draft *d)
{
    const uint32_t *old = d->constants;
    uint32_t count = d->constant_slots;

    d->constant_slots *= 2;
    d->constants = arena_filled(d->arena, d->constant_slots);
    for (uint32_t i = 0; i < count; i++)
        if (old[i] != NO_DRAFT)
            *constant_slot(d, d->values.data[old[i]].index) = old[i];
}

draft_id draft_constant(struct draft *d, uint32_t bits)
{
    uint32_t *slot = constant_slot(d, bits);

    if (*slot != NO_DRAFT)
        return *slot;
    draft_id value = *slot = add_value(d, DRAFT_CONSTANT, WORD_ANY, bits);
    if (2 * ++d->constant_count > d->constant_slots)
        grow_constants(d);
    return value;
}

draft_id draft_float(struct draft *d, float value)
{
    uint32_t bits;

    memcpy(&bits, &value, sizeof bits);
    return draft_constant(d, bits);
}

draft_id draft_undefined(struct draft *d)
{
    if (d->undefined == NO_DRAFT)
        d->undefined = add_value(d, DRAFT_UNDEFINED, WORD_ANY, 0);
    return d->undefined;
}

draft_id draft_class(struct draft *d)
{
    return add_value(d, DRAFT_CLASS, WORD_ANY, 0);
}

bool draft_constant_bits(const struct draft *d, draft_id value, uint32_t *bits)
{
    *bits = d->values.data[value].index;
    return d->values.data[value].kind == DRAFT_CONSTANT;
}

static uint32_t current_block(const struct draft *d)
{
    return d->blocks.count - 1;
}

draft_id draft_read(struct draft *d, uint32_t variable)
{
    uint32_t block = current_block(d);

    if (d->seen_in[variable] == block + 1)
        return d->current[variable];
    draft_id value = add_value(d, DRAFT_READ, WORD_ANY, 0);
    d->values.data[value].of = value;
    vector_push(d->arena, &d->reads, (struct draft_read){value, variable, block});
    d->seen_in[variable] = block + 1;
    d->current[variable] = value;
    return value;
}

void draft_write(struct draft *d, uint32_t variable, draft_id value)
{
    d->seen_in[variable] = current_block(d) + 1;
    d->current[variable] = value;
    if (!d->is_written[variable]) {
        d->is_written[variable] = true;
        vector_push(d->arena, &d->written, variable);
    }
}

/* ---- Classes ----------------------------------------------------------------------------------------------------- */

static draft_id find_class(struct draft *d, draft_id value)
{
    struct draft_value *values = d->values.data;

    while (values[value].parent != value) {
        values[value].parent = values[values[value].parent].parent;
        value = values[value].parent;
    }
    return value;
}

void draft_unite(struct draft *d, draft_id a, draft_id b)
{
    const struct draft_value *values = d->values.data;

    a = draft_resolved(d, a);
    b = draft_resolved(d, b);
    if (values[a].type != WORD_ANY || values[b].type != WORD_ANY || is_typeless(&values[a]) || is_typeless(&values[b]))
        return;
    a = find_class(d, a);
    b = find_class(d, b);
    d->values.data[a > b ? a : b].parent = a > b ? b : a;
}

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

/* `type`: of the result, DRAFT_NOTHING: none. Returns the result. */
static draft_id add_instruction(struct draft *d, struct draft_block *block, struct draft_instruction i,
                                enum draft_type type, uint32_t count, const uint32_t *operands)
{
    uint32_t index = d->instructions.count;

    if (index >= MAX_VALUES)
        fail(d->arena->fault, DXS_RESULT_LIMIT_EXCEEDED, "a function exceeds %d instructions", MAX_VALUES);
    i.first_operand = d->operands.count;
    i.operand_count = count;
    memcpy(words_append(d->arena, &d->operands, count), operands, count * sizeof *operands);
    i.next = NO_DRAFT;
    i.result = type == DRAFT_NOTHING ? NO_DRAFT : add_value(d, DRAFT_RESULT, type, index);
    if (block->last == NO_DRAFT)
        block->first = index;
    else
        d->instructions.data[block->last].next = index;
    block->last = index;
    vector_push(d->arena, &d->instructions, i);
    return i.result;
}

static draft_id append(struct draft *d, struct draft_instruction i, enum draft_type type, uint32_t count,
                       const uint32_t *operands)
{
    return add_instruction(d, &d->blocks.data[current_block(d)], i, type, count, operands);
}

struct draft_instruction *draft_last(struct draft *d)
{
    return &d->instructions.data[d->blocks.data[current_block(d)].last];
}

static struct draft_instruction plain(enum opcode opcode, uint32_t sub)
{
    return (struct draft_instruction){
        .opcode = (uint8_t)opcode, .sub = (uint8_t)sub, .dx_op = DX_OP_NONE, .words = NO_DRAFT};
}

static enum draft_want want_of(enum draft_type type)
{
    return type == WORD_ANY || type == WORD_LOGIC ? WANT_SAME : type < WORD_TYPES ? (enum draft_want)type : WANT_WHOLE;
}

/* Folds integers: unrolled phases and literals compute with constants. False: not folded. */
static bool fold(const struct draft *d, uint32_t sub, draft_id a, draft_id b, uint32_t *result)
{
    uint32_t x, y;

    if (!draft_constant_bits(d, a, &x) || !draft_constant_bits(d, b, &y))
        return false;
    switch (sub) {
    case BINARY_ADD:
        *result = x + y;
        return true;
    case BINARY_SUB:
        *result = x - y;
        return true;
    case BINARY_MUL:
        *result = x * y;
        return true;
    case BINARY_AND:
        *result = x & y;
        return true;
    case BINARY_SHL:
        *result = y < 32 ? x << y : 0;
        return y < 32;
    default:
        return false;
    }
}

static bool commutes(uint32_t sub)
{
    return sub == BINARY_ADD || sub == BINARY_MUL || sub == BINARY_AND || sub == BINARY_OR || sub == BINARY_XOR;
}

/* Constants come second, where the lowering of addresses looks for them. */
draft_id draft_binary(struct draft *d, uint32_t sub, enum draft_type type, draft_id a, draft_id b)
{
    uint32_t folded;

    if (fold(d, sub, a, b, &folded))
        return draft_constant(d, folded);
    if (commutes(sub) && d->values.data[a].kind == DRAFT_CONSTANT) {
        draft_id constant = a;
        a = b;
        b = constant;
    }
    return append(d, plain(OP_BINARY, sub), type, 2,
                  (const uint32_t[]){draft_operand(a, want_of(type)), draft_operand(b, want_of(type))});
}

draft_id *draft_known(const struct draft *d, uint32_t size, struct draft_known *cache, uint32_t a, uint32_t b)
{
    struct draft_known *known = &cache[(a * 31 + b) % size];

    if (known->block != d->blocks.count || known->a != a || known->b != b)
        *known = (struct draft_known){a, b, NO_DRAFT, d->blocks.count};
    return &known->result;
}

draft_id draft_plus(struct draft *d, draft_id value, uint32_t number)
{
    if (number == 0)
        return value;
    draft_id *sum = draft_known(d, SUM_CACHE, d->sums, value, number);
    if (*sum == NO_DRAFT)
        *sum = draft_binary(d, BINARY_ADD, WORD_INT, value, draft_constant(d, number));
    return *sum;
}

static draft_id add_compare(struct draft *d, struct draft_block *block, uint32_t predicate, draft_id a, draft_id b)
{
    bool is_double = d->values.data[a].type == DRAFT_DOUBLE;
    enum draft_want want = is_double ? WANT_WHOLE : predicate >= ICMP_EQ ? WANT_INT : WANT_FLOAT;

    return add_instruction(d, block, plain(OP_COMPARE, predicate), WORD_BOOL, 2,
                           (const uint32_t[]){draft_operand(a, want), draft_operand(b, want)});
}

draft_id draft_compare(struct draft *d, uint32_t predicate, draft_id a, draft_id b)
{
    return add_compare(d, &d->blocks.data[current_block(d)], predicate, a, b);
}

draft_id draft_compare_first(struct draft *d, uint32_t predicate, draft_id a, draft_id b)
{
    return add_compare(d, &d->prologue, predicate, a, b);
}

/* Folds integers that become floats: unrolled phases convert the number of their instance. */
static bool fold_cast(const struct draft *d, uint32_t cast, enum draft_type type, draft_id a, float *result)
{
    uint32_t bits;

    if (type != WORD_FLOAT || (cast != CAST_SITOFP && cast != CAST_UITOFP) || !draft_constant_bits(d, a, &bits))
        return false;
    *result = cast == CAST_SITOFP ? (float)(int32_t)bits : (float)bits;
    return true;
}

draft_id draft_cast(struct draft *d, uint32_t cast, enum draft_want want, enum draft_type type, draft_id a)
{
    float folded;

    if (fold_cast(d, cast, type, a, &folded))
        return draft_float(d, folded);
    return append(d, plain(OP_CAST, cast), type, 1, (const uint32_t[]){draft_operand(a, want)});
}

draft_id draft_select(struct draft *d, draft_id condition, draft_id yes, draft_id no)
{
    bool is_word = d->values.data[yes].type != DRAFT_DOUBLE;
    enum draft_want want = is_word ? WANT_SAME : WANT_WHOLE;

    return append(
        d, plain(OP_SELECT, 0), is_word ? WORD_ANY : DRAFT_DOUBLE, 3,
        (const uint32_t[]){draft_operand(condition, WANT_BOOL), draft_operand(yes, want), draft_operand(no, want)});
}

draft_id draft_not(struct draft *d, draft_id condition)
{
    return draft_binary(d, BINARY_XOR, WORD_BOOL, condition, draft_constant(d, UINT32_MAX));
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

draft_id draft_global_array(struct draft *d, uint32_t count, const uint32_t *data, draft_id *words)
{
    struct draft_array array = {.global = table_global(d->tables),
                                .words = *words = draft_class(d),
                                .count = count,
                                .space = data ? SPACE_THREAD : SPACE_GROUPSHARED,
                                .data = data};

    vector_push(d->arena, &d->arrays, array);
    return add_value(d, DRAFT_GLOBAL, DRAFT_POINTER, array.global);
}

draft_id draft_local_array(struct draft *d, uint32_t count, draft_id words)
{
    struct draft_instruction i = {.opcode = OP_ALLOCA, .dx_op = DX_OP_NONE, .words = words, .aux = count};

    d->tables->module->has_allocas = true;
    return add_instruction(d, &d->prologue, i, DRAFT_POINTER, 1,
                           (const uint32_t[]){draft_operand(draft_constant(d, 1), WANT_INT)});
}

draft_id draft_element(struct draft *d, draft_id array, draft_id words, uint32_t count, enum address_space space,
                       draft_id index)
{
    struct draft_instruction i = {.opcode = OP_GEP,
                                  .sub = (uint8_t)space,
                                  .flags = FLAG_INBOUNDS,
                                  .dx_op = DX_OP_NONE,
                                  .words = words,
                                  .aux = count};

    if (space == SPACE_GROUPSHARED)
        i.flags = 0;
    return append(d, i, DRAFT_POINTER, 3,
                  (const uint32_t[]){draft_operand(array, WANT_WHOLE), draft_operand(draft_constant(d, 0), WANT_INT),
                                     draft_operand(index, WANT_INT)});
}

draft_id draft_load(struct draft *d, draft_id pointer, draft_id words)
{
    struct draft_instruction i = {.opcode = OP_LOAD, .dx_op = DX_OP_NONE, .words = NO_DRAFT, .aux = 4};
    draft_id result = append(d, i, WORD_ANY, 1, (const uint32_t[]){draft_operand(pointer, WANT_WHOLE)});

    draft_unite(d, result, words);
    return result;
}

void draft_store(struct draft *d, draft_id pointer, draft_id words, draft_id value)
{
    struct draft_instruction i = {.opcode = OP_STORE, .dx_op = DX_OP_NONE, .words = words, .aux = 4};

    append(d, i, DRAFT_NOTHING, 2,
           (const uint32_t[]){draft_operand(pointer, WANT_WHOLE), draft_operand(value, WANT_SAME)});
}

/* ---- Calls ------------------------------------------------------------------------------------------------------- */

static enum draft_want want_of_letter(char letter, enum draft_type overload)
{
    static const uint8_t wants[] = {
        [KNOWN_BYTE] = WANT_BYTE, [KNOWN_BOOL] = WANT_BOOL, [KNOWN_INT] = WANT_INT, [KNOWN_FLOAT] = WANT_FLOAT};
    enum known_type known = known_of_letter(letter);

    return letter == 'T' ? want_of(overload) : known > KNOWN_FLOAT ? WANT_WHOLE : (enum draft_want)wants[known];
}

static enum draft_type result_of_letter(char letter, enum draft_type overload)
{
    static const uint8_t types[] = {
        [KNOWN_VOID] = DRAFT_NOTHING, [KNOWN_BOOL] = WORD_BOOL,      [KNOWN_INT] = WORD_INT,
        [KNOWN_FLOAT] = WORD_FLOAT,   [KNOWN_DOUBLE] = DRAFT_DOUBLE, [KNOWN_HANDLE] = DRAFT_HANDLE};
    enum known_type known = known_of_letter(letter);

    return letter == 'T' ? overload : known > KNOWN_HANDLE ? DRAFT_AGGREGATE : (enum draft_type)types[known];
}

/* The components of a result, as one letter each: T and A (a word that any call of the same operands can give). */
static const char *components_of_letter(char letter)
{
    switch (letter) {
    case 'r':
        return "TTTTi";
    case 'u':
        return "AAAA";
    case 'w':
        return "ii";
    case 'a':
        return "ib";
    case 'm':
        return "ff";
    case 'D':
        return "iiii";
    default:
        return "";
    }
}

static void add_components(struct draft *d, draft_id aggregate, enum draft_type overload, char result)
{
    const char *letters = components_of_letter(result);
    struct draft_instruction *i = &d->instructions.data[d->values.data[aggregate].index];

    for (uint32_t c = 0; letters[c]; c++) {
        enum draft_type type = letters[c] == 'A' ? WORD_ANY : result_of_letter(letters[c], overload);
        draft_id component = add_value(d, DRAFT_COMPONENT, type, c);
        d->values.data[component].of = aggregate;
        if (letters[c] == 'T' && type == WORD_ANY)
            d->values.data[component].parent = aggregate; /* one class: one call gives all */
        i->component_count++;
    }
}

static draft_id add_call(struct draft *d, struct draft_block *block, uint32_t dx_op, enum draft_type overload,
                         uint32_t count, const draft_id *values)
{
    const char *letters = operation_operands(&dx_operations[dx_op]);
    char result = dx_operations[dx_op].result;
    enum draft_type type = result_of_letter(result, overload);
    uint32_t operands[24];
    struct draft_instruction i = {
        .opcode = OP_CALL, .dx_op = (uint16_t)dx_op, .overload = (uint8_t)overload, .words = NO_DRAFT};

    for (uint32_t k = 0; k < count; k++)
        operands[k] = draft_operand(values[k], want_of_letter(letters[k], overload));
    if (type == DRAFT_NOTHING && overload == WORD_ANY)
        i.words = draft_class(d);
    draft_id id = add_instruction(d, block, i, type, count, operands);
    if (type == DRAFT_AGGREGATE)
        add_components(d, id, overload, result);
    return id;
}

draft_id draft_call(struct draft *d, uint32_t dx_op, enum draft_type overload, uint32_t count, const draft_id *operands)
{
    return add_call(d, &d->blocks.data[current_block(d)], dx_op, overload, count, operands);
}

draft_id draft_call_first(struct draft *d, uint32_t dx_op, enum draft_type overload, uint32_t count,
                          const draft_id *operands)
{
    return add_call(d, &d->prologue, dx_op, overload, count, operands);
}

draft_id draft_atomic(struct draft *d, struct draft_instruction i, uint32_t count, const uint32_t *operands)
{
    draft_id result;

    d->tables->module->has_atomics = true;
    if (i.opcode == OP_ATOMIC_RMW)
        return append(d, i, WORD_INT, count, operands);
    result = append(d, i, DRAFT_AGGREGATE, count, operands);
    add_components(d, result, WORD_INT, 'a');
    return draft_component(result, 0);
}

/* ---- Control flow ------------------------------------------------------------------------------------------------ */

draft_label draft_new_label(struct draft *d)
{
    vector_push(d->arena, &d->labels, NO_DRAFT);
    vector_push(d->arena, &d->label_is_used, false);
    return d->labels.count - 1;
}

void draft_place(struct draft *d, draft_label label)
{
    if (d->is_open)
        draft_jump(d, label);
    if (d->blocks.count >= d->limits.blocks)
        fail(d->arena->fault, DXS_RESULT_BLOCK_LIMIT, "%u blocks or more: the limit is %u", d->blocks.count + 1,
             d->limits.blocks);
    vector_push(d->arena, &d->blocks, (struct draft_block){.first = NO_DRAFT, .last = NO_DRAFT});
    d->labels.data[label] = current_block(d);
    d->is_open = true;
}

void draft_place_if_used(struct draft *d, draft_label label)
{
    if (d->is_open || d->label_is_used.data[label])
        draft_place(d, label);
}

bool draft_is_at(const struct draft *d, draft_label label)
{
    return d->is_open && d->labels.data[label] == current_block(d) &&
           d->blocks.data[current_block(d)].first == NO_DRAFT && d->written.count == 0;
}

static void add_target(struct draft *d, draft_label target, uint64_t case_value)
{
    vector_push(d->arena, &d->targets, target);
    vector_push(d->arena, &d->case_values, case_value);
    d->label_is_used.data[target] = true;
}

/* Ends the block: its written variables are defined at its end. */
static void end_block(struct draft *d, enum draft_end end, draft_id condition, uint32_t count,
                      const draft_label *targets)
{
    struct draft_block *block = &d->blocks.data[current_block(d)];

    block->end = (uint8_t)end;
    block->condition = condition;
    block->first_target = d->targets.count;
    block->target_count = count;
    for (uint32_t t = 0; t < count; t++)
        add_target(d, targets[t], 0);
    for (uint32_t w = 0; w < d->written.count; w++) {
        uint32_t variable = d->written.data[w];
        d->is_written[variable] = false;
        vector_push(d->arena, &d->definitions,
                    (struct draft_definition){current_block(d), variable, d->current[variable]});
    }
    d->written.count = 0;
    d->is_open = false;
}

void draft_jump(struct draft *d, draft_label target)
{
    end_block(d, DRAFT_JUMP, NO_DRAFT, 1, &target);
}

void draft_branch(struct draft *d, draft_id condition, draft_label yes, draft_label no)
{
    end_block(d, DRAFT_BRANCH, condition, 2, (const draft_label[]){yes, no});
}

void draft_return(struct draft *d)
{
    end_block(d, DRAFT_RETURN, NO_DRAFT, 0, NULL);
}

uint32_t draft_begin_switch(struct draft *d, draft_id value)
{
    end_block(d, DRAFT_SWITCH, value, 0, NULL);
    return current_block(d);
}

void draft_end_switch(struct draft *d, uint32_t block, uint32_t count, const draft_label *targets,
                      const uint64_t *case_values)
{
    d->blocks.data[block].first_target = d->targets.count;
    d->blocks.data[block].target_count = count;
    for (uint32_t t = 0; t < count; t++)
        add_target(d, targets[t], case_values[t]);
}
