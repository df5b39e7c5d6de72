/* Vectors of shader model 6.10's linear algebra: conversions, and products with matrices of a single thread. A product
 * reads the matrix from its buffer element by element. */
#include "spirv/operations.h"

#include "dxil/linear_algebra.h"
#include "spirv/function/function.h"
#include "spirv/resource_operations/buffer.h"
#include "spirv/matrices/matrices.h"

enum {
    WORD_BITS = 32,
    COLUMN_MAJOR = 1
};

/* A scalar id and its format. */
struct scalar {
    uint32_t id;
    struct scalar_format format;
};

/* ---- Scalars in words -------------------------------------------------------------------------------------------- */

/* Whether elements are packed four to a word: HLSL has no 8-bit types. */
static bool is_packed(enum matrix_format format)
{
    return matrix_element_bits(format) == 8;
}

static uint32_t unpacked_float8(struct lowering *l, uint32_t word, enum matrix_format format)
{
    struct builder *b = l->b;
    uint32_t bits = convert_to(b, SpvOpUConvert, type_int(b, 8), word);
    uint32_t value = bitcast(b, float8_type(l, format == MATRIX_E5M2), bits);

    return convert_to(b, SpvOpFConvert, type_f32(b), value);
}

/* Extracts the scalar that begins at bit `shift` of the word and widens it to 32 bits. */
static struct scalar unpack(struct lowering *l, const struct instruction *i, uint32_t word, uint32_t shift,
                            enum matrix_format format, bool is_signed)
{
    struct builder *b = l->b;
    uint32_t bits = matrix_element_bits(format), u32 = type_u32(b), f32 = type_f32(b);
    struct scalar result = {0, {WORD_BITS, matrix_has_floats(format), is_signed, false}};

    if (bits == 64)
        unsupported(l, i, "64-bit elements are not supported");
    if (!result.format.is_float) {
        SpvOp extract_bits = is_signed ? SpvOpBitFieldSExtract : SpvOpBitFieldUExtract;
        result.id = bits == WORD_BITS ? word : EMIT(b, extract_bits, u32, word, shift, constant_u32(b, bits));
        return result;
    }
    if (bits == WORD_BITS) {
        result.id = bitcast(b, f32, word);
        return result;
    }
    word = shift_right(b, word, shift);
    if (format == MATRIX_BF16)
        result.id = bitcast(b, f32, shift_left_imm(b, word, 16));
    else if (format == MATRIX_F16)
        result.id = component_of(b, f32, EMIT_GLSL(b, GLSLstd450UnpackHalf2x16, type_vector(b, f32, 2), word), 0);
    else
        result.id = unpacked_float8(l, word, format);
    return result;
}

static struct scalar converted(struct lowering *l, struct scalar value, struct scalar_format to)
{
    return (struct scalar){convert_scalar(l, value.id, value.format, to, scalar_id(l, to)), to};
}

/* Converts the scalar to 8 bits, returned in a word. */
static uint32_t packed_byte(struct lowering *l, struct scalar value, enum matrix_format format, bool is_signed)
{
    struct builder *b = l->b;
    uint32_t u8 = type_int(b, 8), byte;

    if (matrix_has_floats(format)) {
        struct scalar number = converted(l, value, (struct scalar_format){WORD_BITS, true, false, false});
        uint32_t narrow = convert_to(b, SpvOpFConvert, float8_type(l, format == MATRIX_E5M2), number.id);
        byte = bitcast(b, u8, narrow);
    } else {
        byte = converted(l, value, (struct scalar_format){8, false, is_signed, false}).id;
    }
    return convert_to(b, SpvOpUConvert, type_u32(b), byte);
}

/* ---- Vectors ----------------------------------------------------------------------------------------------------- */

/* Interprets operand `number` in the format that operand `interpretation` names. */
static struct interpreted interpret(struct lowering *l, const struct instruction *i, uint32_t number,
                                    uint32_t interpretation)
{
    uint32_t component = operand_literal(l, i, interpretation);
    struct interpreted v = {.vector = operand_value(l, i, number), .format = matrix_format_of(component)};
    type_id type = type_of(l, v.vector);

    v.is_signed = is_signed_component(component);
    v.is_packed = is_packed(v.format) && !is_float(l, type) && scalar_bits(l, type) == WORD_BITS;
    v.count = lane_count(l, type) * (v.is_packed ? 4 : 1);
    return v;
}

static void expect_fit(struct lowering *l, const struct instruction *i, const struct interpreted *v)
{
    if (v->format == MATRIX_UNKNOWN || v->format == MATRIX_BF16 || (is_packed(v->format) && !v->is_packed))
        unsupported(l, i, "the elements of the vector do not fit the interpretation");
}

