/* Root signatures for shaders that have none, made of the resources that they declare. */
#ifndef TESTS_VULKAN_GENERATED_SIGNATURE_H
#define TESTS_VULKAN_GENERATED_SIGNATURE_H

#include "dxs_root_signature.h"

/* Every resource in a table, those of a class in one; those without end in tables of their own. With `roots` constant,
 * raw and structured buffers that are no arrays are root descriptors, as long as there is room for them. */
struct dxs_root_signature_desc generate_root_signature(const dxs_module *module, bool roots);

#endif
