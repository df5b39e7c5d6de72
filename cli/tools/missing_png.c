/* In place of libpng. */
#include "cli/tools/tools.h"

enum tool_result png_read(const char *path, struct tool_picture *picture, struct tool_text *text)
{
    (void)path;
    *picture = (struct tool_picture){0};
    return tool_lacking(text, "libpng (Debian: libpng-dev)");
}
