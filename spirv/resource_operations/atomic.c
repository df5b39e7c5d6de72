/* Atomics on buffers and images, and the hidden counters of structured buffers. Scope: device. No ordering of other
 * memory: in Direct3D, barriers do that. */
#include "spirv/resource_operations/buffer.h"
#include "spirv/operations.h"
#include "spirv/resource_operations/texel.h"
#include "spirv/resources/root_arguments.h"
#include "spirv/interface/interface.h"

/* The memory that an atomic operates on. */
struct target {
    uint32_t pointer;
    uint32_t type;   /* pointee */
    bool is_float;   /* pointee is float; the operation's values are integers */
    bool is_foreign; /* pointee is float or signed: values need bitcasts */
};

/* AtomicBinOp's operation numbers: add, and, or, xor, smin, smax, umin, umax, exchange. */
enum {
    ATOMIC_OPERATIONS = 9,
    EXCHANGE = 8
};

static const SpvOp atomic_ops[ATOMIC_OPERATIONS] = {
    SpvOpAtomicIAdd, SpvOpAtomicAnd,  SpvOpAtomicOr,   SpvOpAtomicXor,      SpvOpAtomicSMin,
    SpvOpAtomicSMax, SpvOpAtomicUMin, SpvOpAtomicUMax, SpvOpAtomicExchange,
};

static struct target image_target(struct lowering *l, const struct instruction *i, const struct handle *h,
                                  uint32_t coordinates, uint32_t bits)
{
    const struct view *view = image_view(l, h);
    enum texel_kind kind = texel_kind(h->resource);
    struct target target = {.type = texel_type(l, kind),
                            .is_float = kind == TEXEL_FLOAT,
                            .is_foreign = kind == TEXEL_FLOAT || kind == TEXEL_SIGNED};

    if ((bits == 64) != (kind == TEXEL_UNSIGNED_64))
        unsupported(l, i, "an atomic whose width differs from the texel's");
    target.pointer = texel_pointer(l, h, view, target.type, coordinates);
    return target;
}

/* Word `offset` from the address. */
static struct target word_target(struct lowering *l, const struct instruction *i, const struct handle *h,
                                 const struct buffer_address *address, uint32_t offset)
{
    if (address->view->kind == VIEW_IMAGE)
        return image_target(l, i, h, element_number(l, address, offset), address->bits);
    return (struct target){.pointer = word_pointer(l, address, offset), .type = word_type(l, address)};
}

/* The target of the atomic. The coordinates start at operand `first`. */
static struct target find_target(struct lowering *l, const struct instruction *i, uint32_t first)
{
    struct handle h = resolve_handle(l, i, 0);
    uint32_t bits = module_type(l->module, i->type)->bits;

    if (h.info->resource_class != DXS_RESOURCE_CLASS_UAV)
        unsupported(l, i, "an atomic on a resource that is not a UAV");
    if (!is_of_words(h.info)) {
        const struct texture_shape *shape = shape_of(l, i, &h);
        if (shape->dim == SpvDimCube || shape->multisampled)
            unsupported(l, i, "atomics on this kind of texture");
        uint32_t coordinates = coordinate_vector(l, i, first, shape->coordinates);
        return image_target(l, i, &h,
                            shape->dim == SpvDimBuffer ? adjust_element(l, &h, coordinates, 0, 0) : coordinates, bits);
    }
    struct buffer_address address = buffer_address(l, i, &h, first, bits);
    return word_target(l, i, &h, &address, 0);
}

static uint32_t to_target(struct lowering *l, const struct target *target, uint32_t value)
{
    return target->is_foreign ? bitcast(l->b, target->type, value) : value;
}

/* Emits the atomic. `id`: result, the old value in the target's type. */
static void emit_atomic(struct lowering *l, const struct instruction *i, const struct target *target, uint32_t id)
{
    struct builder *b = l->b;
    uint32_t device = constant_u32(b, SpvScopeDevice), relaxed = constant_u32(b, SpvMemorySemanticsMaskNone);
    uint64_t operation;

    if (i->dx_op == DX_AtomicCompareExchange) {
        if (target->is_float)
            unsupported(l, i, "compare-exchange on a float image in a heap");
        uint32_t comparand = to_target(l, target, operand(l, i, 4)), value = to_target(l, target, operand(l, i, 5));
        EMIT_AS(b, SpvOpAtomicCompareExchange, target->type, id, target->pointer, device, relaxed, relaxed, value,
                comparand);
        return;
    }
    if (!operand_constant(l, i, 1, &operation) || operation >= ATOMIC_OPERATIONS)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "AtomicBinOp: the operation is unknown or not constant");
    if (target->is_float && operation != EXCHANGE)
        unsupported(l, i, "integer arithmetic on a float image");
    uint32_t value = to_target(l, target, operand(l, i, 5));
    EMIT_AS(b, atomic_ops[operation], target->type, id, target->pointer, device, relaxed, value);
}

