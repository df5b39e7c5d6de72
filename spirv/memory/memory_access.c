/* Loads, stores and atomics on the shader's own memory (memory.h), component by component. */
#include "spirv/arithmetic/alu.h"
#include "spirv/resource_operations/constant_arrays.h"
#include "spirv/memory/memory.h"
#include "spirv/resources/handles.h"

/* ---- One component ----------------------------------------------------------------------------------------------- */

/* Memory of one component (scalar or short vector) of a loaded or stored value. */
struct component_memory {
    uint32_t pointer;   /* id */
    uint32_t stored;    /* SPIR-V type in memory */
    uint32_t held;      /* SPIR-V type of the component as a value */
    type_id type;       /* DXIL type of the component; same layout as the DXIL type in memory */
    uint32_t alignment; /* bytes, of memory behind a device address; 0: memory of a variable */
    uint32_t operands;  /* SpvMemoryAccessMask, of memory behind a device address */
    bool is_half_bits;  /* one of the two types is a min-precision half, the other an integer with its 16 bits */
};

/* Whether one type is a min-precision half and the other an integer with its 16 bits. Both have 16 bits in DXIL; in
 * SPIR-V the half is an f32, so a bit cast does not convert between them. */
static bool is_cast_half(struct lowering *l, const struct instruction *i, type_id stored, type_id held)
{
    bool differs = is_float(l, stored) != is_float(l, held) &&
                   (is_min_precision(l, stored) || is_min_precision(l, held)) && !l->native_16bit;

    if (differs && (lane_count(l, held) > 1 || is_min_precision(l, stored) != is_min_precision(l, held)))
        unsupported(l, i, "the pointer to a min-precision type was cast");
    return differs;
}

/* Memory of a component of a value of type `type` at `p`. Extends `p` while it works and restores it. */
static struct component_memory find_component_memory(struct lowering *l, const struct instruction *i, struct pointer *p,
                                                     type_id type, uint32_t component)
{
    struct component_memory memory = {.held = component_type(l, type, component)};
    const type_id pointed_to = p->type;
    const uint32_t index_count = p->count;
    uint32_t part;

    while (find_part(l, &type, &component, &part)) /* `type` and p->type have one layout: the indices serve both */
        push_constant_index(l, i, p, part);
    memory.is_half_bits = is_cast_half(l, i, p->type, type);
    memory.type = type;
    memory.stored = pointee_type(l, p);
    memory.pointer = emit_pointer(l, p, memory.stored);
    if (p->variable.storage == SpvStorageClassPhysicalStorageBuffer) {
        memory.alignment = scalar_bits(l, p->type) == 1 ? 4 : scalar_bits(l, p->type) / 8;
        memory.operands = SpvMemoryAccessAlignedMask | (p->variable.is_volatile ? SpvMemoryAccessVolatileMask : 0);
    }
    p->type = pointed_to;
    p->count = index_count;
    return memory;
}

/* OpLoad of the component in its type in memory. */
static uint32_t load_stored(struct lowering *l, const struct component_memory *m, uint32_t id)
{
    const uint32_t operands[] = {m->pointer, m->operands, m->alignment};
    return EMIT_LIST(l->b, SpvOpLoad, m->stored, id, m->alignment ? 3 : 1, operands);
}

static void load_component(struct lowering *l, const struct component_memory *m, uint32_t id)
{
    if (m->stored == m->held) {
        load_stored(l, m, id);
        return;
    }
    uint32_t value = load_stored(l, m, new_id(l->b));
    if (scalar_bits(l, m->type) == 1)
        EMIT_AS(l->b, SpvOpINotEqual, m->held, id, value, splat_u32(l, m->type, 0));
    else if (m->is_half_bits && is_float(l, m->type))
        unpack_half(l, id, value);
    else if (m->is_half_bits)
        pack_half(l, id, value);
    else
        bitcast_as(l->b, m->held, id, value);
}

static void store_component(struct lowering *l, const struct component_memory *m, uint32_t value)
{
    if (m->stored != m->held && scalar_bits(l, m->type) == 1)
        value = EMIT(l->b, SpvOpSelect, m->stored, value, splat_u32(l, m->type, 1), splat_u32(l, m->type, 0));
    else if (m->is_half_bits)
        value = is_float(l, m->type) ? pack_half(l, new_id(l->b), value) : unpack_half(l, new_id(l->b), value);
    else if (m->stored != m->held)
        value = bitcast(l->b, m->stored, value);
    const uint32_t operands[] = {m->pointer, value, m->operands, m->alignment};
    append_list(l->b, l->b->code, SpvOpStore, m->alignment ? 4 : 2, operands);
}

/* ---- Loads and stores -------------------------------------------------------------------------------------------- */

/* Whether the pointer leads to the global of a resource. Loads from it emit nothing: the loaded value is the operand of
 * createHandleForLib, which stands for the resource. */
static bool is_resource(const struct lowering *l, value_id pointer)
{
    uint32_t global = pointer_global(l->module, l->function, pointer, &(bool){false});

    return global != UINT32_MAX && l->record_index.by_global[global] != UINT32_MAX;
}

