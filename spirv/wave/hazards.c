/* DXS_CHECK_HAZARDS. The table in the buffer of marks has three entries for each slot: the latest load, store and
 * atomic. An entry is {actor, key}: the key names the bytes, the actor is group << 16 | epoch << 10 | thread. Barriers
 * that order UAVs begin an epoch of the group. Accesses are ordered if their actors are the same thread, or threads of
 * one group in different epochs. */
#include "spirv/builder/instrumentation.h"
#include "spirv/builder/reports.h"
#include "spirv/wave/wave.h"
#include "spirv/function/function.h"
#include "spirv/resources/access.h"
#include "spirv/resources/handles.h"
#include "spirv/interface/interface.h"

enum entry_kind {
    ENTRY_LOAD,
    ENTRY_STORE,
    ENTRY_ATOMIC,
    ENTRY_KINDS
};

enum {
    EPOCH = 1 << 10,
    GROUP_SHIFT = 16,
    GROUPS = 65535, /* numbers of groups are 1 to this, then again */
    ACQUIRE = SpvMemorySemanticsAcquireMask | SpvMemorySemanticsUniformMemoryMask,
    ACQUIRE_RELEASE = SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsUniformMemoryMask
};

#define FACTOR 0x9E3779B1u /* of hashes */

/* ---- Actors ------------------------------------------------------------------------------------------------------ */

static uint32_t actor_variable(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t type = type_u32(b);

    if (!l->hazard_actor)
        l->hazard_actor = global_variable(b, type, SpvStorageClassPrivate, constant_u32(b, 0));
    return l->hazard_actor;
}

/* A number of a group, in place: taken from the counter in the last word of the marks. */
static uint32_t new_group(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t type = type_u32(b), one = constant_u32(b, 1), none = constant_u32(b, 0), marks = check_marks(l);
    uint32_t last = subtract(l->b, array_length(b, marks), one);
    uint32_t pointer_type = type_pointer(b, SpvStorageClassStorageBuffer, type);
    uint32_t counter = EMIT(b, SpvOpAccessChain, pointer_type, marks, none, last);
    uint32_t count = EMIT(b, SpvOpAtomicIAdd, type, counter, one, none, one); /* scope: the device */
    uint32_t number = remainder_of_imm(l->b, count, GROUPS);
    number = add(l->b, number, one);
    return shift_left_imm(l->b, number, GROUP_SHIFT);
}

void hazards_begin(struct lowering *l)
{
    struct builder *b = l->b;

    if (l->options->checks.check != DXS_CHECK_HAZARDS || !has_groups(l))
        return;
    uint32_t type = type_u32(b), scope = constant_u32(b, SpvScopeWorkgroup);
    uint32_t order = constant_u32(b, SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsWorkgroupMemoryMask);
    uint32_t shared = global_variable(b, type, SpvStorageClassWorkgroup, 0);
    uint32_t thread = builtin_input(l, SpvBuiltInLocalInvocationIndex, type);
    struct open_if first = open_if(l, equal_imm(l->b, thread, 0));
    store(b, shared, new_group(l));
    close_if(l, &first);
    EMIT_VOID(b, SpvOpControlBarrier, scope, scope, order);
    uint32_t group = load(b, type, shared);
    EMIT_VOID(b, SpvOpStore, actor_variable(l), bit_or(l->b, group, thread));
}

void hazards_order(struct lowering *l)
{
    struct builder *b = l->b;

    if (l->options->checks.check != DXS_CHECK_HAZARDS || !has_groups(l))
        return;
    uint32_t actor = EMIT(b, SpvOpLoad, type_u32(b), actor_variable(l)), kept = constant_u32(b, ~(63u * EPOCH));
    uint32_t next = add_imm(l->b, actor, EPOCH);
    next = bit_and_imm(l->b, next, 63u * EPOCH); /* the epoch wraps around in its bits */
    store(b, l->hazard_actor, bit_or(l->b, next, bit_and(l->b, actor, kept)));
}

/* ---- Accesses ---------------------------------------------------------------------------------------------------- */

/* A number for the memory of the resource: its address, or else its set, binding and index. */
static uint32_t resource_key(struct lowering *l, const struct handle *h)
{
    const struct dxs_binding *binding = &h->resource->binding;
    const struct dxs_set_binding *addresses = &l->options->checks.addresses;
    struct builder *b = l->b;
    bool known = binding->in_heap && !binding->in_bound_heap && (addresses->set || addresses->binding);

    if (binding->descriptor == DXS_DESCRIPTOR_FORM_ADDRESS || known) {
        uint32_t address = binding->in_heap && known ? heap_address(l, h, *addresses) : resource_address(l, h);
        uint32_t high = component_of(b, type_u32(b), address, 1);
        high = multiply_imm(l->b, high, FACTOR);
        return bit_xor(l->b, high, component_of(b, type_u32(b), address, 0));
    }
    uint32_t place = (binding->set * 1021 + binding->binding + 1) * 4093u;
    uint32_t index = add_imm(l->b, handle_index(l, h), place);
    return multiply_imm(l->b, index, FACTOR);
}

