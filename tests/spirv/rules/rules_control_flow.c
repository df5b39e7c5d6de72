/* Rules for hints: [branch], [flatten], [loop], [unroll]. */
#include "rules.h"

#include <stdlib.h>

/* DXIL's hint is attached to the branch; SPIR-V's is the control of the selection that the branch ends. Options replace
 * the hints of all branches. */
static void check_selection(struct conversion *c, const struct code_view *op)
{
    struct dxil_at at = dxil_at(c, op);

    if (!at.i || at.i->opcode != OP_BRANCH)
        return;
    enum dxs_selection_hint wanted = c->options->workarounds.selections;
    uint32_t attached = wanted == DXS_SELECTION_HINT_AS_WRITTEN ? at.i->attached
                        : wanted == DXS_SELECTION_HINT_BRANCH   ? ATTACHED_BRANCH
                        : wanted == DXS_SELECTION_HINT_FLATTEN  ? ATTACHED_FLATTEN
                                                                : 0;
    uint32_t expected = attached & ATTACHED_BRANCH    ? SpvSelectionControlDontFlattenMask
                        : attached & ATTACHED_FLATTEN ? SpvSelectionControlFlattenMask
                                                      : SpvSelectionControlMaskNone;
    if (op->words[2] != expected)
        fault_found(c, op, "a selection has the control %u, expected %u", op->words[2], expected);
}

enum {
    UNSEEN,
    OPEN, /* on the path of the search */
    DONE
};

struct search {
    const struct function *f;
    uint8_t *states; /* by block */
    uint32_t *path;  /* blocks */
    uint32_t *next;  /* by block: target to look at */
    uint32_t attached, count;
};

static bool has_hint(const struct search *s, uint32_t block)
{
    const struct basic_block *b = &s->f->blocks[block];

    return s->f->instructions[b->first_instruction + b->instruction_count - 1].attached & s->attached;
}

/* Looks at the next target of a block; returns the one to go to, UINT32_MAX: none. A branch back to a block of the path
 * is a latch. */
static uint32_t advance(struct search *s, uint32_t block)
{
    const struct basic_block *b = &s->f->blocks[block];

    while (s->next[block] < b->target_count) {
        uint32_t target = s->f->targets[b->first_target + s->next[block]++];
        if (s->states[target] == OPEN && has_hint(s, block))
            s->count++;
        if (s->states[target] == UNSEEN)
            return target;
    }
    return UINT32_MAX;
}

static void search(struct search *s)
{
    uint32_t depth = 0;

    s->path[depth++] = 0;
    s->states[0] = OPEN;
    while (depth > 0) {
        uint32_t block = s->path[depth - 1], target = advance(s, block);
        if (target == UINT32_MAX) {
            s->states[block] = DONE;
            depth--;
        } else {
            s->states[target] = OPEN;
            s->path[depth++] = target;
        }
    }
}

/* Latches with the hint. Simplifications of LLVM leave some on other branches, where they mean nothing. */
static uint32_t count_in(const struct function *f, uint32_t attached)
{
    struct search s = {.f = f, .attached = attached};

    s.states = calloc(f->block_count + 1, sizeof *s.states);
    s.path = calloc(f->block_count + 1, sizeof *s.path);
    s.next = calloc(f->block_count + 1, sizeof *s.next);
    if (!s.states || !s.path || !s.next)
        exit(3);
    if (f->block_count > 0)
        search(&s);
    free(s.states);
    free(s.path);
    free(s.next);
    return s.count;
}

static bool is_reached(const struct conversion *c, uint32_t function)
{
    for (size_t n = 0; n < c->words->op_count; n++)
        if (c->words->ops[n].function == function && c->words->ops[n].line != NO_LINE)
            return true;
    return false;
}

static uint32_t count_hints(const struct conversion *c, uint32_t attached)
{
    uint32_t count = 0;

    for (uint32_t n = 0; n < c->dxil->module->function_count; n++)
        if (is_reached(c, n))
            count += count_in(&c->dxil->module->functions[n], attached);
    return count;
}

/* The hint of a loop is attached to its latches, which the structurizer may move: numbers are compared. */
static void check_loops(struct conversion *c)
{
    uint32_t unrolled = 0, kept = 0, loops = 0;

    for (size_t n = 0; n < c->words->op_count; n++) {
        const struct code_view *op = &c->words->ops[n];
        if (op->opcode != SpvOpLoopMerge)
            continue;
        loops++;
        unrolled += (op->words[3] & SpvLoopControlUnrollMask) != 0;
        kept += (op->words[3] & SpvLoopControlDontUnrollMask) != 0;
    }
    enum dxs_loop_hint wanted = c->options->workarounds.loops;
    bool as_written = wanted == DXS_LOOP_HINT_AS_WRITTEN;
    uint32_t dxil_unrolled = as_written ? count_hints(c, ATTACHED_UNROLL) : wanted == DXS_LOOP_HINT_UNROLL;
    uint32_t dxil_kept = as_written ? count_hints(c, ATTACHED_LOOP) : wanted == DXS_LOOP_HINT_KEEP;
    if (loops && ((dxil_unrolled && !unrolled) || (unrolled && !dxil_unrolled)))
        fault_found(c, NULL, "%u loops of %u have Unroll, %u ask for it", unrolled, loops, dxil_unrolled);
    if (loops && ((dxil_kept && !kept) || (kept && !dxil_kept)))
        fault_found(c, NULL, "%u loops of %u have DontUnroll, %u ask for it", kept, loops, dxil_kept);
}

void check_control_flow(struct conversion *c)
{
    for (size_t n = 0; n < c->words->op_count; n++)
        if (c->words->ops[n].opcode == SpvOpSelectionMerge)
            check_selection(c, &c->words->ops[n]);
    check_loops(c);
}
