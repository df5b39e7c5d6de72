#include "answers.h"

#include "tests/common/demand.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { /* of SPIR-V */
    OP_CAPABILITY = 17,
    OP_CONSTANT = 43,
    OP_LOAD = 61,
    OP_ACCESS_CHAIN = 65,
    OP_DECORATE = 71,
    OP_COMPOSITE_CONSTRUCT = 80,
    OP_COMPOSITE_EXTRACT = 81,
    OP_COMPOSITE_INSERT = 82,
    OP_SAMPLE = 87,
    OP_SAMPLE_EXPLICIT = 88,
    OP_SAMPLE_DREF = 89,
    OP_SAMPLE_DREF_EXPLICIT = 90,
    OP_FETCH = 95,
    OP_GATHER = 96,
    OP_DREF_GATHER = 97,
    OP_READ = 98,
    OP_IMAGE_WRITE = 99,
    OP_UMOD = 137,
    OP_BITWISE_AND = 199,
    OP_BIT_COUNT = 205,
    OP_CONTROL_BARRIER = 224,
    OP_MEMORY_BARRIER = 225,
    OP_PHI = 245,
    OP_ELECT = 333,
    OP_BALLOT = 339,
    OP_SHUFFLE = 345,
    OP_IADD_OF_WAVE = 349,
    OP_LOGICAL_XOR_OF_WAVE = 364,
    OP_QUAD_SWAP = 366,
    BUILTIN = 11,
    LOCAL_INVOCATION_ID = 27,
    LOCAL_INVOCATION_INDEX = 29,
    SUBGROUP_SIZE = 36,
    FLOAT16 = 9,
    INT16 = 22,
    WORKGROUP_MEMORY = 0x100
};

/* ---- The words as a graph ---------------------------------------------------------------------------------------- */

struct code {
    const uint32_t *words;
    size_t count;
    const uint32_t **definitions; /* by id: its instruction; NULL: none that counts here */
    bool *of_thread;              /* by id: depends on the thread's number in its group */
};

static uint32_t op_of(const uint32_t *words)
{
    return words[0] & 0xFFFF;
}

static uint32_t length_of(const uint32_t *words)
{
    return words[0] >> 16;
}

#define FOR_EACH_INSTRUCTION(code, at)                                                                                 \
    for (const uint32_t *at = (code)->words + 5; at < (code)->words + (code)->count; at += length_of(at))

/* Whether the result depends on what the operands depend on. */
static bool carries(uint32_t op)
{
    return op == OP_LOAD || op == OP_ACCESS_CHAIN || op == OP_PHI ||
           (op >= OP_COMPOSITE_CONSTRUCT && op <= OP_BIT_COUNT && op != OP_IMAGE_WRITE);
}

/* The operands, from word 3 on, that are ids: those of a load or extraction end early, and accesses to images have a
 * mask of what follows behind their coordinates, depth reference or component. */
static bool has_operand_of_thread(const struct code *code, const uint32_t *words)
{
    static const struct {
        uint32_t op, end, mask;
    } exceptions[] = {
        {OP_LOAD, 4, 0},
        {OP_COMPOSITE_EXTRACT, 4, 0},
        {OP_COMPOSITE_INSERT, 5, 0},
        {OP_SAMPLE, 0, 5},
        {OP_SAMPLE_EXPLICIT, 0, 5},
        {OP_SAMPLE_DREF, 0, 6},
        {OP_SAMPLE_DREF_EXPLICIT, 0, 6},
        {OP_FETCH, 0, 5},
        {OP_GATHER, 0, 6},
        {OP_DREF_GATHER, 0, 6},
        {OP_READ, 0, 5},
    };
    uint32_t end = length_of(words), mask = 0;

    for (size_t n = 0; n < sizeof exceptions / sizeof *exceptions; n++) {
        if (exceptions[n].op != op_of(words))
            continue;
        end = exceptions[n].end ? exceptions[n].end : end;
        mask = exceptions[n].mask;
    }
    for (uint32_t k = 3; k < end; k++)
        if (k != mask && code->of_thread[words[k]])
            return true;
    return false;
}

static struct code read_code(const struct dxs_spirv *spirv)
{
    struct code code = {.words = spirv->words, .count = spirv->word_count};
    uint32_t bound = spirv->words[3];

