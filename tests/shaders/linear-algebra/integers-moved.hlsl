// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --lane-count 8
// env: vulkan1.3
// Integers that change their use and not their format, and are added; strides that only the buffer knows. The three
// waves of a group that is a box have memory of their own. (Components: 4 is I32, 9 is F32; use 0 is A, 2 a sum; scope
// 1 is a wave.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

groupshared float shared_floats[96];

[numthreads(4, 2, 3)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(4, 4, 4, 2, 1)]] sum;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(4, 4, 4, 0, 1)]] a;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 2, 1)]] floats;
    uint wave = WaveReadLaneFirst(thread / 8), stride = input.Load(576);

    __builtin_LinAlg_MatrixLoadFromDescriptor(sum, input, 128 * wave, stride, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(a, sum, true);
    __builtin_LinAlg_MatrixAccumulate(sum, sum, a);
    __builtin_LinAlg_MatrixStoreToDescriptor(sum, output, 192 * wave, stride, 0, 128);

    __builtin_LinAlg_MatrixLoadFromDescriptor(floats, input, 384 + 64 * wave, 16, 0, 128);
    __builtin_LinAlg_MatrixStoreToMemory(floats, shared_floats, 32 * wave, 5, 0);
    GroupMemoryBarrierWithGroupSync();
    __builtin_LinAlg_MatrixLoadFromMemory(floats, shared_floats, 32 * wave, 5, 1);
    __builtin_LinAlg_MatrixStoreToDescriptor(floats, output, 192 * wave + 128, 16, 0, 128);
}
