/* FNV-1a of 64 bits, and CRC-32 as of PNG and zlib. */
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

static inline uint32_t crc32_of(const void *data, size_t size)
{
    const unsigned char *bytes = data;
    uint32_t crc = UINT32_MAX;

    for (size_t n = 0; n < size; n++) {
        crc ^= bytes[n];
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320u : 0);
    }
    return ~crc;
}

#endif
