/* Checks that threads make while they run (dxs_options.checks), and a related workaround. */
#ifndef SPIRV_DEBUG_CHECKS_H
#define SPIRV_DEBUG_CHECKS_H

#include "spirv/builder/reports.h"

/* Before and after an instruction is lowered: checks the floats that it stores or computes. Only call them if
 * dxs_checks.check is set. */
void check_before(struct lowering *l, const struct instruction *i);
void check_after(struct lowering *l, const struct instruction *i);

/* After all functions: emits the function that the checks call. */
void checks_finish(struct lowering *l);

/* zero_nans.c: DXS_WORKAROUND_ZERO_NANS, for the body of a function, which begins with a label. */
void zero_nans(struct lowering *l, struct words *body);

#endif
