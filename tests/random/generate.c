/* Generates the statements of a random program from a seed. */
#include "generate.h"

#include "entry.h"
#include "generating.h"
#include "lower.h"
#include "operations.h"

#include <string.h>

enum {
    MAX_HIDDEN = 16, /* loops, webs and other statements that need a hidden variable */
    MAX_DEPTH = 6,
    MAX_REPETITIONS = 150, /* product of the trip counts of the loops around a statement */
    STATION_BITS = 8
};

/* ---- Conditions -------------------------------------------------------------------------------------------------- */

/* A group-uniform integer. */
static struct node *make_uniform_integer(struct generator *g)
{
    if (chance(g, 30))
        return new_node(NODE_BUILTIN, SCALAR_I32, has_groups(g->limits.stage) ? BUILTIN_GROUP : BUILTIN_FLAT);
    struct node *node = new_node(NODE_LOAD, SCALAR_I32, MEMORY_CONSTANTS);
    add_child(node, make_constant(g, SCALAR_I32));
    return node;
}

static struct node *make_selector(struct generator *g, bool is_uniform)
{
    return is_uniform ? make_uniform_integer(g) : make_expression(g, SCALAR_I32, 2);
}

static struct node *make_condition(struct generator *g, bool is_uniform)
{
    static const char *const tests[] = {"eq", "ne", "ult", "sgt"};

    if (!is_uniform && chance(g, 60))
        return make_expression(g, SCALAR_BOOL, 3);
    struct node *mask = make_constant(g, SCALAR_I32);
    struct node *bits = make_operation_of("and", SCALAR_I32, make_selector(g, is_uniform), mask);
    struct node *number = new_node(NODE_CONSTANT, SCALAR_I32, 0);
    number->bits = below(g, 3);
    return make_operation_of(tests[below(g, 4)], SCALAR_I32, bits, number);
}

static enum scalar choose_scalar(struct generator *g)
{
    uint32_t choice = below(g, 11);

    if (g->limits.is_plain)
        return choice < 7 ? SCALAR_I32 : SCALAR_F32;
    return choice < 6 ? SCALAR_I32 : (enum scalar)(choice - 5 + (choice >= 7)); /* i16, i64, floats: one in eleven */
}

/* ---- Statements -------------------------------------------------------------------------------------------------- */

static struct node *make_sequence(struct generator *g, uint32_t most);

static struct node *make_assignment(struct generator *g)
{
    uint32_t variable = below(g, g->program->variable_count);
    struct node *node = new_node(NODE_ASSIGN, SCALAR_BOOL, variable);

    add_child(node, make_expression(g, g->program->variables[variable], 1 + below(g, 3)));
    return node;
}

static struct node *make_store(struct generator *g)
{
    static const enum memory writable[] = {MEMORY_RAW, MEMORY_STRUCTURED, MEMORY_TYPED, MEMORY_TEXTURE, MEMORY_LOCAL};
    struct node *node = new_node(NODE_STORE, SCALAR_BOOL, writable[below(g, sizeof writable / sizeof *writable)]);
    uint32_t type = choose_scalar(g);

    if (node->number == MEMORY_TYPED || node->number == MEMORY_TEXTURE)
        type = SCALAR_I32;
    if (node->number == MEMORY_LOCAL) {
        uint32_t array = below(g, LOCAL_ARRAYS);
        type = g->program->locals[array];
        node->bits = (uint64_t)array << PLACE_COMPONENT;
    } else if (node->number != MEMORY_TYPED && node->number != MEMORY_TEXTURE) {
        if (g->program->has_vectors && chance(g, 30))
            type = choose_vector_type(g, scalar_of_type(type));
        node->bits = choose_place(g, (enum memory)node->number, type);
    }
    add_child(node, make_expression(g, SCALAR_I32, 1));
    add_child(node, make_expression(g, type, 2));
    return node;
}

static struct node *make_atomic(struct generator *g)
{
    struct node *node = new_node(NODE_ATOMIC, SCALAR_BOOL, below(g, 8));

    add_child(node, make_expression(g, SCALAR_I32, 1));
    add_child(node, make_expression(g, SCALAR_I32, 2));
    return node;
}

