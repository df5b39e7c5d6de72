/* Operands and results of image instructions: offsets, sparse residency, conversion of texels. */
#include "spirv/resource_operations/texel.h"
#include "spirv/arithmetic/alu.h"
#include "spirv/resources/access.h"

enum {
    ALL_TEXELS = 0xF
};

void add_image_operand(struct image_operands *operands, uint32_t id)
{
    operands->words[operands->count++] = id;
}

void add_optional(struct image_operands *operands, uint32_t bit, uint32_t id)
{
    if (!operands->mask_index) {
        operands->mask_index = operands->count;
        add_image_operand(operands, 0);
    }
    operands->words[operands->mask_index] |= bit;
    add_image_operand(operands, id);
}

uint32_t coordinate_vector(struct lowering *l, const struct instruction *i, uint32_t first, uint32_t count)
{
    uint32_t ids[4];

    for (uint32_t c = 0; c < count; c++)
        ids[c] = operand(l, i, first + c);
    return compose_once(l, value_type(l, type_of(l, operand_value(l, i, first))), count, ids);
}

static uint32_t sign_extended(uint64_t value, uint32_t bits)
{
    uint32_t sign = 1u << (bits - 1);

    return (((uint32_t)value & (2 * sign - 1)) ^ sign) - sign;
}

struct texel_offset texel_offset(struct lowering *l, const struct instruction *i, uint32_t first, uint32_t count,
                                 uint32_t bits)
{
    struct builder *b = l->b;
    uint64_t value[3] = {0};
    uint32_t all = 0, ids[3];
    bool constant = true;

    for (uint32_t c = 0; c < count; c++) {
        constant &= operand_undef(l, i, first + c) || operand_constant(l, i, first + c, &value[c]);
        all |= sign_extended(value[c], bits);
    }
    if (constant && !all)
        return (struct texel_offset){OFFSET_NONE, 0};
    uint32_t type = type_signed_int(b, 32);
    for (uint32_t c = 0; c < count; c++)
        ids[c] = constant ? constant_bits(b, type, 32, sign_extended(value[c], bits))
                          : bitcast(b, type, operand(l, i, first + c));
    uint32_t vector = type_vector(b, type, count);
    if (constant)
        return (struct texel_offset){OFFSET_CONSTANT, count == 1 ? ids[0] : constant_composite(b, vector, count, ids)};
    uint32_t offset = compose(l, type, count, ids), zero = constant_u32(b, 0), width = constant_u32(b, bits);
    return (struct texel_offset){OFFSET_DYNAMIC, EMIT(b, SpvOpBitFieldSExtract, vector, offset, zero, width)};
}

/* ---- Results ----------------------------------------------------------------------------------------------------- */

struct sparse_texel emit_sparse(struct lowering *l, SpvOp op, uint32_t type, const struct image_operands *operands)
{
    struct builder *b = l->b;
    uint32_t members[] = {type_u32(b), type}, structure = type_struct_value(b, 2, members);
    SpvOp sparse = op == SpvOpImageRead ? SpvOpImageSparseRead
                                        : (SpvOp)(op - SpvOpImageSampleImplicitLod + SpvOpImageSparseSampleImplicitLod);
    struct sparse_texel result;

    need_capability(b, SpvCapabilitySparseResidency);
    uint32_t both = EMIT_LIST(b, sparse, structure, new_id(b), operands->count, operands->words);
    result.status = component_of(b, members[0], both, 0);
    result.texel = component_of(b, type, both, 1);
    return result;
}

/* Residency codes are opaque: if the first is resident, the second decides, otherwise the first is the result. */
void emit_joint_status(struct lowering *l, uint32_t first, uint32_t second, uint32_t id)
{
    struct builder *b = l->b;
    uint32_t resident = EMIT(b, SpvOpImageSparseTexelsResident, type_bool(b), first);

    select_as(b, type_u32(b), id, resident, second, first);
}

static uint32_t emit_image(struct lowering *l, const struct instruction *i, SpvOp op, uint32_t type,
                           const struct image_operands *operands)
{
    if (!(used_components(l, i) >> STATUS_COMPONENT & 1))
        return EMIT_LIST(l->b, op, type, new_id(l->b), operands->count, operands->words);
    struct sparse_texel sparse = emit_sparse(l, op, type, operands);
    copy_as(l->b, type_u32(l->b), result_id(l, i) + STATUS_COMPONENT, sparse.status);
    return sparse.texel;
}

/* Converts `lanes` 32-bit components of a texel to the operation's type T. */
static uint32_t convert_texel(struct lowering *l, enum texel_kind kind, type_id type, uint32_t lanes, uint32_t texel)
{
    struct builder *b = l->b;
    uint32_t bits = scalar_bits(l, type), wanted = type_vector(b, value_type(l, type), lanes);

    if (is_float(l, type)) {
        if (kind != TEXEL_FLOAT)
            texel = bitcast(b, type_vector(b, type_f32(b), lanes), texel);
        return bits == 32 ? texel : convert_to(b, SpvOpFConvert, wanted, texel);
    }
    if (bits != 32 && kind == TEXEL_FLOAT)
        texel = bitcast(b, type_vector(b, type_u32(b), lanes), texel);
    if (bits != 32)
        return convert_to(b, kind == TEXEL_SIGNED ? SpvOpSConvert : SpvOpUConvert, wanted, texel);
    return kind == TEXEL_UNSIGNED ? texel : bitcast(b, wanted, texel);
}

