/* Writes reflection as JSON: an entry point's properties, signatures and resource bindings; a module's entry points,
 * functions and subobjects. Keys keep their order; enumerators are names. */
#include "inspect/reflect.h"
#include "inspect/reflect_members.h"
#include "inspect/json_fields.h"
#include "inspect/layout_text.h"

#include <stdio.h>

/* ---- Signatures -------------------------------------------------------------------------------------------------- */

enum {
    NAME = 1 << 0,
    PROPERTIES = 1 << 1
};

#define ELEMENT(FIELD)                                                                                                 \
    FIELD(signature_element, id, id, NUMBER, NAME)                                                                     \
    FIELD(signature_element, name, name, STRING, NAME)                                                                 \
    FIELD(signature_element, semantic, semantic, SEMANTIC, PROPERTIES)                                                 \
    FIELD(signature_element, component_type, component_type, COMPONENT, PROPERTIES)                                    \
    FIELD(signature_element, interpolation, interpolation, INTERPOLATION, PROPERTIES)                                  \
    FIELD(signature_element, rows, rows, NUMBER, PROPERTIES)                                                           \
    FIELD(signature_element, columns, columns, NUMBER, PROPERTIES)                                                     \
    FIELD(signature_element, start_row, start_row, NULLABLE, PROPERTIES)                                               \
    FIELD(signature_element, start_column, start_column, NULLABLE, PROPERTIES)                                         \
    FIELD(signature_element, stream, stream, NUMBER, PROPERTIES)                                                       \
    FIELD(signature_element, usage_mask, usage_mask, NUMBER, PROPERTIES)                                               \
    FIELD(signature_element, dynamic_index_mask, dynamic_index_mask, NUMBER, PROPERTIES)
JSON_TABLE(element_fields, ELEMENT);

static void write_element(struct json *w, const struct dxs_signature_element *element)
{
    json_open(w, NULL, '{');
    json_fields(w, &element_fields, element, NAME);
    json_numbers(w, "semantic_indices", element->rows, element->semantic_indices);
    json_fields(w, &element_fields, element, PROPERTIES);
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
    return resource->kind >= DXS_RESOURCE_KIND_TEXTURE_1D && resource->kind <= DXS_RESOURCE_KIND_TYPED_BUFFER;
}

enum {
    DESCRIPTOR = 1 << 0,
    PLACE = 1 << 1,
    HEAP = 1 << 2,
    ROOT_ARGUMENTS = 1 << 3,
    TABLE_SHIFT = 1 << 4,
    COUNTER = 1 << 5,
    BOUND_COUNTER = 1 << 6,
    RARE = 1 << 7 /* written if true */
};

#define BINDING(FIELD)                                                                                                 \
    FIELD(binding, descriptor, descriptor, DESCRIPTOR, DESCRIPTOR)                                                     \
    FIELD(binding, set, set, NUMBER, PLACE)                                                                            \
    FIELD(binding, binding, binding, NUMBER, PLACE)                                                                    \
    FIELD(binding, heap_offset, heap_offset, NUMBER, HEAP)                                                             \
    FIELD(binding, root_arguments, root_arguments, ROOT_ARGUMENTS, ROOT_ARGUMENTS)                                     \
    FIELD(binding, offset, offset, NUMBER, ROOT_ARGUMENTS)                                                             \
    FIELD(binding, descriptor_size_log2, descriptor_size_log2, NUMBER, TABLE_SHIFT)                                    \
    FIELD(binding, uses_offset_records, uses_offset_records, TRUE, RARE)                                               \
    FIELD(binding, counter, counter, COUNTER, COUNTER | BOUND_COUNTER)                                                 \
    FIELD(binding, counter_set, counter_set, NUMBER, COUNTER)                                                          \
    FIELD(binding, counter_binding, counter_binding, NUMBER, COUNTER)                                                  \
    FIELD(binding, ignores_index, ignores_index, TRUE, RARE)
JSON_TABLE(binding_fields, BINDING);

