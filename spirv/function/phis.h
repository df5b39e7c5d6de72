/* A function has two kinds of phis: stable ones, which come from the input, and those that the SSA reconstruction
 * places. */
#ifndef SPIRV_FUNCTION_PHIS_H
#define SPIRV_FUNCTION_PHIS_H

#include "spirv/function/function.h"

/* Whether the block's phis stay as they are. */
static inline bool is_stable(const struct function_state *s, block_id block)
{
    return s->first_stable[block] != s->first_stable[block + 1];
}

/* Whether an instruction is a phi that the SSA reconstruction replaces. `local`: local number of its result. */
static inline bool is_variable_phi(const struct function_state *s, const struct instruction *i, uint32_t local)
{
    return i->opcode == OP_PHI && !is_stable(s, s->block_of[local]);
}

/* Finds the stable phis and their inputs. Makes all other live phis variables of s->ssa. `may_stay`: some phi may be
 * stable. */
void define_phis(struct lowering *l, struct function_state *s, bool may_stay);

/* Reserves ids for all phis. In: s->rebuilt. Returns false if a stable phi is redundant: all its inputs are one value.
 */
bool finish_phis(struct lowering *l, struct function_state *s);

/* A phi of a structured block: a stable one, or the one with this number in s->rebuilt. */
struct phi_cursor {
    const struct stable_phi *stable, *end;
    uint32_t placed, placed_end; /* range of rebuilt->phis_of_block */
    bool is_stable;
    uint32_t number;       /* of the current phi: in s->rebuilt */
    ssa_variable variable; /* of the current phi */
};

static inline struct phi_cursor phis_of(const struct function_state *s, uint32_t block)
{
    block_id source = s->structured->blocks[block].source;
    struct phi_cursor cursor = {0};

    if (s->first_stable && source != NO_BLOCK) {
        cursor.stable = s->stable_phis + s->first_stable[source];
        cursor.end = s->stable_phis + s->first_stable[source + 1];
    }
    if (s->rebuilt->phi_count > 0) {
        cursor.placed = s->rebuilt->first_phi[block];
        cursor.placed_end = s->rebuilt->first_phi[block + 1];
    }
    return cursor;
}

/* In the order of their variables. */
static inline bool next_phi(const struct function_state *s, struct phi_cursor *cursor)
{
    ssa_variable placed = UINT32_MAX;

    if (cursor->placed < cursor->placed_end)
        placed = s->rebuilt->phis[s->rebuilt->phis_of_block[cursor->placed]].variable;
    else if (cursor->stable == cursor->end)
        return false;
    cursor->is_stable = cursor->stable < cursor->end && cursor->stable->local < placed;
    if (cursor->is_stable) {
        cursor->variable = cursor->stable->local;
        cursor->stable++;
    } else {
        cursor->variable = placed;
        cursor->number = s->rebuilt->phis_of_block[cursor->placed++];
    }
    return true;
}

#endif
