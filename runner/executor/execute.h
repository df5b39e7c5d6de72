/* Executes a .run file on the executor without checking the results. */
#ifndef RUNNER_EXECUTE_H
#define RUNNER_EXECUTE_H

#include "dxs_exec.h"
#include "runner/run_files/run_file.h"

struct execution {
    enum dxs_result result; /* first failed call; `message` holds its text and location */
    char message[400];
    void **contents;              /* by input of the file: final contents, with the input's size; samplers: nothing */
    struct stage_output *outputs; /* vertex shaders and pipelines that draw nothing: all rows of the last outputs */
    size_t output_count;
    bool is_unordered;        /* vertices come from a tessellator, in any order */
    bool outputs_are_unknown; /* the tessellator's choice: see tessellate.h */
    uint32_t wave_size;
    uint64_t out_of_bounds; /* see dxs_executor_out_of_bounds */
    uint32_t choices;       /* number of allowed variations: see dxs_executor_variations */
};

/* Uses the caller's options, except that the file may require a wave size. release_execution() frees the result. */
struct execution execute(const dxs_module *module, uint32_t entry, const struct run_file *file,
                         const struct dxs_exec_options *options);

/* The same for a pipeline: first the file's own shader, then those that it names. */
struct execution execute_pipeline(const dxs_module *const *modules, uint32_t module_count, const struct run_file *file,
                                  const struct dxs_exec_options *options);
void release_execution(struct execution *execution, const struct run_file *file);

/* Replaces the file's inputs by random values. Values of each type stay within the range of the input's values, so that
 * indices remain valid. Inputs that are all zero do not change. */
void randomize_inputs(struct run_file *file, uint64_t seed);

#endif
