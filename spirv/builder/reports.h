/* Reports of faults that threads find while they run (dxs_options.checks). Lowering code checks rules with them. */
#ifndef SPIRV_BUILDER_REPORTS_H
#define SPIRV_BUILDER_REPORTS_H

#include "spirv/lowering.h"

/* Reports `value` where all bits of `mask` are set in `bits`. All are ids. */
void call_check(struct lowering *l, uint32_t bits, uint32_t mask, uint32_t value, uint32_t instruction);

/* Index of the instruction that is being lowered, as a constant. */
uint32_t this_instruction(struct lowering *l);

/* Whether rules are checked. check_rule: reports the rule where `is_kept`, the id of a bool, is false. */
static inline bool checks_rules(const struct lowering *l)
{
    return l->options->checks.check == DXS_CHECK_RULES;
}
void check_rule(struct lowering *l, enum dxs_rule rule, uint32_t is_kept);

/* Reports the rule where the first number is not below the limit. */
void check_below(struct lowering *l, enum dxs_rule rule, uint32_t number, uint32_t limit);

/* The buffers, and a report where the id of a bool is true. */
uint32_t check_marks(struct lowering *l);
uint32_t check_reports(struct lowering *l);
void report_if(struct lowering *l, uint32_t is_fault, uint32_t value, uint32_t instruction);

#endif
