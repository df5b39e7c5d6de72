/* Formats of typed buffers and textures, by their names in .run files. Names are GLSL's; also d32f for depth and s8ui
 * for stencil. */
#ifndef RUNNER_FORMATS_H
#define RUNNER_FORMATS_H

#include "runner/device/vulkan.h"

#include <stdbool.h>

struct texel_format {
    const char *name;
    VkFormat format;
    uint32_t size; /* bytes per texel */
    enum {
        CLEAR_FLOAT,
        CLEAR_UNSIGNED,
        CLEAR_SIGNED
    } clear; /* member of VkClearColorValue */
};

/* NULL: unknown name. */
const struct texel_format *find_format(const char *name);

/* Bytes per component. */
uint32_t format_component_size(const struct texel_format *format);

/* Whether components are floats. False for normalized integers. */
bool format_holds_floats(const struct texel_format *format);
bool format_is_signed(const struct texel_format *format); /* normalized ones */

VkImageAspectFlags format_aspect(const struct texel_format *format);

#endif
