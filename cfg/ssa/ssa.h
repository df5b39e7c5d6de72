/* Rebuilds SSA form after structurizing. Variables are the client's values and phis, and the structurizer's selectors.
 * Definitions stand at the end of blocks or on edges. A phi is placed only where a variable is read and several
 * definitions reach the read (pruned SSA).
 *
 * Precondition, as in the program before: on every path that is taken, a read has a definition before it, after the
 * last visit of any block that dominates all definitions. So loops around all definitions do not carry the variable
 * from one trip to the next. A phi's input is undefined where its edge is never taken, or nothing reads the phi behind
 * it. */
#ifndef CFG_SSA_H
#define CFG_SSA_H

#include "cfg/structurize.h"

typedef uint32_t ssa_variable; /* 0 .. client_variables - 1: the client's; then one per selector */
typedef uint32_t ssa_read;     /* handle of a read, from ssa_request */

/* Where a value comes from. */
enum ssa_kind {
    SSA_VALUE,    /* the client's value, as passed to ssa_define */
    SSA_PHI,      /* number of a phi in ssa.phis */
    SSA_CONSTANT, /* value of a selector */
    SSA_UNDEFINED /* no definition reaches on any path */
};

struct ssa_value {
    enum ssa_kind kind;
    uint32_t index;
};

struct ssa_phi {
    ssa_variable variable;
    uint32_t block;       /* structured block that it starts */
    uint32_t first_input; /* into ssa.inputs: one per predecessor edge, in the order of structured.predecessors */
};

struct ssa {
    struct ssa_phi *phis; /* by phi number */
    uint32_t phi_count;
    const uint32_t *first_phi; /* block_count + 1: phis of block b are phis_of_block[first_phi[b]] .. */
    const uint32_t *phis_of_block;
    uint32_t input_count;
    const struct ssa_value *inputs; /* SSA_UNDEFINED where no reader can be reached over the edge */
};

struct ssa_builder;

struct ssa_builder *ssa_begin(struct arena *arena, const struct structured *structured, uint32_t client_variables);

/* Defines the variable at the end of a block, at most once per block. `value` is the client's own number. */
void ssa_define(struct ssa_builder *builder, uint32_t block, ssa_variable variable, uint32_t value);

/* Optional: tells which block defines the client's value (a constant: block 0). In blocks that it dominates, a phi of
 * this value and "undefined" is then replaced by the value. */
void ssa_place_value(struct ssa_builder *builder, uint32_t value, uint32_t block);

/* Defines the variable on an edge. All definitions on an edge take effect at once. */
void ssa_define_on_edge(struct ssa_builder *builder, uint32_t edge, ssa_variable variable, uint32_t value);

/* Defines the variable on an edge as the result of a read: for a phi whose operand is itself a variable. The read is
 * for this copy alone: its ssa_result is meaningful only if the variable is read elsewhere too. */
void ssa_copy_on_edge(struct ssa_builder *builder, uint32_t edge, ssa_variable variable, ssa_read read);

/* Requests the variable's value at the start of a block (before the block's own definition), or at its end (after
 * it). */
ssa_read ssa_request(struct ssa_builder *builder, uint32_t block, ssa_variable variable);
ssa_read ssa_request_at_end(struct ssa_builder *builder, uint32_t block, ssa_variable variable);

/* Solves all requests. Reads of the selectors that blocks test are added here. A phi whose inputs are all one value is
 * replaced by that value if the value's definition dominates the phi. */
const struct ssa *ssa_finish(struct ssa_builder *builder);

/* The arrays that ssa_result, ssa_selector and the result need, for arena_rewind_keeping after ssa_finish. */
enum {
    SSA_KEPT = 6
};
void ssa_kept(struct ssa_builder *builder, struct arena_kept kept[SSA_KEPT]);

struct ssa_value ssa_result(struct ssa_builder *builder, ssa_read read);

/* The value of the selector tested by the block's END_TEST_* or END_SELECT. */
struct ssa_value ssa_selector(struct ssa_builder *builder, uint32_t block);

#endif
