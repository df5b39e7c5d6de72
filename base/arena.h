/* Memory that is given back as a whole. Running out, or past the limit, unwinds through the arena's fault. What a large
 * array leaves unused of a chunk, or leaves behind when it grows, is filled by what comes later. */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct arena_chunk;

struct arena {
    struct dxs_allocator allocator;
    struct fault *fault;        /* where running out of memory goes; set before the first allocation */
    struct arena_chunk *chunks; /* all chunks, in the order in which they are filled */
    struct arena_chunk *open;   /* the one that is being filled */
    char *next, *end;           /* free bytes of the open chunk */
    size_t held;                /* bytes of all chunks */
    size_t first_size;          /* what the first chunk should hold at least, see arena_reset */
    size_t limit;               /* upper bound of `held` */
    bool has_parts;             /* some chunks are parts of others */
};

/* A point to rewind to. Chunks stay with the arena and are filled again. */
struct arena_mark {
    struct arena_chunk *open;
    char *next;
};

void arena_init(struct arena *arena, const struct dxs_allocator *allocator, struct fault *fault, size_t limit);
void arena_free(struct arena *arena); /* gives everything back to the allocator */

/* Empties the arena. Refilling it with as much allocates nothing; only if it had grown by several chunks, they are
 * given back, and one that holds as much as all of them takes their place. */
void arena_reset(struct arena *arena);

struct arena_mark arena_mark(const struct arena *arena);
void arena_rewind(struct arena *arena, struct arena_mark mark);

/* An array that outlives the scratch memory around it. */
struct arena_kept {
    void *place; /* the address of the pointer to it, which follows the array when that moves */
    size_t bytes;
};
#define ARENA_KEPT(pointer, count) ((struct arena_kept){&(pointer), (size_t)(count) * sizeof *(pointer)})

/* Rewinds to the mark, but keeps these arrays as far as they were allocated behind it: they move down to the mark.
 * Nothing can fail. Changes the order of `kept`. Where there is little to gain, nothing moves. */
void arena_rewind_keeping(struct arena *arena, struct arena_mark mark, struct arena_kept *kept, size_t count);

/* `count` elements of `size` bytes, aligned for any type, contents undefined. Never NULL, also for count 0.
 * The product is checked for overflow. */
void *arena_array(struct arena *arena, size_t count, size_t size);
void *arena_zeroed(struct arena *arena, size_t count, size_t size);
uint32_t *arena_filled(struct arena *arena, size_t count); /* with UINT32_MAX, which stands for none */

/* Makes room in a growing array: `data` with `used` elements moves to a place for `wanted`. Extends in place when
 * `data` is the arena's last allocation; else its old place may be given to others at once. */
void *arena_grow(struct arena *arena, void *data, size_t used, size_t capacity, size_t wanted, size_t size);

/* An array that nothing needs any more: what comes later may take its place. */
void arena_give_back(struct arena *arena, void *data, size_t bytes);

/* A NUL-terminated copy of `length` bytes. */
char *arena_text(struct arena *arena, const char *bytes, size_t length);

#endif
