#include "tests/common/held_memory.h"

#include <stdlib.h>

#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
#include <malloc.h>

size_t held_memory(void)
{
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}
#else
size_t held_memory(void)
{
    return 0;
}
#endif
