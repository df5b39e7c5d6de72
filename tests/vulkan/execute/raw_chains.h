/* Raw access chains (SPV_NV_raw_access_chains), which only some drivers have: accesses through them become accesses to
 * words of the buffer. */
#ifndef TESTS_VULKAN_RAW_CHAINS_H
#define TESTS_VULKAN_RAW_CHAINS_H

#include "execute/shader.h"

/* Changes the words of a shader that runs alone, if the device needs it. The test fails if a chain asks for no bounds
 * check, or for one by element where a constant offset leads out of the element, which the extension leaves undefined.
 */
void replace_raw_chains(struct shader *shader, const struct device *device);

#endif
