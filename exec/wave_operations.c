/* Wave operations, between lanes that run together; quad operations and derivatives, between four consecutive lanes. */
#include "exec/machine.h"
#include "exec/numbers.h"

#include <math.h>
#include <string.h>

enum {
    MASK_WORDS = 4
};

struct context {
    struct wave *wave;
    struct frame *frame;
    const struct instruction *in;
    struct machine *machine;
    unsigned bits; /* of the first operand's elements */
    bool is_float;
    uint32_t count;            /* slots of the first operand */
    uint32_t lanes[MAX_LANES]; /* participating lanes; all active lanes get the result */
    uint32_t lane_count;       /* 0: only helper lanes are active */
};

/* True in a loop, and in a function, which may be called in a loop. */
static bool may_run_again(const struct context *c)
{
    return c->wave->depth > 1 || c->frame->program->places[c->frame->block].depth > 0;
}

/* Finds the participating lanes. Helper lanes participate only if the entry point asks for it. If only helper lanes are
 * active, none participates, except where the operation may run again: there all do. Example: a loop that each lane
 * leaves when WaveReadLaneFirst gives its own value must end for helper lanes, too. */
static void find_lanes(struct context *c)
{
    const struct frame *frame = c->frame;

    for (uint32_t i = 0; i < frame->lane_count; i++)
        if (c->machine->helpers_count || may_write(c->wave, frame->lanes[i]))
            c->lanes[c->lane_count++] = frame->lanes[i];
    if (c->lane_count == 0 && may_run_again(c)) {
        memcpy(c->lanes, frame->lanes, frame->lane_count * sizeof *c->lanes);
        c->lane_count = frame->lane_count;
    }
}

static const uint64_t *value_of(const struct context *c, uint32_t lane)
{
    return operand(c->wave, c->frame, c->in, 0, lane);
}

/* An immediate operand: the same in all lanes. */
static uint64_t choice(const struct context *c, uint32_t number)
{
    return operand(c->wave, c->frame, c->in, number, c->frame->lanes[0])[0];
}

static bool is_active(const struct context *c, uint32_t lane)
{
    for (uint32_t i = 0; i < c->frame->lane_count; i++)
        if (c->frame->lanes[i] == lane)
            return true;
    return false;
}

static bool same_value(const struct context *c, const uint64_t *a, const uint64_t *b, uint32_t k)
{
    if (!c->is_float)
        return a[k] == b[k];
    return float_number(c->bits, flushed(c->machine, c->bits, a[k])) ==
           float_number(c->bits, flushed(c->machine, c->bits, b[k]));
}

/* ---- Combining --------------------------------------------------------------------------------------------------- */

enum combination {
    COMBINE_SUM,
    COMBINE_PRODUCT,
    COMBINE_MIN,
    COMBINE_MAX,
    COMBINE_AND,
    COMBINE_OR,
    COMBINE_XOR
};

struct combiner {
    enum combination what;
    bool is_unsigned;
};

static struct combiner combiner_of(const struct context *c)
{
    static const enum combination of_bits[] = {COMBINE_AND, COMBINE_OR, COMBINE_XOR},
                                  of_prefix[] = {COMBINE_SUM, COMBINE_AND, COMBINE_OR, COMBINE_XOR, COMBINE_PRODUCT};
    uint64_t number;

    if (c->in->dx_op == DX_WaveMultiPrefixOp) {
        number = choice(c, 5);
        if (number < sizeof of_prefix / sizeof *of_prefix)
            return (struct combiner){of_prefix[number], choice(c, 6) != 0};
    } else if (c->in->dx_op == DX_WaveActiveBit) {
        number = choice(c, 1);
        if (number < sizeof of_bits / sizeof *of_bits)
            return (struct combiner){of_bits[number], true};
    } else if (choice(c, 1) <= COMBINE_MAX) {
        return (struct combiner){(enum combination)choice(c, 1), choice(c, 2) != 0};
    }
    fail(c->machine->fault, DXS_RESULT_INVALID_MODULE, "%s combines in an unknown way",
         dx_operation_name(c->in->dx_op));
}

