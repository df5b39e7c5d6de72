/* Structures of the caller that begin with their size: dxs.h says what that is for. */
#ifndef BASE_SIZED_H
#define BASE_SIZED_H

#include "base/error.h"

/* `to` has `size` bytes, with which it begins afterwards; `defaults` is what this library knows of the structure. What
 * is beyond that is 0. */
void sized_init(void *to, size_t size, const void *defaults, size_t known);

/* What a caller gives over the `known` bytes of defaults. Fails with DXS_INVALID_ARGUMENT where the size was never set,
 * or something beyond what is known is not 0. `name`: of the structure. */
void sized_read(struct fault *fault, void *to, size_t known, const void *given, const char *name);

/* Fails with DXS_INVALID_ARGUMENT where a byte is not 0. */
void refuse_unknown(struct fault *fault, const void *bytes, size_t size, const char *name);

#endif
