/* A .run file on the executor, without a verdict. */
#ifndef TESTS_EXEC_EXECUTE_H
#define TESTS_EXEC_EXECUTE_H

#include "dxs_exec.h"
#include "run_files/run_file.h"

struct execution {
    enum dxs_result result; /* of the first call that failed, with its message and place */
    char message[400];
    void **contents; /* by input of the file: what the shader left there, of the input's size; for samplers nothing */
    struct stage_output *outputs; /* of vertex shaders all rows of their outputs */
    size_t output_count;
    uint32_t wave_size;
    uint64_t out_of_bounds; /* see dxs_executor_out_of_bounds */
    uint32_t choices;       /* of the shader's instructions, as dxs_executor_variations counts them */
};

/* Options but the wave size, where the file needs one, are the caller's. The memory is that of allocate() in report.h
 * and goes with release_execution. */
struct execution execute(const dxs_module *module, uint32_t entry, const struct run_file *file,
                         const struct dxs_exec_options *options);
void release_execution(struct execution *execution, const struct run_file *file);

/* Other values in place of the file's, which depend on the seed: for each type in an input values of the same range as
 * the file's, so that indices stay indices. What is all zero stays so. */
void randomize_inputs(struct run_file *file, uint64_t seed);

#endif
