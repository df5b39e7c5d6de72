/* The inputs of a command, and where the outputs of each go. */
#ifndef CLI_BATCH_PLAN_H
#define CLI_BATCH_PLAN_H

#include "cli/conversion/command.h"

struct planned_input {
    char *path;
    char *stem;  /* path of the outputs without suffix */
    void *bytes; /* as shader_read reads them; NULL: not kept. Who takes them frees them */
    size_t size;
};

/* A file of a folder that is no input. */
struct skipped_file {
    char *path;
    const char *reason;
    bool is_named_like_shader; /* it may be one that was not written whole */
};

struct plan {
    struct planned_input *inputs;
    size_t count, capacity;
    struct skipped_file *skipped; /* first those that are named like shaders */
    size_t skipped_count, skipped_capacity;
    size_t kept;        /* bytes of inputs */
    bool reads_folders; /* inputs come from a folder or a manifest */
};

/* Lists the inputs: files, the DXIL files of folders, the lines of a manifest. Equal for every shard, except that each
 * has only its own part, also of what is skipped. No two inputs have the same stem. Not EXIT_DONE: it complained. */
enum exit_code plan_inputs(const struct command *command, struct plan *plan);

void plan_free(struct plan *plan);

#endif
