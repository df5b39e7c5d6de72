/* Residency of buffers (OpImageSparseFetch and OpImageSparseRead of texel buffers), of which drivers that have it crash
 * (docs/reference/driver-faults.md): an element has memory if its first component is not 0. So .run files say which
 * elements are mapped. */
#ifndef TESTS_SPIRV_BUFFER_RESIDENCY_H
#define TESTS_SPIRV_BUFFER_RESIDENCY_H

#include "runner/execute/shader.h"

/* Changes the words of the shader's modules if the device or the file needs it: a file whose buffers have holes always
 * does. Modules that also ask for the residency of textures stay as they are. */
void replace_buffer_residency(struct shader *shader, const struct device *device, const struct run_file *file);

#endif
