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

/* ---- Directives -------------------------------------------------------------------------------------------------- */

/* Takes the text behind "// KEY: " (or "; KEY: " in LLVM's text) into `value`. */
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

static void read_directives(struct shader *shader)
{
    static const char *const sources[] = {".hlsl", ".ll"};
    for (size_t s = 0; s < sizeof(sources) / sizeof(sources[0]); s++) {
        char path[PATH_SIZE + 8], line[512];
        size_t stem = strlen(shader->dxil_path) - strlen(".dxil");
        snprintf(path, sizeof(path), "%.*s%s", (int)stem, shader->dxil_path, sources[s]);
        FILE *file = fopen(path, "r");
        if (!file)
            continue;
        while (fgets(line, sizeof(line), file) && (line[0] == '/' || line[0] == ';')) {
            read_directive(line, "dxs", shader->options, sizeof(shader->options));
            read_directive(line, "env", shader->environment, sizeof(shader->environment));
            read_directive(line, "refused", shader->refused, sizeof(shader->refused));
        }
        fclose(file);
    }
}

bool shader_command(const struct shader *shader, char storage[256], struct command *command, char *message, size_t size)
{
    const char *arguments[32];
    int count = 0;
    memcpy(storage, shader->options, sizeof(shader->options));
    for (char *next, *word = strtok_r(storage, " ", &next); word && count < 32; word = strtok_r(NULL, " ", &next))
        arguments[count++] = word;
    *command = command_default();
    if (shader->environment[0])
        command->target_environment = shader->environment;
    return command_read(command, count, arguments, message, size);
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
    read_directives(&shader);

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
