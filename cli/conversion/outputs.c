/* Chooses the format of each output file. Switches such as --glsl and the suffixes of files must agree. */
#include "cli/conversion/command.h"
#include "cli/files.h"

#include <string.h>

static const struct {
    const char *option, *suffix;
} formats[OUTPUT_FORMAT_COUNT] = {
    [OUTPUT_SPIRV] = {"--spirv", ".spv"},        [OUTPUT_ASSEMBLY] = {"--asm", ".spvasm"},
    [OUTPUT_GLSL] = {"--glsl", ".glsl"},         [OUTPUT_HLSL] = {"--hlsl", ".hlsl"},
    [OUTPUT_NEEDS] = {"--needs", ".needs.json"}, [OUTPUT_TOKENS] = {"--dump-tokens", ".asm"},
    [OUTPUT_IR] = {"--dump-ir", ".ll"},          [OUTPUT_REFLECTION] = {"--reflect", ".json"},
    [OUTPUT_TABLE] = {"--table", ".txt"},        [OUTPUT_FEATURES] = {"--features", ".features.json"},
};

/* Suffixes of GLSL by stage, as glslang reads them. */
static const char *const glsl_suffixes[] = {".vert", ".tesc", ".tese", ".geom",  ".frag",  ".comp",  ".mesh",
                                            ".task", ".rgen", ".rint", ".rahit", ".rchit", ".rmiss", ".rcall"};

const char *format_switch(enum output_format format)
{
    return formats[format].option;
}

const char *format_suffix(enum output_format format)
{
    return formats[format].suffix;
}

static bool ends_with(const char *path, const char *suffix)
{
    size_t length = strlen(path), end = strlen(suffix);
    return length > end && strcmp(path + length - end, suffix) == 0;
}

/* OUTPUT_FORMAT_COUNT: the suffix tells no format. */
static enum output_format format_of_suffix(const char *path)
{
    for (int format = 0; format < OUTPUT_FORMAT_COUNT; format++)
        if (ends_with(path, formats[format].suffix))
            return (enum output_format)format;
    for (size_t n = 0; n < sizeof(glsl_suffixes) / sizeof(glsl_suffixes[0]); n++)
        if (ends_with(path, glsl_suffixes[n]))
            return OUTPUT_GLSL;
    return OUTPUT_FORMAT_COUNT;
}

static enum output_format first_format(uint32_t chosen)
{
    int format = 0;
    while (!(chosen & 1u << format))
        format++;
    return (enum output_format)format;
}

static bool is_single(uint32_t chosen)
{
    return chosen && !(chosen & (chosen - 1));
}

/* A file takes the format of its suffix, else that of the only switch; without both, SPIR-V. */
static bool resolve_file(uint32_t chosen, struct output_file *file, char *message, size_t size)
{
    enum output_format format = format_of_suffix(file->path);
    if (format != OUTPUT_FORMAT_COUNT && chosen && !(chosen & 1u << format)) {
        snprintf(message, size, "-o %s: the suffix contradicts %s: expected %s", file->path,
                 format_switch(first_format(chosen)), format_suffix(first_format(chosen)));
        return false;
    }
    if (format == OUTPUT_FORMAT_COUNT && chosen && !is_single(chosen)) {
        snprintf(message, size, "-o %s: several formats are chosen: expected a suffix such as %s", file->path,
                 format_suffix(first_format(chosen)));
        return false;
    }
    if (format == OUTPUT_FORMAT_COUNT && !chosen && strchr(file_name(file->path), '.')) {
        snprintf(message, size, "-o %s: the suffix tells no format: expected one such as .spv, or a switch such as %s",
                 file->path, format_switch(OUTPUT_SPIRV));
        return false;
    }
    if (format == OUTPUT_FORMAT_COUNT)
        format = chosen ? first_format(chosen) : OUTPUT_SPIRV;
    file->format = format;
    if (format == OUTPUT_SPIRV && strcmp(file->path, "-") == 0 && output_is_shown()) {
        snprintf(message, size, "-o -: standard output is a terminal: expected a file, or --asm");
        return false;
    }
    return true;
}

bool resolve_outputs(struct command *command, char *message, size_t size)
{
    uint32_t chosen = command->formats, written = 0;
    for (uint32_t n = 0; n < command->output_count; n++) {
        if (!resolve_file(chosen, &command->outputs[n], message, size))
            return false;
        written |= 1u << command->outputs[n].format;
        for (uint32_t other = 0; other < n; other++) {
            if (strcmp(command->outputs[other].path, command->outputs[n].path) == 0) {
                snprintf(message, size, "-o %s is given twice", command->outputs[n].path);
                return false;
            }
        }
    }
    if (command->output_count && chosen & ~written) {
        enum output_format format = first_format(chosen & ~written);
        snprintf(message, size, "%s has no output: expected -o FILE%s too", format_switch(format),
                 format_suffix(format));
        return false;
    }
    command->formats = command->output_count ? written : chosen ? chosen : 1u << OUTPUT_SPIRV;
    if (command->output_count || command->output_folder || !chosen)
        return true;
    if (!is_single(chosen)) {
        snprintf(message, size, "several formats are chosen: expected -o FILE for each, or --output-folder");
        return false;
    }
    if (chosen != 1u << OUTPUT_SPIRV)
        command->outputs[command->output_count++] = (struct output_file){"-", first_format(chosen)};
    return true;
}
