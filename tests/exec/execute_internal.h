/* Between the files that execute .run files. */
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
    struct dxs_exec_scene **scenes; /* by input of the file; NULL: it is none */
};

/* Notes the failure, unless one is noted. The call's own, or one of the file's against the shader. */
void note_result(struct job *job, enum dxs_result result);
void note_wrong_file(struct job *job, const char *format, const char *name, uint32_t index);

struct dxs_exec_format format_of(const struct texel_format *format);
void *contents_of(const struct job *job, struct register_name name); /* NULL: the file does not give it */

void execute_draw(struct job *job);
void execute_vertices(struct job *job);

#endif
