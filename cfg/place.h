/* Gives each block its place in the tree of the structured form, by dominators and loops. */
#ifndef CFG_PLACE_H
#define CFG_PLACE_H

#include "cfg/ancestors.h"
#include "cfg/loops.h"

enum place {
    PLACE_INLINE,  /* at its only forward edge */
    PLACE_WITHIN,  /* behind the branch of its immediate dominator, inside the same loop */
    PLACE_AFTER,   /* behind the outermost loop that contains its immediate dominator but not the block */
    PLACE_LATCH,   /* in the continue target of its loop: the only source of back edges */
    PLACE_CASE,    /* inline in its immediate dominator, a switch; another case falls through into it */
    PLACE_TERMINAL /* empty block that ends the invocation: at the end of its list, or copied to each predecessor */
};

/* Blocks are numbered in reverse postorder from here on. So an edge is a back edge if target <= source, and dominators
 * and loop headers have smaller numbers than the blocks that they dominate or contain. */
struct placement {
    const struct flow *flow;
    uint32_t *loop;        /* by block: header of its innermost loop (a header's own), or NO_BLOCK */
    uint32_t *parent_loop; /* by header: header of the next loop outward, or NO_BLOCK */
    uint16_t *loop_hints;  /* by header: hints of its latches */
    uint32_t *back_edges;  /* by block: number of back edges to it */
    struct ancestors dominators;
    uint32_t *branches; /* by block: branches around it, loops apart */

    uint8_t *place;              /* by block: enum place */
    uint32_t *first_within;      /* by immediate dominator: first of its PLACE_WITHIN blocks, in order */
    uint32_t *first_after;       /* by loop header: first of its PLACE_AFTER blocks, in order */
    uint32_t *next;              /* by block: next in either list */
    bool *region;                /* by PLACE_WITHIN block: the stretch before it is a region (cfg/README.md) */
    uint32_t *latch;             /* by loop header: its PLACE_LATCH block, or NO_BLOCK */
    uint32_t *falls_into;        /* by first block of a case: first block of the case that it falls through into, or
                                    NO_BLOCK; NULL: no case falls through */
    uint32_t fall_through_count; /* cases that fall through */
    bool *case_breaks;       /* by first block of a case: its exits break to the switch's merge block, from any depth;
                                NULL: none do */
    uint32_t *switch_around; /* by block: innermost switch that has it in a case, or NO_BLOCK; NULL: not needed, as
                                there is no region and no case with breaks */
};

/* The arrays that all placements of a flow of `n` blocks share. A new member goes here too. */
#define COMMON_PLACEMENT_ARRAYS(ARRAY, placement, n)                                                                   \
    ARRAY((placement).loop, (n)), ARRAY((placement).parent_loop, (n)), ARRAY((placement).loop_hints, (n)),             \
        ARRAY((placement).back_edges, (n)), ARRAY((placement).dominators.parent, (n)),                                 \
        ARRAY((placement).dominators.depth, (n)), ARRAY((placement).dominators.jump, (n)),                             \
        ARRAY((placement).branches, (n))

static inline bool is_loop_header(const struct placement *placement, uint32_t block)
{
    return placement->loop[block] == block;
}

/* The innermost loop that the block, and the loop that it begins, stand in. */
static inline uint32_t loop_around(const struct placement *placement, uint32_t block)
{
    return is_loop_header(placement, block) ? placement->parent_loop[block] : placement->loop[block];
}

/* The first block of the case that the case beginning with `block` falls through into, or NO_BLOCK. */
static inline uint32_t next_case(const struct placement *placement, uint32_t block)
{
    return placement->falls_into ? placement->falls_into[block] : NO_BLOCK;
}

/* Whether the successor's target stands inline at this successor of `block`. */
static inline bool stands_at_successor(const struct placement *placement, uint32_t block,
                                       const struct successor *successor)
{
    uint32_t target = successor->target;

    return target > block &&
           (placement->place[target] == PLACE_INLINE ||
            (placement->place[target] == PLACE_CASE && placement->dominators.parent[target] == block));
}

/* Exceptions from the default places, by block of the input. */
struct refinements {
    bool *stays;        /* exit code that stays inside its loop, before the break */
    bool *region;       /* the stretch before this join is a region */
    bool *copied;       /* one copy for each predecessor */
    bool *fall_through; /* becomes a case that another case falls through into, if possible */
    bool *case_breaks;  /* a switch: exits of its cases break to its merge block, where possible */
    bool any_fall_through, any_case_breaks;
};

/* Default place of each block; independent of refinements. */
struct survey {
    struct placement placement; /* the shared part: members up to `branches` */
    uint8_t *rule;              /* by block: enum place and enum survey_fact */
    uint32_t *list;             /* by block: dominator or loop header that owns its list */
};

/* All arrays of a survey of `n` blocks. A new member goes here too. */
#define SURVEY_ARRAYS(ARRAY, survey, n)                                                                                \
    COMMON_PLACEMENT_ARRAYS(ARRAY, (survey).placement, n), ARRAY((survey).rule, (n)), ARRAY((survey).list, (n))

enum survey_fact {
    SURVEY_PLACE = 7,                /* mask: enum place */
    SURVEY_TERMINAL = 1 << 3,        /* terminal block: copied, or last of its list */
    SURVEY_ONE_PREDECESSOR = 1 << 4, /* one forward edge */
    SURVEY_DEEP = 1 << 5,            /* a predecessor is nested so deep that a region before the block is always made */
    SURVEY_BRANCHES = 1 << 6,        /* more than one successor is taken */
    SURVEY_KEPT = 1 << 7             /* exit code kept in its loop, see cfg/exits.h */
};

/* Nesting by early exits above which a region flattens them. */
uint32_t region_depth(const struct structurize_options *options);

/* The flow must be in the order of `forest`, which must be reducible. The forest is not needed afterwards. */
struct survey survey_flow(struct arena *arena, const struct flow *flow, const struct loop_forest *forest,
                          const struct structurize_options *options);

/* `refinements` may be NULL. If cases fall through, the placement has a flow of its own, in which the successors of
 * each such switch are ordered: a case directly before the case that it falls into. */
struct placement *place_blocks(struct arena *arena, const struct survey *survey, const struct refinements *refinements);

#endif
