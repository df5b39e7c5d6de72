/* Code that instrumentation (descriptor QA, checks, printing) adds to a module: functions, and the storage buffers that
 * they write reports to. */
#ifndef SPIRV_BUILDER_INSTRUMENTATION_H
#define SPIRV_BUILDER_INSTRUMENTATION_H

#include "spirv/lowering.h"

/* Two ids: the low and the high word of the shader's hash. */
void name_hash(struct lowering *l, uint32_t ids[2]);

/* Begins a function whose parameters are u32 (at most 8) and stores their ids in `parameters`. Returns the label of its
 * first block. `result`: type. */
uint32_t begin_function(struct builder *b, uint32_t id, uint32_t result, uint32_t count, uint32_t *parameters);

/* Pointer to a u32 of a storage buffer: a member of its block, or the element `index` of that member. 0: the member. */
uint32_t buffer_word(struct builder *b, uint32_t buffer, uint32_t member, uint32_t index);

/* An atomic operation on a u32. Scope: the device; it orders no other accesses. Returns the old value. */
uint32_t update_word(struct builder *b, SpvOp op, uint32_t pointer, uint32_t value);

/* What was stored to storage buffers before is visible to those who see what is stored after. */
void release_buffers(struct builder *b);

/* Declares a storage buffer. `members`: types; `offsets`: byte offset of each. */
uint32_t new_buffer(struct lowering *l, uint32_t count, const uint32_t *members, const uint32_t *offsets,
                    struct dxs_set_binding binding, const char *name);

#endif
