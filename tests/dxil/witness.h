/* What witness.c and its helper share: the text of a module, split up. */
#ifndef TESTS_DXIL_WITNESS_H
#define TESTS_DXIL_WITNESS_H

#include "dxil/module.h"

struct lines {
    char **data;
    uint32_t count, capacity;
};

/* The text of one side. */
struct listing {
    struct arena *arena;
    struct lines types, globals, functions, named; /* functions: headers and bodies, in order */
    struct lines nodes;                            /* by metadata number; NULL: none */
    struct lines attributes;
};

/* witness_views.c: compares what the library says of entry points, resources, versions and attributes of functions with
 * LLVM's text of the metadata. Returns the number of differences, which it prints. */
uint32_t compare_views(const char *file, struct listing *theirs, const struct module *module);

#endif
