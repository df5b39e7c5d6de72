/* Debug information from the module's metadata. dxs_options.debug_info gives source text, names and lines (OpSource,
 * OpLine). debug_variables gives files, lines, scopes, inlined calls and variables (NonSemantic.Shader.DebugInfo.100).
 */
#ifndef SPIRV_DEBUG_INFO_H
#define SPIRV_DEBUG_INFO_H

#include "spirv/lowering.h"

/* Once per conversion: the shader's name and the source text (dx.source.contents). Creates l->debug if the options
 * request debug information and the module has some. */
void debug_info_prepare(struct lowering *l);

/* The functions below require l->debug. */

/* At the start of the current function; `id`: of its OpFunction. */
void debug_info_begin_function(struct lowering *l, uint32_t id);

/* Before an instruction: its line, if it differs from the line in force. */
void debug_info_line(struct lowering *l, const struct instruction *i);

/* After an instruction: blocks that follow are not its own. */
void debug_info_end_instruction(struct lowering *l);

/* Before the branch of a block: the line of the terminator, if lines are those of DXIL instructions. */
void debug_info_terminator(struct lowering *l, const struct instruction *i);

/* Lowers an OP_DEBUG_CALL: the value of a variable from here on, or its address. Values that are dead or do not
 * dominate this block are omitted: no code is emitted for debuggers only. */
void debug_info_variable(struct lowering *l, const struct instruction *i);

/* After all functions: the globals that code has declared. */
void debug_info_finish(struct lowering *l);

/* Emits the caller's notes (dxs_options.notes). Call it after all other code. (notes.c) */
void emit_notes(struct lowering *l);

#endif
