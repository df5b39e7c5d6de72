/* Families of graphs that grow: the work for each block must not. Work is counted, not timed: the library's code is
 * compiled so that it calls __sanitizer_cov_trace_pc in each of its basic blocks. */
#include "cfg/flow.h"
#include "tests/cfg/form.h"
#include "tests/cfg/graphs.h"

#include <stdio.h>

enum {
    LARGEST_GRAPH = 400000,
    SMALLEST_SIZE = 32,
    LARGEST_SIZE = 4096,
    LARGEST_CHAIN = 102400,
    SMALLEST_RANDOM = 100,
    LARGEST_RANDOM = 100000,
    MOST_BLOCKS_WITH_CROSSING_VALUES = 2000
};

/* Of the work for each block, at most: where nesting passes SPIR-V's limit, too, though much is done twice there. */
static const double allowed_growth = 2;

static uint64_t steps;

void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void)
{
    steps++;
}

struct test {
    struct arena arena;
    struct fault fault;
    struct graph_maker maker;
    uint32_t failures;
};

struct work {
    double structure; /* steps for each block */
    double values;    /* ... for each block and each input of a phi; 0: not measured */
};

/* A phi behind a dispatcher has as many inputs as the dispatcher has ways in: with many values that cross it, the
 * result grows faster than the graph, but not the work for what results. */
static double measure_values(struct test *test, const struct structured *s, uint32_t seed)
{
    struct model model = model_create(&test->arena, &test->maker.graph, seed);
    uint64_t results = s->block_count;

    steps = 0;
    struct form form = form_create(&test->arena, &model, s, true);
    for (uint32_t p = 0; p < form.ssa->phi_count; p++)
        results += s->blocks[form.ssa->phis[p].block].predecessor_count;
    return (double)steps / (double)results;
}

static struct work measure(struct test *test, const char *name, uint32_t size)
{
    const struct graph *graph = &test->maker.graph;
    struct work work = {0};

    arena_reset(&test->arena);
    if (setjmp(test->fault.unwind)) {
        printf("%s %u: %s\n", name, size, test->fault.error.message);
        test->failures++;
        return work;
    }
    steps = 0;
    const struct structured *s = structurize(&test->arena, graph, NULL);
    work.structure = (double)steps / graph->block_count;
    if (s->dispatchers == 0 || graph->block_count <= MOST_BLOCKS_WITH_CROSSING_VALUES)
        work.values = measure_values(test, s, size);
    printf("%-34s %6u: %6u -> %6u blocks, guards %4u, ladders %4u, regions %u, dispatchers %u, nesting %3u; steps a "
           "block: "
           "%4.0f, SSA %4.0f\n",
           name, size, graph->block_count, s->block_count, s->guards, s->ladders, s->regions, s->dispatchers,
           s->deepest_nesting, work.structure, work.values);
    return work;
}

static void compare(struct test *test, const char *name, struct work least, struct work most)
{
    if (most.structure > allowed_growth * least.structure || most.values > allowed_growth * least.values) {
        printf("%s: the work grows faster than the graph\n", name);
        test->failures++;
    }
}

static void test_family(struct test *test, enum family family)
{
    bool is_chain = family == FAMILY_IRREDUCIBLE_CHAIN || family == FAMILY_REDUCIBLE_CHAIN;
    uint32_t largest = is_chain ? LARGEST_CHAIN : LARGEST_SIZE;
    struct work first = {0}, work = {0};
    double values = 0;

    for (uint32_t size = SMALLEST_SIZE; size <= largest; size *= size < LARGEST_SIZE ? 2 : 5) {
        make_family(&test->maker, family, size);
        work = measure(test, family_name(family), size);
        first = size == SMALLEST_SIZE ? work : first;
        values = work.values > 0 ? work.values : values;
    }
    work.values = values; /* of the largest that was measured */
    compare(test, family_name(family), first, work);
}

static void test_random(struct test *test)
{
    struct work first = {0}, work = {0};

    for (uint32_t size = SMALLEST_RANDOM; size <= LARGEST_RANDOM; size *= 10) {
        struct random random = {size};
        do { /* most of which can be reached */
            arena_reset(&test->arena);
            make_random_graph(&test->maker, &random, size, FEW_SWITCHES);
        } while (flow_create(&test->arena, &test->maker.graph)->block_count < size / 2);
        work = measure(test, "random graph", size);
        first = size == SMALLEST_RANDOM ? work : first;
    }
    compare(test, "random graphs", first, work);
}

int main(void)
{
    static struct test test;

    fault_clear(&test.fault);
    arena_init(&test.arena, NULL, &test.fault, SIZE_MAX);
    graph_maker_init(&test.maker, LARGEST_GRAPH, 2 * LARGEST_GRAPH);
    for (uint32_t family = 0; family < FAMILY_COUNT; family++)
        test_family(&test, (enum family)family);
    test_random(&test);
    graph_maker_free(&test.maker);
    arena_free(&test.arena);
    return test.failures > 0;
}
