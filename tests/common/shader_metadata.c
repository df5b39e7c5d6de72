/* Metadata of written shaders: versions, resources, signatures, the entry point. */
#include "tests/common/shader_records.h"

#include <stdlib.h>

enum metadata_code {
    METADATA_CODE_STRING = 1,
    METADATA_CODE_VALUE = 2,
    METADATA_CODE_NODE = 3,
    METADATA_CODE_NAME = 4,
    METADATA_CODE_NAMED_NODE = 10
};

/* The keep_ functions return the metadata id + 1, the form of references in nodes; 0: null. */
static uint64_t keep_metadata_string(struct shader_writer *shader, const char *text)
{
    keep_text(&shader->metadata, METADATA_CODE_STRING, text);
    return ++shader->metadata_count;
}

static uint64_t keep_metadata_value(struct shader_writer *shader, written_type type, written_value value)
{
    KEEP(&shader->metadata, METADATA_CODE_VALUE, 0, type, refer(ABSOLUTE_VALUE, value));
    return ++shader->metadata_count;
}

static uint64_t keep_metadata_integer(struct shader_writer *shader, int64_t value)
{
    return keep_metadata_value(shader, shader->int32, write_integer(shader, value));
}

#define KEEP_NODE(shader, ...)                                                                                         \
    (KEEP(&(shader)->metadata, METADATA_CODE_NODE, 0, __VA_ARGS__), (uint64_t)++(shader)->metadata_count)

static void keep_named_metadata(struct shader_writer *shader, const char *name, uint64_t node)
{
    keep_text(&shader->metadata, METADATA_CODE_NAME, name);
    KEEP(&shader->metadata, METADATA_CODE_NAMED_NODE, 0, node - 1);
}

/* Metadata that the nodes of all resources share. */
struct shared_metadata {
    uint64_t symbol, name, zero, one, no;
};

/* A node {tag, value}. */
static uint64_t keep_tagged(struct shader_writer *shader, uint32_t tag, uint32_t value)
{
    uint64_t first = keep_metadata_integer(shader, tag), second = keep_metadata_integer(shader, value);
    return KEEP_NODE(shader, first, second);
}

static uint64_t keep_resource(struct shader_writer *shader, const struct written_resource *r,
                              const struct shared_metadata *m)
{
    uint64_t number = keep_metadata_integer(shader, r->number);
    uint64_t space = r->endless_space ? keep_metadata_integer(shader, r->endless_space) : m->zero;
    uint64_t first = r->endless_space ? m->zero : number;
    uint64_t count = r->endless_space ? keep_metadata_integer(shader, -1) : m->one;
    bool is_typed = r->kind == WRITTEN_TYPED_BUFFER || r->kind == WRITTEN_TEXTURE_2D;
    uint64_t last = is_typed                               ? keep_tagged(shader, 0, r->detail)
                    : r->kind == WRITTEN_STRUCTURED_BUFFER ? keep_tagged(shader, 1, r->detail)
                                                           : 0;
    uint64_t kind = keep_metadata_integer(shader, r->class == WRITTEN_CBUFFER ? r->detail : r->kind);

    switch (r->class) {
    case WRITTEN_SRV:
        return KEEP_NODE(shader, number, m->symbol, m->name, space, first, count, kind, m->zero, last);
    case WRITTEN_UAV:
        return KEEP_NODE(shader, number, m->symbol, m->name, space, first, count, kind, m->no, m->no, m->no, last);
    default:
        return KEEP_NODE(shader, number, m->symbol, m->name, space, first, count, kind, 0);
    }
}

/* The list of the resources of a class, or 0. */
static uint64_t keep_resources(struct shader_writer *shader, enum written_class class, const struct shared_metadata *m)
{
    struct numbers nodes = {0};

    for (uint32_t i = 0; i < shader->resource_count; i++)
        if (shader->resources[i].class == class)
            numbers_push(&nodes, keep_resource(shader, &shader->resources[i], m));
    if (nodes.count == 0)
        return 0;
    keep_record(&shader->metadata, METADATA_CODE_NODE, 0, nodes.data, nodes.count);
    free(nodes.data);
    return ++shader->metadata_count;
}

static uint64_t keep_all_resources(struct shader_writer *shader)
{
    written_value none = keep_constant(shader, shader->buffer_pointer, CONSTANT_CODE_UNDEF, NULL, 0);
    struct shared_metadata m;

    m.symbol = keep_metadata_value(shader, shader->buffer_pointer, none);
    m.name = keep_metadata_string(shader, "");
    m.zero = keep_metadata_integer(shader, 0);
    m.one = keep_metadata_integer(shader, 1);
    m.no = keep_metadata_value(shader, shader->bool_type, shader->false_value);
    uint64_t srvs = keep_resources(shader, WRITTEN_SRV, &m), uavs = keep_resources(shader, WRITTEN_UAV, &m);
    uint64_t cbuffers = keep_resources(shader, WRITTEN_CBUFFER, &m);

    return srvs || uavs || cbuffers ? KEEP_NODE(shader, srvs, uavs, cbuffers, 0) : 0;
}

