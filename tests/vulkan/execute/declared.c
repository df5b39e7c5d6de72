/* Capabilities, extensions and execution modes of a module: see declared.h. */
#include "execute/declared.h"

#include "device/report.h"
#include "execute/spirv_words.h"

#include "spirv/builder/extensions.h"

#include <stdlib.h>
#include <string.h>

enum what {
    OPERATION, /* numbers of operations */
    BUILTIN,
    DECORATED,
    MODE,
    MODEL,
    STORAGE,  /* classes of pointers */
    FLOAT,    /* bits */
    INTEGER,  /* bits */
    EXTENDED, /* instructions of GLSL.std.450 */
    PERMITS   /* OPERATION of which only some forms need the capability */
};

enum {
    CAPABILITIES = 8192,
    MAX_OF_ITEM = 5,
    INTERPOLATE_FIRST = 76, /* GLSL.std.450: InterpolateAtCentroid, ...AtSample, ...AtOffset */
    INTERPOLATE_LAST = 78,
    ENCODED_FLOAT = 8
};

#define CAP(name) SpvCapability##name
#define NEW(name) DXS_SPV_CAPABILITY_##name

/* SPIR-V, chapter 3: what needs one of these capabilities. */
static const struct item {
    uint8_t what;
    uint32_t first, last;
    uint32_t capabilities[MAX_OF_ITEM]; /* 0: no more */
} items[] = {
    {PERMITS, SpvOpGroupNonUniformElect, SpvOpGroupNonUniformQuadSwap, {CAP(GroupNonUniform)}},
    {BUILTIN, SpvBuiltInSubgroupSize, SpvBuiltInSubgroupLocalInvocationId, {CAP(GroupNonUniform)}},
    {OPERATION, SpvOpGroupNonUniformAll, SpvOpGroupNonUniformAllEqual, {CAP(GroupNonUniformVote)}},
    {OPERATION, SpvOpGroupNonUniformBroadcast, SpvOpGroupNonUniformBallotFindMSB, {CAP(GroupNonUniformBallot)}},
    {OPERATION, SpvOpGroupNonUniformShuffle, SpvOpGroupNonUniformShuffleXor, {CAP(GroupNonUniformShuffle)}},
    {OPERATION, SpvOpGroupNonUniformShuffleUp, SpvOpGroupNonUniformShuffleDown, {CAP(GroupNonUniformShuffleRelative)}},
    {OPERATION,
     SpvOpGroupNonUniformIAdd,
     SpvOpGroupNonUniformLogicalXor,
     {CAP(GroupNonUniformArithmetic), CAP(GroupNonUniformPartitionedNV)}},
    {OPERATION, SpvOpGroupNonUniformQuadBroadcast, SpvOpGroupNonUniformQuadSwap, {CAP(GroupNonUniformQuad)}},
    {OPERATION, SpvOpGroupNonUniformPartitionNV, SpvOpGroupNonUniformPartitionNV, {CAP(GroupNonUniformPartitionedNV)}},
    {OPERATION, SpvOpDPdxFine, SpvOpFwidthCoarse, {CAP(DerivativeControl)}},
    {OPERATION, SpvOpImageQuerySizeLod, SpvOpImageQuerySamples, {CAP(ImageQuery)}},
    {OPERATION, SpvOpEmitStreamVertex, SpvOpEndStreamPrimitive, {CAP(GeometryStreams)}},
    {OPERATION, SpvOpImageSparseSampleImplicitLod, SpvOpImageSparseRead, {CAP(SparseResidency)}},
    {OPERATION, SpvOpSDot, SpvOpSUDotAccSat, {CAP(DotProductKHR)}},
    {OPERATION, SpvOpReadClockKHR, SpvOpReadClockKHR, {CAP(ShaderClockKHR)}},
    {OPERATION,
     SpvOpBeginInvocationInterlockEXT,
     SpvOpEndInvocationInterlockEXT,
     {CAP(FragmentShaderPixelInterlockEXT), CAP(FragmentShaderSampleInterlockEXT)}},
    {OPERATION, SpvOpDemoteToHelperInvocationEXT, SpvOpIsHelperInvocationEXT, {CAP(DemoteToHelperInvocationEXT)}},
    {OPERATION, SpvOpTypeRayQueryKHR, SpvOpTypeRayQueryKHR, {CAP(RayQueryKHR)}},
    {OPERATION, DXS_SPV_OP_TYPE_COOPERATIVE_MATRIX, DXS_SPV_OP_COOPERATIVE_MATRIX_LENGTH, {NEW(COOPERATIVE_MATRIX)}},
    {OPERATION,
     DXS_SPV_OP_COOPERATIVE_MATRIX_CONVERT,
     DXS_SPV_OP_COOPERATIVE_MATRIX_CONVERT,
     {NEW(COOPERATIVE_MATRIX_CONVERSIONS)}},
    {PERMITS, SpvOpConvertFToU, SpvOpFConvert, {NEW(COOPERATIVE_MATRIX_CONVERSIONS)}}, /* of the use, too */
    {OPERATION, DXS_SPV_OP_RAW_ACCESS_CHAIN, DXS_SPV_OP_RAW_ACCESS_CHAIN, {NEW(RAW_ACCESS_CHAINS)}},
    {OPERATION, DXS_SPV_OP_FMA, DXS_SPV_OP_FMA, {NEW(FMA)}},
    {OPERATION, DXS_SPV_OP_F_DOT2_MIX_ACC32, DXS_SPV_OP_F_DOT2_MIX_ACC32, {NEW(DOT_PRODUCT_FLOAT16_ACC_FLOAT32)}},
    {OPERATION, DXS_SPV_OP_TYPE_HIT_OBJECT, DXS_SPV_OP_TYPE_HIT_OBJECT, {NEW(SHADER_INVOCATION_REORDER)}},
    {OPERATION,
     DXS_SPV_OP_REORDER_THREAD_WITH_HINT,
     DXS_SPV_OP_REORDER_THREAD_WITH_HIT_OBJECT,
     {NEW(SHADER_INVOCATION_REORDER)}},
    {OPERATION,
     DXS_SPV_OP_RAY_QUERY_GET_TRIANGLE_VERTEX_POSITIONS,
     DXS_SPV_OP_RAY_QUERY_GET_TRIANGLE_VERTEX_POSITIONS,
     {NEW(RAY_QUERY_POSITION_FETCH)}},
    {OPERATION,
     DXS_SPV_OP_HIT_OBJECT_GET_TRIANGLE_VERTEX_POSITIONS,
     DXS_SPV_OP_HIT_OBJECT_GET_TRIANGLE_VERTEX_POSITIONS,
     {NEW(RAY_TRACING_POSITION_FETCH)}},
    {OPERATION,
     DXS_SPV_OP_RAY_QUERY_GET_CLUSTER_ID,
     DXS_SPV_OP_RAY_QUERY_GET_CLUSTER_ID,
     {NEW(CLUSTER_ACCELERATION_STRUCTURE)}},
    {OPERATION, DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ALL, DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ANY, {NEW(QUAD_CONTROL)}},
    {OPERATION,
     DXS_SPV_OP_TYPE_UNTYPED_POINTER,
     DXS_SPV_OP_UNTYPED_ACCESS_CHAIN,
     {NEW(UNTYPED_POINTERS), NEW(DESCRIPTOR_HEAP)}},
    {OPERATION, DXS_SPV_OP_TYPE_BUFFER, DXS_SPV_OP_TYPE_BUFFER, {NEW(DESCRIPTOR_HEAP)}},
    {BUILTIN, SpvBuiltInClipDistance, SpvBuiltInClipDistance, {CAP(ClipDistance)}},
    {BUILTIN, SpvBuiltInCullDistance, SpvBuiltInCullDistance, {CAP(CullDistance)}},
    {BUILTIN, SpvBuiltInBaseVertex, SpvBuiltInDrawIndex, {CAP(DrawParameters)}},
    {BUILTIN, SpvBuiltInSampleId, SpvBuiltInSamplePosition, {CAP(SampleRateShading)}},
    {BUILTIN, SpvBuiltInFullyCoveredEXT, SpvBuiltInFullyCoveredEXT, {CAP(FragmentFullyCoveredEXT)}},
    {BUILTIN, SpvBuiltInBaryCoordKHR, SpvBuiltInBaryCoordNoPerspKHR, {CAP(FragmentBarycentricKHR)}},
    {BUILTIN, SpvBuiltInFragStencilRefEXT, SpvBuiltInFragStencilRefEXT, {CAP(StencilExportEXT)}},
    {BUILTIN, SpvBuiltInViewIndex, SpvBuiltInViewIndex, {CAP(MultiView)}},
    {BUILTIN, SpvBuiltInPrimitiveShadingRateKHR, SpvBuiltInPrimitiveShadingRateKHR, {CAP(FragmentShadingRateKHR)}},
    {BUILTIN, SpvBuiltInShadingRateKHR, SpvBuiltInShadingRateKHR, {CAP(FragmentShadingRateKHR)}},
    {BUILTIN,
     SpvBuiltInLayer,
     SpvBuiltInLayer,
     {CAP(Geometry), CAP(ShaderLayer), CAP(ShaderViewportIndexLayerEXT), CAP(MeshShadingEXT)}},
    {BUILTIN,
     SpvBuiltInViewportIndex,
     SpvBuiltInViewportIndex,
     {CAP(MultiViewport), CAP(ShaderViewportIndex), CAP(ShaderViewportIndexLayerEXT), CAP(MeshShadingEXT)}},
    {BUILTIN,
     SpvBuiltInPrimitiveId,
     SpvBuiltInPrimitiveId,
     {CAP(Geometry), CAP(Tessellation), CAP(RayTracingKHR), CAP(MeshShadingEXT)}},
    {BUILTIN,
     DXS_SPV_BUILTIN_HIT_TRIANGLE_VERTEX_POSITIONS,
     DXS_SPV_BUILTIN_HIT_TRIANGLE_VERTEX_POSITIONS,
     {NEW(RAY_TRACING_POSITION_FETCH)}},
    {BUILTIN, DXS_SPV_BUILTIN_CLUSTER_ID, DXS_SPV_BUILTIN_CLUSTER_ID, {NEW(CLUSTER_ACCELERATION_STRUCTURE)}},
    {BUILTIN, DXS_SPV_BUILTIN_SAMPLER_HEAP, DXS_SPV_BUILTIN_RESOURCE_HEAP, {NEW(DESCRIPTOR_HEAP)}},
    {DECORATED, SpvDecorationSample, SpvDecorationSample, {CAP(SampleRateShading)}},
    {DECORATED, SpvDecorationPerVertexKHR, SpvDecorationPerVertexKHR, {CAP(FragmentBarycentricKHR)}},
    {DECORATED, SpvDecorationPerPrimitiveEXT, SpvDecorationPerPrimitiveEXT, {CAP(MeshShadingEXT)}},
    {DECORATED, SpvDecorationPatch, SpvDecorationPatch, {CAP(Tessellation)}},
    {DECORATED, SpvDecorationXfbBuffer, SpvDecorationXfbStride, {CAP(TransformFeedback)}},
    {DECORATED, SpvDecorationStream, SpvDecorationStream, {CAP(GeometryStreams)}},
    {DECORATED, SpvDecorationNonUniform, SpvDecorationNonUniform, {CAP(ShaderNonUniform)}},
    {DECORATED, SpvDecorationFPFastMathMode, SpvDecorationFPFastMathMode, {NEW(FLOAT_CONTROLS2)}},
    {MODE, SpvExecutionModeXfb, SpvExecutionModeXfb, {CAP(TransformFeedback)}},
    {MODE, SpvExecutionModeDenormPreserve, SpvExecutionModeDenormPreserve, {CAP(DenormPreserve)}},
    {MODE, SpvExecutionModeDenormFlushToZero, SpvExecutionModeDenormFlushToZero, {CAP(DenormFlushToZero)}},
    {MODE,
     SpvExecutionModeSignedZeroInfNanPreserve,
     SpvExecutionModeSignedZeroInfNanPreserve,
     {CAP(SignedZeroInfNanPreserve)}},
    {MODE, SpvExecutionModeRoundingModeRTE, SpvExecutionModeRoundingModeRTE, {CAP(RoundingModeRTE)}},
    {MODE, SpvExecutionModeStencilRefReplacingEXT, SpvExecutionModeStencilRefReplacingEXT, {CAP(StencilExportEXT)}},
    {MODE,
     SpvExecutionModePixelInterlockOrderedEXT,
     SpvExecutionModePixelInterlockUnorderedEXT,
     {CAP(FragmentShaderPixelInterlockEXT)}},
    {MODE,
     SpvExecutionModeSampleInterlockOrderedEXT,
     SpvExecutionModeSampleInterlockUnorderedEXT,
     {CAP(FragmentShaderSampleInterlockEXT)}},
    {MODE,
     SpvExecutionModeDerivativeGroupQuadsNV,
     SpvExecutionModeDerivativeGroupQuadsNV,
     {CAP(ComputeDerivativeGroupQuadsNV)}},
    {MODE,
     SpvExecutionModeDerivativeGroupLinearNV,
     SpvExecutionModeDerivativeGroupLinearNV,
     {CAP(ComputeDerivativeGroupLinearNV)}},
    {MODE, DXS_SPV_EXECUTION_MODE_QUAD_DERIVATIVES, DXS_SPV_EXECUTION_MODE_REQUIRE_FULL_QUADS, {NEW(QUAD_CONTROL)}},
    {MODE,
     DXS_SPV_EXECUTION_MODE_FP_FAST_MATH_DEFAULT,
     DXS_SPV_EXECUTION_MODE_FP_FAST_MATH_DEFAULT,
     {NEW(FLOAT_CONTROLS2)}},
    {MODEL, SpvExecutionModelGeometry, SpvExecutionModelGeometry, {CAP(Geometry)}},
    {MODEL, SpvExecutionModelTessellationControl, SpvExecutionModelTessellationEvaluation, {CAP(Tessellation)}},
    {MODEL, SpvExecutionModelTaskEXT, SpvExecutionModelMeshEXT, {CAP(MeshShadingEXT)}},
    {MODEL, SpvExecutionModelRayGenerationKHR, SpvExecutionModelCallableKHR, {CAP(RayTracingKHR)}},
    {STORAGE,
     SpvStorageClassPhysicalStorageBuffer,
     SpvStorageClassPhysicalStorageBuffer,
     {CAP(PhysicalStorageBufferAddresses)}},
    {STORAGE,
     DXS_SPV_STORAGE_CLASS_HIT_OBJECT_ATTRIBUTE,
     DXS_SPV_STORAGE_CLASS_HIT_OBJECT_ATTRIBUTE,
     {NEW(SHADER_INVOCATION_REORDER)}},
    {FLOAT, 64, 64, {CAP(Float64)}},
    {FLOAT,
     16,
     16,
     {CAP(Float16), CAP(StorageBuffer16BitAccess), CAP(UniformAndStorageBuffer16BitAccess), CAP(StorageInputOutput16),
      CAP(StoragePushConstant16)}},
    {FLOAT, ENCODED_FLOAT, ENCODED_FLOAT, {NEW(FLOAT8)}},
    {INTEGER, 64, 64, {CAP(Int64)}},
    {INTEGER,
     16,
     16,
     {CAP(Int16), CAP(StorageBuffer16BitAccess), CAP(UniformAndStorageBuffer16BitAccess), CAP(StorageInputOutput16),
      CAP(StoragePushConstant16)}},
    {INTEGER, 8, 8, {CAP(Int8)}},
    {EXTENDED, INTERPOLATE_FIRST, INTERPOLATE_LAST, {CAP(InterpolationFunction)}},
    {PERMITS, SpvOpImageSampleImplicitLod, SpvOpImageWrite, {CAP(ImageGatherExtended), CAP(MinLod)}},
    {PERMITS, SpvOpImageSparseSampleImplicitLod, SpvOpImageSparseRead, {CAP(ImageGatherExtended), CAP(MinLod)}},
    {PERMITS, SpvOpImageRead, SpvOpImageRead, {CAP(StorageImageReadWithoutFormat)}},
    {PERMITS, SpvOpImageSparseRead, SpvOpImageSparseRead, {CAP(StorageImageReadWithoutFormat)}},
    {PERMITS, SpvOpImageWrite, SpvOpImageWrite, {CAP(StorageImageWriteWithoutFormat)}},
    {PERMITS, SpvOpAtomicLoad, SpvOpAtomicXor, {CAP(Int64Atomics)}},
    {PERMITS, SpvOpTypeImage, SpvOpTypeImage, {CAP(Int64ImageEXT)}},
    {PERMITS, SpvOpTypeImage, SpvOpTypeImage, {CAP(ImageMSArray), CAP(StorageImageMultisample)}},
    {PERMITS, SpvOpTypeRuntimeArray, SpvOpTypeRuntimeArray, {CAP(RuntimeDescriptorArray)}},
    {PERMITS, SpvOpSDot, SpvOpSUDotAccSat, {CAP(DotProductInput4x8BitPackedKHR), CAP(DotProductInput4x8BitKHR)}},
    {PERMITS, DXS_SPV_OP_TYPE_COOPERATIVE_MATRIX, DXS_SPV_OP_TYPE_COOPERATIVE_MATRIX, {NEW(FLOAT8_COOPERATIVE_MATRIX)}},
};

