/* Shader model 6.10: vertex positions and cluster of a hit triangle. */
#include "spirv/ray_tracing/ray_tracing.h"
#include "spirv/interface/interface.h"

static bool reads_candidate(const struct instruction *i)
{
    return i->dx_op == DX_RayQuery_CandidateTriangleObjectPosition || i->dx_op == DX_RayQuery_CandidateClusterID;
}

/* Reads a property of the query in operand 0. */
static uint32_t read_query(struct lowering *l, const struct instruction *i, uint32_t op, uint32_t type, uint32_t id)
{
    uint32_t query = ray_query(l, i);
    uint32_t which = reads_candidate(i) ? SpvRayQueryIntersectionRayQueryCandidateIntersectionKHR
                                        : SpvRayQueryIntersectionRayQueryCommittedIntersectionKHR;

    return EMIT_AS(l->b, (SpvOp)op, type, id, query, constant_u32(l->b, which));
}

/* SPIR-V returns an array of three vectors, DXIL nine lanes of a vector or, in calls of NVAPI, nine members. */
void lower_triangle_positions(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    bool is_query = i->dx_op == DX_RayQuery_CandidateTriangleObjectPosition ||
                    i->dx_op == DX_RayQuery_CommittedTriangleObjectPosition;
    uint32_t f32 = type_f32(b), type = type_array(b, type_vector(b, f32, 3), 3), corners;

    need_capability_of(b,
                       (SpvCapability)(is_query ? DXS_SPV_CAPABILITY_RAY_QUERY_POSITION_FETCH
                                                : DXS_SPV_CAPABILITY_RAY_TRACING_POSITION_FETCH),
                       EXT_POSITION_FETCH);
    if (is_query) {
        corners = read_query(l, i, DXS_SPV_OP_RAY_QUERY_GET_TRIANGLE_VERTEX_POSITIONS, type, new_id(b));
    } else if (i->dx_op == DX_HitObject_TriangleObjectPosition) {
        corners = EMIT(b, (SpvOp)DXS_SPV_OP_HIT_OBJECT_GET_TRIANGLE_VERTEX_POSITIONS, type, hit_object(l, i));
    } else {
        corners = builtin_input(l, (SpvBuiltIn)DXS_SPV_BUILTIN_HIT_TRIANGLE_VERTEX_POSITIONS, type);
    }
    uint32_t lanes[9], id = result_id(l, i);
    if (component_count(l, i->type) == 1) {
        for (uint32_t n = 0; n < 9; n++)
            lanes[n] = EMIT(b, SpvOpCompositeExtract, f32, corners, n / 3, n % 3);
        EMIT_LIST(b, SpvOpCompositeConstruct, value_type(l, i->type), id, 9, lanes);
        return;
    }
    for (uint32_t n = 0; n < 9; n++)
        if (used_components(l, i) >> n & 1)
            EMIT_AS(b, SpvOpCompositeExtract, f32, id + n, corners, n / 3, n % 3);
}

/* Without cluster support the result is -1: Direct3D's CLUSTER_ID_INVALID, and Vulkan's value for triangles outside of
 * clusters. */
void lower_cluster_id(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    uint32_t u32 = type_u32(b), id = result_id(l, i);

    if (!HAS(l, CLUSTER_ACCELERATION_STRUCTURE)) {
        copy_as(b, u32, id, constant_u32(b, UINT32_MAX));
        return;
    }
    if (i->dx_op == DX_HitObject_ClusterID)
        unsupported(l, i, "SPV_NV_cluster_acceleration_structure does not read clusters of these hit objects");
    need_capability_of(b, (SpvCapability)DXS_SPV_CAPABILITY_CLUSTER_ACCELERATION_STRUCTURE,
                       EXT_CLUSTER_ACCELERATION_STRUCTURE);
    if (i->dx_op == DX_ClusterID)
        copy_as(l->b, u32, id, builtin_input(l, (SpvBuiltIn)DXS_SPV_BUILTIN_CLUSTER_ID, u32));
    else
        read_query(l, i, DXS_SPV_OP_RAY_QUERY_GET_CLUSTER_ID, u32, id);
}
