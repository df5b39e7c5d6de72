/* What the interface gives that dxs.h has in another form, worked out by hand for single shaders: wave sizes, nodes,
 * root parameters as notes, input attachments, captured clip distances.
 *   results SHADERS */
#define _POSIX_C_SOURCE 200809L /* fileno */
#include "dxil_spirv_c.h"
#include "tests/common/demand.h"
#include "tests/common/files.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { /* of SPIR-V */
    OP_NAME = 5,
    OP_MEMBER_NAME = 6,
    OP_STRING = 7,
    OP_EXT_INST = 12,
    GLSL_UMIN = 38,
    OP_TYPE_IMAGE = 25,
    OP_CONSTANT = 43,
    OP_LOAD = 61,
    OP_ACCESS_CHAIN = 65,
    OP_DECORATE = 71,
    DIM_SUBPASS_DATA = 6,
    DECORATION_BUILT_IN = 11,
    DECORATION_BINDING = 33,
    DECORATION_OFFSET = 35,
    DECORATION_XFB_BUFFER = 36,
    DECORATION_INPUT_ATTACHMENT_INDEX = 43
};

static const char *shaders;

struct shader {
    struct input_files files;
    dxil_spv_parsed_blob blob;
    dxil_spv_converter converter;
    const uint32_t *words;
    size_t count;
};

static struct shader open_shader(const char *name)
{
    struct shader s = {0};
    char path[512];

    snprintf(path, sizeof path, "%s/%s.dxil", shaders, name);
    demand(add_input_files(&s.files, path), "the file is there");
    demand(dxil_spv_parse_dxil_blob(s.files.data[0].bytes, s.files.data[0].size, &s.blob) == DXIL_SPV_SUCCESS,
           "it parses");
    demand(dxil_spv_create_converter(s.blob, &s.converter) == DXIL_SPV_SUCCESS, "a converter");
    return s;
}

static void run(struct shader *s)
{
    dxil_spv_compiled_spirv compiled;

    demand(dxil_spv_converter_run(s->converter) == DXIL_SPV_SUCCESS, "it converts");
    demand(dxil_spv_converter_get_compiled_spirv(s->converter, &compiled) == DXIL_SPV_SUCCESS, "to words");
    s->words = compiled.data;
    s->count = compiled.size / 4;
}

static void close_shader(struct shader *s)
{
    dxil_spv_converter_free(s->converter);
    dxil_spv_parsed_blob_free(s->blob);
    free_input_files(&s->files);
}

/* The n-th instruction with this opcode, whose word `operand` is `value`; NULL: none. */
static const uint32_t *find(const struct shader *s, uint32_t n, uint32_t op, uint32_t operand, uint32_t value)
{
    for (size_t at = 5; at < s->count; at += s->words[at] >> 16)
        if ((s->words[at] & 0xFFFF) == op && s->words[at + operand] == value && n-- == 0)
            return &s->words[at];
    return NULL;
}

/* ---- Wave sizes -------------------------------------------------------------------------------------------------- */

static void expect_sizes(const char *name, unsigned forced, unsigned least, unsigned most)
{
    const dxil_spv_option_force_subgroup_size option = {{DXIL_SPV_OPTION_FORCE_SUBGROUP_SIZE}, forced, 0};
    struct shader s = open_shader(name);
    unsigned sizes[] = {1, 1};

    if (forced)
        demand(dxil_spv_converter_add_option(s.converter, &option.base) == DXIL_SPV_SUCCESS, "a size is forced");
    run(&s);
    demand(dxil_spv_converter_get_compute_heuristic_min_wave_size(s.converter, &sizes[0]) == DXIL_SPV_SUCCESS &&
               dxil_spv_converter_get_compute_heuristic_max_wave_size(s.converter, &sizes[1]) == DXIL_SPV_SUCCESS,
           "sizes are suggested");
    if (sizes[0] != least || sizes[1] != most)
        fprintf(stderr, "%s: %u, %u\n", name, sizes[0], sizes[1]);
    demand(sizes[0] == least && sizes[1] == most, "the sizes are as expected");
    close_shader(&s);
}