/* Words of operations that are newer than SPIRV-Tools 2023, by the documents of their extensions. */
static const struct length {
    uint16_t operation;
    uint8_t least, most;
} lengths[] = {
    {DXS_SPV_OP_TYPE_COOPERATIVE_MATRIX, 7, 7},
    {DXS_SPV_OP_COOPERATIVE_MATRIX_LOAD, 6, 9}, /* stride, access to memory */
    {DXS_SPV_OP_COOPERATIVE_MATRIX_STORE, 5, 8},
    {DXS_SPV_OP_COOPERATIVE_MATRIX_MUL_ADD, 6, 7}, /* signs */
    {DXS_SPV_OP_COOPERATIVE_MATRIX_LENGTH, 4, 4},
    {DXS_SPV_OP_COOPERATIVE_MATRIX_CONVERT, 4, 4},
    {DXS_SPV_OP_FMA, 6, 6},
    {DXS_SPV_OP_F_DOT2_MIX_ACC32, 6, 6},
    {DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ALL, 4, 4},
    {DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ANY, 4, 4},
    {DXS_SPV_OP_RAY_QUERY_GET_TRIANGLE_VERTEX_POSITIONS, 5, 5},
    {DXS_SPV_OP_RAY_QUERY_GET_CLUSTER_ID, 5, 5},
    {DXS_SPV_OP_TYPE_HIT_OBJECT, 2, 2},
    {DXS_SPV_OP_REORDER_THREAD_WITH_HINT, 3, 3},
    {DXS_SPV_OP_REORDER_THREAD_WITH_HIT_OBJECT, 2, 4}, /* hint and its bits */
    {DXS_SPV_OP_HIT_OBJECT_RECORD_FROM_QUERY, 5, 6},   /* hit kind */
    {DXS_SPV_OP_HIT_OBJECT_RECORD_MISS, 8, 8},
    {DXS_SPV_OP_HIT_OBJECT_RECORD_EMPTY, 2, 2},
    {DXS_SPV_OP_HIT_OBJECT_TRACE_RAY, 13, 13},
    {DXS_SPV_OP_HIT_OBJECT_EXECUTE_SHADER, 3, 3},
    {DXS_SPV_OP_HIT_OBJECT_GET_ATTRIBUTES, 3, 3},
    {DXS_SPV_OP_HIT_OBJECT_SET_SHADER_RECORD_INDEX, 3, 3},
    {DXS_SPV_OP_HIT_OBJECT_GET_TRIANGLE_VERTEX_POSITIONS, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_RAY_FLAGS, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_HIT_KIND, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_PRIMITIVE_INDEX, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_GEOMETRY_INDEX, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_INSTANCE_ID, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_INSTANCE_CUSTOM_INDEX, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_OBJECT_RAY_ORIGIN, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_OBJECT_RAY_DIRECTION, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_WORLD_RAY_ORIGIN, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_WORLD_RAY_DIRECTION, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_OBJECT_TO_WORLD, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_WORLD_TO_OBJECT, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_RAY_T_MAX, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_RAY_T_MIN, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_SHADER_RECORD_INDEX, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_GET_SHADER_RECORD_HANDLE, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_IS_EMPTY, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_IS_HIT, 4, 4},
    {DXS_SPV_OP_HIT_OBJECT_IS_MISS, 4, 4},
};

