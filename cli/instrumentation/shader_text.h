/* The disassembly of a shader, for commands that show what its instrumentation left in a buffer. */
#ifndef CLI_INSTRUMENTATION_SHADER_TEXT_H
#define CLI_INSTRUMENTATION_SHADER_TEXT_H

#include "cli/conversion/command.h"
#include "cli/instruction_text.h"

/* The arguments that such commands share. */
struct shader_arguments {
    const char *path; /* NULL: no shader */
    const char *pdb;  /* file or folder with its debug information; NULL: beside it */
    enum dxs_program program;
    bool may_be_dxil; /* the DXIL part is taken if there is no other */
    bool has_hash;
    uint64_t hash; /* dxs_options.shader_hash of the conversion, if not that of the file */
};

/* Reads "--program PART", "--pdb PATH" or "--shader-hash N" at argv[*n], and moves *n to its value. False: it is none
 * of them. */
bool shader_argument(struct shader_arguments *arguments, int argc, char **argv, int *n);

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

/* The file of a buffer is a shader's instead: it complained. */
bool refuses_shader(const char *path, const void *bytes, size_t size);

#endif
