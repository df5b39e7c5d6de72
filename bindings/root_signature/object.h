/* struct dxs_root_signature, for the public functions that take one. */
#ifndef BINDINGS_ROOT_SIGNATURE_OBJECT_H
#define BINDINGS_ROOT_SIGNATURE_OBJECT_H

#include "bindings/root_signature/root_signature.h"

struct dxs_root_signature {
    struct fault fault;
    struct arena parsed;  /* memory of `desc` */
    struct arena written; /* bytes or text that the last call returned */
    const struct dxs_root_signature_desc *desc;
};

/* Clears the signature before it is read anew: after a failure it is empty. */
static inline void root_signature_clear(dxs_root_signature *signature)
{
    fault_clear(&signature->fault);
    arena_reset(&signature->parsed);
    signature->desc = NULL;
}

/* Checks a description that was read and makes it the signature's. */
static inline void root_signature_set(dxs_root_signature *signature, const struct dxs_root_signature_desc *desc)
{
    root_signature_check(&signature->parsed, desc);
    fault_clear(&signature->fault);
    signature->desc = desc;
}

#endif
