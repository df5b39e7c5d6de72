/* Heaps of VK_EXT_descriptor_heap that shaders access directly, by SPV_EXT_descriptor_heap. */
#ifndef SPIRV_RESOURCES_BOUND_HEAPS_H
#define SPIRV_RESOURCES_BOUND_HEAPS_H

#include "spirv/resources/resources.h"

/* Sets `slots` and `variable` of a view in a bound heap. */
void declare_bound(struct lowering *l, const struct resource *resource, struct view *view);

/* Pointer to descriptor `index` (id) of the view's kind. */
uint32_t bound_descriptor(struct lowering *l, const struct view *view, uint32_t index);

/* Pointer to the view's block. `descriptor`: pointer to the descriptor of its buffer. */
uint32_t bound_buffer(struct lowering *l, const struct view *view, uint32_t descriptor);

#endif
