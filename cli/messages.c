/* Prints messages and errors on standard error, and chooses exit codes. */
#include "cli/messages.h"

#include "cli/input_kind.h"
#include "cli/string_buffer.h"
#include "cli/words.h"

#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

/* A line of progress stands on the terminal and is to be overwritten. */
static atomic_bool progress_shown;

void show_progress(const char *line)
{
    fprintf(stderr, "\r%s\033[K", line);
    atomic_store(&progress_shown, *line != 0);
}

/* One call of the standard library for each message, so that those of several threads do not mix. */
void complain(const char *format, ...)
{
    char message[1200];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof(message), format, arguments);
    va_end(arguments);
    make_plain(message, "\t\n");
    fprintf(stderr, "%sdxil-spirv: %s\n", atomic_load(&progress_shown) ? "\r\033[K" : "", message);
}

bool refuse_word(char **arguments, int word)
{
    complain("%s: %s: unexpected, or its value is missing or wrong", arguments[0], arguments[word]);
    return false;
}

bool may_begin(bool arguments_are_right, bool wants_help, const char *usage, int *code)
{
    if (arguments_are_right && !wants_help)
        return true;
    fputs(usage, arguments_are_right ? stdout : stderr);
    *code = arguments_are_right ? EXIT_DONE : EXIT_USAGE;
    return false;
}

enum exit_code exit_code_of(enum dxs_result result)
{
    switch (result) {
    case DXS_RESULT_OK:
        return EXIT_DONE;
    case DXS_RESULT_INVALID_ARGUMENT:
        return EXIT_USAGE;
    case DXS_RESULT_OUT_OF_MEMORY:
    case DXS_RESULT_INTERNAL_ERROR:
        return EXIT_INTERNAL;
    default:
        return EXIT_REFUSED;
    }
}

/* The switch of the first member that the message names, as in "needs the feature sample_offsets, which is off",
 * "features.float8", "options.print.draw" (--print-draw) or "options.pipeline.wave_size" (--wave-size). */
static void append_switch(struct string_buffer *text, const char *message)
{
    static const char *const starts[] = {"feature ", "features.", "options.", "guarantees.", "policy."};
    for (size_t n = 0; n < sizeof(starts) / sizeof(starts[0]); n++) {
        const char *member = strstr(message, starts[n]);
        char path[64];
        size_t length = 0, part = 0; /* behind the last dot */
        for (member += member ? strlen(starts[n]) : 0; member && length + 1 < sizeof(path); length++) {
            char letter = member[length];
            bool is_dot = letter == '.' && member[length + 1] >= 'a' && member[length + 1] <= 'z';
            bool joins = letter == '_' || is_dot;
            if (!joins && !(letter >= 'a' && letter <= 'z') && !(letter >= '0' && letter <= '9'))
                break;
            path[length] = joins ? '-' : letter;
            if (is_dot)
                part = length + 1;
        }
        path[length] = 0;
        const char *name = option_exists(path) ? path : path + part;
        if (*name && option_exists(name)) {
            buffer_append_format(text, " (--%s)", name);
            return;
        }
    }
}

void describe_error(const struct dxs_error *error, char *text, size_t size)
{
    char part[5] = {0};
    const struct {
        const char *name;
        uint32_t value;
    } locations[] = {{"offset", error->offset},
                     {"function", error->function},
                     {"block", error->block},
                     {"instruction", error->instruction},
                     {"line", error->line ? error->line : DXS_NONE}};
    struct string_buffer location = {0}, option = {0};
    append_switch(&option, error->message);
    if (error->part != DXS_NONE) {
        store_word(part, error->part);
        buffer_append_format(&location, " (part %s", part);
    }
    bool is_text = strncmp(error->message, "line ", 5) == 0; /* the message has the location */
    for (size_t i = 0; i < sizeof(locations) / sizeof(locations[0]); i++)
        if (locations[i].value != DXS_NONE && !is_text)
            buffer_append_format(&location, "%s%s %u", location.size ? ", " : " (", locations[i].name,
                                 (unsigned)locations[i].value);
    snprintf(text, size, "%s%s%s%s [%s]", error->message, option.data ? option.data : "",
             location.data ? location.data : "", location.size ? ")" : "", dxs_result_name(error->code));
    buffer_free(&option);
    buffer_free(&location);
}

void describe_input_error(const struct dxs_error *error, const void *bytes, size_t input_size, char *text, size_t size)
{
    describe_error(error, text, size);
    bool is_other =
        error->code == DXS_RESULT_INVALID_CONTAINER && start_of_shader(bytes, input_size) == STARTS_OTHERWISE;
    const char *kind = is_other ? describe_other_input(bytes, input_size) : "";
    size_t length = strlen(text);
    if (*kind)
        snprintf(text + length, size - length, ": %s", kind);
}

enum exit_code report_input_error(const char *input, const struct dxs_error *error, const void *bytes, size_t size)
{
    char text[1024];
    describe_input_error(error, bytes, size, text, sizeof(text));
    complain("%s: %s", input, text);
    return exit_code_of(error->code);
}

enum exit_code report_error(const char *input, const struct dxs_error *error)
{
    char text[1024];
    describe_error(error, text, sizeof(text));
    complain("%s: %s", input, text);
    return exit_code_of(error->code);
}
