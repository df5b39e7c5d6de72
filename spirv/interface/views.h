/* View instances (views.c). */
#ifndef SPIRV_INTERFACE_VIEWS_H
#define SPIRV_INTERFACE_VIEWS_H

#include "spirv/interface/interface_state.h"

/* Checks options.pipeline.views. */
void check_views(struct lowering *l);

/* The view's offset that is added to this built-in output; 0: none. */
uint32_t view_offset(struct lowering *l, SpvBuiltIn builtin);

/* Stores offsets to the outputs that the shader does not write. Call it before a vertex is complete. */
void store_view_offsets(struct lowering *l);

#endif
