/* A cursor over an LLVM bitstream: blocks, abbreviations and records, each record decoded into one reused buffer. */
#ifndef DXIL_BITSTREAM_H
#define DXIL_BITSTREAM_H

#include "base/vector.h"

#include <stdbool.h>

enum {
    BITSTREAM_MAX_DEPTH = 16,   /* DXIL nests three blocks */
    BITSTREAM_INFO_BLOCKS = 32, /* blocks with a smaller id may get abbreviations from BLOCKINFO */
    BITSTREAM_TEXT_ROOM = 8,    /* see bitstream_copy_text */
    BITSTREAM_PADDING = 4,      /* zeros that follow a record's operands in the buffer */
    KNOWN_ABBREVIATIONS = 16,   /* see struct known_abbreviation; DXC defines 11 outside of BLOCKINFO in most files */
    KNOWN_FORMS = 4,
    KNOWN_OPERANDS = 5,
    KNOWN_INFOS = 4, /* see struct known_info; DXC's BLOCKINFO has 76 bytes, 16 abbreviations, 52 operands */
    KNOWN_BLOCK_BYTES = 96,
    KNOWN_INFO_ABBREVIATIONS = 16,
    KNOWN_INFO_OPERANDS = 56
};

enum bitstream_entry {
    BITSTREAM_END,   /* of the block, which is left; or of the stream at the top level */
    BITSTREAM_BLOCK, /* `block_id`: enter or skip it */
    BITSTREAM_RECORD /* `code`, `operands`, `count` */
};

struct abbreviation_operand {
    uint64_t literal; /* 0 for fields */
    uint32_t mask;    /* of a field that is narrow, see bits.h */
    uint32_t more; /* the bit of such a field that says that another chunk follows; 0 for fixed fields and literals */
    uint8_t encoding; /* enum in bits.h */
    uint8_t width;
};

struct abbreviation {
    const struct abbreviation_operand *operands; /* the first one is the record's code */
    uint8_t tail;                                /* operands that follow the scalars: 2 an array, 1 a blob */
    uint8_t text_width;                          /* bits of a character that follows: 6 for CHAR6, 7, 8; 0: none does */
    uint32_t scalars;
    uint32_t code; /* that all its records have */
    uint32_t bits; /* of the scalars, in one chunk each; many where they are too long or wide to be read at once */
};

/* How an abbreviation was defined in the streams before, and what was made of it. All files of a compiler define nearly
 * the same ones in the same order: those that are defined anew in the same bits need not be read again. */
struct known_abbreviation {
    struct known_form {
        uint64_t bits, mask; /* of the definition */
        uint32_t width;      /* of it; 0: none is known */
        struct abbreviation abbreviation;
        struct abbreviation_operand operands[KNOWN_OPERANDS];
    } forms[KNOWN_FORMS];
    uint32_t oldest;
};

typedef VECTOR(const struct abbreviation *) abbreviation_list;

/* A block as it stood in a stream before, where nothing but its bytes says what it means. */
struct known_block {
    uint32_t size; /* in bytes; 0: none is known */
    uint32_t id_width;
    uint8_t bytes[KNOWN_BLOCK_BYTES];
};

/* A BLOCKINFO block, and what was made of it. A compiler writes few different ones: they
 * depend on how many bits the number of a type takes. */
struct known_info {
    struct known_block block;
    abbreviation_list info[BITSTREAM_INFO_BLOCKS];
    const struct abbreviation *listed[KNOWN_INFO_ABBREVIATIONS];
    struct abbreviation abbreviations[KNOWN_INFO_ABBREVIATIONS];
    struct abbreviation_operand operands[KNOWN_INFO_OPERANDS];
};

/* What streams that are read one after the other share; zeroed before the first of them. */
struct known_definitions {
    struct known_info infos[KNOWN_INFOS];
    uint32_t oldest_info;
    struct known_abbreviation abbreviations[KNOWN_ABBREVIATIONS]; /* by the order of definitions */
};

