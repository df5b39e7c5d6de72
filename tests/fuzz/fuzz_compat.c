/* Fuzz target: dxil-spirv's C interface. Parses a module, asks for all that it tells, and converts it with random
 * options, root parameters and answers of callbacks. */
#include "tests/fuzz/fuzz.h"

#include "dxil_spirv_c.h"

#include <stddef.h>
#include <string.h>

enum {
    MAX_ENTRIES = 4,
    MAX_OF_A_RUN = 64,
    MAX_OPTIONS = 8,
    LAST_OPTION = 60, /* beyond the last that exists */
    OPTION_WORDS = 16
};

static unsigned any_number(uint64_t *state)
{
    return one_in(state, 8) ? (unsigned)interesting_number(state) : next_random(state, 12);
}

static bool is_bool(dxil_spv_bool value)
{
    return value == DXIL_SPV_TRUE || value == DXIL_SPV_FALSE;
}

static size_t length_of(const char *text)
{
    return text ? strlen(text) : 0;
}

/* ---- Callbacks: `user` is the state of the random numbers -------------------------------------------------------- */

static void choose_binding(uint64_t *state, dxil_spv_vulkan_binding *binding)
{
    binding->set = any_number(state);
    binding->binding = any_number(state);
    binding->root_constant_index = any_number(state);
    binding->bindless.heap_root_offset = any_number(state);
    binding->bindless.use_heap = one_in(state, 2);
    binding->descriptor_type = (dxil_spv_vulkan_descriptor_type)next_random(state, 7);
}

static dxil_spv_bool place_srv(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_srv_vulkan_binding *vulkan)
{
    (void)d3d;
    choose_binding(user, &vulkan->buffer_binding);
    choose_binding(user, &vulkan->offset_binding);
    return !one_in(user, 32);
}

static dxil_spv_bool place_sampler(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_vulkan_binding *vulkan)
{
    (void)d3d;
    choose_binding(user, vulkan);
    return !one_in(user, 32);
}

static dxil_spv_bool place_uav(void *user, const dxil_spv_uav_d3d_binding *d3d, dxil_spv_uav_vulkan_binding *vulkan)
{
    demand(is_bool(d3d->has_counter), "a truth value is 0 or 1");
    choose_binding(user, &vulkan->buffer_binding);
    choose_binding(user, &vulkan->counter_binding);
    choose_binding(user, &vulkan->offset_binding);
    return !one_in(user, 32);
}

static dxil_spv_bool place_cbv(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_cbv_vulkan_binding *vulkan)
{
    (void)d3d;
    vulkan->push_constant = one_in(user, 4);
    if (vulkan->push_constant)
        vulkan->vulkan.push_constant.offset_in_words = any_number(user);
    else
        choose_binding(user, &vulkan->vulkan.uniform_binding);
    return !one_in(user, 32);
}

static dxil_spv_bool place_vertex_input(void *user, const dxil_spv_d3d_vertex_input *d3d,
                                        dxil_spv_vulkan_vertex_input *vulkan)
{
    demand(d3d->semantic, "an input has a name");
    vulkan->location = any_number(user);
    return !one_in(user, 32);
}

static dxil_spv_bool place_stream_output(void *user, const dxil_spv_d3d_stream_output *d3d,
                                         dxil_spv_vulkan_stream_output *vulkan)
{
    demand(d3d->semantic, "an output has a name");
    vulkan->enable = one_in(user, 2);
    vulkan->offset = any_number(user);
    vulkan->stride = any_number(user);
    vulkan->buffer_index = any_number(user);
    return !one_in(user, 32);
}

static dxil_spv_bool place_variable(void *user, const dxil_spv_d3d_shader_stage_io *d3d,
                                    dxil_spv_vulkan_shader_stage_io *vulkan)
{
    demand(d3d->semantic, "a variable has a name");
    vulkan->location = any_number(user);
    vulkan->component = any_number(user);
    return !one_in(user, 32);
}

/* ---- Questions to a blob ----------------------------------------------------------------------------------------- */

