/* What the first lines of a test shader's source say about it. */
#ifndef GOLDEN_DIRECTIVES_H
#define GOLDEN_DIRECTIVES_H

#include "cli/command.h"

enum {
    MAX_OPTIONS = 512
};

/* They may stand in any order, after `// `, in the .hlsl or .ll beside the .dxil:
 *     dxs: OPTIONS      options of the command line to convert with
 *     env: vulkan1.3    what its SPIR-V is validated for, by default vulkan1.1
 *     refused: TEXT     the conversion fails, and the message contains TEXT */
struct directives {
    char options[MAX_OPTIONS], environment[32], refused[128]; /* empty: not given */
};

struct directives read_directives(const char *dxil_path);

/* The command that the options make; `storage` keeps their text. False if they are wrong, `message` says how. */
bool directives_command(const struct directives *directives, char storage[MAX_OPTIONS], struct command *command,
                        char *message, size_t size);

#endif
