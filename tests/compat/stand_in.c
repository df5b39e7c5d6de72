/* A library with dxil-spirv's interface that converts nothing: it counts calls and returns recognizable values.
 * dxbc.c loads it as the library that receives containers with DXBC code. */
#include "dxil_spirv_c.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined(_WIN32)
#define PUBLIC __declspec(dllexport)
#else
#define PUBLIC __attribute__((visibility("default")))
#endif

static int blob, converter; /* targets of the handles */
static char last_call[64];  /* name of the function, without prefix */
static unsigned call_count;
static uintptr_t arguments[8]; /* of the last call */
static unsigned argument_count;
static int contexts; /* allocator contexts that were begun and not ended */
static uintptr_t log_callback, log_user;

/* Read by the test. */
PUBLIC const char *stand_in_last_call(void);
PUBLIC const char *stand_in_last_call(void)
{
    return last_call;
}
PUBLIC unsigned stand_in_call_count(void);
PUBLIC unsigned stand_in_call_count(void)
{
    return call_count;
}

PUBLIC unsigned stand_in_arguments(const uintptr_t **given);
PUBLIC unsigned stand_in_arguments(const uintptr_t **given)
{
    *given = arguments;
    return argument_count;
}
PUBLIC int stand_in_contexts(void);
PUBLIC int stand_in_contexts(void)
{
    return contexts;
}
PUBLIC bool stand_in_logs_to(uintptr_t callback, uintptr_t user);
PUBLIC bool stand_in_logs_to(uintptr_t callback, uintptr_t user)
{
    return log_callback == callback && log_user == user;
}
PUBLIC const void *stand_in_object(const char *function);
PUBLIC const void *stand_in_object(const char *function)
{
    return strncmp(function, "converter_", strlen("converter_")) == 0 ? &converter : &blob;
}

static void take(uintptr_t argument)
{
    if (argument_count < sizeof arguments / sizeof *arguments)
        arguments[argument_count++] = argument;
}

static void note(const char *function)
{
    call_count++;
    argument_count = 0;
    strncpy(last_call, function, sizeof last_call - 1);
}

PUBLIC void dxil_spv_set_thread_log_callback(dxil_spv_log_cb callback, void *userdata)
{
    note("set_thread_log_callback");
    log_callback = (uintptr_t)callback;
    log_user = (uintptr_t)userdata;
    take(log_callback);
    take(log_user);
}

PUBLIC void dxil_spv_begin_thread_allocator_context(void)
{
    note("begin_thread_allocator_context");
    contexts++;
}

PUBLIC void dxil_spv_end_thread_allocator_context(void)
{
    note("end_thread_allocator_context");
    contexts--;
}

PUBLIC void dxil_spv_reset_thread_allocator_context(void)
{
    note("reset_thread_allocator_context");
}

PUBLIC dxil_spv_result dxil_spv_parse_dxil_blob(const void *data, size_t size, dxil_spv_parsed_blob *blob_out)
{
    note("parse_dxil_blob");
    *blob_out = (dxil_spv_parsed_blob)&blob;
    take((uintptr_t)data);
    take((uintptr_t)size);
    return DXIL_SPV_SUCCESS;
}

PUBLIC void dxil_spv_parsed_blob_free(dxil_spv_parsed_blob from)
{
    note("parsed_blob_free");
    take((uintptr_t)from);
}

PUBLIC void dxil_spv_parsed_blob_dump_llvm_ir(dxil_spv_parsed_blob from)
{
    note("parsed_blob_dump_llvm_ir");
    take((uintptr_t)from);
}

