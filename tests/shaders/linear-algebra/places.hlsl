// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --lane-count 8
// env: vulkan1.3
// Matrices at the second and the third part of groupshared arrays, of scalars and of vectors, where constants, numbers
// from memory and offsets say so; and products of threads with matrices at places and with strides that memory tells.
// (Components: 8 is F16, 9 is F32; use 0 is A, 2 a sum; scope 0 is a thread, 1 a wave.)
ByteAddressBuffer input : register(t0);
ByteAddressBuffer places : register(t1);
RWByteAddressBuffer output : register(u0);
RWStructuredBuffer<float> products : register(u1);

groupshared float floats[4][64];
groupshared float4 vectors[2][16];

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 8, 8, 2, 1)]] second, third, shifted, of_vectors;
    uint which = places.Load(0), offset = places.Load(4), to = places.Load(8), stride = places.Load(12);

    for (uint n = thread; n < 64; n += 8) {
        floats[0][n] = n;
        floats[1][n] = 100 + n;
        floats[2][n] = 200 + n;
        floats[3][n] = 300 + n;
    }
    for (uint m = thread; m < 16; m += 8) {
        vectors[0][m] = float4(0, 1, 2, 3) + 4 * m;
        vectors[1][m] = float4(0, 1, 2, 3) + 4 * m + 500;
    }
    GroupMemoryBarrierWithGroupSync();
    __builtin_LinAlg_MatrixLoadFromMemory(second, floats[1], 0, 8, 0);
    __builtin_LinAlg_MatrixStoreToDescriptor(second, output, 0, 32, 0, 128);
    __builtin_LinAlg_MatrixLoadFromMemory(third, floats[which], 0, 8, 1);
    __builtin_LinAlg_MatrixStoreToDescriptor(third, output, to, 32, 0, 128);
    __builtin_LinAlg_MatrixLoadFromMemory(shifted, floats[1], offset, 7, 0);
    __builtin_LinAlg_MatrixStoreToDescriptor(shifted, output, to + 256, stride, 0, 128);
    __builtin_LinAlg_MatrixLoadFromMemory(of_vectors, vectors[1], 0, 8, 0);
    __builtin_LinAlg_MatrixStoreToDescriptor(of_vectors, output, 1024, 32, 1, 128);
    GroupMemoryBarrierWithGroupSync();
    __builtin_LinAlg_MatrixStoreToMemory(second, floats[2], 0, 8, 1);
    __builtin_LinAlg_MatrixStoreToMemory(of_vectors, floats[which + 1], 0, 8, 0);
    GroupMemoryBarrierWithGroupSync();
    for (uint k = thread; k < 128; k += 8)
        output.Store(1280 + 4 * k, asuint(floats[2 + k / 64][k % 64]));

    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 2, 4, 0, 0)]] rows, columns;
    __builtin_LinAlg_MatrixLoadFromDescriptor(rows, input, places.Load(16 + 4 * (thread & 1)), places.Load(24), 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(columns, input, 64 + places.Load(28), 16, 1, 128);
    vector<half, 4> four = {1, 2, half(thread), -3};
    float2 by_rows, by_columns;
    __builtin_LinAlg_MatrixVectorMultiply(by_rows, rows, true, four, 8);
    __builtin_LinAlg_MatrixVectorMultiply(by_columns, columns, true, four, 8);
    products[4 * thread] = by_rows.x;
    products[4 * thread + 1] = by_rows.y;
    products[4 * thread + 2] = by_columns.x;
    products[4 * thread + 3] = by_columns.y;
}
