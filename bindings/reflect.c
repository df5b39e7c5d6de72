/* What an entry is made of and where its resources live, as JSON. Keys keep their order; enumerators stand as names. */
#include "bindings/layout.h"

#include <stdio.h>

/* ---- Names of enumerators ---------------------------------------------------------------------------------------- */

static const char class_names[][8] = {"srv", "uav", "cbv", "sampler"};

static const char kind_names[][24] = {
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

static const char component_names[][16] = {
    "invalid",   "i1",        "i16",       "u16",          "i32",          "u32",       "i64",
    "u64",       "f16",       "f32",       "f64",          "snorm_f16",    "unorm_f16", "snorm_f32",
    "unorm_f32", "snorm_f64", "unorm_f64", "packed_s8x32", "packed_u8x32",
};

static const char semantic_names[][28] = {
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

static const char interpolation_names[][24] = {
    "undefined",      "constant",
    "linear",         "linear_centroid",
    "no_perspective", "no_perspective_centroid",
    "sample",         "no_perspective_sample",
};

static const char descriptor_names[][24] = {
    "default", "uniform_buffer",         "storage_buffer", "texel_buffer", "image",
    "sampler", "acceleration_structure", "constants",      "address",
};

static const char subobject_names[][24] = {
    [DXS_SUBOBJECT_STATE_OBJECT_CONFIG] = "state_object_config",
    [DXS_SUBOBJECT_GLOBAL_ROOT_SIGNATURE] = "global_root_signature",
    [DXS_SUBOBJECT_LOCAL_ROOT_SIGNATURE] = "local_root_signature",
    [DXS_SUBOBJECT_ASSOCIATION] = "association",
    [DXS_SUBOBJECT_SHADER_CONFIG] = "shader_config",
    [DXS_SUBOBJECT_PIPELINE_CONFIG] = "pipeline_config",
    [DXS_SUBOBJECT_HIT_GROUP] = "hit_group",
    [DXS_SUBOBJECT_PIPELINE_CONFIG_1] = "pipeline_config_1",
};

static const char hit_group_names[][12] = {"triangles", "procedural"};

static const char counter_names[][16] = {"storage_buffer", "texel_buffer", "address"};

static const char sampler_names[][12] = {"default", "comparison", "mono"};

#define NAME_OF(table, number) ((size_t)(number) < sizeof(table) / sizeof *(table) ? (table)[number] : "unknown")

/* ---- Signatures -------------------------------------------------------------------------------------------------- */

static void write_element(struct json *w, const struct dxs_signature_element *element)
{
    json_open(w, NULL, '{');
    json_number(w, "id", element->id);
    json_string(w, "name", element->name);
    json_numbers(w, "semantic_indices", element->rows, element->semantic_indices);
    json_string(w, "semantic", NAME_OF(semantic_names, element->semantic));
    json_string(w, "component_type", NAME_OF(component_names, element->component_type));
    json_string(w, "interpolation", NAME_OF(interpolation_names, element->interpolation));
    json_number(w, "rows", element->rows);
    json_number(w, "columns", element->columns);
    json_number_or_null(w, "start_row", element->start_row);
    json_number_or_null(w, "start_column", element->start_column);
    json_number(w, "stream", element->stream);
    json_number(w, "usage_mask", element->usage_mask);
    json_number(w, "dynamic_index_mask", element->dynamic_index_mask);
    json_close(w, '}');
}

static void write_signature(struct json *w, const char *key, const struct dxs_signature *signature)
{
    json_open(w, key, '[');
    for (uint32_t i = 0; i < signature->count; i++)
        write_element(w, &signature->elements[i]);
    json_close(w, ']');
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static bool has_component_type(const struct dxs_resource *resource)
{
    return resource->kind >= DXS_KIND_TEXTURE_1D && resource->kind <= DXS_KIND_TYPED_BUFFER;
}

static void write_root_data(struct json *w, const struct dxs_binding *binding)
{
    json_string(w, "root_data", root_data_name(binding->root_data));
    json_number(w, "offset", binding->offset);
    if (binding->root_data == DXS_ROOT_DATA_SHADER_RECORD && binding->in_heap)
        json_number(w, "table_shift", binding->table_shift);
}

static void write_binding(struct json *w, const struct dxs_resource *resource, const struct dxs_binding *binding)
{
    bool outside = binding->descriptor == DXS_DESCRIPTOR_CONSTANTS ||
                   (binding->descriptor == DXS_DESCRIPTOR_ADDRESS && !binding->in_heap);

    json_open(w, "binding", '{');
    json_string(w, "descriptor", NAME_OF(descriptor_names, binding->descriptor));
    if (!outside) {
        json_number(w, "set", binding->set);
        json_number(w, "binding", binding->binding);
    }
    if (binding->in_heap)
        json_number(w, "heap_offset", binding->heap_offset);
    if (binding->root_data != DXS_ROOT_DATA_NONE)
        write_root_data(w, binding);
    if (binding->uses_offset_records)
        json_boolean(w, "uses_offset_records", true);
    if (resource->has_counter) {
        json_string(w, "counter", NAME_OF(counter_names, binding->counter));
        json_number(w, "counter_set", binding->counter_set);
        json_number(w, "counter_binding", binding->counter_binding);
    }
    json_close(w, '}');
}

static void write_resource(struct json *w, const struct dxs_resource *resource, const struct access_path *path)
{
    json_open(w, NULL, '{');
    json_string(w, "class", NAME_OF(class_names, resource->resource_class));
    json_string(w, "kind", NAME_OF(kind_names, resource->kind));
    json_number_or_null(w, "id", resource->id);
    json_string(w, "name", resource->name);
    json_number_or_null(w, "space", resource->space);
    json_number_or_null(w, "lower_bound", resource->lower_bound);
    json_number_or_null(w, "count", resource->count);
    if (has_component_type(resource))
        json_string(w, "component_type", NAME_OF(component_names, resource->component_type));
    if (resource->kind == DXS_KIND_STRUCTURED_BUFFER)
        json_number(w, "stride", resource->stride);
    if (resource->resource_class == DXS_CLASS_CBV)
        json_number(w, "size", resource->size);
    if (resource->kind == DXS_KIND_TEXTURE_2DMS || resource->kind == DXS_KIND_TEXTURE_2DMS_ARRAY)
        json_number(w, "sample_count", resource->sample_count);
    if (resource->resource_class == DXS_CLASS_SAMPLER)
        json_string(w, "sampler_kind", NAME_OF(sampler_names, resource->sampler_kind));
    if (resource->resource_class == DXS_CLASS_UAV) {
        json_boolean(w, "globally_coherent", resource->globally_coherent);
        json_boolean(w, "reorder_coherent", resource->reorder_coherent);
        json_boolean(w, "rasterizer_ordered", resource->rasterizer_ordered);
        json_boolean(w, "has_counter", resource->has_counter);
        json_boolean(w, "used_by_64_bit_atomics", resource->used_by_64_bit_atomics);
    }
    json_boolean(w, "used", path->bound);
    if (path->bound)
        write_binding(w, resource, &path->binding);
    json_close(w, '}');
}

/* ---- The entry --------------------------------------------------------------------------------------------------- */

static void write_thread_group(struct json *w, const struct dxs_entry *entry)
{
    json_numbers(w, "thread_group", 3, entry->thread_group);
    if (!entry->wave_size_min)
        return;
    json_number(w, "wave_size_min", entry->wave_size_min);
    json_number(w, "wave_size_max", entry->wave_size_max);
    json_number(w, "wave_size_preferred", entry->wave_size_preferred);
}

static void write_tessellator(struct json *w, const struct dxs_entry *entry)
{
    json_number(w, "input_control_points", entry->input_control_points);
    json_number(w, "tessellator_domain", entry->tessellator_domain);
    if (entry->stage == DXS_STAGE_DOMAIN)
        return;
    json_number(w, "output_control_points", entry->output_control_points);
    json_number(w, "tessellator_partitioning", entry->tessellator_partitioning);
    json_number(w, "tessellator_output", entry->tessellator_output);
    json_key(w, "max_tessellation_factor");
    text_format(w->text, "%g", (double)entry->max_tessellation_factor);
}

static void write_stage_facts(struct json *w, const struct dxs_entry *entry)
{
    switch (entry->stage) {
    case DXS_STAGE_GEOMETRY:
        json_number(w, "input_primitive", entry->input_primitive);
        json_number(w, "output_topology", entry->output_topology);
        json_number(w, "max_vertex_count", entry->max_vertex_count);
        json_number(w, "instance_count", entry->instance_count);
        json_number(w, "stream_mask", entry->stream_mask);
        break;
    case DXS_STAGE_HULL:
    case DXS_STAGE_DOMAIN:
        write_tessellator(w, entry);
        break;
    case DXS_STAGE_MESH:
        json_number(w, "output_topology", entry->output_topology);
        json_number(w, "max_vertices", entry->max_vertices);
        json_number(w, "max_primitives", entry->max_primitives);
        json_number(w, "payload_size", entry->payload_size);
        break;
    case DXS_STAGE_AMPLIFICATION:
        json_number(w, "payload_size", entry->payload_size);
        break;
    case DXS_STAGE_INTERSECTION:
    case DXS_STAGE_ANY_HIT:
    case DXS_STAGE_CLOSEST_HIT:
    case DXS_STAGE_MISS:
    case DXS_STAGE_CALLABLE:
        json_number(w, "payload_size", entry->payload_size);
        json_number(w, "attribute_size", entry->attribute_size);
        break;
    case DXS_STAGE_NODE:
        json_number(w, "node_launch", entry->node_launch);
        break;
    default:
        break;
    }
    if (entry->thread_group[0])
        write_thread_group(w, entry);
}

/* ---- Libraries --------------------------------------------------------------------------------------------------- */

static void write_names(struct json *w, const char *key, uint32_t count, const char *const *names)
{
    json_open(w, key, '[');
    for (uint32_t i = 0; i < count; i++)
        json_string(w, NULL, names[i]);
    json_close(w, ']');
}

static void write_subobject(struct json *w, const struct dxs_subobject *subobject)
{
    json_open(w, NULL, '{');
    json_string(w, "name", subobject->name);
    json_string(w, "kind", NAME_OF(subobject_names, subobject->kind));
    switch (subobject->kind) {
    case DXS_SUBOBJECT_STATE_OBJECT_CONFIG:
        json_number(w, "flags", subobject->flags);
        break;
    case DXS_SUBOBJECT_GLOBAL_ROOT_SIGNATURE:
    case DXS_SUBOBJECT_LOCAL_ROOT_SIGNATURE:
        json_number(w, "size", subobject->root_signature_size);
        break;
    case DXS_SUBOBJECT_ASSOCIATION:
        json_string(w, "associated", subobject->associated);
        write_names(w, "exports", subobject->export_count, subobject->exports);
        break;
    case DXS_SUBOBJECT_SHADER_CONFIG:
        json_number(w, "max_payload_size", subobject->max_payload_size);
        json_number(w, "max_attribute_size", subobject->max_attribute_size);
        break;
    case DXS_SUBOBJECT_PIPELINE_CONFIG:
        json_number(w, "max_recursion_depth", subobject->max_recursion_depth);
        break;
    case DXS_SUBOBJECT_PIPELINE_CONFIG_1:
        json_number(w, "max_recursion_depth", subobject->max_recursion_depth);
        json_number(w, "flags", subobject->flags);
        break;
    case DXS_SUBOBJECT_HIT_GROUP:
        json_string(w, "type", NAME_OF(hit_group_names, subobject->hit_group_type));
        json_string(w, "any_hit", subobject->any_hit);
        json_string(w, "closest_hit", subobject->closest_hit);
        json_string(w, "intersection", subobject->intersection);
        break;
    }
    json_close(w, '}');
}

static void write_used_resources(struct json *w, const struct module *module,
                                 const struct dxs_library_function *function)
{
    json_open(w, "resources", '[');
    for (uint32_t i = 0; i < function->resource_count; i++) {
        const struct dxs_resource *resource = &module->resources[function->resources[i]].info;
        json_open(w, NULL, '{');
        json_string(w, "class", NAME_OF(class_names, resource->resource_class));
        json_number(w, "id", resource->id);
        json_string(w, "name", resource->name);
        json_close(w, '}');
    }
    json_close(w, ']');
}

static void write_library_function(struct json *w, const struct module *module,
                                   const struct dxs_library_function *function)
{
    json_open(w, NULL, '{');
    json_string(w, "name", function->name);
    json_string(w, "mangled_name", function->mangled_name);
    json_string(w, "stage", dxs_stage_name(function->stage));
    json_key(w, "shader_model");
    text_format(w->text, "\"%u.%u\"", function->shader_model_major, function->shader_model_minor);
    write_used_resources(w, module, function);
    write_names(w, "dependencies", function->dependency_count, function->dependencies);
    json_number(w, "payload_size", function->payload_size);
    json_number(w, "attribute_size", function->attribute_size);
    json_number(w, "features", function->features);
    json_number(w, "stage_mask", function->stage_mask);
    json_close(w, '}');
}

static void write_subobjects(struct json *w, const struct module *module)
{
    json_open(w, "subobjects", '[');
    for (uint32_t i = 0; i < module->info.subobject_count; i++)
        write_subobject(w, &module->subobjects[i]);
    json_close(w, ']');
}

static void write_shader_model(struct json *w, const struct module *module)
{
    json_key(w, "shader_model");
    text_format(w->text, "\"%u.%u\"", module->info.shader_model_major, module->info.shader_model_minor);
}

/* ---- The whole --------------------------------------------------------------------------------------------------- */

static void write_bytes(struct json *w, const char *key, const uint8_t bytes[16])
{
    char digits[33];

    for (unsigned n = 0; n < 16; n++)
        snprintf(digits + 2 * n, 3, "%02x", bytes[n]);
    json_string(w, key, digits);
}

static void write_identity(struct json *w, const struct module *module, uint64_t hash)
{
    char digits[17];

    snprintf(digits, sizeof digits, "%016llx", (unsigned long long)hash);
    if (hash)
        json_string(w, "hash", digits);
    write_bytes(w, "digest", module->identity.digest);
    write_bytes(w, "compiler_hash", module->identity.compiler_hash);
}

void reflect_module(struct text *text, const struct module *module, uint64_t hash)
{
    struct json w = json_begin(text);

    write_identity(&w, module, hash);
    json_string(&w, "stage", dxs_stage_name(module->info.stage));
    write_shader_model(&w, module);
    json_open(&w, "entries", '[');
    for (uint32_t i = 0; i < module->info.entry_count; i++) {
        json_open(&w, NULL, '{');
        json_string(&w, "entry", module->entries[i].name);
        json_string(&w, "stage", dxs_stage_name(module->entries[i].stage));
        json_close(&w, '}');
    }
    json_close(&w, ']');
    json_open(&w, "functions", '[');
    for (uint32_t i = 0; i < module->info.library_function_count; i++)
        write_library_function(&w, module, &module->library_functions[i]);
    json_close(&w, ']');
    write_subobjects(&w, module);
    json_end(&w);
}

void reflect_entry(struct text *text, const struct module *module, const struct dxs_entry *entry,
                   const struct binding_layout *layout, const struct heap_accesses *accesses, uint64_t hash)
{
    struct json w = json_begin(text);

    json_string(&w, "entry", entry->name);
    json_string(&w, "stage", dxs_stage_name(entry->stage));
    write_identity(&w, module, hash);
    write_shader_model(&w, module);
    json_number(&w, "shader_flags", entry->shader_flags);
    json_boolean(&w, "native_16bit", module->info.native_16bit);
    write_stage_facts(&w, entry);
    write_signature(&w, "inputs", &entry->inputs);
    write_signature(&w, "outputs", &entry->outputs);
    write_signature(&w, "patch_or_primitive", &entry->patch_or_primitive);
    json_open(&w, "resources", '[');
    for (uint32_t i = 0; i < layout->path_count; i++)
        write_resource(&w, &module->resources[i].info, &layout->paths[i]);
    json_close(&w, ']');
    json_open(&w, "heap_accesses", '[');
    for (uint32_t i = 0; i < accesses->count; i++)
        write_resource(&w, &accesses->data[i].info, &accesses->data[i].path);
    json_close(&w, ']');
    if (layout->made_of) {
        json_open(&w, "layout", '{');
        layout_write(&w, layout->made_of);
        json_close(&w, '}');
    }
    if (module->info.stage == DXS_STAGE_LIBRARY)
        write_subobjects(&w, module);
    json_end(&w);
}
