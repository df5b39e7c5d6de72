/* Sets of input files in memory. */
#ifndef TESTS_FILES_H
#define TESTS_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct input_file {
    char *path;
    uint8_t *bytes;
    size_t size;
};

struct input_files {
    struct input_file *data;
    size_t count, capacity;
};

/* Adds input files. `path` is a file, or a folder: all ".dxil" files in it and below, in alphabetical order, or
 * "@LIST": the files that the lines of LIST name. On read errors prints a message on stderr and returns false. */
bool add_input_files(struct input_files *files, const char *path);
void free_input_files(struct input_files *files);

#endif
