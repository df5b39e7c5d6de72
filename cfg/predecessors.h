/* Predecessors and immediate dominators of structured blocks. */
#ifndef CFG_PREDECESSORS_H
#define CFG_PREDECESSORS_H

#include "cfg/structurize.h"

/* Fills predecessors, immediate_dominators, and each block's range of predecessors. Edges from unreachable blocks are
 * no predecessors. */
void find_predecessors(struct arena *arena, struct structured *s);

#endif
