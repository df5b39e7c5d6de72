/* Checks of descriptors before they are used: see dxs_descriptor_qa. */
#ifndef SPIRV_RESOURCES_DESCRIPTOR_QA_H
#define SPIRV_RESOURCES_DESCRIPTOR_QA_H

#include "spirv/resources/resources.h"

/* The index into the resource heap, or the place behind its last entry if that is not a live descriptor of this heap's
 * type (enum dxs_heap). */
uint32_t checked_index(struct lowering *l, uint32_t heap, uint32_t index);

/* The function behind it, if the entry needs it; between functions. */
void emit_descriptor_qa(struct lowering *l);

#endif
