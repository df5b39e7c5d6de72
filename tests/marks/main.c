/* Converts test shaders and random programs in many ways, and holds the SPIR-V against the marks of the DXIL
 * (README.md).
 *
 *     marks [--programs N] [--way NAME] [--modules N] FILE.dxil|FOLDER...
 *
 *   --programs N   also the random programs of seeds 1 to N
 *   --way NAME     only this way (ways.c)
 *   --modules N    fail if fewer conversions succeed
 *
 * Prints "FAILED NAME: WAY, ENTRY: fault" for each fault. Exit code: 0 no fault, 1 faults, 2 wrong use. */
#include "debug.h"
#include "marks.h"
#include "programs.h"
#include "ways.h"

#include "cli/command.h"
#include "cli/layout.h"
#include "golden/directives.h"
#include "tests/common/files.h"

#include "dxs_layout.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_ANSWERS = 4096,
    NAME_BYTES = 512,
    MAX_DEBUG_FAULTS = 8 /* told of a module */
};

struct totals {
    uint32_t shaders, modules, faults;
};

struct program_state {
    dxs_converter *converter;
    dxs_module *module;
    struct answers answers;
    const struct way *way;
    const char *only_way; /* NULL: all */
    uint64_t least;       /* modules */
    struct totals totals;
};

/* One shader. */
struct subject {
    const char *name, *path; /* path NULL: a random program */
    const void *bytes;
    size_t size;
    struct asked_module asked;
};

/* ---- Callbacks --------------------------------------------------------------------------------------------------- */

static bool answer_location(void *user, const struct dxs_location_request *request, struct dxs_location *location)
{
    struct program_state *state = user;
    struct answers *a = &state->answers;

    if (a->location_count < MAX_ANSWERS)
        a->locations[a->location_count++] = (struct answered_location){
            .part = request->part,
            .element = request->element,
            .role = request->role,
            .location = location->location,
            .component = location->component,
        };
    return true;
}

static bool answer_binding(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    struct program_state *state = user;
    struct answers *a = &state->answers;

    if (state->way->map && !state->way->map(NULL, request, binding))
        return false;
    if (a->binding_count < MAX_ANSWERS)
        a->bindings[a->binding_count++] = (struct answered_binding){*request->resource, *binding, request->from_heap};
    return true;
}

/* ---- Conversions ------------------------------------------------------------------------------------------------- */

/* What instrumentation adds has marks of its own. */
static bool is_instrumented(const struct dxs_options *options)
{
    return options->print.to != DXS_PRINT_NOWHERE || options->checks.check != DXS_CHECK_NONE;
}

static void convert_entry(struct program_state *state, const struct subject *s, uint32_t number,
                          struct dxs_options *options)
{
    struct dxs_spirv spirv;
    char name[NAME_BYTES];

    options->instruction_lines = true;
    options->debug_variables = false;
    options->map_location = state->way->asks_nothing ? NULL : answer_location;
    options->map_resource = state->way->asks_nothing ? NULL : answer_binding;
    options->map_user = state;
    state->answers.location_count = state->answers.binding_count = 0;
    state->answers.is_complete = !state->way->asks_nothing;
    if (is_instrumented(options) || dxs_convert(state->converter, state->module, number, options, &spirv) != DXS_OK)
        return;
    struct words words = words_read(spirv.words, spirv.word_count);
    snprintf(name, sizeof name, "FAILED %s: %s, %s", s->name, state->way->name, s->asked.module->entries[number].name);
    struct conversion conversion = {
        .asked = &s->asked,
        .entry = &s->asked.module->entries[number],
        .options = options,
        .answers = &state->answers,
        .words = &words,
        .name = name,
    };
    check_marks(&conversion);
    state->totals.modules++;
    state->totals.faults += conversion.faults;
    words_free(&words);
}

static uint32_t seed_of(const char *name)
{
    uint32_t seed = 2166136261u;

    for (; *name; name++)
        seed = (seed ^ (unsigned char)*name) * 16777619u;
    return seed;
}

