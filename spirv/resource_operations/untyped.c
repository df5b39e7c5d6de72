/* Buffers through SPV_KHR_untyped_pointers. A buffer is one variable. Each load and store has a type of its own, so
 * nothing is cast. Strides of arrays replace multiplications. Vectors follow Vulkan's rules of alignment. */
#include "spirv/function/function.h"
#include "spirv/resource_operations/buffer.h"
#include "spirv/stages/interface.h"

/* ---- Which buffers ----------------------------------------------------------------------------------------------- */

/* Whether the buffer is an element of an array in a descriptor set. */
static bool is_array_in_set(const struct resource *resource)
{
    const struct dxs_binding *binding = &resource->binding;

    return !binding->in_bound_heap && (binding->in_heap || !is_single(resource));
}

bool can_be_untyped(const struct lowering *l, const struct resource *resource)
{
    const struct dxs_binding *binding = &resource->binding;
    bool is_constants = resource->info->resource_class == DXS_CLASS_CBV;
    bool is_buffer = binding->descriptor == DXS_DESCRIPTOR_STORAGE_BUFFER ||
                     (is_constants && binding->descriptor == DXS_DESCRIPTOR_UNIFORM_BUFFER);

    return is_buffer && (is_constants || is_of_words(resource->info)) &&
           (l->resources->has_untyped_arrays || !is_array_in_set(resource)) && !binding->uses_offset_records &&
           !has_raw_chains(l, resource);
}

uint32_t untyped_stride(const struct resource *resource)
{
    uint32_t stride = resource->info->kind == DXS_KIND_STRUCTURED_BUFFER ? resource->info->stride : 0;

    return stride && stride % 4 == 0 ? stride : 4;
}

const struct strided_type *untyped_block(struct lowering *l, const struct resource *resource)
{
    bool written = resource->info->resource_class == DXS_CLASS_UAV && (resource->use.access & ACCESS_WRITE);
    struct strided_type *block = &l->resources->untyped_blocks[written];

    if (!block->type) {
        block->stride = untyped_stride(resource);
        block->type = new_block(l, strided_array(l, block->stride, 0));
    }
    return block;
}

/* ---- Whether they take fewer words ------------------------------------------------------------------------------- */

/* Words of instructions and of declarations. */
enum {
    SURE_WORDS = 64,      /* an estimate of so many is never wrong by as many */
    EXTENSION_WORDS = 10, /* capability, extension */
    UNTYPED_TYPE_WORDS = 3,
    POINTER_TYPE_WORDS = 4,
    SCALE_WORDS = 5,
    ARRAY_WORDS = 7,     /* runtime array, stride */
    BLOCK_WORDS = 11,    /* struct, Block, Offset */
    VARIABLE_WORDS = 15, /* variable, set, binding, Aliased */
    MAX_COMPONENTS = 4
};

struct balance {
    int32_t words;              /* saved */
    uint32_t buffers, written;  /* bit n: some buffer has written = n */
    uint32_t strides[8], count; /* distinct strides */
    uint32_t blocks[2][2];      /* typed: mask of elements, by written and is_float */
    uint32_t kept[2][2];        /* of these, those of buffers that stay typed */
    uint32_t constants;         /* constant buffers */
    int32_t constants_saved;
    bool has_other_constants; /* some constant buffer stays typed */
    bool in_bound_heap;       /* the extension is declared anyway */
    bool has_arrays;          /* in sets: how many of their elements need a pointer is not known */
};

static void add_stride(struct balance *balance, uint32_t stride)
{
    for (uint32_t n = 0; n < balance->count; n++)
        if (balance->strides[n] == stride)
            return;
    balance->words -= ARRAY_WORDS;
    if (balance->count < sizeof balance->strides / sizeof *balance->strides)
        balance->strides[balance->count++] = stride;
}

/* Mask of the elements that the typed views of the resource have. */
static uint32_t typed_elements(const struct resource_use *use)
{
    uint32_t common = widest(use->possible & use->gain), elements = 0;

    if (use->words & (WORDS_F16 | WORDS_I16))
        elements |= 1;
    if (use->words & WORDS_I64)
        elements |= 1 << 2;
    if (!(use->words & (WORDS_F32 | WORDS_I32)))
        return elements;
    if (elements)
        return elements | 1 << 1;
    if (common > 1)
        return 1u << (common + 1);
    return (use->widths >> 1 & 1) << 1 | (uint32_t)(use->widths & ~3u) << 1;
}

