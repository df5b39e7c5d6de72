/* Memory that is indexed: x#, the immediate constant buffer, groupshared memory. */
#include "dxbc/walk.h"

enum {
    MAX_INDEXABLE = 4096 /* registers of all x# */
};

/* ---- x# ---------------------------------------------------------------------------------------------------------- */

void declare_indexable(struct walk *w)
{
    struct indexable_temp temp = {.id = w->i.words[0], .count = w->i.words[1]};

    if (temp.count == 0 || temp.count > MAX_INDEXABLE || w->temps.count == MAX_INDEXABLE)
        walk_fail(w, "x%u of %u registers", temp.id, temp.count);
    for (uint32_t n = 0; n < w->temps.count; n++)
        if (w->temps.data[n].id == temp.id)
            walk_fail(w, "x%u is declared twice", temp.id);
    for (uint32_t c = 0; c < 4; c++)
        temp.words[c] = temp.arrays[c] = NO_DRAFT;
    vector_push(w->arena, &w->temps, temp);
}

/* The element that the operand names, in the array of the component. */
static draft_id indexable_pointer(struct walk *w, const struct token_operand *operand, uint32_t component,
                                  draft_id index, draft_id *words)
{
    uint32_t id = operand->indices[0].immediate, n = 0;

    while (n < w->temps.count && w->temps.data[n].id != id)
        n++;
    if (n == w->temps.count || operand->indices[0].relative)
        walk_fail(w, "x%u is not declared", id);
    struct indexable_temp *temp = &w->temps.data[n];
    if (temp->arrays[component] == NO_DRAFT) {
        temp->words[component] = draft_class(w->d);
        temp->arrays[component] = draft_local_array(w->d, temp->count, temp->words[component]);
    }
    *words = temp->words[component];
    return draft_element(w->d, temp->arrays[component], *words, temp->count, SPACE_THREAD, index);
}

draft_id load_indexable(struct walk *w, const struct token_operand *operand, uint32_t component, draft_id index)
{
    draft_id words, pointer = indexable_pointer(w, operand, component, index, &words);
    return draft_load(w->d, pointer, words);
}

void store_indexable(struct walk *w, const struct token_operand *operand, uint32_t component, draft_id index,
                     draft_id value)
{
    draft_id words, pointer = indexable_pointer(w, operand, component, index, &words);
    draft_store(w->d, pointer, words, value);
}

/* ---- The immediate constant buffer ------------------------------------------------------------------------------- */

/* The component of all vectors, and the 0 that Direct3D gives behind them. */
static struct memory_array immediate_array(struct walk *w, uint32_t component)
{
    struct memory_array *array = &w->immediates[component];
    const struct program *program = w->program;

    if (array->pointer != NO_DRAFT)
        return *array;
    uint32_t *data = arena_zeroed_words(w->arena, (size_t)program->immediate_count + 1);
    for (uint32_t n = 0; n < program->immediate_count; n++)
        data[n] = token_word(&program->tokens, program->immediate_offset + 4 * n + component);
    array->pointer = draft_global_array(w->d, program->immediate_count + 1, data, &array->words);
    return *array;
}

/* Whether the value is `left` and a constant under the operation, in this block. */
static bool has_constant(const struct draft *d, draft_id value, enum binary sub, draft_id *left, uint32_t *constant)
{
    if (d->values.data[value].kind != DRAFT_RESULT)
        return false;
    const struct draft_instruction *i = &d->instructions.data[d->values.data[value].index];
    if (i->opcode != OP_BINARY || i->sub != sub)
        return false;
    if (!draft_constant_bits(d, operand_draft(d->operands.data[i->first_operand + 1]), constant))
        return false;
    *left = operand_draft(d->operands.data[i->first_operand]);
    return true;
}

/* Whether a mask keeps the index below `count`. */
static bool is_masked_below(const struct draft *d, draft_id index, uint32_t count)
{
    draft_id left = index;
    uint32_t first, mask;

    if (!has_constant(d, index, BINARY_ADD, &left, &first))
        first = 0;
    return has_constant(d, left, BINARY_AND, &left, &mask) && (uint64_t)first + mask < count;
}

