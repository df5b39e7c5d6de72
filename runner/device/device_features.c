/* Tables of extensions and feature names, and the queries for them. */
#include "runner/device/device_features.h"

#include "runner/common/report.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* What the device has. The loader takes long to tell. */
struct supported {
    VkExtensionProperties *extensions;
    uint32_t count;
};

static struct supported query_extensions(const struct device *d)
{
    struct supported s = {NULL, 0};

    check(vkEnumerateDeviceExtensionProperties(d->physical, NULL, &s.count, NULL),
          "vkEnumerateDeviceExtensionProperties");
    s.extensions = allocate(s.count, sizeof *s.extensions);
    check(vkEnumerateDeviceExtensionProperties(d->physical, NULL, &s.count, s.extensions),
          "vkEnumerateDeviceExtensionProperties");
    return s;
}

static bool has_extension(const struct supported *s, const char *name)
{
    for (uint32_t i = 0; i < s->count; i++)
        if (strcmp(s->extensions[i].extensionName, name) == 0)
            return true;
    return false;
}

/* ---- Extensions -------------------------------------------------------------------------------------------------- */

static const char derivatives_khr[] = "VK_KHR_compute_shader_derivatives";

/* Extensions and the offset in struct device of their feature structure or VkBool32. If two extensions share a
 * structure, the first supported one is enabled. */
