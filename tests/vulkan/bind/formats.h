/* Formats of typed buffers and textures, as .run files name them: those of GLSL, d32f for depth, s8ui for stencil.
 */
#ifndef TESTS_VULKAN_FORMATS_H
#define TESTS_VULKAN_FORMATS_H

#include <stdbool.h>
#include <vulkan/vulkan.h>

struct texel_format {
    const char *name;
    VkFormat format;
    uint32_t size; /* bytes of a texel */
    enum {
        CLEAR_FLOAT,
        CLEAR_UNSIGNED,
        CLEAR_SIGNED
    } clear; /* member of VkClearColorValue */
};

/* NULL if there is none of this name. */
const struct texel_format *find_format(const char *name);

/* Of one component, in bytes. */
uint32_t format_component_size(const struct texel_format *format);

/* Whether components are floats, not normalized integers. */
bool format_holds_floats(const struct texel_format *format);
bool format_is_signed(const struct texel_format *format); /* normalized ones */

VkImageAspectFlags format_aspect(const struct texel_format *format);

#endif