    code.definitions = calloc(bound, sizeof *code.definitions);
    code.of_thread = calloc(bound, sizeof *code.of_thread);
    demand(code.definitions && code.of_thread, "there is memory");
    FOR_EACH_INSTRUCTION(&code, at)
    {
        uint32_t op = op_of(at);
        if (op == OP_DECORATE && at[2] == BUILTIN && (at[3] == LOCAL_INVOCATION_ID || at[3] == LOCAL_INVOCATION_INDEX))
            code.of_thread[at[1]] = true;
        if (op == OP_CONSTANT || carries(op) || op == OP_BALLOT)
            code.definitions[at[2]] = at;
    }
    for (bool changes = true; changes;) {
        changes = false;
        FOR_EACH_INSTRUCTION(&code, at)
        {
            if (carries(op_of(at)) && !code.of_thread[at[2]] && has_operand_of_thread(&code, at))
                changes = code.of_thread[at[2]] = true;
        }
    }
    return code;
}

static void free_code(struct code *code)
{
    free((void *)code->definitions);
    free(code->of_thread);
}

static bool is_constant(const struct code *code, uint32_t id, uint32_t number)
{
    const uint32_t *constant = code->definitions[id];

    return constant && op_of(constant) == OP_CONSTANT && constant[3] == number;
}

/* ---- Sizes of waves ---------------------------------------------------------------------------------------------- */

struct uses {
    bool waves, shuffles, shuffles_in_32, low_ballots, high_ballots, groupshared_barriers, reduces_of_thread;
};

/* x & 31 or x % 32 */
static bool is_lane_of_32(const struct code *code, uint32_t id)
{
    const uint32_t *words = code->definitions[id];

    if (!words)
        return false;
    return (op_of(words) == OP_BITWISE_AND && (is_constant(code, words[3], 31) || is_constant(code, words[4], 31))) ||
           (op_of(words) == OP_UMOD && is_constant(code, words[4], 32));
}

static void see_wave(const struct code *code, const uint32_t *words, struct uses *uses)
{
    uint32_t op = op_of(words);

    uses->waves = true;
    if (op == OP_SHUFFLE) {
        uses->shuffles = true;
        uses->shuffles_in_32 |= is_lane_of_32(code, words[5]);
    } else if (op >= OP_IADD_OF_WAVE && op <= OP_LOGICAL_XOR_OF_WAVE && words[4] == 0) {
        uses->reduces_of_thread |= code->of_thread[words[5]];
    }
}

static struct uses see_uses(const struct code *code)
{
    struct uses uses = {0};

    FOR_EACH_INSTRUCTION(code, at)
    {
        uint32_t op = op_of(at);
        if (op >= OP_ELECT && op <= OP_QUAD_SWAP)
            see_wave(code, at, &uses);
        if (op == OP_CONTROL_BARRIER || op == OP_MEMORY_BARRIER) {
            const uint32_t *semantics = code->definitions[at[length_of(at) - 1]];
            uses.groupshared_barriers |= semantics && semantics[3] & WORKGROUP_MEMORY;
        }
        if (op == OP_COMPOSITE_EXTRACT && code->definitions[at[3]] && op_of(code->definitions[at[3]]) == OP_BALLOT)
            *(at[4] == 0 ? &uses.low_ballots : &uses.high_ballots) = true;
    }
    return uses;
}

static void demand_suggestions(const char *path, dxil_spv_converter c, const struct code *code,
                               const struct expected *e)
{
    const uint32_t *group = e->entry->thread_group;
    bool is_open = e->entry->wave_size_min == 0 && e->options.pipeline.lane_count == 0;
    bool is_compute = e->entry->stage == DXS_STAGE_COMPUTE, is_row = group[0] == 32 && group[1] == 1 && group[2] == 1;
    struct uses u = see_uses(code);
    bool at_most =
        u.shuffles || (is_compute && u.waves &&
                       ((uint64_t)group[0] * group[1] * group[2] <= 32 || (u.low_ballots && !u.high_ballots)));
    bool at_least = is_row && (u.reduces_of_thread || (u.shuffles_in_32 && !u.groupshared_barriers));
    unsigned most = 1, least = 1;

    demand(dxil_spv_converter_get_compute_heuristic_max_wave_size(c, &most) == DXIL_SPV_SUCCESS &&
               dxil_spv_converter_get_compute_heuristic_min_wave_size(c, &least) == DXIL_SPV_SUCCESS,
           "sizes of waves are suggested");
    if (most != (is_open && at_most ? 32 : 0) || least != (is_open && at_least ? 32 : 0))
        fprintf(stderr, "%s: suggested %u and %u\n", path, least, most);
    demand(most == (is_open && at_most ? 32 : 0), "the greatest size of waves is the suggested one");
    demand(least == (is_open && at_least ? 32 : 0), "the least size of waves is the suggested one");
}

