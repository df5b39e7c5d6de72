/* Raw, structured and typed buffers and groupshared memory: loads and stores. */
#include "dxbc/walk.h"

/* ---- Loads ------------------------------------------------------------------------------------------------------- */

/* Word `c` from the address on, for each component of the result: the swizzle of the memory operand picks. */
static void load_shared(struct walk *w, uint32_t address, uint32_t memory)
{
    const struct token_operand *operand = &w->i.operands[memory];
    uint32_t mask = result_mask(w, 0);
    bool is_structured = shared_is_structured(w, operand);
    draft_id first = read_source(w, address, 0, 'u');
    draft_id second = is_structured ? read_source(w, address + 1, 0, 'u') : NO_DRAFT;
    draft_id word = shared_word(w, operand, first, second), results[4] = {0};

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
    draft_id results[4], statuses[4];

    for (uint32_t c = 0; c < 4; c++) {
        results[c] = draft_component(load, picked->swizzle[c]);
        statuses[c] = draft_component(load, STATUS_COMPONENT);
    }
    write_result(w, 0, results);
    if (status)
        write_result(w, status, statuses);
}

void load_buffer(struct walk *w, bool is_structured, bool has_status)
{
    uint32_t address = has_status ? 2 : 1, memory = address + 1 + is_structured;

    if (w->i.operands[memory].kind == REGISTER_GROUPSHARED) {
        if (shared_is_structured(w, &w->i.operands[memory]) != is_structured)
            walk_fail(w, "%s of the other kind of groupshared memory", token_opcode_name(w->i.opcode));
        load_shared(w, address, memory);
        return;
    }
    struct resource_operand buffer = resource_operand(w, memory);
    if (buffer.info->kind != (is_structured ? DXS_RESOURCE_KIND_STRUCTURED_BUFFER : DXS_RESOURCE_KIND_RAW_BUFFER))
        walk_fail(w, "%s of another kind of resource", token_opcode_name(w->i.opcode));
    draft_id first = read_source(w, address, 0, 'u');
    draft_id second = is_structured ? read_source(w, address + 1, 0, 'u') : draft_undefined(w->d);
    draft_id load = DRAFT_CALL(w->d, DX_BufferLoad, WORD_ANY, buffer.handle, first, second);
    write_loaded(w, load, &w->i.operands[memory], has_status ? 1 : 0);
}

/* ---- Stores ------------------------------------------------------------------------------------------------------ */

static void store_shared(struct walk *w, uint32_t value)
{
    const struct token_operand *operand = &w->i.operands[0];
    bool is_structured = shared_is_structured(w, operand);
    draft_id first = read_source(w, 1, 0, 'u'), second = is_structured ? read_source(w, 2, 0, 'u') : NO_DRAFT;
    draft_id word = shared_word(w, operand, first, second), values[4] = {0};
    uint32_t place = 0;

    for (uint32_t c = 0; c < 4; c++)
        if (operand->mask >> c & 1)
            values[c] = read_source(w, value, c, 'a');
    for (uint32_t c = 0; c < 4; c++) {
        draft_id words;
        if (!(operand->mask >> c & 1))
            continue;
        draft_id pointer = shared_pointer(w, operand, draft_plus(w->d, word, place++), &words);
        draft_store(w->d, pointer, words, values[c]);
    }
}

/* Values of the mask's components, without gaps. Returns how many. */
static uint32_t values_to_store(struct walk *w, uint32_t mask, uint32_t value, draft_id values[4])
{
    uint32_t count = 0;

    for (uint32_t c = 0; c < 4; c++)
        if (mask >> c & 1)
            values[count++] = read_source(w, value, c, 'a');
    for (uint32_t c = count; c < 4; c++)
        values[c] = draft_undefined(w->d);
    return count;
}

void store_buffer(struct walk *w, bool is_structured)
{
    const struct token_operand *operand = &w->i.operands[0];
    draft_id v[4];

    if (operand->kind == REGISTER_GROUPSHARED) {
        if (shared_is_structured(w, operand) != is_structured)
            walk_fail(w, "%s of the other kind of groupshared memory", token_opcode_name(w->i.opcode));
        store_shared(w, 2 + is_structured);
        return;
    }
    struct resource_operand buffer = resource_operand(w, 0);
    if (buffer.info->kind != (is_structured ? DXS_RESOURCE_KIND_STRUCTURED_BUFFER : DXS_RESOURCE_KIND_RAW_BUFFER))
        walk_fail(w, "%s of another kind of resource", token_opcode_name(w->i.opcode));
    draft_id first = read_source(w, 1, 0, 'u');
    draft_id second = is_structured ? read_source(w, 2, 0, 'u') : draft_undefined(w->d);
    uint32_t count = values_to_store(w, operand->mask, 2 + is_structured, v);
    draft_id mask = draft_constant(w->d, (1u << count) - 1);
    if (count > 0)
        DRAFT_CALL(w->d, DX_BufferStore, WORD_ANY, buffer.handle, first, second, v[0], v[1], v[2], v[3], mask);
}
