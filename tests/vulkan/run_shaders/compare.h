/* What a shader left behind against what it should have. */
#ifndef TESTS_VULKAN_COMPARE_H
#define TESTS_VULKAN_COMPARE_H

#include "run_files/values.h"

/* Prints the first differences under this title. Returns how many there are. */
size_t compare_values(const char *title, const struct value_list *expected, const void *actual, size_t size);

/* The values of one type that fill `size` bytes; `like` gives type and tolerance. */
struct value_list values_of_bytes(const void *bytes, size_t size, const struct value *like);

#endif
