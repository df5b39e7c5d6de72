/* The stages of ray tracing pipelines. */
#ifndef SPIRV_RAY_TRACING_H
#define SPIRV_RAY_TRACING_H

#include "spirv/function/function.h"
#include "spirv/memory/memory.h"

/* Capability and extension; before any code. */
void declare_ray_tracing(struct lowering *l);

/* Finds the blocks of any-hit shaders in which IgnoreHit or AcceptHitAndEndSearch ends the invocation. */
void find_hit_ends(struct lowering *l, struct function_state *s);

/* Emits the instruction in whose place the invocation ends. */
void end_hit(struct lowering *l, const struct instruction *i);

/* The variable that a parameter of the entry's function points to: what the ray carries, or the attributes of a hit. */
struct variable ray_parameter(struct lowering *l, uint32_t number, type_id type);

/* Local variables of the current function that are handed to other shaders as a whole lie in the storage class from
 * which those take them. Fills in the classes by local value; others are left as they are. */
void find_handed_over(const struct lowering *l, SpvStorageClass *storage);

/* What an operation hands over through its last operand: the variable itself where it lies in the right storage class,
 * else a copy. */
struct handed {
    struct pointer source;
    uint32_t id, type; /* type: of the copy, 0: there is none */
};
struct handed hand_over(struct lowering *l, const struct instruction *i);
void take_back(struct lowering *l, const struct handed *handed); /* behind the operation */

/* Traces a ray: what it meets goes to a hit object; 0: to its shaders. */
void trace_ray(struct lowering *l, const struct instruction *i, uint32_t hit_object);

/* Fails where there is no ray: in stages that are none of ray tracing's. */
void refuse_other_stages(struct lowering *l, const struct instruction *i);

/* Flags of a ray that is traced, and the capability that they need. `fixed`: flags that hold besides. */
uint32_t ray_flags(struct lowering *l, const struct instruction *i, uint32_t operand_number, uint32_t fixed);

/* The acceleration structure that a handle means, by descriptor or address (spirv/ray_tracing/ray_query.c). */
uint32_t acceleration_structure(struct lowering *l, const struct instruction *i, uint32_t operand_number);

/* Three operands as a vector (spirv/ray_tracing/ray_query.c). */
uint32_t ray_vector(struct lowering *l, const struct instruction *i, uint32_t first);

/* Makes the operation's result the element of a matrix that its operands from `first` on name: row and column of
 * DXIL's three rows, where SPIR-V's matrix has four columns (spirv/ray_tracing/ray_query.c). */
void extract_from_matrix(struct lowering *l, const struct instruction *i, uint32_t first, uint32_t matrix);

#endif
