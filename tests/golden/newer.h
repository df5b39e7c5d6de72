/* Disassembles modules with instructions that Debian 12's SPIRV-Tools (2023.1) do not know. Stand-ins replace these:
 * known instructions of the same form. The text then gets the new names. */
#ifndef GOLDEN_NEWER_H
#define GOLDEN_NEWER_H

#include "tools.h"

#include <stdbool.h>

/* Whether the module needs stand-ins: it has new instructions or enumerants, and the installed tools reject it. */
bool is_newer_than_tools(const uint32_t *words, size_t count);

/* Like spirv_disassemble(), for such modules. */
enum tool_result disassemble_newer(const uint32_t *words, size_t count, struct tool_text *text);

#endif
