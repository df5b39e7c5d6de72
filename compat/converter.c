/* Converters: what they are told, the run, and what comes of it. */
#include "compat.h"

#include <stdlib.h>
#include <string.h>

/* ---- Life -------------------------------------------------------------------------------------------------------- */

dxil_spv_result dxil_spv_create_converter_with_reflection(dxil_spv_parsed_blob blob,
                                                          dxil_spv_parsed_blob reflection_blob,
                                                          dxil_spv_converter *converter)
{
    (void)reflection_blob; /* names of resources, which no function of the interface gives */
    if (!blob || !converter)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    dxil_spv_converter made = calloc(1, sizeof *made);
    if (!made)
        return DXIL_SPV_ERROR_OUT_OF_MEMORY;
    made->blob = blob;
    default_options(made);
    *converter = made;
    return DXIL_SPV_SUCCESS;
}

dxil_spv_result dxil_spv_create_converter(dxil_spv_parsed_blob blob, dxil_spv_converter *converter)
{
    return dxil_spv_create_converter_with_reflection(blob, NULL, converter);
}

void dxil_spv_converter_free(dxil_spv_converter converter)
{
    if (!converter)
        return;
    give_converter(converter->converter, converter->input_size);
    free(converter->entry_point);
    free(converter->source_name);
    free(converter->local_parameters);
    free_notes(converter);
    free(converter);
}

/* ---- Settings ---------------------------------------------------------------------------------------------------- */

void copy_text(dxil_spv_converter converter, char **kept, const char *text)
{
    char *copy = NULL;

    if (text) {
        size_t size = strlen(text) + 1;
        copy = malloc(size);
        if (copy)
            memcpy(copy, text, size);
        else
            converter->out_of_memory = true;
    }
    free(*kept);
    *kept = copy;
}

void dxil_spv_converter_set_entry_point(dxil_spv_converter converter, const char *entry_point)
{
    if (!converter)
        return;
    copy_text(converter, &converter->entry_point, entry_point && *entry_point ? entry_point : NULL);
}

#define REMAPPER(name, type)                                                                                           \
    void dxil_spv_converter_set_##name##_remapper(dxil_spv_converter converter, type remapper, void *userdata)         \
    {                                                                                                                  \
        if (!converter)                                                                                                \
            return;                                                                                                    \
        converter->callbacks.name = remapper;                                                                          \
        converter->callbacks.name##_user = userdata;                                                                   \
    }
REMAPPER(srv, dxil_spv_srv_remapper_cb)
REMAPPER(sampler, dxil_spv_sampler_remapper_cb)
REMAPPER(uav, dxil_spv_uav_remapper_cb)
REMAPPER(cbv, dxil_spv_cbv_remapper_cb)
REMAPPER(vertex_input, dxil_spv_vertex_input_remapper_cb)
REMAPPER(stream_output, dxil_spv_stream_output_remapper_cb)
REMAPPER(stage_input, dxil_spv_shader_stage_io_remapper_cb)
REMAPPER(stage_output, dxil_spv_shader_stage_io_remapper_cb)

#define NUMBER(function, member)                                                                                       \
    void dxil_spv_converter_set_##function(dxil_spv_converter converter, unsigned number)                              \
    {                                                                                                                  \
        if (converter)                                                                                                 \
            converter->member = number;                                                                                \
    }
NUMBER(root_constant_word_count, root_constant_words)
NUMBER(root_descriptor_count, root_descriptors)
NUMBER(patch_location_offset, patch_offset)

