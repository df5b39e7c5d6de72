/* Replaces undefined results of a module by hostile values: see hostile.h. Each changed instruction becomes
 * select(is_defined, original result, hostile value). */
#include "tests/spirv/emulation/hostile.h"

#include "runner/common/report.h"

#include <math.h>
#include <spirv/unified1/GLSL.std.450.h>
#include <stdlib.h>
#include <string.h>

enum {
    GARBAGE = 0x55555555,
    NAN_BITS = 0x7FC00000,
    TWO_BITS = 0x40000000,
    PI_BITS = 0x40490FDA, /* largest float below pi */
    TWO_TO_31_BITS = 0x4F000000,
    TWO_TO_32_BITS = 0x4F800000,
    TWO_TO_16_BITS = 0x47800000,
    WIDTH = 32,
    FLOAT_CONTROLS_2 = 6029 /* capability */
};
#define MINUS_TWO_TO_31_BITS 0xCF000000u
#define MINUS_ONE_BITS 0xBF800000u
#define KEPT_BITS 0xFFFFE000u           /* of a float: the mantissa bits that a half has */
#define HALVES_BITS 0x41A0000002000000u /* double: 2^27 + 1 splits numbers into halves of 26 bits */

struct hostile {
    struct word_list out;
    const uint32_t **makers; /* by id: the instruction that defines it; NULL: none */
    bool *is_exact;          /* by id: decorated NoContraction */
    uint32_t *floats;        /* by id of a half or of memory for halves: its float that was not rounded; 0: none */
    uint32_t *float_types;   /* by variable for halves: pointer type of the variable for floats */
    bool fuses;              /* floats may be fused, with doubles */
    bool rounds_to_even;     /* RoundingModeRTE 16 */
    uint32_t bound, next_id;
    uint32_t fragment_depth, fragment_coordinates; /* variables; 0: the module has none */
    SpvOp depth_promise; /* comparison of a depth that breaks the promise with the rasterized one; SpvOpNop: none */
    uint32_t bool_type, f16, f32, f64, u32, glsl;   /* ids; 0: the module has none */
    uint32_t garbage, not_a_number, two, pi, width; /* constants */
    uint32_t zero, smallest, ones, magnitude, kept, two_to_16, halves;
    uint32_t float_pointer; /* type */
    uint32_t limits[4];     /* convertible range of floats: begin, end of signed; begin, end of unsigned */
};

/* Id of a value's type; 0: unknown. */
static uint32_t type_of(const struct hostile *h, uint32_t id)
{
    return id < h->bound && h->makers[id] ? h->makers[id][1] : 0;
}

static void note_depth(struct hostile *h, const struct spirv_instruction *i)
{
    if (i->opcode == SpvOpDecorate && i->words[2] == SpvDecorationBuiltIn) {
        if (i->words[3] == SpvBuiltInFragDepth)
            h->fragment_depth = i->words[1];
        else if (i->words[3] == SpvBuiltInFragCoord)
            h->fragment_coordinates = i->words[1];
    }
    if (i->opcode == SpvOpExecutionMode && i->words[2] == SpvExecutionModeDepthLess)
        h->depth_promise = SpvOpFOrdGreaterThan;
    else if (i->opcode == SpvOpExecutionMode && i->words[2] == SpvExecutionModeDepthGreater)
        h->depth_promise = SpvOpFOrdLessThan;
}

