/* Thread and group ids, cycle counter, debugger queries (there is never a debugger). */
#include "spirv/stages/interface_operations.h"
#include "spirv/stages/thread.h"
#include "spirv/stages/nodes.h"

/* ---- Rearranged groups ------------------------------------------------------------------------------------------- */

enum {
    IN_GROUP,
    IN_DISPATCH,
    INDEX
};

bool is_rearranged(const struct lowering *l, SpvBuiltIn builtin)
{
    return l->interface->rearranged &&
           (builtin == SpvBuiltInLocalInvocationId || builtin == SpvBuiltInGlobalInvocationId ||
            builtin == SpvBuiltInLocalInvocationIndex);
}

static uint32_t group_vector(struct lowering *l, uint32_t type)
{
    uint32_t sizes[3];

    for (uint32_t n = 0; n < 3; n++)
        sizes[n] = constant_u32(l->b, l->entry->thread_group[n]);
    return constant_composite(l->b, type, 3, sizes);
}

/* A group of X x Y threads becomes 2X x Y/2 in SPIR-V, so four consecutive threads of a row form a quad:
 *     x = 2 * (x' / 4) + x' % 2,  y = 2 * y' + x' / 2 % 2 */
static uint32_t thread_in_group(struct lowering *l, uint32_t type)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32), zero = constant_u32(b, 0), one = constant_u32(b, 1);
    uint32_t variable = builtin_variable(l, SpvBuiltInLocalInvocationId, SpvStorageClassInput, type);
    uint32_t thread = EMIT(b, SpvOpLoad, type, variable);
    uint32_t x = extract(l, u32, thread, 0), y = extract(l, u32, thread, 1);
    uint32_t half = EMIT(b, SpvOpShiftRightLogical, u32, x, one);
    uint32_t parts[] = {EMIT(b, SpvOpBitFieldInsert, u32, half, x, zero, one),
                        EMIT(b, SpvOpBitFieldInsert, u32, half, y, one, constant_u32(b, 31)),
                        extract(l, u32, thread, 2)};

    return compose(l, u32, 3, parts);
}

static uint32_t thread_in_dispatch(struct lowering *l, uint32_t type)
{
    uint32_t group = builtin_input(l, SpvBuiltInWorkgroupId, type);
    uint32_t first = EMIT(l->b, SpvOpIMul, type, group, group_vector(l, type));

    return EMIT(l->b, SpvOpIAdd, type, first, rearranged_thread(l, SpvBuiltInLocalInvocationId));
}

/* x + X * (y + Y * z) */
static uint32_t thread_index(struct lowering *l)
{
    struct builder *b = l->b;
    const uint32_t *group = l->entry->thread_group;
    uint32_t u32 = type_int(b, 32), thread = rearranged_thread(l, SpvBuiltInLocalInvocationId);
    uint32_t index = extract(l, u32, thread, 2);

    for (uint32_t n = 2; n-- > 0;)
        index = EMIT(b, SpvOpIAdd, u32, EMIT(b, SpvOpIMul, u32, index, constant_u32(b, group[n])),
                     extract(l, u32, thread, n));
    return index;
}

uint32_t rearranged_thread(struct lowering *l, SpvBuiltIn builtin)
{
    uint32_t what = builtin == SpvBuiltInLocalInvocationId    ? IN_GROUP
                    : builtin == SpvBuiltInGlobalInvocationId ? IN_DISPATCH
                                                              : INDEX;
    uint32_t type = type_vector(l->b, type_int(l->b, 32), 3);
    struct thread_number *number = &l->interface->thread_numbers[what];

    if (number->label != current_label(l)) {
        number->value = what == IN_GROUP      ? thread_in_group(l, type)
                        : what == IN_DISPATCH ? thread_in_dispatch(l, type)
                                              : thread_index(l);
        number->label = current_label(l);
    }
    return number->value;
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

/* Operand 0: dimension. */
void lower_thread_vector(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32), uvec3 = type_vector(b, u32, 3);
    SpvBuiltIn builtin = i->dx_op == DX_ThreadId  ? SpvBuiltInGlobalInvocationId
                         : i->dx_op == DX_GroupId ? SpvBuiltInWorkgroupId
                                                  : SpvBuiltInLocalInvocationId;
    bool is_node = l->stage == DXS_STAGE_NODE && builtin != SpvBuiltInLocalInvocationId;
    uint32_t vector = !is_node                 ? builtin_input(l, builtin, uvec3)
                      : i->dx_op == DX_GroupId ? node_group_id(l)
                                               : node_thread_id(l);
    uint64_t dimension;

    if (!operand_constant(l, i, 0, &dimension)) {
        EMIT_AS(b, SpvOpVectorExtractDynamic, u32, result_id(l, i), vector, operand(l, i, 0));
        return;
    }
    if (dimension > 2)
        fail(l->fault, DXS_INVALID_MODULE, "a thread id has no dimension %llu", (unsigned long long)dimension);
    EMIT_AS(b, SpvOpCompositeExtract, u32, result_id(l, i), vector, (uint32_t)dimension);
}

/* 64-bit clock, low word first. */
void lower_cycle_counter(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32), scope = i->dx_op == DX_DeviceClock ? SpvScopeDevice : SpvScopeSubgroup;

    need_capability(b, SpvCapabilityShaderClockKHR);
    need_extension(b, EXT_SHADER_CLOCK);
    uint32_t time = EMIT(b, SpvOpReadClockKHR, type_vector(b, u32, 2), constant_u32(b, scope));
    for (uint32_t c = 0; c < 2; c++)
        EMIT_AS(b, SpvOpCompositeExtract, u32, result_id(l, i) + c, time, c);
}

void lower_debug_break(struct lowering *l, const struct instruction *i)
{
    (void)l;
    (void)i;
}

void lower_is_debugging_enabled(struct lowering *l, const struct instruction *i)
{
    EMIT_AS(l->b, SpvOpCopyObject, type_bool(l->b), result_id(l, i), constant_bool(l->b, false));
}
