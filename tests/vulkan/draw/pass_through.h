/* A vertex shader that hands the contents of a buffer to a pixel shader. */
#ifndef TESTS_VULKAN_PASS_THROUGH_H
#define TESTS_VULKAN_PASS_THROUGH_H

#include <spirv/unified1/spirv.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One output variable: a scalar or vector of 32-bit components, or an array of them. */
struct fed_output {
    SpvBuiltIn builtin;           /* SpvBuiltInMax: none */
    uint32_t location, component; /* where there is none */
    bool is_float, is_array;
    uint32_t rows, columns; /* rows: of the array */
};

/* The module; its entry point is "main". The words of all outputs, row by row, column by column, follow each other in
 * the storage buffer at binding 0 of this set, vertex after vertex. */
uint32_t *write_pass_through(const struct fed_output *outputs, uint32_t output_count, uint32_t set, size_t *word_count);

#endif
