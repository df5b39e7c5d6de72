/* Raw and structured buffers as arrays of words, in storage buffers or in texel buffers with one word per texel. */
#ifndef SPIRV_RESOURCE_OPERATIONS_BUFFER_H
#define SPIRV_RESOURCE_OPERATIONS_BUFFER_H

#include "spirv/resources/access.h"

/* Words of one access: at most four 64-bit values. */
enum {
    MAX_WORDS = 8,
    MAX_RAW_LOADS = 4
};

/* Words that one OpLoad has loaded. `first`: counted from the address. */
struct raw_load {
    uint32_t id, first, count;
};

/* What may wrap around at 2^32 bytes. */
struct wraps {
    bool product; /* id * scale */
    bool sum;     /* id * scale modulo 2^32, plus the constant */
};

/* A byte address: sum of id * scale, plus a constant. */
struct byte_sum {
    uint32_t ids[2], scales[2];
    uint32_t count;
    uint32_t constant;
    struct wraps wraps;
};

/* Where an access through untyped pointers starts. */
struct untyped_place {
    struct byte_sum bytes;   /* `constant` is in the buffer_address */
    struct congruence known; /* the byte address */
    uint32_t free_words;     /* words from there on whose vectors need no alignment */
    bool may_read_more;      /* loads of vectors may take words that are not needed */
};

/* Address of the first word of an access, and what has been loaded from there. Word = dynamic * lanes + constant; for
 * raw access chains dynamic and constant are bytes within the element.
 * Untyped pointers: constant is bytes, dynamic unused.
 * Packed: the view has 32-bit words, and the access moves their halves. lanes 2: element = word, the halves of which
 * are known; lanes 1: the half is computed. */
struct buffer_address {
    struct handle handle;
    const struct view *view; /* VIEW_WORDS, or VIEW_IMAGE of a texel buffer */
    uint32_t bits;           /* bits of a word */
    uint32_t lanes;          /* words per element of the view */
    uint32_t dynamic;        /* id, 0: none */
    uint32_t constant;
    uint32_t loaded[MAX_WORDS / 2 + 1]; /* by element, from that of the first word: id if loaded as a whole, else 0 */
    bool needs_status;                  /* loads from texel buffers also return their residency status */
    uint32_t status;                    /* combined status of all loads so far; 0: none yet */
    bool loaded_is_float;               /* `loaded` was converted to float */
    bool is_adjusted;                   /* dynamic is an element of the Vulkan buffer: adjust_element */
    bool is_raw_chain, is_packed;
    bool raw_is_float;                        /* raw access chains, packed: words are floats */
    uint32_t stride, element;                 /* stride in bytes, element id; stride 0: raw buffer */
    struct raw_load raw_loads[MAX_RAW_LOADS]; /* loads of two or more words */
    const struct untyped_place *untyped;      /* NULL: not through untyped pointers */
};

/* Address from operand `first` (element, or byte offset in raw buffers) and first + 1 (byte offset in the element), in
 * words of `bits` bits. */
struct buffer_address buffer_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                     uint32_t first, uint32_t bits);

/* Address of a load or store. Uses raw access chains if the resource has them. */
struct buffer_address access_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                     uint32_t first, uint32_t bits, bool is_float);

/* The address + `words`. Nothing is loaded from there yet. */
struct buffer_address address_plus(const struct buffer_address *address, uint32_t words);

/* Index (id) of the view's element that holds word `offset` from the address. */
uint32_t element_number(struct lowering *l, const struct buffer_address *address, uint32_t offset);

/* Pointer to word `offset` from the address. Storage buffers only. */
uint32_t word_pointer(struct lowering *l, const struct buffer_address *address, uint32_t offset);

/* Pointer to the element that holds word `offset` from the address. Storage buffers only. */
uint32_t element_of_word(struct lowering *l, const struct buffer_address *address, uint32_t offset);

/* Loads word `offset` from the address, in the view's type, with result `id`. */
void load_word(struct lowering *l, struct buffer_address *address, uint32_t offset, uint32_t id);

/* Atomically adds `word` to the word in memory: as an integer, as a float, or as two halves. */
void accumulate_word(struct lowering *l, const struct instruction *i, const struct buffer_address *address,
                     uint32_t word, bool floats, bool halves);

/* Type of a word in the view. */
bool word_is_float(const struct buffer_address *address);
uint32_t word_type(struct lowering *l, const struct buffer_address *address);

/* Raw access chains (spirv/resource_operations/raw_chains.c). load_raw_chains loads adjacent words of the mask
 * together; load_raw_word then takes them one by one. store_raw_chains: word 0 is not stored. */
struct buffer_address raw_chain_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                        uint32_t first, uint32_t bits);
void load_raw_chains(struct lowering *l, struct buffer_address *address, uint32_t mask);
void load_raw_word(struct lowering *l, const struct buffer_address *address, uint32_t offset, uint32_t id);
void store_raw_chains(struct lowering *l, const struct buffer_address *address, const uint32_t words[MAX_WORDS]);

/* Untyped pointers (spirv/resource_operations/untyped.c). */
struct buffer_address untyped_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                      uint32_t first, uint32_t bits);
bool is_aligned(struct lowering *l, const struct instruction *i, const struct handle *h, uint32_t first,
                uint32_t bytes);
uint32_t untyped_pointer(struct lowering *l, const struct buffer_address *address, uint32_t offset);
struct raw_load untyped_span(const struct buffer_address *address, uint32_t word, uint32_t mask, bool is_store);

/* Adds operand `number` * scale (buffer_address.c). `unit`: bytes of the accessed vector, 0: single words; a power of
 * two if scale is 1. `h`: the operand addresses the whole buffer and must not wrap around; NULL: it is an offset within
 * an element. */
void add_term(struct lowering *l, const struct instruction *i, const struct handle *h, uint32_t number, uint32_t scale,
              uint32_t unit, struct byte_sum *sum);

/* id * scale / bytes. `bytes`: a power of two or 12. */
uint32_t scaled(struct lowering *l, uint32_t id, uint32_t scale, uint32_t bytes);

/* (sum of ids * scales + constant) / bytes. */
uint32_t sum_of_bytes(struct lowering *l, struct byte_sum *sum, uint32_t bytes);

/* The elements of `bytes` bytes, a power of two, modulo 2^32 bytes. May take elements of the sum's constant. */
uint32_t wrap_around(struct lowering *l, uint32_t elements, struct byte_sum *sum, uint32_t bytes);

/* Typed buffers (spirv/resource_operations/texture.c). */
void load_typed_buffer(struct lowering *l, const struct instruction *i, const struct handle *h);
void store_typed_buffer(struct lowering *l, const struct instruction *i, const struct handle *h);

#endif
