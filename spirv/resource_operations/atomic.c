/* Atomics on buffers and images, and the hidden counters of structured buffers. Scope is the device, without ordering
 * of other memory: Direct3D leaves that to barriers. */
#include "spirv/resource_operations/buffer.h"
#include "spirv/resource_operations/resource_operations.h"
#include "spirv/resource_operations/texel.h"
#include "spirv/stages/interface.h"

/* The memory that is operated on. */
struct target {
    uint32_t pointer;
    uint32_t type;   /* of what it points to */
    bool is_float;   /* so is that; values are integers */
    bool is_foreign; /* `type` is not the unsigned type of values: they need bitcasts */
};

/* Number of AtomicBinOp's operation: add, and, or, xor, signed min, max, unsigned min, max, exchange. */
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
    struct builder *b = l->b;
    const struct view *view = image_view(l, h);
    enum texel_kind kind = texel_kind(h->resource);
    struct target target = {.type = texel_type(l, kind),
                            .is_float = kind == TEXEL_FLOAT,
                            .is_foreign = kind == TEXEL_FLOAT || kind == TEXEL_SIGNED};

    if ((bits == 64) != (kind == TEXEL_UNSIGNED_64))
        unsupported(l, i, "atomics of another width than the texel's");
    uint32_t image = object_pointer(l, h, view), first_sample = constant_u32(b, 0);
    uint32_t pointer_type = type_pointer(b, SpvStorageClassImage, target.type);
    target.pointer = EMIT(b, SpvOpImageTexelPointer, pointer_type, image, coordinates, first_sample);
    decorate_non_uniform(l, h, view, target.pointer);
    return target;
}

/* Operands from `first` on are the coordinates. */
static struct target find_target(struct lowering *l, const struct instruction *i, uint32_t first)
{
    struct handle h = resolve_handle(l, i, 0);
    uint32_t bits = module_type(l->module, i->type)->bits;

    if (h.info->resource_class != DXS_CLASS_UAV)
        unsupported(l, i, "atomics on a resource that is no UAV");
    if (!is_of_words(h.info)) {
        const struct texture_shape *shape = shape_of(l, i, &h);
        if (shape->dim == SpvDimCube || shape->multisampled)
            unsupported(l, i, "atomics on this kind of texture");
        uint32_t coordinates = coordinate_vector(l, i, first, shape->coordinates);
        return image_target(l, i, &h, shape->dim == SpvDimBuffer ? adjust_element(l, &h, coordinates, 0) : coordinates,
                            bits);
    }
    struct buffer_address address = buffer_address(l, i, &h, first, bits);
    if (address.view->kind == VIEW_IMAGE)
        return image_target(l, i, &h, element_number(l, &address, 0), bits);
    return (struct target){.pointer = word_pointer(l, &address, 0), .type = word_type(l, &address)};
}

static uint32_t to_target(struct lowering *l, const struct target *target, uint32_t value)
{
    return target->is_foreign ? EMIT(l->b, SpvOpBitcast, target->type, value) : value;
}

/* The operation itself; the old value, of the target's type, in this id. */
static void emit_atomic(struct lowering *l, const struct instruction *i, const struct target *target, uint32_t id)
{
    struct builder *b = l->b;
    uint32_t device = constant_u32(b, SpvScopeDevice), relaxed = constant_u32(b, SpvMemorySemanticsMaskNone);
    uint64_t operation;

    if (i->dx_op == DX_AtomicCompareExchange) {
        if (target->is_float)
            unsupported(l, i, "on an image of floats in a heap");
        uint32_t comparand = to_target(l, target, operand(l, i, 4)), value = to_target(l, target, operand(l, i, 5));
        EMIT_AS(b, SpvOpAtomicCompareExchange, target->type, id, target->pointer, device, relaxed, relaxed, value,
                comparand);
        return;
    }
    if (!operand_constant(l, i, 1, &operation) || operation >= ATOMIC_OPERATIONS)
        fail(l->fault, DXS_INVALID_MODULE, "AtomicBinOp without a known operation");
    if (target->is_float && operation != EXCHANGE)
        unsupported(l, i, "arithmetic on an image of floats");
    uint32_t value = to_target(l, target, operand(l, i, 5));
    EMIT_AS(b, atomic_ops[operation], target->type, id, target->pointer, device, relaxed, value);
}

