/* The type table, and the types that records imply without naming them. */
#ifndef DXIL_READER_TYPES_H
#define DXIL_READER_TYPES_H

#include "dxil/reader/reader.h"

void read_types(struct reader *reader);

static inline type_id check_type_id(struct reader *reader, uint64_t id)
{
    if (id >= reader->types.count)
        reader_fail(reader, DXS_INVALID_BITCODE, "type %llu of %u", (unsigned long long)id, reader->types.count);
    return (type_id)id;
}

/* These find the type or make it. */
type_id pointer_type(struct reader *reader, type_id element, uint32_t address_space);
type_id vector_type(struct reader *reader, type_id element, uint32_t count);
type_id type_with_bool(struct reader *reader, type_id type); /* {type, i1} */
type_id bool_type_like(struct reader *reader, type_id type); /* i1, or a vector of i1 as long as `type` */

/* The scalar of a vector, or the type itself. */
static inline type_id scalar_type(const struct reader *reader, type_id type)
{
    return reader_type(reader, type)->kind == TYPE_VECTOR ? reader_type(reader, type)->element : type;
}

static inline bool is_integer_type(const struct reader *reader, type_id type) /* vectors as well */
{
    return reader_type(reader, type)->scalar_kind == TYPE_INTEGER;
}

static inline bool is_float_type(const struct reader *reader, type_id type) /* vectors as well */
{
    return reader_type(reader, type)->scalar_kind == TYPE_FLOAT;
}

/* Whether a value of this type can be in memory. */
bool is_sized_type(const struct reader *reader, type_id type);

/* The type that these indices (ids of integers) lead to from a pointer to `source`; the first one steps over whole
 * objects. Values from `known` on are not there yet. */
type_id walk_indices(struct reader *reader, type_id source, value_id value_count, const uint32_t *indices,
                     uint32_t count);

/* The type that a number leads to within an aggregate, as extractvalue has it. */
type_id member_type(struct reader *reader, type_id aggregate, uint64_t index);

/* A type for messages; valid until the next call with the same buffer. */
enum {
    TYPE_NAME_SIZE = 64
};
const char *describe_type(const struct reader *reader, type_id type, char buffer[TYPE_NAME_SIZE]);

/* Whether this cast leads from one type to the other. */
bool cast_is_valid(const struct reader *reader, uint32_t cast, type_id from, type_id to);

#endif
