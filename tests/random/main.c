/* Runs random compute, vertex and pixel shaders on the CPU executor and, as SPIR-V, on a Vulkan device. Both must leave
 * the same bits in memory. Failing programs are shrunk and written to files. */
#include "cases.h"
#include "generate.h"
#include "kinds.h"
#include "operations.h"
#include "device/known_crash.h"
#include "runner/common/report.h"
#include "shrink.h"

#include "tests/common/repeat.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct settings {
    uint64_t seed, count;
    struct binding_choice binding;
    struct limits limits;
    const char *device, *keep, *replay, *write, *wrong;
    uint64_t most_seconds;
    unsigned jobs, timeout, most_kept, shrink_seconds;
    bool has_device, baseline, picks_features, validates, prints, counts_kinds, verbose;
};

static const char usage[] =
    "usage: random-shaders [OPTION...]\n"
    "  --seed N           the first seed (1)\n"
    "  --count N          how many (1000)\n"
    "  --seconds N        start no more after so long\n"
    "  --jobs N           processes at a time (2)\n"
    "  --timeout N        seconds for each program (60)\n"
    "  --device NAME      the first device whose name contains NAME\n"
    "  --no-device        convert, validate and execute on the CPU only\n"
    "  --baseline         convert for Vulkan 1.1 without options, whatever the device has\n"
    "  --features         tell the library of some of the device's features, other ones for each seed\n"
    "  --tables, --roots  bind by a root signature that is made for the program: all in tables, or buffers as root\n"
    "                     descriptors, of which no access is outside\n"
    "  --random-signatures N   by random root signatures and options, others for each N\n"
    "  --policy OPTIONS   options of dxil-spirv for such programs\n"
    "  --stage NAME       of the shaders: compute, pixel, vertex, geometry, hull, domain or mesh (compute)\n"
    "  --plain            make programs for devices with little: 32-bit types, no waves, nothing outside of buffers\n"
    "  --exact            convert with --exact, and do what only its guarantees define: divisors of zero, shifts by "
    "any\n"
    "                     amount, floats that no integer holds, NaN in min and max\n"
    "  --no-validation    do not ask spirv-val\n"
    "  --keep FOLDER      shrink what fails, and leave it there\n"
    "  --most-kept N      but no more than so many (5)\n"
    "  --shrink-seconds N time for each of them (0: until nothing more can go)\n"
    "  --replay FOLDER    run the cases kept there, instead of seeds\n"
    "  --wrong OPERATION  falsify it on the CPU: programs fail that depend on it\n"
    "  --print            write the text of the programs, run nothing\n"
    "  --kinds            count what the programs are made of, run nothing; exit code 1 if something never occurs\n"
    "  --write FOLDER     write the shaders of the seeds, run nothing; irreducible ones as NAME.irreducible.dxil\n"
    "  -v, --verbose      a line for every program\n"
    "Exit code: 0 all agreed, 1 some failed, 2 wrong use.\n";

/* ---- Running ----------------------------------------------------------------------------------------------------- */

struct failure {
    uint64_t item;
    enum verdict verdict;
    char message[MESSAGE_SIZE];
};

struct totals {
    const struct settings *settings;
    char **cases; /* replayed */
    unsigned verdicts[VERDICT_COUNT];
    unsigned known_crashes; /* of the skipped */
    struct failure *failures;
    size_t failure_count;
};

static void print_item(const struct totals *t, uint64_t item, enum verdict verdict, const char *message)
{
    if (t->cases)
        printf("%s: %s%s\n", verdict_names[verdict], t->cases[item], message);
    else
        printf("%s: seed %llu:%s\n", verdict_names[verdict], (unsigned long long)item, message);
    if (is_failure(verdict) && !t->cases) {
        char seed[64];
        snprintf(seed, sizeof seed, "--seed %llu --count 1", (unsigned long long)item);
        repeat_print(seed);
    }
}

static void note_item(void *user, uint64_t item, enum verdict verdict, const char *message)
{
    struct totals *t = user;

    t->verdicts[verdict]++;
    t->known_crashes += verdict == VERDICT_SKIPPED && strstr(message, NULL_DESCRIPTOR);
    if (is_failure(verdict) || t->settings->verbose)
        print_item(t, item, verdict, message);
    if (!is_failure(verdict))
        return;
    t->failures = reallocate(t->failures, t->failure_count + 1, sizeof *t->failures);
    struct failure *failure = &t->failures[t->failure_count++];
    *failure = (struct failure){.item = item, .verdict = verdict};
    snprintf(failure->message, sizeof failure->message, "%s", message);
}

