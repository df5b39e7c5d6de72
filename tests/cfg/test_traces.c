/* Runs structured graphs on a Vulkan device. Every lane writes which blocks it visits, the values it sees there, and
 * which lanes are there with it. The test compares this with a walk of the graph. */
#include "cfg/dispatch.h"
#include "inspect/graph_text.h"
#include "runner/common/report.h"
#include "tests/cfg/device_lanes.h"
#include "tests/cfg/lanes.h"
#include "tests/cfg/module.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    SKIPPED = 77,     /* exit code */
    GRAPHS_EACH = 20, /* per process, because drivers may crash or hang */
    SECONDS_EACH = 120,
    LEAST_BLOCKS = 4,
    MAX_BLOCKS = 24,
    VISITS = 30,
    MAX_STEPS = VISITS + MAX_BLOCKS
};

/* Memory shared with the processes that run the graphs. */
struct totals {
    uint64_t graphs, runs, visits, companies, failures;
};

struct test {
    const char *device_name;
    uint64_t first_seed, count;
    struct totals *totals;
    struct device device;
    struct device_lanes lanes;
    struct arena arena;
    struct fault fault;
    struct graph_maker maker;
};

/* ---- One graph --------------------------------------------------------------------------------------------------- */

static void report(struct test *test, const struct structured *s, uint64_t seed, const char *problem)
{
    struct text text = text_create(&test->arena);
    struct block_names names = {NULL, NULL};

    print_graph(&text, &test->maker.graph, names);
    text_string(&text, "---\n");
    print_structured(&text, s, names);
    printf("graph with seed %llu: %s\n%s", (unsigned long long)seed, problem, text_finish(&text));
    printf("    repeat: test_cfg_traces %llu 1\n", (unsigned long long)seed);
    test->totals->failures++;
}

static void write_decisions(struct test *test, struct trace_layout layout, const struct journey *journeys)
{
    memset(test->lanes.mapped, 0, test->lanes.word_count * sizeof(uint32_t));
    for (uint32_t lane = 0; lane < layout.lanes; lane++)
        for (uint32_t i = 0; i < journeys[lane].count; i++)
            test->lanes.mapped[decision_offset(layout, lane) + i] = journeys[lane].steps[i].decision;
}

/* Returns NULL if all lanes behaved as expected. */
static const char *compare_records(struct test *test, struct trace_layout layout, const struct journey *journeys)
{
    struct text text = text_create(&test->arena);

    for (uint32_t lane = 0; lane < layout.lanes; lane++) {
        for (uint32_t i = 0; i < journeys[lane].count; i++) {
            const struct step *step = &journeys[lane].steps[i];
            struct record record = record_of(test->lanes.mapped[record_offset(layout, lane) + i]);
            if (record.block != step->block)
                text_format(&text, "lane %u, step %u: block %u, not %u", lane, i, record.block, step->block);
            else if (record.values != hash_of_values(step->seen))
                text_format(&text, "lane %u, step %u: other values in block %u", lane, i, step->block);
            else if (record.lanes != step->together)
                text_format(&text, "lane %u, step %u: lanes %x run block %u together, not %x", lane, i, record.lanes,
                            step->block, step->together);
            else
                continue;
            return text_finish(&text);
        }
        test->totals->visits += journeys[lane].count;
        for (uint32_t i = 0; i < journeys[lane].count; i++)
            test->totals->companies += journeys[lane].steps[i].together != 0;
    }
    return NULL;
}

static void run_graph(struct test *test, uint64_t seed, bool all_blocks)
{
    const struct graph *graph = &test->maker.graph;
    struct structurize_options options = {.no_duplicates = all_blocks, .keeps_exits = seed % 2 == 0};
    struct walk_options walk = {.lanes = test->device.properties11.subgroupSize,
                                .visits = VISITS,
                                .seed = seed,
                                .values = true,
                                .together = true,
                                .all_blocks = all_blocks,
                                .homeward = true,
                                .keeps_exits = options.keeps_exits,
                                .no_duplicates = options.no_duplicates};

    if (walk.lanes > MAX_LANES)
        walk.lanes = MAX_LANES;
    struct flow *flow = flow_with_dispatchers(&test->arena, graph, 0);
    struct model model = model_create(&test->arena, graph, seed);
    struct journey *journeys = find_journeys(&test->arena, &model, flow, &walk);
    struct structured *s = structurize(&test->arena, graph, &options);
    struct form form = form_create(&test->arena, &model, s, true);
    struct module_options module = {.layout = {walk.lanes, most_steps(graph, &walk)},
                                    .all_blocks = all_blocks,
                                    .reconverges = device_has(&test->device, "maximal-reconvergence")};
    write_decisions(test, module.layout, journeys);
    device_lanes_run(&test->lanes, emit_module(&test->arena, &model, &form, &module));
    test->totals->runs++;
    const char *problem = compare_records(test, module.layout, journeys);
    if (problem)
        report(test, s, seed, problem);
}