static const struct extension {
    const char *name;
    VkStructureType type; /* 0: no feature structure */
    size_t offset;
} extensions_wanted[] = {
    {VK_EXT_SHADER_IMAGE_ATOMIC_INT64_EXTENSION_NAME,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_IMAGE_ATOMIC_INT64_FEATURES_EXT,
     offsetof(struct device, features.image_atomics)},
    {VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT,
     offsetof(struct device, features.float_atomics)},
    {derivatives_khr, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COMPUTE_SHADER_DERIVATIVES_FEATURES_NV,
     offsetof(struct device, features.derivatives)},
    {"VK_NV_compute_shader_derivatives", VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COMPUTE_SHADER_DERIVATIVES_FEATURES_NV,
     offsetof(struct device, features.derivatives)},
    {"VK_KHR_shader_maximal_reconvergence", (VkStructureType)1000434000,
     offsetof(struct device, features.reconvergence)},
    {"VK_KHR_shader_quad_control", (VkStructureType)1000235000, offsetof(struct device, features.quad_control)},
    {"VK_KHR_shader_float_controls2", (VkStructureType)1000528000, offsetof(struct device, features.float_controls2)},
    {"VK_KHR_shader_fma", (VkStructureType)1000579000, offsetof(struct device, features.fma)},
    {"VK_KHR_cooperative_matrix", (VkStructureType)1000506000, offsetof(struct device, features.cooperative_matrix)},
    {"VK_NV_cooperative_matrix2", (VkStructureType)1000593000, offsetof(struct device, features.cooperative_matrix2)},
    {"VK_EXT_shader_float8", (VkStructureType)1000567000, offsetof(struct device, features.float8)},
    {"VK_KHR_shader_bfloat16", (VkStructureType)1000141000, offsetof(struct device, features.bfloat16)},
    {"VK_EXT_shader_long_vector", (VkStructureType)1000635000, offsetof(struct device, features.long_vector)},
    {"VK_NV_cooperative_vector", (VkStructureType)1000491000, offsetof(struct device, features.cooperative_vector)},
    {"VK_NV_shader_subgroup_partitioned", (VkStructureType)0, offsetof(struct device, derived.subgroup_partitioned)},
    {"VK_EXT_shader_subgroup_partitioned", (VkStructureType)1000662000,
     offsetof(struct device, features.subgroup_partitioned_ext)},
    {"VK_KHR_maintenance8", (VkStructureType)1000574000, offsetof(struct device, features.maintenance8)},
    {"VK_KHR_maintenance9", (VkStructureType)1000584000, offsetof(struct device, features.maintenance9)},
    {"VK_NV_raw_access_chains", (VkStructureType)1000555000, offsetof(struct device, features.raw_access_chains)},
    {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT,
     offsetof(struct device, features.transform_feedback)},
    {VK_KHR_FRAGMENT_SHADER_BARYCENTRIC_EXTENSION_NAME,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADER_BARYCENTRIC_FEATURES_KHR,
     offsetof(struct device, features.barycentrics)},
    {VK_EXT_FRAGMENT_SHADER_INTERLOCK_EXTENSION_NAME,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADER_INTERLOCK_FEATURES_EXT,
     offsetof(struct device, features.interlock)},
    {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR,
     offsetof(struct device, features.shading_rate)},
    {VK_KHR_SHADER_CLOCK_EXTENSION_NAME, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CLOCK_FEATURES_KHR,
     offsetof(struct device, features.clock)},
    {VK_EXT_ROBUSTNESS_2_EXTENSION_NAME, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT,
     offsetof(struct device, features.robustness)},
    {VK_EXT_SHADER_STENCIL_EXPORT_EXTENSION_NAME, (VkStructureType)0, offsetof(struct device, derived.stencil_export)},
    {VK_EXT_CONSERVATIVE_RASTERIZATION_EXTENSION_NAME, (VkStructureType)0,
     offsetof(struct device, derived.conservative_rasterization)},
    {VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME, (VkStructureType)0, offsetof(struct device, derived.push_descriptors)},
    {VK_EXT_MUTABLE_DESCRIPTOR_TYPE_EXTENSION_NAME,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MUTABLE_DESCRIPTOR_TYPE_FEATURES_EXT,
     offsetof(struct device, features.mutable_descriptors)},
    {VK_VALVE_MUTABLE_DESCRIPTOR_TYPE_EXTENSION_NAME,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MUTABLE_DESCRIPTOR_TYPE_FEATURES_EXT,
     offsetof(struct device, features.mutable_descriptors)},
    {VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME, (VkStructureType)0,
     offsetof(struct device, derived.deferred_operations)},
    {VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR,
     offsetof(struct device, features.acceleration_structures)},
    {VK_KHR_RAY_QUERY_EXTENSION_NAME, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_QUERY_FEATURES_KHR,
     offsetof(struct device, features.ray_query)},
    {VK_KHR_RAY_TRACING_PIPELINE_EXTENSION_NAME, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_FEATURES_KHR,
     offsetof(struct device, features.ray_tracing)},
    {"VK_KHR_ray_tracing_position_fetch", (VkStructureType)1000481000,
     offsetof(struct device, features.position_fetch)},
    {"VK_KHR_maintenance5", (VkStructureType)1000470000, offsetof(struct device, features.maintenance5)},
    {"VK_KHR_shader_untyped_pointers", (VkStructureType)1000387000, offsetof(struct device, features.untyped_pointers)},
    {"VK_EXT_descriptor_heap", (VkStructureType)1000135009, offsetof(struct device, features.descriptor_heaps)},
    {VK_EXT_OPACITY_MICROMAP_EXTENSION_NAME, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_OPACITY_MICROMAP_FEATURES_EXT,
     offsetof(struct device, features.opacity_micromaps)},
    {VK_EXT_MESH_SHADER_EXTENSION_NAME, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT,
     offsetof(struct device, features.mesh_shaders)},
    {VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME, (VkStructureType)0, offsetof(struct device, derived.pipeline_library)},
    {VK_EXT_GRAPHICS_PIPELINE_LIBRARY_EXTENSION_NAME,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT,
     offsetof(struct device, features.pipeline_libraries)},
    {VK_KHR_PIPELINE_EXECUTABLE_PROPERTIES_EXTENSION_NAME,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR,
     offsetof(struct device, features.executables)},
};

_Static_assert(sizeof extensions_wanted / sizeof *extensions_wanted <= MAX_EXTENSIONS, "all may be enabled");

/* Inserts a structure into the chain, after the first one. */
static void chain(struct device *d, VkStructureType type, size_t offset)
{
    VkBaseOutStructure *structure = (VkBaseOutStructure *)(void *)((char *)d + offset);

    if (structure->sType)
        return;
    structure->sType = type;
    structure->pNext = d->features.core.pNext;
    d->features.core.pNext = structure;
}

static bool is_chained(const struct device *d, const struct extension *e)
{
    const VkBaseOutStructure *structure = (const VkBaseOutStructure *)(const void *)((const char *)d + e->offset);

    return e->type && structure->sType;
}

static void note(struct device *d, size_t offset)
{
    const VkBool32 yes = VK_TRUE;

    memcpy((char *)d + offset, &yes, sizeof yes);
}

/* ---- Matrices ---------------------------------------------------------------------------------------------------- */

