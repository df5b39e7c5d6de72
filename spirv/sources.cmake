# From a module to SPIR-V.

room(spirv
     FAST api.c emit.c operations.c options.c
     SMALL features.c lowering.c survey.c vendor.c)

room(spirv/arithmetic
     FAST alu.c
     SMALL arithmetic.c conversion.c dot.c guarantees.c instructions.c integer.c vectors.c)

room(spirv/builder
     FAST builder.c declarations.c
     SMALL instrumentation.c memory_model.c)

room(spirv/debug
     SMALL checks.c hazards.c info.c notes.c print.c scopes.c types.c zero_nans.c)

room(spirv/function
     FAST liveness.c repair.c sharing.c types.c values.c
     SMALL blocks.c calls.c constants.c control_flow.c function.c switch.c)

room(spirv/memory
     SMALL constant_arrays.c memory.c memory_access.c pointer_arguments.c pointers.c temporary_registers.c)

room(spirv/ray_tracing
     SMALL hit_object_variables.c hit_objects.c ray_query.c ray_tracing.c triangles.c)

room(spirv/resource_operations
     SMALL atomic.c buffer.c buffer_address.c cbuffer.c image_query.c raw_chains.c sample.c sampler_feedback.c
           texel.c texture.c untyped.c)

room(spirv/resources
     FAST results.c
     SMALL access.c bound_heaps.c buffer_width.c congruence.c descriptor_qa.c handles.c heap.c image_types.c resource_use.c
           resources.c root_arguments.c)

room(spirv/stages
     FAST usage.c
     SMALL builtins.c discard.c execution_modes.c geometry.c interface.c interlock.c locations.c mesh.c
           node_layouts.c node_pool.c node_queues.c nodes.c payload.c pixel.c sample_positions.c semantics.c signatures.c tessellation.c thread.c views.c)

room(spirv/wave
     SMALL barrier.c linear_algebra.c matrices.c matrix_vectors.c quad.c scalar_formats.c wave.c wave_multi_prefix.c)
