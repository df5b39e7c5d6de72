/* Shader model 6.10: vertex positions and cluster of a hit triangle. */
#include "spirv/ray_tracing/ray_tracing.h"
#include "spirv/interface/interface.h"

/* The PROPERTY `op` of the candidate or committed triangle that the operation asks for. */
static uint32_t property_of(const struct instruction *i, uint32_t op)
{
    bool is_candidate =
        i->dx_op == DX_RayQuery_CandidateTriangleObjectPosition || i->dx_op == DX_RayQuery_CandidateClusterID;

    return op | (uint32_t)(is_candidate ? CANDIDATE : COMMITTED) << 16;
}

/* SPIR-V returns an array of three vectors, DXIL nine lanes of a vector or, in calls of NVAPI, nine members. */
void lower_triangle_positions(struct lowering *l, const struct instruction *i)
{
    struct builder *b = l->b;
    bool is_query = i->dx_op == DX_RayQuery_CandidateTriangleObjectPosition ||
                    i->dx_op == DX_RayQuery_CommittedTriangleObjectPosition;
    uint32_t f32 = type_f32(b), type = type_array(b, type_vector(b, f32, 3), 3);

    need_capability_of(b,
                       (SpvCapability)(is_query ? DXS_SPV_CAPABILITY_RAY_QUERY_POSITION_FETCH
                                                : DXS_SPV_CAPABILITY_RAY_TRACING_POSITION_FETCH),
                       EXT_POSITION_FETCH);
    uint32_t property = is_query ? property_of(i, DXS_SPV_OP_RAY_QUERY_GET_TRIANGLE_VERTEX_POSITIONS)
                        : i->dx_op == DX_HitObject_TriangleObjectPosition
                            ? HIT_OBJECT(GET_TRIANGLE_VERTEX_POSITIONS)
                            : BUILT_IN(DXS_SPV_BUILTIN_HIT_TRIANGLE_VERTEX_POSITIONS);
    uint32_t corners = read_property(l, property, property_owner(l, i, property), type, 0);
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
    uint32_t property = i->dx_op == DX_ClusterID ? BUILT_IN(DXS_SPV_BUILTIN_CLUSTER_ID)
                                                 : property_of(i, DXS_SPV_OP_RAY_QUERY_GET_CLUSTER_ID);
    read_property(l, property, property_owner(l, i, property), u32, id);
}
