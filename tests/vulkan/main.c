/* Runs shaders on a Vulkan device and compares what they leave behind with what they should. */
#include "children.h"
#include "device.h"
#include "one_shader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct settings {
    const char *device;
    const char *keep;
    unsigned timeout; /* seconds */
    unsigned jobs;
    bool verbose, baseline;
    struct binding_choice binding;
};

static void shader_body(const void *argument)
{
    test_shader(argument);
}

static void device_body(const void *argument)
{
    struct device d;

    open_device(&d, argument);
    print_device(&d);
    test_passes();
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

    if (ending.outcome != OUTCOME_PASSED || suite->settings->verbose)
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
                              .device = s->device,
                              .options = s->baseline ? OPTIONS_BASELINE : OPTIONS_OF_DEVICE,
                              .binding = s->binding};
        test->module_path = kept_module_path(s->keep, test->name);
        children[i] = (struct child){shader_body, test, s->timeout, test->name};
    }
    run_children(children, paths->count, s->jobs, note_ending, suite);
    free(children);
}

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static const char usage[] =
    "usage: run-shaders [OPTION...] FILE.run | FOLDER ...\n"
    "  -v, --verbose       a line for shaders that pass, too\n"
    "  --baseline          translate for Vulkan 1.1 without options, whatever the device has\n"
    "  --tables, --roots   bind shaders by a root signature that is made for them: all in tables,\n"
    "                      or buffers as root descriptors\n"
    "  --policy OPTIONS    options of dxil-spirv for those that a root signature binds\n"
    "  --device NAME       the first device whose name contains NAME\n"
    "  --keep FOLDER       leave the SPIR-V of failing shaders there\n"
    "  --timeout SECONDS   for each shader (30)\n"
    "  --jobs N            so many shaders at once (1)\n"
    "Exit code: 0 all passed or skipped, 1 some failed, 2 wrong use.\n";

/* Returns where the files start among the arguments, or NULL. */
static char **parse_arguments(char **arguments, struct settings *s)
{
    *s = (struct settings){.timeout = 30, .jobs = 1};
    for (; *arguments && (*arguments)[0] == '-'; arguments++) {
        const char *option = *arguments;
        if (strcmp(option, "-v") == 0 || strcmp(option, "--verbose") == 0)
            s->verbose = true;
        else if (strcmp(option, "--baseline") == 0)
            s->baseline = true;
        else if (strcmp(option, "--tables") == 0)
            s->binding.generated = BIND_BY_TABLES;
        else if (strcmp(option, "--roots") == 0)
            s->binding.generated = BIND_BY_ROOTS;
        else if (strcmp(option, "--policy") == 0 && arguments[1])
            s->binding.policy = *++arguments;
        else if (strcmp(option, "--device") == 0 && arguments[1])
            s->device = *++arguments;
        else if (strcmp(option, "--keep") == 0 && arguments[1])
            s->keep = *++arguments;
        else if (strcmp(option, "--timeout") == 0 && arguments[1])
            s->timeout = (unsigned)strtoul(*++arguments, NULL, 10);
        else if (strcmp(option, "--jobs") == 0 && arguments[1])
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

    if (!files) {
        fputs(usage, stderr);
        return WRONG_USE;
    }
    struct ending ending = run_child(&(struct child){device_body, settings.device, settings.timeout, "the device"});
    if (ending.outcome != OUTCOME_PASSED) {
        printf("no device: %s\n", ending.text);
        return 1;
    }
    printf("%s%s\n", ending.text, settings.baseline ? "; options of the baseline" : "");
    make_folder(settings.keep);
    struct paths paths = find_files(files, ".run");
    run_tests(&suite, &paths);
    const unsigned *totals = suite.totals;
    printf("%u passed, %u failed, %u skipped\n", totals[OUTCOME_PASSED], totals[OUTCOME_FAILED],
           totals[OUTCOME_SKIPPED]);
    return totals[OUTCOME_FAILED] > 0 || totals[OUTCOME_PASSED] == 0;
}
