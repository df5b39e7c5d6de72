/* What a shader that is bound by its root signature finds beside its descriptors: root arguments, and buffers about
 * heaps.
 */
#ifndef TESTS_VULKAN_ROOT_ARGUMENTS_H
#define TESTS_VULKAN_ROOT_ARGUMENTS_H

#include "bind/bindings.h"

struct root_arguments {
    uint8_t *push_constants, *block;
};

struct device_run;

/* Creates buffers, and resources that root arguments give the addresses of; describes the buffers in the run's writes.
 */
void prepare_root_arguments(struct device_run *run, const struct slots *slots);

/* Fills in constants from the contents that the inputs' resources have now. */
void update_root_arguments(struct device_run *run);

/* A buffer that the layout has at this place, and no input of the file fills: zeros. */
uint8_t *create_side_buffer(struct device_run *run, struct dxs_set_binding place, uint32_t size);

void push_root_arguments(const struct device_run *run, VkCommandBuffer commands);

#endif
