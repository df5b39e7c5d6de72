/* What the parts of the SSA construction share: `ssa` takes requests and gives results, `ssa_search` finds what reaches
 * each read and places phis, `ssa_reduce` takes away those that are none. */
#ifndef CFG_SSA_BUILDER_H
#define CFG_SSA_BUILDER_H

#include "base/vector.h"
#include "cfg/ancestors.h"
#include "cfg/ssa.h"

/* While phis are placed, a value may also be "what that read gives". */
enum {
    SSA_READ = SSA_UNDEFINED + 1
};

#define NONE UINT32_MAX

struct value {
    uint32_t kind, index;
};

static inline bool same_value(struct value a, struct value b)
{
    return a.kind == b.kind && a.index == b.index;
}

struct definition {
    ssa_variable variable;
    uint32_t place; /* block or edge */
    bool on_edge;
    struct value value;
};

struct read {
    ssa_variable variable;
    uint32_t block;
    bool at_end, only_copied;
    struct value value;
};

struct phi {
    ssa_variable variable;
    uint32_t block;
    uint32_t first_input;
    uint32_t checked;     /* so many inputs are the same value, this phi itself, or undefined */
    bool undefined_input; /* among those */
    bool live;
    struct value same; /* that value */
    struct value replacement;
    uint32_t first_user, last_user; /* list of phis that have it as an input */
};

struct user {
    uint32_t phi, next;
};

struct ssa_builder {
    struct arena *arena;
    const struct structured *structured;
    uint32_t client_variables;
    VECTOR(struct definition) definitions;
    VECTOR(struct read) reads;
    VECTOR(struct phi) phis;
    VECTOR(struct value) inputs;
    VECTOR(struct user) users;
    struct words homes;      /* by client's value: block that it is defined in, or NONE */
    uint32_t *selector_read; /* by block */
    uint32_t *final_phi;     /* by phi: its number in the result */
    struct ancestors dominators;
    struct ssa result;
    struct ssa_value *read_results; /* by read */
};

static inline bool is_reachable(const struct structured *s, uint32_t block)
{
    return s->immediate_dominators[block] != NO_BLOCK;
}

/* Gives every read its value, with phis where ways in meet. */
void ssa_solve(struct ssa_builder *builder);

/* Follows reads to what they give, and phis to what replaces them. */
struct value ssa_resolve(struct ssa_builder *builder, struct value value);

/* Replaces phis, alone or in groups, that join one value only. */
void ssa_remove_redundant_phis(struct ssa_builder *builder);

#endif
