/* Raw and structured buffers as arrays of words, in storage buffers or in texel buffers with one word per texel. */
#ifndef SPIRV_RESOURCE_OPERATIONS_BUFFER_H
#define SPIRV_RESOURCE_OPERATIONS_BUFFER_H

#include "spirv/resources/access.h"

/* Words of one access: at most four 64-bit values. */
enum {
    MAX_WORDS = 8,
    MAX_LOADS = MAX_WORDS / 2
};

/* Bytes. Stands for constant offsets of 4 GiB or more, which must not wrap around to the first elements. */
#define OUT_OF_BOUNDS UINT32_C(0xF0000000)

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

/* Words that move together. `first`: counted from the address; words before it count down from 2^32. */
struct word_span {
    uint32_t first, count;
};

struct loaded_words {
    struct word_span span;
    uint32_t id; /* a vector of words */
};

struct buffer_address;

/* A form of memory: how the words at an address move. */
struct word_form {
    bool has_any_type; /* each access chooses whether words are floats; false: the view decides */
    /* The words to move with word `w`, the first that is left in the mask. */
    struct word_span (*span)(const struct buffer_address *address, uint32_t w, uint32_t mask, bool is_store);
    /* Loads a span: one word with result `id`, in the type that it has in memory; or a vector, in the type that the
     * access wants. */
    uint32_t (*load)(struct lowering *l, struct buffer_address *address, struct word_span span, uint32_t id);
    void (*store)(struct lowering *l, const struct buffer_address *address, struct word_span span,
                  const uint32_t *words);
    /* Stores a span of several words that are one value. NULL: it stores single words. */
    void (*store_vector)(struct lowering *l, const struct buffer_address *address, struct word_span span,
                         uint32_t vector);
    /* Pointer to word `offset` from the address. NULL: there are no pointers to words. */
    uint32_t (*pointer)(struct lowering *l, const struct buffer_address *address, uint32_t offset);
};

extern const struct word_form word_elements; /* elements of a storage buffer: words or vectors of words */
extern const struct word_form word_texels;   /* texels of one word */
extern const struct word_form word_halves;   /* halves of 32-bit words or of texels */
extern const struct word_form word_chains;   /* SPV_NV_raw_access_chains */
extern const struct word_form word_untyped;  /* SPV_KHR_untyped_pointers */

/* Address of the first word of an access, in the terms of a form, and what has been loaded from there. */
struct buffer_address {
    struct handle handle;
    const struct view *view; /* VIEW_WORDS, or VIEW_IMAGE of a texel buffer */
    const struct word_form *form;
    uint32_t bits;     /* bits of a word */
    bool is_float;     /* words in memory are floats; false: unsigned integers */
    bool wants_float;  /* the access wants floats */
    uint32_t dynamic;  /* id, 0: none. Elements, texels, halves: in `lanes` words. Chains: bytes. Untyped: none */
    uint64_t constant; /* bytes, added to dynamic; does not wrap around at 2^32 */
    struct loaded_words loaded[MAX_LOADS];
    uint32_t lanes;           /* elements: words of one; halves: 2 if it is known which half `constant` means, else 1 */
    bool is_adjusted;         /* elements: dynamic is an element of the Vulkan buffer (adjust_element) */
    bool needs_status;        /* texels: loads also return their residency status */
    uint32_t status;          /* texels: combined status of all loads so far; 0: none yet */
    uint32_t stride, element; /* chains: stride in bytes, element id; stride 0: raw buffer */
    const struct untyped_place *untyped;
};

/* Address from operand `first` (element, or byte offset in raw buffers) and first + 1 (byte offset in the element), in
 * words of `bits` bits. Its words have pointers, but for texels and halves. */
struct buffer_address buffer_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                     uint32_t first, uint32_t bits);

/* Address of a load or store. Uses raw access chains if the resource has them. */
struct buffer_address access_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                     uint32_t first, uint32_t bits, bool wants_float);

/* The address + `words`. Nothing is loaded from there yet. */
struct buffer_address address_plus(const struct buffer_address *address, uint32_t words);

/* Word `offset` from the address, without the dynamic part. */
static inline uint32_t constant_word(const struct buffer_address *address, uint32_t offset)
{
    return (uint32_t)(address->constant / (address->bits / 8)) + offset;
}

/* Index (id) of the view's element, texel or half that holds word `offset` from the address. */
uint32_t element_number(struct lowering *l, const struct buffer_address *address, uint32_t offset);

/* Pointer to word `offset` from the address. */
static inline uint32_t word_pointer(struct lowering *l, const struct buffer_address *address, uint32_t offset)
{
    return address->form->pointer(l, address, offset);
}

/* Loads word `offset` from the address, in the type that it has in memory or, if load_words has loaded it, that the
 * access wants; with result `id`. */
void load_word(struct lowering *l, struct buffer_address *address, uint32_t offset, uint32_t id);

/* Atomically adds `word` to the word in memory: as an integer, as a float, or as two halves. */
void accumulate_word(struct lowering *l, const struct instruction *i, const struct buffer_address *address,
                     uint32_t word, bool floats, bool halves);

/* Type of a word: a float or an unsigned integer; in memory; of `count` words in memory. */
static inline uint32_t word_of_type(struct lowering *l, const struct buffer_address *address, bool is_float)
{
    return is_float ? type_float(l->b, address->bits) : type_int(l->b, address->bits);
}

static inline uint32_t word_type(struct lowering *l, const struct buffer_address *address)
{
    return word_of_type(l, address, address->is_float);
}

static inline uint32_t words_type(struct lowering *l, const struct buffer_address *address, uint32_t count)
{
    return type_vector(l->b, word_type(l, address), count);
}

/* Addresses of raw access chains and of untyped pointers. */
struct buffer_address raw_chain_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                        uint32_t first, uint32_t bits);
struct buffer_address untyped_address(struct lowering *l, const struct instruction *i, const struct handle *h,
                                      uint32_t first, uint32_t bits);

/* Whether the address in the operands from `first` on is known to be a multiple of `bytes` (untyped.c). */
bool is_aligned(struct lowering *l, const struct instruction *i, const struct handle *h, uint32_t first,
                uint32_t bytes);

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
