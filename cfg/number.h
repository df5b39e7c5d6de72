/* Numbers for everything that control can be bound for, and who is bound for what. */
#ifndef CFG_NUMBER_H
#define CFG_NUMBER_H

#include "cfg/place.h"

/* The order in which the tree is written, as a list of steps. */
enum step_kind {
    STEP_ENTER,   /* block: begins; its arms follow */
    STEP_ARM,     /* arm: the innermost block, and all that is placed at it, is there. It is inline at the arm */
    STEP_BRANCH,  /* block: all arms are there */
    STEP_CLOSE,   /* construct: all that stands in it is there */
    STEP_FOLLOWER /* block: it is the innermost, and all that is placed at it is there. It stands behind what came
                     before it in the next one around */
};

struct step {
    enum step_kind kind;
    uint32_t index;
};

/* Constructs that a break leaves. Construct 0 is the function, which none does. */
struct construct {
    uint32_t block;   /* a loop's header, or the block that a region is for */
    bool is_region;   /* control passes once: what leaves it early breaks */
    bool is_case;     /* a region that is a case of a switch: what leaves it breaks to the switch's merge block, but for
                         what falls into the next case */
    bool is_switch;   /* a region that a switch can be printed for: none of what leaves it stands in another switch */
    bool continues;   /* what leaves it may want to continue the loop around */
    uint32_t number;  /* loops: what a selector holds to continue it. All that lies behind the construct has a larger
                         number, all that lies in it a smaller one */
    uint32_t beyond;  /* how many that leave it want to leave the construct around, too, but not the scope */
    uint32_t further; /* ... the scope around */
    uint32_t breaks;  /* ... leave it in all, those of constructs inside that go on as one */
    uint32_t furthest; /* largest number that breaks carry of what stands right behind, or 0 */
    uint32_t repeats;  /* ways in which this loop is continued: by edges from directly inside it and behind
                          constructs that stand directly inside it */
};

enum arm_way {
    WAY_OUT,      /* while numbering: a fall, a break, or a way out of or back in the scope */
    WAY_INLINE,   /* the target stands here */
    WAY_BARE,     /* a copy of the target does */
    WAY_FALL,     /* the target follows in the sequence of this construct */
    WAY_BREAK,    /* it does not: out of the innermost construct */
    WAY_LEAVE,    /* ... out of the scope */
    WAY_CONTINUE, /* back to the header of the scope */
    WAY_NEVER
};

struct numbering {
    struct step *steps;
    uint32_t step_count;
    uint32_t most_open; /* blocks that are begun and not ended at one time, and their arms, at most */
    struct construct *constructs;
    uint32_t construct_count;
    struct ancestors nest;   /* of constructs */
    uint32_t *scope;         /* by construct: the innermost around it, or itself, that is no switch: jumps out of it and
                                to its continue target pass all regions inside */
    struct ancestors scopes; /* how those nest */
    uint32_t *inside;        /* by block: construct that its arms stand in */
    uint32_t *home;          /* by placed block: construct in whose sequence it stands */
    uint32_t *number;        /* by placed block, in the order in which they are written, from 1 */
    uint32_t *loop_construct; /* by loop header */
    uint32_t *case_construct; /* by first block of a case that is a construct, else 0; NULL: none is */
    uint32_t *latest_source;  /* by placed block: the largest number given out when one of the blocks was begun that
                                 control comes from */
    uint32_t final;           /* the bare block that stands behind everything else, or NO_BLOCK */
    bool final_is_reached;
    uint8_t *way;        /* by arm, enum arm_way */
    uint32_t *bound_for; /* by arm that falls or breaks: the number that the selector gets */
};

/* The construct that control leaves next, having left one, on its way to the sequence of `home`; or `home`. */
static inline uint32_t next_left(const struct numbering *n, uint32_t left, uint32_t home)
{
    uint32_t around = n->nest.parent[left], scope = n->scope[around];
    return around != home && n->nest.depth[home] < n->nest.depth[scope] ? scope : around;
}

static inline uint32_t case_construct(const struct numbering *n, uint32_t block)
{
    return n->case_construct ? n->case_construct[block] : 0;
}

struct numbering *number_blocks(struct arena *arena, const struct layout *layout);

#endif
