/* A strict reader of JSON (RFC 8259) for texts whose shape is known: the caller asks for the value that must stand
 * next, and everything else is an error with line and column. Nothing is recursive, nothing is built. */
#ifndef INSPECT_JSON_READ_H
#define INSPECT_JSON_READ_H

#include "inspect/text_source.h"

enum {
    JSON_MOST_MEMBERS = 24
};

struct json_member {
    const char *key;
    const char *place; /* of the key */
    const char *value; /* where it begins */
};

/* What an object has, in any order. */
struct json_object {
    const char *place;
    struct json_member members[JSON_MOST_MEMBERS];
    uint32_t count;
};

/* Reads the keys of the object that comes next and passes over the values; the caller then reads each of them from its
 * place (source.at = member.value), and returns to where this left off. Fails if two keys are equal. */
void json_read_object(struct source *source, struct json_object *object);

void json_read_array(struct source *source);
/* Whether another element follows; `*count` is of those before it, and counts on. */
bool json_read_element(struct source *source, uint32_t *count);

const char *json_read_string(struct source *source); /* NUL-terminated, in the arena */
uint32_t json_read_number(struct source *source);    /* a whole one */
float json_read_float(struct source *source);
bool json_read_null(struct source *source); /* false: something else stands here */
void json_read_end(struct source *source);  /* of the text */

#endif
