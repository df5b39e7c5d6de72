/* Tables of the elements and fields of root signatures, and the names of their enumerators. */
#include "inspect/root_signature_fields.h"

#include <string.h>

#define FLOAT_MAX_BITS UINT32_C(0x7F7FFFFF)

/* ---- Names of enumerators ---------------------------------------------------------------------------------------- */

static const struct named_number visibilities[] = {
    {"SHADER_VISIBILITY_ALL", DXS_VISIBILITY_ALL},
    {"SHADER_VISIBILITY_VERTEX", DXS_VISIBILITY_VERTEX},
    {"SHADER_VISIBILITY_HULL", DXS_VISIBILITY_HULL},
    {"SHADER_VISIBILITY_DOMAIN", DXS_VISIBILITY_DOMAIN},
    {"SHADER_VISIBILITY_GEOMETRY", DXS_VISIBILITY_GEOMETRY},
    {"SHADER_VISIBILITY_PIXEL", DXS_VISIBILITY_PIXEL},
    {"SHADER_VISIBILITY_AMPLIFICATION", DXS_VISIBILITY_AMPLIFICATION},
    {"SHADER_VISIBILITY_MESH", DXS_VISIBILITY_MESH},
    {"", 0},
};

static const struct named_number address_modes[] = {
    {"TEXTURE_ADDRESS_WRAP", 1},   {"TEXTURE_ADDRESS_MIRROR", 2},      {"TEXTURE_ADDRESS_CLAMP", 3},
    {"TEXTURE_ADDRESS_BORDER", 4}, {"TEXTURE_ADDRESS_MIRROR_ONCE", 5}, {"", 0},
};

static const struct named_number comparisons[] = {
    {"COMPARISON_NEVER", 1},         {"COMPARISON_LESS", 2},
    {"COMPARISON_EQUAL", 3},         {"COMPARISON_LESS_EQUAL", 4},
    {"COMPARISON_GREATER", 5},       {"COMPARISON_NOT_EQUAL", 6},
    {"COMPARISON_GREATER_EQUAL", 7}, {"COMPARISON_ALWAYS", 8},
    {"COMPARISON_NONE", 0},          {"", 0},
};

static const struct named_number border_colors[] = {
    {"STATIC_BORDER_COLOR_TRANSPARENT_BLACK", 0}, {"STATIC_BORDER_COLOR_OPAQUE_BLACK", 1},
    {"STATIC_BORDER_COLOR_OPAQUE_WHITE", 2},      {"STATIC_BORDER_COLOR_OPAQUE_BLACK_UINT", 3},
    {"STATIC_BORDER_COLOR_OPAQUE_WHITE_UINT", 4}, {"", 0},
};

/* Bits of D3D12_FILTER: 0 linear mip, 2 linear magnification, 4 linear minification, 6 anisotropic, 7 and 8 reduction.
 */
#define FILTERS_OF(reduction, bits)                                                                                    \
    {"FILTER_" reduction "MIN_MAG_MIP_POINT", (bits)},                                                                 \
        {"FILTER_" reduction "MIN_MAG_POINT_MIP_LINEAR", (bits) | 0x01},                                               \
        {"FILTER_" reduction "MIN_POINT_MAG_LINEAR_MIP_POINT", (bits) | 0x04},                                         \
        {"FILTER_" reduction "MIN_POINT_MAG_MIP_LINEAR", (bits) | 0x05},                                               \
        {"FILTER_" reduction "MIN_LINEAR_MAG_MIP_POINT", (bits) | 0x10},                                               \
        {"FILTER_" reduction "MIN_LINEAR_MAG_POINT_MIP_LINEAR", (bits) | 0x11},                                        \
        {"FILTER_" reduction "MIN_MAG_LINEAR_MIP_POINT", (bits) | 0x14},                                               \
        {"FILTER_" reduction "MIN_MAG_MIP_LINEAR", (bits) | 0x15},                                                     \
        {"FILTER_" reduction "MIN_MAG_ANISOTROPIC_MIP_POINT", (bits) | 0x54},                                          \
    {                                                                                                                  \
        "FILTER_" reduction "ANISOTROPIC", (bits) | 0x55                                                               \
    }

static const struct named_number filters[] = {
    FILTERS_OF("", 0x000),
    FILTERS_OF("COMPARISON_", 0x080),
    FILTERS_OF("MINIMUM_", 0x100),
    FILTERS_OF("MAXIMUM_", 0x180),
    {"", 0},
};