static unsigned binding_parts(const struct dxs_resource *resource, const struct dxs_binding *binding)
{
    unsigned parts = DESCRIPTOR;

    if (binding->descriptor != DXS_DESCRIPTOR_FORM_CONSTANTS && !binding->in_bound_heap &&
        (binding->descriptor != DXS_DESCRIPTOR_FORM_ADDRESS || binding->in_heap))
        parts |= PLACE;
    if (binding->in_heap)
        parts |= HEAP;
    if (binding->root_arguments != DXS_ROOT_ARGUMENTS_NONE)
        parts |= ROOT_ARGUMENTS;
    if (binding->root_arguments == DXS_ROOT_ARGUMENTS_SHADER_RECORD && binding->in_heap)
        parts |= TABLE_SHIFT;
    if (resource->has_counter)
        parts |= binding->in_bound_heap && binding->counter != DXS_COUNTER_ADDRESS ? BOUND_COUNTER : COUNTER;
    return parts | RARE;
}

static void write_size(struct json *w, const char *key, uint32_t size, uint32_t named, const char *name)
{
    if (size == named)
        json_string(w, key, name);
    else
        json_number(w, key, size);
}

/* Where a bound heap has descriptors of this kind. */
static void write_slots(struct json *w, const char *key, const struct dxs_heap_slots *slots)
{
    json_open(w, key, '{');
    write_size(w, "offset", slots->offset, DXS_OFFSET_AFTER_BUFFER, "buffer");
    if (slots->stride == DXS_STRIDE_OF_KIND)
        json_string(w, "stride", "kind");
    else
        write_size(w, "stride", slots->stride, DXS_STRIDE_OF_SLOT, "slot");
    json_close(w, '}');
}

static void write_bound_slots(struct json *w, const struct dxs_resource *resource, const struct dxs_binding *binding,
                              const struct dxs_bound_heaps *heaps)
{
    if (!binding->in_bound_heap)
        return;
    write_slots(w, "slots", &heaps->slots[bindings_heap_of(binding->descriptor, resource->resource_class)]);
    if (resource->has_counter && binding->counter != DXS_COUNTER_ADDRESS)
        write_slots(w, "counter_slots", &heaps->slots[DXS_HEAP_COUNTERS]);
}

enum {
    IDENTITY = 1 << 0,
    REGISTERS = 1 << 1,
    COMPONENTS = 1 << 2,
    STRIDE = 1 << 3,
    SIZE = 1 << 4,
    SAMPLES = 1 << 5,
    SAMPLER = 1 << 6,
    UAV = 1 << 7
};

#define RESOURCE(FIELD)                                                                                                \
    FIELD(resource, class, resource_class, CLASS, IDENTITY)                                                            \
    FIELD(resource, kind, kind, KIND, REGISTERS)                                                                       \
    FIELD(resource, id, id, NULLABLE, IDENTITY)                                                                        \
    FIELD(resource, name, name, STRING, IDENTITY)                                                                      \
    FIELD(resource, space, space, NULLABLE, REGISTERS)                                                                 \
    FIELD(resource, lower_bound, lower_bound, NULLABLE, REGISTERS)                                                     \
    FIELD(resource, count, count, NULLABLE, REGISTERS)                                                                 \
    FIELD(resource, component_type, component_type, COMPONENT, COMPONENTS)                                             \
    FIELD(resource, stride, stride, NUMBER, STRIDE)                                                                    \
    FIELD(resource, size, size, NUMBER, SIZE)                                                                          \
    FIELD(resource, sample_count, sample_count, NUMBER, SAMPLES)                                                       \
    FIELD(resource, sampler_kind, sampler_kind, SAMPLER, SAMPLER)                                                      \
    FIELD(resource, globally_coherent, globally_coherent, BOOLEAN, UAV)                                                \
    FIELD(resource, reorder_coherent, reorder_coherent, BOOLEAN, UAV)                                                  \
    FIELD(resource, rasterizer_ordered, rasterizer_ordered, BOOLEAN, UAV)                                              \
    FIELD(resource, has_counter, has_counter, BOOLEAN, UAV)                                                            \
    FIELD(resource, used_by_64_bit_atomics, used_by_64_bit_atomics, BOOLEAN, UAV)
