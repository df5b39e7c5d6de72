/* Products of a thread's matrices and vectors, and outer products, by SPV_NV_cooperative_vector. Vulkan lists the types
 * that each device with the extension has (VkCooperativeVectorPropertiesNV). */

#include "dxil/linear_algebra.h"
#include "spirv/function/function.h"
#include "spirv/interface/interface.h"
#include "spirv/matrices/matrices.h"

enum {
    MAX_EDGE = 128,        /* least maxCooperativeVectorComponents */
    MATRIX_ALIGNMENT = 64, /* bytes */
    STRIDE_ALIGNMENT = 16,
    RESULT_IS_SIGNED = 8 /* Cooperative Matrix Operands */
};

/* DXIL's layouts of matrices. Those from MUL_OPTIMAL on are the device's own. */
enum matrix_layout {
    BY_ROWS,
    BY_COLUMNS,
    MUL_OPTIMAL,
    MUL_OPTIMAL_TRANSPOSED,
    OUTER_PRODUCT_OPTIMAL
};

static const uint8_t spirv_layouts[] = {
    [BY_ROWS] = 0, [BY_COLUMNS] = 1, [MUL_OPTIMAL] = 2, [OUTER_PRODUCT_OPTIMAL] = 3};

/* ---- Types ------------------------------------------------------------------------------------------------------- */

/* Component types of SPIR-V. */
enum {
    FLOAT16 = 0,
    SIGNED_INT8 = 3,
    SIGNED_INT8_PACKED = 1000491000
};

/* Halves alone, or signed bytes, of words, whose sums are integers. */
static bool has_known_types(struct lowering *l, const struct instruction *i, const struct thread_matrix *m,
                            const struct interpreted *factor)
{
    type_id given = scalar_type(l, type_of(l, factor->vector)), result = scalar_type(l, i->type);

    if (m->type.bits != factor->format)
        return false;
    if (factor->format == MATRIX_F16)
        return is_float(l, given) && scalar_bits(l, given) == 16 && is_float(l, result) && scalar_bits(l, result) == 16;
    return factor->format == MATRIX_I8 && factor->is_packed && m->type.packed && factor->is_signed &&
           operand_literal(l, i, 1) && !is_float(l, result) && scalar_bits(l, result) == 32;
}

/* Layouts of the device's own are aligned by Direct3D's rules. */
static bool has_known_layout(struct lowering *l, const struct thread_matrix *m, uint64_t layout)
{
    uint64_t stride, alignment;

    return layout == MUL_OPTIMAL || layout == OUTER_PRODUCT_OPTIMAL ||
           (operand_constant(l, m->load, 2, &stride) && stride % STRIDE_ALIGNMENT == 0 &&
            operand_constant(l, m->load, 4, &alignment) && alignment > 0 && alignment % MATRIX_ALIGNMENT == 0);
}

bool is_one_product(struct lowering *l, const struct instruction *i, const struct thread_matrix *m,
                    const struct interpreted *factor)
{
    uint64_t layout = UINT64_MAX;
    bool is_known = operand_constant(l, m->load, 3, &layout) && has_known_layout(l, m, layout) &&
                    has_known_types(l, i, m, factor) && m->type.element <= MAX_EDGE &&
                    m->type.first_member <= MAX_EDGE && m->address.view->kind == VIEW_WORDS;

    if (is_known && HAS(l, COOPERATIVE_VECTOR))
        return true;
    if (layout > BY_COLUMNS && is_known) {
        NOTE_LACKING(l, COOPERATIVE_VECTOR);
        unsupported(l, i, "layouts of the device's own need the feature cooperative_vector, which is off");
    }
    if (layout > BY_COLUMNS)
        unsupported(l, i, "the operand must be constant, and a layout by rows or by columns");
    return false;
}

/* ---- Vectors and matrices ---------------------------------------------------------------------------------------- */

static uint32_t cooperative_type(struct lowering *l, type_id type)
{
    uint32_t scalar = value_type(l, scalar_type(l, type));

    return type_cooperative_vector(l->b, scalar, lane_count(l, type));
}

static uint32_t gather(struct lowering *l, value_id vector)
{
    type_id type = type_of(l, vector);
    uint32_t count = lane_count(l, type), whole = cooperative_type(l, type);
    uint32_t *lanes = arena_words(l->arena, count);

    if (value_type(l, type) == whole) /* long vectors have this type */
        return value_component(l, vector, 0);
    for (uint32_t n = 0; n < count; n++)
        lanes[n] = value_lane(l, vector, n);
    return EMIT_LIST(l->b, SpvOpCompositeConstruct, whole, new_id(l->b), count, lanes);
}

/* Pointer to the buffer's array of words. */
static uint32_t array_pointer(struct lowering *l, const struct buffer_address *address)
{
    uint32_t member = constant_u32(l->b, 0);

    return buffer_pointer(l, &address->handle, address->view, address->view->array_type, 1, &member);
}

static uint32_t byte_offset(struct lowering *l, const struct buffer_address *address)
{
    uint32_t word = element_number(l, address, 0);
    bool is_constant = word == constant_u32(l->b, constant_word(address, 0));

    return is_constant ? constant_u32(l->b, 4 * constant_word(address, 0)) : shift_left_imm(l->b, word, 2);
}

