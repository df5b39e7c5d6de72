/* One dispatch: descriptors where the library says, a pipeline, commands, and the contents afterwards. */
#ifndef TESTS_VULKAN_DISPATCH_H
#define TESTS_VULKAN_DISPATCH_H

#include "resources.h"
#include "shader.h"

/* Runs the shader on the inputs of the file. Returns one resource for each of them; `mapped` holds what the shader left
 * behind. */
struct device_resource *dispatch(const struct device *device, const struct shader *shader, const struct run_file *file,
                                 uint32_t *wave_size);

#endif
