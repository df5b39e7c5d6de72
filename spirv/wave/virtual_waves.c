/* Waves smaller than the device's subgroups: [WaveSize(32)] on devices that have 64 lanes alone. The SPIR-V is right in
 * subgroups of any size that is a multiple of V, V itself included. */
#include "spirv/wave/wave.h"
#include "spirv/function/function.h"
#include "spirv/function/results.h"
#include "spirv/interface/interface.h"

enum {
    WORD_BITS = 32,
    WORD_BITS_LOG2 = 5
};

/* ---- Choice ------------------------------------------------------------------------------------------------------ */

/* Waves larger than subgroups: those of groups that fit into one subgroup are the same. */
static void choose_large_wave(struct lowering *l, uint32_t lanes)
{
    const struct dxs_pipeline_state *pipeline = &l->options->pipeline;

    if (group_threads(l) == 0 || group_threads(l) > pipeline->subgroup_size_min)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "%s has waves of %u lanes: the device's subgroups have at most %u",
             l->entry->name, lanes, pipeline->subgroup_size_max);
    l->wave_size = lanes;
}

static uint32_t clamp(uint32_t value, uint32_t low, uint32_t high)
{
    return value < low ? low : value > high ? high : value;
}

/* Waves of the shader's sizes that the device lacks. The largest small size is next to the device's. */
static void choose_shader_wave(struct lowering *l)
{
    const struct dxs_entry *entry = l->entry;
    const struct dxs_pipeline_state *pipeline = &l->options->pipeline;

    if (!entry->wave_size_min || !pipeline->subgroup_size_min)
        return;
    if (entry->wave_size_min > pipeline->subgroup_size_max)
        choose_large_wave(l, entry->wave_size_min);
    else if (entry->wave_size_max < pipeline->subgroup_size_min)
        l->virtual_wave = entry->wave_size_preferred
                              ? clamp(entry->wave_size_preferred, entry->wave_size_min, entry->wave_size_max)
                              : entry->wave_size_max;
}

void choose_waves(struct lowering *l)
{
    const struct dxs_pipeline_state *pipeline = &l->options->pipeline;

    if (!pipeline->wave_size)
        choose_shader_wave(l);
    else if (pipeline->subgroup_size_max && pipeline->wave_size > pipeline->subgroup_size_max)
        choose_large_wave(l, pipeline->wave_size);
    else
        l->virtual_wave = pipeline->wave_size;
    if (l->virtual_wave)
        l->wave_size = l->virtual_wave;
}

/* ---- Lanes and masks --------------------------------------------------------------------------------------------- */

uint32_t subgroup_lane(struct lowering *l)
{
    return builtin_input(l, SpvBuiltInSubgroupLocalInvocationId, type_u32(l->b));
}

static uint32_t u32_op(struct lowering *l, SpvOp op, uint32_t a, uint32_t b)
{
    return emit_once(l, op, type_u32(l->b), a, b);
}

uint32_t virtual_lane(struct lowering *l)
{
    return emit_once_imm(l, SpvOpBitwiseAnd, subgroup_lane(l), l->virtual_wave - 1);
}

/* u32: index in the subgroup of the wave's first lane. */
static uint32_t virtual_first_lane(struct lowering *l)
{
    return emit_once_imm(l, SpvOpBitwiseAnd, subgroup_lane(l), -l->virtual_wave);
}

uint32_t virtual_lane_at(struct lowering *l, uint32_t number)
{
    uint32_t lane = emit_once_imm(l, SpvOpBitwiseAnd, number, l->virtual_wave - 1), first = virtual_first_lane(l);

    return u32_op(l, SpvOpBitwiseOr, first, lane);
}

/* Word of the subgroup's masks where the wave begins, and the bit there. */
static uint32_t first_word(struct lowering *l)
{
    return emit_once_imm(l, SpvOpShiftRightLogical, virtual_first_lane(l), WORD_BITS_LOG2);
}

static uint32_t first_bit(struct lowering *l)
{
    return emit_once_imm(l, SpvOpBitwiseAnd, virtual_first_lane(l), WORD_BITS - 1);
}

/* Words of a mask that may have bits. */
static uint32_t word_count(const struct lowering *l)
{
    uint32_t lanes = l->options->pipeline.subgroup_size_max;

    return lanes ? (lanes + WORD_BITS - 1) / WORD_BITS : 4;
}

/* Bits of the wave in those of its words that have some. */
static uint32_t bits_in_word(struct lowering *l)
{
    uint32_t lanes = l->virtual_wave;

    if (lanes >= WORD_BITS)
        return constant_u32(l->b, UINT32_MAX);
    uint32_t bit = first_bit(l);
    return u32_op(l, SpvOpShiftLeftLogical, constant_u32(l->b, (1u << lanes) - 1), bit);
}

uint32_t virtual_wave_mask(struct lowering *l)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), zero = constant_u32(b, 0), bits = bits_in_word(l), words[4];

    for (uint32_t n = 0; n < 4; n++) {
        uint32_t start = l->virtual_wave > WORD_BITS ? n & -(l->virtual_wave / WORD_BITS) : n;
        if (n >= word_count(l)) {
            words[n] = zero;
        } else if (word_count(l) == 1) {
            words[n] = bits;
        } else {
            uint32_t word = first_word(l), number = constant_u32(b, start);
            uint32_t here = emit_once(l, SpvOpIEqual, type_bool(b), word, number);
            words[n] = select_value(b, u32, here, bits, zero);
        }
    }
    return compose_once(l, u32, 4, words);
}

