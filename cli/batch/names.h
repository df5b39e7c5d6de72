/* A set of names with a value each. */
#ifndef CLI_BATCH_NAMES_H
#define CLI_BATCH_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct name {
    char *text;
    void *value;
    uint64_t hash; /* of the text, so that a growing set need not compute it again */
};

/* Zero-initialized: empty. Open addressing; the capacity is a power of two. */
struct names {
    struct name *slots;
    size_t count, capacity;
};

/* The name's entry, made with a value of NULL if there was none. NULL: out of memory. Valid until the next call. */
struct name *names_add(struct names *names, const char *text);

struct name *names_find(const struct names *names, const char *text); /* NULL: not in the set */
void names_free(struct names *names);                                 /* the values are the caller's */

#endif