void lower_atomic(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    bool used = used_components(l, i) != 0;
    uint32_t allowed = writes_allowed(l), type = value_type(l, i->type);
    struct open_if guard;

    if (module_type(l->module, i->type)->bits == 64)
        need_capability(b, SpvCapabilityInt64Atomics);
    if (allowed)
        guard = open_if(l, allowed);
    struct target target = find_target(l, i, i->dx_op == DX_AtomicCompareExchange ? 1 : 2);
    bool direct = !allowed && !target.is_foreign;
    uint32_t old = direct ? result_id(l, i) : new_id(b);
    emit_atomic(l, i, &target, old);
    if (target.is_foreign && used)
        old = EMIT_AS(b, SpvOpBitcast, type, allowed ? new_id(b) : result_id(l, i), old);
    if (allowed) {
        close_if(l, &guard);
        if (used)
            EMIT_AS(b, SpvOpCopyObject, type, result_id(l, i), merge_if(l, &guard, type, old, constant_null(b, type)));
    }
}

/* ---- Counters ---------------------------------------------------------------------------------------------------- */

/* The word that counts. At an address it is a member of a block. */
static uint32_t counter_pointer(struct lowering *l, const struct handle *h, uint32_t address)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32), zero = constant_u32(b, 0);
    const struct view *view = address ? NULL : counter_view(l, h);

    if (address) {
        uint32_t *block = &l->resources->counter_block;
        if (!*block)
            *block = new_block(l, u32);
        uint32_t pointer_type = type_pointer(b, SpvStorageClassPhysicalStorageBuffer, u32);
        return EMIT(b, SpvOpAccessChain, pointer_type, address_pointer(l, address, *block), zero);
    }
    if (view->kind == VIEW_COUNTER)
        return buffer_pointer(l, h, view, u32, 1, &zero);
    uint32_t image = object_pointer(l, h, view), pointer_type = type_pointer(b, SpvStorageClassImage, u32);
    uint32_t pointer = EMIT(b, SpvOpImageTexelPointer, pointer_type, image, zero, zero);
    decorate_non_uniform(l, h, view, pointer);
    return pointer;
}

/* The address of the counter, 0 if it has a descriptor. */
static uint32_t counter_address(struct lowering *l, const struct handle *h)
{
    const struct dxs_binding *binding = &h->resource->path.binding;

    if (binding->counter != DXS_COUNTER_ADDRESS || !h->info->has_counter)
        return 0;
    return heap_address(l, h, (struct dxs_place){binding->counter_set, binding->counter_binding});
}

/* Whether to count: not at address 0, not where writes are forbidden. 0: always. */
static uint32_t may_count(struct lowering *l, uint32_t address)
{
    struct builder *b = l->b;
    uint32_t allowed = writes_allowed(l);

    if (!address)
        return allowed;
    uint32_t boolean = type_bool(b), pair = type_vector(b, boolean, 2), u32_pair = type_vector(b, type_int(b, 32), 2);
    uint32_t differ = EMIT(b, SpvOpINotEqual, pair, address, constant_null(b, u32_pair));
    uint32_t exists = EMIT(b, SpvOpAny, boolean, differ);
    return allowed ? EMIT(b, SpvOpLogicalAnd, boolean, allowed, exists) : exists;
}

/* The operation gives the value before an increment and the one after a decrement: both are the place to use. */
void lower_buffer_update_counter(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    struct handle h = resolve_handle(l, i, 0);
    uint32_t u32 = type_int(b, 32), zero = constant_u32(b, 0), minus_one = constant_u32(b, UINT32_MAX);
    uint32_t device = constant_u32(b, SpvScopeDevice);
    bool used = used_components(l, i) != 0;
    uint64_t step;
    struct open_if guard;

    if (!operand_constant(l, i, 1, &step) || (step != 1 && (uint8_t)step != UINT8_MAX))
        unsupported(l, i, "a step other than 1 and -1");
    uint32_t address = counter_address(l, &h), allowed = may_count(l, address);
    if (allowed)
        guard = open_if(l, allowed);
    bool direct = !allowed && step == 1;
    uint32_t old = direct ? result_id(l, i) : new_id(b);
    uint32_t pointer = counter_pointer(l, &h, address);
    EMIT_AS(b, SpvOpAtomicIAdd, u32, old, pointer, device, zero, step == 1 ? constant_u32(b, 1) : minus_one);
    if (step != 1)
        old = EMIT_AS(b, SpvOpIAdd, u32, allowed ? new_id(b) : result_id(l, i), old, minus_one);
    if (allowed) {
        close_if(l, &guard);
        if (used)
            EMIT_AS(b, SpvOpCopyObject, u32, result_id(l, i), merge_if(l, &guard, u32, old, zero));
    }
}
