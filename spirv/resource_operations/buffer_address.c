/* Addresses in raw and structured buffers: from DXIL's byte offsets to elements of the view. */
#include "spirv/function/function.h"
#include "spirv/resource_operations/buffer.h"
#include "spirv/function/congruence.h"

/* A byte offset: value * scale + constant. */
struct offset_parts {
    value_id value;
    uint32_t scale, constant;
    struct wraps wraps;
};

/* Takes a constant or a factor off the value. Drivers then see which offsets are neighbours. `allowed`: parts may wrap
 * around. `access` reads the rest in the value's place. False: nothing to take. */
static bool take_part(const struct lowering *l, const struct instruction *access, bool allowed,
                      struct offset_parts *parts)
{
    const struct value *value = module_value(l->module, l->function, parts->value);
    const struct instruction *i = &l->function->instructions[value->index];
    uint64_t bits;

    if (value->kind != VALUE_INSTRUCTION || i->opcode != OP_BINARY || parts->scale != 1 ||
        !operand_constant(l, i, 1, &bits) || !is_available(l, operand_value(l, i, 0), access))
        return false;
    uint32_t constant = (uint32_t)bits;
    struct congruence rest = congruence_of(l->module, l->function, operand_value(l, i, 0));
    bool is_disjoint = i->sub == BINARY_OR && constant < rest.modulus && !(rest.remainder & constant);
    bool is_product = i->sub == BINARY_MUL || (i->sub == BINARY_SHL && constant < 32);
    uint32_t factor = i->sub == BINARY_MUL ? constant : UINT32_C(1) << (constant & 31);
    bool may_wrap = is_product ? rest.maximum > UINT32_MAX / (factor ? factor : 1)
                               : !is_disjoint && rest.maximum > UINT32_MAX - constant;

    if ((!is_product && !is_disjoint && i->sub != BINARY_ADD) || (is_product && !factor) || (may_wrap && !allowed))
        return false;
    if (is_product) {
        parts->scale = factor;
        parts->wraps.product = may_wrap;
    } else {
        parts->constant += constant;
        parts->wraps.sum |= may_wrap;
    }
    parts->value = operand_value(l, i, 0);
    return true;
}

NOINLINE void add_term(struct lowering *l, const struct instruction *i, const struct handle *h, uint32_t number,
                       uint32_t scale, uint32_t unit, struct byte_sum *sum)
{
    uint64_t bits;

    if (operand_constant(l, i, number, &bits)) {
        uint64_t constant = (bits & UINT32_MAX) * scale;
        sum->constant += constant > UINT32_MAX ? OUT_OF_BOUNDS : (uint32_t)constant;
    } else if (scale != 0 && !operand_undef(l, i, number)) {
        struct offset_parts parts = {operand_value(l, i, number), scale, 0, {0}};
        bool allowed = h && h->info->kind == DXS_RESOURCE_KIND_RAW_BUFFER && !(unit & (unit - 1));
        while (!l->options->guarantees.on[DXS_GUARANTEE_BUFFER_PLACES] && take_part(l, i, allowed, &parts)) {
        }
        if (allowed)
            sum->wraps = parts.wraps;
        uint32_t id = value_component(l, parts.value, 0);
        sum->constant += parts.constant;
        sum->ids[sum->count] = h ? clamp_offset(l, h, id, scale) : id;
        sum->scales[sum->count++] = parts.scale;
        if (unit && parts.scale % unit != 0)
            sum->constant += known_remainder(l->module, l->function, parts.value, unit) * parts.scale % unit;
    }
}

/* id * scale / bytes. `bytes`: a power of two, 6 or 12. Multiplies if scale is a multiple of `bytes`, otherwise
 * divides. A remainder of the id modulo the vector size is known and already in sum->constant (add_term). */
uint32_t scaled(struct lowering *l, uint32_t id, uint32_t scale, uint32_t bytes)
{
    if (scale % bytes == 0)
        return scale == bytes ? id : emit_once_imm(l, SpvOpIMul, id, scale / bytes);
    if (scale != 1)
        id = emit_once_imm(l, SpvOpIMul, id, scale);
    if (bytes & (bytes - 1))
        return emit_once_imm(l, SpvOpUDiv, id, bytes);
    return bytes > 1 ? emit_once_imm(l, SpvOpShiftRightLogical, id, lowest_bit(bytes)) : id;
}

/* The sum divided by `bytes` as a whole: with an odd stride, single terms may be no multiples of a word. */
uint32_t sum_of_bytes(struct lowering *l, struct byte_sum *sum, uint32_t bytes)
{
    struct builder *b = l->b;
    uint32_t total = 0;

    for (uint32_t n = 0; n < sum->count; n++) {
        uint32_t term = scaled(l, sum->ids[n], sum->scales[n], 1);
        total = total ? add(b, total, term) : term;
    }
    total = add_imm(b, total, sum->constant);
    sum->constant = 0;
    return scaled(l, total, 1, bytes);
}

/* Takes the elements modulo 2^32 bytes; before, adds those of the constant if only the whole sum wraps around. Offsets
 * of words after the first are added later: they do not wrap around. `bytes`: of an element, a power of two. */
COLD uint32_t wrap_around(struct lowering *l, uint32_t elements, struct byte_sum *sum, uint32_t bytes)
{
    uint32_t constant = sum->wraps.sum ? sum->constant / bytes : 0;

    sum->constant -= constant * bytes;
    return emit_once_imm(l, SpvOpBitwiseAnd, add_once(l, elements, constant), UINT32_MAX / bytes);
}

