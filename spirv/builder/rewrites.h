/* Passes that rewrite the words of a module when all its functions are complete, before builder_finish. */
#ifndef SPIRV_BUILDER_REWRITES_H
#define SPIRV_BUILDER_REWRITES_H

#include "spirv/builder/builder.h"

/* lanes.c: removes detours from vectors to scalars and back. A vector that is composed of all lanes of another one, in
 * order, is that one; a copy is its source. A vector that is composed of other lanes of one or two vectors becomes an
 * OpVectorShuffle. Extracts that nothing uses go. */
void join_lanes(struct builder *b);

/* lanes.c: the word of an instruction in a function that is a literal (or a label); 0: none. All others are ids. With
 * LITERAL_TAIL, the words behind it are literals, labels or declarations: no pass replaces them. */
uint32_t literal_word(uint32_t op);
enum {
    LITERAL_TAIL = 0x80
};

/* memory_model.c: from the GLSL450 memory model to the Vulkan memory model. */
void use_vulkan_memory_model(struct builder *b);

/* int64_pairs.c: 64-bit integers as pairs of 32-bit ones, for devices without shaderInt64. Afterwards the module needs
 * no Int64. It stays as it is if it has operations that pairs cannot do: the comment of DXS_WORKAROUND_NO_INT64 names
 * them. */
void int64_to_pairs(struct builder *b);

#endif
