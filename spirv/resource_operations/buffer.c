/* Loads from and stores to raw and structured buffers. */
#include "spirv/resource_operations/buffer.h"
#include "spirv/resource_operations/resource_operations.h"
#include "spirv/resource_operations/texel.h"
#include "spirv/interface/interface.h"
#include "spirv/interface/discard.h"

/* ---- Words ------------------------------------------------------------------------------------------------------- */

/* Pointer to word `number` of a view of 32-bit words. */
static uint32_t pointer_to_word(struct lowering *l, const struct buffer_address *address, uint32_t number)
{
    uint32_t indices[] = {constant_u32(l->b, 0), number};

    return buffer_pointer(l, &address->handle, address->view, address->view->element_type, 2, indices);
}

static uint32_t load_texel(struct lowering *l, struct buffer_address *address, SpvOp op,
                           const struct image_operands *operands)
{
    struct builder *b = l->b;
    uint32_t type = type_vector(b, type_int(b, 32), 4);

    if (!address->needs_status)
        return EMIT_LIST(b, op, type, new_id(b), operands->count, operands->words);
    struct sparse_texel sparse = emit_sparse(l, op, type, operands);
    if (address->status) {
        uint32_t joint = new_id(b);
        emit_joint_status(l, address->status, sparse.status, joint);
        address->status = joint;
    } else {
        address->status = sparse.status;
    }
    return sparse.texel;
}

static uint32_t load_texel_of(struct lowering *l, struct buffer_address *address, uint32_t number)
{
    bool storage = address->handle.info->resource_class == DXS_RESOURCE_CLASS_UAV;
    struct image_operands operands = {0};

    add_image_operand(&operands, load_object(l, &address->handle, address->view));
    add_image_operand(&operands, number);
    return load_texel(l, address, storage ? SpvOpImageRead : SpvOpImageFetch, &operands);
}

/* Loads 32-bit word `number` of the view. */
static uint32_t load_texel_or_word(struct lowering *l, struct buffer_address *address, uint32_t number)
{
    uint32_t u32 = type_int(l->b, 32);

    if (address->view->kind == VIEW_WORDS) {
        uint32_t pointer = pointer_to_word(l, address, number);
        return load_from(l, address->view, u32, new_id(l->b), pointer);
    }
    return extract(l, u32, load_texel_of(l, address, number), 0);
}

/* Loads an element as a whole if two or more of its words are needed. `mask`: needed words, counted from the
 * address. */
static void load_elements(struct lowering *l, struct buffer_address *address, uint32_t mask, bool as_float)
{
    uint32_t lanes = address->lanes, first = address->constant % lanes;

    if (address->is_raw_chain) {
        load_raw_chains(l, address, mask);
        return;
    }
    address->loaded_is_float = as_float;
    for (uint32_t e = 0; lanes > 1 && e * lanes < first + MAX_WORDS; e++) {
        uint32_t words = 0, offset = e * lanes > first ? e * lanes - first : 0;
        for (uint32_t w = offset; w < MAX_WORDS && (w + first) / lanes == e; w++)
            words += mask >> w & 1;
        if (words < 2 && !(words && address->is_packed))
            continue;
        if (address->is_packed) {
            address->loaded[e] = load_texel_or_word(l, address, element_number(l, address, offset));
        } else {
            uint32_t pointer = element_of_word(l, address, offset);
            address->loaded[e] = load_from(l, address->view, address->view->element_type, new_id(l->b), pointer);
        }
        if (address->is_packed || as_float != word_is_float(address)) {
            uint32_t bits = address->bits, word = as_float ? type_float(l->b, bits) : type_int(l->b, bits);
            address->loaded[e] = bitcast(l->b, type_vector(l->b, word, lanes), address->loaded[e]);
        }
    }
}

/* Id of the loaded element that holds a word; 0: not loaded. */
static uint32_t loaded_element(const struct buffer_address *address, uint32_t offset)
{
    return address->lanes > 1 ? address->loaded[(address->constant % address->lanes + offset) / address->lanes] : 0;
}

/* Ids: the 32-bit word or texel that holds word `offset` from the address, and the bit where it begins. */
struct half_place {
    uint32_t number, bit;
};

static struct half_place place_of_half(struct lowering *l, const struct buffer_address *address, uint32_t offset)
{
    uint32_t number = element_number(l, address, offset), u32 = type_int(l->b, 32);

