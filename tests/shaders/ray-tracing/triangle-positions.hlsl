// dxc: -T lib_6_10
// env: vulkan1.3
// Corners of the triangle, for any-hit shaders and closest-hit shaders. No triangle belongs to a cluster.
struct [raypayload] Payload {
    float4 corners[3] : read(caller) : write(closesthit, caller);
    float4 passed : read(caller, anyhit) : write(anyhit, caller);
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void generate()
{
    RayDesc ray = {float3(1.0, 2.0, -4.0), 0.5, float3(0.0, 0.0, 2.0), 64.0};
    Payload payload = (Payload)0;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    for (uint i = 0; i < 3; i++)
        results[i] = payload.corners[i];
    results[3] = payload.passed;
}

// The nearer triangle is passed, known by its first corner.
[shader("anyhit")]
void pass(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    BuiltInTrianglePositions corners = TriangleObjectPositions();
    if (corners.p0.x < -8.0) {
        payload.passed = float4(corners.p0 + corners.p1 + corners.p2, ClusterID() == 0xFFFFFFFF ? 1.0 : 0.0);
        IgnoreHit();
    }
}

[shader("closesthit")]
void tell(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    BuiltInTrianglePositions corners = TriangleObjectPositions();
    payload.corners[0] = float4(corners.p0, ClusterID() == 0xFFFFFFFF ? 1.0 : 0.0);
    payload.corners[1] = float4(corners.p1, PrimitiveIndex());
    payload.corners[2] = float4(corners.p2, 0.0);
}
