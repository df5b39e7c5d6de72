/* dxs_reflect of the public API: errors unwind to here. */
#include "dxil/vendor/vendor.h"
#include "dxs_inspect.h"
#include "inspect/reflect.h"
#include "spirv/converter.h"
#include "spirv/function/function.h"
#include "spirv/resources/handles.h"
#include "spirv/lowering.h"

/* The STAT program has declarations only. */
static bool has_code(const struct module *module, const struct dxs_entry *entry)
{
    uint32_t function = entry->function != DXS_NONE ? entry->function : entry->patch_function;

    return function != DXS_NONE && !module->functions[function].is_declaration;
}

static void reflect(struct text *text, struct arena *arena, const struct module *module, const struct dxs_entry *entry,
                    const struct dxs_options *options)
{
    struct bitset used;
    struct buffer_requirements requirements;
    struct heap_accesses accesses = {0};
    struct builder builder;
    struct lowering l;
    struct feature_use use;

    if (has_code(module, entry)) {
        used = survey_entry(&l, &builder, arena, module, entry, options, &use);
        requirements = find_buffer_requirements(&l);
        find_heap_accesses(&l, &accesses);
        arena->fault->error.function = DXS_NONE;
        for (uint32_t r = 0; r < module->info.resource_count; r++)
            if (is_vendor_register(&module->resources[r].info, &options->nvapi))
                bitset_remove(&used, r);
    } else {
        used = bitset_create(arena, module->info.resource_count);
        for (uint32_t r = 0; r < module->info.resource_count; r++)
            bitset_add(&used, r);
        requirements.texels = requirements.storage = bitset_create(arena, module->info.resource_count);
    }
    struct binding_layout *layout = bindings_resolve(arena, module, entry, options, &used, &requirements);
    for (uint32_t n = 0; n < accesses.count; n++) {
        const struct dxs_resource *view = &accesses.data[n].info;
        accesses.data[n].binding =
            bindings_resolve_heap(arena, options, entry->stage, view, needs_storage_view(&l, view), module, layout);
    }
    reflect_entry(text, module, entry, layout, &accesses, options->shader_hash);
}

enum dxs_result dxs_reflect(dxs_converter *converter, const dxs_module *object, uint32_t entry,
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
    struct text text = text_create(&converter->arena);
    if (module && entry == DXS_NONE) {
        reflect_module(&text, module, options.shader_hash);
    } else {
        reflect(&text, &converter->arena, module, find_entry(converter, module, entry), &options);
    }
    *json = text_finish(&text);
    *size = text.count;
    fault_clear(&converter->fault);
    return DXS_RESULT_OK;
}
