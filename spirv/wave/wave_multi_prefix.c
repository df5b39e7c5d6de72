/* WaveMatch and WaveMultiPrefix. Devices with partitioned subgroups have instructions for them. On others a loop visits
 * one set of lanes in each round: the first remaining lane names the set, and the lanes of that set compute their
 * result and leave. Scans over the same sets share a loop. Masks are reduced to active lanes. */
#include "spirv/operations.h"
#include "spirv/function/function.h"
#include "spirv/wave/wave.h"

static uint32_t broadcast_first(struct lowering *l, uint32_t type, uint32_t value)
{
    need_capability(l->b, SpvCapabilityGroupNonUniformBallot);
    return EMIT(l->b, SpvOpGroupNonUniformBroadcastFirst, type, subgroup_scope(l), value);
}

/* ---- Match ------------------------------------------------------------------------------------------------------- */

/* Values are compared as bits, not as numbers: a NaN equals itself, so the first lane always leaves the loop. */
static uint32_t compared_type(struct lowering *l, value_id value)
{
    uint32_t bits = scalar_bits(l, scalar_type(l, type_of(l, value)));
    return bits == 1 ? type_bool(l->b) : type_int(l->b, bits);
}

static uint32_t compared_lane(struct lowering *l, value_id vector, uint32_t n)
{
    uint32_t value = value_lane(l, vector, n);
    return is_float(l, scalar_type(l, type_of(l, vector))) ? bitcast(l->b, compared_type(l, vector), value) : value;
}

/* Whether value == WaveReadLaneFirst(value). Vectors are equal if all components are. */
static uint32_t equals_first(struct lowering *l, value_id vector)
{
    struct builder *b = l->b;
    uint32_t type = compared_type(l, vector), all = 0;

    for (uint32_t n = 0; n < lane_count(l, type_of(l, vector)); n++) {
        uint32_t value = compared_lane(l, vector, n), first = broadcast_first(l, type, value);
        uint32_t equal = EMIT(b, type == type_bool(b) ? SpvOpLogicalEqual : SpvOpIEqual, type_bool(b), value, first);
        all = all ? logical_and(b, all, equal) : equal;
    }
    return all;
}

static uint32_t match_by_loop(struct lowering *l, value_id value, uint32_t part)
{
    struct open_loop loop = open_loop(l);
    uint32_t match = equals_first(l, value);
    uint32_t ballot = wave_ballot(l, and_takes_part(l, match, part));

    close_loop(l, &loop, match);
    return ballot;
}

static bool has_partitions(struct lowering *l)
{
    return HAS(l, SUBGROUP_PARTITIONED) || HAS(l, SUBGROUP_PARTITIONED_EXT);
}

/* Both extensions have the same numbers. */
static void need_partitions(struct lowering *l)
{
    need_capability_of(l->b, SpvCapabilityGroupNonUniformPartitionedNV,
                       HAS(l, SUBGROUP_PARTITIONED) ? EXT_SUBGROUP_PARTITIONED : EXT_SUBGROUP_PARTITIONED_EXT);
}

static uint32_t match_by_partition(struct lowering *l, value_id vector, uint32_t part)
{
    struct builder *b = l->b;
    uint32_t u32x4 = type_vector(b, type_u32(b), 4), all = 0;

    if (part)
        all = wave_ballot(l, part);
    else if (l->virtual_wave)
        all = virtual_wave_mask(l);
    need_partitions(l);
    for (uint32_t n = 0; n < lane_count(l, type_of(l, vector)); n++) {
        uint32_t equal = EMIT(b, SpvOpGroupNonUniformPartitionNV, u32x4, compared_lane(l, vector, n));
        all = all ? EMIT(b, SpvOpBitwiseAnd, u32x4, all, equal) : equal;
    }
    return all;
}

void lower_wave_match(struct lowering *l, const struct instruction *i)
{
    uint32_t part = takes_part(l);
    value_id value = operand_value(l, i, 0);
    uint32_t ballot = has_partitions(l) ? match_by_partition(l, value, part) : match_by_loop(l, value, part);

    define_mask(l, i, ballot);
}

/* ---- Scans ------------------------------------------------------------------------------------------------------- */

/* Mask operands 1 to 4 as a uvec4 of the subgroup's lanes. */
static uint32_t compose_mask(struct lowering *l, const struct instruction *i)
{
    uint32_t words[4] = {operand(l, i, 1), operand(l, i, 2), operand(l, i, 3), operand(l, i, 4)};

    if (l->virtual_wave)
        return mask_of_virtual_words(l, words);
    return compose(l, type_u32(l->b), 4, words);
}

static enum reduction scanned_operation(struct lowering *l, const struct instruction *i)
{
    static const uint8_t operations[] = {REDUCE_SUM, REDUCE_AND, REDUCE_OR, REDUCE_XOR, REDUCE_PRODUCT};
    uint32_t number = operand_literal(l, i, 5);