/* VkCooperativeMatrixPropertiesKHR: newer than the headers of Debian 12. */
struct matrix_product {
    VkStructureType sType;
    void *pNext;
    uint32_t m, n, k;
    uint32_t a, b, c, result; /* element types */
    VkBool32 saturates;
    uint32_t scope;
};
typedef VkResult VKAPI_PTR get_matrix_products(VkPhysicalDevice device, uint32_t *count, struct matrix_product *list);

static void query_matrix_products(struct device *d)
{
    enum {
        EDGE = 16,
        F16 = 0,
        F32 = 1,
        BF16 = 1000141000,
        SUBGROUP = 3,
        MAX_PRODUCTS = 256
    };
    struct matrix_product list[MAX_PRODUCTS] = {0};
    uint32_t count = MAX_PRODUCTS;
    get_matrix_products *get =
        (get_matrix_products *)vkGetInstanceProcAddr(d->instance, "vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR");

    for (uint32_t n = 0; n < MAX_PRODUCTS; n++)
        list[n].sType = (VkStructureType)1000506001;
    if (!get || get(d->physical, &count, list) < 0)
        return;
    for (uint32_t n = 0; n < count; n++) {
        const struct matrix_product *p = &list[n];
        if (p->m != p->n || p->n != p->k || p->a != p->b || p->c != p->result || p->scope != SUBGROUP)
            continue;
        d->derived.matrices_bf16_f32 |= p->m == EDGE && p->a == BF16 && p->c == F32;
        if (p->a != F16)
            continue;
        d->derived.matrices_8_f16_f32 |= p->m == 8 && p->c == F32;
        if (p->m != EDGE)
            continue;
        d->derived.matrices_f16_f32 |= p->c == F32;
        d->derived.matrices_f16_f16 |= p->c == F16;
    }
}

/* The structure is newer than Debian 12's Vulkan headers. */
static void query_mesh_derivatives(struct device *d)
{
    enum {
        COMPUTE_DERIVATIVES_PROPERTIES = 1000511000
    };
    struct {
        VkStructureType sType;
        void *pNext;
        VkBool32 meshAndTaskShaderDerivatives;
    } derivatives = {.sType = (VkStructureType)COMPUTE_DERIVATIVES_PROPERTIES};
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2,
                                              .pNext = &derivatives};

    vkGetPhysicalDeviceProperties2(d->physical, &properties);
    d->derived.mesh_derivatives = derivatives.meshAndTaskShaderDerivatives;
}

void query_features(struct device *d)
{
    const struct supported supported = query_extensions(d);

    d->features.core.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    chain(d, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES, offsetof(struct device, features.v11));
    chain(d, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES, offsetof(struct device, features.v12));
    if (d->properties.properties.apiVersion >= VK_API_VERSION_1_3)
        chain(d, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES, offsetof(struct device, features.v13));
    for (size_t i = 0; i < sizeof extensions_wanted / sizeof *extensions_wanted; i++) {
        const struct extension *e = &extensions_wanted[i];
        if (is_chained(d, e) || !has_extension(&supported, e->name))
            continue;
        d->extensions[d->extension_count++] = (struct enabled_extension){e->name, e->type};
        if (strcmp(e->name, derivatives_khr) == 0)
            d->derived.compute_derivatives_khr = VK_TRUE;
        if (e->type)
            chain(d, e->type, e->offset);
        else
            note(d, e->offset);
    }
    vkGetPhysicalDeviceFeatures2(d->physical, &d->features.core);
    if (d->features.cooperative_matrix.cooperativeMatrix)
        query_matrix_products(d);
    else /* tests/spirv/emulation/wave_matrices.c replaces them */
        d->derived.matrices_8_f16_f32 = d->derived.matrices_f16_f32 = d->derived.matrices_f16_f16 =
            d->derived.matrices_bf16_f32 = d->derived.matrices_of_any_shape = VK_TRUE;
    if (d->derived.compute_derivatives_khr)
        query_mesh_derivatives(d);
    free(supported.extensions);
}

/* ---- Names ------------------------------------------------------------------------------------------------------- */

#define CORE(field) offsetof(struct device, features.core.features.field)
#define V11(field) offsetof(struct device, features.v11.field)
#define V12(field) offsetof(struct device, features.v12.field)
#define V13(field) offsetof(struct device, features.v13.field)

