/* Runs shaders with random inputs on a Vulkan device and on the executor, and compares their results. */
#include "runner/common/children.h"
#include "compare_shaders/differential.h"
#include "runner/execute/directives.h"
#include "run_shaders/options.h"

#include "tests/common/repeat.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct settings {
    struct run_options run;
    struct differential test;
    const char *stage; /* name of the only stage to test; NULL: all */
    bool in_pairs;     /* each shader with each pair of features that changes its words */
};

/* Totals of one stage. */
struct totals {
    unsigned shaders, failed, skipped;
    unsigned device_skipped;   /* those of `skipped` whose reason is the device */
    unsigned executor_skipped; /* those whose reason is an `executor-lacks` line */
    unsigned long runs;
    unsigned long compared, undetermined;
};

static void differential_body(const void *argument)
{
    test_differential(argument);
}

/* ---- Stages ------------------------------------------------------------------------------------------------------ */

/* Stage of the module; DXS_STAGE_NODE + 1: the module cannot be parsed. */
static unsigned stage_of(const char *path)
{
    size_t size;
    char *bytes = read_file(path, &size);
    dxs_module *module = dxs_module_create(NULL);
    unsigned stage = DXS_STAGE_NODE + 1;

    if (module && dxs_module_parse(module, bytes, size, NULL) == DXS_RESULT_OK)
        stage = (unsigned)dxs_module_describe(module)->stage;
    dxs_module_destroy(module);
    free(bytes);
    return stage;
}

/* Inputs are made for compute, vertex and pixel shaders. Other stages need the .run file of a pipeline, which is bound
 * by the default layout. */
static bool is_compared(const struct settings *s, unsigned stage, const char *path)
{
    bool is_of_pipeline = stage == DXS_STAGE_GEOMETRY || stage == DXS_STAGE_HULL || stage == DXS_STAGE_DOMAIN ||
                          stage == DXS_STAGE_MESH || stage == DXS_STAGE_AMPLIFICATION;

    if (stage != DXS_STAGE_COMPUTE && stage != DXS_STAGE_VERTEX && stage != DXS_STAGE_PIXEL &&
        !(is_of_pipeline && s->test.binding.generated == BIND_BY_DEFAULT &&
          access(with_suffix(path, ".dxil", ".run"), R_OK) == 0))
        return false;
    return !s->stage || strcmp(s->stage, dxs_stage_name((enum dxs_stage)stage)) == 0;
}

/* ---- Tests ------------------------------------------------------------------------------------------------------- */

struct suite {
    const struct settings *settings;
    struct differential *tests;
    unsigned *stages; /* by test */
    size_t count;
    struct totals totals[DXS_STAGE_NODE + 1];
};

static void note_ending(void *user, size_t number, struct ending ending)
{
    struct suite *suite = user;
    const struct differential *test = &suite->tests[number];
    struct totals *totals = &suite->totals[suite->stages[number]];
    unsigned runs;
    unsigned long compared, undetermined;

    if (ending.outcome != OUTCOME_PASSED || suite->settings->run.verbose)
        print_ending(test->name, &ending);
    if (ending.outcome == OUTCOME_FAILED)
        repeat_print(test->dxil_path);
    if (ending.outcome == OUTCOME_FAILED && suite->settings->in_pairs)
        printf("    with features %" PRIx64 " of execute/optional_features.c\n", test->features & UINT32_MAX);
    if (test->module_path && ending.outcome != OUTCOME_FAILED)
        remove(test->module_path);
    totals->shaders++;
    totals->failed += ending.outcome == OUTCOME_FAILED;
    totals->skipped += ending.outcome == OUTCOME_SKIPPED;
    totals->device_skipped += ending.outcome == OUTCOME_SKIPPED && strstr(ending.text, "the device ");
    totals->executor_skipped += ending.outcome == OUTCOME_SKIPPED && strstr(ending.text, "the executor lacks ");
    if (ending.outcome == OUTCOME_PASSED &&
        sscanf(ending.text, "%*s runs %u compared %lu undetermined %lu", &runs, &compared, &undetermined) == 3) {
        totals->runs += runs;
        totals->compared += compared;
        totals->undetermined += undetermined;
    }
    free(ending.text);
}

