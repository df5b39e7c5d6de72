/* Operations on resources. */
#ifndef SPIRV_RESOURCE_OPERATIONS_H
#define SPIRV_RESOURCE_OPERATIONS_H

#include "spirv/lowering.h"

#define RESOURCE_OPERATIONS(LOWER)                                                                                     \
    LOWER(CBufferLoad, lower_cbuffer_load)                                                                             \
    LOWER(CBufferLoadLegacy, lower_cbuffer_load_legacy)                                                                \
    LOWER(BufferLoad, lower_buffer_load)                                                                               \
    LOWER(BufferStore, lower_buffer_store)                                                                             \
    LOWER(RawBufferLoad, lower_buffer_load)                                                                            \
    LOWER(RawBufferStore, lower_buffer_store)                                                                          \
    LOWER(RawBufferVectorLoad, lower_raw_buffer_vector_load)                                                           \
    LOWER(RawBufferVectorStore, lower_raw_buffer_vector_store)                                                         \
    LOWER(BufferUpdateCounter, lower_buffer_update_counter)                                                            \
    LOWER(AtomicBinOp, lower_atomic)                                                                                   \
    LOWER(AtomicCompareExchange, lower_atomic)                                                                         \
    LOWER(AtomicFloat, lower_atomic_float)                                                                             \
    LOWER(LinAlgVectorAccumulateToDescriptor, lower_accumulate_vector)                                                 \
    LOWER(TextureLoad, lower_texture_load)                                                                             \
    LOWER(TextureStore, lower_texture_store)                                                                           \
    LOWER(TextureStoreSample, lower_texture_store)                                                                     \
    LOWER(CheckAccessFullyMapped, lower_check_access_fully_mapped)                                                     \
    LOWER(Sample, lower_sample)                                                                                        \
    LOWER(SampleBias, lower_sample)                                                                                    \
    LOWER(SampleLevel, lower_sample)                                                                                   \
    LOWER(SampleGrad, lower_sample)                                                                                    \
    LOWER(SampleCmp, lower_sample)                                                                                     \
    LOWER(SampleCmpLevelZero, lower_sample)                                                                            \
    LOWER(SampleCmpLevel, lower_sample)                                                                                \
    LOWER(SampleCmpBias, lower_sample)                                                                                 \
    LOWER(SampleCmpGrad, lower_sample)                                                                                 \
    LOWER(WriteSamplerFeedback, lower_write_sampler_feedback)                                                          \
    LOWER(WriteSamplerFeedbackBias, lower_write_sampler_feedback)                                                      \
    LOWER(WriteSamplerFeedbackLevel, lower_write_sampler_feedback)                                                     \
    LOWER(WriteSamplerFeedbackGrad, lower_write_sampler_feedback)                                                      \
    LOWER(TextureGather, lower_texture_gather)                                                                         \
    LOWER(TextureGatherCmp, lower_texture_gather)                                                                      \
    LOWER(TextureGatherRaw, lower_texture_gather_raw)                                                                  \
    LOWER(GetDimensions, lower_get_dimensions)                                                                         \
    LOWER(CalculateLOD, lower_calculate_lod)                                                                           \
    LOWER(Texture2DMSGetSamplePosition, lower_texture_sample_position)

#define DECLARE(operation, function) lower_operation function;
RESOURCE_OPERATIONS(DECLARE)
#undef DECLARE

#endif
