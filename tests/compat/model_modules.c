/* Entries, subobjects and containers. */
#include "answers.h"
#include "model.h"
#include "questions.h"
#include "translator.h"

#include "tests/common/demand.h"

#include <stdio.h>

enum {
    MAX_ENTRIES = 4,
    MAX_ELEMENTS = 4,
    MAX_RESOURCES = 12,
    MAX_SUBOBJECTS = 10,
    MAX_OUTPUTS = 3
};

/* ---- Entries ----------------------------------------------------------------------------------------------------- */

static struct dxs_entry entries[MAX_ENTRIES];
static char names[MAX_ENTRIES][2][16];
static struct dxs_signature_element elements[MAX_ENTRIES][3][MAX_ELEMENTS];
static struct dxs_node nodes[MAX_ENTRIES];
static struct dxs_node_records outputs[MAX_ENTRIES][MAX_OUTPUTS];

static const char *random_name(void)
{
    static const char *const some[] = {"a", "bc", "def", "gather", "split", "sum", "?last@@YAXXZ"};

    return some[draw(sizeof some / sizeof *some)];
}

static struct dxs_signature random_signature(struct dxs_signature_element *signature)
{
    uint32_t count = draw(MAX_ELEMENTS + 1);

    for (uint32_t n = 0; n < count; n++)
        signature[n] = (struct dxs_signature_element){.name = random_name(),
                                                      .semantic = once_in(8)   ? DXS_SEMANTIC_RENDER_TARGET_ARRAY_INDEX
                                                                  : once_in(3) ? DXS_SEMANTIC_VIEWPORT_ARRAY_INDEX
                                                                               : DXS_SEMANTIC_ARBITRARY,
                                                      .rows = 1 + draw(4),
                                                      .start_row = once_in(6) ? DXS_NONE : draw(28)};
    return (struct dxs_signature){signature, count};
}

static struct dxs_node_records random_records(void)
{
    struct dxs_node_records records = {.flags = once_in(5) ? 0 : DXS_NODE_FLAG_INPUT,
                                       .grid_offset = 4 * draw(8),
                                       .grid_type = draw(2) ? DXS_COMPONENT_TYPE_U16 : DXS_COMPONENT_TYPE_U32,
                                       .grid_components = draw(4),
                                       .max_records = draw(2) * draw_number(),
                                       .node = {random_name(), draw_number()},
                                       .array_size = once_in(3) ? DXS_UNBOUNDED : draw_number(),
                                       .allows_sparse = draw(2)};

    if (records.flags == 0)
        return records;
    if (once_in(4))
        records.flags |= DXS_NODE_FLAG_EMPTY;
    else if (draw(2))
        records.flags |= DXS_NODE_FLAG_TRACKS_SHARING | DXS_NODE_FLAG_READ_WRITE;
    if (!(records.flags & DXS_NODE_FLAG_EMPTY))
        records.record_size = 2 * (1 + draw(40));
    return records;
}

static struct dxs_node random_node(struct dxs_node_records *to)
{
    struct dxs_node node = {.launch = (enum dxs_node_launch)(1 + draw(3)),
                            .id = {random_name(), draw_number()},
                            .is_program_entry = draw(2),
                            .shares_input_of = {random_name(), draw_number()},
                            .local_root_arguments = once_in(2) ? DXS_NONE : draw_number(),
                            .max_recursion = draw_number(),
                            .input = random_records(),
                            .outputs = to,
                            .output_count = draw(MAX_OUTPUTS + 1)};

    for (int n = 0; n < 3; n++)
        node.dispatch_grid[n] = draw_number();
    for (int n = 0; n < 3 && node.input.grid_components; n++)
        node.max_dispatch_grid[n] = draw_number();
    for (int n = 0; n < MAX_OUTPUTS; n++)
        to[n] = random_records();
    return node;
}

