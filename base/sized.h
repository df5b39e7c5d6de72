/* Public structures that begin with their size, so that callers compiled for another version of the library still work:
 * see dxs.h. */
#ifndef BASE_SIZED_H
#define BASE_SIZED_H

#include "base/error.h"

/* Initialises a caller's structure of `size` bytes: its first member becomes `size`, the others their defaults. Members
 * beyond the `known` bytes become 0. */
void sized_init(void *to, size_t size, const void *defaults, size_t known);

/* Copies a caller's structure over the defaults in `to` (`known` bytes). Fails with DXS_RESULT_INVALID_ARGUMENT if its
 * size was never set, or if a byte beyond the known ones is not 0. `name`: of the structure, for the message. */
void sized_read(struct fault *fault, void *to, size_t known, const void *given, const char *name);

/* Fails with DXS_RESULT_INVALID_ARGUMENT unless all bytes are 0. */
void refuse_unknown(struct fault *fault, const void *bytes, size_t size, const char *name);

#endif
