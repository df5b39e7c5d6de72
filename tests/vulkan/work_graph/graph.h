/* What the hosts of both models share: the device, the nodes' pipelines, memory that shaders reach by addresses. */
#ifndef TESTS_VULKAN_WORK_GRAPH_GRAPH_H
#define TESTS_VULKAN_WORK_GRAPH_GRAPH_H

#include "runner/bind/resources.h"
#include "runner/common/report.h"
#include "dxs.h"

enum {
    MAX_NODES = 16,
    MAX_ARRAY = 4, /* nodes of an array */
    RESULTS = 64,
    UAV_SHIFT = 2000,
    REPORTS = 16,
    MARK_WORDS = 4 + 6 * 256 /* a mark, and a table of 256 places */
};

struct node {
    const struct dxs_node *facts;
    VkShaderModule module;
    VkPipeline pipeline; /* of hosts that need one for each node */
    uint32_t place;      /* nodes of an array have consecutive places */
};

struct graph {
    struct device device;
    struct node nodes[MAX_NODES];
    uint32_t node_count, place_count;
    VkPipelineLayout layout;
    VkDescriptorSet set;
    VkCommandPool pool;
    struct dxs_options options;
    struct device_buffer results, reports, marks, memory; /* memory: what `take` gives */
    VkDeviceAddress address;
    size_t used;
};

/* Whether the records have no content: the node may also have no input at all. */
static inline bool is_empty(const struct dxs_node_records *input)
{
    return input->record_size == 0;
}

/* Reads FOLDER/NAME.dxil; the test fails if one of its modules breaks a rule. */
const dxs_module *read_graph(const char *folder, const char *name);

/* Skips the test if the device has no addresses. `push_size`: bytes of push constants. */
void make_graph(struct graph *graph, const char *device, bool is_checked, uint32_t push_size);

/* Converts all entry points of the module with graph->options. */
void make_nodes(struct graph *graph, const dxs_module *module);

const struct node *find_node(const struct graph *graph, const char *name);

/* The node at this place; NULL: none. */
const struct node *node_at(const struct graph *graph, uint32_t place);

/* Place of the node that the output leads to, or of the first one of its array; UINT32_MAX: there is none. */
uint32_t place_of_output(const struct graph *graph, const struct dxs_node_records *output);

/* `constants`: NULL: their defaults. */
VkPipeline make_pipeline(struct graph *graph, const struct node *node, const VkSpecializationInfo *constants);

/* Runs the pipeline and waits. */
void run_pipeline(struct graph *graph, VkPipeline pipeline, const void *push, uint32_t push_size,
                  const uint32_t groups[3]);

/* Zeroed memory of the graph and its device address. */
void *take(struct graph *graph, size_t size, VkDeviceAddress *address);

/* The memory at this address. */
void *at_address(const struct graph *graph, VkDeviceAddress address);

/* The test fails if the results are others. */
void compare_results(const struct graph *graph, const uint32_t expected[RESULTS]);
void clear_results(struct graph *graph);

#endif
