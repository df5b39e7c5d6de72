/* Barriers. They order memory within the thread group. They order it on the whole device if the shader asks for that
 * and uses memory that other groups may see: globallycoherent resources, any resource from a heap, or atomics. */
#include "spirv/operations.h"
#include "spirv/function/usage.h"
#include "spirv/wave/wave.h"

enum barrier_mode {
    MODE_GROUP_SYNC = 1,
    MODE_UAV_GLOBAL = 2,
    MODE_UAV_GROUP = 4,
    MODE_GROUPSHARED = 8
};
enum memory_flag {
    MEMORY_UAV = 1,
    MEMORY_GROUPSHARED = 2,
    MEMORY_NODE_INPUT = 4,
    MEMORY_NODE_OUTPUT = 8
};
enum semantic_flag {
    SEMANTIC_GROUP_SYNC = 1,
    SEMANTIC_GROUP_SCOPE = 2,
    SEMANTIC_DEVICE_SCOPE = 4
};

/* Bit number in the shader flags. */
enum {
    FLAG_RESOURCES_FROM_HEAP = 30
};

static bool shares_with_other_groups(const struct lowering *l)
{
    if (l->entry->shader_flags >> FLAG_RESOURCES_FROM_HEAP & 1 || l->stage == DXS_STAGE_NODE)
        return true; /* node records are shared between groups */
    if (l->usage->operations[DX_AtomicBinOp] || l->usage->operations[DX_AtomicCompareExchange])
        return true;
    for (uint32_t n = 0; n < l->module->info.resource_count; n++)
        if (l->module->resources[n].info.globally_coherent)
            return true;
    return false;
}

struct barrier {
    bool synchronizes, device_scope;
    bool resources, groupshared; /* memory to order */
};

static void emit_barrier(struct lowering *l, const struct barrier *barrier)
{
    struct builder *b = l->b;

    if (barrier->synchronizes && barrier->resources)
        hazards_order(l);
    bool device = barrier->device_scope && shares_with_other_groups(l);
    uint32_t semantics = 0;

    if (!has_groups(l) || (barrier->resources && l->options->workarounds.on[DXS_WORKAROUND_DEVICE_BARRIERS]))
        device = true; /* no thread group, or the workaround asks for device scope */
    if (barrier->resources)
        semantics |= SpvMemorySemanticsUniformMemoryMask | SpvMemorySemanticsImageMemoryMask;
    if (barrier->groupshared)
        semantics |= SpvMemorySemanticsWorkgroupMemoryMask;
    if (semantics)
        semantics |= SpvMemorySemanticsAcquireReleaseMask;

    uint32_t scope = constant_u32(b, device ? SpvScopeDevice : SpvScopeWorkgroup);
    if (barrier->synchronizes && has_groups(l))
        EMIT_VOID(b, SpvOpControlBarrier, constant_u32(b, SpvScopeWorkgroup), scope, constant_u32(b, semantics));
    else if (semantics)
        EMIT_VOID(b, SpvOpMemoryBarrier, scope, constant_u32(b, semantics));
}

void lower_barrier(struct lowering *l, const struct instruction *i)
{
    uint32_t mode = operand_literal(l, i, 0);
    struct barrier barrier = {
        .synchronizes = mode & MODE_GROUP_SYNC,
        .device_scope = mode & MODE_UAV_GLOBAL,
        .resources = mode & (MODE_UAV_GLOBAL | MODE_UAV_GROUP),
        .groupshared = mode & MODE_GROUPSHARED,
    };

    emit_barrier(l, &barrier);
}

/* Barriers by a handle order all resources and records: SPIR-V cannot order a single one. */
void lower_barrier_by_memory(struct lowering *l, const struct instruction *i)
{
    uint32_t memory = i->dx_op == DX_BarrierByMemoryType ? operand_literal(l, i, 0) : MEMORY_UAV;
    uint32_t semantics = operand_literal(l, i, 1);
    bool orders = semantics & (SEMANTIC_GROUP_SCOPE | SEMANTIC_DEVICE_SCOPE);
    struct barrier barrier = {
        .synchronizes = semantics & SEMANTIC_GROUP_SYNC,
        .device_scope = semantics & SEMANTIC_DEVICE_SCOPE,
        .resources = orders && memory & (MEMORY_UAV | MEMORY_NODE_INPUT | MEMORY_NODE_OUTPUT),
        .groupshared = orders && memory & MEMORY_GROUPSHARED && has_groups(l),
    };

    emit_barrier(l, &barrier);
}
