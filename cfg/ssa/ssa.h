/* Static single assignment form, rebuilt. Variables are the client's values and phis, and the structurizer's selectors;
 * definitions stand at the end of blocks or on edges. Phis are placed where a variable is read and its definitions
 * meet, nowhere else (pruned SSA).
 *
 * As in the program that the variables come from, a read has a definition before it on every path that is taken, and
 * after the last visit of any block that dominates all definitions: loops further out do not carry a variable around.
 * Where a path is not taken, or nothing is read behind it, a phi's input may be undefined. */
#ifndef CFG_SSA_H
#define CFG_SSA_H

#include "cfg/structurize.h"

typedef uint32_t ssa_variable; /* 0 .. client_variables - 1 are the client's; then one for each selector */
typedef uint32_t ssa_read;     /* handle of a read, from ssa_request */

/* What a variable holds at a place. */
enum ssa_kind {
    SSA_VALUE,    /* the client's: as given to ssa_define */
    SSA_PHI,      /* phi number, see ssa_phi */
    SSA_CONSTANT, /* a selector's number */
    SSA_UNDEFINED /* no definition reaches on any path */
};

struct ssa_value {
    enum ssa_kind kind;
    uint32_t index;
};

struct ssa_phi {
    ssa_variable variable;
    uint32_t block;       /* structured block at whose start it stands */
    uint32_t first_input; /* in ssa.inputs: one for each predecessor edge of the block, in the order of
                             structured.predecessors */
};

struct ssa {
    struct ssa_phi *phis; /* by phi number */
    uint32_t phi_count;
    const uint32_t *first_phi; /* block_count + 1: phis of block b are phis_of_block[first_phi[b]] .. */
    const uint32_t *phis_of_block;
    uint32_t input_count;
    const struct ssa_value *inputs; /* SSA_UNDEFINED where the edge cannot be taken with a reader behind it */
};

struct ssa_builder;

struct ssa_builder *ssa_begin(struct arena *arena, const struct structured *structured, uint32_t client_variables);

/* `value` is the client's own number. A block defines a variable at its end at most once. */
void ssa_define(struct ssa_builder *builder, uint32_t block, ssa_variable variable, uint32_t value);

/* Optional: the client's value is defined in that block (a constant: block 0). Where a phi would join it with nothing,
 * the phi is then not needed in what that block dominates. */
void ssa_place_value(struct ssa_builder *builder, uint32_t value, uint32_t block);

/* On an edge, together with all others on that edge: they see what was before it. */
void ssa_define_on_edge(struct ssa_builder *builder, uint32_t edge, ssa_variable variable, uint32_t value);

/* Likewise, the value being what the read gives: for a phi whose operand is itself a variable. The read is for this
 * copy alone: ssa_result of it means something only if the variable is read, too. */
void ssa_copy_on_edge(struct ssa_builder *builder, uint32_t edge, ssa_variable variable, ssa_read read);

/* A read of the variable at the start of a block (before its own definition), or at its end (after it). */
ssa_read ssa_request(struct ssa_builder *builder, uint32_t block, ssa_variable variable);
ssa_read ssa_request_at_end(struct ssa_builder *builder, uint32_t block, ssa_variable variable);

/* Requests for selectors that are tested are made by this call itself. A phi all of whose inputs are the same value is
 * replaced by that value where that value's definition dominates. */
const struct ssa *ssa_finish(struct ssa_builder *builder);

/* After that: what of the builder ssa_result, ssa_selector and the result need, if the memory around it is given back.
 */
enum {
    SSA_KEPT = 6
};
void ssa_kept(struct ssa_builder *builder, struct arena_kept kept[SSA_KEPT]);

struct ssa_value ssa_result(struct ssa_builder *builder, ssa_read read);

/* The value of the selector that a block's END_TEST_* or END_SELECT reads. */
struct ssa_value ssa_selector(struct ssa_builder *builder, uint32_t block);

#endif
