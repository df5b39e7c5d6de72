/* Checks SPIR-V's structured control-flow rules (SPIR-V 1.6 revision 2, section 2.11) by structural dominance. Reads
 * only blocks, edges and merge instructions, and computes everything else itself. Shares no code with the structurizer
 * except the ancestor tree, so a defect there cannot hide itself here. */
#ifndef CFG_CHECK_H
#define CFG_CHECK_H

#include "base/arena.h"

#include <stdbool.h>

/* What the rules need to know of a block. */
struct checked_block {
    uint32_t first_edge, edge_count;
    uint32_t merge_block, continue_block; /* UINT32_MAX: none; a loop has both */
    bool is_switch;
};

struct checked_graph {
    const struct checked_block *blocks; /* in the order of the output */
    uint32_t block_count;
    const uint32_t *targets; /* by edge; a switch: default first, then in the order of its labels */
};

struct check_result {
    const char *rule; /* name of the first rule that is broken; NULL: none */
    uint32_t block;   /* block that breaks it */
};

struct check_result check_structured(struct arena *arena, const struct checked_graph *graph);

#endif
