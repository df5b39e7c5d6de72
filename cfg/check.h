/* SPIR-V's structured control-flow rules (SPIR-V 1.6 revision 2, section 2.11), in terms of structural dominance. Reads
 * only blocks, edges and merge instructions and computes all else itself: it shares no code with what makes them but
 * the tree of ancestors. */
#ifndef CFG_CHECK_H
#define CFG_CHECK_H

#include "base/arena.h"

#include <stdbool.h>

/* The least that the rules speak about. */
struct checked_block {
    uint32_t first_edge, edge_count;
    uint32_t merge_block, continue_block; /* UINT32_MAX: none; a loop has both */
    bool is_switch;
};

struct checked_graph {
    const struct checked_block *blocks; /* in the order of printing */
    uint32_t block_count;
    const uint32_t *targets; /* by edge; those of a switch in the order of its labels, default first */
    uint32_t edge_count;
};

struct check_result {
    const char *rule; /* NULL if all hold, else the name of the first one broken */
    uint32_t block;   /* where */
};

struct check_result check_structured(struct arena *arena, const struct checked_graph *graph);

#endif