static void zero_components(struct lowering *l, const struct instruction *i, uint32_t count)
{
    for (uint32_t c = 0; c < count; c++) {
        uint32_t type = component_type(l, i->type, c);
        copy_as(l->b, type, result_id(l, i) + c, constant_null(l->b, type));
    }
}

/* DXS_WORKAROUND_LOCKSTEP_GROUPSHARED: a barrier of the wave before an access of another kind than the one before it
 * in the block, and before the first. */
static void order_in_wave(struct lowering *l, const struct instruction *i, const struct pointer *p)
{
    uint32_t kind = i->opcode == OP_COMPARE_EXCHANGE ? OP_ATOMIC_RMW : i->opcode;

    if (!l->options->workarounds.on[DXS_WORKAROUND_LOCKSTEP_GROUPSHARED] ||
        p->variable.storage != SpvStorageClassWorkgroup ||
        (l->ordered.label == l->state->label && l->ordered.kind == kind))
        return;
    group_barrier(l->b, SpvScopeSubgroup, 0);
    l->ordered.label = l->state->label;
    l->ordered.kind = kind;
}

static void lower_load(struct lowering *l, const struct instruction *i)
{
    if (is_resource(l, operand_value(l, i, 0)) || is_hit_object(l, i->type))
        return;
    struct pointer p;
    uint32_t count = component_count(l, i->type), used = used_components(l, i);
    value_id index;
    const struct constant_array *array = constant_array_of(l, i, &index);

    if (array) {
        load_repeated_constant(l, i, array, index);
        return;
    }

    resolve_any_pointer(l, i, operand_value(l, i, 0), &p);
    if (p.variable.is_zero || p.is_outside) {
        zero_components(l, i, count);
        return;
    }
    order_in_wave(l, i, &p);
    if (p.variable.words) {
        load_from_words(l, i, &p);
        return;
    }
    adapt_pointer(l, i, &p, i->type);
    uint32_t inside = indices_inside(l, &p);
    for (uint32_t c = 0; c < count; c++) {
        if (!(used >> component_bit(count, c) & 1))
            continue;
        struct component_memory memory = find_component_memory(l, i, &p, i->type, c);
        uint32_t id = inside ? new_id(l->b) : result_id(l, i) + c;
        load_component(l, &memory, id);
        if (inside) {
            uint32_t chosen = splat(l, type_bool(l->b), component_lanes(l, memory.type), inside);
            select_as(l->b, memory.held, result_id(l, i) + c, chosen, id, constant_null(l->b, memory.held));
        }
    }
}

static void lower_store(struct lowering *l, const struct instruction *i)
{
    value_id value = operand_value(l, i, 1);
    type_id type = type_of(l, value);
    struct pointer p;

    if (component_count(l, type) == 0)
        unsupported(l, i, "the stored value is a handle or pointer");
    if (operand_undef(l, i, 1))
        return;
    resolve_any_pointer(l, i, operand_value(l, i, 0), &p);
    if (p.variable.is_zero)
        unsupported(l, i, "the memory is constant");
    if (p.is_outside)
        return;
    order_in_wave(l, i, &p);
    if (p.variable.words) {
        store_to_words(l, i, &p);
        return;
    }
    adapt_pointer(l, i, &p, type);
    struct open_if block = open_if(l, indices_inside(l, &p));
    p.is_checked = block.merge != 0;
    for (uint32_t c = 0; c < component_count(l, type); c++) {
        struct component_memory memory = find_component_memory(l, i, &p, type, c);
        store_component(l, &memory, value_component(l, value, c));
    }
    close_if(l, &block);
}

/* ---- Atomics ----------------------------------------------------------------------------------------------------- */

static const uint16_t atomic_instructions[] = {
    [ATOMIC_EXCHANGE] = SpvOpAtomicExchange, [ATOMIC_ADD] = SpvOpAtomicIAdd, [ATOMIC_SUB] = SpvOpAtomicISub,
    [ATOMIC_AND] = SpvOpAtomicAnd,           [ATOMIC_OR] = SpvOpAtomicOr,    [ATOMIC_XOR] = SpvOpAtomicXor,
    [ATOMIC_MAX] = SpvOpAtomicSMax,          [ATOMIC_MIN] = SpvOpAtomicSMin, [ATOMIC_UMAX] = SpvOpAtomicUMax,
    [ATOMIC_UMIN] = SpvOpAtomicUMin,
};

struct atomic_access {
    uint32_t pointer;     /* to the integer; 0: statically out of bounds, the result is zero */
    uint32_t scope;       /* id of the scope: thread groups share node records, but not groupshared memory */
    struct open_if block; /* runs the atomic if it is within bounds */
    uint32_t id;          /* result of the atomic instruction */
};

/* Finds the integer that an atomic changes. If it is statically out of bounds, the result is set to zero here. */
static struct atomic_access open_atomic(struct lowering *l, const struct instruction *i, type_id type)
{
    struct atomic_access atomic = {0};
    struct pointer p;

