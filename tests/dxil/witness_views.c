/* Reads LLVM's text of dx.resources, dx.entryPoints and the versions a second time, by the documents of DXIL, and
 * compares each member with the library's structures. */
#include "witness.h"

#include "base/vector.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NO_NUMBER UINT64_MAX

/* The operands of a node as text. */
struct operands {
    char **data;
    uint32_t count, capacity;
};

struct views {
    const char *file;
    struct listing *theirs;
    const struct module *module;
    uint32_t wrong;
};

/* ---- Nodes ------------------------------------------------------------------------------------------------------- */

/* The end of an operand: the comma or brace behind it that no quote and no bracket holds. */
static const char *end_of_operand(const char *at)
{
    bool quoted = false;

    for (int depth = 0; *at; at++) {
        quoted ^= *at == '"';
        if (quoted)
            continue;
        if (depth == 0 && (*at == ',' || *at == '}'))
            break;
        depth += strchr("([{<", *at) != NULL;
        depth -= strchr(")]}>", *at) != NULL;
    }
    return at;
}

/* Of "!{a, b}": a and b. NULL has none. */
static struct operands operands_of(const struct views *views, const char *node)
{
    struct operands operands = {0};
    const char *at = node ? strstr(node, "!{") : NULL;

    for (at = at ? at + 2 : ""; *at && *at != '}';) {
        const char *end = end_of_operand(at);
        vector_push(views->theirs->arena, &operands, arena_text(views->theirs->arena, at, (size_t)(end - at)));
        for (at = end; *at == ',' || *at == ' ';)
            at++;
    }
    return operands;
}

static const char *operand(const struct operands *operands, uint32_t index)
{
    return index < operands->count ? operands->data[index] : "null";
}

/* The operands of the node that an operand names. */
static struct operands node_at(const struct views *views, const struct operands *operands, uint32_t index)
{
    const char *text = operand(operands, index);
    unsigned long number = text[0] == '!' && text[1] != '"' ? strtoul(text + 1, NULL, 10) : UINT32_MAX;

    return operands_of(views, number < views->theirs->nodes.count ? views->theirs->nodes.data[number] : NULL);
}

/* Of "i32 -1": UINT64_MAX. */
static uint64_t number_at(const struct operands *operands, uint32_t index)
{
    const char *text = operand(operands, index), *blank = strchr(text, ' ');

    if (text[0] != 'i' || !blank)
        return NO_NUMBER;
    return strcmp(blank, " true") == 0 ? 1 : strcmp(blank, " false") == 0 ? 0 : (uint64_t)strtoll(blank, NULL, 10);
}

/* The text between the quotes at `text`, where \ and two digits stand for a byte. */
static char *unquoted(const struct views *views, const char *text)
{
    char *copy = arena_text(views->theirs->arena, text, strlen(text)), *out = copy;

    for (const char *at = text + 1; *at && *at != '"'; at++) {
        char digits[3] = {0};
        if (*at == '\\') {
            memcpy(digits, at + 1, 2);
            at += 2;
        }
        *out++ = digits[0] ? (char)strtoul(digits, NULL, 16) : *at;
    }
    *out = '\0';
    return copy;
}

static const char *text_at(const struct views *views, const struct operands *operands, uint32_t index)
{
    const char *text = operand(operands, index);
    return text[0] == '!' && text[1] == '"' ? unquoted(views, text + 1) : "";
}

/* The name behind the first @; NULL: none. */
static const char *symbol_in(const struct views *views, const char *text)
{
    bool quoted = false;

    for (; *text && (quoted || *text != '@'); text++)
        quoted ^= *text == '"';
    if (!*text)
        return NULL;
    return text[1] == '"' ? unquoted(views, text + 1)
                          : arena_text(views->theirs->arena, text + 1, strcspn(text + 1, " (,)}"));
}

static struct operands named(const struct views *views, const char *name)
{
    size_t length = strlen(name);

    for (uint32_t n = 0; n < views->theirs->named.count; n++) {
        const char *line = views->theirs->named.data[n];
        if (strncmp(line + 1, name, length) == 0 && line[length + 1] == ' ')
            return operands_of(views, line);
    }
    return (struct operands){0};
}

