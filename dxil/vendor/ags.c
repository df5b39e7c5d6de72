/* AMD's AGS: InterlockedCompareExchange on the register, whose address says what is meant; both values are operands. */
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

    fail(e->arena->fault, DXS_UNSUPPORTED, "AGS opcode 0x%x (%s%s), phase %u, data 0x%x", word.opcode, name, why,
         word.phase, word.data);
}

static _Noreturn void refuse(struct edit *e, struct ags_word word)
{
    refuse_ags(e, word, "not translated");
}

/* ---- The accesses ------------------------------------------------------------------------------------------------ */

/* The address must be constant. Only Readlane has a lane in it that may be computed, or-ed to the rest. */
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
    fail(e->arena->fault, DXS_UNSUPPORTED, "AGS: an unknown address");
}

/* An earlier phase of the same extension, by its number. */
static const struct instruction *phase(struct edit *e, struct vendor_calls *calls, struct ags_word word,
                                       uint32_t number)
{
    const struct instruction *i = calls->ags.phases[number];
    bool has_lane;

    if (!i || word_of(e, i, &has_lane).opcode != word.opcode)
        refuse(e, word);
    return i;
}

/* ---- Operations on numbers --------------------------------------------------------------------------------------- */

/* Sum, product, minimum, maximum of floats, signed and unsigned numbers. */
static const uint16_t combinations[][3] = {
    {PLAIN(OP_BINARY, BINARY_FADD), PLAIN(OP_BINARY, BINARY_ADD), PLAIN(OP_BINARY, BINARY_ADD)},
    {PLAIN(OP_BINARY, BINARY_FMUL), PLAIN(OP_BINARY, BINARY_MUL), PLAIN(OP_BINARY, BINARY_MUL)},
    {DX_FMin, DX_IMin, DX_UMin},
    {DX_FMax, DX_IMax, DX_UMax}};
enum {
    UNSIGNED = 2 /* column */
};

/* Numbers of the operation: 1 to 12 as rows and columns above, 13 to 15 and, or, xor. Inclusive scans are exclusive
 * ones and the lane's own value. */
