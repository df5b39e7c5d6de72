/* Discarded pixels: see discard.c. */
#ifndef SPIRV_INTERFACE_DISCARD_H
#define SPIRV_INTERFACE_DISCARD_H

#include "spirv/interface/interface_state.h"

/* Decides how discards are lowered. Call it before any code is emitted. */
void discard_prepare(struct lowering *l);

/* Ends discarded invocations. Call it before each return of the entry point. */
void discard_end_main(struct lowering *l);

/* Condition (bool id) under which writes to resources are allowed; 0: always. Discarded invocations continue as helper
 * lanes, so that derivatives stay defined, but their writes must have no effect. OpDemoteToHelperInvocation ensures
 * that. Without it a variable remembers the discard:
 *     struct open_if guard = open_if(l, writes_allowed(l)); ... close_if(l, &guard); merge_if for results */
uint32_t writes_allowed(struct lowering *l);

/* bool id: this invocation covers no sample, or was discarded. Pixel shaders only. */
uint32_t is_helper_invocation(struct lowering *l);

/* What was emitted last may have discarded. */
void forget_helper_invocation(struct lowering *l);

#endif
