/* Runs shaders with random inputs on a Vulkan device and on the executor, and compares what they leave behind. */
#include "children.h"
#include "device.h"
#include "differential.h"
#include "golden/directives.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct settings {
    struct differential test;
    const char *keep;
    const char *stage; /* by name; NULL: all three */
    unsigned timeout;  /* seconds */
    unsigned jobs;
    bool verbose;
};

/* By stage. */
struct totals {
    unsigned shaders, failed, skipped, device_skipped; /* device_skipped: of those skipped, for what the device is */
    unsigned long runs;
    unsigned long compared, undetermined;
};

static void differential_body(const void *argument)
{
    test_differential(argument);
}

static void device_body(const void *argument)
{
    struct device d;

    open_device(&d, argument);
    print_device(&d);
    test_passes();
}

/* ---- Stages ------------------------------------------------------------------------------------------------------ */

/* DXS_STAGE_NODE + 1 if the module is none of one stage. */
static unsigned stage_of(const char *path)
{
    size_t size;
    char *bytes = read_file(path, &size);
    dxs_module *module = dxs_module_create(NULL);
    unsigned stage = DXS_STAGE_NODE + 1;

    if (module && dxs_module_parse(module, bytes, size, NULL) == DXS_OK)
        stage = (unsigned)dxs_module_get_info(module).stage;
    dxs_module_destroy(module);
    free(bytes);
    return stage;
}

static bool is_compared(const struct settings *s, unsigned stage)
{
    if (stage != DXS_STAGE_COMPUTE && stage != DXS_STAGE_VERTEX && stage != DXS_STAGE_PIXEL)
        return false;
    return !s->stage || strcmp(s->stage, dxs_stage_name((enum dxs_stage)stage)) == 0;
}

/* ---- Tests ------------------------------------------------------------------------------------------------------- */

struct suite {
    const struct settings *settings;
    struct differential *tests;
    unsigned *stages; /* of each test */
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

    if (ending.outcome != OUTCOME_PASSED || suite->settings->verbose)
        print_ending(test->name, &ending);
    if (test->module_path && ending.outcome != OUTCOME_FAILED)
        remove(test->module_path);
    totals->shaders++;
    totals->failed += ending.outcome == OUTCOME_FAILED;
    totals->skipped += ending.outcome == OUTCOME_SKIPPED;
    totals->device_skipped += ending.outcome == OUTCOME_SKIPPED && strstr(ending.text, "the device ");
    if (ending.outcome == OUTCOME_PASSED &&
        sscanf(ending.text, "%*s runs %u compared %lu undetermined %lu", &runs, &compared, &undetermined) == 3) {
        totals->runs += runs;
        totals->compared += compared;
        totals->undetermined += undetermined;
    }
    free(ending.text);
}

/* Shaders that are there to be refused have no results. */
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
        if (!is_compared(suite->settings, stage) || is_refused(paths->items[i]))
            continue;
        struct differential *test = &suite->tests[suite->count];
        *test = suite->settings->test;
        test->dxil_path = paths->items[i];
        test->name = test_name(paths->items[i], ".dxil");
        test->module_path = kept_module_path(suite->settings->keep, test->name);
        suite->stages[suite->count++] = stage;
    }
}

static void run_tests(struct suite *suite, const struct paths *paths)
{
    struct child *children = allocate(paths->count, sizeof *children);

    choose_tests(suite, paths);
    for (size_t i = 0; i < suite->count; i++)
        children[i] =
            (struct child){differential_body, &suite->tests[i], suite->settings->timeout, suite->tests[i].name};
    run_children(children, suite->count, suite->settings->jobs, note_ending, suite);
    free(children);
}

