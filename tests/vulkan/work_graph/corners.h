/* The records that both hosts give to the graph of tests/shaders/work-graph/corners.hlsl. */
#ifndef TESTS_VULKAN_WORK_GRAPH_CORNERS_H
#define TESTS_VULKAN_WORK_GRAPH_CORNERS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    HALVES_JOBS = 2,
    LINE_JOBS = 3
};

/* A record of node `halves`. */
struct halves_job {
    uint32_t base;
    uint16_t other, grid[2];
    uint32_t last;
};

/* A record of node `lines`. */
struct line_job {
    uint32_t words[2], width, last;
};

extern const struct halves_job halves_jobs[HALVES_JOBS];
extern const struct line_job line_jobs[LINE_JOBS];

/* Adds the results of all these records, worked out by hand. `keeps_others`: when no levels remain, a node of an array
 * still reaches the array's other nodes. */
void expect_corners(uint32_t *expected, bool keeps_others);

#endif
