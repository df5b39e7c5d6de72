/* Follows add, sub, mul, shl, lshr, udiv, urem, and, or back to constants and thread ids. */
#include "spirv/function/congruence.h"

enum {
    MAX_STEPS = 6 /* depth of the expression tree that is followed */
};

static const struct congruence unknown = {1, 0, REMAINDER_UNKNOWN, UINT32_MAX};

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* The largest power of two <= MAX_MODULUS that divides the number. */
static uint32_t power_in(uint32_t number)
{
    return number ? least(number & (~number + 1), MAX_MODULUS) : MAX_MODULUS;
}

static struct congruence congruence(uint32_t modulus, uint32_t remainder)
{
    return (struct congruence){modulus, remainder & (modulus - 1), REMAINDER_UNKNOWN, UINT32_MAX};
}

static struct congruence congruence_of_constant(uint32_t value)
{
    return (struct congruence){MAX_MODULUS, value & (MAX_MODULUS - 1), value % 3, value};
}

/* ---- Arithmetic -------------------------------------------------------------------------------------------------- */

/* Arithmetic wraps modulo 2^32. This keeps remainders modulo powers of two, but not modulo three: those need a bound
 * without overflow, or the nuw/nsw flags. With nsw alone the result may be negative, that is >= 2^31, where
 * remainder_mod_3 may be wrong. */
struct congruence congruence_times(struct congruence a, uint32_t factor, uint32_t flags)
{
    struct congruence result = congruence(least(a.modulus * power_in(factor), MAX_MODULUS), a.remainder * factor);
    uint64_t maximum = (uint64_t)a.maximum * factor;

    if (maximum <= UINT32_MAX)
        result.maximum = (uint32_t)maximum;
    if (maximum > UINT32_MAX && !(flags & FLAG_NUW) && !((flags & FLAG_NSW) && factor <= INT32_MAX))
        return result;
    if (factor % 3 == 0)
        result.remainder_mod_3 = 0;
    else if (a.remainder_mod_3 != REMAINDER_UNKNOWN && maximum <= UINT32_MAX)
        result.remainder_mod_3 = a.remainder_mod_3 * (factor % 3) % 3;
    return result;
}

struct congruence congruence_sum(struct congruence a, struct congruence b, uint32_t flags)
{
    struct congruence result = congruence(least(a.modulus, b.modulus), a.remainder + b.remainder);
    uint64_t maximum = (uint64_t)a.maximum + b.maximum;

    if (maximum <= UINT32_MAX)
        result.maximum = (uint32_t)maximum;
    if (a.remainder_mod_3 != REMAINDER_UNKNOWN && b.remainder_mod_3 != REMAINDER_UNKNOWN &&
        (maximum <= UINT32_MAX || (flags & FLAG_NUW)))
        result.remainder_mod_3 = (a.remainder_mod_3 + b.remainder_mod_3) % 3;
    return result;
}

/* ---- Bits -------------------------------------------------------------------------------------------------------- */

/* value & mask: bits that the mask clears are known to be zero, the others keep what is known of them. */
static struct congruence masked(struct congruence a, uint32_t mask)
{
    uint32_t modulus = 1;

    while (modulus < MAX_MODULUS && (modulus < a.modulus || !(mask & modulus)))
        modulus *= 2;
    struct congruence result = congruence(modulus, a.remainder & mask);
    result.maximum = least(a.maximum, mask);
    return result;
}

/* value | bits */
static struct congruence set(struct congruence a, uint32_t bits)
{
    uint32_t modulus = 1;

    if (bits < a.modulus && !(a.remainder & bits)) /* these bits of `a` are known to be zero: or = add */
        return congruence_sum(a, congruence_of_constant(bits), FLAG_NUW);
    while (modulus < MAX_MODULUS && (modulus < a.modulus || (bits & modulus)))
        modulus *= 2;
    return congruence(modulus, a.remainder | bits);
}

/* ---- Code -------------------------------------------------------------------------------------------------------- */

/* Upper bounds: at most 65535 groups per dimension, 1024 threads per group, and 128 lanes per wave. */
static struct congruence of_call(uint16_t dx_op)
{
    enum {
        MAX_GROUPS = 65535,
        MAX_THREADS = 1024,
        MAX_LANES = 128
    };
    struct congruence result = unknown;

    if (dx_op == DX_ThreadId)
        result.maximum = MAX_GROUPS * MAX_THREADS - 1;
    else if (dx_op == DX_GroupId)
        result.maximum = MAX_GROUPS - 1;
    else if (dx_op == DX_ThreadIdInGroup || dx_op == DX_FlattenedThreadIdInGroup)
        result.maximum = MAX_THREADS - 1;
    else if (dx_op == DX_WaveGetLaneIndex)
        result.maximum = MAX_LANES - 1;
    return result;
}

/* A binary operation whose right operand is constant. */
static struct congruence with_constant(struct congruence a, const struct instruction *i, uint64_t constant)
{
    struct congruence result = unknown;

    switch (i->sub) {
    case BINARY_MUL:
        return congruence_times(a, (uint32_t)constant, i->flags);
    case BINARY_SHL:
        return constant < 32 ? congruence_times(a, UINT32_C(1) << constant, i->flags) : unknown;
    case BINARY_LSHR:
        result.maximum = constant < 32 ? a.maximum >> constant : UINT32_MAX;
        return result;
    case BINARY_UDIV:
        result.maximum = constant ? a.maximum / (uint32_t)constant : UINT32_MAX;
        return result;
    case BINARY_UREM:
        result.maximum = constant ? least(a.maximum, (uint32_t)constant - 1) : UINT32_MAX;
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
        return congruence_sum(a, b, i->flags);
    case BINARY_SUB:
        return congruence(least(a.modulus, b.modulus), a.remainder - b.remainder);
    case BINARY_OR:
        return congruence(least(a.modulus, b.modulus), a.remainder | b.remainder);
    default:
        return unknown;
    }
}

struct congruence congruence_of(const struct module *module, const struct function *function, value_id id)
{
    return of_value(module, function, id, MAX_STEPS);
}

bool has_clear_bits(const struct module *module, const struct function *function, value_id id, uint64_t bits)
{
    struct congruence c = of_value(module, function, id, 1);
    return bits < c.modulus && !(c.remainder & bits);
}
