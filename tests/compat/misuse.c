/* Misuses the interface: every wrong call returns a result and none crashes.
 *
 *   misuse SHADER.dxil LIBRARY.dxil */
#include "dxil_spirv_c.h"
#include "tests/common/demand.h"
#include "tests/common/files.h"
#include "tests/common/held_memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned messages, warnings;
static char last_message[512];

static void listen(void *user, dxil_spv_log_level level, const char *text)
{
    demand(user == &messages, "the callback gets its pointer");
    demand(level == DXIL_SPV_LOG_LEVEL_ERROR || level == DXIL_SPV_LOG_LEVEL_WARN, "a call fails, or leaves out");
    demand(text[0] && text[strlen(text) - 1] == '\n', "messages end with a newline");
    strncpy(last_message, text, sizeof last_message - 1);
    messages += level == DXIL_SPV_LOG_LEVEL_ERROR;
    warnings += level == DXIL_SPV_LOG_LEVEL_WARN;
}

/* ---- No objects -------------------------------------------------------------------------------------------------- */

static void parse_nothing(void)
{
    dxil_spv_parsed_blob blob = NULL;

    demand(dxil_spv_parse_dxil_blob(NULL, 0, &blob) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "NULL is no container");
    demand(dxil_spv_parse_dxil_blob("", 0, &blob) == DXIL_SPV_ERROR_PARSER, "nothing is no container");
    demand(dxil_spv_parse_dxil_blob("DXBC", 4, &blob) == DXIL_SPV_ERROR_PARSER, "four bytes are no container");
    demand(dxil_spv_parse_dxil_blob("DXBC", 4, NULL) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "a place for the blob");
    demand(dxil_spv_parse_dxil(NULL, 4, &blob) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "NULL is no bitcode");
    demand(dxil_spv_parse_dxil("BC\xC0\xDE", 4, &blob) == DXIL_SPV_ERROR_PARSER, "four bytes are no module");
    demand(dxil_spv_parse_reflection_dxil_blob(NULL, 4, &blob) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "no bytes");
    demand(dxil_spv_parse_reflection_dxil_blob("", 0, &blob) == DXIL_SPV_ERROR_PARSER, "no container");
    demand(!blob, "no blob comes of it");
}

/* A container of no parts. */
static void parse_without_code(void)
{
    static const uint32_t container[] = {0x43425844, 0, 0, 0, 0, 1, 32, 0};
    dxil_spv_parsed_blob blob = NULL;
    unsigned before = messages;

    demand(dxil_spv_parse_dxil_blob(container, sizeof container, &blob) == DXIL_SPV_ERROR_PARSER && !blob,
           "a container without code is refused");
    demand(messages == before + 1 && strstr(last_message, "no DXIL part"), "with a message that says why");
    demand(dxil_spv_parse_reflection_dxil_blob(container, sizeof container, &blob) == DXIL_SPV_ERROR_NO_DATA && !blob,
           "it has no reflection");
    demand(messages == before + 1, "which is no error");
}

static void query_no_blob(void)
{
    const char *text;
    const void *data;
    size_t size;
    unsigned number;
    dxil_spv_node_input_data input;
    dxil_spv_node_output_data output;
    dxil_spv_rdat_subobject subobject;

    dxil_spv_parsed_blob_free(NULL);
    dxil_spv_parsed_blob_dump_llvm_ir(NULL);
    dxil_spv_parsed_blob_get_rdat_subobject(NULL, 0, &subobject);
    demand(
        dxil_spv_parsed_blob_get_disassembled_ir(NULL, &text) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
            dxil_spv_parsed_blob_get_raw_ir(NULL, &data, &size) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
            dxil_spv_parsed_blob_get_entry_index_by_name(NULL, "", &number) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
            dxil_spv_parsed_blob_get_num_entry_points(NULL, &number) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
            dxil_spv_parsed_blob_get_entry_point_name(NULL, 0, &text) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
            dxil_spv_parsed_blob_get_entry_point_demangled_name(NULL, 0, &text) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
            dxil_spv_parsed_blob_get_entry_point_node_input(NULL, 0, &input) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
            dxil_spv_parsed_blob_get_entry_point_num_node_outputs(NULL, 0, &number) ==
                DXIL_SPV_ERROR_INVALID_ARGUMENT &&
            dxil_spv_parsed_blob_get_entry_point_node_output(NULL, 0, 0, &output) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
            dxil_spv_parsed_blob_scan_resources(NULL, NULL, NULL, NULL, NULL, NULL) == DXIL_SPV_ERROR_INVALID_ARGUMENT,
        "no blob is an argument for anything");
    demand(dxil_spv_parsed_blob_get_shader_stage(NULL) == DXIL_SPV_STAGE_UNKNOWN &&
               dxil_spv_parsed_blob_get_shader_stage_for_entry(NULL, "main") == DXIL_SPV_STAGE_UNKNOWN &&
               dxil_spv_parsed_blob_get_num_rdat_subobjects(NULL) == 0,
           "no blob has nothing");
}