static void check_length(const struct instruction *i)
{
    for (size_t n = 0; n < sizeof lengths / sizeof *lengths; n++)
        if (lengths[n].operation == (uint32_t)i->opcode &&
            (i->length < lengths[n].least || i->length > lengths[n].most))
            test_fails("operation %u has %u words: expected %u to %u", (unsigned)i->opcode, i->length, lengths[n].least,
                       lengths[n].most);
}

/* What the capabilities need, as long as the module's version does not include it. `version` 0: no version does. */
static const struct extension {
    const char *name;
    uint32_t version;
    uint32_t capabilities[MAX_OF_ITEM];
} extensions[] = {
    {"SPV_EXT_demote_to_helper_invocation", 0x10600, {CAP(DemoteToHelperInvocationEXT)}},
    {"SPV_KHR_16bit_storage",
     0x10300,
     {CAP(StorageBuffer16BitAccess), CAP(UniformAndStorageBuffer16BitAccess), CAP(StorageInputOutput16),
      CAP(StoragePushConstant16)}},
    {"SPV_KHR_float_controls",
     0x10400,
     {CAP(DenormPreserve), CAP(DenormFlushToZero), CAP(SignedZeroInfNanPreserve), CAP(RoundingModeRTE)}},
    {"SPV_EXT_shader_stencil_export", 0, {CAP(StencilExportEXT)}},
    {"SPV_EXT_shader_viewport_index_layer", 0, {CAP(ShaderViewportIndexLayerEXT)}},
    {"SPV_KHR_fragment_shading_rate", 0, {CAP(FragmentShadingRateKHR)}},
    {"SPV_KHR_fragment_shader_barycentric", 0, {CAP(FragmentBarycentricKHR)}},
    {"SPV_EXT_fragment_fully_covered", 0, {CAP(FragmentFullyCoveredEXT)}},
    {"SPV_EXT_fragment_shader_interlock",
     0,
     {CAP(FragmentShaderPixelInterlockEXT), CAP(FragmentShaderSampleInterlockEXT)}},
    {"SPV_EXT_shader_image_int64", 0, {CAP(Int64ImageEXT)}},
    {"SPV_KHR_integer_dot_product", 0x10600, {CAP(DotProductKHR)}},
    {"SPV_KHR_shader_clock", 0, {CAP(ShaderClockKHR)}},
    {"SPV_KHR_ray_query", 0, {CAP(RayQueryKHR)}},
    {"SPV_EXT_mesh_shader", 0, {CAP(MeshShadingEXT)}},
    {"SPV_KHR_physical_storage_buffer", 0x10500, {CAP(PhysicalStorageBufferAddresses)}},
    {"SPV_NV_raw_access_chains", 0, {NEW(RAW_ACCESS_CHAINS)}},
    {"SPV_NV_shader_subgroup_partitioned", 0, {CAP(GroupNonUniformPartitionedNV)}},
    {"SPV_KHR_quad_control", 0, {NEW(QUAD_CONTROL)}},
    {"SPV_KHR_ray_tracing", 0, {CAP(RayTracingKHR)}},
    {"SPV_EXT_shader_invocation_reorder", 0, {NEW(SHADER_INVOCATION_REORDER)}},
    {"SPV_EXT_opacity_micromap", 0, {CAP(RayTracingOpacityMicromapEXT)}},
    {"SPV_VALVE_mixed_float_dot_product", 0, {NEW(DOT_PRODUCT_FLOAT16_ACC_FLOAT32)}},
    {"SPV_KHR_vulkan_memory_model", 0x10500, {CAP(VulkanMemoryModel)}},
    {"SPV_KHR_cooperative_matrix", 0, {NEW(COOPERATIVE_MATRIX)}},
    {"SPV_NV_cooperative_matrix2", 0, {NEW(COOPERATIVE_MATRIX_CONVERSIONS)}},
    {"SPV_EXT_float8", 0, {NEW(FLOAT8)}},
    {"SPV_KHR_ray_tracing_position_fetch", 0, {NEW(RAY_TRACING_POSITION_FETCH), NEW(RAY_QUERY_POSITION_FETCH)}},
    {"SPV_NV_cluster_acceleration_structure", 0, {NEW(CLUSTER_ACCELERATION_STRUCTURE)}},
    {"SPV_KHR_float_controls2", 0, {NEW(FLOAT_CONTROLS2)}},
    {"SPV_KHR_fma", 0, {NEW(FMA)}},
    {"SPV_KHR_untyped_pointers", 0, {NEW(UNTYPED_POINTERS)}},
    {"SPV_EXT_descriptor_heap", 0, {NEW(DESCRIPTOR_HEAP)}},
};

