/* Pixel shaders: derivatives, inputs evaluated at other positions or at vertices. */
#include "spirv/operations.h"
#include "spirv/interface/signatures.h"
#include "spirv/wave/wave.h"
#include "spirv/interface/interface.h"
#include "spirv/stages/stages.h"

/* ---- Derivatives ------------------------------------------------------------------------------------------------- */

static uint32_t difference_in_quad(struct lowering *l, uint32_t op, uint32_t type, uint32_t lanes, uint32_t value)
{
    bool in_y = op == SpvOpDPdyCoarse || op == SpvOpDPdyFine;

    return op == SpvOpDPdxCoarse || op == SpvOpDPdyCoarse ? quad_difference(l, type, value, in_y)
                                                          : fine_quad_difference(l, type, lanes, value, in_y);
}

/* SPIR-V has them for 32-bit floats only. */
void lower_derivative(struct lowering *l, const struct instruction *i, uint32_t op)
{
    struct builder *b = l->b;
    uint32_t components = component_count(l, i->type), lanes = is_split_vector(l, i->type) ? 1 : lane_count(l, i->type);
    uint32_t single = type_vector(b, type_f32(b), lanes);
    bool narrow = scalar_bits(l, i->type) == 16;

    if ((l->stage == DXS_STAGE_MESH || l->stage == DXS_STAGE_AMPLIFICATION) &&
        compute_derivatives(l) != DXS_COMPUTE_DERIVATIVES_ZERO &&
        compute_derivatives(l) != DXS_COMPUTE_DERIVATIVES_QUADS && !HAS(l, COMPUTE_DERIVATIVES_KHR))
        unsupported(l, i, "needs the feature compute_derivatives_khr, which is off");
    if (has_quads(l))
        need_capability(b, SpvCapabilityDerivativeControl);
    for (uint32_t c = 0; c < components; c++) {
        uint32_t value = value_component(l, operand_value(l, i, 0), c);
        uint32_t type = component_type(l, i->type, c), id = result_id(l, i) + c;
        if (subtracts_in_quads(l)) {
            copy_as(b, type, id, difference_in_quad(l, op, type, lanes, value));
        } else if (!has_quads(l)) {
            copy_as(b, type, id, constant_null(b, type));
        } else if (narrow) {
            value = convert_to(b, SpvOpFConvert, single, value);
            value = EMIT(b, op, single, value);
            EMIT_AS(b, SpvOpFConvert, type, id, value);
        } else {
            EMIT_AS(b, op, single, id, value);
        }
        decorate_relaxed(l, i->type, id);
    }
}

/* ---- Evaluation at other positions ------------------------------------------------------------------------------- */

/* Evaluation position: instruction of GLSL.std.450, and its operand after the pointer; 0: none. */
struct evaluation {
    enum GLSLstd450 instruction;
    uint32_t argument;
};

static void interpolate(struct lowering *l, const struct evaluation *at, uint32_t type, uint32_t id, uint32_t pointer)
{
    struct builder *b = l->b;

    need_capability(b, SpvCapabilityInterpolationFunction);
    if (at->argument)
        EMIT_GLSL_AS(b, at->instruction, type, id, pointer, at->argument);
    else
        EMIT_GLSL_AS(b, at->instruction, type, id, pointer);
}

/* A component: sum of its values at the three vertices times the barycentrics at the position. */
static void interpolate_vertices(struct lowering *l, struct element *e, struct place place, const struct evaluation *at,
                                 uint32_t id)
{
    struct builder *b = l->b;
    uint32_t f32 = type_f32(b), triple = type_vector(b, f32, 3), weights = new_id(b), sum = 0;
    SpvBuiltIn builtin =
        is_no_perspective(e->info->interpolation) ? SpvBuiltInBaryCoordNoPerspKHR : SpvBuiltInBaryCoordKHR;

    interpolate(l, at, triple, weights, builtin_variable(l, builtin, SpvStorageClassInput, triple));
    for (uint32_t n = 0; n < e->vertices; n++) {
        place.vertex = constant_u32(b, n);
        uint32_t value = EMIT(b, SpvOpLoad, element_scalar(l, e), element_pointer(l, &l->interface->inputs, e, place));
        if (e->bits != 32)
            value = convert_to(b, SpvOpFConvert, f32, value);
        value = float_multiply(b, f32, value, component_of(b, f32, weights, n));
        sum = n == 0 ? value : float_add(b, f32, sum, value);
    }
    EMIT_AS(b, e->bits == 32 ? SpvOpCopyObject : SpvOpFConvert, element_scalar(l, e), id, sum);
}

