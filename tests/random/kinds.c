/* Counts which kinds of statements, operations and types the random programs contain. */
#include "kinds.h"

#include "lower.h"
#include "operations.h"
#include "scalars.h"

#include "tests/common/shader_writer.h"

#include <stdlib.h>
#include <string.h>

/* ---- The list ---------------------------------------------------------------------------------------------------- */

static struct kind *find_kind(struct kinds *kinds, const char *name)
{
    for (size_t i = 0; i < kinds->count; i++)
        if (strcmp(kinds->list[i].name, name) == 0)
            return &kinds->list[i];
    return NULL;
}

static void add_kind(struct kinds *kinds, const char *group, const char *name)
{
    struct kind *list = realloc(kinds->list, (kinds->count + 1) * sizeof *list);

    if (!list) {
        fputs("out of memory\n", stderr);
        exit(2);
    }
    list[kinds->count] = (struct kind){.count = 0};
    snprintf(list[kinds->count++].name, sizeof list->name, "%s %s", group, name);
    kinds->list = list;
}

static void note_kind(struct kinds *kinds, const char *group, const char *name)
{
    char full[sizeof kinds->list->name];

    snprintf(full, sizeof full, "%s %s", group, name);
    struct kind *kind = find_kind(kinds, full);
    if (!kind) {
        fprintf(stderr, "a kind that nobody knows: %s\n", full);
        exit(2);
    }
    kind->count++;
}

static bool is_raw(uint32_t memory)
{
    return memory == MEMORY_RAW_INPUT || memory == MEMORY_STRUCTURED_INPUT || memory == MEMORY_EITHER_INPUT ||
           memory == MEMORY_RAW || memory == MEMORY_STRUCTURED;
}

/* ---- What there is ----------------------------------------------------------------------------------------------- */

static const char node_names[NODE_KIND_COUNT][12] = {
    "constant", "variable", "builtin", "operation", "cast",    "vector",  "part",  "load",     "sequence",
    "assign",   "store",    "atomic",  "update",    "if",      "loop",    "break", "continue", "switch",
    "return",   "exchange", "tally",   "web",       "station", "discard", "emit",  "helpers"};
static const char memory_names[MEMORY_COUNT][20] = {
    "raw input", "structured input", "typed input", "constants", "either input", "texture input", "raw", "structured",
    "typed",     "texture",          "local",       "table",     "shared"};
static const char access_names[ACCESS_COUNT][12] = {"inside", "near", "anywhere"};
static const char builtin_names[BUILTIN_COUNT][16] = {"thread", "group",  "group thread", "lane",
                                                      "flat",   "linear", "slope x",      "slope y"};
static const char loop_names[LOOP_STYLE_COUNT][12] = {"while", "do", "forever", "two tests"};
static const char switch_names[SWITCH_STYLE_COUNT][20] = {"last is default", "no default", "two labels", "sparse"};
static const char handle_names[HANDLES_COUNT][12] = {"created", "bound", "heap"};
static const char cast_names[][12] = {"trunc",  "zext",    "sext",  "fptoui", "fptosi", "uitofp",
                                      "sitofp", "fptrunc", "fpext", "",       "",       "bitcast"};
static const char update_names[COMPARE_EXCHANGE + 1][20] = {"add",  "and",  "or",   "xor",      "imin",
                                                            "imax", "umin", "umax", "exchange", "compare exchange"};
static const char helper_names[HELPER_STYLE_COUNT][12] = {"alone", "beside"};
static const char array_names[][20] = {"without end"};
static const char jump_names[][16] = {"of one", "of several"};
static const char web_names[][16] = {"forward", "with a loop", "irreducible"};
static const char group_names[][28] = {
    "of no whole wave", "of no whole quad", "of squares",          "of rows, X odd", "in 2D", "in 3D",
    "along Y or Z",     "of more than 256", "of 32 or 64 in a row"};
static const char dispatch_names[][12] = {"in 2D", "in 3D"};
static const char numbering_names[NUMBERING_COUNT][12] = {"by index", "in group", "in dispatch"};
static const char id_names[ID_COUNT][12] = {"thread x", "thread y",   "thread z",   "group x",    "group y",
                                            "group z",  "in group x", "in group y", "in group z", "index"};
static const char denormal_names[DENORMALS_COUNT][12] = {"unsaid", "any", "preserved", "flushed"};
static const char wave_names[][20] = {"of one size", "of a range", "of a preferred size"};
static const char place_names[][28] = {"of 1",           "of 2",           "of 3",           "of 4",
                                       "aligned to one", "aligned to two", "aligned to four"};

enum {
    PLACE_ALIGNED = 4 /* index of the first alignment in place_names */
};

#define ADD_ALL(kinds, group, names)                                                                                   \
    for (size_t i = 0; i < sizeof(names) / sizeof *(names); i++)                                                       \
        if ((names)[i][0])                                                                                             \
    add_kind((kinds), (group), (names)[i])

struct kinds begin_kinds(void)
{
    struct kinds kinds = {0};
    char type[TYPE_TEXT];

