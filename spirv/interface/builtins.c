/* Variables of built-ins, and the capabilities and extensions that they need. */
#include "spirv/operations.h"
#include "spirv/interface/signatures.h"
#include "spirv/interface/interface.h"

#include <string.h>

enum {
    VERTEX = 1 << DXS_STAGE_VERTEX,
    PIXEL = 1 << DXS_STAGE_PIXEL,
    GEOMETRY = 1 << DXS_STAGE_GEOMETRY,
    DOMAIN = 1 << DXS_STAGE_DOMAIN,
    ANY_STAGE = UINT16_MAX
};

/* Capabilities of built-ins beyond Shader, by stage. The first matching row counts. */
static const struct demand {
    uint16_t builtin, stages, capability;
    uint8_t extension; /* EXT_COUNT: none */
} demands[] = {
    {SpvBuiltInBaseVertex, ANY_STAGE, SpvCapabilityDrawParameters, EXT_COUNT},
    {SpvBuiltInBaseInstance, ANY_STAGE, SpvCapabilityDrawParameters, EXT_COUNT},
    {SpvBuiltInDrawIndex, ANY_STAGE, SpvCapabilityDrawParameters, EXT_COUNT},
    {SpvBuiltInClipDistance, ANY_STAGE, SpvCapabilityClipDistance, EXT_COUNT},
    {SpvBuiltInCullDistance, ANY_STAGE, SpvCapabilityCullDistance, EXT_COUNT},
    {SpvBuiltInLayer, VERTEX | DOMAIN, SpvCapabilityShaderViewportIndexLayerEXT, EXT_VIEWPORT_INDEX_LAYER},
    {SpvBuiltInLayer, PIXEL | GEOMETRY, SpvCapabilityGeometry, EXT_COUNT},
    {SpvBuiltInViewportIndex, VERTEX | DOMAIN, SpvCapabilityShaderViewportIndexLayerEXT, EXT_VIEWPORT_INDEX_LAYER},
    {SpvBuiltInViewportIndex, PIXEL | GEOMETRY, SpvCapabilityMultiViewport, EXT_COUNT},
    {SpvBuiltInPrimitiveId, PIXEL | GEOMETRY, SpvCapabilityGeometry, EXT_COUNT},
    {SpvBuiltInPrimitiveShadingRateKHR, ANY_STAGE, SpvCapabilityFragmentShadingRateKHR, EXT_FRAGMENT_SHADING_RATE},
    {SpvBuiltInShadingRateKHR, ANY_STAGE, SpvCapabilityFragmentShadingRateKHR, EXT_FRAGMENT_SHADING_RATE},
    {SpvBuiltInSampleId, ANY_STAGE, SpvCapabilitySampleRateShading, EXT_COUNT},
    {SpvBuiltInFullyCoveredEXT, ANY_STAGE, SpvCapabilityFragmentFullyCoveredEXT, EXT_FRAGMENT_FULLY_COVERED},
    {SpvBuiltInBaryCoordKHR, ANY_STAGE, SpvCapabilityFragmentBarycentricKHR, EXT_FRAGMENT_BARYCENTRIC},
    {SpvBuiltInBaryCoordNoPerspKHR, ANY_STAGE, SpvCapabilityFragmentBarycentricKHR, EXT_FRAGMENT_BARYCENTRIC},
    {SpvBuiltInBaryCoordPullModelAMD, ANY_STAGE, SpvCapabilityShader, EXT_EXPLICIT_VERTEX_PARAMETER},
    {SpvBuiltInFragStencilRefEXT, ANY_STAGE, SpvCapabilityStencilExportEXT, EXT_STENCIL_EXPORT},
    {SpvBuiltInViewIndex, ANY_STAGE, SpvCapabilityMultiView, EXT_COUNT},
    {SpvBuiltInSubgroupSize, ANY_STAGE, SpvCapabilityGroupNonUniform, EXT_COUNT},
    {SpvBuiltInSubgroupLocalInvocationId, ANY_STAGE, SpvCapabilityGroupNonUniform, EXT_COUNT},
};

void declare_demands(struct lowering *l, SpvBuiltIn builtin)
{
    for (size_t i = 0; i < sizeof demands / sizeof demands[0]; i++) {
        if (demands[i].builtin != (uint32_t)builtin || !(demands[i].stages & 1 << l->stage))
            continue;
        need_capability(l->b, (SpvCapability)demands[i].capability);
        if (demands[i].extension != EXT_COUNT)
            need_extension(l->b, (enum extension)demands[i].extension);
        return;
    }
}

