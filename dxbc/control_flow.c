/* Blocks of structured instructions. Code behind a jump is dead until the next else, case or end. */
#include "dxbc/walk.h"

enum {
    MAX_SCOPES = 256, /* Direct3D allows 64 */
    MAX_CALLS = 32
};

static struct scope *innermost(struct walk *w, enum scope_kind kind)
{
    uint32_t outside = w->frames.data[w->frames.count - 1].scope_count;

    if (w->scopes.count == outside || w->scopes.data[w->scopes.count - 1].kind != kind)
        walk_refuse(w, "does not match what is open");
    return &w->scopes.data[w->scopes.count - 1];
}

static struct scope *open_scope(struct walk *w, enum scope_kind kind)
{
    if (w->scopes.count == MAX_SCOPES)
        tokens_fail(&w->tokens, DXS_RESULT_NESTING_LIMIT, "control flow nests more than %d deep", MAX_SCOPES);
    vector_push(w->arena, &w->scopes,
                (struct scope){.kind = (uint8_t)kind,
                               .is_dead = !w->d->is_open,
                               .next = draft_new_label(w->d),
                               .end = draft_new_label(w->d),
                               .default_case = NO_DRAFT});
    return &w->scopes.data[w->scopes.count - 1];
}

/* Goes to `taken` if the condition of operand 0 holds, and on otherwise. */
static void branch_if(struct walk *w, draft_label taken, draft_label otherwise)
{
    draft_id condition = read_source(w, 0, 0, 'c');

    if (w->i.if_not_zero)
        draft_branch(w->d, condition, taken, otherwise);
    else
        draft_branch(w->d, condition, otherwise, taken);
}

/* The same, and goes on behind it. */
static void leave_if(struct walk *w, draft_label target)
{
    draft_label rest = draft_new_label(w->d);

    branch_if(w, target, rest);
    draft_place(w->d, rest);
}

/* ---- if ---------------------------------------------------------------------------------------------------------- */

void walk_if(struct walk *w)
{
    draft_label then = draft_new_label(w->d);
    struct scope *scope = open_scope(w, SCOPE_IF);

    if (scope->is_dead)
        return;
    branch_if(w, then, scope->next);
    draft_place(w->d, then);
}

void walk_else(struct walk *w)
{
    struct scope *scope = innermost(w, SCOPE_IF);

    if (scope->has_else)
        walk_fail(w, "a second else");
    scope->has_else = true;
    if (scope->is_dead)
        return;
    if (w->d->is_open)
        draft_jump(w->d, scope->end);
    draft_place(w->d, scope->next);
}

void walk_endif(struct walk *w)
{
    const struct scope *scope = innermost(w, SCOPE_IF);

    draft_place_if_used(w->d, scope->has_else ? scope->end : scope->next);
    w->scopes.count--;
}

/* ---- loop -------------------------------------------------------------------------------------------------------- */

void walk_loop(struct walk *w)
{
    const struct scope *scope = open_scope(w, SCOPE_LOOP);

    if (!scope->is_dead)
        draft_place(w->d, scope->next);
}

void walk_endloop(struct walk *w)
{
    const struct scope *scope = innermost(w, SCOPE_LOOP);

    if (w->d->is_open)
        draft_jump(w->d, scope->next);
    draft_place_if_used(w->d, scope->end);
    w->scopes.count--;
}

/* The scope that break (`loops_only`: continue) leaves. */
static const struct scope *scope_to_leave(struct walk *w, bool loops_only)
{
    uint32_t outside = w->frames.data[w->frames.count - 1].scope_count;

    for (uint32_t n = w->scopes.count; n-- > outside;)
        if (w->scopes.data[n].kind == SCOPE_LOOP || (!loops_only && w->scopes.data[n].kind == SCOPE_SWITCH))
            return &w->scopes.data[n];
    walk_refuse(w, "outside of a loop");
}

void walk_leave(struct walk *w, bool continues)
{
    const struct scope *scope = scope_to_leave(w, continues);
    draft_label target = continues ? scope->next : scope->end;

    if (w->i.operand_count > 0)
        leave_if(w, target);
    else
        draft_jump(w->d, target);
}

/* ---- switch ------------------------------------------------------------------------------------------------------ */

void walk_switch(struct walk *w)
{
    struct scope *scope = open_scope(w, SCOPE_SWITCH);

    scope->first_case = w->cases.count;
    if (!scope->is_dead)
        scope->switch_block = draft_begin_switch(w->d, read_source(w, 0, 0, 'i'));
}

