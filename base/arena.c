#include "base/arena.h"

#include <assert.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum {
    ALIGNMENT = 16,
    FIRST_CHUNK = 64 * 1024,
    SMALLEST_CHUNK = 16 * 1024,
    LARGEST_CHUNK = 16 * 1024 * 1024,
    MOST_KEPT = 20,                             /* by one arena_rewind_keeping */
    LITTLE = 16 * 1024,                         /* bytes for which it moves nothing */
    HALF_A_SIZE = sizeof(size_t) * CHAR_BIT / 2 /* bits: a product of two such numbers is a size */
};

struct arena_chunk {
    struct arena_chunk *next;
    size_t size; /* bytes, this header included */
    size_t padding[2];
};

_Static_assert(sizeof(struct arena_chunk) % ALIGNMENT == 0, "the first allocation of a chunk is aligned");

static void *allocate_from_system(void *user, size_t size)
{
    (void)user;
    return malloc(size);
}

static void release_to_system(void *user, void *memory, size_t size)
{
    (void)user, (void)size;
    free(memory);
}

COLD void arena_init(struct arena *arena, const struct dxs_allocator *allocator, struct fault *fault, size_t limit)
{
    memset(arena, 0, sizeof *arena);
    if (allocator)
        arena->allocator = *allocator;
    else
        arena->allocator = (struct dxs_allocator){allocate_from_system, release_to_system, NULL};
    arena->fault = fault;
    arena->limit = limit;
}

COLD void arena_free(struct arena *arena)
{
    struct arena_chunk *next;

    for (struct arena_chunk *chunk = arena->chunks; chunk; chunk = next) {
        next = chunk->next;
        arena->allocator.release(arena->allocator.user, chunk, chunk->size);
    }
    arena->chunks = arena->open = NULL;
    arena->next = arena->end = NULL;
    arena->held = 0;
}

static void open_chunk(struct arena *arena, struct arena_chunk *chunk)
{
    arena->open = chunk;
    arena->next = chunk ? (char *)(chunk + 1) : NULL;
    arena->end = chunk ? (char *)chunk + chunk->size : NULL;
}

void arena_reset(struct arena *arena)
{
    if (arena->chunks && arena->chunks->next) {
        arena->first_size = arena->held;
        arena_free(arena);
    }
    open_chunk(arena, arena->chunks);
}

struct arena_mark arena_mark(const struct arena *arena)
{
    return (struct arena_mark){arena->open, arena->next};
}

void arena_rewind(struct arena *arena, struct arena_mark mark)
{
    if (!mark.open) {
        arena_reset(arena);
        return;
    }
    open_chunk(arena, mark.open);
    arena->next = mark.next;
}

/* Where an array stands in the order in which memory is given out: the chunk's number from the mark on, and the offset
 * there. False: before the mark, or NULL. */
static bool find_place(struct arena_mark mark, const char *data, size_t *chunk_number, size_t *offset)
{
    *chunk_number = 0;
    for (const struct arena_chunk *chunk = mark.open; chunk; chunk = chunk->next, ++*chunk_number) {
        if ((uintptr_t)data >= (uintptr_t)chunk && (uintptr_t)data - (uintptr_t)chunk < chunk->size) {
            *offset = (size_t)(data - (const char *)chunk);
            return chunk != mark.open || data >= mark.next;
        }
    }
    return false;
}

/* In the order in which they stand each array moves to where it stood, or before that: what has not moved yet is never
 * written over. */
COLD void arena_rewind_keeping(struct arena *arena, struct arena_mark mark, struct arena_kept *kept, size_t count)
{
    struct {
        size_t chunk, offset;
    } places[MOST_KEPT];
    size_t moved = 0;

    assert(count <= MOST_KEPT);
    if (mark.open == arena->open && (size_t)(arena->next - mark.next) <= LITTLE)
        return;
    if (!mark.open)
        mark = (struct arena_mark){arena->chunks, arena->chunks ? (char *)(arena->chunks + 1) : NULL};
    for (size_t k = 0; k < count; k++) {
        struct arena_kept array = kept[k];
        char *data;
        size_t chunk, offset, at = moved;
        memcpy(&data, array.place, sizeof data);
        if (!find_place(mark, data, &chunk, &offset))
            continue;
        for (; at > 0 &&
               (places[at - 1].chunk > chunk || (places[at - 1].chunk == chunk && places[at - 1].offset > offset));
             at--) {
            places[at] = places[at - 1];
            kept[at] = kept[at - 1];
        }
        places[at].chunk = chunk;
        places[at].offset = offset;
        kept[at] = array;
        moved++;
    }
    arena_rewind(arena, mark);
    for (size_t k = 0; k < moved; k++) {
        void *data, *target = arena_array(arena, kept[k].bytes, 1);
        memcpy(&data, kept[k].place, sizeof data);
        memmove(target, data, kept[k].bytes);
        memcpy(kept[k].place, &target, sizeof target);
    }
}

