/* Creates, uses and destroys one object of every kind that takes an allocator. */
#include "tests/robustness/every_object.h"
#include "tests/common/demand.h"

#include <string.h>

struct every_object create_every_object(const struct dxs_allocator *allocator)
{
    struct every_object objects;

    objects.module = dxs_module_create(allocator);
    objects.converter = dxs_converter_create(allocator);
    objects.signature = dxs_root_signature_create(allocator);
    objects.other_signature = dxs_root_signature_create(allocator);
    objects.layout = dxs_layout_create(allocator);
    objects.graph = dxs_graph_create(allocator);
    return objects;
}

void destroy_every_object(const struct every_object *objects)
{
    dxs_graph_destroy(objects->graph);
    dxs_layout_destroy(objects->layout);
    dxs_root_signature_destroy(objects->other_signature);
    dxs_root_signature_destroy(objects->signature);
    dxs_converter_destroy(objects->converter);
    dxs_module_destroy(objects->module);
}

bool has_every_object(const struct every_object *o)
{
    return o->module && o->converter && o->signature && o->other_signature && o->layout && o->graph;
}

/* ---- Shaders ----------------------------------------------------------------------------------------------------- */

static enum dxs_result use_entry(const struct every_object *o, uint32_t entry, const struct dxs_options *options)
{
    struct dxs_spirv spirv;
    const char *text;
    size_t length;

    enum dxs_result result = dxs_convert(o->converter, o->module, entry, options, &spirv);
    demand(result == DXS_RESULT_OK || (!spirv.words && spirv.word_count == 0), "a failed conversion gives no words");
    demand(dxs_converter_error(o->converter)->code == result, "the error is the one returned");
    if (result == DXS_RESULT_OK)
        result = dxs_reflect(o->converter, o->module, entry, options, &text, &length);
    demand(result != DXS_RESULT_OK || strlen(text) == length, "reflection is text");
    return result;
}

/* Covers the registers that shaders commonly use. Other registers make the conversion fail. */
static const char wide_signature[] =
    "DescriptorTable(SRV(t0, numDescriptors=unbounded), UAV(u0, numDescriptors=64, offset=4096)), CBV(b0), "
    "RootConstants(num32BitConstants=8, b1), DescriptorTable(CBV(b2, numDescriptors=12)), "
    "DescriptorTable(Sampler(s0, numDescriptors=unbounded))";

enum dxs_result use_shader(const struct every_object *o, const void *bytes, size_t size)
{
    struct dxs_options options = dxs_default_options();
    const char *text;
    size_t length;

    enum dxs_result result = dxs_module_parse(o->module, bytes, size, NULL);
    uint32_t entries = dxs_module_describe(o->module)->entry_count;
    options.shader_hash = dxs_hash_shader(bytes, size).hash;
    demand(result == DXS_RESULT_OK || entries == 0, "a module that was not parsed has no entries");
    for (uint32_t entry = 0; entry < entries && result == DXS_RESULT_OK; entry++)
        result = use_entry(o, entry, NULL);
    if (result == DXS_RESULT_OK)
        result = dxs_disassemble(o->converter, o->module, &text, &length);
    if (result == DXS_RESULT_OK)
        result = dxs_reflect(o->converter, o->module, DXS_NONE, NULL, &text, &length);
    if (result == DXS_RESULT_OK)
        result = dxs_root_signature_from_hlsl(o->signature, DXS_ROOT_SIGNATURE_VERSION_V1_1, wide_signature,
                                              sizeof wide_signature - 1);
    if (result == DXS_RESULT_OK)
        result = dxs_layout_build(o->layout, dxs_root_signature_describe(o->signature), NULL, NULL);
    options.layout = o->layout;
    options.debug_info = options.debug_variables = true;
    for (uint32_t entry = 0; entry < entries && result == DXS_RESULT_OK; entry++)
        result = use_entry(o, entry, &options);
    return result;
}

/* ---- Root signatures --------------------------------------------------------------------------------------------- */

