/* Instructions that compute each component from the same component of their sources, and a few that do not. */
#include "dxbc/walk.h"

enum {
    MAX_SOURCES = 4,
    SHIFT_MASK = 31
};

/* ---- By component ------------------------------------------------------------------------------------------------ */

/* The type of a register by its letter in opcodes.def. */
static enum draft_type type_of_letter(char letter)
{
    return letter == 'f' || letter == 'F' ? WORD_FLOAT : WORD_INT;
}

static draft_id shift_count(struct walk *w, draft_id count)
{
    uint32_t bits;

    if (draft_constant_bits(w->d, count, &bits))
        return draft_constant(w->d, bits & SHIFT_MASK);
    return draft_binary(w->d, BINARY_AND, WORD_INT, count, draft_constant(w->d, SHIFT_MASK));
}

static draft_id binary_value(struct walk *w, uint32_t what, char letter, const draft_id *sources)
{
    bool is_logic = what == BINARY_AND || what == BINARY_OR || what == BINARY_XOR;

    return draft_binary(w->d, what, is_logic ? WORD_LOGIC : type_of_letter(letter), sources[0], sources[1]);
}

/* Whether the value is x or y of a pixel's position: a finite number that any integer can hold. */
static bool is_place_on_screen(const struct walk *w, draft_id value)
{
    const struct draft *d = w->d;
    uint32_t element, column;

    if (w->program->tokens.stage != DXS_STAGE_PIXEL || d->values.data[value].kind != DRAFT_RESULT)
        return false;
    const struct draft_instruction *i = &d->instructions.data[d->values.data[value].index];
    if (i->opcode != OP_CALL || i->dx_op != DX_LoadInput)
        return false;
    const uint32_t *operands = d->operands.data + i->first_operand;
    return draft_constant_bits(d, operand_draft(operands[0]), &element) &&
           draft_constant_bits(d, operand_draft(operands[2]), &column) && column < 2 &&
           w->program->entry->inputs.elements[element].semantic == DXS_SEMANTIC_POSITION;
}

/* A negative constant factor gives a difference, as HLSL has it. */
static draft_id product_and_sum(struct walk *w, const draft_id sources[3])
{
    uint32_t factor, other = draft_constant_bits(w->d, sources[0], &factor) ? 1 : 0;
    bool is_negative =
        draft_constant_bits(w->d, sources[1 - other], &factor) && factor >> 31 && factor != UINT32_C(1) << 31;
    draft_id by = is_negative ? draft_constant(w->d, 0 - factor) : sources[1 - other];
    draft_id product = draft_binary(w->d, BINARY_MUL, WORD_INT, sources[other], by);

    return is_negative ? draft_binary(w->d, BINARY_SUB, WORD_INT, sources[2], product)
                       : draft_binary(w->d, BINARY_ADD, WORD_INT, product, sources[2]);
}

/* fxc writes sums of addresses so: the field ends at bit 31, below it are constant bits. A shift and a sum say more to
 * the lowering of addresses. */
static draft_id inserted_field(struct walk *w, const draft_id sources[4])
{
    uint32_t width, offset, under;

    if (!draft_constant_bits(w->d, sources[0], &width) || !draft_constant_bits(w->d, sources[1], &offset) ||
        !draft_constant_bits(w->d, sources[3], &under) || (width & SHIFT_MASK) + (offset & SHIFT_MASK) < 32)
        return draft_call(w->d, DX_Bfi, WORD_INT, 4, sources);
    draft_id count = draft_constant(w->d, offset & SHIFT_MASK);
    draft_id shifted = draft_binary(w->d, BINARY_SHL, WORD_INT, sources[2], count);
    return draft_plus(w->d, shifted, under & ((UINT32_C(1) << (offset & SHIFT_MASK)) - 1));
}

