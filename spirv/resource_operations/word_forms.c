/* Forms of memory that hold words of raw and structured buffers: elements of a storage buffer, texels, halves of
 * either. The other forms are raw access chains (raw_chains.c) and untyped pointers (untyped.c). */
#include "spirv/resource_operations/buffer.h"
#include "spirv/resource_operations/texel.h"

/* ---- Elements ---------------------------------------------------------------------------------------------------- */

/* Pointer to element `number` of the view. */
static uint32_t pointer_to_element(struct lowering *l, const struct buffer_address *address, uint32_t number)
{
    uint32_t indices[] = {constant_u32(l->b, 0), number};

    return buffer_pointer(l, &address->handle, address->view, address->view->element_type, 2, indices);
}

/* An element as a whole, if a load needs two or more of its words, or a store has all of them. */
static struct word_span span_of_element(const struct buffer_address *address, uint32_t w, uint32_t mask, bool is_store)
{
    uint32_t lanes = address->lanes, lane = constant_word(address, w) % lanes, count = 0;
    struct word_span element = {w - lane, lanes};

    for (uint32_t n = w; n < MAX_WORDS && n - w < lanes - lane; n++)
        count += mask >> n & 1;
    return lanes > 1 && (is_store ? count == lanes : count >= 2) ? element : (struct word_span){w, 1};
}

static uint32_t pointer_to_word(struct lowering *l, const struct buffer_address *address, uint32_t offset)
{
    uint32_t lanes = address->lanes;
    uint32_t indices[3] = {constant_u32(l->b, 0), element_number(l, address, offset)};

    if (lanes == 1)
        return buffer_pointer(l, &address->handle, address->view, address->view->element_type, 2, indices);
    indices[2] = constant_u32(l->b, constant_word(address, offset) % lanes);
    return buffer_pointer(l, &address->handle, address->view, word_type(l, address), 3, indices);
}

static uint32_t load_element(struct lowering *l, struct buffer_address *address, struct word_span span, uint32_t id)
{
    if (span.count == 1) {
        uint32_t pointer = pointer_to_word(l, address, span.first);
        return load_from(l, address->view, word_type(l, address), id, pointer);
    }
    uint32_t pointer = pointer_to_element(l, address, element_number(l, address, span.first));
    bool is_same = address->wants_float == address->is_float;
    id = id ? id : new_id(l->b);
    uint32_t element = load_from(l, address->view, address->view->element_type, is_same ? id : new_id(l->b), pointer);
    if (is_same)
        return id;
    uint32_t type = type_vector(l->b, word_of_type(l, address, address->wants_float), span.count);
    return bitcast_as(l->b, type, id, element);
}

static void store_element(struct lowering *l, const struct buffer_address *address, struct word_span span,
                          const uint32_t *words)
{
    if (span.count == 1) {
        store_to(l, address->view, pointer_to_word(l, address, span.first), words[0]);
        return;
    }
    uint32_t pointer = pointer_to_element(l, address, element_number(l, address, span.first));
    store_to(l, address->view, pointer, compose(l, word_type(l, address), span.count, words));
}

static void store_vector_in_element(struct lowering *l, const struct buffer_address *address, struct word_span span,
                                    uint32_t vector)
{
    store_to(l, address->view, pointer_to_element(l, address, element_number(l, address, span.first)), vector);
}

const struct word_form word_elements = {.span = span_of_element,
                                        .load = load_element,
                                        .store = store_element,
                                        .store_vector = store_vector_in_element,
                                        .pointer = pointer_to_word};

/* ---- Texels ------------------------------------------------------------------------------------------------------ */

/* A vector of four words. */
static uint32_t load_texel(struct lowering *l, struct buffer_address *address, uint32_t number)
{
    struct builder *b = l->b;
    SpvOp op = image_load_op(l, address->handle.resource);
    struct image_operands operands = {0};

    add_image_operand(&operands, load_object(l, &address->handle, address->view));
    add_image_operand(&operands, number);
    uint32_t type = type_vector(b, type_u32(b), 4);
    if (!address->needs_status)
        return EMIT_LIST(b, op, type, new_id(b), operands.count, operands.words);
    struct sparse_texel sparse = emit_sparse(l, op, type, &operands);
    if (address->status) {
        uint32_t joint = new_id(b);
        emit_joint_status(l, address->status, sparse.status, joint);
        address->status = joint;
    } else {
        address->status = sparse.status;
    }
    return sparse.texel;
}

static void store_texel(struct lowering *l, const struct buffer_address *address, uint32_t number, uint32_t word)
{
    uint32_t texel = splat(l, type_u32(l->b), 4, word);

    EMIT_VOID(l->b, SpvOpImageWrite, load_object(l, &address->handle, address->view), number, texel);
}

