/* Writes a vertex shader that passes the contents of a buffer to a pixel shader. */
#ifndef RUNNER_PASS_THROUGH_H
#define RUNNER_PASS_THROUGH_H

#include <spirv/unified1/spirv.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One output variable: a scalar or vector of 32-bit components, or an array of them. */
struct fed_output {
    SpvBuiltIn builtin;           /* SpvBuiltInMax: not a built-in */
    uint32_t location, component; /* unless it is a built-in */
    bool is_float, is_array;
    uint32_t rows, columns; /* array length, vector length */
};

/* Returns the module; its entry point is "main". It reads the storage buffer at binding 0 of `set`. The buffer holds
 * for each vertex the words of all outputs in order: row by row, column by column. */
uint32_t *write_pass_through(const struct fed_output *outputs, uint32_t output_count, uint32_t set, size_t *word_count);

#endif
