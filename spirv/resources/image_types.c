/* Image types, from the kind of the resource and the way code uses it. */
#include "spirv/resources/resources.h"

static const struct texture_shape shapes[] = {
    [DXS_RESOURCE_KIND_TEXTURE_1D] = {SpvDim1D, false, false, 1, 1},
    [DXS_RESOURCE_KIND_TEXTURE_2D] = {SpvDim2D, false, false, 2, 2},
    [DXS_RESOURCE_KIND_TEXTURE_2DMS] = {SpvDim2D, false, true, 2, 2},
    [DXS_RESOURCE_KIND_TEXTURE_3D] = {SpvDim3D, false, false, 3, 3},
    [DXS_RESOURCE_KIND_TEXTURE_CUBE] = {SpvDimCube, false, false, 3, 3},
    [DXS_RESOURCE_KIND_TEXTURE_1D_ARRAY] = {SpvDim1D, true, false, 1, 2},
    [DXS_RESOURCE_KIND_TEXTURE_2D_ARRAY] = {SpvDim2D, true, false, 2, 3},
    [DXS_RESOURCE_KIND_TEXTURE_2DMS_ARRAY] = {SpvDim2D, true, true, 2, 3},
    [DXS_RESOURCE_KIND_TEXTURE_CUBE_ARRAY] = {SpvDimCube, true, false, 3, 4},
    [DXS_RESOURCE_KIND_TYPED_BUFFER] = {SpvDimBuffer, false, false, 1, 1},
    [DXS_RESOURCE_KIND_RAW_BUFFER] = {SpvDimBuffer, false, false, 1, 1},
    [DXS_RESOURCE_KIND_STRUCTURED_BUFFER] = {SpvDimBuffer, false, false, 1, 1},
    [DXS_RESOURCE_KIND_TBUFFER] = {SpvDimBuffer, false, false, 1, 1},
    [DXS_RESOURCE_KIND_FEEDBACK_2D] = {SpvDim2D, false, false, 2, 2},
    [DXS_RESOURCE_KIND_FEEDBACK_2D_ARRAY] = {SpvDim2D, true, false, 2, 3},
};

const struct texture_shape *texture_shape(enum dxs_resource_kind kind)
{
    if ((size_t)kind >= sizeof shapes / sizeof *shapes || shapes[kind].coordinates == 0)
        return NULL;
    return &shapes[kind];
}

/* SPIR-V has compare-exchange for integers only: images of floats that are used so have u32 texels. */
enum texel_kind texel_kind(const struct resource *resource)
{
    const struct dxs_resource *info = resource->info;

    if (is_of_words(info) || info->kind == DXS_RESOURCE_KIND_TBUFFER)
        return TEXEL_UNSIGNED;
    if (info->used_by_64_bit_atomics || info->kind == DXS_RESOURCE_KIND_FEEDBACK_2D ||
        info->kind == DXS_RESOURCE_KIND_FEEDBACK_2D_ARRAY)
        return TEXEL_UNSIGNED_64;
    switch (info->component_type) {
    case DXS_COMPONENT_TYPE_I16:
    case DXS_COMPONENT_TYPE_I32:
        return TEXEL_SIGNED;
    case DXS_COMPONENT_TYPE_I1:
    case DXS_COMPONENT_TYPE_U16:
    case DXS_COMPONENT_TYPE_U32:
    case DXS_COMPONENT_TYPE_I64: /* 64-bit components are u32 pairs: low, high */
    case DXS_COMPONENT_TYPE_U64:
    case DXS_COMPONENT_TYPE_F64:
    case DXS_COMPONENT_TYPE_SNORM_F64:
    case DXS_COMPONENT_TYPE_UNORM_F64:
    case DXS_COMPONENT_TYPE_PACKED_S8X32:
    case DXS_COMPONENT_TYPE_PACKED_U8X32:
        return TEXEL_UNSIGNED;
    default:
        return resource->use.access & ACCESS_COMPARE ? TEXEL_UNSIGNED : TEXEL_FLOAT;
    }
}

uint32_t texel_type(struct lowering *l, enum texel_kind kind)
{
    switch (kind) {
    case TEXEL_FLOAT:
        return type_f32(l->b);
    case TEXEL_SIGNED:
        return type_signed_int(l->b, 32);
    case TEXEL_UNSIGNED_64:
        return type_int(l->b, 64);
    default:
        return type_u32(l->b);
    }
}

