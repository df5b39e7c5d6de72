/* Raw and structured buffers through SPV_NV_raw_access_chains. Its pointers address vectors at any multiple of a
 * component's size. Its bounds checks are Direct3D's: per component in raw buffers, per element in structured
 * buffers. */
#include "spirv/builder/extensions.h"
#include "spirv/resource_operations/buffer.h"

enum {
    CHECKED_BY_COMPONENT = 1, /* Raw Access Chain Operands */
    CHECKED_BY_ELEMENT = 2,
    MAX_COMPONENTS = 4
};

/* Sets the id, or adds to the constant if the operand is constant. */
static void add_operand_to(struct lowering *l, const struct instruction *i, uint32_t number, uint32_t *id,
                           uint32_t *constant)
{
    uint64_t bits;

    if (operand_undef(l, i, number))
        return;
    if (operand_constant(l, i, number, &bits))
        *constant += (uint32_t)bits;
    else
        *id = operand(l, i, number);
}

struct buffer_address raw_chain_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                        uint32_t first, uint32_t bits)
{
    struct buffer_address address = {
        .handle = *h, .view = word_view(l, h, 32, 1), .bits = bits, .lanes = 1, .is_raw_chain = true};
    uint32_t element = 0;

    if (bits == 16) {
        need_capability(l->b, SpvCapabilityStorageBuffer16BitAccess);
        need_extension(l->b, EXT_16BIT_STORAGE);
    }
    if (h->info->kind != DXS_RESOURCE_KIND_STRUCTURED_BUFFER || h->info->stride == 0) {
        add_operand_to(l, i, first, &address.dynamic, &address.constant);
        return address;
    }
    address.stride = h->info->stride;
    add_operand_to(l, i, first, &address.element, &element);
    add_operand_to(l, i, first + 1, &address.dynamic, &address.constant);
    if (!address.element)
        address.element = constant_u32(l->b, element);
    return address;
}

/* ---- Pointers ---------------------------------------------------------------------------------------------------- */

/* id + constant. id 0: the constant alone. */
static uint32_t sum(struct lowering *l, uint32_t id, uint32_t constant)
{
    uint32_t constant_id = constant_u32(l->b, constant);

    if (!id || !constant)
        return id ? id : constant_id;
    return emit_once(l, SpvOpIAdd, type_int(l->b, 32), id, constant_id);
}

/* Pointer to `count` words, starting at word `offset` from the address. */
static uint32_t raw_pointer(struct lowering *l, const struct buffer_address *address, uint32_t offset, uint32_t count)
{
    if (address->untyped)
        return untyped_pointer(l, address, offset);
    struct builder *b = l->b;
    uint32_t bytes = address->bits / 8, constant = address->constant + offset * bytes, stride = address->stride;
    uint32_t u32 = type_int(b, 32), element = stride ? address->element : constant_u32(b, 0);
    uint32_t in_element = sum(l, address->dynamic, constant);

    /* The extension's element check needs accesses within the element. Others become raw accesses. */
    if (stride && !address->dynamic && (constant > stride || count * bytes > stride - constant)) {
        uint32_t start = emit_once(l, SpvOpIMul, u32, element, constant_u32(b, stride));
        in_element = sum(l, start, constant);
        element = constant_u32(b, 0);
        stride = 0;
    }
    uint32_t type = type_vector(b, word_type(l, address), count);
    uint32_t operands[] = {object_pointer(l, &address->handle, address->view), constant_u32(b, stride), element,
                           in_element, stride ? CHECKED_BY_ELEMENT : CHECKED_BY_COMPONENT};
    uint32_t pointer_type = type_pointer(b, SpvStorageClassStorageBuffer, type);
    need_capability(b, (SpvCapability)DXS_SPV_CAPABILITY_RAW_ACCESS_CHAINS);
    need_extension(b, EXT_RAW_ACCESS_CHAINS);
    uint32_t pointer = EMIT_LIST(b, (SpvOp)DXS_SPV_OP_RAW_ACCESS_CHAIN, pointer_type, new_id(b), 5, operands);
    decorate_non_uniform(l, &address->handle, address->view, pointer);
    return pointer;
}

/* ---- Loads and stores -------------------------------------------------------------------------------------------- */

static void load_raw(struct lowering *l, const struct buffer_address *address, const struct raw_load *load)
{
    uint32_t operands[] = {raw_pointer(l, address, load->first, load->count), SpvMemoryAccessAlignedMask,
                           address->bits / 8};

    EMIT_LIST(l->b, SpvOpLoad, type_vector(l->b, word_type(l, address), load->count), load->id,
              address->untyped ? 1 : 3, operands);
}

/* Words to move at once if word `w` is the first that is left in the mask. */
static struct raw_load span(const struct buffer_address *address, uint32_t w, uint32_t mask, bool is_store)
{
    struct raw_load load = {.first = w};

    if (address->untyped)
        return untyped_span(address, w, mask, is_store);
    for (uint32_t k = 0; k < MAX_COMPONENTS; k++)
        if (mask >> (w + k) & 1)
            load.count = k + 1;
        else if (is_store)
            break;
    return load;
}

void load_raw_chains(struct lowering *l, struct buffer_address *address, uint32_t mask)
{
    struct raw_load *next = address->raw_loads;

    for (uint32_t w = 0; w < MAX_WORDS; w++) {
        struct raw_load load = mask >> w & 1 ? span(address, w, mask, false) : (struct raw_load){0};
        if (load.count < 2)
            continue;
        load.id = new_id(l->b);
        load_raw(l, address, &load);
        *next++ = load;
        w = load.first + load.count - 1;
    }
}

void load_raw_word(struct lowering *l, const struct buffer_address *address, uint32_t offset, uint32_t id)
{
    for (uint32_t n = 0; n < MAX_RAW_LOADS; n++) {
        const struct raw_load *load = &address->raw_loads[n];
        if (offset - load->first >= load->count)
            continue;
        component_as(l->b, word_type(l, address), id, load->id, offset - load->first);
        return;
    }
    load_raw(l, address, &(struct raw_load){.id = id, .first = offset, .count = 1});
}

void store_raw_chains(struct lowering *l, const struct buffer_address *address, const uint32_t words[MAX_WORDS])
{
    uint32_t mask = 0;

    for (uint32_t w = 0; w < MAX_WORDS; w++)
        mask |= (uint32_t)(words[w] != 0) << w;
    for (uint32_t w = 0; w < MAX_WORDS; w++) {
        if (!words[w])
            continue;
        uint32_t count = span(address, w, mask, true).count, pointer = raw_pointer(l, address, w, count);
        uint32_t operands[] = {pointer, compose(l, word_type(l, address), count, words + w), SpvMemoryAccessAlignedMask,
                               address->bits / 8};
        append_list(l->b, l->b->code, SpvOpStore, address->untyped ? 2 : 4, operands);
        w += count - 1;
    }
}
