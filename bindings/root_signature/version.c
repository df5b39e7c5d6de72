/* Converts root signatures to another version. */
#include "bindings/root_signature/root_signature.h"

/* Converts flags. Version 1.0 has none: everything is volatile. */
static uint32_t flags_at(enum dxs_root_signature_version from, enum dxs_root_signature_version to, uint32_t flags,
                         uint32_t volatile_flags)
{
    return to == DXS_ROOT_SIGNATURE_VERSION_V1_0 ? 0 : from == DXS_ROOT_SIGNATURE_VERSION_V1_0 ? volatile_flags : flags;
}

struct dxs_root_signature_desc *root_signature_at_version(struct arena *arena,
                                                          const struct dxs_root_signature_desc *given,
                                                          enum dxs_root_signature_version version)
{
    struct dxs_root_signature_desc *signature = arena_copy(arena, given, 1, sizeof *signature);
    struct dxs_root_parameter *parameters =
        arena_copy(arena, given->parameters, given->parameter_count, sizeof *parameters);

    signature->version = version;
    signature->parameters = parameters;
    signature->samplers = arena_copy(arena, given->samplers, given->sampler_count, sizeof *given->samplers);
    for (uint32_t p = 0; p < given->parameter_count; p++) {
        struct dxs_root_parameter *parameter = &parameters[p];
        if (parameter->type >= DXS_ROOT_PARAMETER_TYPE_CBV)
            parameter->flags = flags_at(given->version, version, parameter->flags, DXS_DESCRIPTOR_FLAG_DATA_VOLATILE);
        if (parameter->type != DXS_ROOT_PARAMETER_TYPE_TABLE)
            continue;
        struct dxs_descriptor_range *ranges =
            arena_copy(arena, parameter->ranges, parameter->range_count, sizeof *ranges);
        for (uint32_t n = 0; n < parameter->range_count; n++) {
            uint32_t data = ranges[n].type == DXS_RANGE_TYPE_SAMPLER
                                ? 0
                                : DXS_DESCRIPTOR_FLAG_DATA_VOLATILE; /* samplers have no data */
            ranges[n].flags =
                flags_at(given->version, version, ranges[n].flags, DXS_DESCRIPTOR_FLAG_DESCRIPTORS_VOLATILE | data);
        }
        parameter->ranges = ranges;
    }
    return signature;
}
