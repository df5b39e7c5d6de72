/* The graph of tests/shaders/work-graph/records.hlsl: node `main` makes two records of each that it takes, node `next`
 * reads them. */
#ifndef TESTS_VULKAN_WORK_GRAPH_RECORDS_H
#define TESTS_VULKAN_WORK_GRAPH_RECORDS_H

#include "work_graph/graph.h"

#include <stdint.h>

/* Direct3D's layout: each member at a multiple of its size. */
struct inner {
    float direction[3];
    int64_t big;
    uint16_t kind;
};
struct record {
    uint16_t grid[2];
    float matrices[2][12]; /* by columns of four rows */
    struct inner inner[2];
    double wide;
    uint16_t half;
    uint32_t flag;
    float sum;
};

extern const struct record record_of_main;

/* The test fails if `made`, the records of node `main`, or its results are others than HLSL says. */
void check_made_records(const struct graph *graph, const void *made, size_t stride);

/* The records that `main` makes. */
void make_records(struct record records[2]);

/* The test fails if the results of node `next` are others. */
void check_read_records(const struct graph *graph);

#endif
