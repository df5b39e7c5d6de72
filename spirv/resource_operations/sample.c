/* Sampling and gathering: all Sample*, SampleCmp* and TextureGather* operations. */
#include "spirv/function/function.h"
#include "spirv/operations.h"
#include "spirv/resource_operations/texel.h"
#include "spirv/interface/interface.h"
#include "spirv/wave/wave.h"

#include <string.h>

/* Operand numbers common to all sample and gather operations. */
enum {
    COORDINATES = 2,
    OFFSETS = 6,
    AFTER_OFFSETS = 9,
    GATHER_CHANNEL = 8,
    GATHER_REFERENCE = 9
};

/* Without derivatives, the implicit level is 0. */
static enum level level_here(const struct lowering *l, enum level level)
{
    if (has_quads(l))
        return level;
    if (subtracts_in_quads(l))
        return level == LEVEL_IMPLICIT ? LEVEL_DIFFERENCE : level == LEVEL_BIAS ? LEVEL_BIASED_DIFFERENCE : level;
    return level == LEVEL_IMPLICIT ? LEVEL_ZERO : level == LEVEL_BIAS ? LEVEL_EXPLICIT : level;
}

bool has_lod_clamp(const struct lowering *l, const struct instruction *i)
{
    uint32_t last = i->operand_count - 1;
    const struct constant *constant = module_constant(l->module, l->function, operand_value(l, i, last));

    if (!constant)
        return true;
    return constant->kind != CONSTANT_UNDEF && constant->kind != CONSTANT_NULL && constant->bits != 0;
}

/* ---- Gradients as a bias ----------------------------------------------------------------------------------------- */

static bool is_derivative(const struct instruction *d, bool of_y)
{
    return d && (d->dx_op == (of_y ? DX_DerivCoarseY : DX_DerivCoarseX) ||
                 d->dx_op == (of_y ? DX_DerivFineY : DX_DerivFineX));
}

/* Matches gradient = derivative(coordinate) * factor and returns the factor; NO_VALUE: no match. The derivative must be
 * in the block of the sample: in other blocks, other lanes may be active. */
static value_id derivative_factor(const struct lowering *l, const struct instruction *i, uint32_t gradient,
                                  value_id coordinate, bool of_y)
{
    const struct instruction *product = defining_instruction(l, operand_value(l, i, gradient));
    const uint32_t *block_of = l->state->block_of;

    if (!product || product->opcode != OP_BINARY || product->sub != BINARY_FMUL)
        return NO_VALUE;
    for (uint32_t k = 0; k < 2; k++) {
        const struct instruction *d = defining_instruction(l, operand_value(l, product, k));
        if (is_derivative(d, of_y) && operand_value(l, d, 0) == coordinate &&
            block_of[local_number(l, d->result)] == block_of[local_number(l, i->result)])
            return operand_value(l, product, 1 - k);
    }
    return NO_VALUE;
}

/* The factor that all gradients along x or y share; NO_VALUE: none, or several. */
static value_id common_factor(const struct lowering *l, const struct instruction *i, uint32_t first, uint32_t count,
                              bool of_y)
{
    value_id common = NO_VALUE;

    for (uint32_t c = 0; c < count; c++) {
        value_id factor = derivative_factor(l, i, first + 3 * of_y + c, operand_value(l, i, COORDINATES + c), of_y);
        if (factor == NO_VALUE || (c > 0 && factor != common))
            return NO_VALUE;
        common = factor;
    }
    return common;
}

/* LOD bias equivalent to the gradients: log2(|factor|); 0: there is none. `first`: first gradient operand. */
static uint32_t gradient_bias(struct lowering *l, const struct instruction *i, const struct texture_shape *shape,
                              uint32_t first)
{
    const struct dxs_workarounds *workarounds = &l->options->workarounds;

    if (!(workarounds->on[DXS_WORKAROUND_GRADIENTS_AS_BIAS] ||
          workarounds->on[DXS_WORKAROUND_UNEVEN_GRADIENTS_AS_BIAS]) ||
        l->stage != DXS_STAGE_PIXEL)
        return 0;
    value_id x = common_factor(l, i, first, shape->extent, false);
    value_id y = common_factor(l, i, first, shape->extent, true);
    if (x == NO_VALUE || y == NO_VALUE || (x != y && !workarounds->on[DXS_WORKAROUND_UNEVEN_GRADIENTS_AS_BIAS]))
        return 0;
    uint32_t f32 = type_f32(l->b);
    uint32_t scale = EMIT_GLSL(l->b, GLSLstd450FAbs, f32, value_component(l, x, 0));
    if (x != y) {
        uint32_t other = EMIT_GLSL(l->b, GLSLstd450FAbs, f32, value_component(l, y, 0));
        scale = EMIT_GLSL(l->b, GLSLstd450FMin, f32, scale, other);
    }
    return EMIT_GLSL(l->b, GLSLstd450Log2, f32, scale);
}