JSON_TABLE(resource_fields, RESOURCE);

static unsigned resource_parts(const struct dxs_resource *resource)
{
    unsigned parts = IDENTITY | REGISTERS;

    if (has_component_type(resource))
        parts |= COMPONENTS;
    if (resource->kind == DXS_RESOURCE_KIND_STRUCTURED_BUFFER)
        parts |= STRIDE;
    if (resource->resource_class == DXS_RESOURCE_CLASS_CBV)
        parts |= SIZE;
    if (resource->kind == DXS_RESOURCE_KIND_TEXTURE_2DMS || resource->kind == DXS_RESOURCE_KIND_TEXTURE_2DMS_ARRAY)
        parts |= SAMPLES;
    if (resource->resource_class == DXS_RESOURCE_CLASS_SAMPLER)
        parts |= SAMPLER;
    if (resource->resource_class == DXS_RESOURCE_CLASS_UAV)
        parts |= UAV;
    return parts;
}

/* `binding`: NULL if the entry point does not use the resource. */
static void write_resource(struct json *w, const struct module_resource *declared, const struct dxs_binding *binding,
                           const struct dxs_bound_heaps *heaps)
{
    const struct dxs_resource *resource = &declared->info;

    json_open(w, NULL, '{');
    json_fields(w, &resource_fields, resource, resource_parts(resource));
    json_boolean(w, "used", binding != NULL);
    if (declared->members)
        write_members(w, declared->members, declared->member_count);
    if (binding) {
        json_open(w, "binding", '{');
        json_fields(w, &binding_fields, binding, binding_parts(resource, binding));
        write_bound_slots(w, resource, binding, heaps);
        json_close(w, '}');
    }
    json_close(w, '}');
}

/* ---- The entry --------------------------------------------------------------------------------------------------- */

enum {
    GEOMETRY = 1 << 0,
    TESSELLATED = 1 << 1,
    HULL = 1 << 2,
    MESH = 1 << 3,
    PAYLOAD = 1 << 4,
    ATTRIBUTES = 1 << 5,
    GROUP = 1 << 6,
    WAVES = 1 << 7
};

#define ENTRY(FIELD)                                                                                                   \
    FIELD(entry, input_primitive, input_primitive, NUMBER, GEOMETRY)                                                   \
    FIELD(entry, output_topology, output_topology, NUMBER, GEOMETRY | MESH)                                            \
    FIELD(entry, max_vertex_count, max_vertex_count, NUMBER, GEOMETRY)                                                 \
    FIELD(entry, instance_count, instance_count, NUMBER, GEOMETRY)                                                     \
    FIELD(entry, stream_mask, stream_mask, NUMBER, GEOMETRY)                                                           \
    FIELD(entry, input_control_points, input_control_points, NUMBER, TESSELLATED)                                      \
    FIELD(entry, tessellator_domain, tessellator_domain, NUMBER, TESSELLATED)                                          \
    FIELD(entry, output_control_points, output_control_points, NUMBER, HULL)                                           \
    FIELD(entry, tessellator_partitioning, tessellator_partitioning, NUMBER, HULL)                                     \
    FIELD(entry, tessellator_output, tessellator_output, NUMBER, HULL)                                                 \
    FIELD(entry, max_tessellation_factor, max_tessellation_factor, FLOAT, HULL)                                        \
    FIELD(entry, max_vertices, max_vertices, NUMBER, MESH)                                                             \
    FIELD(entry, max_primitives, max_primitives, NUMBER, MESH)                                                         \
    FIELD(entry, payload_size, payload_size, NUMBER, MESH | PAYLOAD)                                                   \
    FIELD(entry, attribute_size, attribute_size, NUMBER, ATTRIBUTES)                                                   \
    FIELD(entry, thread_group, thread_group, TRIPLE, GROUP)                                                            \
    FIELD(entry, wave_size_min, wave_size_min, NUMBER, WAVES)                                                          \
    FIELD(entry, wave_size_max, wave_size_max, NUMBER, WAVES)                                                          \
    FIELD(entry, wave_size_preferred, wave_size_preferred, NUMBER, WAVES)
