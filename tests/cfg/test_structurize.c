/* Structurizes graphs and compares behaviour before and after. usage() lists the sets of graphs. */
#include "cfg/dispatch.h"
#include "inspect/graph_text.h"
#include "tests/cfg/fixtures.h"
#include "tests/cfg/lanes.h"
#include "tests/cfg/module.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_NESTING = 1000,
    CUT_NESTING = 790, /* from this depth on, subtrees may be split */
    LOW_LIMIT = 6,     /* nesting limit that splits many small graphs */
    LOW_LIMIT_EACH = 16,
    MAX_GRAPH = 400000
};

struct test {
    struct arena arena;
    struct fault fault;
    struct graph_maker maker;
    uint64_t graphs, failures;
    uint64_t validate_every; /* spirv-val checks one result in this many; 0: none */
};

static void report(struct test *test, const struct graph *graph, const struct structured *s, const char *what,
                   const char *problem)
{
    struct text text = text_create(&test->arena);
    struct block_names names = {NULL, NULL};

    printf("%s: %s\n", what, problem);
    if (graph->block_count <= 100) {
        print_graph(&text, graph, names);
        text_string(&text, "---\n");
        if (s)
            print_structured(&text, s, names);
        puts(text_finish(&text));
    }
    if (++test->failures >= 3)
        exit(1);
}

/* Checks each result's size. A reducible graph must get no dispatcher and no new loop. The bound: each block may be
 * split as a header, end a selection, and stand behind a guard that ends a selection; each loop has a continue target,
 * a merge block and a ladder of two tests with their merge blocks; each edge may need a block of its own for phi
 * inputs and selectors. */
static const char *check_size(struct arena *arena, const struct graph *graph, const struct structured *s,
                              bool has_low_limit)
{
    const struct flow *flow = flow_create(arena, graph);
    const struct loop_forest *forest = find_loops(arena, flow);
    uint32_t edges = graph->first[graph->block_count], headers = 0, loops = 0;
    bool *is_header = arena_zeroed(arena, flow->block_count, sizeof *is_header);

    if (s->max_nesting > MAX_NESTING)
        return "nested too deep";
    if (has_low_limit) /* it may be impossible to meet */
        return NULL;
    if (s->block_count > 8 * graph->block_count + 2 * edges + 8)
        return "too many blocks";
    if (forest->any_irreducible || s->max_nesting > CUT_NESTING)
        return NULL;
    for (uint32_t b = 0; b < flow->block_count; b++) {
        for (uint32_t a = flow->first_successor[b]; a < flow->first_successor[b + 1]; a++) {
            if (forest->back[a] && !flow->successors[a].never_taken && !is_header[flow->successors[a].target]) {
                is_header[flow->successors[a].target] = true;
                headers++;
            }
        }
    }
    for (uint32_t b = 0; b < s->block_count; b++) {
        uint32_t latch = s->blocks[b].merge_kind == MERGE_LOOP ? s->blocks[b].continue_block : NO_BLOCK;
        loops += latch != NO_BLOCK && s->immediate_dominators[latch] != NO_BLOCK;
    }
    return s->dispatchers > 0 ? "a dispatcher that nothing asks for" : loops != headers ? "other loops" : NULL;
}

static const char *validate(struct arena *arena, const struct graph *graph, const struct structured *s, uint64_t seed)
{
    struct model model = model_create(arena, graph, seed);
    struct form form = form_create(arena, &model, s, true);
    struct module_options options = {.layout = {4, 100}, .all_blocks = true};

    return validate_module(arena, emit_module(arena, &model, &form, &options));
}

/* `options` or `walk` NULL: defaults, no walk. Returns the result, valid until the next call, or NULL. */
static const struct structured *check_graph(struct test *test, const struct graph *graph,
                                            const struct structurize_options *options, const struct walk_options *walk,
                                            const char *what)
{
    test->graphs++;
    arena_reset(&test->arena);
    if (setjmp(test->fault.unwind)) {
        report(test, graph, NULL, what, test->fault.error.message);
        return NULL;
    }
    uint32_t targets = options ? options->dispatcher_targets : 0;
    struct structured *s = structurize(&test->arena, graph, options);
    const char *problem = check_size(&test->arena, graph, s, options && options->max_nesting);
    if (!problem && walk)
        problem = compare_walks(&test->arena, graph, flow_with_dispatchers(&test->arena, graph, targets), s, walk);
    if (!problem && walk && test->graphs % test->validate_every == 0)
        problem = validate(&test->arena, graph, s, walk->seed);
    if (problem)
        report(test, graph, s, what, problem);
    return s;
}

/* Tests one graph with and without copies, with regions nowhere and everywhere, and with dispatchers of any size and
 * dispatcher trees. */
