/* SSA form after structurization: new phis where a definition no longer dominates its uses. */
#ifndef SPIRV_FUNCTION_REPAIR_H
#define SPIRV_FUNCTION_REPAIR_H

#include "spirv/function/function.h"

/* Places the function's phis and notes each read whose value they carry. In: the structured form, and the ids that
 * assign_values has reserved. */
void repair_values(struct lowering *l, struct function_state *s);

/* Whether a use in a structured block sees the value's definition, and so needs no repair. `value`: local number. */
static inline bool sees_definition(const struct function_state *s, uint32_t block, uint32_t value)
{
    uint32_t source = s->block_of[value], copy = s->first_copy[source];

    if (s->structured->blocks[block].source == source)
        return true;
    return copy != NO_BLOCK && s->next_copy[copy] == NO_BLOCK && structurally_dominates(s, copy, block);
}

/* The repaired read of a value in a structured block; NULL: the block sees the definition. */
const struct pending_read *find_read(const struct function_state *s, uint32_t block, uint32_t value);

/* A definition: the value that is numbered, or NO_VALUE in a copy of a block that is not the first; its encoded value;
 * the structured block that it stands in, 0 for constants, which are defined everywhere. */
struct site {
    value_id key;
    uint32_t encoded, block;
};

/* A component of an instruction's result in one copy of its block. `key`: the value, or the extractvalue that takes the
 * component; `local`: local number of the instruction's result. */
static inline struct site site_in_copy(const struct lowering *l, const struct function_state *s, value_id key,
                                       uint32_t local, uint32_t offset, uint32_t copy)
{
    bool is_phi = defining_instruction(l, l->module->value_count + local)->opcode == OP_PHI;
    uint32_t encoded = is_phi ? ENCODED_VALUE | key : s->base[local] + s->copy_offset[copy] + offset;

    return (struct site){copy == s->first_copy[s->block_of[local]] ? key : NO_VALUE, encoded, copy};
}

/* The number of a definition in the SSA reconstruction. A value has one number in the first copy of its block: equal
 * inputs of phis have equal numbers. */
uint32_t number_of(struct lowering *l, struct function_state *s, struct site site);

/* Makes a value a variable of the SSA reconstruction, at the first read that does not see its definition. Phis that do
 * not stay are variables from the start: their definitions are on edges. `local`: local number. */
void define_variable(struct lowering *l, struct function_state *s, uint32_t local);

/* A result of the reconstruction as an encoded value (function.h). */
uint32_t encoded_value(const struct function_state *s, struct ssa_value value);

#endif
