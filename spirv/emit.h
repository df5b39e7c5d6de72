/* The conversion of one entry point to SPIR-V words. */
#ifndef SPIRV_EMIT_H
#define SPIRV_EMIT_H

#include "bindings/bindings.h"
#include "spirv/builder/builder.h"

/* How one conversion depends on dxs_options.features, by enum dxs_feature. One more stands for compute_derivatives. */
#define FEATURE_DERIVATIVES DXS_FEATURE_COUNT
struct feature_use {
    bool looked_at[DXS_FEATURE_COUNT + 1]; /* another value may give other words, or a refusal */
    bool is_lacking;                       /* the conversion was refused because `lacking` is off */
    uint32_t lacking;
};

struct emitted {
    struct words words;
    const struct binding_layout *layout;
    uint32_t wave_size; /* dxs_spirv.wave_size */
};

/* Converts `entry` of `module`. Errors unwind through arena->fault. The words lie in the arena. */
struct emitted emit_entry(struct arena *arena, const struct module *module, const struct dxs_entry *entry,
                          const struct dxs_options *options, struct feature_use *use);

#endif
