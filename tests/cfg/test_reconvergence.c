/* Checks modules that declare maximal reconvergence with the Khronos validation layer, because spirv-val of Debian 12
 * does not know the extension. */
#include "runner/device/device.h"
#include "dxs.h"
#include "runner/common/report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SKIPPED = 77, /* exit code */
    HEADER_WORDS = 5,
    OP_EXTENSION = 10
};

/* Removes the declaration of the extension from a copy, which makes the module invalid. */
static struct dxs_spirv without_extension(struct dxs_spirv spirv)
{
    uint32_t *words = allocate(spirv.word_count, sizeof *words);
    size_t count = HEADER_WORDS;

    memcpy(words, spirv.words, HEADER_WORDS * sizeof *words);
    for (size_t i = HEADER_WORDS; i < spirv.word_count; i += spirv.words[i] >> 16) {
        uint32_t length = spirv.words[i] >> 16;
        if ((spirv.words[i] & 0xFFFF) == OP_EXTENSION &&
            strcmp((const char *)(spirv.words + i + 1), "SPV_KHR_maximal_reconvergence") == 0)
            continue;
        memcpy(words + count, spirv.words + i, length * sizeof *words);
        count += length;
    }
    spirv.words = words;
    spirv.word_count = count;
    return spirv;
}

/* Returns false if the library refuses the shader. */
static bool show_to_layer(const struct device *device, dxs_converter *converter, const char *path, bool damaged)
{
    struct dxs_options options = dxs_default_options();
    dxs_module *module = dxs_module_create(NULL);
    struct dxs_spirv spirv;
    VkShaderModule shader;
    size_t size;
    char *bytes = read_file(path, &size);

    options.features.on[DXS_FEATURE_MAXIMAL_RECONVERGENCE] = true;
    bool converts = dxs_module_parse(module, bytes, size, NULL) == DXS_RESULT_OK &&
                    dxs_convert(converter, module, 0, &options, &spirv) == DXS_RESULT_OK;
    if (converts) {
        if (damaged)
            spirv = without_extension(spirv);
        VkShaderModuleCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                         .codeSize = spirv.word_count * sizeof(uint32_t),
                                         .pCode = spirv.words};
        printf("%s\n", path);
        if (vkCreateShaderModule(device->device, &info, NULL, &shader) == VK_SUCCESS)
            vkDestroyShaderModule(device->device, shader, NULL);
        if (damaged)
            free((void *)spirv.words);
    }
    dxs_module_destroy(module);
    free(bytes);
    return converts;
}

int main(int argc, char **argv)
{
    bool damaged = argc > 1 && strcmp(argv[1], "--without-extension") == 0;
    dxs_converter *converter = dxs_converter_create(NULL);
    struct device device;
    int shown = 0;

    if (!has_instance_layer("VK_LAYER_KHRONOS_validation")) {
        puts("skipped: no VK_LAYER_KHRONOS_validation (tests/install-packages.sh unpacks one)");
        return SKIPPED;
    }
    open_device(&device, NULL);
    for (int i = 1 + damaged; i < argc; i++)
        shown += show_to_layer(&device, converter, argv[i], damaged);
    printf("%d of %d modules shown to the layer\n", shown, argc - 1 - damaged);
    dxs_converter_destroy(converter);
    return shown == 0;
}
