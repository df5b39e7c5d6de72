/* A cursor over an LLVM bitstream: blocks, abbreviations and records, each record decoded into one reused buffer. */
#ifndef DXIL_BITSTREAM_H
#define DXIL_BITSTREAM_H

#include "base/vector.h"

#include <stdbool.h>

enum {
    BITSTREAM_MAX_DEPTH = 16,   /* DXIL nests three blocks */
    BITSTREAM_INFO_BLOCKS = 32, /* blocks with a smaller id may get abbreviations from BLOCKINFO */
    BITSTREAM_PADDING = 4       /* zeros that follow a record's operands in the buffer */
};

enum bitstream_entry {
    BITSTREAM_END,   /* of the block, which is left; or of the stream at the top level */
    BITSTREAM_BLOCK, /* `block_id`: enter or skip it */
    BITSTREAM_RECORD /* `code`, `operands`, `count` */
};

struct abbreviation_operand {
    uint64_t literal; /* 0 for fields */
    uint32_t mask;    /* of a field that is narrow, see bitstream.c */
    uint32_t more; /* the bit of such a field that says that another chunk follows; 0 for fixed fields and literals */
    uint8_t encoding; /* enum in bitstream.c */
    uint8_t width;
};

struct abbreviation {
    uint32_t first; /* operand, in bitstream.abbreviation_operands: the record's code */
    uint16_t tail;  /* operands that follow the scalars: 2 an array, 1 a blob */
    bool is_plain;  /* nothing but narrow scalars, and the code is a literal */
    uint32_t scalars;
    uint32_t reach; /* bytes that the scalars of a plain one touch, of each two chunks at most */
};

struct bitstream_scope {
    uint32_t block_id, id_width;
    uint32_t id_mask;                /* of what the fast path reads; 0 at the top level, which it leaves alone */
    const struct abbreviation *info; /* abbreviations from BLOCKINFO */
    uint32_t info_count;
    uint32_t first_abbreviation; /* of the block's own, in bitstream.abbreviations */
    uint64_t end;                /* bit that follows the block */
};

struct bitstream {
    struct arena *arena;
    const uint8_t *bytes;
    size_t loadable;   /* offsets below this have eight bytes to load */
    uint64_t position; /* in bits */
    uint64_t end;
    uint32_t offset; /* of `bytes` in the input, for places of errors */
    uint64_t start;  /* bit where the current entry began */

    uint32_t block_id, new_id_width; /* of the block that was met last */
    uint64_t block_end;
    uint32_t code, count; /* of the record that was met last */
    uint64_t *operands;   /* BITSTREAM_PADDING zeros follow them */
    uint32_t capacity;

    struct bitstream_scope scopes[BITSTREAM_MAX_DEPTH];
    struct bitstream_scope *scope; /* the innermost open one */
    VECTOR(struct abbreviation_operand) abbreviation_operands;
    VECTOR(struct abbreviation) abbreviations; /* of the open scopes, innermost last */
    VECTOR(struct abbreviation) info[BITSTREAM_INFO_BLOCKS];
};

/* A stream over bytes behind the magic number; `offset` is theirs in the input. Faults: DXS_INVALID_BITCODE. */
void bitstream_open(struct bitstream *stream, struct arena *arena, const uint8_t *bytes, size_t size, uint32_t offset);

/* The next entry of the current block. Abbreviations and BLOCKINFO blocks are dealt with on the way. */
enum bitstream_entry bitstream_next(struct bitstream *stream);
void bitstream_enter(struct bitstream *stream); /* the block that bitstream_next has met */
void bitstream_skip(struct bitstream *stream);
void bitstream_abandon(struct bitstream *stream); /* leaves the current block, whatever is left of it */

/* A block that was met before, so that it can be skipped and read later; only at the depth where it was met. */
struct bitstream_bookmark {
    uint64_t position, end;
    uint32_t block_id, id_width;
};
struct bitstream_bookmark bitstream_bookmark(const struct bitstream *stream);
void bitstream_return(struct bitstream *stream, const struct bitstream_bookmark *bookmark); /* then bitstream_enter */

/* Fails with the place of the current entry. */
_Noreturn void bitstream_fail(struct bitstream *stream, const char *format, ...) PRINTF_LIKE(2, 3) COLD;

/* Bits of the current block that are not read yet: an upper bound for what may still come. */
static inline uint64_t bitstream_left(const struct bitstream *stream)
{
    uint64_t end = stream->scope->end;
    return stream->position < end ? end - stream->position : 0;
}

/* The number behind a signed VBR: bit 0 is the sign, the rest the magnitude; minus zero is the least number. */
static inline int64_t signed_vbr(uint64_t value)
{
    if (!(value & 1))
        return (int64_t)(value >> 1);
    return value == 1 ? INT64_MIN : -(int64_t)(value >> 1);
}

#endif
