/* Discarded pixels: see discard.c. */
#ifndef SPIRV_STAGES_DISCARD_H
#define SPIRV_STAGES_DISCARD_H

#include "spirv/stages/interface_state.h"

/* Decides how discards are lowered. Call it before any code is emitted. */
void discard_prepare(struct lowering *l);

/* Ends discarded invocations. Call it before each return of the entry point. */
void discard_end_main(struct lowering *l);

#endif
