/* Programs at random, as a source would have them, and their graphs. Loops and selections nest. Plain programs jump
 * only where SPIR-V can jump, too: breaks and continues of the innermost loop, cases that fall through, early returns
 * without code. The structured form of their graphs has to be the program again. */
#ifndef TESTS_CFG_PROGRAMS_H
#define TESTS_CFG_PROGRAMS_H

#include "tests/cfg/graphs.h"

enum {
    MAX_PROGRAM_BLOCKS = 400
};

/* A program's graph has its blocks in the order of the text. */
struct program {
    uint32_t block_count;
    uint16_t depth[MAX_PROGRAM_BLOCKS];      /* by block: constructs around it */
    uint16_t hints[MAX_PROGRAM_BLOCKS];      /* by block: hints of the selection that it begins */
    uint16_t loop_hints[MAX_PROGRAM_BLOCKS]; /* by block that begins a loop */
    bool begins_loop[MAX_PROGRAM_BLOCKS];
    uint32_t selections; /* if statements and switches */
    uint32_t loops;
    uint32_t tests_at_end; /* loops with the test at the end */
    uint32_t returns;      /* early ones */
};

/* `jumps`: also with conditions of several parts, code before breaks and returns, breaks out of nested ifs of a case,
 * and continues to code at the end of the loop. */
void make_program(struct graph_maker *maker, struct program *program, struct random *random, bool jumps);

#endif
