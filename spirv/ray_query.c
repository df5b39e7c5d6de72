/* Inline ray tracing. A ray query is a variable; DXIL names it by the i32 that AllocateRayQuery gives, which is a
 * symbol here: it must be known where it is used. */
#include "spirv/ray_query.h"

#include "spirv/access.h"
#include "spirv/function.h"
#include "spirv/ray_tracing.h"

enum ray_flag { /* equal in DXIL and SPIR-V */
    RAY_SKIP_TRIANGLES = 0x100,
    RAY_SKIP_PROCEDURALS = 0x200,
    RAY_FORCE_MICROMAPS_OF_TWO_STATES = 0x400
};

enum {
    QUERY_ALLOWS_MICROMAPS = 1 /* of AllocateRayQuery2's second flags */
};

/* Vulkan has rays of a shader that declares this look at opacity micromaps. */
static void need_micromaps(struct lowering *l)
{
    need_capability(l->b, SpvCapabilityRayTracingOpacityMicromapEXT);
    need_extension(l->b, EXT_OPACITY_MICROMAP);
}

enum {
    CANDIDATE = SpvRayQueryIntersectionRayQueryCandidateIntersectionKHR,
    COMMITTED = SpvRayQueryIntersectionRayQueryCommittedIntersectionKHR,
    OF_RAY = 2 /* not of an intersection */
};

static uint32_t ray_query_type(struct lowering *l)
{
    need_version(l->b, 0x00010400);
    need_capability(l->b, SpvCapabilityRayQueryKHR);
    need_extension(l->b, EXT_RAY_QUERY);
    return type_ray_query(l->b);
}

static const struct instruction *allocation(struct lowering *l, const struct instruction *i)
{
    const struct instruction *query = defining_instruction(l, operand_value(l, i, 0));

    if (!query || !allocates_ray_query(query))
        unsupported(l, i, "a ray query that is chosen at run time");
    return query;
}

uint32_t ray_query(struct lowering *l, const struct instruction *i)
{
    uint32_t *variable = &l->state->base[local_number(l, allocation(l, i)->result)];

    if (*variable == ENCODED_UNDEF)
        *variable = local_variable(l->b, ray_query_type(l), 0);
    return *variable;
}

uint32_t ray_vector(struct lowering *l, const struct instruction *i, uint32_t first)
{
    const uint32_t lanes[] = {operand(l, i, first), operand(l, i, first + 1), operand(l, i, first + 2)};
    return compose(l, type_float(l->b, 32), 3, lanes);
}

uint32_t ray_flags(struct lowering *l, const struct instruction *i, uint32_t number, uint32_t fixed)
{
    uint64_t given;

    if (!operand_constant(l, i, number, &given)) {
        need_capability(l->b, SpvCapabilityRayTraversalPrimitiveCullingKHR); /* the flags may ask for it */
        return fixed == 0
                   ? operand(l, i, number)
                   : EMIT(l->b, SpvOpBitwiseOr, type_int(l->b, 32), operand(l, i, number), constant_u32(l->b, fixed));
    }
    fixed |= (uint32_t)given;
    if (fixed & (RAY_SKIP_TRIANGLES | RAY_SKIP_PROCEDURALS))
        need_capability(l->b, SpvCapabilityRayTraversalPrimitiveCullingKHR);
    if (fixed & RAY_FORCE_MICROMAPS_OF_TWO_STATES)
        need_micromaps(l);
    return constant_u32(l->b, fixed);
}

uint32_t acceleration_structure(struct lowering *l, const struct instruction *i, uint32_t number)
{
    struct handle h = resolve_handle(l, i, number);

    if (h.info->kind != DXS_KIND_ACCELERATION_STRUCTURE ||
        h.resource->path.binding.descriptor != DXS_DESCRIPTOR_ADDRESS)
        return load_object(l, &h, acceleration_structure_view(l, &h));
    uint32_t type = type_acceleration_structure(l->b), address = resource_address(l, &h);
    return emit_once(l, SpvOpConvertUToAccelerationStructureKHR, type, address, 0);
}

