/* Shared by the files that execute .run files. */
#ifndef TESTS_EXEC_EXECUTE_INTERNAL_H
#define TESTS_EXEC_EXECUTE_INTERNAL_H

#include "execute.h"

struct job {
    dxs_executor *executor;
    const dxs_module *module;
    const struct dxs_entry *entry;
    const struct run_file *file;
    const struct dxs_exec_options *options;
    struct execution *execution;
    struct dxs_exec_scene **scenes; /* by input of the file; NULL: no acceleration structure */
};

/* Record the first failure only: of a call of the executor, or a mismatch of file and shader. */
void note_result(struct job *job, enum dxs_result result);
void note_wrong_file(struct job *job, const char *format, const char *name, uint32_t index);

struct dxs_exec_format format_of(const struct texel_format *format);
void *contents_of(const struct job *job, struct register_name name); /* NULL: the file has no such input */

void execute_draw(struct job *job);
void execute_vertices(struct job *job);

#endif