    ADD_ALL(&kinds, "node", node_names);
    ADD_ALL(&kinds, "load from", memory_names);
    ADD_ALL(&kinds, "access", access_names);
    ADD_ALL(&kinds, "raw access", place_names);
    ADD_ALL(&kinds, "builtin", builtin_names);
    ADD_ALL(&kinds, "cast", cast_names);
    ADD_ALL(&kinds, "loop", loop_names);
    ADD_ALL(&kinds, "break", jump_names);
    ADD_ALL(&kinds, "continue", jump_names);
    ADD_ALL(&kinds, "switch", switch_names);
    ADD_ALL(&kinds, "web", web_names);
    ADD_ALL(&kinds, "stage", stage_names);
    ADD_ALL(&kinds, "handles", handle_names);
    ADD_ALL(&kinds, "update", update_names);
    ADD_ALL(&kinds, "helpers", helper_names);
    ADD_ALL(&kinds, "arrays", array_names);
    ADD_ALL(&kinds, "groups", group_names);
    ADD_ALL(&kinds, "dispatch", dispatch_names);
    ADD_ALL(&kinds, "threads", numbering_names);
    ADD_ALL(&kinds, "id", id_names);
    ADD_ALL(&kinds, "waves", wave_names);
    ADD_ALL(&kinds, "denormals", denormal_names);
    add_kind(&kinds, "denormals", "seen");
    add_kind(&kinds, "switch", "that falls through");
    for (enum scalar scalar = SCALAR_I16; scalar <= SCALAR_I64; scalar++)
        add_kind(&kinds, "switch on", describe_type(scalar, type));
    add_kind(&kinds, "raw access", "of shader model 6.0");
    add_kind(&kinds, "node", "part of a vector in memory");
    for (enum memory memory = MEMORY_RAW; memory <= MEMORY_LOCAL; memory++)
        add_kind(&kinds, "store to", memory_names[memory]);
    for (enum memory memory = MEMORY_RAW; memory <= MEMORY_TEXTURE; memory++)
        add_kind(&kinds, "update of", memory_names[memory]);
    for (enum memory memory = MEMORY_RAW_INPUT; memory <= MEMORY_STRUCTURED; memory++) {
        if (is_raw(memory))
            add_kind(&kinds, "vector from", memory_names[memory]);
        if (is_raw(memory) && memory >= MEMORY_RAW)
            add_kind(&kinds, "vector to", memory_names[memory]);
    }
    for (enum scalar scalar = SCALAR_BOOL; scalar < SCALAR_COUNT; scalar++) {
        add_kind(&kinds, "variable", describe_type(scalar, type));
        if (scalar != SCALAR_BOOL)
            add_kind(&kinds, "exchange of", describe_type(scalar, type));
        for (uint32_t lanes = 2; lanes <= MAX_LANES && lanes * scalar_width(scalar) <= 256; lanes++)
            add_kind(&kinds, "variable", describe_type(vector_type(scalar, lanes), type));
    }
    for (uint32_t i = 0; i < operation_count; i++) {
        if (!(operations[i].flags & NEEDS_VECTORS))
            add_kind(&kinds, "operation", operations[i].name);
        if (operations[i].flags & TAKES_VECTORS)
            add_kind(&kinds, "vector operation", operations[i].name);
    }
    return kinds;
}

/* ---- Counting ---------------------------------------------------------------------------------------------------- */

static void count_place(struct kinds *kinds, const struct node *node, uint32_t lanes, bool is_store)
{
    const char *memory = memory_names[node->number];

    note_kind(kinds, is_store ? "store to" : "load from", memory);
    note_kind(kinds, "access", access_names[node->bits & 255]);
    if (!is_raw(node->number))
        return;
    note_kind(kinds, "raw access", place_names[PLACE_ALIGNED + place_part(node->bits, PLACE_ALIGNMENT)]);
    if (place_part(node->bits, PLACE_OLDER))
        note_kind(kinds, "raw access", "of shader model 6.0");
    if (lanes)
        note_kind(kinds, is_store ? "vector to" : "vector from", memory);
    else
        note_kind(kinds, "raw access", place_names[place_part(node->bits, PLACE_COUNT)]);
}

static const char *kind_of_web(const struct node *web)
{
    if (is_irreducible(web))
        return web_names[2];
    for (uint32_t i = 0; i < web->child_count; i++)
        for (uint32_t k = 0; k < 4; k++)
            if ((web->children[i]->bits >> 8 * k & 255) <= i)
                return web_names[1];
    return web_names[0];
}

