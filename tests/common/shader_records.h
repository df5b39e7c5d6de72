/* Records that the shader writer keeps until the end. Their operands may refer to values and blocks without a number
 * yet. */
#ifndef TESTS_COMMON_SHADER_RECORDS_H
#define TESTS_COMMON_SHADER_RECORDS_H

#include "tests/common/shader_writer.h"

/* Values are numbered in this order. Until the counts are known, a value is a space (two bits) and an index in it. */
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

/* Reference to a value or block in a kept record = bit 63 | form of the written operand << 60 | number. */
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
    HOLDS_NUMBERS = 2 /* operands are plain numbers, even if bit 63 is set */
};

/* Appends to `list`: code, flags, operand count, operands. */
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

/* shader_metadata.c: the metadata of module, resources and entry point */
void keep_module_metadata(struct shader_writer *shader);

#endif
