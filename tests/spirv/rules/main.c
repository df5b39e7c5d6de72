/* Converts test shaders and random programs with many settings, and applies the rules for the SPIR-V (../README.md).
 *
 *     spirv-rules [OPTION...] FILE.dxil|FOLDER... [--converted FILE.dxil|FOLDER...]
 *
 *   --programs N     also the random programs of seeds 1 to N
 *   --program SEED   also that of this seed
 *   --setting NAME   only this setting: of settings.c, or pairs-ROW
 *   --rows N         sets of options in which each two meet, then random ones (paired_options.h; 10)
 *   --modules N      fail if fewer conversions succeed
 *   --converted      those behind it must convert with one setting at least
 *
 * Prints "FAILED NAME: SETTING, ENTRY: fault" for each fault. Exit code: 0 no fault, 1 faults, 2 wrong use. */
#include "debug.h"
#include "rules.h"
#include "programs.h"
#include "settings.h"

#include "cli/conversion/command.h"
#include "cli/conversion/layout.h"
#include "cli/tools/tools.h"
#include "runner/execute/directives.h"
#include "golden/newer.h"
#include "tests/common/files.h"
#include "runner/common/paired_options.h"
#include "tests/common/repeat.h"

#include "dxs_layout.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_ANSWERS = 4096,
    NAME_BYTES = 512,
    MAX_DEBUG_FAULTS = 8 /* reported of a module */
};

struct totals {
    uint32_t shaders, modules, faults;
};

struct program_state {
    dxs_converter *converter;
    dxs_module *module;
    struct answers answers;
    const struct setting *setting;
    const char *only_setting; /* NULL: all */
    uint64_t least;           /* modules */
    uint32_t rows;            /* of paired_options.h */
    struct setting paired;    /* the row at hand */
    struct totals totals;
};

/* One shader. */
struct subject {
    const char *name, *path; /* path NULL: a random program */
    const void *bytes;
    size_t size;
    struct dxil_view dxil;
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

    if (state->setting->map && !state->setting->map(NULL, request, binding))
        return false;
    if (a->binding_count < MAX_ANSWERS)
        a->bindings[a->binding_count++] = (struct answered_binding){*request->resource, *binding, request->from_heap};
    return true;
}

/* ---- Conversions ------------------------------------------------------------------------------------------------- */

/* What instrumentation adds has decorations of its own. */
static bool is_instrumented(const struct dxs_options *options)
{
    return options->print.to != DXS_PRINT_TO_NOWHERE || options->checks.check != DXS_CHECK_NONE;
}

static void check_valid(struct conversion *c)
{
    const struct module_view *w = c->words;
    struct tool_text text = {0};

    if (!is_newer_than_tools(w->words, w->count) &&
        spirv_validate(w->words, w->count, spirv_environment(w->words), &c->options->features, &text) == TOOL_FAILED &&
        !is_outdated(text.data))
        fault_found(c, NULL, "invalid SPIR-V: %s", text.data);
    tool_text_free(&text);
}

static void convert_entry(struct program_state *state, const struct subject *s, uint32_t number,
                          struct dxs_options *options)
{
    struct dxs_spirv spirv;
    char name[NAME_BYTES];

    options->instruction_lines = true;
    options->debug_variables = false;
    options->map_location = state->setting->asks_nothing ? NULL : answer_location;
    options->map_resource = state->setting->asks_nothing ? NULL : answer_binding;
    options->map_user = state;
    state->answers.location_count = state->answers.binding_count = 0;
    state->answers.is_complete = !state->setting->asks_nothing;
    if (is_instrumented(options) ||
        dxs_convert(state->converter, state->module, number, options, &spirv) != DXS_RESULT_OK)
        return;
    struct module_view words = module_view_read(spirv.words, spirv.word_count);
    snprintf(name, sizeof name, "FAILED %s: %s, %s", s->name, state->setting->name,
             s->dxil.module->entries[number].name);
    struct conversion conversion = {
        .dxil = &s->dxil,
        .entry = &s->dxil.module->entries[number],
        .options = options,
        .answers = &state->answers,
        .words = &words,
        .name = name,
    };
    check_rules(&conversion);
    if (state->setting == &settings[0]) /* as the source asks */
        check_valid(&conversion);
    state->totals.modules++;
    state->totals.faults += conversion.faults;
    module_view_free(&words);
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
    state->setting->choose(&command.convert, seed_of(s->name) + seed_of(state->setting->name));
    if (make_layout(&command, state->module, number, &layout, message, sizeof message) == EXIT_DONE) {
        command.convert.layout = layout;
        convert_entry(state, s, number, &command.convert);
    }
    dxs_layout_destroy(layout);
}

static void convert_by_setting(struct program_state *state, const struct subject *s, uint32_t number)
{
    struct dxs_options options = dxs_default_options();

    if (!state->setting->from_source) {
        state->setting->choose(&options, seed_of(s->name) + seed_of(state->setting->name));
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

    if (dxs_convert(state->converter, state->module, number, options, &spirv) != DXS_RESULT_OK)
        return NULL;
    *count = spirv.word_count;
    uint32_t *words = malloc(4 * spirv.word_count);
    return words ? memcpy(words, spirv.words, 4 * spirv.word_count) : NULL;
}

static void check_debug_of(struct program_state *state, const struct subject *s, const struct dxil_view *dxil,
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
                 dxil->module->entries[number].name);
        if (!spirv) {
            printf("%s: does not convert\n", name);
            state->totals.faults++;
            continue;
        }
        struct module_view words = module_view_read(spirv, count),
                           numbered = module_view_read(numbered_words, numbered_count);
        struct debug_conversion conversion = {dxil->module, dxil->live, &words, &numbered, name, 0, 0, 0, 0};
        check_debug(&conversion);
        state->totals.modules++;
        state->totals.faults += conversion.faults;
        module_view_free(&words);
        module_view_free(&numbered);
        free(spirv);
    }
    free(numbered_words);
}