static size_t ask_entry(dxil_spv_parsed_blob blob, unsigned entry)
{
    const char *mangled = NULL, *name = NULL;
    dxil_spv_node_input_data input;
    dxil_spv_node_output_data output;
    unsigned outputs = 0, index;
    size_t sum = 0;

    demand(dxil_spv_parsed_blob_get_entry_point_name(blob, entry, &mangled) == DXIL_SPV_SUCCESS && mangled &&
               dxil_spv_parsed_blob_get_entry_point_demangled_name(blob, entry, &name) == DXIL_SPV_SUCCESS && name,
           "entries have names");
    dxil_spv_parsed_blob_get_shader_stage_for_entry(blob, mangled);
    dxil_spv_parsed_blob_get_entry_index_by_name(blob, mangled, &index);
    if (dxil_spv_parsed_blob_get_entry_point_node_input(blob, entry, &input) == DXIL_SPV_SUCCESS)
        sum += length_of(input.node_id) + length_of(input.node_share_input_id);
    if (dxil_spv_parsed_blob_get_entry_point_num_node_outputs(blob, entry, &outputs) != DXIL_SPV_SUCCESS)
        outputs = 0;
    for (unsigned i = 0; i < outputs && i < MAX_OF_A_RUN; i++)
        if (dxil_spv_parsed_blob_get_entry_point_node_output(blob, entry, i, &output) == DXIL_SPV_SUCCESS)
            sum += length_of(output.node_id);
    return sum + strlen(mangled) + strlen(name);
}

static size_t ask_subobjects(dxil_spv_parsed_blob blob)
{
    unsigned count = dxil_spv_parsed_blob_get_num_rdat_subobjects(blob);
    size_t sum = 0;

    for (unsigned i = 0; i < count && i < MAX_OF_A_RUN; i++) {
        dxil_spv_rdat_subobject subobject = {0};
        dxil_spv_parsed_blob_get_rdat_subobject(blob, i, &subobject);
        sum += length_of(subobject.subobject_name);
        for (unsigned k = 0; k < subobject.num_exports && k < MAX_OF_A_RUN; k++)
            sum += length_of(subobject.exports[k]);
        for (size_t k = 0; k < subobject.payload_size; k++)
            sum += ((const uint8_t *)subobject.payload)[k];
    }
    return sum;
}

static void ask_everything(dxil_spv_parsed_blob blob, uint64_t *state)
{
    const char *text = NULL;
    const void *bytes;
    size_t size, sum = ask_subobjects(blob);
    unsigned entries = 0;

    dxil_spv_parsed_blob_get_shader_stage(blob);
    if (dxil_spv_parsed_blob_get_disassembled_ir(blob, &text) == DXIL_SPV_SUCCESS)
        sum += strlen(text);
    if (dxil_spv_parsed_blob_get_raw_ir(blob, &bytes, &size) == DXIL_SPV_SUCCESS && size > 0)
        sum += ((const uint8_t *)bytes)[0] + ((const uint8_t *)bytes)[size - 1];
    demand(dxil_spv_parsed_blob_get_num_entry_points(blob, &entries) == DXIL_SPV_SUCCESS, "entries are counted");
    for (unsigned i = 0; i < entries && i < MAX_OF_A_RUN; i++)
        sum += ask_entry(blob, i);
    dxil_spv_parsed_blob_scan_resources(blob, place_srv, place_sampler, place_cbv, place_uav, state);
    demand(sum != SIZE_MAX, "all of it can be read");
}

/* ---- Conversion -------------------------------------------------------------------------------------------------- */

