/* Names of the shader and of source lines: OpLine where the module has debug locations and the options ask for them. */
#ifndef SPIRV_DEBUG_INFO_H
#define SPIRV_DEBUG_INFO_H

#include "spirv/lowering.h"

/* OpSource: the shader's name, the source text that the module carries (dx.source.contents); once a conversion. */
void debug_info_prepare(struct lowering *l);

/* At the start of a block: OpLine of the previous one no longer holds. */
void debug_info_begin_block(struct lowering *l);

/* Before an instruction, if there is l->debug: OpLine, if it comes from another line than what stands before it. */
void debug_info_line(struct lowering *l, const struct instruction *i);

#endif
