/* A function as basic blocks of instructions. Lowering builds it with variables, then converts it to SSA form. */
#ifndef TESTS_RANDOM_FLOW_H
#define TESTS_RANDOM_FLOW_H

#include "program.h"

/* ---- Values ------------------------------------------------------------------------------------------------------ */

enum value_kind {
    VALUE_CONSTANT, /* bits; vectors: of every lane */
    VALUE_UNDEF,
    VALUE_HANDLE,  /* code: resource; operand: heap index, or index in an unbounded array; bits: nonuniform */
    VALUE_GET,     /* code: variable; replaced by SSA values */
    VALUE_SET,     /* code: variable; the value */
    VALUE_PHI,     /* code: variable; operands: by index into the block's sources */
    VALUE_BINARY,  /* code: LLVM's number */
    VALUE_COMPARE, /* code: LLVM's predicate */
    VALUE_SELECT,
    VALUE_CAST,    /* code: LLVM's number */
    VALUE_CALL,    /* function */
    VALUE_EXTRACT, /* code: member */
    VALUE_PART,    /* vector, index */
    VALUE_INSERT,  /* vector, element, index */
    VALUE_ELEMENT, /* code: array; index. Its only user is the next load, store or atomic */
    VALUE_LANE,    /* code: array that is a vector; index. Its only user as above */
    VALUE_LOAD,    /* pointer */
    VALUE_STORE,   /* pointer, value */
    VALUE_ATOMIC   /* code: LLVM's operation; pointer, value */
};

enum flow_type { /* a type of nodes (program.h), or */
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

/* Arrays: local to the thread, variables in memory (arrays of one element), constant, groupshared. */
enum {
    ARRAY_LOCAL = 0,
    ARRAY_VARIABLE = ARRAY_LOCAL + LOCAL_ARRAYS, /* by variable */
    ARRAY_TABLE = ARRAY_VARIABLE + MAX_FLOW_VARIABLES,
    ARRAY_SHARED, /* by scalar; index: thread in the group */
    ARRAY_TALLY = ARRAY_SHARED + SCALAR_COUNT,
    ARRAY_PAYLOAD, /* of mesh shaders: read only, by constant indices */
    ARRAY_COUNT,
    TABLE_LENGTH = 16,
    TALLY_LENGTH = 8
};

/* Structs that calls return: ResRet (four equal members and an i32), CBufRet (a row), or the one named. */
enum struct_kind {
    STRUCT_NONE,
    STRUCT_RESOURCE,
    STRUCT_CONSTANTS,
    STRUCT_NAMED
};

struct flow_value {
    enum value_kind kind;
    uint32_t type; /* type of a node, or enum flow_type */
    uint32_t code;
    uint64_t bits;
    uint32_t operands[MAX_OPERANDS];
    uint32_t operand_count;
    uint32_t *phi_operands;       /* one per source of the block */
    char function[40];            /* calls: without "dx.op." */
    enum struct_kind struct_kind; /* calls: struct of the result */
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
    int64_t *cases; /* by index into targets; the first is unused */
    uint32_t target_count;
    uint32_t *sources; /* predecessors, one per edge; in SSA form only */
    uint32_t source_count;
    uint32_t phi_count; /* phis are the first values */
};

struct flow {
    struct flow_value *values;
    uint32_t value_count, value_capacity;
    struct block *blocks;
    uint32_t block_count, block_capacity;
    uint32_t *order; /* blocks in reverse postorder; in SSA form only */
    uint32_t order_count;
    uint32_t variable_types[MAX_FLOW_VARIABLES];
    uint32_t variable_count;
    bool uses_array[ARRAY_COUNT];
};

/* ---- Building ---------------------------------------------------------------------------------------------------- */

uint32_t add_block(struct flow *flow);
uint32_t add_value(struct flow *flow, uint32_t block,
                   struct flow_value value); /* `block`: ignored for constants and undef */
uint32_t add_flow_variable(struct flow *flow, uint32_t type);
void end_block(struct flow *flow, uint32_t block, enum ending ending, uint32_t condition, const uint32_t *targets,
               const int64_t *cases, uint32_t target_count);
void free_flow(struct flow *flow);

/* ---- Forms ------------------------------------------------------------------------------------------------------- */

/* Skips empty blocks, and merges each block with its only successor if that has no other predecessor. */
void simplify_flow(struct flow *flow);

/* Replaces variables by values and phis. The first block sets all variables, and nothing jumps to it.
 * `keeps_phis`: keep redundant phis (equal operands, or never used). */
void to_ssa(struct flow *flow, bool keeps_phis);

#endif
