/* Raw, structured and typed buffers and groupshared memory: loads and stores. */
#include "dxbc/walk.h"

/* ---- Operands ---------------------------------------------------------------------------------------------------- */

/* Whether the memory is groupshared: then it must be of this kind. */
static bool is_shared(struct walk *w, const struct token_operand *memory, bool is_structured)
{
    if (memory->kind == REGISTER_GROUPSHARED && shared_is_structured(w, memory) != is_structured)
        walk_refuse(w, "of the other kind of groupshared memory");
    return memory->kind == REGISTER_GROUPSHARED;
}

static draft_id buffer_handle(struct walk *w, uint32_t operand, bool is_structured)
{
    struct resource_operand buffer = resource_operand(w, operand);

    if (buffer.info->kind != (is_structured ? DXS_RESOURCE_KIND_STRUCTURED_BUFFER : DXS_RESOURCE_KIND_RAW_BUFFER))
        walk_refuse(w, "of another kind of resource");
    return buffer.handle;
}

/* The word of groupshared memory that the address, operands from `address` on, names. */
static draft_id addressed_word(struct walk *w, const struct token_operand *memory, uint32_t address, bool is_structured)
{
    draft_id first = read_source(w, address, 0, 'u');
    draft_id second = is_structured ? read_source(w, address + 1, 0, 'u') : NO_DRAFT;

    return shared_word(w, memory, first, second);
}

/* ---- Loads ------------------------------------------------------------------------------------------------------- */

/* Word `c` from the address on, for each component of the result: the swizzle of the memory operand picks. */
static void load_shared(struct walk *w, uint32_t address, const struct token_operand *operand, bool is_structured)
{
    uint32_t mask = result_mask(w, 0);
    draft_id word = addressed_word(w, operand, address, is_structured), results[4] = {0};

    for (uint32_t c = 0; c < 4; c++) {
        draft_id words;
        if (!(mask >> c & 1))
            continue;
        draft_id pointer = shared_pointer(w, operand, draft_plus(w->d, word, operand->swizzle[c]), &words);
        results[c] = draft_load(w->d, pointer, words);
    }
    write_result(w, 0, results);
}

/* Picks the components of a load's result. `status`: operand that gets the status; 0: none. */
void write_loaded(struct walk *w, draft_id load, const struct token_operand *picked, uint32_t status)
{
    enum {
        STATUS_COMPONENT = 4
    };
    draft_id results[4];

    for (uint32_t c = 0; c < 4; c++)
        results[c] = draft_component(load, picked->swizzle[c]);
    write_result(w, 0, results);
    if (status)
        write_same(w, status, draft_component(load, STATUS_COMPONENT));
}

void load_buffer(struct walk *w, bool is_structured, bool has_status)
{
    uint32_t address = has_status ? 2 : 1, memory = address + 1 + is_structured;

    if (is_shared(w, &w->i.operands[memory], is_structured)) {
        load_shared(w, address, &w->i.operands[memory], is_structured);
        return;
    }
    draft_id buffer = buffer_handle(w, memory, is_structured), first = read_source(w, address, 0, 'u');
    draft_id second = is_structured ? read_source(w, address + 1, 0, 'u') : draft_undefined(w->d);
    draft_id load = DRAFT_CALL(w->d, DX_BufferLoad, WORD_ANY, buffer, first, second);
    write_loaded(w, load, &w->i.operands[memory], has_status ? 1 : 0);
}

/* ---- Stores ------------------------------------------------------------------------------------------------------ */

/* Values of the mask's components, without gaps. Returns how many. */
static uint32_t values_to_store(struct walk *w, uint32_t mask, uint32_t value, draft_id values[4])
{
    uint32_t count = 0;

    for (uint32_t c = 0; c < 4; c++)
        if (mask >> c & 1)
            values[count++] = read_source(w, value, c, 'a');
    return count;
}

static void store_shared(struct walk *w, bool is_structured)
{
    const struct token_operand *operand = &w->i.operands[0];
    draft_id word = addressed_word(w, operand, 1, is_structured), words, values[4];
    uint32_t count = values_to_store(w, operand->mask, 2 + is_structured, values);

    for (uint32_t n = 0; n < count; n++) {
        draft_id pointer = shared_pointer(w, operand, draft_plus(w->d, word, n), &words);
        draft_store(w->d, pointer, words, values[n]);
    }
}

void store_buffer(struct walk *w, bool is_structured)
{
    const struct token_operand *operand = &w->i.operands[0];
    draft_id v[4];

    if (is_shared(w, operand, is_structured)) {
        store_shared(w, is_structured);
        return;
    }
    draft_id buffer = buffer_handle(w, 0, is_structured), first = read_source(w, 1, 0, 'u');
    draft_id second = is_structured ? read_source(w, 2, 0, 'u') : draft_undefined(w->d);
    uint32_t count = values_to_store(w, operand->mask, 2 + is_structured, v);
    for (uint32_t c = count; c < 4; c++)
        v[c] = draft_undefined(w->d);
    draft_id mask = draft_constant(w->d, (1u << count) - 1);
    if (count > 0)
        DRAFT_CALL(w->d, DX_BufferStore, WORD_ANY, buffer, first, second, v[0], v[1], v[2], v[3], mask);
}