/* The semantic index of each row. */
static uint64_t keep_indices(struct shader_writer *shader, const struct written_element *e)
{
    struct numbers indices = {0};

    for (uint32_t i = 0; i <= e->more_rows; i++)
        numbers_push(&indices, keep_metadata_integer(shader, e->index + i));
    keep_record(&shader->metadata, METADATA_CODE_NODE, 0, indices.data, indices.count);
    free(indices.data);
    return ++shader->metadata_count;
}

/* The elements of a signature, or 0. */
static uint64_t keep_elements(struct shader_writer *shader, const struct written_element *elements, uint32_t count)
{
    struct numbers nodes = {0};
    uint32_t start = 0;

    for (uint32_t i = 0; i < count; i++) {
        const struct written_element *e = &elements[i];
        uint64_t number = keep_metadata_integer(shader, i), zero = keep_metadata_integer(shader, 0);
        uint64_t name = keep_metadata_string(shader, e->name), indices = keep_indices(shader, e);
        uint64_t row = keep_metadata_integer(shader, start);
        uint64_t tags = e->stream ? keep_tagged(shader, 0, e->stream) : 0;
        uint64_t type = keep_metadata_integer(shader, e->type), semantic = keep_metadata_integer(shader, e->semantic);
        uint64_t interpolation = keep_metadata_integer(shader, e->interpolation);
        uint64_t rows = keep_metadata_integer(shader, e->more_rows + 1),
                 columns = keep_metadata_integer(shader, e->columns);
        numbers_push(&nodes, KEEP_NODE(shader, number, name, type, semantic, indices, interpolation, rows, columns, row,
                                       zero, tags));
        start += e->more_rows + 1;
    }
    if (nodes.count == 0)
        return 0;
    keep_record(&shader->metadata, METADATA_CODE_NODE, 0, nodes.data, nodes.count);
    free(nodes.data);
    return ++shader->metadata_count;
}

static uint64_t keep_signatures(struct shader_writer *shader)
{
    uint64_t inputs = keep_elements(shader, shader->inputs, shader->input_count);
    uint64_t outputs = keep_elements(shader, shader->outputs, shader->output_count);

    uint64_t constants = keep_elements(shader, shader->patch_or_primitive, shader->patch_or_primitive_count);

    return inputs || outputs || constants ? KEEP_NODE(shader, inputs, outputs, constants) : 0;
}

/* Tag and node of the properties that only this stage has; tag 0: none. */
static uint64_t keep_stage_properties(struct shader_writer *shader, uint32_t *tag)
{
    enum {
        LARGEST_FACTOR = 0x42800000 /* bits of 64 */
    };
    const uint32_t *p = shader->properties_of_stage;
    uint64_t one = keep_metadata_integer(shader, 1), size = keep_metadata_integer(shader, shader->group_size);
    uint64_t height = shader->group_height > 1 ? keep_metadata_integer(shader, shader->group_height) : one;
    uint64_t depth = shader->group_depth > 1 ? keep_metadata_integer(shader, shader->group_depth) : one;
    uint64_t group = KEEP_NODE(shader, size, height, depth), kept[5];

    for (unsigned i = 0; i < 5; i++)
        kept[i] = keep_metadata_integer(shader, p[i]);
    switch (shader->stage) {
    case WRITTEN_GEOMETRY:
        *tag = 1;
        return KEEP_NODE(shader, kept[0], kept[1], kept[2], kept[3], kept[4]);
    case WRITTEN_HULL: {
        *tag = 3;
        written_type type = write_pointer_type(shader, shader->functions[shader->patch_function].type, 0);
        uint64_t function = keep_metadata_value(shader, type, value_in(SPACE_FUNCTION, shader->patch_function));
        written_type float32 = write_float_type(shader, 32);
        uint64_t most = keep_metadata_value(shader, float32, write_float_of(shader, float32, LARGEST_FACTOR));
        return KEEP_NODE(shader, function, kept[0], kept[1], kept[2], kept[3], kept[4], most);
    }
    case WRITTEN_DOMAIN:
        *tag = 2;
        return KEEP_NODE(shader, kept[0], kept[1]);
    case WRITTEN_COMPUTE:
        *tag = 4;
        return group;
    case WRITTEN_MESH:
        *tag = 9;
        return KEEP_NODE(shader, group, kept[0], kept[1], kept[2], kept[3]);
    default:
        *tag = 0;
        return 0;
    }
}

