/* Ray queries: the variable behind the i32 by which DXIL names them. */
#ifndef SPIRV_RAY_TRACING_RAY_QUERY_H
#define SPIRV_RAY_TRACING_RAY_QUERY_H

#include "spirv/lowering.h"

/* Whether the instruction allocates a ray query. */
static inline bool allocates_ray_query(const struct instruction *i)
{
    return i->opcode == OP_CALL && (i->dx_op == DX_AllocateRayQuery || i->dx_op == DX_AllocateRayQuery2);
}

/* Whether queries are chosen at run time: the i32 is then an index into an array. Otherwise every use names its
 * allocation, and the i32 is a symbol. */
bool chooses_ray_queries(struct lowering *l);

/* Pointer to the query of operand 0. A symbol's variable is made at the first use. */
uint32_t ray_query(struct lowering *l, const struct instruction *i);

#endif
