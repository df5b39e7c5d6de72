/* Raw and structured buffers: memory addressed in words, be it a storage buffer or a texel buffer of words. */
#ifndef SPIRV_RESOURCE_OPERATIONS_BUFFER_H
#define SPIRV_RESOURCE_OPERATIONS_BUFFER_H

#include "spirv/resources/access.h"

/* At most this many words of one access: four of 64 bits. */
enum {
    MAX_WORDS = 8,
    MAX_RAW_LOADS = 2
};

/* Words that were loaded at once. */
struct raw_load {
    uint32_t id, first, count;
};

/* A run of words. The number of the first is `dynamic` times the view's lanes + `constant`; of raw access chains these
 * are bytes in the element. */
struct buffer_address {
    struct handle handle;
    const struct view *view; /* VIEW_WORDS, or VIEW_IMAGE of a texel buffer */
    uint32_t bits;           /* of a word */
    uint32_t lanes;          /* words of an element of the view */
    uint32_t dynamic;        /* id, 0: none */
    uint32_t constant;
    uint32_t
        loaded[MAX_WORDS / 2 + 1]; /* elements that were loaded as a whole, from that of the first word on; 0: not */
    bool asks_status;              /* loads from texel buffers give their status too */
    uint32_t status;               /* of all loads so far, 0: none yet */
    bool loaded_is_float;          /* what they were converted to */
    bool is_raw_chain;
    bool raw_is_float;                        /* raw access chains: the type of words */
    uint32_t stride, element;                 /* bytes and id; stride 0: there are no elements, as in raw buffers */
    struct raw_load raw_loads[MAX_RAW_LOADS]; /* of two or more words */
};

/* The address that operands `first` (element, or byte offset of raw buffers) and first + 1 (byte offset in the element)
 * give, in words of so many bits. */
struct buffer_address buffer_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                     uint32_t first, uint32_t bits);

/* The same for loads and stores of words that are floats or not: by raw access chains if the resource has them. */
struct buffer_address access_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                     uint32_t first, uint32_t bits, bool is_float);

/* The address so many words further on. */
struct buffer_address address_behind(const struct buffer_address *address, uint32_t words);

/* Id of the number of the element in which a word lies, counted from the address. */
uint32_t element_number(struct lowering *l, const struct buffer_address *address, uint32_t offset);

/* Pointer to a word; storage buffers only. */
uint32_t word_pointer(struct lowering *l, const struct buffer_address *address, uint32_t offset);

/* Pointer to the whole element that a word lies in; storage buffers only. */
uint32_t element_of_word(struct lowering *l, const struct buffer_address *address, uint32_t offset);

/* Loads a word, whose type is that of the view, into this id. */
void load_word(struct lowering *l, struct buffer_address *address, uint32_t offset, uint32_t id);

/* Adds a word to that in memory, as one atomic operation: an integer, a float or two halves. */
void accumulate_word(struct lowering *l, const struct instruction *i, const struct buffer_address *address,
                     uint32_t word, bool floats, bool halves);

/* Type of a word as the view has it. */
bool word_is_float(const struct buffer_address *address);
uint32_t word_type(struct lowering *l, const struct buffer_address *address);

/* Raw access chains (spirv/resource_operations/raw_chains.c). Words of the mask that are near each other are loaded at
 * once, before single ones are taken into ids. Word 0: none is stored. */
struct buffer_address raw_chain_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                        uint32_t first, uint32_t bits);
void load_raw_chains(struct lowering *l, struct buffer_address *address, uint32_t mask);
void load_raw_word(struct lowering *l, const struct buffer_address *address, uint32_t offset, uint32_t id);
void store_raw_chains(struct lowering *l, const struct buffer_address *address, const uint32_t words[MAX_WORDS]);

/* Typed buffers (spirv/resource_operations/texture.c). */
void load_typed_buffer(struct lowering *l, const struct instruction *i, const struct handle *h);
void store_typed_buffer(struct lowering *l, const struct instruction *i, const struct handle *h);

#endif
