/* Prints a hash of all output for each file (SPIR-V and texts). The lines must be equal on every machine, with every
 * compiler, and at every optimization level. */
#include "tests/common/files.h"

#include "dxs_inspect.h"

#include <stdio.h>
#include <string.h>

static const uint64_t first_hash = UINT64_C(14695981039346656037);

static uint64_t add_number(uint64_t hash, uint32_t number)
{
    return (hash ^ number) * UINT64_C(1099511628211);
}

static uint64_t add_words(uint64_t hash, const uint32_t *words, size_t count)
{
    for (size_t n = 0; n < count; n++)
        hash = add_number(hash, words[n]);
    return hash;
}

static uint64_t add_text(uint64_t hash, const char *text, size_t length)
{
    for (size_t n = 0; n < length; n++)
        hash = add_number(hash, (unsigned char)text[n]);
    return hash;
}

/* The default options plus all options that add names and instructions, and the other model of work graphs. */
static struct dxs_options talkative_options(void)
{
    struct dxs_options options = dxs_default_options();

    options.debug_variables = options.structured_names = true;
    options.node_model = DXS_NODE_MODEL_POOL;
    options.shader_hash = UINT64_C(0x0123456789ABCDEF);
    options.print.to = DXS_PRINT_TO_BUFFER;
    options.print.buffer = (struct dxs_set_binding){.set = 7};
    return options;
}

static enum dxs_result add_entry(uint64_t *hash, dxs_converter *converter, const dxs_module *module, uint32_t entry)
{
    const struct dxs_options talkative = talkative_options();
    struct dxs_spirv spirv;
    const char *json;
    size_t size;

    if (dxs_convert(converter, module, entry, &talkative, &spirv) == DXS_RESULT_OK)
        *hash = add_words(*hash, spirv.words, spirv.word_count);
    if (dxs_reflect(converter, module, entry, NULL, &json, &size) == DXS_RESULT_OK)
        *hash = add_text(*hash, json, size);
    enum dxs_result result = dxs_convert(converter, module, entry, NULL, &spirv);
    const char *message = dxs_converter_error(converter)->message;
    if (result == DXS_RESULT_OK)
        *hash = add_words(*hash, spirv.words, spirv.word_count);
    else
        *hash = add_text(*hash, message, strlen(message));
    return result;
}

/* Hashes all entry points of one module of the file. */
static enum dxs_result add_program(uint64_t *hash, dxs_converter *converter, dxs_module *module,
                                   const struct input_file *file, enum dxs_program program)
{
    struct dxs_parse_options options = dxs_default_parse_options();

    options.program = program;
    enum dxs_result result = dxs_module_parse(module, file->bytes, file->size, &options);
    uint32_t entries = dxs_module_describe(module)->entry_count;
    for (uint32_t entry = 0; entry < entries && result == DXS_RESULT_OK; entry++)
        result = add_entry(hash, converter, module, entry);
    return result;
}

int main(int argc, char **argv)
{
    struct input_files files = {0};
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    bool good = module && converter;

    for (int i = 1; i < argc && good; i++)
        good = add_input_files(&files, argv[i]);
    for (size_t f = 0; f < files.count && good; f++) {
        uint64_t hash = first_hash;
        add_program(&hash, converter, module, &files.data[f], DXS_PROGRAM_DEBUG); /* if the file has one */
        enum dxs_result result = add_program(&hash, converter, module, &files.data[f], DXS_PROGRAM_DXIL);
        printf("%016llx %s %s\n", (unsigned long long)hash, dxs_result_name(result), files.data[f].path);
    }
    free_input_files(&files);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return good ? 0 : 2;
}
