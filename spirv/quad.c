/* Operations between the four lanes of a quad. Helper lanes take part. */
#include "spirv/alu_operations.h"
#include "spirv/extensions.h"
#include "spirv/interface.h"
#include "spirv/wave.h"

/* Directions of DXIL's QuadOp and of OpGroupNonUniformQuadSwap alike: 0 across X, 1 across Y, 2 diagonally. */
static uint32_t quad_swap(struct lowering *l, uint32_t type, uint32_t id, uint32_t value, uint32_t direction)
{
    need_capability(l->b, SpvCapabilityGroupNonUniformQuad);
    return EMIT_AS(l->b, SpvOpGroupNonUniformQuadSwap, type, id, subgroup_scope(l), value,
                   constant_u32(l->b, direction));
}

static void swap_lane(struct lowering *l, const struct lane *lane)
{
    quad_swap(l, lane->result_type, lane->result, lane->operands[0], operand_literal(l, lane->instruction, 1));
}

void lower_quad_op(struct lowering *l, const struct instruction *i)
{
    if (operand_literal(l, i, 1) > 2)
        unsupported(l, i, "in an unknown direction");
    for_each_lane(l, i, 1, 0, swap_lane);
}

/* `lane.shared`: 0 if the lane's number within the quad is constant, else its number in the wave. */
static void read_quad_lane(struct lowering *l, const struct lane *lane)
{
    uint32_t scope = subgroup_scope(l);

    if (lane->shared) {
        need_capability(l->b, SpvCapabilityGroupNonUniformShuffle);
        EMIT_AS(l->b, SpvOpGroupNonUniformShuffle, lane->result_type, lane->result, scope, lane->operands[0],
                lane->shared);
        return;
    }
    need_capability(l->b, SpvCapabilityGroupNonUniformQuad);
    EMIT_AS(l->b, SpvOpGroupNonUniformQuadBroadcast, lane->result_type, lane->result, scope, lane->operands[0],
            constant_u32(l->b, operand_literal(l, lane->instruction, 1) & 3));
}

void lower_quad_read_lane_at(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32), source = 0;
    uint64_t number;

    if (!operand_constant(l, i, 1, &number)) {
        uint32_t own = builtin_input(l, SpvBuiltInSubgroupLocalInvocationId, u32);
        uint32_t quad = EMIT(b, SpvOpBitwiseAnd, u32, own, constant_u32(b, ~3u));
        uint32_t within = EMIT(b, SpvOpBitwiseAnd, u32, operand(l, i, 1), constant_u32(b, 3));
        source = EMIT(b, SpvOpBitwiseOr, u32, quad, within);
    }
    for_each_lane(l, i, 1, source, read_quad_lane);
}

/* Without quad control joined with the neighbour across X, and the pair's result with the one across Y. */
void lower_quad_vote(struct lowering *l, const struct instruction *i)
{
    uint32_t logical = type_bool(l->b), value = operand(l, i, 0);
    bool all = operand_literal(l, i, 1) == 1;
    uint32_t vote = all ? DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ALL : DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ANY;
    SpvOp join = all ? SpvOpLogicalAnd : SpvOpLogicalOr;

    if (l->options->features.quad_control) {
        need_quad_control(l);
        EMIT_AS(l->b, (SpvOp)vote, logical, result_id(l, i), value);
        return;
    }
    value = EMIT(l->b, join, logical, value, quad_swap(l, logical, new_id(l->b), value, 0));
    EMIT_AS(l->b, join, logical, result_id(l, i), value, quad_swap(l, logical, new_id(l->b), value, 1));
}
