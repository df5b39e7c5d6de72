/* The structured form as a tree: sequences of blocks and what their branches lead to, selector tests, loops, regions
 * and jumps. The node that follows a construct in its sequence is at the construct's merge block. */
#ifndef CFG_TREE_H
#define CFG_TREE_H

#include "cfg/number.h"

#define NO_NODE UINT32_MAX

enum node_kind {
    NODE_BLOCK,        /* index: block. Each successor has a body of its own (tree.successor_body), except the one that
                          goes on in this sequence (tree.continued) */
    NODE_RUN,          /* index: block; what it stands for before its last block */
    NODE_TERMINAL,     /* index: block; a copy of a terminal block */
    NODE_GUARDS,       /* index: first guard case. The selector chooses one of the cases, or none */
    NODE_TEST_EQUAL,   /* if (selector == index) body */
    NODE_TEST_GREATER, /* if (selector > index) body */
    NODE_LOOP,         /* index: construct */
    NODE_REGION,       /* index: construct */
    NODE_BREAK,        /* out of the innermost construct */
    NODE_BREAK_SCOPE,  /* out of the scope: the innermost construct that is no switch */
    NODE_CONTINUE      /* of the scope */
};

struct node {
    enum node_kind kind;
    bool is_switch; /* regions, guards: written as OpSwitch */
    bool is_total;  /* guards: the last case takes every other selector value */
    uint32_t index;
    uint32_t body; /* first node of tests, loops, regions */
    uint32_t next; /* in the sequence */
};

/* A placed block behind a guard: if (selector == number) body. */
struct guard_case {
    uint32_t block, number;
    uint32_t body; /* first node */
    uint32_t join; /* behind the guard */
    uint32_t next; /* next case of the same NODE_GUARDS, or NO_NODE */
};

/* A merge block, where several paths join. */
struct join {
    uint32_t next;   /* next join for control that targets neither the following node nor a break, or NO_JOIN */
    uint32_t inputs; /* paths that join here */
    bool is_guard;   /* behind a guard: paths that skip the guarded block join here */
};

#define NO_JOIN UINT32_MAX

struct tree {
    const struct placement *placement;
    const struct numbering *numbering;
    VECTOR(struct node) nodes;
    VECTOR(struct guard_case) cases;
    uint32_t root;
    uint32_t size;            /* number of nodes, with one for each block of a run */
    uint32_t *successor_body; /* by successor: first node; NO_NODE: falls through at once */
    uint32_t *continued;      /* by block: successor that goes on behind it in the same sequence, or NO_EDGE */
    VECTOR(struct join) joins;
    uint32_t *successor_join; /* by successor that falls: its first join, or NO_JOIN */
    uint32_t *construct_join; /* by construct: join of its breaks */
    uint32_t *last_join;      /* by placed block: join of all paths to it; NO_JOIN: only one path */
};

struct tree *build_tree(struct arena *arena, const struct placement *placement, const struct numbering *numbering);

#endif
