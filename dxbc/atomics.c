/* Atomic operations on buffers, textures and groupshared memory; counters. */
#include "dxbc/walk.h"

enum {
    ORDER_MONOTONIC = 2 /* LLVM's number of the ordering */
};

/* ---- Groupshared memory ------------------------------------------------------------------------------------------ */

static draft_id shared_atomic(struct walk *w, uint32_t operation, uint32_t memory)
{
    const struct token_operand *operand = &w->i.operands[memory];
    bool compares = operation == COMPARE_EXCHANGE;
    draft_id words, values[2] = {NO_DRAFT, NO_DRAFT}, first = read_source(w, memory + 1, 0, 'u');
    draft_id second = shared_is_structured(w, operand) ? read_source(w, memory + 1, 1, 'u') : NO_DRAFT;
    struct draft_instruction i = {.opcode = compares ? OP_COMPARE_EXCHANGE : OP_ATOMIC_RMW,
                                  .sub = compares ? 0 : (uint8_t)operation,
                                  .dx_op = DX_OP_NONE,
                                  .aux = ORDER_MONOTONIC | (compares ? ORDER_MONOTONIC << 8 : 0)};

    for (uint32_t n = 0; n < 1 + (uint32_t)compares; n++)
        values[n] = read_source(w, memory + 2 + n, 0, 'u');
    draft_id word = shared_word(w, operand, first, second);
    draft_id pointer = shared_pointer(w, operand, word, &words);
    i.words = words;
    uint32_t operands[] = {draft_operand(pointer, WANT_WHOLE), draft_operand(values[0], WANT_INT),
                           compares ? draft_operand(values[1], WANT_INT) : 0};
    return draft_atomic(w->d, i, 2 + compares, operands);
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static draft_id resource_atomic(struct walk *w, uint32_t operation, uint32_t memory)
{
    /* Of AtomicBinOp. */
    static const uint8_t numbers[] = {
        [ATOMIC_ADD] = 0, [ATOMIC_AND] = 1,  [ATOMIC_OR] = 2,   [ATOMIC_XOR] = 3,     [ATOMIC_MIN] = 4,
        [ATOMIC_MAX] = 5, [ATOMIC_UMIN] = 6, [ATOMIC_UMAX] = 7, [ATOMIC_EXCHANGE] = 8};
    struct resource_operand resource = resource_operand(w, memory);
    draft_id at[3];

    add_coordinates(w, memory + 1, coordinate_count(resource.info), 3, 'u', at);
    draft_id value = read_source(w, memory + 2, 0, 'u');
    if (operation == COMPARE_EXCHANGE) {
        draft_id desired = read_source(w, memory + 3, 0, 'u');
        return DRAFT_CALL(w->d, DX_AtomicCompareExchange, WORD_INT, resource.handle, at[0], at[1], at[2], value,
                          desired);
    }
    draft_id number = draft_constant(w->d, numbers[operation]);
    return DRAFT_CALL(w->d, DX_AtomicBinOp, WORD_INT, resource.handle, number, at[0], at[1], at[2], value);
}

void walk_atomic(struct walk *w, uint32_t operation, bool has_result)
{
    uint32_t memory = has_result;
    draft_id old = w->i.operands[memory].kind == REGISTER_GROUPSHARED ? shared_atomic(w, operation, memory)
                                                                      : resource_atomic(w, operation, memory);

    if (has_result)
        write_same(w, 0, old);
}

/* alloc: the counter before, consume: after the change. BufferUpdateCounter returns so. */
void walk_counter(struct walk *w, uint32_t step)
{
    struct resource_operand resource = resource_operand(w, 1);

    if (resource.info->kind != DXS_RESOURCE_KIND_STRUCTURED_BUFFER)
        walk_fail(w, "a counter of a buffer without structures");
    draft_id value =
        DRAFT_CALL(w->d, DX_BufferUpdateCounter, DRAFT_NOTHING, resource.handle, draft_constant(w->d, step));
    write_same(w, 0, value);
}
