/* A random program as a tree of statements and typed expressions. Every tree has a meaning (lower.h), also after
 * shrinking has removed parts of it. */
#ifndef TESTS_RANDOM_PROGRAM_H
#define TESTS_RANDOM_PROGRAM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* ---- Types ------------------------------------------------------------------------------------------------------- */

enum scalar {
    SCALAR_BOOL,
    SCALAR_I16,
    SCALAR_I32,
    SCALAR_I64,
    SCALAR_F16,
    SCALAR_F32,
    SCALAR_F64,
    SCALAR_COUNT
};

/* One character each, as in dxil/operations.def: b s i l h f d. */
char scalar_letter(enum scalar scalar);
enum scalar scalar_of_letter(char letter);
uint32_t scalar_width(enum scalar scalar);
bool is_float_scalar(enum scalar scalar);
bool is_integer_scalar(enum scalar scalar); /* not bool */

/* A type is an enum scalar, with the number of lanes above it if it is a vector of shader model 6.9. */
enum {
    LANES_SHIFT = 8,
    MAX_LANES = 8
};

static inline uint32_t vector_type(enum scalar scalar, uint32_t lanes)
{
    return scalar | lanes << LANES_SHIFT;
}

static inline enum scalar scalar_of_type(uint32_t type)
{
    return (enum scalar)(type & ((1u << LANES_SHIFT) - 1));
}

