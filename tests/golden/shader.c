#include "shader.h"

#include "runner/common/children.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare_names(const void *left, const void *right)
{
    return strcmp(((const struct shader *)left)->name, ((const struct shader *)right)->name);
}

struct shader_list find_shaders(const char *folder, const char *filter)
{
    char *folders[] = {(char *)folder, NULL};
    struct paths paths = find_files(folders, ".dxil");
    struct shader_list list = {calloc(paths.count + 1, sizeof *list.shaders), 0};

    if (!list.shaders)
        exit(EXIT_INTERNAL);
    for (size_t i = 0; i < paths.count; i++) {
        char *name = test_name(paths.items[i], ".dxil");
        struct shader *shader = &list.shaders[list.count];
        if (!filter || strstr(name, filter)) {
            snprintf(shader->name, sizeof shader->name, "%s", name);
            snprintf(shader->dxil_path, sizeof shader->dxil_path, "%s", paths.items[i]);
            shader->said = read_directives(paths.items[i]);
            list.count++;
        }
        free(name);
    }
    free_paths(&paths);
    if (!list.count) {
        fprintf(stderr, "%s: no shaders\n", folder);
        exit(EXIT_USAGE);
    }
    qsort(list.shaders, list.count, sizeof *list.shaders, compare_names);
    return list;
}
