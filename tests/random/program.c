/* Types, nodes and text form of random programs. */
#include "program.h"

#include "operations.h"
#include "scalars.h"

#include <stdlib.h>
#include <string.h>

/* ---- Types ------------------------------------------------------------------------------------------------------- */

static const char letters[] = "bsilhfd";

char scalar_letter(enum scalar scalar)
{
    return letters[scalar];
}

enum scalar scalar_of_letter(char letter)
{
    return (enum scalar)(strchr(letters, letter) - letters);
}

uint32_t scalar_width(enum scalar scalar)
{
    static const uint8_t bits[SCALAR_COUNT] = {1, 16, 32, 64, 16, 32, 64};
    return bits[scalar];
}

bool is_float_scalar(enum scalar scalar)
{
    return scalar >= SCALAR_F16;
}

bool is_integer_scalar(enum scalar scalar)
{
    return scalar >= SCALAR_I16 && scalar <= SCALAR_I64;
}

/* ---- Memory of nodes --------------------------------------------------------------------------------------------- */

/* All nodes in a list: trees share nodes, so they cannot be freed by walking a tree. */
struct allocation {
    struct allocation *next;
    struct node node;
};
static struct allocation *allocations; /* global: one program at a time */

static void *demand_memory(void *memory)
{
    if (!memory) {
        fputs("out of memory\n", stderr);
        exit(2);
    }
    return memory;
}

struct node *new_node(enum node_kind kind, enum scalar scalar, uint32_t number)
{
    struct allocation *allocation = demand_memory(calloc(1, sizeof *allocation));

    allocation->next = allocations;
    allocations = allocation;
    allocation->node = (struct node){.kind = kind, .scalar = scalar, .number = number};
    return &allocation->node;
}

struct node *new_typed_node(enum node_kind kind, uint32_t type, uint32_t number)
{
    struct node *node = new_node(kind, scalar_of_type(type), number);

    node->lanes = lanes_of_type(type);
    return node;
}

void add_child(struct node *node, struct node *child)
{
    size_t count = (size_t)node->child_count + 1;

    node->children = demand_memory(realloc(node->children, count * sizeof(struct node *)));
    node->children[node->child_count++] = child;
}

void free_all_nodes(void)
{
    while (allocations) {
        struct allocation *next = allocations->next;
        free(allocations->node.children);
        free(allocations);
        allocations = next;
    }
}

/* Recursion is safe in this folder: the generator limits trees to a depth of some tens of nodes. */
struct node *copy_tree(const struct node *node)
{
    struct node *copy = new_node(node->kind, node->scalar, node->number);

    copy->lanes = node->lanes;
    copy->bits = node->bits;
    for (uint32_t i = 0; i < node->child_count; i++)
        add_child(copy, copy_tree(node->children[i]));
    return copy;
}

/* ---- Questions --------------------------------------------------------------------------------------------------- */

size_t count_nodes(const struct node *node)
{
    size_t count = 1;

    for (uint32_t i = 0; i < node->child_count; i++)
        count += count_nodes(node->children[i]);
    return count;
}

uint32_t type_of_node(const struct node *node)
{
    const struct operation *operation = &operations[node->number];

    if (node->kind != NODE_OPERATION || operation->result == 'T')
        return vector_type(node->scalar, node->lanes);
    if (operation->result == 'e')
        return node->scalar;
    return vector_type(scalar_of_letter(operation->result), node->lanes);
}

bool is_expression(const struct node *node)
{
    return node->kind <= NODE_LOAD;
}

bool has_wave_operation(const struct node *node)
{
    if (node->kind == NODE_HELPERS ||
        (node->kind == NODE_OPERATION && (operations[node->number].flags & IS_CONVERGENT)))
        return true;
    for (uint32_t i = 0; i < node->child_count; i++)
        if (has_wave_operation(node->children[i]))
            return true;
    return false;
}

