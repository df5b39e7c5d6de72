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

/* Adds a file; all files of a folder and what is below it whose names end in ".dxil", in alphabetical order; or, for
 * "@LIST", the files that the lines of LIST name. False, with a message on stderr, if something cannot be read. */
bool add_input_files(struct input_files *files, const char *path);
void free_input_files(struct input_files *files);

#endif
