/* Shows that what the library accepts is valid: converts files with random options and has SPIRV-Tools validate the
 * SPIR-V.
 *
 *     fuzz_valid [--count N] [--seed N] [--only N] [--mutants] [--newest] [--keep FOLDER] FILE | FOLDER...
 *
 * --count: conversions (default 1,000). --seed: the same seed gives the same conversions.
 * --only: this conversion alone, the N of "number N".
 * --mutants: the files are changed first, as the fuzz targets `convert` and `metadata` change them.
 * --newest: SPIRV-Tools must know each module. Without it, modules with words of newer SPIR-V are left out.
 * --keep: writes the input and the SPIR-V of the first of each kind of finding to the folder.
 * Exit code: 0 all valid, 1 findings, 2 wrong usage. */
#define _POSIX_C_SOURCE 200809L

#include "tests/fuzz/findings.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/random_options.h"
#include "tests/fuzz/random_switches.h"

#include "cli/conversion/layout.h"
#include "cli/tools/tools.h"
#include "tests/common/files.h"
#include "runner/execute/directives.h"
#include "tests/golden/newer.h"
#include "tests/spirv/results.h"

#include <signal.h>
#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    MAX_INPUT = 1 << 18,
    MAX_MUTATIONS = 3,
    MEMORY_LIMIT_MIB = 64,
    SECONDS_FOR_ONE = 60 /* allows for sanitizers and a busy machine */
};

/* The options of a conversion: switches of the command line, or fields of the library's structures, which also have
 * callbacks, layouts and values that no switch has. */
struct chosen {
    bool by_switches;
    struct random_switches switches;
    struct random_options fields;
};

struct run {
    struct input_files files;
    uint64_t seed;
    unsigned long count, first;
    bool mutants, newest;
    dxs_module *module;
    dxs_converter *converter;
    struct chosen chosen;
    struct findings findings;
    unsigned long verdicts[VERDICT_COUNT];
};

/* ---- One conversion ---------------------------------------------------------------------------------------------- */

/* Sets the message to that of an internal error, which is a finding, too. */
static enum verdict judge_refusal(const struct run *run, enum dxs_result result, struct tool_text *message)
{
    const struct dxs_error *error = dxs_converter_error(run->converter);

    if (result == DXS_RESULT_INTERNAL_ERROR)
        tool_text_set(message, error->message, strlen(error->message));
    return result == DXS_RESULT_INTERNAL_ERROR ? VERDICT_INVALID : VERDICT_REFUSED;
}

static enum verdict judge(struct run *run, uint32_t entry, const struct dxs_options *options, struct dxs_spirv *spirv,
                          struct tool_text *message)
{
    enum dxs_result converted = dxs_convert(run->converter, run->module, entry, options, spirv);

    if (converted != DXS_RESULT_OK)
        return judge_refusal(run, converted, message);
    enum tool_result result =
        spirv_validate(spirv->words, spirv->word_count, spirv_environment(spirv->words), &options->features, message);
    if (result == TOOL_DONE)
        return VERDICT_VALID;
    bool is_newer =
        result == TOOL_LACKING ? is_newer_than_tools(spirv->words, spirv->word_count) : is_outdated(message->data);
    if (!is_newer || run->newest)
        return VERDICT_INVALID;
    if (!misdefined_id(spirv->words, spirv->word_count))
        return VERDICT_NEWER;
    tool_text_set(message, MISDEFINED_ID, strlen(MISDEFINED_ID));
    return VERDICT_INVALID;
}

/* Switches that exclude each other, or lack what they need, are refused. */
static enum verdict judge_switches(struct run *run, uint32_t entry, const struct random_switches *switches,
                                   struct dxs_spirv *spirv, struct tool_text *message)
{
    struct command command = command_default();
    char reason[1024];
    dxs_layout *layout;
    enum verdict verdict = VERDICT_REFUSED;

    if (!command_read(&command, switches->count, switches->words, reason, sizeof reason))
        return VERDICT_REFUSED;
    enum exit_code made = make_layout(&command, run->module, entry, &layout, reason, sizeof reason);
    command.convert.layout = layout;
    command.convert.limits.memory = (size_t)MEMORY_LIMIT_MIB << 20;
    if (made == EXIT_DONE)
        verdict = judge(run, entry, &command.convert, spirv, message);
    dxs_layout_destroy(layout);
    return verdict;
}

static enum verdict judge_fields(struct run *run, uint32_t entry, uint64_t seed, struct dxs_spirv *spirv,
                                 struct tool_text *message)
{
    choose_options(&run->chosen.fields, seed, NULL);
    enum verdict verdict = judge(run, entry, &run->chosen.fields.options, spirv, message);
    free_options(&run->chosen.fields);
    return verdict;
}

