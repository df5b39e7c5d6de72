#include "spirv/buffer.h"
#include "spirv/interface.h"
#include "spirv/resource_operations.h"

bool is_word_buffer(const struct handle *h)
{
    return h->info->kind == DXS_KIND_RAW_BUFFER || h->info->kind == DXS_KIND_STRUCTURED_BUFFER;
}

/* ---- Addresses --------------------------------------------------------------------------------------------------- */

/* A sum of operands times their scales in bytes; constants are summed at once. */
struct byte_sum {
    uint32_t ids[2], scales[2];
    uint32_t count;
    uint32_t constant;
};

static void add_term(struct lowering *l, const struct instruction *i, uint32_t number, uint32_t scale,
                     struct byte_sum *sum)
{
    uint64_t bits;

    if (operand_undef(l, i, number))
        return;
    if (operand_constant(l, i, number, &bits)) {
        sum->constant += (uint32_t)bits * scale;
    } else {
        sum->ids[sum->count] = operand(l, i, number);
        sum->scales[sum->count++] = scale;
    }
}

/* id * scale, in units of a word: a multiplication where the scale is of whole words. Byte offsets are multiples of the
 * word, as Direct3D demands. */
static uint32_t scaled(struct lowering *l, uint32_t id, uint32_t scale, uint32_t bytes)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32);

    if (scale % bytes == 0)
        return scale == bytes ? id : emit_once(l, SpvOpIMul, u32, id, constant_u32(b, scale / bytes));
    if (scale != 1)
        id = emit_once(l, SpvOpIMul, u32, id, constant_u32(b, scale));
    if (bytes == 1)
        return id;
    return emit_once(l, SpvOpShiftRightLogical, u32, id, constant_u32(b, bytes == 2 ? 1 : bytes == 4 ? 2 : 3));
}

/* Where single terms need not be multiples of a word, as with an odd stride, only the sum is. */
static uint32_t sum_of_bytes(struct lowering *l, struct byte_sum *sum, uint32_t bytes)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32), total = 0;

    for (uint32_t n = 0; n < sum->count; n++) {
        uint32_t term = scaled(l, sum->ids[n], sum->scales[n], 1);
        total = total ? EMIT(b, SpvOpIAdd, u32, total, term) : term;
    }
    total = EMIT(b, SpvOpIAdd, u32, total, constant_u32(b, sum->constant));
    sum->constant = 0;
    return scaled(l, total, 1, bytes);
}

struct buffer_address buffer_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                     uint32_t first, uint32_t bits)
{
    struct buffer_address address = {.handle = *h, .bits = bits};
    struct byte_sum sum = {0};
    uint32_t bytes = bits / 8;
    bool whole = true;

    if (h->info->kind == DXS_KIND_STRUCTURED_BUFFER) {
        add_term(l, i, first, h->info->stride, &sum);
        add_term(l, i, first + 1, 1, &sum);
        whole = h->info->stride % bytes == 0 && sum.constant % bytes == 0;
    } else {
        add_term(l, i, first, 1, &sum);
        whole = sum.constant % bytes == 0;
    }
    if (sum.count > 0 && !whole) {
        address.dynamic = sum_of_bytes(l, &sum, bytes);
    } else {
        for (uint32_t n = 0; n < sum.count; n++) {
            uint32_t term = scaled(l, sum.ids[n], sum.scales[n], bytes);
            address.dynamic =
                address.dynamic ? emit_once(l, SpvOpIAdd, type_int(l->b, 32), address.dynamic, term) : term;
        }
    }
    address.constant = sum.constant / bytes;
    if (h->resource->path.binding.descriptor == DXS_DESCRIPTOR_TEXEL_BUFFER) {
        if (bits != 32)
            unsupported(l, i, "words of other widths than 32 bits in a texel buffer");
        address.view = image_view(l, h);
    } else {
        address.view = word_view(l, h, bits);
    }
    return address;
}

uint32_t word_number(struct lowering *l, const struct buffer_address *address, uint32_t offset)
{
    uint32_t constant = address->constant + offset;

    if (!address->dynamic)
        return constant_u32(l->b, constant);
    if (!constant)
        return address->dynamic;
    uint32_t constant_id = constant_u32(l->b, constant);
    return EMIT(l->b, SpvOpIAdd, type_int(l->b, 32), address->dynamic, constant_id);
}

uint32_t word_pointer(struct lowering *l, const struct buffer_address *address, uint32_t offset)
{
    uint32_t indices[] = {constant_u32(l->b, 0), word_number(l, address, offset)};

    return buffer_pointer(l, &address->handle, address->view, address->view->element_type, 2, indices);
}

/* ---- Words ------------------------------------------------------------------------------------------------------- */

static bool word_is_float(const struct buffer_address *address)
{
    return address->view->kind == VIEW_WORDS && address->view->is_float;
}