/* The value of a tag in a list of tags and values; its index in the list, or UINT32_MAX: the list lacks it. */
static uint32_t find_tag(const struct operands *list, uint32_t tag)
{
    for (uint32_t n = 0; n + 1 < list->count; n += 2)
        if (number_at(list, n) == tag)
            return n + 1;
    return UINT32_MAX;
}

static uint64_t tagged(const struct operands *list, uint32_t tag)
{
    uint32_t at = find_tag(list, tag);
    return at == UINT32_MAX ? 0 : number_at(list, at);
}

/* ---- Comparing --------------------------------------------------------------------------------------------------- */

static void expect(struct views *views, const char *what, uint64_t llvm, uint64_t ours)
{
    if (llvm == ours)
        return;
    printf("%s: %s: LLVM's text says %" PRIu64 ", the library %" PRIu64 "\n", views->file, what, llvm, ours);
    views->wrong++;
}

/* Numbers of up to 32 bits: LLVM's text has their signs. */
static void expect_word(struct views *views, const char *what, uint64_t llvm, uint32_t ours)
{
    expect(views, what, (uint32_t)llvm, ours);
}

static void expect_text(struct views *views, const char *what, const char *llvm, const char *ours)
{
    if (ours ? llvm && strcmp(llvm, ours) == 0 : !llvm)
        return;
    printf("%s: %s: LLVM's text says \"%s\", the library \"%s\"\n", views->file, what, llvm ? llvm : "NULL",
           ours ? ours : "NULL");
    views->wrong++;
}

/* ---- Resources --------------------------------------------------------------------------------------------------- */

static void compare_tags(struct views *views, struct operands tags, const struct module_resource *resource)
{
    expect(views, "type of elements", tagged(&tags, 0), resource->info.component_type);
    expect(views, "stride", tagged(&tags, 1), resource->info.stride);
    expect(views, "kind of feedback", tagged(&tags, 2), resource->feedback_kind);
    expect(views, "64-bit atomics", tagged(&tags, 3), resource->info.used_by_64_bit_atomics);
    expect(views, "reordercoherent", tagged(&tags, 4), resource->info.reorder_coherent);
}

static void compare_resource(struct views *views, uint32_t class, const struct operands *record,
                             const struct module_resource *resource)
{
    const struct dxs_resource *info = &resource->info;
    const struct module *module = views->module;
    bool is_view = class == DXS_RESOURCE_CLASS_SRV || class == DXS_RESOURCE_CLASS_UAV;

    expect(views, "class", class, info->resource_class);
    expect_word(views, "id", number_at(record, 0), info->id);
    expect_text(views, "global variable", symbol_in(views, operand(record, 1)),
                resource->global == NO_VALUE
                    ? NULL
                    : module->globals[module_value(module, NULL, resource->global)->index].name);
    expect_text(views, "name", text_at(views, record, 2), info->name);
    expect_word(views, "space", number_at(record, 3), info->space);
    expect_word(views, "first register", number_at(record, 4), info->lower_bound);
    expect_word(views, "registers", number_at(record, 5), info->count);
    if (is_view)
        expect_word(views, "kind", number_at(record, 6), info->kind);
    expect_word(views, "samples", class == DXS_RESOURCE_CLASS_SRV ? number_at(record, 7) : 0, info->sample_count);
    expect(views, "globallycoherent", class == DXS_RESOURCE_CLASS_UAV && number_at(record, 7), info->globally_coherent);
    expect(views, "a counter", class == DXS_RESOURCE_CLASS_UAV && number_at(record, 8), info->has_counter);
    expect(views, "rasterizer order", class == DXS_RESOURCE_CLASS_UAV && number_at(record, 9),
           info->rasterizer_ordered);
    expect_word(views, "bytes", class == DXS_RESOURCE_CLASS_CBV ? number_at(record, 6) : 0, info->size);
    expect_word(views, "kind of sampler", class == DXS_RESOURCE_CLASS_SAMPLER ? number_at(record, 6) : 0,
                info->sampler_kind);
    if (is_view)
        compare_tags(views, node_at(views, record, class == DXS_RESOURCE_CLASS_SRV ? 8 : 10), resource);
}

