/* Random programs from seeds. */
#ifndef TESTS_RANDOM_GENERATE_H
#define TESTS_RANDOM_GENERATE_H

#include "program.h"

/* The same seed gives the same program, on every machine. Its nodes live until free_all_nodes. */
struct program generate_program(uint64_t seed);

#endif
