/* Operations between the lanes of a wave: a subgroup of Vulkan, or a part of one (virtual_waves.c). */
#include "spirv/wave/wave.h"
#include "spirv/operations.h"
#include "spirv/function/function.h"
#include "spirv/function/results.h"
#include "spirv/interface/interface.h"

#include <math.h>

/* ---- Participating lanes ----------------------------------------------------------------------------------------- */

uint32_t subgroup_scope(struct lowering *l)
{
    need_capability(l->b, SpvCapabilityGroupNonUniform);
    return constant_u32(l->b, SpvScopeSubgroup);
}

/* Whether the current block may execute again: it is in a loop, or its function may be called in one. */
static bool may_run_again(struct lowering *l)
{
    struct function_state *s = l->state;

    return s->index != l->entry->function || is_in_loop(l, s, s->structured->blocks[s->current].source);
}

/* Emits an operation of the subgroup, once for each SPIR-V block: all of a block runs with the same lanes. */
static uint32_t emit_once_in_block(struct lowering *l, SpvOp op, uint32_t type, uint32_t value)
{
    uint32_t operands[5] = {value, current_label(l)};
    struct cached_result *place;
    uint32_t result = seek_result(l, (uint32_t)op, operands, &place);

    return result ? result
                  : fill_result(l, place, (uint32_t)op, operands, EMIT(l->b, op, type, subgroup_scope(l), value));
}

uint32_t wave_ballot(struct lowering *l, uint32_t condition)
{
    uint32_t u32x4 = type_vector(l->b, type_u32(l->b), 4);

    need_capability(l->b, SpvCapabilityGroupNonUniformBallot);
    uint32_t ballot = emit_once_in_block(l, SpvOpGroupNonUniformBallot, u32x4, condition);
    if (!l->virtual_wave)
        return ballot;
    uint32_t wave = virtual_wave_mask(l);
    return emit_once(l, SpvOpBitwiseAnd, u32x4, ballot, wave);
}

static uint32_t is_not_empty(struct lowering *l, uint32_t id, uint32_t ballot)
{
    struct builder *b = l->b;
    uint32_t logical = type_bool(b), none = constant_null(b, type_vector(b, type_u32(b), 4));
    uint32_t differs = EMIT(b, SpvOpINotEqual, type_vector(b, logical, 4), ballot, none);

    return EMIT_AS(b, SpvOpAny, logical, id, differs);
}

/* Once for each SPIR-V block. */
static uint32_t any_in_wave(struct lowering *l, uint32_t condition)
{
    if (l->virtual_wave) {
        uint32_t ballot = wave_ballot(l, condition);
        return is_not_empty(l, new_id(l->b), ballot);
    }
    need_capability(l->b, SpvCapabilityGroupNonUniformVote);
    return emit_once_in_block(l, SpvOpGroupNonUniformAny, type_bool(l->b), condition);
}

static bool excludes_helper_lanes(const struct lowering *l)
{
    return l->stage == DXS_STAGE_PIXEL && !includes_helper_lanes(l);
}

uint32_t takes_part(struct lowering *l)
{
    if (!excludes_helper_lanes(l))
        return 0;
    uint32_t logical = type_bool(l->b), helper = is_helper_invocation(l);
    uint32_t live = emit_once(l, SpvOpLogicalNot, logical, helper, 0);
    if (!may_run_again(l))
        return live;
    uint32_t any_live = any_in_wave(l, live);
    return emit_once(l, SpvOpLogicalOr, logical, live, emit_once(l, SpvOpLogicalNot, logical, any_live, 0));
}

uint32_t and_takes_part(struct lowering *l, uint32_t condition, uint32_t part)
{
    return part ? logical_and(l->b, condition, part) : condition;
}

/* uvec4: the lanes that take part; 0: all active lanes, of waves that are subgroups. `part`: of takes_part. */
static uint32_t part_ballot(struct lowering *l, uint32_t part)
{
    if (!part && l->virtual_wave)
        part = constant_bool(l->b, true);
    return part ? wave_ballot(l, part) : 0;
}

/* ---- Lanes ------------------------------------------------------------------------------------------------------- */

