/* Computes how far a device's results may differ from the executor's where Vulkan allows variation: filters, levels of
 * detail, derivatives. */
#ifndef RUNNER_REACHES_H
#define RUNNER_REACHES_H

#include "runner/compare/agreement.h"
#include "runner/executor/execute.h"

struct reaches {
    struct reach *contents; /* by input of the file */
    struct reach *outputs;  /* by output of the execution */
    size_t content_count, output_count;
};

/* Executes the file twice per allowed variation: at its lower and its upper end. `options`: those of the execution that
 * gave `expected`; options->variation holds the device's precision in bits. */
struct reaches find_reaches(const dxs_module *module, uint32_t entry, const struct run_file *file,
                            const struct dxs_exec_options *options, const struct execution *expected);
void release_reaches(struct reaches *reaches);

#endif
