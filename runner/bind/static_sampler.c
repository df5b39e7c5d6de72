/* Converts Direct3D's sampler state to Vulkan's, and that of .run files to Direct3D's. */
#include "runner/bind/static_sampler.h"

#include "runner/common/report.h"

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

/* Addresses, comparisons and borders have the same order in both, but Direct3D counts the first two from 1. */
static struct dxs_static_sampler static_sampler_of(const struct input *input)
{
    const struct sampler_state *s = &input->sampler;
    uint32_t linear = s->filter == VK_FILTER_LINEAR ? MIP_LINEAR | MAG_LINEAR | MIN_LINEAR : 0;
    uint32_t address = (uint32_t)s->address + 1;

    return (struct dxs_static_sampler){.filter = linear | (s->is_anisotropic ? ANISOTROPIC : 0) |
                                                 (s->compares ? COMPARISON : 0),
                                       .address_u = address,
                                       .address_v = address,
                                       .address_w = address,
                                       .max_anisotropy = s->is_anisotropic ? 16 : 1,
                                       .comparison = s->compares ? (uint32_t)s->compare + 1 : 1,
                                       .border_color = s->border == VK_BORDER_COLOR_FLOAT_OPAQUE_WHITE   ? 2
                                                       : s->border == VK_BORDER_COLOR_FLOAT_OPAQUE_BLACK ? 1
                                                                                                         : 0,
                                       .max_lod = VK_LOD_CLAMP_NONE,
                                       .shader_register = input->name.number,
                                       .space = input->name.space};
}

struct dxs_static_sampler *static_samplers_of(const struct run_file *file, uint32_t *count)
{
    struct dxs_static_sampler *samplers = allocate(file->input_count, sizeof *samplers);

    *count = 0;
    for (size_t i = 0; i < file->input_count; i++)
        if (file->inputs[i].kind == INPUT_SAMPLER && file->inputs[i].name.letter == 's')
            samplers[(*count)++] = static_sampler_of(&file->inputs[i]);
    return samplers;
}
