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
    SMALLEST_PART = 512,                        /* of a chunk, that is worth being filled on its own */
    HALF_A_SIZE = sizeof(size_t) * CHAR_BIT / 2 /* bits: a product of two such numbers is a size */
};

/* In the order in which they are filled; those that are unused follow the open one. */
struct arena_chunk {
    struct arena_chunk *next;
    struct arena_chunk *whole; /* the chunk in use that this one is an unused part of, NULL: it is the allocator's */
    size_t size;               /* bytes, this header and all parts included */
    size_t number;             /* if it is in use: larger than those of the chunks filled before */
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

/* ---- Parts of chunks --------------------------------------------------------------------------------------------- */

/* Whether the memory of a part is given back by a rewinding to the mark; NULL: by a reset. */
static bool is_behind(const struct arena_mark *mark, const struct arena_chunk *part)
{
    if (!mark)
        return true;
    return part->whole == mark->open ? (const char *)part >= mark->next : part->whole->number > mark->open->number;
}

static APART COLD void drop_parts(struct arena *arena, const struct arena_mark *mark)
{
    struct arena_chunk **link = mark ? &mark->open->next : &arena->chunks;

    while (arena->has_parts && *link) {
        if ((*link)->whole && is_behind(mark, *link))
            *link = (*link)->next;
        else
            link = &(*link)->next;
    }
    arena->has_parts &= mark != NULL;
}

/* Makes these bytes of a chunk in use, which nothing needs any more, an unused chunk. */
static void add_part(struct arena *arena, struct arena_chunk *whole, char *memory, size_t size)
{
    size_t unaligned = (ALIGNMENT - (uintptr_t)memory % ALIGNMENT) % ALIGNMENT;

    if (size < SMALLEST_PART)
        return;
    struct arena_chunk *part = (struct arena_chunk *)(void *)(memory + unaligned);
    *part = (struct arena_chunk){
        .next = arena->open->next, .whole = whole, .size = (size - unaligned) / ALIGNMENT * ALIGNMENT};
    arena->open->next = part;
    arena->has_parts = true;
}

/* The last chunk whose range the address is in, from `chunk` on: parts follow what they are parts of. NULL: none. */
static struct arena_chunk *find_chunk(struct arena_chunk *chunk, const void *address)
{
    struct arena_chunk *found = NULL;