/* Interpolates the row, then extracts the component. */
static void interpolate_row(struct lowering *l, struct element *e, struct place place, const struct evaluation *at,
                            uint32_t id)
{
    uint32_t columns = row_columns(e), whole = columns == 1 ? id : new_id(l->b), scalar = element_scalar(l, e);

    uint32_t type = element_row(l, e), pointer = row_pointer(l, &l->interface->inputs, e, place);
    interpolate(l, at, type, whole, pointer);
    if (columns > 1 && place.column.id)
        EMIT_AS(l->b, SpvOpVectorExtractDynamic, scalar, id, whole, place.column.id);
    else if (columns > 1)
        component_as(l->b, scalar, id, whole, place.column.constant);
}

static void evaluate_element(struct lowering *l, const struct instruction *i, struct element *e, struct place place,
                             const struct evaluation *at)
{
    uint32_t id = element_destination(l, i, e);

    (e->by_barycentrics ? interpolate_vertices : interpolate_row)(l, e, place, at, id);
    element_result(l, i, e, id);
}

/* The position that the input's interpolation mode asks for. */
static struct evaluation own_evaluation(struct lowering *l, const struct element *e)
{
    uint32_t mode = e->info->interpolation;

    if (is_centroid(mode))
        return (struct evaluation){GLSLstd450InterpolateAtCentroid, 0};
    if (is_per_sample(mode))
        return (struct evaluation){GLSLstd450InterpolateAtSample, builtin_input(l, SpvBuiltInSampleId, type_u32(l->b))};
    return (struct evaluation){GLSLstd450InterpolateAtOffset,
                               constant_null(l->b, type_vector(l->b, type_f32(l->b), 2))};
}

void load_by_barycentrics(struct lowering *l, const struct instruction *i, struct element *e, struct place place)
{
    struct evaluation own = own_evaluation(l, e);

    evaluate_element(l, i, e, place, &own);
}

/* Sixteenths of a pixel (signed, low four bits) to pixels. */
static uint32_t snapped_offset(struct lowering *l, const struct instruction *i, uint32_t number)
{
    struct builder *b = l->b;
    uint32_t i32 = type_signed_int(b, 32), f32 = type_f32(b);
    uint64_t constant;

    if (operand_constant(l, i, number, &constant))
        return constant_f32(b, (float)((int32_t)((constant & 15) ^ 8) - 8) / 16.0f);
    uint32_t word = bitcast(b, i32, operand(l, i, number));
    uint32_t offset = EMIT(b, SpvOpBitFieldSExtract, i32, word, constant_u32(b, 0), constant_u32(b, 4));
    return EMIT(b, SpvOpFMul, f32, convert_to(b, SpvOpConvertSToF, f32, offset), constant_f32(b, 1.0f / 16.0f));
}

/* Operands from 3 on: none at the centroid, the sample, or the two offsets. */
void lower_evaluation(struct lowering *l, const struct instruction *i, uint32_t instruction)
{
    struct evaluation at = {(enum GLSLstd450)instruction, 0};
    struct place place;

    if (instruction == GLSLstd450InterpolateAtSample) {
        at.argument = operand(l, i, 3);
    } else if (instruction == GLSLstd450InterpolateAtOffset) {
        uint32_t x = snapped_offset(l, i, 3), y = snapped_offset(l, i, 4);
        at.argument = make_pair(l->b, type_vector(l->b, type_f32(l->b), 2), x, y);
    }
    struct element *e = operand_element(l, i, &l->interface->inputs, &place);
    bool barycentric = e->info->semantic == DXS_SEMANTIC_BARYCENTRICS;
    if (e->kind != SCALAR_FLOAT || e->bits > 32 || (e->meaning->kind != MEANS_VARYING && !barycentric))
        unsupported(l, i, "only float varyings of 16 or 32 bits can be evaluated at another position");
    evaluate_element(l, i, e, place, &at);
}

/* ---- Values at vertices ------------------------------------------------------------------------------------------ */

void lower_attribute_at_vertex(struct lowering *l, const struct instruction *i)
{
    struct signature *inputs = &l->interface->inputs;
    struct place place;
    struct element *e = operand_element(l, i, inputs, &place);

    if (e->meaning->kind != MEANS_VARYING)
        unsupported(l, i, "system values cannot be read at vertices");
    place.vertex = operand_index(l, i, 3, e->vertices, e);
    load_element(l, i, inputs, e, place);
}