static void compare_resources(struct views *views)
{
    struct operands list = named(views, "dx.resources"), classes = node_at(views, &list, 0);
    const struct module *module = views->module;
    uint32_t count = 0;

    for (uint32_t class = 0; class <= DXS_RESOURCE_CLASS_SAMPLER; class ++) {
        struct operands records = node_at(views, &classes, class);
        for (uint32_t n = 0; n < records.count; n++, count++) {
            struct operands record = node_at(views, &records, n);
            if (count < module->info.resource_count)
                compare_resource(views, class, &record, &module->resources[count]);
        }
    }
    expect(views, "resources", count, module->info.resource_count);
}

/* ---- Signatures -------------------------------------------------------------------------------------------------- */

static void compare_element(struct views *views, const struct operands *record,
                            const struct dxs_signature_element *element)
{
    struct operands indices = node_at(views, record, 4), tags = node_at(views, record, 10);
    bool is_allocated = (uint32_t)number_at(record, 8) != UINT32_MAX;
    uint64_t index = 0;

    expect_word(views, "id of an element", number_at(record, 0), element->id);
    expect_text(views, "semantic", text_at(views, record, 1), element->name);
    expect_word(views, "type of components", number_at(record, 2), element->component_type);
    expect_word(views, "kind of semantic", number_at(record, 3), element->semantic);
    expect_word(views, "interpolation", number_at(record, 5), element->interpolation);
    expect_word(views, "rows", number_at(record, 6), element->rows);
    expect_word(views, "columns", number_at(record, 7), element->columns);
    expect_word(views, "first row", number_at(record, 8), element->start_row);
    expect_word(views, "first column", is_allocated ? number_at(record, 9) : 0, element->start_column);
    for (uint32_t row = 0; row < element->rows; row++) {
        index = row < indices.count ? number_at(&indices, row) : row ? index + 1 : 0;
        expect_word(views, "semantic index", index, element->semantic_indices[row]);
    }
    expect_word(views, "stream", tagged(&tags, 0), element->stream);
    expect_word(views, "components with dynamic rows", tagged(&tags, 2), element->dynamic_index_mask);
    expect_word(views, "components in use", tagged(&tags, 3), element->usage_mask);
}

static void compare_signature(struct views *views, struct operands records, const struct dxs_signature *signature)
{
    expect(views, "elements of a signature", records.count, signature->count);
    for (uint32_t n = 0; n < records.count && n < signature->count; n++) {
        struct operands record = node_at(views, &records, n);
        compare_element(views, &record, &signature->elements[n]);
    }
}

/* ---- Entry points ------------------------------------------------------------------------------------------------ */

enum tag { /* of the properties of an entry point */
    FLAGS = 0,
    GEOMETRY,
    DOMAIN,
    HULL,
    THREADS,
    PAYLOAD = 6,
    ATTRIBUTES,
    STAGE,
    MESH,
    AMPLIFICATION,
    WAVE_SIZE,
    NODE_LAUNCH = 13,
    NODE_ROOT_ARGUMENTS = 16,
    NODE_RECURSION = 19,
    WAVE_RANGE = 23
};

static const char *name_of_function(const struct views *views, uint32_t function)
{
    return function == DXS_NONE ? NULL : views->module->functions[function].name;
}

/* Numbers of a node from its operand `first` on; all 0 if there is no node. */
static void expect_numbers(struct views *views, const char *what, const struct operands *node, uint32_t first,
                           uint32_t count, const uint32_t *ours)
{
    for (uint32_t n = 0; n < count; n++)
        expect_word(views, what, node->count ? number_at(node, first + n) : 0, ours[n]);
}

static void compare_hull(struct views *views, const struct operands *hull, const struct operands *domain,
                         const struct dxs_entry *entry)
{
    const uint32_t ours[] = {entry->input_control_points, entry->output_control_points, entry->tessellator_domain,
                             entry->tessellator_partitioning, entry->tessellator_output};
    const char *factor = strchr(operand(hull, 6), ' ');

    if (domain->count) {
        expect_word(views, "domain", number_at(domain, 0), entry->tessellator_domain);
        expect_word(views, "control points", number_at(domain, 1), entry->input_control_points);
        return;
    }
    expect_numbers(views, "a property of a hull shader", hull, 1, 5, ours);
    expect_text(views, "patch function", symbol_in(views, operand(hull, 0)),
                name_of_function(views, entry->patch_function));
    if (factor && strncmp(factor, " 0x", 3) != 0)
        expect(views, "1000 times the greatest factor", (uint64_t)(1000 * strtod(factor, NULL) + 0.5),
               (uint64_t)(1000 * (double)entry->max_tessellation_factor + 0.5));
}

