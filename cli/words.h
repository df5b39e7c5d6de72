/* Words in files and buffers are little-endian, as on the devices, whatever this machine's are. */
#ifndef CLI_WORDS_H
#define CLI_WORDS_H

#include <stdint.h>

static inline uint32_t load_word(const void *place)
{
    const unsigned char *bytes = place;
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static inline void store_word(void *place, uint32_t word)
{
    unsigned char *bytes = place;
    for (int n = 0; n < 4; n++)
        bytes[n] = (unsigned char)(word >> 8 * n);
}

#endif
