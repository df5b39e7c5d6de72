/* Whether a module declares the capabilities and extensions that it needs, and no others. Software devices have them
 * all and do not ask; SPIRV-Tools see neither what is superfluous nor what is newer than they are. */
#ifndef TESTS_VULKAN_DECLARED_H
#define TESTS_VULKAN_DECLARED_H

#include <stddef.h>
#include <stdint.h>

/* The test fails if something in the module needs a capability, or a capability needs an extension, that is not
 * declared; or if nothing needs one that is. */
void demand_declared(const uint32_t *words, size_t word_count);

#endif
