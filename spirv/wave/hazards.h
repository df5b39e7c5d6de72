/* DXS_CHECK_HAZARDS: accesses to buffers that nothing orders. */
#ifndef SPIRV_WAVE_HAZARDS_H
#define SPIRV_WAVE_HAZARDS_H

#include "spirv/lowering.h"

/* Before an instruction; at the start of the entry point; where a barrier orders UAVs
 * within the group; after all functions. The last three do nothing without the check. */
void check_hazards(struct lowering *l, const struct instruction *i);
void hazards_begin(struct lowering *l);
void hazards_order(struct lowering *l);
void hazards_finish(struct lowering *l);

#endif
