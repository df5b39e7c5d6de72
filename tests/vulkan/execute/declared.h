/* Whether a module declares the capabilities, extensions and execution modes that it needs, and no others, and whether
 * operations that are newer than SPIRV-Tools have as many operands as they take. Software devices have all capabilities
 * and do not ask.
 */
#ifndef TESTS_VULKAN_DECLARED_H
#define TESTS_VULKAN_DECLARED_H

#include <stddef.h>
#include <stdint.h>

/* The test fails if something in the module needs a capability or a mode, or a capability needs an extension, that is
 * not declared; or if nothing needs one that is; or if a newer operation has too few or too many operands. */
void demand_declared(const uint32_t *words, size_t word_count);

#endif