/* Gives back the chunks behind the open one; their bytes. */
static size_t release_unused(struct arena *arena)
{
    struct arena_chunk **front = arena->open ? &arena->open->next : &arena->chunks, *next;
    size_t bytes = 0;

    for (struct arena_chunk *chunk = *front; chunk; chunk = next) {
        next = chunk->next;
        bytes += chunk->size;
        arena->allocator.release(arena->allocator.user, chunk, chunk->size);
    }
    *front = NULL;
    arena->held -= bytes;
    return bytes;
}

/* Opens a chunk with at least `size` free bytes: the next kept one that is large enough, else a new one. If all kept
 * ones are too small, it takes their place. */
static COLD void open_chunk_for(struct arena *arena, size_t size)
{
    struct arena_chunk **link = arena->open ? &arena->open->next : &arena->chunks;

    if (size > SIZE_MAX - sizeof(struct arena_chunk))
        fail(arena->fault, DXS_OUT_OF_MEMORY, "an allocation of %zu bytes", size);
    size += sizeof(struct arena_chunk);
    for (; *link; link = &(*link)->next) {
        if ((*link)->size >= size) { /* moved to the front of what is unused, so that none is skipped for good */
            struct arena_chunk *chunk = *link;
            struct arena_chunk **front = arena->open ? &arena->open->next : &arena->chunks;
            *link = chunk->next;
            chunk->next = *front;
            *front = chunk;
            open_chunk(arena, chunk);
            return;
        }
    }

    size_t wanted = arena->held < FIRST_CHUNK ? FIRST_CHUNK : arena->held / 8; /* little waste, yet few chunks */
    if (wanted < SMALLEST_CHUNK)
        wanted = SMALLEST_CHUNK;
    if (wanted > LARGEST_CHUNK)
        wanted = LARGEST_CHUNK;
    if (!arena->chunks && wanted < arena->first_size)
        wanted = arena->first_size;
    size_t unused = release_unused(arena);
    if (wanted < unused)
        wanted = unused;
    if (wanted < size)
        wanted = size;
    if (arena->held > arena->limit || wanted > arena->limit - arena->held) {
        if (arena->held > arena->limit || size > arena->limit - arena->held)
            fail(arena->fault, DXS_LIMIT_EXCEEDED, "%zu bytes of working memory and %zu more; the limit is %zu",
                 arena->held, size, arena->limit);
        wanted = size;
    }
    struct arena_chunk *chunk = arena->allocator.allocate(arena->allocator.user, wanted);
    if (!chunk)
        fail(arena->fault, DXS_OUT_OF_MEMORY, "out of memory after %zu bytes", arena->held);
    chunk->size = wanted;
    struct arena_chunk **front = arena->open ? &arena->open->next : &arena->chunks;
    chunk->next = *front;
    *front = chunk;
    arena->held += wanted;
    open_chunk(arena, chunk);
}

void *arena_array(struct arena *arena, size_t count, size_t size)
{
    if ((count | size) >> HALF_A_SIZE && size && count > (SIZE_MAX - ALIGNMENT) / size) /* seldom a division */
        fail(arena->fault, DXS_OUT_OF_MEMORY, "an array of %zu elements of %zu bytes", count, size);
    size_t bytes = (count * size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if (!arena->next || bytes > (size_t)(arena->end - arena->next))
        open_chunk_for(arena, bytes);
    void *memory = arena->next;
    arena->next += bytes;
    return memory;
}

void *arena_zeroed(struct arena *arena, size_t count, size_t size)
{
    void *memory = arena_array(arena, count, size);
    memset(memory, 0, count * size);
    return memory;
}

uint32_t *arena_filled(struct arena *arena, size_t count)
{
    uint32_t *memory = arena_array(arena, count, sizeof *memory);
    memset(memory, 0xFF, count * sizeof *memory);
    return memory;
}

void *arena_grow(struct arena *arena, void *data, size_t used, size_t capacity, size_t wanted, size_t size)
{
    size_t old_bytes = (capacity * size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;

    if (data && (char *)data + old_bytes == arena->next && wanted <= (SIZE_MAX - ALIGNMENT) / size) {
        size_t bytes = (wanted * size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        if (bytes <= (size_t)(arena->end - (char *)data)) {
            arena->next = (char *)data + bytes;
            return data;
        }
    }
    void *grown = arena_array(arena, wanted, size);
    if (used)
        memcpy(grown, data, used * size);
    return grown;
}

COLD char *arena_text(struct arena *arena, const char *bytes, size_t length)
{
    char *copy = arena_array(arena, length + 1, 1);
    if (length)
        memcpy(copy, bytes, length);
    copy[length] = '\0';
    return copy;
}
