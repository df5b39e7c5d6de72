/* Expressions: arithmetic, comparisons, selections, loads and stores by name. */
#include "spirv/builder/expressions.h"

/* ---- u32 --------------------------------------------------------------------------------------------------------- */

static NOINLINE uint32_t binary(struct builder *b, SpvOp op, uint32_t x, uint32_t y)
{
    return emit_new_4(b, op, type_u32(b), x, y);
}

static NOINLINE uint32_t binary_imm(struct builder *b, SpvOp op, uint32_t x, uint32_t n, uint32_t neutral)
{
    return n == neutral ? x : binary(b, op, x, constant_u32(b, n));
}

/* `neutral`: the number that changes nothing. */
#define BINARY(name, op, neutral)                                                                                      \
    uint32_t name(struct builder *b, uint32_t x, uint32_t y)                                                           \
    {                                                                                                                  \
        return binary(b, op, x, y);                                                                                    \
    }                                                                                                                  \
    uint32_t name##_imm(struct builder *b, uint32_t x, uint32_t n)                                                     \
    {                                                                                                                  \
        return binary_imm(b, op, x, n, neutral);                                                                       \
    }
BINARY(add, SpvOpIAdd, 0)
BINARY(subtract, SpvOpISub, 0)
BINARY(multiply, SpvOpIMul, 1)
BINARY(divide, SpvOpUDiv, 1)
BINARY(bit_and, SpvOpBitwiseAnd, UINT32_MAX)
BINARY(bit_or, SpvOpBitwiseOr, 0)
BINARY(bit_xor, SpvOpBitwiseXor, 0)
BINARY(shift_left, SpvOpShiftLeftLogical, 0)
BINARY(shift_right, SpvOpShiftRightLogical, 0)

uint32_t remainder_of(struct builder *b, uint32_t x, uint32_t y)
{
    return binary(b, SpvOpUMod, x, y);
}

uint32_t remainder_of_imm(struct builder *b, uint32_t x, uint32_t n)
{
    return remainder_of(b, x, constant_u32(b, n));
}

uint32_t minimum(struct builder *b, uint32_t x, uint32_t y)
{
    return emit_glsl_2(b, GLSLstd450UMin, type_u32(b), x, y);
}

uint32_t minimum_imm(struct builder *b, uint32_t x, uint32_t n)
{
    return minimum(b, x, constant_u32(b, n));
}

/* ---- bool -------------------------------------------------------------------------------------------------------- */

static NOINLINE uint32_t compare(struct builder *b, SpvOp op, uint32_t x, uint32_t y)
{
    return emit_new_4(b, op, type_bool(b), x, y);
}

static NOINLINE uint32_t compare_imm(struct builder *b, SpvOp op, uint32_t x, uint32_t n)
{
    uint32_t boolean = type_bool(b); /* declared before the number */

    return emit_new_4(b, op, boolean, x, constant_u32(b, n));
}

#define COMPARE(name, op)                                                                                              \
    uint32_t name(struct builder *b, uint32_t x, uint32_t y)                                                           \
    {                                                                                                                  \
        return compare(b, op, x, y);                                                                                   \
    }                                                                                                                  \
    uint32_t name##_imm(struct builder *b, uint32_t x, uint32_t n)                                                     \
    {                                                                                                                  \
        return compare_imm(b, op, x, n);                                                                               \
    }
COMPARE(equal, SpvOpIEqual)
COMPARE(not_equal, SpvOpINotEqual)
COMPARE(less, SpvOpULessThan)
COMPARE(less_or_equal, SpvOpULessThanEqual)
COMPARE(greater_or_equal, SpvOpUGreaterThanEqual)

uint32_t logical_and(struct builder *b, uint32_t x, uint32_t y)
{
    return compare(b, SpvOpLogicalAnd, x, y);
}

uint32_t logical_or(struct builder *b, uint32_t x, uint32_t y)
{
    return compare(b, SpvOpLogicalOr, x, y);
}

uint32_t logical_not(struct builder *b, uint32_t x)
{
    return emit_new_3(b, SpvOpLogicalNot, type_bool(b), x);
}

uint32_t negate_as(struct builder *b, uint32_t type, uint32_t id, uint32_t x)
{
    return emit_3(b, SpvOpLogicalNot, type, id, x);
}

/* ---- Floats ------------------------------------------------------------------------------------------------------ */

#define FLOAT(name, op)                                                                                                \
    uint32_t float_##name(struct builder *b, uint32_t type, uint32_t x, uint32_t y)                                    \
    {                                                                                                                  \
        return emit_new_4(b, op, type, x, y);                                                                          \
    }
FLOAT(add, SpvOpFAdd)
FLOAT(subtract, SpvOpFSub)
FLOAT(multiply, SpvOpFMul)
FLOAT(divide, SpvOpFDiv)

/* ---- Any type ---------------------------------------------------------------------------------------------------- */

uint32_t select_value(struct builder *b, uint32_t type, uint32_t condition, uint32_t x, uint32_t y)
{
    return emit_new_5(b, SpvOpSelect, type, condition, x, y);
}

uint32_t select_imm(struct builder *b, uint32_t condition, uint32_t n, uint32_t m)
{
    uint32_t x = constant_u32(b, n), y = constant_u32(b, m);

    return select_value(b, type_u32(b), condition, x, y);
}

uint32_t select_as(struct builder *b, uint32_t type, uint32_t id, uint32_t condition, uint32_t x, uint32_t y)
{
    return emit_5(b, SpvOpSelect, type, id, condition, x, y);
}

uint32_t test_nan(struct builder *b, uint32_t type, uint32_t x)
{
    return emit_new_3(b, SpvOpIsNan, type, x);
}

uint32_t convert_to(struct builder *b, SpvOp op, uint32_t type, uint32_t x)
{
    return emit_new_3(b, op, type, x);
}

uint32_t bitcast(struct builder *b, uint32_t type, uint32_t x)
{
    return emit_new_3(b, SpvOpBitcast, type, x);
}

uint32_t make_pair(struct builder *b, uint32_t type, uint32_t x, uint32_t y)
{
    return emit_new_4(b, SpvOpCompositeConstruct, type, x, y);
}

uint32_t component_of(struct builder *b, uint32_t type, uint32_t composite, uint32_t number)
{
    return emit_new_4(b, SpvOpCompositeExtract, type, composite, number);
}

uint32_t array_length(struct builder *b, uint32_t block)
{
    return emit_new_4(b, SpvOpArrayLength, type_u32(b), block, 0);
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

uint32_t access_element(struct builder *b, SpvStorageClass storage, uint32_t type, uint32_t base, uint32_t index)
{
    return emit_new_4(b, SpvOpAccessChain, type_pointer(b, storage, type), base, index);
}

/* ---- Control flow ------------------------------------------------------------------------------------------------ */

void branch(struct builder *b, uint32_t label)
{
    append_1(b, b->code, SpvOpBranch, label);
}

void branch_if(struct builder *b, uint32_t condition, uint32_t label, uint32_t otherwise)
{
    append_3(b, b->code, SpvOpBranchConditional, condition, label, otherwise);
}

COLD void group_barrier(struct builder *b, SpvScope scope, uint32_t others)
{
    uint32_t id = constant_u32(b, scope);
    uint32_t order = SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsWorkgroupMemoryMask | others;

    EMIT_VOID(b, SpvOpControlBarrier, id, id, constant_u32(b, order));
}