void lower_ray_query_trace(struct lowering *l, const struct instruction *i)
{
    uint32_t query = ray_query(l, i), scene = acceleration_structure(l, i, 1);
    const struct instruction *made = allocation(l, i);
    uint32_t flags = ray_flags(l, i, 2, operand_literal(l, made, 0)), mask = operand(l, i, 3);
    uint32_t origin = ray_vector(l, i, 4), nearest = operand(l, i, 7), direction = ray_vector(l, i, 8);

    if (made->dx_op == DX_AllocateRayQuery2 && operand_literal(l, made, 1) & QUERY_ALLOWS_MICROMAPS)
        need_micromaps(l);
    EMIT_VOID(l->b, SpvOpRayQueryInitializeKHR, query, scene, flags, mask, origin, nearest, direction,
              operand(l, i, 11));
}

void lower_ray_query_proceed(struct lowering *l, const struct instruction *i)
{
    EMIT_AS(l->b, SpvOpRayQueryProceedKHR, type_bool(l->b), result_id(l, i), ray_query(l, i));
}

void lower_ray_query_abort(struct lowering *l, const struct instruction *i)
{
    EMIT_VOID(l->b, SpvOpRayQueryTerminateKHR, ray_query(l, i));
}

void lower_ray_query_commit_triangle(struct lowering *l, const struct instruction *i)
{
    EMIT_VOID(l->b, SpvOpRayQueryConfirmIntersectionKHR, ray_query(l, i));
}

void lower_ray_query_commit_procedural(struct lowering *l, const struct instruction *i)
{
    EMIT_VOID(l->b, SpvOpRayQueryGenerateIntersectionKHR, ray_query(l, i), operand(l, i, 1));
}

/* ---- State ------------------------------------------------------------------------------------------------------- */

static const struct state {
    uint16_t dx_op, op; /* SPIR-V's enumerants of ray queries fit 16 bits */
    uint8_t intersection;
} states[] = {
    {DX_RayQuery_CommittedStatus, SpvOpRayQueryGetIntersectionTypeKHR, COMMITTED},
    {DX_RayQuery_CandidateType, SpvOpRayQueryGetIntersectionTypeKHR, CANDIDATE},
    {DX_RayQuery_CandidateObjectToWorld3x4, SpvOpRayQueryGetIntersectionObjectToWorldKHR, CANDIDATE},
    {DX_RayQuery_CandidateWorldToObject3x4, SpvOpRayQueryGetIntersectionWorldToObjectKHR, CANDIDATE},
    {DX_RayQuery_CommittedObjectToWorld3x4, SpvOpRayQueryGetIntersectionObjectToWorldKHR, COMMITTED},
    {DX_RayQuery_CommittedWorldToObject3x4, SpvOpRayQueryGetIntersectionWorldToObjectKHR, COMMITTED},
    {DX_RayQuery_CandidateTriangleFrontFace, SpvOpRayQueryGetIntersectionFrontFaceKHR, CANDIDATE},
    {DX_RayQuery_CommittedTriangleFrontFace, SpvOpRayQueryGetIntersectionFrontFaceKHR, COMMITTED},
    {DX_RayQuery_CandidateTriangleBarycentrics, SpvOpRayQueryGetIntersectionBarycentricsKHR, CANDIDATE},
    {DX_RayQuery_CommittedTriangleBarycentrics, SpvOpRayQueryGetIntersectionBarycentricsKHR, COMMITTED},
    {DX_RayQuery_RayFlags, SpvOpRayQueryGetRayFlagsKHR, OF_RAY},
    {DX_RayQuery_WorldRayOrigin, SpvOpRayQueryGetWorldRayOriginKHR, OF_RAY},
    {DX_RayQuery_WorldRayDirection, SpvOpRayQueryGetWorldRayDirectionKHR, OF_RAY},
    {DX_RayQuery_RayTMin, SpvOpRayQueryGetRayTMinKHR, OF_RAY},
    {DX_RayQuery_CandidateTriangleRayT, SpvOpRayQueryGetIntersectionTKHR, CANDIDATE},
    {DX_RayQuery_CommittedRayT, SpvOpRayQueryGetIntersectionTKHR, COMMITTED},
    {DX_RayQuery_CandidateInstanceIndex, SpvOpRayQueryGetIntersectionInstanceIdKHR, CANDIDATE},
    {DX_RayQuery_CandidateInstanceID, SpvOpRayQueryGetIntersectionInstanceCustomIndexKHR, CANDIDATE},
    {DX_RayQuery_CandidateGeometryIndex, SpvOpRayQueryGetIntersectionGeometryIndexKHR, CANDIDATE},
    {DX_RayQuery_CandidatePrimitiveIndex, SpvOpRayQueryGetIntersectionPrimitiveIndexKHR, CANDIDATE},
    {DX_RayQuery_CandidateObjectRayOrigin, SpvOpRayQueryGetIntersectionObjectRayOriginKHR, CANDIDATE},
    {DX_RayQuery_CandidateObjectRayDirection, SpvOpRayQueryGetIntersectionObjectRayDirectionKHR, CANDIDATE},
    {DX_RayQuery_CommittedInstanceIndex, SpvOpRayQueryGetIntersectionInstanceIdKHR, COMMITTED},
    {DX_RayQuery_CommittedInstanceID, SpvOpRayQueryGetIntersectionInstanceCustomIndexKHR, COMMITTED},
    {DX_RayQuery_CommittedGeometryIndex, SpvOpRayQueryGetIntersectionGeometryIndexKHR, COMMITTED},
    {DX_RayQuery_CommittedPrimitiveIndex, SpvOpRayQueryGetIntersectionPrimitiveIndexKHR, COMMITTED},
    {DX_RayQuery_CommittedObjectRayOrigin, SpvOpRayQueryGetIntersectionObjectRayOriginKHR, COMMITTED},
    {DX_RayQuery_CommittedObjectRayDirection, SpvOpRayQueryGetIntersectionObjectRayDirectionKHR, COMMITTED},
    {DX_RayQuery_CandidateInstanceContributionToHitGroupIndex,
     SpvOpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR, CANDIDATE},
    {DX_RayQuery_CommittedInstanceContributionToHitGroupIndex,
     SpvOpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR, COMMITTED},
};

