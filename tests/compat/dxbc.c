/* Containers with DXBC code are passed on to a second library with the same interface (stand_in.c). Objects of both
 * libraries are used side by side.
 *
 *   dxbc STAND-IN-LIBRARY SHADER.dxil NODES.dxil */
#include "dxil_spirv_c.h"
#include "tests/common/demand.h"
#include "tests/common/files.h"

#include <dlfcn.h>
#include <string.h>

/* A container with one part: an empty SHEX chunk. */
static const unsigned char dxbc[] = {'D', 'X', 'B', 'C', 0, 0, 0,  0, 0, 0, 0, 0, 0, 0, 0,  0, 0, 0,
                                     0,   0,   1,   0,   0, 0, 52, 0, 0, 0, 1, 0, 0, 0, 36, 0, 0, 0,
                                     'S', 'H', 'E', 'X', 8, 0, 0,  0, 0, 0, 0, 0, 0, 0, 0,  0};

static const char *(*last_call)(void);
static unsigned (*call_count)(void);

static void listen(void *user, dxil_spv_log_level level, const char *text)
{
    (void)level;
    (void)text;
    ++*(unsigned *)user;
}

/* Checks that a call is passed on as exactly one call of the same function. */
#define CALL(function, ...)                                                                                            \
    do {                                                                                                               \
        unsigned calls = call_count();                                                                                 \
        (void)dxil_spv_##function(__VA_ARGS__);                                                                        \
        demand(strcmp(last_call(), #function) == 0, "handed on: " #function);                                          \
        demand(call_count() == calls + 1, "once: " #function);                                                         \
    } while (0)
#define CALL_VOID(function, ...)                                                                                       \
    do {                                                                                                               \
        unsigned calls = call_count();                                                                                 \
        dxil_spv_##function(__VA_ARGS__);                                                                              \
        demand(strcmp(last_call(), #function) == 0, "handed on: " #function);                                          \
        demand(call_count() == calls + 1, "once: " #function);                                                         \
    } while (0)

static void use_blob(dxil_spv_parsed_blob blob)
{
    const char *text;
    const void *data;
    size_t size;
    unsigned number;
    dxil_spv_node_input_data input;
    dxil_spv_node_output_data output;
    dxil_spv_rdat_subobject subobject;

    CALL_VOID(parsed_blob_dump_llvm_ir, blob);
    CALL(parsed_blob_get_disassembled_ir, blob, &text);
    CALL(parsed_blob_get_raw_ir, blob, &data, &size);
    CALL(parsed_blob_get_shader_stage, blob);
    CALL(parsed_blob_get_shader_stage_for_entry, blob, "main");
    CALL(parsed_blob_get_entry_index_by_name, blob, "main", &number);
    CALL(parsed_blob_get_num_entry_points, blob, &number);
    CALL(parsed_blob_get_entry_point_name, blob, 0, &text);
    CALL(parsed_blob_get_entry_point_demangled_name, blob, 0, &text);
    CALL(parsed_blob_get_entry_point_node_input, blob, 0, &input);
    CALL(parsed_blob_get_entry_point_num_node_outputs, blob, 0, &number);
    CALL(parsed_blob_get_entry_point_node_output, blob, 0, 0, &output);
    CALL(parsed_blob_scan_resources, blob, NULL, NULL, NULL, NULL, NULL);
    CALL(parsed_blob_get_num_rdat_subobjects, blob);
    CALL_VOID(parsed_blob_get_rdat_subobject, blob, 0, &subobject);
}

static void set_up(dxil_spv_converter c)
{
    const dxil_spv_option_descriptor_qa option = {.base = {DXIL_SPV_OPTION_DESCRIPTOR_QA}};

    CALL_VOID(converter_set_entry_point, c, "main");
    CALL_VOID(converter_set_stage_input_remapper, c, NULL, NULL);
    CALL_VOID(converter_set_stage_output_remapper, c, NULL, NULL);
    CALL_VOID(converter_set_vertex_input_remapper, c, NULL, NULL);
    CALL_VOID(converter_set_stream_output_remapper, c, NULL, NULL);
    CALL_VOID(converter_set_srv_remapper, c, NULL, NULL);
    CALL_VOID(converter_set_sampler_remapper, c, NULL, NULL);
    CALL_VOID(converter_set_uav_remapper, c, NULL, NULL);
    CALL_VOID(converter_set_cbv_remapper, c, NULL, NULL);
    CALL_VOID(converter_set_root_constant_word_count, c, 1);
    CALL_VOID(converter_set_root_descriptor_count, c, 1);
    CALL_VOID(converter_add_local_root_constants, c, 0, 0, 1);
    CALL_VOID(converter_add_local_root_descriptor, c, DXIL_SPV_RESOURCE_CLASS_SRV, 0, 0);
    CALL_VOID(converter_add_local_root_descriptor_table, c, DXIL_SPV_RESOURCE_CLASS_SRV, 0, 0, 1, 0);
    CALL(converter_begin_local_root_descriptor_table, c);
    CALL(converter_end_local_root_descriptor_table, c);
    CALL_VOID(converter_add_root_parameter_mapping, c, 0, 0);
    CALL_VOID(converter_add_root_descriptor_mapping, c, 0, 0, 0);
    CALL_VOID(converter_add_non_semantic_debug_info, c, "", "", 0);
    CALL_VOID(converter_set_patch_location_offset, c, 0);
    CALL(converter_set_meta_descriptor, c, DXIL_SPV_META_DESCRIPTOR_RESOURCE_DESCRIPTOR_HEAP_SIZE,
         DXIL_SPV_META_DESCRIPTOR_KIND_PUSH_CONSTANT, 0, 0);
    CALL(converter_add_option, c, &option.base); /* passed on, although this library refuses the option */
}

static void use_results(dxil_spv_converter c)
{
    dxil_spv_compiled_spirv spirv;
    const char *text;
    unsigned x, y, z;
    dxil_spv_bool flag;

    demand(dxil_spv_converter_run(c) == DXIL_SPV_ERROR_FAILED_VALIDATION, "the other library's result comes back");
    demand(strcmp(last_call(), "converter_run") == 0, "of its run");
    CALL(converter_get_compiled_spirv, c, &spirv);
    CALL(converter_get_compiled_entry_point, c, &text);
    demand(dxil_spv_converter_uses_subgroup_size(c) == 77, "the other library's answer comes back");
    CALL(converter_get_compute_workgroup_dimensions, c, &x, &y, &z);
    CALL(converter_get_compute_required_wave_size, c, &x);
    CALL(converter_get_compute_wave_size_range, c, &x, &y, &z);
    CALL(converter_get_compute_heuristic_max_wave_size, c, &x);
    CALL(converter_get_compute_heuristic_min_wave_size, c, &x);
    CALL(converter_get_patch_vertex_count, c, &x);
    CALL(converter_get_patch_location_offset, c, &x);
    CALL(converter_uses_shader_feature, c, DXIL_SPV_SHADER_FEATURE_NATIVE_16BIT_OPERATIONS);
    CALL(converter_is_multiview_compatible, c, &flag);
    CALL(converter_get_analysis_warnings, c);
}

/* Uses converters of both kinds in turn. */
static void use_both(const struct input_file *file, dxil_spv_parsed_blob foreign)
{
    dxil_spv_parsed_blob own;
    dxil_spv_converter a, b;
    dxil_spv_compiled_spirv spirv;
    unsigned heard;

    demand(dxil_spv_parse_dxil_blob(file->bytes, file->size, &own) == DXIL_SPV_SUCCESS, "DXIL is read here");
    CALL(create_converter, foreign, &b);
    heard = call_count();
    demand(dxil_spv_create_converter(own, &a) == DXIL_SPV_SUCCESS, "a converter for DXIL");
    demand(dxil_spv_converter_run(a) == DXIL_SPV_SUCCESS &&
               dxil_spv_converter_get_compiled_spirv(a, &spirv) == DXIL_SPV_SUCCESS && spirv.size > 20,
           "converts it here");
    demand(call_count() == heard, "and nobody else hears of it");
    set_up(b);
    use_results(b);
    CALL_VOID(converter_free, b);
    dxil_spv_converter_free(a);
    CALL(create_converter_with_reflection, foreign, foreign, &b);
    CALL_VOID(converter_free, b);
    CALL(create_converter, foreign, &b); /* a reflection of the other kind is ignored */
    dxil_spv_converter_free(b);
    dxil_spv_parsed_blob_free(own);
}

/* Nodes of work graphs are DXIL: they stay here. */
static void keep_nodes(const struct input_file *file)
{
    unsigned calls = call_count();
    dxil_spv_parsed_blob nodes;
    dxil_spv_node_input_data input;

    demand(dxil_spv_parse_dxil_blob(file->bytes, file->size, &nodes) == DXIL_SPV_SUCCESS, "nodes are parsed");
    demand(dxil_spv_parsed_blob_get_entry_point_node_input(nodes, 0, &input) == DXIL_SPV_SUCCESS, "and described");
    dxil_spv_parsed_blob_free(nodes);
    demand(call_count() == calls, "not by the other library");
}

int main(int argc, char **argv)
{
    struct input_files files = {0};
    dxil_spv_parsed_blob blob = NULL;
    unsigned messages = 0;

    demand(argc == 4 && add_input_files(&files, argv[2]) && add_input_files(&files, argv[3]), "there are shaders");
    dxil_spv_set_thread_log_callback(listen, &messages);
    demand(dxil_spv_parse_dxil_blob(dxbc, sizeof dxbc, &blob) == DXIL_SPV_ERROR_PARSER && !blob && messages == 1,
           "DXBC is refused where no library is named");
    demand(dxil_spv_set_dxbc_library(NULL) == DXIL_SPV_ERROR_GENERIC, "none is named");
    demand(dxil_spv_set_dxbc_library("/nowhere/at/all.so") == DXIL_SPV_ERROR_GENERIC, "one that is not there");
    demand(dxil_spv_set_dxbc_library("libc.so.6") == DXIL_SPV_ERROR_GENERIC, "one of another kind");
    demand(dxil_spv_set_dxbc_library(argv[1]) == DXIL_SPV_SUCCESS, "one that is there");
    demand(dxil_spv_set_dxbc_library(argv[1]) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "once");

    void *library = dlopen(argv[1], RTLD_NOW | RTLD_NOLOAD);
    demand(library != NULL, "it is loaded");
    *(void **)&last_call = dlsym(library, "stand_in_last_call");
    *(void **)&call_count = dlsym(library, "stand_in_call_count");
    dxil_spv_begin_thread_allocator_context();
    demand(call_count() == 0, "nothing is called before there is DXBC");
    demand(dxil_spv_parse_dxil_blob(dxbc, sizeof dxbc, &blob) == DXIL_SPV_SUCCESS && blob, "DXBC is handed on");
    demand(call_count() == 3, "callback, allocator context and parsing reach the other library");
    use_blob(blob);
    keep_nodes(&files.data[1]);
    use_both(&files.data[0], blob);
    CALL_VOID(parsed_blob_free, blob);
    dxil_spv_reset_thread_allocator_context();
    demand(strcmp(last_call(), "reset_thread_allocator_context") == 0, "its memory is reset");
    dxil_spv_end_thread_allocator_context();
    demand(strcmp(last_call(), "end_thread_allocator_context") == 0, "and given back");
    free_input_files(&files);
    return 0;
}
