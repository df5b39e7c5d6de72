/* Raw and structured buffers through SPV_NV_raw_access_chains. Its pointers address vectors at any multiple of a
 * component's size. Its bounds checks are Direct3D's: per component in raw buffers, per element in structured
 * buffers. But devices compute index * stride with 32 bits. */
#include "spirv/builder/extensions.h"
#include "spirv/resource_operations/buffer.h"

enum {
    CHECKED_BY_COMPONENT = 1, /* Raw Access Chain Operands */
    CHECKED_BY_ELEMENT = 2,
    MAX_COMPONENTS = 4
};

/* Sets the id, or adds to the constant if the operand is constant. */
static void add_operand_to(struct lowering *l, const struct instruction *i, const struct handle *h, uint32_t number,
                           uint32_t scale, uint32_t *id, uint64_t *constant)
{
    uint64_t bits;

    if (operand_undef(l, i, number))
        return;
    if (operand_constant(l, i, number, &bits))
        *constant += (uint32_t)bits > OUT_OF_BOUNDS / scale ? OUT_OF_BOUNDS / scale : (uint32_t)bits;
    else
        *id = clamp_offset(l, h, operand(l, i, number), scale);
}

struct buffer_address raw_chain_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                        uint32_t first, uint32_t bits)
{
    struct buffer_address address = {.handle = *h, .view = word_view(l, h, 32, 1), .form = &word_chains, .bits = bits};
    uint64_t element = 0;

    if (bits == 16) {
        need_capability_of(l->b, SpvCapabilityStorageBuffer16BitAccess, EXT_16BIT_STORAGE);
    }
    if (h->info->kind != DXS_RESOURCE_KIND_STRUCTURED_BUFFER || h->info->stride == 0) {
        add_operand_to(l, i, h, first, 1, &address.dynamic, &address.constant);
        return address;
    }
    address.stride = h->info->stride;
    add_operand_to(l, i, h, first, address.stride, &address.element, &element);
    add_operand_to(l, i, h, first + 1, 1, &address.dynamic, &address.constant);
    if (!address.element)
        address.element = constant_u32(l->b, (uint32_t)element);
    return address;
}

/* ---- Pointers ---------------------------------------------------------------------------------------------------- */

/* Pointer to a span of words. */
static uint32_t chain_pointer(struct lowering *l, const struct buffer_address *address, struct word_span span)
{
    struct builder *b = l->b;
    uint32_t bytes = address->bits / 8, constant = (uint32_t)address->constant + span.first * bytes,
             stride = address->stride;
    uint32_t element = stride ? address->element : constant_u32(b, 0);
    uint32_t in_element = add_once(l, address->dynamic, constant);

    /* The extension's element check needs accesses within the element. Others become raw accesses. */
    if (stride && !address->dynamic && (constant > stride || span.count * bytes > stride - constant)) {
        in_element = add_once(l, emit_once_imm(l, SpvOpIMul, element, stride), constant);
        element = constant_u32(b, 0);
        stride = 0;
    }
    uint32_t type = words_type(l, address, span.count);
    uint32_t operands[] = {object_pointer(l, &address->handle, address->view), constant_u32(b, stride), element,
                           in_element, stride ? CHECKED_BY_ELEMENT : CHECKED_BY_COMPONENT};
    uint32_t pointer_type = type_pointer(b, SpvStorageClassStorageBuffer, type);
    need_capability_of(b, (SpvCapability)DXS_SPV_CAPABILITY_RAW_ACCESS_CHAINS, EXT_RAW_ACCESS_CHAINS);
    uint32_t pointer = EMIT_LIST(b, (SpvOp)DXS_SPV_OP_RAW_ACCESS_CHAIN, pointer_type, new_id(b), 5, operands);
    decorate_non_uniform(l, &address->handle, address->view, pointer);
    return pointer;
}

/* ---- Loads and stores -------------------------------------------------------------------------------------------- */

/* A load may read words that nobody needs, up to the last needed one of four. */
static struct word_span span_of_chain(const struct buffer_address *address, uint32_t w, uint32_t mask, bool is_store)
{
    struct word_span span = {.first = w};

    (void)address;
    for (uint32_t k = 0; k < MAX_COMPONENTS; k++)
        if (mask >> (w + k) & 1)
            span.count = k + 1;
        else if (is_store)
            break;
    return span;
}

static uint32_t load_chain(struct lowering *l, struct buffer_address *address, struct word_span span, uint32_t id)
{
    id = id ? id : new_id(l->b);
    uint32_t operands[] = {chain_pointer(l, address, span), SpvMemoryAccessAlignedMask, address->bits / 8};

    return EMIT_LIST(l->b, SpvOpLoad, words_type(l, address, span.count), id, 3, operands);
}

static void store_chain_vector(struct lowering *l, const struct buffer_address *address, struct word_span span,
                               uint32_t vector)
{
    uint32_t operands[] = {chain_pointer(l, address, span), vector, SpvMemoryAccessAlignedMask, address->bits / 8};

    append_list(l->b, l->b->code, SpvOpStore, 4, operands);
}

static void store_chain(struct lowering *l, const struct buffer_address *address, struct word_span span,
                        const uint32_t *words)
{
    store_chain_vector(l, address, span, compose(l, word_type(l, address), span.count, words));
}

const struct word_form word_chains = {.has_any_type = true,
                                      .span = span_of_chain,
                                      .load = load_chain,
                                      .store = store_chain,
                                      .store_vector = store_chain_vector};
