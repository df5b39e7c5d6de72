/* Reads the directives in the first lines of a test shader's source. */
#define _POSIX_C_SOURCE 200809L

#include "runner/execute/directives.h"

#include <string.h>

enum {
    MAX_PATH = 1024
};

/* Copies the text after "// KEY: " (LLVM text: "; KEY: ") to `value`. */
static void read_directive(const char *line, const char *key, char *value, size_t size)
{
    line += strspn(line, "/; ");
    size_t length = strlen(key);
    if (strncmp(line, key, length) || line[length] != ':')
        return;
    line += length + 1;
    line += strspn(line, " ");
    snprintf(value, size, "%.*s", (int)strcspn(line, "\r\n"), line);
}

struct directives read_directives(const char *dxil_path)
{
    static const char *const sources[] = {".hlsl", ".ll"};
    struct directives said = {0};
    for (size_t s = 0; s < sizeof(sources) / sizeof(sources[0]); s++) {
        char path[MAX_PATH], line[1024];
        size_t stem = strlen(dxil_path) - strlen(".dxil");
        snprintf(path, sizeof(path), "%.*s%s", (int)stem, dxil_path, sources[s]);
        FILE *file = fopen(path, "r");
        if (!file)
            continue;
        while (fgets(line, sizeof(line), file) && (line[0] == '/' || line[0] == ';')) {
            read_directive(line, "dxs", said.options, sizeof(said.options));
            read_directive(line, "env", said.environment, sizeof(said.environment));
            read_directive(line, "refused", said.refused, sizeof(said.refused));
        }
        fclose(file);
    }
    return said;
}

bool directives_command(const struct directives *said, char storage[MAX_OPTIONS], struct command *command,
                        char *message, size_t size)
{
    const char *arguments[64];
    int count = 0;
    memcpy(storage, said->options, sizeof(said->options));
    for (char *next, *word = strtok_r(storage, " ", &next); word && count < 64; word = strtok_r(NULL, " ", &next))
        arguments[count++] = word;
    *command = command_default();
    command->target_environment = said->environment[0] ? said->environment : "vulkan1.1";
    return command_read(command, count, arguments, message, size);
}
