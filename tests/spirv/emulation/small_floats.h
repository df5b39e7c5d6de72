/* Floats of 8 bits (SPV_EXT_float8) as integers, which functions convert. */
#ifndef TESTS_SPIRV_SMALL_FLOATS_H
#define TESTS_SPIRV_SMALL_FLOATS_H

#include "tests/spirv/emulation/matrix_code.h"

/* Notes the type of each encoding. */
void note_encoding(struct replacer *r, const struct spirv_instruction *i);

/* Index of the encoding in replacer.small_floats; SMALL_FLOATS: the type is another. */
uint32_t encoding_of(const struct replacer *r, uint32_t type);

/* Converts a float; `from` or `to` may have 8 bits. `saturates`: numbers too large become the largest one. */
uint32_t convert_float(struct replacer *r, uint32_t to, uint32_t from, uint32_t value, bool saturates);

#endif