void lower_atomic(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    bool used = used_components(l, i) != 0;
    uint32_t allowed = writes_allowed(l), type = value_type(l, i->type);
    struct open_if guard = open_if(l, allowed);

    if (module_type(l->module, i->type)->bits == 64)
        need_capability(b, SpvCapabilityInt64Atomics);
    struct target target = find_target(l, i, i->dx_op == DX_AtomicCompareExchange ? 1 : 2);
    bool direct = !allowed && !target.is_foreign;
    uint32_t old = direct ? result_id(l, i) : new_id(b);
    emit_atomic(l, i, &target, old);
    if (target.is_foreign && used)
        old = bitcast_as(b, type, allowed ? new_id(b) : result_id(l, i), old);
    close_if(l, &guard);
    if (allowed && used)
        copy_as(b, type, result_id(l, i), merge_if(l, &guard, type, old, constant_null(b, type)));
}

/* ---- Floats ------------------------------------------------------------------------------------------------------ */

enum float_operation { /* operand 5 of AtomicFloat */
    FLOAT_ADD,
    FLOAT_MAX,
    FLOAT_MIN
};

/* Combines two words as floats, or as two halves each. */
static uint32_t combine_floats(struct lowering *l, uint32_t operation, bool halves, uint32_t a, uint32_t b)
{
    struct builder *builder = l->b;
    uint32_t u32 = type_u32(builder), result;
    uint32_t type = halves ? type_vector(builder, type_float(builder, 16), 2) : type_f32(builder);

    a = bitcast(builder, type, a);
    b = bitcast(builder, type, b);
    if (operation == FLOAT_ADD)
        result = float_add(builder, type, a, b);
    else
        result = EMIT_GLSL(builder, operation == FLOAT_MAX ? GLSLstd450NMax : GLSLstd450NMin, type, a, b);
    return bitcast(builder, u32, result);
}

/* Atomic float operation as a compare-exchange loop, which every device supports. `id`: result, the old word. */
static void exchange_floats(struct lowering *l, const struct target *target, uint32_t operation, bool halves,
                            uint32_t value, uint32_t id)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), device = constant_u32(b, SpvScopeDevice), zero = constant_u32(b, 0);
    uint32_t expected = local_variable(b, u32, 0);

    store(b, expected, EMIT(b, SpvOpAtomicLoad, u32, target->pointer, device, zero));
    struct open_loop loop = open_loop(l);
    uint32_t before = load(b, u32, expected), after = combine_floats(l, operation, halves, before, value);
    uint32_t found = EMIT(b, SpvOpAtomicCompareExchange, u32, target->pointer, device, zero, zero, after, before);
    store(b, expected, found);
    close_loop(l, &loop, equal(b, found, before));
    load_as(b, u32, id, expected);
}

/* Operands: handle, coordinates or byte address, a word, operation, whether the word is two halves. */
void lower_atomic_float(struct lowering *l, const struct instruction *i)
{
    uint32_t allowed = writes_allowed(l), u32 = type_u32(l->b), old = allowed ? new_id(l->b) : result_id(l, i);
    struct open_if guard = open_if(l, allowed);
    struct target target = find_target(l, i, 1);
    if (target.is_foreign || (operand_literal(l, i, 6) && !is_of_words(resolve_handle(l, i, 0).info)))
        unsupported(l, i, "AtomicFloat on a float image in a heap, or on an image of halves");
    exchange_floats(l, &target, operand_literal(l, i, 5), operand_literal(l, i, 6), operand(l, i, 4), old);
    close_if(l, &guard);
    if (allowed)
        copy_as(l->b, u32, result_id(l, i), merge_if(l, &guard, u32, old, constant_null(l->b, u32)));
}

/* Adds `word` to memory: an integer, a float, or two halves. */
static void add_word(struct lowering *l, const struct target *target, uint32_t word, bool floats, bool halves)
{
    struct builder *b = l->b;
    uint32_t device = constant_u32(b, SpvScopeDevice), zero = constant_u32(b, 0);

    if (floats)
        exchange_floats(l, target, FLOAT_ADD, halves, word, new_id(b));
    else
        EMIT(b, SpvOpAtomicIAdd, target->type, target->pointer, device, zero, word);
}

void accumulate_word(struct lowering *l, const struct instruction *i, const struct buffer_address *address,
                     uint32_t word, bool floats, bool halves)
{
    struct target target = word_target(l, i, &address->handle, address, 0);

    add_word(l, &target, word, floats, halves);
}

/* Vector lane n as a word; for halves, lanes n and n + 1. */
static uint32_t word_of_lanes(struct lowering *l, value_id vector, uint32_t n)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), count = lane_count(l, type_of(l, vector));

    if (scalar_bits(l, type_of(l, vector)) == 32) {
        uint32_t lane = value_lane(l, vector, n);
        return is_float(l, type_of(l, vector)) ? bitcast(b, u32, lane) : lane;
    }
    uint32_t half = type_float(b, 16), low = value_lane(l, vector, n);
    uint32_t high = n + 1 < count ? value_lane(l, vector, n + 1) : constant_float(b, 16, -0.0);
    uint32_t pair = make_pair(b, type_vector(b, half, 2), low, high);
    return bitcast(b, u32, pair);
}