static value_id reduce(struct edit *e, struct ags_word word, value_id value)
{
    enum {
        INCLUSIVE = 1, /* else exclusive */
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

/* Phases 0 and 1 hold three coordinates and the low word of the value; a store to the resource names it, at the result
 * of phase 0 and of the value that is phase 1's; phase 2 holds the high word of the value and, if there is one, the low
 * word of the comparand, phase 3 the high one. The result is phase 0's and the last one's. */
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
    static const uint8_t operations[] = {0, 6, 7, 1,
                                         2, 3, 0, 8}; /* of AtomicBinOp; min, max, and, or, xor, add, swap */
    bool compares = word.data == COMPARE_EXCHANGE;

    if (word.data == 0 || word.data > COMPARE_EXCHANGE)
        refuse(e, word);
    if (word.phase < (compares ? 3u : 2u))
        return GONE; /* the marker and later phases alone take it */
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

/* ---- All of them ------------------------------------------------------------------------------------------------- */

/* Phase 0 reads both words, of which phase 1 takes the other. */
static value_id clock_word(struct edit *e, struct vendor_calls *calls, struct ags_word word)
{
    uint32_t operation = word.opcode == SHADER_CLOCK ? DX_CycleCounterLegacy : DX_DeviceClock;

    if (!(word.phase & 1) || calls->ags.clock == NO_VALUE)
        calls->ags.clock = make_of_one(e, operation, WORDS, NO_VALUE);
    return member_of(e, calls->ags.clock, word.phase & 1);
}

/* What the others are made of: A and B are the operands, C the data, D the address, E the phase. */
#define CAST_BITS PLAIN(OP_CAST, CAST_BITCAST)
#define BINARY_STEP(operation, ...) STEP(PLAIN(OP_BINARY, BINARY_##operation), WORD, __VA_ARGS__)
enum {
    MAX_RECIPE_STEPS = 13
};
enum {                    /* recipes beside opcodes */
    COMPUTED_LANE = 0x80, /* of READ_LANE */
    OF_QUAD, /* of SWIZZLE, the pattern's first 8 bits in C; else C, F and G are what lanes are and-ed, ... */
    LAST_U,  /* of MED3_U: phase 1; F and G are phase 0's operands, B is its result, the lesser one */
    LAST_F,
    ROUNDED /* of FLOAT_CONVERSION */
};
/* Each step names the recipe that it belongs to; those of one recipe stand together, in order. */
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
    /* one of 32 lanes */
    {SWIZZLE, STEP(DX_WaveGetLaneIndex, WORD, NONE)},
    {SWIZZLE, BINARY_STEP(AND, R0, C)},
    {SWIZZLE, BINARY_STEP(OR, R1, F)},
    {SWIZZLE, BINARY_STEP(XOR, R2, G)},
    {SWIZZLE, STEP(DX_WaveReadLaneAt, WORD, A, R3)},
    /* one of the quad, by two bits of the pattern each */
    {OF_QUAD, STEP(DX_WaveGetLaneIndex, WORD, NONE)},
    {OF_QUAD, BINARY_STEP(AND, R0, K3)},
    {OF_QUAD, BINARY_STEP(SHL, R1, K1)},
    {OF_QUAD, BINARY_STEP(LSHR, C, R2)},
    {OF_QUAD, BINARY_STEP(AND, R3, K3)},
    {OF_QUAD, BINARY_STEP(AND, R0, KMINUS4)},
    {OF_QUAD, BINARY_STEP(OR, R4, R5)},
    {OF_QUAD, STEP(DX_WaveReadLaneAt, WORD, A, R6)},
    /* a word of the ballot */
    {BALLOT, STEP(PLAIN(OP_COMPARE, ICMP_NE), CONDITION, A, K0)},
    {BALLOT, STEP(DX_WaveActiveBallot, WORDS, R0)},
    {BALLOT, STEP(PLAIN(OP_EXTRACT_VALUE, 0), WORD, R1, E)},
    /* bits of the mask that stand for lanes below this one, of 64 */
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
    /* of three numbers in two phases: of the first two, then of the third and that */
    {MIN3_U, STEP(DX_UMin, WORD, A, B)},
    {MAX3_U, STEP(DX_UMax, WORD, A, B)},
    {MED3_U, STEP(DX_UMin, WORD, A, B)},
    {MIN3_F, STEP(CAST_BITS, REAL, A)},
    {MIN3_F, STEP(CAST_BITS, REAL, B)},
    {MIN3_F, STEP(DX_FMin, REAL, R0, R1)},
    {MIN3_F, STEP(CAST_BITS, WORD, R2)},
    {MAX3_F, STEP(CAST_BITS, REAL, A)},
    {MAX3_F, STEP(CAST_BITS, REAL, B)},
    {MAX3_F, STEP(DX_FMax, REAL, R0, R1)},
    {MAX3_F, STEP(CAST_BITS, WORD, R2)},
    {MED3_F, STEP(CAST_BITS, REAL, A)},
    {MED3_F, STEP(CAST_BITS, REAL, B)},
    {MED3_F, STEP(DX_FMin, REAL, R0, R1)},
    {MED3_F, STEP(CAST_BITS, WORD, R2)},
    /* a median: max(lesser, min(greater, third)) */
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
    /* To a half by the device's rounding, then down: where that has gone the other way, the number below is taken.
     * Halves are ordered as numbers of sign and magnitude. Negated numbers are compared, as drivers take what comes
     * back from a half for what went there, unless they are told that special values count. Up is down between two
     * negations (F, G) */
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

static value_id follow_recipe(struct edit *e, struct ags_word word, uint32_t recipe, value_id *places)
{
    struct step steps[MAX_RECIPE_STEPS];
    uint32_t count = 0;

    for (size_t n = 0; n < sizeof recipe_steps / sizeof *recipe_steps; n++)
        if (recipe_steps[n].recipe == recipe)
            steps[count++] = recipe_steps[n].step;
    if (count == 0)
        refuse(e, word);
    return run(e, steps, count, places);
}

/* What stands for the result. */
static value_id meaning(struct edit *e, struct vendor_calls *calls, const struct instruction *i, struct ags_word word,
                        bool has_lane)
{
    enum {
        IS_QUAD = 0x8000, /* of the pattern of a swizzle */
        PULL_MODEL = 7    /* modes: 1 to 3 linear, 4 to 6 with perspective, in the centre, the centroid, the sample */
    };
    value_id second = edit_operand(e, i, AGS_SECOND);
    value_id places[PLACES] = {[A] = edit_operand(e, i, AGS_FIRST),
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
        places[C] = edit_integer(e, word.data & IS_QUAD ? word.data & 0xFF : word.data | ~UINT32_C(31));
        places[F] = edit_integer(e, word.data >> 5 & 31);
        places[G] = edit_integer(e, word.data >> 10 & 31);
        break;
    case MED3_U:
    case MED3_F:
        if (word.phase == 1) {
            const struct instruction *before = phase(e, calls, word, 0);
            key = word.opcode == MED3_U ? LAST_U : LAST_F;
            places[F] = edit_operand(e, before, AGS_FIRST);
            places[G] = edit_operand(e, before, AGS_SECOND);
        }
        break;
    case BARYCENTRICS:
        if (word.data == 0 || word.data > PULL_MODEL || word.phase > (word.data == PULL_MODEL ? 2u : 1u))
            refuse(e, word);
        places[F] = edit_integer(e, word.phase);
        break;
    case FLOAT_CONVERSION: /* 1: to the nearest, 2: down, 3: up */
        key = word.data == 1 ? key : word.data == 2 || word.data == 3 ? ROUNDED : UINT8_MAX;
        places[F] = edit_integer(e, word.data == 3 ? UINT32_C(1) << 31 : 0);
        places[G] = edit_integer(e, word.data == 3 ? 0x8000 : 0);
        break;
    case WAVE_REDUCE:
    case WAVE_SCAN:
        return reduce(e, word, places[A]);
    case LOAD_AT_ADDRESS:
        return load_at_address(e, calls, word, places[A]);
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
    return follow_recipe(e, word, key, places);
}

bool replace_ags_call(struct edit *e, struct vendor_calls *calls, const struct instruction *i)
{
    bool has_lane;
    struct ags_word word = word_of(e, i, &has_lane);

    edit_result(e, i, meaning(e, calls, i, word, has_lane));
    if (word.phase < sizeof calls->ags.phases / sizeof *calls->ags.phases)
        calls->ags.phases[word.phase] = i;
    return true;
}
