/* Arena memory: chunks from the caller's allocator, filled one after the other. Unused memory inside a chunk (the end
 * of a chunk that was left early, arrays given back) becomes a "part": a chunk of its own that is filled later. With
 * AddressSanitizer, bytes that belong to no array and to no header are poisoned. */
#include "base/arena.h"
#include "base/poison.h"

#include <assert.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum {
    ALIGNMENT = 16,
    FIRST_CHUNK = 64 * 1024,
    MIN_CHUNK = 16 * 1024,
    MAX_CHUNK = 16 * 1024 * 1024,
    MAX_KEPT = 24,                                 /* arrays of one arena_rewind_keeping */
    MIN_REWIND = 64 * 1024,                        /* bytes: arena_rewind_keeping moves arrays only to free more */
    MIN_PART = 512,                                /* bytes: smaller leftovers are not reused */
    HALF_SIZE_BITS = sizeof(size_t) * CHAR_BIT / 2 /* the product of two numbers of so many bits cannot overflow */
};

/* Linked in the order in which they are filled. Unused chunks follow the open one. */
struct arena_chunk {
    struct arena_chunk *next;
    struct arena_chunk *parent; /* for a part: the chunk in use that contains it; NULL: memory of the allocator */
    size_t size;                /* bytes, with this header and all parts */
    size_t number;              /* for a chunk in use: its position in the order of filling */
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

COLD void *allocate_object(const struct dxs_allocator *allocator, size_t size)
{
    static const struct dxs_allocator nothing;

    if (allocator && memcmp(allocator->reserved, nothing.reserved, sizeof nothing.reserved) != 0)
        return NULL;
    void *object = allocator ? allocator->allocate(allocator->user, size) : malloc(size);
    return object ? memset(object, 0, size) : NULL;
}

COLD void arena_init(struct arena *arena, const struct dxs_allocator *allocator, struct fault *fault, size_t limit)
{
    memset(arena, 0, sizeof *arena);
    if (allocator)
        arena->allocator = *allocator;
    else
        arena->allocator = (struct dxs_allocator){.allocate = allocate_from_system, .release = release_to_system};
    arena->fault = fault;
    arena->limit = limit;
}

/* ---- Parts of chunks --------------------------------------------------------------------------------------------- */

/* Whether a part lies after the mark, so that rewinding frees it. mark NULL: a reset, which frees all. */
static bool is_after(const struct arena_mark *mark, const struct arena_chunk *part)
{
    if (!mark)
        return true;
    return part->parent == mark->open ? (const char *)part >= mark->next : part->parent->number > mark->open->number;
}

/* Unlinks the parts that rewinding to the mark frees. */
static NOINLINE COLD void drop_parts(struct arena *arena, const struct arena_mark *mark)
{
    struct arena_chunk **link = mark ? &mark->open->next : &arena->chunks;

    while (arena->has_parts && *link) {
        if ((*link)->parent && is_after(mark, *link))
            *link = (*link)->next;
        else
            link = &(*link)->next;
    }
    arena->has_parts &= mark != NULL;
}

/* Links unused bytes of a chunk in use as a part behind the open chunk. */
static void add_part(struct arena *arena, struct arena_chunk *parent, char *memory, size_t size)
{
    size_t unaligned = (ALIGNMENT - (uintptr_t)memory % ALIGNMENT) % ALIGNMENT;

    if (size < MIN_PART)
        return;
    struct arena_chunk *part = (struct arena_chunk *)(void *)(memory + unaligned);
    unpoison(part, sizeof *part);
    *part = (struct arena_chunk){
        .next = arena->open->next, .parent = parent, .size = (size - unaligned) / ALIGNMENT * ALIGNMENT};
    arena->open->next = part;
    arena->has_parts = true;
}

/* The chunk, from `chunk` on, that contains the address; NULL: none. Parts follow their parents in the list, so the
 * last match is the innermost. */
static struct arena_chunk *find_chunk(struct arena_chunk *chunk, const void *address)
{
    struct arena_chunk *found = NULL;

