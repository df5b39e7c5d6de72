/* The inputs of a command, and where the outputs of each go. */
#ifndef CLI_PLAN_H
#define CLI_PLAN_H

#include "command.h"

struct planned_input {
    char *path;
    char *stem; /* path of the outputs without suffix */
};

/* A file of a folder that is no input. */
struct skipped_file {
    char *path;
    const char *reason;
};

struct plan {
    struct planned_input *inputs;
    size_t count, capacity;
    struct skipped_file *skipped; /* first those that are named like shaders */
    size_t skipped_count, skipped_capacity;
    bool reads_folders; /* inputs come from a folder or a manifest */
};

/* Lists the inputs: files, the DXIL files of folders, the lines of a manifest. Equal for every shard, except that each
 * has only its own part, also of what is skipped. No two inputs have the same stem. Not EXIT_DONE: it complained. */
enum exit_code plan_inputs(const struct command *command, struct plan *plan);

void plan_free(struct plan *plan);

#endif