static const uint8_t single_word_formats[] = {[TEXEL_FLOAT] = SpvImageFormatR32f,
                                              [TEXEL_UNSIGNED] = SpvImageFormatR32ui,
                                              [TEXEL_SIGNED] = SpvImageFormatR32i,
                                              [TEXEL_UNSIGNED_64] = SpvImageFormatR64ui};

/* Whether a view of this component type can have an R32 format: neither normalized nor of 64 bits. */
static bool can_be_r32(enum dxs_component_type type)
{
    return type != DXS_COMPONENT_TYPE_I64 && type != DXS_COMPONENT_TYPE_U64 &&
           (type < DXS_COMPONENT_TYPE_F64 || type > DXS_COMPONENT_TYPE_UNORM_F64);
}

/* Atomics always use R32 or R64 formats. Direct3D guarantees typed UAV loads of R32 formats only. A shader that loads
 * vectors has a flag set, but not for 64-bit texels: DXIL declares these as u32. */
bool needs_r32(const struct lowering *l, const struct dxs_resource *info, uint32_t access)
{
    bool loads_any_format = l->entry->shader_flags >> FLAG_TYPED_LOAD_OF_ADDITIONAL_FORMATS & 1;

    return (access & ACCESS_ATOMIC) ||
           ((access & ACCESS_READ) && !(access & ACCESS_VECTOR) && can_be_r32(info->component_type) &&
            !loads_any_format && !HAS(l, STORAGE_IMAGE_READ_WITHOUT_FORMAT));
}

static SpvImageFormat storage_format(const struct lowering *l, const struct resource *resource)
{
    enum texel_kind kind = texel_kind(resource);

    return kind == TEXEL_UNSIGNED_64 || is_of_words(resource->info) ||
                   needs_r32(l, resource->info, resource->use.access)
               ? (SpvImageFormat)single_word_formats[kind]
               : SpvImageFormatUnknown;
}

SpvOp image_load_op(struct lowering *l, const struct resource *resource)
{
    if (resource->info->resource_class != DXS_RESOURCE_CLASS_UAV)
        return SpvOpImageFetch;
    if (storage_format(l, resource) == SpvImageFormatUnknown)
        need_capability(l->b, SpvCapabilityStorageImageReadWithoutFormat);
    return SpvOpImageRead;
}

SpvOp image_store_op(struct lowering *l, const struct resource *resource)
{
    if (storage_format(l, resource) == SpvImageFormatUnknown)
        need_capability(l->b, SpvCapabilityStorageImageWriteWithoutFormat);
    return SpvOpImageWrite;
}

static void need_dimension(struct lowering *l, const struct texture_shape *shape, bool storage)
{
    switch (shape->dim) {
    case SpvDim1D:
        need_capability(l->b, storage ? SpvCapabilityImage1D : SpvCapabilitySampled1D);
        break;
    case SpvDimBuffer:
        need_capability(l->b, storage ? SpvCapabilityImageBuffer : SpvCapabilitySampledBuffer);
        break;
    case SpvDimCube:
        if (shape->arrayed)
            need_capability(l->b, storage ? SpvCapabilityImageCubeArray : SpvCapabilitySampledCubeArray);
        break;
    default:
        break;
    }
    if (storage && shape->multisampled) {
        need_capability(l->b, SpvCapabilityStorageImageMultisample);
        if (shape->arrayed)
            need_capability(l->b, SpvCapabilityImageMSArray);
    }
}

uint32_t image_type(struct lowering *l, const struct resource *resource, bool compares)
{
    const struct texture_shape *shape = texture_shape(resource->info->kind);
    bool storage = resource->info->resource_class == DXS_RESOURCE_CLASS_UAV;
    enum texel_kind kind = texel_kind(resource);

    if (!shape)
        fail(l->fault, DXS_RESULT_UNSUPPORTED, "resource kind %u is used as an image", (unsigned)resource->info->kind);
    need_dimension(l, shape, storage);
    if (kind == TEXEL_UNSIGNED_64) {
        need_capability_of(l->b, SpvCapabilityInt64ImageEXT, EXT_IMAGE_INT64);
    }
    uint32_t texel = texel_type(l, kind);
    if (is_attachment(resource)) {
        need_capability(l->b, SpvCapabilityInputAttachment);
        return type_image(l->b, texel, SpvDimSubpassData, 0, false, shape->multisampled, 2, SpvImageFormatUnknown);
    }
    return type_image(l->b, texel, shape->dim, compares, shape->arrayed, shape->multisampled, storage ? 2 : 1,
                      storage ? storage_format(l, resource) : SpvImageFormatUnknown);
}