/* An atomic operation on memory that the thread owns; its result is used. */
static struct node *make_update(struct generator *g)
{
    static const enum memory narrow[] = {MEMORY_RAW, MEMORY_STRUCTURED, MEMORY_TYPED, MEMORY_TEXTURE};
    enum {
        OPERATIONS = COMPARE_EXCHANGE + 1,
        WIDE_MEMORIES = 2
    };
    for (uint32_t variable = below(g, g->program->variable_count); variable < g->program->variable_count; variable++) {
        uint32_t type = g->program->variables[variable];
        if (type != SCALAR_I32 && type != SCALAR_I64)
            continue;
        struct node *node = new_typed_node(NODE_UPDATE, type, below(g, OPERATIONS));
        uint32_t memories = type == SCALAR_I64 ? WIDE_MEMORIES : sizeof narrow / sizeof *narrow;
        node->bits = (uint64_t)variable << UPDATE_VARIABLE | narrow[below(g, memories)];
        add_child(node, make_expression(g, SCALAR_I32, 1));
        add_child(node, make_expression(g, type, 2));
        add_child(node, make_expression(g, type, 1));
        return node;
    }
    return make_assignment(g);
}

static struct node *make_tally(struct generator *g)
{
    for (uint32_t variable = below(g, g->program->variable_count); variable < g->program->variable_count; variable++) {
        if (g->program->variables[variable] != SCALAR_I32)
            continue;
        struct node *node = make_atomic(g);
        node->kind = NODE_TALLY;
        node->bits = variable;
        return node;
    }
    return make_assignment(g);
}

/* A body under control flow. `is_uniform`: all threads that reach the construct enter the body. */
static struct node *make_body(struct generator *g, bool is_uniform, uint32_t most)
{
    bool before = g->is_uniform;

    g->is_uniform = before && is_uniform;
    g->depth++;
    struct node *body = make_sequence(g, most);
    g->depth--;
    g->is_uniform = before;
    return body;
}

static struct node *make_construct_body(struct generator *g, bool is_loop, bool is_uniform, uint32_t most)
{
    g->constructs[g->construct_count].is_loop = is_loop;
    g->constructs[g->construct_count++].is_uniform = is_uniform;
    struct node *body = make_body(g, is_uniform, most);
    g->construct_count--;
    return body;
}

static bool decide_uniform(struct generator *g)
{
    return g->is_uniform && g->has_barriers && chance(g, 60);
}

static struct node *make_if(struct generator *g)
{
    struct node *node = new_node(NODE_IF, SCALAR_BOOL, 0);
    bool is_uniform = decide_uniform(g);

    add_child(node, make_condition(g, is_uniform));
    add_child(node, make_body(g, is_uniform, 3));
    add_child(node, chance(g, 45) ? make_body(g, is_uniform, 3) : new_node(NODE_SEQUENCE, SCALAR_BOOL, 0));
    return node;
}

static struct node *make_loop(struct generator *g)
{
    struct node *node = new_node(NODE_LOOP, SCALAR_BOOL, below(g, LOOP_STYLE_COUNT));
    bool is_uniform = decide_uniform(g), was_uniform = g->is_uniform;
    uint32_t trips = 1 + below(g, 6), before = g->repetitions;

    if (g->limits.is_plain && (node->number == LOOP_DO || node->number == LOOP_FOREVER))
        node->number = LOOP_WHILE; /* SwiftShader loses stores of lanes that leave such loops early */
    node->bits = trips | (chance(g, 10) ? PLAIN_TRIPS : 0);
    g->hidden++;
    g->repetitions *= trips;
    g->is_uniform = was_uniform && is_uniform; /* in later iterations, other lanes may have left */
    add_child(node, make_condition(g, is_uniform));
    g->is_uniform = was_uniform;
    add_child(node, make_construct_body(g, true, is_uniform, 5));
    g->repetitions = before;
    return node;
}

static struct node *make_switch(struct generator *g)
{
    enum scalar scalar = g->limits.is_plain || chance(g, 80) ? SCALAR_I32 : chance(g, 50) ? SCALAR_I16 : SCALAR_I64;
    struct node *node = new_node(NODE_SWITCH, scalar, below(g, SWITCH_STYLE_COUNT));
    bool is_uniform = decide_uniform(g);
    uint32_t count = 1 + below(g, 5);

    node->bits = chance(g, 60) ? 0 : random_bits(&g->random) & 0xFF;
    add_child(node, make_selector(g, is_uniform));
    for (uint32_t i = 0; i < count; i++)
        add_child(node, make_construct_body(g, false, is_uniform, 3));
    return node;
}

