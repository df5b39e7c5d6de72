/* Loads, stores and atomics on memory of our own. */
#include "spirv/arithmetic/alu.h"
#include "spirv/memory/memory.h"
#include "spirv/ray_tracing/hit_objects.h"
#include "spirv/resources/handles.h"

/* ---- One component ----------------------------------------------------------------------------------------------- */

/* One component of a value and where it lies: a scalar or a short vector. `type` is the DXIL type of the value's
 * component, whose layout the pointer's type shares. */
struct place {
    uint32_t pointer; /* id */
    uint32_t stored;  /* SPIR-V type in memory */
    uint32_t held;    /* SPIR-V type of the component */
    type_id type;
    uint32_t alignment; /* bytes, of memory at an address; 0: the memory of a variable */
    uint32_t operands;  /* SpvMemoryAccessMask, of such memory */
    bool is_half_bits;  /* a half of min precision is held as its bits, or these bits are held as a half */
};

/* A half of min precision and an integer that stands for its bits: as wide in DXIL, but not the same bits in SPIR-V. */
static bool is_cast_half(struct lowering *l, const struct instruction *i, type_id stored, type_id held)
{
    bool differs = is_float(l, stored) != is_float(l, held) &&
                   (is_min_precision(l, stored) || is_min_precision(l, held)) && !l->native_16bit;

    if (differs && (lane_count(l, held) > 1 || is_min_precision(l, stored) != is_min_precision(l, held)))
        unsupported(l, i, "through a pointer to min precision that was cast");
    return differs;
}

/* Of the component of a value of this type behind `p`, which comes back as it was. */
static struct place find_place(struct lowering *l, const struct instruction *i, struct pointer *p, type_id type,
                               uint32_t component)
{
    struct place place = {.held = component_type(l, type, component)};
    const type_id pointed_to = p->type;
    const uint32_t index_count = p->count;

    for (;;) { /* down to the member that is this component; both types lie alike, so one way leads through both */
        const struct type *t = module_type(l->module, type);
        uint32_t member;
        if (t->kind == TYPE_STRUCT) {
            member = component_member(l, t, &component);
            type = l->module->type_members[t->first_member + member];
        } else if (t->kind == TYPE_ARRAY || is_long_vector(l, type)) {
            uint32_t size = t->kind == TYPE_ARRAY ? component_count(l, t->element) : 1;
            member = component / size;
            component %= size;
            type = t->element;
        } else {
            break;
        }
        push_constant_index(l, i, p, member);
    }
    place.is_half_bits = is_cast_half(l, i, p->type, type);
    place.type = type;
    place.stored = pointee_type(l, p);
    place.pointer = emit_pointer(l, p, place.stored);
    if (p->variable.storage == SpvStorageClassPhysicalStorageBuffer) {
        place.alignment = scalar_bits(l, p->type) == 1 ? 4 : scalar_bits(l, p->type) / 8;
        place.operands = SpvMemoryAccessAlignedMask | (p->variable.is_volatile ? SpvMemoryAccessVolatileMask : 0);
    }
    p->type = pointed_to;
    p->count = index_count;
    return place;
}

static uint32_t load_place(struct lowering *l, const struct place *place, uint32_t id)
{
    const uint32_t operands[] = {place->pointer, place->operands, place->alignment};
    return EMIT_LIST(l->b, SpvOpLoad, place->stored, id, place->alignment ? 3 : 1, operands);
}

static void load_component(struct lowering *l, const struct place *place, uint32_t id)
{
    if (place->stored == place->held) {
        load_place(l, place, id);
        return;
    }
    uint32_t value = load_place(l, place, new_id(l->b));
    if (scalar_bits(l, place->type) == 1)
        EMIT_AS(l->b, SpvOpINotEqual, place->held, id, value, splat_u32(l, place->type, 0));
    else if (place->is_half_bits && is_float(l, place->type))
        unpack_half(l, id, value);
    else if (place->is_half_bits)
        pack_half(l, id, value);
    else
        EMIT_AS(l->b, SpvOpBitcast, place->held, id, value);
}

static void store_component(struct lowering *l, const struct place *place, uint32_t value)
{
    if (place->stored != place->held && scalar_bits(l, place->type) == 1)
        value =
            EMIT(l->b, SpvOpSelect, place->stored, value, splat_u32(l, place->type, 1), splat_u32(l, place->type, 0));
    else if (place->is_half_bits)
        value = is_float(l, place->type) ? pack_half(l, new_id(l->b), value) : unpack_half(l, new_id(l->b), value);
    else if (place->stored != place->held)
        value = EMIT(l->b, SpvOpBitcast, place->stored, value);
    const uint32_t operands[] = {place->pointer, value, place->operands, place->alignment};
    append_list(l->b, l->b->code, SpvOpStore, place->alignment ? 4 : 2, operands);
}

