/* Shrinks failing programs. */
#ifndef TESTS_RANDOM_SHRINK_H
#define TESTS_RANDOM_SHRINK_H

#include "trials.h"

struct shrinking {
    struct trials trials; /* `run` and `user` are not used */
    struct check_options options;
    const char *wrong;
    unsigned most_trials, most_seconds; /* 0 seconds: any */
};

/* Removes parts of the program while it fails with the same verdict. Returns the number of trials. */
unsigned shrink_program(struct program *program, enum verdict verdict, const char *message,
                        const struct shrinking *shrinking);

#endif
