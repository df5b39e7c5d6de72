/* A cursor over an LLVM bitstream. Each record is decoded into one reused buffer. */
#ifndef DXIL_BITSTREAM_H
#define DXIL_BITSTREAM_H

#include "base/vector.h"

#include <stdbool.h>

enum {
    BITSTREAM_MAX_DEPTH = 16,   /* DXIL nests blocks three deep */
    BITSTREAM_INFO_BLOCKS = 32, /* BLOCKINFO can give abbreviations to blocks with a smaller id */
    BITSTREAM_TEXT_ROOM = 8,    /* see bitstream_copy_text */
    BITSTREAM_PADDING = 4,      /* zeros that follow a record's operands in the buffer */
    CACHED_DEFINITIONS = 5,     /* see struct cached_definitions; DXC defines abbreviations in 4 places */
    CACHED_VARIANTS = 4,        /* that differ by the width of type ids */
    CACHED_CHUNKS = 5,
    CACHED_ABBREVIATIONS = 6,
    CACHED_OPERANDS = 24,
    CACHED_BLOCK_INFOS = 4, /* see struct cached_block_info; DXC's BLOCKINFO: 76 bytes, 16 abbreviations, 52 operands */
    CACHED_BLOCK_BYTES = 96,
    CACHED_INFO_ABBREVIATIONS = 16,
    CACHED_INFO_OPERANDS = 56
};

enum bitstream_entry {
    BITSTREAM_END,   /* end of the block, which is left; or of the stream */
    BITSTREAM_BLOCK, /* a block `block_id`: enter or skip it */
    BITSTREAM_RECORD /* a record: `code`, `operands`, `count` */
};

struct abbreviation_operand {
    uint64_t literal; /* 0 for fields */
    uint32_t mask;    /* bits of a chunk, for fields of at most MAX_NARROW bits; else 0 */
    uint32_t more;    /* its continuation bit; 0 for fixed fields and literals */
    uint8_t encoding; /* enum encoding in bits.h */
    uint8_t width;
};

struct abbreviation {
    const struct abbreviation_operand *operands; /* the first one is the record's code */
    uint8_t tail;       /* operands behind the scalars: 0 none, 1 a blob, 2 an array and its element */
    uint8_t text_width; /* bits of a character if the tail can be text: 6 (CHAR6), 7, 8; 0: it cannot */
    uint16_t bits;      /* of the scalars if each takes one chunk; MANY_BITS: not for the fast path */
    uint32_t scalars;
    uint32_t code;         /* record code, of short abbreviations */
    uint8_t numbers;       /* of a record of one or two VBR6 numbers and one or two fixed fields: how many; else 0 */
    bool is_single;        /* whether its records have one number, of chunks of at most MAX_NARROW bits */
    uint8_t field_bits[2]; /* then: of the fields, 12 together at most; 0: there is no second one */
    uint64_t more;         /* of short abbreviations: the scalars' continuation bits */
};

typedef VECTOR(const struct abbreviation *) abbreviation_list;

/* Consecutive definitions of abbreviations in an earlier stream, and their results. A compiler defines nearly the same
 * abbreviations in the same order in each file, so equal bits need not be decoded again. */
struct cached_definitions {
    uint64_t chunks[CACHED_CHUNKS]; /* the definitions' bits: FAST_BITS in each chunk but the last */
    uint32_t bits;                  /* 0: empty */
    uint32_t id_width, count;
    const struct abbreviation *listed[CACHED_ABBREVIATIONS];
    struct abbreviation abbreviations[CACHED_ABBREVIATIONS];
    struct abbreviation_operand operands[CACHED_OPERANDS];
};

/* The bytes of a block in an earlier stream. Only blocks whose meaning depends on nothing else are cached. */
struct cached_block {
    uint32_t size; /* in bytes; 0: empty */
    uint32_t id_width;
    uint8_t bytes[CACHED_BLOCK_BYTES];
};

/* A BLOCKINFO block and its abbreviations. A compiler writes few different ones: they depend on the width of type ids.
 */
struct cached_block_info {
    struct cached_block block;
    abbreviation_list info[BITSTREAM_INFO_BLOCKS];
    const struct abbreviation *listed[CACHED_INFO_ABBREVIATIONS];
    struct abbreviation abbreviations[CACHED_INFO_ABBREVIATIONS];
    struct abbreviation_operand operands[CACHED_INFO_OPERANDS];
};

/* Shared by streams that are read one after the other. Must be zero before the first. */
struct bitstream_cache {
    struct cached_block_info block_infos[CACHED_BLOCK_INFOS];
    uint32_t oldest_block_info;
    struct cached_definitions definitions[CACHED_DEFINITIONS][CACHED_VARIANTS]; /* by place in the stream */
    uint32_t oldest_definitions;
};

struct bitstream_scope {
    uint32_t block_id, id_width;
    uint32_t id_mask; /* mask of an abbreviation id; 0: too wide for the fast path of bitstream_next */
    const struct abbreviation *const *info; /* from BLOCKINFO */
    uint32_t info_count;
    uint32_t first_abbreviation;     /* the block's own, in bitstream.abbreviations */
    uint64_t end;                    /* bit behind the block */
    uint32_t text_codes, text_first; /* see bitstream_enter_with_text */
};

