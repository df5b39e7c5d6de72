/* The disassembly of a shader, for commands that show what its instrumentation left in a buffer. */
#ifndef CLI_INSTRUMENTATION_SHADER_TEXT_H
#define CLI_INSTRUMENTATION_SHADER_TEXT_H

#include "cli/conversion/command.h"
#include "cli/instruction_text.h"

/* The arguments that such commands share. */
struct shader_arguments {
    const char *buffers[2]; /* paths */
    const char *path;       /* NULL: no shader */
    const char *pdb;        /* file or folder with its debug information; NULL: beside it */
    enum dxs_program program;
    bool may_be_dxil; /* the DXIL part is taken if there is no other */
    bool has_hash;
    uint64_t hash; /* dxs_options.shader_hash of the conversion, if not that of the file */
    bool help;
};

/* Reads argv[*n]: the path of one of `buffer_count` buffers, then of the shader, or an option, whose value *n moves to:
 * "--program PART", "--pdb PATH", "--shader-hash N", "--help". False: it is none, and it complained. */
bool shader_argument(struct shader_arguments *arguments, uint32_t buffer_count, int argc, char **argv, int *n);

#define SHADER_PDB_HELP                                                                                                \
    "  --pdb PATH       file or folder with the names and lines (default: beside the shader)\n"                        \
    "  --shader-hash N  the hash that SHADER was converted with (default: hash of the file)\n"
#define SHADER_ARGUMENTS_HELP                                                                                          \
    "  --program PART   the part of SHADER that the text comes from: dxil (default) or debug, which has "              \
    "names\n" SHADER_PDB_HELP

struct shader_text {
    uint64_t hash;
    struct instruction_text lines;
    dxs_module *module;
    dxs_converter *converter; /* holds the text */
};

/* Complains about errors. Call shader_text_free in any case. */
enum exit_code shader_text_read(struct shader_text *shader, const struct shader_arguments *arguments);
void shader_text_free(struct shader_text *shader);

/* Reads a buffer. NULL: it complained; the file cannot be read, or it is a shader's. */
unsigned char *buffer_read(const char *path, size_t *size);

#endif
