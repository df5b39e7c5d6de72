/* Converts Direct3D's sampler state to Vulkan's. */
#include "bind/static_sampler.h"

#include "device/report.h"

/* Bits of D3D12_FILTER. */
enum {
    MIP_LINEAR = 0x1,
    MAG_LINEAR = 0x4,
    MIN_LINEAR = 0x10,
    ANISOTROPIC = 0x40,
    REDUCTION = 0x180, /* mask: comparison, minimum, maximum */
    COMPARISON = 0x80
};

static VkFilter filter(uint32_t bits, uint32_t linear)
{
    return bits & linear ? VK_FILTER_LINEAR : VK_FILTER_NEAREST;
}

/* Both enumerations have the same order. Direct3D's starts at 1, Vulkan's at 0. */
static VkSamplerAddressMode address_mode(uint32_t number)
{
    if (number < 1 || number > 5)
        test_fails("a static sampler has address mode %u", number);
    return (VkSamplerAddressMode)(number - 1);
}

static VkBorderColor border_color(uint32_t number)
{
    static const VkBorderColor colors[] = {VK_BORDER_COLOR_FLOAT_TRANSPARENT_BLACK, VK_BORDER_COLOR_FLOAT_OPAQUE_BLACK,
                                           VK_BORDER_COLOR_FLOAT_OPAQUE_WHITE, VK_BORDER_COLOR_INT_OPAQUE_BLACK,
                                           VK_BORDER_COLOR_INT_OPAQUE_WHITE};

    if (number >= sizeof colors / sizeof *colors)
        test_fails("a static sampler has border color %u", number);
    return colors[number];
}

VkSamplerCreateInfo static_sampler_info(const struct device *d, const struct dxs_static_sampler *s)
{
    bool is_anisotropic = (s->filter & ANISOTROPIC) && d->features.core.features.samplerAnisotropy;
    VkSamplerCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO,
                                .magFilter = filter(s->filter, MAG_LINEAR),
                                .minFilter = filter(s->filter, MIN_LINEAR),
                                .mipmapMode = s->filter & MIP_LINEAR ? VK_SAMPLER_MIPMAP_MODE_LINEAR
                                                                     : VK_SAMPLER_MIPMAP_MODE_NEAREST,
                                .addressModeU = address_mode(s->address_u),
                                .addressModeV = address_mode(s->address_v),
                                .addressModeW = address_mode(s->address_w),
                                .mipLodBias = s->mip_lod_bias,
                                .anisotropyEnable = is_anisotropic,
                                .maxAnisotropy = is_anisotropic ? (float)s->max_anisotropy : 1,
                                .compareEnable = (s->filter & REDUCTION) == COMPARISON,
                                .minLod = s->min_lod,
                                .maxLod = s->max_lod,
                                .borderColor = border_color(s->border_color)};

    if (info.compareEnable)
        info.compareOp = (VkCompareOp)(s->comparison - 1);
    else if (s->filter & REDUCTION)
        test_fails("the runner has no samplers of minimum or maximum");
    return info;
}

VkSampler create_static_sampler(const struct device *d, const struct dxs_static_sampler *s)
{
    VkSamplerCreateInfo info = static_sampler_info(d, s);
    VkSampler sampler;

    check(vkCreateSampler(d->device, &info, NULL, &sampler), "vkCreateSampler");
    return sampler;
}