static void compare_wave_size(struct views *views, const struct operands *size, const struct operands *range,
                              const struct dxs_entry *entry)
{
    uint64_t least = size->count ? number_at(size, 0) : range->count ? number_at(range, 0) : 0;
    bool is_fixed = size->count || (range->count && number_at(range, 1) == 0);

    expect_word(views, "least lanes", least, entry->wave_size_min);
    expect_word(views, "most lanes", is_fixed || !range->count ? least : number_at(range, 1), entry->wave_size_max);
    expect_word(views, "preferred lanes", is_fixed || !range->count ? least : number_at(range, 2),
                entry->wave_size_preferred);
}

static void compare_node(struct views *views, const struct operands *properties, const struct dxs_node *node)
{
    bool has_arguments = find_tag(properties, NODE_ROOT_ARGUMENTS) != UINT32_MAX;

    expect(views, "a node", find_tag(properties, NODE_LAUNCH) != UINT32_MAX, node != NULL);
    if (!node)
        return;
    expect_word(views, "launch", tagged(properties, NODE_LAUNCH), node->launch);
    expect_word(views, "local root arguments", has_arguments ? tagged(properties, NODE_ROOT_ARGUMENTS) : DXS_NONE,
                node->local_root_arguments);
    expect_word(views, "recursion", tagged(properties, NODE_RECURSION), node->max_recursion);
}

static void compare_properties(struct views *views, const struct operands *properties, const struct dxs_entry *entry)
{
    struct operands nodes[WAVE_RANGE + 1] = {{0}};
    const uint32_t geometry[] = {entry->input_primitive, entry->max_vertex_count, entry->stream_mask,
                                 entry->stage == DXS_STAGE_GEOMETRY ? entry->output_topology : 0,
                                 entry->instance_count};
    const uint32_t mesh[] = {entry->max_vertices, entry->max_primitives,
                             entry->stage == DXS_STAGE_MESH ? entry->output_topology : 0};

    for (uint32_t tag = 0; tag <= WAVE_RANGE; tag++)
        nodes[tag] = node_at(views, properties, find_tag(properties, tag));
    bool has_group = nodes[MESH].count || nodes[AMPLIFICATION].count;
    struct operands threads =
        has_group ? node_at(views, &nodes[nodes[MESH].count ? MESH : AMPLIFICATION], 0) : nodes[THREADS];
    uint64_t payload = nodes[MESH].count            ? number_at(&nodes[MESH], 4)
                       : nodes[AMPLIFICATION].count ? number_at(&nodes[AMPLIFICATION], 1)
                                                    : tagged(properties, PAYLOAD);

    expect(views, "shader flags", tagged(properties, FLAGS), entry->shader_flags);
    expect(views, "stage",
           find_tag(properties, STAGE) == UINT32_MAX ? views->module->info.stage : tagged(properties, STAGE),
           entry->stage);
    expect_numbers(views, "threads of a group", &threads, 0, 3, entry->thread_group);
    expect_numbers(views, "a property of a geometry shader", &nodes[GEOMETRY], 0, 5, geometry);
    expect_numbers(views, "a property of a mesh shader", &nodes[MESH], 1, 3, mesh);
    expect_word(views, "bytes of payload", payload, entry->payload_size);
    expect_word(views, "bytes of attributes", tagged(properties, ATTRIBUTES), entry->attribute_size);
    compare_hull(views, &nodes[HULL], &nodes[DOMAIN], entry);
    compare_wave_size(views, &nodes[WAVE_SIZE], &nodes[WAVE_RANGE], entry);
    compare_node(views, properties, entry->node);
}

/* Of "\1?shade@@YAX...": "shade". */
static const char *name_in_source(const struct views *views, const char *name)
{
    const char *end = strchr(name, '@');
    return name[0] == '\1' && end ? arena_text(views->theirs->arena, name + 2, (size_t)(end - name) - 2) : name;
}

