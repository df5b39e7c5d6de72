/* Prints a hash of what each file becomes: equal lines on every machine, from every compiler, at every optimisation. */
#include "tests/common/files.h"

#include "dxs.h"

#include <stdio.h>

static uint64_t add_word(uint64_t hash, uint32_t word)
{
    return (hash ^ word) * UINT64_C(1099511628211);
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
        uint64_t hash = UINT64_C(14695981039346656037);
        enum dxs_result result = dxs_module_parse(module, files.data[f].bytes, files.data[f].size, NULL);
        uint32_t entries = dxs_module_get_info(module).entry_count;
        for (uint32_t entry = 0; entry < entries && result == DXS_OK; entry++) {
            struct dxs_spirv spirv;
            result = dxs_convert(converter, module, entry, NULL, &spirv);
            for (size_t w = 0; w < spirv.word_count; w++)
                hash = add_word(hash, spirv.words[w]);
        }
        printf("%016llx %s %s\n", (unsigned long long)hash, dxs_result_name(result), files.data[f].path);
    }
    free_input_files(&files);
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return good ? 0 : 2;
}
