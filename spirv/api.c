/* The dxs_converter functions of the public API. Errors inside the library unwind to dxs_convert, which returns them as
 * a result code. */
#include "dxil/handles.h"
#include "dxil/vendor/vendor.h"
#include "dxil/linear_algebra.h"
#include "spirv/converter.h"
#include "spirv/emit.h"
#include "spirv/lowering.h"
#include "spirv/release.h"

#include <string.h>

void INTERNAL_RELEASE(void)
{
}

void dxs_options_init(struct dxs_options *options, size_t size)
{
    struct dxs_options defaults;

    set_default_options(&defaults);
    sized_init(options, size, &defaults, sizeof defaults);
}

dxs_converter *dxs_converter_create(const struct dxs_allocator *allocator)
{
    dxs_converter *converter = allocate_object(allocator, sizeof *converter);

    if (!converter)
        return NULL;
    fault_clear(&converter->fault);
    arena_init(&converter->arena, allocator, &converter->fault, DEFAULT_MEMORY_LIMIT);
    return converter;
}

void dxs_converter_destroy(dxs_converter *converter)
{
    if (!converter)
        return;
    struct dxs_allocator allocator = converter->arena.allocator;
    arena_free(&converter->arena);
    allocator.release(allocator.user, converter, sizeof *converter);
}

const struct dxs_error *dxs_converter_error(const dxs_converter *converter)
{
    return &converter->fault.error;
}

static void list_resources(struct arena *arena, const struct module *module, const struct binding_layout *layout,
                           struct dxs_spirv *spirv)
{
    struct dxs_bound_resource *bound = arena_array(arena, layout->binding_count, sizeof *bound);

    spirv->resources = bound;
    for (uint32_t r = 0; r < layout->binding_count; r++)
        if (layout->bindings[r].used)
            *bound++ = (struct dxs_bound_resource){&module->resources[r].info, layout->bindings[r].binding};
    spirv->resource_count = (uint32_t)(bound - spirv->resources);
}

enum dxs_result dxs_convert(dxs_converter *converter, const dxs_module *object, uint32_t entry_index,
                            const struct dxs_options *given, struct dxs_spirv *spirv)
{
    memset(spirv, 0, sizeof *spirv);
    converter_begin(converter);
    if (setjmp(converter->fault.unwind))
        return converter->fault.error.code;

    const struct module *module = dxs_module_contents(object);
    const struct dxs_entry *entry = find_entry(converter, module, entry_index);
    struct dxs_options options;
    complete_options(converter, given, &options);
    if (converter->features)
        options.features = *converter->features;
    module = replace_vendor_calls(&converter->arena, module, entry, &options.nvapi);
    module = replace_heap_handles(&converter->arena, module, entry);
    module = replace_matrices(&converter->arena, module);
    struct emitted emitted =
        emit_entry(&converter->arena, module, &module->entries[entry_index], &options, &converter->feature_use);
    list_resources(&converter->arena, module, emitted.layout, spirv); /* the last step that can fail */
    spirv->words = emitted.words.data;
    spirv->word_count = emitted.words.count;
    spirv->entry_name = "main";
    spirv->stage = entry->stage;
    spirv->wave_size = emitted.wave_size;
    fault_clear(&converter->fault);
    return DXS_RESULT_OK;
}