static void compare_entries(struct views *views)
{
    struct operands entries = named(views, "dx.entryPoints");
    const struct module *module = views->module;
    uint32_t count = 0;
    bool has_native = false;

    for (uint32_t n = 0; n < entries.count; n++) {
        struct operands record = node_at(views, &entries, n), signatures = node_at(views, &record, 2);
        struct operands properties = node_at(views, &record, 4);
        const char *function = symbol_in(views, operand(&record, 0)), *name = text_at(views, &record, 1);
        has_native |= tagged(&properties, FLAGS) >> 23 & 1;
        if (module->info.stage == DXS_STAGE_LIBRARY && !function)
            continue;
        if (count == module->info.entry_count)
            break;
        const struct dxs_entry *entry = &module->entries[count++];
        expect_text(views, "function", function, name_of_function(views, entry->function));
        expect_text(views, "entry point", name_in_source(views, name), entry->name);
        expect_text(views, "mangled name", function ? function : name, entry->mangled_name);
        compare_signature(views, node_at(views, &signatures, 0), &entry->inputs);
        compare_signature(views, node_at(views, &signatures, 1), &entry->outputs);
        compare_signature(views, node_at(views, &signatures, 2), &entry->patch_or_primitive);
        compare_properties(views, &properties, entry);
    }
    expect(views, "entry points", count, module->info.entry_count);
    expect(views, "native 16-bit types", has_native, module->info.native_16bit);
}

/* ---- Versions, attributes ---------------------------------------------------------------------------------------- */

static void compare_versions(struct views *views)
{
    static const char models[][4] = {"ps", "vs", "gs", "hs", "ds", "cs", "lib", "", "", "", "", "", "", "ms", "as"};
    const struct dxs_module_info *info = &views->module->info;
    struct operands lists[] = {named(views, "dx.shaderModel"), named(views, "dx.version"), named(views, "dx.valver")};
    struct operands model = node_at(views, &lists[0], 0), dxil = node_at(views, &lists[1], 0);
    struct operands validator = node_at(views, &lists[2], 0);

    expect_text(views, "model", text_at(views, &model, 0), models[info->stage]);
    expect(views, "shader model", number_at(&model, 1), info->shader_model_major);
    expect(views, "shader model's minor", number_at(&model, 2), info->shader_model_minor);
    expect(views, "DXIL version", dxil.count ? number_at(&dxil, 0) : 1, info->dxil_major);
    expect(views, "DXIL minor version", dxil.count ? number_at(&dxil, 1) : 0, info->dxil_minor);
    expect(views, "validator", validator.count ? number_at(&validator, 0) : 1, info->validator_major);
    expect(views, "validator's minor version", validator.count ? number_at(&validator, 1) : 0, info->validator_minor);
    expect(views, "debug information", named(views, "llvm.dbg.cu").count != 0, info->has_debug_info);
}

/* Attributes with text stand at the end of a function's first line. */
static void compare_attributes(struct views *views)
{
    static const char denormals[] = "fp32-denorm-mode";

    for (uint32_t n = 0; n < views->theirs->functions.count; n++) {
        const char *line = views->theirs->functions.data[n], *name = symbol_in(views, line);
        const struct function *function = views->module->functions;
        const char *at = strrchr(line, ')');
        bool has_mode = false;
        if ((strncmp(line, "define ", 7) != 0 && strncmp(line, "declare ", 8) != 0) || !name || !at)
            continue;
        for (uint32_t f = 1; f < views->module->function_count && strcmp(function->name, name) != 0; f++)
            function++;
        while ((at = strchr(at, '"')) != NULL) {
            const char *key = unquoted(views, at), *text = "";
            at = strchr(at + 1, '"') + 1;
            if (at[0] == '=') {
                text = unquoted(views, at + 1);
                at = strchr(at + 2, '"') + 1;
            }
            has_mode |= strcmp(key, denormals) == 0;
            expect_text(views, key, text, module_function_attribute(views->module, function, key));
        }
        if (!has_mode)
            expect_text(views, denormals, NULL, module_function_attribute(views->module, function, denormals));
    }
}

uint32_t compare_views(const char *file, struct listing *theirs, const struct module *module)
{
    struct views views = {file, theirs, module, 0};

    compare_versions(&views);
    compare_resources(&views);
    compare_entries(&views);
    compare_attributes(&views);
    return views.wrong != 0;
}
