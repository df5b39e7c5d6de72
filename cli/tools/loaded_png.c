/* libpng, loaded when it is called. */
#include "cli/tools/modules.h"

enum tool_result png_read(const char *path, struct tool_picture *picture, struct tool_text *text)
{
    png_read_function *function;
    return module_find(MODULE_PNG, "png_read", &function, text) ? function(path, picture, text) : TOOL_LACKING;
}
