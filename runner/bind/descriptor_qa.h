/* Buffers of descriptor checks: the description of the heap and the report. See struct dxs_descriptor_qa. */
#ifndef RUNNER_DESCRIPTOR_QA_H
#define RUNNER_DESCRIPTOR_QA_H

#include "runner/bind/bindings.h"

struct device_run;

/* Size of the resource heap, with the null descriptor behind it if there is one. */
uint32_t described_in_heap(const struct root_binding *root);

/* Creates the buffers of descriptor checks and writes the null descriptors, where the layout has them. The descriptor
 * at index n has the time n and the cookie 5n + 3, in the sampler heap 5n + 4. The test is skipped if the device has no
 * null descriptors. */
void prepare_descriptor_qa(struct device_run *run, const struct slots *slots);

#endif
