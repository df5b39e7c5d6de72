/* Opens a Vulkan device with all features and extensions that the tests can use. */
#ifndef RUNNER_DEVICE_H
#define RUNNER_DEVICE_H

#include "dxs_module.h"
#include "runner/device/vulkan.h"

#include <stdbool.h>

/* Feature structures that are newer than Debian 12's Vulkan headers. */
struct reconvergence_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 shaderMaximalReconvergence;
};

struct raw_access_chain_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 shaderRawAccessChains;
};

struct float_controls2_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 shaderFloatControls2;
};
struct fma_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 shaderFmaFloat16, shaderFmaFloat32, shaderFmaFloat64;
};
struct subgroup_partitioned_ext_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 shaderSubgroupPartitioned;
};
struct long_vector_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 longVector;
};
struct cooperative_vector_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 cooperativeVector, cooperativeVectorTraining;
};
struct quad_control_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 shaderQuadControl;
};

struct cooperative_matrix_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 cooperativeMatrix, cooperativeMatrixRobustBufferAccess;
};

struct cooperative_matrix2_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 cooperativeMatrixWorkgroupScope, cooperativeMatrixFlexibleDimensions, cooperativeMatrixReductions,
        cooperativeMatrixConversions, cooperativeMatrixPerElementOperations, cooperativeMatrixTensorAddressing,
        cooperativeMatrixBlockLoads;
};

struct float8_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 shaderFloat8, shaderFloat8CooperativeMatrix;
};

struct bfloat16_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 shaderBFloat16Type, shaderBFloat16DotProduct, shaderBFloat16CooperativeMatrix;
};

struct position_fetch_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 rayTracingPositionFetch;
};

struct maintenance5_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 maintenance5;
};

struct untyped_pointer_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 shaderUntypedPointers;
};

struct maintenance9_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 maintenance9;
};
struct maintenance8_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 maintenance8;
};

struct descriptor_heap_features {
    VkStructureType sType;
    void *pNext;
    VkBool32 descriptorHeap, descriptorHeapCaptureReplay;
};

struct device_features {
    VkPhysicalDeviceFeatures2 core;
    VkPhysicalDeviceVulkan11Features v11;
    VkPhysicalDeviceVulkan12Features v12;
    VkPhysicalDeviceVulkan13Features v13; /* zero on Vulkan 1.2 */
    VkPhysicalDeviceShaderImageAtomicInt64FeaturesEXT image_atomics;
    VkPhysicalDeviceShaderAtomicFloatFeaturesEXT float_atomics;
    VkPhysicalDeviceComputeShaderDerivativesFeaturesNV derivatives;
    struct reconvergence_features reconvergence;
    struct raw_access_chain_features raw_access_chains;
    struct float_controls2_features float_controls2;
    struct fma_features fma;
    struct subgroup_partitioned_ext_features subgroup_partitioned_ext;
    struct quad_control_features quad_control;
    struct cooperative_matrix_features cooperative_matrix;
    struct cooperative_matrix2_features cooperative_matrix2;
    struct float8_features float8;
    struct bfloat16_features bfloat16;
    struct long_vector_features long_vector;
    struct cooperative_vector_features cooperative_vector;
    VkPhysicalDeviceTransformFeedbackFeaturesEXT transform_feedback;
    VkPhysicalDeviceFragmentShaderBarycentricFeaturesKHR barycentrics;
    VkPhysicalDeviceFragmentShaderInterlockFeaturesEXT interlock;
    VkPhysicalDeviceFragmentShadingRateFeaturesKHR shading_rate;
    VkPhysicalDeviceShaderClockFeaturesKHR clock;
    VkPhysicalDeviceRobustness2FeaturesEXT robustness;
    VkPhysicalDeviceMutableDescriptorTypeFeaturesEXT mutable_descriptors;
    VkPhysicalDeviceAccelerationStructureFeaturesKHR acceleration_structures;
    VkPhysicalDeviceRayQueryFeaturesKHR ray_query;
    VkPhysicalDeviceOpacityMicromapFeaturesEXT opacity_micromaps;
    VkPhysicalDeviceRayTracingPipelineFeaturesKHR ray_tracing;
    struct position_fetch_features position_fetch;
    VkPhysicalDeviceMeshShaderFeaturesEXT mesh_shaders;
    VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT pipeline_libraries;
    VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR executables;
    struct maintenance5_features maintenance5;
    struct maintenance8_features maintenance8;
    struct maintenance9_features maintenance9;
    struct untyped_pointer_features untyped_pointers;
    struct descriptor_heap_features descriptor_heaps;
};

