/* Where code comes from and what it computes, for debuggers, as far as the module says it and the options ask for it:
 * names and lines (OpLine); or scopes, inlined calls and variables as well (NonSemantic.Shader.DebugInfo.100). */
#ifndef SPIRV_DEBUG_INFO_H
#define SPIRV_DEBUG_INFO_H

#include "spirv/lowering.h"

/* The shader's name, the source text that the module carries (dx.source.contents); once a conversion. */
void debug_info_prepare(struct lowering *l);

/* The functions below are for where there is l->debug. */

/* At the start of the current function, whose OpFunction has the id. */
void debug_info_begin_function(struct lowering *l, uint32_t id);

/* At the start of a block: lines and scopes of the previous one no longer hold. */
void debug_info_begin_block(struct lowering *l);

/* Before an instruction: its line, if that is another than what stands before it. */
void debug_info_line(struct lowering *l, const struct instruction *i);

/* An OP_DEBUG_CALL: which variable has which value from here on, or lies where. Values that are not computed, or not
 * where this block sees them, are left out: nothing is computed for debuggers. */
void debug_info_variable(struct lowering *l, const struct instruction *i);

/* When all code is emitted: variables outside of functions that there are in SPIR-V. */
void debug_info_finish(struct lowering *l);

#endif