/* ---- Levels ------------------------------------------------------------------------------------------------------ */

/* The explicit level. With cubes_of_8_texels, cubes clamp it to the level of 8 x 8 texels: the fourth from the end. */
static uint32_t given_level(struct lowering *l, const struct instruction *i, const struct sampled_texture *texture,
                            uint32_t number)
{
    struct builder *b = l->b;
    uint32_t level = operand(l, i, number);

    if (!l->options->workarounds.on[DXS_WORKAROUND_CUBES_OF_8_TEXELS] || texture->shape->dim != SpvDimCube)
        return level;
    uint32_t u32 = type_u32(b), f32 = type_f32(b);
    need_capability(b, SpvCapabilityImageQuery);
    uint32_t levels = EMIT(b, SpvOpImageQueryLevels, u32, texture->image);
    uint32_t last = subtract_imm(b, levels, 4);
    return EMIT_GLSL(b, GLSLstd450NMin, f32, level, convert_to(b, SpvOpConvertSToF, f32, last));
}

/* Gradients: differences of the coordinates in the quad, times 2^bias; bias 0: none. */
static void add_differences(struct lowering *l, const struct instruction *i, const struct texture_shape *shape,
                            uint32_t bias, struct image_operands *operands)
{
    struct builder *b = l->b;
    uint32_t f32 = type_f32(b), type = type_vector(b, f32, shape->extent);
    uint32_t coordinates = coordinate_vector(l, i, COORDINATES, shape->extent);
    uint32_t scale = bias ? EMIT_GLSL(b, GLSLstd450Exp2, f32, bias) : 0;

    for (uint32_t in_y = 0; in_y < 2; in_y++) {
        uint32_t gradient = quad_difference(l, type, coordinates, in_y);
        if (scale)
            gradient = EMIT(b, shape->extent > 1 ? SpvOpVectorTimesScalar : SpvOpFMul, type, gradient, scale);
        if (in_y)
            add_image_operand(operands, gradient);
        else
            add_optional(operands, SpvImageOperandsGradMask, gradient);
    }
}

static void add_level(struct lowering *l, const struct instruction *i, const struct sampled_texture *texture,
                      enum level level, uint32_t first, struct image_operands *operands)
{
    const struct texture_shape *shape = texture->shape;

    switch (level) {
    case LEVEL_IMPLICIT:
        break;
    case LEVEL_BIAS:
        add_optional(operands, SpvImageOperandsBiasMask, operand(l, i, first));
        break;
    case LEVEL_EXPLICIT:
        add_optional(operands, SpvImageOperandsLodMask, given_level(l, i, texture, first));
        break;
    case LEVEL_ZERO:
        add_optional(operands, SpvImageOperandsLodMask, constant_f32(l->b, 0.0f));
        break;
    case LEVEL_DIFFERENCE:
    case LEVEL_BIASED_DIFFERENCE:
        add_differences(l, i, shape, level == LEVEL_BIASED_DIFFERENCE ? operand(l, i, first) : 0, operands);
        break;
    case LEVEL_GRADIENT:
        add_optional(operands, SpvImageOperandsGradMask, coordinate_vector(l, i, first, shape->extent));
        add_image_operand(operands, coordinate_vector(l, i, first + 3, shape->extent));
        break;
    }
}

/* The texel offset; OFFSET_NONE for cubes. */
static struct texel_offset sample_offset(struct lowering *l, const struct instruction *i,
                                         const struct texture_shape *shape, uint32_t bits)
{
    return shape->dim == SpvDimCube ? (struct texel_offset){OFFSET_NONE, 0}
                                    : texel_offset(l, i, OFFSETS, shape->extent, bits);
}

