/* Generates the expressions of a random program: leaves, loads, operations and vectors. */
#include "generating.h"
#include "lower.h"
#include "operations.h"
#include "scalars.h"

#include <string.h>

/* ---- Leaves ------------------------------------------------------------------------------------------------------ */

struct node *make_constant(struct generator *g, uint32_t type)
{
    struct node *node = new_typed_node(NODE_CONSTANT, type, 0);
    enum scalar scalar = node->scalar;
    uint64_t mask = UINT64_MAX >> (64 - scalar_width(scalar));

    if (is_float_scalar(scalar)) {
        node->bits = bits_of_quarters(scalar, (int)below(g, 65) - 32);
        return node;
    }
    switch (below(g, 5)) {
    case 0:
        node->bits = random_bits(&g->random);
        break;
    case 1:
        node->bits = UINT64_C(1) << below(g, scalar_width(scalar));
        break;
    case 2:
        node->bits = UINT64_MAX - below(g, 3);
        break;
    default:
        node->bits = below(g, 10);
    }
    node->bits &= mask;
    return node;
}

static struct node *find_variable(struct generator *g, uint32_t type)
{
    uint32_t start = below(g, g->program->variable_count);

    for (uint32_t i = 0; i < g->program->variable_count; i++) {
        uint32_t variable = (start + i) % g->program->variable_count;
        if (g->program->variables[variable] == type)
            return new_typed_node(NODE_VARIABLE, type, variable);
    }
    return NULL;
}

static struct node *make_builtin(struct generator *g)
{
    static const enum builtin of_pixels[] = {BUILTIN_THREAD, BUILTIN_FLAT, BUILTIN_LINEAR, BUILTIN_SLOPE_X,
                                             BUILTIN_SLOPE_Y};
    enum stage stage = g->limits.stage;

    if (stage == STAGE_MESH && chance(g, 20))
        return new_node(NODE_BUILTIN, SCALAR_I32, BUILTIN_FLAT);
    uint32_t number = stage == STAGE_PIXEL    ? of_pixels[below(g, sizeof of_pixels / sizeof *of_pixels)]
                      : stage == STAGE_VERTEX ? of_pixels[below(g, 2)]
                      : has_groups(stage)     ? below(g, g->has_waves ? BUILTIN_LANE + 1 : BUILTIN_LANE)
                                              : of_pixels[below(g, 3)];
    return new_node(NODE_BUILTIN, SCALAR_I32, number);
}

static struct node *make_leaf(struct generator *g, uint32_t type)
{
    uint32_t choice = below(g, 10);
    struct node *variable = choice < 6 ? find_variable(g, type) : NULL;

