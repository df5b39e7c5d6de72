/* A function as basic blocks of instructions. Lowering builds it with variables, then converts it to SSA form. */
#ifndef TESTS_RANDOM_FLOW_H
#define TESTS_RANDOM_FLOW_H

#include "program.h"

/* ---- Values ------------------------------------------------------------------------------------------------------ */

enum value_kind {
    VALUE_CONSTANT, /* bits; of all lanes */
    VALUE_UNDEF,
    VALUE_HANDLE,  /* code: the resource; its place in the heap where handles come from there */
    VALUE_GET,     /* code: variable; replaced by SSA values */
    VALUE_SET,     /* code: variable; the value */
    VALUE_PHI,     /* code: variable; operands stand in the order of the block's sources */
    VALUE_BINARY,  /* code: LLVM's number */
    VALUE_COMPARE, /* the same */
    VALUE_SELECT,
    VALUE_CAST,    /* the same */
    VALUE_CALL,    /* function */
    VALUE_EXTRACT, /* code: member */
    VALUE_PART,    /* vector, index */
    VALUE_INSERT,  /* vector, element, index */
    VALUE_ELEMENT, /* code: array; index. Its only user is the next load, store or atomic */
    VALUE_LANE,    /* code: array that is a vector; index. The same */
    VALUE_LOAD,    /* pointer */
    VALUE_STORE,   /* pointer, value */
    VALUE_ATOMIC   /* code: LLVM's operation; pointer, value */
};

enum flow_type { /* as of nodes, or */
    TYPE_INT8 = SCALAR_COUNT,
    TYPE_VOID,
    TYPE_HANDLE,
    TYPE_POINTER,
    TYPE_STRUCT /* named by the value */
};

enum {
    MAX_OPERANDS = 12,
    MAX_FLOW_VARIABLES = 64
};

/* Arrays that elements are taken of: the thread's, of a variable in memory, constant, of the group. */
enum {
    ARRAY_LOCAL = 0,
    ARRAY_VARIABLE = ARRAY_LOCAL + LOCAL_ARRAYS, /* of one element */
    ARRAY_TABLE = ARRAY_VARIABLE + MAX_FLOW_VARIABLES,
    ARRAY_SHARED, /* a place for each thread; one array of each scalar */
    ARRAY_TALLY = ARRAY_SHARED + SCALAR_COUNT,
    ARRAY_COUNT,
    TABLE_LENGTH = 16,
    TALLY_LENGTH = 8
};

/* Structs that calls return: four members of a type and i32 (ResRet), the members of a row (CBufRet), or as named. */
enum struct_kind {
    STRUCT_NONE,
    STRUCT_RESOURCE,
    STRUCT_CONSTANTS,
    STRUCT_NAMED
};

struct flow_value {
    enum value_kind kind;
    uint32_t type; /* of a node, or enum flow_type */
    uint32_t code;
    uint64_t bits;
    uint32_t operands[MAX_OPERANDS];
    uint32_t operand_count;
    uint32_t *phi_operands;       /* phis have any number */
    char function[40];            /* calls: without "dx.op." */
    enum struct_kind struct_kind; /* calls: of the result */
    uint32_t member;
    const char *struct_name;
    uint64_t flags; /* calls: shader flags */
};

enum ending {
    ENDING_NONE,
    ENDING_JUMP,
    ENDING_BRANCH, /* targets: if true, if false */
    ENDING_SWITCH, /* targets: default, then the cases */
    ENDING_RETURN
};

struct block {
    uint32_t *values;
    uint32_t value_count, value_capacity;
    enum ending ending;
    uint32_t condition;
    uint32_t *targets;
    int64_t *cases; /* of targets[1] and so on */
    uint32_t target_count;
    uint32_t *sources; /* one an edge; with SSA form */
    uint32_t source_count;
    uint32_t phi_count; /* the first values */
};

struct flow {
    struct flow_value *values;
    uint32_t value_count, value_capacity;
    struct block *blocks;
    uint32_t block_count, block_capacity;
    uint32_t *order; /* of blocks, reverse postorder; with SSA form */
    uint32_t order_count;
    uint32_t variable_types[MAX_FLOW_VARIABLES];
    uint32_t variable_count;
    bool uses_array[ARRAY_COUNT];
};

/* ---- Building ---------------------------------------------------------------------------------------------------- */

uint32_t add_block(struct flow *flow);
uint32_t add_value(struct flow *flow, uint32_t block, struct flow_value value); /* constants and undef: of no block */
uint32_t add_flow_variable(struct flow *flow, uint32_t type);
void end_block(struct flow *flow, uint32_t block, enum ending ending, uint32_t condition, const uint32_t *targets,
               const int64_t *cases, uint32_t target_count);
void free_flow(struct flow *flow);

/* ---- Forms ------------------------------------------------------------------------------------------------------- */

/* Jumps through blocks that hold nothing go straight on; blocks in a row become one. */
void simplify_flow(struct flow *flow);

/* Replaces variables by values and phis. All variables must be set in the first block, which nothing jumps to.
 * `keeps_phis`: phis stay where all their operands are equal, and those of variables that nobody reads. */
void to_ssa(struct flow *flow, bool keeps_phis);

#endif
