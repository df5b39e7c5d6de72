/* The stages that an operation belongs to, for operations whose handlers use what only those stages have: signatures,
 * render targets, patches, meshes. call_operation checks them before it calls a handler. */
#include "exec/draw.h"

enum stages {
    VERTEX = 1 << DXS_STAGE_VERTEX,
    PIXEL = 1 << DXS_STAGE_PIXEL,
    HULL = 1 << DXS_STAGE_HULL,
    DOMAIN = 1 << DXS_STAGE_DOMAIN,
    GEOMETRY = 1 << DXS_STAGE_GEOMETRY,
    MESH = 1 << DXS_STAGE_MESH,
    AMPLIFICATION = 1 << DXS_STAGE_AMPLIFICATION
};

/* 0: all stages. */
static const uint32_t stages_of[DX_OP_COUNT] = {
    [DX_LoadInput] = VERTEX | PIXEL | HULL | DOMAIN | GEOMETRY,
    [DX_StoreOutput] = VERTEX | PIXEL | HULL | DOMAIN | GEOMETRY,
    [DX_StorePatchConstant] = HULL,
    [DX_EvalSnapped] = PIXEL,
    [DX_EvalSampleIndex] = PIXEL,
    [DX_EvalCentroid] = PIXEL,
    [DX_AttributeAtVertex] = PIXEL,
    [DX_Discard] = PIXEL,
    [DX_SampleIndex] = PIXEL,
    [DX_Coverage] = PIXEL,
    [DX_InnerCoverage] = PIXEL,
    [DX_PrimitiveID] = PIXEL | HULL | DOMAIN | GEOMETRY,
    [DX_ViewID] = VERTEX | PIXEL | HULL | DOMAIN | GEOMETRY | MESH | AMPLIFICATION,
    [DX_RenderTargetGetSampleCount] = PIXEL,
    [DX_RenderTargetGetSamplePosition] = PIXEL,
    [DX_StartVertexLocation] = VERTEX,
    [DX_StartInstanceLocation] = VERTEX,
    [DX_LoadOutputControlPoint] = HULL,
    [DX_LoadPatchConstant] = DOMAIN,
    [DX_DomainLocation] = DOMAIN,
    [DX_OutputControlPointID] = HULL,
    [DX_EmitStream] = GEOMETRY,
    [DX_CutStream] = GEOMETRY,
    [DX_EmitThenCutStream] = GEOMETRY,
    [DX_GSInstanceID] = GEOMETRY,
    [DX_SetMeshOutputCounts] = MESH,
    [DX_EmitIndices] = MESH,
    [DX_StoreVertexOutput] = MESH,
    [DX_StorePrimitiveOutput] = MESH,
    [DX_GetMeshPayload] = MESH,
    [DX_DispatchMesh] = AMPLIFICATION,
};

void require_stage(const struct machine *machine, uint16_t operation)
{
    uint32_t stages = stages_of[operation];

    if (stages && !(stages >> machine->entry->stage & 1))
        fail(machine->fault, DXS_RESULT_INVALID_MODULE, "a %s shader has no operation %s",
             dxs_stage_name(machine->entry->stage), dx_operation_name(operation));
}
