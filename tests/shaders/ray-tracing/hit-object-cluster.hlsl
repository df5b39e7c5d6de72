// dxc: -T lib_6_10
// dxs: --shader-invocation-reorder --cluster-acceleration-structure
// env: vulkan1.3
// refused: SPV_NV_cluster_acceleration_structure does not read clusters of these hit objects
// NVIDIA's extension has an instruction for its own hit objects only.
struct [raypayload] Payload {
    float4 color : read(caller) : write(caller, closesthit, miss);
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void main()
{
    RayDesc ray = {float3(DispatchRaysIndex()), 0.5, float3(0.0, 0.0, 2.0), 64.0};
    Payload payload = {float4(0, 0, 0, 1)};
    dx::HitObject hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 2, 1, ray, payload);
    if (hit.IsHit()) {
        BuiltInTrianglePositions corners = hit.TriangleObjectPositions();
        results[0] = float4(corners.p0, hit.GetClusterID());
        results[1] = float4(corners.p1, corners.p2.y);
    }
}
