/* The structured form as a tree: sequences of blocks with what their branches lead to, tests of the selector, loops,
 * regions and jumps. What follows a construct in its sequence is its merge. */
#ifndef CFG_TREE_H
#define CFG_TREE_H

#include "cfg/number.h"

#define NO_NODE UINT32_MAX

enum node_kind {
    NODE_BLOCK,        /* index: block. Its arms lead to bodies of their own, but for one at most that goes on in this
                          sequence (see `continued`) */
    NODE_BARE,         /* index: block, which ends the invocation and does nothing else */
    NODE_TEST_EQUAL,   /* if (selector == index) body */
    NODE_TEST_GREATER, /* if (selector > index) body */
    NODE_LOOP,         /* index: construct */
    NODE_REGION,       /* likewise */
    NODE_BREAK,        /* of the innermost construct */
    NODE_CONTINUE      /* of the innermost construct, which is a loop */
};

struct node {
    enum node_kind kind;
    bool is_ladder; /* tests behind a construct */
    uint32_t index;
    uint32_t body; /* first node of tests, loops, regions */
    uint32_t next; /* in the sequence */
};

struct tree {
    const struct layout *layout;
    const struct numbering *numbering;
    struct {
        struct node *data;
        uint32_t count, capacity;
    } nodes;
    uint32_t root;
    uint32_t *arm_body;  /* by arm: first node, NO_NODE where it only falls */
    uint32_t *continued; /* by block: the arm that goes on behind it, or NO_EDGE */
};

struct tree *build_tree(struct arena *arena, const struct layout *layout, const struct numbering *numbering);

#endif
