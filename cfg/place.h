/* Where each block goes: the tree that the structured form is, before it is written down. */
#ifndef CFG_PLACE_H
#define CFG_PLACE_H

#include "cfg/ancestors.h"
#include "cfg/loops.h"

enum place {
    PLACE_INLINE, /* at the only branch that reaches it */
    PLACE_WITHIN, /* behind the construct of its immediate dominator */
    PLACE_AFTER,  /* behind the outermost loop that its immediate dominator is in and it is not */
    PLACE_LATCH,  /* the continue target of its loop, which it alone repeats */
    PLACE_CASE,   /* inline at its immediate dominator, a switch; one of the cases before falls into it */
    PLACE_BARE    /* only ends the invocation: behind everything else, or copied to where it is wanted */
};

/* From here on a block goes by its number in reverse postorder: an edge is a back edge if it does not lead to a larger
 * number, dominators and loop headers have smaller numbers than what they dominate and contain. */
struct layout {
    const struct flow *flow;
    uint32_t *loop;        /* by block: header of the innermost loop around it or its own, or NO_BLOCK */
    uint32_t *parent_loop; /* by header */
    uint16_t *loop_hints;  /* by header: those of its latches */
    uint32_t *repeats;     /* by block: back edges that lead here */
    struct ancestors dominators;
    uint32_t *branches; /* by block: branches above it in the dominator tree */

    uint8_t *place;         /* by block */
    uint32_t *first_within; /* by immediate dominator: list of the blocks placed there, in order */
    uint32_t *first_after;  /* by loop header: likewise */
    uint32_t *next;         /* in either list */
    bool *region;           /* by block placed within: everything before it is flattened, see cfg/README.md */
    uint32_t *latch;        /* by loop header: the block in its continue target, or NO_BLOCK */
    uint32_t *falls_into; /* by first block of a case: that of the one that it falls into, or NO_BLOCK; NULL: none do */
    uint32_t falls;       /* how many do */
    bool *leaves; /* by first block of a case: what leaves it, from any depth, leaves for the switch's merge block;
                     NULL: none */
    uint32_t *switch_around; /* by block: innermost switch that it stands in an arm of, or NO_BLOCK; NULL: nobody asks,
                                as there is no region and no case that is left so */
};

/* All arrays of the part that is the same in all layouts of a flow of `n` blocks: a new member goes here, too. */
#define COMMON_LAYOUT_ARRAYS(ARRAY, layout, n)                                                                         \
    ARRAY((layout).loop, (n)), ARRAY((layout).parent_loop, (n)), ARRAY((layout).loop_hints, (n)),                      \
        ARRAY((layout).repeats, (n)), ARRAY((layout).dominators.parent, (n)), ARRAY((layout).dominators.depth, (n)),   \
        ARRAY((layout).dominators.jump, (n)), ARRAY((layout).branches, (n))

/* Whether the block may stand in the continue target of its loop: it alone repeats the loop, or leaves it for a block
 * that stands behind. */
bool may_be_latch(const struct layout *layout, uint32_t block);

static inline bool is_loop_header(const struct layout *layout, uint32_t block)
{
    return layout->loop[block] == block;
}

/* The block that the case which begins with this one falls into, or NO_BLOCK. */
static inline uint32_t next_case(const struct layout *layout, uint32_t block)
{
    return layout->falls_into ? layout->falls_into[block] : NO_BLOCK;
}

/* Whether a block stands in the very arm that leads to it. */
static inline bool stands_at_arm(const struct layout *layout, uint32_t block, const struct arm *arm)
{
    uint32_t target = arm->target;

    return target > block && (layout->place[target] == PLACE_INLINE ||
                              (layout->place[target] == PLACE_CASE && layout->dominators.parent[target] == block));
}

/* What is to be placed otherwise than by the rules, by block of the input. */
struct refinements {
    bool *stays;  /* code on the way out of a loop that stays inside, before the break */
    bool *region; /* what comes before this block is flattened */
    bool *latch;  /* stands in the continue target, if it may */
    bool *copied; /* one copy for each way in */
    bool *fallen; /* a case of a switch that the one before falls into, if it may */
    bool *leaves; /* a switch: what leaves its cases leaves for its merge block, where it may */
    bool any_fallen, any_leaves;
};

/* What the rules say of each block, whatever is refined. */
struct survey {
    struct layout layout; /* what is the same in all layouts of the flow: up to `branches` */
    uint8_t *rule;        /* by block: its place, and enum survey_fact */
    uint32_t *list;       /* by block: of the layout, that it goes to or would go to */
};

/* All arrays of a survey of `n` blocks: a new member goes here, too. */
#define SURVEY_ARRAYS(ARRAY, survey, n)                                                                                \
    COMMON_LAYOUT_ARRAYS(ARRAY, (survey).layout, n), ARRAY((survey).rule, (n)), ARRAY((survey).list, (n))

enum survey_fact {
    SURVEY_PLACE = 7,         /* mask of enum place */
    SURVEY_BARE = 1 << 3,     /* it is copied instead, or stands behind all else of its list */
    SURVEY_ONE_WAY = 1 << 4,  /* in */
    SURVEY_DEEP = 1 << 5,     /* a way in comes from so deep that what is before it is flattened in any case */
    SURVEY_BRANCHES = 1 << 6, /* more than one arm is taken */
    SURVEY_KEPT = 1 << 7      /* on the way out of a loop, kept in it: see cfg/exits.h */
};

/* The flow must be in the order of `forest`, which must be reducible, and is not needed any more then. */
struct survey survey_flow(struct arena *arena, const struct flow *flow, const struct loop_forest *forest,
                          const struct structurize_options *options);

/* Where cases fall into others, the arms of their switch stand in that order in the layout's flow. */
struct layout *place_blocks(struct arena *arena, const struct survey *survey, const struct refinements *refinements);

#endif