/* Takes a number modulo 2^32 / scale, so that the product with the scale, a power of two, does not wrap around: drivers
 * add constants to such products for free. */
static void wrap_factor(struct lowering *l, struct byte_sum *sum)
{
    uint32_t scale = sum->scales[0];

    if (!sum->wraps.product || sum->wraps.sum || (scale & (scale - 1)))
        return;
    sum->ids[0] = emit_once_imm(l, SpvOpBitwiseAnd, sum->ids[0], UINT32_MAX / scale);
    sum->wraps.product = false;
}

/* Checks the whole element of a structured buffer against its offset record: its words need no checks of their own.
 * `words`: of address->constant, those that belong to the index. */
static void check_element(struct lowering *l, struct buffer_address *address, uint32_t words)
{
    uint32_t bytes = address->bits / 8, number = add_once(l, address->dynamic, words);
    uint32_t stride = address->handle.info->stride / bytes;

    address->dynamic = adjust_element(l, &address->handle, number, bytes, stride + MAX_WORDS);
    address->constant -= words * bytes;
    address->is_adjusted = true;
}

/* Whether the access begins at a half of a 32-bit word that is known: the first or the second. */
static bool knows_half(struct lowering *l, const struct instruction *i, const struct handle *h, uint32_t first)
{
    struct congruence address = address_of(l->module, l->function, i, h->info, first);

    return address.modulus >= 4 && address.remainder % 2 == 0 && !h->resource->binding.uses_offset_records &&
           (h->info->kind != DXS_RESOURCE_KIND_STRUCTURED_BUFFER || h->info->stride % 4 == 0);
}

/* Elements, texels, or halves of either. */
static void choose_form(struct lowering *l, const struct instruction *i, uint32_t first, struct buffer_address *address)
{
    const struct handle *h = &address->handle;
    bool is_texels = h->resource->binding.descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER;
    bool is_halves = address->bits == 16 && (is_texels || packs_halves(l));

    address->form = is_halves ? &word_halves : is_texels ? &word_texels : &word_elements;
    if (is_halves && knows_half(l, i, h, first))
        address->lanes = 2;
    if (is_texels) {
        if (address->bits == 64)
            unsupported(l, i, "64-bit words in a texel buffer");
        address->view = image_view(l, h);
    } else if (is_halves) {
        address->view = word_view(l, h, 32, 1);
    } else {
        address->lanes = access_lanes(l, h->resource, i);
        address->view = word_view(l, h, address->bits, address->lanes);
        address->is_float = address->view->is_float;
    }
}

struct buffer_address buffer_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                     uint32_t first, uint32_t bits)
{
    struct buffer_address address = {.handle = *h, .bits = bits, .lanes = 1};
    struct byte_sum sum = {0};
    uint32_t bytes = bits / 8;
    bool whole;

    if (is_untyped(l, h->resource))
        return untyped_address(l, i, h, first, bits);
    choose_form(l, i, first, &address);

    bool is_wide = bits == 64 && has_wide_words(h->resource);
    uint32_t unit = address.lanes > 1 || is_wide ? bytes * address.lanes : 0;
    uint32_t index_constant = 0;
    bool is_checked_once = false;
    if (h->info->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER) {
        add_term(l, i, h, first, h->info->stride, unit, &sum);
        uint32_t index_count = sum.count;
        index_constant = sum.constant;
        add_term(l, i, NULL, first + 1, 1, unit, &sum);
        is_checked_once = h->resource->binding.uses_offset_records && sum.count == index_count &&
                          sum.constant - index_constant < h->info->stride;
        whole = h->info->stride % bytes == 0 && sum.constant % bytes == 0;
    } else {
        add_term(l, i, h, first, 1, unit, &sum);
        wrap_factor(l, &sum);
        whole = sum.constant % bytes == 0;
    }
    if (sum.count > 0 && !whole) {
        address.dynamic = sum_of_bytes(l, &sum, bytes);
    } else {
        for (uint32_t n = 0; n < sum.count; n++) {
            uint32_t term = scaled(l, sum.ids[n], sum.scales[n], bytes * address.lanes);
            address.dynamic = address.dynamic ? emit_once(l, SpvOpIAdd, type_u32(l->b), address.dynamic, term) : term;
        }
    }
    if (whole && (sum.wraps.product || sum.wraps.sum))
        address.dynamic = wrap_around(l, address.dynamic, &sum, bytes * address.lanes);
    address.constant = sum.constant;
    if (is_checked_once && whole)
        check_element(l, &address, index_constant / bytes);
    return address;
}

struct buffer_address access_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                     uint32_t first, uint32_t bits, bool wants_float)
{
    struct buffer_address address =
        has_raw_chains(l, h->resource) ? raw_chain_address(l, i, h, first, bits) : buffer_address(l, i, h, first, bits);

    address.wants_float = wants_float;
    if (address.form->has_any_type)
        address.is_float = wants_float;
    return address;
}

COLD struct buffer_address address_plus(const struct buffer_address *address, uint32_t words)
{
    struct buffer_address result = *address;

    result.constant += (uint64_t)words * (address->bits / 8);
    memset(result.loaded, 0, sizeof result.loaded);
    return result;
}

uint32_t element_number(struct lowering *l, const struct buffer_address *address, uint32_t offset)
{
    uint32_t number = add_once(l, address->dynamic, constant_word(address, offset) / address->lanes);

    return address->is_adjusted ? number : adjust_element(l, &address->handle, number, address->bits / 8, MAX_WORDS);
}