/* Loads a word into this id. */
static void load_word(struct lowering *l, const struct buffer_address *address, uint32_t offset, uint32_t id)
{
    struct builder *b = l->b;

    if (address->view->kind == VIEW_WORDS) {
        EMIT_AS(b, SpvOpLoad, address->view->element_type, id, word_pointer(l, address, offset));
        return;
    }
    bool storage = address->handle.info->resource_class == DXS_CLASS_UAV;
    uint32_t u32 = type_int(b, 32), number = word_number(l, address, offset);
    uint32_t image = load_object(l, &address->handle, address->view);
    uint32_t texel = EMIT(b, storage ? SpvOpImageRead : SpvOpImageFetch, type_vector(b, u32, 4), image, number);
    EMIT_AS(b, SpvOpCompositeExtract, u32, id, texel, 0);
}

/* Stores a word; its type is that of the view. */
static void store_word(struct lowering *l, const struct buffer_address *address, uint32_t offset, uint32_t word)
{
    if (address->view->kind == VIEW_WORDS) {
        EMIT_VOID(l->b, SpvOpStore, word_pointer(l, address, offset), word);
        return;
    }
    uint32_t number = word_number(l, address, offset), ids[] = {word, word, word, word};
    uint32_t texel = compose(l, type_int(l->b, 32), 4, ids);
    EMIT_VOID(l->b, SpvOpImageWrite, load_object(l, &address->handle, address->view), number, texel);
}

/* ---- Values ------------------------------------------------------------------------------------------------------ */

/* How a scalar type lies in memory. Min-precision types take 32 bits there, whatever they are in SPIR-V. */
struct scalar_layout {
    type_id type;
    uint32_t word_bits;  /* of the words that hold it */
    uint32_t word_count; /* 2 for 64-bit types */
    bool is_float;
};

static struct scalar_layout scalar_layout(struct lowering *l, const struct instruction *i, type_id type)
{
    uint32_t bits = module_type(l->module, type)->bits;

    if (bits != 16 && bits != 32 && bits != 64)
        unsupported(l, i, "elements of this type");
    return (struct scalar_layout){.type = type,
                                  .word_bits = bits == 16 && l->module->info.native_16bit ? 16 : 32,
                                  .word_count = bits == 64 ? 2 : 1,
                                  .is_float = is_float(l, type)};
}

static void load_wide_scalar(struct lowering *l, const struct buffer_address *address,
                             const struct scalar_layout *layout, uint32_t number, uint32_t id)
{
    struct builder *b = l->b;
    uint32_t words[] = {new_id(b), new_id(b)};

    load_word(l, address, 2 * number, words[0]);
    load_word(l, address, 2 * number + 1, words[1]);
    uint32_t pair = compose(l, type_int(b, 32), 2, words); /* resource_use.c counts 64-bit accesses as of integers */
    if (layout->is_float)
        EMIT_GLSL_AS(b, GLSLstd450PackDouble2x32, value_type(l, layout->type), id, pair);
    else
        EMIT_AS(b, SpvOpBitcast, value_type(l, layout->type), id, pair);
}

/* Loads scalar number `number` from the address into this id. */
static void load_scalar(struct lowering *l, const struct buffer_address *address, const struct scalar_layout *layout,
                        uint32_t number, uint32_t id)
{
    struct builder *b = l->b;
    uint32_t bits = scalar_bits(l, layout->type);
    bool recast = word_is_float(address) != layout->is_float, resize = bits != layout->word_bits;

    if (layout->word_count == 2) {
        load_wide_scalar(l, address, layout, number, id);
        return;
    }
    uint32_t word = recast || resize ? new_id(b) : id;
    load_word(l, address, number, word);
    if (recast) {
        uint32_t type = layout->is_float ? type_float(b, layout->word_bits) : type_int(b, layout->word_bits);
        word = EMIT_AS(b, SpvOpBitcast, type, resize ? new_id(b) : id, word);
    }
    if (resize)
        EMIT_AS(b, layout->is_float ? SpvOpFConvert : SpvOpUConvert, value_type(l, layout->type), id, word);
    decorate_relaxed(l, layout->type, id);
}

