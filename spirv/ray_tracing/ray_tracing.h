/* Stages of ray tracing pipelines: shared variables, calls, ray flags; and helpers for ray queries and hit objects. */
#ifndef SPIRV_RAY_TRACING_H
#define SPIRV_RAY_TRACING_H

#include "spirv/function/function.h"
#include "spirv/memory/memory.h"

/* Declares capability and extension. Call it before any code is emitted. */
void declare_ray_tracing(struct lowering *l);

/* Finds the blocks of any-hit shaders that IgnoreHit or AcceptHitAndEndSearch ends. */
void find_hit_ends(struct lowering *l, struct function_state *s);

/* The data that an operation passes through its last operand: the variable itself if its storage class fits, otherwise
 * a copy. take_back: call it after the operation. */
struct pointer_argument hand_over(struct lowering *l, const struct instruction *i);
void take_back(struct lowering *l, const struct pointer_argument *handed);

/* Traces a ray. The hit goes to the variable `hit_object`; 0: to the shaders of the hit group. */
void lower_trace_ray(struct lowering *l, const struct instruction *i, uint32_t hit_object);

/* Ray flags of an operation combined with the constant flags `fixed`. Declares the capabilities that they need. */
uint32_t ray_flags(struct lowering *l, const struct instruction *i, uint32_t operand_number, uint32_t fixed);

/* The acceleration structure behind a handle, by descriptor or address (spirv/ray_tracing/ray_query.c). */
uint32_t acceleration_structure(struct lowering *l, const struct instruction *i, uint32_t operand_number);

/* Composes three operands to a vector (spirv/ray_tracing/ray_query.c). */
uint32_t ray_vector(struct lowering *l, const struct instruction *i, uint32_t first);

/* Arguments in operations.def, and of read_property: a number, and what has the property. The numbers fit 16 bits. */
enum {
    CANDIDATE = SpvRayQueryIntersectionRayQueryCandidateIntersectionKHR,
    COMMITTED = SpvRayQueryIntersectionRayQueryCommittedIntersectionKHR,
    OF_RAY = 2,        /* of the query in operand 0, and not of an intersection */
    OF_HIT_OBJECT = 3, /* in operand 0 */
    OF_SHADER = 4      /* a built-in input */
};
#define PROPERTY(name, of) (SpvOpRayQueryGet##name##KHR | (uint32_t)(of) << 16)
#define HIT_OBJECT(name) ((uint32_t)DXS_SPV_OP_HIT_OBJECT_##name | OF_HIT_OBJECT << 16)
#define BUILT_IN(name) ((uint32_t)(name) | OF_SHADER << 16)

/* The query or hit object in operand 0; 0: the shader. */
uint32_t property_owner(struct lowering *l, const struct instruction *i, uint32_t property);

/* Reads a property into `id`; 0: any id. */
uint32_t read_property(struct lowering *l, uint32_t property, uint32_t owner, uint32_t type, uint32_t id);

/* ---- ray_query.c: the variable behind the i32 by which DXIL names a query ---------------------------------------- */

/* Fills in l->ray_queries, once per conversion, before liveness. If queries are chosen at run time, the i32 is an index
 * into an array. Otherwise every use names its allocation, and the i32 is a symbol. */
void find_ray_queries(struct lowering *l);

/* Pointer to the query of operand 0. A symbol's variable is made at the first use. */
uint32_t ray_query(struct lowering *l, const struct instruction *i);

/* ---- hit_objects.c, hit_object_variables.c ----------------------------------------------------------------------- */

/* Hit objects of shader model 6.9 are values in DXIL and variables in SPIR-V. These share a variable:
 *     the inputs of a phi and the phi
 *     the operand and the result of SetShaderTableIndex
 *     all hit objects that unoptimized code stores to one alloca
 * The conversion is refused if a hit object is used after another one has overwritten the variable. */

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

/* The instruction that makes the hit object. For a load, the stores into its memory are followed:
 *     one instruction makes all stored hit objects: that instruction
 *     several do, and one of them sets no shader: the load
 *     several do, and all set a shader: NULL */
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
