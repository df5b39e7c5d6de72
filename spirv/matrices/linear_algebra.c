/* Lowers linear-algebra operations on the matrices of a wave or thread group. Products with the matrices of a thread
 * are in matrix_vectors.c. */
#include "spirv/operations.h"

#include "spirv/memory/memory.h"
#include "spirv/matrices/matrices.h"

/* ---- Matrices as operands ---------------------------------------------------------------------------------------- */

static const struct type *matrix_of_type(struct lowering *l, const struct instruction *i, type_id id)
{
    const struct type *type = module_type(l->module, id);

    if (type->kind != TYPE_MATRIX)
        unsupported(l, i, "the matrix must belong to a wave or thread group");
    return type;
}

static const struct type *matrix_operand(struct lowering *l, const struct instruction *i, uint32_t number)
{
    return matrix_of_type(l, i, type_of(l, operand_value(l, i, number)));
}

/* Whether a matrix has this use and size, and the scope of `other`. */
static void expect_matrix(struct lowering *l, const struct instruction *i, const struct type *matrix,
                          enum matrix_use use, uint32_t rows, uint32_t columns, const struct type *other)
{
    if (matrix->count != use || matrix->element != rows || matrix->first_member != columns ||
        matrix->address_space != other->address_space)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "%s: the use, size or scope of a matrix does not fit the others",
             dx_operation_name(i->dx_op));
}

static void expect_type_of_operand(struct lowering *l, const struct instruction *i)
{
    if (i->type != type_of(l, operand_value(l, i, 0)))
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "%s: the result must have the matrix's type",
             dx_operation_name(i->dx_op));
}

/* ---- Elements ---------------------------------------------------------------------------------------------------- */

void lower_fill_matrix(struct lowering *l, const struct instruction *i)
{
    const struct type *matrix = matrix_of_type(l, i, i->type);
    struct scalar_format to = format_of_matrix(matrix);
    struct scalar_format from = format_of_value(l, type_of(l, operand_value(l, i, 0)), to.is_signed || to.is_float);
    uint32_t type = value_type(l, i->type), element = matrix_element_type(l, matrix->bits);

    uint32_t value = convert_scalar(l, operand(l, i, 0), from, to, element);
    EMIT_AS(l->b, SpvOpCompositeConstruct, type, result_id(l, i), value);
}

void lower_matrix_size(struct lowering *l, const struct instruction *i)
{
    uint32_t type = matrix_type(l, matrix_operand(l, i, 0));

    EMIT_AS(l->b, (SpvOp)DXS_SPV_OP_COOPERATIVE_MATRIX_LENGTH, type_u32(l->b), result_id(l, i), type);
}

/* A copy of operand 0 in a variable, and a pointer to element `operand 1` of it, clamped to the last element. */
struct lane_element {
    const struct type *matrix;
    uint32_t variable, pointer, type, is_there;
};

static struct lane_element open_element(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    struct lane_element e = {.matrix = matrix_operand(l, i, 0)};
    uint32_t type = matrix_type(l, e.matrix), u32 = type_u32(b), index = operand(l, i, 1);
    uint32_t length = EMIT(b, (SpvOp)DXS_SPV_OP_COOPERATIVE_MATRIX_LENGTH, u32, type);

    if (matrix_element_bits(e.matrix->bits) == 8)
        unsupported(l, i, "HLSL has no type for the elements of the matrix");
    e.type = matrix_element_type(l, e.matrix->bits);
    e.variable = local_variable(b, type, 0);
    store(b, e.variable, operand(l, i, 0));
    e.is_there = less(b, index, length);
    uint32_t last = subtract_imm(b, length, 1);
    uint32_t number = minimum(b, index, last);
    e.pointer = access_element(b, SpvStorageClassFunction, e.type, e.variable, number);
    return e;
}

void lower_get_element(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    struct lane_element e = open_element(l, i);
    struct scalar_format from = format_of_matrix(e.matrix);
    struct scalar_format to = format_of_value(l, i->type, from.is_signed || from.is_float);
    uint32_t type = value_type(l, i->type);
    uint32_t value = convert_scalar(l, load(b, e.type, e.pointer), from, to, type);

    select_as(b, type, result_id(l, i), e.is_there, value, constant_null(b, type));
}

