/* Exits that stay in their loops, if structurize_options.keeps_exits says so: code that a loop is left for, that looks
 * at other lanes, and behind which control only returns. Lanes that leave in one trip run it together then, instead of
 * all that leave. The graph does not say which of a loop's exits goes to the code behind it, so that one is chosen:
 * what the loop's own test leaves for, at its latch, else at its header, else the last one in the order of the input.
 * Dispatchers, through which irreducible loops are entered, stand behind, too. */
#ifndef CFG_EXITS_H
#define CFG_EXITS_H

#include "cfg/place.h"

struct exits {
    bool *stays;      /* by block: it may begin such code */
    uint32_t *within; /* by block: loop in which the code that it belongs to stays, or NO_BLOCK */
    uint32_t *common; /* by block: innermost loop that all its ways in come from; NO_BLOCK: none seen yet */
};

/* The survey knows loops, dominators and bare blocks. What is found is left in flow.exits: copies of blocks do not
 * change it. */
struct exits find_exits(struct arena *arena, const struct survey *survey);

/* To be called for each block in order: corrects its loop in the layout; whether it belongs to such code. `root` stands
 * for no loop. */
bool place_in_loop(const struct exits *exits, struct layout *layout, uint32_t block, uint32_t root);

/* ... then, when the block's own loop is in the tree of those so far: what its arms tell of their targets. */
void follow_exits(const struct exits *exits, const struct layout *layout, const struct ancestors *loops, uint32_t block,
                  uint32_t root);

#endif
