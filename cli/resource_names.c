/* HLSL's names of resources and of types. */
#include "cli/resource_names.h"

#include <inttypes.h>
#include <stdio.h>

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

const char *component_type_name(enum dxs_component_type type)
{
    static const char *const names[] = {
        [DXS_COMPONENT_TYPE_I1] = "bool",      [DXS_COMPONENT_TYPE_I16] = "int16_t",
        [DXS_COMPONENT_TYPE_U16] = "uint16_t", [DXS_COMPONENT_TYPE_I32] = "int",
        [DXS_COMPONENT_TYPE_U32] = "uint",     [DXS_COMPONENT_TYPE_I64] = "int64_t",
        [DXS_COMPONENT_TYPE_U64] = "uint64_t", [DXS_COMPONENT_TYPE_F16] = "half",
        [DXS_COMPONENT_TYPE_F32] = "float",    [DXS_COMPONENT_TYPE_F64] = "double",
    };
    return (size_t)type < sizeof(names) / sizeof(*names) && names[type] ? names[type] : "";
}

/* 16-bit types that take 4 bytes have min-precision. */
static const char *component_name(const struct dxs_buffer_member *member)
{
    bool is_wide = member->component_size == 4;
    return is_wide && member->component_type == DXS_COMPONENT_TYPE_F16   ? "min16float"
           : is_wide && member->component_type == DXS_COMPONENT_TYPE_I16 ? "min16int"
           : is_wide && member->component_type == DXS_COMPONENT_TYPE_U16 ? "min16uint"
                                                                         : component_type_name(member->component_type);
}

void member_type_name(const struct dxs_buffer_member *member, char *text, size_t size)
{
    const char *name = component_name(member);
    if (member->type_class == DXS_TYPE_CLASS_STRUCTURE)
        snprintf(text, size, "%.60s", member->type_name);
    else if (member->vector_stride)
        snprintf(text, size, "%s%s%" PRIu32 "x%" PRIu32,
                 member->type_class == DXS_TYPE_CLASS_ROW_MAJOR_MATRIX ? "row_major " : "", name, member->rows,
                 member->columns);
    else if (member->columns > 1)
        snprintf(text, size, "%s%" PRIu32, name, member->columns);
    else
        snprintf(text, size, "%s", name);
}
