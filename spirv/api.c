/* The dxs_converter functions of the public API: the boundary to which faults unwind. */
#include "spirv/converter.h"
#include "dxil/vendor.h"
#include "spirv/handles.h"

#include "base/text.h"

#include <stdlib.h>

/* Ids and nesting are bounded as SPIR-V's universal limits are (specification, 2.17), which is what drivers count on.
 */
static const struct dxs_limits default_limits = {
    .memory = DEFAULT_MEMORY_LIMIT,
    .values = 0x3FFFFF,
    .blocks = UINT32_C(1) << 20,
    .types = UINT32_C(1) << 20,
    .nesting = 1023,
};

struct dxs_options dxs_default_options(void)
{
    struct dxs_options options = {.struct_size = sizeof options, .limits = default_limits};

    options.shifts = bindings_default_shifts();
    options.model = bindings_default_model();
    options.structured_names = true;
    memset(options.print.thread, 0xFF, sizeof options.print.thread); /* DXS_NOWHERE */
    return options;
}

dxs_converter *dxs_converter_create(const struct dxs_allocator *allocator)
{
    dxs_converter *converter =
        allocator ? allocator->allocate(allocator->user, sizeof *converter) : malloc(sizeof *converter);

    if (!converter)
        return NULL;
    memset(converter, 0, sizeof *converter);
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

/* The caller's options over the defaults: what a caller built against an older header does not know keeps its default.
 * From here on their memory limit holds. */
static void complete_options(dxs_converter *converter, const struct dxs_options *given, struct dxs_options *options)
{
    size_t size = !given ? 0 : given->struct_size < sizeof *options ? given->struct_size : sizeof *options;

    if (given && size < sizeof options->struct_size)
        fail(&converter->fault, DXS_INVALID_ARGUMENT, "options.struct_size is %zu: not set by dxs_default_options?",
             given->struct_size);
    if (size < sizeof *options)
        *options = dxs_default_options();
    if (given)
        memcpy(options, given, size);
    options->limits = complete_limits(options->limits, &default_limits);
    converter->arena.limit = options->limits.memory;
}

static const struct dxs_entry *find_entry(dxs_converter *converter, const struct module *module, uint32_t entry)
{
    if (!module)
        fail(&converter->fault, DXS_INVALID_ARGUMENT, "the module has not been parsed");
    if (entry >= module->info.entry_count)
        fail(&converter->fault, DXS_INVALID_ARGUMENT, "entry %u of %u", entry, module->info.entry_count);
    return &module->entries[entry];
}

static void list_resources(struct arena *arena, const struct module *module, const struct binding_layout *layout,
                           struct dxs_spirv *spirv)
{
    struct dxs_bound_resource *bound = arena_array(arena, layout->path_count, sizeof *bound);

    for (uint32_t r = 0; r < layout->path_count; r++)
        if (layout->paths[r].bound)
            bound[spirv->resource_count++] =
                (struct dxs_bound_resource){&module->resources[r].info, layout->paths[r].binding};
    spirv->resources = bound;
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
    module = replace_vendor_calls(&converter->arena, module, entry, &options.nvapi);
    struct emitted emitted = emit_entry(&converter->arena, module, &module->entries[entry_index], &options);
    struct dxs_spirv result = {
        .words = emitted.words.data,
        .word_count = emitted.words.count,
        .entry_name = "main",
        .stage = entry->stage,
    };
    list_resources(&converter->arena, module, emitted.layout, &result);
    *spirv = result;
    fault_clear(&converter->fault);
    return DXS_OK;
}

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