void lower_set_element(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    struct lane_element e = open_element(l, i);
    struct scalar_format to = format_of_matrix(e.matrix);
    struct scalar_format from = format_of_value(l, type_of(l, operand_value(l, i, 2)), to.is_signed || to.is_float);
    expect_type_of_operand(l, i);
    uint32_t value = convert_scalar(l, operand(l, i, 2), from, to, e.type);
    uint32_t before = load(b, e.type, e.pointer);

    store(b, e.pointer, select_value(b, e.type, e.is_there, value, before));
    load_as(b, value_type(l, i->type), result_id(l, i), e.variable);
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

/* Matrix loads and stores that dxil/linear_algebra.c did not turn into MatrixLoad and MatrixStore. */
void lower_other_matrix_access(struct lowering *l, const struct instruction *i)
{
    unsupported(l, i, "the matrix must belong to a wave or thread group");
}

/* Converts a count of elements of `bits` bits to units of `unit` bits. */
static uint32_t in_units(struct lowering *l, uint32_t number, uint32_t bits, uint32_t unit)
{
    return bits > unit ? multiply_imm(l->b, number, bits / unit) : divide_imm(l->b, number, unit / bits);
}

/* Operands from `first` on: pointer to the first element of an array, offset and stride in matrix elements, layout. */
void lower_matrix_memory(struct lowering *l, const struct instruction *i)
{
    bool loads = i->dx_op == DX_LinAlgMatrixLoadFromMemory;
    uint32_t first = loads ? 0 : 1;
    const struct type *matrix = loads ? matrix_of_type(l, i, i->type) : matrix_operand(l, i, 0);
    uint32_t bits = matrix_element_bits(matrix->bits);
    struct pointer p;

    resolve_pointer(l, i, operand_value(l, i, first), &p);
    if (p.variable.storage != SpvStorageClassWorkgroup || p.is_outside || p.count == 0)
        unsupported(l, i, "the pointer must lead to groupshared memory");
    const struct type *scalar = module_type(l->module, scalar_type(l, p.type));
    uint32_t unit = scalar->bits * lane_count(l, p.type);
    struct pointer_index *index = &p.indices[p.count - 1];
    if (scalar->bits == 0 || index->limit == 0)
        unsupported(l, i, "the memory must be an array of scalars or vectors");
    uint32_t offset = in_units(l, operand(l, i, first + 1), bits, unit);
    uint32_t before = index->id ? index->id : constant_u32(l->b, index->value);
    index->id = add(l->b, before, offset);
    struct matrix_place place = {.stride = in_units(l, operand(l, i, first + 2), bits, unit),
                                 .columns = constant_operand(l, i, first + 3, 1)};
    place.pointer = emit_pointer(l, &p, pointee_type(l, &p));
    uint32_t value = loads ? result_id(l, i) : operand(l, i, 0);
    move_matrix(l, &place, loads ? value_type(l, i->type) : 0, value);
}

/* ---- Arithmetic -------------------------------------------------------------------------------------------------- */

static uint32_t zero_matrix(struct lowering *l, const struct type *matrix)
{
    uint32_t type = matrix_type(l, matrix);

    return EMIT(l->b, SpvOpCompositeConstruct, type, constant_null(l->b, matrix_element_type(l, matrix->bits)));
}

/* Operands: A, B, and for MultiplyAccumulate the sum so far. */
void lower_multiply_matrices(struct lowering *l, const struct instruction *i)
{
    bool has_sum = i->dx_op == DX_LinAlgMatrixMultiplyAccumulate;
    const struct type *product = matrix_of_type(l, i, i->type);
    const struct type *left = matrix_operand(l, i, 0), *right = matrix_operand(l, i, 1);
    uint32_t operands[4], signs = (uint32_t)product->packed << 3;

    expect_matrix(l, i, left, MATRIX_A, product->element, left->first_member, product);
    expect_matrix(l, i, right, MATRIX_B, left->first_member, product->first_member, product);
    expect_matrix(l, i, has_sum ? matrix_operand(l, i, 2) : product, MATRIX_ACCUMULATOR, product->element,
                  product->first_member, product);
    expect_matrix(l, i, product, MATRIX_ACCUMULATOR, product->element, product->first_member, product);
    for (uint32_t k = 0; k < 3; k++) {
        const struct type *matrix = k < 2 || has_sum ? matrix_operand(l, i, k) : product;
        operands[k] = k < 2 || has_sum ? operand(l, i, k) : zero_matrix(l, product);
        signs |= (uint32_t)matrix->packed << k;
    }
    operands[3] = signs;
    EMIT_LIST(l->b, (SpvOp)DXS_SPV_OP_COOPERATIVE_MATRIX_MUL_ADD, value_type(l, i->type), result_id(l, i),
              signs ? 4 : 3, operands);
}

/* The instruction that converts elements; SpvOpNop: none is needed. SPIR-V converts whole matrices with its scalar
 * instructions. Those neither round nor saturate as Direct3D does, so conversions that would have to are refused. */
static SpvOp conversion_of(struct lowering *l, const struct instruction *i, struct scalar_format from,
                           struct scalar_format to)
{
    if (from.is_float && to.is_float)
        return is_same_float(from, to) ? SpvOpNop : SpvOpFConvert;
    if (to.is_float)
        return from.is_signed ? SpvOpConvertSToF : SpvOpConvertUToF;
    if (!from.is_float && from.bits == to.bits && from.is_signed == to.is_signed)
        return SpvOpNop;
    if (from.is_float || from.bits >= to.bits || (from.is_signed && !to.is_signed))
        unsupported(l, i, "the integer format must hold all values: cooperative matrices do not saturate");
    return from.is_signed ? SpvOpSConvert : SpvOpUConvert;
}

/* Converts the format, the use, or both, and transposes. The narrower of the two formats is stored to memory. */
static uint32_t convert_matrix(struct lowering *l, const struct instruction *i, uint32_t value, const struct type *from,
                               const struct type *to, bool transposes)
{
    struct scalar_format before = format_of_matrix(from), after = format_of_matrix(to);
    SpvOp conversion = conversion_of(l, i, before, after);
    bool moves = transposes || from->count != to->count;
    struct type at = *from;

    expect_matrix(l, i, to, (enum matrix_use)to->count, transposes ? from->first_member : from->element,
                  transposes ? from->element : from->first_member, from);
    if (conversion == SpvOpNop && from->bits != to->bits)
        unsupported(l, i, "no conversion between float formats of the same size");
    if (moves && !transposes && converts_use(l, from))
        return convert_to(l->b, conversion ? conversion : (SpvOp)DXS_SPV_OP_COOPERATIVE_MATRIX_CONVERT,
                          matrix_type(l, to), value);
    if (conversion && (after.bits < before.bits || !moves)) {
        at.bits = to->bits;
        at.packed = to->packed;
        value = convert_to(l->b, conversion, matrix_type(l, &at), value);
    }
    if (moves) {
        struct type moved = *to;
        moved.bits = at.bits;
        moved.packed = at.packed;
        value = change_matrix_use(l, i, value, &at, &moved, transposes);
    }
    return at.bits == to->bits ? value : convert_to(l->b, conversion, matrix_type(l, to), value);
}

void lower_copy_convert_matrix(struct lowering *l, const struct instruction *i)
{
    const struct type *from = matrix_operand(l, i, 0), *to = matrix_of_type(l, i, i->type);
    uint32_t value = convert_matrix(l, i, operand(l, i, 0), from, to, (constant_operand(l, i, 1, UINT64_MAX) & 1) != 0);

    copy_as(l->b, value_type(l, i->type), result_id(l, i), value);
}

/* Operands: the sum so far, and a product operand that is added to it. */
void lower_accumulate_matrix(struct lowering *l, const struct instruction *i)
{
    const struct type *sum = matrix_of_type(l, i, i->type), *added = matrix_operand(l, i, 1);
    expect_type_of_operand(l, i);
    if (sum->bits == MATRIX_BF16)
        unsupported(l, i, "SPIR-V does not add matrices of bfloat16");
    uint32_t before = operand(l, i, 0), value = convert_matrix(l, i, operand(l, i, 1), added, sum, false);

    EMIT_AS(l->b, matrix_has_floats(sum->bits) ? SpvOpFAdd : SpvOpIAdd, value_type(l, i->type), result_id(l, i), before,
            value);
}

/* The accumulator's layout equals that of A (0) or B (1). Either answer is right: both are converted. */
void lower_accumulator_layout(struct lowering *l, const struct instruction *i)
{
    copy_as(l->b, type_u32(l->b), result_id(l, i), constant_u32(l->b, MATRIX_A));
}
