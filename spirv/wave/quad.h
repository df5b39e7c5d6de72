/* Differences between the lanes of a quad. */
#ifndef SPIRV_WAVE_QUAD_H
#define SPIRV_WAVE_QUAD_H

#include "spirv/lowering.h"

/* The value that lane `number` of the quad has. */
uint32_t quad_lane(struct lowering *l, uint32_t type, uint32_t value, uint32_t number);

/* The difference in x, or in y, for all lanes of the quad (spirv/wave/quad.c). */
uint32_t quad_difference(struct lowering *l, uint32_t type, uint32_t value, bool in_y);

/* The difference in the own row, or in the own column; `type` has `lanes` components. */
uint32_t fine_quad_difference(struct lowering *l, uint32_t type, uint32_t lanes, uint32_t value, bool in_y);

#endif