static struct dxs_entry random_entry(uint32_t n)
{
    static const uint32_t sizes[] = {1, 2, 8, 16, 32, 64, 1024};
    static const uint32_t primitives[] = {1, 2, 3, 6, 7, 8, 9, 10, 11, 39};
    struct dxs_entry entry = {.name = names[n][0],
                              .mangled_name = names[n][1],
                              .stage = (enum dxs_stage)draw(DXS_STAGE_NODE + 1),
                              .inputs = random_signature(elements[n][0]),
                              .outputs = random_signature(elements[n][1])};

    while (entry.stage == DXS_STAGE_LIBRARY)
        entry.stage = (enum dxs_stage)draw(DXS_STAGE_NODE + 1);
    if (once_in(3)) /* these have most answers */
        entry.stage = DXS_STAGE_COMPUTE;
    snprintf(names[n][0], sizeof names[n][0], "e%u", n);
    snprintf(names[n][1], sizeof names[n][1], "?e%u@@YAXXZ", n);
    bool is_tessellated = entry.stage == DXS_STAGE_HULL || entry.stage == DXS_STAGE_DOMAIN;
    if (is_tessellated || entry.stage == DXS_STAGE_MESH)
        entry.patch_or_primitive = random_signature(elements[n][2]);
    for (int k = 0; k < 3; k++)
        entry.thread_group[k] = k == 0 || once_in(4) ? sizes[draw(7)] : 1;
    if (once_in(3)) {
        entry.wave_size_min = 4u << draw(3);
        entry.wave_size_max = draw(2) ? entry.wave_size_min : 64;
        entry.wave_size_preferred = draw(2) * 32;
    }
    if (is_tessellated)
        entry.input_control_points = 1 + draw(32);
    if (entry.stage == DXS_STAGE_GEOMETRY)
        entry.input_primitive = primitives[draw(sizeof primitives / sizeof *primitives)];
    if (entry.stage == DXS_STAGE_NODE) {
        nodes[n] = random_node(outputs[n]);
        entry.node = &nodes[n];
    }
    return entry;
}

/* ---- Subobjects -------------------------------------------------------------------------------------------------- */

static struct dxs_subobject subobjects[MAX_SUBOBJECTS];

static struct dxs_subobject random_subobject(void)
{
    static const enum dxs_subobject_kind kinds[] = {DXS_SUBOBJECT_KIND_STATE_OBJECT_CONFIG,
                                                    DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE,
                                                    DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE,
                                                    DXS_SUBOBJECT_KIND_ASSOCIATION,
                                                    DXS_SUBOBJECT_KIND_SHADER_CONFIG,
                                                    DXS_SUBOBJECT_KIND_PIPELINE_CONFIG,
                                                    DXS_SUBOBJECT_KIND_HIT_GROUP,
                                                    DXS_SUBOBJECT_KIND_PIPELINE_CONFIG_1};
    static const char *const exports[] = {"first", "second", "third", "fourth"};
    struct dxs_subobject s = {.kind = kinds[draw(8)], .name = random_name(), .associated = "", .any_hit = ""};

    s.closest_hit = s.intersection = "";
    if (s.kind == DXS_SUBOBJECT_KIND_STATE_OBJECT_CONFIG || s.kind == DXS_SUBOBJECT_KIND_PIPELINE_CONFIG_1)
        s.flags = draw_number();
    if (s.kind == DXS_SUBOBJECT_KIND_PIPELINE_CONFIG || s.kind == DXS_SUBOBJECT_KIND_PIPELINE_CONFIG_1)
        s.max_recursion_depth = draw_number();
    if (s.kind == DXS_SUBOBJECT_KIND_SHADER_CONFIG) {
        s.max_payload_size = draw_number();
        s.max_attribute_size = draw_number();
    }
    if (s.kind == DXS_SUBOBJECT_KIND_GLOBAL_ROOT_SIGNATURE || s.kind == DXS_SUBOBJECT_KIND_LOCAL_ROOT_SIGNATURE) {
        s.root_signature = exports; /* any pointer */
        s.root_signature_offset = draw(60);
        s.root_signature_size = draw_number();
    }
    if (s.kind == DXS_SUBOBJECT_KIND_ASSOCIATION) {
        s.associated = random_name();
        s.exports = exports;
        s.export_count = draw(5);
    }
    if (s.kind == DXS_SUBOBJECT_KIND_HIT_GROUP) {
        s.hit_group_type = (enum dxs_hit_group_type)draw(2);
        s.any_hit = random_name();
        s.closest_hit = random_name();
        s.intersection = random_name();
    }
    return s;
}