/* What the shader's attribute says: least, greatest and preferred size. A forced one is the only one. */
static void expect_range(const char *name, unsigned forced, unsigned least, unsigned most, unsigned preferred)
{
    const dxil_spv_option_force_subgroup_size option = {{DXIL_SPV_OPTION_FORCE_SUBGROUP_SIZE}, forced, 1};
    struct shader s = open_shader(name);
    unsigned sizes[] = {1, 1, 1}, only = 1;

    if (forced)
        demand(dxil_spv_converter_add_option(s.converter, &option.base) == DXIL_SPV_SUCCESS, "a size is forced");
    run(&s);
    demand(dxil_spv_converter_get_compute_wave_size_range(s.converter, &sizes[0], &sizes[1], &sizes[2]) ==
               DXIL_SPV_SUCCESS,
           "there is a range of sizes");
    dxil_spv_result result = dxil_spv_converter_get_compute_required_wave_size(s.converter, &only);
    if (sizes[0] != least || sizes[1] != most || sizes[2] != preferred)
        fprintf(stderr, "%s: %u to %u, %u\n", name, sizes[0], sizes[1], sizes[2]);
    demand(sizes[0] == least && sizes[1] == most && sizes[2] == preferred, "the range is as expected");
    demand(most ? result != DXIL_SPV_SUCCESS : result == DXIL_SPV_SUCCESS && only == least, "or one size is required");
    close_shader(&s);
}

/* ---- Stages ------------------------------------------------------------------------------------------------------ */

/* `entry` NULL: the only one. */
static void expect_stage(const char *name, const char *entry, dxil_spv_shader_stage stage)
{
    struct shader s = open_shader(name);

    demand((entry ? dxil_spv_parsed_blob_get_shader_stage_for_entry(s.blob, entry)
                  : dxil_spv_parsed_blob_get_shader_stage(s.blob)) == stage,
           "the stage is that of the source");
    close_shader(&s);
}

static void expect_stages(void)
{
    expect_stage("vertex/view-id", NULL, DXIL_SPV_STAGE_VERTEX);
    expect_stage("hull/triangle", NULL, DXIL_SPV_STAGE_HULL);
    expect_stage("domain/triangle", NULL, DXIL_SPV_STAGE_DOMAIN);
    expect_stage("geometry/triangle-normals", NULL, DXIL_SPV_STAGE_GEOMETRY);
    expect_stage("pixel/wave-operations", NULL, DXIL_SPV_STAGE_PIXEL);
    expect_stage("wave/ballot", NULL, DXIL_SPV_STAGE_COMPUTE);
    expect_stage("mesh/amplification", NULL, DXIL_SPV_STAGE_AMPLIFICATION);
    expect_stage("mesh/triangles-with-payload", NULL, DXIL_SPV_STAGE_MESH);
    expect_stage("binding/ray-local-tables", "generate", DXIL_SPV_STAGE_RAY_GENERATION);
    expect_stage("binding/ray-local-tables", "leave", DXIL_SPV_STAGE_MISS);
    expect_stage("binding/root-local", "called", DXIL_SPV_STAGE_CALLABLE);
    expect_stage("ray-tracing/any-hit-in-loop", "test", DXIL_SPV_STAGE_ANY_HIT);
    expect_stage("ray-tracing/pipeline", "meet", DXIL_SPV_STAGE_INTERSECTION);
    expect_stage("ray-tracing/pipeline", "shade", DXIL_SPV_STAGE_CLOSEST_HIT);
    expect_stage("work-graph/graph", "split", DXIL_SPV_STAGE_COMPUTE);
}

/* ---- Nodes ------------------------------------------------------------------------------------------------------- */

