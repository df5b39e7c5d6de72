/* The table of approximate operations (division, roots, exponentials, sines) and their lowering; see approximate.h. */
#include "approximate.h"

#include "scalars.h"

#include "tests/common/shader_writer.h"

#include <math.h>
#include <string.h>

/* ---- Exact results ----------------------------------------------------------------------------------------------- */

static double quotient(double a, double b)
{
    return a / b;
}

static double fraction(double a, double unused)
{
    (void)unused;
    return a - floor(a);
}

static double reciprocal_root(double a, double unused)
{
    (void)unused;
    return 1 / sqrt(a);
}

#define EXACT(name)                                                                                                    \
    static double exact_##name(double a, double unused)                                                                \
    {                                                                                                                  \
        (void)unused;                                                                                                  \
        return name(a);                                                                                                \
    }
EXACT(cos)
EXACT(sin)
EXACT(tan)
EXACT(acos)
EXACT(asin)
EXACT(atan)
EXACT(cosh)
EXACT(sinh)
EXACT(tanh)
EXACT(exp2)
EXACT(log2)
EXACT(sqrt)

/* ---- Table ------------------------------------------------------------------------------------------------------- */

#define ULPS_3 0x1.8p-22 /* 3 ulps of a float, relative */
#define SINE 0x1p-11
#define LOOSE 4e-3 /* for operations that drivers compute from several others */

const struct approximation approximations[] = {
    {"fdiv", {{-64, 128, 1}, {1, 64, 1}}, 2, 4, 1, 0, ULPS_3, quotient},
    {"Cos", {{-24, 32, 8}}, 1, 16, 27, SINE, 0, exact_cos},
    {"Sin", {{-24, 32, 8}}, 1, 16, -25, SINE, 0, exact_sin},
    {"Tan", {{-8, 16, 8}}, 1, 8, -38, LOOSE, 0, exact_tan},
    {"Acos", {{-8, 16, 8}}, 1, 8, -33, LOOSE, 0, exact_acos},
    {"Asin", {{-8, 16, 8}}, 1, 8, -39, LOOSE, 0, exact_asin},
    {"Atan", {{-16, 32, 4}}, 1, 4, -40, LOOSE, 0, exact_atan},
    {"Hcos", {{-16, 32, 8}}, 1, 4, 36, 0, LOOSE, exact_cosh},
    {"Hsin", {{-16, 32, 8}}, 1, 2, -21, 0, LOOSE, exact_sinh},
    {"Htan", {{-16, 32, 8}}, 1, 4, 13, LOOSE, 0, exact_tanh},
    {"Exp", {{-64, 128, 16}}, 1, 16, 19, 0, 8 * ULPS_3, exact_exp2},
    {"Frc", {{-64, 128, 8}}, 1, 8, -63, 0, ULPS_3, fraction},
    {"Log", {{1, 512, 4}}, 1, 16, -43, 0x1p-21, ULPS_3, exact_log2},
    {"Sqrt", {{0, 512, 4}}, 1, 16, -1, 0, ULPS_3, exact_sqrt},
    {"Rsqrt", {{1, 512, 4}}, 1, 16, -27, 0, ULPS_3, reciprocal_root},
};
const uint32_t approximation_count = sizeof approximations / sizeof *approximations;

static const struct approximation *find_approximation(const char *name)
{
    const struct approximation *a = approximations;

    while (strcmp(a->name, name) != 0)
        a++;
    return a;
}

/* ---- Lowering ---------------------------------------------------------------------------------------------------- */

static uint32_t put_float(struct lowering *l, enum scalar scalar, float value)
{
    double wide = value;
    uint64_t bits64;
    uint32_t bits32;

    memcpy(&bits64, &wide, sizeof wide);
    memcpy(&bits32, &value, sizeof value);
    return put_constant(l, scalar, scalar == SCALAR_F64 ? bits64 : bits32);
}

/* Floor. Doubles are truncated, as DXIL has no floor for them. */
static uint32_t put_whole(struct lowering *l, uint32_t value)
{
    enum {
        OPCODE_DOWN = 27
    };
    uint32_t type = type_of_value(l, value);
    const struct call down = {"unary", OPCODE_DOWN, type, type, STRUCT_NONE, NULL, 0};

    if (scalar_of_type(type) != SCALAR_F64)
        return put_call(l, &down, &value, 1);
    return put_cast(l, WRITE_SIGNED_TO_FLOAT, put_cast(l, WRITE_FLOAT_TO_SIGNED, value, SCALAR_I32), SCALAR_F64);
}

uint32_t lower_approximate(struct lowering *l, const struct operation *operation, uint32_t type,
                           const uint32_t *operands)
{
    const struct approximation *a = find_approximation(operation->name);
    const struct call call = {operation->function, operation->code, type, type, STRUCT_NONE, NULL, 0};
    enum scalar scalar = scalar_of_type(type);
    uint32_t values[MAX_APPROXIMATE_OPERANDS] = {0}, result;

    for (uint32_t i = 0; i < a->operand_count; i++) {
        uint32_t number = put_binary(l, WRITE_AND, operands[i], put_integer(l, a->operands[i].count - 1));
        number = put_binary(l, WRITE_ADD, number, put_integer(l, (uint32_t)a->operands[i].least));
        values[i] = put_binary(l, WRITE_MUL, put_cast(l, WRITE_SIGNED_TO_FLOAT, number, scalar),
                               put_float(l, scalar, 1.0f / (float)a->operands[i].divisor));
    }
    if (operation->function)
        result = put_call(l, &call, values, a->operand_count);
    else
        result = put_binary(l, operation->code, values[0], values[1]);
    result = put_binary(l, WRITE_MUL, result, put_float(l, scalar, (float)a->steps));
    return lower_canonical(l,
                           put_whole(l, put_binary(l, WRITE_ADD, result,
                                                   put_float(l, scalar, (float)a->offset / (float)APPROXIMATE_PARTS))));
}
