/* Cases of a switch that fall into others, or leave for its merge block from any depth. */
#ifndef CFG_CASES_H
#define CFG_CASES_H

#include "cfg/place.h"

/* Of the blocks placed within a switch that are wanted (by block of the input), those that SPIR-V lets a case fall
 * into: the switch itself leads there and one other case, which falls into no more than this one. Lanes that fall and
 * lanes that jump need not meet before the switch's merge block: so what stands in such a case is not convergent. And
 * the case before leaves for the merge block from any depth: so it holds no switch, whose own merge block that would
 * not be.
 *
 * `falls_into` gets, by first block of a case, that of the one that it falls into, or NO_BLOCK. Returns how many do. */
uint32_t find_falls(struct arena *arena, const struct layout *layout, const bool *wanted, uint32_t *falls_into);

/* Makes cases of what layout->falls_into tells: takes it out of the lists of what is placed within, and puts the arms
 * of the switches in order: each right behind the one that falls into it. */
void let_cases_fall(struct arena *arena, struct layout *layout, struct flow *flow);

/* Marks the cases that leave for the merge block: those that fall into others, and of the switches that are wanted (by
 * block of the input; NULL: none) those that hold no switch. */
void find_leaving_cases(struct arena *arena, struct layout *layout, const bool *wanted);

#endif
