/* Formats of typed buffers and textures, as .run files name them: those of GLSL, d32f for depth, s8ui for stencil.
 */
#ifndef TESTS_VULKAN_FORMATS_H
#define TESTS_VULKAN_FORMATS_H

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

VkImageAspectFlags format_aspect(const struct texel_format *format);

#endif
