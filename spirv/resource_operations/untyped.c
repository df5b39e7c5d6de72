/* Buffers through SPV_KHR_untyped_pointers. A buffer is one variable. Each load and store has a type of its own, so
 * nothing is cast. Strides of arrays replace multiplications. Vectors follow Vulkan's rules of alignment. */
#include "spirv/function/function.h"
#include "spirv/resource_operations/buffer.h"

/* ---- Addresses --------------------------------------------------------------------------------------------------- */

bool is_aligned(struct lowering *l, const struct instruction *i, const struct handle *h, uint32_t first, uint32_t bytes)
{
    struct congruence address = address_of(l->module, l->function, i, h->info, first);

    return address.modulus >= bytes && address.remainder % bytes == 0;
}

/* Words from the address on that are in bounds together, or that the device checks one by one. With scalar block
 * layout, vectors among them need no alignment. */
static uint32_t free_words(struct lowering *l, const struct instruction *i, const struct handle *h, uint32_t first,
                           uint32_t word_bytes)
{
    uint32_t stride = h->info->stride;
    uint64_t offset = 0;

    if (!HAS(l, SCALAR_BLOCK_LAYOUT))
        return 0;
    if (h->info->kind != DXS_RESOURCE_KIND_STRUCTURED_BUFFER)
        return HAS(l, PER_COMPONENT_ROBUSTNESS) ? MAX_WORDS : 0;
    return operand_constant(l, i, first + 1, &offset) && offset < stride ? (stride - (uint32_t)offset) / word_bytes : 0;
}

/* Takes the only term of a raw buffer's address modulo 2^32. */
static void wrap_term(struct lowering *l, struct byte_sum *sum, uint32_t word)
{
    uint32_t scale = sum->scales[0], unit = scale >= word && !(scale & (scale - 1)) ? scale : word;

    sum->ids[0] = wrap_around(l, scaled(l, sum->ids[0], scale, unit), sum, unit);
    sum->scales[0] = unit;
}

struct buffer_address untyped_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                      uint32_t first, uint32_t bits)
{
    struct untyped_place *place = arena_zeroed(l->arena, 1, sizeof *place);
    struct buffer_address address = {.handle = *h, .form = &word_untyped, .bits = bits, .untyped = place};
    bool is_raw = h->info->kind != DXS_RESOURCE_KIND_STRUCTURED_BUFFER, whole = true;
    bool is_exact = is_raw && l->options->exact_raw_bounds && !HAS(l, PER_COMPONENT_ROBUSTNESS);
    const struct resource_use *use = &h->resource->use;

    if (bits == 16) {
        need_capability_of(l->b, SpvCapabilityStorageBuffer16BitAccess, EXT_16BIT_STORAGE);
    }
    address.view = word_view(l, h, 32, 1);
    add_term(l, i, h, first, is_raw ? 1 : h->info->stride, 0, &place->bytes);
    if (!is_raw)
        add_term(l, i, NULL, first + 1, 1, 0, &place->bytes);
    for (uint32_t n = 0; n < place->bytes.count; n++)
        whole &= place->bytes.scales[n] == 1 || place->bytes.scales[n] % (bits == 16 ? 2 : 4) == 0;
    uint32_t word = bits == 16 ? 2 : 4;
    if (place->bytes.count > 0 && (!whole || place->bytes.constant % word != 0)) {
        place->bytes.ids[0] = sum_of_bytes(l, &place->bytes, word);
        place->bytes.scales[0] = word;
        place->bytes.count = 1;
    } else if (place->bytes.wraps.product || place->bytes.wraps.sum) {
        wrap_term(l, &place->bytes, word);
    }
    address.constant = place->bytes.constant;
    place->known = is_exact ? (struct congruence){.modulus = 1} : address_of(l->module, l->function, i, h->info, first);
    place->free_words = free_words(l, i, h, first, bits / 8);
    place->may_read_more = !is_raw || HAS(l, PER_COMPONENT_ROBUSTNESS) || widest(use->possible & use->gain) == 4;
    return address;
}

