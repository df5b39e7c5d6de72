/* Execution modes of the entry point. */
#ifndef SPIRV_STAGES_EXECUTION_MODES_H
#define SPIRV_STAGES_EXECUTION_MODES_H

#include "spirv/interface/interface_state.h"

/* Declares all execution modes except those of floats. */
void declare_execution_modes(struct lowering *l);

/* Declares denormals, special values, rounding and FPFastMathDefault of each float type that the code has. Call it
 * after all code is emitted. */
void declare_float_controls(struct lowering *l);

/* Modes of single stages: geometry.c, mesh.c, tessellation.c. */
void declare_geometry_modes(struct lowering *l);
void declare_mesh_modes(struct lowering *l);
void declare_tessellation_modes(struct lowering *l);

#endif
