/* Runs the shaders of .run files on a Vulkan device and compares their results with the expectations. */
#include "runner/common/children.h"
#include "runner/device/device.h"
#include "run_shaders/one_shader.h"
#include "run_shaders/skip_reasons.h"
#include "run_shaders/options.h"

#include "tests/common/repeat.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct settings {
    struct run_options run;
    enum options_kind options;
    bool hostile, validated;
    const char *lacks; /* page with the reasons for which shaders may be skipped; NULL: any */
};

static const char validation_layer[] = "VK_LAYER_KHRONOS_validation";

static void shader_body(const void *argument)
{
    test_shader(argument);
}

/* ---- Tests ------------------------------------------------------------------------------------------------------- */

struct suite {
    const struct settings *settings;
    struct test *tests;
    struct skip_reasons reasons;
    unsigned totals[OUTCOME_SKIPPED + 1];
};

/* Whether the validation layer has objected, in the output of a test. */
static bool has_objection(const char *text)
{
    static const char head[] = "Validation Error: [ ";
    static const struct {
        const char *rule, *stage; /* how the rule begins; NULL: all stages */
    } tolerated[] = {
        /* Subgroup operations in stages that the device does not list: lavapipe runs them in ray generation shaders. */
        {"VUID-RuntimeSpirv-None-06343", NULL},
        /* The layer adds the distances of a geometry shader's inputs to those of its outputs. */
        {"VUID-RuntimeSpirv-maxCombinedClipAndCullDistances-00710", "VK_SHADER_STAGE_GEOMETRY_BIT"},
    };

    while ((text = strstr(text, head)) != NULL) {
        text += sizeof head - 1;
        const char *next = strstr(text, head);
        bool tolerates = false;
        for (size_t n = 0; n < sizeof tolerated / sizeof tolerated[0]; n++) {
            const char *stage = tolerated[n].stage ? strstr(text, tolerated[n].stage) : text;
            tolerates |=
                strncmp(text, tolerated[n].rule, strlen(tolerated[n].rule)) == 0 && stage && (!next || stage < next);
        }
        if (!tolerates)
            return true;
    }
    return false;
}

static void note_ending(void *user, size_t number, struct ending ending)
{
    struct suite *suite = user;
    const struct test *test = &suite->tests[number];

    if (suite->settings->validated && has_objection(ending.text))
        ending.outcome = OUTCOME_FAILED;
    if (ending.outcome == OUTCOME_SKIPPED && !meet_skip_reason(&suite->reasons, ending.text)) {
        printf("%s does not name this reason:\n", suite->settings->lacks);
        ending.outcome = OUTCOME_FAILED;
    }
    if (ending.outcome != OUTCOME_PASSED || suite->settings->run.verbose)
        print_ending(test->name, &ending);
    if (ending.outcome == OUTCOME_FAILED)
        repeat_print(test->run_path);
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
    run_children(children, paths->count, (unsigned)s->run.jobs, MOST_TOGETHER, note_ending, suite);
    free(children);
}

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static const char usage[] = "usage: run-shaders [OPTION...] FILE.run | FOLDER ...\n" RUN_OPTIONS_USAGE
                            "  --baseline          translate for Vulkan 1.1 without options, whatever the device has\n"
                            "  --no-guarantees     without --exact and its parts, though the source asks for them\n"
                            "  --validation        the Khronos validation layer must object to nothing\n"
                            "  --lacks PAGE        the reasons for which shaders may be skipped\n"
                            "  --hostile           what SPIR-V leaves open becomes what Direct3D does not mean\n"
                            "Exit code: 0 all passed or skipped, 1 some failed, 2 wrong use.\n";

static enum taken parse_own_option(void *user, const char *option, const char *value)
{
    struct settings *s = user;

    if (strcmp(option, "--lacks") == 0 && value) {
        s->lacks = value;
        return TAKEN_WITH_VALUE;
    }
    if (strcmp(option, "--baseline") == 0)
        s->options = OPTIONS_BASELINE;
    else if (strcmp(option, "--no-guarantees") == 0)
        s->options = OPTIONS_NO_GUARANTEES;
    else if (strcmp(option, "--hostile") == 0)
        s->hostile = true;
    else if (strcmp(option, "--validation") == 0)
        s->validated = true;
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
    if (settings.validated && !has_instance_layer(validation_layer)) {
        printf("no %s\n", validation_layer);
        return 1;
    }
    if (settings.validated)
        setenv("VK_INSTANCE_LAYERS", validation_layer, 1);
    repeat_remember(arguments, files);
    bool has_device = show_device(&settings.run);
    puts(has_device && settings.options == OPTIONS_BASELINE ? "; options of the baseline" : "");
    if (!has_device)
        return 1;
    make_folder(settings.run.keep);
    struct paths paths = find_files(files, ".run");
    if (settings.lacks)
        suite.reasons = read_skip_reasons(settings.lacks, settings.run.device_text);
    run_tests(&suite, &paths);
    suite.totals[OUTCOME_FAILED] += print_unmet_reasons(&suite.reasons);
    const unsigned *totals = suite.totals;
    printf("%u passed, %u failed, %u skipped\n", totals[OUTCOME_PASSED], totals[OUTCOME_FAILED],
           totals[OUTCOME_SKIPPED]);
    return totals[OUTCOME_FAILED] > 0 || totals[OUTCOME_PASSED] == 0;
}
