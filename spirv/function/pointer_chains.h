/* Chains of GEPs and casts that derive a pointer from its root. */
#ifndef SPIRV_FUNCTION_POINTER_CHAINS_H
#define SPIRV_FUNCTION_POINTER_CHAINS_H

#include "dxil/module.h"

enum {
    MAX_DERIVATIONS = 64 /* GEPs and casts from a root to a pointer */
};

enum step_kind {
    STEP_GEP,
    STEP_CAST,
    STEP_ROOT
};

struct pointer_step { /* a GEP or cast that derives a pointer from `base`, or the root */
    enum step_kind kind;
    value_id base;
    type_id source;          /* GEP: pointee type of the base */
    const uint32_t *indices; /* GEP: value ids */
    uint32_t index_count;
};

/* The last step that leads to a pointer. */
struct pointer_step last_step(const struct module *module, const struct function *function, value_id id);

/* The global at the start of a chain of GEPs and casts; UINT32_MAX: none, or the chain is too long. *has_cast becomes
 * true if the chain has a cast. */
uint32_t pointer_global(const struct module *module, const struct function *function, value_id pointer, bool *has_cast);

#endif
