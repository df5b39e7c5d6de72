/* Loads from and stores to raw and structured buffers. */
#include "spirv/resource_operations/buffer.h"
#include "spirv/operations.h"
#include "spirv/resource_operations/texel.h"
#include "spirv/interface/interface.h"

/* ---- Words ------------------------------------------------------------------------------------------------------- */

/* Loads the words of a mask that move together. load_word then takes them one by one. */
static void load_words(struct lowering *l, struct buffer_address *address, uint32_t mask)
{
    struct loaded_words *next = address->loaded;

    for (uint32_t w = 0; w < MAX_WORDS; w++) {
        struct word_span span = mask >> w & 1 ? address->form->span(address, w, mask, false) : (struct word_span){0};
        if (span.count < 2)
            continue;
        *next++ = (struct loaded_words){span, address->form->load(l, address, span, 0)};
        w = span.first + span.count - 1;
    }
}

static const struct loaded_words *find_loaded(const struct buffer_address *address, uint32_t offset)
{
    for (uint32_t n = 0; n < MAX_LOADS; n++)
        if (offset - address->loaded[n].span.first < address->loaded[n].span.count)
            return &address->loaded[n];
    return NULL;
}

void load_word(struct lowering *l, struct buffer_address *address, uint32_t offset, uint32_t id)
{
    const struct loaded_words *loaded = find_loaded(address, offset);

    if (loaded)
        component_as(l->b, word_of_type(l, address, address->wants_float), id, loaded->id, offset - loaded->span.first);
    else
        address->form->load(l, address, (struct word_span){offset, 1}, id);
}

/* Stores words in the type that they have in memory. Word 0: not stored. */
static void store_words(struct lowering *l, const struct buffer_address *address, const uint32_t words[MAX_WORDS])
{
    uint32_t mask = 0;

    for (uint32_t w = 0; w < MAX_WORDS; w++)
        mask |= (uint32_t)(words[w] != 0) << w;
    for (uint32_t w = 0; w < MAX_WORDS; w++) {
        if (!words[w])
            continue;
        struct word_span span = address->form->span(address, w, mask, true);
        address->form->store(l, address, span, words + w);
        w += span.count - 1;
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
    uint32_t pair = compose(l, type_u32(b), 2, words); /* resource_use.c counts 64-bit accesses as integers */
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
    bool word_float = find_loaded(address, number) ? address->wants_float : address->is_float;
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
        uint32_t pair = layout->is_float ? split_double(l, value) : bitcast(b, type_vector(b, type, 2), value);
        words[0] = component_of(b, type, pair, 0);
        words[1] = component_of(b, type, pair, 1);
        return;
    }
    if (scalar_bits(l, layout->type) != bits)
        value = layout->is_float ? convert_to(b, SpvOpFConvert, type_float(b, bits), value)
                                 : convert_to(b, SpvOpSConvert, type_int(b, bits), value);
    words[0] = address->is_float != layout->is_float ? bitcast(b, type, value) : value;
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
    copy_as(l->b, type_u32(l->b), result_id(l, i) + component, address->status);
}

/* BufferLoad, RawBufferLoad: four components and a status, which is that of all components in RawBufferLoad's mask. */
void lower_buffer_load(struct lowering *l, const struct instruction *i)
{
    struct handle h = resolve_handle(l, i, 0);

    if (!is_of_words(h.info)) {
        load_typed_buffer(l, i, &h);
        return;
    }
    struct scalar_layout layout = scalar_layout(l, i, &h, first_member(l, i->type));
    struct buffer_address address = layout_address(l, i, &h, &layout);
    request_status(l, i, &address, STATUS_COMPONENT);
    uint32_t used = used_components(l, i);
    if (address.needs_status && i->dx_op == DX_RawBufferLoad)
        used |= operand_literal(l, i, 3);
    load_words(l, &address, words_of_scalars(&layout, used));
    for (uint32_t c = 0; c < STATUS_COMPONENT; c++)
        if (used >> c & 1)
            load_scalar(l, &address, &layout, c, result_id(l, i) + c);
    emit_status(l, i, &address, STATUS_COMPONENT);
}

/* Loads the used lanes of a vector, four at a time, into consecutive ids. */
static void load_lanes(struct lowering *l, struct buffer_address *address, const struct scalar_layout *layout,
                       uint32_t lanes, uint32_t used, uint32_t first_id)
{
    for (uint32_t first = 0; first < lanes; first += 4) {
        struct buffer_address part = address_plus(address, first * layout->word_count);
        uint32_t mask = 0;
        for (uint32_t c = 0; c < 4 && first + c < lanes; c++)
            mask |= (used >> component_bit(lanes + 1, first + c) & 1) << c;
        load_words(l, &part, words_of_scalars(layout, mask));
        for (uint32_t c = 0; c < 4; c++)
            if (mask >> c & 1)
                load_scalar(l, &part, layout, c, first_id + first + c);
        address->status = part.status;
    }
}

/* Whether words are lanes as they are. */
static bool holds_lanes(const struct lowering *l, const struct scalar_layout *layout)
{
    return layout->word_count == 1 && scalar_bits(l, layout->type) == layout->word_bits;
}

