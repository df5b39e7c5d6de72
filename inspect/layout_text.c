/* Writes a pipeline layout as JSON. Vulkan's enumerators are numbers, ours are names. */
#include "inspect/layout_text.h"
#include "inspect/json_fields.h"

#define PLACE(FIELD)                                                                                                   \
    FIELD(place, set, set, NUMBER, 1)                                                                                  \
    FIELD(place, binding, binding, NUMBER, 1)
JSON_TABLE(place_fields, PLACE);

static void write_place(struct json *w, const struct dxs_place *place)
{
    json_fields(w, &place_fields, place, 1);
}

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
    if (binding->static_sampler != DXS_NOWHERE)
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
    ROOT_DATA = 1 << 1
};

#define PARAMETER(FIELD)                                                                                               \
    FIELD(layout_parameter, form, form, FORM, DESCRIPTORS | ROOT_DATA)                                                 \
    FIELD(layout_parameter, root_data, root_data, ROOT_DATA, ROOT_DATA)                                                \
    FIELD(layout_parameter, offset, offset, NUMBER, ROOT_DATA)                                                         \
    FIELD(layout_parameter, size, size, NUMBER, ROOT_DATA)                                                             \
    FIELD(layout_parameter, set, place.set, NUMBER, DESCRIPTORS)                                                       \
    FIELD(layout_parameter, binding, place.binding, NUMBER, DESCRIPTORS)
JSON_TABLE(parameter_fields, PARAMETER);

static void write_parameters(struct json *w, const char *key, const struct dxs_layout_parameter *parameters,
                             uint32_t count)
{
    json_open(w, key, '[');
    for (uint32_t n = 0; n < count; n++) {
        const struct dxs_layout_parameter *parameter = &parameters[n];
        json_open(w, NULL, '{');
        json_fields(w, &parameter_fields, parameter,
                    parameter->root_data == DXS_ROOT_DATA_NONE ? DESCRIPTORS : ROOT_DATA);
        json_close(w, '}');
    }
    json_close(w, ']');
}

#define STATIC_RANGE(FIELD)                                                                                            \
    FIELD(static_range, parameter, parameter, NUMBER, 1)                                                               \
    FIELD(static_range, range, range, NUMBER, 1)                                                                       \
    FIELD(static_range, offset, offset, NUMBER, 1)                                                                     \
    FIELD(static_range, count, count, NUMBER, 1)                                                                       \
    FIELD(static_range, form, form, STATIC_FORM, 1)                                                                    \
    FIELD(static_range, set, place.set, NUMBER, 1)                                                                     \
    FIELD(static_range, binding, place.binding, NUMBER, 1)
JSON_TABLE(static_range_fields, STATIC_RANGE);

static void write_static_range(struct json *w, const struct dxs_static_range *range)
{
    json_open(w, NULL, '{');
    json_fields(w, &static_range_fields, range, 1);
    json_close(w, '}');
}

enum {
    BOUND = 1 << 0,
    IN_BUFFER = 1 << 1
};

#define HEAP_BOUND(FIELD)                                                                                              \
    FIELD(heap_bound, source, source, BOUND, BOUND)                                                                    \
    FIELD(heap_bound, value, value, NUMBER, BOUND)                                                                     \
    FIELD(heap_bound, set, place.set, NUMBER, IN_BUFFER)                                                               \
    FIELD(heap_bound, binding, place.binding, NUMBER, IN_BUFFER)
JSON_TABLE(bound_fields, HEAP_BOUND);

static void write_bound(struct json *w, const char *key, const struct dxs_heap_bound *bound)
{
    if (bound->source == DXS_BOUND_NONE)
        return;
    json_open(w, key, '{');
    json_fields(w, &bound_fields, bound, bound->source >= DXS_BOUND_UNIFORM_BUFFER ? BOUND | IN_BUFFER : BOUND);
    json_close(w, '}');
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
        write_place(w, &data->model.uniform_block);
        json_close(w, '}');
    }
    write_parameters(w, "parameters", data->parameters, data->parameter_count);
    if (data->local_parameter_count) {
        write_parameters(w, "local_parameters", data->local_parameters, data->local_parameter_count);
        json_number(w, "shader_record_size", data->shader_record_size);
    }
    json_open(w, "static_ranges", '[');
    for (uint32_t n = 0; n < data->static_range_count; n++)
        write_static_range(w, &data->static_ranges[n]);
    json_close(w, ']');
    write_bound(w, "resource_heap_bound", &data->model.resource_heap);
    write_bound(w, "sampler_heap_bound", &data->model.sampler_heap);
}

void layout_json(struct text *text, const struct layout *layout)
{
    struct json w = json_begin(text);

    layout_write(&w, layout);
    json_end(&w);
}