JSON_TABLE(entry_fields, ENTRY);

enum {
    RECORDS = 1 << 0,
    GRID = 1 << 1,
    OUTPUT = 1 << 2
};

#define NODE_RECORDS(FIELD)                                                                                            \
    FIELD(node_records, flags, flags, NUMBER, RECORDS)                                                                 \
    FIELD(node_records, record_size, record_size, NUMBER, RECORDS)                                                     \
    FIELD(node_records, record_stride, record_stride, NUMBER, RECORDS)                                                 \
    FIELD(node_records, max_records, max_records, NUMBER, RECORDS)                                                     \
    FIELD(node_records, grid_offset, grid_offset, NUMBER, GRID)                                                        \
    FIELD(node_records, grid_type, grid_type, NUMBER, GRID)                                                            \
    FIELD(node_records, grid_components, grid_components, NUMBER, GRID)                                                \
    FIELD(node_records, node, node, NODE_ID, OUTPUT)                                                                   \
    FIELD(node_records, array_size, array_size, NULLABLE, OUTPUT)                                                      \
    FIELD(node_records, max_records_shared_with, max_records_shared_with, NULLABLE, OUTPUT)                            \
    FIELD(node_records, allows_sparse, allows_sparse, BOOLEAN, OUTPUT)
JSON_TABLE(node_records_fields, NODE_RECORDS);

static void write_node_records(struct json *w, const char *key, const struct dxs_node_records *records)
{
    json_object(w, key, &node_records_fields, records,
                RECORDS | (records->grid_components ? GRID : 0) | (records->flags & DXS_NODE_FLAG_OUTPUT ? OUTPUT : 0));
}

enum {
    NODE = 1 << 0,
    SHARING = 1 << 1
};

#define WORK_NODE(FIELD)                                                                                               \
    FIELD(node, node_launch, launch, NUMBER, NODE)                                                                     \
    FIELD(node, node_id, id, NODE_ID, NODE)                                                                            \
    FIELD(node, is_program_entry, is_program_entry, BOOLEAN, NODE)                                                     \
    FIELD(node, shares_input_of, shares_input_of, NODE_ID, SHARING)                                                    \
    FIELD(node, local_root_arguments, local_root_arguments, NULLABLE, NODE)                                            \
    FIELD(node, dispatch_grid, dispatch_grid, TRIPLE, NODE)                                                            \
    FIELD(node, max_dispatch_grid, max_dispatch_grid, TRIPLE, NODE)                                                    \
    FIELD(node, max_recursion, max_recursion, NUMBER, NODE)
JSON_TABLE(node_fields, WORK_NODE);

static void write_node(struct json *w, const struct dxs_node *node)
{
    json_fields(w, &node_fields, node, *node->shares_input_of.name ? NODE | SHARING : NODE);
    if (node->input.flags)
        write_node_records(w, "node_input", &node->input);
    json_open(w, "node_outputs", '[');
    for (uint32_t i = 0; i < node->output_count; i++)
        write_node_records(w, NULL, &node->outputs[i]);
    json_close(w, ']');
}

static unsigned stage_parts(enum dxs_stage stage)
{
    switch (stage) {
    case DXS_STAGE_GEOMETRY:
        return GEOMETRY;
    case DXS_STAGE_HULL:
        return TESSELLATED | HULL;
    case DXS_STAGE_DOMAIN:
        return TESSELLATED;
    case DXS_STAGE_MESH:
        return MESH;
    case DXS_STAGE_AMPLIFICATION:
        return PAYLOAD;
    case DXS_STAGE_INTERSECTION:
    case DXS_STAGE_ANY_HIT:
    case DXS_STAGE_CLOSEST_HIT:
    case DXS_STAGE_MISS:
    case DXS_STAGE_CALLABLE:
        return PAYLOAD | ATTRIBUTES;
    default:
        return 0;
    }
}

