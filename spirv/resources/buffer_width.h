/* Widths of accesses to raw and structured buffers: how many words can be moved at once. */
#ifndef SPIRV_RESOURCES_BUFFER_WIDTH_H
#define SPIRV_RESOURCES_BUFFER_WIDTH_H

#include "spirv/lowering.h"
#include "spirv/function/congruence.h"

struct word_access { /* one call */
    uint32_t words;  /* words moved; 0: atomic operation, or no data */
    uint32_t bytes;  /* of a word: 2 or 4. 64-bit elements are two words */
    bool is_store;
    uint8_t address_operand; /* operand of the byte offset (raw), or of the element, followed by the byte offset in it
                                (structured) */
};

enum {
    ALIGNED_TO_8 = 1 << 7 /* of access_widths.possible: the address is a multiple of 8 bytes */
};

struct access_widths { /* bit n: vectors of n words */
    uint8_t possible; /* the buffer can be seen as such vectors, and the first word's position in its vector is known */
    uint8_t gain;     /* possible, and the access covers at least one whole vector */
};

/* The features of the device decide whether raw buffers allow vectors at all, and whether vectors of three words
 * are allowed. */
struct access_widths access_widths(const struct lowering *l, const struct function *function,
                                   const struct instruction *i, const struct dxs_resource *info,
                                   const struct word_access *access);

/* The byte address within the buffer of an access whose address is in operands `first` and, in structured buffers,
 * first + 1. */
struct congruence address_of(const struct module *module, const struct function *function, const struct instruction *i,
                             const struct dxs_resource *info, uint32_t first);

/* The largest width in the mask; 1 if there is none. */
uint32_t widest(uint32_t widths);

/* value % modulus. `modulus`: a power of two, 6 or 12, and one for which access_widths has found the remainder to be
 * known. */
uint32_t known_remainder(const struct module *module, const struct function *function, value_id id, uint32_t modulus);

#endif
