// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// Matrices that a thread group holds: transposed, multiplied, added, their elements, and added to memory by rows and by
// columns. (Components: 8 is F16, 9 is F32; use 0 is A, 1 is B, 2 a sum; scope 2 is a thread group.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

groupshared float shared_floats[72];

[numthreads(64, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 8, 16, 0, 2)]] a, again;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 16, 8, 1, 2)]] b;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 8, 8, 2, 2)]] product, from_memory;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 8, 16, 2, 2)]] sum;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 8, 16, 2, 2)]] halves;

    __builtin_LinAlg_MatrixLoadFromDescriptor(a, input, 0, 32, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(b, a, true);
    __builtin_LinAlg_MatrixMatrixMultiply(product, a, b);
    __builtin_LinAlg_MatrixStoreToDescriptor(product, output, 0, 32, 0, 128);

    __builtin_LinAlg_FillMatrix(sum, 2);
    __builtin_LinAlg_MatrixAccumulate(sum, sum, a);
    uint length = __builtin_LinAlg_MatrixLength(sum);
    for (uint k = 0; k < length; k++) {
        float element;
        __builtin_LinAlg_MatrixGetElement(element, sum, k);
        __builtin_LinAlg_MatrixSetElement(sum, sum, k, 2.0 * element);
    }
    __builtin_LinAlg_MatrixAccumulateToDescriptor(sum, output, 256, 64, 0, 128);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(sum, output, 768, 48, 1, 128);
    __builtin_LinAlg_CopyConvertMatrix(halves, sum, false);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(halves, output, 1536, 32, 0, 128);

    shared_floats[thread] = thread;
    GroupMemoryBarrierWithGroupSync();
    __builtin_LinAlg_MatrixLoadFromMemory(from_memory, shared_floats, 0, 8, 1);
    __builtin_LinAlg_MatrixStoreToDescriptor(from_memory, output, 1792, 32, 0, 128);
}
