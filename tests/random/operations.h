/* The operations that random expressions use. */
#ifndef TESTS_RANDOM_OPERATIONS_H
#define TESTS_RANDOM_OPERATIONS_H

#include "program.h"

enum form {
    FORM_BINARY,  /* code: LLVM's */
    FORM_SHIFT,   /* the same; the amount is taken modulo the width */
    FORM_DIVIDE,  /* the same; the divisor is made positive */
    FORM_COMPARE, /* code: LLVM's predicate */
    FORM_SELECT,
    FORM_CALL,        /* code: DXIL's opcode */
    FORM_UNFOLDED,    /* the same; the operand is one that drivers cannot know: Mesa folds this operation wrongly */
    FORM_WHOLE,       /* the same; floats are made small whole numbers first, so that nothing is rounded */
    FORM_APPROXIMATE, /* the same, or division; operands and results as approximate.h tells */
    FORM_WAVE,        /* as FORM_WHOLE: no order of summation matters */
    FORM_READ_LANE,   /* WaveReadLaneAt of a lane that is there for sure: the last of those that are together */
    FORM_READ_ANY,    /* the same of any lane, where all are together */
    FORM_READ_QUAD,   /* of a lane of the quad */
    FORM_MULTI_PREFIX /* WaveMultiPrefixOp with a mask from WaveMatch of the second operand */
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
    char result;          /* letter of a type, T: the one of the operation, e: a lane of it */
    const char *operands; /* the same, n: i, but a vector where T is one */
    const char *types;    /* that T may be; empty: the function's name has no type in it */
    uint32_t flags;
    uint32_t part;           /* of a result with several members: which, from 1; 0: the result itself */
    const char *struct_name; /* of such a result */
    const char *extra;       /* constants behind the operands, one digit each, of 8 bits */
};

extern const struct operation operations[];
extern const uint32_t operation_count;

/* Shader flags that operations of this opcode need beside what their types do. */
uint64_t operation_flags(const struct operation *operation);

#endif
