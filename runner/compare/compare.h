/* Compares a shader's results with the expected values. */
#ifndef RUNNER_COMPARE_H
#define RUNNER_COMPARE_H

#include "runner/run_files/run_file.h"

/* Prints the first differences under `title`. Returns the number of all differences. */
size_t compare_values(const char *title, const struct value_list *expected, const void *actual, size_t size);

/* Reads `size` bytes as values with the type and tolerance of `like`. */
struct value_list values_of_bytes(const void *bytes, size_t size, const struct value *like);

/* The same of the row that the expectation names. The test fails if the shader has no such row. */
size_t compare_stage_output(const struct stage_output *outputs, size_t count, const struct expectation *expectation);

bool is_expected_output(const struct stage_output *output, const struct expectation *expectation);

/* Swaps two vertices of a stream in all rows. */
void swap_vertices(struct stage_output *outputs, size_t count, uint32_t stream, const size_t vertices[2]);

/* Moves each vertex to the place where the file expects one with the same values in all rows. The order of a
 * tessellator's vertices is its own choice. */
void order_like_expected(const struct run_file *file, struct stage_output *outputs, size_t count);

#endif
