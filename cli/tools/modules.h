/* Optional libraries behind modules of our own: shared libraries beside the program, or in DXS_MODULE_FOLDER, that are
 * loaded when an option needs them. Loading a C++ library costs several times what a small shader's conversion does. */
#ifndef CLI_TOOLS_MODULES_H
#define CLI_TOOLS_MODULES_H

#include "cli/tools/tools.h"

enum module {
    MODULE_SPIRV_TOOLS,
    MODULE_SPIRV_CROSS,
    MODULE_PNG
};

/* Stores a function of a module in `*function`, a pointer to a function, and loads the module before. False: `text`
 * says why there is none. Thread-safe. */
bool module_find(enum module module, const char *name, void *function, struct tool_text *text);

#endif
