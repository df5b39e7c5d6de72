#ifndef SPIRV_RAY_TRACING_RAY_QUERY_H
#define SPIRV_RAY_TRACING_RAY_QUERY_H

#include "spirv/lowering.h"

/* Whether the instruction makes a ray query. */
static inline bool allocates_ray_query(const struct instruction *i)
{
    return i->opcode == OP_CALL && (i->dx_op == DX_AllocateRayQuery || i->dx_op == DX_AllocateRayQuery2);
}

/* Whether the module does more with ray queries than to use them where they were made: then they are numbers, else
 * symbols. */
bool chooses_ray_queries(struct lowering *l);

/* Pointer to the query that is operand 0. Its variable is made at the first use, and kept as what stands for the
 * symbol.
 */
uint32_t ray_query(struct lowering *l, const struct instruction *i);

#endif
