/* FNV-1a, 64 bits. */
#ifndef CLI_HASH_H
#define CLI_HASH_H

#include <stddef.h>
#include <stdint.h>

#define HASH_OF_NOTHING 0xCBF29CE484222325u

static inline uint64_t hash_more(uint64_t hash, const void *data, size_t size)
{
    const unsigned char *bytes = data;
    for (size_t n = 0; n < size; n++)
        hash = (hash ^ bytes[n]) * 0x100000001B3u;
    return hash;
}

#endif