/* All options are small structures of words; two of them have a pointer. */
static void add_option(dxil_spv_converter converter, uint64_t *state)
{
    static const unsigned swizzles[] = {0xE4, 0x1B, 0, 0xFF, 0xE4, 0xE4, 0xE4, 0xE4};
    union {
        dxil_spv_option_base base;
        dxil_spv_option_output_swizzle swizzle;
        dxil_spv_option_shader_source_file file;
        unsigned words[OPTION_WORDS];
    } option;

    memset(&option, 0, sizeof option);
    for (unsigned i = 1; i < OPTION_WORDS; i++)
        option.words[i] = one_in(state, 4) ? any_number(state) : next_random(state, 2);
    option.base.type = (dxil_spv_option)next_random(state, LAST_OPTION);
    if (option.base.type == DXIL_SPV_OPTION_OUTPUT_SWIZZLE) {
        option.swizzle.swizzles = swizzles;
        option.swizzle.swizzle_count = next_random(state, sizeof swizzles / sizeof *swizzles + 1);
    } else if (option.base.type == DXIL_SPV_OPTION_SHADER_SOURCE_FILE) {
        option.file.name = one_in(state, 2) ? "shader.hlsl" : "";
    }
    demand(is_bool(dxil_spv_converter_supports_option(option.base.type)), "an option is known or not");
    dxil_spv_converter_add_option(converter, &option.base);
}

/* The last one first: inputs that were kept mean what they meant. */
static void any_numbers(uint64_t *state, uint32_t *numbers, uint32_t count)
{
    while (count-- > 0)
        numbers[count] = any_number(state);
}

static void add_root_parameters(dxil_spv_converter converter, uint64_t *state)
{
    uint32_t n[4];

    dxil_spv_converter_set_root_constant_word_count(converter, any_number(state));
    dxil_spv_converter_set_root_descriptor_count(converter, any_number(state));
    for (uint32_t i = next_random(state, 4); i > 0; i--) {
        any_numbers(state, n, 2);
        dxil_spv_converter_add_root_parameter_mapping(converter, n[0], n[1]);
        any_numbers(state, n, 3);
        dxil_spv_converter_add_root_descriptor_mapping(converter, n[0], n[1], n[2]);
        any_numbers(state, n, 3);
        dxil_spv_converter_add_local_root_constants(converter, n[0], n[1], n[2]);
        any_numbers(state, n, 2);
        dxil_spv_converter_add_local_root_descriptor(converter, (dxil_spv_resource_class)next_random(state, 5), n[0],
                                                     n[1]);
        if (dxil_spv_converter_begin_local_root_descriptor_table(converter) == DXIL_SPV_SUCCESS) {
            any_numbers(state, n, 4);
            dxil_spv_converter_add_local_root_descriptor_table(
                converter, (dxil_spv_resource_class)next_random(state, 5), n[0], n[1], n[2], n[3]);
            dxil_spv_converter_end_local_root_descriptor_table(converter);
        }
    }
}

static void set_callbacks(dxil_spv_converter converter, uint64_t *state)
{
    if (one_in(state, 8))
        return;
    dxil_spv_converter_set_srv_remapper(converter, place_srv, state);
    dxil_spv_converter_set_sampler_remapper(converter, place_sampler, state);
    dxil_spv_converter_set_uav_remapper(converter, place_uav, state);
    dxil_spv_converter_set_cbv_remapper(converter, place_cbv, state);
    if (one_in(state, 2))
        return;
    dxil_spv_converter_set_vertex_input_remapper(converter, place_vertex_input, state);
    dxil_spv_converter_set_stream_output_remapper(converter, place_stream_output, state);
    dxil_spv_converter_set_stage_input_remapper(converter, place_variable, state);
    dxil_spv_converter_set_stage_output_remapper(converter, place_variable, state);
}

