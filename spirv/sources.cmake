# From a module to SPIR-V.

room(spirv
     FAST api.c options.c survey.c
     SMALL emit.c features.c hash_options.c option_names.c)

room(spirv/arithmetic
     FAST alu.c
     SMALL arithmetic.c conversion.c dot.c guarantees.c instructions.c integer.c vectors.c)

room(spirv/builder
     FAST builder.c declarations.c expressions.c lanes.c
     SMALL instrumentation.c int64_pairs.c memory_model.c reports.c)

room(spirv/debug
     SMALL buffers.c checks.c info.c notes.c print.c print_ring.c records.c scopes.c sources.c types.c zero_nans.c)

room(spirv/driver
     FAST operations.c
     SMALL calls.c control_flow.c function.c switch.c)

room(spirv/function
     FAST liveness.c lowering.c phis.c pointer_chains.c repair.c results.c sharing.c types.c usage.c values.c
     SMALL blocks.c built_vectors.c congruence.c constants.c matrix_types.c)

room(spirv/interface
     SMALL builtins.c discard.c elements.c locations.c mesh_block.c primitives.c quads.c rearranged.c sample_positions.c
           semantics.c signatures.c views.c)

room(spirv/matrices
     SMALL cooperative_vectors.c linear_algebra.c matrices.c matrix_vectors.c scalar_formats.c)

room(spirv/memory
     SMALL memory.c memory_access.c payload.c pointer_arguments.c pointers.c ray_variables.c record_layouts.c
           temporary_registers.c word_memory.c)

room(spirv/ray_tracing
     SMALL hit_object_variables.c hit_objects.c ray_query.c ray_tracing.c triangles.c)

room(spirv/resource_operations
     FAST buffer_address.c
     SMALL atomic.c buffer.c cbuffer.c constant_arrays.c image_query.c raw_chains.c sample.c sampler_feedback.c
           texel.c texture.c untyped.c word_forms.c)

room(spirv/resources
     FAST resources.c
     SMALL access.c bound_heaps.c buffer_forms.c buffer_width.c descriptor_qa.c handles.c heap.c image_types.c
           resource_use.c root_arguments.c)

room(spirv/nodes
     SMALL node_pool.c node_queues.c nodes.c)

room(spirv/stages
     SMALL execution_modes.c geometry.c interface.c interlock.c mesh.c pixel.c tessellation.c thread.c vendor.c)

room(spirv/wave
     SMALL barrier.c hazards.c quad.c virtual_waves.c wave.c wave_multi_prefix.c)