static void look_around(struct hostile *h, const uint32_t *words, size_t word_count)
{
    struct spirv_instruction i;

    h->bound = h->next_id = words[SPIRV_BOUND_WORD];
    h->makers = allocate(h->bound, sizeof *h->makers);
    h->is_exact = allocate(h->bound, sizeof *h->is_exact);
    h->floats = allocate(h->bound, sizeof *h->floats);
    h->float_types = allocate(h->bound, sizeof *h->float_types);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        uint32_t id = result_of(i.words);
        if (id && id < h->bound)
            h->makers[id] = i.words;
        note_depth(h, &i);
        if (i.opcode == SpvOpTypeBool)
            h->bool_type = id;
        else if (i.opcode == SpvOpTypeFloat && i.words[2] == WIDTH / 2)
            h->f16 = id;
        else if (i.opcode == SpvOpTypeFloat && i.words[2] == WIDTH)
            h->f32 = id;
        else if (i.opcode == SpvOpTypeFloat && i.words[2] == 2 * WIDTH)
            h->f64 = id;
        else if (i.opcode == SpvOpDecorate && i.words[2] == SpvDecorationNoContraction)
            h->is_exact[i.words[1]] = true;
        else if (i.opcode == SpvOpCapability && i.words[1] == FLOAT_CONTROLS_2)
            h->fuses = false; /* there contraction is off unless it is allowed */
        else if (i.opcode == SpvOpExecutionMode && i.words[2] == SpvExecutionModeRoundingModeRTE)
            h->rounds_to_even |= i.words[3] == WIDTH / 2;
        else if (i.opcode == SpvOpTypeInt && i.words[2] == WIDTH && i.words[3] == 0)
            h->u32 = id;
        else if (i.opcode == SpvOpExtInstImport && strcmp((const char *)(i.words + 2), "GLSL.std.450") == 0)
            h->glsl = id;
    }
}

/* ---- Declarations ------------------------------------------------------------------------------------------------ */

static uint32_t declare(struct hostile *h, uint32_t type, uint32_t bits)
{
    PUT(&h->out, SpvOpConstant, type, h->next_id, bits);
    return h->next_id++;
}

/* Declares the constants behind the module's own declarations. */
static void declare_constants(struct hostile *h)
{
    static const uint32_t limits[] = {MINUS_TWO_TO_31_BITS, TWO_TO_31_BITS, MINUS_ONE_BITS, TWO_TO_32_BITS};

    if (!h->bool_type) {
        h->bool_type = h->next_id++;
        PUT(&h->out, SpvOpTypeBool, h->bool_type);
    }
    if (h->u32) {
        h->garbage = declare(h, h->u32, GARBAGE);
        h->width = declare(h, h->u32, WIDTH);
        h->zero = declare(h, h->u32, 0);
        h->smallest = declare(h, h->u32, INT32_MIN);
        h->ones = declare(h, h->u32, UINT32_MAX);
        h->magnitude = declare(h, h->u32, INT32_MAX);
        h->kept = declare(h, h->u32, KEPT_BITS);
        h->two_to_16 = declare(h, h->u32, TWO_TO_16_BITS);
    }
    if (h->f64) {
        PUT(&h->out, SpvOpConstant, h->f64, h->next_id, (uint32_t)HALVES_BITS, (uint32_t)(HALVES_BITS >> 32));
        h->halves = h->next_id++;
    }
    if (!h->f32)
        return;
    if (!h->f64 && h->fuses) {
        h->f64 = h->next_id++;
        PUT(&h->out, SpvOpTypeFloat, h->f64, 2 * WIDTH);
    }
    h->not_a_number = declare(h, h->f32, NAN_BITS);
    h->two = declare(h, h->f32, TWO_BITS);
    h->pi = declare(h, h->f32, PI_BITS);
    for (size_t n = 0; n < sizeof limits / sizeof *limits; n++)
        h->limits[n] = declare(h, h->f32, limits[n]);
}

