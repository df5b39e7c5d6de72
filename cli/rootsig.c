/* dxil-spirv rootsig: shows and converts root signatures. */
#include "dxs_root_signature.h"
#include "files.h"
#include "messages.h"
#include "subcommands.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: dxil-spirv rootsig [--json] FILE [-o OUT]\n"
    "Shows the root signature of a DXBC container, or of the content of its RTS0 part, in HLSL's\n"
    "notation or as JSON; with -o writes it as a container of its own.\n";

struct arguments {
    const char *input, *output;
    bool json, help;
};

static bool read_arguments(int argc, char **argv, struct arguments *arguments)
{
    for (int n = 1; n < argc; n++) {
        if (strcmp(argv[n], "--json") == 0)
            arguments->json = true;
        else if (strcmp(argv[n], "--help") == 0)
            arguments->help = true;
        else if (strcmp(argv[n], "-o") == 0 && n + 1 < argc && !arguments->output)
            arguments->output = argv[++n];
        else if ((argv[n][0] != '-' || !argv[n][1]) && !arguments->input)
            arguments->input = argv[n];
        else
            return false;
    }
    return arguments->input || arguments->help;
}

static enum dxs_result convert(dxs_root_signature *signature, const struct arguments *arguments, const void **data,
                               size_t *size)
{
    const struct dxs_root_signature_desc *desc = dxs_root_signature_describe(signature);
    const char *text = NULL;

    if (arguments->output)
        return dxs_root_signature_serialize(signature, desc, data, size);
    enum dxs_result result = arguments->json ? dxs_root_signature_to_json(signature, desc, &text, size)
                                             : dxs_root_signature_to_hlsl(signature, desc, &text, size);
    *data = text;
    return result;
}

static enum exit_code run(dxs_root_signature *signature, const struct arguments *arguments)
{
    size_t size;
    void *bytes = file_read(arguments->input, &size);
    if (!bytes) {
        complain("%s: %s", arguments->input, strerror(errno));
        return EXIT_USAGE;
    }
    enum dxs_result result = dxs_root_signature_parse(signature, bytes, size);
    free(bytes);

    const void *data;
    if (result == DXS_OK)
        result = convert(signature, arguments, &data, &size);
    if (result != DXS_OK)
        return report_error(arguments->input, dxs_root_signature_error(signature));
    const char *path = arguments->output ? arguments->output : "-";
    if (file_write(path, data, size))
        return EXIT_DONE;
    complain("%s: %s", path, strerror(errno));
    return EXIT_USAGE;
}

int rootsig_command(int argc, char **argv)
{
    struct arguments arguments = {0};
    if (!read_arguments(argc, argv, &arguments)) {
        fputs(usage, stderr);
        return EXIT_USAGE;
    }
    if (arguments.help) {
        fputs(usage, stdout);
        return EXIT_DONE;
    }
    dxs_root_signature *signature = dxs_root_signature_create(NULL);
    enum exit_code code = EXIT_INTERNAL;
    if (signature)
        code = run(signature, &arguments);
    else
        complain("out of memory");
    dxs_root_signature_destroy(signature);
    return (int)code;
}
