/* What a dxs_root_signature is; for the files of the public API. */
#ifndef BINDINGS_ROOT_SIGNATURE_OBJECT_H
#define BINDINGS_ROOT_SIGNATURE_OBJECT_H

#include "bindings/root_signature/root_signature.h"

struct dxs_root_signature {
    struct fault fault;
    struct arena parsed;  /* what the last parse found */
    struct arena written; /* bytes and texts of the last call */
    const struct dxs_root_signature_desc *desc;
};

/* Before something is read: after a failure there is nothing to describe. */
static inline void root_signature_forget(dxs_root_signature *signature)
{
    fault_clear(&signature->fault);
    arena_reset(&signature->parsed);
    signature->desc = NULL;
}

/* What was read, once it is checked. */
static inline void root_signature_keep(dxs_root_signature *signature, const struct dxs_root_signature_desc *desc)
{
    root_signature_check(&signature->parsed, desc);
    fault_clear(&signature->fault);
    signature->desc = desc;
}

#endif