static void add_resource(const struct lowering *l, const struct resource *resource, struct balance *balance)
{
    const struct resource_use *use = &resource->use;
    bool becomes_untyped = is_untyped(l, resource);

    if (!use->is_reached)
        return;
    balance->in_bound_heap |= resource->binding.in_bound_heap;
    balance->has_arrays |= becomes_untyped && is_array_in_set(resource);
    if (resource->info->resource_class == DXS_CLASS_CBV) {
        balance->constants += becomes_untyped ? 1 : 0;
        balance->constants_saved += use->saved;
        balance->has_other_constants |= !becomes_untyped;
    }
    if (!is_of_words(resource->info) || resource->binding.descriptor != DXS_DESCRIPTOR_STORAGE_BUFFER)
        return;
    bool written = resource->info->resource_class == DXS_CLASS_UAV && (use->access & ACCESS_WRITE);
    bool is_float = !(use->words & WORDS_I32) && (use->words & WORDS_F32);
    uint32_t elements = typed_elements(use), views = count_bits(elements);
    if (resource->info->has_counter)
        balance->kept[1][0] |= 1 << 1;
    if (!becomes_untyped) {
        balance->kept[written][is_float] |= elements ? elements : 1 << 1;
        return;
    }
    balance->buffers++;
    balance->written |= 1u << written;
    balance->blocks[written][is_float] |= elements;
    if (views > 1)
        balance->words += (int32_t)((views - 1) * VARIABLE_WORDS);
    add_stride(balance, untyped_stride(resource));
    if (untyped_stride(resource) > 4 * MAX_COMPONENTS) /* words within elements */
        add_stride(balance, 4);
    if (use->words & (WORDS_F16 | WORDS_I16))
        add_stride(balance, 2);
    balance->words += use->saved + (use->is_scaled ? SCALE_WORDS : 0);
    if (use->words & WORDS_I32)
        balance->words += use->floats * CAST_WORDS;
}

static void add_buffers(struct balance *balance)
{
    uint32_t elements[2] = {0};

    if (balance->buffers == 0)
        return;
    for (uint32_t n = 0; n < 4; n++) {
        uint32_t gone = balance->blocks[n / 2][n % 2] & ~balance->kept[n / 2][n % 2];
        balance->words += (int32_t)(count_bits(gone) * (ARRAY_WORDS + BLOCK_WORDS + POINTER_TYPE_WORDS));
        elements[n % 2] |= gone & ~balance->kept[!(n / 2)][n % 2];
    }
    balance->words += (int32_t)((count_bits(elements[0]) + count_bits(elements[1])) * POINTER_TYPE_WORDS);
    balance->words -= (int32_t)(count_bits(balance->written) * BLOCK_WORDS + UNTYPED_TYPE_WORDS + balance->buffers);
}