/* Integer built-ins: as pixel shader inputs they must be Flat. */
static bool is_integer(SpvBuiltIn builtin)
{
    switch (builtin) {
    case SpvBuiltInLayer:
    case SpvBuiltInViewportIndex:
    case SpvBuiltInPrimitiveId:
    case SpvBuiltInShadingRateKHR:
    case SpvBuiltInSampleId:
    case SpvBuiltInSampleMask:
    case SpvBuiltInViewIndex:
    case SpvBuiltInSubgroupSize:
    case SpvBuiltInSubgroupLocalInvocationId:
        return true;
    default:
        return false;
    }
}

/* Ray tracing shaders may continue in another wave after each call, and reported hits shorten the ray. */
static bool is_volatile(const struct lowering *l, SpvBuiltIn builtin)
{
    switch (builtin) {
    case SpvBuiltInSubgroupSize:
    case SpvBuiltInSubgroupLocalInvocationId:
        return is_ray_tracing_stage(l->stage) && l->stage != DXS_STAGE_ANY_HIT;
    case SpvBuiltInRayTmaxKHR:
        return l->stage == DXS_STAGE_INTERSECTION;
    default:
        return false;
    }
}

static struct builtin *find_builtin(struct lowering *l, SpvBuiltIn builtin, SpvStorageClass storage, uint32_t type)
{
    struct interface *interface = l->interface;

    for (uint32_t i = 0; i < interface->builtins.count; i++) {
        struct builtin *known = &interface->builtins.data[i];
        if (known->builtin == builtin && known->storage == storage)
            return known;
    }
    uint32_t variable = global_variable(l->b, type, storage, 0);
    DECORATE(l->b, variable, SpvDecorationBuiltIn, builtin);
    if (l->stage == DXS_STAGE_PIXEL && storage == SpvStorageClassInput && is_integer(builtin))
        DECORATE(l->b, variable, SpvDecorationFlat);
    if (is_volatile(l, builtin))
        DECORATE(l->b, variable, SpvDecorationVolatile);
    declare_demands(l, builtin);
    vector_push(l->arena, &l->interface_ids, variable);
    vector_push(l->arena, &interface->builtins, (struct builtin){builtin, storage, variable, 0, 0});
    return &interface->builtins.data[interface->builtins.count - 1];
}

uint32_t builtin_variable(struct lowering *l, SpvBuiltIn builtin, SpvStorageClass storage, uint32_t type)
{
    return find_builtin(l, builtin, storage, type)->variable;
}

uint32_t builtin_input(struct lowering *l, SpvBuiltIn builtin, uint32_t type)
{
    if (is_rearranged(l, builtin))
        return rearranged_thread(l, builtin);
    struct builtin *input = find_builtin(l, builtin, SpvStorageClassInput, type);

    if (input->label != current_label(l)) {
        input->value = load(l->b, type, input->variable);
        input->label = current_label(l);
    }
    return input->value;
}

void forget_builtin_inputs(struct lowering *l)
{
    for (uint32_t i = 0; i < l->interface->builtins.count; i++)
        l->interface->builtins.data[i].label = 0;
    memset(l->interface->thread_numbers, 0, sizeof l->interface->thread_numbers);
}

/* ---- Operations that read a built-in ----------------------------------------------------------------------------- */

void lower_input_getter(struct lowering *l, const struct instruction *i, uint32_t number)
{
    uint32_t u32 = type_u32(l->b);
    SpvBuiltIn builtin = (SpvBuiltIn)number;

    if (is_rearranged(l, builtin))
        copy_as(l->b, u32, result_id(l, i), rearranged_thread(l, builtin));
    else
        load_as(l->b, u32, result_id(l, i), builtin_variable(l, builtin, SpvStorageClassInput, u32));
}

void lower_coverage(struct lowering *l, const struct instruction *i)
{
    uint32_t u32 = type_u32(l->b), mask = type_array(l->b, u32, 1);
    uint32_t variable = builtin_variable(l, SpvBuiltInSampleMask, SpvStorageClassInput, mask);
    uint32_t pointer = access_element(l->b, SpvStorageClassInput, u32, variable, constant_u32(l->b, 0));

    load_as(l->b, u32, result_id(l, i), pointer);
}

void lower_inner_coverage(struct lowering *l, const struct instruction *i)
{
    uint32_t covered = builtin_input(l, SpvBuiltInFullyCoveredEXT, type_bool(l->b));

    EMIT_AS(l->b, SpvOpSelect, type_u32(l->b), result_id(l, i), covered, constant_u32(l->b, 1), constant_u32(l->b, 0));
}
