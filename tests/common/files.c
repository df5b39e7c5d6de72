/* Reads input files, folders and lists of files. */
#define _POSIX_C_SOURCE 200809L

#include "tests/common/files.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum {
    LONGEST_PATH = 4096
};

static bool add_file(struct input_files *files, const char *path)
{
    FILE *stream = fopen(path, "rb");
    long size = -1;

    if (stream && fseek(stream, 0, SEEK_END) == 0)
        size = ftell(stream);
    uint8_t *bytes = size >= 0 ? malloc((size_t)size + 1) : NULL;
    if (bytes)
        rewind(stream);
    bool read = bytes && fread(bytes, 1, (size_t)size, stream) == (size_t)size;
    if (stream)
        fclose(stream);
    if (read && files->count == files->capacity) {
        files->capacity = 2 * files->capacity + 64;
        files->data = realloc(files->data, files->capacity * sizeof *files->data);
    }
    if (!read || !files->data) {
        fprintf(stderr, "%s cannot be read\n", path);
        free(bytes);
        return false;
    }
    files->data[files->count++] = (struct input_file){strdup(path), bytes, (size_t)size};
    return true;
}

static bool add_list(struct input_files *files, const char *path)
{
    char line[LONGEST_PATH];
    FILE *stream = fopen(path, "r");
    bool good = stream != NULL;

    if (!good)
        fprintf(stderr, "%s cannot be read\n", path);
    while (good && fgets(line, sizeof line, stream)) {
        line[strcspn(line, "\r\n")] = '\0';
        good = line[0] == '\0' || add_file(files, line);
    }
    if (stream)
        fclose(stream);
    return good;
}

static bool is_wanted(const char *folder, const char *name)
{
    size_t length = strlen(name), ending = strlen(".dxil");
    char path[LONGEST_PATH];
    struct stat status;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    return name[0] != '.' && ((length > ending && strcmp(name + length - ending, ".dxil") == 0) ||
                              (stat(path, &status) == 0 && S_ISDIR(status.st_mode)));
}

struct names {
    char **data;
    size_t count, capacity;
};

static struct names wanted_names(const char *path, DIR *folder)
{
    struct names names = {0};

    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        if (!is_wanted(path, entry->d_name))
            continue;
        if (names.count == names.capacity) {
            names.capacity = 2 * names.capacity + 64;
            names.data = realloc(names.data, names.capacity * sizeof *names.data);
        }
        names.data[names.count++] = strdup(entry->d_name);
    }
    return names;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool add_folder(struct input_files *files, const char *path)
{
    DIR *folder = opendir(path);
    bool good = folder != NULL;
    struct names names = {0};

    if (folder) {
        names = wanted_names(path, folder);
        closedir(folder);
    }
    if (names.count)
        qsort(names.data, names.count, sizeof *names.data, by_name);
    for (size_t i = 0; i < names.count; i++) {
        char inner[LONGEST_PATH];
        snprintf(inner, sizeof inner, "%s/%s", path, names.data[i]);
        good = good && add_input_files(files, inner);
        free(names.data[i]);
    }
    free(names.data);
    return good;
}

bool add_input_files(struct input_files *files, const char *path)
{
    struct stat status;

    if (path[0] == '@')
        return add_list(files, path + 1);
    if (stat(path, &status) == 0 && S_ISDIR(status.st_mode))
        return add_folder(files, path);
    return add_file(files, path);
}

void free_input_files(struct input_files *files)
{
    for (size_t i = 0; i < files->count; i++) {
        free(files->data[i].path);
        free(files->data[i].bytes);
    }
    free(files->data);
    *files = (struct input_files){0};
}
