/* What an entry is made of and where its resources live, as JSON. Keys keep their order; enumerators stand as names. */
#include "bindings/layout.h"

#include <stdio.h>

/* ---- Names of enumerators ---------------------------------------------------------------------------------------- */

static const char class_names[] = "srv\0"
                                  "uav\0"
                                  "cbv\0"
                                  "sampler\0";

static const char kind_names[] = "invalid\0"
                                 "texture_1d\0"
                                 "texture_2d\0"
                                 "texture_2d_ms\0"
                                 "texture_3d\0"
                                 "texture_cube\0"
                                 "texture_1d_array\0"
                                 "texture_2d_array\0"
                                 "texture_2d_ms_array\0"
                                 "texture_cube_array\0"
                                 "typed_buffer\0"
                                 "raw_buffer\0"
                                 "structured_buffer\0"
                                 "constant_buffer\0"
                                 "sampler\0"
                                 "texture_buffer\0"
                                 "acceleration_structure\0"
                                 "feedback_2d\0"
                                 "feedback_2d_array\0";

static const char component_names[] = "invalid\0"
                                      "i1\0"
                                      "i16\0"
                                      "u16\0"
                                      "i32\0"
                                      "u32\0"
                                      "i64\0"
                                      "u64\0"
                                      "f16\0"
                                      "f32\0"
                                      "f64\0"
                                      "snorm_f16\0"
                                      "unorm_f16\0"
                                      "snorm_f32\0"
                                      "unorm_f32\0"
                                      "snorm_f64\0"
                                      "unorm_f64\0"
                                      "packed_s8x32\0"
                                      "packed_u8x32\0";

static const char semantic_names[] = "arbitrary\0"
                                     "vertex_id\0"
                                     "instance_id\0"
                                     "position\0"
                                     "render_target_array_index\0"
                                     "viewport_array_index\0"
                                     "clip_distance\0"
                                     "cull_distance\0"
                                     "output_control_point_id\0"
                                     "domain_location\0"
                                     "primitive_id\0"
                                     "gs_instance_id\0"
                                     "sample_index\0"
                                     "is_front_face\0"
                                     "coverage\0"
                                     "inner_coverage\0"
                                     "target\0"
                                     "depth\0"
                                     "depth_less_equal\0"
                                     "depth_greater_equal\0"
                                     "stencil_ref\0"
                                     "dispatch_thread_id\0"
                                     "group_id\0"
                                     "group_index\0"
                                     "group_thread_id\0"
                                     "tess_factor\0"
                                     "inside_tess_factor\0"
                                     "view_id\0"
                                     "barycentrics\0"
                                     "shading_rate\0"
                                     "cull_primitive\0"
                                     "start_vertex_location\0"
                                     "start_instance_location\0";

static const char interpolation_names[] = "undefined\0"
                                          "constant\0"
                                          "linear\0"
                                          "linear_centroid\0"
                                          "no_perspective\0"
                                          "no_perspective_centroid\0"
                                          "sample\0"
                                          "no_perspective_sample\0";

static const char descriptor_names[] = "default\0"
                                       "uniform_buffer\0"
                                       "storage_buffer\0"
                                       "texel_buffer\0"
                                       "image\0"
                                       "sampler\0"
                                       "acceleration_structure\0"
                                       "constants\0"
                                       "address\0";

static const char subobject_names[] = "state_object_config\0"
                                      "global_root_signature\0"
                                      "local_root_signature\0"
                                      "association\0" /* 8 */
                                      "shader_config\0"
                                      "pipeline_config\0"
                                      "hit_group\0"
                                      "pipeline_config_1\0";

static const char *subobject_name(enum dxs_subobject_kind kind)
{
    enum {
        NOT_USED = DXS_SUBOBJECT_ASSOCIATION - DXS_SUBOBJECT_LOCAL_ROOT_SIGNATURE - 1
    };
    return nth_text(subobject_names, kind < DXS_SUBOBJECT_ASSOCIATION ? kind : kind - NOT_USED);
}

static const char hit_group_names[] = "triangles\0"
                                      "procedural\0";

static const char counter_names[] = "storage_buffer\0"
                                    "texel_buffer\0"
                                    "address\0";

static const char sampler_names[] = "default\0"
                                    "comparison\0"
                                    "mono\0";

/* ---- Signatures -------------------------------------------------------------------------------------------------- */