static void set_up_no_converter(void)
{
    const dxil_spv_option_invariant_position option = {{DXIL_SPV_OPTION_INVARIANT_POSITION}, 1};

    dxil_spv_converter_free(NULL);
    dxil_spv_converter_set_entry_point(NULL, "main");
    dxil_spv_converter_set_stage_input_remapper(NULL, NULL, NULL);
    dxil_spv_converter_set_stage_output_remapper(NULL, NULL, NULL);
    dxil_spv_converter_set_vertex_input_remapper(NULL, NULL, NULL);
    dxil_spv_converter_set_stream_output_remapper(NULL, NULL, NULL);
    dxil_spv_converter_set_srv_remapper(NULL, NULL, NULL);
    dxil_spv_converter_set_sampler_remapper(NULL, NULL, NULL);
    dxil_spv_converter_set_uav_remapper(NULL, NULL, NULL);
    dxil_spv_converter_set_cbv_remapper(NULL, NULL, NULL);
    dxil_spv_converter_set_root_constant_word_count(NULL, 1);
    dxil_spv_converter_set_root_descriptor_count(NULL, 1);
    dxil_spv_converter_add_local_root_constants(NULL, 0, 0, 1);
    dxil_spv_converter_add_local_root_descriptor(NULL, DXIL_SPV_RESOURCE_CLASS_SRV, 0, 0);
    dxil_spv_converter_add_local_root_descriptor_table(NULL, DXIL_SPV_RESOURCE_CLASS_SRV, 0, 0, 1, 0);
    dxil_spv_converter_add_root_parameter_mapping(NULL, 0, 0);
    dxil_spv_converter_add_root_descriptor_mapping(NULL, 0, 0, 0);
    dxil_spv_converter_add_non_semantic_debug_info(NULL, "", "", 0);
    dxil_spv_converter_set_patch_location_offset(NULL, 0);
    demand(dxil_spv_converter_begin_local_root_descriptor_table(NULL) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_converter_end_local_root_descriptor_table(NULL) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_converter_add_option(NULL, &option.base) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_converter_set_meta_descriptor(NULL, DXIL_SPV_META_DESCRIPTOR_RESOURCE_DESCRIPTOR_HEAP_SIZE,
                                                      DXIL_SPV_META_DESCRIPTOR_KIND_PUSH_CONSTANT, 0,
                                                      0) == DXIL_SPV_ERROR_INVALID_ARGUMENT,
           "no converter takes no settings");
}

static void query_no_converter(void)
{
    dxil_spv_compiled_spirv spirv;
    const char *text;
    unsigned a, b, c;
    dxil_spv_bool flag;

    demand(dxil_spv_converter_run(NULL) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_converter_get_compiled_spirv(NULL, &spirv) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_converter_get_compiled_entry_point(NULL, &text) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_converter_get_compute_workgroup_dimensions(NULL, &a, &b, &c) ==
                   DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_converter_get_compute_required_wave_size(NULL, &a) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_converter_get_compute_wave_size_range(NULL, &a, &b, &c) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_converter_get_compute_heuristic_max_wave_size(NULL, &a) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_converter_get_compute_heuristic_min_wave_size(NULL, &a) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_converter_get_patch_vertex_count(NULL, &a) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_converter_get_patch_location_offset(NULL, &a) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_converter_is_multiview_compatible(NULL, &flag) == DXIL_SPV_ERROR_INVALID_ARGUMENT,
           "no converter has no results");
    demand(!dxil_spv_converter_uses_subgroup_size(NULL) &&
               !dxil_spv_converter_uses_shader_feature(NULL, DXIL_SPV_SHADER_FEATURE_NATIVE_16BIT_OPERATIONS) &&
               !dxil_spv_converter_get_analysis_warnings(NULL),
           "no converter uses nothing");
}

