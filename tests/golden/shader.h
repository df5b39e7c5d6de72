/* The test shaders: DXIL files, and what the first lines of the source beside each say about it. */
#ifndef GOLDEN_SHADER_H
#define GOLDEN_SHADER_H

#include "command.h"

#define PATH_SIZE 512

/* One shader. Its source may begin with these lines, in any order, after `// `:
 *     dxs: OPTIONS      options of the command line to convert with
 *     env: vulkan1.3    what its SPIR-V is validated for, by default vulkan1.1
 *     refused: TEXT     the conversion fails, and the message contains TEXT */
struct shader {
    char name[128]; /* "topic/name" */
    char dxil_path[PATH_SIZE];
    char options[256], environment[32], refused[128]; /* empty: not given */
};

struct shader_list {
    struct shader *shaders; /* sorted by name */
    size_t count;
};

/* All .dxil files of the folders in `folder` whose name contains `filter` (NULL: all). Ends the program if there is
 * none. */
struct shader_list find_shaders(const char *folder, const char *filter);

/* The options of a shader; `storage` keeps their text. False if they are wrong, `message` says how. */
bool shader_command(const struct shader *shader, char storage[256], struct command *command, char *message,
                    size_t size);

/* Calls visit(user, path) for each file of the folders in `folder`. */
void each_file(const char *folder, void (*visit)(void *user, const char *path), void *user);

#endif
