/* Which function lowers which operation: the families' lists in one switch. A table of functions would have to be
 * relocated whenever the library is loaded. */
#include "spirv/alu_operations.h"
#include "spirv/interface_operations.h"
#include "spirv/hit_objects.h"
#include "spirv/lowering.h"
#include "spirv/ray_query.h"
#include "spirv/ray_tracing.h"
#include "spirv/resource_operations.h"

#define ALL_OPERATIONS(LOWER)                                                                                          \
    ALU_OPERATIONS(LOWER)                                                                                              \
    INTERFACE_OPERATIONS(LOWER)                                                                                        \
    RESOURCE_OPERATIONS(LOWER)                                                                                         \
    RAY_QUERY_OPERATIONS(LOWER)                                                                                        \
    RAY_TRACING_OPERATIONS(LOWER)                                                                                      \
    HIT_OBJECT_OPERATIONS(LOWER)

#define DECLARE(operation, function) lower_operation function;
ALL_OPERATIONS(DECLARE)

bool lower_operation_call(struct lowering *l, const struct instruction *i)
{
#define LOWER_CASE(operation, function)                                                                                \
    case DX_##operation:                                                                                               \
        function(l, i);                                                                                                \
        return true;
    switch (i->dx_op) {
        ALL_OPERATIONS(LOWER_CASE)
    default:
        return false;
    }
}

bool is_lowered_operation(enum dx_op operation)
{
#define CASE(operation, function) case DX_##operation:
    switch (operation) {
        ALL_OPERATIONS(CASE)
        return true;
    default:
        return false;
    }
}
