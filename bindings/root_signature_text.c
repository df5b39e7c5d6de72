/* Root signatures for people, in HLSL's notation, and for programs, as JSON. */
#include "bindings/root_signature.h"

static const char *const visibilities[] = {"SHADER_VISIBILITY_ALL",           "SHADER_VISIBILITY_VERTEX",
                                           "SHADER_VISIBILITY_HULL",          "SHADER_VISIBILITY_DOMAIN",
                                           "SHADER_VISIBILITY_GEOMETRY",      "SHADER_VISIBILITY_PIXEL",
                                           "SHADER_VISIBILITY_AMPLIFICATION", "SHADER_VISIBILITY_MESH"};

static const char *const range_types[] = {"SRV", "UAV", "CBV", "Sampler"};

static const char *const address_modes[] = {"?",
                                            "TEXTURE_ADDRESS_WRAP",
                                            "TEXTURE_ADDRESS_MIRROR",
                                            "TEXTURE_ADDRESS_CLAMP",
                                            "TEXTURE_ADDRESS_BORDER",
                                            "TEXTURE_ADDRESS_MIRROR_ONCE"};

static const char *const comparisons[] = {"?",
                                          "COMPARISON_NEVER",
                                          "COMPARISON_LESS",
                                          "COMPARISON_EQUAL",
                                          "COMPARISON_LESS_EQUAL",
                                          "COMPARISON_GREATER",
                                          "COMPARISON_NOT_EQUAL",
                                          "COMPARISON_GREATER_EQUAL",
                                          "COMPARISON_ALWAYS"};

static const char *const border_colors[] = {"STATIC_BORDER_COLOR_TRANSPARENT_BLACK", "STATIC_BORDER_COLOR_OPAQUE_BLACK",
                                            "STATIC_BORDER_COLOR_OPAQUE_WHITE", "STATIC_BORDER_COLOR_OPAQUE_BLACK_UINT",
                                            "STATIC_BORDER_COLOR_OPAQUE_WHITE_UINT"};

/* Minification, magnification and mip filter, two bits each; anisotropic ones have one name. */
static const struct {
    uint32_t filter;
    const char *name;
} filters[] = {
    {0x00, "MIN_MAG_MIP_POINT"},        {0x01, "MIN_MAG_POINT_MIP_LINEAR"}, {0x04, "MIN_POINT_MAG_LINEAR_MIP_POINT"},
    {0x05, "MIN_POINT_MAG_MIP_LINEAR"}, {0x10, "MIN_LINEAR_MAG_MIP_POINT"}, {0x11, "MIN_LINEAR_MAG_POINT_MIP_LINEAR"},
    {0x14, "MIN_MAG_LINEAR_MIP_POINT"}, {0x15, "MIN_MAG_MIP_LINEAR"},       {0x55, "ANISOTROPIC"},
};

static const char *const reductions[] = {"", "COMPARISON_", "MINIMUM_", "MAXIMUM_"};

struct flag_name {
    uint32_t flag;
    const char *name;
};

static const struct flag_name signature_flags[] = {
    {DXS_ALLOW_INPUT_ASSEMBLER, "ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT"},
    {DXS_DENY_VERTEX, "DENY_VERTEX_SHADER_ROOT_ACCESS"},
    {DXS_DENY_HULL, "DENY_HULL_SHADER_ROOT_ACCESS"},
    {DXS_DENY_DOMAIN, "DENY_DOMAIN_SHADER_ROOT_ACCESS"},
    {DXS_DENY_GEOMETRY, "DENY_GEOMETRY_SHADER_ROOT_ACCESS"},
    {DXS_DENY_PIXEL, "DENY_PIXEL_SHADER_ROOT_ACCESS"},
    {DXS_ALLOW_STREAM_OUTPUT, "ALLOW_STREAM_OUTPUT"},
    {DXS_LOCAL_ROOT_SIGNATURE, "LOCAL_ROOT_SIGNATURE"},
    {DXS_DENY_AMPLIFICATION, "DENY_AMPLIFICATION_SHADER_ROOT_ACCESS"},
    {DXS_DENY_MESH, "DENY_MESH_SHADER_ROOT_ACCESS"},
    {DXS_RESOURCE_HEAP_INDEXED, "CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED"},
    {DXS_SAMPLER_HEAP_INDEXED, "SAMPLER_HEAP_DIRECTLY_INDEXED"},
    {0, NULL},
};

static const struct flag_name descriptor_flags[] = {
    {DXS_DESCRIPTORS_VOLATILE, "DESCRIPTORS_VOLATILE"},
    {DXS_DATA_VOLATILE, "DATA_VOLATILE"},
    {DXS_DATA_STATIC_WHILE_SET, "DATA_STATIC_WHILE_SET_AT_EXECUTE"},
    {DXS_DATA_STATIC, "DATA_STATIC"},
    {DXS_DESCRIPTORS_STATIC_BOUNDS_CHECKED, "DESCRIPTORS_STATIC_KEEPING_BUFFER_BOUNDS_CHECKS"},
    {0, NULL},
};