/* What the instruction computes from one component of each source. */
static draft_id component_value(struct walk *w, enum form form, uint32_t what, const char *letters, uint32_t count,
                                const draft_id *sources)
{
    enum draft_type result = type_of_letter(letters[0]);

    switch (form) {
    case FORM_COPY:
        return sources[0];
    case FORM_SELECT:
        return draft_select(w->d, sources[0], sources[1], sources[2]);
    case FORM_OF_CONSTANT: {
        uint32_t constant = what == BINARY_XOR ? UINT32_MAX : what == BINARY_SUB ? 0 : UINT32_C(0x3F800000);
        return binary_value(w, what, letters[0], (const draft_id[]){draft_constant(w->d, constant), sources[0]});
    }
    case FORM_BINARY:
        return binary_value(w, what, letters[0], sources);
    case FORM_SHIFT: {
        draft_id shift = shift_count(w, sources[1]);
        return draft_binary(w->d, what, WORD_INT, sources[0], shift);
    }
    case FORM_COMPARE:
        return draft_compare(w->d, what, sources[0], sources[1]);
    case FORM_INSERT:
        return inserted_field(w, sources);
    case FORM_PRODUCT_AND_SUM:
        return product_and_sum(w, sources);
    case FORM_CAST: {
        draft_id value = draft_cast(w->d, what, (enum draft_want)type_of_letter(letters[1]), result, sources[0]);
        if ((what == CAST_FPTOSI || what == CAST_FPTOUI) && is_place_on_screen(w, sources[0]))
            draft_last(w->d)->flags |= FLAG_IN_RANGE;
        return value;
    }
    default:
        return draft_call(w->d, what, type_of_letter(letters[1]), count, sources);
    }
}

/* add and iadd of one negated source are differences. */
static void walk_difference(struct walk *w, uint32_t negated)
{
    bool is_float = w->i.opcode == TOKEN_add;
    uint32_t mask = result_mask(w, 0);
    char letter = is_float ? 'f' : 'i';
    draft_id results[4] = {0};

    for (uint32_t c = 0; c < 4; c++) {
        if (!(mask >> c & 1))
            continue;
        draft_id from = read_source(w, negated == 1 ? 2 : 1, c, letter),
                 what = read_positive_source(w, negated, c, letter);
        results[c] =
            draft_binary(w->d, is_float ? BINARY_FSUB : BINARY_SUB, is_float ? WORD_FLOAT : WORD_INT, from, what);
        if (is_float)
            set_precision(w, c);
    }
    write_result(w, 0, results);
}

/* The negated source of a sum; 0: none or both, or a constant. */
static uint32_t negated_source(const struct walk *w)
{
    bool left = (w->i.operands[1].modifiers & MODIFIER_NEGATE) && w->i.operands[1].kind != REGISTER_IMMEDIATE32;
    bool right = (w->i.operands[2].modifiers & MODIFIER_NEGATE) && w->i.operands[2].kind != REGISTER_IMMEDIATE32;

    return left == right ? 0 : left ? 1 : 2;
}

void walk_components(struct walk *w, enum form form, uint32_t what)
{
    const char *letters = token_opcode_operands(w->i.opcode);
    uint32_t mask = result_mask(w, 0), count = w->i.operand_count - 1;
    bool is_float = letters[1] == 'f';
    draft_id results[4] = {0}, sources[MAX_SOURCES];

    for (uint32_t c = 0; c < 4; c++) {
        if (!(mask >> c & 1))
            continue;
        for (uint32_t s = 0; s < count; s++)
            sources[s] = read_source(w, 1 + s, c, letters[1 + s]);
        results[c] = component_value(w, form, what, letters, count, sources);
        if (is_float)
            set_precision(w, c);
    }
    write_result(w, 0, results);
}

void walk_sum(struct walk *w, enum binary sub)
{
    uint32_t negated = negated_source(w);

    if (negated)
        walk_difference(w, negated);
    else
        walk_components(w, FORM_BINARY, sub);
}

/* ---- Exchanges --------------------------------------------------------------------------------------------------- */

