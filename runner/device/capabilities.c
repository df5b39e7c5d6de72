/* Maps SPIR-V capabilities to device features. */
#include "runner/device/capabilities.h"

#include "runner/common/report.h"
#include "runner/execute/optional_features.h"

#include "spirv/builder/extensions.h"

#include <spirv/unified1/spirv.h>

#include <stddef.h>
#include <string.h>

/* Extensions that a module may only use if the library got a feature: one of those in its rows. */
static const struct feature_extension {
    const char *name; /* NULL: none */
    enum dxs_feature feature;
} feature_extensions[] = {
#define SPIRV(NAME, name, number, capability, extension) {extension, DXS_FEATURE_##NAME},
#include "features.def"
#undef SPIRV
};

static const struct requirement {
    SpvCapability capability;
    const char *feature; /* NULL: every device has it */
} requirements[] = {
    {SpvCapabilityMatrix, NULL},
    {(SpvCapability)DXS_SPV_CAPABILITY_UNTYPED_POINTERS, "untyped-pointers"},
    {(SpvCapability)DXS_SPV_CAPABILITY_DESCRIPTOR_HEAP, "descriptor-heaps"},
    {SpvCapabilityShader, NULL},
    {SpvCapabilitySampled1D, NULL},
    {SpvCapabilityImage1D, NULL},
    {SpvCapabilitySampledBuffer, NULL},
    {SpvCapabilityImageBuffer, NULL},
    {SpvCapabilityImageQuery, NULL},
    {SpvCapabilityDerivativeControl, NULL},
    {SpvCapabilityStorageImageExtendedFormats, NULL},
    {SpvCapabilityInterpolationFunction, "sample-shading"},
    {SpvCapabilitySampleRateShading, "sample-shading"},
    {SpvCapabilityGeometry, "geometry"},
    {SpvCapabilityGeometryStreams, "geometry-streams"},
    {SpvCapabilityTessellation, "tessellation"},
    {SpvCapabilityTransformFeedback, "transform-feedback"},
    {SpvCapabilityMeshShadingEXT, "mesh-shader"},
    {SpvCapabilityClipDistance, "clip-distance"},
    {SpvCapabilityCullDistance, "cull-distance"},
    {SpvCapabilityMultiViewport, "multi-viewport"},
    {SpvCapabilityMultiView, "multiview"},
    {SpvCapabilityDrawParameters, "draw-parameters"},
    {SpvCapabilityShaderLayer, "output-layer"},
    {SpvCapabilityShaderViewportIndex, "output-viewport-index"},
    {SpvCapabilityStencilExportEXT, "stencil-export"},
    {SpvCapabilityFragmentBarycentricKHR, "barycentrics"},
    {SpvCapabilityFragmentShaderPixelInterlockEXT, "pixel-interlock"},
    {SpvCapabilityFragmentShaderSampleInterlockEXT, "sample-interlock"},
    {SpvCapabilityFragmentShadingRateKHR, "pipeline-shading-rate"},
    {SpvCapabilityShaderViewportIndexLayerEXT, "output-layer"},
    {SpvCapabilityShaderClockKHR, "shader-clock"},
    {SpvCapabilityFragmentFullyCoveredEXT, "conservative-rasterization"},
    {SpvCapabilityImageMSArray, "storage-multisample"},
    {SpvCapabilityStorageImageMultisample, "storage-multisample"},
    {SpvCapabilityImageCubeArray, "cube-array"},
    {SpvCapabilitySampledCubeArray, "cube-array"},
    {SpvCapabilityImageGatherExtended, "image-gather-extended"},
    {SpvCapabilitySparseResidency, "sparse-residency"},
    {SpvCapabilityMinLod, "min-lod"},
    {SpvCapabilityStorageImageReadWithoutFormat, "read-without-format"},
    {SpvCapabilityStorageImageWriteWithoutFormat, "write-without-format"},
    {SpvCapabilityInt8, "int8"},
    {SpvCapabilityInt16, "int16"},
    {SpvCapabilityInt64, "int64"},
    {SpvCapabilityFloat16, "float16"},
    {SpvCapabilityFloat64, "float64"},
    {SpvCapabilityInt64Atomics, "int64-buffer-atomics"},
    {SpvCapabilityInt64ImageEXT, "int64-image-atomics"},
    {SpvCapabilityStorageBuffer16BitAccess, "storage16"},
    {SpvCapabilityUniformAndStorageBuffer16BitAccess, "uniform16"},
    {SpvCapabilityGroupNonUniform, "subgroup-basic"},
    {SpvCapabilityGroupNonUniformVote, "subgroup-vote"},
    {SpvCapabilityGroupNonUniformArithmetic, "subgroup-arithmetic"},
    {SpvCapabilityGroupNonUniformBallot, "subgroup-ballot"},
    {SpvCapabilityGroupNonUniformShuffle, "subgroup-shuffle"},
    {SpvCapabilityGroupNonUniformShuffleRelative, "subgroup-shuffle-relative"},
    {SpvCapabilityGroupNonUniformQuad, "subgroup-quad"},
    {SpvCapabilityGroupNonUniformClustered, "subgroup-clustered"},
    {SpvCapabilityUniformBufferArrayDynamicIndexing, "uniform-buffer-indexing"},
    {SpvCapabilitySampledImageArrayDynamicIndexing, "sampled-image-indexing"},
    {SpvCapabilityStorageBufferArrayDynamicIndexing, "storage-buffer-indexing"},
    {SpvCapabilityStorageImageArrayDynamicIndexing, "storage-image-indexing"},
    {SpvCapabilityShaderNonUniform, "descriptor-indexing"},
    {SpvCapabilityRuntimeDescriptorArray, "runtime-descriptor-array"},
    {SpvCapabilityUniformTexelBufferArrayDynamicIndexing, "uniform-texel-buffer-indexing"},
    {SpvCapabilityStorageTexelBufferArrayDynamicIndexing, "storage-texel-buffer-indexing"},
    {SpvCapabilityUniformBufferArrayNonUniformIndexing, "nonuniform-uniform-buffer"},
    {SpvCapabilitySampledImageArrayNonUniformIndexing, "nonuniform-sampled-image"},
    {SpvCapabilityStorageBufferArrayNonUniformIndexing, "nonuniform-storage-buffer"},
    {SpvCapabilityStorageImageArrayNonUniformIndexing, "nonuniform-storage-image"},
    {SpvCapabilityUniformTexelBufferArrayNonUniformIndexing, "nonuniform-uniform-texel-buffer"},
    {SpvCapabilityStorageTexelBufferArrayNonUniformIndexing, "nonuniform-storage-texel-buffer"},
    {SpvCapabilityPhysicalStorageBufferAddresses, "buffer-address"},
    {SpvCapabilityRayQueryKHR, "ray-query"},
    {SpvCapabilityRayTracingOpacityMicromapEXT, "opacity-micromaps"},
    {SpvCapabilityRayTracingKHR, "ray-tracing"},
    {(SpvCapability)5336 /* RayTracingPositionFetchKHR */, "position-fetch"},
    {(SpvCapability)5391 /* RayQueryPositionFetchKHR */, "position-fetch"},
    {SpvCapabilityVulkanMemoryModel, "memory-model"},
    {SpvCapabilityVulkanMemoryModelDeviceScope, "memory-model-device-scope"},
    {SpvCapabilityDemoteToHelperInvocationEXT, "demote"},
    {SpvCapabilityDotProductKHR, "integer-dot-product"},
    {SpvCapabilityDotProductInputAllKHR, "integer-dot-product"},
    {SpvCapabilityDotProductInput4x8BitKHR, "integer-dot-product"},
    {SpvCapabilityDotProductInput4x8BitPackedKHR, "integer-dot-product"},
    {SpvCapabilityComputeDerivativeGroupQuadsNV, "compute-derivatives"},
    {SpvCapabilityComputeDerivativeGroupLinearNV, "compute-derivatives-linear"},
    {(SpvCapability)5414 /* RawAccessChainsNV */, "raw-access-chains"},
    {(SpvCapability)4473 /* UntypedPointersKHR */, "untyped-pointers"},
    {(SpvCapability)5087 /* QuadControlKHR */, "quad-control"},
    {(SpvCapability)6032 /* RayTracingOpacityMicromapExecutionModeKHR */, "opacity-micromaps-khr"},
    {(SpvCapability)6912 /* DotProductFloat16AccFloat32VALVE */, "mixed-float-dot-product"},
    {(SpvCapability)6022 /* CooperativeMatrixKHR */, "cooperative-matrix"},
    {(SpvCapability)5431 /* CooperativeMatrixConversionsNV */, "cooperative-matrix-conversions"},
    {(SpvCapability)4212 /* Float8EXT */, "float8"},
    {(SpvCapability)4213 /* Float8CooperativeMatrixEXT */, "float8-matrices"},
    {(SpvCapability)5116 /* BFloat16TypeKHR */, "bfloat16"},
    {(SpvCapability)5118 /* BFloat16CooperativeMatrixKHR */, "bfloat16-matrices"},
    {(SpvCapability)DXS_SPV_CAPABILITY_LONG_VECTOR, "long-vector"},
    {(SpvCapability)DXS_SPV_CAPABILITY_COOPERATIVE_VECTOR, "cooperative-vector"},
    {(SpvCapability)DXS_SPV_CAPABILITY_COOPERATIVE_VECTOR_TRAINING, "cooperative-vector-training"},
    {(SpvCapability)6029 /* FloatControls2 */, "float-controls2"},
    {(SpvCapability)DXS_SPV_CAPABILITY_SHADER_INVOCATION_REORDER, "invocation-reorder"},
    {(SpvCapability)5120 /* AbortKHR */, "abort"},
};