    if (address->lanes > 1)
        return (struct half_place){number, constant_u32(l->b, (address->constant + offset) % 2 * 16)};
    uint32_t one = constant_u32(l->b, 1), is_high = emit_once(l, SpvOpBitwiseAnd, u32, number, one);
    uint32_t bit = emit_once(l, SpvOpShiftLeftLogical, u32, is_high, constant_u32(l->b, 4));
    return (struct half_place){emit_once(l, SpvOpShiftRightLogical, u32, number, one), bit};
}

static void load_half(struct lowering *l, struct buffer_address *address, uint32_t offset, uint32_t id)
{
    struct half_place place = place_of_half(l, address, offset);
    uint32_t type = word_type(l, address), word = load_texel_or_word(l, address, place.number);

    word = shift_right(l->b, word, place.bit);
    component_as(l->b, type, id, bitcast(l->b, type_vector(l->b, type, 2), word), 0);
}

void load_word(struct lowering *l, struct buffer_address *address, uint32_t offset, uint32_t id)
{
    struct builder *b = l->b;
    uint32_t element = loaded_element(address, offset);

    if (address->is_raw_chain) {
        load_raw_word(l, address, offset, id);
    } else if (element) {
        uint32_t type = address->loaded_is_float ? type_float(b, address->bits) : type_int(b, address->bits);
        component_as(b, type, id, element, (address->constant + offset) % address->lanes);
    } else if (address->is_packed) {
        load_half(l, address, offset, id);
    } else if (address->view->kind == VIEW_WORDS) {
        uint32_t pointer = word_pointer(l, address, offset);
        load_from(l, address->view, word_type(l, address), id, pointer);
    } else {
        uint32_t texel = load_texel_of(l, address, element_number(l, address, offset));
        component_as(b, type_int(b, 32), id, texel, 0);
    }
}

/* Other lanes may store the other half of the word at the same time, so atomics clear this one and set it. */
static void store_half(struct lowering *l, const struct buffer_address *address, uint32_t offset, uint32_t half)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32), device = constant_u32(b, SpvScopeDevice), type = word_type(l, address);
    uint32_t relaxed = constant_u32(b, SpvMemorySemanticsMaskNone);
    struct half_place place = place_of_half(l, address, offset);
    uint32_t halves[] = {half, constant_null(b, type)}, pair = compose(l, type, 2, halves);
    uint32_t bits = shift_left(b, bitcast(b, u32, pair), place.bit);
    uint32_t mask = shift_left(b, constant_u32(b, 0xFFFF), place.bit);
    uint32_t pointer = address->view->kind == VIEW_WORDS
                           ? pointer_to_word(l, address, place.number)
                           : texel_pointer(l, &address->handle, address->view, u32, place.number);
    uint32_t others = EMIT(b, SpvOpNot, u32, mask);

    EMIT(b, SpvOpAtomicAnd, u32, pointer, device, relaxed, others);
    EMIT(b, SpvOpAtomicOr, u32, pointer, device, relaxed, bits);
}

static void store_texel(struct lowering *l, const struct buffer_address *address, uint32_t offset, uint32_t word)
{
    uint32_t number = element_number(l, address, offset);
    uint32_t ids[] = {word, word, word, word}, texel = compose(l, type_int(l->b, 32), 4, ids);

    EMIT_VOID(l->b, SpvOpImageWrite, load_object(l, &address->handle, address->view), number, texel);
}

static void store_word(struct lowering *l, const struct buffer_address *address, uint32_t offset, uint32_t word)
{
    if (address->is_packed)
        store_half(l, address, offset, word);
    else if (address->view->kind == VIEW_WORDS)
        store_to(l, address->view, word_pointer(l, address, offset), word);
    else
        store_texel(l, address, offset, word);
}

/* Stores an element of two or more words, or of two halves. */
static void store_element(struct lowering *l, const struct buffer_address *address, uint32_t offset,
                          const uint32_t *words)
{
    bool is_texel = address->view->kind != VIEW_WORDS;
    uint32_t pointer = is_texel ? 0 : element_of_word(l, address, offset);
    uint32_t element = compose(l, word_type(l, address), address->lanes, words);

    if (address->is_packed)
        element = bitcast(l->b, type_int(l->b, 32), element);
    if (is_texel)
        store_texel(l, address, offset, element);
    else
        store_to(l, address->view, pointer, element);
}

