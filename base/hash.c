/* Hashes of values in memory. */
#include "base/hash.h"

#include <string.h>

uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    for (const unsigned char *at = bytes, *end = at + size; at < end; at++) {
        hash = (hash ^ *at) * UINT64_C(0x9E3779B97F4A7C15);
        hash ^= hash >> 32; /* products alone carry nothing downwards */
    }
    return hash;
}

uint64_t hash_text(uint64_t hash, const char *text)
{
    return text ? hash_bytes(hash, text, strlen(text) + 1) : hash_bytes(hash, "\xFF", 1); /* no text begins so */
}

uint64_t hash_spans(uint64_t hash, const void *structure, const struct hash_span *spans, size_t count)
{
    for (; count; count--, spans++)
        hash = hash_bytes(hash, (const char *)structure + spans->start, (size_t)(spans->end - spans->start));
    return hash;
}