/* ---- Loads and stores -------------------------------------------------------------------------------------------- */

/* Whether the value is the variable of a resource, which stands for its handle: createHandleForLib takes what is
 * loaded. */
static bool is_resource(const struct lowering *l, value_id pointer)
{
    value_id root = pointer_root(l->module, l->function, pointer);
    const struct value *value = root == NO_VALUE ? NULL : module_value(l->module, l->function, root);

    if (value && value->kind == VALUE_GLOBAL && record_index(l)->by_global[value->index] == UINT32_MAX)
        return false;
    for (uint32_t n = 0; n < l->module->info.resource_count; n++)
        if (root != NO_VALUE && l->module->resources[n].global == root)
            return true;
    return false;
}

static void zero_components(struct lowering *l, const struct instruction *i, uint32_t count)
{
    for (uint32_t c = 0; c < count; c++) {
        uint32_t type = component_type(l, i->type, c);
        copy_component(l, type, result_id(l, i) + c, constant_null(l->b, type));
    }
}

static void lower_load(struct lowering *l, const struct instruction *i)
{
    if (is_resource(l, operand_value(l, i, 0)) || is_hit_object(l, i->type))
        return;
    struct pointer p;
    uint32_t count = component_count(l, i->type), used = used_components(l, i);

    resolve_pointer(l, i, operand_value(l, i, 0), &p);
    if (p.variable.is_zero || p.is_outside) {
        zero_components(l, i, count);
        return;
    }
    adapt_pointer(l, i, &p, i->type);
    uint32_t inside = indices_inside(l, &p);
    for (uint32_t c = 0; c < count; c++) {
        if (!(used >> (c < 31 ? c : 31) & 1))
            continue;
        struct place place = find_place(l, i, &p, i->type, c);
        uint32_t id = inside ? new_id(l->b) : result_id(l, i) + c;
        load_component(l, &place, id);
        if (inside) {
            uint32_t lanes = component_lanes(l, place.type);
            uint32_t chosen = compose(l, type_bool(l->b), lanes, (uint32_t[]){inside, inside, inside, inside});
            EMIT_AS(l->b, SpvOpSelect, place.held, result_id(l, i) + c, chosen, id, constant_null(l->b, place.held));
        }
    }
}

/* Whether there is a branch now, in which the indices lie inside. */
static bool open_if_outside(struct lowering *l, const struct pointer *p, struct open_if *block)
{
    uint32_t inside = indices_inside(l, p);

    if (inside)
        *block = open_if(l, inside);
    return inside != 0;
}

static void lower_store(struct lowering *l, const struct instruction *i)
{
    value_id value = operand_value(l, i, 1);
    type_id type = type_of(l, value);
    struct open_if block;
    struct pointer p;

    if (component_count(l, type) == 0 && !is_hit_object(l, type))
        unsupported(l, i, "of a handle or pointer");
    if (operand_undef(l, i, 1))
        return;
    if (is_hit_object(l, type)) {
        lower_hit_store(l, i);
        return;
    }
    resolve_pointer(l, i, operand_value(l, i, 0), &p);
    if (p.variable.is_zero)
        unsupported(l, i, "to a constant");
    if (p.is_outside)
        return;
    adapt_pointer(l, i, &p, type);
    p.is_checked = open_if_outside(l, &p, &block);
    for (uint32_t c = 0; c < component_count(l, type); c++) {
        struct place place = find_place(l, i, &p, type, c);
        store_component(l, &place, value_component(l, value, c));
    }
    if (p.is_checked)
        close_if(l, &block);
}

/* ---- Atomics ----------------------------------------------------------------------------------------------------- */

static const uint16_t atomic_instructions[] = {
    [ATOMIC_EXCHANGE] = SpvOpAtomicExchange, [ATOMIC_ADD] = SpvOpAtomicIAdd, [ATOMIC_SUB] = SpvOpAtomicISub,
    [ATOMIC_AND] = SpvOpAtomicAnd,           [ATOMIC_OR] = SpvOpAtomicOr,    [ATOMIC_XOR] = SpvOpAtomicXor,
    [ATOMIC_MAX] = SpvOpAtomicSMax,          [ATOMIC_MIN] = SpvOpAtomicSMin, [ATOMIC_UMAX] = SpvOpAtomicUMax,
    [ATOMIC_UMIN] = SpvOpAtomicUMin,
};