/* Position of the last text. Its characters are decoded only if bitstream_copy_text asks for them. */
struct bitstream_text {
    uint64_t start;    /* bit at which its record begins */
    uint64_t position; /* bit of the first character */
    uint32_t width;    /* bits of a character: 6 (CHAR6), 7, 8; 0: the characters are bytes in the buffer of operands */
};

struct bitstream {
    struct arena *arena;
    const uint8_t *bytes;
    size_t loadable;   /* eight bytes can be loaded at offsets below this */
    uint64_t position; /* in bits */
    uint64_t end;
    uint32_t offset; /* of `bytes` in the input, for errors */
    uint64_t start;  /* bit at which the current entry begins */

    uint32_t block_id, new_id_width; /* of the last block header */
    uint64_t block_end;
    uint32_t code, count; /* of the last record */
    uint64_t *operands;   /* BITSTREAM_PADDING zeros follow */
    uint32_t capacity;
    struct bitstream_text text;

    struct bitstream_scope *scope;   /* of the innermost open block */
    struct bitstream_cache *cache;   /* NULL: none */
    uint32_t places;                 /* with definitions so far */
    const abbreviation_list *info;   /* from BLOCKINFO, by block id; NULL: none */
    abbreviation_list abbreviations; /* of the open blocks, innermost last */
    struct bitstream_scope
        scopes[BITSTREAM_MAX_DEPTH]; /* set when a block is entered; last, so that bitstream_open need not clear them */
};

/* Opens a stream over the bytes behind the magic number. `offset`: of these bytes in the input. The cache may be NULL.
 * Fails with DXS_RESULT_INVALID_BITCODE. */
void bitstream_open(struct bitstream *stream, struct arena *arena, const uint8_t *bytes, size_t size, uint32_t offset,
                    struct bitstream_cache *cache);

/* The next entry of the current block. Definitions of abbreviations and BLOCKINFO are handled on the way. */
enum bitstream_entry bitstream_next(struct bitstream *stream);
void bitstream_enter(struct bitstream *stream); /* enters the block that bitstream_next returned */
void bitstream_skip(struct bitstream *stream);

/* Goes to the next record of the current block, past the blocks in it. Returns false at the end of the block. */
static inline bool bitstream_next_record(struct bitstream *stream)
{
    enum bitstream_entry entry;

    while ((entry = bitstream_next(stream)) == BITSTREAM_BLOCK)
        bitstream_skip(stream);
    return entry == BITSTREAM_RECORD;
}

/* Enters a block in which records with these codes (a bit each) hold text from operand `first` on. The text is skipped;
 * bitstream_copy_text decodes it. */
void bitstream_enter_with_text(struct bitstream *stream, uint32_t codes, uint32_t first);

/* Copies the current record's operands from `first` on as characters: max(count - first, 0) of them. May write
 * BITSTREAM_TEXT_ROOM bytes more. */
void bitstream_copy_text(const struct bitstream *stream, uint32_t first, char *out);

void bitstream_abandon(struct bitstream *stream); /* leaves the current block before its end */

/* A block to be read later. Must be used at the nesting depth at which it was taken. */
struct bitstream_bookmark {
    uint64_t position, end;
    uint32_t block_id, id_width;
};
struct bitstream_bookmark bitstream_bookmark(const struct bitstream *stream);
void bitstream_return(struct bitstream *stream, const struct bitstream_bookmark *bookmark); /* next: bitstream_enter */

/* Skips the block that bitstream_next returned if it equals the cached one. Returns whether it did. */
bool bitstream_skip_cached(struct bitstream *stream, const struct cached_block *cached);

/* Caches a block that was read, unless it is too large. */
void bitstream_cache_block(const struct bitstream *stream, const struct bitstream_bookmark *block,
                           struct cached_block *cached);

/* The first bits of a block in an earlier stream, if their meaning depends on nothing else. */
struct cached_prefix {
    uint32_t bits; /* 0: empty */
    uint32_t id_width;
    uint8_t bytes[288];
};

/* Skips the first records of the block that was just entered if they equal the cached ones. Returns whether it did. */
bool bitstream_skip_prefix(struct bitstream *stream, const struct cached_prefix *cached);

/* Caches the current block from bit `start` to the cursor. Returns false if that is too long or the block has
 * abbreviations. */
bool bitstream_cache_prefix(const struct bitstream *stream, uint64_t start, struct cached_prefix *cached);

/* Fails at the position of the current entry. */
_Noreturn void bitstream_fail(struct bitstream *stream, const char *format, ...) PRINTF_LIKE(2, 3) COLD;

/* Unread bits of the current block: an upper bound for all counts in it. */
static inline uint64_t bitstream_left(const struct bitstream *stream)
{
    uint64_t end = stream->scope->end;
    return stream->position < end ? end - stream->position : 0;
}

/* Decodes a signed VBR: bit 0 is the sign, the others the magnitude; "minus zero" is INT64_MIN. */
static inline int64_t signed_vbr(uint64_t value)
{
    if (!(value & 1))
        return (int64_t)(value >> 1);
    return value == 1 ? INT64_MIN : -(int64_t)(value >> 1);
}

#endif