static enum dxs_result use_layout(const struct every_object *o)
{
    static const char local_text[] = "RootFlags(LOCAL_ROOT_SIGNATURE), CBV(b0, space=1), DescriptorTable(SRV(t0, "
                                     "space=1, numDescriptors=3)), StaticSampler(s5, space=1)";
    struct dxs_layout_policy policy = dxs_default_layout_policy();
    struct dxs_resource buffer = {.resource_class = DXS_RESOURCE_CLASS_SRV,
                                  .kind = DXS_RESOURCE_KIND_RAW_BUFFER,
                                  .lower_bound = 5,
                                  .count = 1,
                                  .name = "buffer"};
    struct dxs_binding_request request = {.stage = DXS_STAGE_COMPUTE, .resource = &buffer};
    struct dxs_binding binding;
    const char *json;
    size_t size;

    policy.mutable_descriptors = true;
    policy.static_cbv = DXS_STATIC_FORM_DESCRIPTOR;
    for (int heap = DXS_HEAP_UNIFORM_BUFFERS; heap < DXS_HEAP_COUNT; heap++)
        policy.heaps[heap] = policy.heaps[DXS_HEAP_STORAGE_BUFFERS];
    enum dxs_result result = dxs_root_signature_from_hlsl(o->other_signature, DXS_ROOT_SIGNATURE_VERSION_V1_1,
                                                          local_text, sizeof local_text - 1);
    if (result == DXS_RESULT_OK)
        result = dxs_layout_build(o->layout, dxs_root_signature_describe(o->signature),
                                  dxs_root_signature_describe(o->other_signature), &policy);
    if (result == DXS_RESULT_OK)
        result = dxs_layout_resolve(o->layout, &request, &binding);
    if (result == DXS_RESULT_OK)
        result = dxs_layout_to_json(o->layout, &json, &size);
    demand(result != DXS_RESULT_OK || strlen(json) == size, "a layout is text");
    return result;
}

enum dxs_result use_root_signature(const struct every_object *o)
{
    const struct dxs_root_signature_desc *desc;
    const void *bytes;
    const char *text;
    size_t size;

    enum dxs_result result = dxs_root_signature_from_hlsl(o->signature, DXS_ROOT_SIGNATURE_VERSION_V1_1, wide_signature,
                                                          sizeof wide_signature - 1);
    desc = dxs_root_signature_describe(o->signature);
    if (result == DXS_RESULT_OK)
        result = dxs_root_signature_to_json(o->signature, desc, &text, &size);
    if (result == DXS_RESULT_OK)
        result = dxs_root_signature_from_json(o->other_signature, text, size);
    if (result == DXS_RESULT_OK)
        result = dxs_root_signature_to_hlsl(o->signature, desc, &text, &size);
    if (result == DXS_RESULT_OK)
        result = dxs_root_signature_serialize_content(o->signature, desc, &bytes, &size);
    if (result == DXS_RESULT_OK)
        result = dxs_root_signature_serialize(o->signature, desc, &bytes, &size);
    if (result == DXS_RESULT_OK)
        result = dxs_root_signature_parse(o->other_signature, bytes, size);
    if (result == DXS_RESULT_OK)
        result = dxs_root_signature_convert(o->other_signature, desc, DXS_ROOT_SIGNATURE_VERSION_V1_0);
    demand(result != DXS_RESULT_OK ||
               dxs_root_signature_describe(o->other_signature)->parameter_count == desc->parameter_count,
           "what is written can be read");
    return result == DXS_RESULT_OK ? use_layout(o) : result;
}

/* ---- Graphs ------------------------------------------------------------------------------------------------------ */

enum dxs_result use_graph(const struct every_object *o)
{
    static const char graph[] = "entry: condition left right\n"
                                "left: switch right entry_2 done\n"
                                "entry_2: branch left\n"
                                "right: condition left done\n"
                                "done: return\n";
    const char *text;
    size_t size;

    enum dxs_result result = dxs_graph_structurize(o->graph, graph);
    for (int view = DXS_GRAPH_VIEW_INPUT_TEXT; view <= DXS_GRAPH_VIEW_UNREFINED_DOT && result == DXS_RESULT_OK; view++)
        result = dxs_graph_show(o->graph, (enum dxs_graph_view)view, "graph", &text, &size);
    return result;
}
