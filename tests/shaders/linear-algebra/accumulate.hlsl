// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// Vectors that all threads add to memory: floats and halves by comparing and exchanging words, integers at once.
RWByteAddressBuffer output : register(u0);

[numthreads(64, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlg_VectorAccumulateToDescriptor(output, 64, 64, float4(1.0, thread, -0.5, 0.25));
    vector<half, 5> halves = {1, half(thread & 1), -1, half(thread & 3), 0.5};
    __builtin_LinAlg_VectorAccumulateToDescriptor(output, 128, 64, halves);
    __builtin_LinAlg_VectorAccumulateToDescriptor(output, 192, 64, int2(-1, thread));
}
