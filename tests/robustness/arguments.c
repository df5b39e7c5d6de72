/* Wrong arguments by callers: NULL and zero, option structures of other sizes, unset fields, callbacks that fail or
 * return nonsense. */
#include "tests/common/counting_allocator.h"
#include "tests/common/demand.h"
#include "tests/common/files.h"

#include "dxs_graph.h"
#include "dxs_inspect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Nothing at all ---------------------------------------------------------------------------------------------- */

static void use_nothing(void)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_spirv spirv;
    const char *text;
    size_t size;

    dxs_module_destroy(NULL);
    dxs_converter_destroy(NULL);
    demand(dxs_module_parse(module, NULL, 0, NULL) != DXS_RESULT_OK, "no bytes are no module");
    demand(dxs_module_parse(module, NULL, 100, NULL) != DXS_RESULT_OK, "NULL is no module");
    demand(dxs_module_parse(module, "", 0, NULL) != DXS_RESULT_OK, "an empty file is no module");
    demand(dxs_module_describe(module)->entry_count == 0, "nothing has no entries");
    demand(!dxs_module_entry(module, 0) && !dxs_module_resource(module, 0), "nothing has no contents");
    demand(dxs_module_find_entry(module, "main") == DXS_NONE, "nothing has no entry called main");
    demand(!dxs_module_root_signature(module, &size) && size == 0, "nothing has no root signature");
    demand(dxs_convert(converter, module, 0, NULL, &spirv) == DXS_RESULT_INVALID_ARGUMENT,
           "nothing cannot be converted");
    demand(!spirv.words && spirv.word_count == 0, "and gives no words");
    demand(dxs_disassemble(converter, module, &text, &size) == DXS_RESULT_INVALID_ARGUMENT, "nothing has no assembly");
    demand(dxs_reflect(converter, module, 0, NULL, &text, &size) == DXS_RESULT_INVALID_ARGUMENT,
           "nothing has no reflection");
    demand(dxs_hash_shader(NULL, 100).hash == dxs_hash_shader("", 0).hash, "nothing has the name of nothing");
    demand(dxs_module_error(module) && dxs_converter_error(converter), "there is always an error to look at");
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}

static void name_everything(void)
{
    for (int i = -2; i < 40; i++) {
        demand(dxs_result_name((enum dxs_result)i)[0], "all results have names, and so have other numbers");
        demand(dxs_stage_name((enum dxs_stage)i)[0], "all stages have names, and so have other numbers");
    }
}

/* ---- Options of other sizes -------------------------------------------------------------------------------------- */

static enum dxs_result convert_with(dxs_converter *converter, const dxs_module *module,
                                    const struct dxs_options *options, struct dxs_spirv *spirv)
{
    enum dxs_result result = dxs_convert(converter, module, 0, options, spirv);
    demand(dxs_converter_error(converter)->code == result, "the error is the one returned");
    return result;
}

static void use_other_sizes(const struct input_file *file)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_options defaults = dxs_default_options();
    struct dxs_spirv spirv;

    demand(dxs_module_parse(module, file->bytes, file->size, NULL) == DXS_RESULT_OK, "the file parses");
    demand(convert_with(converter, module, NULL, &spirv) == DXS_RESULT_OK, "the file converts");
    size_t words = spirv.word_count;
    for (size_t size = 0; size <= sizeof defaults + 64; size++) {
        /* Exactly the stated size: sanitizers see reads past the end. */
        struct dxs_options *options =
            calloc(1, size < sizeof options->struct_size ? sizeof options->struct_size : size);
        memcpy(options, &defaults, size < sizeof defaults ? size : sizeof defaults);
        options->struct_size = size;
        enum dxs_result result = convert_with(converter, module, options, &spirv);
        if (size < sizeof options->struct_size)
            demand(result == DXS_RESULT_INVALID_ARGUMENT, "a size that was not set is refused");
        else
            demand(result == DXS_RESULT_OK && spirv.word_count == words, "older and newer options mean the same");
        free(options);
    }
    struct dxs_features required, used;
    for (uint32_t entry = dxs_module_describe(module)->entry_count; entry; entry *= 2)
        demand(dxs_convert(converter, module, entry, NULL, &spirv) == DXS_RESULT_INVALID_ARGUMENT, "no such entry");
    demand(dxs_convert(converter, module, UINT32_MAX, NULL, &spirv) == DXS_RESULT_INVALID_ARGUMENT, "no such entry");
    demand(dxs_entry_features(converter, module, UINT32_MAX, NULL, &required, &used) == DXS_RESULT_INVALID_ARGUMENT &&
               !used.on[DXS_FEATURE_FLOAT_CONTROLS2],
           "no features of no entry");
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}