static const struct state *find_state(const struct instruction *i)
{
    const struct state *state = states;
    while (state->dx_op != i->dx_op)
        state++;
    return state;
}

/* Asks the query. `id`: of the result. */
static uint32_t ask(struct lowering *l, const struct instruction *i, uint32_t type, uint32_t id)
{
    const struct state *state = find_state(i);
    uint32_t query = ray_query(l, i);

    return state->intersection == OF_RAY
               ? EMIT_AS(l->b, (SpvOp)state->op, type, id, query)
               : EMIT_AS(l->b, (SpvOp)state->op, type, id, query, constant_u32(l->b, state->intersection));
}

void lower_ray_query_scalar(struct lowering *l, const struct instruction *i)
{
    ask(l, i, value_type(l, i->type), result_id(l, i));
}

void lower_ray_query_vector(struct lowering *l, const struct instruction *i)
{
    uint32_t f32 = type_float(l->b, 32), component = operand_literal(l, i, 1);
    uint32_t count = find_state(i)->op == SpvOpRayQueryGetIntersectionBarycentricsKHR ? 2 : 3;

    if (component >= count)
        unsupported(l, i, "a component that the vector does not have");
    uint32_t type = type_vector(l->b, f32, count);
    uint32_t vector = ask(l, i, type, new_id(l->b));
    EMIT_AS(l->b, SpvOpCompositeExtract, f32, result_id(l, i), vector, component);
}

void extract_from_matrix(struct lowering *l, const struct instruction *i, uint32_t first, uint32_t matrix)
{
    uint64_t row, column;

    if (!operand_constant(l, i, first, &row) || !operand_constant(l, i, first + 1, &column) || row > 2 || column > 3)
        unsupported(l, i, "a row or column that is not constant, or that the matrix does not have");
    EMIT_AS(l->b, SpvOpCompositeExtract, type_float(l->b, 32), result_id(l, i), matrix, (uint32_t)column,
            (uint32_t)row);
}

void lower_ray_query_matrix(struct lowering *l, const struct instruction *i)
{
    uint32_t type = type_matrix(l->b, type_vector(l->b, type_float(l->b, 32), 3), 4);

    extract_from_matrix(l, i, 1, ask(l, i, type, new_id(l->b)));
}

/* SPIR-V tells whether the procedural is opaque, DXIL whether it is not. */
void lower_ray_query_non_opaque(struct lowering *l, const struct instruction *i)
{
    uint32_t type = type_bool(l->b);
    uint32_t opaque = EMIT(l->b, SpvOpRayQueryGetIntersectionCandidateAABBOpaqueKHR, type, ray_query(l, i));

    EMIT_AS(l->b, SpvOpLogicalNot, type, result_id(l, i), opaque);
}
