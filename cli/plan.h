/* The inputs of a command, and where the outputs of each go. */
#ifndef CLI_PLAN_H
#define CLI_PLAN_H

#include "command.h"

struct planned_input {
    char *path;
    char *stem; /* path of the outputs without suffix */
};

struct plan {
    struct planned_input *inputs;
    size_t count, capacity;
    size_t other_files; /* files of folders that contain no DXIL */
    bool reads_folders; /* inputs come from a folder or a manifest */
};

/* Lists the inputs: files, the DXIL files of folders, the lines of a manifest. Equal for every shard, except that each
 * has only its own part. No two inputs have the same stem. Not EXIT_DONE: it complained. */
enum exit_code plan_inputs(const struct command *command, struct plan *plan);

void plan_free(struct plan *plan);

#endif
