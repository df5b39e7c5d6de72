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
    NODE_GUARDS,       /* index: first of the cases, of which the selector chooses one, or none */
    NODE_TEST_EQUAL,   /* if (selector == index) body */
    NODE_TEST_GREATER, /* if (selector > index) body */
    NODE_LOOP,         /* index: construct */
    NODE_REGION,       /* likewise */
    NODE_BREAK,        /* of the innermost construct */
    NODE_LEAVE,        /* ... of the scope: of the innermost construct that is no switch */
    NODE_CONTINUE      /* of the scope */
};

struct node {
    enum node_kind kind;
    bool is_switch; /* regions, guards: print as one */
    bool is_total;  /* guards: the last case takes whatever the others do not */
    uint32_t index;
    uint32_t body; /* first node of tests, loops, regions */
    uint32_t next; /* in the sequence */
};

/* What stands behind the construct before it for those that are bound for it. */
struct guard_case {
    uint32_t block, number;
    uint32_t lets_pass; /* the largest number that others are bound for */
    uint32_t body;
    uint32_t meet; /* behind it */
    uint32_t next; /* case, or NO_NODE */
};

/* A merge block: where several ways meet. */
struct meet {
    uint32_t
        next; /* meet that those come to next that are bound for neither what follows at once nor a break, or NO_MEET */
    uint32_t ways;
    bool is_guard; /* behind a guard: those meet here that it let pass */
};

#define NO_MEET UINT32_MAX

struct tree {
    const struct layout *layout;
    const struct numbering *numbering;
    struct {
        struct node *data;
        uint32_t count, capacity;
    } nodes;
    struct {
        struct guard_case *data;
        uint32_t count, capacity;
    } cases;
    uint32_t root;
    uint32_t *arm_body;  /* by arm: first node, NO_NODE where it only falls */
    uint32_t *continued; /* by block: the arm that goes on behind it, or NO_EDGE */
    struct {
        struct meet *data;
        uint32_t count, capacity;
    } meets;
    uint32_t *arm_meet;       /* by arm that falls: the first meet that it comes to, or NO_MEET */
    uint32_t *construct_meet; /* by construct: where its breaks meet */
    uint32_t *last_meet;      /* by placed block: where all that are bound for it have met, or NO_MEET: one way */
};

struct tree *build_tree(struct arena *arena, const struct layout *layout, const struct numbering *numbering);

#endif