static void use_other_parse_sizes(const struct input_file *file)
{
    dxs_module *module = dxs_module_create(NULL);
    struct dxs_parse_options defaults = dxs_default_parse_options();

    for (size_t size = 0; size <= sizeof defaults + 64; size++) {
        struct dxs_parse_options *options =
            calloc(1, size < sizeof options->struct_size ? sizeof options->struct_size : size);
        memcpy(options, &defaults, size < sizeof defaults ? size : sizeof defaults);
        options->struct_size = size;
        enum dxs_result result = dxs_module_parse(module, file->bytes, file->size, options);
        demand(result == (size < sizeof options->struct_size ? DXS_RESULT_INVALID_ARGUMENT : DXS_RESULT_OK),
               "older and newer options are taken, none without a size");
        free(options);
    }
    defaults.program = (enum dxs_program)77;
    demand(dxs_module_parse(module, file->bytes, file->size, &defaults) == DXS_RESULT_INVALID_ARGUMENT,
           "no such program");
    dxs_module_destroy(module);
}

/* Option structures of other sizes are initialized: known fields to defaults, later ones to 0, nothing beyond. */
static void get_other_sizes(void)
{
    enum {
        ROOM = 4096,
        KIND_COUNT = 3
    };
    const struct dxs_parse_options parse_options = dxs_default_parse_options();
    const struct dxs_options options = dxs_default_options();
    const struct dxs_layout_policy policy = dxs_default_layout_policy();
    const void *defaults[KIND_COUNT] = {&parse_options, &options, &policy};
    const size_t known[KIND_COUNT] = {sizeof parse_options, sizeof options, sizeof policy};

    for (int kind = 0; kind < KIND_COUNT; kind++)
        for (size_t size = 0; size <= known[kind] + 64; size++) {
            union {
                size_t struct_size;
                struct dxs_parse_options parse_options;
                struct dxs_options options;
                struct dxs_layout_policy policy;
                unsigned char bytes[ROOM];
            } made;
            memset(made.bytes, 0xA5, ROOM);
            if (kind == 0)
                dxs_parse_options_init(&made.parse_options, size);
            else if (kind == 1)
                dxs_options_init(&made.options, size);
            else
                dxs_layout_policy_init(&made.policy, size);
            size_t written = size < sizeof size ? 0 : size;
            demand(written == 0 || made.struct_size == size, "the size is the caller's");
            for (size_t n = sizeof size; n < written; n++)
                demand(made.bytes[n] == (n < known[kind] ? ((const unsigned char *)defaults[kind])[n] : 0),
                       "what is known is at its default, the rest is 0");
            for (size_t n = written; n < ROOM; n++)
                demand(made.bytes[n] == 0xA5, "nothing is written beyond the size");
        }
}