/* ---- Wrong order ------------------------------------------------------------------------------------------------- */

static void ask_before_the_run(dxil_spv_converter c)
{
    dxil_spv_compiled_spirv spirv;
    const char *text;
    unsigned a = 1, b = 1, d = 1;
    dxil_spv_bool flag = 1;

    demand(dxil_spv_converter_get_compiled_spirv(c, &spirv) == DXIL_SPV_ERROR_GENERIC, "there are no words yet");
    demand(dxil_spv_converter_get_compiled_entry_point(c, &text) == DXIL_SPV_ERROR_GENERIC, "and no entry point");
    demand(dxil_spv_converter_get_compute_workgroup_dimensions(c, &a, &b, &d) == DXIL_SPV_SUCCESS && !a && !b && !d,
           "no group");
    demand(dxil_spv_converter_get_compute_heuristic_max_wave_size(c, &a) == DXIL_SPV_SUCCESS && !a, "no size of waves");
    demand(dxil_spv_converter_is_multiview_compatible(c, &flag) == DXIL_SPV_SUCCESS && !flag, "no views");
    demand(!dxil_spv_converter_uses_subgroup_size(c), "nothing is used");
}

static void open_and_close_tables(dxil_spv_converter c)
{
    demand(dxil_spv_converter_end_local_root_descriptor_table(c) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "nothing to end");
    demand(dxil_spv_converter_begin_local_root_descriptor_table(c) == DXIL_SPV_SUCCESS, "a table begins");
    demand(dxil_spv_converter_begin_local_root_descriptor_table(c) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "not twice");
    demand(dxil_spv_converter_end_local_root_descriptor_table(c) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "not empty");
    demand(dxil_spv_converter_run(c) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "no run within a table");
    dxil_spv_converter_add_local_root_descriptor_table(c, DXIL_SPV_RESOURCE_CLASS_SRV, 9, 9, 1, 0);
    demand(dxil_spv_converter_end_local_root_descriptor_table(c) == DXIL_SPV_SUCCESS, "it ends");
    demand(dxil_spv_converter_end_local_root_descriptor_table(c) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "once");
}

static dxil_spv_bool refuse_srv(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_srv_vulkan_binding *vulkan)
{
    (void)user;
    (void)d3d;
    memset(vulkan, 0xFF, sizeof *vulkan);
    return DXIL_SPV_FALSE;
}

static dxil_spv_bool nonsense_uav(void *user, const dxil_spv_uav_d3d_binding *d3d, dxil_spv_uav_vulkan_binding *vulkan)
{
    (void)user;
    (void)d3d;
    memset(vulkan, 0xFF, sizeof *vulkan);
    return DXIL_SPV_TRUE;
}

static dxil_spv_bool nonsense_cbv(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_cbv_vulkan_binding *vulkan)
{
    (void)d3d;
    memset(vulkan, 0xFF, sizeof *vulkan);
    vulkan->push_constant = *(const dxil_spv_bool *)user;
    return DXIL_SPV_TRUE;
}

static void run_again(dxil_spv_converter c)
{
    dxil_spv_compiled_spirv first, spirv;

    demand(dxil_spv_converter_run(c) == DXIL_SPV_SUCCESS, "it converts");
    demand(dxil_spv_converter_get_compiled_spirv(c, &first) == DXIL_SPV_SUCCESS && first.size > 20, "into words");
    dxil_spv_converter_set_entry_point(c, "nobody");
    messages = 0;
    demand(dxil_spv_converter_run(c) == DXIL_SPV_ERROR_GENERIC, "an entry that is not there");
    demand(messages == 1 && strstr(last_message, "nobody"), "is named");
    demand(dxil_spv_converter_get_compiled_spirv(c, &spirv) == DXIL_SPV_ERROR_GENERIC, "what failed has no words");
    dxil_spv_converter_set_entry_point(c, NULL);
    demand(dxil_spv_converter_run(c) == DXIL_SPV_SUCCESS, "it converts again");
}

