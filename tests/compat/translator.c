#include "translator.h"

#include "dxs_inspect.h"

#include <string.h>

struct translator translator;

struct dxs_module {
    struct dxs_error error;
};
struct dxs_converter {
    struct dxs_error error;
};
static struct dxs_module the_module;
static struct dxs_converter the_converter;

/* ---- Options ----------------------------------------------------------------------------------------------------- */

void dxs_options_init(struct dxs_options *options, size_t size)
{
    memcpy(options, &translator.defaults, size);
}

void dxs_parse_options_init(struct dxs_parse_options *options, size_t size)
{
    memset(options, 0, size);
    options->struct_size = size;
    options->limits.blocks = 77;
}

/* ---- Modules ----------------------------------------------------------------------------------------------------- */

dxs_module *dxs_module_create(const struct dxs_allocator *allocator)
{
    (void)allocator;
    return &the_module;
}

void dxs_module_destroy(dxs_module *module)
{
    (void)module;
}

enum dxs_result dxs_module_parse(dxs_module *module, const void *bytes, size_t size,
                                 const struct dxs_parse_options *options)
{
    (void)module;
    translator.bytes = bytes;
    translator.size = size;
    translator.parse_options = *options;
    return translator.parse_result;
}

const struct dxs_error *dxs_module_error(const dxs_module *module)
{
    return &module->error;
}

const struct dxs_module_info *dxs_module_describe(const dxs_module *module)
{
    (void)module;
    return &translator.info;
}

const struct dxs_entry *dxs_module_entry(const dxs_module *module, uint32_t index)
{
    (void)module;
    return index < translator.info.entry_count ? &translator.entries[index] : NULL;
}

uint32_t dxs_module_find_entry(const dxs_module *module, const char *name)
{
    (void)module;
    for (uint32_t n = 0; n < translator.info.entry_count; n++)
        if (strcmp(translator.entries[n].name, name) == 0 || strcmp(translator.entries[n].mangled_name, name) == 0)
            return n;
    return DXS_NONE;
}

const struct dxs_resource *dxs_module_resource(const dxs_module *module, uint32_t index)
{
    (void)module;
    return index < translator.info.resource_count ? &translator.resources[index] : NULL;
}

const struct dxs_subobject *dxs_module_subobject(const dxs_module *module, uint32_t index)
{
    (void)module;
    return index < translator.info.subobject_count ? &translator.subobjects[index] : NULL;
}

/* ---- Conversions ------------------------------------------------------------------------------------------------- */

dxs_converter *dxs_converter_create(const struct dxs_allocator *allocator)
{
    (void)allocator;
    return &the_converter;
}

void dxs_converter_destroy(dxs_converter *converter)
{
    (void)converter;
}

enum dxs_result dxs_convert(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                            const struct dxs_options *options, struct dxs_spirv *spirv)
{
    (void)converter, (void)module;
    *spirv = (struct dxs_spirv){0};
    translator.conversion(entry, options);
    if (translator.result == DXS_RESULT_OK)
        *spirv = (struct dxs_spirv){
            .words = translator.words, .word_count = translator.word_count, .wave_size = translator.wave_size};
    return translator.result;
}

enum dxs_result dxs_disassemble(dxs_converter *converter, const dxs_module *module, const char **text, size_t *size)
{
    (void)converter, (void)module;
    *text = "text";
    *size = 4;
    return translator.result;
}

const struct dxs_error *dxs_converter_error(const dxs_converter *converter)
{
    return &converter->error;
}
