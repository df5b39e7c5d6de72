/* SSA form after structurization: new phis where a definition no longer dominates its uses. */
#ifndef SPIRV_FUNCTION_REPAIR_H
#define SPIRV_FUNCTION_REPAIR_H

#include "spirv/function/function.h"

/* Places the function's phis and notes each read whose value they carry. In: the structured form, and the ids that
 * assign_values has reserved. */
void repair_values(struct lowering *l, struct function_state *s);

/* Whether a use in a structured block sees the value's definition, and so needs no repair. `value`: local number. */
bool sees_definition(const struct function_state *s, uint32_t block, uint32_t value);

/* The repaired read of a value in a structured block; NULL: the block sees the definition. */
const struct pending_read *find_read(const struct function_state *s, uint32_t block, uint32_t value);

/* A result of the reconstruction as an encoded value (function.h). */
uint32_t encoded_value(const struct function_state *s, struct ssa_value value);

#endif