static const struct flag_name sampler_flags[] = {
    {1, "UINT_BORDER_COLOR"},
    {2, "NON_NORMALIZED_COORDINATES"},
    {0, NULL},
};

static const char *name_of(const char *const *names, size_t count, uint32_t number)
{
    return number < count ? names[number] : "?";
}
#define NAME(names, number) name_of((names), sizeof(names) / sizeof *(names), (number))

/* ---- HLSL -------------------------------------------------------------------------------------------------------- */

static void hlsl_flags(struct text *text, const struct flag_name *names, uint32_t flags)
{
    bool first = true;

    for (; names->name; names++) {
        if (flags & names->flag) {
            text_format(text, "%s%s", first ? "" : " | ", names->name);
            first = false;
        }
    }
}

/* What the language has as a default is left out. */
static void hlsl_place(struct text *text, char letter, uint32_t number, uint32_t space)
{
    text_format(text, "%c%u", letter, number);
    if (space)
        text_format(text, ", space = %u", space);
}

static void hlsl_descriptor_flags(struct text *text, uint32_t flags)
{
    if (!flags)
        return;
    text_string(text, ", flags = ");
    hlsl_flags(text, descriptor_flags, flags);
}

static void hlsl_visibility(struct text *text, enum dxs_visibility visibility)
{
    if (visibility != DXS_VISIBLE_TO_ALL)
        text_format(text, ", visibility = %s", NAME(visibilities, visibility));
}

static void hlsl_range(struct text *text, const struct dxs_descriptor_range *range)
{
    text_format(text, "%s(", NAME(range_types, range->type));
    hlsl_place(text, "tubs"[range->type], range -> base_register, range -> space);
    if (range->count == DXS_UNBOUNDED)
        text_string(text, ", numDescriptors = unbounded");
    else if (range->count != 1)
        text_format(text, ", numDescriptors = %u", range->count);
    if (range->offset != DXS_OFFSET_APPEND)
        text_format(text, ", offset = %u", range->offset);
    hlsl_descriptor_flags(text, range->flags);
    text_char(text, ')');
}

static void hlsl_parameter(struct text *text, const struct dxs_root_parameter *parameter)
{
    static const struct {
        const char *name;
        char letter;
    } descriptors[] = {[DXS_ROOT_CBV] = {"CBV", 'b'}, [DXS_ROOT_SRV] = {"SRV", 't'}, [DXS_ROOT_UAV] = {"UAV", 'u'}};

    if (parameter->type == DXS_ROOT_TABLE) {
        text_string(text, "DescriptorTable(");
        for (uint32_t n = 0; n < parameter->range_count; n++) {
            text_string(text, n ? ", " : "");
            hlsl_range(text, &parameter->ranges[n]);
        }
    } else if (parameter->type == DXS_ROOT_CONSTANTS) {
        text_format(text, "RootConstants(num32BitConstants = %u, ", parameter->constant_count);
        hlsl_place(text, 'b', parameter->shader_register, parameter->space);
    } else {
        text_format(text, "%s(", descriptors[parameter->type].name);
        hlsl_place(text, descriptors[parameter->type].letter, parameter->shader_register, parameter->space);
        hlsl_descriptor_flags(text, parameter->flags);
    }
    hlsl_visibility(text, parameter->visibility);
    text_char(text, ')');
}

static void print_filter(struct text *text, uint32_t filter)
{
    for (size_t n = 0; n < sizeof filters / sizeof *filters; n++) {
        if (filters[n].filter == (filter & 0x7F) && filter < 0x200) {
            text_format(text, "FILTER_%s%s", reductions[filter >> 7], filters[n].name);
            return;
        }
    }
    text_format(text, "0x%x", filter);
}

static void hlsl_sampler(struct text *text, const struct dxs_static_sampler *s)
{
    text_string(text, "StaticSampler(");
    hlsl_place(text, 's', s->shader_register, s->space);
    text_string(text, ", filter = ");
    print_filter(text, s->filter);
    text_format(text, ", addressU = %s, addressV = %s, addressW = %s", NAME(address_modes, s->address_u),
                NAME(address_modes, s->address_v), NAME(address_modes, s->address_w));
    text_format(text, ", mipLODBias = %.9g, maxAnisotropy = %u, comparisonFunc = %s, borderColor = %s", s->mip_lod_bias,
                s->max_anisotropy, NAME(comparisons, s->comparison), NAME(border_colors, s->border_color));
    text_format(text, ", minLOD = %.9g, maxLOD = %.9g", s->min_lod, s->max_lod);
    hlsl_visibility(text, s->visibility);
    if (s->flags) {
        text_string(text, ", flags = ");
        hlsl_flags(text, sampler_flags, s->flags);
    }
    text_char(text, ')');
}

