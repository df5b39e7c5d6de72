/* What the files of `dxil-spirv verify` share. */
#ifndef VERIFY_VERIFY_H
#define VERIFY_VERIFY_H

#include "cli/string_buffer.h"
#include "verify/trial.h"

struct verify_arguments {
    struct trial trial; /* of the first device, or of all */
    const char *case_folder;
    const char *module;      /* that a case is tried with; NULL: none */
    uint64_t reduce_seconds; /* for spirv-reduce */
    bool all_devices, only_verdict, only_instruction, help;
    struct string_buffer options; /* of the conversion */
};

/* What differs between device and executor in the thread that was searched. */
struct finding {
    enum {
        FOUND_NOTHING,
        FOUND_VALUE, /* an instruction whose value differs, while those before it agree */
        FOUND_BRANCH /* all values agree up to here; the device goes on with another instruction */
    } kind;
    uint32_t thread[3], function, instruction, component;
    uint32_t line;                 /* of the source; 0: unknown */
    char text[256];                /* of the DXIL instruction */
    char device[64], expected[64]; /* values, as text */
    char operands[512];            /* their values, as text: equal on both sides */
    char next[256];                /* FOUND_BRANCH: where the device goes on */
    size_t threads, wrong_threads; /* compared; those with a difference */
};

/* Prints values of threads on the device, and compares them with the executor's. `trial->inputs` is a .run file. False:
 * it cannot be done, and `message` says why. */
bool find_instruction(const struct trial *trial, struct finding *finding, char message[MESSAGE_TEXT]);

/* The SPIR-V of a DXIL instruction, as lines of text, or why there is none: it needs SPIRV-Tools. */
void append_spirv_of(struct string_buffer *text, const struct trial *trial, const struct finding *finding);

/* Runs the trial again, then with each option that may avoid a fault, and appends those with which the device is right.
 * `tried`: how many gave a verdict. False: the trial's own fault was not there again. */
bool find_ways_around(const struct trial *trial, struct string_buffer *ways, unsigned *tried);

/* The value of a component or word, as bits and numbers. */
void append_difference(struct string_buffer *text, const struct trial_result *result);

#endif