/* The identity of an operation, which prefix operations start from. Minimum and maximum: the type's extremes. */
static uint64_t neutral(const struct context *c, struct combiner how)
{
    uint64_t sign = UINT64_C(1) << (c->bits - 1);

    switch (how.what) {
    case COMBINE_PRODUCT:
        return c->is_float ? float_bits(c->bits, 1) : 1;
    case COMBINE_AND:
        return truncate_bits(c->bits, UINT64_MAX);
    case COMBINE_MIN:
        return c->is_float       ? float_bits(c->bits, (double)INFINITY)
               : how.is_unsigned ? truncate_bits(c->bits, UINT64_MAX)
                                 : sign - 1;
    case COMBINE_MAX:
        return c->is_float ? float_bits(c->bits, -(double)INFINITY) : how.is_unsigned ? 0 : sign;
    default:
        return 0;
    }
}

static bool comes_first(const struct context *c, struct combiner how, uint64_t a, uint64_t b)
{
    if (c->is_float)
        return how.what == COMBINE_MIN ? float_number(c->bits, a) < float_number(c->bits, b)
                                       : float_number(c->bits, a) > float_number(c->bits, b);
    if (how.is_unsigned)
        return how.what == COMBINE_MIN ? a < b : a > b;
    return how.what == COMBINE_MIN ? sign_extend(c->bits, a) < sign_extend(c->bits, b)
                                   : sign_extend(c->bits, a) > sign_extend(c->bits, b);
}

static uint64_t combine(const struct context *c, struct combiner how, uint64_t a, uint64_t b)
{
    if (c->is_float) {
        a = flushed(c->machine, c->bits, a);
        b = flushed(c->machine, c->bits, b);
    }
    switch (how.what) {
    case COMBINE_SUM:
        return c->is_float ? flushed(c->machine, c->bits, binary_result(BINARY_FADD, c->bits, a, b))
                           : binary_result(BINARY_ADD, c->bits, a, b);
    case COMBINE_PRODUCT:
        return c->is_float ? flushed(c->machine, c->bits, binary_result(BINARY_FMUL, c->bits, a, b))
                           : binary_result(BINARY_MUL, c->bits, a, b);
    case COMBINE_AND:
        return a & b;
    case COMBINE_OR:
        return a | b;
    case COMBINE_XOR:
        return a ^ b;
    default:
        if (c->is_float && float_number(c->bits, a) != float_number(c->bits, a)) /* numbers win over NaN */
            return b;
        return comes_first(c, how, b, a) ? b : a;
    }
}

static void combine_all(const struct context *c)
{
    struct combiner how = combiner_of(c);

    for (uint32_t k = 0; k < c->count; k++) {
        uint64_t all = c->lane_count > 0 ? value_of(c, c->lanes[0])[k] : neutral(c, how);
        all = c->is_float ? flushed(c->machine, c->bits, all) : all;
        for (uint32_t i = 1; i < c->lane_count; i++)
            all = combine(c, how, all, value_of(c, c->lanes[i])[k]);
        for (uint32_t i = 0; i < c->frame->lane_count; i++)
            result_slots(c->wave, c->frame, c->in, c->frame->lanes[i])[k] = all;
    }
}

static bool in_mask(const struct context *c, uint32_t lane, uint32_t other)
{
    return operand(c->wave, c->frame, c->in, 1 + other / 32, lane)[0] >> (other % 32) & 1;
}

/* Compares the bits of participating lanes, bits of `all`. Other bits of a mask are ignored. */
static bool same_masks(const struct context *c, const uint32_t all[MASK_WORDS], uint32_t a, uint32_t b)
{
    uint64_t differ = 0;

    for (uint32_t i = 0; i < MASK_WORDS; i++)
        differ |=
            (operand(c->wave, c->frame, c->in, 1 + i, a)[0] ^ operand(c->wave, c->frame, c->in, 1 + i, b)[0]) & all[i];
    return differ == 0;
}

