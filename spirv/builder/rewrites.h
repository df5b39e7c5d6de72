/* Passes that rewrite the words of a module when all its functions are complete, before builder_finish. */
#ifndef SPIRV_BUILDER_REWRITES_H
#define SPIRV_BUILDER_REWRITES_H

#include "spirv/builder/builder.h"

/* memory_model.c: from the GLSL450 memory model to the Vulkan memory model. */
void use_vulkan_memory_model(struct builder *b);

/* int64_pairs.c: 64-bit integers as pairs of 32-bit ones, for devices without shaderInt64. Afterwards the module needs
 * no Int64. It stays as it is if it has operations that pairs cannot do: the comment of DXS_WORKAROUND_NO_INT64 names
 * them. */
void int64_to_pairs(struct builder *b);

#endif
