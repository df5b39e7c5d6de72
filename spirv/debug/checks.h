/* Checks that threads make while they run (dxs_options.checks), and a related workaround. */
#ifndef SPIRV_DEBUG_CHECKS_H
#define SPIRV_DEBUG_CHECKS_H

#include "spirv/lowering.h"

/* Before and after an instruction is lowered: checks the floats that it stores or computes. Only call them if
 * dxs_checks.check is set. */
void check_before(struct lowering *l, const struct instruction *i);
void check_after(struct lowering *l, const struct instruction *i);

/* Whether rules are checked. check_rule: reports the rule where `is_kept`, the id of a bool, is false. */
static inline bool checks_rules(const struct lowering *l)
{
    return l->options->checks.check == DXS_CHECK_RULES;
}
void check_rule(struct lowering *l, enum dxs_rule rule, uint32_t is_kept);

/* Reports the rule where the first number is not below the limit. */
void check_below(struct lowering *l, enum dxs_rule rule, uint32_t number, uint32_t limit);

/* After all functions: emits the function that the checks call. */
void checks_finish(struct lowering *l);

/* For hazards.c: the buffers, and a report where the id of a bool is true. */
uint32_t check_marks(struct lowering *l);
uint32_t check_reports(struct lowering *l);
void report_if(struct lowering *l, uint32_t is_fault, uint32_t value, uint32_t instruction);

/* hazards.c: DXS_CHECK_HAZARDS. Before an instruction; at the start of the entry point; where a barrier orders UAVs
 * within the group; after all functions. The last three do nothing without the check. */
void check_hazards(struct lowering *l, const struct instruction *i);
void hazards_begin(struct lowering *l);
void hazards_order(struct lowering *l);
void hazards_finish(struct lowering *l);

/* zero_nans.c: dxs_workarounds.zero_nans, for the body of a function, which begins with a label. */
void zero_nans(struct lowering *l, struct words *body);

#endif
