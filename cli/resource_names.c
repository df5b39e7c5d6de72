/* HLSL's names of resources. */
#include "cli/resource_names.h"

#include <stddef.h>

const char *resource_kind_name(enum dxs_resource_kind kind)
{
    static const char *const names[] = {
        [DXS_RESOURCE_KIND_TEXTURE_1D] = "Texture1D",
        [DXS_RESOURCE_KIND_TEXTURE_2D] = "Texture2D",
        [DXS_RESOURCE_KIND_TEXTURE_2DMS] = "Texture2DMS",
        [DXS_RESOURCE_KIND_TEXTURE_3D] = "Texture3D",
        [DXS_RESOURCE_KIND_TEXTURE_CUBE] = "TextureCube",
        [DXS_RESOURCE_KIND_TEXTURE_1D_ARRAY] = "Texture1DArray",
        [DXS_RESOURCE_KIND_TEXTURE_2D_ARRAY] = "Texture2DArray",
        [DXS_RESOURCE_KIND_TEXTURE_2DMS_ARRAY] = "Texture2DMSArray",
        [DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY] = "TextureCubeArray",
        [DXS_RESOURCE_KIND_TYPED_BUFFER] = "Buffer",
        [DXS_RESOURCE_KIND_RAW_BUFFER] = "ByteAddressBuffer",
        [DXS_RESOURCE_KIND_STRUCTURED_BUFFER] = "StructuredBuffer",
        [DXS_RESOURCE_KIND_CBUFFER] = "cbuffer",
        [DXS_RESOURCE_KIND_SAMPLER] = "SamplerState",
        [DXS_RESOURCE_KIND_TBUFFER] = "tbuffer",
        [DXS_RESOURCE_KIND_ACCELERATION_STRUCTURE] = "RaytracingAccelerationStructure",
        [DXS_RESOURCE_KIND_FEEDBACK_2D] = "FeedbackTexture2D",
        [DXS_RESOURCE_KIND_FEEDBACK_2D_ARRAY] = "FeedbackTexture2DArray",
    };
    return (size_t)kind < sizeof(names) / sizeof(*names) && names[kind] ? names[kind] : "";
}