/* Fields set by a newer caller that this library does not know. */
static void set_unknown(const struct input_file *file)
{
    struct {
        struct dxs_options options;
        uint64_t newer;
    } larger = {.options = dxs_default_options()};
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_options *o = &larger.options;
    struct dxs_spirv spirv;

    demand(dxs_module_parse(module, file->bytes, file->size, NULL) == DXS_RESULT_OK, "the file parses");
    o->struct_size = sizeof larger;
    demand(convert_with(converter, module, o, &spirv) == DXS_RESULT_OK, "newer options at 0 mean what was before");
    larger.newer = UINT64_C(1) << 56;
    demand(convert_with(converter, module, o, &spirv) == DXS_RESULT_INVALID_ARGUMENT, "newer options are not ignored");
    void *const reserved[] = {o->model.reserved + sizeof o->model.reserved / sizeof *o->model.reserved - 1,
                              o->features.reserved + sizeof o->features.reserved / sizeof *o->features.reserved - 1,
                              o->pipeline.reserved,
                              o->workarounds.reserved,
                              o->reserved_meaning,
                              o->reserved_output,
                              o->reserved_words,
                              o->nvapi.reserved,
                              o->print.reserved,
                              o->checks.reserved,
                              &o->features.on[DXS_FEATURE_COUNT],
                              &o->workarounds.on[DXS_MAX_SWITCHES - 1],
                              o->limits.reserved + 1,
                              &o->guarantees.on[DXS_GUARANTEE_COUNT],
                              o->guarantees.reserved + 7};
    for (size_t n = 0; n < sizeof reserved / sizeof *reserved; n++) {
        *o = dxs_default_options();
        memset(reserved[n], 1, 1);
        demand(convert_with(converter, module, o, &spirv) == DXS_RESULT_INVALID_ARGUMENT,
               "what is reserved is not ignored");
        demand(strstr(dxs_converter_error(converter)->message, "does not know") != NULL, "the error says so");
    }
    *o = dxs_default_options();
    o->node_model = (enum dxs_node_model)(DXS_NODE_MODEL_POOL + 1);
    demand(convert_with(converter, module, o, &spirv) == DXS_RESULT_INVALID_ARGUMENT, "no such model of nodes");
    *o = dxs_default_options();
    o->checks.check = (enum dxs_check)(DXS_CHECK_HAZARDS + 1);
    demand(convert_with(converter, module, o, &spirv) == DXS_RESULT_INVALID_ARGUMENT, "no such check");
    *o = dxs_default_options();
    o->features.compute_derivatives = (enum dxs_compute_derivatives)(DXS_COMPUTE_DERIVATIVES_QUADS + 1);
    demand(convert_with(converter, module, o, &spirv) == DXS_RESULT_INVALID_ARGUMENT, "no such derivatives");
    struct dxs_parse_options parse_options = dxs_default_parse_options();
    parse_options.limits.reserved[0] = 1;
    demand(dxs_module_parse(module, file->bytes, file->size, &parse_options) == DXS_RESULT_INVALID_ARGUMENT,
           "what is reserved is not ignored in parsing");
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}

/* ---- Callbacks --------------------------------------------------------------------------------------------------- */

static bool refuse(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    (void)user, (void)request, (void)binding;
    return false;
}

/* Fills every byte of the binding with one value; bools get 0 or 1. */
static bool fill(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    unsigned char value = *(const unsigned char *)user;

    (void)request;
    memset(binding, value, sizeof *binding);
    binding->in_heap = value & 1;
    binding->constant_index_only = value & 2;
    binding->uses_offset_records = value & 4;
    binding->ignores_index = value & 8;
    binding->in_bound_heap = value & 16;
    binding->has_no_size = value & 32;
    return true;
}

static bool keep_all(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    (void)user, (void)binding;
    demand(request->resource->name, "requests name their resource");
    return true;
}

