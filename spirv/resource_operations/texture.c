/* Loads from and stores to textures and typed buffers. */
#include "spirv/operations.h"
#include "spirv/resource_operations/texel.h"
#include "spirv/resources/access.h"
#include "spirv/interface/interface.h"

/* Adds offsets to integer coordinates, but not to the array slice. */
static uint32_t offset_coordinates(struct lowering *l, const struct instruction *i, const struct texture_shape *shape,
                                   uint32_t first, uint32_t offset)
{
    struct builder *b = l->b;
    uint32_t count = shape->coordinates, coordinates = coordinate_vector(l, i, first, count);

    if (shape->arrayed) {
        uint32_t i32 = type_signed_int(b, 32), type = type_vector(b, i32, count), zero = constant_bits(b, i32, 32, 0);
        offset = make_pair(b, type, offset, zero);
    }
    return EMIT(b, SpvOpIAdd, type_vector(b, type_u32(b), count), coordinates, offset);
}

static void refuse_shape(struct lowering *l, const struct instruction *i, const struct texture_shape *shape)
{
    if (shape->dim == SpvDimCube || shape->dim == SpvDimBuffer)
        unsupported(l, i, "loads from or stores to this kind of resource");
}

enum {
    LEVEL_OR_SAMPLE = 1 /* operand of loads */
};

static void add_sample(struct lowering *l, const struct instruction *i, const struct texture_shape *shape,
                       struct image_operands *operands)
{
    if (shape->multisampled)
        add_optional(operands, SpvImageOperandsSampleMask,
                     operand_undef(l, i, LEVEL_OR_SAMPLE) ? constant_u32(l->b, 0) : operand(l, i, LEVEL_OR_SAMPLE));
}

/* The coordinates of an input attachment are relative to the pixel. */
static void load_attachment(struct lowering *l, const struct instruction *i, const struct handle *h)
{
    struct image_operands operands = {0};

    if (used_components(l, i) >> STATUS_COMPONENT & 1)
        fail(l->fault, DXS_RESULT_BAD_MAPPING, "the residency of an input attachment is queried");
    add_image_operand(&operands, load_object(l, h, image_view_of_kind(l, h, VIEW_ATTACHMENT)));
    add_image_operand(&operands, constant_null(l->b, type_vector(l->b, type_u32(l->b), 2)));
    add_sample(l, i, shape_of(l, i, h), &operands);
    emit_texels(l, i, SpvOpImageRead, texel_kind(h->resource), &operands);
}

void lower_texture_load(struct lowering *l, const struct instruction *i)
{
    enum {
        COORDINATES = 2,
        OFFSETS = 5
    };
    struct handle h = resolve_handle(l, i, 0);
    if (is_attachment(h.resource)) {
        load_attachment(l, i, &h);
        return;
    }
    const struct texture_shape *shape = shape_of(l, i, &h);
    const struct view *view = image_view(l, &h);
    bool storage = h.info->resource_class == DXS_RESOURCE_CLASS_UAV;
    struct texel_offset offset = texel_offset(l, i, OFFSETS, shape->extent, OFFSET_BITS);
    struct image_operands operands = {0};

    refuse_shape(l, i, shape);
    uint32_t coordinates = offset.kind == OFFSET_NONE || (offset.kind == OFFSET_CONSTANT && !storage)
                               ? coordinate_vector(l, i, COORDINATES, shape->coordinates)
                               : offset_coordinates(l, i, shape, COORDINATES, offset.id);
    add_image_operand(&operands, load_object(l, &h, view));
    add_image_operand(&operands, coordinates);
    if (!shape->multisampled && !storage && !operand_undef(l, i, LEVEL_OR_SAMPLE))
        add_optional(&operands, SpvImageOperandsLodMask, operand(l, i, LEVEL_OR_SAMPLE));
    if (offset.kind == OFFSET_CONSTANT && !storage)
        add_optional(&operands, SpvImageOperandsConstOffsetMask, offset.id);
    add_sample(l, i, shape, &operands);
    emit_texels(l, i, image_load_op(l, h.resource), texel_kind(h.resource), &operands);
}

/* Stores the texel of four operands, unless the lane was discarded. */
static void store_texel(struct lowering *l, const struct instruction *i, const struct handle *h, uint32_t coordinates,
                        uint32_t first_value, uint32_t sample)
{
    const struct view *view = image_view(l, h);
    struct image_operands operands = {0};

    if (h->info->resource_class != DXS_RESOURCE_CLASS_UAV)
        unsupported(l, i, "a store to a resource that is not a UAV");
    uint32_t texel = texel_to_store(l, i, first_value, texel_kind(h->resource));
    struct open_if guard = open_if(l, writes_allowed(l));
    add_image_operand(&operands, load_object(l, h, view));
    add_image_operand(&operands, coordinates);
    add_image_operand(&operands, texel);
    if (sample)
        add_optional(&operands, SpvImageOperandsSampleMask, sample);
    append_list(l->b, l->b->code, image_store_op(l, h->resource), operands.count, operands.words);
    close_if(l, &guard);
}

void lower_texture_store(struct lowering *l, const struct instruction *i)
{
    enum {
        COORDINATES = 1,
        VALUES = 4,
        SAMPLE = 9
    };
    struct handle h = resolve_handle(l, i, 0);
    const struct texture_shape *shape = shape_of(l, i, &h);
    uint32_t sample = 0;

    refuse_shape(l, i, shape);
    if (shape->multisampled)
        sample = i->dx_op == DX_TextureStoreSample ? operand(l, i, SAMPLE) : constant_u32(l->b, 0);
    store_texel(l, i, &h, coordinate_vector(l, i, COORDINATES, shape->coordinates), VALUES, sample);
}

static void demand_buffer(struct lowering *l, const struct instruction *i, const struct handle *h)
{
    if (shape_of(l, i, h)->dim != SpvDimBuffer)
        unsupported(l, i, "a buffer operation on a texture");
}

void load_typed_buffer(struct lowering *l, const struct instruction *i, const struct handle *h)
{
    struct image_operands operands = {0};

    demand_buffer(l, i, h);
    uint32_t element = adjust_element(l, h, operand(l, i, 1), 0, 0);
    add_image_operand(&operands, load_object(l, h, image_view(l, h)));
    add_image_operand(&operands, element);
    emit_texels(l, i, image_load_op(l, h->resource), texel_kind(h->resource), &operands);
}

void store_typed_buffer(struct lowering *l, const struct instruction *i, const struct handle *h)
{
    demand_buffer(l, i, h);
    store_texel(l, i, h, adjust_element(l, h, operand(l, i, 1), 0, 0), 3, 0);
}

/* The operand is the residency code of a sparse instruction. */
void lower_check_access_fully_mapped(struct lowering *l, const struct instruction *i)
{
    need_capability(l->b, SpvCapabilitySparseResidency);
    EMIT_AS(l->b, SpvOpImageSparseTexelsResident, type_bool(l->b), result_id(l, i), operand(l, i, 0));
}
