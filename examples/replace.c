/* Shader dumps and replacements, as translation layers offer them for debugging: writes FOLDER/HASH.dxil, and uses
 * FOLDER/HASH.spv instead of converting, if that file exists. HASH is the hash of the DXIL's bytes.
 *     replace SHADER.dxil FOLDER */
#include "dxs.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

struct bytes {
    void *data; /* NULL: the file cannot be read or is empty */
    size_t size;
};

static struct bytes read_file(const char *path)
{
    struct bytes bytes = {0};
    FILE *file = fopen(path, "rb");
    if (!file)
        return bytes;
    if (fseek(file, 0, SEEK_END) == 0 && ftell(file) > 0) {
        bytes.size = (size_t)ftell(file);
        rewind(file);
        bytes.data = malloc(bytes.size);
        if (bytes.data)
            bytes.size = fread(bytes.data, 1, bytes.size, file);
    }
    fclose(file);
    return bytes;
}

static void dump(const char *path, struct bytes bytes)
{
    FILE *file = fopen(path, "wb");
    bool written = file && fwrite(bytes.data, 1, bytes.size, file) == bytes.size;
    if (!file || fclose(file) || !written)
        fprintf(stderr, "%s: not dumped\n", path); /* the shader is translated nevertheless */
}

/* The SPIR-V: the replacement, or the result of a conversion. The caller frees it. */
static struct bytes translate(struct bytes dxil, const char *folder)
{
    char path[1024];
    uint64_t hash = dxs_hash_shader(dxil.data, dxil.size).hash;
    snprintf(path, sizeof(path), "%s/%016" PRIx64 ".dxil", folder, hash);
    dump(path, dxil);
    snprintf(path, sizeof(path), "%s/%016" PRIx64 ".spv", folder, hash);
    struct bytes result = read_file(path);
    printf("%s: %s\n", path, result.data ? "replaced" : "converted");
    if (result.data)
        return result;

    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_options options = dxs_default_options();
    struct dxs_spirv spirv;
    options.shader_hash = hash; /* so that captures and crash reports show it */
    if (dxs_module_parse(module, dxil.data, dxil.size, NULL) != DXS_RESULT_OK) {
        fprintf(stderr, "%016" PRIx64 ": %s\n", hash, dxs_module_error(module)->message);
    } else if (dxs_convert(converter, module, 0, &options, &spirv) != DXS_RESULT_OK) {
        fprintf(stderr, "%016" PRIx64 ": %s\n", hash, dxs_converter_error(converter)->message);
    } else {
        result.size = spirv.word_count * sizeof(uint32_t);
        result.data = malloc(result.size);
        for (size_t n = 0; result.data && n < spirv.word_count; n++)
            ((uint32_t *)result.data)[n] = spirv.words[n];
    }
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
    return result;
}

int main(int argument_count, char **arguments)
{
    struct bytes dxil = argument_count == 3 ? read_file(arguments[1]) : (struct bytes){0};
    if (!dxil.data) {
        fprintf(stderr, "usage: replace SHADER.dxil FOLDER\n");
        return 2;
    }
    struct bytes spirv = translate(dxil, arguments[2]);
    if (spirv.data)
        printf("%zu bytes of SPIR-V\n", spirv.size);
    int code = spirv.data ? 0 : 1;
    free(spirv.data);
    free(dxil.data);
    return code;
}