/* The program with debug information, if the shader has one. */
static void check_debug_program(struct program_state *state, const struct subject *s)
{
    struct dxs_parse_options parse = dxs_default_parse_options();
    struct dxil_view dxil;

    parse.program = DXS_PROGRAM_DEBUG;
    if (dxs_module_parse(state->module, s->bytes, s->size, &parse) != DXS_RESULT_OK)
        return;
    dxil_read_debug(&dxil, s->bytes, s->size);
    for (uint32_t n = 0; dxil.module && n < dxil.module->info.entry_count; n++)
        check_debug_of(state, s, &dxil, n);
    dxil_free(&dxil);
}

/* The command for all settings of a shader or program with faults. */
static void print_repeat(const struct subject *s)
{
    char input[NAME_BYTES + 16];

    snprintf(input, sizeof input, "%s%s", s->path ? "" : "--program ", s->path ? s->path : s->name);
    repeat_print(input);
}

/* With each set of options of a covering array (paired_options.h). */
static void convert_in_pairs(struct program_state *state, const struct subject *s, uint32_t count)
{
    char name[32];

    state->paired.name = name;
    state->setting = &state->paired;
    for (uint32_t row = 0; row < state->rows; row++)
        for (uint32_t number = 0; number < count; number++) {
            struct dxs_options options = dxs_default_options();
            snprintf(name, sizeof name, "pairs-%u", row);
            choose_paired(&options, row);
            if (!state->only_setting || strcmp(state->only_setting, name) == 0)
                convert_entry(state, s, number, &options);
        }
    state->paired.name = NULL;
}

static void check_subject(struct program_state *state, struct subject *s)
{
    uint32_t count, faults = state->totals.faults;

    dxil_read(&s->dxil, s->bytes, s->size);
    if (s->dxil.module && dxs_module_parse(state->module, s->bytes, s->size, NULL) == DXS_RESULT_OK) {
        count = dxs_module_describe(state->module)->entry_count;
        if (count > s->dxil.module->info.entry_count)
            count = s->dxil.module->info.entry_count;
        for (unsigned w = 0; w < setting_count; w++) {
            state->setting = &settings[w];
            for (uint32_t number = 0; number < count; number++)
                if (!state->only_setting || strcmp(state->only_setting, settings[w].name) == 0)
                    convert_by_setting(state, s, number);
        }
        convert_in_pairs(state, s, count);
        state->totals.shaders++;
    }
    dxil_free(&s->dxil);
    if (s->path && (!state->only_setting || strcmp(state->only_setting, "debug") == 0))
        check_debug_program(state, s);
    if (state->totals.faults > faults)
        print_repeat(s);
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
                           struct input_files *files, size_t *converted, uint64_t *first)
{
    for (int n = 1; n < count; n++) {
        if (strcmp(arguments[n], "--programs") == 0 && n + 1 < count)
            *programs = strtoull(arguments[++n], NULL, 10);
        else if (strcmp(arguments[n], "--program") == 0 && n + 1 < count)
            *first = *programs = strtoull(arguments[++n], NULL, 10);
        else if (strcmp(arguments[n], "--rows") == 0 && n + 1 < count)
            state->rows = (uint32_t)strtoul(arguments[++n], NULL, 10);
        else if (strcmp(arguments[n], "--modules") == 0 && n + 1 < count)
            state->least = strtoull(arguments[++n], NULL, 10);
        else if (strcmp(arguments[n], "--setting") == 0 && n + 1 < count)
            state->only_setting = arguments[++n];
        else if (strcmp(arguments[n], "--converted") == 0)
            *converted = files->count;
        else if (arguments[n][0] == '-' || !add_input_files(files, arguments[n]))
            return false;
    }
    return true;
}

int main(int count, char **arguments)
{
    static struct program_state state = {.rows = PAIRED_ROWS};
    struct input_files files = {0};
    uint64_t programs = 0, first = 1;
    char *alone[] = {arguments[0], NULL};
    size_t converted = SIZE_MAX;
    char name[NAME_BYTES];

    state.converter = dxs_converter_create(NULL);
    state.module = dxs_module_create(NULL);
    state.answers.locations = calloc(MAX_ANSWERS, sizeof *state.answers.locations);
    state.answers.bindings = calloc(MAX_ANSWERS, sizeof *state.answers.bindings);
    if (!state.answers.locations || !state.answers.bindings || !state.converter || !state.module)
        return 3;
    if (!read_arguments(&state, count, arguments, &programs, &files, &converted, &first)) {
        fputs("usage: spirv-rules [--programs N] [--program SEED] [--setting NAME] [--rows N] [--modules N]\n"
              "                   FILE.dxil|FOLDER... [--converted FILE.dxil|FOLDER...]\n",
              stderr);
        return 2;
    }
    repeat_remember(alone, NULL);
    for (size_t n = 0; n < files.count; n++) {
        struct subject s = {name, files.data[n].path, files.data[n].bytes, files.data[n].size, {.module = NULL}};
        uint32_t modules = state.totals.modules;
        name_of(name, s.path);
        check_subject(&state, &s);
        if (n >= converted && !state.only_setting && state.totals.modules == modules) {
            printf("FAILED %s: does not convert\n", name);
            state.totals.faults++;
        }
    }
    for (uint64_t seed = first; seed <= programs; seed++)
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
