/* Table of texel formats. */
#include "runner/bind/formats.h"

#include <string.h>

static const struct texel_format formats[] = {
    {"r32f", VK_FORMAT_R32_SFLOAT, 4, CLEAR_FLOAT},
    {"rg32f", VK_FORMAT_R32G32_SFLOAT, 8, CLEAR_FLOAT},
    {"rgba32f", VK_FORMAT_R32G32B32A32_SFLOAT, 16, CLEAR_FLOAT},
    {"r32ui", VK_FORMAT_R32_UINT, 4, CLEAR_UNSIGNED},
    {"rg32ui", VK_FORMAT_R32G32_UINT, 8, CLEAR_UNSIGNED},
    {"rgba32ui", VK_FORMAT_R32G32B32A32_UINT, 16, CLEAR_UNSIGNED},
    {"r32i", VK_FORMAT_R32_SINT, 4, CLEAR_SIGNED},
    {"rg32i", VK_FORMAT_R32G32_SINT, 8, CLEAR_SIGNED},
    {"rgba32i", VK_FORMAT_R32G32B32A32_SINT, 16, CLEAR_SIGNED},
    {"r64ui", VK_FORMAT_R64_UINT, 8, CLEAR_UNSIGNED},
    {"r64i", VK_FORMAT_R64_SINT, 8, CLEAR_SIGNED},
    {"r16f", VK_FORMAT_R16_SFLOAT, 2, CLEAR_FLOAT},
    {"rg16f", VK_FORMAT_R16G16_SFLOAT, 4, CLEAR_FLOAT},
    {"rgba16f", VK_FORMAT_R16G16B16A16_SFLOAT, 8, CLEAR_FLOAT},
    {"r16ui", VK_FORMAT_R16_UINT, 2, CLEAR_UNSIGNED},
    {"rgba16ui", VK_FORMAT_R16G16B16A16_UINT, 8, CLEAR_UNSIGNED},
    {"r16i", VK_FORMAT_R16_SINT, 2, CLEAR_SIGNED},
    {"rgba16i", VK_FORMAT_R16G16B16A16_SINT, 8, CLEAR_SIGNED},
    {"rgba8", VK_FORMAT_R8G8B8A8_UNORM, 4, CLEAR_FLOAT},
    {"rgba8s", VK_FORMAT_R8G8B8A8_SNORM, 4, CLEAR_FLOAT},
    {"rgba8ui", VK_FORMAT_R8G8B8A8_UINT, 4, CLEAR_UNSIGNED},
    {"s8ui", VK_FORMAT_S8_UINT, 1, CLEAR_UNSIGNED},
    {"d32f", VK_FORMAT_D32_SFLOAT, 4, CLEAR_FLOAT},
};

const struct texel_format *find_format(const char *name)
{
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
        if (strcmp(formats[i].name, name) == 0)
            return &formats[i];
    return NULL;
}

VkImageAspectFlags format_aspect(const struct texel_format *format)
{
    if (format->format == VK_FORMAT_D32_SFLOAT)
        return VK_IMAGE_ASPECT_DEPTH_BIT;
    return format->format == VK_FORMAT_S8_UINT ? VK_IMAGE_ASPECT_STENCIL_BIT : VK_IMAGE_ASPECT_COLOR_BIT;
}

/* A name consists of the letters of the components, the bits per component, and a suffix for the type: rgba16f. */
static uint32_t component_count(const struct texel_format *format)
{
    return (uint32_t)strcspn(format->name, "0123456789");
}

static const char *component_kind(const struct texel_format *format)
{
    const char *bits = format->name + component_count(format);

    return bits + strspn(bits, "0123456789");
}

uint32_t format_component_size(const struct texel_format *format)
{
    return format->size / component_count(format);
}

bool format_holds_floats(const struct texel_format *format)
{
    return strcmp(component_kind(format), "f") == 0;
}

bool format_is_signed(const struct texel_format *format)
{
    return strcmp(component_kind(format), "s") == 0;
}
