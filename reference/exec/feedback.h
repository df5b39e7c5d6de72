/* Feedback maps: which regions of which levels a sample touches. */
#ifndef REFERENCE_EXEC_FEEDBACK_H
#define REFERENCE_EXEC_FEEDBACK_H

#include "reference/exec/filter.h"

/* Marks in the map (docs/guides/bindings.md tells its form) what a linear filter takes for this sample, whatever the
 * sampler's filter is; `level` is clamped to those that the texture has. `radius`: half of what the filter takes of the
 * level along each axis, in texels. */
void write_feedback(const struct view *map, const struct sample *s, double level, const double radius[2]);

#endif
