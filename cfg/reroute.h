/* Leads edges to the members of a group through the group's dispatcher. Of many members this is a tree of dispatchers,
 * each a switch of few targets. What is dominated by one of them and goes on to a member comes to that one's
 * *collector* first, which leads to the next collector up, and so to the tree's root: values that cross the dispatcher
 * meet few at a time, where each would otherwise need a phi with an input for each edge there is. */
#ifndef CFG_REROUTE_H
#define CFG_REROUTE_H

#include "cfg/flow.h"

/* Who goes through which dispatcher. */
struct rerouting {
    const struct flow *flow;
    uint32_t *group;   /* by block: group whose dispatcher leads here, or NO_BLOCK */
    uint32_t *number;  /* by block: its number in its group; neighbours in it had better lead to each other */
    uint32_t *members; /* by group: how many */
    uint32_t group_count;
    bool *kept;       /* by arm: stays as it is */
    bool *dropped;    /* by arm */
    uint32_t targets; /* of one dispatcher, at most; 0: the default */
};

/* Without groups and members. */
struct rerouting rerouting_create(struct arena *arena, const struct flow *flow, uint32_t targets);

/* Dispatchers and collectors come behind the other blocks: for m members, no more than m / 8 + 1 with the default
 * number of targets. All cycles of the result must have one header. */
struct flow *reroute(struct arena *arena, const struct rerouting *rerouting);

#endif