/* Stores words in the view's type; an element as a whole if all its words are given. Word 0: not stored. */
static void store_words(struct lowering *l, const struct buffer_address *address, const uint32_t words[MAX_WORDS])
{
    uint32_t lanes = address->lanes, first = address->constant % lanes;

    if (address->is_raw_chain) {
        store_raw_chains(l, address, words);
        return;
    }
    for (uint32_t w = 0; w < MAX_WORDS; w++) {
        if (!words[w])
            continue;
        bool whole = lanes > 1 && (first + w) % lanes == 0 && w + lanes <= MAX_WORDS;
        for (uint32_t k = 0; whole && k < lanes; k++)
            whole = words[w + k] != 0;
        if (whole) {
            store_element(l, address, w, words + w);
            w += lanes - 1;
        } else {
            store_word(l, address, w, words[w]);
        }
    }
}

/* ---- Values ------------------------------------------------------------------------------------------------------ */

/* Memory layout of a scalar type. Min-precision types take 32 bits in memory, whatever their type in SPIR-V. */
struct scalar_layout {
    type_id type;
    uint32_t word_bits;  /* bits per word */
    uint32_t word_count; /* 2 for 64-bit types that are pairs of 32-bit words */
    bool is_float;
};

static struct scalar_layout scalar_layout(struct lowering *l, const struct instruction *i, const struct handle *h,
                                          type_id type)
{
    uint32_t bits = module_type(l->module, type)->bits;
    bool is_pair = bits == 64 && !has_wide_words(h->resource);

    if (bits != 16 && bits != 32 && bits != 64)
        unsupported(l, i, "elements of this type");
    return (struct scalar_layout){.type = type,
                                  .word_bits = bits == 16 && !l->module->info.native_16bit ? 32
                                               : is_pair                                   ? 32
                                                                                           : bits,
                                  .word_count = is_pair ? 2 : 1,
                                  .is_float = is_float(l, type)};
}

/* Pairs of words are integers. */
static bool has_float_words(const struct scalar_layout *layout)
{
    return layout->is_float && layout->word_count == 1;
}

/* The address in operands 1 and 2. With untyped pointers, aligned 64-bit values are one word. */
static struct buffer_address layout_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                            struct scalar_layout *layout)
{
    if (layout->word_count == 2 && is_untyped(l, h->resource) && is_aligned(l, i, h, 1, 8)) {
        layout->word_bits = 64;
        layout->word_count = 1;
    }
    return access_address(l, i, h, 1, layout->word_bits, has_float_words(layout));
}

static void load_wide_scalar(struct lowering *l, struct buffer_address *address, const struct scalar_layout *layout,
                             uint32_t number, uint32_t id)
{
    struct builder *b = l->b;
    uint32_t words[] = {new_id(b), new_id(b)};

    load_word(l, address, 2 * number, words[0]);
    load_word(l, address, 2 * number + 1, words[1]);
    uint32_t pair = compose(l, type_int(b, 32), 2, words); /* resource_use.c counts 64-bit accesses as integers */
    if (layout->is_float)
        EMIT_GLSL_AS(b, GLSLstd450PackDouble2x32, value_type(l, layout->type), id, pair);
    else
        bitcast_as(b, value_type(l, layout->type), id, pair);
}

/* Loads scalar `number`, counted from the address, with result `id`. */
static void load_scalar(struct lowering *l, struct buffer_address *address, const struct scalar_layout *layout,
                        uint32_t number, uint32_t id)
{
    struct builder *b = l->b;
    uint32_t bits = scalar_bits(l, layout->type);
    bool word_float = loaded_element(address, number) ? address->loaded_is_float : word_is_float(address);
    bool recast = word_float != layout->is_float, resize = bits != layout->word_bits;

    if (layout->word_count == 2) {
        load_wide_scalar(l, address, layout, number, id);
        return;
    }
    uint32_t word = recast || resize ? new_id(b) : id;
    load_word(l, address, number, word);
    if (recast) {
        uint32_t type = layout->is_float ? type_float(b, layout->word_bits) : type_int(b, layout->word_bits);
        word = bitcast_as(b, type, resize ? new_id(b) : id, word);
    }
    if (resize)
        EMIT_AS(b, layout->is_float ? SpvOpFConvert : SpvOpUConvert, value_type(l, layout->type), id, word);
    decorate_relaxed(l, layout->type, id);
}

