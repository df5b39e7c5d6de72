/* dxil-spirv verify: runs a shader on Vulkan devices and on the executor and compares the results. If they differ, it
 * searches for the first wrong instruction. */
#include "verify/case.h"
#include "verify/options.h"
#include "verify/reduce.h"

#include "cli/conversion/command.h"
#include "cli/files.h"
#include "cli/input_kind.h"
#include "cli/messages.h"
#include "cli/subcommands.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char usage[] =
    "usage: dxil-spirv verify SHADER [OPTION...] [CONVERSION-OPTION...]\n"
    "       dxil-spirv verify --case FOLDER\n"
    "Converts SHADER, runs it on the machine's Vulkan device and on the executor, and compares. On a difference it "
    "looks\n"
    "for the first instruction with another value, and for options that avoid the difference. Features and limits are\n"
    "the device's. See docs/guides/verify.md.\n"
    "  --inputs FILE      .run file with inputs; other shaders of a pipeline (default: random inputs; compute, pixel "
    "and\n"
    "                     vertex shaders)\n"
    "  --runs N           runs, the first with the inputs of FILE, the others with random ones (default: 3)\n"
    "  --seed N           of the first random run (default: 0)\n"
    "  --device NAME      the first device whose name contains NAME; a number: the device with this number, from 1;\n"
    "                     all: each device (default: the first)\n"
    "  --through COMMAND  shell command that each module passes before the driver gets it: SPIR-V on standard input "
    "and\n"
    "                     output, for example 'spirv-opt -O - -o -'\n"
    "  --case FOLDER      on a difference, write a case that repeats it (FOLDER/N with --device all); without SHADER, "
    "run\n"
    "                     that case again\n"
    "  --reduce-seconds N time for spirv-reduce to reduce the case's SPIR-V (default: 60; 0: it is not reduced)\n"
    "  --module FILE      with --case alone: whether this SPIR-V leaves the same wrong value in the case (0: yes, 1: "
    "no)\n"
    "  --foz FILE         write the pipelines as an archive of Fossilize, which fossilize-replay gives to other "
    "drivers\n"
    "  --only-verdict     do not look for the instruction, nor for options\n"
    "  --only-instruction do not look for options: each one is another run on the device\n"
    "  --timeout SECONDS  for each conversion, command, execution and run on a device (default: 60)\n"
    "Exit codes: 0 equal; 1 different, not converted, or the driver failed; 2 wrong usage, no device, or nothing could "
    "be\n"
    "compared; 3 internal error.\n";

enum {
    DEFAULT_RUNS = 3,
    DEFAULT_REDUCE_SECONDS = 60
};

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

/* An option of this command with a value; false: it is none. */
static bool take_option(struct verify_arguments *a, const char *option, const char *value, bool *is_wrong)
{
    uint64_t timeout = a->trial.timeout;
    const struct {
        const char *name;
        const char **text;
        uint64_t *number;
    } options[] = {{"--inputs", &a->trial.inputs, NULL},
                   {"--runs", NULL, &a->trial.runs},
                   {"--seed", NULL, &a->trial.first_seed},
                   {"--device", &a->trial.device, NULL},
                   {"--through", &a->trial.through, NULL},
                   {"--case", &a->case_folder, NULL},
                   {"--foz", &a->trial.fossils, NULL},
                   {"--module", &a->module, NULL},
                   {"--reduce-seconds", NULL, &a->reduce_seconds},
                   {"--timeout", NULL, &timeout}};

    for (size_t n = 0; n < sizeof options / sizeof *options; n++) {
        if (strcmp(option, options[n].name) != 0)
            continue;
        *is_wrong = !value || (options[n].number && !read_number(value, options[n].number)) || timeout == 0 ||
                    timeout > UINT_MAX || a->reduce_seconds > UINT_MAX;
        if (options[n].text)
            *options[n].text = value;
        a->trial.timeout = (unsigned)timeout;
        return true;
    }
    return false;
}

static bool read_arguments(int argc, char **argv, struct verify_arguments *a)
{
    for (int n = 1; n < argc; n++) {
        const char *word = argv[n], *value = n + 1 < argc ? argv[n + 1] : NULL;
        bool is_wrong = false;
        if (strcmp(word, "--help") == 0)
            a->help = true;
        else if (strcmp(word, "--only-verdict") == 0)
            a->only_verdict = true;
        else if (strcmp(word, "--only-instruction") == 0)
            a->only_instruction = true;
        else if (take_option(a, word, value, &is_wrong) && !is_wrong)
            n++;
        else if (is_wrong)
            return refuse_word(argv, n);
        else if (word[0] == '-' && word[1]) {
            if (!keep_option(&a->options, "verify", argv, &n))
                return refuse_word(argv, n);
        } else if (!a->trial.path)
            a->trial.path = word;
        else
            return refuse_word(argv, n);
    }
    a->all_devices = a->trial.device && strcmp(a->trial.device, "all") == 0;
    a->trial.options = a->options.data ? a->options.data : "";
    if (a->trial.fossils && a->all_devices) {
        complain("verify: --foz takes the pipelines of one device");
        return false;
    }
    if (a->module && (a->trial.path || !a->case_folder)) {
        complain("verify: --module takes a case, and no shader");
        return false;
    }
    return a->help || ((a->trial.path || a->case_folder) && a->trial.runs > 0);
}

