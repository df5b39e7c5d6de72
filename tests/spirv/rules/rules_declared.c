/* Capabilities, extensions and execution modes: neither too few nor too many. Software devices, and the SPIRV-Tools of
 * Debian 12 for modules with newer extensions, do not ask. */
#include "rules.h"

#include "runner/common/report.h"
#include "runner/common/word_list.h"

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
    ENCODED_FLOAT = 8,
    BFLOAT16 = 17 /* its type has 16 bits, too */
};

#define CAP(name) SpvCapability##name
#define NEW(name) DXS_SPV_CAPABILITY_##name

/* SPIR-V, chapter 3: what needs one of these capabilities. */
static const struct item {
    uint8_t what;
    uint32_t first, last;
    uint32_t capabilities[MAX_OF_ITEM]; /* 0: no more */
} items[] = {
#define ONE(what, number, ...)                                                                                         \
    {                                                                                                                  \
        what, number, number,                                                                                          \
        {                                                                                                              \
            __VA_ARGS__                                                                                                \
        }                                                                                                              \
    }
#define RANGE(what, first, last, ...)                                                                                  \
    {                                                                                                                  \
        what, first, last,                                                                                             \
        {                                                                                                              \
            __VA_ARGS__                                                                                                \
        }                                                                                                              \
    }
    RANGE(PERMITS, SpvOpGroupNonUniformElect, SpvOpGroupNonUniformQuadSwap, CAP(GroupNonUniform)),
    RANGE(BUILTIN, SpvBuiltInSubgroupSize, SpvBuiltInSubgroupLocalInvocationId, CAP(GroupNonUniform)),
    RANGE(OPERATION, SpvOpGroupNonUniformAll, SpvOpGroupNonUniformAllEqual, CAP(GroupNonUniformVote)),
    RANGE(OPERATION, SpvOpGroupNonUniformBroadcast, SpvOpGroupNonUniformBallotFindMSB, CAP(GroupNonUniformBallot)),
    RANGE(OPERATION, SpvOpGroupNonUniformShuffle, SpvOpGroupNonUniformShuffleXor, CAP(GroupNonUniformShuffle)),
    RANGE(OPERATION, SpvOpGroupNonUniformShuffleUp, SpvOpGroupNonUniformShuffleDown,
          CAP(GroupNonUniformShuffleRelative)),
    RANGE(OPERATION, SpvOpGroupNonUniformIAdd, SpvOpGroupNonUniformLogicalXor, CAP(GroupNonUniformArithmetic),
          CAP(GroupNonUniformPartitionedNV), CAP(GroupNonUniformClustered)),
    RANGE(OPERATION, SpvOpGroupNonUniformQuadBroadcast, SpvOpGroupNonUniformQuadSwap, CAP(GroupNonUniformQuad)),
    ONE(OPERATION, SpvOpGroupNonUniformPartitionNV, CAP(GroupNonUniformPartitionedNV)),
    RANGE(OPERATION, SpvOpDPdxFine, SpvOpFwidthCoarse, CAP(DerivativeControl)),
    RANGE(OPERATION, SpvOpImageQuerySizeLod, SpvOpImageQuerySamples, CAP(ImageQuery)),
    RANGE(OPERATION, SpvOpEmitStreamVertex, SpvOpEndStreamPrimitive, CAP(GeometryStreams)),
    RANGE(OPERATION, SpvOpImageSparseSampleImplicitLod, SpvOpImageSparseRead, CAP(SparseResidency)),
    RANGE(OPERATION, SpvOpSDot, SpvOpSUDotAccSat, CAP(DotProductKHR)),
    ONE(OPERATION, SpvOpReadClockKHR, CAP(ShaderClockKHR)),
    RANGE(OPERATION, SpvOpBeginInvocationInterlockEXT, SpvOpEndInvocationInterlockEXT,
          CAP(FragmentShaderPixelInterlockEXT), CAP(FragmentShaderSampleInterlockEXT)),
    RANGE(OPERATION, SpvOpDemoteToHelperInvocationEXT, SpvOpIsHelperInvocationEXT, CAP(DemoteToHelperInvocationEXT)),
    ONE(OPERATION, SpvOpTypeRayQueryKHR, CAP(RayQueryKHR)),
    RANGE(OPERATION, DXS_SPV_OP_TYPE_COOPERATIVE_MATRIX, DXS_SPV_OP_COOPERATIVE_MATRIX_LENGTH, NEW(COOPERATIVE_MATRIX)),
    ONE(OPERATION, DXS_SPV_OP_COOPERATIVE_MATRIX_CONVERT, NEW(COOPERATIVE_MATRIX_CONVERSIONS)),
    RANGE(PERMITS, SpvOpConvertFToU, SpvOpFConvert, NEW(COOPERATIVE_MATRIX_CONVERSIONS)), /* of the use, too */
    ONE(OPERATION, DXS_SPV_OP_TYPE_VECTOR_ID, NEW(LONG_VECTOR), NEW(COOPERATIVE_VECTOR)),
    ONE(OPERATION, DXS_SPV_OP_COOPERATIVE_VECTOR_MATRIX_MUL, NEW(COOPERATIVE_VECTOR)),
    ONE(OPERATION, DXS_SPV_OP_COOPERATIVE_VECTOR_OUTER_PRODUCT_ACCUMULATE, NEW(COOPERATIVE_VECTOR_TRAINING)),
    ONE(OPERATION, DXS_SPV_OP_RAW_ACCESS_CHAIN, NEW(RAW_ACCESS_CHAINS)),
    ONE(OPERATION, DXS_SPV_OP_FMA, NEW(FMA)),
    ONE(OPERATION, DXS_SPV_OP_ABORT, NEW(ABORT)),
    ONE(OPERATION, DXS_SPV_OP_F_DOT2_MIX_ACC32, NEW(DOT_PRODUCT_FLOAT16_ACC_FLOAT32)),
    ONE(OPERATION, DXS_SPV_OP_TYPE_HIT_OBJECT, NEW(SHADER_INVOCATION_REORDER)),
    RANGE(OPERATION, DXS_SPV_OP_REORDER_THREAD_WITH_HINT, DXS_SPV_OP_REORDER_THREAD_WITH_HIT_OBJECT,
          NEW(SHADER_INVOCATION_REORDER)),
    ONE(OPERATION, DXS_SPV_OP_RAY_QUERY_GET_TRIANGLE_VERTEX_POSITIONS, NEW(RAY_QUERY_POSITION_FETCH)),
    ONE(OPERATION, DXS_SPV_OP_HIT_OBJECT_GET_TRIANGLE_VERTEX_POSITIONS, NEW(RAY_TRACING_POSITION_FETCH)),
    ONE(OPERATION, DXS_SPV_OP_RAY_QUERY_GET_CLUSTER_ID, NEW(CLUSTER_ACCELERATION_STRUCTURE)),
    RANGE(OPERATION, DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ALL, DXS_SPV_OP_GROUP_NON_UNIFORM_QUAD_ANY, NEW(QUAD_CONTROL)),
    RANGE(OPERATION, DXS_SPV_OP_TYPE_UNTYPED_POINTER, DXS_SPV_OP_UNTYPED_ACCESS_CHAIN, NEW(UNTYPED_POINTERS),
          NEW(DESCRIPTOR_HEAP)),
    ONE(OPERATION, DXS_SPV_OP_TYPE_BUFFER, NEW(DESCRIPTOR_HEAP)),
    ONE(BUILTIN, SpvBuiltInClipDistance, CAP(ClipDistance)),
    ONE(BUILTIN, SpvBuiltInCullDistance, CAP(CullDistance)),
    RANGE(BUILTIN, SpvBuiltInBaseVertex, SpvBuiltInDrawIndex, CAP(DrawParameters)),
    RANGE(BUILTIN, SpvBuiltInSampleId, SpvBuiltInSamplePosition, CAP(SampleRateShading)),
    ONE(BUILTIN, SpvBuiltInFullyCoveredEXT, CAP(FragmentFullyCoveredEXT)),
    RANGE(BUILTIN, SpvBuiltInBaryCoordKHR, SpvBuiltInBaryCoordNoPerspKHR, CAP(FragmentBarycentricKHR)),
    ONE(BUILTIN, SpvBuiltInFragStencilRefEXT, CAP(StencilExportEXT)),
    ONE(BUILTIN, SpvBuiltInViewIndex, CAP(MultiView)),
    ONE(BUILTIN, SpvBuiltInPrimitiveShadingRateKHR, CAP(FragmentShadingRateKHR)),
    ONE(BUILTIN, SpvBuiltInShadingRateKHR, CAP(FragmentShadingRateKHR)),
    ONE(BUILTIN, SpvBuiltInLayer, CAP(Geometry), CAP(ShaderLayer), CAP(ShaderViewportIndexLayerEXT),
        CAP(MeshShadingEXT)),
    ONE(BUILTIN, SpvBuiltInViewportIndex, CAP(MultiViewport), CAP(ShaderViewportIndex),
        CAP(ShaderViewportIndexLayerEXT), CAP(MeshShadingEXT)),
    ONE(BUILTIN, SpvBuiltInPrimitiveId, CAP(Geometry), CAP(Tessellation), CAP(RayTracingKHR), CAP(MeshShadingEXT)),
    ONE(BUILTIN, DXS_SPV_BUILTIN_HIT_TRIANGLE_VERTEX_POSITIONS, NEW(RAY_TRACING_POSITION_FETCH)),
    ONE(BUILTIN, DXS_SPV_BUILTIN_CLUSTER_ID, NEW(CLUSTER_ACCELERATION_STRUCTURE)),
    RANGE(BUILTIN, DXS_SPV_BUILTIN_SAMPLER_HEAP, DXS_SPV_BUILTIN_RESOURCE_HEAP, NEW(DESCRIPTOR_HEAP)),
    ONE(DECORATED, SpvDecorationSample, CAP(SampleRateShading)),
    ONE(DECORATED, SpvDecorationPerVertexKHR, CAP(FragmentBarycentricKHR)),
    ONE(DECORATED, SpvDecorationPerPrimitiveEXT, CAP(MeshShadingEXT)),
    ONE(DECORATED, SpvDecorationPatch, CAP(Tessellation)),
    RANGE(DECORATED, SpvDecorationXfbBuffer, SpvDecorationXfbStride, CAP(TransformFeedback)),
    ONE(DECORATED, SpvDecorationStream, CAP(GeometryStreams)),
    ONE(DECORATED, SpvDecorationNonUniform, CAP(ShaderNonUniform)),
    ONE(DECORATED, SpvDecorationFPFastMathMode, NEW(FLOAT_CONTROLS2)),
    ONE(MODE, SpvExecutionModeXfb, CAP(TransformFeedback)),
    ONE(MODE, SpvExecutionModeDenormPreserve, CAP(DenormPreserve)),
    ONE(MODE, SpvExecutionModeDenormFlushToZero, CAP(DenormFlushToZero)),
    ONE(MODE, SpvExecutionModeSignedZeroInfNanPreserve, CAP(SignedZeroInfNanPreserve)),
    ONE(MODE, SpvExecutionModeRoundingModeRTE, CAP(RoundingModeRTE)),
    ONE(MODE, SpvExecutionModeStencilRefReplacingEXT, CAP(StencilExportEXT)),
    RANGE(MODE, SpvExecutionModePixelInterlockOrderedEXT, SpvExecutionModePixelInterlockUnorderedEXT,
          CAP(FragmentShaderPixelInterlockEXT)),
    RANGE(MODE, SpvExecutionModeSampleInterlockOrderedEXT, SpvExecutionModeSampleInterlockUnorderedEXT,
          CAP(FragmentShaderSampleInterlockEXT)),
    ONE(MODE, SpvExecutionModeDerivativeGroupQuadsNV, CAP(ComputeDerivativeGroupQuadsNV)),
    ONE(MODE, SpvExecutionModeDerivativeGroupLinearNV, CAP(ComputeDerivativeGroupLinearNV)),
    RANGE(MODE, DXS_SPV_EXECUTION_MODE_QUAD_DERIVATIVES, DXS_SPV_EXECUTION_MODE_REQUIRE_FULL_QUADS, NEW(QUAD_CONTROL)),
    ONE(MODE, DXS_SPV_EXECUTION_MODE_FP_FAST_MATH_DEFAULT, NEW(FLOAT_CONTROLS2)),
    ONE(MODEL, SpvExecutionModelGeometry, CAP(Geometry)),
    RANGE(MODEL, SpvExecutionModelTessellationControl, SpvExecutionModelTessellationEvaluation, CAP(Tessellation)),
    RANGE(MODEL, SpvExecutionModelTaskEXT, SpvExecutionModelMeshEXT, CAP(MeshShadingEXT)),
    RANGE(MODEL, SpvExecutionModelRayGenerationKHR, SpvExecutionModelCallableKHR, CAP(RayTracingKHR)),
    ONE(STORAGE, SpvStorageClassPhysicalStorageBuffer, CAP(PhysicalStorageBufferAddresses)),
    ONE(STORAGE, DXS_SPV_STORAGE_CLASS_HIT_OBJECT_ATTRIBUTE, NEW(SHADER_INVOCATION_REORDER)),
    ONE(FLOAT, 64, CAP(Float64)),
    ONE(FLOAT, 16, CAP(Float16), CAP(StorageBuffer16BitAccess), CAP(UniformAndStorageBuffer16BitAccess),
        CAP(StorageInputOutput16), CAP(StoragePushConstant16)),
    ONE(FLOAT, ENCODED_FLOAT, NEW(FLOAT8)),
    ONE(FLOAT, BFLOAT16, NEW(BFLOAT16_TYPE)),
    ONE(INTEGER, 64, CAP(Int64)),
    ONE(INTEGER, 16, CAP(Int16), CAP(StorageBuffer16BitAccess), CAP(UniformAndStorageBuffer16BitAccess),
        CAP(StorageInputOutput16), CAP(StoragePushConstant16)),
    ONE(INTEGER, 8, CAP(Int8)),
    RANGE(EXTENDED, INTERPOLATE_FIRST, INTERPOLATE_LAST, CAP(InterpolationFunction)),
    RANGE(PERMITS, SpvOpImageSampleImplicitLod, SpvOpImageWrite, CAP(ImageGatherExtended), CAP(MinLod)),
    RANGE(PERMITS, SpvOpImageSparseSampleImplicitLod, SpvOpImageSparseRead, CAP(ImageGatherExtended), CAP(MinLod)),
    ONE(PERMITS, SpvOpImageRead, CAP(StorageImageReadWithoutFormat)),
    ONE(PERMITS, SpvOpImageSparseRead, CAP(StorageImageReadWithoutFormat)),
    ONE(PERMITS, SpvOpImageWrite, CAP(StorageImageWriteWithoutFormat)),
    RANGE(PERMITS, SpvOpAtomicLoad, SpvOpAtomicXor, CAP(Int64Atomics)),
    ONE(PERMITS, SpvOpTypeImage, CAP(Int64ImageEXT)),
    ONE(PERMITS, SpvOpTypeImage, CAP(ImageMSArray), CAP(StorageImageMultisample)),
    ONE(PERMITS, SpvOpTypeRuntimeArray, CAP(RuntimeDescriptorArray)),
    RANGE(PERMITS, SpvOpSDot, SpvOpSUDotAccSat, CAP(DotProductInput4x8BitPackedKHR), CAP(DotProductInput4x8BitKHR)),
    ONE(PERMITS, DXS_SPV_OP_TYPE_COOPERATIVE_MATRIX, NEW(FLOAT8_COOPERATIVE_MATRIX), NEW(BFLOAT16_COOPERATIVE_MATRIX)),
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
    {DXS_SPV_OP_TYPE_VECTOR_ID, 4, 4},
    {DXS_SPV_OP_COOPERATIVE_VECTOR_MATRIX_MUL, 12, 14},             /* stride, signs */
    {DXS_SPV_OP_COOPERATIVE_VECTOR_OUTER_PRODUCT_ACCUMULATE, 7, 8}, /* stride */
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

/* What the capabilities need, as long as the module's version does not include it. `version` 0: no version does. */
static const struct extension {
    const char *name;
    uint32_t version;
    uint32_t capabilities[MAX_OF_ITEM];
} extensions[] = {
#define EXTENSION(name, version, ...)                                                                                  \
    {                                                                                                                  \
        name, version,                                                                                                 \
        {                                                                                                              \
            __VA_ARGS__                                                                                                \
        }                                                                                                              \
    }
    EXTENSION("SPV_EXT_demote_to_helper_invocation", 0x10600, CAP(DemoteToHelperInvocationEXT)),
    EXTENSION("SPV_KHR_16bit_storage", 0x10300, CAP(StorageBuffer16BitAccess), CAP(UniformAndStorageBuffer16BitAccess),
              CAP(StorageInputOutput16), CAP(StoragePushConstant16)),
    EXTENSION("SPV_KHR_float_controls", 0x10400, CAP(DenormPreserve), CAP(DenormFlushToZero),
              CAP(SignedZeroInfNanPreserve), CAP(RoundingModeRTE)),
    EXTENSION("SPV_EXT_shader_stencil_export", 0, CAP(StencilExportEXT)),
    EXTENSION("SPV_EXT_shader_viewport_index_layer", 0, CAP(ShaderViewportIndexLayerEXT)),
    EXTENSION("SPV_KHR_fragment_shading_rate", 0, CAP(FragmentShadingRateKHR)),
    EXTENSION("SPV_KHR_fragment_shader_barycentric", 0, CAP(FragmentBarycentricKHR)),
    EXTENSION("SPV_EXT_fragment_fully_covered", 0, CAP(FragmentFullyCoveredEXT)),
    EXTENSION("SPV_EXT_fragment_shader_interlock", 0, CAP(FragmentShaderPixelInterlockEXT),
              CAP(FragmentShaderSampleInterlockEXT)),
    EXTENSION("SPV_EXT_shader_image_int64", 0, CAP(Int64ImageEXT)),
    EXTENSION("SPV_KHR_integer_dot_product", 0x10600, CAP(DotProductKHR)),
    EXTENSION("SPV_KHR_shader_clock", 0, CAP(ShaderClockKHR)),
    EXTENSION("SPV_KHR_ray_query", 0, CAP(RayQueryKHR)),
    EXTENSION("SPV_EXT_mesh_shader", 0, CAP(MeshShadingEXT)),
    EXTENSION("SPV_KHR_physical_storage_buffer", 0x10500, CAP(PhysicalStorageBufferAddresses)),
    EXTENSION("SPV_NV_raw_access_chains", 0, NEW(RAW_ACCESS_CHAINS)),
    EXTENSION("SPV_NV_shader_subgroup_partitioned", 0, CAP(GroupNonUniformPartitionedNV)),
    EXTENSION("SPV_EXT_shader_subgroup_partitioned", 0, CAP(GroupNonUniformPartitionedNV)),
    EXTENSION("SPV_KHR_quad_control", 0, NEW(QUAD_CONTROL)),
    EXTENSION("SPV_KHR_ray_tracing", 0, CAP(RayTracingKHR)),
    EXTENSION("SPV_EXT_shader_invocation_reorder", 0, NEW(SHADER_INVOCATION_REORDER)),
    EXTENSION("SPV_EXT_opacity_micromap", 0, CAP(RayTracingOpacityMicromapEXT)),
    EXTENSION("SPV_KHR_opacity_micromap", 0, CAP(RayTracingOpacityMicromapEXT), NEW(OPACITY_MICROMAP_EXECUTION_MODE)),
    EXTENSION("SPV_VALVE_mixed_float_dot_product", 0, NEW(DOT_PRODUCT_FLOAT16_ACC_FLOAT32)),
    EXTENSION("SPV_KHR_vulkan_memory_model", 0x10500, CAP(VulkanMemoryModel)),
    EXTENSION("SPV_KHR_cooperative_matrix", 0, NEW(COOPERATIVE_MATRIX)),
    EXTENSION("SPV_NV_cooperative_matrix2", 0, NEW(COOPERATIVE_MATRIX_CONVERSIONS)),
    EXTENSION("SPV_EXT_float8", 0, NEW(FLOAT8)),
    EXTENSION("SPV_KHR_bfloat16", 0, NEW(BFLOAT16_TYPE)),
    EXTENSION("SPV_EXT_long_vector", 0, NEW(LONG_VECTOR)),
    EXTENSION("SPV_NV_cooperative_vector", 0, NEW(COOPERATIVE_VECTOR), NEW(COOPERATIVE_VECTOR_TRAINING)),
    EXTENSION("SPV_KHR_ray_tracing_position_fetch", 0, NEW(RAY_TRACING_POSITION_FETCH), NEW(RAY_QUERY_POSITION_FETCH)),
    EXTENSION("SPV_NV_cluster_acceleration_structure", 0, NEW(CLUSTER_ACCELERATION_STRUCTURE)),
    EXTENSION("SPV_KHR_float_controls2", 0, NEW(FLOAT_CONTROLS2)),
    EXTENSION("SPV_KHR_fma", 0, NEW(FMA)),
    EXTENSION("SPV_KHR_abort", 0, NEW(ABORT)),
    EXTENSION("SPV_KHR_untyped_pointers", 0, NEW(UNTYPED_POINTERS)),
    EXTENSION("SPV_EXT_descriptor_heap", 0, NEW(DESCRIPTOR_HEAP)),
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
    struct conversion *c;
    uint8_t capabilities[CAPABILITIES]; /* declared */
    uint8_t needed[CAPABILITIES];       /* by something in the module */
    bool extensions[EXTENSIONS];
    bool has_mode[MODE_PAIRS], asks_for_mode[MODE_PAIRS];
    uint32_t glsl; /* id of the imported instructions */
};

static void check_length(const struct declared *d, const struct spirv_instruction *i)
{
    for (size_t n = 0; n < sizeof lengths / sizeof *lengths; n++)
        if (lengths[n].operation == (uint32_t)i->opcode &&
            (i->length < lengths[n].least || i->length > lengths[n].most))
            fault_found(d->c, NULL, "operation %u has %u words: expected %u to %u", (unsigned)i->opcode, i->length,
                        lengths[n].least, lengths[n].most);
}

static void note_need(struct declared *d, const struct item *item, uint32_t number)
{
    bool has_one = item->what == PERMITS;

    for (uint32_t k = 0; k < MAX_OF_ITEM && item->capabilities[k]; k++) {
        d->needed[item->capabilities[k]] = true;
        has_one |= d->capabilities[item->capabilities[k]];
    }
    if (!has_one)
        fault_found(d->c, NULL, "number %u of kind %u needs capability %u, which the module does not declare", number,
                    item->what, item->capabilities[0]);
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

static void look_at(struct declared *d, const struct spirv_instruction *i)
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
        look_for(d, FLOAT, i->length > 3 && words[2] == 16 ? BFLOAT16 : words[2]);
    else if (i->opcode == SpvOpTypeInt)
        look_for(d, INTEGER, words[2]);
    else if (i->opcode == SpvOpExtInst && words[3] == d->glsl)
        look_for(d, EXTENDED, words[4]);
}

static void note_declaration(struct declared *d, const struct spirv_instruction *i)
{
    if (i->opcode == SpvOpCapability && i->words[1] < CAPABILITIES)
        d->capabilities[i->words[1]] = true;
    if (i->opcode == SpvOpExtInstImport && strcmp((const char *)(i->words + 2), "GLSL.std.450") == 0)
        d->glsl = i->words[1];
    for (uint32_t n = 0; n < EXTENSIONS && i->opcode == SpvOpExtension; n++)
        d->extensions[n] |= strcmp((const char *)(i->words + 1), extensions[n].name) == 0;
}

static void check_declared_capabilities(const struct declared *d)
{
    for (uint32_t n = 0; n < ITEMS; n++)
        for (uint32_t k = 0; k < MAX_OF_ITEM && items[n].capabilities[k]; k++)
            if (d->capabilities[items[n].capabilities[k]] && !d->needed[items[n].capabilities[k]] &&
                !(items[n].capabilities[k] == CAP(StorageImageWriteWithoutFormat) && has_unreached_store(d->c)))
                fault_found(d->c, NULL, "nothing in the module needs capability %u", items[n].capabilities[k]);
}

/* Two extensions declare one capability: those for opacity micromaps, and those for partitions. True if the device has
 * the other extension. */
static bool is_of_other_device(const struct declared *d, const char *name)
{
    const bool *on = d->c->options->features.on;
    const char *micromaps =
        on[DXS_FEATURE_OPACITY_MICROMAP_KHR] ? "SPV_EXT_opacity_micromap" : "SPV_KHR_opacity_micromap";
    const char *partitions = on[DXS_FEATURE_SUBGROUP_PARTITIONED] ? "SPV_EXT_shader_subgroup_partitioned"
                                                                  : "SPV_NV_shader_subgroup_partitioned";

    return strcmp(name, micromaps) == 0 || strcmp(name, partitions) == 0;
}

static void check_extensions(const struct declared *d, uint32_t version)
{
    for (uint32_t n = 0; n < EXTENSIONS; n++) {
        bool is_needed = false;
        for (uint32_t k = 0; k < MAX_OF_ITEM && extensions[n].capabilities[k]; k++)
            is_needed |= d->capabilities[extensions[n].capabilities[k]] && !is_of_other_device(d, extensions[n].name);
        if (d->extensions[n] && !is_needed)
            fault_found(d->c, NULL, "nothing in the module needs the extension %s", extensions[n].name);
        if (!d->extensions[n] && is_needed && (!extensions[n].version || version < extensions[n].version))
            fault_found(d->c, NULL, "the module does not declare the extension %s", extensions[n].name);
    }
}

static void check_declared_modes(const struct declared *d)
{
    for (uint32_t n = 0; n < MODE_PAIRS; n++)
        if (d->has_mode[n] != d->asks_for_mode[n])
            fault_found(d->c, NULL, "number %u of kind %u %s, but execution mode %u %s", mode_pairs[n].number,
                        mode_pairs[n].what, d->asks_for_mode[n] ? "is there" : "is not there", mode_pairs[n].first_mode,
                        d->has_mode[n] ? "is" : "is not");
}

void check_declared(struct conversion *c)
{
    const uint32_t *words = c->words->words;
    size_t word_count = c->words->count;
    struct declared *d = allocate(1, sizeof *d);
    struct spirv_instruction i;

    d->c = c;
    for (size_t at = SPIRV_HEADER_WORDS; next_instruction(words, word_count, &at, &i);) {
        note_declaration(d, &i);
        look_at(d, &i);
        check_length(d, &i);
    }
    check_declared_capabilities(d);
    check_extensions(d, words[1]);
    check_declared_modes(d);
    free(d);
}