static void copy_builtin(struct lowering *l, const struct instruction *i, SpvBuiltIn builtin)
{
    uint32_t u32 = type_u32(l->b);

    need_capability(l->b, SpvCapabilityGroupNonUniform);
    copy_as(l->b, u32, result_id(l, i), builtin_input(l, builtin, u32));
}

/* The lane's index in the wave, the wave's index in the group, the number of waves: `builtin` tells them of subgroups.
 */
void lower_wave_number(struct lowering *l, const struct instruction *i, uint32_t builtin)
{
    uint32_t number = !l->virtual_wave                                 ? 0
                      : builtin == SpvBuiltInSubgroupLocalInvocationId ? virtual_lane(l)
                      : builtin == SpvBuiltInSubgroupId                ? virtual_wave_index(l)
                                                                       : constant_u32(l->b, virtual_wave_count(l));

    if (number)
        copy_as(l->b, type_u32(l->b), result_id(l, i), number);
    else
        copy_builtin(l, i, (SpvBuiltIn)builtin);
}

void lower_wave_lane_count(struct lowering *l, const struct instruction *i)
{
    uint64_t threads = group_threads(l);
    bool is_power_of_two = threads && !(threads & (threads - 1));
    uint32_t u32 = type_u32(l->b), lanes = l->wave_size ? l->wave_size : l->options->pipeline.lane_count;

    if (lanes) {
        copy_as(l->b, u32, result_id(l, i), constant_u32(l->b, lanes));
    } else if (l->options->workarounds.on[DXS_WORKAROUND_GROUP_BOUNDS_LANES] && is_power_of_two &&
               threads <= UINT32_MAX) {
        need_capability(l->b, SpvCapabilityGroupNonUniform);
        EMIT_GLSL_AS(l->b, GLSLstd450UMin, u32, result_id(l, i), builtin_input(l, SpvBuiltInSubgroupSize, u32),
                     constant_u32(l->b, (uint32_t)threads));
    } else {
        copy_builtin(l, i, SpvBuiltInSubgroupSize);
    }
}

void lower_wave_is_first_lane(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t part = takes_part(l), ballot = part_ballot(l, part), logical = type_bool(b);

    if (!ballot) {
        EMIT_AS(b, SpvOpGroupNonUniformElect, logical, result_id(l, i), subgroup_scope(l));
        return;
    }
    uint32_t before = EMIT(b, SpvOpGroupNonUniformBallotBitCount, type_u32(b), subgroup_scope(l),
                           SpvGroupOperationExclusiveScan, ballot);
    uint32_t leads = EMIT_AS(b, SpvOpIEqual, logical, part ? new_id(b) : result_id(l, i), before, constant_u32(b, 0));
    if (part)
        EMIT_AS(b, SpvOpLogicalAnd, logical, result_id(l, i), part, leads);
}

/* ---- Votes and ballots ------------------------------------------------------------------------------------------- */

static uint32_t vote_all(struct lowering *l, uint32_t id, uint32_t condition, uint32_t part)
{
    uint32_t logical = type_bool(l->b);

    if (l->virtual_wave) {
        uint32_t fails = EMIT(l->b, SpvOpLogicalNot, logical, condition);
        uint32_t ballot = wave_ballot(l, and_takes_part(l, fails, part));
        uint32_t any = is_not_empty(l, new_id(l->b), ballot);
        return negate_as(l->b, logical, id, any);
    }
    if (part)
        condition = EMIT(l->b, SpvOpLogicalOr, logical, condition, EMIT(l->b, SpvOpLogicalNot, logical, part));
    need_capability(l->b, SpvCapabilityGroupNonUniformVote);
    return EMIT_AS(l->b, SpvOpGroupNonUniformAll, logical, id, subgroup_scope(l), condition);
}

void lower_wave_vote(struct lowering *l, const struct instruction *i)
{
    uint32_t part = takes_part(l);

    if (i->dx_op == DX_WaveAllTrue) {
        vote_all(l, result_id(l, i), operand(l, i, 0), part);
        return;
    }
    uint32_t condition = and_takes_part(l, operand(l, i, 0), part);
    if (l->virtual_wave) {
        is_not_empty(l, result_id(l, i), wave_ballot(l, condition));
        return;
    }
    need_capability(l->b, SpvCapabilityGroupNonUniformVote);
    EMIT_AS(l->b, SpvOpGroupNonUniformAny, type_bool(l->b), result_id(l, i), subgroup_scope(l), condition);
}

