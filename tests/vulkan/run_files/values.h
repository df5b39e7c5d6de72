/* Numbers of the types that buffers hold, and lists of them as .run files write them. */
#ifndef TESTS_VULKAN_VALUES_H
#define TESTS_VULKAN_VALUES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum value_type {
    TYPE_U8,
    TYPE_U16,
    TYPE_U32,
    TYPE_U64,
    TYPE_I32,
    TYPE_I64,
    TYPE_F16,
    TYPE_F32,
    TYPE_F64
};

struct value {
    uint64_t bits; /* in the low bytes */
    enum value_type type;
    bool any;         /* expectations: not compared */
    double tolerance; /* expectations of floats; negative: equal bits */
};

struct value_list {
    struct value *values;
    size_t count, capacity;
};

size_t value_size(enum value_type type); /* in bytes */
bool value_is_float(enum value_type type);

/* False if `word` names no type. */
bool find_value_type(const char *word, enum value_type *type);

/* The number that a float of this type with these bits is, and the way back. */
double float_value(enum value_type type, uint64_t bits);
uint64_t value_bits(enum value_type type, double number);

/* Parses words such as `u32 1 2 0x10 f32 1.5 nan iota 4 fill 2 8 random 7 16`, up to the NULL at their end (see the
 * README). `bytes` that the values have to fill stand for a count that is left out; 0: not known. NULL, or what is
 * wrong with the words. */
const char *parse_values(char **words, size_t bytes, struct value_list *list);

/* One value from memory, in the machine's byte order. */
struct value load_value(enum value_type type, const void *bytes);

/* All values one behind the other. */
void *value_bytes(const struct value_list *list, size_t *size);

/* As a .run file would write it. Returns `text`. */
enum {
    VALUE_TEXT = 48
};
char *describe_value(const struct value *value, char text[VALUE_TEXT]);

#endif
