/* Fall-through between the cases of a switch, and cases whose exits break to the switch's merge block. */
#ifndef CFG_CASES_H
#define CFG_CASES_H

#include "cfg/place.h"

/* Finds the blocks that may become cases that another case falls through into, among PLACE_WITHIN blocks of a
 * switch. `wanted`: by block of the input. SPIR-V's conditions: the switch itself leads to the block, control comes
 * from exactly one other case besides, and that case falls through into this one only. Two more conditions:
 * - The block's subtree is not convergent: lanes that fall through and lanes that jump need not reconverge before the
 * switch's merge block.
 * - The case that falls through contains no switch: a break there would reach the inner merge block.
 *
 * Writes `falls_into`, by first block of a case: first block of the case that it falls through into, or NO_BLOCK.
 * Returns how many cases fall through. */
uint32_t find_fall_through(struct arena *arena, const struct placement *placement, const bool *wanted,
                           uint32_t *falls_into);

/* Applies placement->falls_into: removes these blocks from the lists of PLACE_WITHIN blocks, makes them PLACE_CASE,
 * and orders the switch's successors so that each case stands directly behind the case that falls through into it. */
void apply_fall_through(struct arena *arena, struct placement *placement, struct flow *flow);

/* Marks the cases whose exits break to the switch's merge block (placement->case_breaks): each case that falls
 * through, and each case without an inner switch, if its switch is wanted. `wanted`: by block of the input; NULL:
 * none. */
void find_case_breaks(struct arena *arena, struct placement *placement, const bool *wanted);

#endif
