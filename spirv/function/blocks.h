/* Control flow that the lowering of one operation adds: if, loop, conditional end. */
#ifndef SPIRV_FUNCTION_BLOCKS_H
#define SPIRV_FUNCTION_BLOCKS_H

#include "spirv/lowering.h"

/* Label of the block that is being emitted: the parent that a phi names for values computed here. */
uint32_t current_label(const struct lowering *l);

/* Begins a block with this label. The previous block must have its terminator. */
void begin_block(struct lowering *l, uint32_t label);

/* if (condition) { ... }: code emitted between open_if and close_if runs under the condition. If the condition is 0,
 * the code always runs, no branch is emitted, and merge_if returns `inside`.
 *     struct open_if block = open_if(l, condition);
 *     uint32_t value = EMIT(...);
 *     close_if(l, &block);
 *     uint32_t merged = merge_if(l, &block, type, value, otherwise);
 * merge_if emits a phi: if it is called, it directly follows close_if. */
struct open_if {
    uint32_t before, inside_end, merge; /* labels: block of the branch, last block inside, merge block */
};
struct open_if open_branch(struct lowering *l, uint32_t condition); /* open_if, condition not 0 */
void close_branch(struct lowering *l, struct open_if *block);
static inline struct open_if open_if(struct lowering *l, uint32_t condition)
{
    return condition ? open_branch(l, condition) : (struct open_if){0};
}
static inline void close_if(struct lowering *l, struct open_if *block)
{
    if (block->merge)
        close_branch(l, block);
}
uint32_t merge_if(struct lowering *l, const struct open_if *block, uint32_t type, uint32_t inside, uint32_t outside);

/* if (condition) `end`: OpKill, or OpReturn of a function without result. */
void end_if(struct lowering *l, uint32_t condition, SpvOp end);

/* do { ... } while (!done): open_loop, code, then close_loop with the condition that leaves the loop. */
struct open_loop {
    uint32_t header, merge, continue_target;
};
struct open_loop open_loop(struct lowering *l);
void close_loop(struct lowering *l, struct open_loop *loop, uint32_t done);

/* Whether a block of the input is in a loop. */
bool is_in_loop(struct lowering *l, struct function_state *s, block_id block);

#endif