/* The case says which shader, inputs and options it has. */
static bool is_case_alone(const struct verify_arguments *a)
{
    bool is_alone = !a->trial.inputs && !a->trial.through && !a->options.size && a->trial.runs == DEFAULT_RUNS &&
                    a->trial.first_seed == 0 && a->reduce_seconds == DEFAULT_REDUCE_SECONDS;

    if (!is_alone)
        complain("verify: --case without a shader takes only --device, --timeout, --module, --foz, "
                 "--only-verdict and --only-instruction");
    return is_alone;
}

/* ---- Verdicts ---------------------------------------------------------------------------------------------------- */

static double float_of(uint64_t bits)
{
    uint32_t word = (uint32_t)bits;
    float number;

    memcpy(&number, &word, sizeof number);
    return (double)number;
}

void append_difference(struct string_buffer *text, const struct trial_result *r)
{
    const struct difference *d = &r->first;
    int digits = (int)d->width * 2;

    if (d->width == 0) {
        buffer_append_format(text, "%s", d->title);
        return;
    }
    buffer_append_format(text, "%s[%zu] is 0x%0*" PRIx64 ", should be 0x%0*" PRIx64, d->title, d->index, digits,
                         d->device, digits, d->expected);
    if (d->is_float)
        buffer_append_format(text, " (as floats %.9g and %.9g)", float_of(d->device), float_of(d->expected));
}

static void print_difference(const struct trial_result *r)
{
    struct string_buffer text = {0};

    append_difference(&text, r);
    printf("  different: %s\n  seed %" PRIu64 ", %zu of %zu values in %u runs\n", text.data ? text.data : "", r->seed,
           r->differences, r->compared, r->runs);
    if (r->is_unstable)
        printf("  " IS_UNSTABLE "\n");
    buffer_free(&text);
}

static void print_verdict(const struct trial_result *r, const char *name)
{
    if (r->device[0] || name)
        printf("%s\n", r->device[0] ? r->device : name);
    if (r->differences > 0)
        print_difference(r);
    if (r->end == TRIAL_EQUAL)
        printf("  equal: %u runs, %zu values compared, %zu not determined\n", r->runs, r->compared, r->undetermined);
    else if (r->end != TRIAL_DIFFERENT)
        printf("  %s: %s\n", r->end == TRIAL_LEFT_OUT ? "not compared" : "failed", r->message);
}

/* Of SPIR-V that is not valid, no driver need make anything. */
static void validate(const struct trial *trial, struct trial_result *result)
{
    char message[MESSAGE_TEXT];

    result->validity = validate_trial(trial, message);
    if (result->validity != VALID)
        printf("  the SPIR-V is not %s: %s\n", result->validity == NOT_VALID ? "valid" : "validated", message);
}

/* ---- Where it comes from ----------------------------------------------------------------------------------------- */

static void append_row(struct string_buffer *text, const char *name, const char *value, const char *behind)
{
    if (!*value)
        return;
    buffer_append_format(text, "    %-11s", name);
    buffer_append_string(text, value);
    buffer_append_string(text, behind);
    buffer_append_string(text, "\n");
}

static void append_finding(struct string_buffer *text, const struct trial *trial, const struct finding *f)
{
    static const char *const kinds[] = {[FOUND_VALUE] = "first wrong value", [FOUND_BRANCH] = "first wrong branch"};

    buffer_append_format(text, "  %s: function %u #%u", kinds[f->kind], f->function, f->instruction);
    if (f->line)
        buffer_append_format(text, ", line %u", f->line);
    if (strchr(f->expected, ','))
        buffer_append_format(text, ", component %u", f->component);
    buffer_append_format(text, ", thread %u %u %u (%zu of %zu threads differ)\n", f->thread[0], f->thread[1],
                         f->thread[2], f->wrong_threads, f->threads);
    append_row(text, "DXIL", f->text, "");
    append_row(text, "operands", f->operands, " (as they should be)");
    append_row(text, "value", f->device, "");
    append_row(text, "should be", f->expected, "");
    append_row(text, "went on to", f->next, "");
    append_spirv_of(text, trial, f);
}

