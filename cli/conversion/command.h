/* The command line of the conversion: a table of options drives both reading and --help. */
#ifndef CLI_CONVERSION_COMMAND_H
#define CLI_CONVERSION_COMMAND_H

#include "dxs_layout.h"

#include <stdio.h>

enum exit_code {
    EXIT_DONE = 0,
    EXIT_REFUSED = 1, /* the input is damaged, unsupported or too large */
    EXIT_USAGE = 2,   /* wrong options, a file that cannot be opened, a missing tool */
    EXIT_INTERNAL = 3 /* a bug in the library: an internal error, invalid output; or out of memory */
};

/* What is written. The order is that of writing. */
enum output_format {
    OUTPUT_SPIRV,
    OUTPUT_ASSEMBLY,
    OUTPUT_GLSL,
    OUTPUT_HLSL,
    OUTPUT_NEEDS,
    OUTPUT_TABLE,
    OUTPUT_TOKENS,
    OUTPUT_IR,
    OUTPUT_FEATURES,
    OUTPUT_REFLECTION,
    OUTPUT_FORMAT_COUNT
};

/* Formats that are made of SPIR-V, as bits. */
#define OUTPUT_CONVERTED                                                                                               \
    (1u << OUTPUT_SPIRV | 1u << OUTPUT_ASSEMBLY | 1u << OUTPUT_GLSL | 1u << OUTPUT_HLSL | 1u << OUTPUT_NEEDS |         \
     1u << OUTPUT_TABLE)

enum {
    MAX_OUTPUTS = 16 /* of -o */
};

struct output_file {
    const char *path; /* "-": standard output */
    enum output_format format;
};

enum {
    PROGRAM_AUTO =
        DXS_PROGRAM_REFLECTION + 1 /* ILDB if debug information is requested and the part exists, else DXIL */
};

/* Options for many inputs. */
struct batch_options {
    const char *manifest, *records; /* files; NULL: none */
    const char *shard;              /* "I/N"; NULL: all inputs */
    uint32_t jobs;                  /* threads; 0: one per processor */
    bool resume, stage_suffix, verbose;
};

/* The parsed command line. Strings point into the arguments. */
struct command {
    const char *input;   /* the first; "-": standard input */
    const char **inputs; /* all inputs; the caller's array, one entry per argument. NULL: only one input allowed */
    size_t input_count;
    struct output_file outputs[MAX_OUTPUTS]; /* with their formats after command_check */
    uint32_t output_count;
    const char *output_folder; /* NULL: not given */
    uint32_t formats;          /* bit per enum output_format; 0 until command_check: no switch is given */
    struct batch_options batch;
    uint64_t options_hash; /* of the options that decide what is written */
    const char *entry;     /* NULL: the only entry point */
    bool validate;
    const char *target_environment; /* NULL: by the SPIR-V version */
    const char *cfg_folder;         /* NULL: no pictures */
    bool help, helps_with_all, version;
    uint32_t program; /* enum dxs_program, or PROGRAM_AUTO */
    bool check_hash;
    uint32_t memory_limit_mib; /* 0: the library's default */
    struct dxs_limits limits;  /* except memory */
    struct dxs_options convert;
    const char *root_signature, *local_root_signature; /* file; "embedded": in the input; NULL: none */
    struct dxs_layout_policy policy;
    const char *pdb;   /* file or folder; NULL: beside the shader */
    bool prints_names; /* --print has lines or variables: see resolve_print_names */
    const char *print, *print_thread, *print_draw, *print_to; /* NULL: not given */
    const char *check_to;                                     /* likewise */
    const char *target_swizzles, *view_word, *subgroup_sizes; /* likewise */
    const char *heap_slots, *descriptor_sizes, *device;       /* likewise */
};

struct command command_default(void);

/* Reads the arguments, without the program's name. False: wrong usage; `message` of `size` bytes says why. Options are
 * checked one by one; command_check checks their combination. */
bool command_read(struct command *command, int count, const char *const *arguments, char *message, size_t size);

/* The next argument is the value of this one. */
bool command_needs_value(const char *argument);

/* Checks the combination of options and inputs, and finds the format of each output. False: as command_read. */
bool command_check(struct command *command, char *message, size_t size);

/* outputs.c: finds command->formats and the formats of the outputs by switches and suffixes. False: as command_read. */
bool resolve_outputs(struct command *command, char *message, size_t size);

/* outputs.c: the switch of a format, such as "--glsl", and the suffix of its files, such as ".glsl". */
const char *format_switch(enum output_format format);
const char *format_suffix(enum output_format format);

/* print_options.c: reads --print, --print-thread, --print-draw and --print-to into command->convert, --check-to into
 * command->convert.checks. False: as command_read. */
bool read_print_options(struct command *command, char *message, size_t size);

/* print_options.c: reads [fFUNCTION:]FIRST[-LAST], and advances *text past it. */
bool take_print_range(const char **text, struct dxs_print_range *range);

/* print_names.c: adds the ranges of the lines and variables in --print. False: as command_read. */
bool resolve_print_names(const struct command *command, const dxs_module *module, struct dxs_print *print,
                         char *message, size_t size);

/* pipeline_options.c: reads --target-swizzles and --view-word into command->convert.pipeline. False: as command_read.
 */
bool read_pipeline_options(struct command *command, char *message, size_t size);

/* pipeline_options.c: where a shader reads a word. False: `text` has another form. */
bool read_word_source(const char *text, struct dxs_word_source *word);
#define WORD_SOURCE_FORMS "constant:N, push:BYTE or uniform:SET:BINDING:BYTE"

/* heap_options.c: reads --heap-slots and --descriptor-sizes into command->convert.model.bound_heaps. False: as
 * command_read.
 */
bool read_heap_options(struct command *command, char *message, size_t size);

bool option_exists(const char *name); /* without dashes */

struct dxs_parse_options command_parse_options(const struct command *command);
struct dxs_limits command_limits(const struct command *command); /* of the parser and of the converter */

/* Usage and the most used options; or all options, with lines of at most `width` characters (0: of any length). */
void command_short_help(FILE *file);
void command_help(FILE *file, size_t width);

#endif
