/* Validity of the modules that are executed: software devices run some invalid ones as they are meant. */
#ifndef TESTS_SPIRV_VALIDITY_H
#define TESTS_SPIRV_VALIDITY_H

#include "runner/execute/shader.h"

/* The test fails if SPIRV-Tools reject a module of the shader, if the quads of a compute shader have another form than
 * Direct3D's, or if a shader of a pipeline reads what the one before it does not write (linked.h). The rules of
 * spirv-rules hold for all modules: rules.h. SPIRV-Tools do not see modules with extensions that they do not know. */
void demand_valid(const struct shader *shader);

/* The same for a module after emulation has replaced the extensions that SPIRV-Tools do not know. */
void demand_valid_replaced(const struct shader *shader);

#endif