void define_mask(struct lowering *l, const struct instruction *i, uint32_t mask)
{
    uint32_t used = used_components(l, i), u32 = type_u32(l->b);

    for (uint32_t c = 0; c < 4; c++)
        if (used >> c & 1 && l->virtual_wave)
            copy_as(l->b, u32, result_id(l, i) + c, virtual_mask_word(l, mask, c));
        else if (used >> c & 1)
            component_as(l->b, u32, result_id(l, i) + c, mask, c);
}

uint32_t operand_ballot(struct lowering *l, const struct instruction *i)
{
    uint32_t condition = operand(l, i, 0);
    return wave_ballot(l, and_takes_part(l, condition, takes_part(l)));
}

void lower_wave_ballot(struct lowering *l, const struct instruction *i)
{
    define_mask(l, i, operand_ballot(l, i));
}

void lower_wave_bit_count(struct lowering *l, const struct instruction *i)
{
    uint32_t ballot = operand_ballot(l, i);

    EMIT_AS(l->b, SpvOpGroupNonUniformBallotBitCount, type_u32(l->b), result_id(l, i), subgroup_scope(l),
            i->dx_op == DX_WaveAllBitCount ? SpvGroupOperationReduce : SpvGroupOperationExclusiveScan, ballot);
}

/* ---- Reading lanes ----------------------------------------------------------------------------------------------- */

/* Reads the value of the first lane in `ballot`, undefined if it is empty. Ballot 0: the first active lane. */
static uint32_t read_first(struct lowering *l, uint32_t type, uint32_t id, uint32_t value, uint32_t ballot)
{
    uint32_t scope = subgroup_scope(l);

    if (!ballot) {
        need_capability(l->b, SpvCapabilityGroupNonUniformBallot);
        return EMIT_AS(l->b, SpvOpGroupNonUniformBroadcastFirst, type, id, scope, value);
    }
    need_capability(l->b, SpvCapabilityGroupNonUniformShuffle);
    uint32_t first = emit_once_in_block(l, SpvOpGroupNonUniformBallotFindLSB, type_u32(l->b), ballot);
    return EMIT_AS(l->b, SpvOpGroupNonUniformShuffle, type, id, scope, value, first);
}

/* The result is 0 if no lane participates. */
static void read_first_lane(struct lowering *l, const struct lane *lane)
{
    struct builder *b = l->b;
    uint32_t type = lane->result_type, ballot = lane->shared;

    if (!excludes_helper_lanes(l) || may_run_again(l)) {
        read_first(l, type, lane->result, lane->operands[0], ballot);
        return;
    }
    uint32_t value = read_first(l, type, new_id(b), lane->operands[0], ballot);
    uint32_t any = is_not_empty(l, new_id(b), ballot);
    select_as(b, type, lane->result, any, value, constant_null(b, type));
}

/* Whether all active lanes have the same value: an operation of this block gives it to them. Lanes that meet behind
 * their blocks may have it from different ones. */
static bool is_same_in_wave(const struct lowering *l, value_id value)
{
    const struct function_state *s = l->state;
    const struct instruction *i = defining_instruction(l, value);

    if (!i || s->block_of[local_number(l, value)] != s->structured->blocks[s->current].source)
        return false;
    return i->dx_op == DX_WaveActiveOp || i->dx_op == DX_WaveActiveBit || i->dx_op == DX_WaveActiveAllEqual ||
           i->dx_op == DX_WaveAnyTrue || i->dx_op == DX_WaveAllTrue || i->dx_op == DX_WaveAllBitCount ||
           i->dx_op == DX_WaveReadLaneFirst;
}