/* Of tests/shaders/work-graph/graph.hlsl, in the order of the source. */
static const struct node {
    const char *id;
    unsigned index;
    dxil_spv_node_launch_type launch;
    unsigned payload; /* bytes; records that groups share have a word more */
    unsigned grid[3];
    dxil_spv_bool grid_is_bound;
    unsigned grid_bits, grid_components; /* of SV_DispatchGrid */
    unsigned recursion, records;
    dxil_spv_bool shares, is_entry;
    unsigned outputs;
} nodes[] = {
    {"split", 0, DXIL_SPV_NODE_LAUNCH_TYPE_BROADCASTING, 16, {4, 2, 2}, 1, 32, 3, 0, 0, 0, 1, 3},
    {"gather", 0, DXIL_SPV_NODE_LAUNCH_TYPE_COALESCING, 16, {0, 0, 0}, 0, 0, 0, 0, 8, 0, 0, 1},
    {"each", 0, DXIL_SPV_NODE_LAUNCH_TYPE_THREAD, 4, {0, 0, 0}, 0, 0, 0, 3, 0, 0, 0, 1},
    {"tally", 0, DXIL_SPV_NODE_LAUNCH_TYPE_THREAD, 4, {0, 0, 0}, 0, 0, 0, 0, 0, 0, 0, 0},
    {"tally", 1, DXIL_SPV_NODE_LAUNCH_TYPE_THREAD, 4, {0, 0, 0}, 0, 0, 0, 0, 0, 0, 0, 0},
    {"finish", 0, DXIL_SPV_NODE_LAUNCH_TYPE_COALESCING, 0, {0, 0, 0}, 0, 0, 0, 0, 16, 0, 0, 0},
    {"share", 0, DXIL_SPV_NODE_LAUNCH_TYPE_BROADCASTING, 8 + 4, {4, 4, 1}, 1, 16, 2, 0, 0, 1, 1, 0},
    {"fixed_grid", 0, DXIL_SPV_NODE_LAUNCH_TYPE_BROADCASTING, 4, {2, 1, 3}, 0, 0, 0, 0, 0, 0, 1, 1},
    {"mixed", 0, DXIL_SPV_NODE_LAUNCH_TYPE_THREAD, 48, {0, 0, 0}, 0, 0, 0, 0, 0, 0, 0, 0},
};

static bool is_as_described(const dxil_spv_node_input_data *data, const struct node *node)
{
    bool has_grid = node->grid_components != 0;

    return data->launch_type == node->launch && data->payload_stride == node->payload &&
           (!node->grid[0] || memcmp(data->broadcast_grid, node->grid, sizeof node->grid) == 0) &&
           data->dispatch_grid_is_upper_bound == node->grid_is_bound &&
           data->dispatch_grid_components == node->grid_components && data->dispatch_grid_offset == 0 &&
           (!has_grid || data->dispatch_grid_type_bits == node->grid_bits) &&
           data->recursion_factor == node->recursion && data->coalesce_factor == node->records &&
           data->node_track_rw_input_sharing == node->shares && data->is_program_entry == node->is_entry;
}

static void expect_node(dxil_spv_parsed_blob blob, const struct node *node)
{
    unsigned count, outputs, found = 0;
    dxil_spv_node_input_data data;

    demand(dxil_spv_parsed_blob_get_num_entry_points(blob, &count) == DXIL_SPV_SUCCESS, "there are nodes");
    for (unsigned n = 0; n < count; n++) {
        demand(dxil_spv_parsed_blob_get_entry_point_node_input(blob, n, &data) == DXIL_SPV_SUCCESS, "an input");
        if (strcmp(data.node_id, node->id) != 0 || data.node_array_index != node->index)
            continue;
        if (!is_as_described(&data, node))
            fprintf(stderr, "%s %u\n", node->id, node->index);
        demand(is_as_described(&data, node), "the node is as in the source");
        demand(dxil_spv_parsed_blob_get_entry_point_num_node_outputs(blob, n, &outputs) == DXIL_SPV_SUCCESS &&
                   outputs == node->outputs,
               "it has as many outputs");
        found++;
    }
    demand(found == 1, "each node is there once");
}

