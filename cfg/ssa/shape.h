/* What the search for values needs to know beforehand. */
#ifndef CFG_SSA_SHAPE_H
#define CFG_SSA_SHAPE_H

#include "base/bitset.h"
#include "cfg/intervals.h"
#include "cfg/ssa/builder.h"

/* The structured form as the search sees it, the same for all variables. */
struct shape {
    struct intervals dominated;
    bool *joins;              /* by block: several ways in, back edges aside */
    uint32_t *loop;           /* by block: number of the innermost loop that it is in; 0 is the function */
    uint32_t *outer, *header; /* by loop: the next one around, its first block */
    uint32_t loop_count;
    uint32_t *dispatching; /* by block: the outermost header of a dispatcher's loop that dominates it, or NONE */
};

struct shape find_shape(struct arena *arena, const struct structured *s);

/* Lists of indices by variable, in compressed form. Only variables that are read count, and go by numbers of their
 * own. */
struct by_variable {
    uint32_t *first, *indices;
};

struct read_variables {
    struct bitset are_read;
    uint32_t *number;        /* by variable that is read */
    ssa_variable *variables; /* and back, in their order */
    uint32_t count;
};

struct read_variables number_variables(const struct ssa_builder *builder, uint32_t variable_count);

struct by_variable group_reads(const struct ssa_builder *builder, const struct read_variables *variables);

/* Twice the number in the dominator tree's preorder for the start of a block, one more for its end. */
static inline uint32_t definition_position(const struct ssa_builder *builder, const struct shape *shape,
                                           const struct definition *d)
{
    return 2 * shape->dominated.enter[d->on_edge ? builder->structured->edges[d->place].target : d->place] +
           !d->on_edge;
}

/* By position. `most`: of one variable. */
struct by_variable group_definitions(const struct ssa_builder *builder, const struct shape *shape,
                                     const struct read_variables *variables, uint32_t *most);

#endif