static void check_all_ways(struct test *test, const struct graph *graph, uint64_t seed, uint32_t lanes, uint32_t visits,
                           const char *what)
{
    struct walk_options walk = {
        .lanes = lanes, .visits = visits, .seed = seed, .values = true, .together = true, .all_blocks = true};
    struct structurize_options all = {.no_duplicates = true};

    check_graph(test, graph, &all, &walk, what);
    all.region_depth = 1;
    all.dispatcher_targets = 2;
    check_graph(test, graph, &all, &walk, what);
    walk.all_blocks = false;
    check_graph(test, graph, NULL, &walk, what);
}

/* Tests one graph with exits that stay in their loops. */
static void check_exits(struct test *test, const struct graph *graph, uint64_t seed, uint32_t lanes, uint32_t visits,
                        const char *what)
{
    struct walk_options walk = {.lanes = lanes,
                                .visits = visits,
                                .seed = seed,
                                .values = true,
                                .together = true,
                                .all_blocks = true,
                                .keeps_exits = true,
                                .no_duplicates = true};
    struct structurize_options options = {
        .keeps_exits = true, .no_duplicates = true, .region_depth = (uint32_t)(seed % 2)};

    check_graph(test, graph, &options, &walk, what);
    options.no_duplicates = walk.no_duplicates = walk.all_blocks = false;
    check_graph(test, graph, &options, &walk, what);
}

/* The same for an enumerated graph, which has no traits of its own. */
static void check_exits_at_random(struct test *test, uint64_t seed, const char *what)
{
    struct random random = {seed};

    for (uint32_t b = 0; b < test->maker.graph.block_count; b++)
        test->maker.traits[b] = random_below(&random, 3) ? BLOCK_CONVERGENT : BLOCK_EMPTY;
    check_exits(test, &test->maker.graph, seed, 4, 30, what);
}

/* Tests one graph with a low nesting limit, so that subtrees are split. */
static void check_low_limit(struct test *test, const struct graph *graph, uint64_t seed, const char *what)
{
    struct walk_options walk = {.lanes = 4, .visits = 60, .seed = seed, .values = true};
    struct structurize_options options = {.max_nesting = LOW_LIMIT,
                                          .dispatcher_targets = 2 + (uint32_t)(seed / LOW_LIMIT_EACH % 3),
                                          .keeps_exits = seed / LOW_LIMIT_EACH % 2 == 0};

    check_graph(test, graph, &options, &walk, what);
}

static void test_small(struct test *test, uint32_t blocks, bool switches, uint64_t step)
{
    uint64_t index = 0, count = 0;
    char what[64];

    for (; enumerate_graph(&test->maker, blocks, switches, index); index += step, count++) {
        snprintf(what, sizeof what, "graph %llu of %u blocks", (unsigned long long)index, blocks);
        check_all_ways(test, &test->maker.graph, index, 4, 30, what);
        check_exits_at_random(test, index, what);
    }
    printf("%llu graphs of %u blocks%s\n", (unsigned long long)count, blocks, switches ? " with switches" : "");
}

static void test_successor_sets(struct test *test, uint32_t blocks, uint64_t step)
{
    uint64_t index = 0, count = 0;
    char what[64];

    for (; enumerate_successor_sets(&test->maker, blocks, index); index += step, count++) {
        snprintf(what, sizeof what, "graph %llu of successor sets", (unsigned long long)index);
        check_all_ways(test, &test->maker.graph, index, 4, 30, what);
        check_exits_at_random(test, index, what);
    }
    printf("%llu graphs of %u blocks by successor sets\n", (unsigned long long)count, blocks);
}

static void test_random(struct test *test, uint64_t first_seed, uint64_t count, uint32_t least, uint32_t most)
{
    char what[64];

    for (uint64_t seed = first_seed; seed < first_seed + count; seed++) {
        struct random random = {seed * 77 + least};
        uint32_t blocks = least + random_below(&random, most - least + 1);
        make_random_graph(&test->maker, &random, blocks, seed % 4 ? FEW_SWITCHES : MANY_SWITCHES);
        snprintf(what, sizeof what, "random graph with seed %llu", (unsigned long long)seed);
        if (blocks <= 64) {
            check_all_ways(test, &test->maker.graph, seed, 8, 60, what);
            check_exits(test, &test->maker.graph, seed, 8, 60, what);
            if (seed % LOW_LIMIT_EACH == 0) /* lanes take long paths through the pieces */
                check_low_limit(test, &test->maker.graph, seed, what);
        } else {
            struct walk_options walk = {.lanes = 4, .visits = 400, .seed = seed, .values = true};
            struct structurize_options options = {.keeps_exits = seed % 2 == 0};
            check_graph(test, &test->maker.graph, &options, &walk, what);
        }
    }
    printf("%llu random graphs of %u to %u blocks from seed %llu\n", (unsigned long long)count, least, most,
           (unsigned long long)first_seed);
}