static bool is_float_control(uint32_t mode)
{
    return mode == SpvExecutionModeDenormPreserve || mode == SpvExecutionModeDenormFlushToZero ||
           mode == SpvExecutionModeSignedZeroInfNanPreserve || mode == SpvExecutionModeRoundingModeRTE;
}

/* The library may get fewer features than the device has. */
static void demand(const struct device *d, const struct dxs_features *features, const char *feature)
{
    if (!may_need(features, feature))
        test_fails("the module needs %s, but the library has not got the feature", feature);
    if (!device_has(d, feature))
        test_skips("the device lacks %s", feature);
}

static void demand_feature_of(const struct dxs_features *features, bool has_heaps, const char *extension)
{
    if (has_heaps && strcmp(extension, "SPV_KHR_untyped_pointers") == 0) /* descriptor heaps include it */
        return;
    bool is_known = false, is_on = false;
    for (size_t i = 0; i < sizeof feature_extensions / sizeof *feature_extensions; i++) {
        if (!feature_extensions[i].name || strcmp(feature_extensions[i].name, extension) != 0)
            continue;
        is_known = true;
        is_on |= features->on[feature_extensions[i].feature];
    }
    if (is_known && !is_on)
        test_fails("the module uses %s, but the library has not got the feature", extension);
}

