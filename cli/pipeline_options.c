/* What --target-swizzles says. */
#include "command.h"

#include <string.h>

/* Four letters of "rgba". */
static bool read_swizzle(const char *text, uint8_t swizzle[4])
{
    static const char letters[] = "rgba";
    for (int n = 0; n < 4; n++) {
        const char *letter = text[n] ? strchr(letters, text[n]) : NULL;
        if (!letter)
            return false;
        swizzle[n] = (uint8_t)(letter - letters);
    }
    return true;
}

static bool read_swizzles(const char *text, struct dxs_pipeline_state *pipeline)
{
    enum {
        TARGETS = sizeof(pipeline->target_swizzles) / sizeof(pipeline->target_swizzles[0])
    };
    for (int target = 0; target < TARGETS && read_swizzle(text, pipeline->target_swizzles[target]); target++) {
        text += 4;
        if (*text != ',')
            return !*text;
        text++;
    }
    return false;
}

bool read_pipeline_options(struct command *command, char *message, size_t size)
{
    if (!command->target_swizzles || read_swizzles(command->target_swizzles, &command->convert.pipeline))
        return true;
    snprintf(message, size, "--target-swizzles %s: wrong argument", command->target_swizzles);
    return false;
}