/* ---- Modules ----------------------------------------------------------------------------------------------------- */

static struct dxs_resource resources[MAX_RESOURCES];

void make_random_module(void)
{
    struct dxs_module_info *info = &translator.info;

    info->entry_count = once_in(20) ? 0 : 1 + draw(MAX_ENTRIES);
    info->resource_count = draw(MAX_RESOURCES + 1);
    info->subobject_count = draw(MAX_SUBOBJECTS + 1);
    for (uint32_t n = 0; n < info->entry_count; n++)
        entries[n] = random_entry(n);
    for (uint32_t n = 0; n < info->resource_count; n++)
        resources[n] = random_resource((enum dxs_resource_class)draw(4));
    for (uint32_t n = 0; n < info->subobject_count; n++)
        subobjects[n] = random_subobject();
    translator.entries = entries;
    translator.resources = resources;
    translator.subobjects = subobjects;
}

static void demand_entry(dxil_spv_parsed_blob blob, uint32_t n)
{
    const struct dxs_entry *entry = &entries[n];
    dxil_spv_shader_stage stage = stage_in_interface(entry->stage);
    dxil_spv_node_input_data input;
    const char *name = NULL, *mangled = NULL;
    unsigned found = 77, count = 77;

    demand(dxil_spv_parsed_blob_get_entry_point_name(blob, n, &mangled) == DXIL_SPV_SUCCESS &&
               strcmp(mangled, entry->mangled_name) == 0,
           "an entry has a name");
    demand(dxil_spv_parsed_blob_get_entry_point_demangled_name(blob, n, &name) == DXIL_SPV_SUCCESS &&
               strcmp(name, entry->name) == 0,
           "and one of the source");
    demand(dxil_spv_parsed_blob_get_entry_index_by_name(blob, draw(2) ? name : mangled, &found) == DXIL_SPV_SUCCESS &&
               found == n,
           "either leads to it");
    demand(dxil_spv_parsed_blob_get_shader_stage_for_entry(blob, draw(2) ? name : mangled) == stage &&
               (n > 0 || dxil_spv_parsed_blob_get_shader_stage(blob) == stage),
           "its stage is known");
    if (entry->node) {
        demand_node(blob, n, entry->node);
        return;
    }
    demand(dxil_spv_parsed_blob_get_entry_point_node_input(blob, n, &input) == DXIL_SPV_SUCCESS &&
               input.launch_type == DXIL_SPV_NODE_LAUNCH_TYPE_INVALID && !input.node_id[0] && !input.payload_stride,
           "a shader has no records");
    demand(dxil_spv_parsed_blob_get_entry_point_num_node_outputs(blob, n, &count) == DXIL_SPV_SUCCESS && count == 0,
           "and no outputs");
}

