/* Runs compute, vertex and pixel shaders on the CPU executor and compares their results with the expectations. Each
 * shader runs in its own process, so that a crash fails only that shader. */
#include "runner/common/children.h"
#include "runner/common/report.h"
#include "run_shader.h"

#include "tests/common/repeat.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SECONDS_EACH = 60,
    WRONG_USE = 2
};

static void shader_body(const void *test)
{
    test_shader(test);
}

struct totals {
    const struct test *tests;
    unsigned outcomes[OUTCOME_SKIPPED + 1];
};

static void note_ending(void *user, size_t number, struct ending ending)
{
    struct totals *totals = user;
    const struct test *test = &totals->tests[number];

    totals->outcomes[ending.outcome]++;
    if (ending.outcome != OUTCOME_PASSED)
        print_ending(test->name, &ending);
    if (ending.outcome == OUTCOME_FAILED)
        repeat_print(test->run_path);
    free(ending.text);
}

static struct totals run_all(const struct paths *paths, const struct test *options)
{
    struct test *tests = allocate(paths->count, sizeof *tests);
    struct child *children = allocate(paths->count, sizeof *children);
    struct totals totals = {.tests = tests};

    for (size_t n = 0; n < paths->count; n++) {
        tests[n] = *options;
        tests[n].run_path = paths->items[n];
        tests[n].name = test_name(paths->items[n], ".run");
        children[n] = (struct child){shader_body, &tests[n], SECONDS_EACH, tests[n].name};
    }
    run_children(children, paths->count, 1, MOST_TOGETHER, note_ending, &totals);
    free(children);
    free(tests);
    return totals;
}

int main(int argument_count, char **arguments)
{
    struct test test = {.wave_size = 32};
    int at = 1;

    for (; at < argument_count && arguments[at][0] == '-'; at++) {
        if (strcmp(arguments[at], "--reversed") == 0)
            test.reversed = true;
        else if (strcmp(arguments[at], "--row-by-row") == 0)
            test.linear_lane_order = true;
        else if (strcmp(arguments[at], "--undefined") == 0)
            test.undefined_bits = UINT64_C(0x5A5A5A5A5A5A5A5A);
        else if (at + 1 < argument_count && strcmp(arguments[at], "--wave-size") == 0)
            test.wave_size = (uint32_t)strtoul(arguments[++at], NULL, 10);
        else if (at + 1 < argument_count && strcmp(arguments[at], "--seed") == 0)
            test.seed = strtoull(arguments[++at], NULL, 10);
        else if (at + 1 < argument_count && strcmp(arguments[at], "--against") == 0)
            test.against = arguments[++at];
        else if (at + 1 < argument_count && strcmp(arguments[at], "--differences") == 0)
            test.differences = arguments[++at];
        else
            at = argument_count;
    }
    if (at >= argument_count) {
        fputs("usage: exec-run-shaders [--wave-size N] [--reversed] [--row-by-row] [--undefined] [--seed N]\n"
              "                        [--against FOLDER] [--differences FILE] FILE.run | FOLDER ...\n",
              stderr);
        return WRONG_USE;
    }
    repeat_remember(arguments, arguments + at);
    struct paths paths = find_files(arguments + at, ".run");
    struct totals totals = run_all(&paths, &test);
    const unsigned *outcomes = totals.outcomes;
    printf("%u passed, %u failed, %u skipped\n", outcomes[OUTCOME_PASSED], outcomes[OUTCOME_FAILED],
           outcomes[OUTCOME_SKIPPED]);
    return outcomes[OUTCOME_FAILED] > 0 || outcomes[OUTCOME_PASSED] == 0;
}
