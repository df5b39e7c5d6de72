/* Failing programs as files.
 *     NAME.txt             a description; only the numbers in its first line are read back
 *     NAME.dxil            the shader
 *     NAME.reference.dxil  the module that the executor runs, if it differs from NAME.dxil
 *     NAME.spv             the converted SPIR-V
 * In kept/, the second line of the text tells how the case was found. */
#ifndef TESTS_RANDOM_CASES_H
#define TESTS_RANDOM_CASES_H

#include "check.h"

struct case_note {
    enum verdict verdict;
    const char *message;
    size_t nodes; /* before shrinking */
};

/* Writes all files except the SPIR-V, whose path is returned in `module_path`. On failure: false, message on stderr. */
bool keep_case(const char *folder, const char *name, const struct program *program, const struct case_note *note,
               char module_path[MESSAGE_SIZE]);

/* Reads the case of a NAME.txt. If that fails, the process ends with a message. */
struct shader_case read_case(const char *path);

/* Sorted paths of the cases in a folder, NULL-terminated. If the folder cannot be read, the process ends. */
char **find_cases(const char *folder);

#endif