static const struct feature_name {
    const char *name;
    size_t offset; /* of a VkBool32 in struct device */
} feature_names[] = {
    {"int16", CORE(shaderInt16)},
    {"int64", CORE(shaderInt64)},
    {"float64", CORE(shaderFloat64)},
    {"float16", V12(shaderFloat16)},
    {"int8", V12(shaderInt8)},
    {"storage16", V11(storageBuffer16BitAccess)},
    {"uniform16", V11(uniformAndStorageBuffer16BitAccess)},
    {"int64-buffer-atomics", V12(shaderBufferInt64Atomics)},
    {"int64-shared-atomics", V12(shaderSharedInt64Atomics)},
    {"float32-image-atomics", offsetof(struct device, features.float_atomics.shaderImageFloat32Atomics)},
    {"int64-image-atomics", offsetof(struct device, features.image_atomics.shaderImageInt64Atomics)},
    {"read-without-format", CORE(shaderStorageImageReadWithoutFormat)},
    {"write-without-format", CORE(shaderStorageImageWriteWithoutFormat)},
    {"image-gather-extended", CORE(shaderImageGatherExtended)},
    {"storage-multisample", CORE(shaderStorageImageMultisample)},
    {"cube-array", CORE(imageCubeArray)},
    {"sparse-residency", CORE(shaderResourceResidency)},
    {"min-lod", CORE(shaderResourceMinLod)},
    {"sampler-anisotropy", CORE(samplerAnisotropy)},
    {"uniform-buffer-indexing", CORE(shaderUniformBufferArrayDynamicIndexing)},
    {"sampled-image-indexing", CORE(shaderSampledImageArrayDynamicIndexing)},
    {"storage-buffer-indexing", CORE(shaderStorageBufferArrayDynamicIndexing)},
    {"storage-image-indexing", CORE(shaderStorageImageArrayDynamicIndexing)},
    {"descriptor-indexing", V12(descriptorIndexing)},
    {"runtime-descriptor-array", V12(runtimeDescriptorArray)},
    {"uniform-texel-buffer-indexing", V12(shaderUniformTexelBufferArrayDynamicIndexing)},
    {"storage-texel-buffer-indexing", V12(shaderStorageTexelBufferArrayDynamicIndexing)},
    {"nonuniform-uniform-buffer", V12(shaderUniformBufferArrayNonUniformIndexing)},
    {"nonuniform-sampled-image", V12(shaderSampledImageArrayNonUniformIndexing)},
    {"nonuniform-storage-buffer", V12(shaderStorageBufferArrayNonUniformIndexing)},
    {"nonuniform-storage-image", V12(shaderStorageImageArrayNonUniformIndexing)},
    {"nonuniform-uniform-texel-buffer", V12(shaderUniformTexelBufferArrayNonUniformIndexing)},
    {"nonuniform-storage-texel-buffer", V12(shaderStorageTexelBufferArrayNonUniformIndexing)},
    {"buffer-address", V12(bufferDeviceAddress)},
    {"scalar-layout", V12(scalarBlockLayout)},
    {"memory-model", V12(vulkanMemoryModel)},
    {"memory-model-device-scope", V12(vulkanMemoryModelDeviceScope)},
    {"vertex-stores", CORE(vertexPipelineStoresAndAtomics)},
    {"pixel-stores", CORE(fragmentStoresAndAtomics)},
    {"geometry", CORE(geometryShader)},
    {"geometry-streams", offsetof(struct device, features.transform_feedback.geometryStreams)},
    {"tessellation", CORE(tessellationShader)},
    {"transform-feedback", offsetof(struct device, features.transform_feedback.transformFeedback)},
    {"mesh-shader", offsetof(struct device, features.mesh_shaders.meshShader)},
    {"task-shader", offsetof(struct device, features.mesh_shaders.taskShader)},
    {"dual-source", CORE(dualSrcBlend)},
    {"clip-distance", CORE(shaderClipDistance)},
    {"cull-distance", CORE(shaderCullDistance)},
    {"sample-shading", CORE(sampleRateShading)},
    {"multi-viewport", CORE(multiViewport)},
    {"multiview", V11(multiview)},
    {"draw-parameters", V11(shaderDrawParameters)},
    {"dynamic-rendering", V13(dynamicRendering)},
    {"output-layer", V12(shaderOutputLayer)},
    {"output-viewport-index", V12(shaderOutputViewportIndex)},
    {"demote", V13(shaderDemoteToHelperInvocation)},
    {"integer-dot-product", V13(shaderIntegerDotProduct)},
    {"subgroup-basic", offsetof(struct device, derived.subgroup_basic)},
    {"subgroup-vote", offsetof(struct device, derived.subgroup_vote)},
    {"subgroup-arithmetic", offsetof(struct device, derived.subgroup_arithmetic)},
    {"subgroup-ballot", offsetof(struct device, derived.subgroup_ballot)},
    {"subgroup-shuffle", offsetof(struct device, derived.subgroup_shuffle)},
    {"subgroup-shuffle-relative", offsetof(struct device, derived.subgroup_shuffle_relative)},
    {"subgroup-quad", offsetof(struct device, derived.subgroup_quad)},
    {"subgroup-clustered", offsetof(struct device, derived.subgroup_clustered)},
    {"subgroup-partitioned", offsetof(struct device, derived.subgroup_partitioned)},
    {"subgroup-partitioned-ext", offsetof(struct device, features.subgroup_partitioned_ext.shaderSubgroupPartitioned)},
    {"maintenance8", offsetof(struct device, features.maintenance8.maintenance8)},
    {"maintenance9", offsetof(struct device, features.maintenance9.maintenance9)},
    {"opacity-micromaps-khr", offsetof(struct device, derived.none)},
    {"mixed-float-dot-product", offsetof(struct device, derived.none)},
    {"invocation-reorder", offsetof(struct device, derived.none)},
    {"abort", offsetof(struct device, derived.none)}, /* it would end the device's other work */
    {"quad-control", offsetof(struct device, features.quad_control.shaderQuadControl)},
    {"float-controls2", offsetof(struct device, features.float_controls2.shaderFloatControls2)},
    {"fma", offsetof(struct device, features.fma.shaderFmaFloat64)},
    {"fma-16", offsetof(struct device, features.fma.shaderFmaFloat16)},
    {"fma-32", offsetof(struct device, features.fma.shaderFmaFloat32)},
    {"fma-once", offsetof(struct device, derived.fma_once)},
    {"zeroed-groupshared", V13(shaderZeroInitializeWorkgroupMemory)},
    {"cooperative-matrix", offsetof(struct device, features.cooperative_matrix.cooperativeMatrix)},
    {"cooperative-matrix-conversions",
     offsetof(struct device, features.cooperative_matrix2.cooperativeMatrixConversions)},
    {"float8", offsetof(struct device, features.float8.shaderFloat8)},
    {"float8-matrices", offsetof(struct device, features.float8.shaderFloat8CooperativeMatrix)},
    {"bfloat16", offsetof(struct device, features.bfloat16.shaderBFloat16Type)},
    {"bfloat16-matrices", offsetof(struct device, features.bfloat16.shaderBFloat16CooperativeMatrix)},
    {"long-vector", offsetof(struct device, features.long_vector.longVector)},
    {"cooperative-vector", offsetof(struct device, features.cooperative_vector.cooperativeVector)},
    {"cooperative-vector-training", offsetof(struct device, features.cooperative_vector.cooperativeVectorTraining)},
    {"matrices-f16-f32", offsetof(struct device, derived.matrices_f16_f32)},
    {"matrices-8-f16-f32", offsetof(struct device, derived.matrices_8_f16_f32)},
    {"matrices-bf16-f32", offsetof(struct device, derived.matrices_bf16_f32)},
    {"matrices-f16-f16", offsetof(struct device, derived.matrices_f16_f16)},
    {"matrices-of-any-shape", offsetof(struct device, derived.matrices_of_any_shape)},
    {"subgroup-extended-types", V12(shaderSubgroupExtendedTypes)},
    {"denorm-preserve", offsetof(struct device, properties12.shaderDenormPreserveFloat32)},
    {"denorm-flush", offsetof(struct device, properties12.shaderDenormFlushToZeroFloat32)},
    {"denorm-preserve-16", offsetof(struct device, properties12.shaderDenormPreserveFloat16)},
    {"denorm-preserve-64", offsetof(struct device, properties12.shaderDenormPreserveFloat64)},
    {"rounding-to-even-16", offsetof(struct device, properties12.shaderRoundingModeRTEFloat16)},
    {"rounding-to-even-32", offsetof(struct device, properties12.shaderRoundingModeRTEFloat32)},
    {"rounding-to-even-64", offsetof(struct device, properties12.shaderRoundingModeRTEFloat64)},
    {"special-values-16", offsetof(struct device, properties12.shaderSignedZeroInfNanPreserveFloat16)},
    {"special-values-32", offsetof(struct device, properties12.shaderSignedZeroInfNanPreserveFloat32)},
    {"special-values-64", offsetof(struct device, properties12.shaderSignedZeroInfNanPreserveFloat64)},
    {"conservative-rasterization", offsetof(struct device, derived.conservative_rasterization)},
    {"stencil-export", offsetof(struct device, derived.stencil_export)},
    {"barycentrics", offsetof(struct device, features.barycentrics.fragmentShaderBarycentric)},
    {"pixel-interlock", offsetof(struct device, features.interlock.fragmentShaderPixelInterlock)},
    {"sample-interlock", offsetof(struct device, features.interlock.fragmentShaderSampleInterlock)},
    {"primitive-shading-rate", offsetof(struct device, features.shading_rate.primitiveFragmentShadingRate)},
    {"pipeline-shading-rate", offsetof(struct device, features.shading_rate.pipelineFragmentShadingRate)},
    {"inline-uniform-blocks", V13(inlineUniformBlock)},
    {"push-descriptors", offsetof(struct device, derived.push_descriptors)},
    {"mutable-descriptors", offsetof(struct device, features.mutable_descriptors.mutableDescriptorType)},
    {"acceleration-structures", offsetof(struct device, features.acceleration_structures.accelerationStructure)},
    {"position-fetch", offsetof(struct device, features.position_fetch.rayTracingPositionFetch)},
    {"ray-query", offsetof(struct device, features.ray_query.rayQuery)},
    {"opacity-micromaps", offsetof(struct device, features.opacity_micromaps.micromap)},
    {"ray-tracing", offsetof(struct device, features.ray_tracing.rayTracingPipeline)},
    {"ray-culling", offsetof(struct device, features.ray_tracing.rayTraversalPrimitiveCulling)},
    {"shader-clock", offsetof(struct device, features.clock.shaderSubgroupClock)},
    {"robust-buffers", offsetof(struct device, features.robustness.robustBufferAccess2)},
    {"per-component-robustness", offsetof(struct device, derived.per_component_robustness)},
    {"null-descriptors", offsetof(struct device, features.robustness.nullDescriptor)},
    {"robust-images", offsetof(struct device, features.robustness.robustImageAccess2)},
    {"compute-derivatives", offsetof(struct device, features.derivatives.computeDerivativeGroupQuads)},
    {"compute-derivatives-khr", offsetof(struct device, derived.compute_derivatives_khr)},
    {"mesh-derivatives", offsetof(struct device, derived.mesh_derivatives)},
    {"compute-derivatives-linear", offsetof(struct device, features.derivatives.computeDerivativeGroupLinear)},
    {"raw-access-chains", offsetof(struct device, features.raw_access_chains.shaderRawAccessChains)},
    {"untyped-pointers", offsetof(struct device, features.untyped_pointers.shaderUntypedPointers)},
    {"descriptor-heaps", offsetof(struct device, features.descriptor_heaps.descriptorHeap)},
    {"maximal-reconvergence", offsetof(struct device, features.reconvergence.shaderMaximalReconvergence)},
};

