/* Generates random programs from seeds. */
#ifndef TESTS_RANDOM_GENERATE_H
#define TESTS_RANDOM_GENERATE_H

#include "program.h"

/* What programs leave out, for devices or bindings that cannot do it. */
struct limits {
    bool is_plain; /* types have 32 bits, nothing depends on lanes, accesses are inside of buffers, variables live in
                    * memory, and constants come from there */
    bool stays_inside; /* accesses are inside of buffers */
    enum stage stage;
};

/* The same seed and limits give the same program, on every machine. Its nodes live until free_all_nodes. */
struct program generate_program(uint64_t seed, struct limits limits);

#endif
