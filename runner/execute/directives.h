/* Directives in the first lines of a test shader's source. */
#ifndef RUNNER_DIRECTIVES_H
#define RUNNER_DIRECTIVES_H

#include "cli/conversion/command.h"

enum {
    MAX_OPTIONS = 2048
};

/* Lines of the .hlsl or .ll file beside the .dxil, in any order, after a comment sign:
 *     dxs: OPTIONS      options of dxil-spirv for the conversion
 *     env: vulkan1.3    environment that the SPIR-V is validated for, by default vulkan1.1
 *     refused: TEXT     the conversion fails, and the message contains TEXT */
struct directives {
    char options[MAX_OPTIONS], environment[32], refused[128]; /* empty: not given */
};

struct directives read_directives(const char *dxil_path);

/* Parses the options into a command. `storage` keeps their text. If they are wrong, gives a message and returns false.
 */
bool directives_command(const struct directives *directives, char storage[MAX_OPTIONS], struct command *command,
                        char *message, size_t size);

#endif
