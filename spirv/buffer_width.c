/* How wide the accesses to raw and structured buffers may be. DXIL moves words; a vector of them can be moved at once
 * where its address is known to be a multiple of the vector's size. What DXIL says of alignment is no evidence:
 * compilers write nonsense there. */
#include "spirv/buffer_width.h"

/* The low bits of an integer, as far as they are known: value = multiple of `modulus` + `rest`. */
struct congruence {
    uint32_t modulus; /* 1, 2, 4, 8, 16 */
    uint32_t rest;    /* below it */
};

enum {
    LARGEST = 16,  /* bytes of a vector of four words */
    MOST_STEPS = 6 /* through the code that computes a value; the steps of both operands count */
};

static struct congruence congruence(uint32_t modulus, uint32_t rest)
{
    return (struct congruence){modulus, rest & (modulus - 1)};
}

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* The largest power of two up to LARGEST that divides the number. */
static uint32_t power_in(uint32_t number)
{
    return number ? least(number & (~number + 1), LARGEST) : LARGEST;
}

static struct congruence times(struct congruence a, uint32_t factor)
{
    return congruence(least(a.modulus * power_in(factor), LARGEST), a.rest * factor);
}

/* Low bits that the mask clears are known to be zero, those that it keeps are as before. */
static struct congruence masked(struct congruence a, uint32_t mask)
{
    uint32_t modulus = 1;

    while (modulus < LARGEST && (modulus < a.modulus || !(mask & modulus)))
        modulus *= 2;
    return congruence(modulus, a.rest & mask);
}

static struct congruence set(struct congruence a, uint32_t bits)
{
    uint32_t modulus = 1;

    while (modulus < LARGEST && (modulus < a.modulus || (bits & modulus)))
        modulus *= 2;
    return congruence(modulus, a.rest | bits);
}

static struct congruence congruence_of(const struct module *module, const struct function *function, value_id id,
                                       uint32_t steps)
{
    const struct congruence unknown = {1, 0};
    const struct value *value = module_value(module, function, id);
    uint64_t bits;

    if (module_integer(module, function, id, &bits))
        return congruence(LARGEST, (uint32_t)bits);
    if (value->kind != VALUE_INSTRUCTION || steps == 0)
        return unknown;
    const struct instruction *i = &function->instructions[value->index];
    if (i->opcode != OP_BINARY)
        return unknown;
    value_id right = function->operands[i->first_operand + 1];
    struct congruence a = congruence_of(module, function, function->operands[i->first_operand], steps - 1);
    bool constant = module_integer(module, function, right, &bits);
    switch (i->sub) {
    case BINARY_MUL:
        return constant ? times(a, (uint32_t)bits) : unknown;
    case BINARY_SHL:
        return constant && bits < 32 ? times(a, UINT32_C(1) << bits) : unknown;
    case BINARY_AND:
        return constant ? masked(a, (uint32_t)bits) : unknown;
    case BINARY_OR:
        if (constant)
            return set(a, (uint32_t)bits);
        break;
    case BINARY_ADD:
    case BINARY_SUB:
        break;
    default:
        return unknown;
    }
    struct congruence b = congruence_of(module, function, right, steps - 1);
    uint32_t modulus = least(a.modulus, b.modulus);
    uint32_t rest = i->sub == BINARY_OR ? a.rest | b.rest : i->sub == BINARY_SUB ? a.rest - b.rest : a.rest + b.rest;
    return congruence(modulus, rest);
}

uint32_t known_rest(const struct module *module, const struct function *function, value_id id, uint32_t modulus)
{
    return congruence_of(module, function, id, MOST_STEPS).rest & (modulus - 1);
}

/* ---- One access -------------------------------------------------------------------------------------------------- */

/* The byte address within the buffer. */
static struct congruence address_of(const struct module *module, const struct function *function,
                                    const struct instruction *i, const struct dxs_resource *info, uint32_t first)
{
    const value_id *operands = function->operands + i->first_operand + first;
    struct congruence element = congruence_of(module, function, operands[0], MOST_STEPS);

    if (info->kind != DXS_KIND_STRUCTURED_BUFFER)
        return element;
    struct congruence offset = congruence_of(module, function, operands[1], MOST_STEPS);
    element = times(element, info->stride);
    return congruence(least(element.modulus, offset.modulus), element.rest + offset.rest);
}

/* Words of vectors of `lanes` that are moved at once when `words` are accessed from place `first` of a vector on. A
 * load of most of a vector may load all of it; a store may not, nor may a load from a raw buffer, which may end within
 * the vector. */
static bool gains(uint32_t lanes, uint32_t first, uint32_t words, bool whole)
{
    uint32_t head = lanes - first < words ? lanes - first : words, rest = words - (first ? head : 0);

    if (first == 0 ? words >= lanes : rest >= lanes)
        return true;
    return !whole && lanes == 4 && head >= 3;
}

struct access_widths access_widths(const struct module *module, const struct function *function,
                                   const struct instruction *i, const struct dxs_resource *info,
                                   const struct word_access *access, bool scalar_layout)
{
    struct congruence address = address_of(module, function, i, info, access->address_operand);
    bool structured = info->kind == DXS_KIND_STRUCTURED_BUFFER, whole = access->is_store || !structured;
    struct access_widths widths = {.possible = 1 << 1};
    uint64_t offset;

    if (address.rest % 4 != 0 || address.modulus < 4)
        return widths;
    for (uint32_t lanes = 2; lanes <= 4; lanes += 2) {
        if (address.modulus < 4 * lanes || (structured && info->stride % (4 * lanes) != 0))
            continue; /* a vector must be in bounds or out of them as a whole */
        widths.possible |= 1 << lanes;
        if (gains(lanes, address.rest / 4 % lanes, access->words, whole))
            widths.gain |= 1 << lanes;
    }
    if (scalar_layout && structured && info->stride % 12 == 0 &&
        module_integer(module, function, function->operands[i->first_operand + access->address_operand + 1], &offset)) {
        widths.possible |= 1 << 3;
        if (gains(3, (uint32_t)offset / 4 % 3, access->words, true))
            widths.gain |= 1 << 3;
    }
    return widths;
}

uint32_t widest(uint32_t widths)
{
    return widths & 1 << 4 ? 4 : widths & 1 << 3 ? 3 : widths & 1 << 2 ? 2 : 1;
}
