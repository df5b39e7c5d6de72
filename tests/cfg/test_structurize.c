/* Structures graphs and compares what comes out with what went in; see usage() for the sets of graphs. */
#include "cfg/dispatch.h"
#include "tests/cfg/lanes.h"
#include "tests/cfg/module.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct test {
    struct arena arena;
    struct fault fault;
    struct graph_maker maker;
    uint64_t graphs, failures;
    uint64_t validate_every; /* 0: none; spirv-val sees every so many results */
};

static void print_graph(const struct graph *graph)
{
    static const char *const names[] = {"branch", "condition", "switch", "return", "unreachable"};

    for (block_id b = 0; b < graph->block_count && b < 100; b++) {
        printf("  %u: %s", b, names[graph->terminators[b]]);
        for (edge_id e = graph->first[b]; e < graph->first[b + 1]; e++)
            printf(" %u%s", graph->targets[e], graph->never_taken && graph->never_taken[e] ? "!" : "");
        printf("%s%s%s\n", graph->traits[b] & BLOCK_CONVERGENT ? " convergent" : "",
               graph->traits[b] & BLOCK_EMPTY ? " empty" : "",
               graph->traits[b] & BLOCK_DUPLICABLE ? " duplicable" : "");
    }
}

static void print_structured(const struct structured *s)
{
    static const char *const ends[] = {"jump",   "condition", "switch",      "equal", "greater",
                                       "select", "return",    "unreachable", "region"};

    for (uint32_t b = 0; b < s->block_count && b < 200; b++) {
        const struct structured_block *block = &s->blocks[b];
        printf("    [%u] source %d decider %d %s %u merge %d continue %d:", b, (int)block->source, (int)block->decider,
               ends[block->end], block->number, (int)block->merge_block, (int)block->continue_block);
        for (uint32_t e = block->first_edge; e < block->first_edge + block->edge_count; e++) {
            printf(" ->%u", s->edges[e].target);
            for (uint32_t i = 0; i < s->edges[e].assignment_count; i++)
                printf(" (s%u=%u)", s->assignments[s->edges[e].first_assignment + i].selector,
                       s->assignments[s->edges[e].first_assignment + i].number);
        }
        printf("\n");
    }
}

static struct flow *flow_with_dispatchers(struct arena *arena, const struct graph *graph)
{
    struct flow *flow = flow_create(arena, graph);
    struct loop_forest *forest = find_loops(arena, flow);

    return forest->any_irreducible ? dispatch_irreducible_loops(arena, flow, forest) : flow;
}

static void report(struct test *test, const struct graph *graph, const char *what, const char *problem)
{
    printf("%s: %s\n", what, problem);
    print_graph(graph);
    if (++test->failures >= 3)
        exit(1);
}

static const struct structured *last_structured;

static bool check_graph(struct test *test, const struct graph *graph, const struct structurize_options *options,
                        const struct walk_options *walk, const char *what)
{
    const char *volatile problem = NULL;

    test->graphs++;
    arena_reset(&test->arena);
    last_structured = NULL;
    if (setjmp(test->fault.unwind)) {
        report(test, graph, what, test->fault.error.message);
        return false;
    }
    struct structured *s = structurize(&test->arena, graph, options);
    last_structured = s;
    if (walk)
        problem = compare_walks(&test->arena, graph, flow_with_dispatchers(&test->arena, graph), s, walk);
    if (!problem && test->validate_every && test->graphs % test->validate_every == 0)
        problem = validate_module(&test->arena, emit_module(&test->arena, graph, s));
    if (problem) {
        report(test, graph, what, problem);
        print_structured(s);
        return false;
    }
    return true;
}

/* With and without what may split lanes up, with regions nowhere and everywhere. */
static void check_all_ways(struct test *test, const struct graph *graph, uint64_t seed, uint32_t lanes, uint32_t visits,
                           const char *what)
{
    struct walk_options walk = {lanes, visits, seed, true, true, true};
    struct structurize_options all = {.no_duplicates = true};

    check_graph(test, graph, &all, &walk, what);
    all.region_depth = 1;
    check_graph(test, graph, &all, &walk, what);
    walk.all_blocks = false;
    check_graph(test, graph, NULL, &walk, what);
}

static void test_small(struct test *test, uint32_t blocks, bool switches)
{
    uint64_t index = 0;
    char what[64];

    do {
        snprintf(what, sizeof what, "graph %llu of %u blocks", (unsigned long long)index, blocks);
        if (!enumerate_graph(&test->maker, blocks, switches, index))
            break;
        check_all_ways(test, &test->maker.graph, index, 4, 30, what);
    } while (++index);
    printf("all %llu graphs of %u blocks%s\n", (unsigned long long)index, blocks, switches ? " with switches" : "");
}

