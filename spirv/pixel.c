/* Pixel shaders: derivatives, and inputs interpolated elsewhere or not at all. */
#include "spirv/interface_operations.h"
#include "spirv/interface_state.h"

/* ---- Derivatives ------------------------------------------------------------------------------------------------- */

static SpvOp derivative_op(uint32_t op)
{
    switch (op) {
    case DX_DerivCoarseX:
        return SpvOpDPdxCoarse;
    case DX_DerivCoarseY:
        return SpvOpDPdyCoarse;
    case DX_DerivFineX:
        return SpvOpDPdxFine;
    default:
        return SpvOpDPdyFine;
    }
}

/* They exist for 32 bits only. */
void lower_derivative(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    SpvOp op = derivative_op(i->dx_op);
    uint32_t components = component_count(l, i->type), lanes = is_long_vector(l, i->type) ? 1 : lane_count(l, i->type);
    uint32_t single = type_vector(b, type_float(b, 32), lanes);
    bool narrow = scalar_bits(l, i->type) == 16;

    need_capability(b, SpvCapabilityDerivativeControl);
    for (uint32_t c = 0; c < components; c++) {
        uint32_t value = value_component(l, operand_value(l, i, 0), c), id = result_id(l, i) + c;
        if (narrow) {
            value = EMIT(b, SpvOpFConvert, single, value);
            value = EMIT(b, op, single, value);
            EMIT_AS(b, SpvOpFConvert, component_type(l, i->type, c), id, value);
        } else {
            EMIT_AS(b, op, single, id, value);
        }
        decorate_relaxed(l, i->type, id);
    }
}

/* ---- Interpolation elsewhere ------------------------------------------------------------------------------------- */

/* Pointer to a whole row: what GLSL.std.450 interpolates. */
static uint32_t row_pointer(struct lowering *l, const struct instruction *i, struct element **element,
                            struct place *place, uint32_t *row_type)
{
    struct signature *inputs = &l->interface->inputs;
    struct element *e = operand_element(l, i, inputs, place);
    bool barycentric = e->info->semantic == DXS_SEMANTIC_BARYCENTRICS;

    if (e->kind != SCALAR_FLOAT || e->bits != 32 || (e->meaning->kind != MEANS_VARYING && !barycentric))
        unsupported(l, i, "only 32-bit varyings can be interpolated elsewhere");
    uint32_t variable = element_variable(l, inputs, e), indices[3] = {variable}, count = 1;
    if (e->vertices)
        indices[count++] = constant_u32(l->b, 0);
    if (e->info->rows > 1)
        indices[count++] = place->row;
    *element = e;
    *row_type = type_vector(l->b, type_float(l->b, 32), e->info->columns);
    if (count == 1)
        return variable;
    return emit_list(l->b, SpvOpAccessChain, type_pointer(l->b, SpvStorageClassInput, *row_type), new_id(l->b), count,
                     indices);
}

static void finish_evaluation(struct lowering *l, const struct instruction *i, const struct element *e, uint32_t row,
                              struct place place)
{
    struct builder *b = l->b;
    uint32_t f32 = type_float(b, 32);
    uint64_t column;

    need_capability(b, SpvCapabilityInterpolationFunction);
    if (e->info->columns == 1)
        element_result(l, i, e, row);
    else if (operand_constant(l, i, 2, &column))
        element_result(l, i, e, EMIT(b, SpvOpCompositeExtract, f32, row, (uint32_t)column));
    else
        element_result(l, i, e, EMIT(b, SpvOpVectorExtractDynamic, f32, row, place.column));
}

void lower_eval_centroid(struct lowering *l, const struct instruction *i)
{
    struct element *e;
    struct place place;
    uint32_t type, pointer = row_pointer(l, i, &e, &place, &type);

    finish_evaluation(l, i, e, EMIT_GLSL(l->b, GLSLstd450InterpolateAtCentroid, type, pointer), place);
}

void lower_eval_sample_index(struct lowering *l, const struct instruction *i)
{
    struct element *e;
    struct place place;
    uint32_t type, pointer = row_pointer(l, i, &e, &place, &type), sample = operand(l, i, 3);

    finish_evaluation(l, i, e, EMIT_GLSL(l->b, GLSLstd450InterpolateAtSample, type, pointer, sample), place);
}

/* Sixteenths of a pixel, in the low four bits, as a signed number: to pixels. */
static uint32_t snapped_offset(struct lowering *l, const struct instruction *i, uint32_t number)
{
    struct builder *b = l->b;
    uint32_t i32 = type_signed_int(b, 32), f32 = type_float(b, 32);
    uint64_t constant;

    if (operand_constant(l, i, number, &constant))
        return constant_f32(b, (float)((int32_t)((constant & 15) ^ 8) - 8) / 16.0f);
    uint32_t word = EMIT(b, SpvOpBitcast, i32, operand(l, i, number));
    uint32_t offset = EMIT(b, SpvOpBitFieldSExtract, i32, word, constant_u32(b, 0), constant_u32(b, 4));
    return EMIT(b, SpvOpFMul, f32, EMIT(b, SpvOpConvertSToF, f32, offset), constant_f32(b, 1.0f / 16.0f));
}

void lower_eval_snapped(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    struct element *e;
    struct place place;
    uint32_t type, pointer = row_pointer(l, i, &e, &place, &type);
    uint32_t x = snapped_offset(l, i, 3), y = snapped_offset(l, i, 4);
    uint32_t offset = EMIT(b, SpvOpCompositeConstruct, type_vector(b, type_float(b, 32), 2), x, y);

    finish_evaluation(l, i, e, EMIT_GLSL(b, GLSLstd450InterpolateAtOffset, type, pointer, offset), place);
}

/* ---- No interpolation -------------------------------------------------------------------------------------------- */

void lower_attribute_at_vertex(struct lowering *l, const struct instruction *i)
{
    struct signature *inputs = &l->interface->inputs;
    struct place place;
    struct element *e = operand_element(l, i, inputs, &place);

    if (e->meaning->kind != MEANS_VARYING)
        unsupported(l, i, "of a system value");
    place.vertex = operand_index(l, i, 3, e->vertices, e);
    load_element(l, i, inputs, e, place);
}