static struct check_options options_of(const struct settings *s, const struct device *device, uint64_t seed)
{
    return (struct check_options){.device = device,
                                  .baseline = s->baseline,
                                  .features = s->picks_features ? seed : 0,
                                  .binding = s->binding,
                                  .validates = s->validates};
}

static enum verdict run_seed(const void *user, uint64_t seed, const struct device *device, char message[MESSAGE_SIZE])
{
    const struct settings *s = user;
    struct check_options options = options_of(s, device, seed);
    struct program program = generate_program(seed, s->limits);
    struct shader_case shader = make_case(&program, s->wrong);
    enum verdict verdict = check_case(&shader, &options, message);

    free_case(&shader);
    free_all_nodes();
    return verdict;
}

static enum verdict run_case(const void *user, uint64_t number, const struct device *device, char message[MESSAGE_SIZE])
{
    const struct totals *t = user;
    struct check_options options = options_of(t->settings, device, 0);
    struct shader_case shader = read_case(t->cases[number]);
    enum verdict verdict = check_case(&shader, &options, message);

    free_case(&shader);
    return verdict;
}

static struct trials trials_of(const struct settings *s)
{
    return (struct trials){.run = run_seed,
                           .user = s,
                           .device_name = s->device,
                           .wants_device = s->has_device,
                           .timeout = s->timeout,
                           .jobs = s->jobs};
}

/* Runs in pieces: the time limit is checked between them. */
static void run_seeds(const struct settings *s, struct totals *totals)
{
    enum {
        PIECE = 120 /* programs per job */
    };
    struct trials trials = trials_of(s);
    uint64_t piece = (uint64_t)PIECE * (s->jobs + 1);
    time_t start = time(NULL);

    for (uint64_t done = 0; done < s->count; done += piece) {
        uint64_t count = s->count - done < piece ? s->count - done : piece;
        if (s->most_seconds && (uint64_t)(time(NULL) - start) >= s->most_seconds) {
            printf("stopped after %llu programs: the time is over\n", (unsigned long long)done);
            break;
        }
        run_trials(&trials, s->seed + done, count, note_item, totals);
    }
}

static void replay_cases(const struct settings *s, struct totals *totals)
{
    struct trials trials = trials_of(s);
    uint64_t count = 0;

    totals->cases = find_cases(s->replay);
    while (totals->cases[count])
        count++;
    trials.run = run_case;
    trials.user = totals;
    run_trials(&trials, 0, count, note_item, totals);
    for (uint64_t i = 0; i < count; i++)
        free(totals->cases[i]);
    free(totals->cases);
}

/* ---- Keeping ----------------------------------------------------------------------------------------------------- */

/* Runs the shrunk case once more: its SPIR-V is written before the driver can crash. */
struct last_run {
    const struct settings *settings;
    const struct program *program;
    const char *module_path;
};

static enum verdict run_last(const void *user, uint64_t item, const struct device *device, char message[MESSAGE_SIZE])
{
    const struct last_run *last = user;
    struct check_options options = options_of(last->settings, device, last->program->seed);
    struct shader_case shader = make_case(last->program, last->settings->wrong);

    (void)item;
    options.module_path = last->module_path;
    return check_case(&shader, &options, message);
}

static void keep_failure(const struct settings *s, const struct failure *failure)
{
    enum {
        MAX_TRIALS = 1500
    };
    struct shrinking shrinking = {.trials = trials_of(s),
                                  .options = options_of(s, NULL, failure->item),
                                  .wrong = s->wrong,
                                  .most_trials = MAX_TRIALS,
                                  .most_seconds = s->shrink_seconds};
    struct program program = generate_program(failure->item, s->limits);
    struct case_note note = {failure->verdict, failure->message, count_nodes(program.body)};
    char name[64], module_path[MESSAGE_SIZE], message[MESSAGE_SIZE];

    unsigned trials = shrink_program(&program, failure->verdict, failure->message, &shrinking);
    snprintf(name, sizeof name, "seed-%llu", (unsigned long long)failure->item);
    if (keep_case(s->keep, name, &program, &note, module_path)) {
        const struct last_run last = {s, &program, module_path};
        struct trials again = trials_of(s);
        again.run = run_last;
        again.user = &last;
        run_trial(&again, 0, message);
        printf("\nkept %s/%s, %zu nodes of %zu, after %u trials:%s\n", s->keep, name, count_nodes(program.body),
               note.nodes, trials, message);
        print_program(stdout, &program);
    }
    free_all_nodes();
}

