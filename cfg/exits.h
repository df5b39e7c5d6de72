/* Exit code that stays in its loop (structurize_options.keeps_exits): code behind a loop exit that contains a
 * convergent operation and from which control only returns. Inside the loop, lanes run it together if they leave in the
 * same trip. Behind the loop, all lanes that leave by this exit would run it together.
 *
 * One exit of each outermost loop must go on to the code behind the loop, and the graph does not tell which. The loop's
 * own test is chosen: the exit at the latch, else at the header, else the last exit in the order of the input. */
#ifndef CFG_EXITS_H
#define CFG_EXITS_H

#include "cfg/place.h"

struct exits {
    bool *stays;      /* by block: may begin such code */
    uint32_t *within; /* by block: loop that keeps the code it belongs to, or NO_BLOCK */
    uint32_t *common; /* by block: innermost loop that contains all predecessors so far; NO_BLOCK: no predecessor yet */
};

/* Loops, dominators and terminal blocks of the survey must be known. The result is also stored in flow.exits, so that
 * copying blocks later does not change it. */
struct exits find_exits(struct arena *arena, const struct survey *survey);

/* Call for each block in order: corrects the block's loop in the placement. Returns whether the block is kept exit
 * code. `root` is the node of `loops` that stands for "no loop". */
bool place_in_loop(const struct exits *exits, struct placement *placement, uint32_t block, uint32_t root);

/* Call next, once the block's own loop is in `loops`: updates `common` of the targets of its edges. */
void follow_exits(const struct exits *exits, const struct placement *placement, const struct ancestors *loops,
                  uint32_t block, uint32_t root);

#endif