/* Declares a garbage constant for a 32-bit scalar or an array of such; 0: another type. */
static uint32_t declare_garbage(struct hostile *h, uint32_t type)
{
    const uint32_t *maker = type < h->bound ? h->makers[type] : NULL;
    uint32_t id, element, count;

    if (type == h->u32 || type == h->f32)
        return declare(h, type, GARBAGE);
    if (!maker || (maker[0] & SpvOpCodeMask) != SpvOpTypeArray || !h->makers[maker[3]])
        return 0;
    element = declare_garbage(h, maker[2]);
    count = h->makers[maker[3]][3];
    if (!element)
        return 0;
    uint32_t *operands = allocate(count + 2, sizeof *operands);
    id = h->next_id++;
    operands[0] = type;
    operands[1] = id;
    for (uint32_t n = 0; n < count; n++)
        operands[2 + n] = element;
    append_instruction(&h->out, SpvOpConstantComposite, operands, count + 2);
    free(operands);
    return id;
}

static uint32_t initializer_of(struct hostile *h, const uint32_t *variable)
{
    bool is_own = variable[3] == SpvStorageClassFunction || variable[3] == SpvStorageClassPrivate;
    bool is_bare = variable[0] >> SpvWordCountShift == 4;

    return is_own && is_bare ? declare_garbage(h, h->makers[variable[1]][3]) : 0;
}

/* ---- Instructions ------------------------------------------------------------------------------------------------ */

static uint32_t test(struct hostile *h, SpvOp op, uint32_t a, uint32_t b)
{
    PUT(&h->out, op, h->bool_type, h->next_id, a, b);
    return h->next_id++;
}

/* Gives the instruction a new id. The old id becomes OpSelect(is_defined, result, otherwise). */
static void put_choice(struct hostile *h, const struct spirv_instruction *i, uint32_t is_defined, uint32_t otherwise)
{
    uint32_t operands[8], id = h->next_id++;

    memcpy(operands, i->words + 1, (i->length - 1) * sizeof *operands);
    operands[1] = id;
    append_instruction(&h->out, i->opcode, operands, i->length - 1);
    PUT(&h->out, SpvOpSelect, i->words[1], i->words[2], is_defined, id, otherwise);
}

static bool change_conversion(struct hostile *h, const struct spirv_instruction *i)
{
    const uint32_t *limits = h->limits + (i->opcode == SpvOpConvertFToS ? 0 : 2);

    if (i->words[1] != h->u32 || type_of(h, i->words[3]) != h->f32)
        return false;
    uint32_t above = test(h, i->opcode == SpvOpConvertFToS ? SpvOpFOrdGreaterThanEqual : SpvOpFOrdGreaterThan,
                          i->words[3], limits[0]);
    uint32_t below = test(h, SpvOpFOrdLessThan, i->words[3], limits[1]);
    put_choice(h, i, test(h, SpvOpLogicalAnd, above, below), h->garbage);
    return true;
}

static bool change_shift(struct hostile *h, const struct spirv_instruction *i)
{
    if (i->words[1] != h->u32 || type_of(h, i->words[4]) != h->u32)
        return false;
    put_choice(h, i, test(h, SpvOpULessThan, i->words[4], h->width), h->garbage);
    return true;
}

/* Division: the divisor 0, and the smallest number by -1. */
static bool change_division(struct hostile *h, const struct spirv_instruction *i)
{
    if (i->words[1] != h->u32 || type_of(h, i->words[4]) != h->u32)
        return false;
    uint32_t is_defined = test(h, SpvOpINotEqual, i->words[4], h->zero);
    if (i->opcode == SpvOpSDiv) {
        uint32_t is_larger = test(h, SpvOpINotEqual, i->words[3], h->smallest);
        uint32_t fits = test(h, SpvOpLogicalOr, is_larger, test(h, SpvOpINotEqual, i->words[4], h->ones));
        is_defined = test(h, SpvOpLogicalAnd, is_defined, fits);
    }
    put_choice(h, i, is_defined, h->garbage);
    return true;
}

