/* What a caller gives, completed and checked. */
#include "bindings/bindings.h"
#include "spirv/converter.h"

#include <string.h>

/* Ids and nesting are bounded as SPIR-V's universal limits are (specification, 2.17), which is what drivers count on.
 */
static const struct dxs_limits default_limits = {
    .memory = DEFAULT_MEMORY_LIMIT,
    .values = 0x3FFFFF,
    .blocks = UINT32_C(1) << 20,
    .types = UINT32_C(1) << 20,
    .nesting = 1023,
};

void set_default_options(struct dxs_options *options)
{
    memset(options, 0, sizeof *options);
    options->struct_size = sizeof *options;
    options->limits = default_limits;
    options->shifts = bindings_default_shifts();
    options->model = bindings_default_model();
    options->structured_names = true;
    memset(options->print.thread, 0xFF, sizeof options->print.thread); /* DXS_NOWHERE */
}

void complete_options(dxs_converter *converter, const struct dxs_options *given, struct dxs_options *options)
{
    size_t size = !given ? 0 : given->struct_size < sizeof *options ? given->struct_size : sizeof *options;

    if (given && size < sizeof options->struct_size)
        fail(&converter->fault, DXS_INVALID_ARGUMENT, "options.struct_size is %zu: not set by dxs_default_options?",
             given->struct_size);
    if (size < sizeof *options)
        set_default_options(options);
    if (given)
        memcpy(options, given, size);
    options->limits = complete_limits(options->limits, &default_limits);
    converter->arena.limit = options->limits.memory;
}

const struct dxs_entry *find_entry(dxs_converter *converter, const struct module *module, uint32_t entry)
{
    if (!module)
        fail(&converter->fault, DXS_INVALID_ARGUMENT, "the module has not been parsed");
    if (entry >= module->info.entry_count)
        fail(&converter->fault, DXS_INVALID_ARGUMENT, "entry %u of %u", entry, module->info.entry_count);
    return &module->entries[entry];
}