static void write_element(struct json *w, const struct dxs_signature_element *element)
{
    json_open(w, NULL, '{');
    json_number(w, "id", element->id);
    json_string(w, "name", element->name);
    json_numbers(w, "semantic_indices", element->rows, element->semantic_indices);
    json_string(w, "semantic", nth_text(semantic_names, element->semantic));
    json_string(w, "component_type", nth_text(component_names, element->component_type));
    json_string(w, "interpolation", nth_text(interpolation_names, element->interpolation));
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
    json_string(w, "descriptor", nth_text(descriptor_names, binding->descriptor));
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
        json_string(w, "counter", nth_text(counter_names, binding->counter));
        json_number(w, "counter_set", binding->counter_set);
        json_number(w, "counter_binding", binding->counter_binding);
    }
    json_close(w, '}');
}

static void write_resource(struct json *w, const struct dxs_resource *resource, const struct access_path *path)
{
    json_open(w, NULL, '{');
    json_string(w, "class", nth_text(class_names, resource->resource_class));
    json_string(w, "kind", nth_text(kind_names, resource->kind));
    json_number_or_null(w, "id", resource->id);
    json_string(w, "name", resource->name);
    json_number_or_null(w, "space", resource->space);
    json_number_or_null(w, "lower_bound", resource->lower_bound);
    json_number_or_null(w, "count", resource->count);
    if (has_component_type(resource))
        json_string(w, "component_type", nth_text(component_names, resource->component_type));
    if (resource->kind == DXS_KIND_STRUCTURED_BUFFER)
        json_number(w, "stride", resource->stride);
    if (resource->resource_class == DXS_CLASS_CBV)
        json_number(w, "size", resource->size);
    if (resource->kind == DXS_KIND_TEXTURE_2DMS || resource->kind == DXS_KIND_TEXTURE_2DMS_ARRAY)
        json_number(w, "sample_count", resource->sample_count);
    if (resource->resource_class == DXS_CLASS_SAMPLER)
        json_string(w, "sampler_kind", nth_text(sampler_names, resource->sampler_kind));
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

static void write_node_id(struct json *w, const char *key, struct dxs_node_id id)
{
    json_open(w, key, '{');
    json_string(w, "name", id.name);
    json_number(w, "index", id.index);
    json_close(w, '}');
}

static void write_node_records(struct json *w, const char *key, const struct dxs_node_records *records)
{
    json_open(w, key, '{');
    json_number(w, "flags", records->flags);
    json_number(w, "record_size", records->record_size);
    json_number(w, "record_stride", records->record_stride);
    json_number(w, "max_records", records->max_records);
    if (records->grid_components) {
        json_number(w, "grid_offset", records->grid_offset);
        json_number(w, "grid_type", records->grid_type);
        json_number(w, "grid_components", records->grid_components);
    }
    if (records->flags & DXS_NODE_OUTPUT) {
        write_node_id(w, "node", records->node);
        json_number_or_null(w, "array_size", records->array_size);
        json_number_or_null(w, "max_records_shared_with", records->max_records_shared_with);
        json_boolean(w, "allows_sparse", records->allows_sparse);
    }
    json_close(w, '}');
}

static void write_node(struct json *w, const struct dxs_node *node)
{
    json_number(w, "node_launch", node->launch);
    write_node_id(w, "node_id", node->id);
    json_boolean(w, "is_program_entry", node->is_program_entry);
    if (*node->shares_input_of.name)
        write_node_id(w, "shares_input_of", node->shares_input_of);
    json_number_or_null(w, "local_root_arguments", node->local_root_arguments);
    json_numbers(w, "dispatch_grid", 3, node->dispatch_grid);
    json_numbers(w, "max_dispatch_grid", 3, node->max_dispatch_grid);
    json_number(w, "max_recursion", node->max_recursion);
    if (node->input.flags)
        write_node_records(w, "node_input", &node->input);
    json_open(w, "node_outputs", '[');
    for (uint32_t i = 0; i < node->output_count; i++)
        write_node_records(w, NULL, &node->outputs[i]);
    json_close(w, ']');
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
        write_node(w, entry->node);
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
    json_string(w, "kind", subobject_name(subobject->kind));
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
        json_string(w, "type", nth_text(hit_group_names, subobject->hit_group_type));
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
        json_string(w, "class", nth_text(class_names, resource->resource_class));
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
