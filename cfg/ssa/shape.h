/* Preparation of the search for values: loops of the structured form, and reads and definitions grouped by variable. */
#ifndef CFG_SSA_SHAPE_H
#define CFG_SSA_SHAPE_H

#include "base/bitset.h"
#include "cfg/intervals.h"
#include "cfg/ssa/builder.h"

/* The structured form, as far as the search needs it; the same for all variables. */
struct shape {
    struct intervals dominated;
    bool *joins;              /* by block: has several forward predecessors */
    uint32_t *loop;           /* by block: innermost loop; 0: the function */
    uint32_t *outer, *header; /* by loop: next loop outward; header */
    uint32_t loop_count;
    uint32_t *dispatching; /* by block: header of the outermost dispatcher loop that dominates it, or NONE */
};

struct shape find_shape(struct arena *arena, const struct structured *s);

/* Lists of indices grouped by variable: those of v are indices[first[v]] .. indices[first[v + 1] - 1]. Only variables
 * that are read count, renumbered. */
struct by_variable {
    uint32_t *first, *indices;
};

struct read_variables {
    struct bitset are_read;
    uint32_t *number;        /* by variable that is read: its new number */
    ssa_variable *variables; /* by new number: variable */
    uint32_t count;
};

struct read_variables number_variables(const struct ssa_builder *builder, uint32_t variable_count);

struct by_variable group_reads(const struct ssa_builder *builder, const struct read_variables *variables);

/* Position = 2 * preorder number in the dominator tree at the start of a block, + 1 at its end. */
static inline uint32_t definition_position(const struct ssa_builder *builder, const struct shape *shape,
                                           const struct definition *d)
{
    return 2 * shape->dominated.enter[d->on_edge ? builder->structured->edges[d->location].target : d->location] +
           !d->on_edge;
}

/* Definitions by variable, sorted by position. `maximum` gets the largest number for one variable. */
struct by_variable group_definitions(const struct ssa_builder *builder, const struct shape *shape,
                                     const struct read_variables *variables, uint32_t *maximum);

#endif