/* Masks must partition the participating lanes: each lane is in its own mask, and all lanes in a mask have the
 * same mask. Counts violations as out-of-bounds accesses: the results are undefined. */
static void check_masks(const struct context *c)
{
    uint32_t all[MASK_WORDS] = {0};

    for (uint32_t i = 0; i < c->lane_count; i++)
        all[c->lanes[i] / 32] |= 1u << c->lanes[i] % 32;
    for (uint32_t i = 0; i < c->lane_count; i++) {
        uint32_t lane = c->lanes[i];
        bool is_part = in_mask(c, lane, lane);
        for (uint32_t n = 0; n < c->lane_count && is_part; n++)
            is_part = !in_mask(c, lane, c->lanes[n]) || same_masks(c, all, lane, c->lanes[n]);
        *c->machine->out_of_bounds += !is_part;
    }
}

/* Prefix operations combine the values of all preceding lanes, multi-prefix operations those in the lane's mask. */
static void combine_before(const struct context *c)
{
    bool masked = c->in->dx_op == DX_WaveMultiPrefixOp;
    struct combiner how = combiner_of(c);

    if (masked)
        check_masks(c);
    for (uint32_t i = 0; i < c->frame->lane_count; i++) {
        uint32_t lane = c->frame->lanes[i];
        uint64_t *result = result_slots(c->wave, c->frame, c->in, lane);
        for (uint32_t k = 0; k < c->count; k++) {
            result[k] = neutral(c, how);
            for (uint32_t n = 0; n < c->lane_count && c->lanes[n] < lane; n++)
                if (!masked || in_mask(c, lane, c->lanes[n]))
                    result[k] = combine(c, how, result[k], value_of(c, c->lanes[n])[k]);
        }
    }
}

/* Counts true values in preceding lanes; multi-prefix: in those of the lane's mask. */
static void count_before(const struct context *c)
{
    bool masked = c->in->dx_op == DX_WaveMultiPrefixBitCount;

    if (masked)
        check_masks(c);
    for (uint32_t i = 0; i < c->frame->lane_count; i++) {
        uint32_t lane = c->frame->lanes[i];
        uint64_t *result = result_slots(c->wave, c->frame, c->in, lane);
        *result = 0;
        for (uint32_t n = 0; n < c->lane_count && c->lanes[n] < lane; n++)
            if (!masked || in_mask(c, lane, c->lanes[n]))
                *result += value_of(c, c->lanes[n])[0] & 1;
    }
}

/* ---- Votes, ballots ---------------------------------------------------------------------------------------------- */

static void vote(const struct context *c)
{
    uint64_t trues = 0, result = 0;

    for (uint32_t i = 0; i < c->lane_count && c->in->operand_count; i++)
        trues += value_of(c, c->lanes[i])[0] & 1;
    for (uint32_t i = 0; i < c->frame->lane_count; i++) {
        if (c->in->dx_op == DX_WaveAnyTrue)
            result = trues > 0;
        else if (c->in->dx_op == DX_WaveAllTrue)
            result = trues == c->lane_count;
        else if (c->in->dx_op == DX_WaveAllBitCount)
            result = trues;
        else /* WaveIsFirstLane */
            result = c->lane_count > 0 && c->frame->lanes[i] == c->lanes[0];
        *result_slots(c->wave, c->frame, c->in, c->frame->lanes[i]) = result;
    }
}

static void all_equal(const struct context *c)
{
    for (uint32_t k = 0; k < c->count; k++) {
        bool equal = true;
        for (uint32_t i = 1; i < c->lane_count; i++)
            equal = equal && same_value(c, value_of(c, c->lanes[0]), value_of(c, c->lanes[i]), k);
        for (uint32_t i = 0; i < c->frame->lane_count; i++)
            result_slots(c->wave, c->frame, c->in, c->frame->lanes[i])[k] = equal;
    }
}

