/* Shared by the files that execute .run files. */
#ifndef RUNNER_EXECUTE_INTERNAL_H
#define RUNNER_EXECUTE_INTERNAL_H

#include "runner/executor/execute.h"

struct job {
    dxs_executor *executor;
    const dxs_module *module;
    const struct dxs_entry *entry;
    const struct run_file *file;
    const struct dxs_exec_options *options;
    struct execution *execution;
    size_t *sizes;                  /* by input of the file: bytes of its contents */
    struct dxs_exec_scene **scenes; /* by input of the file; NULL: no acceleration structure */
    bool is_tested_early;           /* depths are tested and written before the pixel shader */
};

/* Record the first failure only: of a call of the executor, or a mismatch of file and shader. */
void note_result(struct job *job, enum dxs_result result);
void note_wrong_file(struct job *job, const char *format, const char *name, uint32_t index);

struct dxs_exec_format format_of(const struct texel_format *format);
void *contents_of(const struct job *job, struct register_name name); /* NULL: the file has no such input */

void execute_draw(struct job *job);
void execute_vertices(struct job *job);

/* Replaces job->executor by one for another module, with all resources of the file bound. */
void use_module(struct job *job, const dxs_module *module);
void execute_stages(struct job *job, const dxs_module *const *modules, uint32_t module_count);

/* ---- Rows of signatures and their values ------------------------------------------------------------------------- */

enum {
    ROW_WORDS = 4,
    CORNERS = 3
};

struct rows {
    struct dxs_exec_values *values;
    uint32_t count;
};

/* Adds a row with `count` zeros. */
struct dxs_exec_values *add_row(struct rows *rows, const char *semantic, uint32_t index, size_t count);
void add_rows(struct rows *rows, const struct dxs_signature *signature, uint32_t stream, size_t count);
void free_rows(struct rows *rows);
bool has_row(const struct dxs_signature *signature, const char *name, uint32_t index);
void check_inputs(struct job *job, const struct dxs_signature *inputs);

/* Runs the vertex shader of the file. `wanted` gets all its outputs. */
void run_vertex_shader(struct job *job, struct rows *wanted);
void add_outputs(struct execution *execution, const struct dxs_signature *signature, uint32_t stream,
                 const struct rows *rows, size_t count);

/* Draws one triangle of a pixel shader with these inputs. `covered`: see struct dxs_exec_pixels. */
void draw_one_triangle(struct job *job, const struct rows *inputs, const uint8_t *covered, uint32_t layer);

#endif
