/* Pixel shaders: derivatives, and inputs interpolated elsewhere or not at all. */
#include "spirv/stages/interface_operations.h"
#include "spirv/stages/interface_state.h"

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

    if ((l->stage == DXS_STAGE_MESH || l->stage == DXS_STAGE_AMPLIFICATION) &&
        !l->options->features.compute_derivatives_khr)
        unsupported(l, i, "needs the feature compute_derivatives_khr, which is off");
    if (has_quads(l))
        need_capability(b, SpvCapabilityDerivativeControl);
    for (uint32_t c = 0; c < components; c++) {
        uint32_t value = value_component(l, operand_value(l, i, 0), c);
        uint32_t type = component_type(l, i->type, c), id = result_id(l, i) + c;
        if (!has_quads(l)) {
            EMIT_AS(b, SpvOpCopyObject, type, id, constant_null(b, type));
        } else if (narrow) {
            value = EMIT(b, SpvOpFConvert, single, value);
            value = EMIT(b, op, single, value);
            EMIT_AS(b, SpvOpFConvert, type, id, value);
        } else {
            EMIT_AS(b, op, single, id, value);
        }
        decorate_relaxed(l, i->type, id);
    }
}

/* ---- Interpolation elsewhere ------------------------------------------------------------------------------------- */

/* A row of an input: what GLSL.std.450 interpolates. */
struct row {
    struct element *element;
    struct place place;
    uint32_t type, pointer;
};

static struct row operand_row(struct lowering *l, const struct instruction *i)
{
    struct signature *inputs = &l->interface->inputs;
    struct row row;
    struct element *e = row.element = operand_element(l, i, inputs, &row.place);
    bool barycentric = e->info->semantic == DXS_SEMANTIC_BARYCENTRICS;

    if (e->kind != SCALAR_FLOAT || e->bits != 32 || (e->meaning->kind != MEANS_VARYING && !barycentric))
        unsupported(l, i, "only 32-bit varyings can be interpolated elsewhere");
    if (e->vertices)
        unsupported(l, i, "the same input is read before interpolation");
    need_capability(l->b, SpvCapabilityInterpolationFunction);
    row.type = type_vector(l->b, type_float(l->b, 32), row_columns(e));
    row.pointer = row_pointer(l, inputs, e, row.place);
    return row;
}

/* `argument`: of the GLSL.std.450 instruction, behind the pointer; 0: none. */
static void evaluate(struct lowering *l, const struct instruction *i, const struct row *row,
                     enum GLSLstd450 instruction, uint32_t argument)
{
    struct builder *b = l->b;
    uint32_t f32 = type_float(b, 32), id = element_destination(l, i, row->element), columns = row_columns(row->element);
    uint32_t whole = columns == 1 ? id : new_id(b);

    if (argument)
        EMIT_GLSL_AS(b, instruction, row->type, whole, row->pointer, argument);
    else
        EMIT_GLSL_AS(b, instruction, row->type, whole, row->pointer);
    if (columns > 1 && row->place.column.id)
        EMIT_AS(b, SpvOpVectorExtractDynamic, f32, id, whole, row->place.column.id);
    else if (columns > 1)
        EMIT_AS(b, SpvOpCompositeExtract, f32, id, whole, row->place.column.constant);
    element_result(l, i, row->element, id);
}

void lower_eval_centroid(struct lowering *l, const struct instruction *i)
{
    struct row row = operand_row(l, i);

    evaluate(l, i, &row, GLSLstd450InterpolateAtCentroid, 0);
}

void lower_eval_sample_index(struct lowering *l, const struct instruction *i)
{
    struct row row = operand_row(l, i);

    evaluate(l, i, &row, GLSLstd450InterpolateAtSample, operand(l, i, 3));
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
    struct row row = operand_row(l, i);
    uint32_t x = snapped_offset(l, i, 3), y = snapped_offset(l, i, 4);
    uint32_t offset = EMIT(b, SpvOpCompositeConstruct, type_vector(b, type_float(b, 32), 2), x, y);

    evaluate(l, i, &row, GLSLstd450InterpolateAtOffset, offset);
}

/* ---- No interpolation -------------------------------------------------------------------------------------------- */

void lower_attribute_at_vertex(struct lowering *l, const struct instruction *i)
{
    struct signature *inputs = &l->interface->inputs;
    struct place place;
    struct element *e = operand_element(l, i, inputs, &place);

    if (l->stage != DXS_STAGE_PIXEL)
        unsupported(l, i, "only pixel shaders have inputs that are interpolated");
    if (e->meaning->kind != MEANS_VARYING)
        unsupported(l, i, "of a system value");
    place.vertex = operand_index(l, i, 3, e->vertices, e);
    load_element(l, i, inputs, e, place);
}
