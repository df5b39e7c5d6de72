/* How many words of a raw or structured buffer are moved at once. */
#ifndef SPIRV_RESOURCES_BUFFER_WIDTH_H
#define SPIRV_RESOURCES_BUFFER_WIDTH_H

#include "dxil/module.h"

struct word_access { /* one call */
    uint32_t words;  /* how many it moves; 0: an atomic operation, or nothing */
    bool is_store;
    uint8_t address_operand; /* of raw buffers the byte offset; of structured ones the element, then the byte in it */
};

struct access_widths { /* bit n: vectors of n words */
    uint8_t possible;  /* the address names an element of such vectors, and a word in it */
    uint8_t gain;      /* and the access moves at least one of them */
};

/* What the options say of the device decides whether vectors of three words are possible, and any in raw buffers. */
struct access_widths access_widths(const struct module *module, const struct function *function,
                                   const struct instruction *i, const struct dxs_resource *info,
                                   const struct word_access *access, const struct dxs_options *options);

/* The most words of those bits; 1 if there are none. */
uint32_t widest(uint32_t widths);

/* What is known of the value modulo `modulus`, a power of two or 12, that access_widths found the address to be known
 * for. */
uint32_t known_rest(const struct module *module, const struct function *function, value_id id, uint32_t modulus);

#endif