/* Numbers behind the last one. */
static void demand_end(dxil_spv_parsed_blob blob)
{
    const uint32_t end = translator.info.entry_count;
    const char *name;
    dxil_spv_node_input_data input;
    dxil_spv_node_output_data output;
    dxil_spv_rdat_subobject subobject;

    demand(dxil_spv_parsed_blob_get_entry_point_name(blob, end, &name) == DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_parsed_blob_get_entry_point_demangled_name(blob, end, &name) ==
                   DXIL_SPV_ERROR_INVALID_ARGUMENT &&
               dxil_spv_parsed_blob_get_entry_point_node_input(blob, end, &input) == DXIL_SPV_ERROR_INVALID_ARGUMENT,
           "there is no further entry");
    for (uint32_t n = 0; n < end; n++) {
        uint32_t count = entries[n].node ? entries[n].node->output_count : 0;
        demand(dxil_spv_parsed_blob_get_entry_point_node_output(blob, n, count, &output) ==
                   DXIL_SPV_ERROR_INVALID_ARGUMENT,
               "and no further output");
    }
    memset(&subobject, 0xAA, sizeof subobject);
    dxil_spv_parsed_blob_get_rdat_subobject(blob, translator.info.subobject_count, &subobject);
    demand(!subobject.subobject_name && !subobject.exports && !subobject.payload && subobject.num_exports == 0,
           "and no further subobject");
}

/* The text belongs to the blob; a text that cannot be made is an error. */
static void demand_text(dxil_spv_parsed_blob blob)
{
    const char *text = NULL;

    translator.result = once_in(3) ? DXS_RESULT_LIMIT_EXCEEDED : DXS_RESULT_OK;
    demand(dxil_spv_parsed_blob_get_disassembled_ir(blob, &text) ==
                   (translator.result == DXS_RESULT_OK ? DXIL_SPV_SUCCESS : DXIL_SPV_ERROR_GENERIC) &&
               (translator.result != DXS_RESULT_OK || strcmp(text, "text") == 0),
           "the module has a text");
}

void demand_module(dxil_spv_parsed_blob blob, const void *bytes)
{
    const struct dxs_module_info *info = &translator.info;
    unsigned count = 77;

    demand(dxil_spv_parsed_blob_get_num_entry_points(blob, &count) == DXIL_SPV_SUCCESS && count == info->entry_count,
           "all entries are known");
    demand(count > 0 || dxil_spv_parsed_blob_get_shader_stage(blob) == DXIL_SPV_STAGE_UNKNOWN, "none has no stage");
    for (uint32_t n = 0; n < info->entry_count; n++)
        demand_entry(blob, n);
    demand(dxil_spv_parsed_blob_get_num_rdat_subobjects(blob) == info->subobject_count, "all subobjects are known");
    for (uint32_t n = 0; n < info->subobject_count; n++)
        demand_subobject(blob, n, &subobjects[n], bytes);
    demand_end(blob);
    demand_text(blob);
    scan_resources(blob);
}

/* ---- Containers -------------------------------------------------------------------------------------------------- */

#define FOURCC(a, b, c, d) ((uint32_t)(a) | (uint32_t)(b) << 8 | (uint32_t)(c) << 16 | (uint32_t)(d) << 24)

enum {
    PARTS = 6,
    PART_WORDS = 16,
    DATA_WORDS = 4 /* of bitcode */
};

/* A container with parts in random order; of the parts with bitcode, its place. */
static uint32_t make_container(uint32_t *bytes, const uint32_t *order, uint32_t count, size_t bitcode_at[PARTS])
{
    static const uint32_t fourccs[PARTS] = {FOURCC('D', 'X', 'I', 'L'), FOURCC('S', 'T', 'A', 'T'),
                                            FOURCC('I', 'L', 'D', 'B'), FOURCC('P', 'S', 'V', '0'),
                                            FOURCC('R', 'T', 'S', '0'), FOURCC('S', 'F', 'I', '0')};
    uint32_t at = 8 + count;

    bytes[0] = FOURCC('D', 'X', 'B', 'C');
    bytes[7] = count;
    for (uint32_t n = 0; n < count; n++) {
        uint32_t *part = &bytes[at], gap = draw(3);
        bytes[8 + n] = 4 * at;
        part[0] = fourccs[order[n]];
        part[1] = 4 * (PART_WORDS - 2);
        part[4] = FOURCC('D', 'X', 'I', 'L'); /* behind version and size */
        part[6] = 4 * (4 + gap);              /* from there to the bitcode */
        part[7] = 4 * DATA_WORDS;
        draw_bytes(&part[8 + gap], 4 * DATA_WORDS);
        bitcode_at[order[n]] = 4 * (at + 8 + gap);
        at += PART_WORDS;
    }
    return 4 * at;
}