/* What is there if and only if one of these execution modes is. */
static const struct mode_pair {
    uint8_t what;
    uint32_t number, first_mode, last_mode;
} mode_pairs[] = {
    {DECORATED, SpvDecorationXfbBuffer, SpvExecutionModeXfb, SpvExecutionModeXfb},
    {BUILTIN, SpvBuiltInFragDepth, SpvExecutionModeDepthReplacing, SpvExecutionModeDepthReplacing},
    {BUILTIN, SpvBuiltInFragStencilRefEXT, SpvExecutionModeStencilRefReplacingEXT,
     SpvExecutionModeStencilRefReplacingEXT},
    {OPERATION, SpvOpBeginInvocationInterlockEXT, SpvExecutionModePixelInterlockOrderedEXT,
     SpvExecutionModeSampleInterlockUnorderedEXT},
    {OPERATION, SpvOpEndInvocationInterlockEXT, SpvExecutionModePixelInterlockOrderedEXT,
     SpvExecutionModeSampleInterlockUnorderedEXT},
};

enum {
    MODE_PAIRS = sizeof mode_pairs / sizeof *mode_pairs,
    EXTENSIONS = sizeof extensions / sizeof *extensions,
    ITEMS = sizeof items / sizeof *items
};

struct declared {
    uint8_t capabilities[CAPABILITIES]; /* declared */
    uint8_t needed[CAPABILITIES];       /* by something in the module */
    bool extensions[EXTENSIONS];
    bool has_mode[MODE_PAIRS], asks_for_mode[MODE_PAIRS];
    uint32_t glsl; /* id of the imported instructions */
};