/* Bit fields that end beyond bit 31. */
static bool change_field(struct hostile *h, const struct spirv_instruction *i)
{
    const uint32_t *field = i->words + i->length - 2; /* offset, count */

    if (i->words[1] != h->u32 || type_of(h, field[0]) != h->u32 || type_of(h, field[1]) != h->u32)
        return false;
    PUT(&h->out, SpvOpIAdd, h->u32, h->next_id, field[0], field[1]);
    put_choice(h, i, test(h, SpvOpULessThanEqual, h->next_id++, h->width), h->garbage);
    return true;
}

/* ---- Fused operations -------------------------------------------------------------------------------------------- */

static uint32_t widened(struct hostile *h, uint32_t type, uint32_t value)
{
    PUT(&h->out, SpvOpFConvert, type, h->next_id, value);
    return h->next_id++;
}

/* a * b op c, or c op a * b, for the result of the instruction. A double holds the product. */
static void put_fused(struct hostile *h, const struct spirv_instruction *i, SpvOp op, const uint32_t *factors,
                      uint32_t c, bool product_is_first)
{
    uint32_t a = widened(h, h->f64, factors[0]), b = widened(h, h->f64, factors[1]);
    uint32_t other = widened(h, h->f64, c), product = h->next_id++;

    PUT(&h->out, SpvOpFMul, h->f64, product, a, b);
    PUT(&h->out, op, h->f64, h->next_id, product_is_first ? product : other, product_is_first ? other : product);
    PUT(&h->out, SpvOpFConvert, h->f32, i->words[2], h->next_id++);
}

/* The factors of a product that may be fused with a sum; NULL: it is none. */
static const uint32_t *factors_of(const struct hostile *h, uint32_t id)
{
    const uint32_t *maker = id < h->bound ? h->makers[id] : NULL;

    return maker && (maker[0] & SpvOpCodeMask) == SpvOpFMul && !h->is_exact[id] ? maker + 3 : NULL;
}

/* (a + b) + c becomes a + (b + c). */
static bool reorder_sum(struct hostile *h, const struct spirv_instruction *i)
{
    const uint32_t *inner = i->words[3] < h->bound ? h->makers[i->words[3]] : NULL;

    if (i->opcode != SpvOpFAdd || !inner || (inner[0] & SpvOpCodeMask) != SpvOpFAdd || h->is_exact[inner[2]])
        return false;
    PUT(&h->out, SpvOpFAdd, h->f32, h->next_id, inner[4], i->words[4]);
    PUT(&h->out, SpvOpFAdd, h->f32, i->words[2], inner[3], h->next_id++);
    return true;
}

static bool change_sum(struct hostile *h, const struct spirv_instruction *i)
{
    if (!h->fuses || i->words[1] != h->f32 || h->is_exact[i->words[2]])
        return false;
    const uint32_t *left = factors_of(h, i->words[3]), *right = factors_of(h, i->words[4]);
    if (left)
        put_fused(h, i, i->opcode, left, i->words[4], true);
    else if (right)
        put_fused(h, i, i->opcode, right, i->words[3], false);
    return left || right || reorder_sum(h, i);
}

static uint32_t put_double(struct hostile *h, SpvOp op, uint32_t a, uint32_t b)
{
    PUT(&h->out, op, h->f64, h->next_id, a, b);
    return h->next_id++;
}

/* Parts of a double that have 26 bits at most, so their products are exact (Dekker). */
static void split(struct hostile *h, uint32_t value, uint32_t parts[2])
{
    uint32_t large = put_double(h, SpvOpFMul, value, h->halves);
    uint32_t rest = put_double(h, SpvOpFSub, large, value);

    parts[0] = put_double(h, SpvOpFSub, large, rest);
    parts[1] = put_double(h, SpvOpFSub, value, parts[0]);
}

