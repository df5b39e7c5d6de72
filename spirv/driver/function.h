/* The lowering of functions: control flow, blocks, switches, calls. */
#ifndef SPIRV_DRIVER_FUNCTION_H
#define SPIRV_DRIVER_FUNCTION_H

#include "spirv/function/function.h"

void structure_function(struct lowering *l, struct function_state *s); /* control_flow.c */

/* function.c: fails if the module has more ids than dxs_limits.values. */
void check_id_count(const struct lowering *l);

/* function.c: emits the function. `id`: of its OpFunction. */
void lower_function(struct lowering *l, struct function_state *s, uint32_t id, bool is_main);

/* switch.c: the selector of an OpSwitch, emitted before the merge instruction; then the OpSwitch itself. */
uint32_t switch_selector(struct lowering *l, struct function_state *s, uint32_t block);
void emit_switch(struct lowering *l, const struct function_state *s, uint32_t block, uint32_t selector);

/* calls.c: calls of functions, and the types of functions and their results. */
void lower_call(struct lowering *l, const struct instruction *i);
uint32_t function_type_id(struct lowering *l, const struct function *function);
uint32_t function_result_type(struct lowering *l, const struct function *function);

/* ---- operations.c: dispatch to the functions that lower instructions --------------------------------------------- */

/* Lowers the live instructions of [first, end). */
void lower_instructions(struct lowering *l, const struct function_state *s, uint32_t first, uint32_t end);

#endif