    resolve_any_pointer(l, i, operand_value(l, i, 0), &p);
    if (p.variable.words)
        p = atomic_word(l, i, &p, type);
    if (p.is_outside) {
        zero_components(l, i, component_count(l, i->type));
        return atomic;
    }
    if (p.variable.is_zero ||
        (p.variable.storage != SpvStorageClassWorkgroup && p.variable.storage != SpvStorageClassPhysicalStorageBuffer))
        unsupported(l, i, "the memory is neither groupshared nor a node record");
    if (module_type(l->module, type)->kind != TYPE_INTEGER ||
        (scalar_bits(l, type) != 32 && scalar_bits(l, type) != 64))
        unsupported(l, i, "the value is not an integer of 32 or 64 bits");
    if (scalar_bits(l, type) == 64)
        need_capability(l->b, SpvCapabilityInt64Atomics);
    bool of_group = p.variable.storage == SpvStorageClassWorkgroup;
    atomic.scope = constant_u32(l->b, of_group ? SpvScopeWorkgroup : SpvScopeDevice);
    order_in_wave(l, i, &p);
    if (!p.variable.words)
        adapt_pointer(l, i, &p, type);
    atomic.block = open_if(l, indices_inside(l, &p));
    p.is_checked = atomic.block.merge != 0;
    uint32_t wanted = value_type(l, type), stored = p.variable.words ? wanted : pointee_type(l, &p);
    if (stored != wanted && of_group)
        unsupported(l, i, "the memory is a float within a structure");
    atomic.pointer = stored == wanted ? emit_pointer(l, &p, stored)
                                      : EMIT(l->b, SpvOpBitcast, type_pointer(l->b, p.variable.storage, wanted),
                                             emit_pointer(l, &p, stored));
    atomic.id = atomic.block.merge ? new_id(l->b) : result_id(l, i);
    return atomic;
}

static void close_atomic(struct lowering *l, const struct instruction *i, type_id type, struct atomic_access *atomic)
{
    uint32_t integer = value_type(l, type);

    close_if(l, &atomic->block);
    if (atomic->block.merge)
        EMIT_AS(l->b, SpvOpPhi, integer, result_id(l, i), atomic->id, atomic->block.inside_end,
                constant_null(l->b, integer), atomic->block.before);
}

/* In Direct3D only barriers order memory: the instruction's ordering is ignored. */
static void lower_atomic(struct lowering *l, const struct instruction *i)
{
    type_id type = type_of(l, operand_value(l, i, 1));

    if (i->sub >= sizeof atomic_instructions / sizeof *atomic_instructions || !atomic_instructions[i->sub])
        unsupported(l, i, "the atomic operation is unknown");
    struct atomic_access atomic = open_atomic(l, i, type);
    if (!atomic.pointer)
        return;
    EMIT_AS(l->b, (SpvOp)atomic_instructions[i->sub], value_type(l, type), atomic.id, atomic.pointer, atomic.scope,
            constant_u32(l->b, SpvMemorySemanticsMaskNone), operand(l, i, 1));
    close_atomic(l, i, type, &atomic);
}

/* Result: {old value, bool: exchanged}. */
static void lower_compare_exchange(struct lowering *l, const struct instruction *i)
{
    type_id type = type_of(l, operand_value(l, i, 1));
    struct atomic_access atomic = open_atomic(l, i, type);
    uint32_t relaxed = constant_u32(l->b, SpvMemorySemanticsMaskNone), id = result_id(l, i);

    if (!atomic.pointer)
        return;
    EMIT_AS(l->b, SpvOpAtomicCompareExchange, value_type(l, type), atomic.id, atomic.pointer, atomic.scope, relaxed,
            relaxed, operand(l, i, 2), operand(l, i, 1));
    close_atomic(l, i, type, &atomic);
    if (used_components(l, i) & 2)
        EMIT_AS(l->b, SpvOpIEqual, type_bool(l->b), id + 1, id, operand(l, i, 1));
}

static void lower_fence(struct lowering *l)
{
    uint32_t semantics = SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsUniformMemoryMask |
                         SpvMemorySemanticsImageMemoryMask | SpvMemorySemanticsWorkgroupMemoryMask;
    EMIT_VOID(l->b, SpvOpMemoryBarrier, constant_u32(l->b, SpvScopeDevice), constant_u32(l->b, semantics));
}

void lower_memory(struct lowering *l, const struct instruction *i)
{
    switch (i->opcode) {
    case OP_LOAD:
        lower_load(l, i);
        break;
    case OP_STORE:
        lower_store(l, i);
        break;
    case OP_ATOMIC_RMW:
        lower_atomic(l, i);
        break;
    case OP_COMPARE_EXCHANGE:
        lower_compare_exchange(l, i);
        break;
    case OP_FENCE:
        lower_fence(l);
        break;
    default:
        unsupported(l, i, "no lowering exists for this instruction");
    }
}
