/* A strict reader of JSON (RFC 8259) for texts of known structure: the caller asks for the value that must come next;
 * anything else is an error with line and column. It neither recurses nor builds a tree. */
#ifndef INSPECT_JSON_READ_H
#define INSPECT_JSON_READ_H

#include "inspect/text_source.h"

enum {
    JSON_MAX_MEMBERS = 24
};

struct json_member {
    const char *key;
    const char *position; /* of the key, for errors */
    const char *value;    /* start of the value */
};

/* The members of an object, in the order of the text. */
struct json_object {
    const char *position;
    struct json_member members[JSON_MAX_MEMBERS];
    uint32_t count;
};

/* Reads the keys of an object and skips its values. To read a value, set source.at = member.value, and afterwards
 * restore source.at. Fails if two keys are equal. */
void json_read_object(struct source *source, struct json_object *object);

void json_read_array(struct source *source);
/* Whether another element follows. `*count` counts elements and begins at 0. */
bool json_read_element(struct source *source, uint32_t *count);

const char *json_read_string(struct source *source); /* NUL-terminated, in the arena */
uint32_t json_read_number(struct source *source);    /* a non-negative integer of 32 bits */
float json_read_float(struct source *source);
bool json_read_null(struct source *source); /* false: the next value is not null */
void json_read_end(struct source *source);  /* fails unless the text ends here */

#endif
