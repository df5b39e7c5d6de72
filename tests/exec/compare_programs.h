/* Compares what two programs of one source left, for example of two compilers. */
#ifndef TESTS_EXEC_COMPARE_PROGRAMS_H
#define TESTS_EXEC_COMPARE_PROGRAMS_H

#include "runner/executor/execute.h"

/* `expected` and `repeated` are of the same program, by other orders of threads and with other undefined bits: what
 * differs between them is not compared. Prints the first differences of `actual` and returns their number. Compilers
 * may fuse, reorder and approximate operations on floats: numbers that are near are equal. */
size_t compare_programs(const struct run_file *file, const struct execution *expected, const struct execution *repeated,
                        const struct execution *actual);

#endif