static void answer_nonsense(dxil_spv_parsed_blob blob)
{
    static const dxil_spv_bool flags[] = {0, 1};

    for (int n = 0; n < 3; n++) {
        dxil_spv_converter c;
        demand(dxil_spv_create_converter(blob, &c) == DXIL_SPV_SUCCESS, "a converter");
        if (n == 2)
            dxil_spv_converter_set_srv_remapper(c, refuse_srv, NULL);
        else
            dxil_spv_converter_set_cbv_remapper(c, nonsense_cbv, (void *)&flags[n]);
        dxil_spv_converter_set_uav_remapper(c, nonsense_uav, NULL);
        messages = 0;
        demand(dxil_spv_converter_run(c) == DXIL_SPV_ERROR_GENERIC, "nonsense is refused");
        demand(messages == 1, "with a message");
        dxil_spv_converter_free(c);
    }
}

/* ---- Options ----------------------------------------------------------------------------------------------------- */

static void add_unknown_options(dxil_spv_converter c)
{
    static const int unknown[] = {-1, 0, 1024, DXIL_SPV_OPTION_INT_MAX};
    static const int newer[] = {DXIL_SPV_OPTION_OPACITY_MICROMAP_KHR + 1, 1023};

    demand(dxil_spv_converter_add_option(c, NULL) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "no option");
    for (size_t n = 0; n < sizeof unknown / sizeof *unknown; n++) {
        const dxil_spv_option_base option = {(dxil_spv_option)unknown[n]};
        demand(!dxil_spv_converter_supports_option(option.type), "it is not known");
        demand(dxil_spv_converter_add_option(c, &option) == DXIL_SPV_ERROR_UNSUPPORTED_FEATURE, "and refused");
    }
    for (size_t n = 0; n < sizeof newer / sizeof *newer; n++) {
        const dxil_spv_option_base option = {(dxil_spv_option)newer[n]};
        warnings = 0;
        demand(!dxil_spv_converter_supports_option(option.type), "it is not known");
        demand(dxil_spv_converter_add_option(c, &option) == DXIL_SPV_SUCCESS, "newer options are accepted");
        demand(warnings == 1, "with a warning");
    }
    for (int n = 1; n <= DXIL_SPV_OPTION_OPACITY_MICROMAP_KHR; n++)
        demand(dxil_spv_converter_supports_option((dxil_spv_option)n), "all others are known");
}

static void add_wrong_options(dxil_spv_converter c)
{
    const dxil_spv_option_output_swizzle swizzles = {{DXIL_SPV_OPTION_OUTPUT_SWIZZLE}, NULL, 3};
    const dxil_spv_option_ssbo_alignment alignment = {{DXIL_SPV_OPTION_SSBO_ALIGNMENT}, 12};
    const dxil_spv_option_sbt_descriptor_size_log2 size = {{DXIL_SPV_OPTION_SBT_DESCRIPTOR_SIZE_LOG2}, 32, 0};
    const dxil_spv_option_bindless_offset_buffer_layout layout = {
        {DXIL_SPV_OPTION_BINDLESS_OFFSET_BUFFER_LAYOUT}, 0, 3, 3};
    const dxil_spv_option_physical_address_descriptor_indexing records = {
        {DXIL_SPV_OPTION_PHYSICAL_ADDRESS_DESCRIPTOR_INDEXING}, 0, 0};
    const dxil_spv_option_base *const wrong[] = {&swizzles.base, &alignment.base, &size.base, &layout.base,
                                                 &records.base};

    for (size_t n = 0; n < sizeof wrong / sizeof *wrong; n++)
        demand(dxil_spv_converter_add_option(c, wrong[n]) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "it makes no sense");
    warnings = 0;
    demand(dxil_spv_converter_set_meta_descriptor(c, (dxil_spv_meta_descriptor)4, DXIL_SPV_META_DESCRIPTOR_KIND_INVALID,
                                                  0, 0) == DXIL_SPV_SUCCESS &&
               dxil_spv_converter_set_meta_descriptor(c, DXIL_SPV_META_DESCRIPTOR_DYNAMIC_VIEW_INSTANCING_MASK,
                                                      (dxil_spv_meta_descriptor_kind)6, 0, 0) == DXIL_SPV_SUCCESS &&
               warnings == 2,
           "a newer interface may have such descriptors");
}

