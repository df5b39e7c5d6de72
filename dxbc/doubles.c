/* Doubles: pairs of words, the low one first. The first pair of a result is in x and y, the second in z and w. */
#include "dxbc/walk.h"

/* ---- Pairs ------------------------------------------------------------------------------------------------------- */

static draft_id make_double(struct walk *w, draft_id low, draft_id high)
{
    const struct draft_value *values = w->d->values.data;

    if (values[low].kind == DRAFT_COMPONENT && values[high].kind == DRAFT_COMPONENT &&
        values[low].of == values[high].of && values[low].index == 0 && values[high].index == 1) {
        const struct draft_instruction *i = &w->d->instructions.data[values[values[low].of].index];
        if (i->dx_op == DX_SplitDouble) /* split just now */
            return operand_draft(w->d->operands.data[i->first_operand]);
    }
    draft_id *value = draft_known(w->d, DOUBLE_CACHE, w->doubles, low, high);
    if (*value == NO_DRAFT)
        *value = DRAFT_CALL(w->d, DX_MakeDouble, DRAFT_DOUBLE, low, high);
    return *value;
}

/* The word of a source for component `c` of the result. A single double literal is repeated. */
static draft_id word_of_double(struct walk *w, const struct token_operand *operand, uint32_t c)
{
    bool is_literal = operand->kind == REGISTER_IMMEDIATE64;

    return source_bits(w, operand, is_literal ? c : operand->swizzle[c]);
}

/* The double whose low word is 0. */
static draft_id round_double(struct walk *w, uint32_t high)
{
    draft_id word = draft_constant(w->d, high);

    return make_double(w, draft_constant(w->d, 0), word);
}

/* Pair `pair` of a source, with its modifiers. */
static draft_id double_source(struct walk *w, uint32_t number, uint32_t pair)
{
    const struct token_operand *operand = &w->i.operands[number];
    draft_id low = word_of_double(w, operand, 2 * pair);
    draft_id high = word_of_double(w, operand, 2 * pair + 1);
    draft_id value = make_double(w, low, high);

    if (operand->modifiers & MODIFIER_ABSOLUTE)
        value = DRAFT_CALL(w->d, DX_FAbs, DRAFT_DOUBLE, value);
    if (operand->modifiers & MODIFIER_NEGATE) {
        draft_id zero = round_double(w, UINT32_C(1) << 31);
        value = draft_binary(w->d, BINARY_FSUB, DRAFT_DOUBLE, zero, value);
    }
    return value;
}

/* The pairs of a mask: bit 0 for x and y, bit 1 for z and w. */
static uint32_t pairs_of(uint32_t mask)
{
    return (mask & 3 ? 1 : 0) | (mask & 12 ? 2 : 0);
}

static void split(struct walk *w, draft_id value, uint32_t pair, draft_id results[4])
{
    if (w->i.saturate)
        value = DRAFT_CALL(w->d, DX_Saturate, DRAFT_DOUBLE, value);
    draft_id words = DRAFT_CALL(w->d, DX_SplitDouble, DRAFT_DOUBLE, value);
    results[2 * pair] = draft_component(words, 0);
    results[2 * pair + 1] = draft_component(words, 1);
}

/* Saturation has happened. */
static void write_pairs(struct walk *w, const draft_id results[4])
{
    w->i.saturate = false;
    write_result(w, 0, results);
}

/* ---- Computations ------------------------------------------------------------------------------------------------ */

static draft_id compute(struct walk *w, enum form form, uint32_t what, char letter, uint32_t count,
                        const draft_id *sources)
{
    switch (form) {
    case FORM_BINARY:
        return draft_binary(w->d, what, DRAFT_DOUBLE, sources[0], sources[1]);
    case FORM_OF_CONSTANT: /* 1.0 */
        return draft_binary(w->d, what, DRAFT_DOUBLE, round_double(w, 0x3FF00000), sources[0]);
    case FORM_CALL:
        return draft_call(w->d, what, DRAFT_DOUBLE, count, sources);
    case FORM_SELECT:
        return draft_select(w->d, sources[0], sources[1], sources[2]);
    case FORM_CAST:
        return draft_cast(w->d, what, letter == 'f' ? WANT_FLOAT : WANT_INT, DRAFT_DOUBLE, sources[0]);
    default: /* FORM_COPY */
        return sources[0];
    }
}

/* Sources of a word each have one word for each pair of the result. */
void walk_computation(struct walk *w, enum form form, uint32_t what)
{
    const char *letters = token_opcode_operands(w->i.opcode);
    uint32_t pairs = pairs_of(result_mask(w, 0)), count = w->i.operand_count - 1;
    bool rounds = form == FORM_BINARY || form == FORM_OF_CONSTANT || form == FORM_CALL;
    draft_id results[4] = {0}, sources[3];

    for (uint32_t pair = 0; pair < 2; pair++) {
        if (!(pairs >> pair & 1))
            continue;
        for (uint32_t s = 0; s < count; s++)
            sources[s] =
                letters[1 + s] == 'd' ? double_source(w, 1 + s, pair) : read_source(w, 1 + s, pair, letters[1 + s]);
        draft_id value = compute(w, form, what, letters[1], count, sources);
        if (rounds)
            set_precision(w, 2 * pair);
        split(w, value, pair, results);
    }
    write_pairs(w, results);
}

/* Without modifiers the words are copied. */
void walk_dmov(struct walk *w)
{
    const struct token_operand *operand = &w->i.operands[1];
    uint32_t mask = result_mask(w, 0);
    draft_id results[4] = {0};

    if (operand->modifiers || w->i.saturate) {
        walk_computation(w, FORM_COPY, 0);
        return;
    }
    for (uint32_t c = 0; c < 4; c++)
        if (mask >> c & 1)
            results[c] = word_of_double(w, operand, c);
    write_result(w, 0, results);
}

/* ---- Words from doubles ------------------------------------------------------------------------------------------ */

/* The first component that is written takes the first pair, the second takes the second. */
void walk_to_words(struct walk *w, uint32_t predicate, uint32_t dx_op)
{
    uint32_t mask = result_mask(w, 0), pair = 0;
    draft_id results[4] = {0};

    for (uint32_t c = 0; c < 4; c++) {
        if (!(mask >> c & 1))
            continue;
        if (pair == 2)
            walk_refuse(w, "writes more than two components");
        draft_id value = double_source(w, 1, pair);
        if (dx_op) {
            results[c] = DRAFT_CALL(w->d, dx_op, DRAFT_DOUBLE, value);
        } else {
            draft_id other = double_source(w, 2, pair);
            results[c] = draft_compare(w->d, predicate, value, other);
        }
        pair++;
    }
    write_result(w, 0, results);
}