static void demand_sizes(dxil_spv_converter c, const struct dxs_spirv *spirv, const struct expected *e)
{
    const struct dxs_entry *entry = e->entry;
    bool has_waves = (entry->stage == DXS_STAGE_COMPUTE || entry->stage == DXS_STAGE_NODE ||
                      entry->stage == DXS_STAGE_MESH || entry->stage == DXS_STAGE_AMPLIFICATION) &&
                     !spirv->wave_size;
    unsigned forced = e->required_lanes, sizes[3] = {1, 1, 1}, expected[3] = {0, 0, 0}, only = 1;

    if (has_waves && forced) {
        expected[0] = forced;
    } else if (has_waves) {
        bool is_range = entry->wave_size_max != entry->wave_size_min;
        expected[0] = entry->wave_size_min;
        expected[1] = is_range ? entry->wave_size_max : 0;
        expected[2] = is_range ? entry->wave_size_preferred : 0;
    }
    demand(dxil_spv_converter_get_compute_wave_size_range(c, &sizes[0], &sizes[1], &sizes[2]) == DXIL_SPV_SUCCESS &&
               memcmp(sizes, expected, sizeof sizes) == 0,
           "sizes of waves are those of the shader or the option");
    dxil_spv_result result = dxil_spv_converter_get_compute_required_wave_size(c, &only);
    demand(expected[1] ? result == DXIL_SPV_ERROR_GENERIC : result == DXIL_SPV_SUCCESS && only == expected[0],
           "one size is required where there is one");
}

/* ---- Other answers ----------------------------------------------------------------------------------------------- */

static void demand_uses(dxil_spv_converter c, const struct code *code)
{
    bool has_size = false, has_16_bits = false;

    FOR_EACH_INSTRUCTION(code, at)
    {
        has_size |= op_of(at) == OP_DECORATE && length_of(at) == 4 && at[2] == BUILTIN && at[3] == SUBGROUP_SIZE;
        has_16_bits |= op_of(at) == OP_CAPABILITY && (at[1] == FLOAT16 || at[1] == INT16);
    }
    demand(dxil_spv_converter_uses_subgroup_size(c) == has_size, "the wave's size is used if the words say so");
    demand(dxil_spv_converter_uses_shader_feature(c, DXIL_SPV_SHADER_FEATURE_NATIVE_16BIT_OPERATIONS) == has_16_bits,
           "16 bits are used if the words say so");
}

static bool has_semantic(const struct dxs_signature *signature, enum dxs_semantic semantic)
{
    for (uint32_t n = 0; n < signature->count; n++)
        if (signature->elements[n].semantic == semantic)
            return true;
    return false;
}

/* Vertices of D3D_PRIMITIVE: points, lines, triangles, these with adjacency, and patches of 1 to 32 control points. */
static unsigned vertices_of(uint32_t primitive)
{
    switch (primitive) {
    case 0: /* no geometry shader */
        return 0;
    case 1:
    case 2:
    case 3:
        return primitive;
    case 6:
        return 4;
    case 7:
        return 6;
    default:
        return primitive - 8 + 1;
    }
}

static unsigned registers_of(const struct dxs_signature *signature)
{
    unsigned registers = 0;

    for (uint32_t n = 0; n < signature->count; n++) {
        const struct dxs_signature_element *element = &signature->elements[n];
        unsigned end = element->start_row == DXS_NONE ? 0 : element->start_row + element->rows;
        registers = end > registers ? end : registers;
    }
    return registers;
}

static void demand_entry(dxil_spv_converter c, const struct expected *e)
{
    const struct dxs_entry *entry = e->entry;
    bool is_tessellated = entry->stage == DXS_STAGE_HULL || entry->stage == DXS_STAGE_DOMAIN;
    const char *name = NULL;
    unsigned group[3] = {77, 77, 77}, vertices = 77, offset = 77;
    const struct dxs_signature *control_points = entry->stage == DXS_STAGE_DOMAIN ? &entry->inputs : &entry->outputs;

    demand(dxil_spv_converter_get_compiled_entry_point(c, &name) == DXIL_SPV_SUCCESS &&
               strcmp(name, entry->mangled_name) == 0,
           "the entry point has its name");
    demand(dxil_spv_converter_get_compute_workgroup_dimensions(c, &group[0], &group[1], &group[2]) ==
                   DXIL_SPV_SUCCESS &&
               memcmp(group, entry->thread_group, sizeof group) == 0,
           "groups have their size");
    demand(dxil_spv_converter_get_patch_vertex_count(c, &vertices) == DXIL_SPV_SUCCESS &&
               vertices == (is_tessellated ? entry->input_control_points : vertices_of(entry->input_primitive)),
           "inputs have their vertices");
    demand(dxil_spv_converter_get_patch_location_offset(c, &offset) == DXIL_SPV_SUCCESS &&
               offset == (e->patch_offset == DXS_NONE ? registers_of(control_points) : e->patch_offset),
           "patch constants lie behind control points, or where the program says");
    demand(!dxil_spv_converter_get_analysis_warnings(c), "nobody warns");
}

