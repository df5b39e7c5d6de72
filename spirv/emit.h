/* The conversion of one entry point to SPIR-V words. */
#ifndef SPIRV_EMIT_H
#define SPIRV_EMIT_H

#include "bindings/bindings.h"
#include "spirv/builder/builder.h"

struct emitted {
    struct words words;
    const struct binding_layout *layout;
    bool is_doubtful; /* converted without untyped pointers, the module may be shorter */
};

/* Converts `entry` of `module`. Errors unwind through arena->fault. The words lie in the arena. */
struct emitted emit_entry(struct arena *arena, const struct module *module, const struct dxs_entry *entry,
                          const struct dxs_options *options);

#endif