static uint32_t byte_offset(struct lowering *l, const struct handle *h, const struct instruction *i, uint32_t first)
{
    uint32_t offset = operand(l, i, first);

    if (h->info->kind == DXS_RESOURCE_KIND_RAW_BUFFER)
        return offset;
    offset = multiply_imm(l->b, offset, h->info->stride);
    return operand_undef(l, i, first + 1) ? offset : add(l->b, offset, operand(l, i, first + 1));
}

static void call_hazards(struct lowering *l, uint32_t key, enum entry_kind kind)
{
    struct builder *b = l->b;
    uint32_t instruction = constant_u32(b, l->fault->error.instruction), entry = constant_u32(b, (uint32_t)kind);
    uint32_t type = type_void(b);

    if (!l->hazard_function)
        l->hazard_function = new_id(b);
    EMIT(b, SpvOpFunctionCall, type, l->hazard_function, key, entry, instruction);
}

/* What an operation accesses: components of a type, from operands on that say where. */
struct touched {
    enum entry_kind kind;
    uint32_t first_operand, components; /* mask */
    type_id type;
    uint32_t lanes; /* of a vector, which is accessed as a whole; 0: none */
};

static bool find_touched(const struct lowering *l, const struct instruction *i, struct touched *t)
{
    uint32_t used = (i->dx_op != DX_OP_NONE && i->opcode == OP_CALL) ? used_components(l, i) : 0;
    type_id type;

    switch (i->opcode == OP_CALL ? i->dx_op : DX_OP_NONE) {
    case DX_BufferLoad:
    case DX_RawBufferLoad:
        *t = (struct touched){ENTRY_LOAD, 1, used & 15, component_leaf(l, i->type, 0), 0};
        return true;
    case DX_BufferStore:
    case DX_RawBufferStore:
        *t = (struct touched){ENTRY_STORE, 1, operand_literal(l, i, 7), type_of(l, operand_value(l, i, 3)), 0};
        return true;
    case DX_RawBufferVectorLoad:
        type = first_member(l, i->type);
        *t = (struct touched){ENTRY_LOAD, 1, 0, scalar_type(l, type), lane_count(l, type)};
        return true;
    case DX_RawBufferVectorStore:
        type = type_of(l, operand_value(l, i, 3));
        *t = (struct touched){ENTRY_STORE, 1, 0, scalar_type(l, type), lane_count(l, type)};
        return true;
    case DX_AtomicBinOp:
        *t = (struct touched){ENTRY_ATOMIC, 2, 1, type_of(l, operand_value(l, i, 5)), 0};
        return true;
    case DX_AtomicCompareExchange:
        *t = (struct touched){ENTRY_ATOMIC, 1, 1, type_of(l, operand_value(l, i, 4)), 0};
        return true;
    default:
        return false;
    }
}

void check_hazards(struct lowering *l, const struct instruction *i)
{
    struct touched t;

    if (!find_touched(l, i, &t))
        return;
    struct handle h = resolve_handle(l, i, 0);
    if (h.info->kind != DXS_RESOURCE_KIND_RAW_BUFFER && h.info->kind != DXS_RESOURCE_KIND_STRUCTURED_BUFFER)
        return;
    uint32_t bytes = scalar_bits(l, t.type) / 8, part = bytes > 4 ? 4 : bytes;
    uint32_t key = resource_key(l, &h);

    key = add(l->b, key, byte_offset(l, &h, i, t.first_operand));
    for (uint32_t at = 0; at < (t.lanes ? t.lanes : 4) * bytes; at += part)
        if (t.lanes || t.components >> at / bytes & 1)
            call_hazards(l, add_imm(l->b, key, at), t.kind);
}

/* ---- The function ------------------------------------------------------------------------------------------------ */

struct table {                /* ids */
    uint32_t variable, first; /* of the slot's entries */
    uint32_t actor, key, scope, order;
};

static uint32_t entry_pointer(struct lowering *l, const struct table *t, uint32_t number)
{
    uint32_t type = type_pointer(l->b, SpvStorageClassStorageBuffer, type_int(l->b, 64));

    return EMIT(l->b, SpvOpAccessChain, type, t->variable, constant_u32(l->b, 0), add(l->b, t->first, number));
}

/* Whether an entry is an access to the same bytes that nothing orders. *is_far: of another group. */
static uint32_t is_unordered(struct lowering *l, const struct table *t, uint32_t entry, uint32_t *is_far)
{
    struct builder *b = l->b;
    uint32_t type = type_u32(b), pair = bitcast(b, type_vector(b, type, 2), entry);
    uint32_t same = equal(l->b, component_of(b, type, pair, 1), t->key);
    uint32_t difference = bit_xor(l->b, component_of(b, type, pair, 0), t->actor);
    uint32_t differs = not_equal_imm(l->b, difference, 0);
    uint32_t near = less_imm(l->b, difference, EPOCH);

    near = logical_and(l->b, near, differs);
    *is_far = greater_or_equal_imm(l->b, difference, 1u << GROUP_SHIFT);
    return logical_and(l->b, same, logical_or(l->b, near, *is_far));
}

