/* How shaders reach raw, structured and constant buffers: through typed variables, raw access chains
 * (SPV_NV_raw_access_chains) or untyped pointers (SPV_KHR_untyped_pointers). */
#include "spirv/resources/resources.h"
#include "spirv/function/usage.h"

/* ---- Which buffers ----------------------------------------------------------------------------------------------- */

bool packs_halves(const struct lowering *l)
{
    return l->options->workarounds.on[DXS_WORKAROUND_NO_16BIT_STORAGE] && l->module->info.native_16bit;
}

bool has_raw_chains(const struct lowering *l, const struct resource *resource)
{
    const struct dxs_binding *binding = &resource->binding;

    return is_of_words(resource->info) && binding->descriptor == DXS_DESCRIPTOR_FORM_STORAGE_BUFFER &&
           !binding->uses_offset_records && !packs_halves(l) && HAS(l, RAW_ACCESS_CHAINS);
}

bool can_be_untyped(const struct lowering *l, const struct resource *resource)
{
    const struct dxs_binding *binding = &resource->binding;
    bool is_constants = resource->info->resource_class == DXS_RESOURCE_CLASS_CBV;
    bool is_buffer = binding->descriptor == DXS_DESCRIPTOR_FORM_STORAGE_BUFFER ||
                     (is_constants && binding->descriptor == DXS_DESCRIPTOR_FORM_UNIFORM_BUFFER);

    return is_buffer && (is_constants || (is_of_words(resource->info) && !packs_halves(l))) &&
           !binding->uses_offset_records && !has_raw_chains(l, resource);
}

uint32_t untyped_stride(const struct resource *resource)
{
    uint32_t stride = resource->info->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER ? resource->info->stride : 0;

    return stride && stride % 4 == 0 ? stride : 4;
}

const struct strided_type *untyped_block(struct lowering *l, const struct resource *resource)
{
    struct strided_type *block = &l->resources->untyped_blocks[is_written(resource)];

    if (!block->type) {
        block->stride = untyped_stride(resource);
        block->type = new_block(l->b, strided_array(l, block->stride, 0), 0);
    }
    return block;
}

/* ---- Whether they take fewer words ------------------------------------------------------------------------------- */

/* Words of instructions and of declarations. */
enum {
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
    uint32_t kept[2][2];        /* the part for buffers that stay typed */
    uint32_t constants;         /* constant buffers */
    int32_t constants_saved;
    bool has_other_constants; /* some constant buffer stays typed */
    bool in_bound_heap;       /* the extension is declared anyway */
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
    if (resource->info->resource_class == DXS_RESOURCE_CLASS_CBV) {
        balance->constants += becomes_untyped ? 1 : 0;
        balance->constants_saved += use->saved;
        balance->has_other_constants |= !becomes_untyped;
    }
    if (!is_of_words(resource->info) || resource->binding.descriptor != DXS_DESCRIPTOR_FORM_STORAGE_BUFFER)
        return;
    bool written = is_written(resource);
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
        if (l->usage->operations[matrix_operations[n]]) /* matrices count strides in typed elements */
            return;
    l->resources->has_untyped_pointers = true;
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
    /* Other features change the balance: the module depends on this one whatever the balance is with them. */
    l->resources->has_untyped_pointers =
        (balance.buffers > 0 || balance.constants > 0) && HAS(l, UNTYPED_POINTERS) && balance.words > 0;
}