/* The execution modes give the widths that float controls apply to. */
static void require_float_control(const struct device *d, const struct dxs_features *features, uint32_t mode,
                                  uint32_t width)
{
    const char *feature = width == 64 ? "denorm-preserve-64" : width == 16 ? "denorm-preserve-16" : "denorm-preserve";

    if (mode == SpvExecutionModeDenormFlushToZero)
        feature = "denorm-flush";
    else if (mode == SpvExecutionModeRoundingModeRTE)
        feature = width == 64 ? "rounding-to-even-64" : width == 16 ? "rounding-to-even-16" : "rounding-to-even-32";
    else if (mode == SpvExecutionModeSignedZeroInfNanPreserve)
        feature = width == 64 ? "special-values-64" : width == 16 ? "special-values-16" : "special-values-32";
    demand(d, features, feature);
}

/* SPV_KHR_fma has one capability for all widths. */
static void require_fma(const struct device *d, const struct dxs_features *features)
{
    if (features->on[DXS_FEATURE_FMA_16BIT])
        demand(d, features, "fma-16");
    if (features->on[DXS_FEATURE_FMA_32BIT])
        demand(d, features, "fma-32");
    if (features->on[DXS_FEATURE_FMA] || !(features->on[DXS_FEATURE_FMA_16BIT] || features->on[DXS_FEATURE_FMA_32BIT]))
        demand(d, features, "fma");
}