void lower_wave_read_lane_first(struct lowering *l, const struct instruction *i)
{
    value_id value = operand_value(l, i, 0);

    if (is_same_in_wave(l, value)) {
        for (uint32_t c = 0; c < component_count(l, i->type); c++) {
            uint32_t component = value_component(l, value, c);
            copy_as(l->b, component_type(l, i->type, c), result_id(l, i) + c, component);
        }
        return;
    }
    uint32_t ballot = part_ballot(l, takes_part(l));
    for_each_lane(l, i, 1, ballot, read_first_lane);
}

static void read_lane_at(struct lowering *l, const struct lane *lane)
{
    uint32_t source = lane->operands[1];
    uint64_t number;

    if (l->virtual_wave) {
        source = virtual_lane_at(l, source);
    } else if (operand_constant(l, lane->instruction, 1, &number)) {
        need_capability(l->b, SpvCapabilityGroupNonUniformBallot);
        EMIT_AS(l->b, SpvOpGroupNonUniformBroadcast, lane->result_type, lane->result, subgroup_scope(l),
                lane->operands[0], lane->operands[1]);
        return;
    }
    need_capability(l->b, SpvCapabilityGroupNonUniformShuffle);
    EMIT_AS(l->b, SpvOpGroupNonUniformShuffle, lane->result_type, lane->result, subgroup_scope(l), lane->operands[0],
            source);
}

void lower_wave_read_lane_at(struct lowering *l, const struct instruction *i)
{
    for_each_lane(l, i, 2, 0, read_lane_at);
}

static void all_equal(struct lowering *l, const struct lane *lane)
{
    uint32_t part = lane->shared, value = lane->operands[0], logical = type_bool(l->b);
    SpvOp compare = is_float(l, lane->type)           ? SpvOpFOrdEqual
                    : scalar_bits(l, lane->type) == 1 ? SpvOpLogicalEqual
                                                      : SpvOpIEqual;

    uint32_t ballot = part_ballot(l, part);

    if (!ballot) {
        need_capability(l->b, SpvCapabilityGroupNonUniformVote);
        EMIT_AS(l->b, SpvOpGroupNonUniformAllEqual, logical, lane->result, subgroup_scope(l), value);
        return;
    }
    uint32_t type = value_type(l, lane->type);
    uint32_t first = read_first(l, type, new_id(l->b), value, ballot);
    vote_all(l, lane->result, EMIT(l->b, compare, logical, value, first), part);
}

void lower_wave_all_equal(struct lowering *l, const struct instruction *i)
{
    for_each_lane(l, i, 1, takes_part(l), all_equal);
}

bool has_subgroup_arithmetic(const struct lowering *l)
{
    return !l->options->workarounds.on[DXS_WORKAROUND_NO_SUBGROUP_ARITHMETIC];
}

/* ---- Reductions and scans ---------------------------------------------------------------------------------------- */

static const struct {
    uint16_t signed_op, unsigned_op, float_op;
} reduction_instructions[] = {
    [REDUCE_SUM] = {SpvOpGroupNonUniformIAdd, SpvOpGroupNonUniformIAdd, SpvOpGroupNonUniformFAdd},
    [REDUCE_PRODUCT] = {SpvOpGroupNonUniformIMul, SpvOpGroupNonUniformIMul, SpvOpGroupNonUniformFMul},
    [REDUCE_MIN] = {SpvOpGroupNonUniformSMin, SpvOpGroupNonUniformUMin, SpvOpGroupNonUniformFMin},
    [REDUCE_MAX] = {SpvOpGroupNonUniformSMax, SpvOpGroupNonUniformUMax, SpvOpGroupNonUniformFMax},
    [REDUCE_AND] = {SpvOpGroupNonUniformBitwiseAnd, SpvOpGroupNonUniformBitwiseAnd, 0},
    [REDUCE_OR] = {SpvOpGroupNonUniformBitwiseOr, SpvOpGroupNonUniformBitwiseOr, 0},
    [REDUCE_XOR] = {SpvOpGroupNonUniformBitwiseXor, SpvOpGroupNonUniformBitwiseXor, 0},
};

