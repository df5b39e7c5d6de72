/* Disassembles modules with instructions that Debian 12's SPIRV-Tools (2023.1) do not know. Known
 * instructions of the same form replace these, and the text then gets the new names. */
#ifndef GOLDEN_NEWER_H
#define GOLDEN_NEWER_H

#include "cli/tools/tools.h"

#include <stdbool.h>

/* Whether the module needs emulation: it has new instructions or enumerants, and the installed tools reject it. */
bool is_newer_than_tools(const uint32_t *words, size_t count);

/* Whether Debian 12's SPIRV-Tools object to what later ones accept: extensions, Vulkan's maintenance, and components of
 * rows of vertices. */
bool is_outdated(const char *objection);

/* Like spirv_disassemble(), for such modules. */
enum tool_result disassemble_newer(const uint32_t *words, size_t count, struct tool_text *text);

#endif