static void ballot(const struct context *c)
{
    bool matches = c->in->dx_op == DX_WaveMatch;

    for (uint32_t i = 0; i < c->frame->lane_count; i++) {
        uint64_t *result = result_slots(c->wave, c->frame, c->in, c->frame->lanes[i]);
        memset(result, 0, MASK_WORDS * sizeof *result);
        for (uint32_t n = 0; n < c->lane_count; n++) {
            uint32_t other = c->lanes[n];
            bool is_in = true;
            for (uint32_t k = 0; k < c->count && matches && other != c->frame->lanes[i]; k++) /* a NaN is in, too */
                is_in = is_in && same_value(c, value_of(c, c->frame->lanes[i]), value_of(c, other), k);
            if (!matches)
                is_in = value_of(c, other)[0] & 1;
            result[other / 32] |= (uint64_t)is_in << (other % 32);
        }
    }
}

/* ---- Values of other lanes --------------------------------------------------------------------------------------- */

static uint32_t lane_to_read(const struct context *c, uint32_t lane)
{
    switch (c->in->dx_op) {
    case DX_WaveReadLaneFirst:
        return c->lanes[0];
    case DX_WaveReadLaneAt:
        return (uint32_t)operand(c->wave, c->frame, c->in, 1, lane)[0];
    case DX_QuadReadLaneAt:
        return (lane & ~3u) | (operand(c->wave, c->frame, c->in, 1, lane)[0] & 3);
    default: /* QuadOp: 0 across x, 1 across y, 2 diagonally */
        return lane ^ (uint32_t)((choice(c, 1) + 1) & 3);
    }
}

/* The value of an inactive lane is undefined. WaveReadLaneFirst gives 0 if no lane participates. */
static void read_lane(const struct context *c)
{
    bool nobody = c->in->dx_op == DX_WaveReadLaneFirst && c->lane_count == 0;

    for (uint32_t i = 0; i < c->frame->lane_count; i++) {
        uint32_t lane = c->frame->lanes[i], from = nobody ? lane : lane_to_read(c, lane);
        uint64_t *result = result_slots(c->wave, c->frame, c->in, lane);
        bool is_here = !nobody && is_active(c, from);
        if (is_here)
            memcpy(result, value_of(c, from), c->count * sizeof *result);
        for (uint32_t k = 0; k < c->count && !is_here; k++)
            result[k] = nobody ? 0 : truncate_bits(c->bits, c->machine->options->undefined_bits);
    }
}

static void quad_vote(const struct context *c)
{
    bool all = choice(c, 1) == 1;

    for (uint32_t i = 0; i < c->frame->lane_count; i++) {
        uint32_t lane = c->frame->lanes[i];
        bool result = all;
        for (uint32_t k = lane & ~3u; k <= (lane | 3); k++)
            if (is_active(c, k) && (value_of(c, k)[0] & 1) != all)
                result = !all;
        *result_slots(c->wave, c->frame, c->in, lane) = result;
    }
}

/* Component k of lane `to` - component k of lane `from`. */
static uint64_t lane_difference(const struct context *c, uint32_t from, uint32_t to, uint32_t k)
{
    if (lacks_quads(c->machine))
        return 0;
    uint64_t end = flushed(c->machine, c->bits, value_of(c, to)[k]);

    return flushed(c->machine, c->bits,
                   binary_result(BINARY_FSUB, c->bits, end, flushed(c->machine, c->bits, value_of(c, from)[k])));
}

/* The end of the range that devices may give. Coarse derivatives may come from either row or column. Minimum precision
 * has 10 bits at least, so rounding may shift the result by 2^-10 * (|begin| + |end|). */
static uint64_t moved_derivative(const struct context *c, uint32_t from, uint32_t step, uint32_t k, bool is_coarse)
{
    double sign = c->machine->options->variation.upwards ? 1 : -1, result = 0;
    type_id type = element_type(c->machine, operand_type(c->wave, c->frame, c->in, 0));
    bool is_rounded = module_type(c->machine->module, type)->bits < c->bits; /* minimum precision */

    for (unsigned row = 0; row < 1u + is_coarse; row++, from ^= step ^ 3) {
        double begin = float_number(c->bits, value_of(c, from)[k]),
               end = float_number(c->bits, value_of(c, from + step)[k]);
        double found = float_number(c->bits, lane_difference(c, from, from + step, k));
        if (is_rounded)
            found += sign * 0x1p-10 * (fabs(begin) + fabs(end));
        result = row == 0 || (found - result) * sign > 0 ? found : result;
    }
    return float_bits(c->bits, result);
}

