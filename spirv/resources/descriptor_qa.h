/* Checks of descriptors before each use: see dxs_descriptor_qa. */
#ifndef SPIRV_RESOURCES_DESCRIPTOR_QA_H
#define SPIRV_RESOURCES_DESCRIPTOR_QA_H

#include "spirv/resources/resources.h"

/* Returns `index` if it is a live descriptor of type `heap` (enum dxs_heap); otherwise the number of descriptors, which
 * selects the null descriptor behind the last one. */
uint32_t checked_index(struct lowering *l, uint32_t heap, uint32_t index);

/* Emits the checking function if checked_index was called. Call it between functions. */
void emit_descriptor_qa(struct lowering *l);

#endif
