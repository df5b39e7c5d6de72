/* Sampler feedback: marks the regions that a sample would read in a feedback map. Direct3D leaves the map's format to
 * the device. Here it is an image of 64-bit texels: one texel per region of level 0, four bits per level. See
 * docs/reference/variables.md. */
#include "spirv/operations.h"
#include "spirv/resource_operations/texel.h"
#include "spirv/resources/access.h"
#include "spirv/wave/wave.h"
#include "spirv/interface/interface.h"

enum {
    FEEDBACK,
    TEXTURE,
    COORDINATES = 3,
    SLICE = 5,
    LEVEL = 7, /* level, bias, or two gradients of three components */
    GRADIENT_Y = 10,
    LAST_LEVEL = 14,      /* bits 60 to 63 of the word are reserved */
    REGION_SIZE = 15,     /* mask: the low bits of the map's size hold log2 of the region size */
    SUBTEXEL_BITS = 8,    /* precision of texel coordinates */
    FRACTION_OF_LEVEL = 8 /* precision of the weights between levels */
};

static const float max_radius = 0.5f, texel_radius = 0.5f, negligible = 0.5f / (1 << SUBTEXEL_BITS);
static const float level_accuracy = 1.0f / 16; /* of OpImageQueryLod: mipmapPrecisionBits >= 4 */

struct feedback {
    const struct instruction *instruction;
    struct sampled_texture texture;
    struct handle map;
    const struct view *map_view;
    uint32_t map_image;
    uint32_t f32, u32, pair, whole_pair; /* types; pair: f32 vector, whole_pair: u32 vector */
    uint32_t whole_size, size;           /* width and height of level 0: as u32, as f32 */
    uint32_t slices;                     /* number of array slices, f32 */
    uint32_t at;                         /* texture coordinates, 0 to 1 */
    uint32_t slice;                      /* 0: not an array */
    uint32_t region;                     /* log2(1 / region size in texels), per axis */
    uint32_t
        radius; /* filter radius in regions, at most half a region: a filter touches two regions per axis at most */
};

static uint32_t twice(struct lowering *l, uint32_t type, uint32_t value)
{
    return constant_composite(l->b, type, 2, (const uint32_t[]){value, value});
}

static uint32_t first_two(struct lowering *l, uint32_t type, uint32_t vector)
{
    return EMIT(l->b, SpvOpVectorShuffle, type, vector, vector, 0, 1);
}

/* Width and height of a level, as f32. */
static uint32_t level_size(struct lowering *l, const struct feedback *f, uint32_t level)
{
    struct builder *b = l->b;
    uint32_t levels = make_pair(b, f->whole_pair, level, level);
    uint32_t size = EMIT(b, SpvOpShiftRightLogical, f->whole_pair, f->whole_size, levels);

    size = EMIT_GLSL(b, GLSLstd450UMax, f->whole_pair, size, twice(l, f->whole_pair, constant_u32(b, 1)));
    return convert_to(b, SpvOpConvertUToF, f->pair, size);
}

/* ---- Levels ------------------------------------------------------------------------------------------------------ */

/* Level = log2 of the longer gradient, in texels of level 0. */
static uint32_t gradient_level(struct lowering *l, const struct feedback *f)
{
    struct builder *b = l->b;
    uint32_t squares[2];

    for (uint32_t n = 0; n < 2; n++) {
        uint32_t gradient = coordinate_vector(l, f->instruction, n == 0 ? LEVEL : GRADIENT_Y, 2);
        gradient = float_multiply(b, f->pair, gradient, f->size);
        squares[n] = EMIT(b, SpvOpDot, f->f32, gradient, gradient);
    }
    uint32_t greatest = EMIT_GLSL(b, GLSLstd450NMax, f->f32, squares[0], squares[1]);
    uint32_t logarithm = EMIT_GLSL(b, GLSLstd450Log2, f->f32, greatest);
    return float_multiply(b, f->f32, logarithm, constant_f32(b, 0.5f));
}

/* Scales the coordinates by 2^bias, so that OpImageQueryLod returns the biased level; it has no bias operand. The lanes
 * of a quad must use one bias, or its differences would change the derivatives. */