static void expect_nodes(void)
{
    struct shader s = open_shader("work-graph/graph");

    for (size_t n = 0; n < sizeof nodes / sizeof *nodes; n++)
        expect_node(s.blob, &nodes[n]);
    close_shader(&s);
}

/* ---- Notes ------------------------------------------------------------------------------------------------------- */

/* UAV u0 is the root descriptor 1, at byte 8 of the root arguments. */
static dxil_spv_bool root_uav(void *user, const dxil_spv_uav_d3d_binding *uav, dxil_spv_uav_vulkan_binding *vulkan)
{
    (void)user, (void)uav;
    vulkan->buffer_binding.descriptor_type = DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_BUFFER_DEVICE_ADDRESS;
    vulkan->buffer_binding.root_constant_index = 1;
    return DXIL_SPV_TRUE;
}

static bool is_string(const struct shader *s, uint32_t id, const char *text)
{
    const uint32_t *string = find(s, 0, OP_STRING, 1, id);

    return string && strcmp((const char *)(string + 2), text) == 0;
}

static bool is_constant(const struct shader *s, uint32_t id, uint32_t value)
{
    const uint32_t *constant = find(s, 0, OP_CONSTANT, 2, id);

    return constant && constant[3] == value;
}

/* Of the two root parameters the shader uses the first; the data has a word and a half. */
static void expect_notes(dxil_spv_bool enabled)
{
    static const unsigned char data[] = {1, 2, 3, 4, 5, 6};
    const dxil_spv_option_extended_non_semantic option = {{DXIL_SPV_OPTION_EXTENDED_NON_SEMANTIC}, enabled};
    struct shader s = open_shader("groupshared/lockstep");

    demand(dxil_spv_converter_add_option(s.converter, &option.base) == DXIL_SPV_SUCCESS, "the option is accepted");
    dxil_spv_converter_set_root_descriptor_count(s.converter, 3);
    dxil_spv_converter_set_uav_remapper(s.converter, root_uav, NULL);
    dxil_spv_converter_add_root_parameter_mapping(s.converter, 4, 8);
    dxil_spv_converter_add_root_parameter_mapping(s.converter, 5, 16);
    dxil_spv_converter_add_root_descriptor_mapping(s.converter, 6, 0, 8);
    dxil_spv_converter_add_non_semantic_debug_info(s.converter, "RootSignature", data, sizeof data);
    run(&s);
    const uint32_t *parameter = find(&s, 0, OP_EXT_INST, 4, 0), *blob = find(&s, 0, OP_EXT_INST, 4, 1);
    demand((parameter != NULL) == enabled && (blob != NULL) == enabled, "notes are there if the option is on");
    demand(!enabled || (parameter[0] >> 16 == 9 && is_string(&s, parameter[5], "UAV") &&
                        is_constant(&s, parameter[6], 4) && is_constant(&s, parameter[7], 8) &&
                        is_constant(&s, parameter[8], 8) && !find(&s, 1, OP_EXT_INST, 4, 0)),
           "one names the root parameter, its offset and its size");
    demand(!enabled || (blob[0] >> 16 == 8 && is_string(&s, blob[5], "RootSignature") &&
                        is_constant(&s, blob[6], 0x04030201) && is_constant(&s, blob[7], 0x0605)),
           "the other has the bytes");
    close_shader(&s);
}

/* ---- Indices beyond the end ------------------------------------------------------------------------------------- */

static dxil_spv_bool bind_srv(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_srv_vulkan_binding *vulkan)
{
    (void)user;
    vulkan->buffer_binding.binding = d3d->register_index == 0xFFFFFC18 ? 77 : 1;
    vulkan->buffer_binding.bindless.use_heap = d3d->register_index != 0xFFFFFC18;
    vulkan->buffer_binding.root_constant_index = d3d->register_index == 0xFFFFFFFF ? 0xFFFFFFFF : 0;
    return DXIL_SPV_TRUE;
}

static dxil_spv_bool bind_sampler(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_vulkan_binding *vulkan)
{
    (void)user, (void)d3d;
    vulkan->bindless.use_heap = DXIL_SPV_TRUE;
    vulkan->root_constant_index = 0xFFFFFFFF;
    return DXIL_SPV_TRUE;
}

