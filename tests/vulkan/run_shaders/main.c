/* Runs the shaders of .run files on a Vulkan device and compares their results with the expectations. */
#include "device/children.h"
#include "run_shaders/one_shader.h"
#include "run_files/options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct settings {
    struct run_options run;
    enum options_kind options;
    bool hostile;
};

static void shader_body(const void *argument)
{
    test_shader(argument);
}

/* ---- Tests ------------------------------------------------------------------------------------------------------- */

struct suite {
    const struct settings *settings;
    struct test *tests;
    unsigned totals[OUTCOME_SKIPPED + 1];
};

static void note_ending(void *user, size_t number, struct ending ending)
{
    struct suite *suite = user;
    const struct test *test = &suite->tests[number];

    if (ending.outcome != OUTCOME_PASSED || suite->settings->run.verbose)
        print_ending(test->name, &ending);
    if (test->module_path && ending.outcome != OUTCOME_FAILED)
        remove(test->module_path);
    suite->totals[ending.outcome]++;
    free(ending.text);
}

static void run_tests(struct suite *suite, const struct paths *paths)
{
    const struct settings *s = suite->settings;
    struct child *children = allocate(paths->count, sizeof *children);

    suite->tests = allocate(paths->count, sizeof *suite->tests);
    for (size_t i = 0; i < paths->count; i++) {
        struct test *test = &suite->tests[i];
        *test = (struct test){.run_path = paths->items[i],
                              .name = test_name(paths->items[i], ".run"),
                              .device = s->run.device,
                              .options = s->options,
                              .hostile = s->hostile,
                              .binding = s->run.binding};
        test->module_path = kept_module_path(s->run.keep, test->name);
        children[i] = (struct child){shader_body, test, (unsigned)s->run.timeout, test->name};
    }
    run_children(children, paths->count, (unsigned)s->run.jobs, note_ending, suite);
    free(children);
}

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static const char usage[] = "usage: run-shaders [OPTION...] FILE.run | FOLDER ...\n" RUN_OPTIONS_USAGE
                            "  --baseline          translate for Vulkan 1.1 without options, whatever the device has\n"
                            "  --no-guarantees     without --exact and its parts, though the source asks for them\n"
                            "  --hostile           what SPIR-V leaves open becomes what Direct3D does not mean\n"
                            "Exit code: 0 all passed or skipped, 1 some failed, 2 wrong use.\n";

static enum taken parse_own_option(void *user, const char *option, const char *value)
{
    struct settings *s = user;

    (void)value;
    if (strcmp(option, "--baseline") == 0)
        s->options = OPTIONS_BASELINE;
    else if (strcmp(option, "--no-guarantees") == 0)
        s->options = OPTIONS_NO_GUARANTEES;
    else if (strcmp(option, "--hostile") == 0)
        s->hostile = true;
    else
        return TAKEN_NOT;
    return TAKEN_ALONE;
}

int main(int argument_count, char **arguments)
{
    enum {
        WRONG_USE = 2
    };
    struct settings settings = {0};
    struct suite suite = {.settings = &settings};
    char **files = argument_count > 0 ? parse_options(arguments + 1, &settings.run, parse_own_option, &settings) : NULL;

    if (!files) {
        fputs(usage, stderr);
        return WRONG_USE;
    }
    bool has_device = show_device(&settings.run);
    puts(has_device && settings.options == OPTIONS_BASELINE ? "; options of the baseline" : "");
    if (!has_device)
        return 1;
    make_folder(settings.run.keep);
    struct paths paths = find_files(files, ".run");
    run_tests(&suite, &paths);
    const unsigned *totals = suite.totals;
    printf("%u passed, %u failed, %u skipped\n", totals[OUTCOME_PASSED], totals[OUTCOME_FAILED],
           totals[OUTCOME_SKIPPED]);
    return totals[OUTCOME_FAILED] > 0 || totals[OUTCOME_PASSED] == 0;
}