static int by_item(const void *a, const void *b)
{
    uint64_t left = ((const struct failure *)a)->item, right = ((const struct failure *)b)->item;
    return left < right ? -1 : left > right;
}

static void keep_failures(const struct settings *s, struct totals *totals)
{
    if (totals->failure_count)
        qsort(totals->failures, totals->failure_count, sizeof *totals->failures, by_item);
    for (size_t i = 0; i < totals->failure_count && i < s->most_kept; i++)
        keep_failure(s, &totals->failures[i]);
}

/* ---- Known crashes ----------------------------------------------------------------------------------------------- */

/* A known crash must not hide others of the same form: 1 in 300 programs has it. */
static bool has_too_many_crashes(const struct totals *t)
{
    enum {
        ONE_IN = 50,
        ANYWAY = 2 /* however few programs run */
    };
    unsigned programs = 0;

    for (uint32_t i = 0; i < VERDICT_COUNT; i++)
        programs += t->verdicts[i];
    if (t->known_crashes <= ANYWAY + programs / ONE_IN)
        return false;
    printf("%u programs crash as is known, which are too many\n", t->known_crashes);
    return true;
}

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

static bool write_shader(const struct settings *s, uint64_t seed, const struct program *program)
{
    struct shader_case shader = make_case(program, NULL);
    char path[MESSAGE_SIZE];

    snprintf(path, sizeof path, "%s/%llu%s.dxil", s->write, (unsigned long long)seed,
             is_irreducible(program->body) ? ".irreducible" : "");
    FILE *file = fopen(path, "wb");
    bool is_written = file && fwrite(shader.dxil, 1, shader.size, file) == shader.size;
    if (file)
        fclose(file);
    free_case(&shader);
    return is_written;
}

static int write_seeds(const struct settings *s)
{
    for (uint64_t seed = s->seed; seed < s->seed + s->count; seed++) {
        struct program program = generate_program(seed, s->limits);
        if (s->prints)
            print_program(stdout, &program);
        if (s->write && !write_shader(s, seed, &program)) {
            fprintf(stderr, "cannot write to %s\n", s->write);
            return 1;
        }
        free_all_nodes();
    }
    return 0;
}

static int count_seeds(const struct settings *s)
{
    struct kinds kinds = begin_kinds();

    for (uint64_t seed = s->seed; seed < s->seed + s->count; seed++) {
        struct limits limits = s->limits;
        limits.stage = (enum stage)(seed % STAGE_COUNT);
        struct program program = generate_program(seed, limits);
        count_kinds(&kinds, &program);
        free_all_nodes();
    }
    return print_kinds(&kinds) ? 0 : 1;
}

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static bool parse_flag(const char *option, struct settings *s)
{
    if (strcmp(option, "--no-device") == 0)
        s->has_device = false;
    else if (strcmp(option, "--baseline") == 0)
        s->baseline = true;
    else if (strcmp(option, "--features") == 0)
        s->picks_features = true;
    else if (strcmp(option, "--tables") == 0)
        s->binding.generated = BIND_BY_TABLES;
    else if (strcmp(option, "--roots") == 0)
        s->binding.generated = BIND_BY_ROOTS;
    else if (strcmp(option, "--plain") == 0)
        s->limits.is_plain = true;
    else if (strcmp(option, "--exact") == 0)
        s->limits.is_exact = true;
    else if (strcmp(option, "--no-validation") == 0)
        s->validates = false;
    else if (strcmp(option, "--kinds") == 0)
        s->counts_kinds = true;
    else if (strcmp(option, "--print") == 0)
        s->prints = true;
    else if (strcmp(option, "-v") == 0 || strcmp(option, "--verbose") == 0)
        s->verbose = true;
    else
        return false;
    return true;
}

static bool parse_number(const char *text, uint64_t *number)
{
    char *end;

    errno = 0;
    *number = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && *end == 0 && errno == 0;
}

