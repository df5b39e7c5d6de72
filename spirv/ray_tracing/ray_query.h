/* Ray queries: the variable behind the i32 by which DXIL names them. */
#ifndef SPIRV_RAY_TRACING_RAY_QUERY_H
#define SPIRV_RAY_TRACING_RAY_QUERY_H

#include "spirv/lowering.h"
#include "spirv/function/usage.h"

/* Arguments in operations.def: the opcode of the property, and what has it. The opcodes fit 16 bits. */
enum {
    CANDIDATE = SpvRayQueryIntersectionRayQueryCandidateIntersectionKHR,
    COMMITTED = SpvRayQueryIntersectionRayQueryCommittedIntersectionKHR,
    OF_RAY = 2 /* not of an intersection */
};
#define PROPERTY(name, of) (SpvOpRayQueryGet##name##KHR | (uint32_t)(of) << 16)

/* Fills in l->ray_queries, once per conversion, before liveness. If queries are chosen at run time, the i32 is an index
 * into an array. Otherwise every use names its allocation, and the i32 is a symbol. */
void find_ray_queries(struct lowering *l);

/* Pointer to the query of operand 0. A symbol's variable is made at the first use. */
uint32_t ray_query(struct lowering *l, const struct instruction *i);

#endif