/* Whether the level operand is an integer: a whole constant or a converted integer. */
static bool is_whole_level(struct lowering *l, const struct instruction *i, uint32_t number)
{
    const struct constant *constant = module_constant(l->module, l->function, operand_value(l, i, number));
    const struct instruction *cast = defining_instruction(l, operand_value(l, i, number));

    if (constant && constant->kind == CONSTANT_FLOAT) {
        uint32_t bits = (uint32_t)constant->bits;
        float level;
        memcpy(&level, &bits, sizeof level);
        return level >= 0 && level < 32 && level == (float)(uint32_t)level;
    }
    return constant ? constant->kind == CONSTANT_NULL
                    : cast && cast->opcode == OP_CAST && (cast->sub == CAST_UITOFP || cast->sub == CAST_SITOFP);
}

/* The level that is sampled, as an integer, clamped to the texture's levels. */
static uint32_t whole_level(struct lowering *l, const struct instruction *i, const struct sampled_texture *texture,
                            enum level level, uint32_t number)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), f32 = type_f32(b);

    if (level == LEVEL_ZERO)
        return constant_u32(b, 0);
    if (level != LEVEL_EXPLICIT || !is_whole_level(l, i, number)) {
        NOTE_LACKING(l, SAMPLE_OFFSETS);
        unsupported(l, i, "a dynamic offset at a fractional level: needs the feature sample_offsets, which is off");
    }
    const struct constant *constant = module_constant(l->module, l->function, operand_value(l, i, number));
    if (constant && constant->bits == 0)
        return constant_u32(b, 0);
    uint32_t levels = EMIT(b, SpvOpImageQueryLevels, u32, texture->image);
    uint32_t last = convert_to(b, SpvOpConvertUToF, f32, subtract_imm(b, levels, 1));
    uint32_t given = EMIT_GLSL(b, GLSLstd450NClamp, f32, operand(l, i, number), constant_f32(b, 0.0f), last);
    return convert_to(b, SpvOpConvertFToU, u32, given);
}

/* Adds the offset to the coordinates: coordinate += offset / size of the level. Works for one level only, as sizes
 * differ between levels. */
static uint32_t offset_coordinates(struct lowering *l, const struct instruction *i,
                                   const struct sampled_texture *texture, uint32_t level, uint32_t offset)
{
    struct builder *b = l->b;
    const struct texture_shape *shape = texture->shape;
    uint32_t u32 = type_u32(b), f32 = type_f32(b), ids[4];

    need_capability(b, SpvCapabilityImageQuery);
    uint32_t sizes = EMIT(b, SpvOpImageQuerySizeLod, type_vector(b, u32, shape->coordinates), texture->image, level);
    for (uint32_t c = 0; c < shape->coordinates; c++) {
        ids[c] = operand(l, i, COORDINATES + c);
        if (c >= shape->extent)
            continue;
        uint32_t texels = shape->extent == 1 ? offset : component_of(b, type_signed_int(b, 32), offset, c);
        uint32_t size = shape->coordinates == 1 ? sizes : component_of(b, u32, sizes, c);
        uint32_t distance = convert_to(b, SpvOpConvertSToF, f32, texels);
        size = convert_to(b, SpvOpConvertUToF, f32, size);
        distance = float_divide(b, f32, distance, size);
        ids[c] = float_add(b, f32, ids[c], distance);
    }
    return compose(l, f32, shape->coordinates, ids);
}

static void add_offset(struct lowering *l, const struct texel_offset *offset, struct image_operands *operands)
{
    if (offset->kind == OFFSET_CONSTANT) {
        add_optional(operands, SpvImageOperandsConstOffsetMask, offset->id);
    } else if (offset->kind == OFFSET_DYNAMIC) {
        need_capability(l->b, SpvCapabilityImageGatherExtended);
        add_optional(operands, SpvImageOperandsOffsetMask, offset->id);
    }
}

