/* Counts the kinds of statements, operations, types and so on in random programs: none may be missing. */
#ifndef TESTS_RANDOM_KINDS_H
#define TESTS_RANDOM_KINDS_H

#include "program.h"

struct kind {
    char name[48];
    uint64_t count;
};

struct kinds {
    struct kind *list; /* all kinds, including those not seen yet */
    size_t count;
};

struct kinds begin_kinds(void);
void count_kinds(struct kinds *kinds, const struct program *program);

/* Prints the counts, kinds that never occurred last. False: some never occurred. Frees the list. */
bool print_kinds(struct kinds *kinds);

#endif