/* With view instancing by the view's index, which only a specialization constant tells of. */
static void demand_views(dxil_spv_converter c, const struct expected *e)
{
    const struct dxs_entry *entry = e->entry;
    bool chooses_slice = (has_semantic(&entry->outputs, DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX) &&
                          entry->stage != DXS_STAGE_HULL) || /* whose outputs the domain shader reads */
                         (entry->stage == DXS_STAGE_MESH &&
                          has_semantic(&entry->patch_or_primitive, DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX));
    dxil_spv_bool compatible = 77;

    demand(dxil_spv_converter_is_multiview_compatible(c, &compatible) == DXIL_SPV_SUCCESS &&
               compatible == (e->instances_views && !chooses_slice),
           "views are instanced unless the shader chooses the slice");
}

void demand_answers(const char *path, dxil_spv_converter c, const struct dxs_spirv *spirv, const struct expected *e)
{
    struct code code = read_code(spirv);

    demand_suggestions(path, c, &code, e);
    demand_sizes(c, spirv, e);
    demand_uses(c, &code);
    demand_entry(c, e);
    demand_views(c, e);
    free_code(&code);
}

/* ---- Blobs ------------------------------------------------------------------------------------------------------- */

static bool has_same_numbers(const unsigned *given, const uint32_t expected[3])
{
    return given[0] == expected[0] && given[1] == expected[1] && given[2] == expected[2];
}

static void demand_input(const dxil_spv_node_input_data *data, const struct dxs_node *node)
{
    const struct dxs_node_records *input = &node->input;
    bool shares = input->flags & DXS_NODE_FLAG_TRACKS_SHARING;
    uint32_t bytes = input->flags & DXS_NODE_FLAG_EMPTY ? 0 : input->record_size;
    bool is_bound = node->max_dispatch_grid[0] != 0, is_coalescing = node->launch == DXS_NODE_LAUNCH_COALESCING;

    if (shares) /* a counter at the next word */
        bytes = (bytes + 3) / 4 * 4 + 4;
    demand(strcmp(data->node_id, node->id.name) == 0 && data->node_array_index == node->id.index, "a node's name");
    demand(data->payload_stride == bytes, "bytes of a record");
    demand((int)data->launch_type == (int)node->launch, "its launch");
    demand(!input->grid_components ||
               (data->dispatch_grid_offset == input->grid_offset &&
                data->dispatch_grid_type_bits == (input->grid_type == DXS_COMPONENT_TYPE_U16 ? 16 : 32)),
           "the grid in a record");
    demand(data->dispatch_grid_components == input->grid_components, "components of the grid");
    demand(data->dispatch_grid_is_upper_bound == is_bound &&
               has_same_numbers(data->broadcast_grid, is_bound ? node->max_dispatch_grid : node->dispatch_grid),
           "the grid, or its bound");
    demand(data->recursion_factor == node->max_recursion, "recursion");
    demand(data->coalesce_factor == (is_coalescing && input->flags && !input->max_records ? 1 : input->max_records),
           "records of a group");
    demand(strcmp(data->node_share_input_id, node->shares_input_of.name) == 0 &&
               data->node_share_input_array_index == node->shares_input_of.index,
           "the node whose input it shares");
    demand(data->local_root_arguments_table_index == node->local_root_arguments, "local root arguments");
    demand(data->node_track_rw_input_sharing == shares && data->is_program_entry == node->is_program_entry,
           "what it is");
}

