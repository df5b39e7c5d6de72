/* Entry points of the stages: what comes before and after their functions. */
#ifndef SPIRV_STAGES_STAGES_H
#define SPIRV_STAGES_STAGES_H

#include "spirv/interface/signatures.h"
#include "spirv/function/function.h"

/* Declares inputs, outputs and execution modes of the entry point. Call it before any code is emitted. */
void interface_prepare(struct lowering *l);

/* Emits code before each OpReturn of the entry point. */
void interface_end_main(struct lowering *l);

/* Emits the entry point. All invocations run the control point function, then one runs the patch constant function.
 * Arguments: function ids; control_points 0: there is no such function, control points are copied. */
void emit_hull_main(struct lowering *l, uint32_t control_points, uint32_t patch);

/* Loads a component of an input whose element is `by_barycentrics` (pixel.c). */
void load_by_barycentrics(struct lowering *l, const struct instruction *i, struct element *e, struct place place);

/* ---- execution_modes.c ------------------------------------------------------------------------------------------- */

/* Declares all execution modes except those of floats. */
void declare_execution_modes(struct lowering *l);

/* Declares denormals, special values, rounding and FPFastMathDefault of each float type that the code has. Call it
 * after all code is emitted. */
void declare_float_controls(struct lowering *l);

/* Modes of single stages: geometry.c, mesh.c, tessellation.c. */
void declare_geometry_modes(struct lowering *l);
void declare_mesh_modes(struct lowering *l);
void declare_tessellation_modes(struct lowering *l);

/* ---- interlock.c: the critical section for rasterizer-ordered views ---------------------------------------------- */

struct section {
    uint32_t begin;        /* structured block */
    uint32_t begin_before; /* instruction of `begin`; AT_END: after all */
    uint32_t end;          /* structured block; NO_BLOCK: the section ends at the return */
    uint32_t end_after;    /* instruction of `end`; IN_FRONT: before all */
};

#define AT_END UINT32_MAX
#define IN_FRONT UINT32_MAX

/* Fills in s->section. The function must be the entry point's, already structured. */
void place_interlock(struct lowering *l, struct function_state *s);

/* Whether the section is open at a return from this structured block. */
bool section_is_open_at_return(const struct function_state *s, uint32_t block);

#endif
