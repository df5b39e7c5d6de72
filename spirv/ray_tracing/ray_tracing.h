/* Stages of ray tracing pipelines: shared variables, calls, ray flags; and helpers for ray queries and hit objects. */
#ifndef SPIRV_RAY_TRACING_H
#define SPIRV_RAY_TRACING_H

#include "spirv/function/function.h"
#include "spirv/memory/memory.h"

/* Declares capability and extension. Call it before any code is emitted. */
void declare_ray_tracing(struct lowering *l);

/* Finds the blocks of any-hit shaders that IgnoreHit or AcceptHitAndEndSearch ends. */
void find_hit_ends(struct lowering *l, struct function_state *s);

/* Emits the terminator for IgnoreHit or AcceptHitAndEndSearch. */
void end_hit(struct lowering *l, const struct instruction *i);

/* The data that an operation passes through its last operand: the variable itself if its storage class fits, otherwise
 * a copy. take_back: call it after the operation. */
struct pointer_argument hand_over(struct lowering *l, const struct instruction *i);
void take_back(struct lowering *l, const struct pointer_argument *handed);

/* Traces a ray. The hit goes to the variable `hit_object`; 0: to the shaders of the hit group. */
void trace_ray(struct lowering *l, const struct instruction *i, uint32_t hit_object);

/* Ray flags of an operation combined with the constant flags `fixed`. Declares the capabilities that they need. */
uint32_t ray_flags(struct lowering *l, const struct instruction *i, uint32_t operand_number, uint32_t fixed);

/* The acceleration structure behind a handle, by descriptor or address (spirv/ray_tracing/ray_query.c). */
uint32_t acceleration_structure(struct lowering *l, const struct instruction *i, uint32_t operand_number);

/* Composes three operands to a vector (spirv/ray_tracing/ray_query.c). */
uint32_t ray_vector(struct lowering *l, const struct instruction *i, uint32_t first);

/* Defines the result as element (row, column) of `matrix`. Operands from `first` on: row, column. DXIL's matrix has
 * three rows of four elements, SPIR-V's has four columns of three (spirv/ray_tracing/ray_query.c). */
void extract_from_matrix(struct lowering *l, const struct instruction *i, uint32_t first, uint32_t matrix);

#endif
