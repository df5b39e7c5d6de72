/* Computes how far a device's results may differ from the executor's where Vulkan allows variation: filters, levels of
 * detail, derivatives. */
#ifndef TESTS_VULKAN_REACHES_H
#define TESTS_VULKAN_REACHES_H

#include "compare_shaders/agreement.h"
#include "execute.h"

struct reaches {
    struct reach *contents; /* by input of the file */
    struct reach *outputs;  /* by output of the execution */
    size_t content_count, output_count;
};

/* Executes the file twice per allowed variation: at its lower and its upper end. `options`: those of the execution that
 * gave `expected`; options->variation holds the device's precision in bits. */
struct reaches find_reaches(const dxs_module *module, const struct run_file *file,
                            const struct dxs_exec_options *options, const struct execution *expected);
void release_reaches(struct reaches *reaches);

#endif