/* First result: condition ? c : b, second: condition ? b : c. */
void walk_swapc(struct walk *w)
{
    uint32_t mask = result_mask(w, 0) | result_mask(w, 1);
    draft_id first[4] = {0}, second[4] = {0};

    for (uint32_t c = 0; c < 4; c++) {
        if (!(mask >> c & 1))
            continue;
        draft_id condition = read_source(w, 2, c, 'c'), b = read_source(w, 3, c, 'a'),
                 other = read_source(w, 4, c, 'a');
        first[c] = draft_select(w->d, condition, other, b);
        second[c] = draft_select(w->d, condition, b, other);
    }
    write_result(w, 0, first);
    write_result(w, 1, second);
}

/* ---- One value for all components -------------------------------------------------------------------------------- */

void walk_dot(struct walk *w, uint32_t dx_op, uint32_t size)
{
    draft_id sources[8];

    for (uint32_t c = 0; c < size; c++) {
        sources[c] = read_source(w, 1, c, 'f');
        sources[size + c] = read_source(w, 2, c, 'f');
    }
    draft_id value = draft_call(w->d, dx_op, WORD_FLOAT, 2 * size, sources);
    for (uint32_t c = 0; c < 4; c++)
        if (w->i.precise >> c & 1)
            set_precision(w, c);
    if (w->program->is_precise)
        set_precision(w, 0);
    write_same(w, 0, value);
}

/* ---- Two results ------------------------------------------------------------------------------------------------- */

/* Operations whose result is a pair; the second member of a carry is a condition, and 1 as a word. */
void walk_pair(struct walk *w, uint32_t dx_op, bool has_carry)
{
    uint32_t mask = result_mask(w, 0) | result_mask(w, 1);
    draft_id first[4] = {0}, second[4] = {0};

    for (uint32_t c = 0; c < 4; c++) {
        if (!(mask >> c & 1))
            continue;
        draft_id a = read_source(w, 2, c, 'u'), b = read_source(w, 3, c, 'u');
        draft_id pair = DRAFT_CALL(w->d, dx_op, WORD_INT, a, b);
        first[c] = draft_component(pair, 0);
        second[c] = draft_component(pair, 1);
        if (has_carry) {
            draft_id no = draft_constant(w->d, 0), yes = draft_constant(w->d, 1);
            second[c] = draft_select(w->d, second[c], yes, no);
        }
    }
    write_result(w, 0, first);
    write_result(w, 1, second);
}

void walk_product(struct walk *w, uint32_t dx_op)
{
    uint32_t mask = result_mask(w, 1);
    draft_id low[4] = {0};

    if (result_mask(w, 0)) {
        walk_pair(w, dx_op, false);
        return;
    }
    for (uint32_t c = 0; c < 4; c++) {
        if (!(mask >> c & 1))
            continue;
        draft_id a = read_source(w, 2, c, 'i'), b = read_source(w, 3, c, 'i');
        low[c] = draft_binary(w->d, BINARY_MUL, WORD_INT, a, b);
    }
    write_result(w, 1, low);
}

void walk_sincos(struct walk *w)
{
    uint32_t mask[2] = {result_mask(w, 0), result_mask(w, 1)};
    draft_id results[2][4] = {{0}};

    for (uint32_t c = 0; c < 4; c++) {
        if (!((mask[0] | mask[1]) >> c & 1))
            continue;
        draft_id angle = read_source(w, 2, c, 'f');
        for (uint32_t r = 0; r < 2; r++)
            if (mask[r] >> c & 1)
                results[r][c] = DRAFT_CALL(w->d, r == 0 ? DX_Sin : DX_Cos, WORD_FLOAT, angle);
    }
    write_result(w, 0, results[0]);
    write_result(w, 1, results[1]);
}

/* ---- The rest ---------------------------------------------------------------------------------------------------- */

/* Modifiers apply to the converted value. */
void walk_widening(struct walk *w)
{
    uint32_t mask = result_mask(w, 0);
    const struct token_operand *operand = &w->i.operands[1];
    draft_id results[4] = {0};

    for (uint32_t c = 0; c < 4; c++) {
        if (!(mask >> c & 1))
            continue;
        draft_id bits = source_bits(w, operand, operand->swizzle[c]);
        results[c] = apply_modifiers(w, operand, DRAFT_CALL(w->d, DX_LegacyF16ToF32, WORD_INT, bits), 'f');
    }
    write_result(w, 0, results);
}