/* Leaves out each switch without which the finding stays the same. */
static void reduce_switches(struct run *run, uint32_t entry, const char *kind)
{
    struct random_switches *switches = &run->chosen.switches;

    for (int i = switches->count - 1; i >= 0; i--) {
        struct random_switches fewer = *switches;
        struct tool_text message = {0};
        struct dxs_spirv spirv;
        memmove(fewer.words + i, fewer.words + i + 1, (size_t)(--fewer.count - i) * sizeof *fewer.words);
        if (judge_switches(run, entry, &fewer, &spirv, &message) == VERDICT_INVALID && is_of_kind(message.data, kind)) {
            memmove(switches->words + i, switches->words + i + 1,
                    (size_t)(--switches->count - i) * sizeof *switches->words);
        }
        tool_text_free(&message);
    }
}

/* ---- What is converted ------------------------------------------------------------------------------------------- */

/* Makes a single change. A third of such mutants is accepted, a tenth of those with several. */
static size_t mutate_once(const struct input_file *file, uint64_t *state, uint8_t *buffer)
{
    struct record_list list;
    size_t size;

    if (!read_records(&list, file->bytes, file->size))
        return 0;
    (one_in(state, 3) ? mutate_metadata : mutate_records)(&list, state);
    uint8_t *written = write_records(&list, &size);
    size = size <= MAX_INPUT ? size : 0;
    memcpy(buffer, written, size);
    free(written);
    free_records(&list);
    return size;
}

static size_t mutate(const struct input_file *file, uint64_t *state, uint8_t *buffer)
{
    size_t size = file->size < MAX_INPUT ? file->size : MAX_INPUT;

    if (one_in(state, 2))
        return mutate_once(file, state, buffer);
    memcpy(buffer, file->bytes, size);
    for (uint32_t n = 1 + next_random(state, MAX_MUTATIONS); n > 0; n--) {
        bool is_metadata = one_in(state, 3);
        size = mutate_module(buffer, size, MAX_INPUT, next_random(state, UINT32_MAX),
                             is_metadata ? mutate_metadata : mutate_records);
    }
    return size;
}

static void choose_signatures(struct run *run, uint32_t entry, uint64_t *state)
{
    static const char *const names[] = {"--root-signature embedded", "--local-root-signature embedded"};
    static const enum dxs_subobject_kind kinds[] = {DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE,
                                                    DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE};
    size_t size;

    for (int n = 0; n < 2; n++)
        if (one_in(state, 2) && dxs_module_entry_root_signature(run->module, entry, kinds[n], &size))
            add_switches(&run->chosen.switches, names[n]);
}

/* The shader's own switches, random ones, or both. Mutants mostly have few: what is wrong with them shows without. */
static void choose_switches(struct run *run, const struct input_file *file, uint32_t entry, uint64_t *state)
{
    bool own = one_in(state, 2);

    run->chosen.switches.count = 0;
    run->chosen.switches.text_size = 0;
    if (own && strlen(file->path) > strlen(".dxil"))
        add_switches(&run->chosen.switches, read_directives(file->path).options);
    choose_signatures(run, entry, state);
    if (run->mutants ? one_in(state, 4) : !one_in(state, 32))
        add_random_switches(&run->chosen.switches, state);
}

static void report(struct run *run, unsigned long number, const struct input_file *file, uint32_t entry,
                   const char *message)
{
    const struct chosen *chosen = &run->chosen;

    printf("%s: %s\n  number %lu: dxil-spirv %s --entry %s --validate", file->path, message, number, file->path,
           dxs_module_entry(run->module, entry)->name);
    for (int i = 0; chosen->by_switches && i < chosen->switches.count; i++)
        printf(" %s", chosen->switches.words[i]);
    printf("%s%s\n", chosen->by_switches ? "" : ", with options that only --only repeats",
           run->mutants ? " (of the mutant)" : "");
    fflush(stdout);
}

static void add_case(struct run *run, unsigned long number, const struct input_file *file, uint32_t entry,
                     const uint8_t *bytes, size_t size, const struct dxs_spirv *spirv, const char *message)
{
    const char *kind = add_finding(&run->findings, message, file->path);

    if (!kind) /* not the first of its kind */
        return;
    keep_finding(&run->findings, bytes, size, spirv);
    if (run->chosen.by_switches)
        reduce_switches(run, entry, kind);
    report(run, number, file, entry, message);
}

