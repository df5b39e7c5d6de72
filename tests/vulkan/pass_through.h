/* A vertex shader that hands constants to a pixel shader. */
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
    const uint32_t *words;  /* by vertex, row, column */
};

/* The module; its entry point is "main". */
uint32_t *write_pass_through(const struct fed_output *outputs, uint32_t output_count, uint32_t vertex_count,
                             size_t *word_count);

#endif
