/* Input primitives of geometry shaders. */
#ifndef SPIRV_INTERFACE_PRIMITIVES_H
#define SPIRV_INTERFACE_PRIMITIVES_H

#include "spirv/lowering.h"

/* Number of vertices of the input primitive. Fails for primitives that Vulkan lacks. */
uint32_t geometry_input_vertices(struct lowering *l);

/* The execution mode of the input primitive, which geometry_input_vertices has accepted. */
SpvExecutionMode geometry_input_mode(const struct lowering *l);

#endif
