/* Writes structures as JSON: tables list their members, keys and kinds. */
#ifndef INSPECT_JSON_FIELDS_H
#define INSPECT_JSON_FIELDS_H

#include "inspect/json.h"

#include <stddef.h>
#include <stdint.h>

/* How a member is written. */
enum json_kind {
    JSON_END,         /* ends a table */
    JSON_NUMBER,      /* 32 bits */
    JSON_LONG_NUMBER, /* 64 bits */
    JSON_NULLABLE,    /* 32 bits; UINT32_MAX: null */
    JSON_TRIPLE,      /* 3 numbers */
    JSON_FLOAT,
    JSON_BOOLEAN,
    JSON_TRUE, /* boolean, left out if false */
    JSON_STRING,
    JSON_NODE_ID,
    JSON_STAGE,
    /* Other enumerators, by name, in the order of the lists in json_fields.c. */
    JSON_NAMES,
    JSON_COMPONENT = JSON_NAMES,
    JSON_SEMANTIC,
    JSON_INTERPOLATION,
    JSON_CLASS,
    JSON_KIND,
    JSON_SAMPLER,
    JSON_DESCRIPTOR,
    JSON_ROOT_ARGUMENTS,
    JSON_COUNTER,
    JSON_HIT_GROUP,
    JSON_FORM,
    JSON_STATIC_FORM,
    JSON_WORD_SOURCE,
    JSON_MAPPING_SOURCE,
    JSON_TYPE_CLASS
};

struct json_field {
    uint8_t kind, offset;
    uint8_t parts; /* a bit for each part of the structure that has this field */
};

/* A table is a structure without pointers, so that it needs no relocation: each field is followed by its key.
 * LIST(FIELD) has FIELD(structure without dxs_, key, member, kind without JSON_, parts) for each member. */
#define JSON_FIELD_TYPE(structure, name, ...)                                                                          \
    struct {                                                                                                           \
        struct json_field field;                                                                                       \
        char key[sizeof #name];                                                                                        \
    } name;
#define JSON_FIELD_VALUE(structure, name, member, kind, parts)                                                         \
    {{JSON_##kind, offsetof(struct dxs_##structure, member), parts}, #name},
#define JSON_TABLE(table, LIST)                                                                                        \
    static const struct {                                                                                              \
        LIST(JSON_FIELD_TYPE) uint8_t end;                                                                             \
    } table = {LIST(JSON_FIELD_VALUE) JSON_END}

/* Writes the fields of `structure` that belong to one of `parts`. */
void json_fields(struct json *json, const void *table, const void *structure, unsigned parts);

/* An object of these fields. `key` NULL: an element of an array. */
void json_object(struct json *json, const char *key, const void *table, const void *structure, unsigned parts);

#endif
