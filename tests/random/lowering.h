/* Internal to the lowering: its state, and functions that its files share. */
#ifndef TESTS_RANDOM_LOWERING_H
#define TESTS_RANDOM_LOWERING_H

#include "lower.h"

enum {
    MAX_TARGETS = 32 /* loops and switches around a statement */
};

struct lowering {
    struct flow flow;
    const struct program *program;
    const struct lowering_options *options;
    uint32_t block;                   /* current block */
    uint32_t handles[RESOURCE_COUNT]; /* by resource: value + 1; 0: not created yet */
    uint32_t builtins[BUILTIN_COUNT]; /* by builtin: value + 1; 0: not created yet */
    struct {
        uint32_t break_block, continue_block; /* continue_block: UINT32_MAX for switches */
    } targets[MAX_TARGETS];
    uint32_t target_count;
    uint32_t choices;        /* `and` and `or` so far: every second one is short-circuited */
    uint32_t exact_choices;  /* operands of exact programs so far: they take turns in what is special */
    uint32_t multi_prefixes; /* so far */
    uint32_t first_match;    /* value + 1: WaveMatch of all lanes at the start; 0: not created yet */
    uint32_t hidden_truth;   /* value + 1; 0: not created yet */
    uint32_t returns;        /* so far */
    uint32_t heap_handles;   /* so far */
};

/* ---- Values ------------------------------------------------------------------------------------------------------ */

/* Scalar operands beside a vector are used for all lanes. Instructions are put one statement at a time: C leaves the
 * order of arguments open, and a seed must give the same shader with every compiler. Constants and undefined values
 * have no place, so they may stand in one expression with others. */

uint32_t put_constant(struct lowering *l, uint32_t type, uint64_t bits);
uint32_t put_integer(struct lowering *l, uint32_t value); /* i32 */
uint32_t put_binary(struct lowering *l, uint32_t operation, uint32_t left, uint32_t right);
uint32_t put_compare(struct lowering *l, uint32_t predicate, uint32_t left, uint32_t right);
uint32_t put_select(struct lowering *l, uint32_t condition, uint32_t if_true, uint32_t if_false);
uint32_t put_cast(struct lowering *l, uint32_t cast, uint32_t value, enum scalar to); /* lane by lane */
uint32_t put_get(struct lowering *l, uint32_t variable);
void put_set(struct lowering *l, uint32_t variable, uint32_t value);
uint32_t put_element(struct lowering *l, uint32_t array, uint32_t index);
uint32_t put_load(struct lowering *l, uint32_t pointer, uint32_t type);
void put_store(struct lowering *l, uint32_t pointer, uint32_t value);
uint32_t put_lane(struct lowering *l, uint32_t variable,
                  uint32_t index); /* a pointer to a lane of a vector variable in memory */
uint32_t put_part(struct lowering *l, uint32_t vector, uint32_t index);
uint32_t put_vector(struct lowering *l, const uint32_t *parts, uint32_t lanes);
uint32_t put_undefined(struct lowering *l, uint32_t type);
uint32_t type_of_value(const struct lowering *l, uint32_t value);
enum scalar scalar_of_value(const struct lowering *l, uint32_t value);
uint32_t lanes_of_value(const struct lowering *l, uint32_t value);

/* A call of dx.op.FUNCTION.TYPE; TYPE: `overload`, SCALAR_COUNT: none. */
struct call {
    const char *function;
    uint32_t opcode;
    uint32_t overload;
    uint32_t result; /* type */
    enum struct_kind struct_kind;
    const char *struct_name;
    uint64_t flags;
};
uint32_t put_call(struct lowering *l, const struct call *call, const uint32_t *arguments, uint32_t count);
uint32_t put_extract(struct lowering *l, uint32_t aggregate, uint32_t member, uint32_t type);

/* ---- Floats ------------------------------------------------------------------------------------------------------ */

/* Replaces a float of very large or very small magnitude by a constant. Sums and products of a few such values are
 * never infinite, NaN or denormal: devices differ in these. */
uint32_t lower_tamed(struct lowering *l, uint32_t value, uint32_t exponent);

/* Before the bits are read: makes -0 to 0 and NaN to 1, as devices differ in these bits. */
uint32_t lower_canonical(struct lowering *l, uint32_t value);

/* A small whole number derived from the float. */
uint32_t lower_whole(struct lowering *l, uint32_t value);

/* ---- Expressions and memory -------------------------------------------------------------------------------------- */

uint32_t lower_expression(struct lowering *l, const struct node *node);
uint32_t lower_wave(struct lowering *l, const struct node *node, uint32_t value); /* the operation of NODE_HELPERS */
void lower_helpers(struct lowering *l, const struct node *node);
uint32_t lower_memory_load(struct lowering *l, const struct node *node);
void lower_memory_store(struct lowering *l, const struct node *node);
uint32_t lower_unknown_zero(struct lowering *l); /* 0, loaded from a constant buffer: drivers cannot know it */
uint32_t lower_builtin(struct lowering *l, enum builtin builtin);
uint32_t lower_input(struct lowering *l, enum builtin builtin); /* graphics shaders only */
void lower_emit(struct lowering *l, uint32_t stream, uint32_t value);
void lower_mesh_counts(struct lowering *l);
void lower_outputs(struct lowering *l, uint32_t value); /* the same */
void lower_discard(struct lowering *l, uint32_t condition);
void lower_result(struct lowering *l, uint32_t value); /* stores into the thread's word of u3 */
void lower_cell_atomic(struct lowering *l, uint32_t operation, uint32_t cell, uint32_t value);
void lower_update(struct lowering *l, const struct node *node);
uint32_t lower_handle(struct lowering *l, enum resource resource);

/* A location in the part of a resource that the thread owns. `coordinates`: as DXIL's operations take them. */
struct own_place {
    uint32_t handle, coordinates[3];
};
struct own_place lower_own_place(struct lowering *l, enum memory memory, uint32_t index, enum scalar scalar);

#endif