static void demand_bitcode(dxil_spv_parsed_blob blob, const unsigned char *expected, size_t expected_size)
{
    const void *data = NULL;
    size_t size = 0;
    dxil_spv_result result = dxil_spv_parsed_blob_get_raw_ir(blob, &data, &size);

    demand(result == (expected ? DXIL_SPV_SUCCESS : DXIL_SPV_ERROR_GENERIC), "there is bitcode, or not");
    demand(!expected || (size == expected_size && memcmp(data, expected, size) == 0 && data != (const void *)expected),
           "the bitcode is a copy of the container's");
}

static void demand_parsed(const void *bytes, size_t size, enum dxs_program program)
{
    demand(translator.bytes == bytes && translator.size == size && translator.parse_options.program == program &&
               translator.parse_options.limits.blocks == 77 && !translator.parse_options.check_hash,
           "these bytes are parsed, with defaults");
}

static dxil_spv_result expected_result(bool is_reflection)
{
    switch (translator.parse_result) {
    case DXS_RESULT_OK:
        return DXIL_SPV_SUCCESS;
    case DXS_RESULT_OUT_OF_MEMORY:
        return DXIL_SPV_ERROR_OUT_OF_MEMORY;
    case DXS_RESULT_NO_DXIL:
        return is_reflection ? DXIL_SPV_ERROR_NO_DATA : DXIL_SPV_ERROR_PARSER;
    default:
        return DXIL_SPV_ERROR_PARSER;
    }
}

void parse_random_container(void)
{
    static const enum dxs_result results[] = {DXS_RESULT_OUT_OF_MEMORY, DXS_RESULT_NO_DXIL, DXS_RESULT_INVALID_MODULE,
                                              DXS_RESULT_UNSUPPORTED};
    uint32_t bytes[8 + PARTS * (PART_WORDS + 1)] = {0}, order[PARTS], count = draw(PARTS + 1);
    const unsigned char *start = (const unsigned char *)bytes;
    size_t at[PARTS] = {0};
    bool is_reflection = draw(2);
    dxil_spv_parsed_blob blob = NULL;

    for (uint32_t n = 0; n < PARTS; n++) {
        uint32_t k = draw(n + 1);
        order[n] = order[k];
        order[k] = n;
    }
    uint32_t size = make_container(bytes, order, count, at);
    translator.parse_result = once_in(4) ? results[draw(4)] : DXS_RESULT_OK;
    dxil_spv_result expected = expected_result(is_reflection);
    demand((is_reflection ? dxil_spv_parse_reflection_dxil_blob(bytes, size, &blob)
                          : dxil_spv_parse_dxil_blob(bytes, size, &blob)) == expected &&
               (blob != NULL) == (expected == DXIL_SPV_SUCCESS),
           "a container is read, or not");
    demand_parsed(bytes, size, is_reflection ? DXS_PROGRAM_REFLECTION : DXS_PROGRAM_DXIL);
    if (blob)
        demand_bitcode(blob, at[is_reflection] ? start + at[is_reflection] : NULL, 4 * DATA_WORDS);
    dxil_spv_parsed_blob_free(blob);
    blob = NULL;
    demand(dxil_spv_parse_dxil(bytes, size, &blob) == DXIL_SPV_ERROR_PARSER && !blob, "a container is no bitcode");
    expected = expected_result(false);
    demand(dxil_spv_parse_dxil(bytes + 1, size - 4, &blob) == expected, "other bytes are bitcode, or not");
    demand_parsed(bytes + 1, size - 4, DXS_PROGRAM_DXIL);
    if (blob)
        demand_bitcode(blob, start + 4, size - 4);
    dxil_spv_parsed_blob_free(blob);
    translator.parse_result = DXS_RESULT_OK;
}
