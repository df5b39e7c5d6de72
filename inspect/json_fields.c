/* Writes structures as JSON by tables of their members. */
#include "inspect/json_fields.h"
#include "bindings/bindings.h"

#include <math.h>
#include <string.h>

/* The names of enumerators: a list per kind, in the order of enum json_kind from JSON_NAMES on. An empty name ends a
 * list. */
/* clang-format off */
static const char names[] =
    /* JSON_COMPONENT */
    "invalid\0" "i1\0" "i16\0" "u16\0" "i32\0" "u32\0" "i64\0" "u64\0" "f16\0" "f32\0" "f64\0" "snorm_f16\0"
    "unorm_f16\0" "snorm_f32\0" "unorm_f32\0" "snorm_f64\0" "unorm_f64\0" "packed_s8x32\0" "packed_u8x32\0" "\0"
    /* JSON_SEMANTIC */
    "arbitrary\0" "vertex_id\0" "instance_id\0" "position\0" "render_target_array_index\0" "viewport_array_index\0"
    "clip_distance\0" "cull_distance\0" "output_control_point_id\0" "domain_location\0" "primitive_id\0"
    "gs_instance_id\0" "sample_index\0" "is_front_face\0" "coverage\0" "inner_coverage\0" "target\0" "depth\0"
    "depth_less_equal\0" "depth_greater_equal\0" "stencil_ref\0" "dispatch_thread_id\0" "group_id\0" "group_index\0"
    "group_thread_id\0" "tess_factor\0" "inside_tess_factor\0" "view_id\0" "barycentrics\0" "shading_rate\0"
    "cull_primitive\0" "start_vertex_location\0" "start_instance_location\0" "\0"
    /* JSON_INTERPOLATION */
    "undefined\0" "constant\0" "linear\0" "linear_centroid\0" "no_perspective\0" "no_perspective_centroid\0"
    "sample\0" "no_perspective_sample\0" "\0"
    /* JSON_CLASS */
    "srv\0" "uav\0" "cbv\0" "sampler\0" "\0"
    /* JSON_KIND */
    "invalid\0" "texture_1d\0" "texture_2d\0" "texture_2d_ms\0" "texture_3d\0" "texture_cube\0" "texture_1d_array\0"
    "texture_2d_array\0" "texture_2d_ms_array\0" "texture_cube_array\0" "typed_buffer\0" "raw_buffer\0"
    "structured_buffer\0" "constant_buffer\0" "sampler\0" "texture_buffer\0" "acceleration_structure\0"
    "feedback_2d\0" "feedback_2d_array\0" "\0"
    /* JSON_SAMPLER */
    "default\0" "comparison\0" "mono\0" "\0"
    /* JSON_DESCRIPTOR */
    "default\0" "uniform_buffer\0" "storage_buffer\0" "texel_buffer\0" "image\0" "sampler\0"
    "acceleration_structure\0" "constants\0" "address\0" "input_attachment\0" "\0"
    /* JSON_ROOT_ARGUMENTS */
    "none\0" "push_constants\0" "uniform_block\0" "shader_record\0" "memory\0" "\0"
    /* JSON_COUNTER */
    "storage_buffer\0" "texel_buffer\0" "address\0" "\0"
    /* JSON_HIT_GROUP */
    "triangles\0" "procedural\0" "\0"
    /* JSON_FORM */
    "constants\0" "address\0" "table\0" "descriptor\0" "push_descriptor\0" "constants_address\0" "\0"
    /* JSON_STATIC_FORM */
    "heap\0" "descriptor\0" "push_descriptor\0" "inline_block\0" "\0"
    /* JSON_WORD_SOURCE */
    "none\0" "constant\0" "push_constants\0" "uniform_buffer\0" "length\0" "\0"
    /* JSON_MAPPING_SOURCE */
    "heap_with_constant_offset\0" "heap_with_push_index\0" "heap_with_indirect_index\0"
    "heap_with_indirect_index_array\0" "resource_heap_data\0" "push_data\0" "push_address\0" "indirect_address\0"
    "heap_with_shader_record_index\0" "shader_record_data\0" "shader_record_address\0" "\0"
    /* JSON_TYPE_CLASS */
    "scalar\0" "vector\0" "row_major_matrix\0" "column_major_matrix\0" "object\0" "structure\0" "\0";
/* clang-format on */

static const char *name_of(uint32_t list, uint32_t enumerator)
{
    const char *name = names;

    for (; list > 0; list--, name++) {
        while (*name)
            name += strlen(name) + 1;
    }
    return nth_text(name, enumerator);
}

#define NODE_ID(FIELD)                                                                                                 \
    FIELD(node_id, name, name, STRING, 1)                                                                              \
    FIELD(node_id, index, index, NUMBER, 1)
JSON_TABLE(node_id_fields, NODE_ID);

static void write_field(struct json *json, const char *key, unsigned kind, const void *member)
{
    uint32_t number;

    switch (kind) {
    case JSON_LONG_NUMBER:
        json_number(json, key, *(const uint64_t *)member);
        return;
    case JSON_TRIPLE:
        json_numbers(json, key, 3, member);
        return;
    case JSON_FLOAT:
        json_key(json, key);
        if (isnan(*(const float *)member)) /* JSON has none */
            text_string(json->text, "null");
        else
            text_float(json->text, *(const float *)member);
        return;
    case JSON_TRUE:
        if (*(const bool *)member)
            json_boolean(json, key, true);
        return;
    case JSON_BOOLEAN:
        json_boolean(json, key, *(const bool *)member);
        return;
    case JSON_STRING:
        json_string(json, key, *(const char *const *)member);
        return;
    case JSON_NODE_ID:
        json_object(json, key, &node_id_fields, member, 1);
        return;
    default:
        break;
    }
    memcpy(&number, member, sizeof number); /* 32 bits, enumerators too */
    if (kind == JSON_NUMBER)
        json_number(json, key, number);
    else if (kind == JSON_NULLABLE)
        json_number_or_null(json, key, number);
    else
        json_string(json, key, kind == JSON_STAGE ? dxs_stage_name(number) : name_of(kind - JSON_NAMES, number));
}

void json_fields(struct json *json, const void *table, const void *structure, unsigned parts)
{
    for (const struct json_field *field = table; field->kind != JSON_END;) {
        const char *key = (const char *)(field + 1);
        if (field->parts & parts)
            write_field(json, key, field->kind, (const char *)structure + field->offset);
        field = (const void *)(key + strlen(key) + 1);
    }
}

void json_object(struct json *json, const char *key, const void *table, const void *structure, unsigned parts)
{
    json_open(json, key, '{');
    json_fields(json, table, structure, parts);
    json_close(json, '}');
}
