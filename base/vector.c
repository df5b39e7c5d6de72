/* Growing arrays: what is not inline. */
#include "base/vector.h"

#include <string.h>

/* Room for `extra` more elements, at least twice the old capacity. */
static uint32_t grown_capacity(struct arena *arena, uint32_t count, uint32_t capacity, size_t extra)
{
    size_t wanted = (size_t)count + extra;

    if (extra > UINT32_MAX - count)
        fail(arena->fault, DXS_RESULT_LIMIT_EXCEEDED, "an array exceeds %u elements", UINT32_MAX);
    if (wanted < 2 * (size_t)capacity)
        wanted = 2 * (size_t)capacity;
    if (wanted < 16)
        wanted = 16;
    return wanted > UINT32_MAX ? UINT32_MAX : (uint32_t)wanted;
}

void vector_grow(struct arena *arena, void *vector, size_t extra, size_t size)
{
    VECTOR(void) v;

    memcpy(&v, vector, sizeof v);
    uint32_t wanted = grown_capacity(arena, v.count, v.capacity, extra);
    v.data = arena_grow(arena, v.data, v.count, v.capacity, wanted, size);
    v.capacity = wanted;
    memcpy(vector, &v, sizeof v);
}

uint32_t vector_add(struct arena *arena, void *vector, size_t size)
{
    uint32_t *count = (uint32_t *)(void *)((char *)vector + offsetof(struct words, count));
    const uint32_t *capacity = (uint32_t *)(void *)((char *)vector + offsetof(struct words, capacity));

    if (*count == *capacity)
        vector_grow(arena, vector, 1, size);
    return (*count)++;
}

extern inline uint32_t *words_append(struct arena *arena, struct words *words, uint32_t extra);