/* Buffers of other versions are left out, which only a message tells. */
static void add_other_versions(dxil_spv_converter c)
{
    for (unsigned version = 1; version <= 3; version++) {
        const dxil_spv_option_descriptor_qa qa = {{DXIL_SPV_OPTION_DESCRIPTOR_QA}, 1, version, 9, 4, 9, 5, 0};
        const dxil_spv_option_instruction_instrumentation checks = {
            {DXIL_SPV_OPTION_INSTRUCTION_INSTRUMENTATION},         1, version, 9, 1, 9, 2, 0,
            DXIL_SPV_INSTRUCTION_INSTRUMENTATION_TYPE_FULL_NAN_INF};
        messages = 0;
        demand(dxil_spv_converter_add_option(c, &qa.base) == DXIL_SPV_SUCCESS, "each version is accepted");
        demand(messages == (version != 2), "others than 2 with a message");
        demand(dxil_spv_converter_add_option(c, &checks.base) == DXIL_SPV_SUCCESS, "likewise");
        demand(messages == 2 * (version != 2), "likewise");
    }
}

/* ---- Blobs ------------------------------------------------------------------------------------------------------- */

static void query_blob(dxil_spv_parsed_blob blob)
{
    const char *text = NULL;
    const void *data = NULL;
    size_t size = 0;
    unsigned number = 0;
    dxil_spv_node_input_data input;
    dxil_spv_node_output_data output;
    dxil_spv_rdat_subobject subobject;

    demand(dxil_spv_parsed_blob_get_shader_stage_for_entry(blob, "nobody") == DXIL_SPV_STAGE_UNKNOWN, "nobody");
    demand(dxil_spv_parsed_blob_get_entry_index_by_name(blob, "nobody", &number) == DXIL_SPV_ERROR_GENERIC, "nobody");
    demand(dxil_spv_parsed_blob_get_entry_point_name(blob, 1000, &text) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_parsed_blob_get_entry_point_demangled_name(blob, 1000, &text) ==
                   DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_parsed_blob_get_entry_point_node_input(blob, 1000, &input) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_parsed_blob_get_entry_point_node_output(blob, 0, 0, &output) == DXIL_SPV_ERROR_INVALID_ARGUMENT,
           "there are not so many");
    dxil_spv_parsed_blob_get_rdat_subobject(blob, 1000, &subobject);
    demand(!subobject.subobject_name && !subobject.payload, "nor subobjects");
    demand(dxil_spv_parsed_blob_get_entry_point_node_input(blob, 0, &input) == DXIL_SPV_SUCCESS &&
               input.launch_type == DXIL_SPV_NODE_LAUNCH_TYPE_INVALID && input.node_id[0] == '\0',
           "a shader is no node");
    demand(dxil_spv_parsed_blob_get_disassembled_ir(blob, &text) == DXIL_SPV_SUCCESS && strstr(text, "dx.op."),
           "it has assembly");
    demand(dxil_spv_parsed_blob_get_raw_ir(blob, &data, &size) == DXIL_SPV_SUCCESS && size > 4 &&
               memcmp(data, "BC\xC0\xDE", 4) == 0,
           "and bitcode");
    dxil_spv_parsed_blob again;
    demand(dxil_spv_parse_dxil(data, size, &again) == DXIL_SPV_SUCCESS, "which parses too");
    dxil_spv_parsed_blob_free(again);
}

/* Every prefix of a file, and the file with single words changed. */
static void parse_damaged(const struct input_file *file)
{
    uint8_t *bytes = malloc(file->size);
    dxil_spv_parsed_blob blob;

    for (size_t size = 0; size < file->size; size += 1 + file->size / 97)
        demand(dxil_spv_parse_dxil_blob(file->bytes, size, &blob) != DXIL_SPV_SUCCESS, "a part is not the whole");
    for (size_t at = 4; at + 4 <= file->size; at += 4 * (1 + file->size / 997)) {
        memcpy(bytes, file->bytes, file->size);
        memset(bytes + at, 0xFF, 4);
        if (dxil_spv_parse_dxil_blob(bytes, file->size, &blob) == DXIL_SPV_SUCCESS)
            dxil_spv_parsed_blob_free(blob);
    }
    free(bytes);
}

