/* The command line: a table of options drives both reading and --help. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "dxs_layout.h"

#include <stdio.h>

enum exit_code {
    EXIT_DONE = 0,
    EXIT_REFUSED = 1, /* the input is damaged, unsupported or too large */
    EXIT_USAGE = 2,   /* wrong options, files that cannot be opened, a tool that is lacking */
    EXIT_INTERNAL = 3 /* our fault: an internal error, invalid output */
};

enum output_kind {
    OUTPUT_SPIRV,
    OUTPUT_ASSEMBLY,
    OUTPUT_GLSL,
    OUTPUT_HLSL,
    OUTPUT_IR,
    OUTPUT_REFLECTION
};

enum {
    PROGRAM_AUTO = DXS_PROGRAM_REFLECTION + 1 /* that of debug information, where it is asked for and there is one */
};

/* What the user asked for. Texts belong to the arguments. */
struct command {
    const char *input, *output; /* "-": standard streams; output NULL: not given */
    const char **inputs;        /* all of them, the caller's array for as many as there are arguments; NULL: only one */
    size_t input_count;
    const char *output_folder;
    const char *entry; /* NULL: the only one */
    uint32_t kind;     /* enum output_kind */
    bool validate;
    const char *target_environment;
    const char *cfg_folder; /* NULL: no pictures */
    bool help, version;
    uint32_t program; /* enum dxs_program, or PROGRAM_AUTO */
    bool check_hash;
    uint32_t memory_limit_mib; /* of these, 0: the library's default */
    struct dxs_limits limits;  /* but for the memory */
    struct dxs_options convert;
    const char *root_signature, *local_root_signature; /* files; "embedded": the input's; NULL: none */
    struct dxs_layout_policy policy;
    const char *print, *print_thread, *print_to; /* NULL: not given */
    const char *target_swizzles, *view_word;     /* likewise */
};

struct command command_default(void);

/* Reads the arguments (without the program's name) into `*command`. False: wrong usage, `message` (of `size` bytes)
 * says what. Does not ask for an input: see command_check. */
bool command_read(struct command *command, int count, const char *const *arguments, char *message, size_t size);

/* Whether what was read makes sense as a whole; else as command_read. */
bool command_check(const struct command *command, char *message, size_t size);

/* print_options.c: puts what --print and its companions say into command->convert.print; as command_read. */
bool read_print_options(struct command *command, char *message, size_t size);

/* pipeline_options.c: puts what options of the pipeline say that take more than a number into command->convert; as
 * command_read. */
bool read_pipeline_options(struct command *command, char *message, size_t size);

struct dxs_parse_options command_parse_options(const struct command *command);
struct dxs_limits command_limits(const struct command *command); /* of parsing, and of converting */

void command_help(FILE *file);

#endif