void root_signature_hlsl(struct text *text, const struct dxs_root_signature_desc *desc)
{
    bool first = true;

    if (desc->flags) {
        text_string(text, "RootFlags(");
        hlsl_flags(text, signature_flags, desc->flags);
        text_char(text, ')');
        first = false;
    }
    for (uint32_t n = 0; n < desc->parameter_count; n++) {
        text_string(text, first ? "" : ",\n");
        hlsl_parameter(text, &desc->parameters[n]);
        first = false;
    }
    for (uint32_t n = 0; n < desc->sampler_count; n++) {
        text_string(text, first ? "" : ",\n");
        hlsl_sampler(text, &desc->samplers[n]);
        first = false;
    }
    text_char(text, '\n');
}

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

static void json_flags(struct text *text, const struct flag_name *names, uint32_t flags)
{
    bool first = true;

    text_char(text, '[');
    for (; names->name; names++) {
        if (flags & names->flag) {
            text_format(text, "%s\"%s\"", first ? "" : ", ", names->name);
            first = false;
        }
    }
    text_char(text, ']');
}

/* null stands for what has no number: no end, append. */
static void json_number(struct text *text, const char *key, uint32_t number)
{
    if (number == UINT32_MAX)
        text_format(text, "\"%s\": null", key);
    else
        text_format(text, "\"%s\": %u", key, number);
}

static void json_parameter(struct text *text, const struct dxs_root_parameter *parameter)
{
    static const char *const types[] = {"table", "constants", "cbv", "srv", "uav"};

    text_format(text, "    {\"type\": \"%s\", \"visibility\": \"%s\", ", NAME(types, parameter->type),
                NAME(visibilities, parameter->visibility));
    if (parameter->type != DXS_ROOT_TABLE) {
        text_format(text, "\"register\": %u, \"space\": %u, ", parameter->shader_register, parameter->space);
        if (parameter->type == DXS_ROOT_CONSTANTS) {
            text_format(text, "\"words\": %u}", parameter->constant_count);
        } else {
            text_string(text, "\"flags\": ");
            json_flags(text, descriptor_flags, parameter->flags);
            text_char(text, '}');
        }
        return;
    }
    text_string(text, "\"ranges\": [");
    for (uint32_t n = 0; n < parameter->range_count; n++) {
        const struct dxs_descriptor_range *range = &parameter->ranges[n];
        text_format(text, "%s\n      {\"type\": \"%s\", ", n ? "," : "", NAME(range_types, range->type));
        json_number(text, "count", range->count);
        text_format(text, ", \"register\": %u, \"space\": %u, ", range->base_register, range->space);
        json_number(text, "offset", range->offset);
        text_string(text, ", \"flags\": ");
        json_flags(text, descriptor_flags, range->flags);
        text_char(text, '}');
    }
    text_string(text, "]}");
}

static void json_sampler(struct text *text, const struct dxs_static_sampler *s)
{
    text_format(text, "    {\"register\": %u, \"space\": %u, \"visibility\": \"%s\", \"filter\": %u, ",
                s->shader_register, s->space, NAME(visibilities, s->visibility), s->filter);
    text_format(text, "\"address\": [\"%s\", \"%s\", \"%s\"], ", NAME(address_modes, s->address_u),
                NAME(address_modes, s->address_v), NAME(address_modes, s->address_w));
    text_format(text, "\"mip_lod_bias\": %.9g, \"max_anisotropy\": %u, \"comparison\": \"%s\", ", s->mip_lod_bias,
                s->max_anisotropy, NAME(comparisons, s->comparison));
    text_format(text, "\"border_color\": \"%s\", \"min_lod\": %.9g, \"max_lod\": %.9g, \"flags\": ",
                NAME(border_colors, s->border_color), s->min_lod, s->max_lod);
    json_flags(text, sampler_flags, s->flags);
    text_char(text, '}');
}

void root_signature_json(struct text *text, const struct dxs_root_signature_desc *desc)
{
    text_format(text, "{\n  \"version\": \"1.%u\",\n  \"flags\": ", desc->version - DXS_ROOT_SIGNATURE_1_0);
    json_flags(text, signature_flags, desc->flags);
    text_string(text, ",\n  \"parameters\": [");
    for (uint32_t n = 0; n < desc->parameter_count; n++) {
        text_string(text, n ? ",\n" : "\n");
        json_parameter(text, &desc->parameters[n]);
    }
    text_string(text, "],\n  \"static_samplers\": [");
    for (uint32_t n = 0; n < desc->sampler_count; n++) {
        text_string(text, n ? ",\n" : "\n");
        json_sampler(text, &desc->samplers[n]);
    }
    text_string(text, "]\n}\n");
}
