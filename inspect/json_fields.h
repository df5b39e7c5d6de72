/* Structures as JSON: tables say which members stand under which keys, and how. */
#ifndef INSPECT_JSON_FIELDS_H
#define INSPECT_JSON_FIELDS_H

#include "inspect/json.h"

#include <stddef.h>
#include <stdint.h>

/* How a member is written. */
enum json_kind {
    JSON_END,         /* of a table */
    JSON_NUMBER,      /* 32 bits */
    JSON_LONG_NUMBER, /* 64 bits */
    JSON_NULLABLE,    /* 32 bits; UINT32_MAX: null */
    JSON_TRIPLE,      /* 3 numbers */
    JSON_FLOAT,
    JSON_BOOLEAN,
    JSON_STRING,
    JSON_NODE_ID,
    JSON_STAGE,
    /* Other enumerators, by name. The order is that of the lists in inspect/json_fields.c. */
    JSON_NAMES,
    JSON_COMPONENT = JSON_NAMES,
    JSON_SEMANTIC,
    JSON_INTERPOLATION,
    JSON_CLASS,
    JSON_KIND,
    JSON_SAMPLER,
    JSON_DESCRIPTOR,
    JSON_ROOT_DATA,
    JSON_COUNTER,
    JSON_HIT_GROUP,
    JSON_FORM,
    JSON_STATIC_FORM,
    JSON_BOUND
};

struct json_field {
    uint8_t kind, offset;
    uint8_t parts; /* a bit for each part of the structure that it belongs to */
};

/* A table is one block of bytes without pointers, which loading would have to relocate: each field with its key behind
 * it. LIST(FIELD) has FIELD(structure without dxs_, key, member, kind without JSON_, parts) for each. */
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

/* Writes those fields of `structure` that belong to one of `parts`. */
void json_fields(struct json *json, const void *table, const void *structure, unsigned parts);

#endif
