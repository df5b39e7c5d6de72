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

/* type = scalar | lanes << LANES_SHIFT; lanes: 0 for scalars, else a vector of shader model 6.9. */
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

static inline uint32_t lanes_of_type(uint32_t type) /* 0: scalar */
{
    return type >> LANES_SHIFT;
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

enum memory {
    MEMORY_RAW_INPUT,        /* t0: byte address buffer */
    MEMORY_STRUCTURED_INPUT, /* t1 */
    MEMORY_TYPED_INPUT,      /* t2: elements of four integers */
    MEMORY_CONSTANTS,        /* b0 */
    MEMORY_EITHER_INPUT,     /* one of two byte address buffers; from the heap, each thread chooses */
    MEMORY_TEXTURE_INPUT,    /* t3: with mip levels; texels of four integers */
    MEMORY_RAW,              /* u0: each thread owns a part */
    MEMORY_STRUCTURED,       /* u1: the same */
    MEMORY_TYPED,            /* u2: the same */
    MEMORY_TEXTURE,          /* u5: each thread owns a row */
    MEMORY_LOCAL,            /* a local array */
    MEMORY_TABLE,            /* a constant array */
    MEMORY_SHARED,           /* groupshared; read inside NODE_EXCHANGE only */
    MEMORY_COUNT
};

enum access { /* which indices a load or store may use */
    ACCESS_INSIDE,
    ACCESS_NEAR,     /* slightly out of bounds, too: loads return 0, stores do nothing */
    ACCESS_ANYWHERE, /* loads: any index; stores: always out of bounds */
    ACCESS_COUNT
};

/* ---- Nodes ------------------------------------------------------------------------------------------------------- */

enum node_kind {
    /* Expressions; `scalar` and `lanes` are their type. */
    NODE_CONSTANT,  /* bits: the value, of every lane */
    NODE_VARIABLE,  /* number: the variable */
    NODE_BUILTIN,   /* number: enum builtin; i32 */
    NODE_OPERATION, /* number: in `operations`; operands. The type is the one that it works on */
    NODE_CAST,      /* number: LLVM's; operand */
    NODE_VECTOR,    /* one child per lane */
    NODE_PART,      /* vector, lane (i32) */
    NODE_LOAD,      /* number: memory; bits: see below; index (i32) */

    /* Statements. */
    NODE_SEQUENCE, /* statements */
    NODE_ASSIGN,   /* number: the variable; value */
    NODE_STORE,    /* number: memory; bits: see below; index, value */
    NODE_ATOMIC,   /* on u4; number: DXIL's operation; cell (i32), value (i32). Each cell gets one operation only */
    NODE_UPDATE, /* atomic on memory that the thread owns. number: DXIL's operation, or COMPARE_EXCHANGE; bits: memory,
                  * from UPDATE_VARIABLE on the variable that gets the old value; index (i32), value, comparand;
                  * i32 or i64 */
    NODE_IF,     /* condition, then, else */
    NODE_LOOP,   /* number: enum loop_style; bits: maximal trip count, PLAIN_TRIPS; condition, body */
    NODE_BREAK,  /* number: loops and switches that it leaves, - 1 */
    NODE_CONTINUE, /* number: loops that it leaves before it continues the next one */
    NODE_SWITCH,   /* scalar: of the selector; bits: by body: falls through; number: switch_style; selector, bodies */
    NODE_RETURN,
    NODE_EXCHANGE, /* stores value into the thread's groupshared element, then barrier, body, barrier */
    NODE_TALLY,    /* groupshared atomic between barriers. number: DXIL's operation; bits: variable; cell, value */
    NODE_WEB,      /* unstructured jumps between stations. bits: fuel (maximal number of jumps); stations */
    NODE_STATION,  /* bits: four targets, a byte each; past the last station: leaves the web; condition (i32), body */
    NODE_DISCARD,  /* pixel shaders; condition */
    NODE_EMIT,     /* geometry shaders, outside of loops. number: the stream; value (i32) */
    NODE_HELPERS,  /* pixel shaders, where all lanes are active: a wave operation that helper lanes bring values to. The
                    * type is the one that it works on. number: in `operations`; bits: the variable that gets the result,
                    * enum helper_style at HELPER_STYLE, lane or direction of a quad at HELPER_QUAD; value */
    NODE_KIND_COUNT
};

enum stage {
    STAGE_COMPUTE,
    STAGE_PIXEL,    /* a thread is a pixel */
    STAGE_VERTEX,   /* a thread is a vertex */
    STAGE_GEOMETRY, /* a thread is one of two instances of a point */
    STAGE_HULL,     /* a thread is one of PATCH_POINTS control points of a patch */
    STAGE_DOMAIN,   /* a thread is one of PATCH_POINTS points of a patch */
    STAGE_MESH,     /* a thread of a group draws a triangle */
    STAGE_COUNT
};
extern const char *const stage_names[STAGE_COUNT];

/* Threads have groups. */
static inline bool has_groups(enum stage stage)
{
    return stage == STAGE_COMPUTE || stage == STAGE_MESH;
}

enum {
    TARGET_WIDTH = 8,    /* pixels */
    SQUARE_WIDTH = 8,    /* threads, of groups in two dimensions */
    POINT_INSTANCES = 2, /* geometry shaders */
    PATCH_LINES = 8,     /* domain shaders: isolines of two points */
    PATCH_POINTS = 2 * PATCH_LINES,
    MAX_EMITS = 6, /* NODE_EMIT in a program */
    PAYLOAD_WORDS = 4
};

enum {
    COMPARE_EXCHANGE = 9, /* first number after DXIL's atomic operations */
    UPDATE_VARIABLE = 8   /* first bit */
};

enum helper_style { /* of NODE_HELPERS */
    HELPERS_ALONE,  /* only helper lanes run the operation; the others read its result from lanes of their quad */
    HELPERS_BESIDE, /* all lanes run it, with a value of which the result does not depend on the wave's size. The value
                     * of helper lanes must not count */
    HELPER_STYLE_COUNT
};

enum {
    HELPER_STYLE = 8, /* first bits */
    HELPER_QUAD = 12
};

enum builtin {
    BUILTIN_THREAD,       /* in the dispatch */
    BUILTIN_GROUP,        /* the group's number */
    BUILTIN_GROUP_THREAD, /* in the group */
    BUILTIN_LANE,
    BUILTIN_FLAT,   /* an input of graphics shaders, equal everywhere; mesh shaders: of the payload */
    BUILTIN_LINEAR, /* an interpolated input, a whole number at every pixel; geometry and domain shaders: another one */
    BUILTIN_SLOPE_X, /* fine derivatives of BUILTIN_LINEAR */
    BUILTIN_SLOPE_Y,
    BUILTIN_COUNT
};

enum loop_style {
    LOOP_WHILE,     /* tests trip count and condition in one block */
    LOOP_DO,        /* tests at the end */
    LOOP_FOREVER,   /* no condition; ends by breaks or after the last trip */
    LOOP_TWO_TESTS, /* tests trip count and condition in separate blocks */
    LOOP_STYLE_COUNT
};

enum {
    PLAIN_TRIPS = 256 /* the trip count is a visible constant: drivers may unroll */
};

enum switch_style {
    SWITCH_LAST_IS_DEFAULT,
    SWITCH_NO_DEFAULT,
    SWITCH_TWO_LABELS, /* two cases per body, no default */
    SWITCH_SPARSE,     /* case values far apart, one negative */
    SWITCH_STYLE_COUNT
};

/* `bits` of loads and stores. Low 8 bits: enum access. The other fields begin at these bits; all but the first are for
 * raw buffers only. */
enum {
    PLACE_COMPONENT = 8,  /* component, or local array */
    PLACE_COUNT = 16,     /* components per access - 1 */
    PLACE_ALIGNMENT = 20, /* log2(alignment of the offset / size of a component) */
    PLACE_OLDER = 24,     /* 1: uses the operations of shader model 6.0 */
    PLACE_MASK = 15
};

static inline uint32_t place_part(uint64_t bits, uint32_t first_bit)
{
    return (uint32_t)(bits >> first_bit) & PLACE_MASK;
}

/* How shaders create handles. */
enum handle_style {
    HANDLES_CREATED, /* by createHandle */
    HANDLES_BOUND,   /* by createHandleFromBinding and annotateHandle (shader model 6.6) */
    HANDLES_HEAP,    /* by createHandleFromHeap and annotateHandle, at each use */
    HANDLES_COUNT
};

struct node {
    enum node_kind kind;
    enum scalar scalar;
    uint32_t lanes; /* 0: scalar */
    uint32_t number;
    uint64_t bits;
    struct node **children;
    uint32_t child_count;
};

enum {
    MAX_VARIABLES = 20,
    MAX_ENDLESS = 3,
    LOCAL_ARRAYS = 4,
    LOCAL_LENGTH = 8
};

enum numbering {          /* how a thread finds its numbers */
    NUMBERED_BY_INDEX,    /* by SV_GroupIndex and SV_GroupID */
    NUMBERED_IN_GROUP,    /* by SV_GroupThreadID and SV_GroupID */
    NUMBERED_IN_DISPATCH, /* by SV_DispatchThreadID, row by row; in the group by SV_GroupThreadID */
    NUMBERING_COUNT
};

enum id { /* the first of three components; the last has one */
    ID_IN_DISPATCH = 0,
    ID_OF_GROUP = 3,
    ID_IN_GROUP = 6,
    ID_INDEX = 9,
    ID_COUNT
};

enum denormals { /* the mode for 32-bit floats */
    DENORMALS_UNSAID,
    DENORMALS_ANY,
    DENORMALS_PRESERVED,
    DENORMALS_FLUSHED,
    DENORMALS_COUNT
};

/* The properties of an entry point with groups. */
struct entry {
    uint32_t group[3];      /* threads; the product is group_size */
    uint32_t groups[3];     /* of the dispatch; the product is group_count */
    uint32_t wave_sizes[3]; /* least, most, preferred. Most 0: one size is required; all 0: none */
    enum numbering numbering;
    uint32_t ids; /* bit set of enum id: the result has these, too */
    enum denormals denormals;
    bool sees_denormals; /* the result has a sum of denormals, too */
};

struct program {
    enum stage stage;
    uint64_t seed;       /* of the buffer contents, and of details that the text omits */
    uint32_t group_size; /* threads */
    uint32_t group_count;
    struct entry entry;
    uint32_t variable_count;
    uint32_t variables[MAX_VARIABLES]; /* types */
    /* Bit set of variables: lives in an alloca, not in SSA values. Bits beyond variable_count: hidden variables. */
    uint64_t in_memory;
    enum scalar locals[LOCAL_ARRAYS]; /* by local array: type of its elements */
    enum handle_style handles;
    bool has_vectors;  /* shader model 6.9 */
    bool is_plain;     /* see struct limits; constants are unknown to the driver */
    bool is_exact;     /* does what only dxs_options.exact defines: see struct limits */
    bool is_square;    /* groups consist of whole quads, and the only wave operations are those of quads. It takes
                        * shader model 6.6: before, any four threads may be a quad */
    bool has_helpers;  /* of pixel shaders: some pixels are not covered, and there may be NODE_HELPERS and operations of
                        * quads. No updates: what helper lanes get from them is undefined */
    uint32_t endless;  /* bit set of enum resource: unbounded arrays, at most MAX_ENDLESS */
    bool any_element;  /* each index of these gives the same descriptor */
    bool keeps_blocks; /* lowering keeps empty blocks */
    bool keeps_phis;   /* each variable gets a phi at every join */
    struct node *body;
};

/* Nodes are freed all at once, by free_all_nodes. */
struct node *new_node(enum node_kind kind, enum scalar scalar, uint32_t number);
struct node *new_typed_node(enum node_kind kind, uint32_t type, uint32_t number);
void add_child(struct node *node, struct node *child);

/* The type of an expression's value. */
uint32_t type_of_node(const struct node *node);
struct node *copy_tree(const struct node *node);
void free_all_nodes(void);

size_t count_nodes(const struct node *node);
bool is_expression(const struct node *node);

/* Whether an operation in the tree depends on which lanes are active. */
bool has_wave_operation(const struct node *node);

/* Whether a web in the tree may be irreducible: it jumps back to a station other than its first. */
bool is_irreducible(const struct node *node);

void print_program(FILE *file, const struct program *program);

#endif
