/* Values that are written down as threads compute them, for who asked for them (dxs_options.print). */
#ifndef SPIRV_DEBUG_PRINT_H
#define SPIRV_DEBUG_PRINT_H

#include "spirv/lowering.h"

/* Once a conversion, before any code. */
void print_prepare(struct lowering *l);

/* Around the lowering of an instruction: that it is about to be executed, if it has no value; and its value. */
void print_before(struct lowering *l, const struct instruction *i);
void print_after(struct lowering *l, const struct instruction *i);

/* Behind all functions: the one that these call. */
void print_finish(struct lowering *l);

#endif