struct bitstream_scope {
    uint32_t block_id, id_width;
    uint32_t id_mask;                       /* 0: none of its entries is read by the fast path, see bitstream_next */
    const struct abbreviation *const *info; /* abbreviations from BLOCKINFO */
    uint32_t info_count;
    uint32_t first_abbreviation;     /* of the block's own, in bitstream.abbreviations */
    uint64_t end;                    /* bit that follows the block */
    uint32_t text_codes, text_first; /* see bitstream_enter_with_text */
};

/* Where the characters of the last record of text are, so that only those are decoded that somebody asks for. */
struct bitstream_text {
    uint64_t start;    /* bit where the record began */
    uint64_t position; /* bit where the first character is */
    uint32_t width;    /* bits of each: 6 for CHAR6; 0: they stand as bytes in the place of the operands */
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
    struct bitstream_text text;

    struct bitstream_scope *scope;   /* the innermost open one */
    struct known_definitions *known; /* NULL: nothing is */
    uint32_t known_count, definition_count;
    bool has_info;                   /* a BLOCKINFO block was met */
    abbreviation_list abbreviations; /* of the open scopes, innermost last */
    abbreviation_list info[BITSTREAM_INFO_BLOCKS];
    struct bitstream_scope scopes[BITSTREAM_MAX_DEPTH]; /* last: set when they are entered */
};

/* A stream over bytes behind the magic number; `offset` is theirs in the input. `known` may be NULL. Faults:
 * DXS_INVALID_BITCODE. */
void bitstream_open(struct bitstream *stream, struct arena *arena, const uint8_t *bytes, size_t size, uint32_t offset,
                    struct known_definitions *known);

/* The next entry of the current block. Abbreviations and BLOCKINFO blocks are dealt with on the way. */
enum bitstream_entry bitstream_next(struct bitstream *stream);
void bitstream_enter(struct bitstream *stream); /* the block that bitstream_next has met */
void bitstream_skip(struct bitstream *stream);

/* Likewise, a block in which records of these codes (a bit each) hold text from operand `first` on, which is asked for
 * by bitstream_copy_text only, and read faster. */
void bitstream_enter_with_text(struct bitstream *stream, uint32_t codes, uint32_t first);

/* Copies the current record's operands from `first` on, count - first of them if there are as many, as characters.
 * BITSTREAM_TEXT_ROOM bytes behind them may be written to. */
void bitstream_copy_text(const struct bitstream *stream, uint32_t first, char *out);

void bitstream_abandon(struct bitstream *stream); /* leaves the current block, whatever is left of it */

/* A block that was met before, so that it can be skipped and read later; only at the depth where it was met. */
struct bitstream_bookmark {
    uint64_t position, end;
    uint32_t block_id, id_width;
};
struct bitstream_bookmark bitstream_bookmark(const struct bitstream *stream);
void bitstream_return(struct bitstream *stream, const struct bitstream_bookmark *bookmark); /* then bitstream_enter */

/* Skips the block that bitstream_next has met if it is the known one. */
bool bitstream_skip_known(struct bitstream *stream, const struct known_block *known);

/* Stores a block that was read; none, if it is too large. */
void bitstream_remember_block(const struct bitstream *stream, const struct bitstream_bookmark *block,
                              struct known_block *known);

/* The bits with which a block began whose records were read, where nothing but these says what they mean. */
struct known_beginning {
    uint32_t bits; /* 0: none are known */
    uint32_t id_width;
    uint8_t bytes[288];
};

/* Passes over the beginning of the block that was entered just now if it is the known one. */
bool bitstream_pass(struct bitstream *stream, const struct known_beginning *known);

/* Stores the current block from this position on to the cursor; false if it is too long, or holds abbreviations. */
bool bitstream_remember(const struct bitstream *stream, uint64_t start, struct known_beginning *known);

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
