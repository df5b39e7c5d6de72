/* Lowers a program (a tree) to a function in SSA form. */
#ifndef TESTS_RANDOM_LOWER_H
#define TESTS_RANDOM_LOWER_H

#include "flow.h"

/* Resources of every shader, in order of declaration. */
enum resource {
    RESOURCE_RAW_INPUT,
    RESOURCE_STRUCTURED_INPUT,
    RESOURCE_TYPED_INPUT,
    RESOURCE_RAW,
    RESOURCE_STRUCTURED,
    RESOURCE_TYPED,
    RESOURCE_RESULTS, /* u3: a hash of the final variables */
    RESOURCE_CELLS,   /* u4: cells for atomics */
    RESOURCE_CONSTANTS,
    RESOURCE_TEXTURE_INPUT,
    RESOURCE_TEXTURE,
    RESOURCE_OTHER_INPUT, /* t4, like t0 */
    RESOURCE_COUNT
};

enum { /* sizes; _EACH: per thread */
    INPUT_BYTES = 1024,
    STRIDE = 32,
    STRUCTURED_ELEMENTS = 32,
    TYPED_ELEMENTS = 64,
    TEXTURE_WIDTH = 16, /* texels of the first mip level */
    TEXTURE_HEIGHT = 8,
    TEXTURE_LEVELS = 2,
    TEXELS_EACH = 8,
    CONSTANT_ROWS = 16, /* one more row follows: zeros */
    RAW_BYTES_EACH = 64,
    TYPED_ELEMENTS_EACH = 8,
    RESULT_BYTES_EACH = 4,
    CELLS = 64
};

/* The space of an unbounded array: 1, 2, ... in the order of the resources, as sets of the default layout are few. */
static inline uint32_t space_of_endless(uint32_t endless, uint32_t resource)
{
    uint32_t space = 1;

    for (uint32_t i = 0; i < resource; i++)
        space += endless >> i & 1;
    return space;
}

struct lowering_options {
    bool is_reference; /* irreducible webs become a loop around a switch */
    const char *wrong; /* name of an operation to falsify, or NULL */
};

/* Returns the program in SSA form. The caller frees it with free_flow. */
struct flow lower_program(const struct program *program, const struct lowering_options *options);

#endif
