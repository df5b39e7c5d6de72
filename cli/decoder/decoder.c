/* dxil-spirv decoder: lists the GPU decoders, writes their SPIR-V or DXIL, or executes them on files. */
#include "cli/decoder/decoder.h"

#include "cli/files.h"
#include "cli/messages.h"
#include "cli/subcommands.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: dxil-spirv decoder --list\n"
    "       dxil-spirv decoder NAME [--variant VARIANT]\n"
    "       dxil-spirv decoder NAME [--variant VARIANT] [--pass PASS] [--dxil] -o FILE\n"
    "       dxil-spirv decoder NAME [--variant VARIANT] [--vulkan | --device DEVICE] --run NAME=VALUE...\n"
    "Decoders of documented formats, as compute shaders (docs/guides/decoders.md). NAME alone shows the decoder's "
    "interface.\n"
    "  --list                  list all decoders and variants\n"
    "  --variant VARIANT       a faster variant; --list shows which device features it needs\n"
    "  --pass PASS             the pass to write; default: the only one\n"
    "  --dxil                  write DXIL instead of SPIR-V\n"
    "  -o FILE                 output file; -: standard output\n"
    "  --vulkan                with --run: run on the first Vulkan device, not on the CPU executor\n"
    "  --device DEVICE         the same, on the first device whose name contains DEVICE\n"
    "  --run NAME=VALUE...     execute all passes. VALUE is a number for constants (default: 0) and a\n"
    "                          file for buffers: inputs are read, outputs are written;\n"
    "                          a buffer that is both is read and then written. Inputs may also be u8:1,2,0x3,\n"
    "                          u32:..., i32:..., f32:..., zeros:N (N words) or png:FILE (pixels); outputs\n"
    "                          text:FILE, json:FILE or png:WIDTH:FILE, -: standard output\n";

static bool read_option(int argc, char **argv, int *n, struct decoder_arguments *arguments)
{
    const char *word = argv[*n];
    if (strcmp(word, "--help") == 0)
        arguments->help = true;
    else if (strcmp(word, "--list") == 0)
        arguments->list = true;
    else if (strcmp(word, "--dxil") == 0)
        arguments->dxil = true;
    else if (strcmp(word, "--vulkan") == 0)
        arguments->vulkan = true;
    else if (strcmp(word, "--device") == 0 && *n + 1 < argc)
        arguments->device = argv[++*n];
    else if (strcmp(word, "--variant") == 0 && *n + 1 < argc)
        arguments->variant = argv[++*n];
    else if (strcmp(word, "--pass") == 0 && *n + 1 < argc)
        arguments->pass = argv[++*n];
    else if (strcmp(word, "-o") == 0 && *n + 1 < argc)
        arguments->output = argv[++*n];
    else
        return false;
    return true;
}

/* All arguments after --run are values. */
static bool read_arguments(int argc, char **argv, struct decoder_arguments *arguments)
{
    for (int n = 1; n < argc; n++) {
        if (strcmp(argv[n], "--run") == 0 && arguments->name) {
            arguments->run = true;
            arguments->values = argv + n + 1;
            arguments->value_count = argc - n - 1;
            break;
        }
        if (argv[n][0] != '-' && !arguments->name)
            arguments->name = argv[n];
        else if (!read_option(argc, argv, &n, arguments))
            return refuse_word(argv, n);
    }
    if (arguments->help)
        return true;
    arguments->vulkan = arguments->vulkan || arguments->device;
    if (arguments->vulkan && !arguments->run)
        return false;
    if (arguments->list || arguments->run)
        return !arguments->output && !arguments->pass && !arguments->dxil && arguments->list == !arguments->name &&
               !(arguments->list && arguments->variant);
    return arguments->name && (arguments->output || (!arguments->pass && !arguments->dxil));
}

/* ---- Description ------------------------------------------------------------------------------------------------- */

static void list(void)
{
    const struct dxs_decoder *decoder, *variant;
    for (uint32_t i = 0; (decoder = dxs_decoder_at(i)) != NULL; i++) {
        printf("%-24s %s\n", decoder->name, decoder->summary);
        for (uint32_t n = 1; (variant = dxs_decoder_variant(decoder, n)) != NULL; n++)
            printf("  --variant %-6s needs%s%s\n", variant->variant,
                   variant->needs & DXS_DECODER_NEED_WAVES ? " wave operations" : "",
                   variant->needs & DXS_DECODER_NEED_LARGE_GROUPS ? ", groups of 512 threads" : "");
    }
}

/* NULL if it has none of that name. */
static const struct dxs_decoder *find_variant(const struct dxs_decoder *decoder, const char *name)
{
    const struct dxs_decoder *variant;
    for (uint32_t n = 0; (variant = dxs_decoder_variant(decoder, n)) != NULL; n++)
        if (strcmp(variant->variant, name) == 0)
            return variant;
    return NULL;
}

