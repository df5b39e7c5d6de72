/* A pipeline layout as JSON: numbers of Vulkan's enumerations stand as numbers, ours as names. */
#include "bindings/layout.h"

static const char form_names[][16] = {"constants", "address", "table", "descriptor", "push_descriptor"};
static const char static_names[][16] = {"heap", "descriptor", "push_descriptor", "inline_block"};
static const char bound_names[][16] = {"none", "constant", "push_constants", "uniform_buffer", "length"};

static void write_place(struct json *w, struct dxs_place place)
{
    json_number(w, "set", place.set);
    json_number(w, "binding", place.binding);
}

static void write_binding(struct json *w, const struct dxs_layout_binding *binding)
{
    json_open(w, NULL, '{');
    json_number(w, "binding", binding->binding);
    json_number(w, "descriptor_type", binding->type);
    json_number(w, "count", binding->count);
    json_number(w, "stages", binding->stages);
    json_number(w, "flags", binding->flags);
    if (binding->mutable_type_count)
        json_numbers(w, "mutable_types", binding->mutable_type_count, binding->mutable_types);
    if (binding->static_sampler != DXS_NOWHERE)
        json_number(w, "static_sampler", binding->static_sampler);
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

static void write_parameters(struct json *w, const char *key, const struct dxs_layout_parameter *parameters,
                             uint32_t count)
{
    json_open(w, key, '[');
    for (uint32_t n = 0; n < count; n++) {
        const struct dxs_layout_parameter *parameter = &parameters[n];
        json_open(w, NULL, '{');
        json_string(w, "form", form_names[parameter->form]);
        if (parameter->root_data == DXS_ROOT_DATA_NONE) {
            write_place(w, parameter->place);
        } else {
            json_string(w, "root_data", root_data_name(parameter->root_data));
            json_number(w, "offset", parameter->offset);
            json_number(w, "size", parameter->size);
        }
        json_close(w, '}');
    }
    json_close(w, ']');
}

static void write_static_range(struct json *w, const struct dxs_static_range *range)
{
    json_open(w, NULL, '{');
    json_number(w, "parameter", range->parameter);
    json_number(w, "range", range->range);
    json_number(w, "offset", range->offset);
    json_number(w, "count", range->count);
    json_string(w, "form", static_names[range->form]);
    write_place(w, range->place);
    json_close(w, '}');
}

static void write_bound(struct json *w, const char *key, const struct dxs_heap_bound *bound)
{
    if (bound->source == DXS_BOUND_NONE)
        return;
    json_open(w, key, '{');
    json_string(w, "source", bound_names[bound->source]);
    json_number(w, "value", bound->value);
    if (bound->source >= DXS_BOUND_UNIFORM_BUFFER)
        write_place(w, bound->place);
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
        write_place(w, data->model.uniform_block);
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
