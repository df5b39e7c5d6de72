/* Reads a shader for its text. */
#include "cli/instrumentation/shader_text.h"

#include "dxs_inspect.h"
#include "cli/conversion/debug_file.h"
#include "cli/files.h"
#include "cli/messages.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static bool read_hash(const char *text, struct shader_arguments *arguments)
{
    char *end;
    errno = 0;
    arguments->hash = strtoull(text, &end, 0);
    arguments->has_hash = *text >= '0' && *text <= '9' && !*end && errno == 0;
    return arguments->has_hash;
}

static bool read_option(struct shader_arguments *arguments, int argc, char **argv, int *n)
{
    const char *name = argv[*n], *value = *n + 1 < argc ? argv[*n + 1] : "";
    if (!strcmp(name, "--pdb") && *value)
        arguments->pdb = value;
    else if (!strcmp(name, "--program") && !strcmp(value, "debug"))
        arguments->program = DXS_PROGRAM_DEBUG;
    else if (!strcmp(name, "--program") && !strcmp(value, "dxil"))
        arguments->program = DXS_PROGRAM_DXIL;
    else if (strcmp(name, "--shader-hash") != 0 || !read_hash(value, arguments))
        return false;
    arguments->may_be_dxil &= strcmp(name, "--program") != 0;
    ++*n;
    return true;
}

bool shader_argument(struct shader_arguments *arguments, uint32_t buffer_count, int argc, char **argv, int *n)
{
    const char *word = argv[*n];
    uint32_t given = 0;
    if (!strcmp(word, "--help")) {
        arguments->help = true;
        return true;
    }
    if (read_option(arguments, argc, argv, n))
        return true;
    while (given < buffer_count && arguments->buffers[given])
        given++;
    const char **path = given < buffer_count ? &arguments->buffers[given] : &arguments->path;
    if ((word[0] == '-' && word[1]) || *path)
        return refuse_word(argv, *n);
    *path = word;
    return true;
}

/* Parses the wanted part of a shader with its debug information. */
static enum exit_code parse_part(struct shader_text *shader, const struct shader_arguments *arguments,
                                 const void *bytes, size_t size)
{
    struct dxs_parse_options options = dxs_default_parse_options();
    struct command command = command_default();
    char message[1024];
    command.pdb = arguments->pdb;
    command.convert.debug_info = arguments->program == DXS_PROGRAM_DEBUG;
    enum exit_code code =
        add_debug_file(&command, shader->converter, arguments->path, &bytes, &size, message, sizeof(message));
    if (code != EXIT_DONE) {
        complain("%s", message);
        return code;
    }
    options.program = arguments->program;
    enum dxs_result result = dxs_module_parse(shader->module, bytes, size, &options);
    if (result == DXS_RESULT_NO_DXIL && arguments->may_be_dxil)
        result = dxs_module_parse(shader->module, bytes, size, NULL);
    return result == DXS_RESULT_OK ? EXIT_DONE
                                   : report_input_error(arguments->path, dxs_module_error(shader->module), bytes, size);
}

static enum exit_code parse(struct shader_text *shader, const struct shader_arguments *arguments)
{
    size_t size;
    void *bytes = shader_read(arguments->path, &size);
    if (!bytes) {
        complain("%s: %s", arguments->path, strerror(errno));
        return EXIT_USAGE;
    }
    shader->hash = arguments->has_hash ? arguments->hash : dxs_hash_shader(bytes, size).hash;
    enum exit_code code = parse_part(shader, arguments, bytes, size);
    free(bytes);
    return code;
}

enum exit_code shader_text_read(struct shader_text *shader, const struct shader_arguments *arguments)
{
    const char *text;
    size_t size;
    *shader = (struct shader_text){0};
    if (!arguments->path)
        return EXIT_DONE;
    shader->module = dxs_module_create(NULL);
    shader->converter = dxs_converter_create(NULL);
    if (!shader->module || !shader->converter) {
        complain("out of memory");
        return EXIT_INTERNAL;
    }
    enum exit_code code = parse(shader, arguments);
    if (code != EXIT_DONE)
        return code;
    if (dxs_disassemble(shader->converter, shader->module, &text, &size) != DXS_RESULT_OK)
        return report_error(arguments->path, dxs_converter_error(shader->converter));
    if (instruction_text_read(&shader->lines, text))
        return EXIT_DONE;
    complain("out of memory");
    return EXIT_INTERNAL;
}

void shader_text_free(struct shader_text *shader)
{
    instruction_text_free(&shader->lines);
    dxs_converter_destroy(shader->converter);
    dxs_module_destroy(shader->module);
}

unsigned char *buffer_read(const char *path, size_t *size)
{
    unsigned char *bytes = file_read(path, size);
    if (!bytes) {
        complain("%s: %s", path, strerror(errno));
    } else if (*size >= 4 && memcmp(bytes, "DXBC", 4) == 0) {
        complain("%s is a shader: expected a buffer", path);
        free(bytes);
        bytes = NULL;
    }
    return bytes;
}
