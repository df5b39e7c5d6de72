/* Converts a shader and compares the result with its expected output. */
#ifndef GOLDEN_CHECK_H
#define GOLDEN_CHECK_H

#include "shader.h"

struct check_options {
    const char *reference_folder;
    const char *glsl_folder; /* GLSL is written here; NULL: none is written */
    bool update;             /* rewrite the expected output */
    bool compare;            /* false: validate only, because other versions of the tools give other text */
    bool newest;             /* modules that the tools do not know are faults; false: these are not validated */
};

/* Prints faults on standard output. True if there are none. */
bool check_shader(const struct shader *shader, const struct check_options *options);

#endif