/* The value that does not change the result of the reduction. */
static uint32_t neutral_element(struct lowering *l, type_id type, enum reduction reduction, bool is_unsigned)
{
    uint64_t sign = UINT64_C(1) << (scalar_bits(l, type) - 1);

    if (is_float(l, type))
        return component_float(l, type,
                               reduction == REDUCE_PRODUCT ? 1
                               : reduction == REDUCE_MIN   ? (double)INFINITY
                               : reduction == REDUCE_MAX   ? -(double)INFINITY
                                                           : 0);
    switch (reduction) {
    case REDUCE_PRODUCT:
        return component_constant(l, type, 1);
    case REDUCE_MIN:
        return component_constant(l, type, is_unsigned ? UINT64_MAX : sign - 1);
    case REDUCE_MAX:
        return component_constant(l, type, is_unsigned ? 0 : sign);
    case REDUCE_AND:
        return component_constant(l, type, UINT64_MAX);
    default:
        return component_constant(l, type, 0);
    }
}

static SpvOp reduction_instruction(struct lowering *l, const struct lane *lane, enum reduction reduction,
                                   bool is_unsigned)
{
    uint16_t op = is_float(l, lane->type) ? reduction_instructions[reduction].float_op
                  : is_unsigned           ? reduction_instructions[reduction].unsigned_op
                                          : reduction_instructions[reduction].signed_op;

    if (!op || scalar_bits(l, lane->type) == 1)
        unsupported(l, lane->instruction, "values of this type cannot be reduced");
    if (has_subgroup_arithmetic(l))
        need_capability(l->b, SpvCapabilityGroupNonUniformArithmetic);
    return (SpvOp)op;
}

void emit_subgroup_reduction(struct lowering *l, const struct lane *lane, enum reduction reduction, bool is_unsigned,
                             SpvGroupOperation group, uint32_t part)
{
    SpvOp op = reduction_instruction(l, lane, reduction, is_unsigned);
    uint32_t value = lane->operands[0];
    bool skips_nans = op == SpvOpGroupNonUniformFMin || op == SpvOpGroupNonUniformFMax;

    if (skips_nans && l->options->guarantees.on[DXS_GUARANTEE_NAN_OPERANDS]) { /* SPIR-V says so, NVIDIA does not */
        uint32_t is_number = EMIT(l->b, SpvOpFOrdEqual, type_bool(l->b), value, value);
        part = part ? logical_and(l->b, part, is_number) : is_number;
    }
    if (part)
        value =
            select_value(l->b, lane->result_type, part, value, neutral_element(l, lane->type, reduction, is_unsigned));
    uint32_t scope = subgroup_scope(l);
    if (group == SpvGroupOperationClusteredReduce)
        EMIT_AS(l->b, op, lane->result_type, lane->result, scope, group, value, constant_u32(l->b, l->virtual_wave));
    else
        EMIT_AS(l->b, op, lane->result_type, lane->result, scope, group, value);
}

/* ---- Without arithmetic of subgroups ----------------------------------------------------------------------------- */

static uint32_t combine(struct lowering *l, const struct lane *lane, enum reduction reduction, bool is_unsigned,
                        uint32_t a, uint32_t b)
{
    static const struct {
        uint16_t integer_op, float_op; /* below FIRST_CORE: of GLSL.std.450; those of signed numbers are the next */
    } operations[] = {
        [REDUCE_SUM] = {SpvOpIAdd, SpvOpFAdd},
        [REDUCE_PRODUCT] = {SpvOpIMul, SpvOpFMul},
        [REDUCE_MIN] = {GLSLstd450UMin, GLSLstd450NMin},
        [REDUCE_MAX] = {GLSLstd450UMax, GLSLstd450NMax},
        [REDUCE_AND] = {SpvOpBitwiseAnd, 0},
        [REDUCE_OR] = {SpvOpBitwiseOr, 0},
        [REDUCE_XOR] = {SpvOpBitwiseXor, 0},
    };
    bool floats = is_float(l, lane->type), is_extended = reduction == REDUCE_MIN || reduction == REDUCE_MAX;
    uint32_t op = floats ? operations[reduction].float_op : operations[reduction].integer_op;

    if (is_extended)
        return EMIT_GLSL(l->b, (enum GLSLstd450)(op + (!floats && !is_unsigned)), lane->result_type, a, b);
    return EMIT(l->b, (SpvOp)op, lane->result_type, a, b);
}

