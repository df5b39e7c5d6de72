/* Instructions of single stages: discard, evaluation of inputs, vertices of geometry shaders, barriers. */
#include "dxbc/walk.h"

void walk_discard(struct walk *w)
{
    draft_id condition = read_source(w, 0, 0, 'c');

    if (!w->i.if_not_zero)
        condition = draft_not(w->d, condition);
    DRAFT_CALL(w->d, DX_Discard, DRAFT_NOTHING, condition);
}

/* Modes of DXIL's barrier by the flags of sync. */
void walk_sync(struct walk *w)
{
    enum {
        SYNC_THREADS = 1,
        SYNC_SHARED = 2,
        SYNC_UAV_GROUP = 4,
        SYNC_UAV_GLOBAL = 8,
        MODE_THREADS = 1,
        MODE_UAV_GLOBAL = 2,
        MODE_UAV_GROUP = 4,
        MODE_SHARED = 8
    };
    uint32_t flags = w->i.controls & 15, mode = 0;

    mode |= flags & SYNC_THREADS ? MODE_THREADS : 0;
    mode |= flags & SYNC_SHARED ? MODE_SHARED : 0;
    mode |= flags & SYNC_UAV_GROUP ? MODE_UAV_GROUP : 0;
    mode |= flags & SYNC_UAV_GLOBAL ? MODE_UAV_GLOBAL : 0;
    if (mode)
        DRAFT_CALL(w->d, DX_Barrier, DRAFT_NOTHING, draft_constant(w->d, mode));
}

/* ---- Evaluation of inputs ---------------------------------------------------------------------------------------- */

/* Operands: element, row, column, then `extra` from operand 2. */
static draft_id evaluate(struct walk *w, uint32_t dx_op, const struct place *place, uint32_t extra,
                         const draft_id *offsets)
{
    draft_id operands[5] = {draft_constant(w->d, place->element), draft_constant(w->d, place->row),
                            draft_constant(w->d, place->column)};

    for (uint32_t n = 0; n < extra; n++)
        operands[3 + n] = offsets[n];
    return draft_call(w->d, dx_op, WORD_FLOAT, 3 + extra, operands);
}

/* Of a computed register, all in reach are evaluated. */
static draft_id evaluate_indexed(struct walk *w, uint32_t dx_op, const struct token_operand *input, uint32_t component,
                                 uint32_t extra, const draft_id *offsets)
{
    const struct token_index *index = &input->indices[0];
    struct register_range range = reachable_registers(w, SIGNATURE_INPUT, input, index->immediate);
    draft_id row = index_value(w, index), value = draft_constant(w->d, 0);

    for (uint32_t r = range.first; r < range.end; r++) {
        const struct place *place = register_place(w, SIGNATURE_INPUT, r, component);
        if (!place)
            continue;
        draft_id evaluated = evaluate(w, dx_op, place, extra, offsets);
        draft_id is_here = draft_compare(w->d, ICMP_EQ, row, draft_constant(w->d, r));
        value = draft_select(w->d, is_here, evaluated, value);
    }
    return value;
}

void walk_evaluation(struct walk *w, uint32_t dx_op, uint32_t extra)
{
    const struct token_operand *input = &w->i.operands[1];
    uint32_t mask = result_mask(w, 0), row = input->indices[0].immediate;
    draft_id results[4] = {0}, offsets[2], value;

    for (uint32_t n = 0; n < extra; n++)
        offsets[n] = read_source(w, 2, n, 'i');
    for (uint32_t c = 0; c < 4; c++) {
        uint32_t component = input->swizzle[c];
        if (!(mask >> c & 1))
            continue;
        if (input->indices[0].relative)
            value = evaluate_indexed(w, dx_op, input, component, extra, offsets);
        else
            value = evaluate(w, dx_op, need_register_place(w, SIGNATURE_INPUT, input, row, component), extra, offsets);
        results[c] = apply_modifiers(w, input, value, 'f');
    }
    write_result(w, 0, results);
}

/* ---- Vertices ---------------------------------------------------------------------------------------------------- */

void walk_vertex(struct walk *w, uint32_t dx_op, bool has_stream)
{
    uint32_t stream = has_stream ? w->i.operands[0].indices[0].immediate : 0;

    if (w->program->tokens.stage != DXS_STAGE_GEOMETRY || stream >= MAX_STREAMS)
        walk_fail(w, "%s of stream %u in this stage", token_opcode_name(w->i.opcode), stream);
    if (dx_op != DX_CutStream)
        store_vertex(w, stream);
    DRAFT_CALL(w->d, dx_op, DRAFT_NOTHING, draft_constant(w->d, stream));
}
