/* Writes a pipeline layout as JSON. Vulkan's enumerators are numbers, ours are names. */
#include "inspect/layout_text.h"
#include "inspect/json_fields.h"

enum {
    BINDING = 1 << 0,
    STATIC_SAMPLER = 1 << 1
};

#define LAYOUT_BINDING(FIELD)                                                                                          \
    FIELD(layout_binding, binding, binding, NUMBER, BINDING)                                                           \
    FIELD(layout_binding, descriptor_type, type, NUMBER, BINDING)                                                      \
    FIELD(layout_binding, count, count, NUMBER, BINDING)                                                               \
    FIELD(layout_binding, stages, stages, NUMBER, BINDING)                                                             \
    FIELD(layout_binding, flags, flags, NUMBER, BINDING)                                                               \
    FIELD(layout_binding, static_sampler, static_sampler, NUMBER, STATIC_SAMPLER)
JSON_TABLE(binding_fields, LAYOUT_BINDING);

static void write_binding(struct json *w, const struct dxs_layout_binding *binding)
{
    json_open(w, NULL, '{');
    json_fields(w, &binding_fields, binding, BINDING);
    if (binding->mutable_type_count)
        json_numbers(w, "mutable_types", binding->mutable_type_count, binding->mutable_types);
    if (binding->static_sampler != DXS_NONE)
        json_fields(w, &binding_fields, binding, STATIC_SAMPLER);
    json_close(w, '}');
}

static void write_set(struct json *w, const struct dxs_layout_set *set)
{
    json_open(w, NULL, '{');
    json_number(w, "flags", set->flags);
    json_open(w, "bindings", '[');
    for (uint32_t n = 0; n < set->binding_count; n++)
        write_binding(w, &set->bindings[n]);
    json_close(w, ']');
    json_close(w, '}');
}

enum {
    DESCRIPTORS = 1 << 0,
    ROOT_ARGUMENTS = 1 << 1
};

#define PARAMETER(FIELD)                                                                                               \
    FIELD(layout_parameter, form, form, FORM, DESCRIPTORS | ROOT_ARGUMENTS)                                            \
    FIELD(layout_parameter, root_arguments, root_arguments, ROOT_ARGUMENTS, ROOT_ARGUMENTS)                            \
    FIELD(layout_parameter, offset, offset, NUMBER, ROOT_ARGUMENTS)                                                    \
    FIELD(layout_parameter, size, size, NUMBER, ROOT_ARGUMENTS)                                                        \
    FIELD(layout_parameter, set, descriptor.set, NUMBER, DESCRIPTORS)                                                  \
    FIELD(layout_parameter, binding, descriptor.binding, NUMBER, DESCRIPTORS)
JSON_TABLE(parameter_fields, PARAMETER);

static void write_parameters(struct json *w, const char *key, const struct dxs_layout_parameter *parameters,
                             uint32_t count)
{
    json_open(w, key, '[');
    for (uint32_t n = 0; n < count; n++)
        json_object(w, NULL, &parameter_fields, &parameters[n],
                    parameters[n].root_arguments == DXS_ROOT_ARGUMENTS_NONE ? DESCRIPTORS : ROOT_ARGUMENTS);
    json_close(w, ']');
}

#define STATIC_RANGE(FIELD)                                                                                            \
    FIELD(static_range, parameter, parameter, NUMBER, 1)                                                               \
    FIELD(static_range, range, range, NUMBER, 1)                                                                       \
    FIELD(static_range, offset, offset, NUMBER, 1)                                                                     \
    FIELD(static_range, count, count, NUMBER, 1)                                                                       \
    FIELD(static_range, form, form, STATIC_FORM, 1)                                                                    \
    FIELD(static_range, set, descriptor.set, NUMBER, 1)                                                                \
    FIELD(static_range, binding, descriptor.binding, NUMBER, 1)
JSON_TABLE(static_range_fields, STATIC_RANGE);

enum {
    ANY_SOURCE = 1 << 0,
    IN_BUFFER = 1 << 1
};

#define WORD_SOURCE_FIELDS(FIELD)                                                                                      \
    FIELD(word_source, source, source, WORD_SOURCE, ANY_SOURCE)                                                        \
    FIELD(word_source, value, value, NUMBER, ANY_SOURCE)                                                               \
    FIELD(word_source, set, buffer.set, NUMBER, IN_BUFFER)                                                             \
    FIELD(word_source, binding, buffer.binding, NUMBER, IN_BUFFER)
JSON_TABLE(word_source_fields, WORD_SOURCE_FIELDS);

static void write_word_source(struct json *w, const char *key, const struct dxs_word_source *source)
{
    if (source->source != DXS_WORD_KIND_NONE)
        json_object(w, key, &word_source_fields, source,
                    source->source >= DXS_WORD_KIND_UNIFORM_BUFFER ? ANY_SOURCE | IN_BUFFER : ANY_SOURCE);
}

