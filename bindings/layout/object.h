/* struct dxs_layout, for the files of the public API. */
#ifndef BINDINGS_LAYOUT_OBJECT_H
#define BINDINGS_LAYOUT_OBJECT_H

#include "bindings/layout/layout.h"

struct dxs_layout {
    struct fault fault;
    struct arena built;                 /* memory of `contents` */
    struct arena written;               /* memory of the last dxs_layout_resolve */
    const struct layout *contents;      /* NULL: not built */
    struct dxs_pipeline_layout nothing; /* described while there are no contents: all 0 */
};

#endif