static dxil_spv_bool push_constants(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_cbv_vulkan_binding *vulkan)
{
    (void)user, (void)d3d;
    vulkan->push_constant = DXIL_SPV_TRUE;
    vulkan->vulkan.push_constant.offset_in_words = 3;
    return DXIL_SPV_TRUE;
}

/* Calls of UMin with the constant `limit`, or if it is 0 with the loaded size of the heap. */
static unsigned count_clamps(const struct shader *s, uint32_t limit)
{
    const uint32_t *clamp;
    unsigned count = 0;

    for (uint32_t n = 0; (clamp = find(s, n, OP_EXT_INST, 4, GLSL_UMIN)) != NULL; n++) {
        const uint32_t *load = find(s, 0, OP_LOAD, 2, clamp[6]);
        const uint32_t *chain = load ? find(s, 0, OP_ACCESS_CHAIN, 2, load[3]) : NULL;
        const uint32_t *set = chain ? find(s, 0, OP_DECORATE, 1, chain[3]) : NULL;
        count += limit ? is_constant(s, clamp[6], limit) : set && set[3] == 9;
    }
    return count;
}

/* Indices into the heaps: a computed one and the constant 3 of textures, a computed one of samplers. The size of the
 * resource heap is the index of a null descriptor; the last sampler is 2,047. */
static void expect_heap_clamps(dxil_spv_bool enabled)
{
    const dxil_spv_option_descriptor_heap_robustness option = {{DXIL_SPV_OPTION_DESCRIPTOR_HEAP_ROBUSTNESS}, enabled};
    struct shader s = open_shader("debug/check-rules-heap");

    demand(dxil_spv_converter_add_option(s.converter, &option.base) == DXIL_SPV_SUCCESS, "the option is accepted");
    demand(dxil_spv_converter_set_meta_descriptor(s.converter, DXIL_SPV_META_DESCRIPTOR_RESOURCE_DESCRIPTOR_HEAP_SIZE,
                                                  DXIL_SPV_META_DESCRIPTOR_KIND_UBO_CONTAINING_CONSTANT, 9,
                                                  9) == DXIL_SPV_SUCCESS,
           "the place of the size, too");
    dxil_spv_converter_set_srv_remapper(s.converter, bind_srv, NULL);
    dxil_spv_converter_set_sampler_remapper(s.converter, bind_sampler, NULL);
    run(&s);
    demand(count_clamps(&s, 0) == (enabled ? 2 : 0), "indices of resources are clamped to the size");
    demand(count_clamps(&s, 2047) == (enabled ? 1 : 0), "those of samplers to the last one");
    close_shader(&s);
}

/* Eight constants behind three others: words of computed rows end with the last of the eight. */
static void expect_constant_clamps(void)
{
    struct shader s = open_shader("binding/root-constants-dynamic");

    dxil_spv_converter_set_root_constant_word_count(s.converter, 11);
    dxil_spv_converter_set_cbv_remapper(s.converter, push_constants, NULL);
    run(&s);
    demand(count_clamps(&s, 7) == 4, "each word of the row is one of the eight");
    close_shader(&s);
}

/* The callback may place a register that no binding number of its own could have. */
static void expect_last_registers(void)
{
    struct shader s = open_shader("binding/register-past-the-end");

    dxil_spv_converter_set_srv_remapper(s.converter, bind_srv, NULL);
    run(&s);
    const uint32_t *binding = find(&s, 0, OP_DECORATE, 2, DECORATION_BINDING);
    demand(binding && binding[3] == 77, "the binding is the callback's");
    close_shader(&s);
}

/* ---- Inputs and outputs ------------------------------------------------------------------------------------------ */

