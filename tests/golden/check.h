/* Converts a shader and holds the result against its expected output. */
#ifndef GOLDEN_CHECK_H
#define GOLDEN_CHECK_H

#include "shader.h"

struct check_options {
    const char *reference_folder;
    bool update;  /* write the expected output anew */
    bool compare; /* else validate only: the tools' text is that of other versions */
};

/* Prints what is wrong on standard output; true if nothing is. */
bool check_shader(const struct shader *shader, const struct check_options *options);

#endif
