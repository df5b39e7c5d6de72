/* The state of the bitcode reader, for the files of this folder only. Growing arrays are filled and checked, then
 * become the module's. */
#ifndef DXIL_READER_H
#define DXIL_READER_H

#include "base/bitset.h"
#include "dxil/bitstream/cache.h"

enum block_id_number { /* LLVM 3.7's block ids */
    BLOCK_MODULE = 8,
    BLOCK_ATTRIBUTES = 9,
    BLOCK_ATTRIBUTE_GROUPS = 10,
    BLOCK_CONSTANTS = 11,
    BLOCK_FUNCTION = 12,
    BLOCK_SYMBOLS = 14,
    BLOCK_METADATA = 15,
    BLOCK_ATTACHMENTS = 16,
    BLOCK_TYPES = 17,
    BLOCK_USE_LISTS = 18
};

enum {
    MAX_VECTOR = 1024,
    MAX_ALIGNMENT = 30 /* exponent */
};

struct metadata_list {
    struct metadata *data;
    uint32_t count, capacity;
    uint32_t largest_operand; /* largest operand of its nodes */
    bool has_later_values;    /* some of its values are defined later */
};

struct case_values {
    uint64_t *data;
    uint32_t count, capacity;
};

/* Types derived from a type; NO_TYPE: none yet. */
struct type_links {
    type_id pointer; /* first pointer to it; others follow by `next` */
    type_id vector;  /* first vector of it; others follow by `next` */
    type_id next;
    type_id pair; /* structure {it, i1} */
};

struct reader {
    struct arena *arena;
    struct fault *fault;
    struct module *module; /* the result */
    struct dxs_limits limits;
    bool reads_declarations; /* alone: see enum module_extent */
    uint32_t block_count;    /* of all functions so far */
    uint32_t earlier_count;  /* values of all functions read before */
    bool relative_ids, has_aliases;

    VECTOR(struct type) types;
    VECTOR(struct type_links) links;
    struct words type_members;

    VECTOR(struct value) values; /* the module's values, followed by the current function's */
    uint32_t module_values;      /* the module's, when they have been read */
    struct words targets;        /* of the current function, as are case_values */
    struct case_values case_values;
    VECTOR(struct global) globals;
    VECTOR(struct function) functions;
    VECTOR(struct constant) constants;
    struct words operands;
    struct words unchecked; /* indices of constants whose operands check_constants must check */
    VECTOR(uint64_t) data;

    struct metadata_list metadata;
    struct metadata_list local_metadata;
    struct words metadata_operands;
    VECTOR(uint64_t) metadata_numbers;
    VECTOR(char) metadata_text;
    VECTOR(struct named_metadata) named_metadata;
    uint32_t largest_named; /* metadata id in it */
    VECTOR(const char *) metadata_kinds;
    VECTOR(struct bitstream_bookmark) kind_blocks; /* skipped; read later if there are attachments */

    struct attribute_table attributes;
    struct cached_attributes
        *cached_attributes; /* cache entry of the last block of groups; NULL: none, or lists followed */

    uint64_t target_start, target_end; /* bits behind the types, and behind the triple there; 0: none */

    VECTOR(struct bitstream_bookmark) bodies;
    struct reader_cache *cache;
    struct checked_call *checked_calls; /* of the cache */
    uint32_t body;                      /* number of the current body, see struct checked_call */

    /* Position for errors; DXS_NONE outside functions. */
    uint32_t function, block, instruction;
    uint32_t debug_calls; /* calls of llvm.dbg.* in the body so far */

    struct bitstream stream; /* last, because it is large: members before it have short offsets */
};

/* Fails at the current position. */
_Noreturn void reader_fail(struct reader *reader, enum dxs_result code, const char *format, ...) PRINTF_LIKE(3, 4) COLD;

/* Fails if the current record has fewer operands. (The buffer has zeros behind them.) */
static inline void require_operands(struct reader *reader, uint32_t count, const char *what)
{
    if (reader->stream.count < count)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "%s needs %u numbers, not %u", what, count,
                    reader->stream.count);
}

/* Copies the current record's operands from `first` on as text. */
const char *reader_text(struct reader *reader, uint32_t first);

/* An index of more than 24 bits is cut: check_value_count refuses so many values later. */
static inline struct value make_value(enum value_kind kind, type_id type, uint32_t index)
{
    return (struct value){.kind = (uint8_t)kind, .index = index & (MAX_VALUES - 1), .type = type};
}

/* A number with the lowest `count` bits set: 1 to 64. */
static inline uint64_t low_bits(uint32_t count)
{
    return UINT64_MAX >> (64 - count);
}

static inline uint32_t reader_value_count(const struct reader *reader)
{
    return reader->values.count;
}

/* Fails if the values of the module and of all functions so far exceed the limit. */
void check_value_count(struct reader *reader);

inline const struct value *reader_value(const struct reader *reader, value_id id)
{
    return &reader->values.data[id];
}

inline const struct type *reader_type(const struct reader *reader, type_id id)
{
    return &reader->types.data[id];
}

/* attributes.c: attributes of functions and parameters. */
void read_attribute_groups(struct reader *reader);
void read_attribute_lists(struct reader *reader);

/* symbols.c: symbol tables. */
void read_module_symbols(struct reader *reader);
void read_function_symbols(struct reader *reader, struct function *function);

/* Reads a constant integer, see module_integer. */
inline bool reader_integer(const struct reader *reader, value_id id, uint64_t *bits)
{
    const struct value *value = reader_value(reader, id);

    if (value->kind != VALUE_CONSTANT || reader_type(reader, value->type)->kind != TYPE_INTEGER)
        return false;
    const struct constant *constant = &reader->constants.data[value->index];
    *bits = constant->bits;
    return constant->kind == CONSTANT_INTEGER || constant->kind == CONSTANT_NULL;
}

#endif
