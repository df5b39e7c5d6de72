/* Vertex attributes from the inputs of a .run file. */
#ifndef RUNNER_ATTRIBUTES_H
#define RUNNER_ATTRIBUTES_H

#include "runner/execute/device_run.h"

enum {
    MAX_ROWS = 64
};

struct attribute_layout {
    VkVertexInputBindingDescription bindings[MAX_ROWS];
    VkVertexInputAttributeDescription descriptions[MAX_ROWS];
    VkPipelineVertexInputStateCreateInfo info;
};

/* Creates a buffer for each row of a vertex shader's inputs. */
void create_attributes(struct device_run *run, const struct dxs_signature *inputs);
void fill_attributes(const struct device_run *run);
void bind_attributes(const struct device_run *run, VkCommandBuffer commands);

/* `layout->info` points into the layout. */
void describe_attributes(const struct device_run *run, struct attribute_layout *layout);

#endif