    if (variable)
        return variable;
    if (choice < 8 && type == SCALAR_I32)
        return make_builtin(g);
    return make_constant(g, type);
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

static bool is_raw_memory(enum memory memory)
{
    return memory == MEMORY_RAW_INPUT || memory == MEMORY_STRUCTURED_INPUT || memory == MEMORY_EITHER_INPUT ||
           memory == MEMORY_RAW || memory == MEMORY_STRUCTURED;
}

uint64_t choose_place(struct generator *g, enum memory memory, uint32_t type)
{
    enum {
        MAX_ALIGNMENT = 2
    };
    bool may_be_outside = memory == MEMORY_RAW_INPUT || memory == MEMORY_STRUCTURED_INPUT || memory == MEMORY_RAW ||
                          memory == MEMORY_TYPED_INPUT || memory == MEMORY_EITHER_INPUT ||
                          memory == MEMORY_TEXTURE_INPUT;
    uint64_t bits = may_be_outside && !g->limits.is_plain && !g->limits.stays_inside && chance(g, 30)
                        ? below(g, ACCESS_COUNT)
                        : ACCESS_INSIDE;

    bits |= (uint64_t)below(g, 4) << PLACE_COMPONENT;
    if (!is_raw_memory(memory))
        return bits;
    bits |= (uint64_t)(lanes_of_type(type) || chance(g, 60) ? 0 : below(g, 4)) << PLACE_COUNT;
    if (lanes_of_type(type) == 0 && scalar_width(scalar_of_type(type)) == 32 && chance(g, 15))
        bits |= UINT64_C(1) << PLACE_OLDER;
    return bits | (uint64_t)(chance(g, 50) ? 0 : below(g, MAX_ALIGNMENT + 1)) << PLACE_ALIGNMENT;
}

uint32_t choose_vector_type(struct generator *g, enum scalar scalar)
{
    uint32_t lanes = 2 + below(g, MAX_LANES - 1), most = STRIDE * 8 / scalar_width(scalar);
    return vector_type(scalar, lanes > most ? most : lanes);
}

/* Whether values of the type can be loaded from this memory. MEMORY_LOCAL: from local array `array`. */
static bool memory_holds(const struct generator *g, enum memory memory, uint32_t type, uint32_t array)
{
    enum scalar scalar = scalar_of_type(type);

    if (scalar == SCALAR_BOOL)
        return false;
    if (lanes_of_type(type))
        return is_raw_memory(memory) && lanes_of_type(type) * scalar_width(scalar) / 8 <= STRIDE;
    switch (memory) {
    case MEMORY_LOCAL:
        return g->program->locals[array] == scalar;
    case MEMORY_TYPED_INPUT:
    case MEMORY_TYPED:
    case MEMORY_TEXTURE_INPUT:
    case MEMORY_TEXTURE:
    case MEMORY_TABLE:
        return scalar == SCALAR_I32;
    case MEMORY_SHARED:
        return g->exchanged == type;
    default:
        return true;
    }
}

static struct node *make_load(struct generator *g, uint32_t type, uint32_t depth)
{
    enum memory memory = (enum memory)below(g, MEMORY_COUNT);
    uint32_t array = below(g, LOCAL_ARRAYS);

    if (!memory_holds(g, memory, type, array))
        memory = MEMORY_RAW_INPUT;
    if (!memory_holds(g, memory, type, array))
        return make_leaf(g, type);
    struct node *node = new_typed_node(NODE_LOAD, type, memory);
    if (memory == MEMORY_LOCAL)
        node->bits = (uint64_t)array << PLACE_COMPONENT;
    else if (memory == MEMORY_CONSTANTS)
        node->bits = (uint64_t)below(g, 8) << PLACE_COMPONENT;
    else if (memory != MEMORY_TABLE && memory != MEMORY_SHARED)
        node->bits = choose_place(g, memory, type);
    add_child(node, make_expression(g, SCALAR_I32, depth));
    return node;
}

/* ---- Operations -------------------------------------------------------------------------------------------------- */

enum scalar scalar_to_give(struct generator *g, const struct operation *operation, enum scalar scalar)
{
    if (operation->result == 'T' || operation->result == 'e')
        return strchr(operation->types, scalar_letter(scalar)) ? scalar : SCALAR_COUNT;
    if (operation->result != scalar_letter(scalar))
        return SCALAR_COUNT;
    for (size_t count = strlen(operation->types); count > 0;) {
        enum scalar choice = scalar_of_letter(operation->types[below(g, (uint32_t)count)]);
        if (!g->limits.is_plain || choice == SCALAR_BOOL || scalar_width(choice) == 32)
            return choice;
    }
    return scalar;
}

/* An operation of quads that takes the type, if there is one. */
static uint32_t choose_quad_operation(struct generator *g, enum scalar scalar)
{
    uint32_t number = 0, count = 0;

    for (uint32_t i = 0; i < operation_count; i++)
        if (is_quad_operation(&operations[i]) && strchr(operations[i].types, scalar_letter(scalar)) &&
            below(g, ++count) == 0)
            number = i;
    return number;
}

static bool may_stand_here(struct generator *g, const struct operation *operation, uint32_t type)
{
    bool is_wave = operation->flags & IS_CONVERGENT;

    if (is_wave && !((g->has_quads ? is_quad_operation(operation) : g->has_waves) && g->may_wave && chance(g, 60)))
        return false;
    if ((operation->flags & NEEDS_ALL_LANES) && (!g->is_uniform || g->has_returns))
        return false;
    if ((operation->flags & (NEEDS_VECTORS | NEEDS_MODEL_67)) && !g->program->has_vectors)
        return false;
    return !lanes_of_type(type) || ((operation->flags & TAKES_VECTORS) && !(operation->flags & NEEDS_VECTORS));
}

/* Type of an operand of an operation on `type`. The condition of a vector select may be a scalar or a vector. */
static uint32_t operand_type(struct generator *g, const struct operation *operation, char letter, uint32_t type)
{
    if (letter == 'T')
        return type;
    if (letter == 'n')
        return vector_type(SCALAR_I32, lanes_of_type(type));
    if (operation->form == FORM_SELECT && chance(g, 60))
        return vector_type(SCALAR_BOOL, lanes_of_type(type));
    return scalar_of_letter(letter);
}

static struct node *make_operation(struct generator *g, uint32_t type, uint32_t depth)
{
    enum {
        TRIES = 30
    };
    for (uint32_t i = 0; i < TRIES; i++) {
        uint32_t number =
            g->has_quads && chance(g, 20) ? choose_quad_operation(g, scalar_of_type(type)) : below(g, operation_count);
        uint32_t lanes = lanes_of_type(type);
        const struct operation *operation = &operations[number];
        enum scalar scalar = scalar_to_give(g, operation, scalar_of_type(type));
        if (scalar == SCALAR_COUNT || !may_stand_here(g, operation, type))
            continue;
        if (operation->flags & NEEDS_VECTORS)
            lanes = 2 + below(g, MAX_LANES - 1);
        struct node *node = new_typed_node(NODE_OPERATION, vector_type(scalar, lanes), number);
        for (const char *letter = operation->operands; *letter; letter++)
            add_child(node,
                      make_expression(g, operand_type(g, operation, *letter, vector_type(scalar, lanes)), depth - 1));
        return node;
    }
    return make_leaf(g, type);
}

static struct node *make_cast(struct generator *g, uint32_t type, uint32_t depth)
{
    enum {
        TRIES = 10
    };
    for (uint32_t i = 0; i < TRIES; i++) {
        enum scalar from = (enum scalar)below(g, SCALAR_COUNT);
        uint32_t cast = below(g, CAST_COUNT);
        if (!is_cast_valid(cast, from, scalar_of_type(type)) ||
            (g->limits.is_plain && from != SCALAR_BOOL && scalar_width(from) != 32))
            continue;
        struct node *node = new_typed_node(NODE_CAST, type, cast);
        add_child(node, make_expression(g, vector_type(from, lanes_of_type(type)), depth - 1));
        return node;
    }
    return make_leaf(g, type);
}

struct node *make_operation_of(const char *name, enum scalar scalar, struct node *left, struct node *right)
{
    uint32_t number = 0;

