// dxc: -T lib_6_6
// dxs: --root-signature embedded --local-root-signature embedded --descriptor-size-log2 5 --resource-heap-size 64 --counters address --storage-buffer-alignment 64
// env: vulkan1.3
// An index that all rays share, into tables of shader records that differ between them: offset records and addresses of
// counters are those of each ray's own record.
GlobalRootSignature global_root = {"SRV(t0), UAV(u0)"};
LocalRootSignature local_root = {
    "DescriptorTable(SRV(t0, space = 1, numDescriptors = 4), UAV(u0, space = 1, numDescriptors = 4))"};
SubobjectToExportsAssociation for_all = {"local_root", ""};
RaytracingShaderConfig config = {8, 8};
RaytracingPipelineConfig pipeline = {1};

struct Payload { uint index, value; };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> values : register(u0);
StructuredBuffer<uint> sources[4] : register(t0, space1);
RWStructuredBuffer<uint> lists[4] : register(u0, space1);

[shader("raygeneration")]
void generate()
{
    uint number = DispatchRaysIndex().x;
    RayDesc ray = {float3(9, 9, 9), 0.0, float3(0, 0, 1), 10.0};
    Payload payload = {DispatchRaysDimensions().x - 7, 0};
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 0, number % 3, ray, payload);
    values[number] = payload.value;
}

[shader("miss")]
void leave(inout Payload payload)
{
    lists[payload.index].IncrementCounter();
    payload.value = sources[payload.index][2] + lists[payload.index][1];
}
