/* Queries: sizes, levels of detail, sample positions. */
#include "spirv/resource_operations/buffer.h"
#include "spirv/operations.h"
#include "spirv/resource_operations/texel.h"
#include "spirv/interface/interface.h"
#include "spirv/wave/wave.h"

enum {
    LEVELS_OR_SAMPLES = 3, /* the last component of Dimensions */
    SIZES = 7              /* mask of the others */
};

/* Components of the size that the resource lacks are zero. */
static void zero_components_from(struct lowering *l, const struct instruction *i, uint32_t first, uint32_t end)
{
    for (uint32_t c = first; c < end; c++)
        if (used_components(l, i) >> c & 1)
            copy_as(l->b, type_u32(l->b), result_id(l, i) + c, constant_u32(l->b, 0));
}

/* Size of a raw buffer in bytes, of a structured buffer in elements. */
static void word_buffer_size(struct lowering *l, const struct instruction *i, const struct handle *h)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), id = result_id(l, i), bytes = 4, length;
    uint32_t unit = h->info->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER && h->info->stride ? h->info->stride : 1;

    if (h->resource->binding.descriptor == DXS_DESCRIPTOR_FORM_ADDRESS || h->resource->binding.has_no_size)
        fail_resource(l->fault, DXS_RESULT_BAD_MAPPING, h->info,
                      "the shader queries its size, but a device address has none: bind a descriptor");
    if (h->resource->binding.uses_offset_records) {
        EMIT_AS(b, SpvOpUDiv, u32, id, record_count(l, h, false), constant_u32(b, unit));
        return;
    }
    if (h->resource->binding.descriptor == DXS_DESCRIPTOR_FORM_TEXEL_BUFFER) {
        need_capability(b, SpvCapabilityImageQuery);
        length = EMIT(b, SpvOpImageQuerySize, u32, load_object(l, h, image_view(l, h)));
    } else {
        const struct view *view = any_word_view(l, h);
        const struct strided_type *block = view->is_untyped ? untyped_block(l, h->resource) : NULL;
        bytes = block ? block->stride : view->lanes * view->bits / 8u;
        uint32_t length_id = unit == bytes ? id : new_id(b), pointer = object_pointer(l, h, view);
        length = block ? EMIT_AS(b, (SpvOp)DXS_SPV_OP_UNTYPED_ARRAY_LENGTH, u32, length_id, block->type, pointer, 0)
                       : EMIT_AS(b, SpvOpArrayLength, u32, length_id, pointer, 0);
        if (unit == bytes)
            return;
    }
    if (unit % bytes == 0) {
        EMIT_AS(b, SpvOpUDiv, u32, id, length, constant_u32(b, unit / bytes));
    } else {
        length = EMIT_AS(b, SpvOpIMul, u32, unit == 1 ? id : new_id(b), length, constant_u32(b, bytes));
        if (unit != 1)
            EMIT_AS(b, SpvOpUDiv, u32, id, length, constant_u32(b, unit));
    }
}

/* Whether the queried level may not exist in the texture. Level 0 always exists. */
static bool may_lack_level(struct lowering *l, const struct instruction *i)
{
    uint64_t level;

    return !operand_undef(l, i, 1) && !(operand_constant(l, i, 1, &level) && level == 0);
}

/* The size of the queried level as `components` u32. `levels`: number of levels of the texture; 0: the level exists. */
static uint32_t level_size(struct lowering *l, const struct instruction *i, uint32_t components, uint32_t image,
                           uint32_t levels)
{
    struct builder *b = l->b;
    uint32_t type = type_vector(b, type_u32(b), components), boolean = type_bool(b);
    uint32_t level = operand_undef(l, i, 1) ? constant_u32(b, 0) : operand(l, i, 1);
    uint32_t size = EMIT(b, SpvOpImageQuerySizeLod, type, image, level);

    if (!levels)
        return size;
    uint32_t exists = splat(l, boolean, components, less(b, level, levels)), none = constant_null(b, type);
    return select_value(b, type, exists, size, none);
}

void lower_get_dimensions(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    struct handle h = resolve_handle(l, i, 0);
    uint32_t used = used_components(l, i), u32 = type_u32(b), id = result_id(l, i);

    if (is_of_words(h.info) || h.resource->binding.uses_offset_records) {
        if ((used & 1) && is_of_words(h.info))
            word_buffer_size(l, i, &h);
        else if (used & 1)
            copy_as(b, u32, id, record_count(l, &h, true));
        zero_components_from(l, i, 1, LEVELS_OR_SAMPLES + 1);
        return;
    }
    const struct texture_shape *shape = shape_of(l, i, &h);
    bool has_levels =
        h.info->resource_class == DXS_RESOURCE_CLASS_SRV && !shape->multisampled && shape->dim != SpvDimBuffer;
    uint32_t image = load_object(l, &h, image_view(l, &h));
    uint32_t levels = 0, levels_id = used >> LEVELS_OR_SAMPLES & 1 ? id + LEVELS_OR_SAMPLES : 0;
    need_capability(b, SpvCapabilityImageQuery);
    if (used & SIZES) {
        uint32_t components = shape->dim == SpvDimCube ? 2u + shape->arrayed : shape->coordinates, size;
        if (has_levels && may_lack_level(l, i))
            levels = EMIT_AS(b, SpvOpImageQueryLevels, u32, levels_id ? levels_id : new_id(b), image);
        if (has_levels)
            size = level_size(l, i, components, image, levels);
        else
            size = EMIT(b, SpvOpImageQuerySize, type_vector(b, u32, components), image);
        for (uint32_t c = 0; c < components; c++) {
            if (!(used >> c & 1))
                continue;
            if (components == 1)
                copy_as(b, u32, id, size);
            else
                component_as(b, u32, id + c, size, c);
        }
        zero_components_from(l, i, components, LEVELS_OR_SAMPLES);
    }
    if (!levels_id || levels)
        return;
    if (shape->multisampled)
        EMIT_AS(b, SpvOpImageQuerySamples, u32, levels_id, image);
    else if (has_levels)
        EMIT_AS(b, SpvOpImageQueryLevels, u32, levels_id, image);
    else
        copy_as(b, u32, levels_id, constant_u32(b, 1));
}

