/* The command line: a table of options drives both reading and --help. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "dxs_layout.h"

#include <stdio.h>

enum exit_code {
    EXIT_DONE = 0,
    EXIT_REFUSED = 1, /* the input is damaged, unsupported or too large */
    EXIT_USAGE = 2,   /* wrong options, a file that cannot be opened, a missing tool */
    EXIT_INTERNAL = 3 /* a bug in the library: an internal error, invalid output; or out of memory */
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
    PROGRAM_AUTO =
        DXS_PROGRAM_REFLECTION + 1 /* ILDB if debug information is requested and the part exists, else DXIL */
};

/* The parsed command line. Strings point into the arguments. */
struct command {
    const char *input, *output; /* "-": standard stream; output NULL: not given */
    const char **inputs; /* all inputs; the caller's array, one entry per argument. NULL: only one input allowed */
    size_t input_count;
    const char *output_folder;
    const char *entry; /* NULL: the only entry point */
    uint32_t kind;     /* enum output_kind */
    bool validate;
    const char *target_environment;
    const char *cfg_folder; /* NULL: no pictures */
    bool help, version;
    uint32_t program; /* enum dxs_program, or PROGRAM_AUTO */
    bool check_hash;
    uint32_t memory_limit_mib; /* 0: the library's default */
    struct dxs_limits limits;  /* except memory */
    struct dxs_options convert;
    const char *root_signature, *local_root_signature; /* file; "embedded": in the input; NULL: none */
    struct dxs_layout_policy policy;
    const char *print, *print_thread, *print_to; /* NULL: not given */
    const char *target_swizzles, *view_word;     /* likewise */
};

struct command command_default(void);

/* Reads the arguments, without the program's name. False: wrong usage; `message` of `size` bytes says why. Options are
 * checked one by one; command_check checks their combination. */
bool command_read(struct command *command, int count, const char *const *arguments, char *message, size_t size);

/* Checks the combination of options and inputs. False: as command_read. */
bool command_check(const struct command *command, char *message, size_t size);

/* print_options.c: reads --print, --print-thread and --print-to into command->convert.print. False: as command_read. */
bool read_print_options(struct command *command, char *message, size_t size);

/* pipeline_options.c: reads --target-swizzles and --view-word into command->convert.pipeline. False: as command_read.
 */
bool read_pipeline_options(struct command *command, char *message, size_t size);

struct dxs_parse_options command_parse_options(const struct command *command);
struct dxs_limits command_limits(const struct command *command); /* of the parser and of the converter */

void command_help(FILE *file);

#endif
