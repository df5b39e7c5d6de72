/* Sends edges to the members of a group through the group's dispatcher.
 *
 * A group with many members gets a tree of dispatchers, each a switch with few targets. Edges back to a member from
 * blocks that a dispatcher dominates first go to that dispatcher's *collector*, then to the next collector up, and so
 * on to the root. Values that cross the dispatchers are thus joined a few at a time. Otherwise each value would need
 * one phi with an input for every edge. */
#ifndef CFG_REROUTE_H
#define CFG_REROUTE_H

#include "cfg/flow.h"

struct rerouting {
    const struct flow *flow;
    uint32_t *group;   /* by block: group whose dispatcher leads here, or NO_BLOCK */
    uint32_t *number;  /* by block: index in its group; members that lead to each other should be neighbours */
    uint32_t *members; /* by group: number of members */
    uint32_t group_count;
    bool *kept;       /* by successor: not rerouted */
    bool *dropped;    /* by successor: removed */
    uint32_t targets; /* maximum targets of one dispatcher; 0: the default */
};

/* A rerouting without groups and members. */
struct rerouting rerouting_create(struct arena *arena, const struct flow *flow, uint32_t targets);

/* Returns the new flow. Dispatchers and collectors are numbered behind the other blocks. With the default number of
 * targets, m members need at most m / 8 + 1 of them. The result must be reducible. */
struct flow *reroute(struct arena *arena, const struct rerouting *rerouting);

#endif
