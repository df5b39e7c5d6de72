/* The conversion of one entry point to SPIR-V words. */
#ifndef SPIRV_EMIT_H
#define SPIRV_EMIT_H

#include "bindings/bindings.h"
#include "spirv/builder/builder.h"

/* How one conversion depends on dxs_options.features. Members are numbered by their offset in struct dxs_features. */
struct feature_use {
    bool looked_at[sizeof(struct dxs_features)]; /* another value may give other words, or a refusal */
    size_t lacking;                              /* the conversion was refused because this one is off; 0: it was not */
};

enum untyped_buffers { /* which buffers have untyped pointers: none, those that are no arrays in descriptor sets, all */
    UNTYPED_NONE,
    UNTYPED_SINGLE,
    UNTYPED_ALL
};

struct emitted {
    struct words words;
    const struct binding_layout *layout;
    bool is_doubtful;             /* with fewer untyped pointers, the module may be shorter */
    enum untyped_buffers untyped; /* as asked; UNTYPED_SINGLE if there are no arrays */
};

/* Converts `entry` of `module`. Errors unwind through arena->fault. The words lie in the arena. */
struct emitted emit_entry(struct arena *arena, const struct module *module, const struct dxs_entry *entry,
                          const struct dxs_options *options, enum untyped_buffers untyped, struct feature_use *use);

#endif