static void run_case(struct run *run, unsigned long number)
{
    static uint8_t buffer[MAX_INPUT];
    uint64_t numbers[] = {run->seed, number}, state = hash_data((const uint8_t *)numbers, sizeof numbers);
    const struct input_file *file = &run->files.data[next_random(&state, (uint32_t)run->files.count)];
    size_t size = run->mutants ? mutate(file, &state, buffer) : file->size;
    const uint8_t *bytes = run->mutants ? buffer : file->bytes;
    struct dxs_parse_options parse_options = dxs_default_parse_options();
    struct dxs_spirv spirv = {0};
    struct tool_text message = {0};

    parse_options.limits.memory = (size_t)MEMORY_LIMIT_MIB << 20;
    dxs_module_parse(run->module, bytes, size, &parse_options);
    uint32_t entries = dxs_module_describe(run->module)->entry_count;
    enum verdict verdict = VERDICT_REFUSED;
    if (entries) {
        uint32_t entry = next_random(&state, entries);
        run->chosen.by_switches = !one_in(&state, 3);
        choose_switches(run, file, entry, &state);
        verdict = run->chosen.by_switches ? judge_switches(run, entry, &run->chosen.switches, &spirv, &message)
                                          : judge_fields(run, entry, state, &spirv, &message);
        if (verdict == VERDICT_INVALID)
            add_case(run, number, file, entry, bytes, size, &spirv, message.data);
    }
    run->verdicts[verdict]++;
    tool_text_free(&message);
}

/* ---- Crashes ----------------------------------------------------------------------------------------------------- */

static volatile sig_atomic_t current; /* number of the conversion that runs */

/* Says which conversion crashes or hangs. Calls async-signal-safe functions only. */
static void say_number(int signal_number)
{
    char text[] = "crash or hang: number             \n";
    unsigned long number = (unsigned long)current;

    for (char *digit = text + sizeof text - 3; number; number /= 10)
        *digit-- = (char)('0' + number % 10);
    (void)!write(STDERR_FILENO, text, sizeof text - 1);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static void catch_signals(void)
{
    static const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGALRM};

    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        signal(signals[i], say_number);
}

/* ---- All of them ------------------------------------------------------------------------------------------------- */

static bool read_arguments(struct run *run, int count, char **arguments)
{
    for (int i = 1; i < count; i++) {
        const char *argument = arguments[i], *value = i + 1 < count ? arguments[i + 1] : NULL;
        i += value && (strcmp(argument, "--count") == 0 || strcmp(argument, "--seed") == 0 ||
                       strcmp(argument, "--only") == 0 || strcmp(argument, "--keep") == 0);
        if (value && strcmp(argument, "--count") == 0) {
            run->count = strtoul(value, NULL, 10);
        } else if (value && strcmp(argument, "--seed") == 0) {
            run->seed = strtoul(value, NULL, 10);
        } else if (value && strcmp(argument, "--only") == 0) {
            run->first = strtoul(value, NULL, 10);
            run->count = 1;
        } else if (value && strcmp(argument, "--keep") == 0) {
            run->findings.folder = value;
        } else if (strcmp(argument, "--mutants") == 0) {
            run->mutants = true;
        } else if (strcmp(argument, "--newest") == 0) {
            run->newest = true;
        } else if (!add_input_files(&run->files, argument)) {
            return false;
        }
    }
    return run->files.count > 0;
}

int main(int argc, char **argv)
{
    static struct run run = {.seed = 1, .count = 1000};

    if (!read_arguments(&run, argc, argv)) {
        fputs("fuzz_valid [--count N] [--seed N] [--only N] [--mutants] [--newest] [--keep FOLDER] FILE | FOLDER...\n",
              stderr);
        return EXIT_USAGE;
    }
    run.module = dxs_module_create(NULL);
    run.converter = dxs_converter_create(NULL);
    catch_signals();
    for (unsigned long i = 0; i < run.count; i++) {
        current = (sig_atomic_t)(run.first + i);
        alarm(SECONDS_FOR_ONE);
        run_case(&run, run.first + i);
    }
    alarm(0);
    show_findings(&run.findings);
    printf("%lu conversions: %lu valid, %lu invalid, %lu refused, %lu newer than SPIRV-Tools (%s)\n", run.count,
           run.verdicts[VERDICT_VALID], run.verdicts[VERDICT_INVALID], run.verdicts[VERDICT_REFUSED],
           run.verdicts[VERDICT_NEWER], spirv_tools_version());
    dxs_converter_destroy(run.converter);
    dxs_module_destroy(run.module);
    free_input_files(&run.files);
    free_findings(&run.findings);
    return run.verdicts[VERDICT_INVALID] ? 1 : 0;
}