static void test_families(struct test *test, uint32_t largest)
{
    for (uint32_t family = 0; family < FAMILY_COUNT; family++) {
        bool is_chain = family == FAMILY_IRREDUCIBLE_CHAIN || family == FAMILY_REDUCIBLE_CHAIN;
        for (uint32_t size = 32; size <= (is_chain ? 25 * largest : largest); size *= size < 4096 ? 2 : 5) {
            bool with_values = size <= (family == FAMILY_SWITCH_WEB ? 256 : 20480);
            struct walk_options walk = {.lanes = 2, .visits = 200, .seed = size, .values = with_values};
            make_family(&test->maker, (enum family)family, size);
            test->validate_every = size <= 64 ? 1 : UINT64_MAX;
            check_graph(test, &test->maker.graph, NULL, &walk, family_name((enum family)family));
            struct structurize_options options = {.keeps_exits = true};
            for (uint32_t b = 0; b < test->maker.graph.block_count; b++)
                test->maker.traits[b] |= BLOCK_CONVERGENT;
            check_graph(test, &test->maker.graph, &options, &walk, family_name((enum family)family));
        }
    }
    printf("%d families\n", FAMILY_COUNT);
}

/* The graphs of fixtures: shapes that random graphs seldom have. Edges that are never taken may be taken here. */
static void test_fixtures(struct test *test, const char *path)
{
    struct fixtures fixtures = read_fixtures(path);

    for (volatile size_t n = 0; n < fixtures.count; n++) {
        const char *name = fixtures.data[n].name;
        arena_reset(&test->arena);
        if (setjmp(test->fault.unwind)) {
            printf("%s: %s\n", fixtures.data[n].name, test->fault.error.message);
            test->failures++;
            continue;
        }
        const struct graph *made = &parse_graph(&test->arena, fixtures.data[n].text)->graph;
        graph_maker_clear(&test->maker);
        for (block_id b = 0; b < made->block_count; b++) {
            add_block(&test->maker, (enum terminator)made->terminators[b], made->traits ? made->traits[b] : 0);
            for (edge_id e = made->first[b]; e < made->first[b + 1]; e++)
                add_edge(&test->maker, made->targets[e]);
        }
        finish_graph(&test->maker);
        for (uint64_t seed = 0; seed < 4; seed++) {
            check_all_ways(test, &test->maker.graph, seed, 8, 60, name);
            check_exits(test, &test->maker.graph, seed, 8, 60, name);
        }
    }
    printf("%zu fixtures\n", fixtures.count);
    free_fixtures(&fixtures);
}

static int usage(const char *program)
{
    printf("usage: %s small | three | four [STEP] | five [STEP] | random [SEED COUNT] | large [COUNT] | "
           "families [LARGEST] | fixtures FILE\n"
           "  small    all graphs of up to 3 blocks, up to 2 with switches of three targets\n"
           "  three    all of 3 blocks with switches\n"
           "  four     all of 4 blocks, or every STEPth\n"
           "  five     all of 5 blocks with sets of at most two successors, or every STEPth\n"
           "  random   COUNT graphs of 6 to 60 blocks\n"
           "  large    200 graphs of 1,000 to 20,000 blocks, or COUNT, and one of 100,000\n"
           "  families graphs that grow to 4,096 blocks, or to LARGEST\n"
           "  fixtures the graphs of a file of fixtures\n",
           program);
    return 2;
}

int main(int argc, char **argv)
{
    static struct test test;
    const char *set = argc > 1 ? argv[1] : "";
    uint64_t first = argc > 2 ? strtoull(argv[2], NULL, 0) : 0, second = argc > 3 ? strtoull(argv[3], NULL, 0) : 0;

    fault_clear(&test.fault);
    arena_init(&test.arena, NULL, &test.fault, SIZE_MAX);
    graph_maker_init(&test.maker, MAX_GRAPH, 2 * MAX_GRAPH);
    test.validate_every = 1;
    if (!strcmp(set, "small")) {
        for (uint32_t blocks = 1; blocks <= 3; blocks++)
            test_small(&test, blocks, false, 1);
        test_small(&test, 1, true, 1);
        test_small(&test, 2, true, 1);
    } else if (!strcmp(set, "three")) {
        test.validate_every = 311;
        test_small(&test, 3, true, 1);
    } else if (!strcmp(set, "four")) {
        test.validate_every = 101;
        test_small(&test, 4, false, first ? first : 1);
    } else if (!strcmp(set, "five")) {
        test.validate_every = 101;
        test_successor_sets(&test, 5, first ? first : 1);
    } else if (!strcmp(set, "random")) {
        test.validate_every = 101;
        test_random(&test, first ? first : 1, second ? second : 100000, 6, 60);
    } else if (!strcmp(set, "large")) {
        test.validate_every = 40;
        test_random(&test, 1, first ? first : 200, 1000, 20000);
        test.validate_every = UINT64_MAX;
        test_random(&test, 1, 1, 100000, 100000);
    } else if (!strcmp(set, "families")) {
        test_families(&test, first ? (uint32_t)first : 4096);
    } else if (!strcmp(set, "fixtures") && argc > 2) {
        test_fixtures(&test, argv[2]);
    } else {
        return usage(argv[0]);
    }
    printf("%llu runs, %llu failures\n", (unsigned long long)test.graphs, (unsigned long long)test.failures);
    graph_maker_free(&test.maker);
    arena_free(&test.arena);
    return test.failures > 0;
}
