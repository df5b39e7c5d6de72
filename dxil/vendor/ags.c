/* AMD's AGS. A call is an InterlockedCompareExchange on the register: the address encodes the operation, the two values
 * are its operands. */
#include "dxil/vendor/calls.h"

enum opcode_of_ags {
    READ_FIRST_LANE = 0x01,
    READ_LANE,
    LANE_ID,
    SWIZZLE,
    BALLOT,
    MASKED_BIT_COUNT,
    MIN3_U,
    MIN3_F,
    MED3_U,
    MED3_F,
    MAX3_U,
    MAX3_F,
    BARYCENTRICS,
    VERTEX_PARAMETER,
    WAVE_REDUCE = 0x12,
    WAVE_SCAN,
    LOAD_AT_ADDRESS,
    DRAW_INDEX = 0x17,
    ATOMIC_U64,
    WAVE_SIZE,
    BASE_INSTANCE,
    BASE_VERTEX,
    FLOAT_CONVERSION,
    READ_LANE_AT,
    SHADER_CLOCK = 0x1F,
    REALTIME_CLOCK
};

void refuse_ags(struct edit *e, struct ags_word word, const char *why)
{
    const char *name = word.opcode == VERTEX_PARAMETER                                       ? "VtxParam: "
                       : word.opcode >= FIRST_OF_MATRICES && word.opcode <= LAST_OF_MATRICES ? "WaveMatrix, Float8: "
                                                                                             : "";

    fail(e->arena->fault, DXS_RESULT_UNSUPPORTED, "AGS opcode 0x%x (%s%s), phase %u, data 0x%x", word.opcode, name, why,
         word.phase, word.data);
}

static _Noreturn void refuse(struct edit *e, struct ags_word word)
{
    refuse_ags(e, word, "not translated");
}

/* ---- Accesses ---------------------------------------------------------------------------------------------------- */

/* Decodes the address, which must be constant. Only READ_LANE may or a computed lane into it. */
static struct ags_word word_of(struct edit *e, const struct instruction *i, bool *has_lane)
{
    value_id candidates[] = {edit_operand(e, i, AGS_ADDRESS), NO_VALUE, NO_VALUE};
    const struct instruction *sum = definition(e->module, e->source, candidates[0]);
    uint64_t address;

    if (sum && sum->opcode == OP_BINARY) {
        candidates[1] = edit_operand(e, sum, 0);
        candidates[2] = edit_operand(e, sum, 1);
    }
    for (uint32_t k = 0; k < 3 && candidates[k] != NO_VALUE; k++) {
        *has_lane = k > 0;
        if (module_integer(e->module, e->source, candidates[k], &address) && (uint32_t)address >> 28 == 5 &&
            (k == 0 || (address & 0xFF) == READ_LANE))
            return (struct ags_word){address & 0xFF, address >> 8 & 0xFFFF, address >> 24 & 3};
    }
    fail(e->arena->fault, DXS_RESULT_UNSUPPORTED, "AGS: the address is not constant or not an AGS address");
}

/* The call of an earlier phase of the same extension. */
static const struct instruction *phase(struct edit *e, struct vendor_calls *calls, struct ags_word word,
                                       uint32_t number)
{
    const struct instruction *i = calls->ags.phases[number];
    bool has_lane;

    if (!i || word_of(e, i, &has_lane).opcode != word.opcode)
        refuse(e, word);
    return i;
}

/* ---- Reductions and scans ---------------------------------------------------------------------------------------- */

/* Rows: sum, product, minimum, maximum. Columns: float, signed, unsigned. */
static const uint16_t combinations[][3] = {
    {PLAIN(OP_BINARY, BINARY_FADD), PLAIN(OP_BINARY, BINARY_ADD), PLAIN(OP_BINARY, BINARY_ADD)},
    {PLAIN(OP_BINARY, BINARY_FMUL), PLAIN(OP_BINARY, BINARY_MUL), PLAIN(OP_BINARY, BINARY_MUL)},
    {DX_FMin, DX_IMin, DX_UMin},
    {DX_FMax, DX_IMax, DX_UMax}};
enum {
    UNSIGNED = 2 /* column of `combinations` */
};

/* Operation numbers: 1 to 12 as in `combinations`, 13 and, 14 or, 15 xor. Inclusive scan = exclusive scan combined with
 * the lane's own value. */
