/* The table of operations that random expressions use. */
#include "operations.h"

#include "tests/common/shader_writer.h"

#include <string.h>

#define INTEGERS "sil"
#define FLOATS "hfd"
#define PAIR "dx.types.twoi32"
#define CARRY "dx.types.i32c"
#define FOUR "dx.types.fouri32"

#define OPERATION(name, form, code, function, result, operands, types, flags, extra)                                   \
    {                                                                                                                  \
        name, form, code, function, result, operands, types, flags, 0, NULL, extra                                     \
    }
#define BINARY(name, code, types) OPERATION(name, FORM_BINARY, code, NULL, 'T', "TT", types, TAKES_VECTORS, "")
#define SHIFT(name, code) OPERATION(name, FORM_SHIFT, code, NULL, 'T', "TT", INTEGERS, TAKES_VECTORS, "")
#define DIVIDE(name, code) OPERATION(name, FORM_DIVIDE, code, NULL, 'T', "TT", INTEGERS, TAKES_VECTORS, "")
#define COMPARE(name, code, types) OPERATION(name, FORM_COMPARE, code, NULL, 'b', "TT", types, TAKES_VECTORS, "")
#define CALL(name, code, function, result, operands, types)                                                            \
    OPERATION(name, FORM_CALL, code, function, result, operands, types, TAKES_VECTORS, "")
#define SCALAR_CALL(name, code, function, result, operands, types)                                                     \
    OPERATION(name, FORM_CALL, code, function, result, operands, types, 0, "")
#define VECTOR_CALL(name, form, code, function, operands, types)                                                       \
    OPERATION(name, form, code, function, 'e', operands, types, TAKES_VECTORS | NEEDS_VECTORS, "")
#define WHOLE(name, code, function, operands, types, flags)                                                            \
    OPERATION(name, FORM_WHOLE, code, function, 'T', operands, types, flags, "")
#define APPROXIMATE(name, code) OPERATION(name, FORM_APPROXIMATE, code, "unary", 'T', "n", "f", TAKES_VECTORS, "")
#define PART(name, code, function, result, part, struct_name)                                                          \
    {                                                                                                                  \
        name, FORM_CALL, code, function, result, "TT", "i", 0, part, struct_name, ""                                   \
    }
#define WAVE(name, code, function, result, operands, types, extra)                                                     \
    OPERATION(name, FORM_WAVE, code, function, result, operands, types, IS_CONVERGENT | TAKES_VECTORS, extra)
#define SCALAR_WAVE(name, code, function, result, operands, types, extra)                                              \
    OPERATION(name, FORM_WAVE, code, function, result, operands, types, IS_CONVERGENT, extra)
#define MULTI_PREFIX(name, extra)                                                                                      \
    OPERATION(name, FORM_MULTI_PREFIX, 166, "waveMultiPrefixOp", 'T', "Ti", INTEGERS, IS_CONVERGENT | TAKES_VECTORS,   \
              extra)
#define QUAD(name, code, function, result, operands, types, flags, extra)                                              \
    OPERATION(name, FORM_WAVE, code, function, result, operands, types, IS_CONVERGENT | NEEDS_ALL_LANES | (flags),     \
              extra)

