/* Generates root signatures from the resources that a shader declares. */
#ifndef TESTS_VULKAN_GENERATED_SIGNATURE_H
#define TESTS_VULKAN_GENERATED_SIGNATURE_H

#include "dxs_root_signature.h"

/* Puts the resources of each class into one table. Unbounded arrays get a table each. With `roots`, constant, raw and
 * structured buffers become root descriptors instead, unless they are arrays or the root signature is full. */
struct dxs_root_signature_desc generate_root_signature(const dxs_module *module, bool roots);

#endif
