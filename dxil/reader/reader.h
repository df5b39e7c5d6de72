/* Shared by the files of the bitcode reader; nobody else includes it. The reader fills growing arrays, which become the
 * module's when all is read and checked. */
#ifndef DXIL_READER_H
#define DXIL_READER_H

#include "base/bitset.h"
#include "dxil/bitstream/cache.h"

enum block_id_number { /* of LLVM 3.7's blocks */
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
    LARGEST_VECTOR = 1024
};

struct value_list {
    struct value *data;
    uint32_t count, capacity;
};

struct metadata_list {
    struct metadata *data;
    uint32_t count, capacity;
    uint32_t largest_operand; /* of its nodes */
    bool has_later_values;    /* some of its values were not known yet when they were read */
};

struct case_values {
    uint64_t *data;
    uint32_t count, capacity;
};

/* Types that are derived from this one; NO_TYPE: not looked for yet. */
struct type_links {
    type_id pointer; /* the first pointer to it; the others follow by `next` */
    type_id vector;  /* the first vector of it; likewise */
    type_id next;
    type_id pair; /* {it, i1} */
};

/* Metadata kinds that mean something to an instruction, by their number in this module; UINT32_MAX: not there. */
struct attachment_kinds {
    uint32_t precise, nonuniform, hints, loop, dx_break;
};

struct reader {
    struct arena *arena;
    struct fault *fault;
    struct module *module; /* what is being made */
    struct dxs_limits limits;
    uint32_t block_count;   /* of the functions so far */
    uint32_t earlier_count; /* values of the functions that have been read */
    bool relative_ids;

    VECTOR(struct type) types;
    VECTOR(struct type_links) links;
    struct words type_members;

    struct value_list values; /* the module's */
    struct value_list locals; /* of the function that is being read; and so are these */
    struct words targets;
    struct case_values case_values;
    VECTOR(struct global) globals;
    VECTOR(struct function) functions;
    VECTOR(struct constant) constants;
    struct words operands;
    struct words unchecked; /* constants that have operands, by index: see check_constants */
    VECTOR(uint64_t) data;

    struct metadata_list metadata;
    struct metadata_list local_metadata;
    struct words metadata_operands;
    VECTOR(uint64_t) metadata_numbers;
    VECTOR(char) metadata_text;
    VECTOR(struct named_metadata) named_metadata;
    VECTOR(const char *) metadata_kinds;
    VECTOR(struct bitstream_bookmark) kind_blocks; /* put off: without attachments nobody asks for kinds */
    struct attachment_kinds kinds;

    struct attribute_table attributes;
    struct cached_attributes *cached_attributes; /* whose groups these are, if no lists were read; else NULL */

    VECTOR(struct bitstream_bookmark) bodies;
    struct reader_cache *cache;
    struct checked_call *checked_calls; /* of these */
    uint32_t body;                      /* number of the one that is being read, see struct checked_call */

    /* Where we are, for errors; DXS_NOWHERE outside of functions. */
    uint32_t function, block, instruction;

    struct bitstream stream; /* large: what stands behind it takes longer to reach */
};

/* Fails with the place that the reader has reached. */
_Noreturn void reader_fail(struct reader *reader, enum dxs_result code, const char *format, ...) PRINTF_LIKE(3, 4) COLD;

/* The current record must have at least so many operands; the buffer gives zeros for missing ones. */
static inline void require_operands(struct reader *reader, uint32_t count, const char *what)
{
    if (reader->stream.count < count)
        reader_fail(reader, DXS_INVALID_BITCODE, "%s needs %u numbers, not %u", what, count, reader->stream.count);
}

/* The current record's operands from `first` on as text in the module's arena. */
const char *reader_text(struct reader *reader, uint32_t first);

/* An index that does not fit is one of too many values, which check_value_count refuses in the end. */
static inline struct value make_value(enum value_kind kind, type_id type, uint32_t index)
{
    return (struct value){.kind = (uint8_t)kind, .index = index & (MOST_VALUES - 1), .type = type};
}

static inline uint32_t reader_value_count(const struct reader *reader)
{
    return reader->values.count + reader->locals.count;
}

/* Whether the module's values and those of the functions so far pass the limit. */
void check_value_count(struct reader *reader);

inline const struct value *reader_value(const struct reader *reader, value_id id)
{
    return id < reader->values.count ? &reader->values.data[id] : &reader->locals.data[id - reader->values.count];
}

inline const struct type *reader_type(const struct reader *reader, type_id id)
{
    return &reader->types.data[id];
}

/* Whether the value is a constant integer, see module_integer. */
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
