/* Predecessors and immediate dominators of the structured blocks. Forward edges lead to later blocks, and each block
 * comes after its immediate dominator, so one pass over the blocks in order finds all dominators: the immediate
 * dominator is the nearest common dominator of the forward predecessors. */
#include "cfg/predecessors.h"

#include "cfg/ancestors.h"

void find_predecessors(struct arena *arena, struct structured *s)
{
    uint32_t n = s->block_count;
    uint32_t *predecessors = arena_words(arena, s->edge_count), total = 0;
    struct ancestors dominators = ancestors_create(arena, n);

    s->immediate_dominators = dominators.parent;
    ancestors_root(&dominators, 0);
    for (uint32_t b = 0; b < n; b++) {
        uint32_t dominator = dominators.parent[b];
        if (b > 0 && dominator != NO_BLOCK)
            ancestors_add(&dominators, b, dominator);
        for (uint32_t e = s->blocks[b].first_edge;
             dominator != NO_BLOCK && e < s->blocks[b].first_edge + s->blocks[b].edge_count; e++) {
            uint32_t target = s->edges[e].target;
            s->blocks[target].predecessor_count++;
            if (target > b)
                add_to_common(&dominators, &dominators.parent[target], b);
        }
    }
    for (uint32_t b = 0; b < n; b++) {
        s->blocks[b].first_predecessor = total;
        total += s->blocks[b].predecessor_count;
        s->blocks[b].predecessor_count = 0;
    }
    for (uint32_t e = 0; e < s->edge_count; e++) {
        struct structured_block *target = &s->blocks[s->edges[e].target];
        if (dominators.parent[s->edge_source[e]] != NO_BLOCK)
            predecessors[target->first_predecessor + target->predecessor_count++] = e;
    }
    s->predecessors = predecessors;
}
