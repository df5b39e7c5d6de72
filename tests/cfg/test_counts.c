/* What the structured forms of many graphs add to them, in sums. Each number may only fall: more than before must be
 * meant.
 *
 *     test_cfg_counts                    prints them
 *     test_cfg_counts --check COUNTS     fails if one is above its line in COUNTS */
#include "tests/cfg/form.h"
#include "tests/cfg/programs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_GRAPH = 4096,
    SETS_OF_RANDOM = 8, /* of each kind: what falls in one set does not hide what grows in another */
    GRAPHS_OF_SET = 250,
    LEAST_RANDOM = 6,
    MOST_RANDOM = 60,
    MOST_PHIS = 20,
    SIZE_OF_FAMILY = 128,
    STEP_OF_FOUR = 11,
    STEP_OF_THREE = 5
};

enum count {
    COUNT_BLOCKS,
    COUNT_GUARDS,
    COUNT_LADDERS,
    COUNT_REGIONS,
    COUNT_COPIES,
    COUNT_DISPATCHERS,
    COUNT_JUMPS,
    COUNT_SELECTIONS,
    COUNT_SETS, /* of selectors */
    COUNT_PHIS,
    COUNT_INPUTS,
    COUNT_DEPTH, /* constructs around each block of the input */
    COUNT_KINDS
};

static const char *const count_names[COUNT_KINDS] = {
    "blocks", "guards",     "ladders", "regions", "copies", "dispatchers",
    "jumps",  "selections", "sets",    "phis",    "inputs", "depth",
};

struct counts {
    char name[32];
    unsigned long counts[COUNT_KINDS];
};

struct test {
    struct arena arena;
    struct fault fault;
    struct graph_maker maker;
    FILE *expected; /* NULL: prints */
    uint32_t phi_counts[MAX_GRAPH];
    struct counts counts;
    unsigned faults;
};

static void count_blocks(struct test *test, const struct structured *s)
{
    uint32_t *merges = arena_array(&test->arena, s->block_count, sizeof *merges), depth = 0;
    unsigned long *counts = test->counts.counts;

    for (uint32_t b = 0; b < s->block_count; b++) {
        const struct structured_block *block = &s->blocks[b];
        while (depth > 0 && merges[depth - 1] == b)
            depth--;
        counts[COUNT_JUMPS] += block->role == ROLE_JUMP;
        counts[COUNT_SELECTIONS] += block->merge_kind == MERGE_SELECTION;
        counts[COUNT_DEPTH] += block->source != NO_BLOCK ? depth : 0;
        if (block->merge_kind != MERGE_NONE)
            merges[depth++] = block->merge_block;
    }
    for (uint32_t e = 0; e < s->edge_count; e++)
        counts[COUNT_SETS] += s->edges[e].assignment_count;
}

/* Adds what the graph becomes. */
static void count_graph(struct test *test, const struct structurize_options *options)
{
    const struct graph *graph = &test->maker.graph;
    unsigned long *counts = test->counts.counts;

    arena_reset(&test->arena);
    if (setjmp(test->fault.unwind)) {
        printf("%s: %s\n", test->counts.name, test->fault.error.message);
        test->faults++;
        return;
    }
    const struct structured *s = structurize(&test->arena, graph, options);
    counts[COUNT_BLOCKS] += s->block_count;
    counts[COUNT_GUARDS] += s->guards;
    counts[COUNT_LADDERS] += s->ladders;
    counts[COUNT_REGIONS] += s->regions;
    counts[COUNT_COPIES] += s->duplicates;
    counts[COUNT_DISPATCHERS] += s->dispatchers;
    count_blocks(test, s);
    struct model model = model_create(&test->arena, graph, 1);
    struct form form = form_create(&test->arena, &model, s, true);
    counts[COUNT_PHIS] += form.ssa->phi_count;
    counts[COUNT_INPUTS] += form.ssa->input_count;
}

/* ---- Expected counts --------------------------------------------------------------------------------------------- */

static bool read_line(FILE *file, struct counts *c)
{
    char line[512];

    while (fgets(line, sizeof line, file)) {
        int at = 0, length = 0, kind = 0;
        if (sscanf(line, "%31s%n", c->name, &at) != 1 || c->name[0] == '#')
            continue;
        while (kind < COUNT_KINDS && sscanf(line + at, "%lu%n", &c->counts[kind], &length) == 1) {
            at += length;
            kind++;
        }
        if (kind == COUNT_KINDS)
            return true;
    }
    return false;
}

static void check_counts(struct test *test)
{
    struct counts expected;

    rewind(test->expected);
    do {
        if (!read_line(test->expected, &expected)) {
            printf("%s: no counts are expected\n", test->counts.name);
            test->faults++;
            return;
        }
    } while (strcmp(expected.name, test->counts.name) != 0);
    for (int kind = 0; kind < COUNT_KINDS; kind++) {
        if (test->counts.counts[kind] <= expected.counts[kind])
            continue;
        printf("%s: %lu %s, at most %lu expected\n", test->counts.name, test->counts.counts[kind], count_names[kind],
               expected.counts[kind]);
        test->faults++;
    }
}

