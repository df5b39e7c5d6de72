// dxc: -T lib_6_3
// dxs: --maximal-reconvergence
// env: vulkan1.3
// A ray generation shader may continue in other subgroups behind its ray: Vulkan allows no maximal reconvergence there, but
// in the miss shader.
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

struct Payload { uint count; };

[shader("raygeneration")]
void generate()
{
    RayDesc ray = {float3(0, 0, 0), 0, float3(0, 0, 1), 10};
    Payload payload = {5};
    TraceRay(scene, 0, 0xff, 0, 1, 0, ray, payload);
    results[DispatchRaysIndex().x] = payload.count;
}

[shader("miss")]
void missed(inout Payload payload)
{
    payload.count += 7;
}