dxil_spv_result dxil_spv_converter_set_meta_descriptor(dxil_spv_converter converter, dxil_spv_meta_descriptor meta,
                                                       dxil_spv_meta_descriptor_kind kind, unsigned desc_set,
                                                       unsigned binding_or_push_index)
{
    if (!converter)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    if ((unsigned)meta > DXIL_SPV_META_DESCRIPTOR_DYNAMIC_VIEW_INSTANCING_MASK ||
        (unsigned)kind > DXIL_SPV_META_DESCRIPTOR_KIND_READONLY_SSBO) {
        log_message(DXIL_SPV_LOG_LEVEL_WARN, "meta descriptor %u of kind %u is not known, and has no effect",
                    (unsigned)meta, (unsigned)kind);
        return DXIL_SPV_SUCCESS;
    }
    converter->metas[meta] = (struct meta_place){kind, {desc_set, binding_or_push_index}};
    return DXIL_SPV_SUCCESS;
}

/* ---- The local root signature ------------------------------------------------------------------------------------ */

/* Gives the parameter its place in the shader record. Without memory the run reports it. */
static void add_parameter(dxil_spv_converter converter, struct local_parameter parameter)
{
    unsigned count = converter->local_parameter_count;
    unsigned size = parameter.kind == LOCAL_CONSTANTS ? 4 * parameter.count : 8;
    unsigned alignment = parameter.kind == LOCAL_CONSTANTS ? 4 : 8;

    if (count == converter->local_parameter_capacity) {
        unsigned capacity = count ? 2 * count : 8;
        struct local_parameter *grown = realloc(converter->local_parameters, capacity * sizeof *grown);
        if (!grown) {
            converter->out_of_memory = true;
            return;
        }
        converter->local_parameters = grown;
        converter->local_parameter_capacity = capacity;
    }
    if (parameter.kind == LOCAL_TABLE && converter->table_is_open && count > converter->table_start) {
        parameter.offset = converter->local_parameters[converter->table_start].offset; /* ranges share the handle */
    } else {
        parameter.offset = (converter->record_size + alignment - 1) & ~(alignment - 1);
        converter->record_size = parameter.offset + size;
    }
    converter->local_parameters[converter->local_parameter_count++] = parameter;
}

void dxil_spv_converter_add_local_root_constants(dxil_spv_converter converter, unsigned register_space,
                                                 unsigned register_index, unsigned num_words)
{
    if (!converter)
        return;
    add_parameter(converter, (struct local_parameter){.kind = LOCAL_CONSTANTS,
                                                      .resource_class = DXIL_SPV_RESOURCE_CLASS_CBV,
                                                      .space = register_space,
                                                      .first_register = register_index,
                                                      .count = num_words});
}

void dxil_spv_converter_add_local_root_descriptor(dxil_spv_converter converter, dxil_spv_resource_class resource_class,
                                                  unsigned register_space, unsigned register_index)
{
    if (!converter)
        return;
    add_parameter(converter, (struct local_parameter){.kind = LOCAL_DESCRIPTOR,
                                                      .resource_class = resource_class,
                                                      .space = register_space,
                                                      .first_register = register_index});
}

void dxil_spv_converter_add_local_root_descriptor_table(dxil_spv_converter converter,
                                                        dxil_spv_resource_class resource_class, unsigned register_space,
                                                        unsigned register_index, unsigned num_descriptors_in_range,
                                                        unsigned offset_in_heap)
{
    if (!converter)
        return;
    add_parameter(converter, (struct local_parameter){.kind = LOCAL_TABLE,
                                                      .resource_class = resource_class,
                                                      .space = register_space,
                                                      .first_register = register_index,
                                                      .count = num_descriptors_in_range,
                                                      .heap_offset = offset_in_heap});
}

dxil_spv_result dxil_spv_converter_begin_local_root_descriptor_table(dxil_spv_converter converter)
{
    if (!converter || converter->table_is_open)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    converter->table_is_open = true;
    converter->table_start = converter->local_parameter_count;
    return DXIL_SPV_SUCCESS;
}

dxil_spv_result dxil_spv_converter_end_local_root_descriptor_table(dxil_spv_converter converter)
{
    if (!converter || !converter->table_is_open || converter->local_parameter_count == converter->table_start)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    converter->table_is_open = false;
    return DXIL_SPV_SUCCESS;
}

/* ---- The run ----------------------------------------------------------------------------------------------------- */

