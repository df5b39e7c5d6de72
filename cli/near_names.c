/* Levenshtein distances of names. */
#include "cli/near_names.h"

#include <stdint.h>
#include <string.h>

/* UINT32_MAX: the second is longer than the table. */
static unsigned name_distance(const char *a, size_t length, const char *b)
{
    unsigned row[64];
    size_t width = strlen(b);
    if (width >= sizeof(row) / sizeof(row[0]))
        return UINT32_MAX;
    for (size_t x = 0; x <= width; x++)
        row[x] = (unsigned)x;
    for (size_t y = 1; y <= length; y++) {
        unsigned diagonal = row[0];
        row[0] = (unsigned)y;
        for (size_t x = 1; x <= width; x++) {
            unsigned replaced = diagonal + (a[y - 1] != b[x - 1]);
            unsigned shifted = (row[x] < row[x - 1] ? row[x] : row[x - 1]) + 1;
            diagonal = row[x];
            row[x] = replaced < shifted ? replaced : shifted;
        }
    }
    return row[width];
}

struct nearest nearest_begin(const char *word, size_t length)
{
    enum {
        SHORT = 6,
        NEAR_SHORT = 3,
        NEAR_LONG = 4 /* further away is no misspelling */
    };
    return (struct nearest){word, length, NULL, length < SHORT ? NEAR_SHORT : NEAR_LONG};
}

void nearest_try(struct nearest *nearest, const char *name)
{
    unsigned distance = name_distance(nearest->word, nearest->length, name);
    if (distance < nearest->distance) {
        nearest->distance = distance;
        nearest->name = name;
    }
}