    if (number >= sizeof operations)
        unsupported(l, i, "unknown kind of scan");
    return (enum reduction)operations[number];
}

static void scan_in_round(struct lowering *l, const struct lane *lane)
{
    emit_subgroup_reduction(l, lane, scanned_operation(l, lane->instruction), true, SpvGroupOperationExclusiveScan,
                            lane->shared);
}

static void scan_partition(struct lowering *l, const struct lane *lane)
{
    emit_partitioned_scan(l, lane, scanned_operation(l, lane->instruction), lane->shared);
}

static bool same_mask(const struct function *f, const struct instruction *a, const struct instruction *b)
{
    return memcmp(&f->operands[a->first_operand + 1], &f->operands[b->first_operand + 1], 4 * sizeof *f->operands) == 0;
}

/* Whether a value used later in the block of `place` is already defined before `place`. */
static bool is_known_before(const struct lowering *l, value_id value, const struct instruction *place)
{
    const struct instruction *i = defining_instruction(l, value);

    while (i && i->opcode == OP_EXTRACT_VALUE) /* extracts emit no code: look at the aggregate */
        i = defining_instruction(l, l->function->operands[i->first_operand]);
    return !i || i < place ||
           l->state->block_of[local_number(l, i->result)] != l->state->structured->blocks[l->state->current].source;
}

enum {
    MAX_AHEAD = 512 /* instructions examined after each loop's scan */
};

/* Scans the value in the loop's round, together with later scans of the block that have the same mask and are in no
 * earlier loop. Stops at a discard, which changes the participating lanes. */
static void scan_all_in_round(struct lowering *l, const struct instruction *i, uint32_t in_set)
{
    struct function_state *s = l->state;
    const struct function *f = s->function;
    const struct instruction *end = &f->instructions[block_end(s, s->structured->blocks[s->current].source)];

    for_each_lane(l, i, 1, in_set, scan_in_round);
    for (const struct instruction *next = i + 1; next < end && next - i <= MAX_AHEAD; next++) {
        if (next->opcode != OP_CALL)
            continue;
        if (next->dx_op == DX_OP_NONE || next->dx_op == DX_Discard)
            break;
        if (next->dx_op == DX_WaveMultiPrefixOp && s->live[next - f->instructions] && same_mask(f, i, next) &&
            is_known_before(l, operand_value(l, next, 0), i) &&
            bitset_insert(&s->scanned, (uint32_t)(next - f->instructions)))
            for_each_lane(l, next, 1, in_set, scan_in_round);
    }
}

/* Loop over the sets. Lanes outside of the round's set contribute neutral elements. */
static void scan_by_loop(struct lowering *l, const struct instruction *i, uint32_t set, uint32_t part)
{
    struct builder *b = l->b;
    uint32_t u32x4 = type_vector(b, type_u32(b), 4);
    struct open_loop loop = open_loop(l);
    uint32_t equal = EMIT(b, SpvOpIEqual, type_vector(b, type_bool(b), 4), set, broadcast_first(l, u32x4, set));
    uint32_t in_set = EMIT(b, SpvOpAll, type_bool(b), equal);

    scan_all_in_round(l, i, and_takes_part(l, in_set, part));
    close_loop(l, &loop, in_set);
}

void lower_wave_multi_prefix(struct lowering *l, const struct instruction *i)
{
    struct function_state *s = l->state;
    uint32_t number = (uint32_t)(i - s->function->instructions);

    if (!s->scanned.words)
        s->scanned = bitset_create(l->arena, s->function->instruction_count);
    if (bitset_has(&s->scanned, number))
        return;
    uint32_t mask = compose_mask(l, i), part = takes_part(l);
    uint32_t active = wave_ballot(l, part ? part : constant_bool(l->b, true));
    uint32_t set = EMIT(l->b, SpvOpBitwiseAnd, type_vector(l->b, type_u32(l->b), 4), mask, active);
    if (!has_subgroup_arithmetic(l)) {
        for_each_lane(l, i, 1, set, scan_partition);
        return;
    }
    if (part || !has_partitions(l)) { /* with helper lanes, masks need not be partitions */
        scan_by_loop(l, i, set, part);
        return;
    }
    need_partitions(l);
    for_each_lane(l, i, 1, set, scan_partition);
}

/* Each lane counts within its own mask, so no loop is needed. */
void lower_wave_multi_prefix_bit_count(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), mask = compose_mask(l, i), ballot = operand_ballot(l, i);
    uint32_t in_set = EMIT(b, SpvOpBitwiseAnd, type_vector(b, u32, 4), ballot, mask);

    EMIT_AS(b, SpvOpGroupNonUniformBallotBitCount, u32, result_id(l, i), subgroup_scope(l),
            SpvGroupOperationExclusiveScan, in_set);
}
