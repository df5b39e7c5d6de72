/* Pipelines of the stages, and the commands that use them. */
#ifndef TESTS_VULKAN_PIPELINES_H
#define TESTS_VULKAN_PIPELINES_H

#include "execute/device_run.h"

VkShaderModule create_module(const struct device *device, const uint32_t *words, size_t word_count);

/* What differs between pipelines for drawing. */
struct graphics_pipeline {
    const VkPipelineShaderStageCreateInfo *stages;
    uint32_t stage_count;
    const VkPipelineVertexInputStateCreateInfo *input;
    VkPrimitiveTopology topology;
    bool is_discarded; /* nothing is rasterized */
};

void create_graphics_pipeline(struct device_run *run, const struct graphics_pipeline *pipeline);

/* Rendering to the targets of the file; vertex shaders have none. */
void begin_rendering(const struct device_run *run, VkCommandBuffer commands);

/* The test fails if the file gives inputs that the signature does not have. */
void refuse_unknown_semantics(const struct run_file *file, const struct dxs_signature *inputs);

/* Whether the components of an input are floats, of 16 or 32 bits. */
bool is_float_element(const struct dxs_signature_element *element);

/* System values of pixel shaders that nobody gives. */
bool is_made_by_rasterizer(enum dxs_semantic semantic);

/* The runner's own buffer, of that many bytes. */
void create_own_buffer(struct device_run *run, size_t size);

void prepare_compute(struct device_run *run);
void record_dispatch(const struct device_run *run, VkCommandBuffer commands);

/* Pixel shaders, behind a vertex shader made for their inputs. `fill_` puts what the inputs are now into buffers. */
void prepare_draw(struct device_run *run);
void fill_draw(const struct device_run *run);
void record_draw(const struct device_run *run, VkCommandBuffer commands);

/* Vertex shaders, changed to write their outputs to a buffer as well. */
void prepare_vertices(struct device_run *run);
void fill_vertices(const struct device_run *run);
void record_vertices(const struct device_run *run, VkCommandBuffer commands);
void collect_outputs(struct device_run *run);

/* Ray tracing pipelines, with the shader table that the file describes. */
void prepare_rays(struct device_run *run);
void record_rays(const struct device_run *run, VkCommandBuffer commands);

#endif