static dxil_spv_bool attach(void *user, const dxil_spv_d3d_binding *d3d, dxil_spv_srv_vulkan_binding *vulkan)
{
    (void)user;
    vulkan->buffer_binding.binding = d3d->register_index;
    vulkan->buffer_binding.descriptor_type = DXIL_SPV_VULKAN_DESCRIPTOR_TYPE_INPUT_ATTACHMENT;
    vulkan->buffer_binding.input_attachment_index = d3d->register_index ? 0xFFFFFFFF : 3;
    return DXIL_SPV_TRUE;
}

static void expect_attachments(void)
{
    struct shader s = open_shader("binding/own-pixel");

    dxil_spv_converter_set_srv_remapper(s.converter, attach, NULL);
    run(&s);
    demand(find(&s, 1, OP_TYPE_IMAGE, 3, DIM_SUBPASS_DATA) && !find(&s, 2, OP_TYPE_IMAGE, 3, DIM_SUBPASS_DATA),
           "both textures are attachments");
    const uint32_t *index = find(&s, 0, OP_DECORATE, 2, DECORATION_INPUT_ATTACHMENT_INDEX);
    demand(index && index[3] == 3 && !find(&s, 1, OP_DECORATE, 2, DECORATION_INPUT_ATTACHMENT_INDEX),
           "one of them with an index");
    close_shader(&s);
}

static bool find_built_in(const struct shader *s, uint32_t id)
{
    const uint32_t *decoration;

    for (uint32_t n = 0; (decoration = find(s, n, OP_DECORATE, 1, id)) != NULL; n++)
        if (decoration[2] == DECORATION_BUILT_IN)
            return true;
    return false;
}

/* A built-in has the semantic's name, with an index that is not 0. `operand`: of the name. */
static void expect_name(const char *shader, uint32_t op, uint32_t operand, const char *name)
{
    struct shader s = open_shader(shader);
    const uint32_t *found = NULL;

    run(&s);
    for (size_t at = 5; at < s.count && !found; at += s.words[at] >> 16)
        if ((s.words[at] & 0xFFFF) == op && strcmp((const char *)&s.words[at + operand], name) == 0)
            found = &s.words[at];
    if (!found)
        fprintf(stderr, "%s: %s\n", shader, name);
    demand(found != NULL, "something has the name");
    demand(op == OP_MEMBER_NAME || strncmp(name, "SV_", 3) != 0 || find_built_in(&s, found[1]),
           "it belongs to a built-in");
    close_shader(&s);
}

/* Two elements of three distances, one behind the other. */
static dxil_spv_bool capture_distances(void *user, const dxil_spv_d3d_stream_output *d3d,
                                       dxil_spv_vulkan_stream_output *vulkan)
{
    (void)user;
    vulkan->enable = strcmp(d3d->semantic, "SV_ClipDistance") == 0;
    vulkan->stride = 40;
    vulkan->offset = 16 + 12 * d3d->semantic_index;
    return DXIL_SPV_TRUE;
}

static void expect_capture(void)
{
    struct shader s = open_shader("vertex/clip-distances-two-rows");

    dxil_spv_converter_set_stream_output_remapper(s.converter, capture_distances, NULL);
    run(&s);
    const uint32_t *offset = find(&s, 0, OP_DECORATE, 2, DECORATION_OFFSET);
    demand(find(&s, 0, OP_DECORATE, 2, DECORATION_XFB_BUFFER) && offset && offset[3] == 16 &&
               !find(&s, 1, OP_DECORATE, 2, DECORATION_XFB_BUFFER),
           "the array of distances is captured");
    close_shader(&s);
}

/* A container may lack the part for reflection. */
static void expect_reflection(const char *name, dxil_spv_result expected)
{
    struct shader s = open_shader(name);
    const struct input_file *file = &s.files.data[0];
    dxil_spv_parsed_blob blob = NULL;

    demand(dxil_spv_parse_reflection_dxil_blob(file->bytes, file->size, &blob) == expected,
           "the result is as expected");
    demand((blob != NULL) == (expected == DXIL_SPV_SUCCESS), "a blob comes of success");
    dxil_spv_parsed_blob_free(blob);
    close_shader(&s);
}

