/* Modules with instructions that Debian 12's SPIRV-Tools (2023.1) do not know. Their expected output is made through
 * stand-ins: instructions of the same form that the tools do know, renamed in the text. */
#ifndef GOLDEN_NEWER_H
#define GOLDEN_NEWER_H

#include "tools.h"

#include <stdbool.h>

/* Whether the module declares a capability of such instructions, and the tools at hand are too old for it. */
bool is_newer_than_tools(const uint32_t *words, size_t count);

/* As spirv_disassemble, for those. */
enum tool_result disassemble_newer(const uint32_t *words, size_t count, struct tool_text *text);

#endif
