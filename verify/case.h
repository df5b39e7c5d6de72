/* Cases: folders that repeat a difference. */
#ifndef VERIFY_CASE_H
#define VERIFY_CASE_H

#include "verify/verify.h"

struct case_child {
    const struct trial *trial;
    const struct trial_result *result;
    const char *folder;
};

/* Writes the case; `trial->inputs` has the inputs that differ, `report` is what verify found. `seconds`: for
 * spirv-reduce to reduce the SPIR-V; 0: it stays as it is. False: it complained. */
bool write_case(const char *folder, const struct trial *trial, const struct trial_result *result, const char *report,
                unsigned seconds);

struct case_paths {
    char shader[PATH_TEXT], inputs[PATH_TEXT], options[PATH_TEXT];
    char *text;                        /* of the options; the caller frees it */
    struct string_buffer options_text; /* with the path of the case's root signature */
};

/* What a case repeats. `paths` must outlive the trial. False: it complained. */
bool read_case(const char *folder, struct trial *trial, struct case_paths *paths);

#endif