/* Begins the code of a case, or goes on with that of the case before. Returns its label. */
static draft_label begin_case(struct walk *w, struct scope *scope)
{
    if (!draft_is_at(w->d, scope->next)) {
        scope->next = draft_new_label(w->d);
        draft_place(w->d, scope->next);
    }
    return scope->next;
}

void walk_case(struct walk *w)
{
    struct scope *scope = innermost(w, SCOPE_SWITCH);

    if (scope->is_dead)
        return;
    draft_label label = begin_case(w, scope);
    vector_push(w->arena, &w->cases, (struct switch_case){label, w->i.operands[0].immediates[0]});
}

void walk_default(struct walk *w)
{
    struct scope *scope = innermost(w, SCOPE_SWITCH);

    if (scope->is_dead)
        return;
    if (scope->default_case != NO_DRAFT)
        walk_fail(w, "a second default");
    scope->default_case = begin_case(w, scope);
}

void walk_endswitch(struct walk *w)
{
    const struct scope *scope = innermost(w, SCOPE_SWITCH);
    uint32_t count = w->cases.count - scope->first_case;
    draft_label *targets = arena_words(w->arena, (size_t)count + 1);
    uint64_t *values = arena_zeroed(w->arena, (size_t)count + 1, sizeof *values);

    if (!scope->is_dead) {
        targets[0] = scope->default_case != NO_DRAFT ? scope->default_case : scope->end;
        for (uint32_t n = 0; n < count; n++) {
            targets[n + 1] = w->cases.data[scope->first_case + n].label;
            values[n + 1] = w->cases.data[scope->first_case + n].value;
        }
        const uint64_t *repeated = find_repeated(w->arena, values + 1, count);
        if (repeated)
            walk_fail(w, "a switch with two cases %u", (uint32_t)*repeated);
        draft_end_switch(w->d, scope->switch_block, count + 1, targets, values);
        draft_place_if_used(w->d, scope->end);
    }
    w->cases.count = scope->first_case;
    w->scopes.count--;
}

/* ---- Subroutines ------------------------------------------------------------------------------------------------- */

/* Goes on with the subroutine's code; `end`: what follows the call. */
static void enter_call(struct walk *w, uint32_t operand, draft_label end)
{
    const struct label *label = program_label(w->program, w->i.operands[operand].indices[0].immediate);

    for (uint32_t n = 0; n < w->frames.count; n++)
        if (w->frames.data[n].label == label->id)
            walk_fail(w, "subroutine l%u calls itself", label->id);
    if (w->frames.count > MAX_CALLS)
        tokens_fail(&w->tokens, DXS_RESULT_NESTING_LIMIT, "calls nest more than %d deep", MAX_CALLS);
    vector_push(w->arena, &w->frames,
                (struct frame){.label = label->id, .return_to = w->tokens, .end = end, .scope_count = w->scopes.count});
    w->tokens.at = w->tokens.end = label->begin;
}

void leave_call(struct walk *w)
{
    const struct frame *frame = &w->frames.data[w->frames.count - 1];

    if (w->scopes.count > frame->scope_count)
        walk_fail(w, "a subroutine ends inside of a loop, an if or a switch");
    draft_place_if_used(w->d, frame->end);
    w->tokens = frame->return_to;
    w->frames.count--;
}

void walk_call(struct walk *w)
{
    if (w->i.opcode == TOKEN_call) {
        enter_call(w, 0, draft_new_label(w->d));
        return;
    }
    draft_label body = draft_new_label(w->d), end = draft_new_label(w->d);
    branch_if(w, body, end);
    draft_place(w->d, body);
    enter_call(w, 1, end);
}

/* Phases of the patch function go on with the next phase, subroutines with their caller. */
static bool returns_by_jump(const struct walk *w)
{
    return w->is_patch_function || w->frames.count > 1;
}

/* Behind a return outside of any scope all code is dead, up to the next label. */
void walk_return(struct walk *w)
{
    const struct frame *frame = &w->frames.data[w->frames.count - 1];

    if (w->scopes.count == frame->scope_count && w->frames.count > 1)
        leave_call(w);
    else if (w->scopes.count == 0)
        w->is_done = true;
    else if (returns_by_jump(w))
        draft_jump(w->d, frame->end);
    else
        draft_return(w->d);
}

void walk_conditional_return(struct walk *w)
{
    draft_label leave = draft_new_label(w->d), rest = draft_new_label(w->d);

    if (returns_by_jump(w)) {
        leave_if(w, w->frames.data[w->frames.count - 1].end);
        return;
    }
    branch_if(w, leave, rest);
    draft_place(w->d, leave);
    draft_return(w->d);
    draft_place(w->d, rest);
}
