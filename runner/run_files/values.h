/* Typed values of buffers, and the value lists of .run files. */
#ifndef RUNNER_VALUES_H
#define RUNNER_VALUES_H

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
    bool any;         /* expectation: any value is accepted */
    bool is_fixed;    /* input: random inputs keep it */
    double tolerance; /* expectation of a float; negative: bits must be equal */
};

struct value_list {
    struct value *values;
    size_t count, capacity;
};

size_t value_size(enum value_type type); /* in bytes */
bool value_is_float(enum value_type type);

/* False if `word` names no type. */
bool find_value_type(const char *word, enum value_type *type);

/* Converts between the bits of a float type and a number. */
double float_value(enum value_type type, uint64_t bits);
uint64_t value_bits(enum value_type type, double number);

/* Parses words such as `u32 1 2 0x10 f32 1.5 nan iota 4 fill 2 8 random 7 16`, up to a NULL (see the README).
 * `bytes`: total size of the values; 0: unknown. An omitted count is computed from it.
 * Returns NULL or an error message. */
const char *parse_values(char **words, size_t bytes, struct value_list *list);

/* Loads a value from memory in host byte order. */
struct value load_value(enum value_type type, const void *bytes);

/* Packs all values without padding. */
void *value_bytes(const struct value_list *list, size_t *size);

/* Formats a value as .run files write it. Returns `text`. */
enum {
    VALUE_TEXT = 48
};
char *describe_value(const struct value *value, char text[VALUE_TEXT]);

#endif