/* Splits a scalar into its one or two words in memory. */
static void scalar_to_words(struct lowering *l, const struct buffer_address *address,
                            const struct scalar_layout *layout, uint32_t value, uint32_t *words)
{
    struct builder *b = l->b;
    uint32_t bits = layout->word_bits, type = word_type(l, address);

    if (layout->word_count == 2) {
        uint32_t pair_type = type_vector(b, type, 2);
        uint32_t pair = layout->is_float ? EMIT_GLSL(b, GLSLstd450UnpackDouble2x32, pair_type, value)
                                         : bitcast(b, pair_type, value);
        words[0] = extract(l, type, pair, 0);
        words[1] = extract(l, type, pair, 1);
        return;
    }
    if (scalar_bits(l, layout->type) != bits)
        value = layout->is_float ? convert_to(b, SpvOpFConvert, type_float(b, bits), value)
                                 : convert_to(b, SpvOpSConvert, type_int(b, bits), value);
    words[0] = word_is_float(address) != layout->is_float ? bitcast(b, type, value) : value;
}

/* Mask of the words that the scalars of a mask take. */
static uint32_t words_of_scalars(const struct scalar_layout *layout, uint32_t scalars)
{
    uint32_t words = 0;

    for (uint32_t c = 0; c < 4; c++)
        if (scalars >> c & 1)
            words |= layout->word_count == 2 ? 3u << 2 * c : 1u << c;
    return words;
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

/* Makes loads return their residency status, the last component, if the code uses it. */
static void request_status(struct lowering *l, const struct instruction *i, struct buffer_address *address,
                           uint32_t component)
{
    address->needs_status = used_components(l, i) >> component_bit(component + 1, component) & 1;
    if (address->needs_status && address->view->kind != VIEW_IMAGE)
        unsupported(l, i, "the residency status of a storage buffer: only texel buffers have one");
}

/* Emits the status component, after all loads. */
static void emit_status(struct lowering *l, const struct instruction *i, struct buffer_address *address,
                        uint32_t component)
{
    if (!address->needs_status)
        return;
    if (!address->status)
        load_word(l, address, 0, new_id(l->b));
    copy_as(l->b, type_int(l->b, 32), result_id(l, i) + component, address->status);
}

/* BufferLoad, RawBufferLoad: four components and a status, which is that of all components in RawBufferLoad's mask. */
void lower_buffer_load(struct lowering *l, const struct instruction *i)
{
    enum {
        STATUS = 4
    };
    struct handle h = resolve_handle(l, i, 0);

    if (!is_of_words(h.info)) {
        load_typed_buffer(l, i, &h);
        return;
    }
    struct scalar_layout layout =
        scalar_layout(l, i, &h, l->module->type_members[module_type(l->module, i->type)->first_member]);
    struct buffer_address address = layout_address(l, i, &h, &layout);
    request_status(l, i, &address, STATUS);
    uint32_t used = used_components(l, i);
    if (address.needs_status && i->dx_op == DX_RawBufferLoad)
        used |= operand_literal(l, i, 3);
    load_elements(l, &address, words_of_scalars(&layout, used), has_float_words(&layout));
    for (uint32_t c = 0; c < STATUS; c++)
        if (used >> c & 1)
            load_scalar(l, &address, &layout, c, result_id(l, i) + c);
    emit_status(l, i, &address, STATUS);
}

/* Loads the used lanes of a vector, four at a time, into consecutive ids. */
static void load_lanes(struct lowering *l, struct buffer_address *address, const struct scalar_layout *layout,
                       uint32_t lanes, uint32_t used, uint32_t first_id)
{
    for (uint32_t first = 0; first < lanes; first += 4) {
        struct buffer_address part = address_plus(address, first * layout->word_count);
        uint32_t mask = 0;
        for (uint32_t c = 0; c < 4 && first + c < lanes; c++) {
            mask |= (used >> component_bit(lanes + 1, first + c) & 1) << c;
        }
        load_elements(l, &part, words_of_scalars(layout, mask), has_float_words(layout));
        for (uint32_t c = 0; c < 4; c++)
            if (mask >> c & 1)
                load_scalar(l, &part, layout, c, first_id + first + c);
        address->status = part.status;
    }
}

/* RawBufferVectorLoad: a vector and a status. */
void lower_raw_buffer_vector_load(struct lowering *l, const struct instruction *i)
{
    type_id type = l->module->type_members[module_type(l->module, i->type)->first_member];
    uint32_t lanes = lane_count(l, type);
    bool is_one_id = lanes > 1 && !is_long_vector(l, type);
    struct handle h = resolve_handle(l, i, 0);
    struct scalar_layout layout = scalar_layout(l, i, &h, scalar_type(l, type));

    if (!is_of_words(h.info))
        unsupported(l, i, "vectors from this kind of resource");
    uint32_t status = is_one_id ? 1 : lanes;
    struct buffer_address address = layout_address(l, i, &h, &layout);
    request_status(l, i, &address, status);
    if (!is_one_id) {
        uint32_t used = address.needs_status ? UINT32_MAX : used_components(l, i);
        load_lanes(l, &address, &layout, lanes, used, result_id(l, i));
        emit_status(l, i, &address, status);
        return;
    }
    uint32_t first = new_ids(l->b, lanes), ids[4] = {first, first + 1, first + 2, first + 3};
    load_lanes(l, &address, &layout, lanes, UINT32_MAX, first);
    EMIT_LIST(l->b, SpvOpCompositeConstruct, value_type(l, type), result_id(l, i), lanes, ids);
    emit_status(l, i, &address, status);
}

static void refuse_store(struct lowering *l, const struct instruction *i, const struct handle *h)
{
    if (h->info->resource_class != DXS_RESOURCE_CLASS_UAV)
        unsupported(l, i, "a store to a resource that is not a UAV");
}

/* BufferStore, RawBufferStore: up to four components. */
void lower_buffer_store(struct lowering *l, const struct instruction *i)
{
    enum {
        VALUES = 3,
        MASK = 7
    };
    struct handle h = resolve_handle(l, i, 0);
    uint32_t mask = operand_literal(l, i, MASK);
    struct open_if guard;

    if (!is_of_words(h.info)) {
        store_typed_buffer(l, i, &h);
        return;
    }
    refuse_store(l, i, &h);
    struct scalar_layout layout = scalar_layout(l, i, &h, type_of(l, operand_value(l, i, VALUES)));
    uint32_t allowed = writes_allowed(l);
    if (allowed)
        guard = open_if(l, allowed);
    struct buffer_address address = layout_address(l, i, &h, &layout);
    uint32_t words[MAX_WORDS] = {0};
    for (uint32_t c = 0; c < 4; c++)
        if (mask >> c & 1)
            scalar_to_words(l, &address, &layout, operand(l, i, VALUES + c), &words[c * layout.word_count]);
    store_words(l, &address, words);
    if (allowed)
        close_if(l, &guard);
}

void lower_raw_buffer_vector_store(struct lowering *l, const struct instruction *i)
{
    enum {
        VALUE = 3
    };
    type_id type = type_of(l, operand_value(l, i, VALUE));
    struct handle h = resolve_handle(l, i, 0);
    struct scalar_layout layout = scalar_layout(l, i, &h, scalar_type(l, type));
    uint32_t lanes = lane_count(l, type);
    bool is_one_id = lanes > 1 && !is_long_vector(l, type);
    struct open_if guard;

    if (!is_of_words(h.info))
        unsupported(l, i, "vectors to this kind of resource");
    refuse_store(l, i, &h);
    uint32_t allowed = writes_allowed(l);
    if (allowed)
        guard = open_if(l, allowed);
    struct buffer_address address = layout_address(l, i, &h, &layout);
    for (uint32_t first = 0; first < lanes; first += 4) {
        struct buffer_address part = address_plus(&address, first * layout.word_count);
        uint32_t words[MAX_WORDS] = {0};
        for (uint32_t c = 0; c < 4 && first + c < lanes; c++) {
            uint32_t vector = operand(l, i, VALUE);
            uint32_t value = is_one_id ? extract(l, value_type(l, layout.type), vector, first + c)
                                       : value_component(l, operand_value(l, i, VALUE), first + c);
            scalar_to_words(l, &part, &layout, value, &words[c * layout.word_count]);
        }
        store_words(l, &part, words);
    }
    if (allowed)
        close_if(l, &guard);
}
