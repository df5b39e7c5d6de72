/* What a thread computed, instruction by instruction: on the device, by print records, and on the executor. */
#ifndef VERIFY_STEPS_H
#define VERIFY_STEPS_H

#include "cli/instruction_text.h"
#include "verify/trial.h"

struct step {
    uint32_t function, instruction;
    uint32_t block, line;                   /* on the executor */
    const char *value;                      /* on the executor: scalars with commas; "": none */
    const struct dxs_print_record *records; /* on the device: one per scalar, or one without a value */
    size_t record_count;
};

struct steps {
    struct step *items;
    size_t count, capacity;
};

/* All records of a run, sorted by thread; those of a thread in program order. */
struct device_steps {
    struct dxs_print_record *records;
    size_t count;
    bool is_cut; /* the buffer was too small for all records */
    struct steps steps;
    size_t *threads; /* where the steps of each thread begin in `steps`; one more: their end */
    size_t thread_count;
};

/* `buffer`: what the shader wrote, of `size` bytes. */
struct device_steps read_device_steps(const void *buffer, size_t size);

/* The thread that the executor calls by this name. */
void name_of_thread(const struct run_file *file, const struct step *first, uint32_t thread[3]);

/* What the executor does in this thread. False: it failed. */
bool execute_steps(const struct comparison *c, const struct dxs_exec_options *options, const struct run_file *file,
                   const uint32_t thread[3], struct steps *steps);
void free_steps(struct steps *steps); /* of the executor */

/* True if each scalar of the device equals the executor's within the tolerance; else *component is the first that does
 * not. */
bool values_match(const struct step *device, const struct step *expected, enum exactness exactness,
                  uint32_t *component);

/* The same of two executions; `device` tells the types. */
bool executions_match(const struct step *device, const struct step *expected, const struct step *other,
                      enum exactness exactness);

/* Text of the device's value. */
void describe_records(const struct step *step, char *text, size_t size);

void add_step(struct steps *steps, struct step step);

#endif