/* Operands: handle, byte address, alignment, vector. */
void lower_accumulate_vector(struct lowering *l, const struct instruction *i)
{
    value_id vector = operand_value(l, i, 3);
    uint32_t bits = scalar_bits(l, type_of(l, vector)), count = lane_count(l, type_of(l, vector));
    bool floats = is_float(l, type_of(l, vector));
    struct handle h = resolve_handle(l, i, 0);
    uint32_t lanes = bits == 16 ? 2 : 1;

    if (h.info->kind != DXS_RESOURCE_KIND_RAW_BUFFER || h.info->resource_class != DXS_RESOURCE_CLASS_UAV ||
        bits == 64 || (bits == 16 && !floats))
        unsupported(l, i, "accumulating vectors of this type, or into this kind of buffer");
    struct open_if guard = open_if(l, writes_allowed(l));
    struct buffer_address address = buffer_address(l, i, &h, 1, 32);
    for (uint32_t n = 0; n < count; n += lanes) {
        struct target target = word_target(l, i, &h, &address, n / lanes);
        add_word(l, &target, word_of_lanes(l, vector, n), floats, bits == 16);
    }
    close_if(l, &guard);
}

/* ---- Counters ---------------------------------------------------------------------------------------------------- */

/* Pointer to the counter, which lives in a buffer, a texel buffer, or at a device address. */
static uint32_t counter_pointer(struct lowering *l, const struct handle *h, uint32_t address)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), zero = constant_u32(b, 0);
    const struct view *view = address ? NULL : counter_view(l, h);

    if (address) {
        uint32_t *block = &l->resources->counter_block;
        if (!*block)
            *block = new_block(l->b, u32, 0);
        uint32_t pointer_type = type_pointer(b, SpvStorageClassPhysicalStorageBuffer, u32);
        return EMIT(b, SpvOpAccessChain, pointer_type, address_pointer(l, address, *block), zero);
    }
    if (view->kind == VIEW_COUNTER)
        return buffer_pointer(l, h, view, u32, 1, &zero);
    return texel_pointer(l, h, view, u32, zero);
}

/* Device address of the counter; 0: it has a descriptor. */
static uint32_t counter_address(struct lowering *l, const struct handle *h)
{
    const struct dxs_binding *binding = &h->resource->binding;

    if (binding->counter != DXS_COUNTER_ADDRESS || !h->info->has_counter)
        return 0;
    return heap_address(l, h, (struct dxs_set_binding){binding->counter_set, binding->counter_binding});
}

/* Condition to update the counter: its address is not 0, and the lane may write. 0: always. */
static uint32_t may_count(struct lowering *l, uint32_t address)
{
    struct builder *b = l->b;
    uint32_t allowed = writes_allowed(l);

    if (!address)
        return allowed;
    uint32_t boolean = type_bool(b), pair = type_vector(b, boolean, 2), u32_pair = type_vector(b, type_u32(b), 2);
    uint32_t differ = EMIT(b, SpvOpINotEqual, pair, address, constant_null(b, u32_pair));
    uint32_t exists = EMIT(b, SpvOpAny, boolean, differ);
    return allowed ? logical_and(b, allowed, exists) : exists;
}

/* The result is the old value of an increment, the new value of a decrement: in both cases the index of the element to
 * use. */
void lower_buffer_update_counter(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    struct handle h = resolve_handle(l, i, 0);
    uint32_t u32 = type_u32(b), zero = constant_u32(b, 0), minus_one = constant_u32(b, UINT32_MAX);
    uint32_t device = constant_u32(b, SpvScopeDevice);
    bool used = used_components(l, i) != 0;
    uint64_t step;

    if (!operand_constant(l, i, 1, &step) || (step != 1 && (uint8_t)step != UINT8_MAX))
        unsupported(l, i, "a counter step other than 1 and -1");
    uint32_t address = counter_address(l, &h), allowed = may_count(l, address);
    struct open_if guard = open_if(l, allowed);
    bool direct = !allowed && step == 1;
    uint32_t old = direct ? result_id(l, i) : new_id(b);
    uint32_t pointer = counter_pointer(l, &h, address);
    EMIT_AS(b, SpvOpAtomicIAdd, u32, old, pointer, device, zero, step == 1 ? constant_u32(b, 1) : minus_one);
    if (step != 1)
        old = EMIT_AS(b, SpvOpIAdd, u32, allowed ? new_id(b) : result_id(l, i), old, minus_one);
    close_if(l, &guard);
    if (allowed && used)
        copy_as(b, u32, result_id(l, i), merge_if(l, &guard, u32, old, zero));
}