/* Texels of 64-bit formats have one component. The operation sees it as two words, low word first. */
static void emit_wide_texel(struct lowering *l, const struct instruction *i, uint32_t used, uint32_t texel)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b);
    uint32_t wide = component_of(b, type_int(b, 64), texel, 0);
    uint32_t words = bitcast(b, type_vector(b, u32, 2), wide);

    for (uint32_t c = 0; c < STATUS_COMPONENT; c++)
        if (used >> c & 1)
            component_as(b, u32, result_id(l, i) + c, words, c & 1);
}

void emit_texels(struct lowering *l, const struct instruction *i, SpvOp op, enum texel_kind kind,
                 const struct image_operands *operands)
{
    struct builder *b = l->b;
    type_id type = first_member(l, i->type);
    uint32_t used = used_components(l, i);
    uint32_t texel = emit_image(l, i, op, type_vector(b, texel_type(l, kind), 4), operands);

    if (!(used & ALL_TEXELS))
        return;
    if (kind == TEXEL_UNSIGNED_64) {
        if (scalar_bits(l, type) != 32 || is_float(l, type))
            unsupported(l, i, "a 64-bit texel read as another type than 32-bit words");
        emit_wide_texel(l, i, used, texel);
        return;
    }
    texel = convert_texel(l, kind, type, 4, texel);
    decorate_relaxed(l, type, texel);
    for (uint32_t c = 0; c < STATUS_COMPONENT; c++) {
        if (!(used >> c & 1))
            continue;
        uint32_t id = EMIT_AS(b, SpvOpCompositeExtract, value_type(l, type), result_id(l, i) + c, texel, c);
        decorate_relaxed(l, type, id);
    }
}

void emit_comparison(struct lowering *l, const struct instruction *i, SpvOp op, const struct image_operands *operands)
{
    struct builder *b = l->b;
    type_id type = first_member(l, i->type);
    uint32_t used = used_components(l, i);
    uint32_t texel = emit_image(l, i, op, type_f32(b), operands);

    texel = convert_texel(l, TEXEL_FLOAT, type, 1, texel);
    decorate_relaxed(l, type, texel);
    for (uint32_t c = 0; c < STATUS_COMPONENT; c++)
        if (used >> c & 1)
            decorate_relaxed(l, type, copy_as(b, value_type(l, type), result_id(l, i) + c, texel));
}

uint32_t texel_to_store(struct lowering *l, const struct instruction *i, uint32_t first, enum texel_kind kind)
{
    struct builder *b = l->b;
    type_id type = type_of(l, operand_value(l, i, first));
    uint32_t texel = texel_type(l, kind), vector = type_vector(b, texel, 4);
    uint32_t value = coordinate_vector(l, i, first, 4);

    if (kind == TEXEL_UNSIGNED_64) {
        if (scalar_bits(l, type) != 32)
            unsupported(l, i, "a 64-bit texel written as another type than 32-bit words");
        uint32_t words = coordinate_vector(l, i, first, 2);
        return splat(l, texel, 4, bitcast(b, texel, words));
    }
    if (kind == TEXEL_UNSIGNED && has_large_words(l, i, first, 4))
        value = EMIT(b, SpvOpBitwiseAnd, vector, value, splat(l, texel, 4, constant_u32(b, 0xFFFF)));
    if (scalar_bits(l, type) != 32) {
        bool is_signed = kind == TEXEL_SIGNED;
        uint32_t wide = type_vector(b, is_float(l, type) ? type_f32(b) : type_u32(b), 4);
        value = convert_to(b,
                           is_float(l, type) ? SpvOpFConvert
                           : is_signed       ? SpvOpSConvert
                                             : SpvOpUConvert,
                           wide, value);
    }
    if (is_float(l, type) != (kind == TEXEL_FLOAT) || kind == TEXEL_SIGNED)
        value = bitcast(b, vector, value);
    return value;
}

/* ---- Textures ---------------------------------------------------------------------------------------------------- */

const struct texture_shape *shape_of(struct lowering *l, const struct instruction *i, const struct handle *h)
{
    const struct texture_shape *shape = texture_shape(h->info->kind);

    if (!shape)
        unsupported(l, i, "this kind of resource");
    return shape;
}

struct sampled_texture sampled_texture(struct lowering *l, const struct instruction *i, uint32_t first, bool compares)
{
    struct builder *b = l->b;
    struct sampled_texture s = {.texture = resolve_handle(l, i, first)};
    struct handle sampler = resolve_handle(l, i, first + 1);

    s.shape = shape_of(l, i, &s.texture);
    s.texel = texel_kind(s.texture.resource);
    if (s.shape->dim == SpvDimBuffer || s.shape->multisampled ||
        s.texture.info->resource_class != DXS_RESOURCE_CLASS_SRV)
        unsupported(l, i, "sampling of this kind of resource");
    if (compares && (s.texel != TEXEL_FLOAT || s.shape->dim == SpvDim3D))
        unsupported(l, i, "comparison of texels of this kind of resource");
    const struct view *texture_view = image_view_of_kind(l, &s.texture, compares ? VIEW_COMPARE_IMAGE : VIEW_IMAGE);
    const struct view *view_of_sampler = sampler_view(l, &sampler);
    s.image = load_object(l, &s.texture, texture_view);
    uint32_t sampler_object = load_object(l, &sampler, view_of_sampler);
    uint32_t type = type_sampled_image(b, texture_view->object_type), next = b->next_id;
    s.id = emit_once(l, SpvOpSampledImage, type, s.image, sampler_object);
    if (s.id < next)
        return s; /* cached: decorated when it was created */
    if (!decorate_non_uniform(l, &s.texture, texture_view, s.id))
        decorate_non_uniform(l, &sampler, view_of_sampler, s.id);
    return s;
}
