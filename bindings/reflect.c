/* What an entry is made of and where its resources live, as JSON. Keys keep their order; enumerators stand as names. */
#include "bindings/bindings.h"

#include <string.h>

/* ---- Names of enumerators ---------------------------------------------------------------------------------------- */

static const char *const class_names[] = {"srv", "uav", "cbv", "sampler"};

static const char *const kind_names[] = {
    "invalid",
    "texture_1d",
    "texture_2d",
    "texture_2d_ms",
    "texture_3d",
    "texture_cube",
    "texture_1d_array",
    "texture_2d_array",
    "texture_2d_ms_array",
    "texture_cube_array",
    "typed_buffer",
    "raw_buffer",
    "structured_buffer",
    "constant_buffer",
    "sampler",
    "texture_buffer",
    "acceleration_structure",
    "feedback_2d",
    "feedback_2d_array",
};

static const char *const component_names[] = {
    "invalid",   "i1",        "i16",       "u16",          "i32",          "u32",       "i64",
    "u64",       "f16",       "f32",       "f64",          "snorm_f16",    "unorm_f16", "snorm_f32",
    "unorm_f32", "snorm_f64", "unorm_f64", "packed_s8x32", "packed_u8x32",
};

static const char *const semantic_names[] = {
    "arbitrary",
    "vertex_id",
    "instance_id",
    "position",
    "render_target_array_index",
    "viewport_array_index",
    "clip_distance",
    "cull_distance",
    "output_control_point_id",
    "domain_location",
    "primitive_id",
    "gs_instance_id",
    "sample_index",
    "is_front_face",
    "coverage",
    "inner_coverage",
    "target",
    "depth",
    "depth_less_equal",
    "depth_greater_equal",
    "stencil_ref",
    "dispatch_thread_id",
    "group_id",
    "group_index",
    "group_thread_id",
    "tess_factor",
    "inside_tess_factor",
    "view_id",
    "barycentrics",
    "shading_rate",
    "cull_primitive",
    "start_vertex_location",
    "start_instance_location",
};

static const char *const interpolation_names[] = {
    "undefined",      "constant",
    "linear",         "linear_centroid",
    "no_perspective", "no_perspective_centroid",
    "sample",         "no_perspective_sample",
};

static const char *const descriptor_names[] = {
    "default", "uniform_buffer", "storage_buffer",         "texel_buffer",
    "image",   "sampler",        "acceleration_structure", "push_constants",
};

static const char *const subobject_names[] = {
    [DXS_SUBOBJECT_STATE_OBJECT_CONFIG] = "state_object_config",
    [DXS_SUBOBJECT_GLOBAL_ROOT_SIGNATURE] = "global_root_signature",
    [DXS_SUBOBJECT_LOCAL_ROOT_SIGNATURE] = "local_root_signature",
    [DXS_SUBOBJECT_ASSOCIATION] = "association",
    [DXS_SUBOBJECT_SHADER_CONFIG] = "shader_config",
    [DXS_SUBOBJECT_PIPELINE_CONFIG] = "pipeline_config",
    [DXS_SUBOBJECT_HIT_GROUP] = "hit_group",
    [DXS_SUBOBJECT_PIPELINE_CONFIG_1] = "pipeline_config_1",
};

static const char *const hit_group_names[] = {"triangles", "procedural"};

static const char *const sampler_names[] = {"default", "comparison", "mono"};

#define NAME_OF(table, number) name_of((table), sizeof(table) / sizeof *(table), (number))

static const char *name_of(const char *const *table, size_t count, size_t number)
{
    return number < count ? table[number] : "unknown";
}

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

/* Values are written one a line, indented; `first` tells whether a comma is due. */
struct writer {
    struct text *text;
    uint32_t depth;
    bool first;
};

static void begin_line(struct writer *w)
{
    text_string(w->text, w->first ? "\n" : ",\n");
    w->first = false;
    for (uint32_t i = 0; i < w->depth; i++)
        text_string(w->text, "  ");
}

static void write_key(struct writer *w, const char *key)
{
    begin_line(w);
    if (key)
        text_format(w->text, "\"%s\": ", key);
}

static void open_value(struct writer *w, const char *key, char bracket)
{
    write_key(w, key);
    text_char(w->text, bracket);
    w->depth++;
    w->first = true;
}

