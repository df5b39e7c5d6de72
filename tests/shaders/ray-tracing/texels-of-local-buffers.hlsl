// dxc: -T lib_6_5
// dxs: --root-signature embedded --local-root-signature embedded --descriptor-size-log2 6 --resource-heap-size 64
// env: vulkan1.3
// A callable shader loads the same texel of two buffers of its local table.
GlobalRootSignature global_root = {"DescriptorTable(UAV(u0))"};
LocalRootSignature local_root = {"DescriptorTable(SRV(t1, numDescriptors = 2))"};
SubobjectToExportsAssociation for_read = {"local_root", "read"};
RaytracingShaderConfig config = {4, 8};
RaytracingPipelineConfig pipeline = {1};

Buffer<uint> Tens : register(t1);
Buffer<uint> Ones : register(t2);
RWStructuredBuffer<uint> Out : register(u0);

struct Call {
    uint number;
};

[shader("raygeneration")]
void generate()
{
    uint ray = DispatchRaysIndex().x;
    Call call = {ray * 100};
    CallShader(0, call);
    Out[ray] = call.number;
}

[shader("callable")]
void read(inout Call call)
{
    call.number += Tens[1] * 10 + Ones[1];
}
