/* Notes of the caller (dxs_options.notes): non-semantic instructions behind the declarations. */
#include "base/sized.h"
#include "spirv/debug/info.h"

#include <string.h>

enum {
    SET,
    INSTRUCTION,
    TEXT,
    FIXED_OPERANDS,
    MAX_NUMBERS = MAX_OPERAND_WORDS - 2 - FIXED_OPERANDS /* 2: result type and id */
};

static uint32_t import(struct lowering *l, uint32_t *ids, uint32_t n)
{
    const struct dxs_note *notes = l->options->notes;

    for (uint32_t k = 0; k < n; k++)
        if (ids[k] && strcmp(notes[k].set, notes[n].set) == 0)
            return ids[n] = ids[k];
    return ids[n] = new_import(l->b, notes[n].set);
}

static void emit_note(struct lowering *l, const struct dxs_note *note, uint32_t set)
{
    struct builder *b = l->b;
    uint32_t *operands = arena_words(l->arena, FIXED_OPERANDS + note->number_count);

    operands[SET] = set;
    operands[INSTRUCTION] = note->instruction;
    operands[TEXT] = new_string(b, note->text);
    for (uint32_t n = 0; n < note->number_count; n++)
        operands[FIXED_OPERANDS + n] = constant_u32(b, note->numbers[n]);
    uint32_t type = type_void(b), id = new_id(b);
    b->code = &b->globals;
    EMIT_LIST(b, SpvOpExtInst, type, id, FIXED_OPERANDS + note->number_count, operands);
    b->code = &b->functions;
}

void emit_notes(struct lowering *l)
{
    const struct dxs_options *options = l->options;
    uint32_t *ids;

    if (options->note_count == 0)
        return;
    ids = arena_zeroed_words(l->arena, options->note_count);
    need_extension(l->b, EXT_NON_SEMANTIC_INFO);
    for (uint32_t n = 0; n < options->note_count; n++) {
        const struct dxs_note *note = &options->notes[n];
        refuse_unknown(l->fault, note->reserved, sizeof note->reserved, "dxs_note");
        if (!note->text)
            continue;
        if (!note->set || strncmp(note->set, "NonSemantic.", 12) != 0 || note->number_count > MAX_NUMBERS)
            fail(l->fault, DXS_RESULT_INVALID_ARGUMENT,
                 "options.notes[%u]: the set must begin with NonSemantic., and %u numbers are possible", n,
                 (unsigned)MAX_NUMBERS);
        emit_note(l, note, import(l, ids, n));
    }
}