/* One round for each lane of the subgroup, so that all lanes stay together: it adds the value of one lane, if that is
 * in `lanes` and, in scans, before this lane. */
static void reduce_by_shuffles(struct lowering *l, const struct lane *lane, enum reduction reduction, bool is_unsigned,
                               SpvGroupOperation group, uint32_t lanes)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), type = lane->result_type, scope = subgroup_scope(l);
    uint32_t total = local_variable(b, type, 0), counter = local_variable(b, u32, 0);
    uint32_t size = builtin_input(l, SpvBuiltInSubgroupSize, u32);
    uint32_t own = subgroup_lane(l);

    reduction_instruction(l, lane, reduction, is_unsigned); /* refuses what cannot be reduced */
    need_capability(b, SpvCapabilityGroupNonUniformShuffle);
    store(b, total, neutral_element(l, lane->type, reduction, is_unsigned));
    store(b, counter, constant_u32(b, 0));
    struct open_loop loop = open_loop(l);
    uint32_t number = load(b, u32, counter);
    uint32_t value = EMIT(b, SpvOpGroupNonUniformShuffle, type, scope, lane->operands[0], number);
    uint32_t counts = EMIT(b, SpvOpGroupNonUniformBallotBitExtract, type_bool(b), scope, lanes, number);
    if (group != SpvGroupOperationReduce)
        counts = logical_and(b, counts, less(b, number, own));
    uint32_t before = load(b, type, total), after = combine(l, lane, reduction, is_unsigned, before, value);
    store(b, total, select_value(b, type, counts, after, before));
    uint32_t next = add_imm(b, number, 1);
    store(b, counter, next);
    close_loop(l, &loop, equal(b, next, size));
    load_as(b, type, lane->result, total);
}

/* ---- Reductions within waves ------------------------------------------------------------------------------------- */

void emit_reduction(struct lowering *l, const struct lane *lane, enum reduction reduction, bool is_unsigned,
                    SpvGroupOperation group, uint32_t part)
{
    if (!has_subgroup_arithmetic(l)) {
        uint32_t lanes = wave_ballot(l, part ? part : constant_bool(l->b, true));
        reduce_by_shuffles(l, lane, reduction, is_unsigned, group, lanes);
    } else if (l->virtual_wave) {
        emit_virtual_reduction(l, lane, reduction, is_unsigned, group, part);
    } else {
        emit_subgroup_reduction(l, lane, reduction, is_unsigned, group, part);
    }
}

void emit_partitioned_scan(struct lowering *l, const struct lane *lane, enum reduction reduction, uint32_t set)
{
    if (!has_subgroup_arithmetic(l)) {
        reduce_by_shuffles(l, lane, reduction, true, SpvGroupOperationExclusiveScan, set);
        return;
    }
    SpvOp op = reduction_instruction(l, lane, reduction, true);
    EMIT_AS(l->b, op, lane->result_type, lane->result, subgroup_scope(l), SpvGroupOperationPartitionedExclusiveScanNV,
            lane->operands[0], set);
}

static void reduce_lane(struct lowering *l, const struct lane *lane)
{
    static const uint8_t bit_operations[] = {REDUCE_AND, REDUCE_OR, REDUCE_XOR};
    static const uint8_t operations[] = {REDUCE_SUM, REDUCE_PRODUCT, REDUCE_MIN, REDUCE_MAX};
    const struct instruction *i = lane->instruction;
    uint32_t number = operand_literal(l, i, 1);
    bool is_bitwise = i->dx_op == DX_WaveActiveBit;

    if (number >= (is_bitwise ? 3u : 4u))
        unsupported(l, i, "unknown kind of reduction");
    emit_reduction(l, lane, (enum reduction)(is_bitwise ? bit_operations[number] : operations[number]),
                   is_bitwise || operand_literal(l, i, 2) == 1,
                   i->dx_op == DX_WavePrefixOp ? SpvGroupOperationExclusiveScan : SpvGroupOperationReduce,
                   lane->shared);
}

void lower_wave_reduction(struct lowering *l, const struct instruction *i)
{
    for_each_lane(l, i, 1, takes_part(l), reduce_lane);
}