static void append_ways(struct string_buffer *report, const struct trial *trial)
{
    struct string_buffer ways = {0};
    unsigned tried;

    if (find_ways_around(trial, &ways, &tried)) {
        buffer_append_string(report, "  avoided by: ");
        buffer_append_string(report, ways.data ? ways.data : "nothing that was tried");
        buffer_append_format(report, " (%u changes of the SPIR-V tried)\n", tried);
    } else {
        buffer_append_string(report, "  not repeatable: the same SPIR-V was right another time\n");
    }
    buffer_free(&ways);
}

/* Appends to the report, and prints, what is wrong. */
static void search(const struct verify_arguments *a, const struct trial *trial, struct string_buffer *report)
{
    struct finding finding = {.kind = FOUND_NOTHING};
    char message[MESSAGE_TEXT];

    if (find_instruction(trial, &finding, message)) {
        append_finding(report, trial, &finding);
    } else {
        buffer_append_string(report, "  the instruction is not found: ");
        buffer_append_string(report, message);
        buffer_append_string(report, "\n");
    }
    size_t shown = report->size;
    fputs(report->data ? report->data : "", stdout);
    fflush(stdout); /* the options take some time */
    if (!a->only_instruction)
        append_ways(report, trial);
    fputs(report->data ? report->data + shown : "", stdout);
}

/* `trial` repeats the difference. */
static void explain_difference(const struct verify_arguments *a, const char *case_folder, const struct trial *trial,
                               const struct trial_result *result)
{
    struct string_buffer report = {0};

    if (!a->only_verdict && !result->is_unstable)
        search(a, trial, &report);
    if (case_folder)
        write_case(case_folder, trial, result, report.data ? report.data : "", (unsigned)a->reduce_seconds);
    buffer_free(&report);
}

/* Writes the inputs that differ to a .run file, which the search runs again. Messages call the device `name` if it
 * cannot be opened; NULL: they have no name for it. */
static enum trial_end verify_on(const struct verify_arguments *a, const char *device, const char *name,
                                const char *case_folder, struct trial_result *result)
{
    char inputs[PATH_TEXT];
    struct trial trial = a->trial;

    if (!make_temporary_file(inputs))
        return TRIAL_USAGE;
    trial.device = device;
    trial.kept_inputs = inputs;
    *result = run_trial(&trial);
    print_verdict(result, name);
    fflush(stdout);
    trial.kept_inputs = trial.fossils = NULL;
    if (result->end == TRIAL_DIFFERENT || result->end == TRIAL_DRIVER)
        validate(&trial, result);
    if (result->end == TRIAL_DIFFERENT) {
        trial.inputs = inputs;
        trial.runs = 1;
        trial.first_seed = 0;
        explain_difference(a, case_folder, &trial, result);
    }
    unlink(inputs);
    return result->end;
}

/* ---- Several devices --------------------------------------------------------------------------------------------- */

static bool is_wrong(const struct trial_result *r)
{
    return r->end == TRIAL_DIFFERENT || r->end == TRIAL_DRIVER;
}

static void print_one_suspect(const char *name, const struct trial_result *odd, uint32_t right, bool is_same)
{
    printf("the odd one: %s. %u other%s right, with %s SPIR-V: ", name, right, right == 1 ? " is" : "s are",
           is_same ? "the same" : "other");
    if (odd->validity == NOT_VALID)
        printf("suspect what made its SPIR-V, which is not valid\n");
    else if (odd->is_unstable)
        printf("suspect a race in the shader, or its driver\n");
    else
        printf("suspect its driver%s\n", is_same ? "" : ", or the translation with its features");
}

static void print_suspects(const struct device_names *devices, const struct trial_result *results)
{
    uint32_t equal = 0, wrong = 0, odd = 0;
    bool is_same = true;

    for (uint32_t n = 0; n < devices->count; n++) {
        equal += results[n].end == TRIAL_EQUAL;
        wrong += is_wrong(&results[n]);
        odd = is_wrong(&results[n]) ? n : odd;
    }
    for (uint32_t n = 0; n < devices->count; n++)
        is_same &= results[n].end != TRIAL_EQUAL || results[n].modules == results[odd].modules;
    if (wrong == 1 && equal > 0)
        print_one_suspect(devices->names[odd], &results[odd], equal, is_same);
    else if (wrong > 1 && equal == 0)
        printf("no device is right: suspect the translation, or the executor\n");
    else if (wrong > 1)
        printf("%u devices are wrong, %u right: compare what they are given (--case)\n", wrong, equal);
}

