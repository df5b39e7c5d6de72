/* Compares a shader's results on a device with the executor's, for given or random inputs. */
#ifndef RUNNER_COMPARISON_H
#define RUNNER_COMPARISON_H

#include "runner/compare/agreement.h"
#include "runner/execute/device_run.h"
#include "runner/executor/execute.h"

#define IS_UNSTABLE "another time the device leaves other values: a race, or an unstable driver"

/* Changes what the device sees, but not what the executor sees: a wrong device, to show that it is found. */
struct disguise {
    void (*samplers)(struct run_file *file, const void *user);      /* before they are created */
    void **(*begin)(const struct run_file *file, const void *user); /* before a run on the device */
    void (*end)(const struct run_file *file, void **state);         /* after it; `state`: what `begin` returned */
    const void *user;
};

struct comparison {
    struct device device;
    struct shader shader;
    struct shader plain; /* the shader with the default layout: its module declares the image formats */
    struct traits traits;
    struct tally tally;
    uint64_t first_seed, runs_wanted;
    bool given_values_only;          /* of a .run file: no random ones */
    bool binds_addresses;            /* buffers may be bound by addresses, which have no bounds */
    const struct disguise *disguise; /* NULL: none */
    const char *kept_inputs;         /* where to write the inputs of the first run that differs; NULL: nowhere */
    void (*note)(const struct comparison *c, void *user); /* after each run that was compared; NULL: none */
    void *note_user;
    bool is_unstable;               /* where the device differs, it does so in another way each time */
    unsigned runs;                  /* compared so far */
    uint64_t first_difference_seed; /* of the run with tally.first */
    char not_compared[sizeof(((struct execution *)0)->message) +
                      sizeof "not executed: "]; /* why the last other run was not */
};

/* A pipeline has the traits of all its shaders. */
struct traits find_all_traits(const struct shader *shader);

/* Compares with the values of the .run file first (seed 0), then with random values of the same range. */
void compare_given(struct comparison *c, struct run_file *file);

/* Compares with random inputs for the resources that the shader declares. */
void compare_generated(struct comparison *c);

/* Conversions of normalized integers to floats are inexact, so shaders that use such formats are ROUNDED. */
void note_formats(struct comparison *c, const struct run_file *file);

/* Compares one run with the current inputs. False if the executor has no determined result for them. */
bool compare_run(struct comparison *c, struct device_run *run, uint64_t seed);

#endif
