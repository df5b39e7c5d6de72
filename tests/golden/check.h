/* Converts a shader and compares the result with its expected output. */
#ifndef GOLDEN_CHECK_H
#define GOLDEN_CHECK_H

#include "shader.h"

#include <stdio.h>

enum {
    MESSAGE_SIZE = 256
};

struct check_options {
    const char *reference_folder;
    const char *glsl_folder; /* GLSL is written here; NULL: none is written */
    bool update;             /* rewrite the expected output */
    bool compare;            /* false: validate only, because other versions of the tools give other text */
    bool newest;             /* modules that the tools do not know are faults; false: these are not validated */
};

/* Prints faults on standard output. True if there are none. */
bool check_shader(const struct shader *shader, const struct check_options *options);

/* operands.c: whether the library's rewrites know which words of the module's code are literals. */
bool check_operands(const uint32_t *words, size_t count, char message[MESSAGE_SIZE]);

/* difference.c: prints removed lines (-) and added lines (+) relative to the expected text, with some context. */
void print_difference(const char *expected, const char *actual);

#endif