/* Whether the source expects a refusal. Such shaders have no results. */
static bool is_refused(const char *path)
{
    struct directives said = read_directives(path);

    if (said.refused[0])
        printf("refused %s: %s\n", test_name(path, ".dxil"), said.refused);
    return said.refused[0] != 0;
}

static void choose_tests(struct suite *suite, const struct paths *paths)
{
    suite->tests = allocate(paths->count, sizeof *suite->tests);
    suite->stages = allocate(paths->count, sizeof *suite->stages);
    for (size_t i = 0; i < paths->count; i++) {
        unsigned stage = stage_of(paths->items[i]);
        if (!is_compared(suite->settings, stage, paths->items[i]) || is_refused(paths->items[i]))
            continue;
        struct differential *test = &suite->tests[suite->count];
        *test = suite->settings->test;
        test->dxil_path = paths->items[i];
        test->name = test_name(paths->items[i], ".dxil");
        test->module_path = kept_module_path(suite->settings->run.keep, test->name);
        suite->stages[suite->count++] = stage;
    }
}

static void run_all(struct suite *suite, void (*body)(const void *),
                    void (*ended)(void *user, size_t number, struct ending ending), void *user)
{
    struct child *children = allocate(suite->count + 1, sizeof *children);

    for (size_t i = 0; i < suite->count; i++)
        children[i] =
            (struct child){body, &suite->tests[i], (unsigned)suite->settings->run.timeout, suite->tests[i].name};
    run_children(children, suite->count, (unsigned)suite->settings->run.jobs, MOST_TOGETHER, ended, user);
    free(children);
}

static void pairs_body(const void *argument)
{
    print_feature_pairs(argument);
}

/* Each shader once for each of its pairs. */
struct pairs {
    struct suite *suite;
    struct differential *tests;
    unsigned *stages;
    size_t count;
};

static void note_pairs(void *user, size_t number, struct ending ending)
{
    struct pairs *pairs = user;
    const char *text = ending.text;

    if (ending.outcome == OUTCOME_FAILED) {
        note_ending(pairs->suite, number, ending);
        return;
    }
    for (char *next; ending.outcome == OUTCOME_PASSED; text = next) {
        uint64_t choice = strtoull(text, &next, 16);
        if (next == text)
            break;
        pairs->tests = reallocate(pairs->tests, pairs->count + 1, sizeof *pairs->tests);
        pairs->stages = reallocate(pairs->stages, pairs->count + 1, sizeof *pairs->stages);
        pairs->tests[pairs->count] = pairs->suite->tests[number];
        pairs->tests[pairs->count].features = choice;
        pairs->stages[pairs->count++] = pairs->suite->stages[number];
    }
    free(ending.text);
}

static void run_tests(struct suite *suite, const struct paths *paths)
{
    struct pairs pairs = {.suite = suite};

    choose_tests(suite, paths);
    if (suite->settings->in_pairs) {
        run_all(suite, pairs_body, note_pairs, &pairs);
        printf("%zu shaders, %zu pairs of features that change one\n", suite->count, pairs.count);
        suite->tests = pairs.tests;
        suite->stages = pairs.stages;
        suite->count = pairs.count;
    }
    run_all(suite, differential_body, note_ending, suite);
}

/* Not more than one in `most` may be left out of a stage, unless they are few. */
static bool is_within(const struct totals *t, unsigned stage, unsigned left_out, unsigned most, const char *besides)
{
    enum {
        FEW = 2
    };
    bool is_within = left_out <= FEW || left_out * most <= t->shaders;

    if (!is_within)
        printf("more than one in %u %s shaders are skipped, besides those for what the device lacks%s\n", most,
               dxs_stage_name((enum dxs_stage)stage), besides);
    return is_within;
}

