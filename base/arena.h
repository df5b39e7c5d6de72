/* Arenas: arrays are allocated one after the other and freed together. Running out of memory, or passing the limit,
 * unwinds through the arena's fault. Unused ends of chunks and old places of grown arrays are reused. */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena_chunk;

struct arena {
    struct dxs_allocator allocator;
    struct fault *fault;        /* where errors unwind to; set before the first allocation */
    struct arena_chunk *chunks; /* all chunks, in the order of filling */
    struct arena_chunk *open;   /* the chunk that is being filled */
    char *next, *end;           /* free bytes of the open chunk */
    size_t held;                /* bytes of all chunks */
    size_t first_size;          /* least size of the first chunk, see arena_reset */
    size_t limit;               /* of `held` */
    bool has_parts;             /* see arena.c */
};

/* A point to rewind to. Chunks allocated after it stay with the arena and are filled again. */
struct arena_mark {
    struct arena_chunk *open;
    char *next;
};

/* Zeroed memory for an object with arenas of this allocator; NULL: malloc. Returns NULL if out of memory, or if the
 * allocator has a member that this version of the library does not know. */
void *allocate_object(const struct dxs_allocator *allocator, size_t size);

void arena_init(struct arena *arena, const struct dxs_allocator *allocator, struct fault *fault, size_t limit);
void arena_free(struct arena *arena); /* gives everything back to the allocator */

/* Empties the arena. Refilling it with as much allocates nothing, except once: several chunks are released, and the
 * next allocation gets one chunk of their total size. */
void arena_reset(struct arena *arena);

struct arena_mark arena_mark(const struct arena *arena);
void arena_rewind(struct arena *arena, struct arena_mark mark);

/* An array that survives arena_rewind_keeping. */
struct arena_kept {
    void *pointer; /* address of the pointer to the array; updated when the array moves */
    size_t bytes;
};
#define ARENA_KEPT(pointer, count) ((struct arena_kept){&(pointer), (size_t)(count) * sizeof *(pointer)})

/* Rewinds to the mark, but keeps these arrays: those allocated after the mark move down to it. Cannot fail. Changes the
 * order of `kept`. Moves nothing if little memory would be won. */
void arena_rewind_keeping(struct arena *arena, struct arena_mark mark, struct arena_kept *kept, size_t count);

/* `count` elements of `size` bytes, aligned for any type, contents undefined. Never NULL, even for count 0. Overflow of
 * the product is an error. `size` must be below 2^16. */
void *arena_array(struct arena *arena, size_t count, size_t size);
void *arena_zeroed(struct arena *arena, size_t count, size_t size);
uint32_t *arena_words(struct arena *arena, size_t count);
uint32_t *arena_zeroed_words(struct arena *arena, size_t count);
void *arena_copy(struct arena *arena, const void *array, size_t count, size_t size);
uint32_t *arena_filled(struct arena *arena, size_t count); /* all UINT32_MAX: "none" */

/* Makes room for `wanted` elements in a growing array of which `used` are kept. Extends in place if `data` is the
 * arena's last allocation; else the array moves, and its old place is reused. */
void *arena_grow(struct arena *arena, void *data, size_t used, size_t capacity, size_t wanted, size_t size);

/* Marks an array as unused, so that later allocations may reuse its memory. */
void arena_give_back(struct arena *arena, void *data, size_t bytes);

/* A NUL-terminated copy of `length` bytes. */
char *arena_text(struct arena *arena, const char *bytes, size_t length);

#endif
