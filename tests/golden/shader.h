/* Finds the test shaders. */
#ifndef GOLDEN_SHADER_H
#define GOLDEN_SHADER_H

#include "runner/execute/directives.h"

#define PATH_SIZE 512

struct shader {
    char name[128]; /* "topic/name" */
    char dxil_path[PATH_SIZE];
    struct directives said;
};

struct shader_list {
    struct shader *shaders; /* sorted by name */
    size_t count;
};

/* All .dxil files of the folders in `folder` whose name contains `filter` (NULL: all). Ends the program if there is
 * none. */
struct shader_list find_shaders(const char *folder, const char *filter);

#endif
