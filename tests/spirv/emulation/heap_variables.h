/* Descriptor heaps on devices without VK_EXT_descriptor_heap. Each variable that a pipeline maps, and each type of
 * descriptor that a shader finds in a heap, becomes a variable with a binding of its own in set 0. What the mappings
 * and the heap say of it is kept; runner/bind/emulated_heaps.c writes its descriptors. */
#ifndef TESTS_SPIRV_HEAP_VARIABLES_H
#define TESTS_SPIRV_HEAP_VARIABLES_H

#include "runner/execute/shader.h"

/* Changes the words of all shaders, if they use descriptor heaps and the device lacks them. A ray tracing shader whose
 * mappings read shader records is copied for each record of the file. */
void replace_heaps(struct shader *shader, const struct device *device, const struct run_file *file);

#endif
