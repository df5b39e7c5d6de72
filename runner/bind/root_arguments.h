/* Data of root signatures besides descriptors: root arguments, sizes of heaps, offset and address records. */
#ifndef RUNNER_ROOT_ARGUMENTS_H
#define RUNNER_ROOT_ARGUMENTS_H

#include "runner/bind/bindings.h"

struct root_arguments {
    uint8_t *push_constants, *block;
    VkBuffer block_buffer; /* of `block`, if its address is in the push data; else NULL, and 0 */
    VkDeviceAddress block_address;
};

struct device_run;

/* Creates the buffers and the resources of root descriptors. Adds the descriptors of the buffers to the run's writes.
 */
void prepare_root_arguments(struct device_run *run, const struct slots *slots);

/* Updates root constants from the current contents of the inputs. */
void update_root_arguments(struct device_run *run);

/* Creates a zeroed buffer for a binding of the layout that no input of the file fills. Returns its memory. */
void *create_side_buffer(struct device_run *run, struct dxs_set_binding place, uint32_t size);

/* Descriptor heaps: the descriptor of a buffer that the runner itself gives. */
void put_device_buffer(struct device_run *run, struct dxs_set_binding place, VkDescriptorType type, VkBuffer buffer,
                       VkDeviceSize size);

void push_root_arguments(const struct device_run *run, VkCommandBuffer commands);

#endif
