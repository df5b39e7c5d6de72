/* Creates the pipelines of all stages and records the commands that use them. */
#ifndef RUNNER_PIPELINES_H
#define RUNNER_PIPELINES_H

#include "runner/execute/device_run.h"

/* How the pipeline of a compute shader is made. */
struct subgroups {
    uint32_t size;
    bool is_required, are_full; /* the pipeline asks for this size; for full subgroups */
};
struct subgroups subgroups_of(const struct device *device, const struct shader *shader);

/* Parameters of a graphics pipeline. Everything else is the same for all tests. */
struct graphics_pipeline {
    const VkPipelineShaderStageCreateInfo *stages;
    uint32_t stage_count;
    const VkPipelineVertexInputStateCreateInfo *input;
    VkPrimitiveTopology topology;
    uint32_t patch_vertices; /* topology of patches */
    bool is_discarded;       /* nothing is rasterized */
};

void create_graphics_pipeline(struct device_run *run, const struct graphics_pipeline *pipeline);

/* Begins rendering to the targets of the .run file. Files for vertex shaders have none. */
void begin_rendering(const struct device_run *run, VkCommandBuffer commands);

/* The test fails if the file gives inputs that the signature lacks. */
void refuse_unknown_semantics(const struct run_file *file, const struct dxs_signature *inputs);

/* Whether the element has 16-bit or 32-bit float components. The test fails for 64-bit components. */
bool is_float_element(const struct dxs_signature_element *element);

/* Whether the rasterizer generates this system value, so that no .run file and no vertex shader gives it. */
bool is_made_by_rasterizer(enum dxs_semantic semantic);

/* Creates the runner's own buffer: run->own. */
void create_own_buffer(struct device_run *run, size_t size);

void prepare_compute(struct device_run *run);
void record_dispatch(const struct device_run *run, VkCommandBuffer commands);

/* Pixel shaders. The runner writes a vertex shader that feeds their inputs. fill_draw() copies the current values of
 * the inputs to a buffer. */
void prepare_draw(struct device_run *run);
void fill_draw(const struct device_run *run);
void record_draw(const struct device_run *run, VkCommandBuffer commands);

/* Vertex shaders. capture.h makes them also write their outputs to a buffer. */
void prepare_vertices(struct device_run *run);
void fill_vertices(const struct device_run *run);
void record_vertices(const struct device_run *run, VkCommandBuffer commands);
void collect_outputs(struct device_run *run);

/* Pipelines of several graphics shaders. If nothing is drawn, transform feedback captures the outputs. */
void prepare_pipeline(struct device_run *run);
void fill_pipeline(const struct device_run *run);
void record_pipeline(const struct device_run *run, VkCommandBuffer commands);
void collect_captured(struct device_run *run);

/* Ray tracing pipelines, with the shader table that the file describes. */
void prepare_rays(struct device_run *run);
void record_rays(const struct device_run *run, VkCommandBuffer commands);

/* Returns the size of a record's local root arguments and writes them to `out` unless it is NULL. */
size_t record_data(const struct device_run *run, const struct shader_record *record, uint8_t *out);

#endif