static bool jumps_into_loops(const struct node *web)
{
    for (uint32_t i = 0; i < web->child_count; i++) {
        for (uint32_t k = 0; k < 4; k++) {
            uint64_t target = web->children[i]->bits >> 8 * k & 255;
            if (target != 0 && target <= i)
                return true;
        }
    }
    return false;
}

bool is_irreducible(const struct node *node)
{
    if (node->kind == NODE_WEB && jumps_into_loops(node))
        return true;
    for (uint32_t i = 0; i < node->child_count; i++)
        if (is_irreducible(node->children[i]))
            return true;
    return false;
}

const char *const stage_names[STAGE_COUNT] = {"compute", "pixel", "vertex", "geometry", "hull", "domain", "mesh"};

/* ---- Text -------------------------------------------------------------------------------------------------------- */

static const char *const memory_names[MEMORY_COUNT] = {"t0", "t1", "t2", "b0",    "t0-or-t4", "t3",    "u0",
                                                       "u1", "u2", "u5", "local", "table",    "shared"};
static const char *const builtin_names[BUILTIN_COUNT] = {"thread", "group",  "group_thread", "lane",
                                                         "flat",   "linear", "slope_x",      "slope_y"};
static const char *const access_marks[ACCESS_COUNT] = {"", "~", "?"};

static void print_expression(FILE *file, const struct node *node);

static void print_arguments(FILE *file, const struct node *node)
{
    fputc('(', file);
    for (uint32_t i = 0; i < node->child_count; i++) {
        fputs(i ? ", " : "", file);
        print_expression(file, node->children[i]);
    }
    fputc(')', file);
}

static void print_place(FILE *file, const struct node *node)
{
    fprintf(file, "%s%s", memory_names[node->number], access_marks[node->bits & 255]);
    if (node->bits >> PLACE_COMPONENT)
        fprintf(file, ":%u,%u,%u%s", place_part(node->bits, PLACE_COMPONENT), 1 + place_part(node->bits, PLACE_COUNT),
                1u << place_part(node->bits, PLACE_ALIGNMENT), place_part(node->bits, PLACE_OLDER) ? ",older" : "");
}

static void print_expression(FILE *file, const struct node *node)
{
    char type[TYPE_TEXT];

    describe_type(vector_type(node->scalar, node->lanes), type);
    switch (node->kind) {
    case NODE_CONSTANT:
        fprintf(file, is_float_scalar(node->scalar) || node->bits > 999 ? "0x%llx" : "%llu",
                (unsigned long long)node->bits);
        fprintf(file, ".%s", type);
        break;
    case NODE_VARIABLE:
        fprintf(file, "v%u", node->number);
        break;
    case NODE_BUILTIN:
        fputs(builtin_names[node->number], file);
        break;
    case NODE_OPERATION:
        fprintf(file, "%s.%s", operations[node->number].name, type);
        print_arguments(file, node);
        break;
    case NODE_CAST: {
        static const char *const names[] = {"trunc",  "zext",    "sext",  "fptoui", "fptosi", "uitofp",
                                            "sitofp", "fptrunc", "fpext", "",       "",       "bitcast"};
        fprintf(file, "%s.%s", names[node->number], type);
        print_arguments(file, node);
        break;
    }
    case NODE_VECTOR:
        fputs(type, file);
        print_arguments(file, node);
        break;
    case NODE_PART:
        fputs("part", file);
        print_arguments(file, node);
        break;
    default:
        print_place(file, node);
        fprintf(file, ".%s[", type);
        print_expression(file, node->children[0]);
        fputc(']', file);
    }
}

static void print_statement(FILE *file, const struct node *node, unsigned depth);

static void print_line(FILE *file, unsigned depth, const char *text)
{
    fprintf(file, "%*s%s\n", (int)depth * 4, "", text);
}

static void print_nested(FILE *file, const char *head, const struct node *expression, const struct node *body,
                         unsigned depth)
{
    fprintf(file, "%*s%s", (int)depth * 4, "", head);
    if (expression) {
        fputc(' ', file);
        print_expression(file, expression);
    }
    fputs(" {\n", file);
    if (body)
        print_statement(file, body, depth + 1);
    print_line(file, depth, "}");
}

