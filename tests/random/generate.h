/* Random programs from seeds. */
#ifndef TESTS_RANDOM_GENERATE_H
#define TESTS_RANDOM_GENERATE_H

#include "program.h"

/* The same seed gives the same program, on every machine. Its nodes live until free_all_nodes. A plain one is for
 * devices with little: its types have 32 bits, nothing in it depends on lanes, accesses are inside of buffers,
 * variables live in memory, and constants come from there. */
struct program generate_program(uint64_t seed, bool is_plain);

#endif
