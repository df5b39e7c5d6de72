/* Which function lowers which operation: the families' lists in one table. */
#include "spirv/alu_operations.h"
#include "spirv/interface_operations.h"
#include "spirv/lowering.h"
#include "spirv/ray_query.h"
#include "spirv/resource_operations.h"

#define DECLARE(operation, function) lower_operation function;
ALU_OPERATIONS(DECLARE)
INTERFACE_OPERATIONS(DECLARE)
RESOURCE_OPERATIONS(DECLARE)
RAY_QUERY_OPERATIONS(DECLARE)

#define ROW(operation, function) [DX_##operation] = function,
lower_operation *const operation_lowering[DX_OP_COUNT] = {ALU_OPERATIONS(ROW) INTERFACE_OPERATIONS(ROW)
                                                              RESOURCE_OPERATIONS(ROW) RAY_QUERY_OPERATIONS(ROW)};