/* Fma of doubles: product + c + error of the product + error of the sum. */
static void put_fma_of_doubles(struct hostile *h, const struct spirv_instruction *i)
{
    uint32_t a[2], b[2], c = i->words[7], product = put_double(h, SpvOpFMul, i->words[5], i->words[6]);

    split(h, i->words[5], a);
    split(h, i->words[6], b);
    uint32_t error = put_double(h, SpvOpFSub, put_double(h, SpvOpFMul, a[0], b[0]), product);
    error = put_double(h, SpvOpFAdd, error, put_double(h, SpvOpFMul, a[0], b[1]));
    error = put_double(h, SpvOpFAdd, error, put_double(h, SpvOpFMul, a[1], b[0]));
    error = put_double(h, SpvOpFAdd, error, put_double(h, SpvOpFMul, a[1], b[1]));
    uint32_t sum = put_double(h, SpvOpFAdd, product, c), added = put_double(h, SpvOpFSub, sum, product);
    uint32_t lost = put_double(h, SpvOpFSub, product, put_double(h, SpvOpFSub, sum, added));
    lost = put_double(h, SpvOpFAdd, lost, put_double(h, SpvOpFSub, c, added));
    PUT(&h->out, SpvOpFAdd, h->f64, i->words[2], sum, put_double(h, SpvOpFAdd, lost, error));
}

/* ---- Halves ------------------------------------------------------------------------------------------------------ */

/* A device keeps the float that a half was made of, whatever decorations say, and takes it where the half is widened:
 * at once, behind a choice or a loop, or from memory of the invocation. */

/* Whether the variable holds a half or an array of halves. */
static bool holds_halves(const struct hostile *h, const uint32_t *variable)
{
    uint32_t type = h->makers[variable[1]][3];
    const uint32_t *maker = h->makers[type];

    return variable[3] == SpvStorageClassFunction &&
           (type == h->f16 || (opcode_of(maker) == SpvOpTypeArray && maker[2] == h->f16));
}

static bool all_have_floats(const struct hostile *h, const uint32_t *words, uint32_t first, uint32_t step)
{
    for (uint32_t n = first; n < words[0] >> SpvWordCountShift; n += step)
        if (!h->floats[words[n]])
            return false;
    return true;
}

/* Whether the half or memory has a float besides, if its operands have as `floats` says. */
static bool has_float(const struct hostile *h, const uint32_t *words)
{
    switch (opcode_of(words)) {
    case SpvOpConstant:
        return words[1] == h->f16;
    case SpvOpFConvert:
        return words[1] == h->f16 && type_of(h, words[3]) == h->f32;
    case SpvOpPhi:
        return words[1] == h->f16 && all_have_floats(h, words, 3, 2);
    case SpvOpSelect:
        return words[1] == h->f16 && all_have_floats(h, words, 4, 1);
    case SpvOpVariable:
        return holds_halves(h, words);
    case SpvOpAccessChain:
        return h->floats[words[3]] != 0;
    case SpvOpLoad:
        return words[1] == h->f16 && h->floats[words[3]];
    default:
        return false;
    }
}

/* Finds which ids have floats, and gives these ids. Assumes it of all until an operand has none. */
static void find_floats(struct hostile *h)
{
    bool changes = h->f16 && h->f32;

    for (uint32_t id = 0; id < h->bound; id++) {
        h->floats[id] = changes && h->makers[id];
        if (h->makers[id] && opcode_of(h->makers[id]) == SpvOpFunctionCall)
            changes = false; /* a function may write memory that it is handed */
    }
    for (uint32_t id = 0; id < h->bound && !changes; id++)
        h->floats[id] = 0;
    while (changes) {
        changes = false;
        for (uint32_t id = 0; id < h->bound; id++)
            if (h->floats[id] && !has_float(h, h->makers[id])) {
                h->floats[id] = 0;
                changes = true;
            }
    }
    for (uint32_t id = 0; id < h->bound; id++)
        if (h->floats[id])
            h->floats[id] = opcode_of(h->makers[id]) == SpvOpFConvert ? h->makers[id][3] : h->next_id++;
}

