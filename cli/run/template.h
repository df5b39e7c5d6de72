/* --template of `dxil-spirv run`. */
#ifndef CLI_RUN_TEMPLATE_H
#define CLI_RUN_TEMPLATE_H

#include "cli/messages.h"
#include "cli/run/run.h"

/* Writes a .run file to arguments->template_path. */
enum exit_code run_write_template(const struct run_arguments *arguments, const dxs_module *module, uint32_t entry);

#endif