static value_id reduce(struct edit *e, struct ags_word word, value_id value)
{
    enum {
        INCLUSIVE = 1, /* flag; clear: exclusive */
        BITS = 4
    };
    uint32_t number = (word.data & 0xFF) - 1, row = number / 3, kind = number % 3, flags = word.data >> 8;
    bool is_scan = word.opcode == WAVE_SCAN, is_float = kind == 0;
    enum shape shape = is_float ? REAL : WORD;

    if (row > BITS || (is_scan && row == BITS))
        refuse(e, word);
    value_id choice = edit_integer(e, row == BITS ? kind : row);
    if (row == BITS)
        return make_of_two(e, DX_WaveActiveBit, WORD, value, choice);
    if (is_float)
        value = bits_as(e, value, REAL);
    value_id result =
        make(e, is_scan ? DX_WavePrefixOp : DX_WaveActiveOp, shape, value, choice, edit_integer(e, kind == UNSIGNED));
    if (is_scan && flags == INCLUSIVE)
        result = make_of_two(e, combinations[row][kind], shape, result, value);
    return is_float ? bits_as(e, result, WORD) : result;
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

/* 64-bit atomics. Phases 0 and 1: three coordinates and the low word of the value. Then a store to the resource, at the
 * result of phase 0 with the result of phase 1 as value, names the resource. Phase 2: high word of the value, low word
 * of the comparand. Phase 3: high word of the comparand. The result words are those of phase 0 and of the last
 * phase. */
bool is_ags_marker(struct edit *e, struct vendor_calls *calls, const struct instruction *i)
{
    uint32_t value = i->dx_op == DX_TextureStore ? 4 : 3;
    struct ags_state *ags = &calls->ags;

    if (i->operand_count <= value || !ags->phases[0] || !ags->phases[1] ||
        edit_operand(e, i, 1) != ags->phases[0]->result || edit_operand(e, i, value) != ags->phases[1]->result)
        return false;
    ags->marker = i;
    return true;
}

static value_id atomic_u64(struct edit *e, struct vendor_calls *calls, struct ags_word word)
{
    enum {
        COMPARE_EXCHANGE = 8
    };
    static const uint8_t operations[] = {
        0, 6, 7, 1, 2, 3, 0, 8}; /* AtomicBinOp's number by AGS's: min, max, and, or, xor, add, swap */
    bool compares = word.data == COMPARE_EXCHANGE;

    if (word.data == 0 || word.data > COMPARE_EXCHANGE)
        refuse(e, word);
    if (word.phase < (compares ? 3u : 2u))
        return GONE; /* only the marker and later phases use this result */
    const struct instruction *first = phase(e, calls, word, 0), *second = phase(e, calls, word, 1);
    const struct instruction *third = compares ? phase(e, calls, word, 2) : e->at;
    if (!calls->ags.marker)
        refuse(e, word);
    struct wide_atomic atomic = {.handle = edit_operand(e, calls->ags.marker, 0),
                                 .coordinates = {edit_operand(e, first, AGS_FIRST), edit_operand(e, first, AGS_SECOND),
                                                 edit_operand(e, second, AGS_FIRST)},
                                 .value = {edit_operand(e, second, AGS_SECOND), edit_operand(e, third, AGS_FIRST)},
                                 .comparand = {edit_operand(e, third, AGS_SECOND), edit_operand(e, e->at, AGS_FIRST)},
                                 .operation = compares ? COMPARES : operations[word.data]};
    value_id words[2];
    calls->ags.marker = NULL;
    emit_wide_atomic(e, calls, &atomic, words);
    edit_result(e, first, words[0]);
    return words[1];
}

static value_id load_at_address(struct edit *e, struct vendor_calls *calls, struct ags_word word, value_id offset)
{
    if (word.phase == 0)
        return GONE;
    const struct instruction *first = phase(e, calls, word, 0);
    return make(e, DX_LoadAtAddress, WORD, edit_operand(e, first, AGS_FIRST), edit_operand(e, first, AGS_SECOND),
                offset);
}

/* ---- All operations ---------------------------------------------------------------------------------------------- */

/* Phase 0 reads the clock and returns the low word. Phase 1 returns the high word. */
static value_id clock_word(struct edit *e, struct vendor_calls *calls, struct ags_word word)
{
    uint32_t operation = word.opcode == SHADER_CLOCK ? DX_CycleCounterLegacy : DX_DeviceClock;

    if (!(word.phase & 1) || calls->ags.clock == NO_VALUE)
        calls->ags.clock = make_of_one(e, operation, WORDS, NO_VALUE);
    return member_of(e, calls->ags.clock, word.phase & 1);
}

/* Recipes: the steps of the remaining operations. Inputs: A, B operands, C data, D address, E phase. */
#define CAST_BITS PLAIN(OP_CAST, CAST_BITCAST)
#define BINARY_STEP(operation, ...) STEP(PLAIN(OP_BINARY, BINARY_##operation), WORD, __VA_ARGS__)
enum {
    MAX_RECIPE_STEPS = 13
};
enum {                    /* recipes that are no opcodes */
    COMPUTED_LANE = 0x80, /* READ_LANE with a computed lane */
    OF_QUAD, /* SWIZZLE within quads, C: low 8 bits of the pattern. Other swizzles: C, F, G are the and, or and xor
                masks */
    LAST_U,  /* phase 1 of MED3_U: F, G operands of phase 0, B its result, the lesser of them */
    LAST_F,
    ROUNDED /* FLOAT_CONVERSION down or up */
};
/* Each row names its recipe. The steps of a recipe stand together, in order. */
static const struct recipe_step {
    uint8_t recipe;
    struct step step;
} recipe_steps[] = {
    {READ_FIRST_LANE, STEP(DX_WaveReadLaneFirst, WORD, A)},
    {READ_LANE, STEP(DX_WaveReadLaneAt, WORD, A, C)},
    {COMPUTED_LANE, BINARY_STEP(LSHR, D, K8)},
    {COMPUTED_LANE, BINARY_STEP(AND, R0, KWORD)},
    {COMPUTED_LANE, STEP(DX_WaveReadLaneAt, WORD, A, R1)},
    {READ_LANE_AT, STEP(DX_WaveReadLaneAt, WORD, A, B)},
    {LANE_ID, STEP(DX_WaveGetLaneIndex, WORD, NONE)},
    {WAVE_SIZE, STEP(DX_WaveGetLaneCount, WORD, NONE)},
    {DRAW_INDEX, STEP(DX_DrawIndex, WORD, NONE)},
    {BASE_INSTANCE, STEP(DX_StartInstanceLocation, WORD, NONE)},
    {BASE_VERTEX, STEP(DX_StartVertexLocation, WORD, NONE)},
    /* any of 32 lanes */
    {SWIZZLE, STEP(DX_WaveGetLaneIndex, WORD, NONE)},
    {SWIZZLE, BINARY_STEP(AND, R0, C)},
    {SWIZZLE, BINARY_STEP(OR, R1, F)},
    {SWIZZLE, BINARY_STEP(XOR, R2, G)},
    {SWIZZLE, STEP(DX_WaveReadLaneAt, WORD, A, R3)},
    /* a lane of the quad: two bits of the pattern per lane */
    {OF_QUAD, STEP(DX_WaveGetLaneIndex, WORD, NONE)},
    {OF_QUAD, BINARY_STEP(AND, R0, K3)},
    {OF_QUAD, BINARY_STEP(SHL, R1, K1)},
    {OF_QUAD, BINARY_STEP(LSHR, C, R2)},
    {OF_QUAD, BINARY_STEP(AND, R3, K3)},
    {OF_QUAD, BINARY_STEP(AND, R0, KMINUS4)},
    {OF_QUAD, BINARY_STEP(OR, R4, R5)},
    {OF_QUAD, STEP(DX_WaveReadLaneAt, WORD, A, R6)},
    /* one word of the ballot */
    {BALLOT, STEP(PLAIN(OP_COMPARE, ICMP_NE), CONDITION, A, K0)},
    {BALLOT, STEP(DX_WaveActiveBallot, WORDS, R0)},
    {BALLOT, STEP(PLAIN(OP_EXTRACT_VALUE, 0), WORD, R1, E)},
    /* bits of the 64-bit mask that belong to lanes below this one */
    {MASKED_BIT_COUNT, STEP(DX_WaveGetLaneIndex, WORD, NONE)},
    {MASKED_BIT_COUNT, BINARY_STEP(AND, R0, K31)},
    {MASKED_BIT_COUNT, BINARY_STEP(SHL, K1, R1)},
    {MASKED_BIT_COUNT, BINARY_STEP(SUB, R2, K1)},
    {MASKED_BIT_COUNT, STEP(PLAIN(OP_COMPARE, ICMP_ULT), CONDITION, R0, K32)},
    {MASKED_BIT_COUNT, STEP(PLAIN(OP_SELECT, 0), WORD, R4, R3, KMINUS1)},
    {MASKED_BIT_COUNT, STEP(PLAIN(OP_SELECT, 0), WORD, R4, K0, R3)},
    {MASKED_BIT_COUNT, BINARY_STEP(AND, A, R5)},
    {MASKED_BIT_COUNT, BINARY_STEP(AND, B, R6)},
    {MASKED_BIT_COUNT, STEP(DX_Countbits, WORD, R7)},
    {MASKED_BIT_COUNT, STEP(DX_Countbits, WORD, R8)},
    {MASKED_BIT_COUNT, BINARY_STEP(ADD, R9, R10)},
    /* phase 0 combines the first two of three numbers, phase 1 combines the result with the third; the median begins
     * with the lesser of two, too */
    {MIN3_U, STEP(DX_UMin, WORD, A, B)},
    {MAX3_U, STEP(DX_UMax, WORD, A, B)},
    {MIN3_F, STEP(CAST_BITS, REAL, A)},
    {MIN3_F, STEP(CAST_BITS, REAL, B)},
    {MIN3_F, STEP(DX_FMin, REAL, R0, R1)},
    {MIN3_F, STEP(CAST_BITS, WORD, R2)},
    {MAX3_F, STEP(CAST_BITS, REAL, A)},
    {MAX3_F, STEP(CAST_BITS, REAL, B)},
    {MAX3_F, STEP(DX_FMax, REAL, R0, R1)},
    {MAX3_F, STEP(CAST_BITS, WORD, R2)},
    /* median = max(lesser, min(greater, third)) */
    {LAST_U, STEP(DX_UMax, WORD, F, G)},
    {LAST_U, STEP(DX_UMin, WORD, R0, A)},
    {LAST_U, STEP(DX_UMax, WORD, R1, B)},
    {LAST_F, STEP(CAST_BITS, REAL, F)},
    {LAST_F, STEP(CAST_BITS, REAL, G)},
    {LAST_F, STEP(CAST_BITS, REAL, A)},
    {LAST_F, STEP(CAST_BITS, REAL, B)},
    {LAST_F, STEP(DX_FMax, REAL, R0, R1)},
    {LAST_F, STEP(DX_FMin, REAL, R4, R2)},
    {LAST_F, STEP(DX_FMax, REAL, R5, R3)},
    {LAST_F, STEP(CAST_BITS, WORD, R6)},
    {BARYCENTRICS, STEP(DX_BarycentricsAt, REAL, C, F)},
    {BARYCENTRICS, STEP(CAST_BITS, WORD, R0)},
    {FLOAT_CONVERSION, STEP(CAST_BITS, REAL, A)},
    {FLOAT_CONVERSION, STEP(DX_LegacyF32ToF16, WORD, R0)},
    /* Rounds down: converts to half with the device's rounding, then takes the next lower half if the result is greater
     * than the number. Halves are ordered as sign and magnitude. The comparison uses negated numbers: without
     * SignedZeroInfNanPreserve, drivers may fold a conversion to half and back. Rounding up = negate, round down,
     * negate (F, G). */
    {ROUNDED, BINARY_STEP(XOR, A, F)},
    {ROUNDED, STEP(CAST_BITS, REAL, R0)},
    {ROUNDED, STEP(DX_LegacyF32ToF16, WORD, R1)},
    {ROUNDED, BINARY_STEP(XOR, R2, KSIGN16)},
    {ROUNDED, STEP(DX_LegacyF16ToF32, REAL, R3)},
    {ROUNDED, BINARY_STEP(XOR, R0, KSIGN32)},
    {ROUNDED, STEP(CAST_BITS, REAL, R5)},
    {ROUNDED, STEP(PLAIN(OP_COMPARE, ICMP_UGT), CONDITION, R2, KHALF)},
    {ROUNDED, STEP(PLAIN(OP_SELECT, 0), WORD, R7, K1, KMINUS1)},
    {ROUNDED, BINARY_STEP(ADD, R2, R8)},
    {ROUNDED, STEP(PLAIN(OP_COMPARE, FCMP_OLT), CONDITION, R4, R6)},
    {ROUNDED, STEP(PLAIN(OP_SELECT, 0), WORD, R10, R9, R2)},
    {ROUNDED, BINARY_STEP(XOR, R11, G)},
};

static value_id follow_recipe(struct edit *e, struct ags_word word, uint32_t recipe, value_id *slots)
{
    struct step steps[MAX_RECIPE_STEPS];
    uint32_t count = 0;

    for (size_t n = 0; n < sizeof recipe_steps / sizeof *recipe_steps; n++)
        if (recipe_steps[n].recipe == recipe)
            steps[count++] = recipe_steps[n].step;
    if (count == 0)
        refuse(e, word);
    return run(e, steps, count, slots);
}

/* The replacement of the call's result. */
static value_id ags_result(struct edit *e, struct vendor_calls *calls, const struct instruction *i,
                           struct ags_word word, bool has_lane)
{
    enum {
        IS_QUAD = 0x8000, /* flag of a swizzle pattern */
        PULL_MODEL = 7    /* modes: 1 to 3 linear, 4 to 6 perspective; each at centre, centroid, sample */
    };
    value_id second = edit_operand(e, i, AGS_SECOND);
    value_id slots[SLOTS] = {[A] = edit_operand(e, i, AGS_FIRST),
                             [B] = second,
                             [C] = edit_integer(e, word.data),
                             [D] = edit_operand(e, i, AGS_ADDRESS),
                             [E] = word.phase};
    uint32_t key = word.opcode;

    switch (word.opcode) {
    case READ_LANE:
        key = has_lane ? COMPUTED_LANE : key;
        break;
    case SWIZZLE:
        key = word.data & IS_QUAD ? OF_QUAD : key;
        slots[C] = edit_integer(e, word.data & IS_QUAD ? word.data & 0xFF : word.data | ~UINT32_C(31));
        slots[F] = edit_integer(e, word.data >> 5 & 31);
        slots[G] = edit_integer(e, word.data >> 10 & 31);
        break;
    case MED3_U:
    case MED3_F:
        key = word.opcode == MED3_U ? MIN3_U : MIN3_F;
        if (word.phase == 1) {
            const struct instruction *before = phase(e, calls, word, 0);
            key = word.opcode == MED3_U ? LAST_U : LAST_F;
            slots[F] = edit_operand(e, before, AGS_FIRST);
            slots[G] = edit_operand(e, before, AGS_SECOND);
        }
        break;
    case BARYCENTRICS:
        if (word.data == 0 || word.data > PULL_MODEL || word.phase > (word.data == PULL_MODEL ? 2u : 1u))
            refuse(e, word);
        slots[F] = edit_integer(e, word.phase);
        break;
    case FLOAT_CONVERSION: /* data 1: to nearest, 2: down, 3: up */
        key = word.data == 1 ? key : word.data == 2 || word.data == 3 ? ROUNDED : UINT8_MAX;
        slots[F] = edit_integer(e, word.data == 3 ? UINT32_C(1) << 31 : 0);
        slots[G] = edit_integer(e, word.data == 3 ? 0x8000 : 0);
        break;
    case WAVE_REDUCE:
    case WAVE_SCAN:
        return reduce(e, word, slots[A]);
    case LOAD_AT_ADDRESS:
        return load_at_address(e, calls, word, slots[A]);
    case ATOMIC_U64:
        return atomic_u64(e, calls, word);
    case SHADER_CLOCK:
    case REALTIME_CLOCK:
        return clock_word(e, calls, word);
    default:
        break;
    }
    if (word.opcode >= FIRST_OF_MATRICES && word.opcode <= LAST_OF_MATRICES)
        return matrix_call(e, &calls->matrix, i, word);
    return follow_recipe(e, word, key, slots);
}

bool replace_ags_call(struct edit *e, struct vendor_calls *calls, const struct instruction *i)
{
    bool has_lane;
    struct ags_word word = word_of(e, i, &has_lane);

    edit_result(e, i, ags_result(e, calls, i, word, has_lane));
    if (word.phase < sizeof calls->ags.phases / sizeof *calls->ags.phases)
        calls->ags.phases[word.phase] = i;
    return true;
}
