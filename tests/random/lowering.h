/* Internal to the lowering: its state, and functions that its files share. */
#ifndef TESTS_RANDOM_LOWERING_H
#define TESTS_RANDOM_LOWERING_H

#include "lower.h"

enum {
    MAX_TARGETS = 32 /* constructs around a statement, some of them left over from shrinking */
};

struct lowering {
    struct flow flow;
    const struct program *program;
    const struct lowering_options *options;
    uint32_t block;                   /* where code goes */
    uint32_t handles[RESOURCE_COUNT]; /* values plus 1; 0: not made yet */
    uint32_t builtins[BUILTIN_COUNT]; /* the same, by enum builtin */
    struct {
        uint32_t break_block, continue_block; /* continue: UINT32_MAX for switches */
    } targets[MAX_TARGETS];
    uint32_t target_count;
    uint32_t choices;      /* conditions so far: every other one that can be is short-circuited */
    uint32_t hidden_truth; /* a value plus 1; 0: not made yet */
    uint32_t returns;      /* so far */
    uint32_t heap_handles; /* so far */
};

/* ---- Values ------------------------------------------------------------------------------------------------------ */

/* Where one operand is a vector, others that are not stand for all lanes. */

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
uint32_t put_lane(struct lowering *l, uint32_t variable, uint32_t index); /* of a vector in memory, as a pointer */
uint32_t put_part(struct lowering *l, uint32_t vector, uint32_t index);
uint32_t put_vector(struct lowering *l, const uint32_t *parts, uint32_t lanes);
uint32_t put_undefined(struct lowering *l, uint32_t type);
uint32_t type_of_value(const struct lowering *l, uint32_t value);
enum scalar scalar_of_value(const struct lowering *l, uint32_t value);
uint32_t lanes_of_value(const struct lowering *l, uint32_t value);

/* A call of dx.op.FUNCTION, with ".TYPE" behind it unless `overload` is SCALAR_COUNT. */
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

/* The value if its magnitude is neither very large nor very small, else a constant: so sums and products of few such
 * values are never infinite, NaN, or denormal, which devices treat in several ways. */
uint32_t lower_tamed(struct lowering *l, uint32_t value, uint32_t exponent);

/* The same with one zero and one NaN, for when bits are looked at. */
uint32_t lower_canonical(struct lowering *l, uint32_t value);

/* A small whole number made of it. */
uint32_t lower_whole(struct lowering *l, uint32_t value);

/* ---- Expressions and memory -------------------------------------------------------------------------------------- */

uint32_t lower_expression(struct lowering *l, const struct node *node);
uint32_t lower_memory_load(struct lowering *l, const struct node *node);
void lower_memory_store(struct lowering *l, const struct node *node);
uint32_t lower_unknown_zero(struct lowering *l); /* from the constants */
uint32_t lower_builtin(struct lowering *l, enum builtin builtin);
uint32_t lower_input(struct lowering *l, enum builtin builtin); /* of vertex and pixel shaders */
void lower_outputs(struct lowering *l, uint32_t value);         /* of these */
void lower_discard(struct lowering *l, uint32_t condition);
void lower_result(struct lowering *l, uint32_t value); /* into the thread's word of u3 */
void lower_cell_atomic(struct lowering *l, uint32_t operation, uint32_t cell, uint32_t value);
void lower_update(struct lowering *l, const struct node *node);
uint32_t lower_handle(struct lowering *l, enum resource resource);

/* In memory of which every thread has a part: the handle, and what operations take to say where. */
struct own_place {
    uint32_t handle, coordinates[3];
};
struct own_place lower_own_place(struct lowering *l, enum memory memory, uint32_t index, enum scalar scalar);

#endif
