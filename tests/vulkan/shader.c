#include "shader.h"

#include "report.h"

static struct dxs_options options_for(const struct device *d, enum options_kind kind)
{
    struct dxs_options options = dxs_default_options();

    if (kind == OPTIONS_BASELINE)
        return options;
    options.features = (struct dxs_features){
        .demote_to_helper = device_has(d, "demote"),
        .storage_image_read_without_format = device_has(d, "read-without-format"),
        .integer_dot_product = device_has(d, "integer-dot-product"),
        .maximal_reconvergence = device_has(d, "maximal-reconvergence"),
        .denorm_preserve_16bit = device_has(d, "denorm-preserve-16"),
        .denorm_preserve_64bit = device_has(d, "denorm-preserve-64"),
    };
    return options;
}

static struct shader_binding *add_binding(struct shader *s)
{
    s->bindings = reallocate(s->bindings, s->binding_count + 1, sizeof *s->bindings);
    return &s->bindings[s->binding_count++];
}

/* Keeps the default layout, and notes the heap views that come by. */
static bool note_heap_view(void *user, const struct dxs_binding_request *request, struct dxs_binding *binding)
{
    if (request->from_heap)
        *add_binding(user) = (struct shader_binding){*request->resource, *binding, true};
    return true;
}

static void parse(struct shader *s, const void *bytes, size_t size)
{
    dxs_module *module = dxs_module_create(NULL);

    if (!module)
        test_fails("out of memory");
    if (dxs_module_parse(module, bytes, size, NULL) != DXS_OK)
        test_fails("refused: %s", dxs_module_error(module)->message);
    if (dxs_module_get_info(module).stage == DXS_STAGE_LIBRARY)
        test_skips("a library");
    *s = (struct shader){.module = module, .entry = *dxs_module_entry(module, 0)};
}

static void convert(struct shader *s, const struct device *device, enum options_kind kind)
{
    struct dxs_options options = options_for(device, kind);
    dxs_converter *converter = dxs_converter_create(NULL);
    struct dxs_spirv spirv;

    if (!converter)
        test_fails("out of memory");
    options.layout = s->root ? s->root->layout : NULL;
    options.map_resource = note_heap_view;
    options.map_user = s;
    enum dxs_result result = dxs_convert(converter, s->module, 0, &options, &spirv);
    if (result == DXS_BAD_MAPPING && s->root && s->root->is_chosen)
        test_skips("%s", dxs_converter_error(converter)->message);
    if (result == DXS_UNSUPPORTED)
        test_skips("not converted: %s", dxs_converter_error(converter)->message);
    if (result != DXS_OK)
        test_fails("not converted: %s: %s", dxs_result_name(dxs_converter_error(converter)->code),
                   dxs_converter_error(converter)->message);
    s->words = spirv.words;
    s->word_count = spirv.word_count;
    s->entry_name = spirv.entry_name;
    for (uint32_t i = 0; i < spirv.resource_count; i++)
        *add_binding(s) = (struct shader_binding){*spirv.resources[i].resource, spirv.resources[i].binding, false};
}

void convert_shader(struct shader *s, const char *dxil_path, const struct device *device, enum options_kind kind,
                    const struct binding_choice *choice)
{
    size_t size;
    char *bytes = read_file(dxil_path, &size);

    parse(s, bytes, size);
    s->root = choice ? read_root_binding(dxil_path, s->module, choice) : NULL;
    convert(s, device, kind);
}

void convert_shader_bytes(struct shader *s, const void *bytes, size_t size, const struct device *device,
                          enum options_kind kind)
{
    parse(s, bytes, size);
    convert(s, device, kind);
}

bool shader_declares(const struct shader *s, struct register_name name)
{
    static const char letters[] = {
        [DXS_CLASS_SRV] = 't', [DXS_CLASS_UAV] = 'u', [DXS_CLASS_CBV] = 'b', [DXS_CLASS_SAMPLER] = 's'};
    uint32_t count = dxs_module_get_info(s->module).resource_count;

    for (uint32_t i = 0; i < count; i++) {
        const struct dxs_resource *r = dxs_module_resource(s->module, i);
        if (letters[r->resource_class] == name.letter && r->space == name.space && name.number >= r->lower_bound &&
            (r->count == DXS_UNBOUNDED || name.number - r->lower_bound < r->count))
            return true;
    }
    return name.letter == 'h' || name.letter == 'd';
}
