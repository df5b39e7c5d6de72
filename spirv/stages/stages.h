/* Entry points of the stages: what comes before and after their functions. */
#ifndef SPIRV_STAGES_STAGES_H
#define SPIRV_STAGES_STAGES_H

#include "spirv/lowering.h"
#include "spirv/interface/elements.h"

/* Declares inputs, outputs and execution modes of the entry point. Call it before any code is emitted. */
void interface_prepare(struct lowering *l);

/* Emits code before each OpReturn of the entry point. */
void interface_end_main(struct lowering *l);

/* Emits the entry point. All invocations run the control point function, then one runs the patch constant function.
 * Arguments: function ids; control_points 0: there is no such function, control points are copied. */
void emit_hull_main(struct lowering *l, uint32_t control_points, uint32_t patch);

/* Loads a component of an input whose element is `by_barycentrics` (pixel.c). */
void load_by_barycentrics(struct lowering *l, const struct instruction *i, struct element *e, struct place place);

#endif
