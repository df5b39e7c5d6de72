#include "spirv/resources/congruence.h"

enum {
    MAX_STEPS = 6 /* through the code that computes a value; the steps of both operands count */
};

static const struct congruence unknown = {1, 0, REST_UNKNOWN, UINT32_MAX};

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* The largest power of two up to MAX_MODULUS that divides the number. */
static uint32_t power_in(uint32_t number)
{
    return number ? least(number & (~number + 1), MAX_MODULUS) : MAX_MODULUS;
}

static struct congruence congruence(uint32_t modulus, uint32_t rest)
{
    return (struct congruence){modulus, rest & (modulus - 1), REST_UNKNOWN, UINT32_MAX};
}

struct congruence congruence_of_constant(uint32_t value)
{
    return (struct congruence){MAX_MODULUS, value & (MAX_MODULUS - 1), value % 3, value};
}

/* ---- Arithmetic -------------------------------------------------------------------------------------------------- */

/* Sums and products are taken modulo 2^32, which leaves rests modulo powers of two as they are, but not those modulo
 * three: these need a bound, or the compiler's word (`flags`). A product without signed wrapping may be negative, which
 * is 2^31 or above. */
static struct congruence product(struct congruence a, uint32_t factor, uint32_t flags)
{
    struct congruence result = congruence(least(a.modulus * power_in(factor), MAX_MODULUS), a.rest * factor);
    uint64_t most = (uint64_t)a.most * factor;

    if (most <= UINT32_MAX)
        result.most = (uint32_t)most;
    if (most > UINT32_MAX && !(flags & FLAG_NUW) && !((flags & FLAG_NSW) && factor <= INT32_MAX))
        return result;
    if (factor % 3 == 0)
        result.rest_of_three = 0;
    else if (a.rest_of_three != REST_UNKNOWN && most <= UINT32_MAX)
        result.rest_of_three = a.rest_of_three * (factor % 3) % 3;
    return result;
}

static struct congruence added(struct congruence a, struct congruence b, uint32_t flags)
{
    struct congruence result = congruence(least(a.modulus, b.modulus), a.rest + b.rest);
    uint64_t most = (uint64_t)a.most + b.most;

    if (most <= UINT32_MAX)
        result.most = (uint32_t)most;
    if (a.rest_of_three != REST_UNKNOWN && b.rest_of_three != REST_UNKNOWN &&
        (most <= UINT32_MAX || (flags & FLAG_NUW)))
        result.rest_of_three = (a.rest_of_three + b.rest_of_three) % 3;
    return result;
}

struct congruence congruence_times(struct congruence a, uint32_t factor)
{
    return product(a, factor, 0);
}

struct congruence congruence_sum(struct congruence a, struct congruence b)
{
    return added(a, b, 0);
}

/* ---- Bits -------------------------------------------------------------------------------------------------------- */

/* Low bits that the mask clears are known to be zero, those that it keeps are as before. */
static struct congruence masked(struct congruence a, uint32_t mask)
{
    uint32_t modulus = 1;

    while (modulus < MAX_MODULUS && (modulus < a.modulus || !(mask & modulus)))
        modulus *= 2;
    struct congruence result = congruence(modulus, a.rest & mask);
    result.most = least(a.most, mask);
    return result;
}

static struct congruence set(struct congruence a, uint32_t bits)
{
    uint32_t modulus = 1;

    if (bits < a.modulus && !(a.rest & bits)) /* bits that are known to be zero: a sum */
        return added(a, congruence_of_constant(bits), FLAG_NUW);
    while (modulus < MAX_MODULUS && (modulus < a.modulus || (bits & modulus)))
        modulus *= 2;
    return congruence(modulus, a.rest | bits);
}

/* ---- Code -------------------------------------------------------------------------------------------------------- */

/* Direct3D starts up to 65535 groups of up to 1024 threads in each direction. */
static struct congruence of_call(uint16_t dx_op)
{
    enum {
        MAX_GROUPS = 65535,
        MAX_THREADS = 1024
    };
    struct congruence result = unknown;

    if (dx_op == DX_ThreadId)
        result.most = MAX_GROUPS * MAX_THREADS - 1;
    else if (dx_op == DX_GroupId)
        result.most = MAX_GROUPS - 1;
    else if (dx_op == DX_ThreadIdInGroup || dx_op == DX_FlattenedThreadIdInGroup)
        result.most = MAX_THREADS - 1;
    return result;
}

/* With a constant on the right. */
static struct congruence with_constant(struct congruence a, const struct instruction *i, uint64_t constant)
{
    struct congruence result = unknown;

    switch (i->sub) {
    case BINARY_MUL:
        return product(a, (uint32_t)constant, i->flags);
    case BINARY_SHL:
        return constant < 32 ? product(a, UINT32_C(1) << constant, i->flags) : unknown;
    case BINARY_LSHR:
        result.most = constant < 32 ? a.most >> constant : UINT32_MAX;
        return result;
    case BINARY_UREM:
        result.most = constant ? least(a.most, (uint32_t)constant - 1) : UINT32_MAX;
        return result;
    case BINARY_AND:
        return masked(a, (uint32_t)constant);
    case BINARY_OR:
        return set(a, (uint32_t)constant);
    default:
        return unknown;
    }
}

static struct congruence of_value(const struct module *module, const struct function *function, value_id id,
                                  uint32_t steps)
{
    const struct value *value = module_value(module, function, id);
    uint64_t bits;

    if (module_integer(module, function, id, &bits))
        return congruence_of_constant((uint32_t)bits);
    if (value->kind != VALUE_INSTRUCTION || steps == 0)
        return unknown;
    const struct instruction *i = &function->instructions[value->index];
    if (i->opcode == OP_CALL)
        return of_call(i->dx_op);
    if (i->opcode != OP_BINARY)
        return unknown;
    value_id right = function->operands[i->first_operand + 1];
    struct congruence a = of_value(module, function, function->operands[i->first_operand], steps - 1);
    if (module_integer(module, function, right, &bits) && i->sub != BINARY_ADD && i->sub != BINARY_SUB)
        return with_constant(a, i, bits);
    struct congruence b = of_value(module, function, right, steps - 1);
    switch (i->sub) {
    case BINARY_ADD:
        return added(a, b, i->flags);
    case BINARY_SUB:
        return congruence(least(a.modulus, b.modulus), a.rest - b.rest);
    case BINARY_OR:
        return congruence(least(a.modulus, b.modulus), a.rest | b.rest);
    default:
        return unknown;
    }
}

struct congruence congruence_of(const struct module *module, const struct function *function, value_id id)
{
    return of_value(module, function, id, MAX_STEPS);
}