static inline uint32_t lanes_of_type(uint32_t type) /* 0: no vector */
{
    return type >> LANES_SHIFT;
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

enum memory {
    MEMORY_RAW_INPUT,        /* t0: byte address buffer */
    MEMORY_STRUCTURED_INPUT, /* t1 */
    MEMORY_TYPED_INPUT,      /* t2: four integers an element */
    MEMORY_CONSTANTS,        /* b0 */
    MEMORY_EITHER_INPUT,     /* of two byte address buffers: from the heap, each thread chooses one */
    MEMORY_TEXTURE_INPUT,    /* t3: with mip levels; four integers a texel */
    MEMORY_RAW,              /* u0: every thread has a part of its own */
    MEMORY_STRUCTURED,       /* u1: the same */
    MEMORY_TYPED,            /* u2: the same */
    MEMORY_TEXTURE,          /* u5: every thread has a row of its own */
    MEMORY_LOCAL,            /* an array of the thread */
    MEMORY_TABLE,            /* a constant array */
    MEMORY_SHARED,           /* of the group; read inside NODE_EXCHANGE only */
    MEMORY_COUNT
};

enum access { /* what a load or store does with an index that is too large */
    ACCESS_INSIDE,
    ACCESS_NEAR,     /* it may point a little outside: loads give 0, stores do nothing */
    ACCESS_ANYWHERE, /* loads: anywhere; stores: always outside */
    ACCESS_COUNT
};

/* ---- Nodes ------------------------------------------------------------------------------------------------------- */

enum node_kind {
    /* Expressions; `scalar` and `lanes` are their type. */
    NODE_CONSTANT,  /* bits; of all lanes */
    NODE_VARIABLE,  /* number: the variable */
    NODE_BUILTIN,   /* number: enum builtin; i32 */
    NODE_OPERATION, /* number: in `operations`; operands. The type is the one that it works on */
    NODE_CAST,      /* number: LLVM's; operand */
    NODE_VECTOR,    /* a child for each lane */
    NODE_PART,      /* vector, which lane (i32) */
    NODE_LOAD,      /* number: memory; bits: see below; index (i32) */

    /* Statements. */
    NODE_SEQUENCE, /* statements */
    NODE_ASSIGN,   /* number: the variable; value */
    NODE_STORE,    /* number: memory; bits: see below; index, value */
    NODE_ATOMIC,   /* number: DXIL's operation; cell (i32), value (i32): in u4, where each cell knows one operation */
    NODE_UPDATE,   /* number: DXIL's operation, or COMPARE_EXCHANGE; bits: the variable that gets what was there before
                    * (from   bit 8), memory, of which every thread has a part; index (i32), value, what is compared; i32
                    * or   i64 */
    NODE_IF,       /* condition, then, else */
    NODE_LOOP,     /* number: enum loop_style; bits: most trips, and PLAIN_TRIPS; condition, body */
    NODE_BREAK,    /* number: how many loops and switches it leaves, less 1 */
    NODE_CONTINUE, /* number: how many loops it leaves before it continues one */
    NODE_SWITCH,   /* scalar: of the selector; bits: which bodies fall through into the next; number: enum switch_style;
                      selector, bodies */
    NODE_RETURN,
    NODE_EXCHANGE, /* value (i32) into the thread's place in groupshared memory, barrier, body, barrier */
    NODE_TALLY, /* number: DXIL's atomic operation, variable (bits): on groupshared cells between barriers; cell, value
                 */
    NODE_WEB,   /* bits: fuel; stations: jumps without structure */
    NODE_STATION, /* bits: four targets, a byte each, the last station's successor leaves the web; condition (i32), body
                   */
    NODE_DISCARD, /* of pixels: condition */
    NODE_KIND_COUNT
};

enum stage {
    STAGE_COMPUTE,
    STAGE_PIXEL,  /* a thread is a pixel */
    STAGE_VERTEX, /* a thread is a vertex */
    STAGE_COUNT
};
extern const char *const stage_names[STAGE_COUNT];

enum {
    TARGET_WIDTH = 8 /* pixels */
};

enum {
    COMPARE_EXCHANGE = 9, /* behind DXIL's numbers of atomic operations */
    UPDATE_VARIABLE = 8   /* bit */
};

enum builtin {
    BUILTIN_THREAD,       /* in the dispatch */
    BUILTIN_GROUP,        /* the group's number */
    BUILTIN_GROUP_THREAD, /* in the group */
    BUILTIN_LANE,
    BUILTIN_FLAT,    /* an input of vertex and pixel shaders that is the same everywhere */
    BUILTIN_LINEAR,  /* an interpolated one, which is a whole number at every pixel */
    BUILTIN_SLOPE_X, /* its fine derivatives */
    BUILTIN_SLOPE_Y,
    BUILTIN_COUNT
};

enum loop_style {
    LOOP_WHILE,     /* test of trips and condition in one block */
    LOOP_DO,        /* the test stands at the end */
    LOOP_FOREVER,   /* only breaks, of which the last trip makes one */
    LOOP_TWO_TESTS, /* trips, then the condition, in blocks of their own */
    LOOP_STYLE_COUNT
};

enum {
    PLAIN_TRIPS = 256 /* drivers may know how many trips there are, and unroll */
};

enum switch_style {
    SWITCH_LAST_IS_DEFAULT,
    SWITCH_NO_DEFAULT,
    SWITCH_TWO_LABELS, /* bodies have two cases each, no default */
    SWITCH_SPARSE,     /* case numbers far from each other, one negative */
    SWITCH_STYLE_COUNT
};

/* Bits of loads and stores: the access; which component, or local array; of raw buffers also how many components move
 * at once, less 1, how many times the size of one the offset is a multiple of, as a power of two, and by what
 * operation. */
enum {
    PLACE_COMPONENT = 8,
    PLACE_COUNT = 16,
    PLACE_ALIGNMENT = 20,
    PLACE_OLDER = 24, /* 1: moved by the operations of shader model 6.0 */
    PLACE_MASK = 15
};

static inline uint32_t place_part(uint64_t bits, uint32_t first_bit)
{
    return (uint32_t)(bits >> first_bit) & PLACE_MASK;
}

/* How shaders get at their resources. */
enum handle_style {
    HANDLES_CREATED, /* by createHandle */
    HANDLES_BOUND,   /* from shader model 6.6 on: from a binding, with properties beside */
    HANDLES_HEAP,    /* the same, from the resource heap, wherever one is needed */
    HANDLES_COUNT
};

struct node {
    enum node_kind kind;
    enum scalar scalar;
    uint32_t lanes; /* 0: no vector */
    uint32_t number;
    uint64_t bits;
    struct node **children;
    uint32_t child_count;
};

enum {
    MAX_VARIABLES = 20,
    LOCAL_ARRAYS = 4,
    LOCAL_LENGTH = 8
};

struct program {
    enum stage stage;
    uint64_t seed;       /* of the data in its buffers, and of what the text does not say */
    uint32_t group_size; /* threads */
    uint32_t group_count;
    uint32_t variable_count;
    uint32_t variables[MAX_VARIABLES]; /* types */
    /* A bit a variable: it lives in an alloca, not in SSA values. Those behind the program's own are of lowering. */
    uint64_t in_memory;
    enum scalar locals[LOCAL_ARRAYS]; /* elements of the arrays */
    enum handle_style handles;
    bool has_vectors;  /* shader model 6.9 */
    bool is_plain;     /* as generate.h says: drivers are not to know its constants */
    bool keeps_blocks; /* lowering leaves blocks that hold nothing */
    bool keeps_phis;   /* every variable gets a phi wherever paths meet */
    struct node *body;
};

/* Memory of nodes; all is freed at once. */
struct node *new_node(enum node_kind kind, enum scalar scalar, uint32_t number);
struct node *new_typed_node(enum node_kind kind, uint32_t type, uint32_t number);
void add_child(struct node *node, struct node *child);

/* The type of an expression's value. */
uint32_t type_of_node(const struct node *node);
struct node *copy_tree(const struct node *node);
void free_all_nodes(void);

size_t count_nodes(const struct node *node);
bool is_expression(const struct node *node);

/* Whether some operation in the tree depends on which lanes are together. */
bool has_wave_operation(const struct node *node);

/* Whether jumps of some web in the tree may be irreducible: it has a jump back to another station than its first. */
bool is_irreducible(const struct node *node);

void print_program(FILE *file, const struct program *program);

#endif
