/* The records that both hosts give to the graph of tests/shaders/work-graph/graph.hlsl. */
#ifndef TESTS_VULKAN_WORK_GRAPH_JOBS_H
#define TESTS_VULKAN_WORK_GRAPH_JOBS_H

#include <stdint.h>

enum {
    JOBS = 4,
    SHARED_JOBS = 2
};

/* A record of node `share`. */
struct shared_job {
    uint16_t grid[2];
    uint32_t sum;
};

/* A record of node `mixed`, with Direct3D's layout: each member at a multiple of its size. */
struct mixed {
    uint16_t kind;
    int64_t wide;
    uint16_t halves[3];
    uint32_t tail;
    double number;
    int16_t last;
};

extern const uint32_t jobs[JOBS][4]; /* of node `split`: grid, base */
extern const struct shared_job shared_jobs[SHARED_JOBS];
extern const uint32_t fixed_job; /* of node `fixed_grid` */
extern const struct mixed mixed_job;

/* Adds the results of all these records, worked out by hand. */
void expect_all(uint32_t *expected);

#endif
