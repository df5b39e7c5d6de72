/* Public structures that begin with their size: defaults, reading, checks of unknown fields. */
#include "base/sized.h"

#include <string.h>

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

void sized_init(void *to, size_t size, const void *defaults, size_t known)
{
    if (size < sizeof size)
        return;
    memset(to, 0, size);
    memcpy(to, defaults, smaller(size, known));
    memcpy(to, &size, sizeof size);
}

void refuse_unknown(struct fault *fault, const void *bytes, size_t size, const char *name)
{
    const char *first = bytes;

    if (size > 0 &&
        (*first || memcmp(first, first + 1, size - 1) != 0)) /* all are 0 if the first is 0 and each equals the next */
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "%s: a field is set that this version of the library does not know",
             name);
}

COLD void sized_read(struct fault *fault, void *to, size_t known, const void *given, const char *name)
{
    size_t size;

    memcpy(&size, given, sizeof size);
    if (size < sizeof size)
        fail(fault, DXS_RESULT_INVALID_ARGUMENT, "%s.struct_size is %zu: the structure must be initialised", name,
             size);
    if (size > known)
        refuse_unknown(fault, (const char *)given + known, size - known, name);
    memcpy(to, given, smaller(size, known));
    memcpy(to, &known, sizeof known);
}