static bool print_totals(unsigned stage, const struct totals *t)
{
    unsigned ours = t->skipped - t->device_skipped;

    if (t->shaders == 0)
        return true;
    printf("%s: %u shaders, %u agree in %lu runs, %u failed, %u skipped (%u for what the device lacks or does wrong); "
           "%lu values "
           "compared, %lu not determined\n",
           dxs_stage_name((enum dxs_stage)stage), t->shaders, t->shaders - t->failed - t->skipped, t->runs, t->failed,
           t->skipped, t->device_skipped, t->compared, t->undetermined);
    if (t->shaders >= 10 && ours * 10 > t->shaders)
        printf("more than one in ten %s shaders are skipped\n", dxs_stage_name((enum dxs_stage)stage));
    return t->failed == 0 && (t->shaders < 10 || ours * 10 <= t->shaders);
}

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static const char usage[] =
    "usage: compare-shaders [OPTION...] FILE.dxil | FOLDER ...\n"
    "  -v, --verbose       a line for shaders that agree, too\n"
    "  --runs N            of each shader, with different inputs (3)\n"
    "  --seed N            of the first run (0)\n"
    "  --stage NAME        compute, vertex or pixel shaders only\n"
    "  --skip FILE         shaders that are not compared: lines of TOPIC/NAME, part of a driver's names or *, reason\n"
    "  --tables, --roots   bind shaders by the root signature that their source asks for, or by one that is made for\n"
    "                      them: all in tables, or buffers as root descriptors\n"
    "  --policy OPTIONS    options of dxil-spirv for those\n"
    "  --wrong FAULT       the device samples wrongly: higher-levels, lower-levels or weights; to see that it is "
    "found\n"
    "  --device NAME       the first device whose name contains NAME\n"
    "  --keep FOLDER       leave the SPIR-V of failing shaders there\n"
    "  --timeout SECONDS   for each shader (60)\n"
    "  --jobs N            so many shaders at once (1)\n"
    "Exit code: 0 all agree and at most one in ten of a stage is skipped, not counting what the device lacks; 1 not "
    "so;\n"
    "2 wrong use.\n";

/* Returns where the files start among the arguments, or NULL. */
static char **parse_arguments(char **arguments, struct settings *s)
{
    *s = (struct settings){.timeout = 60, .jobs = 1, .test = {.runs = 3}};
    for (; *arguments && (*arguments)[0] == '-'; arguments++) {
        const char *option = *arguments;
        if (strcmp(option, "-v") == 0 || strcmp(option, "--verbose") == 0)
            s->verbose = true;
        else if (strcmp(option, "--tables") == 0)
            s->test.binding.generated = BIND_BY_TABLES;
        else if (strcmp(option, "--roots") == 0)
            s->test.binding.generated = BIND_BY_ROOTS;
        else if (!arguments[1])
            return NULL;
        else if (strcmp(option, "--runs") == 0)
            s->test.runs = (unsigned)strtoul(*++arguments, NULL, 10);
        else if (strcmp(option, "--seed") == 0)
            s->test.first_seed = strtoull(*++arguments, NULL, 10);
        else if (strcmp(option, "--stage") == 0)
            s->stage = *++arguments;
        else if (strcmp(option, "--skip") == 0)
            s->test.skips = *++arguments;
        else if (strcmp(option, "--policy") == 0)
            s->test.binding.policy = *++arguments;
        else if (strcmp(option, "--wrong") == 0 && choose_falsehood(arguments[1], &s->test.falsehood))
            arguments++;
        else if (strcmp(option, "--device") == 0)
            s->test.device = *++arguments;
        else if (strcmp(option, "--keep") == 0)
            s->keep = *++arguments;
        else if (strcmp(option, "--timeout") == 0)
            s->timeout = (unsigned)strtoul(*++arguments, NULL, 10);
        else if (strcmp(option, "--jobs") == 0)
            s->jobs = parse_jobs(*++arguments);
        else
            return NULL;
    }
    return *arguments ? arguments : NULL;
}

int main(int argument_count, char **arguments)
{
    enum {
        WRONG_USE = 2
    };
    struct settings settings;
    struct suite suite = {.settings = &settings};
    char **files = argument_count > 0 ? parse_arguments(arguments + 1, &settings) : NULL;
    bool all_agree = true;

    if (!files) {
        fputs(usage, stderr);
        return WRONG_USE;
    }
    struct ending ending =
        run_child(&(struct child){device_body, settings.test.device, settings.timeout, "the device"});
    if (ending.outcome != OUTCOME_PASSED) {
        printf("no device: %s\n", ending.text);
        return 1;
    }
    printf("%s\n", ending.text);
    make_folder(settings.keep);
    struct paths paths = find_files(files, ".dxil");
    run_tests(&suite, &paths);
    for (unsigned stage = 0; stage <= DXS_STAGE_NODE; stage++)
        all_agree &= print_totals(stage, &suite.totals[stage]);
    return !all_agree;
}