static dxil_spv_result log_error(dxil_spv_converter converter, enum dxs_result result)
{
    log_message(DXIL_SPV_LOG_LEVEL_ERROR, "%s: %s", converter->entry->name,
                dxs_converter_error(converter->converter)->message);
    return result == DXS_RESULT_OUT_OF_MEMORY ? DXIL_SPV_ERROR_OUT_OF_MEMORY
           : result == DXS_RESULT_UNSUPPORTED ? DXIL_SPV_ERROR_UNSUPPORTED_FEATURE
                                              : DXIL_SPV_ERROR_GENERIC;
}

static dxil_spv_result run(dxil_spv_converter converter)
{
    const dxs_module *module = converter->blob->module;
    uint32_t entry = converter->entry_point ? dxs_module_find_entry(module, converter->entry_point) : 0;
    struct dxs_options options;

    converter->entry = dxs_module_entry(module, entry);
    if (!converter->entry) {
        log_message(DXIL_SPV_LOG_LEVEL_ERROR, "there is no entry point %.200s",
                    converter->entry_point ? converter->entry_point : "");
        return DXIL_SPV_ERROR_GENERIC;
    }
    if (!converter->converter)
        converter->converter = take_converter();
    if (!converter->converter || converter->out_of_memory)
        return DXIL_SPV_ERROR_OUT_OF_MEMORY;
    if (!complete_conversion_options(converter, &options))
        return DXIL_SPV_ERROR_GENERIC;
    if (!begin_notes(converter, &options))
        return DXIL_SPV_ERROR_OUT_OF_MEMORY;
    enum dxs_result result = dxs_convert(converter->converter, module, entry, &options, &converter->spirv);
    return result == DXS_RESULT_OK ? DXIL_SPV_SUCCESS : log_error(converter, result);
}

dxil_spv_result dxil_spv_converter_run(dxil_spv_converter converter)
{
    if (!converter)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    memset(&converter->spirv, 0, sizeof converter->spirv);
    if (converter->table_is_open) {
        log_message(DXIL_SPV_LOG_LEVEL_ERROR, "a table of the local root signature was begun and not ended");
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    }
    converter->input_size = converter->blob->size;
    return run(converter);
}

dxil_spv_result dxil_spv_converter_get_compiled_spirv(dxil_spv_converter converter, dxil_spv_compiled_spirv *compiled)
{
    if (!converter || !compiled)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    if (!converter->spirv.words)
        return DXIL_SPV_ERROR_GENERIC;
    compiled->data = converter->spirv.words;
    compiled->size = converter->spirv.word_count * sizeof *converter->spirv.words;
    return DXIL_SPV_SUCCESS;
}

dxil_spv_result dxil_spv_converter_get_compiled_entry_point(dxil_spv_converter converter, const char **entry_point)
{
    if (!converter || !entry_point)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    if (!converter->spirv.words)
        return DXIL_SPV_ERROR_GENERIC;
    *entry_point = converter->entry->mangled_name;
    return DXIL_SPV_SUCCESS;
}

/* ---- Facts of the converted entry; 0 before ---------------------------------------------------------------------- */

/* NULL: nothing was converted. */
static const struct dxs_entry *converted(dxil_spv_converter converter)
{
    return converter->spirv.words ? converter->entry : NULL;
}

dxil_spv_result dxil_spv_converter_get_compute_workgroup_dimensions(dxil_spv_converter converter, unsigned *x,
                                                                    unsigned *y, unsigned *z)
{
    if (!converter || !x || !y || !z)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    const struct dxs_entry *entry = converted(converter);
    *x = entry ? entry->thread_group[0] : 0;
    *y = entry ? entry->thread_group[1] : 0;
    *z = entry ? entry->thread_group[2] : 0;
    return DXIL_SPV_SUCCESS;
}

static bool has_groups(enum dxs_stage stage)
{
    return stage == DXS_STAGE_COMPUTE || stage == DXS_STAGE_NODE || stage == DXS_STAGE_MESH ||
           stage == DXS_STAGE_AMPLIFICATION;
}

