// dxc: -T lib_6_5
// dxs: --vulkan-memory-model
// env: vulkan1.2
// The lane may be another one behind a call.
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> lanes : register(u0);

struct Payload {
    uint value;
};

[shader("raygeneration")]
void generate()
{
    RayDesc ray = {float3(0, 0, 0), 0, float3(0, 0, 1), 100};
    Payload payload = {WaveGetLaneIndex()};
    TraceRay(scene, 0, 0xFF, 0, 0, 0, ray, payload);
    lanes[payload.value] = WaveGetLaneIndex();
}
