/* Ray queries: the variable behind the i32 by which DXIL names them. */
#ifndef SPIRV_RAY_TRACING_RAY_QUERY_H
#define SPIRV_RAY_TRACING_RAY_QUERY_H

#include "spirv/lowering.h"
#include "spirv/function/usage.h"

/* Fills in l->ray_queries, once per conversion, before liveness. If queries are chosen at run time, the i32 is an index
 * into an array. Otherwise every use names its allocation, and the i32 is a symbol. */
void find_ray_queries(struct lowering *l);

/* Pointer to the query of operand 0. A symbol's variable is made at the first use. */
uint32_t ray_query(struct lowering *l, const struct instruction *i);

#endif