static void require_capability(const struct device *d, const struct dxs_features *features, uint32_t capability)
{
    if (capability == SpvCapabilityDenormPreserve || capability == SpvCapabilityDenormFlushToZero ||
        capability == SpvCapabilitySignedZeroInfNanPreserve || capability == SpvCapabilityRoundingModeRTE)
        return;
    if (capability == SpvCapabilityRayTraversalPrimitiveCullingKHR) { /* ray queries also permit it */
        if (!device_has(d, "ray-query") && !device_has(d, "ray-culling"))
            test_skips("the device lacks ray-culling");
        return;
    }
    if (capability == SpvCapabilityGroupNonUniformPartitionedNV) { /* of two extensions */
        bool is_ext = features->on[DXS_FEATURE_SUBGROUP_PARTITIONED_EXT];
        demand(d, features, is_ext ? "subgroup-partitioned-ext" : "subgroup-partitioned");
        return;
    }
    if (capability == 6030 /* FMAKHR */) {
        require_fma(d, features);
        return;
    }
    for (size_t i = 0; i < sizeof requirements / sizeof *requirements; i++) {
        if (requirements[i].capability != (SpvCapability)capability)
            continue;
        if (requirements[i].feature)
            demand(d, features, requirements[i].feature);
        return;
    }
    test_fails("the runner does not know SPIR-V capability %u", capability);
}

/* Capabilities come first. */
static bool declares(const uint32_t *words, size_t word_count, size_t at, uint32_t capability)
{
    for (; at + 1 < word_count && words[at] == (2u << SpvWordCountShift | SpvOpCapability); at += 2)
        if (words[at + 1] == capability)
            return true;
    return false;
}

static bool is_derivative_group(uint32_t capability)
{
    return capability == SpvCapabilityComputeDerivativeGroupQuadsNV ||
           capability == SpvCapabilityComputeDerivativeGroupLinearNV;
}

void require_capabilities(const struct device *d, const struct dxs_features *features, const uint32_t *words,
                          size_t word_count)
{
    enum {
        HEADER_WORDS = 5
    };
    bool has_derivatives = false; /* in groups of threads */
    bool has_heaps = declares(words, word_count, HEADER_WORDS, DXS_SPV_CAPABILITY_DESCRIPTOR_HEAP);
    bool is_cooperative = declares(words, word_count, HEADER_WORDS, DXS_SPV_CAPABILITY_COOPERATIVE_MATRIX) ||
                          declares(words, word_count, HEADER_WORDS, DXS_SPV_CAPABILITY_COOPERATIVE_VECTOR);

    if (!features->on[DXS_FEATURE_VULKAN_MEMORY_MODEL] && !is_cooperative &&
        declares(words, word_count, HEADER_WORDS, SpvCapabilityVulkanMemoryModel))
        test_fails("the module uses the Vulkan memory model, but the library has not got the feature");

    for (size_t at = HEADER_WORDS; at < word_count; at += words[at] >> SpvWordCountShift) {
        uint32_t opcode = words[at] & SpvOpCodeMask, length = words[at] >> SpvWordCountShift;
        if (length == 0 || length > word_count - at)
            test_fails("the SPIR-V module is cut off");
        if (opcode == SpvOpExtension)
            demand_feature_of(features, has_heaps, (const char *)(words + at + 1));
        if (opcode == SpvOpVariable && length == 5 && words[at + 3] == SpvStorageClassWorkgroup &&
            !features->on[DXS_FEATURE_ZERO_INITIALIZE_WORKGROUP_MEMORY])
            test_fails("groupshared memory has initial values, but the library has not got the feature: the device "
                       "gives none");
        if (opcode == SpvOpCapability)
            require_capability(d, features, words[at + 1]);
        has_derivatives |= opcode == SpvOpCapability && is_derivative_group(words[at + 1]);
        if (opcode == SpvOpEntryPoint && has_derivatives && words[at + 1] != SpvExecutionModelGLCompute &&
            !device_has(d, "mesh-derivatives"))
            test_skips("the device lacks mesh-derivatives");
        if (opcode == SpvOpExecutionMode && length == 4 && is_float_control(words[at + 2]))
            require_float_control(d, features, words[at + 2], words[at + 3]);
        if (opcode == SpvOpFunction)
            return;
    }
}