static void store_scalar(struct lowering *l, const struct buffer_address *address, const struct scalar_layout *layout,
                         uint32_t number, uint32_t value)
{
    struct builder *b = l->b;
    uint32_t bits = layout->word_bits;
    uint32_t word_type = word_is_float(address) ? type_float(b, bits) : type_int(b, bits);

    if (layout->word_count == 2) {
        uint32_t pair_type = type_vector(b, word_type, 2);
        uint32_t pair = layout->is_float ? EMIT_GLSL(b, GLSLstd450UnpackDouble2x32, pair_type, value)
                                         : EMIT(b, SpvOpBitcast, pair_type, value);
        store_word(l, address, 2 * number, extract(l, word_type, pair, 0));
        store_word(l, address, 2 * number + 1, extract(l, word_type, pair, 1));
        return;
    }
    if (scalar_bits(l, layout->type) != bits)
        value = layout->is_float ? EMIT(b, SpvOpFConvert, type_float(b, bits), value)
                                 : EMIT(b, SpvOpSConvert, type_int(b, bits), value);
    if (word_is_float(address) != layout->is_float)
        value = EMIT(b, SpvOpBitcast, word_type, value);
    store_word(l, address, number, value);
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

/* Component 31 stands for all beyond: there, any question about residency counts. */
static void refuse_status(struct lowering *l, const struct instruction *i, uint32_t component)
{
    if (used_components(l, i) >> (component < 31 ? component : 31) & 1 &&
        (component < 31 || entry_usage(l)->operations[DX_CheckAccessFullyMapped]))
        unsupported(l, i, "the residency of a buffer that is not typed");
}

/* BufferLoad, RawBufferLoad: four components and a status. */
void lower_buffer_load(struct lowering *l, const struct instruction *i)
{
    enum {
        STATUS = 4
    };
    struct handle h = resolve_handle(l, i, 0);

    if (!is_word_buffer(&h)) {
        load_typed_buffer(l, i, &h);
        return;
    }
    struct scalar_layout layout =
        scalar_layout(l, i, l->module->type_members[module_type(l->module, i->type)->first_member]);
    refuse_status(l, i, STATUS);
    struct buffer_address address = buffer_address(l, i, &h, 1, layout.word_bits);
    for (uint32_t c = 0; c < STATUS; c++)
        if (used_components(l, i) >> c & 1)
            load_scalar(l, &address, &layout, c, result_id(l, i) + c);
}

/* RawBufferVectorLoad: a vector and a status. */
void lower_raw_buffer_vector_load(struct lowering *l, const struct instruction *i)
{
    type_id type = l->module->type_members[module_type(l->module, i->type)->first_member];
    uint32_t lanes = lane_count(l, type), used = used_components(l, i), ids[4];
    struct scalar_layout layout = scalar_layout(l, i, scalar_type(l, type));
    struct handle h = resolve_handle(l, i, 0);

    if (!is_word_buffer(&h))
        unsupported(l, i, "vectors from this kind of resource");
    struct buffer_address address = buffer_address(l, i, &h, 1, layout.word_bits);
    if (is_long_vector(l, type) || lanes == 1) {
        refuse_status(l, i, lanes);
        for (uint32_t c = 0; c < lanes; c++)
            if (used >> (c < 31 ? c : 31) & 1)
                load_scalar(l, &address, &layout, c, result_id(l, i) + c);
        return;
    }
    refuse_status(l, i, 1);
    for (uint32_t c = 0; c < lanes; c++) {
        ids[c] = new_id(l->b);
        load_scalar(l, &address, &layout, c, ids[c]);
    }
    emit_list(l->b, SpvOpCompositeConstruct, value_type(l, type), result_id(l, i), lanes, ids);
}

static void refuse_store(struct lowering *l, const struct instruction *i, const struct handle *h)
{
    if (h->info->resource_class != DXS_CLASS_UAV)
        unsupported(l, i, "a store to a resource that is no UAV");
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

    if (!is_word_buffer(&h)) {
        store_typed_buffer(l, i, &h);
        return;
    }
    refuse_store(l, i, &h);
    struct scalar_layout layout = scalar_layout(l, i, type_of(l, operand_value(l, i, VALUES)));
    uint32_t allowed = writes_allowed(l);
    if (allowed)
        guard = open_if(l, allowed);
    struct buffer_address address = buffer_address(l, i, &h, 1, layout.word_bits);
    for (uint32_t c = 0; c < 4; c++)
        if (mask >> c & 1)
            store_scalar(l, &address, &layout, c, operand(l, i, VALUES + c));
    if (allowed)
        close_if(l, &guard);
}

void lower_raw_buffer_vector_store(struct lowering *l, const struct instruction *i)
{
    enum {
        VALUE = 3
    };
    type_id type = type_of(l, operand_value(l, i, VALUE));
    struct scalar_layout layout = scalar_layout(l, i, scalar_type(l, type));
    struct handle h = resolve_handle(l, i, 0);
    struct open_if guard;

    if (!is_word_buffer(&h))
        unsupported(l, i, "vectors to this kind of resource");
    refuse_store(l, i, &h);
    uint32_t allowed = writes_allowed(l);
    if (allowed)
        guard = open_if(l, allowed);
    struct buffer_address address = buffer_address(l, i, &h, 1, layout.word_bits);
    for (uint32_t c = 0; c < lane_count(l, type); c++) {
        uint32_t value = is_long_vector(l, type) || lane_count(l, type) == 1
                             ? value_component(l, operand_value(l, i, VALUE), c)
                             : extract(l, value_type(l, layout.type), operand(l, i, VALUE), c);
        store_scalar(l, &address, &layout, c, value);
    }
    if (allowed)
        close_if(l, &guard);
}
