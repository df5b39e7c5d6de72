/* Atomic operations on buffers, textures and groupshared memory; counters. */
#include "dxbc/walk.h"

enum {
    NO_ATOMIC = 0xFF,
    EXCHANGE = 8, /* DXIL's numbers of atomic operations, in AtomicBinOp */
    COMPARE_EXCHANGE = 0xFE,
    ORDER_MONOTONIC = 2 /* LLVM's number of the ordering */
};

struct atomic_form {
    uint8_t dx_number; /* of AtomicBinOp, or COMPARE_EXCHANGE */
    uint8_t rmw;       /* enum atomic */
    bool has_result;
};

static bool find_atomic(uint32_t opcode, struct atomic_form *form)
{
    static const struct {
        uint8_t plain, returning; /* opcodes; 0: none */
        uint8_t number, rmw;
    } forms[] = {
        {TOKEN_atomic_and, TOKEN_imm_atomic_and, 1, ATOMIC_AND},
        {TOKEN_atomic_or, TOKEN_imm_atomic_or, 2, ATOMIC_OR},
        {TOKEN_atomic_xor, TOKEN_imm_atomic_xor, 3, ATOMIC_XOR},
        {TOKEN_atomic_iadd, TOKEN_imm_atomic_iadd, 0, ATOMIC_ADD},
        {TOKEN_atomic_imax, TOKEN_imm_atomic_imax, 5, ATOMIC_MAX},
        {TOKEN_atomic_imin, TOKEN_imm_atomic_imin, 4, ATOMIC_MIN},
        {TOKEN_atomic_umax, TOKEN_imm_atomic_umax, 7, ATOMIC_UMAX},
        {TOKEN_atomic_umin, TOKEN_imm_atomic_umin, 6, ATOMIC_UMIN},
        {0, TOKEN_imm_atomic_exch, EXCHANGE, ATOMIC_EXCHANGE},
        {TOKEN_atomic_cmp_store, TOKEN_imm_atomic_cmp_exch, COMPARE_EXCHANGE, 0},
    };

    for (size_t n = 0; n < sizeof forms / sizeof *forms; n++) {
        if (opcode == 0 || (forms[n].plain != opcode && forms[n].returning != opcode))
            continue;
        *form = (struct atomic_form){forms[n].number, forms[n].rmw, forms[n].returning == opcode};
        return true;
    }
    return false;
}

/* ---- Groupshared memory ------------------------------------------------------------------------------------------ */

static draft_id shared_atomic(struct walk *w, const struct atomic_form *form, uint32_t memory)
{
    const struct token_operand *operand = &w->i.operands[memory];
    bool compares = form->dx_number == COMPARE_EXCHANGE;
    draft_id words, values[2] = {NO_DRAFT, NO_DRAFT}, first = read_source(w, memory + 1, 0, 'u');
    draft_id second = shared_is_structured(w, operand) ? read_source(w, memory + 1, 1, 'u') : NO_DRAFT;
    struct draft_instruction i = {.opcode = compares ? OP_COMPARE_EXCHANGE : OP_ATOMIC_RMW,
                                  .sub = form->rmw,
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

/* Three coordinates: an index or byte offset, with the offset in the structure; texels. */
static void add_address(struct walk *w, const struct dxs_resource *info, uint32_t operand, draft_id coordinates[3])
{
    uint32_t count = coordinate_count(info);

    for (uint32_t c = 0; c < 3; c++)
        coordinates[c] = c < count ? read_source(w, operand, c, 'u') : draft_undefined(w->d);
}

static draft_id resource_atomic(struct walk *w, const struct atomic_form *form, uint32_t memory)
{
    struct resource_operand resource = resource_operand(w, memory);
    draft_id at[3];

    add_address(w, resource.info, memory + 1, at);
    draft_id value = read_source(w, memory + 2, 0, 'u');
    if (form->dx_number == COMPARE_EXCHANGE) {
        draft_id desired = read_source(w, memory + 3, 0, 'u');
        return DRAFT_CALL(w->d, DX_AtomicCompareExchange, WORD_INT, resource.handle, at[0], at[1], at[2], value,
                          desired);
    }
    draft_id number = draft_constant(w->d, form->dx_number);
    return DRAFT_CALL(w->d, DX_AtomicBinOp, WORD_INT, resource.handle, number, at[0], at[1], at[2], value);
}

static void walk_atomic(struct walk *w, const struct atomic_form *form)
{
    uint32_t memory = form->has_result;
    draft_id old = w->i.operands[memory].kind == REGISTER_GROUPSHARED ? shared_atomic(w, form, memory)
                                                                      : resource_atomic(w, form, memory);
    draft_id results[4] = {old, old, old, old};

    if (form->has_result)
        write_result(w, 0, results);
}

/* alloc: the counter before, consume: after the change. BufferUpdateCounter returns so. */
static void walk_counter(struct walk *w, uint32_t step)
{
    struct resource_operand resource = resource_operand(w, 1);

    if (resource.info->kind != DXS_RESOURCE_KIND_STRUCTURED_BUFFER)
        walk_fail(w, "a counter of a buffer without structures");
    draft_id value =
        DRAFT_CALL(w->d, DX_BufferUpdateCounter, DRAFT_NOTHING, resource.handle, draft_constant(w->d, step));
    draft_id results[4] = {value, value, value, value};
    write_result(w, 0, results);
}

bool walk_atomics(struct walk *w)
{
    struct atomic_form form;

    if (find_atomic(w->i.opcode, &form)) {
        walk_atomic(w, &form);
        return true;
    }
    switch (w->i.opcode) {
    case TOKEN_imm_atomic_alloc:
        walk_counter(w, 1);
        return true;
    case TOKEN_imm_atomic_consume:
        walk_counter(w, UINT32_MAX);
        return true;
    default:
        return false;
    }
}