/* With the options of the first lines of the source. */
static void convert_as_written(struct program_state *state, const struct subject *s, uint32_t number)
{
    struct directives said = read_directives(s->path);
    struct command command;
    char storage[MAX_OPTIONS], message[512];
    dxs_layout *layout = NULL;

    if (!directives_command(&said, storage, &command, message, sizeof message))
        return;
    state->way->choose(&command.convert, seed_of(s->name) + seed_of(state->way->name));
    if (make_layout(&command, state->module, number, &layout, message, sizeof message) == EXIT_DONE) {
        command.convert.layout = layout;
        convert_entry(state, s, number, &command.convert);
    }
    dxs_layout_destroy(layout);
}

static void convert_in_way(struct program_state *state, const struct subject *s, uint32_t number)
{
    struct dxs_options options = dxs_default_options();

    if (!state->way->from_source) {
        state->way->choose(&options, seed_of(s->name) + seed_of(state->way->name));
        convert_entry(state, s, number, &options);
    } else if (s->path) {
        convert_as_written(state, s, number);
    }
}

/* ---- Debug information ------------------------------------------------------------------------------------------- */

void debug_fault(struct debug_conversion *c, const char *format, ...)
{
    va_list arguments;

    if (c->faults++ >= MAX_DEBUG_FAULTS)
        return;
    printf("%s: ", c->name);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
}

/* The words of an entry point, copied; NULL: it does not convert. */
static uint32_t *convert_to_words(struct program_state *state, uint32_t number, const struct dxs_options *options,
                                  size_t *count)
{
    struct dxs_spirv spirv;

    if (dxs_convert(state->converter, state->module, number, options, &spirv) != DXS_OK)
        return NULL;
    *count = spirv.word_count;
    uint32_t *words = malloc(4 * spirv.word_count);
    return words ? memcpy(words, spirv.words, 4 * spirv.word_count) : NULL;
}

static void check_debug_of(struct program_state *state, const struct subject *s, const struct asked_module *asked,
                           uint32_t number)
{
    struct dxs_options options = dxs_default_options();
    size_t count, numbered_count;

    options.instruction_lines = true;
    uint32_t *numbered_words = convert_to_words(state, number, &options, &numbered_count);
    options.instruction_lines = false;
    for (unsigned variables = 0; variables < 2 && numbered_words; variables++) {
        char name[NAME_BYTES];
        options.debug_info = !variables;
        options.debug_variables = variables;
        uint32_t *spirv = convert_to_words(state, number, &options, &count);
        snprintf(name, sizeof name, "FAILED %s: %s, %s", s->name, variables ? "variables" : "lines",
                 asked->module->entries[number].name);
        if (!spirv) {
            printf("%s: does not convert\n", name);
            state->totals.faults++;
            continue;
        }
        struct words words = words_read(spirv, count), numbered = words_read(numbered_words, numbered_count);
        struct debug_conversion conversion = {asked->module, asked->live, &words, &numbered, name, 0, 0, 0, 0};
        check_debug(&conversion);
        state->totals.modules++;
        state->totals.faults += conversion.faults;
        words_free(&words);
        words_free(&numbered);
        free(spirv);
    }
    free(numbered_words);
}

/* The program with debug information, if the shader has one. */
static void check_debug_program(struct program_state *state, const struct subject *s)
{
    struct dxs_parse_options parse = dxs_default_parse_options();
    struct asked_module asked;

    parse.program = DXS_PROGRAM_DEBUG;
    if (dxs_module_parse(state->module, s->bytes, s->size, &parse) != DXS_OK)
        return;
    asked_read_debug(&asked, s->bytes, s->size);
    for (uint32_t n = 0; asked.module && n < asked.module->info.entry_count; n++)
        check_debug_of(state, s, &asked, n);
    asked_free(&asked);
}