static uint32_t load_word_of_texel(struct lowering *l, struct buffer_address *address, struct word_span span,
                                   uint32_t id)
{
    uint32_t texel = load_texel(l, address, element_number(l, address, span.first));

    return component_as(l->b, type_u32(l->b), id, texel, 0);
}

static void store_word_of_texel(struct lowering *l, const struct buffer_address *address, struct word_span span,
                                const uint32_t *words)
{
    store_texel(l, address, element_number(l, address, span.first), words[0]);
}

const struct word_form word_texels = {
    .span = span_of_element, .load = load_word_of_texel, .store = store_word_of_texel};

/* ---- Halves ------------------------------------------------------------------------------------------------------ */

/* Loads and stores the two halves of a 32-bit word at once if it is known which one the access begins with. */
static struct word_span span_of_halves(const struct buffer_address *address, uint32_t w, uint32_t mask, bool is_store)
{
    struct word_span whole = span_of_element(address, w, mask, is_store);

    if (address->lanes == 2 && !is_store)
        whole = (struct word_span){w - constant_word(address, w) % 2, 2};
    return whole;
}

/* Loads 32-bit word `number` of the view. */
static uint32_t load_whole(struct lowering *l, struct buffer_address *address, uint32_t number)
{
    uint32_t u32 = type_u32(l->b);

    if (address->view->kind == VIEW_WORDS) {
        uint32_t pointer = pointer_to_element(l, address, number);
        return load_from(l, address->view, u32, new_id(l->b), pointer);
    }
    return component_of(l->b, u32, load_texel(l, address, number), 0);
}

/* Ids: the 32-bit word or texel that holds word `offset` from the address, and the bit where it begins. */
struct half_place {
    uint32_t number, bit;
};

static struct half_place place_of_half(struct lowering *l, const struct buffer_address *address, uint32_t offset)
{
    uint32_t number = element_number(l, address, offset);

    if (address->lanes > 1)
        return (struct half_place){number, constant_u32(l->b, constant_word(address, offset) % 2 * 16)};
    uint32_t bit = emit_once_imm(l, SpvOpShiftLeftLogical, emit_once_imm(l, SpvOpBitwiseAnd, number, 1), 4);
    return (struct half_place){emit_once_imm(l, SpvOpShiftRightLogical, number, 1), bit};
}

static uint32_t load_halves(struct lowering *l, struct buffer_address *address, struct word_span span, uint32_t id)
{
    uint32_t type = word_type(l, address);

    if (span.count == 2) {
        uint32_t word = load_whole(l, address, element_number(l, address, span.first));
        uint32_t pair = type_vector(l->b, type, 2);
        return bitcast_as(l->b, pair, id ? id : new_id(l->b), word);
    }
    struct half_place place = place_of_half(l, address, span.first);
    uint32_t word = shift_right(l->b, load_whole(l, address, place.number), place.bit);
    return component_as(l->b, type, id, bitcast(l->b, type_vector(l->b, type, 2), word), 0);
}

/* Other lanes may store the other half of the word at the same time, so atomics clear this one and set it. */
static void store_half(struct lowering *l, const struct buffer_address *address, uint32_t offset, uint32_t half)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), device = constant_u32(b, SpvScopeDevice), type = word_type(l, address);
    uint32_t relaxed = constant_u32(b, SpvMemorySemanticsMaskNone);
    struct half_place place = place_of_half(l, address, offset);
    uint32_t halves[] = {half, constant_null(b, type)}, pair = compose(l, type, 2, halves);
    uint32_t bits = shift_left(b, bitcast(b, u32, pair), place.bit);
    uint32_t mask = shift_left(b, constant_u32(b, 0xFFFF), place.bit);
    uint32_t pointer = address->view->kind == VIEW_WORDS
                           ? pointer_to_element(l, address, place.number)
                           : texel_pointer(l, &address->handle, address->view, u32, place.number);
    uint32_t others = EMIT(b, SpvOpNot, u32, mask);

    EMIT(b, SpvOpAtomicAnd, u32, pointer, device, relaxed, others);
    EMIT(b, SpvOpAtomicOr, u32, pointer, device, relaxed, bits);
}

static void store_halves(struct lowering *l, const struct buffer_address *address, struct word_span span,
                         const uint32_t *words)
{
    if (span.count == 1) {
        store_half(l, address, span.first, words[0]);
        return;
    }
    bool is_texel = address->view->kind != VIEW_WORDS;
    uint32_t number = element_number(l, address, span.first),
             pointer = is_texel ? 0 : pointer_to_element(l, address, number);
    uint32_t pair = compose(l, word_type(l, address), 2, words), word = bitcast(l->b, type_u32(l->b), pair);

    if (is_texel)
        store_texel(l, address, number, word);
    else
        store_to(l, address->view, pointer, word);
}

const struct word_form word_halves = {
    .has_any_type = true, .span = span_of_halves, .load = load_halves, .store = store_halves};