static void close_value(struct writer *w, char bracket)
{
    w->depth--;
    if (w->first) { /* nothing in it */
        text_char(w->text, bracket);
    } else {
        w->first = true;
        begin_line(w);
        text_char(w->text, bracket);
    }
    w->first = false;
}

static void write_string(struct writer *w, const char *key, const char *string)
{
    write_key(w, key);
    text_char(w->text, '"');
    text_escaped(w->text, string, strlen(string));
    text_char(w->text, '"');
}

static void write_number(struct writer *w, const char *key, uint64_t number)
{
    write_key(w, key);
    text_format(w->text, "%llu", (unsigned long long)number);
}

/* UINT32_MAX stands for "none" or "unbounded", which is null. */
static void write_number_or_null(struct writer *w, const char *key, uint32_t number)
{
    if (number != UINT32_MAX) {
        write_number(w, key, number);
        return;
    }
    write_key(w, key);
    text_string(w->text, "null");
}

static void write_boolean(struct writer *w, const char *key, bool value)
{
    write_key(w, key);
    text_string(w->text, value ? "true" : "false");
}

static void write_numbers(struct writer *w, const char *key, uint32_t count, const uint32_t *numbers)
{
    write_key(w, key);
    text_char(w->text, '[');
    for (uint32_t i = 0; i < count; i++)
        text_format(w->text, i ? ", %u" : "%u", numbers[i]);
    text_char(w->text, ']');
}

/* ---- Signatures -------------------------------------------------------------------------------------------------- */

static void write_element(struct writer *w, const struct dxs_signature_element *element)
{
    open_value(w, NULL, '{');
    write_number(w, "id", element->id);
    write_string(w, "name", element->name);
    write_numbers(w, "semantic_indices", element->rows, element->semantic_indices);
    write_string(w, "semantic", NAME_OF(semantic_names, element->semantic));
    write_string(w, "component_type", NAME_OF(component_names, element->component_type));
    write_string(w, "interpolation", NAME_OF(interpolation_names, element->interpolation));
    write_number(w, "rows", element->rows);
    write_number(w, "columns", element->columns);
    write_number_or_null(w, "start_row", element->start_row);
    write_number_or_null(w, "start_column", element->start_column);
    write_number(w, "stream", element->stream);
    write_number(w, "usage_mask", element->usage_mask);
    write_number(w, "dynamic_index_mask", element->dynamic_index_mask);
    close_value(w, '}');
}

