/* Arguments of `dxil-spirv decoder`, shared by its files. */
#ifndef CLI_DECODER_DECODER_H
#define CLI_DECODER_DECODER_H

#include "cli/conversion/command.h"
#include "dxs_decoders.h"

struct decoder_arguments {
    const char *name, *variant, *pass, *output;
    bool list, dxil, help, run, vulkan;
    const char *device; /* --device: part of its name; NULL: any */
    char **values;      /* --run: NAME=VALUE */
    int value_count;
};

enum exit_code decoder_run(const struct decoder_arguments *arguments, const struct dxs_decoder *decoder);

#endif