/* The specialization constants have the numbers that docs/reference/dxil-spirv-c.md names. */
static void demand_constants(const dxil_spv_node_input_data *data, const struct dxs_node *node)
{
    bool broadcasts = node->launch == DXS_NODE_LAUNCH_BROADCASTING, is_thread = node->launch == DXS_NODE_LAUNCH_THREAD;

    demand(data->is_entry_point_spec_id == 3 && data->is_indirect_bda_stride_program_entry_spec_id == 4,
           "where records come from");
    demand(data->dispatch_grid_is_upper_bound_spec_id == (broadcasts ? 5 : DXS_NONE) &&
               data->is_static_broadcast_node_spec_id == (broadcasts ? 6 : DXS_NONE),
           "what gives the grid");
    for (unsigned n = 0; n < 3; n++)
        demand(data->max_broadcast_grid_spec_id[n] == (broadcasts ? 7 + n : DXS_NONE) &&
                   data->thread_group_size_spec_id[n] == (is_thread && n == 0 ? 0 : DXS_NONE),
               "sizes");
}

void demand_node(dxil_spv_parsed_blob blob, uint32_t number, const struct dxs_node *node)
{
    dxil_spv_node_input_data input;
    dxil_spv_node_output_data output;
    unsigned count = 77;

    demand(dxil_spv_parsed_blob_get_entry_point_node_input(blob, number, &input) == DXIL_SPV_SUCCESS, "it is a node");
    demand_input(&input, node);
    demand_constants(&input, node);
    demand(dxil_spv_parsed_blob_get_entry_point_num_node_outputs(blob, number, &count) == DXIL_SPV_SUCCESS &&
               count == node->output_count,
           "it has its outputs");
    for (unsigned n = 0; n < count; n++) {
        const struct dxs_node_records *records = &node->outputs[n];
        demand(dxil_spv_parsed_blob_get_entry_point_node_output(blob, number, n, &output) == DXIL_SPV_SUCCESS &&
                   output.node_index_spec_constant_id == 100 + n,
               "the constant of an output");
        demand(strcmp(output.node_id, records->node.name) == 0 && output.node_array_index == records->node.index &&
                   output.node_array_size == records->array_size && output.max_records == records->max_records &&
                   output.sparse_array == records->allows_sparse,
               "the node of an output");
    }
}

/* The strings that a subobject has in one array, a NULL behind them. */
static size_t list_strings(const struct dxs_subobject *subobject, const char **strings, size_t room)
{
    size_t count = 0;

    if (subobject->kind == DXS_SUBOBJECT_KIND_HIT_GROUP) {
        strings[count++] = subobject->any_hit;
        strings[count++] = subobject->closest_hit;
        strings[count++] = subobject->intersection;
    } else if (subobject->kind == DXS_SUBOBJECT_KIND_ASSOCIATION) {
        strings[count++] = subobject->associated;
        for (uint32_t n = 0; n < subobject->export_count && count < room; n++)
            strings[count++] = subobject->exports[n];
    }
    return count;
}

void demand_subobject(dxil_spv_parsed_blob blob, uint32_t number, const struct dxs_subobject *subobject,
                      const void *bytes)
{
    const char *strings[64];
    size_t count = list_strings(subobject, strings, sizeof strings / sizeof *strings);
    uint32_t kind = subobject->kind, arguments[2] = {0, 0};
    dxil_spv_rdat_subobject given;

    if (kind == DXS_SUBOBJECT_KIND_STATE_OBJECT_CONFIG)
        arguments[0] = subobject->flags;
    else if (kind == DXS_SUBOBJECT_KIND_SHADER_CONFIG)
        arguments[0] = subobject->max_payload_size, arguments[1] = subobject->max_attribute_size;
    else if (kind == DXS_SUBOBJECT_KIND_PIPELINE_CONFIG || kind == DXS_SUBOBJECT_KIND_PIPELINE_CONFIG_1)
        arguments[0] = subobject->max_recursion_depth, arguments[1] = subobject->flags;
    memset(&given, 0xAA, sizeof given);
    dxil_spv_parsed_blob_get_rdat_subobject(blob, number, &given);
    demand((uint32_t)given.kind == kind && strcmp(given.subobject_name, subobject->name) == 0, "a subobject");
    demand((int)given.hit_group_type == (int)subobject->hit_group_type, "the type of a hit group");
    demand(given.args[0] == arguments[0] && given.args[1] == arguments[1], "numbers of a subobject");
    demand(given.num_exports == count, "strings of a subobject");
    for (size_t n = 0; n < count; n++)
        demand(strcmp(given.exports[n], strings[n]) == 0, "a string of a subobject");
    demand(given.payload_size == subobject->root_signature_size &&
               (subobject->root_signature
                    ? (const char *)given.payload == (const char *)bytes + subobject->root_signature_offset
                    : !given.payload),
           "a root signature, in the caller's bytes");
}
