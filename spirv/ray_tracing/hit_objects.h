/* Hit objects of shader model 6.9. They are values in DXIL and variables in SPIR-V. These share a variable:
 *     the inputs of a phi and the phi
 *     the operand and the result of SetShaderTableIndex
 *     all hit objects that unoptimized code stores to one alloca
 * The conversion is refused if a hit object is used after another one has overwritten the variable. */
#ifndef SPIRV_RAY_TRACING_HIT_OBJECTS_H
#define SPIRV_RAY_TRACING_HIT_OBJECTS_H

#include "spirv/function/function.h"

/* The variable of the hit object that the instruction defines; of operand 0. */
uint32_t made_hit_object(struct lowering *l, const struct instruction *i);
uint32_t given_hit_object(struct lowering *l, const struct instruction *i);

/* The variable of operand 0, emptied first if HitObject_MakeNop defines it. Declares capabilities and extensions. */
uint32_t hit_object(struct lowering *l, const struct instruction *i);

/* The assignment of variables in the current function, made at the first call. */
struct hit_objects *hit_objects(struct lowering *l);

/* Code at the end of an input block, after the assignment was made. If HitObject_MakeNop is a phi's input from this
 * block, the phi's variable is emptied. */
void empty_hit_objects(struct lowering *l, block_id block);

void record_empty(struct lowering *l, uint32_t variable);

/* Whether operand 0 is defined by HitObject_MakeNop. */
bool is_given_nop(const struct lowering *l, const struct instruction *i);

/* The instruction that makes the hit object. A load is followed back to the stores into its memory. If one instruction
 * made what they store, that one is returned. If several did, the load is returned where one of them has no shader, and
 * NULL otherwise. */
const struct instruction *hit_object_maker(struct lowering *l, value_id value);

/* A hit from a query has no shader until SetShaderTableIndex makes a new hit object with one. */
bool is_without_shader(const struct instruction *maker);

/* Notes whether the hit object that the instruction makes has a shader, where an Invoke asks for it. */
void note_shader(struct lowering *l, const struct instruction *i, bool has_shader);

/* The bool variable that tells whether operand 0 of an Invoke has a shader; 0: it has one. */
uint32_t given_shader_flag(struct lowering *l, const struct instruction *i);

/* A store of a hit object. Emits code for HitObject_MakeNop only: others are in the variable already. */
void lower_hit_store(struct lowering *l, const struct instruction *i);

/* The variable that a store of HitObject_MakeNop empties; 0: the store is of another hit object. */
uint32_t stored_nop(struct lowering *l, const struct instruction *i);

#endif
