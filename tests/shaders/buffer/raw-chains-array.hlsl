// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --raw-access-chains
// env: vulkan1.2
// Raw access chains into arrays of buffers, by an index that differs from lane to lane.
ByteAddressBuffer Inputs[4] : register(t0);
RWStructuredBuffer<uint4> Outputs[2] : register(u0);

[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    uint4 value = Inputs[NonUniformResourceIndex(thread.x & 3)].Load4(thread.x * 4);
    Outputs[1][thread.x].yzw = value.xyz;
    Outputs[1][thread.x].x = value.w;
}
