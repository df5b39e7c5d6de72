/* Runs trials in child processes, many in each. A driver that crashes or hangs ends only its child. */
#ifndef TESTS_RANDOM_TRIALS_H
#define TESTS_RANDOM_TRIALS_H

#include "check.h"

struct trials {
    /* Runs in a child. `device` is NULL if none is wanted. */
    enum verdict (*run)(const void *user, uint64_t item, const struct device *device, char message[MESSAGE_SIZE]);
    const void *user;
    const char *device_name; /* part of the name; NULL: the first device */
    bool wants_device;
    unsigned timeout; /* seconds for each item */
    unsigned jobs;    /* processes at a time */
};

/* Called in the parent, once per item, in their order. */
typedef void (*report_trial)(void *user, uint64_t item, enum verdict verdict, const char *message);

/* Runs items first ... first + count - 1. An item that crashes or times out is run again, alone. */
void run_trials(const struct trials *trials, uint64_t first, uint64_t count, report_trial report, void *user);

/* Runs one item. `message` may be NULL. */
enum verdict run_trial(const struct trials *trials, uint64_t item, char message[MESSAGE_SIZE]);

/* Whether there is such a device. `text` gets its description, or the reason. */
bool find_device(const char *name, char text[MESSAGE_SIZE]);

#endif
