/* Graph families of growing size: the work per block must not grow. Work is counted in basic blocks that the library
 * executes, not in time: its code is compiled to call __sanitizer_cov_trace_pc in each basic block. */
#include "cfg/flow.h"
#include "cfg/loops.h"
#include "tests/cfg/form.h"
#include "tests/cfg/graphs.h"

#include <stdio.h>

enum {
    MAX_GRAPH = 400000,
    SMALLEST_SIZE = 64, /* smaller nests of ifs are mostly hammocks */
    MAX_SIZE = 4096,
    MAX_CHAIN = 102400,
    SMALLEST_RANDOM = 100,
    MAX_RANDOM = 100000,
    SMALLEST_RANDOM_WITH_VALUES = 1000, /* from this size on, most values cross a dispatcher */
    MAX_WITH_VALUES = 20480
};

/* Maximum growth of the work per block, and the same past SPIR-V's nesting limit, where much is done twice: 2.43 times
 * as gcc 12 compiles it, 2.53 as clang does. */
static const double allowed_growth = 2, allowed_growth_past_limit = 2.75;

/* Maximum phi inputs per block and variable: if values cross a dispatcher, and if subtrees were split. Pieces may nest
 * deep themselves, and each of their blocks may lead to the dispatcher. */
static const double most_inputs = 100, most_inputs_past_limit = 160;

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
    double structure; /* basic blocks executed per block */
    double values;    /* the same for phis and their readers; 0: not measured */
    double inputs;    /* phi inputs per block and variable */
    bool nests_too_deep;
};

static void measure_values(struct test *test, const struct structured *s, uint32_t seed, struct work *work)
{
    const struct graph *graph = &test->maker.graph;
    struct model model = model_create(&test->arena, graph, seed);

    steps = 0;
    struct form form = form_create(&test->arena, &model, s, true);
    work->values = (double)steps / graph->block_count;
    work->inputs = (double)form.ssa->input_count / (graph->block_count * VARIABLES);
}

static struct work measure(struct test *test, const char *name, uint32_t size, bool with_values)
{
    const struct graph *graph = &test->maker.graph;
    struct work work = {0};

    arena_reset(&test->arena);
    if (setjmp(test->fault.unwind)) {
        printf("%s %u: %s\n", name, size, test->fault.error.message);
        test->failures++;
        return work;
    }
    bool is_irreducible = find_loops(&test->arena, flow_create(&test->arena, graph))->any_irreducible;
    steps = 0;
    const struct structured *s = structurize(&test->arena, graph, NULL);
    work.structure = (double)steps / graph->block_count;
    work.nests_too_deep = s->dispatchers > 0 && !is_irreducible;
    if (with_values)
        measure_values(test, s, size, &work);
    printf("%-34s %6u: %6u -> %6u blocks, guards %4u, ladders %4u, regions %u, dispatchers %u, nesting %3u; steps a "
           "block: %4.0f, SSA %4.0f; inputs %.1f\n",
           name, size, graph->block_count, s->block_count, s->guards, s->ladders, s->regions, s->dispatchers,
           s->max_nesting, work.structure, work.values, work.inputs);
    return work;
}

static bool grows(struct work least, struct work most, double allowed)
{
    return most.structure > allowed * least.structure || most.values > allowed * least.values;
}

/* Runs of one family: the first, the first past the nesting limit, and the last of either kind. */
struct series {
    struct work first, last, first_deep, last_deep;
};

static void add_run(struct series *series, struct work work)
{
    struct work *first = work.nests_too_deep ? &series->first_deep : &series->first;
    struct work *last = work.nests_too_deep ? &series->last_deep : &series->last;
    struct work before = *last;

    if (first->structure == 0)
        *first = work;
    if (first->values == 0)
        first->values = work.values;
    *last = work;
    if (work.values == 0) { /* taken from the largest size that was measured */
        last->values = before.values;
        last->inputs = before.inputs;
    }
}

static void compare(struct test *test, const char *name, const struct series *series)
{
    struct work deep = series->last_deep;

    deep.values = 0; /* they grow with the part past the limit, up to the bound on inputs */
    if (grows(series->first, series->last, allowed_growth) || grows(series->first, deep, allowed_growth_past_limit)) {
        printf("%s: the work grows faster than the graph\n", name);
        test->failures++;
    }
    if (series->last.inputs > most_inputs || series->last_deep.inputs > most_inputs_past_limit) {
        printf("%s: too many inputs of phis\n", name);
        test->failures++;
    }
}

static void test_family(struct test *test, enum family family)
{
    bool is_chain = family == FAMILY_IRREDUCIBLE_CHAIN || family == FAMILY_REDUCIBLE_CHAIN;
    uint32_t largest = is_chain ? MAX_CHAIN : MAX_SIZE;
    struct series series = {0};

    for (uint32_t size = SMALLEST_SIZE; size <= largest; size *= size < MAX_SIZE ? 2 : 5) {
        make_family(&test->maker, family, size);
        add_run(&series, measure(test, family_name(family), size, size <= MAX_WITH_VALUES));
    }
    compare(test, family_name(family), &series);
}

static void test_random(struct test *test)
{
    struct series series = {0};

    for (uint32_t size = SMALLEST_RANDOM; size <= MAX_RANDOM; size *= 10) {
        struct random random = {size};
        do { /* until most blocks are reachable */
            arena_reset(&test->arena);
            make_random_graph(&test->maker, &random, size, FEW_SWITCHES);
        } while (flow_create(&test->arena, &test->maker.graph)->block_count < size / 2);
        add_run(&series,
                measure(test, "random graph", size, size >= SMALLEST_RANDOM_WITH_VALUES && size <= MAX_WITH_VALUES));
    }
    compare(test, "random graphs", &series);
}

int main(void)
{
    static struct test test;

    fault_clear(&test.fault);
    arena_init(&test.arena, NULL, &test.fault, SIZE_MAX);
    graph_maker_init(&test.maker, MAX_GRAPH, 2 * MAX_GRAPH);
    for (uint32_t family = 0; family < FAMILY_COUNT; family++)
        test_family(&test, (enum family)family);
    test_random(&test);
    graph_maker_free(&test.maker);
    arena_free(&test.arena);
    return test.failures > 0;
}