static void begin_set(struct test *test, const char *name, uint32_t part)
{
    test->counts = (struct counts){0};
    snprintf(test->counts.name, sizeof test->counts.name, "%s-%u", name, part);
    for (char *c = test->counts.name; *c; c++)
        if (*c == ' ')
            *c = '-';
}

static void end_set(struct test *test)
{
    if (test->expected) {
        check_counts(test);
        return;
    }
    printf("%-40s", test->counts.name);
    for (int kind = 0; kind < COUNT_KINDS; kind++)
        printf(" %*lu", (int)strlen(count_names[kind]) > 6 ? (int)strlen(count_names[kind]) : 6,
               test->counts.counts[kind]);
    printf("\n");
}

/* ---- Sets of graphs ---------------------------------------------------------------------------------------------- */

static void count_small(struct test *test)
{
    begin_set(test, "four-blocks", 1);
    for (uint64_t index = 0; enumerate_graph(&test->maker, 4, false, index); index += STEP_OF_FOUR)
        count_graph(test, NULL);
    end_set(test);
    begin_set(test, "three-blocks-with-switches", 1);
    for (uint64_t index = 0; enumerate_graph(&test->maker, 3, true, index); index += STEP_OF_THREE)
        count_graph(test, NULL);
    end_set(test);
}

static void make_of_kind(struct test *test, uint64_t seed, uint32_t switches)
{
    struct random random = {seed};
    uint32_t blocks = LEAST_RANDOM + random_below(&random, MOST_RANDOM - LEAST_RANDOM + 1);

    make_random_graph(&test->maker, &random, blocks, switches);
}

/* Gives the graph's blocks numbers of phis, as shaders have them: most have few, some have many. */
static void weigh_phis(struct test *test, uint64_t seed)
{
    struct random random = {seed};

    for (uint32_t b = 0; b < test->maker.graph.block_count; b++)
        test->phi_counts[b] = random_below(&random, 1 + random_below(&random, MOST_PHIS));
    test->maker.graph.phi_counts = test->phi_counts;
}

static void count_random(struct test *test, const char *name, uint32_t switches, struct structurize_options options)
{
    for (uint32_t part = 1; part <= SETS_OF_RANDOM; part++) {
        begin_set(test, name, part);
        for (uint64_t seed = 0; seed < GRAPHS_OF_SET; seed++) {
            make_of_kind(test, part * 1000 + seed, switches);
            count_graph(test, &options);
        }
        end_set(test);
    }
}

static void count_programs(struct test *test, const char *name, bool weighs_phis, struct structurize_options options)
{
    struct program program;

    for (uint32_t part = 1; part <= SETS_OF_RANDOM; part++) {
        begin_set(test, name, part);
        for (uint64_t seed = 0; seed < GRAPHS_OF_SET; seed++) {
            struct random random = {part * 1000 + seed};
            make_program(&test->maker, &program, &random, true);
            if (weighs_phis)
                weigh_phis(test, seed);
            count_graph(test, &options);
        }
        end_set(test);
    }
}

static void count_families(struct test *test)
{
    for (uint32_t family = 0; family < FAMILY_COUNT; family++) {
        begin_set(test, family_name((enum family)family), SIZE_OF_FAMILY);
        make_family(&test->maker, (enum family)family, SIZE_OF_FAMILY);
        count_graph(test, NULL);
        end_set(test);
    }
}

int main(int argc, char **argv)
{
    static struct test test;
    bool checks = argc == 3 && strcmp(argv[1], "--check") == 0;

    if (!checks && argc > 1)
        return 2;
    if (checks && !(test.expected = fopen(argv[2], "r"))) {
        perror(argv[2]);
        return 2;
    }
    fault_clear(&test.fault);
    arena_init(&test.arena, NULL, &test.fault, SIZE_MAX);
    graph_maker_init(&test.maker, MAX_GRAPH, 8 * MAX_GRAPH);
    if (!checks) {
        printf("%-40s", "# graphs");
        for (int kind = 0; kind < COUNT_KINDS; kind++)
            printf(" %6s", count_names[kind]);
        printf("\n");
    }
    count_small(&test);
    count_programs(&test, "programs", false, (struct structurize_options){0});
    count_programs(&test, "programs-with-phis", true, (struct structurize_options){0});
    count_programs(&test, "programs-that-keep-exits", true, (struct structurize_options){.keeps_exits = true});
    count_random(&test, "random", FEW_SWITCHES, (struct structurize_options){0});
    count_random(&test, "random-with-switches", MANY_SWITCHES, (struct structurize_options){0});
    count_random(&test, "random-without-copies", FEW_SWITCHES, (struct structurize_options){.no_duplicates = true});
    count_random(&test, "random-in-pieces", FEW_SWITCHES,
                 (struct structurize_options){.max_nesting = 6, .dispatcher_targets = 3});
    count_families(&test);
    if (test.faults)
        printf("%u counts are too large. If they are meant: the target update-cfg-counts\n", test.faults);
    if (test.expected)
        fclose(test.expected);
    graph_maker_free(&test.maker);
    arena_free(&test.arena);
    return test.faults > 0;
}
