/* Operations between the four lanes of a quad. Helper lanes take part. */
#include "spirv/operations.h"
#include "spirv/builder/extensions.h"
#include "spirv/interface/interface.h"
#include "spirv/wave/wave.h"

static uint32_t shuffle(struct lowering *l, uint32_t type, uint32_t id, uint32_t value, uint32_t lane)
{
    uint32_t scope = subgroup_scope(l);

    need_capability(l->b, SpvCapabilityGroupNonUniformShuffle);
    return EMIT_AS(l->b, SpvOpGroupNonUniformShuffle, type, id ? id : new_id(l->b), scope, value, lane);
}

/* `op`: a swap, with the direction `constant`, or a broadcast of that lane of the quad. id 0: a new one. */
static uint32_t quad_operation(struct lowering *l, SpvOp op, uint32_t type, uint32_t id, uint32_t value,
                               uint32_t constant)
{
    uint32_t lane;

    if (l->options->workarounds.on[DXS_WORKAROUND_NO_SUBGROUP_QUADS]) {
        if (op == SpvOpGroupNonUniformQuadSwap)
            lane = bit_xor_imm(l->b, subgroup_lane(l), constant + 1);
        else
            lane = add_imm(l->b, bit_and_imm(l->b, subgroup_lane(l), ~3u), constant);
        return shuffle(l, type, id, value, lane);
    }
    uint32_t scope = subgroup_scope(l), number = constant_u32(l->b, constant);
    need_capability(l->b, SpvCapabilityGroupNonUniformQuad);
    return EMIT_AS(l->b, op, type, id ? id : new_id(l->b), scope, value, number);
}

/* Direction, in DXIL's QuadOp and in OpGroupNonUniformQuadSwap: 0 across X, 1 across Y, 2 diagonal. */
static uint32_t quad_swap(struct lowering *l, uint32_t type, uint32_t id, uint32_t value, uint32_t direction)
{
    return quad_operation(l, SpvOpGroupNonUniformQuadSwap, type, id, value, direction);
}

uint32_t quad_lane(struct lowering *l, uint32_t type, uint32_t value, uint32_t number)
{
    return quad_operation(l, SpvOpGroupNonUniformQuadBroadcast, type, 0, value, number);
}

/* ---- Derivatives without the extension --------------------------------------------------------------------------- */

uint32_t quad_difference(struct lowering *l, uint32_t type, uint32_t value, bool in_y)
{
    uint32_t first = quad_lane(l, type, value, 0), other = quad_lane(l, type, value, 1 + in_y);

    return float_subtract(l->b, type, other, first);
}

uint32_t fine_quad_difference(struct lowering *l, uint32_t type, uint32_t lanes, uint32_t value, bool in_y)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), boolean = type_bool(b), bit = constant_u32(b, 1u << in_y), none = constant_u32(b, 0);
    uint32_t lane = builtin_input(l, SpvBuiltInSubgroupLocalInvocationId, u32);
    uint32_t other = quad_swap(l, type, 0, value, in_y);
    uint32_t difference = float_subtract(b, type, other, value), back = EMIT(b, SpvOpFNegate, type, difference);
    uint32_t is_second = not_equal(b, bit_and(b, lane, bit), none);

    is_second = splat(l, boolean, lanes, is_second);
    return select_value(b, type, is_second, back, difference);
}

/* ---- Inactive lanes ---------------------------------------------------------------------------------------------- */

static bool checks_lanes(const struct lowering *l)
{
    return l->options->workarounds.on[DXS_WORKAROUND_ZERO_INACTIVE_LANES] && l->entry->thread_group[0] > 0;
}

/* Defines the result as `value`, or 0 if lane `lane.shared` of the wave is inactive (zero_inactive_lanes). */
static void select_if_active(struct lowering *l, const struct lane *lane, uint32_t value)
{
    uint32_t logical = type_bool(l->b), all = wave_ballot(l, constant_bool(l->b, true));
    uint32_t active = EMIT(l->b, SpvOpGroupNonUniformBallotBitExtract, logical, subgroup_scope(l), all, lane->shared);

    select_as(l->b, lane->result_type, lane->result, active, value, constant_null(l->b, lane->result_type));
}

static uint32_t read_destination(struct lowering *l, const struct lane *lane)
{
    return checks_lanes(l) ? new_id(l->b) : lane->result;
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

static void swap_lane(struct lowering *l, const struct lane *lane)
{
    uint32_t read = read_destination(l, lane);

    quad_swap(l, lane->result_type, read, lane->operands[0], operand_literal(l, lane->instruction, 1));
    if (checks_lanes(l))
        select_if_active(l, lane, read);
}

void lower_quad_op(struct lowering *l, const struct instruction *i)
{
    uint32_t direction = operand_literal(l, i, 1), source = 0;

    if (direction > 2)
        unsupported(l, i, "unknown direction");
    if (checks_lanes(l))
        source = bit_xor_imm(l->b, subgroup_lane(l), direction + 1);
    for_each_lane(l, i, 1, source, swap_lane);
}

/* `lane.shared`: index of the source lane in the wave; 0 if its index in the quad is constant and unchecked. */
static void read_quad_lane(struct lowering *l, const struct lane *lane)
{
    uint32_t read = read_destination(l, lane);
    uint64_t number;

    if (operand_constant(l, lane->instruction, 1, &number))
        quad_operation(l, SpvOpGroupNonUniformQuadBroadcast, lane->result_type, read, lane->operands[0],
                       (uint32_t)number & 3);
    else
        shuffle(l, lane->result_type, read, lane->operands[0], lane->shared);
    if (checks_lanes(l))
        select_if_active(l, lane, read);
}

void lower_quad_read_lane_at(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t source = 0;
    uint64_t number;

    if (!operand_constant(l, i, 1, &number) || checks_lanes(l)) {
        uint32_t quad = bit_and_imm(b, subgroup_lane(l), ~3u);
        uint32_t within = bit_and_imm(b, operand(l, i, 1), 3);
        source = bit_or(b, quad, within);
    }
    for_each_lane(l, i, 1, source, read_quad_lane);
}

/* Without quad control, joins the values of the four lanes in the form that Mesa knows as a vote. */
void lower_quad_vote(struct lowering *l, const struct instruction *i)
{
    uint32_t logical = type_bool(l->b), value = operand(l, i, 0), joined = 0;
    bool all = operand_literal(l, i, 1) == 1;
    uint32_t vote = all ? DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ALL : DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ANY;
    SpvOp join = all ? SpvOpLogicalAnd : SpvOpLogicalOr;

    if (has_quad_control(l)) {
        need_quad_control(l);
        EMIT_AS(l->b, (SpvOp)vote, logical, result_id(l, i), value);
        return;
    }
    for (uint32_t n = 0; n < 4; n++) {
        uint32_t other = quad_lane(l, logical, value, n);
        joined = n == 0 ? other : EMIT_AS(l->b, join, logical, n == 3 ? result_id(l, i) : new_id(l->b), joined, other);
    }
}