static void test_successor_sets(struct test *test, uint32_t blocks, uint64_t step)
{
    uint64_t index = 0, count = 0;
    char what[64];

    for (; enumerate_successor_sets(&test->maker, blocks, index); index += step, count++) {
        snprintf(what, sizeof what, "graph %llu of successor sets", (unsigned long long)index);
        check_all_ways(test, &test->maker.graph, index, 4, 30, what);
    }
    printf("%llu graphs of %u blocks by successor sets\n", (unsigned long long)count, blocks);
}

static void test_random(struct test *test, uint64_t first_seed, uint64_t count, uint32_t least, uint32_t most)
{
    char what[64];

    for (uint64_t seed = first_seed; seed < first_seed + count; seed++) {
        struct random random = {seed * 77 + least};
        uint32_t blocks = least + random_below(&random, most - least + 1);
        make_random_graph(&test->maker, &random, blocks);
        snprintf(what, sizeof what, "random graph with seed %llu", (unsigned long long)seed);
        if (blocks <= 64) {
            check_all_ways(test, &test->maker.graph, seed, 8, 60, what);
        } else {
            struct walk_options walk = {4, 400, seed, false, false, false};
            check_graph(test, &test->maker.graph, NULL, &walk, what);
        }
    }
    printf("%llu random graphs of %u to %u blocks from seed %llu\n", (unsigned long long)count, least, most,
           (unsigned long long)first_seed);
}

static double seconds(void)
{
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void test_family(struct test *test, enum family family, uint32_t size)
{
    struct walk_options walk = {2, 200, size, false, false, false};
    make_family(&test->maker, family, size);
    check_graph(test, &test->maker.graph, NULL, &walk, family_name(family));
    double start = seconds();
    uint32_t runs = 0;
    do {
        check_graph(test, &test->maker.graph, NULL, NULL, family_name(family));
        runs++;
    } while (seconds() - start < 0.05);
    double each = (seconds() - start) / runs;
    const struct structured *s = last_structured;
    printf("%-36s %6u: %6u -> %6u blocks, %5.0f ns/block, guards %u ladders %u regions %u dispatchers %u nesting %u\n",
           family_name(family), size, test->maker.block_count, s->block_count, each * 1e9 / test->maker.block_count,
           s->guards, s->ladders, s->regions, s->dispatchers, s->deepest_nesting);
}

int main(int argc, char **argv)
{
    static struct test test;
    const char *mode = argc > 1 ? argv[1] : "small";

    if (argc > 3 && !strcmp(argv[1], "validate")) {
        test.validate_every = strtoull(argv[2], NULL, 0);
        argv += 2, argc -= 2;
        mode = argv[1];
    }
    arena_init(&test.arena, NULL, &test.fault, SIZE_MAX);
    graph_maker_init(&test.maker, 400000, 800000);
    if (!strcmp(mode, "small")) {
        for (uint32_t blocks = 1; blocks <= 3; blocks++)
            test_small(&test, blocks, false);
        test_small(&test, 1, true), test_small(&test, 2, true);
    } else if (!strcmp(mode, "three")) {
        test_small(&test, 3, true);
    } else if (!strcmp(mode, "four")) {
        test_small(&test, 4, false);
    } else if (!strcmp(mode, "five")) {
        test_successor_sets(&test, 5, argc > 2 ? strtoull(argv[2], NULL, 0) : 1);
    } else if (!strcmp(mode, "random")) {
        test_random(&test, argc > 2 ? strtoull(argv[2], NULL, 0) : 1, argc > 3 ? strtoull(argv[3], NULL, 0) : 10000, 6,
                    60);
    } else if (!strcmp(mode, "large")) {
        test_random(&test, 1, 200, 1000, 20000);
    } else if (!strcmp(mode, "family")) {
        test_family(&test, (enum family)atoi(argv[2]), (uint32_t)atoi(argv[3]));
    } else if (!strcmp(mode, "growth")) {
        for (int f = 0; f < FAMILY_COUNT; f++)
            for (uint32_t size = 32;
                 size <= (f == FAMILY_IRREDUCIBLE_CHAIN || f == FAMILY_REDUCIBLE_CHAIN ? 100000u : 4096u);
                 size = size < 4096 ? size * 2 : size * 5)
                test_family(&test, (enum family)f, size);
    }
    printf("%llu runs, %llu failures\n", (unsigned long long)test.graphs, (unsigned long long)test.failures);
    return test.failures > 0;
}
