// dxc: -T lib_6_5
// dxs: --root-signature embedded --local-root-signature embedded --descriptor-size-log2 6 --resource-heap-size 64 --sampler-heap-size 64
// env: vulkan1.3
// Local root signatures with constants before and behind an address, and a table with a gap; the global one has a table
// and constants.
GlobalRootSignature global_root = {"DescriptorTable(UAV(u0, offset = 2)), RootConstants(num32BitConstants = 2, b3)"};
LocalRootSignature local_root = {
    "RootConstants(num32BitConstants = 3, b0, space = 1), CBV(b1, space = 1),"
    "DescriptorTable(SRV(t2, space = 1, offset = 1), SRV(t5, space = 1, offset = 3)), RootConstants(num32BitConstants = 1, b4, space = 1)"};
SubobjectToExportsAssociation for_all = {"local_root", ""};
RaytracingShaderConfig config = {16, 8};
RaytracingPipelineConfig pipeline = {1};

struct Data { uint4 value; };
cbuffer Global : register(b3) { uint first_callable, unused_word; };
cbuffer Words : register(b0, space1) { uint3 words; };
cbuffer Far : register(b1, space1) { uint4 far_words; };
cbuffer Tail : register(b4, space1) { uint tail; };
ByteAddressBuffer Near : register(t2, space1);
Buffer<uint> Typed : register(t5, space1);
RWStructuredBuffer<uint4> Out : register(u0);

[shader("raygeneration")]
void generate()
{
    Data data = {uint4(words.z, 0, 0, 0)};
    CallShader(first_callable + DispatchRaysIndex().x, data);
    Out[DispatchRaysIndex().x] = data.value;
}

[shader("callable")]
void called(inout Data data)
{
    data.value += uint4(words.y, far_words.z, Near.Load(4), Typed[1] + tail);
}