/* ---- All of them ------------------------------------------------------------------------------------------------- */

static void run_seed(struct test *test, uint64_t seed)
{
    struct random random = {seed};
    uint32_t blocks = LEAST_BLOCKS + random_below(&random, MAX_BLOCKS - LEAST_BLOCKS + 1);

    arena_reset(&test->arena);
    do {
        make_random_graph(&test->maker, &random, blocks, seed % 2 ? FEW_SWITCHES : MANY_SWITCHES);
    } while (!reaches_return(&test->arena, &test->maker.graph));
    test->totals->graphs++;
    run_graph(test, seed, true);
    run_graph(test, seed, false);
}

static _Noreturn void run_seeds(struct test *test, uint64_t first, uint64_t end)
{
    struct trace_layout layout = {MAX_LANES, MAX_STEPS};

    open_device(&test->device, test->device_name);
    if (!device_has(&test->device, "subgroup-ballot"))
        test_skips("the device lacks subgroup-ballot\n");
    device_lanes_create(&test->lanes, &test->device, record_offset(layout, MAX_LANES));
    fault_clear(&test->fault);
    arena_init(&test->arena, NULL, &test->fault, SIZE_MAX);
    graph_maker_init(&test->maker, MAX_BLOCKS, 8 * MAX_BLOCKS);
    if (setjmp(test->fault.unwind))
        test_fails("%s\n", test->fault.error.message);
    for (uint64_t seed = first; seed < end; seed++)
        run_seed(test, seed);
    test_passes();
}

static int run_process(struct test *test, uint64_t first, uint64_t end)
{
    struct totals before = *test->totals;
    int status = 0;

    fflush(stdout);
    for (int attempt = 0; attempt < 2; attempt++) { /* drivers may crash at random under load */
        *test->totals = before;
        pid_t child = fork();
        if (child < 0)
            test_fails("fork: %s\n", strerror(errno));
        if (child == 0) {
            alarm(SECONDS_EACH);
            run_seeds(test, first, end);
        }
        while (waitpid(child, &status, 0) < 0 && errno == EINTR)
            continue;
        if (WIFEXITED(status))
            return WEXITSTATUS(status);
        printf("graphs from seed %llu: the driver ends with %s\n", (unsigned long long)first,
               strsignal(WTERMSIG(status)));
    }
    return OUTCOME_FAILED;
}

static int usage(const char *program)
{
    printf("usage: %s [--device NAME] [SEED [COUNT]]\n"
           "Runs COUNT random graphs (200), from seed SEED (1) on, on the first device whose name contains NAME.\n",
           program);
    return 2;
}

int main(int argc, char **argv)
{
    static struct test test = {.first_seed = 1, .count = 200};
    int outcome = OUTCOME_PASSED;

    argv++;
    if (argc > 2 && strcmp(*argv, "--device") == 0) {
        test.device_name = argv[1];
        argv += 2;
    }
    if (*argv && ((test.first_seed = strtoull(*argv++, NULL, 0)) == 0 ||
                  (*argv && (test.count = strtoull(*argv++, NULL, 0)) == 0) || *argv))
        return usage("test_cfg_traces");
    test.totals = mmap(NULL, sizeof *test.totals, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (test.totals == MAP_FAILED)
        test_fails("mmap: %s\n", strerror(errno));
    for (uint64_t done = 0; done < test.count && outcome == OUTCOME_PASSED; done += GRAPHS_EACH) {
        uint64_t first = test.first_seed + done, left = test.count - done;
        outcome = run_process(&test, first, first + (left < GRAPHS_EACH ? left : GRAPHS_EACH));
    }
    printf(
        "%llu graphs from seed %llu in %llu runs, %llu visits, the company compared in %llu of them, %llu failures\n",
        (unsigned long long)test.totals->graphs, (unsigned long long)test.first_seed,
        (unsigned long long)test.totals->runs, (unsigned long long)test.totals->visits,
        (unsigned long long)test.totals->companies, (unsigned long long)test.totals->failures);
    if (outcome == OUTCOME_SKIPPED)
        return SKIPPED;
    return outcome != OUTCOME_PASSED || test.totals->failures > 0;
}