static bool print_totals(unsigned stage, const struct totals *t)
{
    unsigned left_out = t->skipped - t->device_skipped;

    if (t->shaders == 0)
        return true;
    printf("%s: %u shaders, %u agree in %lu runs, %u failed, %u skipped (%u for what the device lacks or does wrong, "
           "%u for what the executor lacks); %lu values compared, %lu not determined\n",
           dxs_stage_name((enum dxs_stage)stage), t->shaders, t->shaders - t->failed - t->skipped, t->runs, t->failed,
           t->skipped, t->device_skipped, t->executor_skipped, t->compared, t->undetermined);
    bool is_within_ten = is_within(t, stage, left_out - t->executor_skipped, 10, " or the executor lacks");
    return is_within(t, stage, left_out, 3, "") && is_within_ten && t->failed == 0;
}

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static const char usage[] =
    "usage: compare-shaders [OPTION...] FILE.dxil | FOLDER ...\n" RUN_OPTIONS_USAGE
    "  --runs N            of each shader, with different inputs (3)\n"
    "  --seed N            of the first run (0)\n"
    "  --features N        tell the library of some of the device's features, other ones for each shader and N\n"
    "  --features pairs    of all but each one and each two of the usual ones, where that changes the shader's words\n"
    "  --stage NAME        shaders of this stage only: compute, vertex, geometry, ...\n"
    "  --skip FILE         shaders that are not compared: lines of TOPIC/NAME, part of a driver's names or *, reason\n"
    "  --wrong FAULT       the device samples wrongly: higher-levels, lower-levels, weights or unstable; to see that "
    "it "
    "is\n"
    "                      found\n"
    "Exit code: 0 all agree, and of a stage at most one in ten is skipped for other reasons than that the device or\n"
    "the executor lacks something, and at most one in three for other reasons than the device; 1 not so; 2 wrong "
    "use.\n";

static enum taken parse_own_option(void *user, const char *option, const char *value)
{
    struct settings *s = user;

    if (!value)
        return TAKEN_NOT;
    if (strcmp(option, "--runs") == 0)
        return take_number(value, &s->test.runs);
    if (strcmp(option, "--seed") == 0)
        return take_number(value, &s->test.first_seed);
    if (strcmp(option, "--features") == 0 && strcmp(value, "pairs") == 0) {
        s->in_pairs = true;
        return TAKEN_WITH_VALUE;
    }
    if (strcmp(option, "--features") == 0)
        return take_number(value, &s->test.features);
    if (strcmp(option, "--wrong") == 0)
        return choose_falsehood(value, &s->test.falsehood) ? TAKEN_WITH_VALUE : TAKEN_NOT;
    if (strcmp(option, "--stage") == 0)
        s->stage = value;
    else if (strcmp(option, "--skip") == 0)
        s->test.skips = value;
    else
        return TAKEN_NOT;
    return TAKEN_WITH_VALUE;
}

int main(int argument_count, char **arguments)
{
    enum {
        WRONG_USE = 2
    };
    struct settings settings = {.test = {.runs = 3}};
    struct suite suite = {.settings = &settings};
    char **files = argument_count > 0 ? parse_options(arguments + 1, &settings.run, parse_own_option, &settings) : NULL;
    bool all_agree = true;

    if (!files) {
        fputs(usage, stderr);
        return WRONG_USE;
    }
    settings.test.device = settings.run.device;
    settings.test.binding = settings.run.binding;
    repeat_remember(arguments, files);
    bool has_device = show_device(&settings.run);
    puts("");
    if (!has_device)
        return 1;
    make_folder(settings.run.keep);
    struct paths paths = find_files(files, ".dxil");
    run_tests(&suite, &paths);
    for (unsigned stage = 0; stage <= DXS_STAGE_NODE; stage++)
        all_agree &= print_totals(stage, &suite.totals[stage]);
    return !all_agree;
}