static struct scalar element_of(struct lowering *l, const struct instruction *i, const struct interpreted *v,
                                uint32_t number)
{
    if (v->is_packed) {
        uint32_t word = value_lane(l, v->vector, number / 4), shift = constant_u32(l->b, number % 4 * 8);
        return unpack(l, i, word, shift, v->format, v->is_signed);
    }
    struct scalar_format wanted = {matrix_element_bits(v->format), matrix_has_floats(v->format), v->is_signed, false};
    struct scalar lane = {value_lane(l, v->vector, number), format_of_value(l, type_of(l, v->vector), v->is_signed)};
    lane.format.is_signed |= wanted.is_float;
    return converted(l, lane, wanted);
}

void define_vector(struct lowering *l, const struct instruction *i, const uint32_t *lanes)
{
    uint32_t scalar = value_type(l, scalar_type(l, i->type)), count = lane_count(l, i->type);

    if (count > 1 && !is_split_vector(l, i->type)) {
        EMIT_LIST(l->b, SpvOpCompositeConstruct, value_type(l, i->type), result_id(l, i), count, lanes);
        return;
    }
    for (uint32_t n = 0; n < count; n++)
        copy_as(l->b, scalar, result_id(l, i) + n, lanes[n]);
}

void lower_convert_vector(struct lowering *l, const struct instruction *i)
{
    struct interpreted from = interpret(l, i, 0, 1);
    uint32_t component = operand_literal(l, i, 2), count = lane_count(l, i->type), packed = 1;
    enum matrix_format format = matrix_format_of(component);
    bool is_signed = is_signed_component(component);
    uint32_t *lanes = arena_words(l->arena, count);

    expect_fit(l, i, &from);
    if (format == MATRIX_UNKNOWN || format == MATRIX_BF16)
        unsupported(l, i, "the elements of the result do not fit the interpretation");
    if (is_packed(format))
        packed = 4;
    if (count * packed != from.count)
        fail(l->fault, DXS_RESULT_INVALID_MODULE,
             "LinAlgConvert: the vector has %u elements, the result %u: expected as many", from.count, count * packed);
    struct scalar_format to = format_of_value(l, i->type, is_signed);
    for (uint32_t n = 0; n < count; n++) {
        for (uint32_t k = 0; k < packed; k++) {
            struct scalar element = element_of(l, i, &from, n * packed + k);
            uint32_t part = packed == 1 ? converted(l, element, to).id : packed_byte(l, element, format, is_signed);
            lanes[n] = k == 0 ? part
                              : EMIT(l->b, SpvOpBitFieldInsert, type_u32(l->b), lanes[n], part,
                                     constant_u32(l->b, 8 * k), constant_u32(l->b, 8));
        }
    }
    define_vector(l, i, lanes);
}

/* ---- Products ---------------------------------------------------------------------------------------------------- */

static void find_matrix(struct lowering *l, const struct instruction *i, struct thread_matrix *m)
{
    m->load = defining_instruction(l, operand_value(l, i, 0));
    if (!m->load || m->load->dx_op != DX_LinAlgMatrixLoadFromDescriptor ||
        !read_matrix_name(module_type(l->module, m->load->type)->name, &m->type))
        unsupported(l, i, "the matrix must come from a load");
    struct handle h = resolve_handle(l, m->load, 0);
    if (h.info->kind != DXS_RESOURCE_KIND_RAW_BUFFER)
        unsupported(l, i, "the matrix must lie in a raw buffer");
    m->address = buffer_address(l, m->load, &h, 1, WORD_BITS);
    m->stride = operand(l, m->load, 2);
}

static struct scalar load_element_at(struct lowering *l, const struct instruction *i, const struct thread_matrix *m,
                                     uint32_t row, uint32_t column)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), bytes = matrix_element_bits(m->type.bits) / 8;
    bool by_columns = constant_operand(l, m->load, 3, COLUMN_MAJOR) == COLUMN_MAJOR;
    uint32_t major = multiply(b, by_columns ? column : row, m->stride);
    uint32_t minor = multiply_imm(b, by_columns ? row : column, bytes);
    uint32_t byte = add(b, major, minor);
    uint32_t word_number = shift_right_imm(b, byte, 2);
    uint32_t in_word = bit_and_imm(b, byte, 3);
    struct buffer_address address = m->address;

    address.dynamic = address.dynamic ? add(b, address.dynamic, word_number) : word_number;
    uint32_t word = new_id(b);
    load_word(l, &address, 0, word);
    if (address.is_float)
        word = bitcast(b, u32, word);
    uint32_t shift = shift_left_imm(b, in_word, 3);
    return unpack(l, i, word, shift, (enum matrix_format)m->type.bits, m->type.packed);
}

/* A local array variable. */
struct array {
    uint32_t variable, type; /* type: of a pointer to an element */
};