/* How many constructs a jump may leave. In divergent control flow, it must not leave a uniform construct. */
static uint32_t count_reachable(const struct generator *g)
{
    uint32_t count = 0;

    while (count < g->construct_count && (g->is_uniform || !g->constructs[g->construct_count - 1 - count].is_uniform))
        count++;
    return count;
}

/* A break or continue. NULL: none is allowed here. */
static struct node *make_jump(struct generator *g)
{
    uint32_t reachable = count_reachable(g), loops = 0;

    for (uint32_t i = 0; i < reachable; i++)
        loops += g->constructs[g->construct_count - 1 - i].is_loop;
    if (loops > 0 && chance(g, 40))
        return new_node(NODE_CONTINUE, SCALAR_BOOL, chance(g, 70) ? 0 : below(g, loops));
    if (reachable == 0)
        return NULL;
    return new_node(NODE_BREAK, SCALAR_BOOL, chance(g, 60) ? 0 : below(g, reachable));
}

/* `if (...) { ...; break }`, with break, continue or return. */
static struct node *make_conditional_jump(struct generator *g)
{
    bool is_uniform = g->is_uniform && g->has_barriers;
    struct node *jump = chance(g, 80) || !g->has_returns ? make_jump(g) : NULL;

    if (!jump && !g->has_returns)
        return make_assignment(g);
    struct node *node = new_node(NODE_IF, SCALAR_BOOL, 0);
    struct node *body = new_node(NODE_SEQUENCE, SCALAR_BOOL, 0);
    for (uint32_t i = below(g, 3); i > 0; i--)
        add_child(body, chance(g, 80) ? make_assignment(g) : make_store(g));
    add_child(body, jump ? jump : new_node(NODE_RETURN, SCALAR_BOOL, 0));
    add_child(node, make_condition(g, is_uniform));
    add_child(node, body);
    add_child(node, new_node(NODE_SEQUENCE, SCALAR_BOOL, 0));
    return node;
}

static struct node *make_exchange(struct generator *g)
{
    struct node *node = new_node(NODE_EXCHANGE, SCALAR_BOOL, 0);

    uint32_t type = chance(g, 50) ? SCALAR_I32 : choose_scalar(g);

    add_child(node, make_expression(g, type, 2));
    g->exchanged = type;
    add_child(node, make_body(g, true, 4));
    g->exchanged = SCALAR_BOOL;
    return node;
}

enum web_kind {
    WEB_FORWARD, /* jumps to later stations only */
    WEB_LOOP,    /* to later stations and to the first */
    WEB_ANY      /* may be irreducible */
};

static uint32_t choose_target(struct generator *g, enum web_kind kind, uint32_t station, uint32_t count)
{
    if (kind == WEB_ANY)
        return below(g, count + 1);
    if (kind == WEB_LOOP && chance(g, 30))
        return 0;
    return station + 1 + below(g, count - station);
}

static uint64_t choose_targets(struct generator *g, enum web_kind kind, uint32_t station, uint32_t count)
{
    uint32_t ways = 1 + below(g, 3); /* one, two, up to four */
    uint64_t targets = 0, first = choose_target(g, kind, station, count);
    uint64_t second = ways == 1 ? first : choose_target(g, kind, station, count);

    for (uint32_t i = 0; i < 4; i++) {
        uint64_t target = ways == 3 ? choose_target(g, kind, station, count) : i < 2 ? first : second;
        targets |= target << STATION_BITS * i;
    }
    return targets;
}

static struct node *make_web(struct generator *g)
{
    struct node *node = new_node(NODE_WEB, SCALAR_BOOL, 0);
    uint32_t kind_choice = below(g, g->limits.is_plain ? 5 : 10), count = 2 + below(g, 6);
    enum web_kind kind = kind_choice < 5 ? WEB_FORWARD : kind_choice < 8 ? WEB_LOOP : WEB_ANY;
    bool may_wave = g->may_wave, was_uniform = g->is_uniform;

    node->bits = 2 + below(g, 9);
    g->hidden += 2;
    g->may_wave = may_wave && kind != WEB_ANY;
    g->in_web = true;
    g->is_uniform = false;
    for (uint32_t i = 0; i < count; i++) {
        struct node *station = new_node(NODE_STATION, SCALAR_BOOL, 0);
        station->bits = choose_targets(g, kind, i, count);
        add_child(station, make_expression(g, SCALAR_I32, 2));
        add_child(station, make_body(g, false, 2));
        add_child(node, station);
    }
    g->in_web = false;
    g->is_uniform = was_uniform;
    g->may_wave = may_wave;
    return node;
}