/* All settings of which a converter keeps a copy. */
static void keep_settings(dxil_spv_converter c)
{
    const dxil_spv_option_shader_source_file option = {{DXIL_SPV_OPTION_SHADER_SOURCE_FILE}, "source"};

    for (unsigned n = 0; n < 20; n++) {
        demand(dxil_spv_converter_add_option(c, &option.base) == DXIL_SPV_SUCCESS, "a name is accepted");
        dxil_spv_converter_set_entry_point(c, "main");
        dxil_spv_converter_add_local_root_constants(c, 7, n, 1);
        dxil_spv_converter_add_root_parameter_mapping(c, n, 4 * n);
        dxil_spv_converter_add_root_descriptor_mapping(c, n, 1, n);
        dxil_spv_converter_add_non_semantic_debug_info(c, "tag", "data", 4);
    }
}

static void use_blob(const struct input_file *file)
{
    dxil_spv_parsed_blob blob;
    dxil_spv_converter c;

    demand(dxil_spv_parse_dxil_blob(file->bytes, file->size, &blob) == DXIL_SPV_SUCCESS, "the file parses");
    query_blob(blob);
    demand(dxil_spv_create_converter(NULL, &c) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "no blob, no converter");
    demand(dxil_spv_create_converter(blob, NULL) == DXIL_SPV_ERROR_INVALID_ARGUMENT, "no place for it");
    demand(dxil_spv_create_converter_with_reflection(blob, NULL, &c) == DXIL_SPV_SUCCESS, "no reflection is fine");
    ask_before_the_run(c);
    open_and_close_tables(c);
    add_unknown_options(c);
    add_wrong_options(c);
    run_again(c);
    keep_settings(c);
    add_other_versions(c);
    dxil_spv_converter_free(c);
    answer_nonsense(blob);
    dxil_spv_parsed_blob_free(blob);
    demand(dxil_spv_parse_dxil(file->bytes, file->size, &blob) == DXIL_SPV_ERROR_PARSER, "a container is no bitcode");
}

/* Blobs of every kind of file are freed whole. */
static void free_blobs(const struct input_file *file)
{
    dxil_spv_parsed_blob blob;
    size_t held = 0;

    for (unsigned n = 0; n < 100; n++) {
        const char *text;
        demand(dxil_spv_parse_dxil_blob(file->bytes, file->size, &blob) == DXIL_SPV_SUCCESS, "the file parses");
        demand(dxil_spv_parsed_blob_get_disassembled_ir(blob, &text) == DXIL_SPV_SUCCESS, "it has a text");
        dxil_spv_parsed_blob_free(blob);
        if (dxil_spv_parse_reflection_dxil_blob(file->bytes, file->size, &blob) == DXIL_SPV_SUCCESS)
            dxil_spv_parsed_blob_free(blob);
        held = n == 50 ? held_memory() : held;
    }
    demand(held_memory() < held + 49 * 16, "nothing of them is held");
}

enum {
    ROUNDS = 120,
    LEAST_LEAK = 32 /* bytes a round; what the C library rounds up changes by less */
};

int main(int argc, char **argv)
{
    struct input_files files = {0}, library = {0};
    unsigned major = 0, minor = 0, patch = 1;
    size_t held = 0;

    demand(argc == 3 && add_input_files(&files, argv[1]) && add_input_files(&library, argv[2]), "there are shaders");
    dxil_spv_get_version(&major, &minor, &patch);
    demand(major == 2 && minor == 68 && patch == 0, "the version is that of the interface");
    dxil_spv_get_version(NULL, NULL, NULL);
    dxil_spv_end_thread_allocator_context();
    dxil_spv_reset_thread_allocator_context();
    parse_nothing();
    dxil_spv_set_thread_log_callback(listen, &messages);
    parse_nothing();
    demand(messages == 4, "what does not parse is logged");
    parse_without_code();
    query_no_blob();
    set_up_no_converter();
    query_no_converter();
    for (size_t n = 0; n < ROUNDS * files.count; n++) {
        use_blob(&files.data[n % files.count]);
        parse_damaged(&files.data[n % files.count]);
        if (n + 1 == ROUNDS / 2 * files.count) /* objects at rest have grown to the size of their inputs */
            held = held_memory();
    }
    demand(held_memory() < held + ROUNDS / 2 * LEAST_LEAK * files.count, "nothing is held for ever");
    free_blobs(&files.data[0]);
    free_blobs(&library.data[0]);
    free_input_files(&files);
    free_input_files(&library);
    return 0;
}
