/* Prints a line for each shader or random program: its name and a hash of the SPIR-V that the library makes of it and
 * of the pipeline layout that it describes. Two versions of the library differ in the lines of the shaders for which
 * they give something else. */
#include "runner/bind/static_sampler.h"
#include "cli/conversion/command.h"
#include "cli/conversion/layout.h"
#include "runner/common/children.h"
#include "dxs_inspect.h"
#include "runner/execute/optional_features.h"
#include "runner/execute/shader.h"
#include "generate.h"
#include "check.h"
#include "runner/execute/directives.h"
#include "run_shaders/options.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

struct settings {
    struct run_options run;
    struct device device;
    enum options_kind kind;
    uint64_t programs; /* random programs of these many seeds */
    uint64_t features; /* --features of vulkan-compare-shaders. Not 0: a program's features depend on its seed */
    struct limits limits;
    bool as_written; /* the options of the source only, every entry point */
    struct paths shaders;
};

/* ---- Hashes ------------------------------------------------------------------------------------------------------ */

/* FNV-1a of the words so far. */
struct hash {
    uint64_t value;
};

static void add_bytes(struct hash *hash, const void *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        hash->value = (hash->value ^ ((const unsigned char *)bytes)[i]) * 1099511628211u;
}

static void add_layout(struct hash *hash, const dxs_layout *layout)
{
    const char *json;
    size_t size;

    /* the description is made once, when the layout is built: it is only read here */
    if (layout && dxs_layout_to_json((dxs_layout *)layout, &json, &size) == DXS_RESULT_OK)
        add_bytes(hash, json, size);
}

static void add_shader(struct hash *hash, const struct shader *s)
{
    add_bytes(hash, s->words, s->word_count * sizeof *s->words);
    for (uint32_t i = 0; i < s->stage_count; i++)
        add_bytes(hash, s->stages[i].words, s->stages[i].word_count * sizeof *s->words);
    for (uint32_t i = 0; i < s->graphics_count; i++)
        add_bytes(hash, s->graphics[i].words, s->graphics[i].word_count * sizeof *s->words);
    for (uint32_t i = 0; i < s->binding_count; i++) {
        const struct dxs_binding *binding = &s->bindings[i].binding;
        const uint32_t places[] = {binding->set, binding->binding, binding->counter_set, binding->counter_binding};
        add_bytes(hash, places, sizeof places);
    }
    if (s->root) {
        const struct dxs_root_signature_desc *signature = s->root->signature;
        add_layout(hash, s->root->layout);
        for (uint32_t i = 0; signature && i < signature->sampler_count; i++)
            add_bytes(hash, &signature->samplers[i], sizeof *signature->samplers);
    }
}

/* ---- Conversions ------------------------------------------------------------------------------------------------- */

static void add_entries(struct hash *hash, const dxs_module *module, const struct command *command)
{
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_options options = command->convert;
    struct dxs_spirv spirv;
    char message[512];

    for (uint32_t i = 0; i < dxs_module_describe(module)->entry_count; i++) {
        dxs_layout *layout = NULL;
        if (make_layout(command, module, i, &layout, message, sizeof message) != EXIT_DONE)
            test_fails("%s", message);
        options.layout = layout;
        if (dxs_convert(converter, module, i, &options, &spirv) == DXS_RESULT_OK)
            add_bytes(hash, spirv.words, spirv.word_count * sizeof *spirv.words);
        else
            add_bytes(hash, dxs_converter_error(converter)->message, strlen(dxs_converter_error(converter)->message));
        dxs_layout_destroy(layout);
    }
    dxs_converter_destroy(converter);
}

static void convert_as_written(struct hash *hash, const char *path)
{
    struct directives said = read_directives(path);
    struct command command;
    char storage[MAX_OPTIONS], message[512];
    size_t size;
    char *bytes = read_file(path, &size);
    dxs_module *module = dxs_module_create(NULL);

    if (!directives_command(&said, storage, &command, message, sizeof message))
        test_fails("%s", message);
    struct dxs_parse_options options = command_parse_options(&command);
    if (dxs_module_parse(module, bytes, size, &options) == DXS_RESULT_OK)
        add_entries(hash, module, &command);
    dxs_module_destroy(module);
    free(bytes);
}

/* As the runner does: all shaders of a pipeline that has a .run file, or the only one. */
static void convert_to_run(struct hash *hash, const struct settings *s, const char *path)
{
    const char *run_path = with_suffix(path, ".dxil", ".run");
    struct run_file file = {.start = START_NOTHING};
    struct shader shader = {.feature_choice = choice_of_shader(s->features, test_name(path, ".dxil"))};

    if (access(run_path, R_OK) == 0)
        file = parse_run_file(run_path);
    shader.blends_two_sources = file.draw.has_two_sources;
    struct binding_choice binding = s->run.binding;
    binding.samplers = static_samplers_of(&file, &binding.sampler_count);
    if (file.start == START_PIPELINE)
        convert_pipeline(&shader, path, &s->device, s->kind, &file, &binding);
    else
        convert_shader(&shader, path, &s->device, s->kind, &binding);
    add_shader(hash, &shader);
}

