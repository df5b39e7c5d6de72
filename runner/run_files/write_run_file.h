/* Writes inputs as a .run file, so that a run with random inputs can be repeated and reduced. */
#ifndef RUNNER_WRITE_RUN_FILE_H
#define RUNNER_WRITE_RUN_FILE_H

#include "runner/run_files/run_file.h"

/* Writes the current contents without expectations and acceleration structures. The test fails if `path` cannot be
 * written. */
void write_run_file(const char *path, const struct run_file *file);

#endif