static void note_need(struct declared *d, const struct item *item, uint32_t number)
{
    bool has_one = item->what == PERMITS;

    for (uint32_t k = 0; k < MAX_OF_ITEM && item->capabilities[k]; k++) {
        d->needed[item->capabilities[k]] = true;
        has_one |= d->capabilities[item->capabilities[k]];
    }
    if (!has_one)
        test_fails("number %u of kind %u needs capability %u, which the module does not declare", number, item->what,
                   item->capabilities[0]);
}

static void look_for(struct declared *d, enum what what, uint32_t number)
{
    for (uint32_t n = 0; n < ITEMS; n++)
        if (items[n].what == what && number >= items[n].first && number <= items[n].last)
            note_need(d, &items[n], number);
    for (uint32_t n = 0; n < MODE_PAIRS; n++) {
        const struct mode_pair *pair = &mode_pairs[n];
        d->asks_for_mode[n] |= pair->what == what && pair->number == number;
        d->has_mode[n] |= what == MODE && number >= pair->first_mode && number <= pair->last_mode;
    }
}

static void look_at_decoration(struct declared *d, uint32_t decoration, uint32_t argument)
{
    look_for(d, DECORATED, decoration);
    if (decoration == SpvDecorationBuiltIn)
        look_for(d, BUILTIN, argument);
}

