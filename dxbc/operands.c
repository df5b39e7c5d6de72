/* Sources and results of instructions, a component at a time. */
#include "dxbc/walk.h"

static uint32_t temp_variable(struct walk *w, const struct token_operand *operand, uint32_t component)
{
    uint32_t number = operand->indices[0].immediate;

    if (number >= w->program->temp_count || operand->indices[0].relative)
        walk_fail(w, "r%u of %u registers, or an index that is computed", number, w->program->temp_count);
    return 4 * number + component;
}

draft_id index_value(struct walk *w, const struct token_index *index)
{
    const struct token_operand *relative = &w->i.operands[index->relative];

    if (!index->relative)
        return draft_constant(w->d, index->immediate);
    draft_id value = apply_modifiers(w, relative, source_bits(w, relative, relative->swizzle[0]), 'u');
    return draft_plus(w->d, value, index->immediate);
}

/* Where the operand stands: one value for each of its indices. */
static void index_values(struct walk *w, const struct token_operand *operand, draft_id values[MAX_INDICES])
{
    for (uint32_t n = 0; n < operand->index_count; n++)
        values[n] = index_value(w, &operand->indices[n]);
}

/* Before 5.1 a resource's only index is its name. */
static struct resource_operand resource_of(struct walk *w, const struct token_operand *operand)
{
    bool has_register = has_register_ranges(&w->program->tokens);
    return make_handle(w, operand, has_register ? index_value(w, &operand->indices[1]) : NO_DRAFT);
}

struct resource_operand resource_operand(struct walk *w, uint32_t operand)
{
    return resource_of(w, &w->i.operands[operand]);
}

/* ---- Sources ----------------------------------------------------------------------------------------------------- */

static draft_id constant_row(struct walk *w, const struct token_operand *operand)
{
    draft_id handle = resource_of(w, operand).handle;
    return load_constant_row(w, handle, index_value(w, &operand->indices[operand->index_count - 1]));
}

static draft_id input_bits(struct walk *w, const struct token_operand *operand, uint32_t component)
{
    draft_id indices[MAX_INDICES] = {0};

    index_values(w, operand, indices);
    if (operand->kind == REGISTER_PATCH_CONSTANT && w->is_patch_function)
        return read_patch_constant(w, operand, component, indices[0]);
    return load_input(w, operand, component, indices);
}

draft_id source_bits(struct walk *w, const struct token_operand *operand, uint32_t component)
{
    switch (operand->kind) {
    case REGISTER_TEMP:
        return draft_read(w->d, temp_variable(w, operand, component));
    case REGISTER_INDEXABLE_TEMP:
        return load_indexable(w, operand, component, index_value(w, &operand->indices[1]));
    case REGISTER_IMMEDIATE32:
    case REGISTER_IMMEDIATE64:
        return draft_constant(w->d, operand->immediates[component]);
    case REGISTER_CONSTANT_BUFFER:
        return draft_component(constant_row(w, operand), component);
    case REGISTER_IMMEDIATE_BUFFER:
        return load_immediate_buffer(w, index_value(w, &operand->indices[0]), component);
    default:
        return input_bits(w, operand, component);
    }
}

static draft_id modified_float(struct walk *w, const struct token_operand *operand, draft_id value)
{
    struct draft *d = w->d;

    if (operand->modifiers & MODIFIER_ABSOLUTE)
        value = DRAFT_CALL(d, DX_FAbs, WORD_FLOAT, value);
    if (operand->modifiers & MODIFIER_NEGATE)
        value = draft_binary(d, BINARY_FSUB, WORD_FLOAT, draft_float(d, -0.0f), value);
    return value;
}

/* Constants are folded: fxc writes -1 as a modifier of 1. */
static bool fold_modifiers(struct walk *w, const struct token_operand *operand, draft_id *value, bool is_float)
{
    const uint32_t sign = UINT32_C(1) << 31;
    uint32_t bits;

    if (!draft_constant_bits(w->d, *value, &bits))
        return false;
    if (is_float) {
        bits &= operand->modifiers & MODIFIER_ABSOLUTE ? ~sign : UINT32_MAX;
        bits ^= operand->modifiers & MODIFIER_NEGATE ? sign : 0;
    } else if (operand->modifiers & MODIFIER_NEGATE) {
        bits = 0 - bits;
    }
    *value = draft_constant(w->d, bits);
    return true;
}

draft_id apply_modifiers(struct walk *w, const struct token_operand *operand, draft_id value, char letter)
{
    bool is_float = letter == 'f' || letter == 'a' || letter == 'v';

    if (!operand->modifiers || fold_modifiers(w, operand, &value, is_float))
        return value;
    if (is_float)
        return modified_float(w, operand, value);
    if (operand->modifiers & MODIFIER_NEGATE)
        return draft_binary(w->d, BINARY_SUB, WORD_INT, draft_constant(w->d, 0), value);
    return value;
}

draft_id read_positive_source(struct walk *w, uint32_t number, uint32_t c, char letter)
{
    struct token_operand operand = w->i.operands[number];

    operand.modifiers &= MODIFIER_ABSOLUTE;
    return apply_modifiers(w, &operand, source_bits(w, &operand, operand.swizzle[c]), letter);
}

draft_id read_source(struct walk *w, uint32_t number, uint32_t c, char letter)
{
    const struct token_operand *operand = &w->i.operands[number];

    return apply_modifiers(w, operand, source_bits(w, operand, operand->swizzle[c]), letter);
}

/* ---- Results ----------------------------------------------------------------------------------------------------- */

uint32_t result_mask(const struct walk *w, uint32_t number)
{
    const struct token_operand *operand = &w->i.operands[number];

    if (operand->kind == REGISTER_NULL)
        return 0;
    return operand->components == 4 ? operand->mask : 1;
}

static void write_component(struct walk *w, const struct token_operand *operand, uint32_t c, draft_id value)
{
    draft_id indices[MAX_INDICES] = {0};

    switch (operand->kind) {
    case REGISTER_TEMP:
        draft_write(w->d, temp_variable(w, operand, c), value);
        break;
    case REGISTER_INDEXABLE_TEMP:
        store_indexable(w, operand, c, index_value(w, &operand->indices[1]), value);
        break;
    default:
        index_values(w, operand, indices);
        store_output(w, operand, c, indices[0], value);
        break;
    }
}

void write_result(struct walk *w, uint32_t number, const draft_id values[4])
{
    const struct token_operand *operand = &w->i.operands[number];
    uint32_t mask = result_mask(w, number);

    for (uint32_t c = 0; c < 4; c++) {
        draft_id value = values[c];
        if (!(mask >> c & 1))
            continue;
        if (w->i.saturate) {
            value = DRAFT_CALL(w->d, DX_Saturate, WORD_FLOAT, value);
            set_precision(w, c);
        }
        write_component(w, operand, c, value);
    }
}

void write_same(struct walk *w, uint32_t number, draft_id value)
{
    write_result(w, number, (const draft_id[]){value, value, value, value});
}

void set_precision(struct walk *w, uint32_t c)
{
    struct draft_instruction *i = draft_last(w->d);

    if (w->program->is_precise || w->i.precise >> c & 1)
        i->attached |= ATTACHED_PRECISE;
    else if (i->opcode != OP_CALL)
        i->flags |= FLAG_FAST;
}