static uint32_t float_of_half(uint32_t half)
{
    int32_t exponent = (int32_t)(half >> 10 & 31) - 25, mantissa = (int32_t)((half & 0x3FF) | 0x400);
    float value = ldexpf((float)mantissa, exponent);
    uint32_t bits;

    if (exponent == -25)
        value = ldexpf((float)(mantissa & 0x3FF), -24);
    memcpy(&bits, &value, sizeof bits);
    return bits | (half & 0x8000) << 16;
}

static uint32_t declare_pointer(struct hostile *h, uint32_t type)
{
    PUT(&h->out, SpvOpTypePointer, h->next_id, SpvStorageClassFunction, type);
    return h->next_id++;
}

/* Declares the constants, and the types of the variables. */
static void declare_floats(struct hostile *h)
{
    for (uint32_t id = 0; id < h->bound; id++) {
        SpvOp op = h->floats[id] ? opcode_of(h->makers[id]) : SpvOpNop;
        if (op == SpvOpConstant)
            PUT(&h->out, SpvOpConstant, h->f32, h->floats[id], float_of_half(h->makers[id][3]));
        if (op != SpvOpVariable)
            continue;
        if (!h->float_pointer)
            h->float_pointer = declare_pointer(h, h->f32);
        h->float_types[id] = h->float_pointer;
        const uint32_t *type = h->makers[h->makers[h->makers[id][1]][3]];
        if (opcode_of(type) != SpvOpTypeArray)
            continue;
        PUT(&h->out, SpvOpTypeArray, h->next_id, h->f32, type[3]);
        uint32_t array = h->next_id++;
        h->float_types[id] = declare_pointer(h, array);
    }
}

/* Follows an instruction on halves with the same one on their floats. */
static void put_floats(struct hostile *h, const struct spirv_instruction *i)
{
    const uint32_t *words = i->words, *floats = h->floats;

    if (i->opcode == SpvOpStore && floats[words[1]]) {
        uint32_t value = floats[words[2]] ? floats[words[2]] : widened(h, h->f32, words[2]);
        PUT(&h->out, SpvOpStore, floats[words[1]], value);
    } else if (i->opcode == SpvOpVariable && floats[words[2]]) {
        PUT(&h->out, SpvOpVariable, h->float_types[words[2]], floats[words[2]], SpvStorageClassFunction);
    } else if (i->opcode == SpvOpAccessChain && floats[words[2]]) {
        PUT(&h->out, SpvOpAccessChain, h->float_pointer, floats[words[2]], floats[words[3]], words[4]);
    } else if (i->opcode == SpvOpLoad && floats[words[2]]) {
        PUT(&h->out, SpvOpLoad, h->f32, floats[words[2]], floats[words[3]]);
    } else if (i->opcode == SpvOpSelect && floats[words[2]]) {
        PUT(&h->out, SpvOpSelect, h->f32, floats[words[2]], words[3], floats[words[4]], floats[words[5]]);
    } else if (i->opcode == SpvOpPhi && floats[words[2]]) {
        uint32_t *operands = allocate(i->length, sizeof *operands);
        memcpy(operands, words + 1, (i->length - 1) * sizeof *operands);
        operands[0] = h->f32;
        for (uint32_t n = 1; n + 1 < i->length; n += n == 1 ? 1 : 2)
            operands[n] = floats[operands[n]];
        append_instruction(&h->out, i->opcode, operands, i->length - 1);
        free(operands);
    }
}

/* The float becomes the half with this id, rounded towards zero unless it is beyond all halves. */
static void put_truncated(struct hostile *h, uint32_t id, uint32_t value)
{
    uint32_t bits = h->next_id++, magnitude = h->next_id++, cut = h->next_id++, chosen = h->next_id++, single;

    PUT(&h->out, SpvOpBitcast, h->u32, bits, value);
    PUT(&h->out, SpvOpBitwiseAnd, h->u32, magnitude, bits, h->magnitude);
    PUT(&h->out, SpvOpBitwiseAnd, h->u32, cut, bits, h->kept);
    uint32_t fits = test(h, SpvOpULessThan, magnitude, h->two_to_16);
    PUT(&h->out, SpvOpSelect, h->u32, chosen, fits, cut, bits);
    single = h->next_id++;
    PUT(&h->out, SpvOpBitcast, h->f32, single, chosen);
    PUT(&h->out, SpvOpFConvert, h->f16, id, single);
}

