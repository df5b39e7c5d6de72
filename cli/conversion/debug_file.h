/* Debug information that lies in a .pdb file. */
#ifndef CLI_CONVERSION_DEBUG_FILE_H
#define CLI_CONVERSION_DEBUG_FILE_H

#include "cli/conversion/command.h"

/* Replaces the bytes of an input by those to parse: a .pdb file by the container in it; a shader whose debug
 * information is wanted by the shader with its .pdb file, which --pdb names or which lies beside the shader. They
 * belong to the converter, until its next use, or are the old ones. A file that is missing is complained about. Returns
 * an error of a file that was given; `message` says why. */
enum exit_code add_debug_file(const struct command *command, dxs_converter *converter, const char *input,
                              const void **bytes, size_t *size, char *message, size_t message_size);

/* Debug information is needed for the outputs. */
bool wants_debug_information(const struct command *command);

#endif