static void print_amount(const struct dxs_decoder *decoder, const struct dxs_decoder_amount *amount)
{
    bool has_factor = amount->factors[0] >= 0;
    if (amount->each != 1 || !has_factor)
        printf("%u%s", (unsigned)amount->each, has_factor ? " * " : "");
    if (!has_factor)
        return;
    printf("%s%s", amount->per == 1 ? "" : "ceil(", decoder->constants[amount->factors[0]].name);
    if (amount->factors[1] >= 0)
        printf(" * %s", decoder->constants[amount->factors[1]].name);
    if (amount->per != 1)
        printf(" / %u)", (unsigned)amount->per);
}

static void show(const struct dxs_decoder *decoder)
{
    static const char *const roles[] = {"input", "scratch", "output", "input and output"};
    printf("%s: %s\nconstants, one 32-bit word each:\n", decoder->name, decoder->summary);
    for (uint32_t i = 0; i < decoder->constant_count; i++)
        printf("  %u %s: %s\n", (unsigned)i, decoder->constants[i].name, decoder->constants[i].meaning);
    printf("buffers, by binding:\n");
    for (uint32_t i = 0; i < decoder->buffer_count; i++) {
        const struct dxs_decoder_buffer *buffer = &decoder->buffers[i];
        printf("  %u %s (%s, %c%u, ", (unsigned)i, buffer->name, roles[buffer->role],
               buffer->role == DXS_DECODER_ROLE_INPUT ? 't' : 'u', (unsigned)buffer->register_number);
        print_amount(decoder, &buffer->size);
        printf(" bytes): %s\n", buffer->content);
    }
    printf("passes:\n");
    for (uint32_t i = 0; i < decoder->pass_count; i++) {
        const struct dxs_decoder_pass *pass = &decoder->passes[i];
        printf("  %s: %u x %u x %u threads per group, ", pass->name, (unsigned)pass->workgroup_size[0],
               (unsigned)pass->workgroup_size[1], (unsigned)pass->workgroup_size[2]);
        for (uint32_t axis = 0; axis < 3; axis++) {
            print_amount(decoder, &pass->groups[axis]);
            printf(axis < 2 ? " x " : " groups\n");
        }
    }
}

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

static enum exit_code choose_pass(const struct decoder_arguments *arguments, const struct dxs_decoder *decoder,
                                  uint32_t *pass)
{
    if (!arguments->pass && decoder->pass_count == 1)
        return EXIT_DONE;
    for (*pass = 0; *pass < decoder->pass_count; ++*pass)
        if (arguments->pass && strcmp(arguments->pass, decoder->passes[*pass].name) == 0)
            return EXIT_DONE;
    if (arguments->pass)
        complain("%s has no pass %s", decoder->name, arguments->pass);
    else
        complain("%s has %u passes; choose one with --pass", decoder->name, (unsigned)decoder->pass_count);
    for (uint32_t i = 0; i < decoder->pass_count; i++)
        fprintf(stderr, "    %s\n", decoder->passes[i].name);
    return EXIT_USAGE;
}

static enum exit_code report_written(const char *path, bool written)
{
    if (written)
        return EXIT_DONE;
    complain("%s: %s", path, strerror(errno));
    return EXIT_USAGE;
}

static enum exit_code write_spirv(const char *path, const struct dxs_decoder *decoder, uint32_t pass)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    enum exit_code code = EXIT_INTERNAL;
    struct dxs_spirv spirv;

    if (!module || !converter)
        complain("out of memory");
    else if (dxs_decoder_convert(decoder, pass, module, converter, NULL, &spirv) == DXS_RESULT_OK)
        code = report_written(path, file_write_words(path, spirv.words, spirv.word_count));
    else
        code = report_error(decoder->name, dxs_module_error(module)->code != DXS_RESULT_OK
                                               ? dxs_module_error(module)
                                               : dxs_converter_error(converter));
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return code;
}

static enum exit_code write_pass(const struct decoder_arguments *arguments, const struct dxs_decoder *decoder)
{
    uint32_t pass = 0;
    enum exit_code code = choose_pass(arguments, decoder, &pass);
    if (code != EXIT_DONE)
        return code;
    if (arguments->dxil)
        return report_written(arguments->output, file_write(arguments->output, decoder->passes[pass].dxil,
                                                            decoder->passes[pass].dxil_size));
    return write_spirv(arguments->output, decoder, pass);
}

int decoder_command(int argc, char **argv)
{
    struct decoder_arguments arguments = {0};
    bool are_right = read_arguments(argc, argv, &arguments);
    int code;
    if (!may_begin(are_right, arguments.help, usage, &code))
        return code;
    if (arguments.list) {
        list();
        return EXIT_DONE;
    }
    const struct dxs_decoder *decoder = dxs_decoder_find(arguments.name);
    if (!decoder) {
        complain("no decoder is named %s; --list shows all names", arguments.name);
        return EXIT_USAGE;
    }
    if (arguments.variant && !find_variant(decoder, arguments.variant)) {
        complain("%s has no variant %s; --list shows them", decoder->name, arguments.variant);
        return EXIT_USAGE;
    }
    if (arguments.variant)
        decoder = find_variant(decoder, arguments.variant);
    if (arguments.run)
        return (int)decoder_run(&arguments, decoder);
    if (arguments.output)
        return (int)write_pass(&arguments, decoder);
    show(decoder);
    return EXIT_DONE;
}