static uint32_t biased_coordinates(struct lowering *l, const struct feedback *f, uint32_t coordinates)
{
    struct builder *b = l->b;
    uint32_t bias = operand(l, f->instruction, LEVEL);
    uint64_t bits;

    if (!operand_constant(l, f->instruction, LEVEL, &bits))
        bias = quad_lane(l, f->f32, bias, 0);
    return EMIT(b, SpvOpVectorTimesScalar, f->pair, coordinates, EMIT_GLSL(b, GLSLstd450Exp2, f->f32, bias));
}

/* Radius of an anisotropic filter in texels of the level, per axis: half the coordinate difference between pixels,
 * rounded up to a power of two, as devices round the number of samples. At least half a texel, as for other filters. */
static uint32_t anisotropic_radius(struct lowering *l, const struct feedback *f, uint32_t coordinates, uint32_t level)
{
    struct builder *b = l->b;
    uint32_t x = EMIT_GLSL(b, GLSLstd450FAbs, f->pair, EMIT(b, SpvOpDPdx, f->pair, coordinates));
    uint32_t y = EMIT_GLSL(b, GLSLstd450FAbs, f->pair, EMIT(b, SpvOpDPdy, f->pair, coordinates));
    uint32_t texels = float_multiply(b, f->pair, EMIT_GLSL(b, GLSLstd450NMax, f->pair, x, y), f->size);
    uint32_t exponents = EMIT_GLSL(b, GLSLstd450Log2, f->pair, texels);

    level = EMIT_GLSL(b, GLSLstd450NMax, f->f32, level, constant_f32(b, 0.0f));
    level = float_add(b, f->f32, level, constant_f32(b, 1 + level_accuracy)); /* +1: half the difference */
    uint32_t levels = make_pair(b, f->pair, level, level);
    exponents = EMIT_GLSL(b, GLSLstd450Ceil, f->pair, float_subtract(b, f->pair, exponents, levels));
    exponents = EMIT_GLSL(b, GLSLstd450NMax, f->pair, exponents, twice(l, f->pair, constant_f32(b, -1.0f)));
    return EMIT_GLSL(b, GLSLstd450Exp2, f->pair, exponents);
}

/* The level that the sample would read. Sets f->radius, in texels. */
static uint32_t sampled_level(struct lowering *l, struct feedback *f)
{
    struct builder *b = l->b;
    const struct instruction *i = f->instruction;
    uint32_t coordinates = coordinate_vector(l, i, COORDINATES, 2);

    f->radius = twice(l, f->pair, constant_f32(b, texel_radius - negligible));
    if (i->dx_op == DX_WriteSamplerFeedbackLevel)
        return operand(l, i, LEVEL);
    if (i->dx_op == DX_WriteSamplerFeedbackGrad)
        return gradient_level(l, f);
    if (!has_quads(l))
        return i->dx_op == DX_WriteSamplerFeedbackBias ? operand(l, i, LEVEL) : constant_f32(b, 0.0f);
    if (i->dx_op == DX_WriteSamplerFeedbackBias)
        coordinates = biased_coordinates(l, f, coordinates);
    uint32_t levels = EMIT(b, SpvOpImageQueryLod, type_vector(b, f->f32, 2), f->texture.id, coordinates);
    uint32_t radius = anisotropic_radius(l, f, coordinates, component_of(b, f->f32, levels, 1));
    f->radius = float_subtract(b, f->pair, radius, twice(l, f->pair, constant_f32(b, negligible)));
    return component_of(b, f->f32, levels, 0);
}

/* ---- Marks ------------------------------------------------------------------------------------------------------- */

/* The regions of one level that the filter touches. */
struct mark {
    uint32_t coordinates; /* id: texel of the first region in the map */
    uint32_t bits; /* 64-bit id: bits of the level: the region itself, and its neighbours in x and y if touched */
};

static struct mark mark_of_level(struct lowering *l, const struct feedback *f, uint32_t level)
{
    struct builder *b = l->b;
    static const uint32_t bits_of_steps[2] = {2, 4};
    uint32_t u32 = f->u32, u64 = type_int(b, 64), one = twice(l, f->whole_pair, constant_u32(b, 1));
    uint32_t zero = twice(l, f->pair, constant_f32(b, 0.0f)), weights[2];
    uint32_t regions = EMIT_GLSL(b, GLSLstd450Ldexp, f->pair, level_size(l, f, level), f->region);
    uint32_t at = float_multiply(b, f->pair, f->at, regions);
    uint32_t begin = float_subtract(b, f->pair, at, f->radius), end = float_add(b, f->pair, at, f->radius);