const struct operation operations[] = {
    BINARY("add", WRITE_ADD, INTEGERS),
    BINARY("sub", WRITE_SUB, INTEGERS),
    BINARY("mul", WRITE_MUL, INTEGERS),
    BINARY("and", WRITE_AND, "b" INTEGERS),
    BINARY("or", WRITE_OR, "b" INTEGERS),
    BINARY("xor", WRITE_XOR, "b" INTEGERS),
    BINARY("fadd", WRITE_ADD, FLOATS),
    BINARY("fsub", WRITE_SUB, FLOATS),
    BINARY("fmul", WRITE_MUL, FLOATS),
    SHIFT("shl", WRITE_SHL),
    SHIFT("lshr", WRITE_LSHR),
    SHIFT("ashr", WRITE_ASHR),
    DIVIDE("udiv", WRITE_DIVIDE_UNSIGNED),
    DIVIDE("sdiv", WRITE_DIVIDE_SIGNED),
    DIVIDE("urem", WRITE_REMAINDER_UNSIGNED),
    DIVIDE("srem", WRITE_REMAINDER_SIGNED),
    COMPARE("eq", 32, INTEGERS),
    COMPARE("ne", 33, INTEGERS),
    COMPARE("ugt", 34, INTEGERS),
    COMPARE("uge", 35, INTEGERS),
    COMPARE("ult", 36, INTEGERS),
    COMPARE("ule", 37, INTEGERS),
    COMPARE("sgt", 38, INTEGERS),
    COMPARE("sge", 39, INTEGERS),
    COMPARE("slt", 40, INTEGERS),
    COMPARE("sle", 41, INTEGERS),
    COMPARE("foeq", 1, FLOATS),
    COMPARE("fogt", 2, FLOATS),
    COMPARE("foge", 3, FLOATS),
    COMPARE("folt", 4, FLOATS),
    COMPARE("fole", 5, FLOATS),
    COMPARE("fone", 6, FLOATS),
    COMPARE("ford", 7, FLOATS),
    COMPARE("funo", 8, FLOATS),
    COMPARE("fueq", 9, FLOATS),
    COMPARE("fugt", 10, FLOATS),
    COMPARE("fult", 12, FLOATS),
    COMPARE("fune", 14, FLOATS),
    OPERATION("RoundTrip", FORM_ROUND_TRIP, 0, NULL, 'i', "T", "fd", 0, ""),
    OPERATION("LegacyRoundTrip", FORM_ROUND_TRIP, 130, NULL, 'i', "T", "f", 0, ""),
    OPERATION("select", FORM_SELECT, 0, NULL, 'T', "bTT", "bsilhfd", TAKES_VECTORS, ""),

    CALL("FAbs", 6, "unary", 'T', "T", FLOATS),
    CALL("Saturate", 7, "unary", 'T', "T", FLOATS),
    CALL("IsNaN", 8, "isSpecialFloat", 'b', "T", "f"),
    CALL("IsInf", 9, "isSpecialFloat", 'b', "T", "f"),
    CALL("IsFinite", 10, "isSpecialFloat", 'b', "T", "f"),
    CALL("Round_ne", 26, "unary", 'T', "T", "hf"),
    CALL("Round_ni", 27, "unary", 'T', "T", "hf"),
    CALL("Round_pi", 28, "unary", 'T', "T", "hf"),
    CALL("Round_z", 29, "unary", 'T', "T", "hf"),
    CALL("Bfrev", 30, "unary", 'T', "T", INTEGERS),
    CALL("Countbits", 31, "unaryBits", 'i', "T", INTEGERS),
    CALL("FirstbitLo", 32, "unaryBits", 'i', "T", INTEGERS),
    CALL("FirstbitHi", 33, "unaryBits", 'i', "T", INTEGERS),
    OPERATION("FirstbitSHi", FORM_UNFOLDED, 34, "unaryBits", 'i', "T", INTEGERS, TAKES_VECTORS, ""),
    CALL("FMax", 35, "binary", 'T', "TT", FLOATS),
    CALL("FMin", 36, "binary", 'T', "TT", FLOATS),
    CALL("IMax", 37, "binary", 'T', "TT", INTEGERS),
    CALL("IMin", 38, "binary", 'T', "TT", INTEGERS),
    CALL("UMax", 39, "binary", 'T', "TT", INTEGERS),
    CALL("UMin", 40, "binary", 'T', "TT", INTEGERS),
    PART("IMul.high", 41, "binaryWithTwoOuts", 'i', 1, PAIR),
    PART("UMul.high", 42, "binaryWithTwoOuts", 'i', 1, PAIR),
    PART("UMul.low", 42, "binaryWithTwoOuts", 'i', 2, PAIR),
    PART("UDiv.quotient", 43, "binaryWithTwoOuts", 'i', 1, PAIR),
    PART("UDiv.remainder", 43, "binaryWithTwoOuts", 'i', 2, PAIR),
    PART("UAddc.sum", 44, "binaryWithCarryOrBorrow", 'i', 1, CARRY),
    PART("UAddc.carry", 44, "binaryWithCarryOrBorrow", 'b', 2, CARRY),
    PART("USubb.borrow", 45, "binaryWithCarryOrBorrow", 'b', 2, CARRY),
    WHOLE("FMad", 46, "tertiary", "TTT", FLOATS, TAKES_VECTORS),
    WHOLE("Fma", 47, "tertiary", "TTT", "d", TAKES_VECTORS),
    CALL("IMad", 48, "tertiary", 'T', "TTT", INTEGERS),
    CALL("UMad", 49, "tertiary", 'T', "TTT", INTEGERS),
    SCALAR_CALL("Msad", 50, "tertiary", 'T', "TTT", "i"),
    SCALAR_CALL("Ibfe", 51, "tertiary", 'T', "TTT", "i"),
    SCALAR_CALL("Ubfe", 52, "tertiary", 'T', "TTT", "i"),
    SCALAR_CALL("Bfi", 53, "quaternary", 'T', "TTTT", "i"),
    WHOLE("Dot2", 54, "dot2", "TTTT", "f", 0),
    WHOLE("Dot3", 55, "dot3", "TTTTTT", "f", 0),
    WHOLE("Dot4", 56, "dot4", "TTTTTTTT", "f", 0),
    SCALAR_CALL("LegacyF16ToF32", 131, "legacyF16ToF32", 'f', "i", ""),
    SCALAR_CALL("Dot4AddI8Packed", 163, "dot4AddPacked", 'T', "Tii", "i"),
    SCALAR_CALL("Dot4AddU8Packed", 164, "dot4AddPacked", 'T', "Tii", "i"),

    SCALAR_WAVE("WaveIsFirstLane", 110, "waveIsFirstLane", 'b', "", "", ""),
    SCALAR_WAVE("WaveAnyTrue", 113, "waveAnyTrue", 'b', "b", "", ""),
    SCALAR_WAVE("WaveAllTrue", 114, "waveAllTrue", 'b', "b", "", ""),
    WAVE("WaveActiveAllEqual", 115, "waveActiveAllEqual", 'b', "T", "silhfd", ""),
    {"WaveActiveBallot", FORM_WAVE, 116, "waveActiveBallot", 'i', "b", "", IS_CONVERGENT, 1, FOUR, ""},
    WAVE("WaveReadLaneFirst", 118, "waveReadLaneFirst", 'T', "T", "bsilhfd", ""),
    WAVE("WaveActiveSum", 119, "waveActiveOp", 'T', "T", "silhfd", "01"),
    WAVE("WaveActiveProduct", 119, "waveActiveOp", 'T', "T", "sil", "11"),
    WAVE("WaveActiveMin.signed", 119, "waveActiveOp", 'T', "T", "silhfd", "20"),
    WAVE("WaveActiveMin.unsigned", 119, "waveActiveOp", 'T', "T", "sil", "21"),
    WAVE("WaveActiveMax.signed", 119, "waveActiveOp", 'T', "T", "silhfd", "30"),
    WAVE("WaveActiveMax.unsigned", 119, "waveActiveOp", 'T', "T", "sil", "31"),
    WAVE("WaveActiveBitAnd", 120, "waveActiveBit", 'T', "T", "sil", "0"),
    WAVE("WaveActiveBitOr", 120, "waveActiveBit", 'T', "T", "sil", "1"),
    WAVE("WaveActiveBitXor", 120, "waveActiveBit", 'T', "T", "sil", "2"),
    WAVE("WavePrefixSum", 121, "wavePrefixOp", 'T', "T", "silhfd", "01"),
    WAVE("WavePrefixProduct", 121, "wavePrefixOp", 'T', "T", "sil", "11"),
    SCALAR_WAVE("WaveAllBitCount", 135, "waveAllOp", 'i', "b", "", ""),
    SCALAR_WAVE("WavePrefixBitCount", 136, "wavePrefixOp", 'i', "b", "", ""),
    {"WaveMatch", FORM_WAVE, 165, "waveMatch", 'i', "T", "sil", IS_CONVERGENT, 1, FOUR, ""},
    MULTI_PREFIX("WaveMultiPrefixSum", "01"),
    MULTI_PREFIX("WaveMultiPrefixAnd", "11"),
    MULTI_PREFIX("WaveMultiPrefixOr", "21"),
    MULTI_PREFIX("WaveMultiPrefixXor", "31"),
    MULTI_PREFIX("WaveMultiPrefixProduct", "41"),
    OPERATION("WaveMultiPrefixBitCount", FORM_MULTI_PREFIX, 167, "waveMultiPrefixBitCount", 'i', "bi", "",
              IS_CONVERGENT, ""),
    OPERATION("WaveReadLaneAt.last", FORM_READ_LANE, 117, "waveReadLaneAt", 'T', "T", "bsilhfd",
              IS_CONVERGENT | TAKES_VECTORS, ""),
    OPERATION("WaveReadLaneAt", FORM_READ_ANY, 117, "waveReadLaneAt", 'T', "Ti", "bsilhfd",
              IS_CONVERGENT | NEEDS_ALL_LANES | TAKES_VECTORS, ""),
    OPERATION("QuadReadLaneAt", FORM_READ_QUAD, 122, "quadReadLaneAt", 'T', "T", "silhfd",
              IS_CONVERGENT | NEEDS_ALL_LANES, ""),
    QUAD("QuadReadAcrossX", 123, "quadOp", 'T', "T", "silhfd", TAKES_VECTORS, "0"),
    QUAD("QuadReadAcrossY", 123, "quadOp", 'T', "T", "silhfd", TAKES_VECTORS, "1"),
    QUAD("QuadReadAcrossDiagonal", 123, "quadOp", 'T', "T", "silhfd", TAKES_VECTORS, "2"),
    QUAD("QuadAll", 222, "quadVote", 'T', "T", "b", NEEDS_MODEL_67, "1"),
    QUAD("QuadAny", 222, "quadVote", 'T', "T", "b", NEEDS_MODEL_67, "0"),

    OPERATION("fdiv", FORM_APPROXIMATE, WRITE_DIVIDE_SIGNED, NULL, 'T', "nn", "fd", TAKES_VECTORS, ""),
    APPROXIMATE("Cos", 12),
    APPROXIMATE("Sin", 13),
    APPROXIMATE("Tan", 14),
    APPROXIMATE("Acos", 15),
    APPROXIMATE("Asin", 16),
    APPROXIMATE("Atan", 17),
    APPROXIMATE("Hcos", 18),
    APPROXIMATE("Hsin", 19),
    APPROXIMATE("Htan", 20),
    APPROXIMATE("Exp", 21),
    APPROXIMATE("Frc", 22),
    APPROXIMATE("Log", 23),
    APPROXIMATE("Sqrt", 24),
    APPROXIMATE("Rsqrt", 25),

    VECTOR_CALL("VectorReduceAnd", FORM_CALL, 309, "vectorReduce", "T", "b" INTEGERS),
    VECTOR_CALL("VectorReduceOr", FORM_CALL, 310, "vectorReduce", "T", "b" INTEGERS),
    VECTOR_CALL("FDot", FORM_WHOLE, 311, "dot", "TT", "f"),
};
const uint32_t operation_count = sizeof operations / sizeof *operations;

bool is_of_helpers(const struct operation *operation, enum helper_style style)
{
    enum {
        IS_FIRST_LANE = 110,
        PREFIX = 121,
        MATCH = 165
    };
    bool is_quad = operation->flags & NEEDS_ALL_LANES;
    /* Lavapipe's helper lanes take no part in subgroup operations: nothing writes their prefix product, which is 1. */
    bool is_prefix_product = operation->code == PREFIX && *operation->extra == '1';

    return operation->form == FORM_WAVE && !is_quad &&
           (style == HELPERS_ALONE ? !is_prefix_product : operation->code != IS_FIRST_LANE && operation->code != MATCH);
}

uint64_t operation_flags(const struct operation *operation)
{
    enum {
        OPCODE_MSAD = 50,
        MSAD = 1 << 7,
        WAVE_OPERATIONS = 1 << 19
    };

    if (operation->flags & IS_CONVERGENT)
        return WAVE_OPERATIONS;
    return operation->form == FORM_CALL && operation->code == OPCODE_MSAD ? MSAD : 0;
}

bool is_quad_operation(const struct operation *operation)
{
    return strncmp(operation->name, "Quad", 4) == 0;
}
