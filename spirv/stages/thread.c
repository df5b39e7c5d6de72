/* Thread and group ids, cycle counter, debugger queries (there is never a debugger). */
#include "spirv/operations.h"
#include "spirv/interface/interface.h"
#include "spirv/nodes/nodes.h"

/* Operand 0: dimension. */
void lower_thread_vector(struct lowering *l, const struct instruction *i, uint32_t builtin)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), uvec3 = type_vector(b, u32, 3);
    bool is_node = l->stage == DXS_STAGE_NODE && builtin != SpvBuiltInLocalInvocationId;
    uint32_t vector = !is_node                           ? builtin_input(l, (SpvBuiltIn)builtin, uvec3)
                      : builtin == SpvBuiltInWorkgroupId ? node_group_id(l)
                                                         : node_thread_id(l);
    uint64_t dimension;

    if (!operand_constant(l, i, 0, &dimension)) {
        EMIT_AS(b, SpvOpVectorExtractDynamic, u32, result_id(l, i), vector, operand(l, i, 0));
        return;
    }
    if (dimension > 2)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "a thread id has no dimension %llu", (unsigned long long)dimension);
    component_as(b, u32, result_id(l, i), vector, (uint32_t)dimension);
}

/* 64-bit clock, low word first. */
void lower_cycle_counter(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), scope = i->dx_op == DX_DeviceClock ? SpvScopeDevice : SpvScopeSubgroup;

    need_capability_of(b, SpvCapabilityShaderClockKHR, EXT_SHADER_CLOCK);
    uint32_t time = EMIT(b, SpvOpReadClockKHR, type_vector(b, u32, 2), constant_u32(b, scope));
    for (uint32_t c = 0; c < 2; c++)
        component_as(b, u32, result_id(l, i) + c, time, c);
}

/* DebugBreak, and OutputComplete: the records are read after the dispatch has ended. */
void lower_nothing(struct lowering *l, const struct instruction *i)
{
    (void)l;
    (void)i;
}

void lower_is_debugging_enabled(struct lowering *l, const struct instruction *i)
{
    EMIT_AS(l->b, SpvOpCopyObject, type_bool(l->b), result_id(l, i), constant_bool(l->b, false));
}
