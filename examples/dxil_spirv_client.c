/* A client of dxil-spirv's C interface, linked with the library of compat/ instead. Converts a shader whose UAVs are in
 * one descriptor heap, and prints the registers of the UAVs.
 *
 *   dxil_spirv_client SHADER.dxil */
#include "dxil_spirv_c.h"

#include <stdio.h>
#include <stdlib.h>

static void print_message(void *user, dxil_spv_log_level level, const char *message)
{
    (void)user;
    fprintf(stderr, "%s: %s", level == DXIL_SPV_LOG_LEVEL_ERROR ? "error" : "note", message);
}

/* Index in the heap = first root constant + register. */
static dxil_spv_bool map_uav(void *user, const dxil_spv_uav_d3d_binding *d3d, dxil_spv_uav_vulkan_binding *vulkan)
{
    (void)user;
    vulkan->buffer_binding.set = 0;
    vulkan->buffer_binding.binding = 0;
    vulkan->buffer_binding.bindless.use_heap = DXIL_SPV_TRUE;
    vulkan->buffer_binding.bindless.heap_root_offset = d3d->d3d_binding.register_index;
    vulkan->buffer_binding.root_constant_index = 0;
    vulkan->buffer_binding.descriptor_type = DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_SSBO;
    printf("u%u, space%u\n", d3d->d3d_binding.register_index, d3d->d3d_binding.register_space);
    return DXIL_SPV_TRUE;
}

static void *read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    void *bytes = NULL;

    if (file && fseek(file, 0, SEEK_END) == 0) {
        long end = ftell(file);
        rewind(file);
        bytes = malloc((size_t)end);
        *size = bytes ? fread(bytes, 1, (size_t)end, file) : 0;
    }
    if (file)
        fclose(file);
    return bytes;
}

static int convert(dxil_spv_parsed_blob blob)
{
    const dxil_spv_option_ssbo_alignment alignment = {{DXIL_SPV_OPTION_SSBO_ALIGNMENT}, 1};
    dxil_spv_converter converter;
    dxil_spv_compiled_spirv spirv;
    const char *entry;

    if (dxil_spv_create_converter(blob, &converter) != DXIL_SPV_SUCCESS)
        return 1;
    dxil_spv_converter_set_root_constant_word_count(converter, 1);
    dxil_spv_converter_set_uav_remapper(converter, map_uav, NULL);
    dxil_spv_result result = dxil_spv_converter_add_option(converter, &alignment.base);
    if (result == DXIL_SPV_SUCCESS)
        result = dxil_spv_converter_run(converter);
    if (result == DXIL_SPV_SUCCESS && dxil_spv_converter_get_compiled_spirv(converter, &spirv) == DXIL_SPV_SUCCESS &&
        dxil_spv_converter_get_compiled_entry_point(converter, &entry) == DXIL_SPV_SUCCESS)
        printf("%s: %zu words of SPIR-V\n", entry, spirv.size / 4);
    dxil_spv_converter_free(converter);
    return result != DXIL_SPV_SUCCESS;
}

int main(int argc, char **argv)
{
    size_t size = 0;
    void *bytes = argc == 2 ? read_file(argv[1], &size) : NULL;
    dxil_spv_parsed_blob blob;
    int status = 1;

    if (!bytes) {
        fprintf(stderr, "usage: dxil_spirv_client SHADER.dxil\n");
        return 2;
    }
    dxil_spv_set_thread_log_callback(print_message, NULL);
    if (dxil_spv_parse_dxil_blob(bytes, size, &blob) == DXIL_SPV_SUCCESS) {
        status = convert(blob);
        dxil_spv_parsed_blob_free(blob);
    }
    free(bytes);
    return status;
}