/* The words of a converter stay while another one converts. */
static void expect_two(void)
{
    static uint32_t copy[64 * 1024];
    struct shader first = open_shader("wave/ballot"), second = open_shader("wave/both-ballots");

    run(&first);
    demand(first.count <= sizeof copy / sizeof *copy, "there is room");
    memcpy(copy, first.words, 4 * first.count);
    run(&second);
    demand(first.words != second.words && memcmp(copy, first.words, 4 * first.count) == 0, "the words stay");
    close_shader(&second);
    demand(memcmp(copy, first.words, 4 * first.count) == 0, "and stay");
    close_shader(&first);
}

/* The text goes to stderr as it is, with a newline. */
static void expect_dump(const char *name)
{
    static char dumped[256 * 1024];
    struct shader s = open_shader(name);
    FILE *file = tmpfile();
    const char *text = NULL;
    int kept = dup(STDERR_FILENO);

    demand(file && kept >= 0 && dup2(fileno(file), STDERR_FILENO) >= 0, "stderr becomes a file");
    dxil_spv_parsed_blob_dump_llvm_ir(s.blob);
    demand(dup2(kept, STDERR_FILENO) >= 0 && close(kept) == 0, "and stderr again");
    rewind(file);
    size_t length = fread(dumped, 1, sizeof dumped, file);
    demand(dxil_spv_parsed_blob_get_disassembled_ir(s.blob, &text) == DXIL_SPV_SUCCESS && strstr(text, "dx.op."),
           "there is a text");
    demand(length == strlen(text) + 1 && memcmp(dumped, text, length - 1) == 0 && dumped[length - 1] == '\n',
           "which was dumped");
    fclose(file);
    close_shader(&s);
}

int main(int argc, char **argv)
{
    demand(argc == 2, "there is a folder of shaders");
    shaders = argv[1];
    expect_sizes("wave/masked-lane", 0, 32, 32);
    expect_sizes("wave/masked-lane", 64, 0, 0);
    expect_sizes("wave/largest-thread", 0, 32, 32);
    expect_sizes("wave/lane-of-24", 0, 0, 32);
    expect_sizes("groupshared/lockstep", 0, 0, 0);
    expect_sizes("wave/low-ballot", 0, 0, 32);
    expect_sizes("wave/both-ballots", 0, 0, 0);
    expect_sizes("wave/reduced-group-index", 0, 32, 32);
    expect_sizes("wave/masked-lane-behind-barrier", 0, 0, 32);
    expect_range("wave/wave-size-range", 0, 4, 64, 0);
    expect_range("wave/fixed-wave-size", 0, 8, 0, 0);
    expect_range("wave/fixed-wave-size", 64, 64, 0, 0);
    expect_range("wave/ballot", 0, 0, 0, 0);
    expect_range("pixel/discard-alpha", 64, 0, 0, 0);
    expect_range("mesh/amplification", 64, 64, 0, 0);
    expect_range("mesh/triangles-with-payload", 64, 64, 0, 0);
    expect_reflection("wave/ballot", DXIL_SPV_SUCCESS);
    expect_reflection("../unit/root_signatures/functions", DXIL_SPV_ERROR_NO_DATA);
    expect_stages();
    expect_nodes();
    expect_notes(DXIL_SPV_TRUE);
    expect_notes(DXIL_SPV_FALSE);
    expect_heap_clamps(DXIL_SPV_TRUE);
    expect_heap_clamps(DXIL_SPV_FALSE);
    expect_constant_clamps();
    expect_last_registers();
    expect_attachments();
    expect_name("debug/builtin-names", OP_NAME, 2, "SV_Position");
    expect_name("debug/builtin-names", OP_NAME, 2, "SV_CullDistance_2");
    expect_name("debug/builtin-names", OP_NAME, 2, "COLOR_1");
    expect_name("debug/builtin-names-mesh", OP_MEMBER_NAME, 3, "SV_Position");
    expect_capture();
    expect_two();
    expect_dump("wave/ballot");
    return 0;
}
