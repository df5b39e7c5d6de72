/* Finds the name that a misspelt word means. */
#ifndef CLI_NEAR_NAMES_H
#define CLI_NEAR_NAMES_H

#include <stddef.h>

struct nearest {
    const char *word;
    size_t length;    /* of the word */
    const char *name; /* the nearest name so far; NULL: none is near */
    unsigned distance;
};

struct nearest nearest_begin(const char *word, size_t length);
void nearest_try(struct nearest *nearest, const char *name); /* keeps the name if it is nearer */

#endif
