/* Mends GLSL that SPIRV-Cross, as of 2021, writes in words that glslang does not know. */
#ifndef CLI_TOOLS_GLSL_REPAIRS_H
#define CLI_TOOLS_GLSL_REPAIRS_H

#include <spirv_cross_c.h>

/* The mended text, for the caller to free; NULL: out of memory. `compiler` has written `source`. `line`: what belongs
 * behind the size of the group. */
char *glsl_repair(spvc_compiler compiler, const char *source, const char *line);

#endif