/* A forced size counts as the shader's. The interface gives no maximum where there is only one size. Virtual waves
 * demand no size of subgroups. */
static void wave_sizes(dxil_spv_converter converter, unsigned sizes[3])
{
    const struct dxs_entry *entry = converted(converter);

    memset(sizes, 0, 3 * sizeof *sizes);
    if (!entry || !has_groups(entry->stage) || converter->spirv.wave_size)
        return;
    sizes[0] = converter->forced_wave_size ? converter->forced_wave_size : entry->wave_size_min;
    if (!converter->forced_wave_size && entry->wave_size_max != entry->wave_size_min) {
        sizes[1] = entry->wave_size_max;
        sizes[2] = entry->wave_size_preferred;
    }
}

dxil_spv_result dxil_spv_converter_get_compute_wave_size_range(dxil_spv_converter converter, unsigned *wave_size_min,
                                                               unsigned *wave_size_max, unsigned *wave_size_preferred)
{
    unsigned sizes[3];

    if (!converter || !wave_size_min || !wave_size_max || !wave_size_preferred)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    wave_sizes(converter, sizes);
    *wave_size_min = sizes[0];
    *wave_size_max = sizes[1];
    *wave_size_preferred = sizes[2];
    return DXIL_SPV_SUCCESS;
}

dxil_spv_result dxil_spv_converter_get_compute_required_wave_size(dxil_spv_converter converter, unsigned *wave_size)
{
    unsigned sizes[3];

    if (!converter || !wave_size)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    wave_sizes(converter, sizes);
    if (sizes[1] != 0)
        return DXIL_SPV_ERROR_GENERIC;
    *wave_size = sizes[0];
    return DXIL_SPV_SUCCESS;
}

/* Control points of a patch, or vertices of what a geometry shader takes. */
static unsigned vertices_of_input(const struct dxs_entry *entry)
{
    static const unsigned char vertices[] = {0, 1, 2, 3, 0, 0, 4, 6}; /* points, lines, triangles; with adjacency */
    uint32_t primitive = entry->input_primitive;

    if (entry->stage == DXS_STAGE_HULL || entry->stage == DXS_STAGE_DOMAIN)
        return entry->input_control_points;
    return primitive < sizeof vertices ? vertices[primitive] : primitive - 7;
}

dxil_spv_result dxil_spv_converter_get_patch_vertex_count(dxil_spv_converter converter, unsigned *patch_vertices)
{
    if (!converter || !patch_vertices)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    const struct dxs_entry *entry = converted(converter);
    *patch_vertices = entry ? vertices_of_input(entry) : 0;
    return DXIL_SPV_SUCCESS;
}

dxil_spv_result dxil_spv_converter_get_patch_location_offset(dxil_spv_converter converter,
                                                             unsigned *patch_location_offset)
{
    if (!converter || !patch_location_offset)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    const struct dxs_entry *entry = converted(converter);
    *patch_location_offset = converter->patch_offset != DXS_NONE || !entry ? converter->patch_offset
                             : entry->stage == DXS_STAGE_DOMAIN            ? control_point_locations(&entry->inputs)
                                                                           : control_point_locations(&entry->outputs);
    return DXIL_SPV_SUCCESS;
}

dxil_spv_result dxil_spv_converter_is_multiview_compatible(dxil_spv_converter converter, dxil_spv_bool *result)
{
    if (!converter || !result)
        return DXIL_SPV_ERROR_INVALID_ARGUMENT;
    const struct dxs_entry *entry = converted(converter);
    *result = entry && converter->views.enabled && converter->views.view_index_to_view_instance_spec_id != DXS_NONE &&
              !writes_semantic(entry, DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX);
    return DXIL_SPV_SUCCESS;
}

const char *dxil_spv_converter_get_analysis_warnings(dxil_spv_converter converter)
{
    (void)converter;
    return NULL;
}