enum {
    ANY_MAPPING = 1 << 0,
    FROM_HEAP = 1 << 1,
    FROM_ARGUMENT = 1 << 2,
    INDIRECT = 1 << 3,
    EMBEDDED = 1 << 4,
    OF_PARAMETER = 1 << 5
};

#define MAPPING(FIELD)                                                                                                 \
    FIELD(mapping, stages, stages, NUMBER, ANY_MAPPING)                                                                \
    FIELD(mapping, set, set, NUMBER, ANY_MAPPING)                                                                      \
    FIELD(mapping, first_binding, first_binding, NUMBER, ANY_MAPPING)                                                  \
    FIELD(mapping, binding_count, binding_count, NUMBER, ANY_MAPPING)                                                  \
    FIELD(mapping, resource_mask, resource_mask, NUMBER, ANY_MAPPING)                                                  \
    FIELD(mapping, source, source, MAPPING_SOURCE, ANY_MAPPING)                                                        \
    FIELD(mapping, heap_offset, heap_offset, NUMBER, FROM_HEAP)                                                        \
    FIELD(mapping, heap_index_stride, heap_index_stride, NUMBER, FROM_HEAP)                                            \
    FIELD(mapping, heap_array_stride, heap_array_stride, NUMBER, FROM_HEAP)                                            \
    FIELD(mapping, offset, offset, NUMBER, FROM_ARGUMENT)                                                              \
    FIELD(mapping, address_offset, address_offset, NUMBER, INDIRECT)                                                   \
    FIELD(mapping, static_sampler, static_sampler, NUMBER, EMBEDDED)                                                   \
    FIELD(mapping, parameter, parameter, NUMBER, OF_PARAMETER)                                                         \
    FIELD(mapping, is_local, is_local, TRUE, ANY_MAPPING)
JSON_TABLE(mapping_fields, MAPPING);

static void write_mapping(struct json *w, const struct dxs_mapping *mapping)
{
    enum dxs_mapping_source source = mapping->source;
    bool is_embedded = mapping->static_sampler != DXS_NONE;
    bool is_indirect =
        source == DXS_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX || source == DXS_MAPPING_SOURCE_INDIRECT_ADDRESS;
    bool is_in_heap = source <= DXS_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX ||
                      source == DXS_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX;

    json_object(w, NULL, &mapping_fields, mapping,
                ANY_MAPPING | (is_in_heap && !is_embedded ? FROM_HEAP : 0) | (is_indirect ? INDIRECT : 0) |
                    (source != DXS_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET ? FROM_ARGUMENT : 0) |
                    (is_embedded ? EMBEDDED : 0) | (mapping->parameter != DXS_NONE ? OF_PARAMETER : 0));
}

void layout_write(struct json *w, const struct layout *layout)
{
    const struct dxs_pipeline_layout *data = &layout->data;

    json_open(w, "sets", '[');
    for (uint32_t n = 0; n < data->set_count; n++)
        write_set(w, &data->sets[n]);
    json_close(w, ']');
    json_open(w, "push_constants", '{');
    json_number(w, "size", data->push_constant_size);
    json_number(w, "stages", data->push_constant_stages);
    json_close(w, '}');
    if (data->uniform_block_size) {
        json_open(w, "uniform_block", '{');
        json_number(w, "size", data->uniform_block_size);
        if (layout->policy.push_constant_overflow != DXS_ROOT_OVERFLOW_MEMORY) {
            json_number(w, "set", data->model.uniform_block.set);
            json_number(w, "binding", data->model.uniform_block.binding);
        }
        if (data->uniform_block_address != DXS_NONE)
            json_number(w, "address_offset", data->uniform_block_address);
        json_close(w, '}');
    }
    write_parameters(w, "parameters", data->parameters, data->parameter_count);
    if (data->local_parameter_count) {
        write_parameters(w, "local_parameters", data->local_parameters, data->local_parameter_count);
        json_number(w, "shader_record_size", data->shader_record_size);
    }
    json_open(w, "static_ranges", '[');
    for (uint32_t n = 0; n < data->static_range_count; n++)
        json_object(w, NULL, &static_range_fields, &data->static_ranges[n], 1);
    json_close(w, ']');
    if (layout->policy.model.descriptor_heap) {
        json_open(w, "mappings", '[');
        for (uint32_t n = 0; n < data->mapping_count; n++)
            write_mapping(w, &data->mappings[n]);
        json_close(w, ']');
    }
    write_word_source(w, "resource_heap_size", &data->model.resource_heap_size);
    write_word_source(w, "sampler_heap_size", &data->model.sampler_heap_size);
}

void layout_json(struct text *text, const struct layout *layout)
{
    struct json w = json_begin(text);

    layout_write(&w, layout);
    json_end(&w);
}
