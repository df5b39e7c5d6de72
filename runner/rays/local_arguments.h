/* Fills the shader records of a .run file by a local root signature that the runner made. */
#ifndef RUNNER_LOCAL_ARGUMENTS_H
#define RUNNER_LOCAL_ARGUMENTS_H

#include "runner/bind/root_binding.h"
#include "runner/run_files/run_file.h"

/* Each record gets what the signature's parameters ask for: words of the file's constant buffers, addresses of its
 * buffers, and handles of the tables. Parameters that no shader uses get numbers that lead nowhere. */
void fill_records(struct run_file *file, const struct root_binding *root);

#endif