static void look_at(struct declared *d, const struct instruction *i)
{
    const uint32_t *words = i->words;

    look_for(d, OPERATION, (uint32_t)i->opcode);
    look_for(d, PERMITS, (uint32_t)i->opcode);
    if (i->opcode == SpvOpDecorate)
        look_at_decoration(d, words[2], i->length > 3 ? words[3] : 0);
    else if (i->opcode == SpvOpMemberDecorate)
        look_at_decoration(d, words[3], i->length > 4 ? words[4] : 0);
    else if (i->opcode == SpvOpExecutionMode || i->opcode == SpvOpExecutionModeId)
        look_for(d, MODE, words[2]);
    else if (i->opcode == SpvOpEntryPoint)
        look_for(d, MODEL, words[1]);
    else if (i->opcode == SpvOpTypePointer)
        look_for(d, STORAGE, words[2]);
    else if (i->opcode == SpvOpTypeFloat)
        look_for(d, FLOAT, words[2]);
    else if (i->opcode == SpvOpTypeInt)
        look_for(d, INTEGER, words[2]);
    else if (i->opcode == SpvOpExtInst && words[3] == d->glsl)
        look_for(d, EXTENDED, words[4]);
}

static void note_declaration(struct declared *d, const struct instruction *i)
{
    if (i->opcode == SpvOpCapability && i->words[1] < CAPABILITIES)
        d->capabilities[i->words[1]] = true;
    if (i->opcode == SpvOpExtInstImport && strcmp((const char *)(i->words + 2), "GLSL.std.450") == 0)
        d->glsl = i->words[1];
    for (uint32_t n = 0; n < EXTENSIONS && i->opcode == SpvOpExtension; n++)
        d->extensions[n] |= strcmp((const char *)(i->words + 1), extensions[n].name) == 0;
}