static void print_switch(FILE *file, const struct node *node, unsigned depth)
{
    static const char *const names[SWITCH_STYLE_COUNT] = {"switch, last is default,", "switch, no default,",
                                                          "switch, two labels,", "switch, sparse,"};

    fprintf(file, "%*s%s ", (int)depth * 4, "", names[node->number]);
    print_expression(file, node->children[0]);
    fputs(" {\n", file);
    for (uint32_t i = 1; i < node->child_count; i++) {
        fprintf(file, "%*scase %u:\n", (int)depth * 4, "", i - 1);
        print_statement(file, node->children[i], depth + 1);
        print_line(file, depth + 1, node->bits >> (i - 1) & 1 ? "fall through" : "break");
    }
    print_line(file, depth, "}");
}

static void print_web(FILE *file, const struct node *node, unsigned depth)
{
    fprintf(file, "%*sweb, fuel %llu {\n", (int)depth * 4, "", (unsigned long long)node->bits);
    for (uint32_t i = 0; i < node->child_count; i++) {
        const struct node *station = node->children[i];
        fprintf(file, "%*sstation %u:\n", (int)depth * 4, "", i);
        print_statement(file, station->children[1], depth + 1);
        fprintf(file, "%*sgoto [%llu %llu %llu %llu] ", (int)(depth + 1) * 4, "",
                (unsigned long long)station->bits & 255, (unsigned long long)station->bits >> 8 & 255,
                (unsigned long long)station->bits >> 16 & 255, (unsigned long long)station->bits >> 24 & 255);
        print_expression(file, station->children[0]);
        fputc('\n', file);
    }
    print_line(file, depth, "}");
}

static void print_loop(FILE *file, const struct node *node, unsigned depth)
{
    static const char *const names[LOOP_STYLE_COUNT] = {"while", "do while", "forever", "while, two tests"};
    char head[64];

    snprintf(head, sizeof head, "%s, %llu%s trips,", names[node->number], (unsigned long long)node->bits % PLAIN_TRIPS,
             node->bits >= PLAIN_TRIPS ? " plain" : "");
    print_nested(file, head, node->children[0], node->children[1], depth);
}

static void print_statement(FILE *file, const struct node *node, unsigned depth)
{
    char head[64];

    switch (node->kind) {
    case NODE_SEQUENCE:
        for (uint32_t i = 0; i < node->child_count; i++)
            print_statement(file, node->children[i], depth);
        return;
    case NODE_IF:
        print_nested(file, "if", node->children[0], node->children[1], depth);
        if (node->children[2]->child_count)
            print_nested(file, "else", NULL, node->children[2], depth);
        return;
    case NODE_LOOP:
        print_loop(file, node, depth);
        return;
    case NODE_SWITCH:
        print_switch(file, node, depth);
        return;
    case NODE_WEB:
        print_web(file, node, depth);
        return;
    case NODE_EXCHANGE:
        print_nested(file, "exchange", node->children[0], node->children[1], depth);
        return;
    default:
        break;
    }
    fprintf(file, "%*s", (int)depth * 4, "");
    switch (node->kind) {
    case NODE_ASSIGN:
        fprintf(file, "v%u = ", node->number);
        print_expression(file, node->children[0]);
        break;
    case NODE_STORE:
        print_place(file, node);
        fputc('[', file);
        print_expression(file, node->children[0]);
        fputs("] = ", file);
        print_expression(file, node->children[1]);
        break;
    case NODE_ATOMIC:
        fprintf(file, "atomic %u", node->number);
        print_arguments(file, node);
        break;
    case NODE_UPDATE:
        fprintf(file, "v%u = update %u of %s", (unsigned)(node->bits >> UPDATE_VARIABLE), node->number,
                memory_names[node->bits & 255]);
        print_arguments(file, node);
        break;
    case NODE_TALLY:
        fprintf(file, "v%llu = tally %u", (unsigned long long)node->bits, node->number);
        print_arguments(file, node);
        break;
    case NODE_DISCARD:
        fputs("discard if ", file);
        print_expression(file, node->children[0]);
        break;
    case NODE_HELPERS:
        fprintf(file, "v%u = %s of helpers %s, quad %u: ", (unsigned)node->bits & 255, operations[node->number].name,
                node->bits >> HELPER_STYLE & 1 ? "beside others" : "alone", (unsigned)(node->bits >> HELPER_QUAD));
        print_expression(file, node->children[0]);
        break;
    case NODE_EMIT:
        fprintf(file, "emit to stream %u ", node->number);
        print_expression(file, node->children[0]);
        break;
    default:
        snprintf(head, sizeof head, "%s %u", node->kind == NODE_BREAK ? "break" : "continue", node->number);
        fputs(node->kind == NODE_RETURN ? "return" : head, file);
    }
    fputc('\n', file);
}

