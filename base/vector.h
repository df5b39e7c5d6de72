/* Growing arrays in an arena: any struct with `data`, `count` and `capacity`. Counts are 32 bits wide, as all ids are.
 */
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

/* Makes room for `extra` more elements, of `size` bytes each. `vector` is the address of `data`, behind which `count`
 * and `capacity` follow. */
void vector_grow(struct arena *arena, void *vector, size_t extra, size_t size);

#define vector_reserve(arena, vector, extra)                                                                           \
    do {                                                                                                               \
        if ((size_t)(extra) > (size_t)((vector)->capacity - (vector)->count))                                          \
            vector_grow((arena), &(vector)->data, (extra), sizeof *(vector)->data);                                    \
    } while (0)

#define vector_push(arena, vector, ...)                                                                                \
    do {                                                                                                               \
        vector_reserve((arena), (vector), 1);                                                                          \
        (vector)->data[(vector)->count++] = (__VA_ARGS__);                                                             \
    } while (0)

/* Space for `extra` elements at the end, uninitialized; a pointer to the first of them, never NULL. */
inline uint32_t *words_append(struct arena *arena, struct words *words, uint32_t extra)
{
    if (!words->data || extra > words->capacity - words->count)
        vector_reserve(arena, words, (size_t)extra + 1); /* so that there is data even if nothing is wanted */
    words->count += extra;
    return words->data + words->count - extra;
}

#endif
