/* Operations on what an entry shares with the stages around it. */
#ifndef SPIRV_STAGES_INTERFACE_OPERATIONS_H
#define SPIRV_STAGES_INTERFACE_OPERATIONS_H

#include "spirv/lowering.h"

#define INTERFACE_OPERATIONS(LOWER)                                                                                    \
    LOWER(LoadInput, lower_load_input)                                                                                 \
    LOWER(StoreOutput, lower_store_output)                                                                             \
    LOWER(EvalSnapped, lower_eval_snapped)                                                                             \
    LOWER(EvalSampleIndex, lower_eval_sample_index)                                                                    \
    LOWER(EvalCentroid, lower_eval_centroid)                                                                           \
    LOWER(AttributeAtVertex, lower_attribute_at_vertex)                                                                \
    LOWER(DerivCoarseX, lower_derivative)                                                                              \
    LOWER(DerivCoarseY, lower_derivative)                                                                              \
    LOWER(DerivFineX, lower_derivative)                                                                                \
    LOWER(DerivFineY, lower_derivative)                                                                                \
    LOWER(Discard, lower_discard)                                                                                      \
    LOWER(IsHelperLane, lower_is_helper_lane)                                                                          \
    LOWER(RenderTargetGetSamplePosition, lower_render_target_sample_position)                                          \
    LOWER(RenderTargetGetSampleCount, lower_render_target_sample_count)                                                \
    LOWER(SampleIndex, lower_input_getter)                                                                             \
    LOWER(Coverage, lower_coverage)                                                                                    \
    LOWER(InnerCoverage, lower_inner_coverage)                                                                         \
    LOWER(PrimitiveID, lower_input_getter)                                                                             \
    LOWER(ViewID, lower_view_id)                                                                                       \
    LOWER(StartVertexLocation, lower_input_getter)                                                                     \
    LOWER(StartInstanceLocation, lower_input_getter)                                                                   \
    LOWER(ThreadId, lower_thread_vector)                                                                               \
    LOWER(GroupId, lower_thread_vector)                                                                                \
    LOWER(ThreadIdInGroup, lower_thread_vector)                                                                        \
    LOWER(SetMeshOutputCounts, lower_set_mesh_output_counts)                                                           \
    LOWER(EmitIndices, lower_emit_indices)                                                                             \
    LOWER(StoreVertexOutput, lower_store_vertex_output)                                                                \
    LOWER(StorePrimitiveOutput, lower_store_primitive_output)                                                          \
    LOWER(DispatchMesh, lower_dispatch_mesh)                                                                           \
    LOWER(DebugBreak, lower_debug_break)                                                                               \
    LOWER(IsDebuggingEnabled, lower_is_debugging_enabled)                                                              \
    LOWER(CycleCounterLegacy, lower_cycle_counter)                                                                     \
    LOWER(DeviceClock, lower_cycle_counter)                                                                            \
    LOWER(DrawIndex, lower_input_getter)                                                                               \
    LOWER(BarycentricsAt, lower_barycentrics_at)                                                                       \
    LOWER(LoadAtAddress, lower_load_at_address)                                                                        \
    LOWER(FlattenedThreadIdInGroup, lower_input_getter)                                                                \
    LOWER(EmitStream, lower_emit_stream)                                                                               \
    LOWER(CutStream, lower_cut_stream)                                                                                 \
    LOWER(EmitThenCutStream, lower_emit_then_cut_stream)                                                               \
    LOWER(GSInstanceID, lower_input_getter)                                                                            \
    LOWER(DomainLocation, lower_domain_location)                                                                       \
    LOWER(LoadPatchConstant, lower_load_patch_constant)                                                                \
    LOWER(StorePatchConstant, lower_store_patch_constant)                                                              \
    LOWER(LoadOutputControlPoint, lower_load_output_control_point)                                                     \
    LOWER(OutputControlPointID, lower_input_getter)

#define DECLARE(operation, function) lower_operation function;
INTERFACE_OPERATIONS(DECLARE)
#undef DECLARE

#endif
