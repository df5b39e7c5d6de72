// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// Each lane's elements, in groupshared memory and in registers: which lane holds which is the device's choice, so that
// all are treated alike. Numbers that no lane has give 0, and do not change anything.
RWByteAddressBuffer output : register(u0);

groupshared float shared_floats[80];
groupshared uint shared_words[64];

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 8, 8, 2, 1)]] matrix_of_floats;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 8, 8, 2, 1)]] changed;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 8, 8, 2, 1)]] halves;

    for (uint n = thread; n < 64; n += 32)
        shared_floats[16 + n] = 10.0 * (n / 8) + n % 8;
    GroupMemoryBarrierWithGroupSync();
    __builtin_LinAlg_MatrixLoadFromMemory(matrix_of_floats, shared_floats, 16, 8, 0);

    uint length = __builtin_LinAlg_MatrixLength(matrix_of_floats);
    changed = matrix_of_floats;
    for (uint k = 0; k < length; k++) {
        float element;
        __builtin_LinAlg_MatrixGetElement(element, changed, k);
        __builtin_LinAlg_MatrixSetElement(changed, changed, k, 2.0 * element + 1.0);
    }
    float beyond;
    __builtin_LinAlg_MatrixGetElement(beyond, changed, 1000);
    __builtin_LinAlg_MatrixSetElement(changed, changed, 1000, 7.0);
    __builtin_LinAlg_MatrixStoreToDescriptor(changed, output, 0, 32, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(halves, changed, false);
    __builtin_LinAlg_MatrixStoreToMemory(halves, shared_words, 0, 8, 1);
    GroupMemoryBarrierWithGroupSync();
    output.Store(256 + 4 * thread, shared_words[thread]);
    output.Store(384 + 4 * thread, asuint(beyond));
}