    begin = convert_to(b, SpvOpConvertFToU, f->whole_pair, EMIT_GLSL(b, GLSLstd450NMax, f->pair, begin, zero));
    end = convert_to(b, SpvOpConvertFToU, f->whole_pair, EMIT_GLSL(b, GLSLstd450NMax, f->pair, end, zero));
    for (uint32_t n = 0; n < 2; n++)
        weights[n] = constant_u32(b, bits_of_steps[n]);
    uint32_t steps = EMIT(b, SpvOpISub, f->whole_pair, end, begin); /* 0 or 1 */
    steps = EMIT(b, SpvOpIMul, f->whole_pair, steps, constant_composite(b, f->whole_pair, 2, weights));
    steps = EMIT(b, SpvOpIAdd, f->whole_pair, steps, one);
    uint32_t bits = EMIT(b, SpvOpIMul, u32, component_of(b, u32, steps, 0), component_of(b, u32, steps, 1));
    uint32_t shift = multiply_imm(b, level, 4);
    bits = EMIT(b, SpvOpShiftLeftLogical, u64, convert_to(b, SpvOpUConvert, u64, bits), shift);
    if (f->slice)
        begin = make_pair(b, type_vector(b, u32, 3), begin, f->slice);
    return (struct mark){begin, bits};
}

/* Sets the bits, unless they are set: neighbouring lanes mark the same regions. Shaders only ever set bits, so even a
 * stale value that has them suffices, and the first read needs no atomic. */
static void write_mark(struct lowering *l, const struct feedback *f, const struct mark *mark)
{
    struct builder *b = l->b;
    uint32_t u64 = type_int(b, 64), device = constant_u32(b, SpvScopeDevice), zero = constant_u32(b, 0);
    uint32_t texel = EMIT(b, SpvOpImageRead, type_vector(b, u64, 4), f->map_image, mark->coordinates);
    uint32_t there = EMIT(b, SpvOpBitwiseAnd, u64, component_of(b, u64, texel, 0), mark->bits);
    struct open_if guard = open_if(l, not_equal(b, there, mark->bits));
    uint32_t pointer = texel_pointer(l, &f->map, f->map_view, u64, mark->coordinates);

    EMIT(b, SpvOpAtomicOr, u64, pointer, device, zero, mark->bits);
    close_if(l, &guard);
}

/* Marks the two levels around a fractional level; one if it is whole. */
static void mark_levels(struct lowering *l, const struct feedback *f, uint32_t level)
{
    struct builder *b = l->b;
    uint32_t u32 = f->u32, bits = constant_u32(b, FRACTION_OF_LEVEL), steps = 1u << FRACTION_OF_LEVEL;
    uint32_t levels = EMIT(b, SpvOpImageQueryLevels, u32, f->texture.image);
    uint32_t last = subtract_imm(b, levels, 1);

    last = minimum_imm(b, last, LAST_LEVEL);
    last = convert_to(b, SpvOpConvertUToF, f->f32, last);
    level = EMIT_GLSL(b, GLSLstd450NClamp, f->f32, level, constant_f32(b, 0.0f), last);
    level = float_multiply(b, f->f32, level, constant_f32(b, (float)steps));
    level = convert_to(b, SpvOpConvertFToU, u32, float_add(b, f->f32, level, constant_f32(b, 0.5f)));
    uint32_t fine = shift_right(b, level, bits);
    uint32_t coarse = add_imm(b, level, steps - 1);
    coarse = shift_right(b, coarse, bits);

    struct mark mark = mark_of_level(l, f, fine);
    write_mark(l, f, &mark);
    struct open_if guard = open_if(l, not_equal(b, fine, coarse));
    mark = mark_of_level(l, f, coarse);
    write_mark(l, f, &mark);
    close_if(l, &guard);
}

/* ---- The operation ----------------------------------------------------------------------------------------------- */