/* An atomic: what it changes, and the branch in which it stands where its indices may lie outside. */
struct atomic_access {
    uint32_t pointer; /* to the integer; 0: outside of its variable, and the result is zero */
    bool has_branch;
    struct open_if block;
    uint32_t id; /* to define */
};

/* Pointer to the integer that an atomic changes; 0: outside of its variable, and the result is zero. */
static uint32_t atomic_pointer(struct lowering *l, const struct instruction *i, type_id type,
                               struct atomic_access *atomic)
{
    struct pointer p;

    resolve_pointer(l, i, operand_value(l, i, 0), &p);
    if (p.is_outside) {
        zero_components(l, i, component_count(l, i->type));
        return 0;
    }
    if (p.variable.is_zero ||
        (p.variable.storage != SpvStorageClassWorkgroup && p.variable.storage != SpvStorageClassPhysicalStorageBuffer))
        unsupported(l, i, "on memory that is neither groupshared nor of a record");
    if (module_type(l->module, type)->kind != TYPE_INTEGER ||
        (scalar_bits(l, type) != 32 && scalar_bits(l, type) != 64))
        unsupported(l, i, "on values of this type");
    if (scalar_bits(l, type) == 64)
        need_capability(l->b, SpvCapabilityInt64Atomics);
    adapt_pointer(l, i, &p, type);
    p.is_checked = atomic->has_branch = open_if_outside(l, &p, &atomic->block);
    uint32_t stored = pointee_type(l, &p), wanted = value_type(l, type);
    if (stored != wanted && p.variable.storage == SpvStorageClassPhysicalStorageBuffer)
        return EMIT(l->b, SpvOpBitcast, type_pointer(l->b, p.variable.storage, wanted), emit_pointer(l, &p, stored));
    if (stored != wanted)
        unsupported(l, i, "on a float within a structure");
    return emit_pointer(l, &p, stored);
}

static struct atomic_access open_atomic(struct lowering *l, const struct instruction *i, type_id type)
{
    struct atomic_access atomic = {0};

    atomic.pointer = atomic_pointer(l, i, type, &atomic);
    atomic.id = atomic.has_branch ? new_id(l->b) : result_id(l, i);
    return atomic;
}

static void close_atomic(struct lowering *l, const struct instruction *i, type_id type, struct atomic_access *atomic)
{
    uint32_t integer = value_type(l, type);

    if (!atomic->has_branch)
        return;
    close_if(l, &atomic->block);
    EMIT_AS(l->b, SpvOpPhi, integer, result_id(l, i), atomic->id, atomic->block.inside_end,
            constant_null(l->b, integer), atomic->block.before);
}

/* Records are shared by groups of a dispatch. */
static uint32_t atomic_scope(struct lowering *l)
{
    return constant_u32(l->b, l->stage == DXS_STAGE_NODE ? SpvScopeDevice : SpvScopeWorkgroup);
}

/* D3D orders memory by barriers only, whatever ordering the instruction names. */
static void lower_atomic(struct lowering *l, const struct instruction *i)
{
    type_id type = type_of(l, operand_value(l, i, 1));

    if (i->sub >= sizeof atomic_instructions / sizeof *atomic_instructions || !atomic_instructions[i->sub])
        unsupported(l, i, "of this kind");
    struct atomic_access atomic = open_atomic(l, i, type);
    if (!atomic.pointer)
        return;
    EMIT_AS(l->b, (SpvOp)atomic_instructions[i->sub], value_type(l, type), atomic.id, atomic.pointer, atomic_scope(l),
            constant_u32(l->b, SpvMemorySemanticsMaskNone), operand(l, i, 1));
    close_atomic(l, i, type, &atomic);
}

/* {old value, whether it was exchanged} */
static void lower_compare_exchange(struct lowering *l, const struct instruction *i)
{
    type_id type = type_of(l, operand_value(l, i, 1));
    struct atomic_access atomic = open_atomic(l, i, type);
    uint32_t scope = atomic_scope(l), relaxed = constant_u32(l->b, SpvMemorySemanticsMaskNone), id = result_id(l, i);

    if (!atomic.pointer)
        return;
    EMIT_AS(l->b, SpvOpAtomicCompareExchange, value_type(l, type), atomic.id, atomic.pointer, scope, relaxed, relaxed,
            operand(l, i, 2), operand(l, i, 1));
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
        unsupported(l, i, "as an instruction on memory");
    }
}
