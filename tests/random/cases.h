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

/* Writes all but the SPIR-V, whose name is put into `module_path`. False, with a message on stderr, if it cannot. */
bool keep_case(const char *folder, const char *name, const struct program *program, const struct case_note *note,
               char module_path[MESSAGE_SIZE]);

/* From the path of a NAME.txt. The process ends, with a message, if it cannot be read. */
struct shader_case read_case(const char *path);

/* Paths of the cases in a folder, by name; NULL behind the last one. The process ends if it cannot be read. */
char **find_cases(const char *folder);

#endif