static bool parse_text_option(const char *option, const char *value, struct settings *s)
{
    const struct {
        const char *name;
        const char **value;
    } texts[] = {{"--device", &s->device},         {"--keep", &s->keep},
                 {"--replay", &s->replay},         {"--write", &s->write},
                 {"--policy", &s->binding.policy}, {"--wrong", &s->wrong}};

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        if (strcmp(option, texts[i].name) != 0)
            continue;
        *texts[i].value = value;
        return true;
    }
    return false;
}

static bool parse_stage(const char *name, struct settings *s)
{
    for (uint32_t i = 0; i < STAGE_COUNT; i++) {
        s->limits.stage = (enum stage)i;
        if (strcmp(name, stage_names[i]) == 0)
            return true;
    }
    return false;
}

static bool parse_option(const char *option, const char *value, struct settings *s)
{
    uint64_t number;

    if (parse_text_option(option, value, s))
        return true;
    if (strcmp(option, "--stage") == 0)
        return parse_stage(value, s);
    if (!parse_number(value, &number))
        return false;
    if (strcmp(option, "--seed") == 0)
        s->seed = number;
    else if (strcmp(option, "--count") == 0)
        s->count = number;
    else if (strcmp(option, "--seconds") == 0)
        s->most_seconds = number;
    else if (strcmp(option, "--jobs") == 0)
        s->jobs = (unsigned)number;
    else if (strcmp(option, "--timeout") == 0)
        s->timeout = (unsigned)number;
    else if (strcmp(option, "--random-signatures") == 0)
        s->binding = (struct binding_choice){BIND_AT_RANDOM, s->binding.policy, .seed = number};
    else if (strcmp(option, "--most-kept") == 0)
        s->most_kept = (unsigned)number;
    else if (strcmp(option, "--shrink-seconds") == 0)
        s->shrink_seconds = (unsigned)number;
    else
        return false;
    return true;
}

static bool parse_arguments(int count, char **arguments, struct settings *s)
{
    *s = (struct settings){
        .seed = 1, .count = 1000, .jobs = 2, .timeout = 60, .most_kept = 5, .has_device = true, .validates = true};
    for (int i = 1; i < count; i++) {
        if (parse_flag(arguments[i], s))
            continue;
        if (i + 1 >= count || !parse_option(arguments[i], arguments[i + 1], s))
            return false;
        i++;
    }
    if (s->limits.is_exact && !s->binding.policy)
        s->binding.policy = "--exact";
    bool by_roots = binds_addresses(s->binding.generated);
    s->limits.stays_inside = by_roots; /* addresses have no end */
    s->limits.any_element = s->binding.any_element = by_roots;
    bool is_known = !s->wrong;
    for (uint32_t i = 0; i < operation_count; i++)
        is_known = is_known || strcmp(s->wrong, operations[i].name) == 0;
    return is_known;
}

int main(int argument_count, char **arguments)
{
    enum {
        WRONG_USE = 2
    };
    struct settings settings;
    struct totals totals = {.settings = &settings};
    char text[MESSAGE_SIZE] = " none is wanted";

    setvbuf(stdout, NULL, _IOLBF, 0); /* nothing found so far is lost if the run is killed */
    if (!parse_arguments(argument_count, arguments, &settings)) {
        fputs(usage, stderr);
        return WRONG_USE;
    }
    repeat_remember(arguments, NULL);
    if (settings.counts_kinds)
        return count_seeds(&settings);
    if (settings.prints || settings.write)
        return write_seeds(&settings);
    if (settings.has_device && !find_device(settings.device, text)) {
        printf("no device:%s\n", text);
        return 1;
    }
    if (settings.replay)
        printf("cases of %s; device:%s\n", settings.replay, text);
    else
        printf("seeds %llu to %llu; device:%s\n", (unsigned long long)settings.seed,
               (unsigned long long)(settings.seed + settings.count - 1), text);
    if (settings.replay)
        replay_cases(&settings, &totals);
    else
        run_seeds(&settings, &totals);
    for (uint32_t i = 0; i < VERDICT_COUNT; i++)
        if (totals.verdicts[i])
            printf("%u %s\n", totals.verdicts[i], verdict_names[i]);
    if (settings.keep && !settings.replay)
        keep_failures(&settings, &totals);
    free(totals.failures);
    return totals.failure_count > 0 || has_too_many_crashes(&totals);
}
