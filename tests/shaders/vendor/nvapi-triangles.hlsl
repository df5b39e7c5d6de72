// dxc: -T lib_6_5
// dxs: --nvapi --nvapi-register 9 --nvapi-space 1 --cluster-acceleration-structure
// env: vulkan1.3
// Corners of triangles and their clusters. Queries are known by their flags.
#include "nvapi.hlsli"

struct Payload {
    float4 color;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

float3x3 corners(uint opcode, uint source)
{
    begin(opcode, uint4(source, 0, 0, 0));
    float3x3 all;
    [unroll] for (uint k = 0; k < 9; k++)
        all[k / 3][k % 3] = asfloat(nvapi_register.IncrementCounter());
    return all;
}

[shader("closesthit")]
void tell(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    float3x3 all = corners(86, 0);
    payload.color = float4(all[0] + all[1] + 2.0 * all[2], nvapi(93, 0));
}

[shader("raygeneration")]
void ask()
{
    RayDesc ray = {float3(DispatchRaysIndex()), 0.0, float3(0.0, 0.0, 1.0), 100.0};
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xFF, ray);
    while (query.Proceed()) {
        float3x3 candidate = corners(97, query.RayFlags());
        if (candidate[1].x > 0.0 && nvapi(94, uint4(query.RayFlags(), 0, 0, 0)) > 3)
            query.CommitNonOpaqueTriangleHit();
    }
    float3x3 committed = corners(98, query.RayFlags());
    results[0] = float4(committed[2], nvapi(95, uint4(query.RayFlags(), 0, 0, 0)));
}
