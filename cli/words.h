/* Little-endian 32-bit words in files and buffers, on hosts of any byte order. */
#ifndef CLI_WORDS_H
#define CLI_WORDS_H

#include <stdint.h>

static inline uint32_t load_word(const void *memory)
{
    const unsigned char *bytes = memory;
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static inline void store_word(void *memory, uint32_t word)
{
    unsigned char *bytes = memory;
    for (int n = 0; n < 4; n++)
        bytes[n] = (unsigned char)(word >> 8 * n);
}

#endif
