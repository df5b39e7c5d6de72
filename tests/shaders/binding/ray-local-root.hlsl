// dxc: -T lib_6_6
// dxs: --root-signature embedded --local-root-signature embedded --resource-heap-size 64
// env: vulkan1.3
// Shader records: root constants, device addresses and tables of local root signatures. Hit groups have their own.
GlobalRootSignature global_root = {"SRV(t0), UAV(u0)"};
LocalRootSignature local_root = {
    "RootConstants(num32BitConstants = 3, b0, space = 1), CBV(b1, space = 1), SRV(t1, space = 1),"
    "DescriptorTable(SRV(t2, space = 1, numDescriptors = 4), UAV(u1, space = 1))"};
LocalRootSignature hit_root = {"SRV(t1, space = 1), RootConstants(num32BitConstants = 1, b0, space = 1)"};
TriangleHitGroup hits = {"", "strike"};
SubobjectToExportsAssociation for_hits = {"hit_root", "hits"};
SubobjectToExportsAssociation for_all = {"local_root", ""};
RaytracingShaderConfig config = {16, 8};
RaytracingPipelineConfig pipeline = {1};

struct Payload { float4 color; };
struct Material { uint offset; float weight; uint count; };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> colors : register(u0);
ConstantBuffer<Material> material : register(b0, space1);
cbuffer Tint : register(b1, space1) { float4 tint; };
ByteAddressBuffer offsets : register(t1, space1);
Texture2D<float4> textures[4] : register(t2, space1);
RWByteAddressBuffer counts : register(u1, space1);

[shader("raygeneration")]
void generate()
{
    uint number = DispatchRaysIndex().x;
    RayDesc ray = {float3(number, 0, 0), 0.0, float3(0, 0, 1), 10.0};
    Payload payload = {tint * material.weight};
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    uint place = offsets.Load(material.offset) + number;
    colors[place] = payload.color + textures[number % material.count].Load(int3(0, 0, 0));
    counts.InterlockedAdd(0, 1);
}

[shader("closesthit")]
void strike(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    payload.color *= offsets.Load(material.offset);
}

[shader("miss")]
void leave(inout Payload payload)
{
    payload.color = tint;
}
