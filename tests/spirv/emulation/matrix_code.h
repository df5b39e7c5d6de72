/* What is added to a module in the place of cooperative matrices: types, constants and functions. */
#ifndef TESTS_SPIRV_MATRIX_CODE_H
#define TESTS_SPIRV_MATRIX_CODE_H

#include "runner/common/word_list.h"
#include "tests/spirv/results.h"

enum {
    MAX_ARGUMENTS = 8,
    BFLOAT16 = 2, /* after E4M3, E5M2 */
    SMALL_FLOATS = 3,
    NO_LITERAL = UINT32_MAX
};

enum use {
    USE_A,
    USE_B,
    USE_SUM
};

struct matrix {
    uint32_t element, rows, columns, use, count, share; /* count 0: another type; share: elements of a lane */
};

struct replacer {
    const uint32_t **makers; /* by id: the instruction that makes it */
    struct matrix *matrices; /* by id of a type */
    uint32_t bound, next_id, lanes;
    uint32_t u32, lane;     /* lane: the variable with the lane's number, or with the thread's in the group */
    bool has_lane;          /* the module has this variable already */
    bool lists_all;         /* the interface: since SPIR-V 1.4 */
    bool of_group, of_wave; /* scopes of matrices. The lanes of a group are its threads */
    bool converts_use;      /* conversions may change the use of a matrix */
    uint32_t parts;         /* waves of the device that stand for one, or any of a group */
    uint32_t threads;       /* of the group */
    uint32_t wave;          /* the variable with the wave's number; 0: none */
    uint32_t scratch[2], scratch_elements[2], scratch_count; /* variables for a matrix element of each thread */
    uint32_t small_floats[SMALL_FLOATS];                     /* types; 0: none */
    uint32_t widened[SMALL_FLOATS];                          /* functions that convert to 32 bits */
    uint32_t narrowed[SMALL_FLOATS][2];                      /* and from 32 bits; [1]: with saturation */
    bool *saturates;                                         /* by id */
    struct word_list declarations, functions, helpers, out;
};

/* A function with a loop. Matrices among its parameters, and its result, lie in variables. */
struct function {
    uint32_t type, parameters[MAX_ARGUMENTS], places[MAX_ARGUMENTS], count;
    uint32_t result, counter, number; /* number: of the turn */
    uint32_t header, next, end;
};

uint32_t new_id(struct replacer *r);

/* The instruction that makes an id; NULL: none, or code of the replacer. */
const uint32_t *maker_of(const struct replacer *r, uint32_t id);

/* NULL: the type is no matrix. */
const struct matrix *matrix_type(const struct replacer *r, uint32_t type);

/* Type of a result of the module. */
uint32_t type_of(const struct replacer *r, uint32_t id);

/* The type that the variable with this id holds, if it is a matrix. */
const struct matrix *matrix_in(const struct replacer *r, uint32_t id);

/* Value of a constant; NO_LITERAL: another id. */
uint32_t literal(const struct replacer *r, uint32_t id);

/* The id of a type or constant, which may be there already. `type` 0: a type. */
uint32_t declare(struct replacer *r, SpvOp op, uint32_t type, const uint32_t *operands, uint32_t count);

/* A u32 constant. */
uint32_t number(struct replacer *r, uint32_t value);

uint32_t pointer_to(struct replacer *r, SpvStorageClass storage, uint32_t type);

/* Width of a number type; 0: another. */
uint32_t bits_of(const struct replacer *r, uint32_t type);

/* Appends an instruction with one operand (b = 0) or two to the function that is being written. Returns its result. */
uint32_t emit(struct replacer *r, SpvOp op, uint32_t type, uint32_t a, uint32_t b);

/* The same with a u32 constant as the second operand and a u32 result. */
uint32_t arithmetic(struct replacer *r, SpvOp op, uint32_t a, uint32_t constant);

/* Begins a function and calls it in place of the instruction with this result. `type` 0: it returns nothing. */
struct function open_function(struct replacer *r, uint32_t type, uint32_t result, const uint32_t *arguments,
                              uint32_t count);

/* Ends the loop after so many turns, and the function. */
void close_function(struct replacer *r, const struct function *f, uint32_t turns);

/* Element `at` (an id) of the array in a variable. */
uint32_t load_element(struct replacer *r, uint32_t place, uint32_t element, uint32_t at);

/* Stores an element of the function's result. */
void store_result(struct replacer *r, const struct function *f, uint32_t at, uint32_t value);

#endif
