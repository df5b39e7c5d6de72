/* Vulkan's memory model in place of GLSL450's. */
#ifndef SPIRV_BUILDER_MEMORY_MODEL_H
#define SPIRV_BUILDER_MEMORY_MODEL_H

#include "spirv/builder/builder.h"

/* Rewrites a module that is complete but for builder_finish. */
void use_vulkan_memory_model(struct builder *b);

#endif
