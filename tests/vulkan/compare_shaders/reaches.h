/* How far a device's results may be from the executor's where devices have a choice: filters, levels of detail,
 * derivatives. */
#ifndef TESTS_VULKAN_REACHES_H
#define TESTS_VULKAN_REACHES_H

#include "compare_shaders/agreement.h"
#include "execute.h"

struct reaches {
    struct reach *contents; /* by input of the file */
    struct reach *outputs;  /* by output of the execution */
    size_t content_count, output_count;
};

/* Executes the file once for each end of each choice. `options` are those of the execution that gave `expected`, and in
 * `variation` the bits of the device. */
struct reaches find_reaches(const dxs_module *module, const struct run_file *file,
                            const struct dxs_exec_options *options, const struct execution *expected);
void release_reaches(struct reaches *reaches);

#endif