static struct array new_local_array(struct lowering *l, uint32_t element, uint32_t count)
{
    return (struct array){local_variable(l->b, type_array(l->b, element, count), 0),
                          type_pointer(l->b, SpvStorageClassFunction, element)};
}

static uint32_t array_element(struct lowering *l, const struct array *array, uint32_t index)
{
    return EMIT(l->b, SpvOpAccessChain, array->type, array->variable, index);
}

/* Opens `for (*variable = 0; *variable < count; ++*variable)` and loads the counter to `round`. */
static struct open_loop open_count(struct lowering *l, uint32_t variable, uint32_t *round)
{
    store(l->b, variable, constant_u32(l->b, 0));
    struct open_loop loop = open_loop(l);
    *round = load(l->b, type_u32(l->b), variable);
    return loop;
}

static void close_count(struct lowering *l, struct open_loop *loop, uint32_t variable, uint32_t round, uint32_t count)
{
    struct builder *b = l->b;
    uint32_t next = add_imm(b, round, 1);

    store(b, variable, next);
    close_loop(l, loop, equal_imm(b, next, count));
}

/* *sum += dot(row, vector) */
static void add_row(struct lowering *l, const struct instruction *i, const struct thread_matrix *m,
                    const struct array *vector, uint32_t sum, uint32_t row, struct scalar_format format)
{
    struct builder *b = l->b;
    uint32_t type = scalar_id(l, format), variable = local_variable(b, type_u32(b), 0), column;
    struct open_loop loop = open_count(l, variable, &column);
    uint32_t element = converted(l, load_element_at(l, i, m, row, column), format).id;
    uint32_t factor = load(b, type, array_element(l, vector, column));
    uint32_t product = EMIT(b, format.is_float ? SpvOpFMul : SpvOpIMul, type, element, factor);
    uint32_t before = load(b, type, sum);

    store(b, sum, EMIT(b, format.is_float ? SpvOpFAdd : SpvOpIAdd, type, before, product));
    close_count(l, &loop, variable, column, m->type.first_member);
}

/* Loops over rows and columns. Sums have 32 bits: integers if all operands are integers, otherwise floats. */
static void multiply_by_loops(struct lowering *l, const struct instruction *i, const struct thread_matrix *m,
                              const struct interpreted *given)
{
    struct builder *b = l->b;
    uint32_t rows = m->type.element, row, *lanes = arena_words(l->arena, rows);
    struct scalar_format to = format_of_value(l, i->type, operand_literal(l, i, 1));
    bool is_float = to.is_float || matrix_has_floats(m->type.bits) || matrix_has_floats(given->format);
    struct scalar_format format = {WORD_BITS, is_float, to.is_signed || is_float, false};
    uint32_t type = scalar_id(l, format), variable = local_variable(b, type_u32(b), 0);
    struct array vector = new_local_array(l, type, given->count), sums = new_local_array(l, type, rows);

    for (uint32_t k = 0; k < given->count; k++) {
        uint32_t element = converted(l, element_of(l, i, given, k), format).id;
        store(b, array_element(l, &vector, constant_u32(b, k)), element);
    }
    for (uint32_t k = 0; k < rows; k++) {
        uint32_t first = constant_null(b, type);
        if (i->dx_op == DX_LinAlgMatVecMulAdd)
            first = converted(l, (struct scalar){value_lane(l, operand_value(l, i, 4), k), to}, format).id;
        store(b, array_element(l, &sums, constant_u32(b, k)), first);
    }
    struct open_loop loop = open_count(l, variable, &row);
    add_row(l, i, m, &vector, array_element(l, &sums, row), row, format);
    close_count(l, &loop, variable, row, rows);
    for (uint32_t k = 0; k < rows; k++) {
        struct scalar sum = {load(b, type, array_element(l, &sums, constant_u32(b, k))), format};
        lanes[k] = converted(l, sum, to).id;
    }
    define_vector(l, i, lanes);
}

/* Operands: matrix, whether the result is signed, vector, its interpretation, and for MatVecMulAdd the bias. */
void lower_multiply_vector(struct lowering *l, const struct instruction *i)
{
    struct interpreted given = interpret(l, i, 2, 3);
    uint32_t rows = lane_count(l, i->type);
    struct thread_matrix m;

    constant_operand(l, i, 1, UINT64_MAX);
    find_matrix(l, i, &m);
    if (m.type.element != rows || m.type.first_member != given.count)
        fail(l->fault, DXS_RESULT_INVALID_MODULE, "%s: a %u x %u matrix does not fit vectors of %u and %u elements",
             dx_operation_name(i->dx_op), m.type.element, m.type.first_member, given.count, rows);
    if (is_one_product(l, i, &m, &given)) {
        multiply_at_once(l, i, &m, &given);
    } else {
        expect_fit(l, i, &given);
        multiply_by_loops(l, i, &m, &given);
    }
}