static void check_capabilities(const struct declared *d)
{
    for (uint32_t n = 0; n < ITEMS; n++)
        for (uint32_t k = 0; k < MAX_OF_ITEM && items[n].capabilities[k]; k++)
            if (d->capabilities[items[n].capabilities[k]] && !d->needed[items[n].capabilities[k]])
                test_fails("nothing in the module needs capability %u", items[n].capabilities[k]);
}

static void check_extensions(const struct declared *d, uint32_t version)
{
    for (uint32_t n = 0; n < EXTENSIONS; n++) {
        bool is_needed = false;
        for (uint32_t k = 0; k < MAX_OF_ITEM && extensions[n].capabilities[k]; k++)
            is_needed |= d->capabilities[extensions[n].capabilities[k]];
        if (d->extensions[n] && !is_needed)
            test_fails("nothing in the module needs the extension %s", extensions[n].name);
        if (!d->extensions[n] && is_needed && (!extensions[n].version || version < extensions[n].version))
            test_fails("the module does not declare the extension %s", extensions[n].name);
    }
}

static void check_modes(const struct declared *d)
{
    for (uint32_t n = 0; n < MODE_PAIRS; n++)
        if (d->has_mode[n] != d->asks_for_mode[n])
            test_fails("number %u of kind %u %s, but execution mode %u %s", mode_pairs[n].number, mode_pairs[n].what,
                       d->asks_for_mode[n] ? "is there" : "is not there", mode_pairs[n].first_mode,
                       d->has_mode[n] ? "is" : "is not");
}

void demand_declared(const uint32_t *words, size_t word_count)
{
    struct declared *d = allocate(1, sizeof *d);
    struct instruction i;

    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        note_declaration(d, &i);
        look_at(d, &i);
        check_length(&i);
    }
    check_capabilities(d);
    check_extensions(d, words[1]);
    check_modes(d);
    free(d);
}
