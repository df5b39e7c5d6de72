/* Families of shaders that no compiler writes: few bytes that would make a careless library do too much work. */
#ifndef ROBUSTNESS_HOSTILE_FAMILIES_H
#define ROBUSTNESS_HOSTILE_FAMILIES_H

#include "tests/common/shader_families.h"

extern const struct shader_family hostile_families[];
extern const uint32_t hostile_family_count;

#endif
