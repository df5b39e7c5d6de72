/* Writes the tree as a list of blocks with merge instructions. */
#ifndef CFG_LINEARIZE_H
#define CFG_LINEARIZE_H

#include "cfg/tree.h"

struct linearization {
    struct structured *result;
    uint32_t *depth; /* by block of the flow: number of constructs around it */
};

struct linearization linearize_tree(struct arena *arena, const struct tree *tree);

#endif
