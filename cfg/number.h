/* Numbers the blocks that a selector can name, and decides how each edge reaches its target: inline, by falling
 * through, by a break or by a continue. */
#ifndef CFG_NUMBER_H
#define CFG_NUMBER_H

#include "cfg/place.h"

/* The tree is built in one walk. The walk is recorded as a list of steps, children before parents. */
enum walk_step_kind {
    STEP_ENTER,     /* block: opens it */
    STEP_SUCCESSOR, /* successor: the innermost open block stands inline there and is complete */
    STEP_BRANCH,    /* block: all its successors are complete */
    STEP_CLOSE,     /* construct: its contents are complete */
    STEP_FOLLOWER   /* block: complete; appends it to the sequence of the next open block */
};

struct walk_step {
    enum walk_step_kind kind;
    uint32_t index; /* block, successor or construct, see above */
};

/* A construct that breaks can leave: loop, region or case. Construct 0 is the function. */
struct construct {
    uint32_t block;            /* loop: its header; region: the join behind it; case: its first block */
    bool is_region;            /* runs once; early exits break to its merge block */
    bool is_case;              /* region that is a case of a switch: breaks lead to the switch's merge block */
    bool is_switch;            /* region written as OpSwitch: no break crosses another switch on its way out */
    bool has_continues;        /* some exits go on to continue the enclosing scope */
    uint32_t number;           /* numbers inside < number < numbers behind. Loops: selector value of "continue" */
    uint32_t breaks_to_parent; /* exits that also leave the parent construct, but not its scope */
    uint32_t breaks_to_scope;  /* exits that also leave the enclosing scope */
    uint32_t break_count;      /* paths to its merge block; a nested construct's exits count once per kind */
    uint32_t max_break_number; /* largest number among exits to blocks of the parent's sequence; 0: none */
    uint32_t continue_edges;   /* loops: edges to the continue target, from ladders of nested constructs too */
};

/* How control gets from a branch to the successor's target. */
enum successor_kind {
    SUCCESSOR_DEFERRED,    /* while numbering: not yet classified */
    SUCCESSOR_INLINE,      /* the target stands at this successor */
    SUCCESSOR_TERMINAL,    /* a copy of the terminal target stands here */
    SUCCESSOR_FALL,        /* falls through: the target follows in the sequence of the innermost construct */
    SUCCESSOR_BREAK,       /* breaks out of the innermost construct */
    SUCCESSOR_BREAK_SCOPE, /* breaks out of the scope */
    SUCCESSOR_CONTINUE,    /* continues the scope */
    SUCCESSOR_NEVER        /* never taken */
};

struct numbering {
    struct walk_step *steps;
    uint32_t step_count;
    uint32_t max_open_slots; /* maximum over time: open blocks + their successors */
    struct construct *constructs;
    uint32_t construct_count;
    struct ancestors nest;          /* nesting of constructs */
    uint32_t *scope;                /* by construct: itself or the innermost around it that is no switch. Breaks and
                                       continues of a scope jump out of all switch regions inside */
    struct ancestors scopes;        /* nesting of scopes */
    uint32_t *inside;               /* by block: construct that its successors stand in */
    uint32_t *home;                 /* by placed block: construct in whose sequence it stands */
    uint32_t *number;               /* by placed block: from 1, in the order of the output */
    uint32_t *loop_construct;       /* by loop header */
    uint32_t *case_construct;       /* by first block of a case: its construct, 0: none; NULL: no case has one */
    uint32_t *latest_source_number; /* by placed block: largest number assigned before its last predecessor began */
    uint32_t final;                 /* terminal block at the end of the function, or NO_BLOCK */
    bool final_is_reached;
    uint8_t *kind;             /* by successor: enum successor_kind */
    uint32_t *assigned_number; /* by successor that falls or breaks: number that the selector gets */
};

/* The next construct that an exit leaves after `left` on its way to the sequence of `home`; `home` at the end. */
static inline uint32_t next_left(const struct numbering *n, uint32_t left, uint32_t home)
{
    uint32_t around = n->nest.parent[left], scope = n->scope[around];
    return around != home && n->nest.depth[home] < n->nest.depth[scope] ? scope : around;
}

static inline uint32_t case_construct(const struct numbering *n, uint32_t block)
{
    return n->case_construct ? n->case_construct[block] : 0;
}

struct numbering *number_blocks(struct arena *arena, const struct placement *placement);

#endif
