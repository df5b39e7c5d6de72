/* What descriptor checks read and write beside the heap: struct dxs_descriptor_qa. */
#ifndef TESTS_VULKAN_DESCRIPTOR_QA_H
#define TESTS_VULKAN_DESCRIPTOR_QA_H

#include "bind/bindings.h"

struct device_run;

/* How many descriptors the resource heap has, with the null descriptor that faulty indices lead to. */
uint32_t described_in_heap(const struct root_binding *root);

/* Creates both buffers and writes null descriptors; nothing without descriptor checks. The cookie of the descriptor at
 * place n of the heap is 5n + 3. The test is skipped if the device has no null descriptors. */
void prepare_descriptor_qa(struct device_run *run, const struct slots *slots);

#endif
