/* Measures the command-line tool: its start, and a batch. */
#ifndef BENCH_TOOL_H
#define BENCH_TOOL_H

#include "tests/bench/measure.h"

struct tool_times {       /* processor time in seconds, the best of all rounds; 0: the tool cannot be run */
    double start;         /* of a process that converts the median shader to a file */
    double batch;         /* of a process that converts all with --jobs 1 */
    double batch_shaders; /* their number */
};

struct tool_times measure_tool(const char *tool, const struct measurement *m, const struct input_files *files,
                               uint32_t rounds);

#endif