/* Makes the entry, looks at the others; returns whether there is a hazard. */
static uint32_t exchange(struct lowering *l, const struct table *t, uint32_t kind)
{
    struct builder *b = l->b;
    uint32_t type = type_u32(b), wide = type_int(b, 64), pair_type = type_vector(b, type, 2), is_far;
    uint32_t none = constant_u32(b, 0), three = constant_u32(b, ENTRY_KINDS), found = 0;
    uint32_t pair = make_pair(b, pair_type, t->actor, t->key);
    uint32_t own = entry_pointer(l, t, kind), entry = bitcast(b, wide, pair);
    uint32_t before = EMIT(b, SpvOpAtomicExchange, wide, own, t->scope, t->order, entry);
    uint32_t unordered = is_unordered(l, t, before, &is_far);

    /* Loads of several threads: an actor that stands for other threads of the group in the epoch, or for all. */
    uint32_t loads = equal_imm(l->b, kind, ENTRY_LOAD);
    uint32_t others = EMIT(b, SpvOpSelect, type, is_far, constant_u32(b, UINT32_MAX), constant_u32(b, EPOCH - 1));
    others = select_value(b, type, logical_and(l->b, loads, unordered), others, none);
    pair = make_pair(b, pair_type, others, none);
    uint32_t mask = bitcast(b, wide, pair);
    EMIT(b, SpvOpAtomicOr, wide, own, t->scope, t->order, mask);

    uint32_t stores = equal_imm(l->b, kind, ENTRY_STORE);
    found = logical_and(l->b, stores, unordered);
    for (uint32_t n = 1; n < ENTRY_KINDS; n++) {
        uint32_t number = remainder_of(l->b, add_imm(l->b, kind, n), three);
        uint32_t pointer = entry_pointer(l, t, number);
        uint32_t other = EMIT(b, SpvOpAtomicLoad, wide, pointer, t->scope, constant_u32(b, ACQUIRE));
        found = logical_or(l->b, found, is_unordered(l, t, other, &is_far));
    }
    return found;
}

/* The actor of the thread; stages without groups take their number now. */
static uint32_t own_actor(struct lowering *l)
{
    uint32_t type = type_u32(l->b), variable = actor_variable(l), actor = load(l->b, type, variable);

    if (has_groups(l))
        return actor;
    struct open_if block = open_if(l, equal_imm(l->b, actor, 0));
    uint32_t made = new_group(l);
    store(l->b, variable, made);
    close_if(l, &block);
    return merge_if(l, &block, type, made, actor);
}

/* The table fills the buffer of marks, in units of 8 bytes, between the marks and the last two words. */
void hazards_finish(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t parameters[3];
    const struct dxs_checks *checks = &l->options->checks;

    if (!l->hazard_function)
        return;
    uint32_t type = type_u32(b), one = constant_u32(b, 1);
    need_capability(b, SpvCapabilityInt64Atomics);
    uint32_t entries = new_runtime_array(b, type_int(b, 64), 8), marks = check_marks(l);
    struct table t = {.variable = new_buffer(l, 1, &entries, &(uint32_t){0}, checks->marks, "hazards"),
                      .scope = one, /* the device */
                      .order = constant_u32(b, ACQUIRE_RELEASE)};
    DECORATE(b, t.variable, SpvDecorationAliased);
    DECORATE(b, marks, SpvDecorationAliased);
    l->state->label = begin_function(b, l->hazard_function, type_void(b), 3, parameters);
    t.actor = own_actor(l);
    t.key = bit_or(l->b, parameters[0], one); /* 0 is an empty entry */
    uint32_t count = array_length(b, check_reports(l));
    count = add_imm(l->b, count, 31); /* of reports: 16 for each word, 32 for each entry */
    uint32_t start = shift_right_imm(l->b, count, 5);
    uint32_t end = subtract(l->b, array_length(b, t.variable), one);
    uint32_t least = add_imm(l->b, start, ENTRY_KINDS);
    struct open_if room = open_if(l, greater_or_equal(l->b, end, least));
    uint32_t slots = divide_imm(l->b, subtract(l->b, end, start), ENTRY_KINDS);
    uint32_t hash = multiply_imm(l->b, t.key, FACTOR);
    hash = bit_xor(l->b, hash, shift_right_imm(l->b, hash, 15));
    uint32_t slot = remainder_of(l->b, hash, slots);
    t.first = add(l->b, start, multiply_imm(l->b, slot, ENTRY_KINDS));
    uint32_t found = exchange(l, &t, parameters[1]);
    uint32_t last = subtract_imm(l->b, array_length(b, marks), 2);
    uint32_t word = type_pointer(b, SpvStorageClassStorageBuffer, type);
    uint32_t dispatch = load(b, type, EMIT(b, SpvOpAccessChain, word, marks, constant_u32(b, 0), last));
    report_if(l, found, dispatch, parameters[2]);
    close_if(l, &room);
    end_function(b);
}
