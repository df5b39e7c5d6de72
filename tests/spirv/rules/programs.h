/* Random programs as DXIL. */
#ifndef TESTS_SPIRV_RULES_PROGRAMS_H
#define TESTS_SPIRV_RULES_PROGRAMS_H

#include <stddef.h>
#include <stdint.h>

/* The program of a seed; the caller frees it. */
uint8_t *random_program(uint64_t seed, size_t *size);

#endif
