/* Families of shaders that each grow along one axis, to measure how time and memory scale. */
#ifndef TESTS_SHADER_FAMILIES_H
#define TESTS_SHADER_FAMILIES_H

#include "tests/common/shader_writer.h"

struct shader_family {
    const char *name;
    void (*write)(struct shader_writer *shader, uint32_t units); /* between shader_begin and shader_finish */
};
extern const struct shader_family shader_families[];
extern const uint32_t shader_family_count;

/* Writes the family's shader with `units` units (ifs, loops, ...). The caller frees it. */
uint8_t *make_family_shader(const struct shader_family *family, uint32_t units, size_t *size);

/* Number of units for a shader of about `bytes` bytes. */
uint32_t family_units(const struct shader_family *family, size_t bytes);

#endif
