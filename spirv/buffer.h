/* Raw and structured buffers: memory addressed in words, be it a storage buffer or a texel buffer of words. */
#ifndef SPIRV_BUFFER_H
#define SPIRV_BUFFER_H

#include "spirv/resources.h"

/* A run of words: `dynamic` + `constant` is the number of the first. */
struct buffer_address {
    struct handle handle;
    const struct view *view; /* VIEW_WORDS, or VIEW_IMAGE of a texel buffer */
    uint32_t bits;           /* of a word */
    uint32_t dynamic;        /* id, 0: none */
    uint32_t constant;
};

/* Whether the resource is memory of words; else it is a typed buffer. */
bool is_word_buffer(const struct handle *h);

/* The address that operands `first` (element, or byte offset of raw buffers) and first + 1 (byte offset in the element)
 * give, in words of so many bits. */
struct buffer_address buffer_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                     uint32_t first, uint32_t bits);

/* Id of the number of a word, counted from the address. */
uint32_t word_number(struct lowering *l, const struct buffer_address *address, uint32_t offset);

/* Pointer to it; storage buffers only. */
uint32_t word_pointer(struct lowering *l, const struct buffer_address *address, uint32_t offset);

/* Typed buffers (spirv/texture.c). */
void load_typed_buffer(struct lowering *l, const struct instruction *i, const struct handle *h);
void store_typed_buffer(struct lowering *l, const struct instruction *i, const struct handle *h);

#endif