    for (; chunk; chunk = chunk->next)
        if ((uintptr_t)address >= (uintptr_t)chunk && (uintptr_t)address - (uintptr_t)chunk < chunk->size)
            found = chunk;
    return found;
}

APART COLD void arena_give_back(struct arena *arena, void *data, size_t size)
{
    struct arena_chunk *whole = size < SMALLEST_PART ? NULL : find_chunk(arena->chunks, data);

    if (whole)
        add_part(arena, whole, data, size);
}

/* ------------------------------------------------------------------------------------------------------------------ */

COLD void arena_free(struct arena *arena)
{
    struct arena_chunk *next;

    drop_parts(arena, NULL);
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
    drop_parts(arena, NULL);
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
    if (arena->has_parts)
        drop_parts(arena, &mark);
    open_chunk(arena, mark.open);
    arena->next = mark.next;
}

/* The number of the chunk in use that an array stands in: of the whole, where the mark is before the part was made.
 * NULL in `chunk`: it stands before the mark. */
static const struct arena_chunk *find_kept(struct arena_mark mark, const char *data)
{
    const struct arena_chunk *chunk = find_chunk(mark.open, data);

    while (chunk && chunk->whole && chunk != mark.open && is_behind(&mark, chunk))
        chunk = chunk->whole;
    return chunk == mark.open && data < mark.next ? NULL : chunk;
}

/* In the order in which they stand each array moves to where it stood, or before that: what has not moved yet is never
 * written over. */
COLD void arena_rewind_keeping(struct arena *arena, struct arena_mark mark, struct arena_kept *kept, size_t count)
{
    struct {
        size_t chunk;
        const char *data;
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
        size_t at = moved;
        memcpy(&data, array.place, sizeof data);
        const struct arena_chunk *chunk = find_kept(mark, data);
        if (!chunk)
            continue;
        for (; at > 0 && (places[at - 1].chunk > chunk->number ||
                          (places[at - 1].chunk == chunk->number && (uintptr_t)places[at - 1].data > (uintptr_t)data));
             at--) {
            places[at] = places[at - 1];
            kept[at] = kept[at - 1];
        }
        places[at].chunk = chunk->number;
        places[at].data = data;
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

/* Gives back the chunks behind the open one that are the allocator's; their bytes. */
static size_t release_unused(struct arena *arena)
{
    struct arena_chunk **link = arena->open ? &arena->open->next : &arena->chunks;
    size_t bytes = 0;

    while (*link) {
        struct arena_chunk *chunk = *link;
        if (chunk->whole) {
            link = &chunk->next;
            continue;
        }
        *link = chunk->next;
        bytes += chunk->size;
        arena->allocator.release(arena->allocator.user, chunk, chunk->size);
    }
    arena->held -= bytes;
    return bytes;
}

/* The chunk becomes the first of those behind the open one, and then that. What the open one has left is used later. */
static void go_on_with(struct arena *arena, struct arena_chunk *chunk)
{
    struct arena_chunk *open = arena->open, **front = open ? &open->next : &arena->chunks;

    if (open)
        add_part(arena, open, arena->next, (size_t)(arena->end - arena->next));
    chunk->next = *front;
    *front = chunk;
    chunk->number = open ? open->number + 1 : 0;
    open_chunk(arena, chunk);
}

/* Opens a chunk with at least `size` free bytes: the next unused one that is large enough, else a new one. If all
 * unused ones are too small, it takes their place. */
static COLD void open_chunk_for(struct arena *arena, size_t size)
{
    struct arena_chunk **link = arena->open ? &arena->open->next : &arena->chunks;

    if (size > SIZE_MAX - sizeof(struct arena_chunk))
        fail(arena->fault, DXS_OUT_OF_MEMORY, "an allocation of %zu bytes", size);
    size += sizeof(struct arena_chunk);
    for (; *link; link = &(*link)->next) {
        if ((*link)->size >= size) { /* moved to the front of what is unused, so that none is skipped for good */
            struct arena_chunk *chunk = *link;
            *link = chunk->next;
            go_on_with(arena, chunk);
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
    *chunk = (struct arena_chunk){.size = wanted};
    arena->held += wanted;
    go_on_with(arena, chunk);
}

static size_t aligned(size_t bytes)
{
    return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

/* What the open chunk has no room for, or just enough. */
static APART COLD void *array_elsewhere(struct arena *arena, size_t count, size_t size)
{
    if (size && count > (SIZE_MAX - ALIGNMENT) / size)
        fail(arena->fault, DXS_OUT_OF_MEMORY, "an array of %zu elements of %zu bytes", count, size);
    size_t bytes = aligned(count * size);
    if (!arena->next || bytes > (size_t)(arena->end - arena->next))
        open_chunk_for(arena, bytes);
    void *memory = arena->next;
    arena->next += bytes;
    return memory;
}

void *arena_array(struct arena *arena, size_t count, size_t size)
{
    size_t bytes = aligned(count * size);
    char *memory = arena->next;

    if ((count | size) >> HALF_A_SIZE ||
        bytes >= (size_t)(arena->end - memory)) /* an empty arena has no room for 0 either */
        return array_elsewhere(arena, count, size);
    arena->next = memory + bytes;
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
    if (data && (char *)data + aligned(capacity * size) == arena->next && (wanted | size) >> HALF_A_SIZE == 0) {
        size_t bytes = aligned(wanted * size);
        if (bytes <= (size_t)(arena->end - (char *)data)) {
            arena->next = (char *)data + bytes;
            return data;
        }
    }
    void *grown = arena_array(arena, wanted, size);
    if (used)
        memcpy(grown, data, used * size);
    if (capacity > 0)
        arena_give_back(arena, data, capacity * size);
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
