/* Findings of fuzz_valid by the kind of message: numbers, names and instructions that differ from module to module do
 * not count. */
#ifndef FUZZ_FINDINGS_H
#define FUZZ_FINDINGS_H

#include "dxs.h"

enum verdict {
    VERDICT_VALID,
    VERDICT_INVALID, /* or refused with an internal error */
    VERDICT_REFUSED,
    VERDICT_NEWER, /* SPIRV-Tools does not know all its words */
    VERDICT_COUNT
};

#define MISDEFINED_ID "an id is defined twice, or not at all"

struct findings {
    struct finding *data;
    size_t count, capacity;
    const char *folder; /* of what keep_finding writes; NULL: nothing */
};

/* Adds the finding. Returns its kind if it is the first of it, else NULL. */
const char *add_finding(struct findings *findings, const char *message, const char *path);
bool is_of_kind(const char *message, const char *kind);

/* Writes the input and the SPIR-V of the finding that was added last: N.dxil and N.spv. */
void keep_finding(const struct findings *findings, const uint8_t *bytes, size_t size, const struct dxs_spirv *spirv);

/* Prints a line for each kind: how often, the message, the first file. */
void show_findings(const struct findings *findings);
void free_findings(struct findings *findings);

#endif
