/* What a dxs_layout is; for the files of the public API. */
#ifndef BINDINGS_LAYOUT_OBJECT_H
#define BINDINGS_LAYOUT_OBJECT_H

#include "bindings/layout/layout.h"

struct dxs_layout {
    struct fault fault;
    struct arena built;   /* what the last dxs_layout_build made */
    struct arena written; /* texts and paths of the last call */
    const struct layout *contents;
};

#endif
