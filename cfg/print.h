/* From the tree to blocks with merge instructions. */
#ifndef CFG_PRINT_H
#define CFG_PRINT_H

#include "cfg/tree.h"

struct printed {
    struct structured *result;
    uint32_t *depth; /* by block of the flow: constructs around it */
};

struct printed print_tree(struct arena *arena, const struct tree *tree);

#endif
