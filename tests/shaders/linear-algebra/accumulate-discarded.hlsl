// dxc: -T ps_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// Discarded lanes add no vectors to memory.
RWByteAddressBuffer output : register(u1);

float4 main(float4 position : SV_Position, float a : A) : SV_Target
{
    if (uint(position.x) == 1)
        discard;
    __builtin_LinAlg_VectorAccumulateToDescriptor(output, 0, 64, float4(1.0, position.y, -0.5, 0.25));
    vector<half, 3> halves = {1, 2, -1};
    __builtin_LinAlg_VectorAccumulateToDescriptor(output, 64, 64, halves);
    __builtin_LinAlg_VectorAccumulateToDescriptor(output, 128, 64, int2(-1, 5));
    return float4(ddx(a), a, 0.0, 1.0);
}