PUBLIC dxil_spv_result dxil_spv_parsed_blob_get_disassembled_ir(dxil_spv_parsed_blob from, const char **str)
{
    note("parsed_blob_get_disassembled_ir");
    take((uintptr_t)from);
    take((uintptr_t)str);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_parsed_blob_get_raw_ir(dxil_spv_parsed_blob from, const void **data, size_t *size)
{
    note("parsed_blob_get_raw_ir");
    take((uintptr_t)from);
    take((uintptr_t)data);
    take((uintptr_t)size);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_shader_stage dxil_spv_parsed_blob_get_shader_stage(dxil_spv_parsed_blob from)
{
    note("parsed_blob_get_shader_stage");
    take((uintptr_t)from);
    return DXIL_SPV_STAGE_CALLABLE;
}

PUBLIC dxil_spv_shader_stage dxil_spv_parsed_blob_get_shader_stage_for_entry(dxil_spv_parsed_blob from,
                                                                             const char *entry)
{
    note("parsed_blob_get_shader_stage_for_entry");
    take((uintptr_t)from);
    take((uintptr_t)entry);
    return DXIL_SPV_STAGE_CALLABLE;
}

PUBLIC dxil_spv_result dxil_spv_parsed_blob_get_entry_index_by_name(dxil_spv_parsed_blob from, const char *entry,
                                                                    unsigned *index)
{
    note("parsed_blob_get_entry_index_by_name");
    take((uintptr_t)from);
    take((uintptr_t)entry);
    take((uintptr_t)index);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_parsed_blob_get_num_entry_points(dxil_spv_parsed_blob from, unsigned *count)
{
    note("parsed_blob_get_num_entry_points");
    take((uintptr_t)from);
    take((uintptr_t)count);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_parsed_blob_get_entry_point_name(dxil_spv_parsed_blob from, unsigned index,
                                                                 const char **mangled_entry)
{
    note("parsed_blob_get_entry_point_name");
    take((uintptr_t)from);
    take((uintptr_t)index);
    take((uintptr_t)mangled_entry);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_parsed_blob_get_entry_point_demangled_name(dxil_spv_parsed_blob from, unsigned index,
                                                                           const char **demangled_entry)
{
    note("parsed_blob_get_entry_point_demangled_name");
    take((uintptr_t)from);
    take((uintptr_t)index);
    take((uintptr_t)demangled_entry);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_parsed_blob_get_entry_point_node_input(dxil_spv_parsed_blob from, unsigned index,
                                                                       dxil_spv_node_input_data *data)
{
    note("parsed_blob_get_entry_point_node_input");
    take((uintptr_t)from);
    take((uintptr_t)index);
    take((uintptr_t)data);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_parsed_blob_get_entry_point_num_node_outputs(dxil_spv_parsed_blob from, unsigned index,
                                                                             unsigned *num_outputs)
{
    note("parsed_blob_get_entry_point_num_node_outputs");
    take((uintptr_t)from);
    take((uintptr_t)index);
    take((uintptr_t)num_outputs);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_parsed_blob_get_entry_point_node_output(dxil_spv_parsed_blob from, unsigned index,
                                                                        unsigned output_index,
                                                                        dxil_spv_node_output_data *data)
{
    note("parsed_blob_get_entry_point_node_output");
    take((uintptr_t)from);
    take((uintptr_t)index);
    take((uintptr_t)output_index);
    take((uintptr_t)data);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_parsed_blob_scan_resources(dxil_spv_parsed_blob from,
                                                           dxil_spv_srv_remapper_cb srv_remapper,
                                                           dxil_spv_sampler_remapper_cb sampler_remapper,
                                                           dxil_spv_cbv_remapper_cb cbv_remapper,
                                                           dxil_spv_uav_remapper_cb uav_remapper, void *userdata)
{
    note("parsed_blob_scan_resources");
    take((uintptr_t)from);
    take((uintptr_t)srv_remapper);
    take((uintptr_t)sampler_remapper);
    take((uintptr_t)cbv_remapper);
    take((uintptr_t)uav_remapper);
    take((uintptr_t)userdata);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC unsigned dxil_spv_parsed_blob_get_num_rdat_subobjects(dxil_spv_parsed_blob from)
{
    note("parsed_blob_get_num_rdat_subobjects");
    take((uintptr_t)from);
    return 77;
}

PUBLIC void dxil_spv_parsed_blob_get_rdat_subobject(dxil_spv_parsed_blob from, unsigned index,
                                                    dxil_spv_rdat_subobject *subobject)
{
    note("parsed_blob_get_rdat_subobject");
    take((uintptr_t)from);
    take((uintptr_t)index);
    take((uintptr_t)subobject);
}

PUBLIC dxil_spv_result dxil_spv_create_converter(dxil_spv_parsed_blob from, dxil_spv_converter *converter_out)
{
    note("create_converter");
    *converter_out = (dxil_spv_converter)&converter;
    take((uintptr_t)from);
    return DXIL_SPV_SUCCESS;
}

PUBLIC dxil_spv_result dxil_spv_create_converter_with_reflection(dxil_spv_parsed_blob from,
                                                                 dxil_spv_parsed_blob reflection_blob,
                                                                 dxil_spv_converter *converter_out)
{
    note("create_converter_with_reflection");
    *converter_out = (dxil_spv_converter)&converter;
    take((uintptr_t)from);
    take((uintptr_t)reflection_blob);
    return DXIL_SPV_SUCCESS;
}

PUBLIC void dxil_spv_converter_free(dxil_spv_converter object)
{
    note("converter_free");
    take((uintptr_t)object);
}

PUBLIC void dxil_spv_converter_set_entry_point(dxil_spv_converter object, const char *entry_point)
{
    note("converter_set_entry_point");
    take((uintptr_t)object);
    take((uintptr_t)entry_point);
}

PUBLIC void dxil_spv_converter_set_stage_input_remapper(dxil_spv_converter object,
                                                        dxil_spv_shader_stage_io_remapper_cb remapper, void *userdata)
{
    note("converter_set_stage_input_remapper");
    take((uintptr_t)object);
    take((uintptr_t)remapper);
    take((uintptr_t)userdata);
}

PUBLIC void dxil_spv_converter_set_stage_output_remapper(dxil_spv_converter object,
                                                         dxil_spv_shader_stage_io_remapper_cb remapper, void *userdata)
{
    note("converter_set_stage_output_remapper");
    take((uintptr_t)object);
    take((uintptr_t)remapper);
    take((uintptr_t)userdata);
}

PUBLIC void dxil_spv_converter_set_vertex_input_remapper(dxil_spv_converter object,
                                                         dxil_spv_vertex_input_remapper_cb remapper, void *userdata)
{
    note("converter_set_vertex_input_remapper");
    take((uintptr_t)object);
    take((uintptr_t)remapper);
    take((uintptr_t)userdata);
}

PUBLIC void dxil_spv_converter_set_stream_output_remapper(dxil_spv_converter object,
                                                          dxil_spv_stream_output_remapper_cb remapper, void *userdata)
{
    note("converter_set_stream_output_remapper");
    take((uintptr_t)object);
    take((uintptr_t)remapper);
    take((uintptr_t)userdata);
}

PUBLIC void dxil_spv_converter_set_srv_remapper(dxil_spv_converter object, dxil_spv_srv_remapper_cb remapper,
                                                void *userdata)
{
    note("converter_set_srv_remapper");
    take((uintptr_t)object);
    take((uintptr_t)remapper);
    take((uintptr_t)userdata);
}

PUBLIC void dxil_spv_converter_set_sampler_remapper(dxil_spv_converter object, dxil_spv_sampler_remapper_cb remapper,
                                                    void *userdata)
{
    note("converter_set_sampler_remapper");
    take((uintptr_t)object);
    take((uintptr_t)remapper);
    take((uintptr_t)userdata);
}

PUBLIC void dxil_spv_converter_set_uav_remapper(dxil_spv_converter object, dxil_spv_uav_remapper_cb remapper,
                                                void *userdata)
{
    note("converter_set_uav_remapper");
    take((uintptr_t)object);
    take((uintptr_t)remapper);
    take((uintptr_t)userdata);
}

PUBLIC void dxil_spv_converter_set_cbv_remapper(dxil_spv_converter object, dxil_spv_cbv_remapper_cb remapper,
                                                void *userdata)
{
    note("converter_set_cbv_remapper");
    take((uintptr_t)object);
    take((uintptr_t)remapper);
    take((uintptr_t)userdata);
}

PUBLIC void dxil_spv_converter_set_root_constant_word_count(dxil_spv_converter object, unsigned num_words)
{
    note("converter_set_root_constant_word_count");
    take((uintptr_t)object);
    take((uintptr_t)num_words);
}

PUBLIC void dxil_spv_converter_set_root_descriptor_count(dxil_spv_converter object, unsigned count)
{
    note("converter_set_root_descriptor_count");
    take((uintptr_t)object);
    take((uintptr_t)count);
}

PUBLIC void dxil_spv_converter_add_local_root_constants(dxil_spv_converter object, unsigned register_space,
                                                        unsigned register_index, unsigned num_words)
{
    note("converter_add_local_root_constants");
    take((uintptr_t)object);
    take((uintptr_t)register_space);
    take((uintptr_t)register_index);
    take((uintptr_t)num_words);
}

PUBLIC void dxil_spv_converter_add_local_root_descriptor(dxil_spv_converter object,
                                                         dxil_spv_resource_class resource_class,
                                                         unsigned register_space, unsigned register_index)
{
    note("converter_add_local_root_descriptor");
    take((uintptr_t)object);
    take((uintptr_t)resource_class);
    take((uintptr_t)register_space);
    take((uintptr_t)register_index);
}

PUBLIC void dxil_spv_converter_add_local_root_descriptor_table(dxil_spv_converter object,
                                                               dxil_spv_resource_class resource_class,
                                                               unsigned register_space, unsigned register_index,
                                                               unsigned num_descriptors_in_range,
                                                               unsigned offset_in_heap)
{
    note("converter_add_local_root_descriptor_table");
    take((uintptr_t)object);
    take((uintptr_t)resource_class);
    take((uintptr_t)register_space);
    take((uintptr_t)register_index);
    take((uintptr_t)num_descriptors_in_range);
    take((uintptr_t)offset_in_heap);
}

PUBLIC dxil_spv_result dxil_spv_converter_begin_local_root_descriptor_table(dxil_spv_converter object)
{
    note("converter_begin_local_root_descriptor_table");
    take((uintptr_t)object);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_converter_end_local_root_descriptor_table(dxil_spv_converter object)
{
    note("converter_end_local_root_descriptor_table");
    take((uintptr_t)object);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC void dxil_spv_converter_add_root_parameter_mapping(dxil_spv_converter object, unsigned root_parameter_index,
                                                          unsigned offset)
{
    note("converter_add_root_parameter_mapping");
    take((uintptr_t)object);
    take((uintptr_t)root_parameter_index);
    take((uintptr_t)offset);
}

PUBLIC void dxil_spv_converter_add_root_descriptor_mapping(dxil_spv_converter object, unsigned root_parameter_index,
                                                           unsigned desc_set, unsigned binding)
{
    note("converter_add_root_descriptor_mapping");
    take((uintptr_t)object);
    take((uintptr_t)root_parameter_index);
    take((uintptr_t)desc_set);
    take((uintptr_t)binding);
}

PUBLIC void dxil_spv_converter_add_non_semantic_debug_info(dxil_spv_converter object, const char *tag, const void *data,
                                                           size_t size)
{
    note("converter_add_non_semantic_debug_info");
    take((uintptr_t)object);
    take((uintptr_t)tag);
    take((uintptr_t)data);
    take((uintptr_t)size);
}

PUBLIC void dxil_spv_converter_set_patch_location_offset(dxil_spv_converter object, unsigned offset)
{
    note("converter_set_patch_location_offset");
    take((uintptr_t)object);
    take((uintptr_t)offset);
}

PUBLIC dxil_spv_result dxil_spv_converter_set_meta_descriptor(dxil_spv_converter object, dxil_spv_meta_descriptor meta,
                                                              dxil_spv_meta_descriptor_kind kind, unsigned desc_set,
                                                              unsigned binding_or_push_index)
{
    note("converter_set_meta_descriptor");
    take((uintptr_t)object);
    take((uintptr_t)meta);
    take((uintptr_t)kind);
    take((uintptr_t)desc_set);
    take((uintptr_t)binding_or_push_index);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_converter_add_option(dxil_spv_converter object, const dxil_spv_option_base *option)
{
    note("converter_add_option");
    take((uintptr_t)object);
    take((uintptr_t)option);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_converter_run(dxil_spv_converter object)
{
    note("converter_run");
    take((uintptr_t)object);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_converter_get_compiled_spirv(dxil_spv_converter object,
                                                             dxil_spv_compiled_spirv *compiled)
{
    note("converter_get_compiled_spirv");
    take((uintptr_t)object);
    take((uintptr_t)compiled);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_converter_get_compiled_entry_point(dxil_spv_converter object, const char **entry_point)
{
    note("converter_get_compiled_entry_point");
    take((uintptr_t)object);
    take((uintptr_t)entry_point);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_bool dxil_spv_converter_uses_subgroup_size(dxil_spv_converter object)
{
    note("converter_uses_subgroup_size");
    take((uintptr_t)object);
    return 77;
}

PUBLIC dxil_spv_result dxil_spv_converter_get_compute_workgroup_dimensions(dxil_spv_converter object, unsigned *x,
                                                                           unsigned *y, unsigned *z)
{
    note("converter_get_compute_workgroup_dimensions");
    take((uintptr_t)object);
    take((uintptr_t)x);
    take((uintptr_t)y);
    take((uintptr_t)z);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_converter_get_compute_required_wave_size(dxil_spv_converter object, unsigned *wave_size)
{
    note("converter_get_compute_required_wave_size");
    take((uintptr_t)object);
    take((uintptr_t)wave_size);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_converter_get_compute_wave_size_range(dxil_spv_converter object,
                                                                      unsigned *wave_size_min, unsigned *wave_size_max,
                                                                      unsigned *wave_size_preferred)
{
    note("converter_get_compute_wave_size_range");
    take((uintptr_t)object);
    take((uintptr_t)wave_size_min);
    take((uintptr_t)wave_size_max);
    take((uintptr_t)wave_size_preferred);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_converter_get_compute_heuristic_max_wave_size(dxil_spv_converter object,
                                                                              unsigned *wave_size)
{
    note("converter_get_compute_heuristic_max_wave_size");
    take((uintptr_t)object);
    take((uintptr_t)wave_size);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_converter_get_compute_heuristic_min_wave_size(dxil_spv_converter object,
                                                                              unsigned *wave_size)
{
    note("converter_get_compute_heuristic_min_wave_size");
    take((uintptr_t)object);
    take((uintptr_t)wave_size);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_converter_get_patch_vertex_count(dxil_spv_converter object, unsigned *patch_vertices)
{
    note("converter_get_patch_vertex_count");
    take((uintptr_t)object);
    take((uintptr_t)patch_vertices);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_result dxil_spv_converter_get_patch_location_offset(dxil_spv_converter object,
                                                                    unsigned *patch_location_offset)
{
    note("converter_get_patch_location_offset");
    take((uintptr_t)object);
    take((uintptr_t)patch_location_offset);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC dxil_spv_bool dxil_spv_converter_uses_shader_feature(dxil_spv_converter object, dxil_spv_shader_feature feature)
{
    note("converter_uses_shader_feature");
    take((uintptr_t)object);
    take((uintptr_t)feature);
    return 77;
}

PUBLIC dxil_spv_result dxil_spv_converter_is_multiview_compatible(dxil_spv_converter object, dxil_spv_bool *result)
{
    note("converter_is_multiview_compatible");
    take((uintptr_t)object);
    take((uintptr_t)result);
    return DXIL_SPV_ERROR_FAILED_VALIDATION;
}

PUBLIC const char *dxil_spv_converter_get_analysis_warnings(dxil_spv_converter object)
{
    note("converter_get_analysis_warnings");
    take((uintptr_t)object);
    return "stand-in";
}
