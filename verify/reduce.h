/* Reduces the SPIR-V of a case: spirv-reduce makes it smaller as long as the same value is as wrong as before. */
#ifndef VERIFY_REDUCE_H
#define VERIFY_REDUCE_H

#include "verify/case.h"

/* Writes reduced.spv to the case, and difference.txt, which find_same_difference() reads. `text`: what was done, or why
 * nothing; one line. True: there is a reduced module. */
bool reduce_case(const char *folder, const struct trial *trial, const struct trial_result *result, unsigned seconds,
                 struct string_buffer *text);

/* Whether a module in place of the shader's own leaves the wrong value of the case, and with what is right the right
 * one. Prints why not. */
bool find_same_difference(const char *folder, const struct trial *trial, const char *module);

#endif
