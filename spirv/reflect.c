/* Reflection in the public API: the boundary to which faults unwind. */
#include "dxil/vendor.h"
#include "dxs_inspect.h"
#include "spirv/converter.h"
#include "spirv/handles.h"

static void finish_text(struct text *text, const char **string, size_t *size)
{
    *string = text_finish(text);
    *size = text->count;
}

enum dxs_result dxs_reflect(dxs_converter *converter, const dxs_module *object, uint32_t entry_index,
                            const struct dxs_options *given, const char **json, size_t *size)
{
    *json = NULL;
    *size = 0;
    converter_begin(converter);
    if (setjmp(converter->fault.unwind))
        return converter->fault.error.code;
    struct dxs_options options;
    complete_options(converter, given, &options);
    const struct module *module = dxs_module_contents(object);
    if (module && entry_index == DXS_NOWHERE) {
        struct text text = text_create(&converter->arena);
        reflect_module(&text, module, options.shader_hash);
        finish_text(&text, json, size);
        return DXS_OK;
    }
    const struct dxs_entry *entry = find_entry(converter, module, entry_index);
    struct bitset used = find_named_resources(&converter->arena, module, entry);
    for (uint32_t r = 0; r < module->info.resource_count; r++)
        if (is_vendor_register(&module->resources[r].info, &options.nvapi))
            bitset_remove(&used, r);
    struct record_index index = record_index_create(&converter->arena, module);
    struct bitset questioned = find_residency_questions(&converter->arena, &index);
    struct binding_layout *layout = bindings_resolve(&converter->arena, module, entry, &options, &used, &questioned);
    struct words functions = reached_functions(&converter->arena, module, entry);
    struct heap_accesses accesses = {0};
    find_heap_accesses(&converter->arena, module, &functions, &accesses);
    for (uint32_t n = 0; n < accesses.count; n++)
        accesses.data[n].path =
            bindings_resolve_heap(&converter->arena, &options, entry->stage, &accesses.data[n].info, module, layout);
    struct text text = text_create(&converter->arena);
    reflect_entry(&text, module, entry, layout, &accesses, options.shader_hash);
    finish_text(&text, json, size);
    return DXS_OK;
}
