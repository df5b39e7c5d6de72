/* Prints messages and errors on standard error, and chooses exit codes. */
#include "messages.h"

#include <stdarg.h>
#include <stdio.h>

void complain(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "dxil-spirv: ");
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
}

bool may_begin(bool arguments_are_right, bool wants_help, const char *usage, int *code)
{
    if (arguments_are_right && !wants_help)
        return true;
    fputs(usage, arguments_are_right ? stdout : stderr);
    *code = arguments_are_right ? EXIT_DONE : EXIT_USAGE;
    return false;
}

static enum exit_code exit_code_of(enum dxs_result result)
{
    switch (result) {
    case DXS_OK:
        return EXIT_DONE;
    case DXS_INVALID_ARGUMENT:
        return EXIT_USAGE;
    case DXS_OUT_OF_MEMORY:
    case DXS_INTERNAL_ERROR:
        return EXIT_INTERNAL;
    default:
        return EXIT_REFUSED;
    }
}

enum exit_code report_error(const char *input, const struct dxs_error *error)
{
    fprintf(stderr, "dxil-spirv: %s: %s", input, error->message);
    const char *separator = " (";
    if (error->part != DXS_NONE) {
        char code[5] = {(char)error->part, (char)(error->part >> 8), (char)(error->part >> 16),
                        (char)(error->part >> 24), 0};
        fprintf(stderr, "%spart %s", separator, code);
        separator = ", ";
    }
    const struct {
        const char *name;
        uint32_t value;
    } locations[] = {{"offset", error->offset},
                     {"function", error->function},
                     {"block", error->block},
                     {"instruction", error->instruction},
                     {"line", error->line ? error->line : DXS_NONE}};
    for (size_t i = 0; i < sizeof(locations) / sizeof(locations[0]); i++) {
        if (locations[i].value != DXS_NONE) {
            fprintf(stderr, "%s%s %u", separator, locations[i].name, (unsigned)locations[i].value);
            separator = ", ";
        }
    }
    fprintf(stderr, "%s [%s]\n", separator[0] == ',' ? ")" : "", dxs_result_name(error->code));
    return exit_code_of(error->code);
}