void choose_untyped_pointers(struct lowering *l)
{
    static const uint16_t matrix_operations[] = {DX_MatrixLoad,
                                                 DX_MatrixStore,
                                                 DX_MatrixAccumulate,
                                                 DX_LinAlgMatrixLoadFromDescriptor,
                                                 DX_LinAlgMatrixStoreToDescriptor,
                                                 DX_LinAlgMatrixAccumulateToDescriptor};
    struct balance balance = {.words = -EXTENSION_WORDS};

    if (l->stage == DXS_STAGE_MESH) /* spirv-val 2026.4 ends on untyped variables in the interface of mesh shaders */
        return;
    for (uint32_t n = 0; n < sizeof matrix_operations / sizeof *matrix_operations; n++)
        if (entry_usage(l)->operations[matrix_operations[n]]) /* matrices count strides in typed elements */
            return;
    const struct dxs_options *o = l->options;
    bool may_repeat = !o->map_resource && !o->map_location && !o->show_control_flow; /* callbacks are called once */
    l->resources->has_untyped_pointers = true;
    l->resources->has_untyped_arrays = may_repeat && l->untyped == UNTYPED_ALL;
    for (uint32_t n = 0; n < l->module->info.resource_count; n++)
        if (l->layout->bindings[n].used)
            add_resource(l, &l->resources->records[n], &balance);
    for (uint32_t n = 0; n < l->resources->heaps.count; n++)
        add_resource(l, l->resources->heaps.data[n], &balance);
    add_buffers(&balance);
    if (balance.in_bound_heap)
        balance.words += EXTENSION_WORDS;
    if (balance.constants > 0 && !balance.has_other_constants)
        balance.words += (int32_t)(3 * balance.constants + 1) + balance.constants_saved;
    if (!balance.has_arrays)
        l->untyped = UNTYPED_SINGLE;
    bool may_pay = (balance.buffers > 0 || balance.constants > 0) && HAS(l, untyped_pointers);
    bool is_sure = may_pay && balance.words >= SURE_WORDS && !balance.has_arrays;
    l->resources->is_doubtful = may_pay && (balance.words > 0 || balance.has_arrays) && !is_sure && may_repeat;
    l->resources->has_untyped_pointers = is_sure || l->resources->is_doubtful;
}

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

    if (!HAS(l, scalar_block_layout))
        return 0;
    if (h->info->kind != DXS_KIND_STRUCTURED_BUFFER)
        return HAS(l, per_component_robustness) ? MAX_WORDS : 0;
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
    struct buffer_address address = {.handle = *h, .bits = bits, .lanes = 1, .is_raw_chain = true, .untyped = place};
    bool is_raw = h->info->kind != DXS_KIND_STRUCTURED_BUFFER, whole = true;
    bool is_exact = is_raw && l->options->exact_raw_bounds && !HAS(l, per_component_robustness);
    const struct resource_use *use = &h->resource->use;

    if (bits == 16) {
        need_capability(l->b, SpvCapabilityStorageBuffer16BitAccess);
        need_extension(l->b, EXT_16BIT_STORAGE);
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
    place->may_read_more = !is_raw || HAS(l, per_component_robustness) || widest(use->possible & use->gain) == 4;
    return address;
}

uint32_t untyped_pointer(struct lowering *l, const struct buffer_address *address, uint32_t offset)
{
    const struct byte_sum *sum = &address->untyped->bytes;
    const struct view *view = address->view;
    struct builder *b = l->b;
    uint32_t word = address->bits == 16 ? 2 : 4, half = word == 2 ? word_type(l, address) : 0;
    uint32_t constant = address->constant + offset * (address->bits / 8);
    uint32_t pointer = object_pointer(l, &address->handle, view);
    bool is_aligned = true; /* to words: pointers into arrays of words are */

    for (uint32_t n = 0; n < sum->count; n++) {
        uint32_t scale = sum->scales[n], index = sum->ids[n];
        if (scale == 1) {
            scale = word;
            index = emit_once(l, SpvOpShiftRightLogical, type_int(b, 32), index, constant_u32(b, word / 2));
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
                                  constant_u32(b, constant / unit));
    }
    return pointer;
}

/* ---- Vectors ----------------------------------------------------------------------------------------------------- */

/* The vector of `count` words that holds word `w`. Its first word may come before the address. count 0: there is no
 * such vector, or it does not pay. */
static struct raw_load aligned_vector(const struct buffer_address *address, uint32_t w, uint32_t mask, uint32_t count,
                                      bool is_store)
{
    const struct untyped_place *place = address->untyped;
    uint32_t word = address->bits / 8, bytes = count * word;
    uint32_t position = (place->known.remainder + w * word) % bytes, before = position / word;
    struct raw_load vector = {.first = w - before, .count = count};

    if (place->known.modulus < bytes || position % word != 0 || address->constant + w * word < before * word)
        return (struct raw_load){0};
    uint32_t needed = (before > w ? mask << (before - w) : mask >> (w - before)) & ((1u << count) - 1);
    bool is_split = count == 4 && (needed & 3) && (needed & 12);
    if (needed + 1 == 1u << count || (is_split && !is_store && place->may_read_more))
        return vector;
    return (struct raw_load){0};
}

struct raw_load untyped_span(const struct buffer_address *address, uint32_t w, uint32_t mask, bool is_store)
{
    struct raw_load vector = {.first = w};

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
    return (struct raw_load){.first = w, .count = 1};
}
