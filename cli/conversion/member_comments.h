/* Names of constants in GLSL and HLSL. */
#ifndef CLI_CONVERSION_MEMBER_COMMENTS_H
#define CLI_CONVERSION_MEMBER_COMMENTS_H

#include "cli/tools/tools.h"

#include "dxs.h"

/* Puts a comment behind each access to a constant whose row is a number: Params_1._m0[0u].w gets the comment "count".
 * The text stays as it is if memory is out. */
void comment_members(struct tool_text *text, const dxs_module *module);

#endif
