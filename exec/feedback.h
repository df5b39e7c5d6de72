/* Sampler feedback maps: the regions and levels that a sample reads. */
#ifndef EXEC_FEEDBACK_H
#define EXEC_FEEDBACK_H

#include "exec/filter.h"

/* Marks the regions that a linear filter reads for this sample, even if the sampler's filter is not linear. The map's
 * format: docs/guides/bindings.md. `level` is clamped to the texture's levels. `radius`: half the filter's footprint
 * along each axis, in texels. */
void write_feedback(const struct view *map, const struct sample *s, double level, const double radius[2]);

#endif