static uint32_t word_at(struct lowering *l, uint32_t mask, uint32_t n)
{
    uint32_t number = first_word(l);

    if (n)
        number = emit_once_imm(l, SpvOpIAdd, number, n);
    return EMIT(l->b, SpvOpVectorExtractDynamic, type_u32(l->b), mask, number);
}

uint32_t virtual_mask_word(struct lowering *l, uint32_t mask, uint32_t n)
{
    uint32_t words = (l->virtual_wave + WORD_BITS - 1) / WORD_BITS;

    if (n >= words)
        return constant_u32(l->b, 0);
    uint32_t word = word_count(l) == 1 ? component_of(l->b, type_u32(l->b), mask, 0) : word_at(l, mask, n);
    return l->virtual_wave >= WORD_BITS ? word : u32_op(l, SpvOpShiftRightLogical, word, first_bit(l));
}

uint32_t mask_of_virtual_words(struct lowering *l, const uint32_t words[4])
{
    uint32_t u32 = type_u32(l->b), u32x4 = type_vector(l->b, u32, 4), spread[4];
    uint32_t count = (l->virtual_wave + WORD_BITS - 1) / WORD_BITS;

    for (uint32_t n = 0; n < 4; n++)
        spread[n] =
            l->virtual_wave >= WORD_BITS ? words[n % count] : u32_op(l, SpvOpShiftLeftLogical, words[0], first_bit(l));
    uint32_t repeated = compose_once(l, u32, 4, spread), wave = virtual_wave_mask(l);
    return EMIT(l->b, SpvOpBitwiseAnd, u32x4, repeated, wave);
}

/* ---- Reductions -------------------------------------------------------------------------------------------------- */

/* One round for each wave of the subgroup: its lanes bring their values, all others the neutral element. */
static void reduce_in_rounds(struct lowering *l, const struct lane *lane, enum reduction reduction, bool is_unsigned,
                             SpvGroupOperation group, uint32_t part)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), wave = virtual_first_lane(l);
    struct open_loop loop = open_loop(l);

    need_capability(b, SpvCapabilityGroupNonUniformBallot);
    uint32_t first = EMIT(b, SpvOpGroupNonUniformBroadcastFirst, u32, subgroup_scope(l), wave);
    uint32_t is_turn = equal(b, wave, first);
    emit_subgroup_reduction(l, lane, reduction, is_unsigned, group, and_takes_part(l, is_turn, part));
    close_loop(l, &loop, is_turn);
}

/* Sums and differences of bits can be undone: the wave's scan is the subgroup's less that of the wave's first lane. */
static bool scan_by_difference(struct lowering *l, const struct lane *lane, enum reduction reduction, uint32_t part)
{
    struct builder *b = l->b;

    if (is_float(l, lane->type) || (reduction != REDUCE_SUM && reduction != REDUCE_XOR))
        return false;
    struct lane all = *lane;
    all.result = new_id(b);
    emit_subgroup_reduction(l, &all, reduction, true, SpvGroupOperationExclusiveScan, part);
    uint32_t active = wave_ballot(l, constant_bool(b, true)), u32 = type_u32(b), scope = subgroup_scope(l);
    uint32_t first = EMIT(b, SpvOpGroupNonUniformBallotFindLSB, u32, scope, active);
    need_capability(b, SpvCapabilityGroupNonUniformShuffle);
    uint32_t before = EMIT(b, SpvOpGroupNonUniformShuffle, lane->result_type, scope, all.result, first);
    EMIT_AS(b, reduction == REDUCE_SUM ? SpvOpISub : SpvOpBitwiseXor, lane->result_type, lane->result, all.result,
            before);
    return true;
}

void emit_virtual_reduction(struct lowering *l, const struct lane *lane, enum reduction reduction, bool is_unsigned,
                            SpvGroupOperation group, uint32_t part)
{
    if (group == SpvGroupOperationExclusiveScan && scan_by_difference(l, lane, reduction, part))
        return;
    if (group == SpvGroupOperationReduce && HAS(l, SUBGROUP_CLUSTERED)) {
        need_capability(l->b, SpvCapabilityGroupNonUniformClustered);
        emit_subgroup_reduction(l, lane, reduction, is_unsigned, SpvGroupOperationClusteredReduce, part);
        return;
    }
    reduce_in_rounds(l, lane, reduction, is_unsigned, group, part);
}

/* ---- Waves of a group -------------------------------------------------------------------------------------------- */

uint32_t virtual_wave_index(struct lowering *l)
{
    uint32_t u32 = type_u32(l->b), size = builtin_input(l, SpvBuiltInSubgroupSize, u32);
    uint32_t subgroup = builtin_input(l, SpvBuiltInSubgroupId, u32), lane = subgroup_lane(l);
    uint32_t before = u32_op(l, SpvOpIMul, subgroup, size), thread = u32_op(l, SpvOpIAdd, before, lane);

    return emit_once_imm(l, SpvOpUDiv, thread, l->virtual_wave);
}

uint32_t virtual_wave_count(const struct lowering *l)
{
    return (uint32_t)((group_threads(l) + l->virtual_wave - 1) / l->virtual_wave);
}
