/* Shrinks failing programs. */
#ifndef TESTS_RANDOM_SHRINK_H
#define TESTS_RANDOM_SHRINK_H

#include "trials.h"

struct shrinking {
    struct trials trials; /* `run` and `user` are not used */
    struct check_options options;
    const char *wrong;
    unsigned most_trials;
};

/* Takes parts away from the program for as long as it fails like this. Returns how many trials were made. */
unsigned shrink_program(struct program *program, enum verdict verdict, const char *message,
                        const struct shrinking *shrinking);

#endif