void lower_sample(struct lowering *l, const struct instruction *i, uint32_t form)
{
    bool compares = form & SAMPLE_COMPARES;
    struct sampled_texture texture = sampled_texture(l, i, 0, compares);
    enum level level = level_here(l, (enum level)(form & SAMPLE_LEVELS));
    uint32_t first = AFTER_OFFSETS + compares; /* operand of the level */
    uint32_t bias = level == LEVEL_GRADIENT ? gradient_bias(l, i, texture.shape, first) : 0;
    if (bias)
        level = LEVEL_BIAS;
    bool is_implicit = level == LEVEL_IMPLICIT || level == LEVEL_BIAS;
    struct texel_offset offset = sample_offset(l, i, texture.shape, OFFSET_BITS);
    struct image_operands operands = {0};

    add_image_operand(&operands, texture.id);
    if (offset.kind == OFFSET_DYNAMIC && !HAS(l, SAMPLE_OFFSETS)) {
        uint32_t whole = whole_level(l, i, &texture, level, first);
        add_image_operand(&operands, offset_coordinates(l, i, &texture, whole, offset.id));
        offset.kind = OFFSET_NONE;
    } else {
        add_image_operand(&operands, coordinate_vector(l, i, COORDINATES, texture.shape->coordinates));
    }
    if (compares)
        add_image_operand(&operands, operand(l, i, AFTER_OFFSETS));
    if (bias)
        add_optional(&operands, SpvImageOperandsBiasMask, bias);
    else
        add_level(l, i, &texture, level, first, &operands);
    add_offset(l, &offset, &operands);
    if ((form & SAMPLE_HAS_CLAMP) && (is_implicit || level >= LEVEL_GRADIENT) && has_lod_clamp(l, i)) {
        need_capability(l->b, SpvCapabilityMinLod);
        add_optional(&operands, SpvImageOperandsMinLodMask, operand(l, i, i->operand_count - 1));
    }
    if (compares)
        emit_comparison(l, i, is_implicit ? SpvOpImageSampleDrefImplicitLod : SpvOpImageSampleDrefExplicitLod,
                        &operands);
    else
        emit_texels(l, i, is_implicit ? SpvOpImageSampleImplicitLod : SpvOpImageSampleExplicitLod, texture.texel,
                    &operands);
}

static struct image_operands gather_operands(struct lowering *l, const struct instruction *i,
                                             const struct sampled_texture *texture, uint32_t channel)
{
    const struct texture_shape *shape = texture->shape;
    struct image_operands operands = {0};

    if (shape->extent == 1 || shape->dim == SpvDim3D)
        unsupported(l, i, "gathering from this kind of texture");
    add_image_operand(&operands, texture->id);
    add_image_operand(&operands, coordinate_vector(l, i, COORDINATES, shape->coordinates));
    add_image_operand(&operands,
                      i->dx_op == DX_TextureGatherCmp ? operand(l, i, GATHER_REFERENCE) : constant_u32(l->b, channel));
    struct texel_offset offset = sample_offset(l, i, shape, GATHER_OFFSET_BITS);
    add_offset(l, &offset, &operands);
    return operands;
}

void lower_texture_gather(struct lowering *l, const struct instruction *i)
{
    bool compares = i->dx_op == DX_TextureGatherCmp;
    struct sampled_texture texture = sampled_texture(l, i, 0, compares);
    uint64_t channel = 0;

    if (!operand_constant(l, i, GATHER_CHANNEL, &channel) || channel > 3)
        unsupported(l, i, "a channel that is not constant");
    if (compares && channel > 0)
        unsupported(l, i, "SPIR-V compares the first channel only");
    struct image_operands operands = gather_operands(l, i, &texture, (uint32_t)channel);
    emit_texels(l, i, compares ? SpvOpImageDrefGather : SpvOpImageGather, texture.texel, &operands);
}

/* Raw texels of 16 and 32 bits come from one-component integer formats. Those of 64 bits come from two-component 32-bit
 * formats. */
void lower_texture_gather_raw(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    struct sampled_texture texture = sampled_texture(l, i, 0, false);
    type_id type = first_member(l, i->type);
    uint32_t texel = type_vector(b, texel_type(l, texture.texel), 4), halves[2], statuses[2] = {0, 0};
    bool needs_status = used_components(l, i) >> STATUS_COMPONENT & 1;
    struct image_operands operands = gather_operands(l, i, &texture, 0);

    if (scalar_bits(l, type) != 64) {
        emit_texels(l, i, SpvOpImageGather, texture.texel, &operands);
        return;
    }
    for (uint32_t half = 0; half < 2; half++) {
        operands.words[2] = constant_u32(b, half);
        if (needs_status) {
            struct sparse_texel sparse = emit_sparse(l, SpvOpImageGather, texel, &operands);
            halves[half] = sparse.texel;
            statuses[half] = sparse.status;
        } else {
            halves[half] = EMIT_LIST(b, SpvOpImageGather, texel, new_id(b), operands.count, operands.words);
        }
    }
    if (needs_status)
        emit_joint_status(l, statuses[0], statuses[1], result_id(l, i) + STATUS_COMPONENT);
    for (uint32_t c = 0; c < 4; c++) {
        uint32_t pair = EMIT(b, SpvOpVectorShuffle, type_vector(b, texel_type(l, texture.texel), 2), halves[0],
                             halves[1], c, 4 + c);
        bitcast_as(b, value_type(l, type), result_id(l, i) + c, pair);
    }
}
