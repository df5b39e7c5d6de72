/* Control flow that the lowering of one operation adds after structurization. Each construct is closed before the
 * operation ends, so the function stays structured. */
#include "cfg/loops.h"
#include "spirv/function/function.h"

uint32_t current_label(const struct lowering *l)
{
    return l->state->label;
}

void begin_block(struct lowering *l, uint32_t label)
{
    EMIT_VOID(l->b, SpvOpLabel, label);
    l->state->label = label;
    if (l->on_block)
        l->on_block(l);
}

struct open_if open_branch(struct lowering *l, uint32_t condition)
{
    struct open_if block = {.before = l->state->label, .merge = new_id(l->b)};
    uint32_t inside = new_id(l->b);

    EMIT_VOID(l->b, SpvOpSelectionMerge, block.merge, SpvSelectionControlMaskNone);
    branch_if(l->b, condition, inside, block.merge);
    begin_block(l, inside);
    l->state->conditions++;
    return block;
}

void close_branch(struct lowering *l, struct open_if *block)
{
    block->inside_end = l->state->label;
    branch(l->b, block->merge);
    begin_block(l, block->merge);
    l->state->conditions--;
}

uint32_t merge_if(struct lowering *l, const struct open_if *block, uint32_t type, uint32_t inside, uint32_t outside)
{
    return block->merge ? EMIT(l->b, SpvOpPhi, type, inside, block->inside_end, outside, block->before) : inside;
}

void end_if(struct lowering *l, uint32_t condition, SpvOp end)
{
    uint32_t last = new_id(l->b), live = new_id(l->b);

    EMIT_VOID(l->b, SpvOpSelectionMerge, live, SpvSelectionControlMaskNone);
    branch_if(l->b, condition, last, live);
    begin_block(l, last);
    append(l->b, l->b->code, end, 0);
    begin_block(l, live);
}

struct open_loop open_loop(struct lowering *l)
{
    struct open_loop loop = {new_id(l->b), new_id(l->b), new_id(l->b)};
    uint32_t body = new_id(l->b);

    branch(l->b, loop.header);
    begin_block(l, loop.header);
    EMIT_VOID(l->b, SpvOpLoopMerge, loop.merge, loop.continue_target, SpvLoopControlMaskNone);
    branch(l->b, body);
    begin_block(l, body);
    l->state->conditions++;
    return loop;
}

void close_loop(struct lowering *l, struct open_loop *loop, uint32_t done)
{
    branch_if(l->b, done, loop->merge, loop->continue_target);
    begin_block(l, loop->continue_target);
    branch(l->b, loop->header);
    begin_block(l, loop->merge);
    l->state->conditions--;
}

static void find_loop_blocks(struct lowering *l, struct function_state *s)
{
    s->in_loop = bitset_create(l->arena, s->graph.block_count);
    if (s->graph.first[s->graph.block_count] == 0) /* no edges, so no loops */
        return;
    struct arena_mark scratch = arena_mark(l->arena);
    const struct flow *flow = flow_create(l->arena, &s->graph);
    const struct loop_forest *forest = find_loops(l->arena, flow);
    for (uint32_t b = 0; b < flow->block_count; b++)
        if (forest->loop[b] != NO_BLOCK)
            bitset_add(&s->in_loop, flow->source[b]);
    arena_rewind(l->arena, scratch);
}

bool is_in_loop(struct lowering *l, struct function_state *s, block_id block)
{
    if (!s->in_loop.words)
        find_loop_blocks(l, s);
    return bitset_has(&s->in_loop, block);
}
