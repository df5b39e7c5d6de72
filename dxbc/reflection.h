/* Names of resources from the RDEF part, which compilers strip on demand. */
#ifndef DXBC_REFLECTION_H
#define DXBC_REFLECTION_H

#include "dxil/module.h"

enum {
    MAX_REFLECTED_BINDINGS = 4096, /* also of buffers */
    MAX_REFLECTED_NAME = 4096      /* bytes; longer names of resources count as unknown */
};

struct reflected_binding {
    const char *name; /* in the arena */
    uint32_t type;    /* the format's number: 0 constant buffer, 1 texture buffer, 2 texture, 3 sampler, 4 .. UAVs and
                         buffers */
    uint32_t id;      /* number of the declaration; before 5.1 the register */
};

struct reflection {
    const struct reflected_binding *bindings;
    uint32_t count;
};

/* A part without data gives nothing. Fails with DXS_RESULT_INVALID_CONTAINER. */
struct reflection reflection_read(struct arena *arena, const struct container_part *part);

/* The name of a declared resource; "": unknown. */
const char *reflected_name(const struct reflection *reflection, enum dxs_resource_class resource_class, uint32_t id);

#endif