static const struct named_number root_flags[] = {
    {"ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT", DXS_ROOT_SIGNATURE_FLAG_ALLOW_INPUT_ASSEMBLER},
    {"DENY_VERTEX_SHADER_ROOT_ACCESS", DXS_ROOT_SIGNATURE_FLAG_DENY_VERTEX},
    {"DENY_HULL_SHADER_ROOT_ACCESS", DXS_ROOT_SIGNATURE_FLAG_DENY_HULL},
    {"DENY_DOMAIN_SHADER_ROOT_ACCESS", DXS_ROOT_SIGNATURE_FLAG_DENY_DOMAIN},
    {"DENY_GEOMETRY_SHADER_ROOT_ACCESS", DXS_ROOT_SIGNATURE_FLAG_DENY_GEOMETRY},
    {"DENY_PIXEL_SHADER_ROOT_ACCESS", DXS_ROOT_SIGNATURE_FLAG_DENY_PIXEL},
    {"ALLOW_STREAM_OUTPUT", DXS_ROOT_SIGNATURE_FLAG_ALLOW_STREAM_OUTPUT},
    {"LOCAL_ROOT_SIGNATURE", DXS_ROOT_SIGNATURE_FLAG_LOCAL},
    {"DENY_AMPLIFICATION_SHADER_ROOT_ACCESS", DXS_ROOT_SIGNATURE_FLAG_DENY_AMPLIFICATION},
    {"DENY_MESH_SHADER_ROOT_ACCESS", DXS_ROOT_SIGNATURE_FLAG_DENY_MESH},
    {"CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED", DXS_ROOT_SIGNATURE_FLAG_RESOURCE_HEAP_INDEXED},
    {"SAMPLER_HEAP_DIRECTLY_INDEXED", DXS_ROOT_SIGNATURE_FLAG_SAMPLER_HEAP_INDEXED},
    {"", 0},
};

static const struct named_number range_flags[] = {
    {"DESCRIPTORS_VOLATILE", DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE},
    {"DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS", DXS_DESCRIPTOR_FLAG_DESCRIPTORS_STATIC_BOUNDS_CHECKED},
    {"DATA_VOLATILE", DXS_DESCRIPTOR_FLAG_DATA_VOLATILE},
    {"DATA_STATIC_WHILE_SET_AT_EXECUTE", DXS_DESCRIPTOR_FLAG_DATA_STATIC_WHILE_SET},
    {"DATA_STATIC", DXS_DESCRIPTOR_FLAG_DATA_STATIC},
    {"", 0},
};

enum {
    FIRST_DATA_FLAG = 2 /* root descriptors have the data flags only */
};

static const struct named_number sampler_flags[] = {
    {"UINT_BORDER_COLOR", DXS_SAMPLER_FLAG_INTEGER_BORDER},
    {"NON_NORMALIZED_COORDINATES", DXS_SAMPLER_FLAG_NOT_NORMALIZED},
    {"", 0},
};

const struct named_number *names_in(enum name_list list)
{
    switch (list) {
    case ROOT_FLAG_NAMES:
        return root_flags;
    case RANGE_FLAG_NAMES:
        return range_flags;
    case DATA_FLAG_NAMES:
        return range_flags + FIRST_DATA_FLAG;
    case SAMPLER_FLAG_NAMES:
        return sampler_flags;
    case VISIBILITY_NAMES:
        return visibilities;
    case FILTER_NAMES:
        return filters;
    case ADDRESS_MODE_NAMES:
        return address_modes;
    case COMPARISON_NAMES:
        return comparisons;
    case BORDER_COLOR_NAMES:
        return border_colors;
    default:
        return &range_flags[sizeof range_flags / sizeof *range_flags - 1]; /* an empty list */
    }
}

/* ---- Fields ------------------------------------------------------------------------------------------------------ */

#define PARAMETER(field) offsetof(struct dxs_root_parameter, field)
#define RANGE(field) offsetof(struct dxs_descriptor_range, field)
#define SAMPLER(field) offsetof(struct dxs_static_sampler, field)
#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

#define PARAMETER_REGISTER                                                                                             \
    {                                                                                                                  \
        .json = "register", .kind = FIELD_REGISTER, .offset = PARAMETER(shader_register), .required = true             \
    }
#define PARAMETER_SPACE                                                                                                \
    {                                                                                                                  \
        "space", "space", FIELD_NUMBER, .offset = PARAMETER(space)                                                     \
    }
#define PARAMETER_VISIBILITY                                                                                           \
    {                                                                                                                  \
        "visibility", "visibility", FIELD_CHOICE, VISIBILITY_NAMES, .offset = PARAMETER(visibility)                    \
    }

static const struct field table_fields[] = {PARAMETER_VISIBILITY};

static const struct field constants_fields[] = {
    {"num32BitConstants", "words", FIELD_NUMBER, .offset = PARAMETER(constant_count), .required = true},
    PARAMETER_REGISTER,
    PARAMETER_SPACE,
    PARAMETER_VISIBILITY,
};

static const struct field descriptor_fields[] = {
    PARAMETER_REGISTER,
    PARAMETER_SPACE,
    {"flags", "flags", FIELD_FLAGS, DATA_FLAG_NAMES, .offset = PARAMETER(flags)},
    PARAMETER_VISIBILITY,
};