static void look_at_views(void *user, const char *function, const dxs_control_flow *flow)
{
    dxs_graph *graph = dxs_graph_create(NULL);
    const char *text;
    size_t size;

    demand(*function != 0, "functions have names");
    for (int view = DXS_GRAPH_VIEW_INPUT_TEXT; view <= DXS_GRAPH_VIEW_UNREFINED_DOT; view++)
        demand(dxs_graph_show_function(graph, flow, view, &text, &size) == DXS_RESULT_OK && strlen(text) == size,
               "functions can be shown");
    demand(dxs_graph_show_function(graph, flow, 99, &text, &size) == DXS_RESULT_INVALID_ARGUMENT && !text && size == 0,
           "views that do not exist are refused");
    dxs_graph_show_function(graph, flow, DXS_GRAPH_VIEW_INPUT_TEXT, &text, &size);
    char *copy = malloc(size + 1);
    demand(copy != NULL, "there is memory");
    memcpy(copy, text, size + 1);
    demand(dxs_graph_structurize(graph, copy) == DXS_RESULT_OK &&
               dxs_graph_show(graph, DXS_GRAPH_VIEW_INPUT_TEXT, "", &text, &size) == DXS_RESULT_OK &&
               strcmp(text, copy) == 0,
           "what is shown as text can be read");
    free(copy);
    dxs_graph_destroy(graph);
    ++*(int *)user;
}

static void use_callbacks(const struct input_file *file)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_spirv spirv, again;
    int pictures = 0;

    demand(dxs_module_parse(module, file->bytes, file->size, NULL) == DXS_RESULT_OK, "the file parses");
    struct dxs_options options = dxs_default_options();
    convert_with(converter, module, &options, &spirv);
    uint32_t resources = spirv.resource_count;
    size_t words = spirv.word_count;
    options.map_resource = keep_all;
    demand(convert_with(converter, module, &options, &again) == DXS_RESULT_OK && again.word_count == words,
           "a mapping that keeps the defaults changes nothing");
    options.map_resource = refuse;
    enum dxs_result refused = convert_with(converter, module, &options, &spirv);
    demand(refused == DXS_RESULT_NO_MAPPING || (refused == DXS_RESULT_OK && resources == 0),
           "refused resources end the conversion");
    for (unsigned value = 0; value < 256; value++) {
        unsigned char byte = (unsigned char)value;
        options.map_resource = fill;
        options.map_user = &byte;
        demand(convert_with(converter, module, &options, &spirv) != DXS_RESULT_INTERNAL_ERROR,
               "nonsense is no fault of ours");
    }
    options = dxs_default_options();
    options.show_control_flow = look_at_views;
    options.show_user = &pictures;
    demand(convert_with(converter, module, &options, &again) == DXS_RESULT_OK && again.word_count == words,
           "pictures change nothing");
    demand(pictures > 0, "pictures are drawn where they are asked for");
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}

/* ---- Every truncation -------------------------------------------------------------------------------------------- */

static void truncate_file(const struct input_file *file)
{
    dxs_module *module = dxs_module_create(NULL);
    dxs_converter *converter = dxs_converter_create(NULL);

    for (size_t size = 0; size < file->size; size++) {
        uint8_t *bytes = malloc(size ? size : 1); /* exact size: sanitizers see reads past the end */
        memcpy(bytes, file->bytes, size);
        demand(dxs_module_parse(module, bytes, size, NULL) != DXS_RESULT_OK, "a truncated container is refused");
        free(bytes);
    }
    dxs_converter_destroy(converter);
    dxs_module_destroy(module);
}

int main(int argc, char **argv)
{
    struct input_files files = {0};

    for (int i = 1; i < argc; i++)
        if (!add_input_files(&files, argv[i]))
            return 2;
    use_nothing();
    name_everything();
    get_other_sizes();
    for (size_t i = 0; i < files.count; i++) {
        use_other_sizes(&files.data[i]);
        use_other_parse_sizes(&files.data[i]);
        set_unknown(&files.data[i]);
        use_callbacks(&files.data[i]);
        truncate_file(&files.data[i]);
    }
    printf("%zu files\n", files.count);
    free_input_files(&files);
    return 0;
}
