/* Execution modes of the entry point. */
#ifndef SPIRV_STAGES_EXECUTION_MODES_H
#define SPIRV_STAGES_EXECUTION_MODES_H

#include "spirv/stages/interface_state.h"

#define EXECUTION_MODE(l, ...)                                                                                         \
    APPEND((l)->b, &(l)->b->execution_modes, SpvOpExecutionMode, (l)->main_function, __VA_ARGS__)

/* Declares all execution modes except those of floats. */
void declare_execution_modes(struct lowering *l);

/* Declares denormals, special values, rounding and FPFastMathDefault of each float type that the code has. Call it
 * after all code is emitted. */
void declare_float_controls(struct lowering *l);

/* Whether a pixel shader runs per sample because of the inputs that it reads (execution_modes.c). */
bool runs_per_sample(const struct lowering *l);

/* Modes of single stages: geometry.c, mesh.c, tessellation.c. */
void declare_geometry_modes(struct lowering *l);
void declare_mesh_modes(struct lowering *l);
void declare_tessellation_modes(struct lowering *l);

/* Number of vertices of a geometry shader's input primitive (geometry.c). */
uint32_t geometry_input_vertices(struct lowering *l);

#endif