/* Node of the wave sizes, with its tag: one size, or since shader model 6.8 a range. */
static uint64_t keep_wave_sizes(struct shader_writer *shader, uint32_t *tag)
{
    enum {
        TAG_SIZE = 11,
        TAG_RANGE = 23
    };
    uint64_t sizes[3];

    for (unsigned i = 0; i < 3; i++)
        sizes[i] = keep_metadata_integer(shader, shader->wave_sizes[i]);
    *tag = shader->wave_sizes[1] ? TAG_RANGE : TAG_SIZE;
    return *tag == TAG_RANGE ? KEEP_NODE(shader, sizes[0], sizes[1], sizes[2]) : KEEP_NODE(shader, sizes[0]);
}

/* Flags, what only the stage has, wave sizes. */
static uint64_t keep_properties(struct shader_writer *shader)
{
    uint32_t stage_tag, wave_tag;
    uint64_t zero = keep_metadata_integer(shader, 0), own = keep_stage_properties(shader, &stage_tag);
    uint64_t tag = keep_metadata_integer(shader, stage_tag);
    written_value flag_bits = keep_integer(shader, shader->int64, (int64_t)shader->flags);
    uint64_t flags = keep_metadata_value(shader, shader->int64, flag_bits);

    if (shader->wave_sizes[0]) {
        uint64_t sizes = keep_wave_sizes(shader, &wave_tag), wave = keep_metadata_integer(shader, wave_tag);
        return KEEP_NODE(shader, zero, flags, tag, own, wave, sizes);
    }
    return stage_tag ? KEEP_NODE(shader, zero, flags, tag, own) : KEEP_NODE(shader, zero, flags);
}

static void keep_repeated_annotations(struct shader_writer *shader)
{
    written_value none = keep_constant(shader, shader->buffer_pointer, CONSTANT_CODE_UNDEF, NULL, 0);
    struct numbers pairs = {0}, lists = {0};

    numbers_push(&pairs, keep_metadata_integer(shader, 0));
    uint64_t type = keep_metadata_value(shader, shader->buffer_pointer, none);
    for (uint32_t n = 0; n < shader->repeated_annotations; n++) {
        numbers_push(&pairs, type);
        numbers_push(&pairs, 0);
    }
    keep_record(&shader->metadata, METADATA_CODE_NODE, 0, pairs.data, pairs.count);
    for (uint32_t n = 0; n < shader->repeated_annotations; n++)
        numbers_push(&lists, shader->metadata_count);
    shader->metadata_count++;
    keep_text(&shader->metadata, METADATA_CODE_NAME, "dx.typeAnnotations");
    keep_record(&shader->metadata, METADATA_CODE_NAMED_NODE, 0, lists.data, lists.count);
    free(pairs.data);
    free(lists.data);
}

void keep_module_metadata(struct shader_writer *shader)
{
    static const char *const stages[] = {
        [WRITTEN_PIXEL] = "ps",  [WRITTEN_VERTEX] = "vs",  [WRITTEN_GEOMETRY] = "gs", [WRITTEN_HULL] = "hs",
        [WRITTEN_DOMAIN] = "ds", [WRITTEN_COMPUTE] = "cs", [WRITTEN_MESH] = "ms"};
    uint64_t one = keep_metadata_integer(shader, 1);
    uint64_t minor = keep_metadata_integer(shader, shader->minor), version = KEEP_NODE(shader, one, minor);
    uint64_t stage = keep_metadata_string(shader, stages[shader->stage]), six = keep_metadata_integer(shader, 6);
    uint64_t model = KEEP_NODE(shader, stage, six, minor), resources = keep_all_resources(shader);
    written_type main_type = write_pointer_type(shader, shader->functions[0].type, 0);
    uint64_t function = keep_metadata_value(shader, main_type, value_in(SPACE_FUNCTION, 0));
    uint64_t name = keep_metadata_string(shader, "main"), properties = keep_properties(shader);
    uint64_t entry = KEEP_NODE(shader, function, name, keep_signatures(shader), resources, properties);

    keep_named_metadata(shader, "dx.version", version);
    keep_named_metadata(shader, "dx.valver", version);
    keep_named_metadata(shader, "dx.shaderModel", model);
    if (resources)
        keep_named_metadata(shader, "dx.resources", resources);
    keep_named_metadata(shader, "dx.entryPoints", entry);
    if (shader->repeated_annotations)
        keep_repeated_annotations(shader);
}
