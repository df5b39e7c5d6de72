/* Goes through the instructions of a function, and through those of the subroutines that it calls. */
#include "dxbc/walk.h"

/* Whether the instruction opens or closes a scope, or declares registers. */
static bool matters_in_dead_code(uint32_t opcode)
{
    switch (opcode) {
    case TOKEN_if:
    case TOKEN_else:
    case TOKEN_endif:
    case TOKEN_loop:
    case TOKEN_endloop:
    case TOKEN_switch:
    case TOKEN_case:
    case TOKEN_default:
    case TOKEN_endswitch:
    case TOKEN_dcl_indexable_temp:
        return true;
    default:
        return false;
    }
}

static void walk_unknown(struct walk *w)
{
    walk_unsupported(w, "no translation exists");
}

/* It has the parameter of the functions that it calls, so each case ends in a jump. */
static NOINLINE void walk_instruction(struct walk *w)
{
    w->cycles = NO_DRAFT;
    if (!w->d->is_open && !matters_in_dead_code(w->i.opcode))
        return;
#define DECLARATION(...)
#define OPCODE(number, name, operands, translation)                                                                    \
    case TOKEN_##name:                                                                                                 \
        translation;                                                                                                   \
        break;
    switch (w->i.opcode) {
#include "dxbc/opcodes.def"
    }
#undef OPCODE
}

/* Reads the next instruction of the phase. At the end of a subroutine it returns to the caller. False: the end. */
static bool next_instruction(struct walk *w, const struct phase *phase)
{
    for (;;) {
        bool is_there = w->tokens.end < phase->end && tokens_next(&w->tokens, &w->i);
        if (is_there && w->i.opcode != TOKEN_label)
            return true;
        if (w->frames.count == 1)
            return false;
        leave_call(w);
    }
}

void walk_phase(struct walk *w, const struct phase *phase)
{
    draft_label end = draft_new_label(w->d);

    w->tokens = w->program->tokens;
    w->tokens.at = w->tokens.end = phase->begin;
    vector_push(w->arena, &w->frames, (struct frame){.label = DXS_NONE, .end = end});
    w->temps.count = 0;
    w->is_done = false;
    while (!w->is_done && next_instruction(w, phase)) {
        if (++w->walked > w->limit)
            tokens_fail(&w->tokens, DXS_RESULT_LIMIT_EXCEEDED, "calls and phases expand to more than %u instructions",
                        w->limit);
        walk_instruction(w);
    }
    if (w->scopes.count > 0)
        walk_fail(w, "the program ends inside of a loop, an if or a switch");
    if (w->d->label_is_used.data[end])
        draft_place(w->d, end);
    w->frames.count = 0;
}
