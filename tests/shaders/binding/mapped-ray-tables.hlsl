// dxc: -T lib_6_6
// dxs: --root-signature embedded --local-root-signature embedded --descriptor-heap mappings --descriptor-sizes 32,64,16 --heap-slots resources=256:64,samplers=96:32 --descriptor-size-log2 5 --sampler-descriptor-size-log2 4 --resource-heap-size 64 --sampler-heap-size 64
// env: vulkan1.3
// Mapped bindings of shader records: tables whose first index is a part of a descriptor handle, an address, and a static
// sampler. The records of one shader differ.
GlobalRootSignature global_root = {"UAV(u0)"};
LocalRootSignature local_root = {
    "SRV(t0, space = 1), DescriptorTable(SRV(t4, space = 1, numDescriptors = unbounded)),"
    "DescriptorTable(Sampler(s0, space = 1, numDescriptors = 2)),"
    "StaticSampler(s2, space = 1, filter = FILTER_MIN_MAG_MIP_POINT, addressU = TEXTURE_ADDRESS_CLAMP,"
    "addressV = TEXTURE_ADDRESS_CLAMP)"};
SubobjectToExportsAssociation for_all = {"local_root", ""};
RaytracingShaderConfig config = {16, 8};
RaytracingPipelineConfig pipeline = {1};

struct Payload { float4 color; };

RWStructuredBuffer<float4> colors : register(u0);
RaytracingAccelerationStructure scene : register(t0, space1);
Texture2D<float> textures[] : register(t4, space1);
SamplerState samplers[2] : register(s0, space1);
SamplerState point_sampler : register(s2, space1);

[shader("raygeneration")]
void generate()
{
    uint number = DispatchRaysIndex().x;
    RayDesc ray = {float3(number, 0, 0), 0.0, float3(0, 0, 1), 10.0};
    Payload payload = {number, 0, 0, 0};
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 0, number == 2, ray, payload);
    colors[number] = payload.color;
}

[shader("miss")]
void leave(inout Payload payload)
{
    uint index = (uint)payload.color.x;
    payload.color.y = textures[index].SampleLevel(samplers[0], float2(0.625, 0.5), 0);
    payload.color.z = textures[index].SampleLevel(point_sampler, float2(0.75, 0.5), 0);
    payload.color.w = 7;
}
