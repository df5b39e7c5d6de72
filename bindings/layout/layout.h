/* Builds a pipeline layout from root signatures and a policy, and finds resources in it. */
#ifndef BINDINGS_LAYOUT_H
#define BINDINGS_LAYOUT_H

#include "bindings/bindings.h"
#include "dxs_layout.h"

struct layout {
    const struct dxs_root_signature_desc *global, *local; /* never NULL; without parameters if the caller passed none */
    struct dxs_layout_policy policy;
    struct dxs_pipeline_layout data;
};

struct dxs_layout_policy layout_default_policy(void);

enum { /* VkShaderStageFlagBits */
    STAGE_ALL = 0x7FFFFFFF,
    STAGES_RAY_TRACING = 0x3F00
};
uint32_t layout_stages(enum dxs_visibility visibility);

/* bindings/layout/mappings.c. Fills in data.mappings of a layout with descriptor heaps. Faults: DXS_INVALID_ARGUMENT,
 * DXS_BAD_MAPPING. */
void layout_map(struct arena *arena, struct layout *layout);

/* bindings/layout/build.c. Copies its arguments into the arena. At least one signature is given. */
struct layout *layout_build(struct arena *arena, const struct dxs_root_signature_desc *global,
                            const struct dxs_root_signature_desc *local, const struct dxs_layout_policy *policy);

/* bindings/layout/resolve.c. Faults: DXS_NOT_COVERED, DXS_BAD_MAPPING, DXS_MAPPING_LIMIT. */
struct dxs_binding layout_binding(struct arena *arena, const struct layout *layout,
                                  const struct dxs_binding_request *request);
struct dxs_binding layout_heap_binding(struct arena *arena, const struct layout *layout,
                                       const struct dxs_binding_request *request);

#endif