    while (strcmp(operations[number].name, name) != 0)
        number++;
    struct node *node = new_node(NODE_OPERATION, scalar, number);
    add_child(node, left);
    add_child(node, right);
    return node;
}

/* ---- Vectors ----------------------------------------------------------------------------------------------------- */

/* A vector made of scalars. */
static struct node *make_vector(struct generator *g, uint32_t type, uint32_t depth)
{
    struct node *node = new_typed_node(NODE_VECTOR, type, 0);

    for (uint32_t i = 0; i < lanes_of_type(type); i++)
        add_child(node, i < 2 && depth > 0 ? make_expression(g, scalar_of_type(type), depth - 1)
                                           : make_leaf(g, scalar_of_type(type)));
    return node;
}

/* A lane of a vector. */
static struct node *make_part(struct generator *g, enum scalar scalar, uint32_t depth)
{
    struct node *node = new_node(NODE_PART, scalar, 0);

    add_child(node, make_expression(g, choose_vector_type(g, scalar), depth - 1));
    add_child(node, make_expression(g, SCALAR_I32, 1));
    return node;
}

struct node *make_expression(struct generator *g, uint32_t type, uint32_t depth)
{
    uint32_t choice = below(g, 100);

    if (depth == 0 || choice < 25)
        return make_leaf(g, type);
    if (choice < 37)
        return make_load(g, type, depth - 1);
    if (choice < 50)
        return make_cast(g, type, depth);
    if (lanes_of_type(type) && choice < 62)
        return make_vector(g, type, depth - 1);
    if (!lanes_of_type(type) && g->program->has_vectors && choice < 58)
        return make_part(g, scalar_of_type(type), depth);
    return make_operation(g, type, depth);
}
