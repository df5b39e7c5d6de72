/* Internal to the generator: its state, and functions that its files share. */
#ifndef TESTS_RANDOM_GENERATING_H
#define TESTS_RANDOM_GENERATING_H

#include "generate.h"
#include "operations.h"
#include "cli/random.h"

enum {
    MAX_CONSTRUCTS = 8 /* loops and switches around a statement */
};

/* The state of the generator, and what is allowed at its current position. */
struct generator {
    uint64_t random;
    struct program *program;
    int budget; /* statements left to generate */
    uint32_t depth, hidden, repetitions;
    struct {
        bool is_loop, is_uniform; /* is_uniform: all threads of the group enter and leave together */
    } constructs[MAX_CONSTRUCTS];
    uint32_t construct_count;
    bool has_barriers, has_returns, has_waves; /* of the program; never both barriers and returns */
    bool has_quads;                            /* of the program: the only wave operations in expressions */
    bool is_uniform;                           /* all threads of the group get here together */
    bool may_wave;                             /* the set of active lanes is defined here */
    uint32_t exchanged;                        /* type held in groupshared memory; SCALAR_BOOL: none */
    struct limits limits;
    uint32_t emits; /* so far */
    bool in_web;
};

static inline uint32_t below(struct generator *g, uint32_t limit)
{
    return random_below(&g->random, limit);
}

static inline bool chance(struct generator *g, uint32_t percent)
{
    return random_chance(&g->random, percent);
}

/* An expression of this type (scalar or vector). */
struct node *make_expression(struct generator *g, uint32_t type, uint32_t depth);
struct node *make_constant(struct generator *g, uint32_t type);
/* An operand type for which the operation returns `scalar`. SCALAR_COUNT: there is none. */
enum scalar scalar_to_give(struct generator *g, const struct operation *operation, enum scalar scalar);

struct node *make_operation_of(const char *name, enum scalar scalar, struct node *left, struct node *right);

/* Random `bits` of a load or store (see PLACE_COMPONENT in program.h). */
uint64_t choose_place(struct generator *g, enum memory memory, uint32_t type);

/* A random vector type that fits into an element of the structured buffers. */
uint32_t choose_vector_type(struct generator *g, enum scalar scalar);

#endif
