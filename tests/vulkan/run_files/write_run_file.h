/* Inputs as a .run file, so that a run with random ones can be repeated and taken apart. */
#ifndef TESTS_VULKAN_WRITE_RUN_FILE_H
#define TESTS_VULKAN_WRITE_RUN_FILE_H

#include "run_files/run_file.h"

/* What the file holds now, without expectations. Acceleration structures are left out. The test fails if `path` cannot
 * be written. */
void write_run_file(const char *path, const struct run_file *file);

#endif
