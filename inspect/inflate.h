/* Decompresses zlib's format. Sources: RFC 1950, RFC 1951. */
#ifndef INSPECT_INFLATE_H
#define INSPECT_INFLATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    MAX_ZLIB_RATIO = 1032 /* 2 bits can stand for 258 bytes */
};

/* False: the bytes are damaged, or do not become exactly `out_size` bytes. */
bool zlib_inflate(const uint8_t *bytes, size_t size, uint8_t *out, size_t out_size);

#endif
