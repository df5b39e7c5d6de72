/* Rewrites a module from the GLSL450 memory model to the Vulkan memory model. */
#ifndef SPIRV_BUILDER_MEMORY_MODEL_H
#define SPIRV_BUILDER_MEMORY_MODEL_H

#include "spirv/builder/builder.h"

/* Call it when the module is complete, before builder_finish. */
void use_vulkan_memory_model(struct builder *b);

#endif
