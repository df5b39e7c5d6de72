/* Lowers a program (a tree) to a function in SSA form. */
#ifndef TESTS_RANDOM_LOWER_H
#define TESTS_RANDOM_LOWER_H

#include "flow.h"

/* Resources of every shader, in the order in which they are declared. */
enum resource {
    RESOURCE_RAW_INPUT,
    RESOURCE_STRUCTURED_INPUT,
    RESOURCE_TYPED_INPUT,
    RESOURCE_RAW,
    RESOURCE_STRUCTURED,
    RESOURCE_TYPED,
    RESOURCE_RESULTS, /* u3: the variables at the end */
    RESOURCE_CELLS,   /* u4: for atomics */
    RESOURCE_CONSTANTS,
    RESOURCE_TEXTURE_INPUT,
    RESOURCE_TEXTURE,
    RESOURCE_OTHER_INPUT, /* t4, as t0 */
    RESOURCE_COUNT
};

enum { /* sizes, in bytes if nothing else is said */
    INPUT_BYTES = 1024,
    STRIDE = 32,
    STRUCTURED_ELEMENTS = 32,
    TYPED_ELEMENTS = 64,
    TEXTURE_WIDTH = 16, /* texels, of the first mip level */
    TEXTURE_HEIGHT = 8,
    TEXTURE_LEVELS = 2,
    TEXELS_EACH = 8,
    CONSTANT_ROWS = 16,  /* and one more of zeros */
    RAW_BYTES_EACH = 64, /* of a thread */
    TYPED_ELEMENTS_EACH = 8,
    RESULT_BYTES_EACH = 4,
    CELLS = 64
};

struct lowering_options {
    bool is_reference; /* jumps of webs that may be irreducible go through a switch in a loop */
    const char *wrong; /* name of an operation whose results are falsified, or NULL */
};

/* The program in SSA form. The caller frees it with free_flow. */
struct flow lower_program(const struct program *program, const struct lowering_options *options);

#endif