const struct element root_parameter_elements[] = {
    [DXS_ROOT_PARAMETER_TYPE_TABLE] = {"DescriptorTable", "table", 0, table_fields, COUNT_OF(table_fields)},
    [DXS_ROOT_PARAMETER_TYPE_CONSTANTS] = {"RootConstants", "constants", 'b', constants_fields,
                                           COUNT_OF(constants_fields)},
    [DXS_ROOT_PARAMETER_TYPE_CBV] = {"CBV", "cbv", 'b', descriptor_fields, COUNT_OF(descriptor_fields)},
    [DXS_ROOT_PARAMETER_TYPE_SRV] = {"SRV", "srv", 't', descriptor_fields, COUNT_OF(descriptor_fields)},
    [DXS_ROOT_PARAMETER_TYPE_UAV] = {"UAV", "uav", 'u', descriptor_fields, COUNT_OF(descriptor_fields)},
};

static const struct field range_fields[] = {
    {.json = "register", .kind = FIELD_REGISTER, .offset = RANGE(base_register), .required = true},
    {"space", "space", FIELD_NUMBER, .offset = RANGE(space)},
    {"numDescriptors", "count", FIELD_COUNT, .offset = RANGE(count), .default_value = 1},
    {"offset", "offset", FIELD_OFFSET, .offset = RANGE(offset), .default_value = DXS_OFFSET_APPEND},
    {"flags", "flags", FIELD_FLAGS, RANGE_FLAG_NAMES, .offset = RANGE(flags)},
};

const struct element range_elements[] = {
    [DXS_RANGE_TYPE_SRV] = {"SRV", "srv", 't', range_fields, COUNT_OF(range_fields)},
    [DXS_RANGE_TYPE_UAV] = {"UAV", "uav", 'u', range_fields, COUNT_OF(range_fields)},
    [DXS_RANGE_TYPE_CBV] = {"CBV", "cbv", 'b', range_fields, COUNT_OF(range_fields)},
    [DXS_RANGE_TYPE_SAMPLER] = {"Sampler", "sampler", 's', range_fields, COUNT_OF(range_fields)},
};

static const struct field sampler_fields[] = {
    {.json = "register", .kind = FIELD_REGISTER, .offset = SAMPLER(shader_register), .required = true},
    {"space", "space", FIELD_NUMBER, .offset = SAMPLER(space)},
    {"filter", "filter", FIELD_CHOICE, FILTER_NAMES, .offset = SAMPLER(filter), .default_value = 0x55,
     .always_written = true},
    {"addressU", "address_u", FIELD_CHOICE, ADDRESS_MODE_NAMES, .offset = SAMPLER(address_u), .default_value = 1,
     .always_written = true},
    {"addressV", "address_v", FIELD_CHOICE, ADDRESS_MODE_NAMES, .offset = SAMPLER(address_v), .default_value = 1,
     .always_written = true},
    {"addressW", "address_w", FIELD_CHOICE, ADDRESS_MODE_NAMES, .offset = SAMPLER(address_w), .default_value = 1,
     .always_written = true},
    {"mipLODBias", "mip_lod_bias", FIELD_FLOAT, .offset = SAMPLER(mip_lod_bias)},
    {"maxAnisotropy", "max_anisotropy", FIELD_NUMBER, .offset = SAMPLER(max_anisotropy), .default_value = 16},
    {"comparisonFunc", "comparison", FIELD_CHOICE, COMPARISON_NAMES, .offset = SAMPLER(comparison), .default_value = 4},
    {"borderColor", "border_color", FIELD_CHOICE, BORDER_COLOR_NAMES, .offset = SAMPLER(border_color),
     .default_value = 2},
    {"minLOD", "min_lod", FIELD_FLOAT, .offset = SAMPLER(min_lod)},
    {"maxLOD", "max_lod", FIELD_FLOAT, .offset = SAMPLER(max_lod), .default_value = FLOAT_MAX_BITS},
    {"flags", "flags", FIELD_FLAGS, SAMPLER_FLAG_NAMES, .offset = SAMPLER(flags)},
    {"visibility", "visibility", FIELD_CHOICE, VISIBILITY_NAMES, .offset = SAMPLER(visibility)},
};

const struct element static_sampler_element = {"StaticSampler", "static sampler", 's', sampler_fields,
                                               COUNT_OF(sampler_fields)};

/* ---- Access ------------------------------------------------------------------------------------------------------ */

_Static_assert(sizeof(enum dxs_visibility) == 4 && sizeof(float) == 4, "fields are read as 32 bits");

uint32_t field_get(const void *record, const struct field *field)
{
    uint32_t bits;
    memcpy(&bits, (const char *)record + field->offset, sizeof bits);
    return bits;
}

void field_set(void *record, const struct field *field, uint32_t bits)
{
    memcpy((char *)record + field->offset, &bits, sizeof bits);
}

void element_set_defaults(void *record, const struct element *element)
{
    for (uint32_t n = 0; n < element->field_count; n++)
        field_set(record, &element->fields[n], element->fields[n].default_value);
}

const char *name_of_number(const struct named_number *names, uint32_t number)
{
    while (*names->name && names->number != number)
        names++;
    return *names->name ? names->name : "?";
}
