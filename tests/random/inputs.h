/* Initial contents of the resources of a random program. */
#ifndef TESTS_RANDOM_INPUTS_H
#define TESTS_RANDOM_INPUTS_H

#include "check.h"
#include "runner/run_files/run_file.h"

/* Inputs in the form of a .run file: by enum resource. Pipelines name shaders of tests/shaders. */
struct run_file make_inputs(const struct shader_case *shader);
void free_inputs(struct run_file *file);

#endif