bool device_has(const struct device *d, const char *feature)
{
    for (size_t i = 0; i < sizeof feature_names / sizeof *feature_names; i++) {
        if (strcmp(feature_names[i].name, feature) == 0) {
            VkBool32 value;
            memcpy(&value, (const char *)d + feature_names[i].offset, sizeof value);
            return value != 0;
        }
    }
    test_fails("the runner knows no feature '%s'", feature);
}

bool device_has_wave_size(const struct device *d, uint32_t size)
{
    if (d->features.v13.subgroupSizeControl &&
        (d->properties13.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT))
        return size >= d->properties13.minSubgroupSize && size <= d->properties13.maxSubgroupSize;
    return size == d->properties11.subgroupSize;
}

uint32_t wave_size_on(const struct device *device, const struct dxs_entry *entry)
{
    uint32_t own = device->properties11.subgroupSize, least = entry->wave_size_min, most = entry->wave_size_max;

    if (device->virtual_wave)
        return least == 0 || (least <= device->virtual_wave && device->virtual_wave <= most) ? device->virtual_wave : 0;
    if (least == 0 || (least <= own && own <= most))
        return own;
    for (uint32_t size = least; size <= most; size *= 2)
        if (device_has_wave_size(device, size))
            return size;
    return most < own ? entry->wave_size_preferred ? entry->wave_size_preferred : most : 0; /* virtual waves */
}