/* Without quads, derivatives are zero. So the LOD before clamping is log2(0) = -infinity, and 0 after clamping. */
static void level_without_derivatives(struct lowering *l, const struct instruction *i, uint32_t clamped)
{
    struct builder *b = l->b;
    uint32_t f32 = type_f32(b), zero = constant_f32(b, 0.0f);
    uint32_t minus_infinity = constant_bits(b, f32, 32, 0xFF800000u);

    select_as(b, f32, result_id(l, i), clamped, zero, minus_infinity);
}

/* The level by differences in the quad: log2 of the longer footprint in texels. Cubes: as without derivatives. */
static void level_by_differences(struct lowering *l, const struct instruction *i, uint32_t first, uint32_t clamped)
{
    struct builder *b = l->b;
    struct sampled_texture texture = sampled_texture(l, i, 0, false);
    uint32_t extent = texture.shape->extent, u32 = type_u32(b), f32 = type_f32(b), longest = 0;
    uint32_t type = type_vector(b, f32, extent), zero = constant_f32(b, 0.0f);

    if (texture.shape->dim == SpvDimCube) {
        level_without_derivatives(l, i, clamped);
        return;
    }
    need_capability(b, SpvCapabilityImageQuery);
    uint32_t all = type_vector(b, u32, texture.shape->coordinates), level = constant_u32(b, 0), ids[3];
    uint32_t size = EMIT(b, SpvOpImageQuerySizeLod, all, texture.image, level);
    for (uint32_t c = 0; c < extent; c++)
        ids[c] =
            convert_to(b, SpvOpConvertUToF, f32, texture.shape->coordinates > 1 ? component_of(b, u32, size, c) : size);
    size = compose(l, f32, extent, ids);
    uint32_t coordinates = coordinate_vector(l, i, first, extent);
    for (uint32_t in_y = 0; in_y < 2; in_y++) {
        uint32_t texels = quad_difference(l, type, coordinates, in_y);
        texels = float_multiply(b, type, texels, size);
        uint32_t length = EMIT_GLSL(b, GLSLstd450Length, f32, texels);
        longest = in_y ? EMIT_GLSL(b, GLSLstd450NMax, f32, longest, length) : length;
    }
    uint32_t unclamped = EMIT_GLSL(b, GLSLstd450Log2, f32, longest);
    uint32_t levels = EMIT(b, SpvOpImageQueryLevels, u32, texture.image), one = constant_u32(b, 1);
    uint32_t last = subtract(b, levels, one);
    last = convert_to(b, SpvOpConvertUToF, f32, last);
    uint32_t inside = EMIT_GLSL(b, GLSLstd450NClamp, f32, unclamped, zero, last);
    select_as(b, f32, result_id(l, i), clamped, inside, unclamped);
}

/* OpImageQueryLod returns two levels: clamped to the texture's levels, and unclamped. */
void lower_calculate_lod(struct lowering *l, const struct instruction *i)
{
    enum {
        COORDINATES = 2,
        CLAMPED = 5
    };
    struct builder *b = l->b;
    uint32_t f32 = type_f32(b);
    uint64_t clamped = 0;

    if (subtracts_in_quads(l)) {
        level_by_differences(l, i, COORDINATES, operand(l, i, CLAMPED));
        return;
    }
    if (!has_quads(l)) {
        level_without_derivatives(l, i, operand(l, i, CLAMPED));
        return;
    }
    struct sampled_texture texture = sampled_texture(l, i, 0, false);
    need_capability(b, SpvCapabilityImageQuery);
    uint32_t coordinates = coordinate_vector(l, i, COORDINATES, texture.shape->extent);
    uint32_t levels = EMIT(b, SpvOpImageQueryLod, type_vector(b, f32, 2), texture.id, coordinates);
    if (operand_constant(l, i, CLAMPED, &clamped)) {
        component_as(b, f32, result_id(l, i), levels, clamped == 0);
        return;
    }
    uint32_t inside = component_of(b, f32, levels, 0), outside = component_of(b, f32, levels, 1);
    select_as(b, f32, result_id(l, i), operand(l, i, CLAMPED), inside, outside);
}

void lower_texture_sample_position(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    struct handle h = resolve_handle(l, i, 0);

    if (!shape_of(l, i, &h)->multisampled)
        unsupported(l, i, "sample positions of a texture that is not multisampled");
    need_capability(b, SpvCapabilityImageQuery);
    uint32_t samples = EMIT(b, SpvOpImageQuerySamples, type_u32(b), load_object(l, &h, image_view(l, &h)));
    uint32_t position = standard_sample_position(l, samples, operand(l, i, 1));
    for (uint32_t c = 0; c < 2; c++)
        component_as(b, type_f32(b), result_id(l, i) + c, position, c);
}