static void print_entry(FILE *file, const struct entry *entry)
{
    static const char *const numberings[NUMBERING_COUNT] = {"index", "place in the group", "place in the dispatch"};
    static const char *const ids[ID_COUNT] = {"thread.x", "thread.y",   "thread.z",   "group.x",    "group.y",
                                              "group.z",  "in_group.x", "in_group.y", "in_group.z", "index"};
    static const char *const denormals[DENORMALS_COUNT] = {"", ", any denormals", ", denormals preserved",
                                                           ", denormals flushed"};

    fprintf(file, "groups %u x %u x %u of %u x %u x %u, numbered by %s", entry->groups[0], entry->groups[1],
            entry->groups[2], entry->group[0], entry->group[1], entry->group[2], numberings[entry->numbering]);
    if (entry->wave_sizes[0])
        fprintf(file, ", waves of %u", entry->wave_sizes[0]);
    if (entry->wave_sizes[1])
        fprintf(file, " to %u lanes, at best %u", entry->wave_sizes[1], entry->wave_sizes[2]);
    fprintf(file, "%s%s", denormals[entry->denormals], entry->sees_denormals ? " and seen" : "");
    for (uint32_t i = 0; i < ID_COUNT; i++)
        if (entry->ids >> i & 1)
            fprintf(file, ", %s", ids[i]);
    fputc('\n', file);
}

void print_program(FILE *file, const struct program *program)
{
    static const char *const handles[HANDLES_COUNT] = {"", ", bound handles", ", handles from the heap"};
    char type[TYPE_TEXT];

    fprintf(file, "seed %llu, %s, %u groups of %u threads%s%s%s%s%s%s%s\n", (unsigned long long)program->seed,
            stage_names[program->stage], program->group_count, program->group_size, handles[program->handles],
            program->has_vectors ? ", vectors" : "", program->is_square ? ", of whole quads" : "",
            program->is_exact ? ", exact" : "", program->has_helpers ? ", with helper lanes" : "",
            program->keeps_blocks ? ", keeps blocks" : "", program->keeps_phis ? ", keeps phis" : "");
    if (has_groups(program->stage))
        print_entry(file, &program->entry);
    for (uint32_t i = 0; i < program->variable_count; i++)
        fprintf(file, "%s%s v%u%s", i ? ", " : "", describe_type(program->variables[i], type), i,
                program->in_memory >> i & 1 ? " in memory" : "");
    for (uint32_t i = 0; program->endless >> i; i++)
        if (program->endless >> i & 1)
            fprintf(file, "; resource %u is %s array without end", i,
                    program->any_element ? "any element of an" : "the first of an");
    fputs("; locals", file);
    for (uint32_t i = 0; i < LOCAL_ARRAYS; i++)
        fprintf(file, " %s", describe_type(program->locals[i], type));
    fputc('\n', file);
    print_statement(file, program->body, 0);
}
