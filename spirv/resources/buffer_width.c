/* Finds the widths of raw and structured buffer accesses. DXIL moves words. A vector of words can be moved at once if
 * its address is known to be a multiple of the vector's size. DXIL's alignment operands are ignored: compilers write
 * wrong values there. */
#include "spirv/resources/resources.h"

/* Words modulo three, of a multiple of `bytes`, the size of a word. As 4 = 1 modulo 3, x / 4 = x; x / 2 = 2 x. */
static uint32_t words_mod_3(struct congruence address, uint32_t bytes)
{
    return bytes == 4 ? address.remainder_mod_3 : 2 * address.remainder_mod_3 % 3;
}

uint32_t known_remainder(const struct module *module, const struct function *function, value_id id, uint32_t modulus)
{
    struct congruence c = congruence_of(module, function, id);

    if (!(modulus & (modulus - 1)))
        return c.remainder & (modulus - 1);
    return words_mod_3(c, modulus / 3) * (modulus / 3);
}

/* ---- One access -------------------------------------------------------------------------------------------------- */

ALWAYS_INLINE struct congruence address_of(const struct module *module, const struct function *function,
                                           const struct instruction *i, const struct dxs_resource *info, uint32_t first)
{
    const value_id *operands = function->operands + i->first_operand + first;
    struct congruence element = congruence_of(module, function, operands[0]);

    if (info->kind != DXS_RESOURCE_KIND_STRUCTURED_BUFFER)
        return element;
    struct congruence offset = congruence_of(module, function, operands[1]);
    return congruence_sum(congruence_times(element, info->stride, 0), offset, 0);
}

/* Whether an access of `words` words that starts at word `first` of a vector covers a whole vector. `whole` = false:
 * three of four words are enough, as a load may read more than it needs. A store may not, and neither may a load from a
 * buffer that could end within the vector. */
static bool gains(uint32_t lanes, uint32_t first, uint32_t words, bool whole)
{
    uint32_t head = lanes - first < words ? lanes - first : words, rest = words - (first ? head : 0);

    if (first == 0 ? words >= lanes : rest >= lanes)
        return true;
    return !whole && lanes == 4 && head >= 3;
}

static void allow(struct access_widths *widths, uint32_t lanes, uint32_t first, uint32_t words, bool whole)
{
    widths->possible |= (uint8_t)(1u << lanes);
    if (gains(lanes, first, words, whole))
        widths->gain |= (uint8_t)(1u << lanes);
}

static bool is_aligned_to_8(struct congruence address)
{
    return address.modulus >= 8 && address.remainder % 8 == 0;
}

/* Aligned vectors of two and four words stay within 16 bytes, the granularity of Direct3D's bounds checks of raw
 * buffers. Vectors of three do not. */
static struct access_widths raw_widths(const struct lowering *l, struct congruence address,
                                       const struct word_access *access)
{
    struct access_widths widths = {.possible = 1 << 1};
    bool checked = HAS(l, PER_COMPONENT_ROBUSTNESS), whole = access->is_store || !checked;
    uint32_t bytes = access->bytes;

    if (is_aligned_to_8(address))
        widths.possible |= ALIGNED_TO_8;
    if (address.remainder % bytes != 0 || address.modulus < bytes || (l->options->exact_raw_bounds && !checked))
        return widths;
    for (uint32_t lanes = 2; lanes <= 4; lanes += 2)
        if (address.modulus >= bytes * lanes)
            allow(&widths, lanes, address.remainder / bytes % lanes, access->words, whole);
    if (access->is_store && address.maximum == UINT32_MAX) /* it may wrap around: pairs would each need a mask */
        widths.gain &= 1 << 4;
    if (checked && address.remainder_mod_3 != REMAINDER_UNKNOWN && HAS(l, SCALAR_BLOCK_LAYOUT))
        allow(&widths, 3, words_mod_3(address, bytes), access->words, true);
    return widths;
}

/* An element is in bounds as a whole or not at all. So are the vectors within it. */
static struct access_widths structured_widths(const struct lowering *l, struct congruence address, uint32_t stride,
                                              bool has_offset, uint32_t offset, const struct word_access *access)
{
    struct access_widths widths = {.possible = 1 << 1};
    uint32_t bytes = access->bytes;

    if (is_aligned_to_8(address) && stride % 8 == 0)
        widths.possible |= ALIGNED_TO_8;
    if (address.remainder % bytes != 0 || address.modulus < bytes)
        return widths;
    for (uint32_t lanes = 2; lanes <= 4; lanes += 2)
        if (address.modulus >= bytes * lanes && stride % (bytes * lanes) == 0)
            allow(&widths, lanes, address.remainder / bytes % lanes, access->words, access->is_store);
    if (stride % (3 * bytes) == 0 && has_offset && HAS(l, SCALAR_BLOCK_LAYOUT))
        allow(&widths, 3, offset / bytes % 3, access->words, true);
    return widths;
}

struct access_widths access_widths(const struct lowering *l, const struct function *function,
                                   const struct instruction *i, const struct dxs_resource *info,
                                   const struct word_access *access)
{
    struct congruence address = address_of(l->module, function, i, info, access->address_operand);
    uint64_t offset = 0;

    if (info->kind != DXS_RESOURCE_KIND_STRUCTURED_BUFFER)
        return raw_widths(l, address, access);
    value_id operand = function->operands[i->first_operand + access->address_operand + 1];
    bool has_offset = module_integer(l->module, function, operand, &offset);
    return structured_widths(l, address, info->stride, has_offset, (uint32_t)offset, access);
}

uint32_t widest(uint32_t widths)
{
    return widths & 1 << 4 ? 4 : widths & 1 << 3 ? 3 : widths & 1 << 2 ? 2 : 1;
}
