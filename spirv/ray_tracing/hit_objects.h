/* Hit objects of SM 6.9. DXIL hands them around as values; SPIR-V has them as variables that it fills in. All that one
 * phi may be share a variable, and so do a hit object and what SetShaderTableIndex makes of it, and all that code
 * which is not optimized stores to one alloca: which is right as long
 * as none is needed any more when another one takes its place, and refused where that is not so. */
#ifndef SPIRV_RAY_TRACING_HIT_OBJECTS_H
#define SPIRV_RAY_TRACING_HIT_OBJECTS_H

#include "spirv/function/function.h"

/* The variable of the hit object that the instruction makes; of operand 0. */
uint32_t made_hit_object(struct lowering *l, const struct instruction *i);
uint32_t given_hit_object(struct lowering *l, const struct instruction *i);

/* The same of operand 0, a HitObject_MakeNop included. Declares what hit objects take. */
uint32_t hit_object(struct lowering *l, const struct instruction *i);

/* Variables that start as what a HitObject_MakeNop gives: calls `empty` for each. */
void for_each_nop(struct lowering *l, const struct instruction *i,
                  void (*empty)(struct lowering *l, uint32_t variable));

/* Whether the hit object that is operand 0 is a new one of HitObject_MakeNop. */
bool is_given_nop(const struct lowering *l, const struct instruction *i);

/* The instruction that makes the hit object that is operand 0, looking through a load; NULL: not known. */
const struct instruction *hit_object_maker(struct lowering *l, const struct instruction *i);

/* A store of a hit object, which is in its variable already, unless it is one of HitObject_MakeNop. */
void lower_hit_store(struct lowering *l, const struct instruction *i);

/* The variable to which the store takes a HitObject_MakeNop; 0: it stores another hit object. */
uint32_t stored_nop(struct lowering *l, const struct instruction *i);

#endif