static void convert_program(struct hash *hash, const struct settings *s, uint64_t seed)
{
    struct program program = generate_program(seed, s->limits);
    struct shader_case shader = make_case(&program, NULL);
    struct shader converted = {.feature_choice = s->features ? seed : 0};

    convert_shader_bytes(&converted, shader.dxil, shader.size, &s->device, s->kind, &s->run.binding);
    add_shader(hash, &converted);
    free_case(&shader);
    free_all_nodes();
}

static uint64_t item_count(const struct settings *s)
{
    return s->programs ? s->programs : s->shaders.count;
}

static void print_name(const struct settings *s, uint64_t item)
{
    if (s->programs)
        printf("%llu", (unsigned long long)item + 1);
    else
        fputs(test_name(s->shaders.items[item], ".dxil"), stdout);
}

static void print_item(const struct settings *s, uint64_t item)
{
    struct hash hash = {14695981039346656037u};

    if (s->programs) {
        convert_program(&hash, s, item + 1);
    } else if (s->as_written) {
        convert_as_written(&hash, s->shaders.items[item]);
    } else {
        convert_to_run(&hash, s, s->shaders.items[item]);
    }
    fputs("= ", stdout);
    print_name(s, item);
    printf(" %016llx\n", (unsigned long long)hash.value);
    fflush(stdout);
}

/* ---- Processes --------------------------------------------------------------------------------------------------- */

/* What converts a shader may end the process: the next one goes on behind that shader. Returns the items that are done,
 * the last of which ended the process unless all are done. */
static uint64_t print_from(const struct settings *s, uint64_t first, int *status)
{
    enum {
        SECONDS = 20 /* for each item */
    };
    int ends[2];
    uint64_t done = 0;
    char mark;

    fflush(stdout);
    if (pipe(ends) != 0)
        test_fails("no pipe");
    pid_t child = fork();
    if (child == 0) {
        for (uint64_t i = first; i < item_count(s); i++) {
            alarm(SECONDS);
            print_item(s, i);
            if (write(ends[1], "", 1) != 1)
                break;
        }
        fflush(stdout);
        _Exit(OUTCOME_PASSED);
    }
    close(ends[1]);
    while (read(ends[0], &mark, 1) == 1)
        done++;
    close(ends[0]);
    if (child < 0 || waitpid(child, status, 0) != child)
        test_fails("no process");
    return first + done;
}

/* After some items that do not end, all others count as such, too. */
static void print_all(const struct settings *s)
{
    enum {
        ENDLESS = 3
    };
    unsigned endless = 0;
    int status = 0;

    for (uint64_t next = 0; next < item_count(s); next++) {
        if (endless < ENDLESS)
            next = print_from(s, next, &status);
        if (next >= item_count(s))
            break;
        endless += WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM;
        fputs("\n= ", stdout);
        print_name(s, next);
        printf(" %s %d\n", WIFSIGNALED(status) ? "crashed" : "ended", WIFSIGNALED(status) ? 0 : WEXITSTATUS(status));
    }
}

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static enum taken parse_own_option(void *user, const char *option, const char *value)
{
    struct settings *s = user;

    if (strcmp(option, "--programs") == 0)
        return take_number(value, &s->programs);
    if (strcmp(option, "--features") == 0)
        return take_number(value, &s->features);
    if (strcmp(option, "--stage") == 0 && value) {
        for (uint32_t i = 0; i < STAGE_COUNT; i++)
            if (strcmp(value, stage_names[i]) == 0)
                s->limits.stage = (enum stage)i;
        return TAKEN_WITH_VALUE;
    }
    if (strcmp(option, "--baseline") == 0)
        s->kind = OPTIONS_BASELINE;
    else if (strcmp(option, "--as-written") == 0)
        s->as_written = true;
    else if (strcmp(option, "--exact") == 0)
        s->limits.is_exact = true;
    else
        return TAKEN_NOT;
    return TAKEN_ALONE;
}

int main(int argument_count, char **arguments)
{
    static struct settings settings;
    char **files = argument_count > 0 ? parse_options(arguments + 1, &settings.run, parse_own_option, &settings) : NULL;

    if (!files) {
        fputs("usage: mutation-words [OPTION...] FILE.dxil | FOLDER ...\n" RUN_OPTIONS_USAGE
              "  --baseline          translate for Vulkan 1.1 without options, whatever the device has\n"
              "  --as-written        with the options of the source alone, all entry points of libraries\n"
              "  --features N        tell the library of some of the device's features, other ones for each shader and "
              "N\n"
              "  --programs N        instead of shaders, the random programs of seeds 1 to N\n"
              "  --stage NAME        of these: compute, pixel or vertex\n"
              "  --exact             of these: with --exact, and what only its guarantees define\n",
              stderr);
        return 2;
    }
    bool by_roots = binds_addresses(settings.run.binding.generated) && settings.programs;
    settings.limits.stays_inside = by_roots;
    settings.limits.any_element = settings.run.binding.any_element = by_roots;
    if (settings.limits.is_exact && !settings.run.binding.policy)
        settings.run.binding.policy = "--exact";
    if (!settings.as_written)
        open_device(&settings.device, settings.run.device);
    if (!settings.programs)
        settings.shaders = find_files(files, ".dxil");
    print_all(&settings);
    fflush(stdout);
    _Exit(0);
}
