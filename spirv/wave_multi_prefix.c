/* WaveMatch and the scans of WaveMultiPrefix, without extensions: a loop visits one set of lanes after another. In each
 * round the first lane that is left says which set it is; the lanes of that set have their result and leave. */
#include "spirv/alu_operations.h"
#include "spirv/wave.h"

static uint32_t broadcast_first(struct lowering *l, uint32_t type, uint32_t value)
{
    need_capability(l->b, SpvCapabilityGroupNonUniformBallot);
    return EMIT(l->b, SpvOpGroupNonUniformBroadcastFirst, type, subgroup_scope(l), value);
}

/* Whether all lanes of a vector, or the scalar, have the same bits as in the first lane of the wave. Bits, not numbers:
 * a NaN equals itself, so that the first lane always leaves the loop. */
static uint32_t equals_first(struct lowering *l, value_id vector)
{
    struct builder *b = l->b;
    type_id type = scalar_type(l, type_of(l, vector));
    uint32_t bits = scalar_bits(l, type), scalar = bits == 1 ? type_bool(b) : type_int(b, bits), all = 0;

    for (uint32_t n = 0; n < lane_count(l, type_of(l, vector)); n++) {
        uint32_t value = value_lane(l, vector, n);
        if (is_float(l, type))
            value = EMIT(b, SpvOpBitcast, scalar, value);
        uint32_t first = broadcast_first(l, scalar, value);
        uint32_t equal = EMIT(b, bits == 1 ? SpvOpLogicalEqual : SpvOpIEqual, type_bool(b), value, first);
        all = all ? EMIT(b, SpvOpLogicalAnd, type_bool(b), all, equal) : equal;
    }
    return all;
}

void lower_wave_match(struct lowering *l, const struct instruction *i)
{
    uint32_t used = used_components(l, i), part = takes_part(l);
    struct open_loop loop = open_loop(l);
    uint32_t match = equals_first(l, operand_value(l, i, 0));
    uint32_t ballot = subgroup_ballot(l, and_takes_part(l, match, part));

    close_loop(l, &loop, match);
    for (uint32_t c = 0; c < 4; c++)
        if (used >> c & 1)
            EMIT_AS(l->b, SpvOpCompositeExtract, type_int(l->b, 32), result_id(l, i) + c, ballot, c);
}

/* The mask operands 1 .. 4 as one vector. */
static uint32_t compose_mask(struct lowering *l, const struct instruction *i)
{
    uint32_t words[4] = {operand(l, i, 1), operand(l, i, 2), operand(l, i, 3), operand(l, i, 4)};
    return compose(l, type_int(l->b, 32), 4, words);
}

static void scan_lane(struct lowering *l, const struct lane *lane)
{
    static const uint8_t operations[] = {REDUCE_SUM, REDUCE_AND, REDUCE_OR, REDUCE_XOR, REDUCE_PRODUCT};
    uint32_t number = operand_literal(l, lane->instruction, 5);

    if (number >= sizeof operations)
        unsupported(l, lane->instruction, "of an unknown kind");
    emit_reduction(l, lane, (enum reduction)operations[number], true, SpvGroupOperationExclusiveScan, lane->shared);
}

/* Lanes that are not in the round's set scan along with neutral elements. */
void lower_wave_multi_prefix(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t u32x4 = type_vector(b, type_int(b, 32), 4), mask = compose_mask(l, i), part = takes_part(l);
    struct open_loop loop = open_loop(l);
    uint32_t equal = EMIT(b, SpvOpIEqual, type_vector(b, type_bool(b), 4), mask, broadcast_first(l, u32x4, mask));
    uint32_t in_set = EMIT(b, SpvOpAll, type_bool(b), equal);

    for_each_lane(l, i, 1, and_takes_part(l, in_set, part), scan_lane);
    close_loop(l, &loop, in_set);
}

/* Each lane counts in its own mask: no loop is needed. */
void lower_wave_multi_prefix_bit_count(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t u32 = type_int(b, 32), mask = compose_mask(l, i);
    uint32_t condition = operand(l, i, 0);
    uint32_t ballot = subgroup_ballot(l, and_takes_part(l, condition, takes_part(l)));
    uint32_t in_set = EMIT(b, SpvOpBitwiseAnd, type_vector(b, u32, 4), ballot, mask);

    EMIT_AS(b, SpvOpGroupNonUniformBallotBitCount, u32, result_id(l, i), subgroup_scope(l),
            SpvGroupOperationExclusiveScan, in_set);
}
