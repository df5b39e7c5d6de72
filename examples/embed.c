/* Converts a compute shader from DXIL to SPIR-V and runs it on a Vulkan device: prints the squares of 0 to 63.
 *     embed squares.dxil */
#include "dxs.h"
#include "vulkan_run.h"

#include <stdio.h>

int main(int argument_count, char **arguments)
{
    static char dxil[1 << 20];
    FILE *file = argument_count == 2 ? fopen(arguments[1], "rb") : NULL;
    if (!file) {
        fprintf(stderr, "usage: embed SHADER.dxil\n");
        return 2;
    }
    size_t dxil_size = fread(dxil, 1, sizeof(dxil), file);
    fclose(file);

    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_spirv spirv;
    if (dxs_module_parse(module, dxil, dxil_size, NULL) != DXS_RESULT_OK) {
        fprintf(stderr, "%s\n", dxs_module_error(module)->message);
        return 1;
    }
    if (dxs_convert(converter, module, 0, NULL, &spirv) != DXS_RESULT_OK) {
        fprintf(stderr, "%s\n", dxs_converter_error(converter)->message);
        return 1;
    }

    uint32_t numbers[64];
    for (uint32_t i = 0; i < 64; i++)
        numbers[i] = i;
    struct dxs_binding binding = spirv.resources[0].binding;
    struct vulkan_buffer buffer = {binding.set, binding.binding, numbers, sizeof(numbers)};
    struct vulkan_shader shader = {spirv.words, spirv.word_count, spirv.entry_name};
    const char *failure = vulkan_run(&shader, &buffer, 1, (const uint32_t[3]){1, 1, 1});
    if (failure) {
        fprintf(stderr, "%s\n", failure);
        return 1;
    }
    for (uint32_t i = 0; i < 64; i++)
        printf("%u%c", numbers[i], i % 16 == 15 ? '\n' : ' ');

    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return 0;
}
