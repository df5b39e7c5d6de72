/* Growing arrays in an arena: any struct with `data`, `count` and `capacity`. Counts have 32 bits. */
#ifndef BASE_VECTOR_H
#define BASE_VECTOR_H

#include "base/arena.h"

#define VECTOR(type)                                                                                                   \
    struct {                                                                                                           \
        type *data;                                                                                                    \
        uint32_t count, capacity;                                                                                      \
    }

struct words {
    uint32_t *data;
    uint32_t count, capacity;
};

/* Makes room for `extra` more elements of `size` bytes. `vector` is the address of `data`; `count` and `capacity` must
 * follow it in memory. */
void vector_grow(struct arena *arena, void *vector, size_t extra, size_t size);

#define vector_reserve(arena, vector, extra)                                                                           \
    do {                                                                                                               \
        if ((size_t)(extra) > (size_t)((vector)->capacity - (vector)->count))                                          \
            vector_grow((arena), &(vector)->data, (extra), sizeof *(vector)->data);                                    \
    } while (0)

/* Counts one more element and returns its index. vector_push is half as long with it, where size matters. */
uint32_t vector_add(struct arena *arena, void *vector, size_t size);

#ifdef __OPTIMIZE_SIZE__
#define vector_push(arena, vector, ...)                                                                                \
    do {                                                                                                               \
        uint32_t vector_index = vector_add((arena), &(vector)->data, sizeof *(vector)->data);                          \
        (vector)->data[vector_index] = (__VA_ARGS__);                                                                  \
    } while (0)
#else
#define vector_push(arena, vector, ...)                                                                                \
    do {                                                                                                               \
        vector_reserve((arena), (vector), 1);                                                                          \
        (vector)->data[(vector)->count++] = (__VA_ARGS__);                                                             \
    } while (0)
#endif

/* Appends `extra` uninitialized elements and returns a pointer to the first; never NULL. */
inline uint32_t *words_append(struct arena *arena, struct words *words, uint32_t extra)
{
    if (!words->data || extra > words->capacity - words->count)
        vector_reserve(arena, words, (size_t)extra + 1); /* + 1: so that `data` exists even for extra = 0 */
    words->count += extra;
    return words->data + words->count - extra;
}

#endif
