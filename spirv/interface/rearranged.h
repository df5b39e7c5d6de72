/* Thread ids of rearranged groups (thread.c). */
#ifndef SPIRV_INTERFACE_REARRANGED_H
#define SPIRV_INTERFACE_REARRANGED_H

#include "spirv/interface/interface_state.h"

/* Whether the group is rearranged and the built-in numbers its threads; the thread id that the shader expects. */
bool is_rearranged(const struct lowering *l, SpvBuiltIn builtin);
uint32_t rearranged_thread(struct lowering *l, SpvBuiltIn builtin);

#endif
