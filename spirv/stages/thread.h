/* Thread ids of rearranged groups (thread.c). */
#ifndef SPIRV_STAGES_THREAD_H
#define SPIRV_STAGES_THREAD_H

#include "spirv/stages/interface_state.h"

/* Whether the group is rearranged and the built-in numbers its threads; the thread id that the shader expects. */
bool is_rearranged(const struct lowering *l, SpvBuiltIn builtin);
uint32_t rearranged_thread(struct lowering *l, SpvBuiltIn builtin);

#endif