static struct node *make_emit(struct generator *g)
{
    struct node *node = new_node(NODE_EMIT, SCALAR_BOOL, below(g, 2));

    g->emits++;
    add_child(node, make_expression(g, SCALAR_I32, 2));
    return node;
}

/* SwiftShader: lanes that are discarded in a loop go on behind it. */
static bool is_in_loop(const struct generator *g)
{
    for (uint32_t i = 0; i < g->construct_count; i++)
        if (g->constructs[i].is_loop)
            return true;
    return g->in_web;
}

static struct node *make_discard(struct generator *g)
{
    struct node *node = new_node(NODE_DISCARD, SCALAR_BOOL, 0);

    add_child(node, make_condition(g, false));
    return node;
}

/* A wave operation whose result is of this type, on operands of `*scalar`. -1: none was found. */
static int choose_wave_operation(struct generator *g, uint32_t type, enum helper_style style, enum scalar *scalar)
{
    enum {
        TRIES = 40
    };
    for (uint32_t i = 0; i < TRIES; i++) {
        uint32_t number = below(g, operation_count);
        const struct operation *operation = &operations[number];
        if (!is_of_helpers(operation, style) || (lanes_of_type(type) && !(operation->flags & TAKES_VECTORS)))
            continue;
        *scalar = scalar_to_give(g, operation, scalar_of_type(type));
        if (*scalar != SCALAR_COUNT)
            return (int)number;
    }
    return -1;
}

static struct node *make_helpers(struct generator *g)
{
    uint32_t variable = below(g, g->program->variable_count), type = g->program->variables[variable];
    enum helper_style style = (enum helper_style)below(g, HELPER_STYLE_COUNT);
    enum scalar scalar;
    int operation = choose_wave_operation(g, type, style, &scalar);
    bool may_wave = g->may_wave;

    if (operation < 0)
        return make_assignment(g);
    type = vector_type(scalar, lanes_of_type(type));
    struct node *node = new_typed_node(NODE_HELPERS, type, (uint32_t)operation);
    node->bits = variable | (uint64_t)style << HELPER_STYLE | (uint64_t)below(g, 7) << HELPER_QUAD;
    g->may_wave = false; /* few lanes may be active */
    add_child(node, make_expression(g, *operations[operation].operands == 'b' ? SCALAR_BOOL : type, 2));
    g->may_wave = may_wave;
    return node;
}

static struct node *make_statement(struct generator *g)
{
    uint32_t choice = below(g, 100);
    bool may_nest = g->depth < MAX_DEPTH && g->budget > 0;
    bool may_hide = may_nest && g->hidden < MAX_HIDDEN && g->repetitions < MAX_REPETITIONS;
    bool may_open = g->construct_count < MAX_CONSTRUCTS;

    g->budget--;
    if (g->program->has_helpers && g->is_uniform && chance(g, 20))
        return make_helpers(g);
    if (choice < 16 && may_nest)
        return make_if(g);
    if (choice < 27 && may_hide && may_open)
        return make_loop(g);
    if (choice < 34 && may_nest && may_open)
        return make_switch(g);
    if (choice < 45)
        return make_conditional_jump(g);
    if (choice < 50 && may_hide && !g->in_web)
        return make_web(g);
    if (choice < 60 && g->has_barriers && g->is_uniform && may_nest && g->exchanged == SCALAR_BOOL)
        return choice < 57 ? make_exchange(g) : make_tally(g);
    if (choice < 56 && g->limits.stage == STAGE_PIXEL && !(g->limits.is_plain && is_in_loop(g)))
        return make_discard(g);
    if (choice < 60 && g->limits.stage == STAGE_GEOMETRY && g->emits < MAX_EMITS && g->repetitions == 1 && !g->in_web)
        return make_emit(g);
    if (choice < 68)
        return make_store(g);
    if (choice < 74)
        return choice < 71 || g->program->has_helpers ? make_atomic(g) : make_update(g);
    return make_assignment(g);
}

/* Sometimes ends in an unconditional jump. */
static struct node *make_sequence(struct generator *g, uint32_t most)
{
    struct node *sequence = new_node(NODE_SEQUENCE, SCALAR_BOOL, 0);
    uint32_t count = 1 + below(g, most);