/* Widening takes the float that was not rounded. Narrowing rounds towards zero without RoundingModeRTE. */
static bool change_width(struct hostile *h, const struct spirv_instruction *i)
{
    uint32_t source = i->words[3];

    if (i->words[1] == h->f32 && h->floats[source] && type_of(h, source) == h->f16) {
        PUT(&h->out, SpvOpCopyObject, h->f32, i->words[2], h->floats[source]);
        return true;
    }
    if (i->words[1] != h->f16 || !h->u32 || !h->f32 || h->rounds_to_even || type_of(h, source) != h->f32)
        return false;
    put_truncated(h, i->words[2], source);
    return true;
}

/* Sums and products of halves. */
static bool change_half(struct hostile *h, const struct spirv_instruction *i)
{
    if (i->words[1] != h->f16 || !h->u32 || !h->f32 || h->rounds_to_even)
        return false;
    uint32_t a = widened(h, h->f32, i->words[3]), b = widened(h, h->f32, i->words[4]), result = h->next_id++;
    PUT(&h->out, i->opcode, h->f32, result, a, b);
    put_truncated(h, i->words[2], result);
    return true;
}

/* ---- Functions --------------------------------------------------------------------------------------------------- */

static bool change_function(struct hostile *h, const struct spirv_instruction *i)
{
    bool is_sine = i->words[4] == GLSLstd450Sin || i->words[4] == GLSLstd450Cos,
         is_clamp = i->words[4] == GLSLstd450NClamp;

    if (i->words[3] != h->glsl)
        return false;
    if (i->words[4] == GLSLstd450Fma && i->words[1] == h->f64) {
        put_fma_of_doubles(h, i);
        return true;
    }
    if (i->words[1] != h->f32)
        return false;
    if (i->words[4] == GLSLstd450Fma) {
        if (h->fuses)
            put_fused(h, i, SpvOpFAdd, i->words + 5, i->words[7], true);
        return h->fuses;
    }
    if (is_sine) {
        uint32_t magnitude = h->next_id++;
        PUT(&h->out, SpvOpExtInst, h->f32, magnitude, h->glsl, GLSLstd450FAbs, i->words[5]);
        put_choice(h, i, test(h, SpvOpFOrdLessThanEqual, magnitude, h->pi), h->two);
        return true;
    }
    if (i->words[4] != GLSLstd450NMin && i->words[4] != GLSLstd450NMax && !is_clamp)
        return false;
    uint32_t last = is_clamp ? i->words[5] : i->words[6]; /* x is no NaN if x == x */
    uint32_t first_is_number = test(h, SpvOpFOrdEqual, i->words[5], i->words[5]);
    uint32_t last_is_number = test(h, SpvOpFOrdEqual, last, last);
    put_choice(h, i, test(h, SpvOpLogicalAnd, first_is_number, last_is_number), h->not_a_number);
    return true;
}

/* A lane whose value is a NaN gets one from a minimum or maximum of the subgroup. */
static bool change_reduction(struct hostile *h, const struct spirv_instruction *i)
{
    if (i->words[1] != h->f32)
        return false;
    put_choice(h, i, test(h, SpvOpFOrdEqual, i->words[5], i->words[5]), h->not_a_number);
    return true;
}

/* ---- Depth, and halves ------------------------------------------------------------------------------------------- */