static void check_subject(struct program_state *state, struct subject *s)
{
    uint32_t count;

    asked_read(&s->asked, s->bytes, s->size);
    if (s->asked.module && dxs_module_parse(state->module, s->bytes, s->size, NULL) == DXS_OK) {
        count = dxs_module_describe(state->module)->entry_count;
        if (count > s->asked.module->info.entry_count)
            count = s->asked.module->info.entry_count;
        for (unsigned w = 0; w < way_count; w++) {
            state->way = &ways[w];
            for (uint32_t number = 0; number < count; number++)
                if (!state->only_way || strcmp(state->only_way, ways[w].name) == 0)
                    convert_in_way(state, s, number);
        }
        state->totals.shaders++;
    }
    asked_free(&s->asked);
    if (s->path && (!state->only_way || strcmp(state->only_way, "debug") == 0))
        check_debug_program(state, s);
}

/* "TOPIC/NAME". */
static void name_of(char name[NAME_BYTES], const char *path)
{
    const char *end = strrchr(path, '.'), *from = end ? end : path + strlen(path);
    uint32_t slashes = 0;

    while (from > path && (from[-1] != '/' || ++slashes < 2))
        from--;
    snprintf(name, NAME_BYTES, "%.*s", end ? (int)(end - from) : (int)strlen(from), from);
}

static void check_program(struct program_state *state, uint64_t seed)
{
    struct subject s = {.path = NULL};
    char name[32];

    snprintf(name, sizeof name, "%llu", (unsigned long long)seed);
    s.name = name;
    uint8_t *bytes = random_program(seed, &s.size);
    s.bytes = bytes;
    check_subject(state, &s);
    free(bytes);
}

/* ---- Arguments --------------------------------------------------------------------------------------------------- */

static bool read_arguments(struct program_state *state, int count, char **arguments, uint64_t *programs,
                           struct input_files *files, size_t *converted)
{
    for (int n = 1; n < count; n++) {
        if (strcmp(arguments[n], "--programs") == 0 && n + 1 < count)
            *programs = strtoull(arguments[++n], NULL, 10);
        else if (strcmp(arguments[n], "--modules") == 0 && n + 1 < count)
            state->least = strtoull(arguments[++n], NULL, 10);
        else if (strcmp(arguments[n], "--way") == 0 && n + 1 < count)
            state->only_way = arguments[++n];
        else if (strcmp(arguments[n], "--converted") == 0)
            *converted = files->count;
        else if (arguments[n][0] == '-' || !add_input_files(files, arguments[n]))
            return false;
    }
    return true;
}

int main(int count, char **arguments)
{
    static struct program_state state;
    struct input_files files = {0};
    uint64_t programs = 0;
    size_t converted = SIZE_MAX;
    char name[NAME_BYTES];

    state.converter = dxs_converter_create(NULL);
    state.module = dxs_module_create(NULL);
    state.answers.locations = calloc(MAX_ANSWERS, sizeof *state.answers.locations);
    state.answers.bindings = calloc(MAX_ANSWERS, sizeof *state.answers.bindings);
    if (!state.answers.locations || !state.answers.bindings || !state.converter || !state.module)
        return 3;
    if (!read_arguments(&state, count, arguments, &programs, &files, &converted)) {
        fputs(
            "usage: marks [--programs N] [--way NAME] [--modules N] FILE.dxil|FOLDER... [--converted FILE|FOLDER...]\n"
            "Those behind --converted must convert in one way at least.\n",
            stderr);
        return 2;
    }
    for (size_t n = 0; n < files.count; n++) {
        struct subject s = {name, files.data[n].path, files.data[n].bytes, files.data[n].size, {.module = NULL}};
        uint32_t modules = state.totals.modules;
        name_of(name, s.path);
        check_subject(&state, &s);
        if (n >= converted && !state.only_way && state.totals.modules == modules) {
            printf("FAILED %s: does not convert\n", name);
            state.totals.faults++;
        }
    }
    for (uint64_t seed = 1; seed <= programs; seed++)
        check_program(&state, seed);
    printf("%u shaders and programs, %u modules, %u faults\n", state.totals.shaders, state.totals.modules,
           state.totals.faults);
    free(state.answers.locations);
    free(state.answers.bindings);
    free_input_files(&files);
    dxs_converter_destroy(state.converter);
    dxs_module_destroy(state.module);
    if (state.totals.modules < state.least)
        printf("too few modules: %llu are expected\n", (unsigned long long)state.least);
    return state.totals.faults || state.totals.modules < state.least ? 1 : 0;
}