static enum trial_end worse(enum trial_end a, enum trial_end b)
{
    static const int ranks[] = {[TRIAL_LEFT_OUT] = 0, [TRIAL_USAGE] = 1,     [TRIAL_EQUAL] = 2,   [TRIAL_REFUSED] = 3,
                                [TRIAL_DRIVER] = 4,   [TRIAL_DIFFERENT] = 5, [TRIAL_INTERNAL] = 6};

    return ranks[a] >= ranks[b] ? a : b;
}

static enum trial_end verify_on_all(const struct verify_arguments *a)
{
    struct device_names devices;
    static struct trial_result results[MAX_DEVICES];
    enum trial_end end = TRIAL_LEFT_OUT;
    char message[MESSAGE_TEXT], number[16], folder[PATH_TEXT];

    if (!list_devices(&devices, message)) {
        complain("verify: %s", message);
        return TRIAL_USAGE;
    }
    for (uint32_t n = 0; n < devices.count; n++) {
        snprintf(number, sizeof number, "%u", n + 1);
        snprintf(folder, sizeof folder, "%s/%u", a->case_folder ? a->case_folder : "", n + 1);
        end = worse(end, verify_on(a, number, devices.names[n], a->case_folder ? folder : NULL, &results[n]));
    }
    print_suspects(&devices, results);
    return end;
}

/* ---- The command ------------------------------------------------------------------------------------------------- */

static enum exit_code code_of(enum trial_end end)
{
    static const enum exit_code codes[] = {
        [TRIAL_EQUAL] = EXIT_DONE,       [TRIAL_DIFFERENT] = EXIT_REFUSED, [TRIAL_LEFT_OUT] = EXIT_USAGE,
        [TRIAL_DRIVER] = EXIT_REFUSED,   [TRIAL_REFUSED] = EXIT_REFUSED,   [TRIAL_USAGE] = EXIT_USAGE,
        [TRIAL_INTERNAL] = EXIT_INTERNAL};

    return codes[end];
}

/* A case replaces the files of its folder. */
static bool lies_in_case(const char *folder, const char *name, const char *file)
{
    char path[PATH_TEXT];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    if (!file || !is_same_file(path, file))
        return false;
    complain("verify: --case %s: the case would replace %s", folder, file);
    return true;
}

/* Other files than shaders are told at once, before a device is opened. */
static bool is_shader(const char *path)
{
    size_t size;
    void *bytes = shader_read(path, &size);
    const char *what =
        bytes && start_of_shader(bytes, size) == STARTS_OTHERWISE ? describe_other_input(bytes, size) : "";

    if (*what)
        complain("verify: %s: %s", path, what);
    free(bytes);
    return !*what;
}

static bool inputs_are_right(const struct verify_arguments *a)
{
    if (a->case_folder && (lies_in_case(a->case_folder, "shader.dxil", a->trial.path) ||
                           lies_in_case(a->case_folder, "inputs.run", a->trial.inputs)))
        return false;
    const char *const files[] = {a->trial.path, a->trial.inputs};

    for (size_t n = 0; n < sizeof files / sizeof *files; n++)
        if (files[n] && access(files[n], R_OK) != 0) {
            complain("verify: %s: %s", files[n], strerror(errno));
            return false;
        } else if (files[n] && a->trial.fossils && is_same_file(files[n], a->trial.fossils)) {
            complain("verify: --foz %s: the archive would replace it", files[n]);
            return false;
        }
    return is_shader(a->trial.path) && options_are_right("verify", a->trial.options, true);
}

static enum exit_code verify(struct verify_arguments *a)
{
    struct trial_result result;
    struct case_paths paths = {.text = NULL};
    enum exit_code code = EXIT_USAGE;

    if (!a->trial.path) {
        if (!is_case_alone(a) || !read_case(a->case_folder, &a->trial, &paths)) {
            free(paths.text);
            return EXIT_USAGE;
        }
        if (a->module) {
            code = find_same_difference(a->case_folder, &a->trial, a->module) ? EXIT_DONE : EXIT_REFUSED;
            free(paths.text);
            buffer_free(&paths.options_text);
            return code;
        }
        a->case_folder = NULL; /* it is there */
    }

    if (inputs_are_right(a))
        code = code_of(a->all_devices ? verify_on_all(a)
                                      : verify_on(a, a->trial.device, a->trial.device, a->case_folder, &result));
    free(paths.text);
    buffer_free(&paths.options_text);
    return code;
}

int verify_command(int argc, char **argv)
{
    struct verify_arguments arguments = {.trial = {.runs = DEFAULT_RUNS, .timeout = 60},
                                         .reduce_seconds = DEFAULT_REDUCE_SECONDS};
    bool are_right = read_arguments(argc, argv, &arguments);
    int code;

    if (may_begin(are_right, arguments.help, usage, &code))
        code = (int)verify(&arguments);
    buffer_free(&arguments.options);
    return code;
}
