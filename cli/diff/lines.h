/* Lines of two texts, and which of them are equal. */
#ifndef CLI_DIFF_LINES_H
#define CLI_DIFF_LINES_H

#include "cli/conversion/command.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct diff_line {
    const char *text;
    size_t length;
    uint64_t key; /* of the text without numbers of values, which one new instruction shifts */
};

struct diff_lines {
    struct diff_line *lines;
    size_t count;
};

/* Splits the text; lines point into it. False: out of memory. */
bool diff_split(const char *text, enum output_format format, struct diff_lines *lines);

/* The partner of each line of `a` in `b`, rising; SIZE_MAX: it has none. Partners have equal keys, and their values
 * correspond: where %7 of the one is %9 of the other, it is so in all partners. False: out of memory. */
bool diff_match(const struct diff_lines *a, const struct diff_lines *b, enum output_format format, size_t *partners);

#endif
