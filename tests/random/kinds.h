/* Counts the kinds of statements, operations, types and so on in random programs: none may be missing. */
#ifndef TESTS_RANDOM_KINDS_H
#define TESTS_RANDOM_KINDS_H

#include "program.h"

struct kind {
    char name[48];
    uint64_t count;
};

struct kinds {
    struct kind *list; /* all that there are, also those that no program has had yet */
    size_t count;
};

struct kinds begin_kinds(void);
void count_kinds(struct kinds *kinds, const struct program *program);

/* False if some never occurred; they come last. Frees the list. */
bool print_kinds(struct kinds *kinds);

#endif