/* A depth that breaks the promise of the execution mode becomes the rasterized one. */
static bool change_depth(struct hostile *h, const struct spirv_instruction *store)
{
    uint32_t vector = h->next_id, depth = h->next_id + 1, chosen = h->next_id + 2, z = 2;

    if (!h->depth_promise || store->words[1] != h->fragment_depth || !h->fragment_coordinates)
        return false;
    h->next_id += 3;
    PUT(&h->out, SpvOpLoad, h->makers[h->makers[h->fragment_coordinates][1]][3], vector, h->fragment_coordinates);
    PUT(&h->out, SpvOpCompositeExtract, h->f32, depth, vector, z);
    uint32_t breaks = test(h, h->depth_promise, store->words[2], depth);
    PUT(&h->out, SpvOpSelect, h->f32, chosen, breaks, depth, store->words[2]);
    PUT(&h->out, SpvOpStore, h->fragment_depth, chosen);
    return true;
}

static bool change(struct hostile *h, const struct spirv_instruction *i)
{
    switch (i->opcode) {
    case SpvOpConvertFToS:
    case SpvOpConvertFToU:
        return change_conversion(h, i);
    case SpvOpShiftLeftLogical:
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic:
        return change_shift(h, i);
    case SpvOpUDiv:
    case SpvOpUMod:
    case SpvOpSDiv:
        return change_division(h, i);
    case SpvOpBitFieldInsert:
    case SpvOpBitFieldSExtract:
    case SpvOpBitFieldUExtract:
        return change_field(h, i);
    case SpvOpFAdd:
    case SpvOpFSub:
        return change_sum(h, i) || change_half(h, i);
    case SpvOpFMul:
        return change_half(h, i);
    case SpvOpFConvert:
        return change_width(h, i);
    case SpvOpExtInst:
        return change_function(h, i);
    case SpvOpGroupNonUniformFMin:
    case SpvOpGroupNonUniformFMax:
        return change_reduction(h, i);
    case SpvOpStore:
        return change_depth(h, i);
    default:
        return false;
    }
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

static void put_variable(struct hostile *h, const struct spirv_instruction *i, uint32_t initializer)
{
    if (initializer)
        PUT(&h->out, SpvOpVariable, i->words[1], i->words[2], i->words[3], initializer);
    else
        append_words(&h->out, i->words, i->length);
}

/* Declares the initializers of all function variables, in module order. */
static uint32_t *declare_initializers(struct hostile *h, const uint32_t *words, size_t word_count)
{
    uint32_t *initializers = allocate(h->bound, sizeof *initializers), count = 0;
    struct spirv_instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);)
        if (i.opcode == SpvOpVariable && i.words[3] == SpvStorageClassFunction)
            initializers[count++] = initializer_of(h, i.words);
    return initializers;
}

struct word_list make_hostile(const uint32_t *words, size_t word_count, bool has_doubles)
{
    struct hostile h = {.fuses = has_doubles};
    uint32_t *initializers = NULL, used = 0;
    struct spirv_instruction i;

    look_around(&h, words, word_count);
    find_floats(&h);
    append_words(&h.out, words, SPIRV_HEADER_WORDS);
    if (h.fuses && h.f32 && !h.f64)
        PUT(&h.out, SpvOpCapability, SpvCapabilityFloat64);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        if (i.opcode == SpvOpFunction && !initializers) {
            declare_constants(&h);
            declare_floats(&h);
            initializers = declare_initializers(&h, words, word_count);
        }
        if (i.opcode == SpvOpVariable)
            put_variable(&h, &i, initializers ? initializers[used++] : initializer_of(&h, i.words));
        else if (!initializers || !change(&h, &i))
            append_words(&h.out, i.words, i.length);
        if (initializers)
            put_floats(&h, &i);
    }
    h.out.words[SPIRV_BOUND_WORD] = h.next_id;
    free(initializers);
    free(h.floats);
    free(h.float_types);
    free(h.is_exact);
    free(h.makers);
    return h.out;
}
