/* Compares a shader's results with the expected values. */
#ifndef TESTS_VULKAN_COMPARE_H
#define TESTS_VULKAN_COMPARE_H

#include "run_files/values.h"

/* Prints the first differences under `title`. Returns the number of all differences. */
size_t compare_values(const char *title, const struct value_list *expected, const void *actual, size_t size);

/* Reads `size` bytes as values with the type and tolerance of `like`. */
struct value_list values_of_bytes(const void *bytes, size_t size, const struct value *like);

#endif