static void derivative(const struct context *c)
{
    bool across_x = c->in->dx_op == DX_DerivCoarseX || c->in->dx_op == DX_DerivFineX;
    bool is_coarse = c->in->dx_op == DX_DerivCoarseX || c->in->dx_op == DX_DerivCoarseY;
    uint32_t step = across_x ? 1 : 2, moved = c->machine->options->variation.component;

    for (uint32_t i = 0; i < c->frame->lane_count; i++) {
        uint32_t lane = c->frame->lanes[i], from = is_coarse ? lane & ~3u : lane & ~step;
        uint64_t *result = result_slots(c->wave, c->frame, c->in, lane);
        for (uint32_t k = 0; k < c->count; k++)
            result[k] = c->in == c->machine->moved && k % 4 == moved ? moved_derivative(c, from, step, k, is_coarse)
                                                                     : lane_difference(c, from, from + step, k);
    }
}

static void lane_fact(const struct context *c)
{
    for (uint32_t i = 0; i < c->frame->lane_count; i++) {
        uint64_t result = !may_write(c->wave, c->frame->lanes[i]); /* IsHelperLane */
        if (c->in->dx_op == DX_WaveGetLaneIndex)
            result = c->frame->lanes[i];
        else if (c->in->dx_op == DX_WaveGetLaneCount)
            result = c->machine->wave_size;
        *result_slots(c->wave, c->frame, c->in, c->frame->lanes[i]) = result;
    }
}

/* ---- The table --------------------------------------------------------------------------------------------------- */

static void (*const handlers[DX_OP_COUNT])(const struct context *) = {
    [DX_WaveIsFirstLane] = vote,
    [DX_WaveAnyTrue] = vote,
    [DX_WaveAllTrue] = vote,
    [DX_WaveAllBitCount] = vote,
    [DX_WaveGetLaneIndex] = lane_fact,
    [DX_WaveGetLaneCount] = lane_fact,
    [DX_IsHelperLane] = lane_fact,
    [DX_WaveActiveAllEqual] = all_equal,
    [DX_WaveActiveBallot] = ballot,
    [DX_WaveMatch] = ballot,
    [DX_WaveReadLaneAt] = read_lane,
    [DX_WaveReadLaneFirst] = read_lane,
    [DX_QuadReadLaneAt] = read_lane,
    [DX_QuadOp] = read_lane,
    [DX_QuadVote] = quad_vote,
    [DX_WaveActiveOp] = combine_all,
    [DX_WaveActiveBit] = combine_all,
    [DX_WavePrefixOp] = combine_before,
    [DX_WaveMultiPrefixOp] = combine_before,
    [DX_WavePrefixBitCount] = count_before,
    [DX_WaveMultiPrefixBitCount] = count_before,
    [DX_DerivCoarseX] = derivative,
    [DX_DerivCoarseY] = derivative,
    [DX_DerivFineX] = derivative,
    [DX_DerivFineY] = derivative,
};

static void run(struct wave *wave, struct frame *frame, const struct instruction *in)
{
    struct context c = {.wave = wave, .frame = frame, .in = in, .machine = wave->machine};

    if (in->operand_count > 0) {
        type_id type = operand_type(wave, frame, in, 0);
        c.bits = bits_in_memory(c.machine, type);
        c.is_float = is_float_type(c.machine, type);
        c.count = layout_of(c.machine, type)->slot_count;
    }
    find_lanes(&c);
    handlers[in->dx_op](&c);
}

bool compares_lanes(uint16_t operation)
{
    return handlers[operation] == combine_before || handlers[operation] == count_before ||
           handlers[operation] == ballot || handlers[operation] == read_lane;
}

operation_handler *wave_operation(uint16_t operation)
{
    return handlers[operation] ? run : NULL;
}
