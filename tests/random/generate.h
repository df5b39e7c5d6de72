/* Generates random programs from seeds. */
#ifndef TESTS_RANDOM_GENERATE_H
#define TESTS_RANDOM_GENERATE_H

#include "program.h"

/* Restrictions, for devices or bindings with fewer features. */
struct limits {
    bool is_plain;     /* 32-bit types, no dependence on lanes, accesses in bounds, variables in memory, constants read
                        * from memory */
    bool stays_inside; /* accesses are in bounds */
    bool any_element;  /* of an unbounded array each index gives the same descriptor */
    bool is_exact; /* also divisors of zero, shifts by any amount, floats that no integer holds, NaN in min and max */
    enum stage stage;
};

/* The same seed and limits give the same program, on every machine. Its nodes live until free_all_nodes. */
struct program generate_program(uint64_t seed, struct limits limits);

#endif
