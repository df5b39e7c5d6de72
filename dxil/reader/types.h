/* Reads the type table, finds types, and makes types that records imply without naming them. */
#ifndef DXIL_READER_TYPES_H
#define DXIL_READER_TYPES_H

#include "dxil/reader/reader.h"

void read_types(struct reader *reader);

static inline type_id check_type_id(struct reader *reader, uint64_t id)
{
    if (id >= reader->types.count)
        reader_fail(reader, DXS_RESULT_INVALID_BITCODE, "type %llu does not exist: there are %u",
                    (unsigned long long)id, reader->types.count);
    return (type_id)id;
}

/* These find the type, or add it. */
type_id pointer_type(struct reader *reader, type_id element, uint32_t address_space);
type_id vector_type(struct reader *reader, type_id element, uint32_t count);
type_id type_with_bool(struct reader *reader, type_id type); /* {type, i1} */
type_id bool_type_like(struct reader *reader, type_id type); /* i1, or a vector of as many i1 as `type` has elements */

/* A vector's element type; else the type itself. */
static inline type_id scalar_type(const struct reader *reader, type_id type)
{
    return reader_type(reader, type)->kind == TYPE_VECTOR ? reader_type(reader, type)->element : type;
}

static inline bool is_integer_type(const struct reader *reader, type_id type) /* or a vector of integers */
{
    return reader_type(reader, type)->scalar_kind == TYPE_INTEGER;
}

static inline bool is_float_type(const struct reader *reader, type_id type) /* or a vector of floats */
{
    return reader_type(reader, type)->scalar_kind == TYPE_FLOAT;
}

/* Whether memory can hold a value of this type. */
bool is_sized_type(const struct reader *reader, type_id type);

/* The type at the end of getelementptr indices (value ids) from a pointer to `source`. The first index selects among
 * objects. Values from `value_count` on are not read yet. */
type_id walk_indices(struct reader *reader, type_id source, value_id value_count, const uint32_t *indices,
                     uint32_t count);

/* The type of member `index` of an aggregate (extractvalue, insertvalue). */
type_id member_type(struct reader *reader, type_id aggregate, uint64_t index);

/* Writes a type's name for messages into `buffer` and returns it. */
enum {
    TYPE_NAME_SIZE = 64
};
const char *describe_type(const struct reader *reader, type_id type, char buffer[TYPE_NAME_SIZE]);

/* Whether LLVM allows this cast between the two types. */
bool cast_is_valid(const struct reader *reader, uint32_t cast, type_id from, type_id to);

#endif
