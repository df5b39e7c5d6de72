/* Lists the test shaders of a folder. */
#define _POSIX_C_SOURCE 200809L

#include "shader.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void each_entry(const char *folder, void (*visit)(void *user, const char *path), void *user)
{
    char path[PATH_SIZE];
    DIR *stream = opendir(folder);
    if (!stream)
        return;
    for (struct dirent *entry; (entry = readdir(stream));) {
        if (entry->d_name[0] == '.')
            continue;
        int length = snprintf(path, sizeof(path), "%s/%s", folder, entry->d_name);
        if (length > 0 && length < PATH_SIZE)
            visit(user, path);
    }
    closedir(stream);
}

struct inner_visit {
    void (*visit)(void *user, const char *path);
    void *user;
};

static void visit_folder(void *user, const char *path)
{
    const struct inner_visit *inner = user;
    each_entry(path, inner->visit, inner->user);
}

void each_file(const char *folder, void (*visit)(void *user, const char *path), void *user)
{
    struct inner_visit inner = {visit, user};
    each_entry(folder, visit_folder, &inner);
}

/* ---- The list ---------------------------------------------------------------------------------------------------- */

struct search {
    struct shader_list list;
    const char *filter;
};

static void add_shader(void *user, const char *path)
{
    struct search *search = user;
    size_t length = strlen(path);
    if (length < 5 || strcmp(path + length - 5, ".dxil"))
        return;
    struct shader shader = {0};
    const char *name = strrchr(path, '/');
    while (name > path && name[-1] != '/')
        name--;
    snprintf(shader.name, sizeof(shader.name), "%.*s", (int)(length - 5 - (size_t)(name - path)), name);
    if (search->filter && !strstr(shader.name, search->filter))
        return;
    snprintf(shader.dxil_path, sizeof(shader.dxil_path), "%s", path);
    shader.said = read_directives(path);

    struct shader_list *list = &search->list;
    list->shaders = realloc(list->shaders, (list->count + 1) * sizeof(shader));
    if (!list->shaders)
        exit(EXIT_INTERNAL);
    list->shaders[list->count++] = shader;
}

static int compare_names(const void *left, const void *right)
{
    return strcmp(((const struct shader *)left)->name, ((const struct shader *)right)->name);
}

struct shader_list find_shaders(const char *folder, const char *filter)
{
    struct search search = {.filter = filter};
    each_file(folder, add_shader, &search);
    if (!search.list.count) {
        fprintf(stderr, "%s: no shaders\n", folder);
        exit(EXIT_USAGE);
    }
    qsort(search.list.shaders, search.list.count, sizeof(*search.list.shaders), compare_names);
    return search.list;
}