static uint32_t untyped_pointer(struct lowering *l, const struct buffer_address *address, uint32_t offset)
{
    const struct byte_sum *sum = &address->untyped->bytes;
    const struct view *view = address->view;
    uint32_t word = address->bits == 16 ? 2 : 4, half = word == 2 ? word_type(l, address) : 0;
    uint32_t constant = (uint32_t)address->constant + offset * (address->bits / 8);
    uint32_t pointer = object_pointer(l, &address->handle, view);
    bool is_aligned = true; /* to words: pointers into arrays of words are */

    for (uint32_t n = 0; n < sum->count; n++) {
        uint32_t scale = sum->scales[n], index = sum->ids[n];
        if (scale == 1) {
            scale = word;
            index = emit_once_imm(l, SpvOpShiftRightLogical, index, word / 2);
        }
        is_aligned &= scale % 4 == 0;
        pointer = strided_pointer(l, &address->handle, view, pointer, scale, is_aligned ? 0 : half, index);
    }
    bool is_variable = constant == 0 && sum->count == 0;
    if (constant || (is_variable && address->bits == 64)) { /* Mesa 26.2 refuses 64-bit atomics on the variable */
        uint32_t stride = untyped_stride(address->handle.resource), unit = constant % 4 || !is_aligned ? word : 4;
        if (sum->count == 0 && constant % stride == 0)
            unit = stride;
        pointer = strided_pointer(l, &address->handle, view, pointer, unit, unit == 2 ? half : 0,
                                  constant_u32(l->b, constant / unit));
    }
    return pointer;
}

/* ---- Vectors ----------------------------------------------------------------------------------------------------- */

/* The vector of `count` words that holds word `w`. Its first word may come before the address. count 0: there is no
 * such vector, or it does not pay. */
static struct word_span aligned_vector(const struct buffer_address *address, uint32_t w, uint32_t mask, uint32_t count,
                                       bool is_store)
{
    const struct untyped_place *place = address->untyped;
    uint32_t word = address->bits / 8, bytes = count * word;
    uint32_t position = (place->known.remainder + w * word) % bytes, before = position / word;
    struct word_span vector = {.first = w - before, .count = count};

    if (place->known.modulus < bytes || position % word != 0 || address->constant + w * word < before * word)
        return (struct word_span){0};
    uint32_t needed = (before > w ? mask << (before - w) : mask >> (w - before)) & ((1u << count) - 1);
    bool is_split = count == 4 && (needed & 3) && (needed & 12);
    if (needed + 1 == 1u << count || (is_split && !is_store && place->may_read_more))
        return vector;
    return (struct word_span){0};
}

static struct word_span untyped_span(const struct buffer_address *address, uint32_t w, uint32_t mask, bool is_store)
{
    struct word_span vector = {.first = w};

    for (uint32_t k = 0; k < 4 && w + k < address->untyped->free_words; k++)
        if (mask >> (w + k) & 1)
            vector.count = k + 1;
        else if (is_store)
            break;
    if (vector.count > 1)
        return vector;
    for (uint32_t count = 4; count > 1; count /= 2) {
        vector = aligned_vector(address, w, mask, count, is_store);
        if (vector.count)
            return vector;
    }
    return (struct word_span){w, 1};
}

/* ---- Loads and stores -------------------------------------------------------------------------------------------- */

static uint32_t load_untyped(struct lowering *l, struct buffer_address *address, struct word_span span, uint32_t id)
{
    id = id ? id : new_id(l->b);
    uint32_t pointer = untyped_pointer(l, address, span.first);

    return load_as(l->b, words_type(l, address, span.count), id, pointer);
}

static void store_untyped(struct lowering *l, const struct buffer_address *address, struct word_span span,
                          const uint32_t *words)
{
    uint32_t pointer = untyped_pointer(l, address, span.first);

    store(l->b, pointer, compose(l, word_type(l, address), span.count, words));
}

static void store_untyped_vector(struct lowering *l, const struct buffer_address *address, struct word_span span,
                                 uint32_t vector)
{
    store(l->b, untyped_pointer(l, address, span.first), vector);
}

const struct word_form word_untyped = {.has_any_type = true,
                                       .span = untyped_span,
                                       .load = load_untyped,
                                       .store = store_untyped,
                                       .store_vector = store_untyped_vector,
                                       .pointer = untyped_pointer};
