/* The part SRCI: names and texts of the source files, which DXC writes to .pdb files. Source: LLVM's documentation of
 * the DXContainer format. */
#ifndef DXIL_SOURCE_INFO_H
#define DXIL_SOURCE_INFO_H

#include "base/little_endian.h"
#include "dxil/module.h"

enum source_info_section {
    SOURCE_TEXTS, /* header: size, flags, compression (16 bits each), stored size, size, count; then entries */
    SOURCE_NAMES  /* header: flags, count, size (16 bits); then entries */
};

enum {
    SOURCE_INFO_HEADER = 8, /* of the part and of a section: size, flags and number of sections or type */
    SOURCE_TEXTS_HEADER = 20,
    SOURCE_NAMES_HEADER = 10,
    SOURCE_IS_PLAIN = 0, /* compression */
    SOURCE_IS_ZLIB = 1
};

/* A section with its header. size 0: there is none. */
static inline struct container_part source_info_section(const struct container_part *part,
                                                        enum source_info_section section)
{
    uint32_t count = part->size >= SOURCE_INFO_HEADER ? load16(part->data + 6) : 0;

    for (size_t at = SOURCE_INFO_HEADER; count > 0 && part->size - at >= SOURCE_INFO_HEADER; count--) {
        const uint8_t *header = part->data + at;
        uint32_t size = load32(header);
        if (size < SOURCE_INFO_HEADER || size > part->size - at)
            break;
        if (load16(header + 6) == (uint32_t)section)
            return (struct container_part){.data = header, .size = size};
        at += size;
    }
    return (struct container_part){0};
}

#endif
