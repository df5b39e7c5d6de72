/* Pointers to bytes of buffers, which only some drivers have: raw access chains (SPV_NV_raw_access_chains) and untyped
 * pointers (SPV_KHR_untyped_pointers). Accesses through them become accesses to typed variables, one for each buffer
 * and type of number. */
#ifndef TESTS_SPIRV_BYTE_POINTERS_H
#define TESTS_SPIRV_BYTE_POINTERS_H

#include "runner/execute/shader.h"

/* Changes all the shader's modules, if the device needs it. An untyped access at a byte that is no multiple of its
 * alignment goes to the multiple before it. The test fails if a raw access chain asks for no bounds check, or for one
 * by element where a constant offset leads out of the element, which the extension leaves undefined. */
void replace_byte_pointers(struct shader *shader, const struct device *device);

#endif
