/* struct dxs_converter, and the helpers with which API functions begin: reset, options, entry point. */
#ifndef SPIRV_CONVERTER_H
#define SPIRV_CONVERTER_H

#include "dxil/module_object.h"
#include "spirv/emit.h"

struct dxs_converter {
    struct fault fault;
    struct arena arena;
    struct feature_use feature_use;      /* of the conversions since it was cleared */
    const struct dxs_features *features; /* replace those of the options; NULL: they do not */
};

/* Releases the results of the previous call and its error. Every API function that fills the converter calls this
 * first. */
static inline void converter_begin(dxs_converter *converter)
{
    fault_clear(&converter->fault);
    arena_reset(&converter->arena);
    converter->arena.limit = DEFAULT_MEMORY_LIMIT;
}

/* Keeps the results of the previous call: its error and its memory limit end, if that is below the default. */
static inline void converter_continue(dxs_converter *converter)
{
    fault_clear(&converter->fault);
    if (converter->arena.limit < DEFAULT_MEMORY_LIMIT)
        converter->arena.limit = DEFAULT_MEMORY_LIMIT;
}

void set_default_options(struct dxs_options *options);

/* Copies the caller's options over the defaults and checks them. Fields that the caller's older header lacks keep their
 * defaults. Sets the memory limit of the converter's arena. `given` NULL: all defaults. */
void complete_options(dxs_converter *converter, const struct dxs_options *given, struct dxs_options *options);

/* Sets what `exact` and `debug_variables` imply. */
void imply_options(struct dxs_options *options);

/* dxs_entry_features. `spirv`: of the conversion with the features `required`. */
enum dxs_result find_features(dxs_converter *converter, const dxs_module *module, uint32_t entry,
                              const struct dxs_options *options, struct dxs_features *required,
                              struct dxs_features *used, struct dxs_spirv *spirv);

/* The entry point with this index. Fails if the module is NULL (not parsed) or the index is out of range. */
const struct dxs_entry *find_entry(dxs_converter *converter, const struct module *module, uint32_t entry);

#endif