static void write_signature(struct writer *w, const char *key, const struct dxs_signature *signature)
{
    open_value(w, key, '[');
    for (uint32_t i = 0; i < signature->count; i++)
        write_element(w, &signature->elements[i]);
    close_value(w, ']');
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static bool has_component_type(const struct dxs_resource *resource)
{
    return resource->kind >= DXS_KIND_TEXTURE_1D && resource->kind <= DXS_KIND_TYPED_BUFFER;
}

static void write_binding(struct writer *w, const struct dxs_resource *resource, const struct dxs_binding *binding)
{
    open_value(w, "binding", '{');
    write_string(w, "descriptor", NAME_OF(descriptor_names, binding->descriptor));
    if (binding->descriptor == DXS_DESCRIPTOR_PUSH_CONSTANTS) {
        write_number(w, "offset", binding->offset);
    } else {
        write_number(w, "set", binding->set);
        write_number(w, "binding", binding->binding);
    }
    if (resource->has_counter) {
        write_number(w, "counter_set", binding->counter_set);
        write_number(w, "counter_binding", binding->counter_binding);
    }
    close_value(w, '}');
}

static void write_resource(struct writer *w, const struct dxs_resource *resource, const struct dxs_binding *binding)
{
    open_value(w, NULL, '{');
    write_string(w, "class", NAME_OF(class_names, resource->resource_class));
    write_string(w, "kind", NAME_OF(kind_names, resource->kind));
    write_number(w, "id", resource->id);
    write_string(w, "name", resource->name);
    write_number_or_null(w, "space", resource->space);
    write_number_or_null(w, "lower_bound", resource->lower_bound);
    write_number_or_null(w, "count", resource->count);
    if (has_component_type(resource))
        write_string(w, "component_type", NAME_OF(component_names, resource->component_type));
    if (resource->kind == DXS_KIND_STRUCTURED_BUFFER)
        write_number(w, "stride", resource->stride);
    if (resource->resource_class == DXS_CLASS_CBV)
        write_number(w, "size", resource->size);
    if (resource->kind == DXS_KIND_TEXTURE_2DMS || resource->kind == DXS_KIND_TEXTURE_2DMS_ARRAY)
        write_number(w, "sample_count", resource->sample_count);
    if (resource->resource_class == DXS_CLASS_SAMPLER)
        write_string(w, "sampler_kind", NAME_OF(sampler_names, resource->sampler_kind));
    if (resource->resource_class == DXS_CLASS_UAV) {
        write_boolean(w, "globally_coherent", resource->globally_coherent);
        write_boolean(w, "reorder_coherent", resource->reorder_coherent);
        write_boolean(w, "rasterizer_ordered", resource->rasterizer_ordered);
        write_boolean(w, "has_counter", resource->has_counter);
        write_boolean(w, "used_by_64_bit_atomics", resource->used_by_64_bit_atomics);
    }
    write_binding(w, resource, binding);
    close_value(w, '}');
}

/* ---- The entry --------------------------------------------------------------------------------------------------- */

static void write_thread_group(struct writer *w, const struct dxs_entry *entry)
{
    write_numbers(w, "thread_group", 3, entry->thread_group);
    if (!entry->wave_size_min)
        return;
    write_number(w, "wave_size_min", entry->wave_size_min);
    write_number(w, "wave_size_max", entry->wave_size_max);
    write_number(w, "wave_size_preferred", entry->wave_size_preferred);
}

static void write_tessellator(struct writer *w, const struct dxs_entry *entry)
{
    write_number(w, "input_control_points", entry->input_control_points);
    write_number(w, "tessellator_domain", entry->tessellator_domain);
    if (entry->stage == DXS_STAGE_DOMAIN)
        return;
    write_number(w, "output_control_points", entry->output_control_points);
    write_number(w, "tessellator_partitioning", entry->tessellator_partitioning);
    write_number(w, "tessellator_output", entry->tessellator_output);
    write_key(w, "max_tessellation_factor");
    text_format(w->text, "%g", (double)entry->max_tessellation_factor);
}

static void write_stage_facts(struct writer *w, const struct dxs_entry *entry)
{
    switch (entry->stage) {
    case DXS_STAGE_GEOMETRY:
        write_number(w, "input_primitive", entry->input_primitive);
        write_number(w, "output_topology", entry->output_topology);
        write_number(w, "max_vertex_count", entry->max_vertex_count);
        write_number(w, "instance_count", entry->instance_count);
        write_number(w, "stream_mask", entry->stream_mask);
        break;
    case DXS_STAGE_HULL:
    case DXS_STAGE_DOMAIN:
        write_tessellator(w, entry);
        break;
    case DXS_STAGE_MESH:
        write_number(w, "output_topology", entry->output_topology);
        write_number(w, "max_vertices", entry->max_vertices);
        write_number(w, "max_primitives", entry->max_primitives);
        write_number(w, "payload_size", entry->payload_size);
        break;
    case DXS_STAGE_AMPLIFICATION:
        write_number(w, "payload_size", entry->payload_size);
        break;
    case DXS_STAGE_INTERSECTION:
    case DXS_STAGE_ANY_HIT:
    case DXS_STAGE_CLOSEST_HIT:
    case DXS_STAGE_MISS:
    case DXS_STAGE_CALLABLE:
        write_number(w, "payload_size", entry->payload_size);
        write_number(w, "attribute_size", entry->attribute_size);
        break;
    case DXS_STAGE_NODE:
        write_number(w, "node_launch", entry->node_launch);
        break;
    default:
        break;
    }
    if (entry->thread_group[0])
        write_thread_group(w, entry);
}

/* ---- Subobjects -------------------------------------------------------------------------------------------------- */

static void write_names(struct writer *w, const char *key, uint32_t count, const char *const *names)
{
    open_value(w, key, '[');
    for (uint32_t i = 0; i < count; i++)
        write_string(w, NULL, names[i]);
    close_value(w, ']');
}

static void write_subobject(struct writer *w, const struct dxs_subobject *subobject)
{
    open_value(w, NULL, '{');
    write_string(w, "name", subobject->name);
    write_string(w, "kind", NAME_OF(subobject_names, subobject->kind));
    switch (subobject->kind) {
    case DXS_SUBOBJECT_STATE_OBJECT_CONFIG:
        write_number(w, "flags", subobject->flags);
        break;
    case DXS_SUBOBJECT_GLOBAL_ROOT_SIGNATURE:
    case DXS_SUBOBJECT_LOCAL_ROOT_SIGNATURE:
        write_number(w, "size", subobject->root_signature_size);
        break;
    case DXS_SUBOBJECT_ASSOCIATION:
        write_string(w, "associated", subobject->associated);
        write_names(w, "exports", subobject->export_count, subobject->exports);
        break;
    case DXS_SUBOBJECT_SHADER_CONFIG:
        write_number(w, "max_payload_size", subobject->max_payload_size);
        write_number(w, "max_attribute_size", subobject->max_attribute_size);
        break;
    case DXS_SUBOBJECT_PIPELINE_CONFIG:
        write_number(w, "max_recursion_depth", subobject->max_recursion_depth);
        break;
    case DXS_SUBOBJECT_PIPELINE_CONFIG_1:
        write_number(w, "max_recursion_depth", subobject->max_recursion_depth);
        write_number(w, "flags", subobject->flags);
        break;
    case DXS_SUBOBJECT_HIT_GROUP:
        write_string(w, "type", NAME_OF(hit_group_names, subobject->hit_group_type));
        write_string(w, "any_hit", subobject->any_hit);
        write_string(w, "closest_hit", subobject->closest_hit);
        write_string(w, "intersection", subobject->intersection);
        break;
    }
    close_value(w, '}');
}

static void write_subobjects(struct writer *w, const struct module *module)
{
    open_value(w, "subobjects", '[');
    for (uint32_t i = 0; i < module->info.subobject_count; i++)
        write_subobject(w, &module->subobjects[i]);
    close_value(w, ']');
}

static void write_shader_model(struct writer *w, const struct module *module)
{
    write_key(w, "shader_model");
    text_format(w->text, "\"%u.%u\"", module->info.shader_model_major, module->info.shader_model_minor);
}

/* ---- The whole --------------------------------------------------------------------------------------------------- */

void reflect_module(struct text *text, const struct module *module)
{
    struct writer w = {.text = text, .depth = 1, .first = true};

    text_char(text, '{');
    write_string(&w, "stage", dxs_stage_name(module->info.stage));
    write_shader_model(&w, module);
    open_value(&w, "entries", '[');
    for (uint32_t i = 0; i < module->info.entry_count; i++) {
        open_value(&w, NULL, '{');
        write_string(&w, "entry", module->entries[i].name);
        write_string(&w, "stage", dxs_stage_name(module->entries[i].stage));
        close_value(&w, '}');
    }
    close_value(&w, ']');
    write_subobjects(&w, module);
    text_string(text, "\n}\n");
}

void reflect_entry(struct text *text, const struct module *module, const struct dxs_entry *entry,
                   const struct binding_layout *layout)
{
    struct writer w = {.text = text, .depth = 1, .first = true};

    text_char(text, '{');
    write_string(&w, "entry", entry->name);
    write_string(&w, "stage", dxs_stage_name(entry->stage));
    write_shader_model(&w, module);
    write_number(&w, "shader_flags", entry->shader_flags);
    write_boolean(&w, "native_16bit", module->info.native_16bit);
    write_stage_facts(&w, entry);
    write_signature(&w, "inputs", &entry->inputs);
    write_signature(&w, "outputs", &entry->outputs);
    write_signature(&w, "patch_or_primitive", &entry->patch_or_primitive);
    open_value(&w, "resources", '[');
    for (uint32_t i = 0; i < layout->path_count; i++)
        if (layout->paths[i].bound)
            write_resource(&w, &module->resources[i].info, &layout->paths[i].binding);
    close_value(&w, ']');
    if (module->info.stage == DXS_STAGE_LIBRARY)
        write_subobjects(&w, module);
    text_string(text, "\n}\n");
}