/* Features that have a name in .run files but no VkBool32 in Vulkan's structures. */
struct derived_features {
    VkBool32 subgroup_basic, subgroup_vote, subgroup_arithmetic, subgroup_ballot, subgroup_shuffle,
        subgroup_shuffle_relative, subgroup_quad, subgroup_clustered, subgroup_partitioned;
    VkBool32 stencil_export, push_descriptors, pipeline_library, deferred_operations, per_component_robustness,
        conservative_rasterization, compute_derivatives_khr, mesh_derivatives;
    VkBool32 matrices_f16_f32, matrices_f16_f16; /* wave-scope products 16x16x16: types of operands and of sums */
    VkBool32 matrices_bf16_f32;                  /* likewise, operands of bfloat16 */
    VkBool32 matrices_8_f16_f32;                 /* 8x8x8 */
    VkBool32 matrices_of_any_shape;              /* where the runner replaces matrices */
    VkBool32 fma_once;                           /* set with --hostile: Fma rounds once */
    VkBool32 none;                               /* never set: extensions unknown to Debian 12's Vulkan headers */
};

enum {
    MAX_EXTENSIONS = 48
};

/* An extension that is enabled. */
struct enabled_extension {
    const char *name;
    VkStructureType features; /* the structure of its features, in the chain from features.core; 0: none */
};

struct device {
    VkInstance instance;
    VkPhysicalDevice physical;
    VkDevice device;
    uint32_t queue_family;
    VkQueueFlags queue_flags;
    VkQueue queue;
    VkPhysicalDeviceProperties2 properties;
    VkPhysicalDeviceVulkan11Properties properties11;
    VkPhysicalDeviceVulkan12Properties properties12;
    VkPhysicalDeviceVulkan13Properties properties13;
    VkPhysicalDeviceMemoryProperties memory;
    struct device_features features;
    struct derived_features derived;
    struct enabled_extension extensions[MAX_EXTENSIONS];
    uint32_t extension_count;
    uint32_t virtual_wave; /* lanes of virtual waves, which all shaders get: the variable VIRTUAL_WAVE; 0: none */
};

/* Whether the loader finds this layer. */
bool has_instance_layer(const char *name);

/* The test fails if there is none. */
VkInstance create_instance(void);

/* Opens the first device whose name contains `wanted`, or, if it is a number, the device with this number, from 1, of
 * those with Vulkan 1.2; NULL: the first device. The test fails if there is none. */
void open_device(struct device *device, const char *wanted);

/* Names and versions. print_device: on standard output, without a newline. */
void device_text(const struct device *device, char *text, size_t size);
void print_device(const struct device *device);

/* Ends the test unless `result` is VK_SUCCESS. */
void check(VkResult result, const char *call);

/* Whether the device supports a feature, by its name in .run files and the README. Unknown names fail the test. */
bool device_has(const struct device *device, const char *feature);

/* Whether compute shaders can run with this wave size. */
bool device_has_wave_size(const struct device *device, uint32_t size);

/* The wave size that a shader with this entry gets: one that it requires, or else the device's default. 0: the device
 * has none that the shader requires. */
uint32_t wave_size_on(const struct device *device, const struct dxs_entry *entry);

VkShaderModule create_module(const struct device *device, const uint32_t *words, size_t word_count);

#endif
