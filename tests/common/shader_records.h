/* How the writer of shaders keeps what it writes at the end: records, whose operands may stand for values and blocks
 * that have no number yet. */
#ifndef TESTS_COMMON_SHADER_RECORDS_H
#define TESTS_COMMON_SHADER_RECORDS_H

#include "tests/common/shader_writer.h"

/* Values are numbered globals, functions, constants, instructions; until the counts are known, two bits tell which. */
enum value_space {
    SPACE_GLOBAL,
    SPACE_FUNCTION,
    SPACE_CONSTANT,
    SPACE_INSTRUCTION
};

enum {
    SPACE_SHIFT = 30
};

static inline written_value value_in(enum value_space space, uint32_t index)
{
    return (uint32_t)space << SPACE_SHIFT | index;
}

/* An operand of a kept record that stands for a value or a block: bit 63, the form in which it is written, the number.
 */
enum reference {
    ABSOLUTE_VALUE = 1,
    ABSOLUTE_VALUE_PLUS_1,
    RELATIVE_VALUE,
    SIGNED_RELATIVE_VALUE,
    BLOCK_NUMBER
};

#define REFERENCE_BIT (UINT64_C(1) << 63)

enum {
    REFERENCE_SHIFT = 60
};

static inline uint64_t refer(enum reference reference, uint32_t number)
{
    return REFERENCE_BIT | (uint64_t)reference << REFERENCE_SHIFT | number;
}

enum record_flag {
    DEFINES_VALUE = 1,
    HOLDS_NUMBERS = 2 /* nothing in it is a reference, whatever its bits */
};

/* In `list`: code, flags, number of operands, operands. */
void keep_record(struct numbers *list, uint32_t code, uint32_t flags, const uint64_t *operands, size_t count);

#define KEEP(list, code, flags, ...)                                                                                   \
    keep_record((list), (code), (flags), (const uint64_t[]){__VA_ARGS__},                                              \
                sizeof(const uint64_t[]){__VA_ARGS__} / sizeof(uint64_t))

/* A record whose operands are characters. */
void keep_text(struct numbers *list, uint32_t code, const char *text);

enum constant_code {
    CONSTANT_CODE_TYPE = 1,
    CONSTANT_CODE_NULL = 2,
    CONSTANT_CODE_UNDEF = 3,
    CONSTANT_CODE_INTEGER = 4,
    CONSTANT_CODE_FLOAT = 6,
    CONSTANT_CODE_AGGREGATE = 7,
    CONSTANT_CODE_DATA = 22
};

written_value keep_constant(struct shader_writer *shader, written_type type, enum constant_code code,
                            const uint64_t *operands, size_t count);
written_value keep_integer(struct shader_writer *shader, written_type type, int64_t value);

/* shader_metadata.c: what a compiler says of the module, its resources and its entry point */
void keep_module_metadata(struct shader_writer *shader);

#endif