    for (; chunk; chunk = chunk->next)
        if ((uintptr_t)address >= (uintptr_t)chunk && (uintptr_t)address - (uintptr_t)chunk < chunk->size)
            found = chunk;
    return found;
}

NOINLINE COLD void arena_give_back(struct arena *arena, void *data, size_t size)
{
    struct arena_chunk *parent = size < MIN_PART && RED_ZONE == 0 ? NULL : find_chunk(arena->chunks, data);

    if (!parent) /* small, or a table that began in other memory */
        return;
    poison(data, size);
    add_part(arena, parent, data, size);
}

/* ------------------------------------------------------------------------------------------------------------------ */

static void release_chunk(struct arena *arena, struct arena_chunk *chunk)
{
    size_t size = chunk->size;

    unpoison(chunk, size);
    arena->allocator.release(arena->allocator.user, chunk, size);
}

COLD void arena_free(struct arena *arena)
{
    struct arena_chunk *next;

    drop_parts(arena, NULL);
    for (struct arena_chunk *chunk = arena->chunks; chunk; chunk = next) {
        next = chunk->next;
        release_chunk(arena, chunk);
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

/* Poisons what is free: the rest of the open chunk, and the chunks that follow it. */
static void poison_free(const struct arena *arena)
{
    if (RED_ZONE == 0 || !arena->open)
        return;
    poison(arena->next, (size_t)(arena->end - arena->next));
    for (struct arena_chunk *chunk = arena->open->next; chunk; chunk = chunk->next)
        poison(chunk + 1, chunk->size - sizeof *chunk);
}

void arena_reset(struct arena *arena)
{
    drop_parts(arena, NULL);
    if (arena->chunks && arena->chunks->next) {
        arena->first_size = arena->held;
        arena_free(arena);
    }
    open_chunk(arena, arena->chunks);
    poison_free(arena);
}

struct arena_mark arena_mark(const struct arena *arena)
{
    return (struct arena_mark){arena->open, arena->next};
}

static void rewind_to(struct arena *arena, struct arena_mark mark)
{
    if (arena->has_parts)
        drop_parts(arena, &mark);
    open_chunk(arena, mark.open);
    arena->next = mark.next;
}

void arena_rewind(struct arena *arena, struct arena_mark mark)
{
    if (!mark.open) {
        arena_reset(arena);
        return;
    }
    rewind_to(arena, mark);
    poison_free(arena);
}

/* The chunk that contains an array after the rewind; NULL: the array lies before the mark. A part that was made after
 * the mark no longer exists then, so its parent counts. */
static const struct arena_chunk *find_kept_chunk(struct arena_mark mark, const char *data)
{
    const struct arena_chunk *chunk = find_chunk(mark.open, data);

    while (chunk && chunk->parent && chunk != mark.open && is_after(&mark, chunk))
        chunk = chunk->parent;
    return chunk == mark.open && data < mark.next ? NULL : chunk;
}

/* Arrays move in the order of their addresses. Each moves to where it was or further to the front, so no array that
 * still has to move is overwritten. */
COLD void arena_rewind_keeping(struct arena *arena, struct arena_mark mark, struct arena_kept *kept, size_t count)
{
    struct {
        size_t chunk;
        const char *data;
    } order[MAX_KEPT];
    size_t moved = 0;

    assert(count <= MAX_KEPT);
    if (mark.open == arena->open && (size_t)(arena->next - mark.next) <= MIN_REWIND)
        return;
    if (!mark.open)
        mark = (struct arena_mark){arena->chunks, arena->chunks ? (char *)(arena->chunks + 1) : NULL};
    for (size_t k = 0; k < count; k++) {
        struct arena_kept array = kept[k];
        char *data;
        size_t at = moved;
        memcpy(&data, array.pointer, sizeof data);
        const struct arena_chunk *chunk = find_kept_chunk(mark, data);
        if (!chunk)
            continue;
        for (; at > 0 && (order[at - 1].chunk > chunk->number ||
                          (order[at - 1].chunk == chunk->number && (uintptr_t)order[at - 1].data > (uintptr_t)data));
             at--) {
            order[at] = order[at - 1];
            kept[at] = kept[at - 1];
        }
        order[at].chunk = chunk->number;
        order[at].data = data;
        kept[at] = array;
        moved++;
    }
    rewind_to(arena, mark);
    for (size_t k = 0; k < moved; k++) {
        void *data, *target = arena_array(arena, kept[k].bytes, 1);
        memcpy(&data, kept[k].pointer, sizeof data);
        unpoison(data, kept[k].bytes); /* its part may have been dropped */
        memmove(target, data, kept[k].bytes);
        memcpy(kept[k].pointer, &target, sizeof target);
    }
    poison_free(arena);
}

/* Releases the unused chunks to the allocator (parts are not chunks of the allocator). Returns their bytes. */
static size_t release_unused(struct arena *arena)
{
    struct arena_chunk **link = arena->open ? &arena->open->next : &arena->chunks;
    size_t bytes = 0;

    while (*link) {
        struct arena_chunk *chunk = *link;
        if (chunk->parent) {
            link = &chunk->next;
            continue;
        }
        *link = chunk->next;
        bytes += chunk->size;
        release_chunk(arena, chunk);
    }
    arena->held -= bytes;
    return bytes;
}

/* Links the chunk behind the open one and opens it. What is left of the chunk open so far becomes a part. */
static void use_chunk(struct arena *arena, struct arena_chunk *chunk)
{
    struct arena_chunk *open = arena->open, **front = open ? &open->next : &arena->chunks;

    if (open)
        add_part(arena, open, arena->next, (size_t)(arena->end - arena->next));
    chunk->next = *front;
    *front = chunk;
    chunk->number = open ? open->number + 1 : 0;
    open_chunk(arena, chunk);
    poison(arena->next, (size_t)(arena->end - arena->next));
}

/* Opens a chunk with at least `size` free bytes: an unused one that is large enough, else a new one. If all unused
 * chunks are too small, the new one replaces them. */
static COLD void open_chunk_for(struct arena *arena, size_t size)
{
    struct arena_chunk **link = arena->open ? &arena->open->next : &arena->chunks;

    if (size > SIZE_MAX - sizeof(struct arena_chunk))
        fail(arena->fault, DXS_RESULT_OUT_OF_MEMORY, "an allocation of %zu bytes exceeds the address space", size);
    size += sizeof(struct arena_chunk);
    for (; *link; link = &(*link)->next) {
        if ((*link)->size >= size) { /* use_chunk moves it in front of the smaller ones: they stay available */
            struct arena_chunk *chunk = *link;
            *link = chunk->next;
            use_chunk(arena, chunk);
            return;
        }
    }

    size_t wanted = arena->held < FIRST_CHUNK ? FIRST_CHUNK : arena->held / 8; /* at most 1/8 unused, yet few chunks */
    if (wanted < MIN_CHUNK)
        wanted = MIN_CHUNK;
    if (wanted > MAX_CHUNK)
        wanted = MAX_CHUNK;
    if (!arena->chunks && wanted < arena->first_size)
        wanted = arena->first_size;
    size_t unused = release_unused(arena);
    if (wanted < unused)
        wanted = unused;
    if (wanted < size)
        wanted = size;
    if (arena->held > arena->limit || wanted > arena->limit - arena->held) {
        if (arena->held > arena->limit || size > arena->limit - arena->held)
            fail(arena->fault, DXS_RESULT_LIMIT_EXCEEDED,
                 "working memory of %zu bytes needs %zu more: the limit is %zu", arena->held, size, arena->limit);
        wanted = size;
    }
    struct arena_chunk *chunk = arena->allocator.allocate(arena->allocator.user, wanted);
    if (!chunk)
        fail(arena->fault, DXS_RESULT_OUT_OF_MEMORY, "the allocator has no more memory: %zu bytes are in use",
             arena->held);
    *chunk = (struct arena_chunk){.size = wanted};
    arena->held += wanted;
    use_chunk(arena, chunk);
}

/* What an array of this size takes. */
static size_t aligned(size_t bytes)
{
    return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT + RED_ZONE;
}

/* The slow path of arena_array: the open chunk has no room, or just enough. */
static NOINLINE COLD void *array_slowly(struct arena *arena, size_t count, size_t size)
{
    if (size && count > (SIZE_MAX - ALIGNMENT - RED_ZONE) / size)
        fail(arena->fault, DXS_RESULT_OUT_OF_MEMORY, "an array of %zu elements of %zu bytes exceeds the address space",
             count, size);
    size_t bytes = aligned(count * size);
    if (!arena->next || bytes > (size_t)(arena->end - arena->next))
        open_chunk_for(arena, bytes);
    void *memory = arena->next;
    arena->next += bytes;
    unpoison(memory, count * size);
    return memory;
}

/* Whether the open chunk has more room than an array takes. An empty arena has no room for 0 bytes either. */
static inline bool fits(const struct arena *arena, size_t count, size_t size)
{
    return count >> HALF_SIZE_BITS == 0 && aligned(count * size) < (size_t)(arena->end - arena->next);
}

static inline void *take(struct arena *arena, size_t bytes)
{
    char *memory = arena->next;

    arena->next = memory + aligned(bytes);
    unpoison(memory, bytes);
    return memory;
}

void *arena_array(struct arena *arena, size_t count, size_t size)
{
    return fits(arena, count, size) ? take(arena, count * size) : array_slowly(arena, count, size);
}

static NOINLINE COLD void *set_slowly(struct arena *arena, size_t count, size_t size, int byte)
{
    return memset(array_slowly(arena, count, size), byte, count * size);
}

void *arena_zeroed(struct arena *arena, size_t count, size_t size)
{
    return fits(arena, count, size) ? memset(take(arena, count * size), 0, count * size)
                                    : set_slowly(arena, count, size, 0);
}

void *arena_copy(struct arena *arena, const void *array, size_t count, size_t size)
{
    void *copy = arena_array(arena, count, size);
    return count ? memcpy(copy, array, count * size) : copy;
}

uint32_t *arena_words(struct arena *arena, size_t count)
{
    return arena_array(arena, count, sizeof(uint32_t));
}

uint32_t *arena_zeroed_words(struct arena *arena, size_t count)
{
    return arena_zeroed(arena, count, sizeof(uint32_t));
}

uint32_t *arena_filled(struct arena *arena, size_t count)
{
    size_t bytes = count * sizeof(uint32_t);
    return fits(arena, count, sizeof(uint32_t)) ? memset(take(arena, bytes), 0xFF, bytes)
                                                : set_slowly(arena, count, sizeof(uint32_t), 0xFF);
}

/* arena_grow for an array that has elements or room. */
static NOINLINE void *regrow(struct arena *arena, void *data, size_t used, size_t capacity, size_t wanted, size_t size)
{
    if ((char *)data + aligned(capacity * size) == arena->next && wanted >> HALF_SIZE_BITS == 0) {
        size_t bytes = aligned(wanted * size);
        if (bytes <= (size_t)(arena->end - (char *)data)) {
            arena->next = (char *)data + bytes;
            unpoison(data, wanted * size);
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

void *arena_grow(struct arena *arena, void *data, size_t used, size_t capacity, size_t wanted, size_t size)
{
    return data ? regrow(arena, data, used, capacity, wanted, size) : arena_array(arena, wanted, size);
}

COLD char *arena_text(struct arena *arena, const char *bytes, size_t length)
{
    char *copy = arena_array(arena, length + 1, 1);
    if (length)
        memcpy(copy, bytes, length);
    copy[length] = '\0';
    return copy;
}
