/* Lines and variables of --print, which only the parsed module knows. */
#include "cli/conversion/command.h"

#include "dxs_inspect.h"

#include <stdlib.h>
#include <string.h>

/* Finds the ranges of a line or variable; `room`: how many there may be. */
static uint32_t find_ranges(const dxs_module *module, char *name, struct dxs_print_range *ranges, uint32_t room)
{
    char *colon = strrchr(name, ':');
    if (!colon)
        return dxs_print_ranges_of_variable(module, name, ranges, room);
    *colon = 0;
    const char *file = strcmp(name, "line") == 0 ? NULL : name;
    uint32_t count = dxs_print_ranges_of_line(module, file, (uint32_t)strtoul(colon + 1, NULL, 10), ranges, room);
    *colon = ':';
    return count;
}

bool resolve_print_names(const struct command *command, const dxs_module *module, struct dxs_print *print,
                         char *message, size_t size)
{
    const char *text = command->prints_names ? command->print : "";
    while (*text) {
        struct dxs_print_range unused;
        const char *behind = text;
        char name[256];
        size_t length = strcspn(text, ",");
        bool is_number = take_print_range(&behind, &unused) && behind == text + length;
        snprintf(name, sizeof(name), "%.*s", (int)length, text);
        text += length + (text[length] == ',');
        if (is_number)
            continue;
        uint32_t room = DXS_MAX_PRINT_RANGES - print->range_count;
        uint32_t count = find_ranges(module, name, &print->ranges[print->range_count], room);
        if (count == 0 || count > room) {
            const char *reason = !dxs_module_describe(module)->has_debug_info ? "the shader has no debug information"
                                 : count                                      ? "it takes more than 16 ranges"
                                                                              : "no instruction has its value";
            snprintf(message, size, "--print %s: %s", name, reason);
            return false;
        }
        print->range_count += count;
    }
    return true;
}