static void need_cooperative_vectors(struct lowering *l)
{
    need_capability_of(l->b, (SpvCapability)DXS_SPV_CAPABILITY_COOPERATIVE_VECTOR, EXT_COOPERATIVE_VECTOR);
    need_version(l->b, 0x00010600);
}

/* ---- Products ---------------------------------------------------------------------------------------------------- */

void multiply_at_once(struct lowering *l, const struct instruction *i, const struct thread_matrix *m,
                      const struct interpreted *factor)
{
    enum {
        OPERANDS = 11
    };
    struct builder *b = l->b;
    uint32_t type = cooperative_type(l, i->type), scalar = value_type(l, scalar_type(l, i->type));
    uint32_t operands[OPERANDS], used = 0;
    bool is_integer = factor->is_packed;

    need_cooperative_vectors(l);
    operands[used++] = gather(l, factor->vector);
    operands[used++] = constant_u32(b, is_integer ? SIGNED_INT8_PACKED : FLOAT16);
    operands[used++] = array_pointer(l, &m->address);
    operands[used++] = byte_offset(l, &m->address);
    operands[used++] = constant_u32(b, is_integer ? SIGNED_INT8 : FLOAT16);
    operands[used++] = constant_u32(b, m->type.element);
    operands[used++] = constant_u32(b, m->type.first_member);
    operands[used++] = constant_u32(b, spirv_layouts[operand_literal(l, m->load, 3)]);
    operands[used++] = constant_bool(b, false); /* not transposed */
    operands[used++] = m->stride;
    if (is_integer)
        operands[used++] = RESULT_IS_SIGNED;

    bool is_whole = value_type(l, i->type) == type, adds = i->dx_op == DX_LinAlgMatVecMulAdd;
    uint32_t whole = EMIT_LIST(b, (SpvOp)DXS_SPV_OP_COOPERATIVE_VECTOR_MATRIX_MUL, type,
                               is_whole && !adds ? result_id(l, i) : new_id(b), used, operands);
    if (adds) {
        uint32_t added = gather(l, operand_value(l, i, 4));
        whole =
            EMIT_AS(b, is_integer ? SpvOpIAdd : SpvOpFAdd, type, is_whole ? result_id(l, i) : new_id(b), whole, added);
    }
    if (is_whole)
        return;
    uint32_t *lanes = arena_words(l->arena, m->type.element);
    for (uint32_t n = 0; n < m->type.element; n++)
        lanes[n] = component_of(b, scalar, whole, n);
    define_vector(l, i, lanes);
}

/* Operands: handle, offset, stride, layout, matrix. The matrix comes from OuterProduct, whose operands are vectors. */
void accumulate_outer_product(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    const struct instruction *product = defining_instruction(l, operand_value(l, i, 4));
    uint64_t layout = UINT64_MAX;
    struct type matrix;

    if (!product || product->dx_op != DX_LinAlgMatrixOuterProduct || !operand_constant(l, i, 3, &layout) ||
        layout != OUTER_PRODUCT_OPTIMAL)
        unsupported(l, i, "the matrix must belong to a wave or thread group");
    type_id column = type_of(l, operand_value(l, product, 0)), row = type_of(l, operand_value(l, product, 1));
    bool has_types = read_matrix_name(module_type(l->module, product->type)->name, &matrix) &&
                     matrix.bits == MATRIX_F16 && l->native_16bit && is_float(l, column) && is_float(l, row) &&
                     scalar_bits(l, column) == 16 && scalar_bits(l, row) == 16;
    struct handle h = resolve_handle(l, i, 0);
    if (!has_types || lane_count(l, column) != matrix.element || lane_count(l, row) != matrix.first_member ||
        matrix.element > MAX_EDGE || matrix.first_member > MAX_EDGE ||
        h.info->resource_class != DXS_RESOURCE_CLASS_UAV || h.info->kind != DXS_RESOURCE_KIND_RAW_BUFFER)
        unsupported(l, i, "outer products must be of at most 128 halves each, and be added to halves of a raw buffer");
    struct buffer_address address = buffer_address(l, i, &h, 1, 32);
    if (address.view->kind != VIEW_WORDS)
        unsupported(l, i, "the buffer must not be a texel buffer");
    if (!HAS(l, COOPERATIVE_VECTOR_TRAINING)) {
        NOTE_LACKING(l, COOPERATIVE_VECTOR_TRAINING);
        unsupported(l, i, "outer products need the feature cooperative_vector_training, which is off");
    }
    if (!HAS(l, COOPERATIVE_VECTOR)) {
        NOTE_LACKING(l, COOPERATIVE_VECTOR);
        unsupported(l, i, "outer products need the feature cooperative_vector, which is off");
    }
    need_cooperative_vectors(l);
    need_capability(b, (SpvCapability)DXS_SPV_CAPABILITY_COOPERATIVE_VECTOR_TRAINING);
    uint32_t a = gather(l, operand_value(l, product, 0)), other = gather(l, operand_value(l, product, 1));
    struct open_if guard = open_if(l, writes_allowed(l));
    uint32_t pointer = array_pointer(l, &address), offset = byte_offset(l, &address);
    uint32_t order = constant_u32(b, spirv_layouts[OUTER_PRODUCT_OPTIMAL]), halves = constant_u32(b, FLOAT16);
    EMIT_VOID(b, (SpvOp)DXS_SPV_OP_COOPERATIVE_VECTOR_OUTER_PRODUCT_ACCUMULATE, pointer, offset, a, other, order,
              halves);
    close_if(l, &guard);
}
