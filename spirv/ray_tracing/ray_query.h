#ifndef SPIRV_RAY_TRACING_RAY_QUERY_H
#define SPIRV_RAY_TRACING_RAY_QUERY_H

#include "spirv/lowering.h"

/* Whether the instruction makes a ray query. */
static inline bool allocates_ray_query(const struct instruction *i)
{
    return i->opcode == OP_CALL && (i->dx_op == DX_AllocateRayQuery || i->dx_op == DX_AllocateRayQuery2);
}

/* Whether the module does more with ray queries than to use them where they were made: then they are numbers, else
 * symbols. */
bool chooses_ray_queries(struct lowering *l);

/* Pointer to the query that is operand 0. Its variable is made at the first use, and kept as what stands for the
 * symbol.
 */
uint32_t ray_query(struct lowering *l, const struct instruction *i);

/* Operation, function that lowers it. Where allocations are symbols they are never lowered. */
#define RAY_QUERY_OPERATIONS(LOWER)                                                                                    \
    LOWER(AllocateRayQuery, lower_ray_query_allocate)                                                                  \
    LOWER(AllocateRayQuery2, lower_ray_query_allocate)                                                                 \
    LOWER(RayQuery_TraceRayInline, lower_ray_query_trace)                                                              \
    LOWER(RayQuery_Proceed, lower_ray_query_proceed)                                                                   \
    LOWER(RayQuery_Abort, lower_ray_query_abort)                                                                       \
    LOWER(RayQuery_CommitNonOpaqueTriangleHit, lower_ray_query_commit_triangle)                                        \
    LOWER(RayQuery_CommitProceduralPrimitiveHit, lower_ray_query_commit_procedural)                                    \
    LOWER(RayQuery_CommittedStatus, lower_ray_query_scalar)                                                            \
    LOWER(RayQuery_CandidateType, lower_ray_query_scalar)                                                              \
    LOWER(RayQuery_CandidateObjectToWorld3x4, lower_ray_query_matrix)                                                  \
    LOWER(RayQuery_CandidateWorldToObject3x4, lower_ray_query_matrix)                                                  \
    LOWER(RayQuery_CommittedObjectToWorld3x4, lower_ray_query_matrix)                                                  \
    LOWER(RayQuery_CommittedWorldToObject3x4, lower_ray_query_matrix)                                                  \
    LOWER(RayQuery_CandidateProceduralPrimitiveNonOpaque, lower_ray_query_non_opaque)                                  \
    LOWER(RayQuery_CandidateTriangleFrontFace, lower_ray_query_scalar)                                                 \
    LOWER(RayQuery_CommittedTriangleFrontFace, lower_ray_query_scalar)                                                 \
    LOWER(RayQuery_CandidateTriangleBarycentrics, lower_ray_query_vector)                                              \
    LOWER(RayQuery_CommittedTriangleBarycentrics, lower_ray_query_vector)                                              \
    LOWER(RayQuery_RayFlags, lower_ray_query_scalar)                                                                   \
    LOWER(RayQuery_WorldRayOrigin, lower_ray_query_vector)                                                             \
    LOWER(RayQuery_WorldRayDirection, lower_ray_query_vector)                                                          \
    LOWER(RayQuery_RayTMin, lower_ray_query_scalar)                                                                    \
    LOWER(RayQuery_CandidateTriangleRayT, lower_ray_query_scalar)                                                      \
    LOWER(RayQuery_CommittedRayT, lower_ray_query_scalar)                                                              \
    LOWER(RayQuery_CandidateInstanceIndex, lower_ray_query_scalar)                                                     \
    LOWER(RayQuery_CandidateInstanceID, lower_ray_query_scalar)                                                        \
    LOWER(RayQuery_CandidateGeometryIndex, lower_ray_query_scalar)                                                     \
    LOWER(RayQuery_CandidatePrimitiveIndex, lower_ray_query_scalar)                                                    \
    LOWER(RayQuery_CandidateObjectRayOrigin, lower_ray_query_vector)                                                   \
    LOWER(RayQuery_CandidateObjectRayDirection, lower_ray_query_vector)                                                \
    LOWER(RayQuery_CommittedInstanceIndex, lower_ray_query_scalar)                                                     \
    LOWER(RayQuery_CommittedInstanceID, lower_ray_query_scalar)                                                        \
    LOWER(RayQuery_CommittedGeometryIndex, lower_ray_query_scalar)                                                     \
    LOWER(RayQuery_CommittedPrimitiveIndex, lower_ray_query_scalar)                                                    \
    LOWER(RayQuery_CommittedObjectRayOrigin, lower_ray_query_vector)                                                   \
    LOWER(RayQuery_CommittedObjectRayDirection, lower_ray_query_vector)                                                \
    LOWER(RayQuery_CandidateInstanceContributionToHitGroupIndex, lower_ray_query_scalar)                               \
    LOWER(RayQuery_CommittedInstanceContributionToHitGroupIndex, lower_ray_query_scalar)                               \
    LOWER(RayQuery_CandidateTriangleObjectPosition, lower_triangle_positions)                                          \
    LOWER(RayQuery_CommittedTriangleObjectPosition, lower_triangle_positions)                                          \
    LOWER(RayQuery_CandidateClusterID, lower_cluster_id)                                                               \
    LOWER(RayQuery_CommittedClusterID, lower_cluster_id)

#endif