static void write_stage_properties(struct json *w, const struct dxs_entry *entry)
{
    json_fields(w, &entry_fields, entry, stage_parts(entry->stage));
    if (entry->stage == DXS_STAGE_NODE)
        write_node(w, entry->node);
    if (entry->thread_group[0])
        json_fields(w, &entry_fields, entry, entry->wave_size_min ? GROUP | WAVES : GROUP);
}

/* ---- Libraries --------------------------------------------------------------------------------------------------- */

static void write_names(struct json *w, const char *key, uint32_t count, const char *const *names)
{
    json_open(w, key, '[');
    for (uint32_t i = 0; i < count; i++)
        json_string(w, NULL, names[i]);
    json_close(w, ']');
}

static const char subobject_names[] = "state_object_config\0"
                                      "global_root_signature\0"
                                      "local_root_signature\0"
                                      "association\0"
                                      "shader_config\0"
                                      "pipeline_config\0"
                                      "hit_group\0"
                                      "pipeline_config_1\0";

/* Numbers the kinds without the gap before associations. */
static unsigned subobject_number(enum dxs_subobject_kind kind)
{
    enum {
        NOT_USED = DXS_SUBOBJECT_KIND_ASSOCIATION - DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE - 1
    };
    return kind < DXS_SUBOBJECT_KIND_ASSOCIATION ? kind : kind - NOT_USED;
}

/* A part for each kind, by subobject_number. */
enum {
    STATE_OBJECT_CONFIG = 1 << 0,
    ASSOCIATION = 1 << 3,
    SHADER_CONFIG = 1 << 4,
    PIPELINE_CONFIG = 1 << 5,
    HIT_GROUP = 1 << 6,
    PIPELINE_CONFIG_1 = 1 << 7
};

#define SUBOBJECT(FIELD)                                                                                               \
    FIELD(subobject, max_recursion_depth, max_recursion_depth, NUMBER, PIPELINE_CONFIG | PIPELINE_CONFIG_1)            \
    FIELD(subobject, flags, flags, NUMBER, STATE_OBJECT_CONFIG | PIPELINE_CONFIG_1)                                    \
    FIELD(subobject, associated, associated, STRING, ASSOCIATION)                                                      \
    FIELD(subobject, max_payload_size, max_payload_size, NUMBER, SHADER_CONFIG)                                        \
    FIELD(subobject, max_attribute_size, max_attribute_size, NUMBER, SHADER_CONFIG)                                    \
    FIELD(subobject, type, hit_group_type, HIT_GROUP, HIT_GROUP)                                                       \
    FIELD(subobject, any_hit, any_hit, STRING, HIT_GROUP)                                                              \
    FIELD(subobject, closest_hit, closest_hit, STRING, HIT_GROUP)                                                      \
    FIELD(subobject, intersection, intersection, STRING, HIT_GROUP)
JSON_TABLE(subobject_fields, SUBOBJECT);

static void write_subobject(struct json *w, const struct dxs_subobject *subobject)
{
    unsigned number = subobject_number(subobject->kind);

    json_open(w, NULL, '{');
    json_string(w, "name", subobject->name);
    json_string(w, "kind", nth_text(subobject_names, number));
    json_fields(w, &subobject_fields, subobject, 1u << number);
    if (subobject->kind == DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE ||
        subobject->kind == DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE)
        json_number(w, "size", subobject->root_signature_size);
    if (subobject->kind == DXS_SUBOBJECT_KIND_ASSOCIATION)
        write_names(w, "exports", subobject->export_count, subobject->exports);
    json_close(w, '}');
}