static void count_node(struct kinds *kinds, const struct program *program, const struct node *node)
{
    char type[TYPE_TEXT];

    note_kind(kinds, "node", node_names[node->kind]);
    switch (node->kind) {
    case NODE_BUILTIN:
        note_kind(kinds, "builtin", builtin_names[node->number]);
        break;
    case NODE_OPERATION:
        note_kind(kinds, node->lanes ? "vector operation" : "operation", operations[node->number].name);
        break;
    case NODE_PART:
        if (node->children[0]->kind == NODE_VARIABLE && (program->in_memory >> node->children[0]->number & 1))
            note_kind(kinds, "node", "part of a vector in memory");
        break;
    case NODE_CAST:
        note_kind(kinds, "cast", cast_names[node->number]);
        break;
    case NODE_LOAD:
        count_place(kinds, node, node->lanes, false);
        break;
    case NODE_STORE:
        count_place(kinds, node, lanes_of_type(type_of_node(node->children[1])), true);
        break;
    case NODE_UPDATE:
        note_kind(kinds, "update", update_names[node->number]);
        note_kind(kinds, "update of", memory_names[node->bits & 255]);
        break;
    case NODE_HELPERS:
        note_kind(kinds, "helpers", helper_names[node->bits >> HELPER_STYLE & 1]);
        break;
    case NODE_LOOP:
        note_kind(kinds, "loop", loop_names[node->number]);
        break;
    case NODE_BREAK:
        note_kind(kinds, "break", jump_names[node->number > 0]);
        break;
    case NODE_CONTINUE:
        note_kind(kinds, "continue", jump_names[node->number > 0]);
        break;
    case NODE_SWITCH:
        note_kind(kinds, "switch", switch_names[node->number]);
        note_kind(kinds, "switch on", describe_type(node->scalar, type));
        if (node->bits)
            note_kind(kinds, "switch", "that falls through");
        break;
    case NODE_EXCHANGE:
        note_kind(kinds, "exchange of", describe_type(type_of_node(node->children[0]), type));
        break;
    case NODE_WEB:
        note_kind(kinds, "web", kind_of_web(node));
        break;
    default:
        break;
    }
    for (uint32_t i = 0; i < node->child_count; i++)
        count_node(kinds, program, node->children[i]);
}

static uint32_t count_long(const uint32_t sizes[3])
{
    return (sizes[0] > 1) + (sizes[1] > 1) + (sizes[2] > 1);
}

static void count_entry(struct kinds *kinds, const struct program *program)
{
    enum {
        WAVE = 8
    };
    const struct entry *entry = &program->entry;
    const uint32_t *group = entry->group, threads = program->group_size;
    const bool squares = group[0] % 2 == 0 && group[1] % 2 == 0;
    const bool is_of_group[] = {threads % WAVE > 0,
                                threads % 4 > 0,
                                program->is_square && squares,
                                program->is_square && group[0] % 2 == 1,
                                count_long(group) == 2,
                                count_long(group) == 3,
                                group[0] == 1 && count_long(group) == 1,
                                threads > 256,
                                group[0] == threads && (threads == 32 || threads == 64)};
    const bool is_of_dispatch[] = {count_long(entry->groups) == 2, count_long(entry->groups) == 3};
    const bool is_of_waves[] = {entry->wave_sizes[0] && !entry->wave_sizes[1], entry->wave_sizes[1] > 0,
                                entry->wave_sizes[2] > 0};

    for (size_t i = 0; i < sizeof is_of_group; i++)
        if (is_of_group[i])
            note_kind(kinds, "groups", group_names[i]);
    for (size_t i = 0; i < sizeof is_of_dispatch; i++)
        if (is_of_dispatch[i])
            note_kind(kinds, "dispatch", dispatch_names[i]);
    for (size_t i = 0; i < sizeof is_of_waves; i++)
        if (is_of_waves[i])
            note_kind(kinds, "waves", wave_names[i]);
    for (uint32_t i = 0; i < ID_COUNT; i++)
        if (entry->ids >> i & 1)
            note_kind(kinds, "id", id_names[i]);
    note_kind(kinds, "denormals", denormal_names[entry->denormals]);
    if (entry->sees_denormals)
        note_kind(kinds, "denormals", "seen");
    note_kind(kinds, "threads", numbering_names[entry->numbering]);
}

void count_kinds(struct kinds *kinds, const struct program *program)
{
    char type[TYPE_TEXT];

    note_kind(kinds, "stage", stage_names[program->stage]);
    note_kind(kinds, "handles", handle_names[program->handles]);
    if (program->stage == STAGE_COMPUTE)
        count_entry(kinds, program);
    for (uint32_t i = 0; i < RESOURCE_COUNT; i++)
        if (program->endless >> i & 1)
            note_kind(kinds, "arrays", array_names[0]);
    for (uint32_t i = 0; i < program->variable_count; i++)
        note_kind(kinds, "variable", describe_type(program->variables[i], type));
    count_node(kinds, program, program->body);
}

/* ---- Result ------------------------------------------------------------------------------------------------------ */

static int by_count(const void *a, const void *b)
{
    const struct kind *left = a, *right = b;

    if (left->count != right->count)
        return left->count < right->count ? 1 : -1;
    return strcmp(left->name, right->name);
}

bool print_kinds(struct kinds *kinds)
{
    bool all_occurred = true;

    qsort(kinds->list, kinds->count, sizeof *kinds->list, by_count);
    for (size_t i = 0; i < kinds->count; i++) {
        printf("%8llu %s\n", (unsigned long long)kinds->list[i].count, kinds->list[i].name);
        all_occurred &= kinds->list[i].count > 0;
    }
    free(kinds->list);
    return all_occurred;
}