    for (uint32_t i = 0; i < count; i++)
        add_child(sequence, make_statement(g));
    if (g->depth > 0 && chance(g, 6) && g->construct_count > 0) {
        struct node *jump = make_jump(g);
        if (jump)
            add_child(sequence, jump);
    }
    return sequence;
}

/* ---- Programs ---------------------------------------------------------------------------------------------------- */

static void choose_variables(struct generator *g)
{
    struct program *p = g->program;

    p->variable_count = 4 + below(g, MAX_VARIABLES / 2 - 3);
    p->variables[0] = SCALAR_I32;
    for (uint32_t i = 1; i < p->variable_count; i++) {
        p->variables[i] = chance(g, 6) ? SCALAR_BOOL : choose_scalar(g);
        if (p->has_vectors && chance(g, 50))
            p->variables[i] = choose_vector_type(g, scalar_of_type(p->variables[i]));
        if (scalar_of_type(p->variables[i]) != SCALAR_BOOL && chance(g, g->limits.is_plain ? 100 : 8))
            p->in_memory |= UINT64_C(1) << i;
    }
    if (g->limits.is_plain)
        p->in_memory |= UINT64_MAX << p->variable_count;
    for (uint32_t i = 0; i < LOCAL_ARRAYS; i++)
        p->locals[i] = i == 0 ? SCALAR_I32 : choose_scalar(g);
}

/* Buffers of which some become unbounded arrays. The choice takes nothing from the generator's random numbers, so that
 * the rest of a program is as it would be without. */
static uint32_t choose_endless(uint64_t seed)
{
    static const enum resource buffers[] = {
        RESOURCE_RAW_INPUT, RESOURCE_STRUCTURED_INPUT, RESOURCE_RAW,         RESOURCE_STRUCTURED, RESOURCE_RESULTS,
        RESOURCE_CONSTANTS, RESOURCE_TEXTURE_INPUT,    RESOURCE_OTHER_INPUT, RESOURCE_CELLS,      RESOURCE_TYPED};
    uint64_t state = ~seed;
    uint32_t resources = 0;

    for (uint32_t i = random_chance(&state, 40) ? MAX_ENDLESS : 0; i > 0; i--)
        resources |= UINT32_C(1) << buffers[random_below(&state, sizeof buffers / sizeof *buffers)];
    return resources;
}

struct program generate_program(uint64_t seed, struct limits limits)
{
    struct program program = {.stage = limits.stage, .seed = seed};
    struct generator g = {.random = seed * 2 + 1,
                          .program = &program,
                          .repetitions = 1,
                          .is_uniform = true,
                          .exchanged = SCALAR_BOOL,
                          .limits = limits};

    program.group_size = chance(&g, 50) ? 64 : 32;
    program.group_count = 1 + below(&g, 2);
    program.handles = chance(&g, 45) ? HANDLES_CREATED : (enum handle_style)below(&g, HANDLES_COUNT);
    if (program.handles != HANDLES_CREATED)
        program.has_vectors = chance(&g, 70);
    g.has_barriers = chance(&g, 30) && has_groups(limits.stage);
    g.has_returns = !g.has_barriers && chance(&g, 50);
    g.has_waves = chance(&g, 60) && !limits.is_plain && limits.stage == STAGE_COMPUTE;
    g.may_wave = true;
    program.is_square = program.handles != HANDLES_CREATED && !g.has_waves && !limits.is_plain &&
                        limits.stage == STAGE_COMPUTE && chance(&g, 70);
    program.has_helpers = program.handles != HANDLES_CREATED && limits.stage == STAGE_PIXEL && chance(&g, 50);
    g.has_quads = program.is_square || program.has_helpers;
    g.has_returns = g.has_returns && !g.has_quads; /* quads are read where all lanes are active */
    program.is_plain = limits.is_plain;
    program.is_exact = limits.is_exact;
    program.any_element = limits.any_element;
    program.endless = program.handles == HANDLES_HEAP ? 0 : choose_endless(seed);
    program.keeps_blocks = chance(&g, 25);
    program.keeps_phis = chance(&g, 15);
    choose_variables(&g);
    g.budget = (int)(chance(&g, 85) ? 2 + below(&g, 8) : 8 + below(&g, 24)); /* drivers are slow with large programs */
    program.body = new_node(NODE_SEQUENCE, SCALAR_BOOL, 0);
    while (g.budget > 0)
        add_child(program.body, make_statement(&g));
    choose_entry(&program);
    return program;
}
