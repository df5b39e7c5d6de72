/* A tessellator for patches whose points all devices agree on: integer factors. */
#ifndef RUNNER_TESSELLATE_H
#define RUNNER_TESSELLATE_H

#include "dxs.h"

struct tessellation {
    float (*locations)[3]; /* SV_DomainLocation */
    uint32_t point_count;
    uint32_t *indices; /* of points, by primitive */
    uint32_t index_count;
    uint32_t primitive_vertices; /* 1, 2 or 3 */
    bool is_unknown;             /* devices differ: `locations` has only the corners, `indices` nothing */
};

/* `factors`: edges, then inside. An edge that is not above 0 removes the patch.
 *
 *     isolines    all factors
 *     quads       all factors as points; as triangles if all are 1
 *     triangles   inside factors up to 2 as points; as triangles if all are 1
 *
 * Fractions that the partitioning keeps are unknown. release_tessellation() frees the arrays. */
struct tessellation tessellate(const struct dxs_entry *hull, const float factors[6]);
void release_tessellation(struct tessellation *tessellation);

#endif
