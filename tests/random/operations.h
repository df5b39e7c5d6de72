/* The operations that random expressions use. */
#ifndef TESTS_RANDOM_OPERATIONS_H
#define TESTS_RANDOM_OPERATIONS_H

#include "program.h"

enum form {
    FORM_BINARY,  /* code: LLVM's binary operation */
    FORM_SHIFT,   /* as FORM_BINARY; amount modulo the width */
    FORM_DIVIDE,  /* as FORM_BINARY; the divisor is made positive */
    FORM_COMPARE, /* code: LLVM's predicate */
    FORM_SELECT,
    FORM_CALL,         /* code: DXIL's opcode */
    FORM_UNFOLDED,     /* as FORM_CALL; the operand is unknown to the driver: Mesa folds constants wrongly here */
    FORM_WHOLE,        /* as FORM_CALL; floats become small whole numbers first, so nothing is rounded */
    FORM_APPROXIMATE,  /* as FORM_CALL, or a division; operands and results: see approximate.h */
    FORM_WAVE,         /* as FORM_WHOLE: the order of summation does not matter */
    FORM_READ_LANE,    /* WaveReadLaneAt of the last active lane */
    FORM_READ_ANY,     /* WaveReadLaneAt of any lane, where all are active */
    FORM_READ_QUAD,    /* reads a lane of the quad */
    FORM_MULTI_PREFIX, /* WaveMultiPrefixOp with a mask from WaveMatch of the second operand, or of all lanes at the
                          start */
    FORM_ROUND_TRIP    /* low bits of a float that was narrowed and widened again: zero if it was rounded */
};

enum operation_flag {
    IS_CONVERGENT = 1,
    NEEDS_ALL_LANES = 2, /* only in uniform control flow */
    TAKES_VECTORS = 4,
    NEEDS_VECTORS = 8,
    NEEDS_MODEL_67 = 16
};

struct operation {
    const char *name;
    enum form form;
    uint32_t code;
    const char *function; /* dx.op.FUNCTION */
    char result;          /* letter of a type; T: type of the operation; e: its lane type */
    const char *operands; /* letters as in `result`; n: i, a vector where T is one */
    const char *types;    /* allowed for T; empty: the function has no overloads */
    uint32_t flags;
    uint32_t part;           /* 1-based member of a struct result; 0: the result is no struct */
    const char *struct_name; /* of a struct result */
    const char *extra;       /* i8 constants behind the operands, one digit each */
};

extern const struct operation operations[];
extern const uint32_t operation_count;

/* Whether NODE_HELPERS takes the operation. HELPERS_BESIDE: some operand gives a result that does not depend on how
 * many lanes the wave has. */
bool is_of_helpers(const struct operation *operation, enum helper_style style);

/* Shader flags that this opcode needs, besides those of its types. */
uint64_t operation_flags(const struct operation *operation);

bool is_quad_operation(const struct operation *operation);

#endif
