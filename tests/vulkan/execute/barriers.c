/* Barriers of a DXIL module: see barriers.h. */
#include "execute/barriers.h"

#include "dxil/module.h"
#include "dxil/module_object.h"
#include "dxil/operations.h"

/* DXIL.rst, "Barrier", and "Shader Model 6.8": bits of the operands. */
enum {
    MODE_SYNC = 1,
    MODE_DEVICE = 2,
    MODE_RESOURCES_OF_GROUP = 4,
    MODE_GROUPSHARED = 8,
    MEMORY_RESOURCES = 1,
    MEMORY_GROUPSHARED = 2,
    MEMORY_RECORDS = 4 | 8,
    SEMANTIC_SYNC = 1,
    SEMANTIC_GROUP = 2,
    SEMANTIC_DEVICE = 4
};

static uint32_t number_of(const struct module *module, const struct function *function, const struct instruction *call,
                          uint32_t operand)
{
    const struct constant *constant =
        module_constant(module, function, function->operands[call->first_operand + operand]);

    return constant ? (uint32_t)constant->bits : 0;
}

static struct asked_barrier by_mode(uint32_t mode)
{
    return (struct asked_barrier){
        .synchronizes = mode & MODE_SYNC,
        .resources = mode & (MODE_DEVICE | MODE_RESOURCES_OF_GROUP),
        .groupshared = mode & MODE_GROUPSHARED,
        .on_device = mode & MODE_DEVICE,
    };
}

static struct asked_barrier by_semantics(uint32_t memory, uint32_t semantics)
{
    bool orders = semantics & (SEMANTIC_GROUP | SEMANTIC_DEVICE);

    return (struct asked_barrier){
        .synchronizes = semantics & SEMANTIC_SYNC,
        .resources = orders && memory & (MEMORY_RESOURCES | MEMORY_RECORDS),
        .groupshared = orders && memory & MEMORY_GROUPSHARED,
        .on_device = semantics & SEMANTIC_DEVICE,
    };
}

/* False: the call is no barrier. */
static bool read_barrier(const struct module *module, const struct function *function, const struct instruction *call,
                         struct asked_barrier *barrier)
{
    switch (call->dx_op) {
    case DX_Barrier:
        *barrier = by_mode(number_of(module, function, call, 0));
        return true;
    case DX_BarrierByMemoryType:
        *barrier = by_semantics(number_of(module, function, call, 0), number_of(module, function, call, 1));
        return true;
    case DX_BarrierByMemoryHandle:
        *barrier = by_semantics(MEMORY_RESOURCES, number_of(module, function, call, 1));
        return true;
    default:
        return false;
    }
}

/* Whether other groups see what this one writes while it runs, and may wait for it. */
static bool is_coherent(const struct module *module)
{
    for (uint32_t n = 0; n < module->info.resource_count; n++)
        if (module->resources[n].info.globally_coherent)
            return true;
    return false;
}

size_t asked_barriers(const dxs_module *object, const struct dxs_entry *entry, struct asked_barrier *barriers,
                      size_t room)
{
    const struct module *module = object->contents;
    const struct function *only = NULL;
    bool has_groups =
        entry->stage == DXS_STAGE_COMPUTE || entry->stage == DXS_STAGE_MESH || entry->stage == DXS_STAGE_AMPLIFICATION;
    size_t count = 0;

    for (uint32_t n = 0; n < module->function_count; n++) {
        if (module->functions[n].is_declaration)
            continue;
        if (only)
            return 0;
        only = &module->functions[n];
    }
    for (uint32_t n = 0; only && n < only->call_count && count < room; n++) {
        struct asked_barrier *barrier = &barriers[count];
        if (!read_barrier(module, only, &only->instructions[only->calls[n]], barrier))
            continue;
        barrier->synchronizes &= has_groups;
        barrier->groupshared &= has_groups;
        barrier->on_device = !has_groups || (barrier->on_device && is_coherent(module));
        count++;
    }
    return count;
}
