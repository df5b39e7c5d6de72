/* Replaces undefined results of a module by hostile values: see hostile.h. Each changed instruction becomes
 * select(is_defined, original result, hostile value). */
#define SPV_ENABLE_UTILITY_CODE
#include "execute/hostile.h"

#include "device/report.h"

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
    WIDTH = 32,
    FLOAT_CONTROLS_2 = 6029 /* capability */
};
#define MINUS_TWO_TO_31_BITS 0xCF000000u
#define MINUS_ONE_BITS 0xBF800000u

extern inline void SpvHasResultAndType(SpvOp opcode, bool *has_result, bool *has_type);

struct hostile {
    struct word_list out;
    const uint32_t **makers; /* by id: the instruction that defines it; NULL: none */
    bool *is_exact;          /* by id: decorated NoContraction */
    bool fuses;              /* floats may be fused, with doubles */
    uint32_t bound, next_id;
    uint32_t bool_type, f32, f64, u32, glsl;        /* ids; 0: the module has none */
    uint32_t garbage, not_a_number, two, pi, width; /* constants */
    uint32_t limits[4]; /* convertible range of floats: begin, end of signed; begin, end of unsigned */
};

static uint32_t result_of(const struct instruction *i)
{
    bool has_result = false, has_type = false;

    SpvHasResultAndType(i->opcode, &has_result, &has_type);
    return has_result ? i->words[has_type ? 2 : 1] : 0;
}

/* Id of a value's type; 0: unknown. */
static uint32_t type_of(const struct hostile *h, uint32_t id)
{
    return id < h->bound && h->makers[id] ? h->makers[id][1] : 0;
}

static void look_around(struct hostile *h, const uint32_t *words, size_t word_count)
{
    struct instruction i;

    h->bound = h->next_id = words[SPIRV_BOUND_WORD];
    h->makers = allocate(h->bound, sizeof *h->makers);
    h->is_exact = allocate(h->bound, sizeof *h->is_exact);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        uint32_t id = result_of(&i);
        if (id && id < h->bound)
            h->makers[id] = i.words;
        if (i.opcode == SpvOpTypeBool)
            h->bool_type = id;
        else if (i.opcode == SpvOpTypeFloat && i.words[2] == WIDTH)
            h->f32 = id;
        else if (i.opcode == SpvOpTypeFloat && i.words[2] == 2 * WIDTH)
            h->f64 = id;
        else if (i.opcode == SpvOpDecorate && i.words[2] == SpvDecorationNoContraction)
            h->is_exact[i.words[1]] = true;
        else if (i.opcode == SpvOpCapability && i.words[1] == FLOAT_CONTROLS_2)
            h->fuses = false; /* there contraction is off unless it is allowed */
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
static void put_choice(struct hostile *h, const struct instruction *i, uint32_t is_defined, uint32_t otherwise)
{
    uint32_t operands[8], id = h->next_id++;

    memcpy(operands, i->words + 1, (i->length - 1) * sizeof *operands);
    operands[1] = id;
    append_instruction(&h->out, i->opcode, operands, i->length - 1);
    PUT(&h->out, SpvOpSelect, i->words[1], i->words[2], is_defined, id, otherwise);
}

static bool change_conversion(struct hostile *h, const struct instruction *i)
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

static bool change_shift(struct hostile *h, const struct instruction *i)
{
    if (i->words[1] != h->u32 || type_of(h, i->words[4]) != h->u32)
        return false;
    put_choice(h, i, test(h, SpvOpULessThan, i->words[4], h->width), h->garbage);
    return true;
}

/* ---- Fused operations -------------------------------------------------------------------------------------------- */

static uint32_t widened(struct hostile *h, uint32_t value)
{
    PUT(&h->out, SpvOpFConvert, h->f64, h->next_id, value);
    return h->next_id++;
}

/* a * b op c, or c op a * b, for the result of the instruction. A double holds the product. */
static void put_fused(struct hostile *h, const struct instruction *i, SpvOp op, const uint32_t *factors, uint32_t c,
                      bool product_is_first)
{
    uint32_t a = widened(h, factors[0]), b = widened(h, factors[1]), other = widened(h, c), product = h->next_id++;

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

static bool change_sum(struct hostile *h, const struct instruction *i)
{
    if (!h->fuses || i->words[1] != h->f32 || h->is_exact[i->words[2]])
        return false;
    const uint32_t *left = factors_of(h, i->words[3]), *right = factors_of(h, i->words[4]);
    if (left)
        put_fused(h, i, i->opcode, left, i->words[4], true);
    else if (right)
        put_fused(h, i, i->opcode, right, i->words[3], false);
    return left || right;
}

/* ---- Functions --------------------------------------------------------------------------------------------------- */

static bool change_function(struct hostile *h, const struct instruction *i)
{
    bool is_sine = i->words[4] == GLSLstd450Sin || i->words[4] == GLSLstd450Cos,
         is_clamp = i->words[4] == GLSLstd450NClamp;

    if (i->words[1] != h->f32 || i->words[3] != h->glsl)
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

static bool change(struct hostile *h, const struct instruction *i)
{
    switch (i->opcode) {
    case SpvOpConvertFToS:
    case SpvOpConvertFToU:
        return change_conversion(h, i);
    case SpvOpShiftLeftLogical:
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic:
        return change_shift(h, i);
    case SpvOpFAdd:
    case SpvOpFSub:
        return change_sum(h, i);
    case SpvOpExtInst:
        return change_function(h, i);
    default:
        return false;
    }
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

static void put_variable(struct hostile *h, const struct instruction *i, uint32_t initializer)
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
    struct instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);)
        if (i.opcode == SpvOpVariable && i.words[3] == SpvStorageClassFunction)
            initializers[count++] = initializer_of(h, i.words);
    return initializers;
}

struct word_list make_hostile(const uint32_t *words, size_t word_count, bool has_doubles)
{
    struct hostile h = {.fuses = has_doubles};
    uint32_t *initializers = NULL, used = 0;
    struct instruction i;

    look_around(&h, words, word_count);
    append_words(&h.out, words, SPIRV_HEADER_WORDS);
    if (h.fuses && h.f32 && !h.f64)
        PUT(&h.out, SpvOpCapability, SpvCapabilityFloat64);
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        if (i.opcode == SpvOpFunction && !initializers) {
            declare_constants(&h);
            initializers = declare_initializers(&h, words, word_count);
        }
        if (i.opcode == SpvOpVariable)
            put_variable(&h, &i, initializers ? initializers[used++] : initializer_of(&h, i.words));
        else if (!initializers || !change(&h, &i))
            append_words(&h.out, i.words, i.length);
    }
    h.out.words[SPIRV_BOUND_WORD] = h.next_id;
    free(initializers);
    free(h.is_exact);
    free(h.makers);
    return h.out;
}
