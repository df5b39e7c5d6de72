#include "base/vector.h"

uint32_t vector_capacity(struct arena *arena, uint32_t count, uint32_t capacity, size_t extra)
{
    size_t wanted = (size_t)count + extra;

    if (extra > UINT32_MAX - count)
        fail(arena->fault, DXS_LIMIT_EXCEEDED, "an array of more than %u elements", UINT32_MAX);
    if (wanted < 2 * (size_t)capacity)
        wanted = 2 * (size_t)capacity;
    if (wanted < 16)
        wanted = 16;
    return wanted > UINT32_MAX ? UINT32_MAX : (uint32_t)wanted;
}
