// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// dxs: --cooperative-vector --cooperative-vector-training
// Matrices in layouts of the device's own: products of halves and of signed bytes, and outer products, which are summed
// in memory. All elements of a matrix are equal, so their order does not show; of the last matrix only the sum is seen,
// as a device may leave gaps. (Components: 8 is F16, 19 is I8; use 2 is a sum, scope 0 a thread; layouts: 2 is
// MulOptimal, 4 is OuterProductOptimal.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer sums : register(u0);
RWStructuredBuffer<float> output : register(u1);
groupshared uint total;

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 32, 32, 0, 0)]] halves;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(19, 32, 32, 0, 0)]] bytes;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 32, 32, 2, 0)]] outer;
    vector<half, 32> row = 2, column = 3, product;
    row *= half(thread + 1);

    __builtin_LinAlg_MatrixLoadFromDescriptor(halves, input, 0, 0, 2, 128);
    __builtin_LinAlg_MatrixVectorMultiply(product, halves, true, row, 8);
    output[2 * thread] = product[5];
    vector<int, 32> sum;
    vector<uint, 8> words = 0x01020304u << thread;
    __builtin_LinAlg_MatrixLoadFromDescriptor(bytes, input, 2048, 0, 2, 128);
    __builtin_LinAlg_MatrixVectorMultiply(sum, bytes, true, words, 19);
    output[2 * thread + 1] = sum[31];
    __builtin_LinAlg_MatrixOuterProduct(outer, row, column);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(outer, sums, 0, 0, 4, 128);
    total = 0;
    AllMemoryBarrierWithGroupSync();
    for (uint n = thread; n < 2048; n += 4)
        InterlockedAdd(total, (uint)(f16tof32(sums.Load(4 * n)) + f16tof32(sums.Load(4 * n) >> 16)));
    GroupMemoryBarrierWithGroupSync();
    if (thread == 0)
        output[8] = total;
}