static void write_used_resources(struct json *w, const struct module *module,
                                 const struct dxs_library_function *function)
{
    json_open(w, "resources", '[');
    for (uint32_t i = 0; i < function->resource_count; i++)
        json_object(w, NULL, &resource_fields, &module->resources[function->resources[i]].info, IDENTITY);
    json_close(w, ']');
}

static void write_shader_model(struct json *w, uint32_t major, uint32_t minor)
{
    json_key(w, "shader_model");
    text_format(w->text, "\"%u.%u\"", major, minor);
}

enum {
    HEADING = 1 << 0,
    DETAILS = 1 << 1
};

#define FUNCTION(FIELD)                                                                                                \
    FIELD(library_function, name, name, STRING, HEADING)                                                               \
    FIELD(library_function, mangled_name, mangled_name, STRING, HEADING)                                               \
    FIELD(library_function, stage, stage, STAGE, HEADING)                                                              \
    FIELD(library_function, payload_size, payload_size, NUMBER, DETAILS)                                               \
    FIELD(library_function, attribute_size, attribute_size, NUMBER, DETAILS)                                           \
    FIELD(library_function, features, features, LONG_NUMBER, DETAILS)                                                  \
    FIELD(library_function, stage_mask, stage_mask, NUMBER, DETAILS)
JSON_TABLE(function_fields, FUNCTION);

static void write_library_function(struct json *w, const struct module *module,
                                   const struct dxs_library_function *function)
{
    json_open(w, NULL, '{');
    json_fields(w, &function_fields, function, HEADING);
    write_shader_model(w, function->shader_model_major, function->shader_model_minor);
    write_used_resources(w, module, function);
    write_names(w, "dependencies", function->dependency_count, function->dependencies);
    json_fields(w, &function_fields, function, DETAILS);
    json_close(w, '}');
}

static void write_subobjects(struct json *w, const struct module *module)
{
    json_open(w, "subobjects", '[');
    for (uint32_t i = 0; i < module->info.subobject_count; i++)
        write_subobject(w, &module->subobjects[i]);
    json_close(w, ']');
}

/* ---- The whole --------------------------------------------------------------------------------------------------- */

static void write_bytes(struct json *w, const char *key, const uint8_t bytes[16])
{
    char digits[33];

    for (unsigned n = 0; n < 16; n++)
        snprintf(digits + 2 * n, 3, "%02x", bytes[n]);
    json_string(w, key, digits);
}

static void write_hashes(struct json *w, const struct module *module, uint64_t hash)
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

    write_hashes(&w, module, hash);
    json_string(&w, "stage", dxs_stage_name(module->info.stage));
    write_shader_model(&w, module->info.shader_model_major, module->info.shader_model_minor);
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
    write_hashes(&w, module, hash);
    write_shader_model(&w, module->info.shader_model_major, module->info.shader_model_minor);
    json_number(&w, "shader_flags", entry->shader_flags);
    json_boolean(&w, "native_16bit", module->info.native_16bit);
    write_stage_properties(&w, entry);
    write_signature(&w, "inputs", &entry->inputs);
    write_signature(&w, "outputs", &entry->outputs);
    write_signature(&w, "patch_or_primitive", &entry->patch_or_primitive);
    json_open(&w, "resources", '[');
    for (uint32_t i = 0; i < layout->binding_count; i++)
        write_resource(&w, &module->resources[i], layout->bindings[i].used ? &layout->bindings[i].binding : NULL,
                       layout->bound_heaps);
    json_close(&w, ']');
    json_open(&w, "heap_accesses", '[');
    for (uint32_t i = 0; i < accesses->count; i++)
        write_resource(&w, &(struct module_resource){.info = accesses->data[i].info}, &accesses->data[i].binding,
                       layout->bound_heaps);
    json_close(&w, ']');
    if (layout->root_layout) {
        json_open(&w, "layout", '{');
        layout_write(&w, layout->root_layout);
        json_close(&w, '}');
    }
    if (module->info.stage == DXS_STAGE_LIBRARY)
        write_subobjects(&w, module);
    json_end(&w);
}
