/* Goes through the instructions of a function, and through those of the subroutines that it calls. */
#include "dxbc/walk.h"

static bool is_declaration(uint32_t opcode)
{
    return (opcode >= TOKEN_dcl_resource && opcode <= TOKEN_dcl_global_flags) ||
           (opcode >= TOKEN_dcl_stream && opcode <= TOKEN_dcl_resource_structured) ||
           opcode == TOKEN_dcl_gs_instance_count || opcode == TOKEN_customdata || opcode == TOKEN_nop ||
           opcode == TOKEN_hs_decls || opcode == TOKEN_debug_break || opcode == TOKEN_abort;
}

static void walk_instruction(struct walk *w)
{
    w->cycles = NO_DRAFT;
    if (w->i.opcode == TOKEN_dcl_indexable_temp) {
        declare_indexable(w);
        return;
    }
    if (is_declaration(w->i.opcode) || walk_control_flow(w) || !w->d->is_open)
        return;
    if (!walk_arithmetic(w) && !walk_doubles(w) && !walk_buffers(w) && !walk_textures(w) && !walk_atomics(w) &&
        !walk_stage(w))
        walk_unsupported(w, "no translation exists");
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
