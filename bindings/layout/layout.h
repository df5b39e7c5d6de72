/* Builds a pipeline layout from root signatures and a policy, and finds resources in it. */
#ifndef BINDINGS_LAYOUT_H
#define BINDINGS_LAYOUT_H

#include "bindings/bindings.h"
#include "dxs_layout.h"

/* A range of a descriptor table. */
struct indexed_range {
    enum dxs_visibility visibility;
    enum dxs_range_type type;
    uint32_t space, base_register;
    uint32_t parameter, range;
    uint32_t first; /* index of its first descriptor in the table */
};

struct layout {
    const struct dxs_root_signature_desc *global, *local; /* never NULL; without parameters if the caller passed none */
    struct dxs_layout_policy policy;
    struct dxs_pipeline_layout data;
    const struct indexed_range *ranges[2]; /* of `global` and `local`, by visibility, type, space and register */
    uint32_t range_counts[2];
};

struct dxs_layout_policy layout_default_policy(void);

enum { /* VkShaderStageFlagBits */
    STAGE_ALL = 0x7FFFFFFF,
    STAGES_RAY_TRACING = 0x3F00
};
uint32_t layout_stages(enum dxs_visibility visibility);

/* bindings/layout/mappings.c. Fills in data.mappings of a layout with descriptor heaps. Faults:
 * DXS_RESULT_INVALID_ARGUMENT, DXS_RESULT_BAD_MAPPING. */
void layout_map(struct arena *arena, struct layout *layout);

/* bindings/layout/build.c. Copies its arguments into the arena. At least one signature is given. */
struct layout *layout_build(struct arena *arena, const struct dxs_root_signature_desc *global,
                            const struct dxs_root_signature_desc *local, const struct dxs_layout_policy *policy);

/* bindings/layout/resolve.c. Fills in ranges. */
void layout_index(struct arena *arena, struct layout *layout);

/* bindings/layout/resolve.c. Faults: DXS_RESULT_NOT_COVERED, DXS_RESULT_BAD_MAPPING, DXS_RESULT_MAPPING_LIMIT. */
struct dxs_binding layout_binding(struct arena *arena, const struct layout *layout,
                                  const struct dxs_binding_request *request);
struct dxs_binding layout_heap_binding(struct arena *arena, const struct layout *layout,
                                       const struct dxs_binding_request *request);

/* bindings/layout/hash.c. Continues the hash with the root signatures and the policy. */
uint64_t layout_hash(uint64_t hash, const struct layout *layout);

/* ---- The object of the public API -------------------------------------------------------------------------------- */

struct dxs_layout {
    struct fault fault;
    struct arena built;                 /* memory of `contents` */
    struct arena written;               /* memory of the last dxs_layout_resolve */
    const struct layout *contents;      /* NULL: not built */
    struct dxs_pipeline_layout nothing; /* described while there are no contents: all 0 */
};

#endif