/* Loads a vector that is one value, four lanes at a time: of words that move together, or of scalars. */
static void load_vector(struct lowering *l, struct buffer_address *address, const struct scalar_layout *layout,
                        type_id type, uint32_t id)
{
    uint32_t lanes = lane_count(l, type), *parts = arena_words(l->arena, lanes), count = 0;

    if (lanes <= 4 && holds_lanes(l, layout)) {
        struct word_span span = address->form->span(address, 0, (1u << lanes) - 1, false);
        if (span.first == 0 && span.count == lanes) {
            address->form->load(l, address, span, id);
            return;
        }
    }
    for (uint32_t first = 0; first < lanes; first += 4) {
        struct buffer_address part = address_plus(address, first * layout->word_count);
        uint32_t end = lanes - first < 4 ? lanes - first : 4, step;
        load_words(l, &part, words_of_scalars(layout, (1u << end) - 1));
        for (uint32_t c = 0; c < end; c += step) {
            const struct loaded_words *loaded = holds_lanes(l, layout) ? find_loaded(&part, c) : NULL;
            bool is_whole = loaded && loaded->span.first == c && c + loaded->span.count <= end;
            step = is_whole ? loaded->span.count : 1;
            parts[count++] = is_whole ? loaded->id : new_id(l->b);
            if (!is_whole)
                load_scalar(l, &part, layout, c, parts[count - 1]);
        }
        address->status = part.status;
    }
    EMIT_LIST(l->b, SpvOpCompositeConstruct, value_type(l, type), id, count, parts);
}

/* RawBufferVectorLoad: a vector and a status. */
void lower_raw_buffer_vector_load(struct lowering *l, const struct instruction *i)
{
    type_id type = first_member(l, i->type);
    uint32_t lanes = lane_count(l, type);
    bool is_one_id = lanes > 1 && !is_split_vector(l, type);
    struct handle h = resolve_handle(l, i, 0);
    struct scalar_layout layout = scalar_layout(l, i, &h, scalar_type(l, type));

    if (!is_of_words(h.info))
        unsupported(l, i, "vectors from this kind of resource");
    uint32_t status = is_one_id ? 1 : lanes;
    struct buffer_address address = layout_address(l, i, &h, &layout);
    request_status(l, i, &address, status);
    uint32_t used = address.needs_status ? UINT32_MAX : used_components(l, i);
    if (is_one_id)
        load_vector(l, &address, &layout, type, result_id(l, i));
    else
        load_lanes(l, &address, &layout, lanes, used, result_id(l, i));
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

    if (!is_of_words(h.info)) {
        store_typed_buffer(l, i, &h);
        return;
    }
    refuse_store(l, i, &h);
    struct scalar_layout layout = scalar_layout(l, i, &h, type_of(l, operand_value(l, i, VALUES)));
    struct open_if guard = open_if(l, writes_allowed(l));
    struct buffer_address address = layout_address(l, i, &h, &layout);
    uint32_t words[MAX_WORDS] = {0};
    for (uint32_t c = 0; c < 4; c++)
        if (mask >> c & 1)
            scalar_to_words(l, &address, &layout, operand(l, i, VALUES + c), &words[c * layout.word_count]);
    store_words(l, &address, words);
    close_if(l, &guard);
}

/* Stores up to four lanes of a vector that is one value, if their words move together. */
static bool store_lanes(struct lowering *l, const struct buffer_address *address, const struct scalar_layout *layout,
                        uint32_t vector, uint32_t first, uint32_t lanes)
{
    uint32_t count = lanes - first < 4 ? lanes - first : 4;
    uint32_t words[] = {vector, vector, first, first + 1, first + 2, first + 3};
    struct word_span span = address->form->span(address, 0, (1u << count) - 1, true);

    if (!address->form->store_vector || span.first != 0 || span.count != count || count < 2 ||
        !holds_lanes(l, layout) || address->is_float != layout->is_float)
        return false;
    if (lanes > 4) {
        uint32_t type = words_type(l, address, count);
        vector = EMIT_LIST(l->b, SpvOpVectorShuffle, type, new_id(l->b), 2 + count, words);
    }
    address->form->store_vector(l, address, span, vector);
    return true;
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
    bool is_one_id = lanes > 1 && !is_split_vector(l, type);

    if (!is_of_words(h.info))
        unsupported(l, i, "vectors to this kind of resource");
    refuse_store(l, i, &h);
    struct open_if guard = open_if(l, writes_allowed(l));
    struct buffer_address address = layout_address(l, i, &h, &layout);
    for (uint32_t first = 0; first < lanes; first += 4) {
        struct buffer_address part = address_plus(&address, first * layout.word_count);
        uint32_t words[MAX_WORDS] = {0}, vector = operand(l, i, VALUE);
        if (is_one_id && store_lanes(l, &part, &layout, vector, first, lanes))
            continue;
        for (uint32_t c = 0; c < 4 && first + c < lanes; c++) {
            uint32_t value = is_one_id ? component_of(l->b, value_type(l, layout.type), vector, first + c)
                                       : value_component(l, operand_value(l, i, VALUE), first + c);
            scalar_to_words(l, &part, &layout, value, &words[c * layout.word_count]);
        }
        store_words(l, &part, words);
    }
    close_if(l, &guard);
}
