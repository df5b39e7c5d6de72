/* Layout of a member of a constant or structured buffer, from its type. */
#ifndef DXIL_MEMBERS_H
#define DXIL_MEMBERS_H

#include "dxil/module.h"

enum packing {
    PACKED_IN_ROWS, /* constant buffers: array elements, matrix vectors and structures begin in rows of 16 bytes */
    PACKED_TIGHTLY  /* structured buffers: everything is aligned to its largest scalar */
};

enum {
    MAX_BUFFER_MEMBERS = 1 << 18 /* of all buffers, with members of members; long names count as several */
};

/* Computes size and strides. Class, component size, rows, columns and element count are set; of a structure
 * `inner_size` is its size and `alignment` that of its largest scalar, which others ignore. */
void member_lay_out(struct dxs_buffer_member *member, enum packing packing, uint64_t inner_size, uint32_t alignment);

/* Sizes and offsets of hostile types exceed 32 bits. */
static inline uint32_t member_clamp(uint64_t number)
{
    return number < UINT32_MAX ? (uint32_t)number : UINT32_MAX;
}

/* `size` rounded up to a multiple of `alignment`. */
static inline uint64_t round_up(uint64_t size, uint32_t alignment)
{
    return (size + alignment - 1) / alignment * alignment;
}

#endif
