/* Hashes of values in memory, not of files: bytes are taken as this machine has them. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

/* Continues `hash` with the bytes. Their number does not count. */
uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size);

/* The same with a text and its end, or with NULL, which is no text. */
uint64_t hash_text(uint64_t hash, const char *text);

/* Bytes of a structure without padding between its members: from one member to another one, both included. */
struct hash_span {
    uint16_t start, end;
};
#define HASH_SPAN(type, first, last)                                                                                   \
    {                                                                                                                  \
        offsetof(type, first), offsetof(type, last) + sizeof(((type *)0)->last)                                        \
    }
uint64_t hash_spans(uint64_t hash, const void *structure, const struct hash_span *spans, size_t count);

#endif
