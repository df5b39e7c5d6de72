/* Integers of 64 bits as pairs of 32-bit ones, for devices without shaderInt64. */
#ifndef SPIRV_BUILDER_INT64_PAIRS_H
#define SPIRV_BUILDER_INT64_PAIRS_H

#include "spirv/builder/builder.h"

/* Rewrites the module, which is complete but for builder_finish, so that it needs no Int64. Leaves it as it is if it
 * has operations that pairs cannot do: the comment of DXS_WORKAROUND_NO_INT64 names them. */
void int64_to_pairs(struct builder *b);

#endif