static void ask_result(dxil_spv_converter converter, dxil_spv_result result)
{
    dxil_spv_compiled_spirv spirv = {0};
    const char *name = NULL;
    unsigned numbers[3];
    dxil_spv_bool multiview;

    dxil_spv_result got = dxil_spv_converter_get_compiled_spirv(converter, &spirv);
    demand((got == DXIL_SPV_SUCCESS) == (result == DXIL_SPV_SUCCESS), "only success gives SPIR-V");
    if (result == DXIL_SPV_SUCCESS)
        demand(spirv.size > 20 && spirv.size % 4 == 0 && ((const uint8_t *)spirv.data)[spirv.size - 1] < 0xFF,
               "SPIR-V consists of words");
    dxil_spv_converter_get_compiled_entry_point(converter, &name);
    dxil_spv_converter_uses_subgroup_size(converter);
    dxil_spv_converter_get_compute_workgroup_dimensions(converter, &numbers[0], &numbers[1], &numbers[2]);
    dxil_spv_converter_get_compute_required_wave_size(converter, &numbers[0]);
    dxil_spv_converter_get_compute_wave_size_range(converter, &numbers[0], &numbers[1], &numbers[2]);
    dxil_spv_converter_get_compute_heuristic_max_wave_size(converter, &numbers[0]);
    dxil_spv_converter_get_compute_heuristic_min_wave_size(converter, &numbers[0]);
    dxil_spv_converter_get_patch_vertex_count(converter, &numbers[0]);
    dxil_spv_converter_get_patch_location_offset(converter, &numbers[0]);
    dxil_spv_converter_is_multiview_compatible(converter, &multiview);
    for (int feature = 0; feature < 8; feature++)
        dxil_spv_converter_uses_shader_feature(converter, (dxil_spv_shader_feature)feature);
    length_of(dxil_spv_converter_get_analysis_warnings(converter));
}

static void convert(dxil_spv_parsed_blob blob, const char *entry, uint64_t *state)
{
    dxil_spv_converter converter = NULL;

    demand(dxil_spv_create_converter(blob, &converter) == DXIL_SPV_SUCCESS && converter, "a blob has converters");
    set_callbacks(converter, state);
    if (one_in(state, 2))
        add_root_parameters(converter, state);
    for (uint32_t i = next_random(state, MAX_OPTIONS); i > 0; i--)
        add_option(converter, state);
    if (entry)
        dxil_spv_converter_set_entry_point(converter, entry);
    if (one_in(state, 4)) {
        uint32_t place[2];
        any_numbers(state, place, 2);
        uint32_t kind = next_random(state, 7);
        dxil_spv_converter_set_meta_descriptor(converter, (dxil_spv_meta_descriptor)next_random(state, 5),
                                               (dxil_spv_meta_descriptor_kind)kind, place[0], place[1]);
    }
    if (one_in(state, 4))
        dxil_spv_converter_set_patch_location_offset(converter, any_number(state));
    if (one_in(state, 4))
        dxil_spv_converter_add_non_semantic_debug_info(converter, "tag", "content", next_random(state, 8));
    ask_result(converter, dxil_spv_converter_run(converter));
    if (one_in(state, 4)) /* again */
        ask_result(converter, dxil_spv_converter_run(converter));
    dxil_spv_converter_free(converter);
}

static void ignore_message(void *user, dxil_spv_log_level level, const char *text)
{
    (void)user;
    demand(level == DXIL_SPV_LOG_LEVEL_ERROR || level == DXIL_SPV_LOG_LEVEL_WARN || level == DXIL_SPV_LOG_LEVEL_DEBUG,
           "messages have a level");
    demand(text && text[0], "messages have a text");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint64_t state = hash_data(data, size);
    dxil_spv_parsed_blob blob = NULL;
    unsigned entries = 0;
    bool is_bitcode = size >= 2 && memcmp(data, "BC", 2) == 0;

    dxil_spv_set_thread_log_callback(ignore_message, NULL);
    dxil_spv_begin_thread_allocator_context();
    dxil_spv_result result = is_bitcode           ? dxil_spv_parse_dxil(data, size, &blob)
                             : one_in(&state, 16) ? dxil_spv_parse_reflection_dxil_blob(data, size, &blob)
                                                  : dxil_spv_parse_dxil_blob(data, size, &blob);
    demand((result == DXIL_SPV_SUCCESS) == (blob != NULL), "success gives a blob");
    if (blob) {
        ask_everything(blob, &state);
        dxil_spv_parsed_blob_get_num_entry_points(blob, &entries);
        for (unsigned i = 0; i < entries && i < MAX_ENTRIES; i++) {
            const char *name = NULL;
            dxil_spv_parsed_blob_get_entry_point_name(blob, i, &name);
            convert(blob, one_in(&state, 8) ? NULL : name, &state);
        }
        dxil_spv_parsed_blob_free(blob);
    }
    dxil_spv_end_thread_allocator_context();
    return 0;
}