static struct feedback open_feedback(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    struct feedback f = {.instruction = i, .map = resolve_handle(l, i, FEEDBACK), .f32 = type_f32(b)};
    const struct texture_shape *shape = shape_of(l, i, &f.map);

    f.u32 = type_u32(b);
    f.pair = type_vector(b, f.f32, 2);
    f.whole_pair = type_vector(b, f.u32, 2);
    if (f.map.info->kind != DXS_RESOURCE_KIND_FEEDBACK_2D && f.map.info->kind != DXS_RESOURCE_KIND_FEEDBACK_2D_ARRAY)
        unsupported(l, i, "sampler feedback on a resource that is not a feedback map");
    f.texture = sampled_texture(l, i, TEXTURE, false);
    if (f.texture.shape->dim != SpvDim2D || f.texture.shape->arrayed != shape->arrayed)
        unsupported(l, i, "sampler feedback of a texture whose kind differs from the map's");
    f.map_view = image_view(l, &f.map);
    f.map_image = load_object(l, &f.map, f.map_view);
    f.whole_size =
        EMIT(b, SpvOpImageQuerySizeLod, type_vector(b, f.u32, shape->coordinates), f.texture.image, constant_u32(b, 0));
    if (shape->arrayed) {
        f.slices = convert_to(b, SpvOpConvertUToF, f.f32, component_of(b, f.u32, f.whole_size, 2));
        f.whole_size = first_two(l, f.whole_pair, f.whole_size);
    }
    f.size = convert_to(b, SpvOpConvertUToF, f.pair, f.whole_size);
    need_capability(b, SpvCapabilityImageQuery);
    need_capability(b, SpvCapabilityInt64Atomics);
    return f;
}

/* Wraps coordinates into 0 .. 1: the sampler's address modes are unknown, repeat is assumed. */
static uint32_t wrapped_coordinates(struct lowering *l, const struct feedback *f)
{
    struct builder *b = l->b;
    uint32_t zero = twice(l, f->pair, constant_f32(b, 0.0f)), one = twice(l, f->pair, constant_f32(b, 1.0f));
    uint32_t at = coordinate_vector(l, f->instruction, COORDINATES, 2);
    uint32_t within = EMIT_GLSL(b, GLSLstd450NClamp, f->pair, at, zero, one);
    uint32_t is_within = EMIT(b, SpvOpFOrdEqual, type_vector(b, type_bool(b), 2), at, within);

    return select_value(b, f->pair, is_within, at, EMIT_GLSL(b, GLSLstd450Fract, f->pair, at));
}

/* The array slice as sampling selects it: rounded to nearest, clamped. */
static uint32_t nearest_slice(struct lowering *l, const struct feedback *f)
{
    struct builder *b = l->b;
    uint32_t slice = EMIT_GLSL(b, GLSLstd450RoundEven, f->f32, operand(l, f->instruction, SLICE));
    uint32_t last = float_subtract(b, f->f32, f->slices, constant_f32(b, 1.0f));

    slice = EMIT_GLSL(b, GLSLstd450NMin, f->f32, slice, last);
    slice = EMIT_GLSL(b, GLSLstd450NMax, f->f32, slice, constant_f32(b, 0.0f));
    return convert_to(b, SpvOpConvertFToU, f->u32, slice);
}

void lower_write_sampler_feedback(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    struct feedback f = open_feedback(l, i);
    uint32_t level = sampled_level(l, &f), i32 = type_signed_int(b, 32);
    uint32_t signed_pair = type_vector(b, i32, 2), count = f.texture.shape->coordinates;

    if (i->dx_op != DX_WriteSamplerFeedbackLevel && has_lod_clamp(l, i))
        level = EMIT_GLSL(b, GLSLstd450NMax, f.f32, level, operand(l, i, i->operand_count - 1));
    uint32_t size = EMIT(b, SpvOpImageQuerySize, type_vector(b, i32, count), f.map_image);
    size = count == 2 ? size : first_two(l, signed_pair, size);
    size = EMIT(b, SpvOpBitwiseAnd, signed_pair, size, twice(l, signed_pair, constant_bits(b, i32, 32, REGION_SIZE)));
    f.region = EMIT(b, SpvOpSNegate, signed_pair, size);
    f.radius = EMIT_GLSL(b, GLSLstd450Ldexp, f.pair, f.radius, f.region);
    f.radius = EMIT_GLSL(b, GLSLstd450NMin, f.pair, f.radius, twice(l, f.pair, constant_f32(b, max_radius)));
    f.at = wrapped_coordinates(l, &f);
    f.slice = count == 2 ? 0 : nearest_slice(l, &f);

    struct open_if guard = open_if(l, writes_allowed(l));
    mark_levels(l, &f, level);
    close_if(l, &guard);
}