/* Vectors behind the last one are 0. */
draft_id load_immediate_buffer(struct walk *w, draft_id index, uint32_t component)
{
    uint32_t count = w->program->immediate_count, bits;

    if (count == 0)
        walk_fail(w, "there is no immediate constant buffer");
    if (draft_constant_bits(w->d, index, &bits))
        return draft_constant(
            w->d,
            bits < count ? token_word(&w->program->tokens, w->program->immediate_offset + 4 * bits + component) : 0);
    struct memory_array array = immediate_array(w, component);
    draft_id *place = draft_known(w->d, IMMEDIATE_CACHE, w->immediate_places, index, count);
    if (*place == NO_DRAFT && is_masked_below(w->d, index, count))
        *place = index;
    else if (*place == NO_DRAFT)
        *place = DRAFT_CALL(w->d, DX_UMin, WORD_INT, index, draft_constant(w->d, count));
    draft_id pointer = draft_element(w->d, array.pointer, array.words, count + 1, SPACE_THREAD, *place);
    return draft_load(w->d, pointer, array.words);
}

/* ---- Groupshared memory ------------------------------------------------------------------------------------------ */

draft_id shared_pointer(struct walk *w, const struct token_operand *operand, draft_id word, draft_id *words)
{
    const struct declared_memory *memory = program_memory(w->program, operand->indices[0].immediate);
    struct memory_array *array = &w->memory[memory - w->program->memory.data];

    if (array->pointer == NO_DRAFT)
        array->pointer = draft_global_array(w->d, memory->words, NULL, &array->words);
    *words = array->words;
    return draft_element(w->d, array->pointer, array->words, memory->words, SPACE_GROUPSHARED, word);
}

static draft_id sum(struct walk *w, draft_id a, draft_id b)
{
    uint32_t x, y;
    bool left = draft_constant_bits(w->d, a, &x), right = draft_constant_bits(w->d, b, &y);

    if (left && right)
        return draft_constant(w->d, x + y);
    if ((left && x == 0) || (right && y == 0))
        return left ? b : a;
    return draft_binary(w->d, BINARY_ADD, WORD_INT, a, b);
}

static draft_id product(struct walk *w, draft_id a, uint32_t factor)
{
    uint32_t bits;

    if (draft_constant_bits(w->d, a, &bits))
        return draft_constant(w->d, bits * factor);
    return factor == 1 ? a : draft_binary(w->d, BINARY_MUL, WORD_INT, a, draft_constant(w->d, factor));
}

/* Constants in sums and products may be negative. */
static uint32_t quarter(uint32_t constant)
{
    return (uint32_t)((int32_t)constant / 4);
}

/* A fourth of a product or of a shifted value; NO_DRAFT: the value is neither, or no multiple of 4. */
static draft_id fourth(struct walk *w, draft_id bytes)
{
    draft_id left;
    uint32_t factor;

    if (has_constant(w->d, bytes, BINARY_SHL, &left, &factor))
        factor = UINT32_C(1) << factor;
    else if (!has_constant(w->d, bytes, BINARY_MUL, &left, &factor))
        return NO_DRAFT;
    return factor % 4 == 0 ? product(w, left, quarter(factor)) : NO_DRAFT;
}

/* bytes / 4. A sum or product that overflows 32 bits counts as out of bounds, though its low bits may lie within. */
static draft_id word_of_byte(struct walk *w, draft_id bytes)
{
    draft_id left, word = fourth(w, bytes);
    uint32_t constant;

    if (draft_constant_bits(w->d, bytes, &constant))
        return draft_constant(w->d, constant / 4);
    if (word == NO_DRAFT && has_constant(w->d, bytes, BINARY_ADD, &left, &constant) && constant % 4 == 0) {
        word = fourth(w, left);
        if (word != NO_DRAFT)
            word = sum(w, word, draft_constant(w->d, quarter(constant)));
    }
    return word != NO_DRAFT ? word : draft_binary(w->d, BINARY_LSHR, WORD_INT, bytes, draft_constant(w->d, 2));
}

bool shared_is_structured(struct walk *w, const struct token_operand *operand)
{
    return program_memory(w->program, operand->indices[0].immediate)->stride != 0;
}

draft_id shared_word(struct walk *w, const struct token_operand *operand, draft_id first, draft_id second)
{
    const struct declared_memory *memory = program_memory(w->program, operand->indices[0].immediate);

    if (memory->stride == 0)
        return word_of_byte(w, first);
    draft_id element = product(w, first, memory->stride / 4);
    return sum(w, element, word_of_byte(w, second));
}
