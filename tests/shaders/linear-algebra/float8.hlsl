// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --float8 --lane-count 8
// env: vulkan1.3
// Vectors and matrices of 8-bit floats: conversions of vectors, a thread's products, a wave's product and conversions.
// (Components: 8 is F16, 9 is F32, 21 is E4M3, 22 is E5M2.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    float4 floats = asfloat(input.Load4(16 * thread));
    vector<uint, 1> e4m3, e5m2;
    __builtin_LinAlg_Convert(e4m3, floats, 9, 21);
    __builtin_LinAlg_Convert(e5m2, floats, 9, 22);
    output.Store2(8 * thread, uint2(e4m3[0], e5m2[0]));
    float4 wide, wider;
    __builtin_LinAlg_Convert(wide, e4m3, 21, 9);
    __builtin_LinAlg_Convert(wider, e5m2, 22, 9);
    output.Store4(64 + 32 * thread, asuint(wide));
    output.Store4(80 + 32 * thread, asuint(wider));

    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(21, 3, 4, 0, 0)]] rows;
    __builtin_LinAlg_MatrixLoadFromDescriptor(rows, input, 128, 16, 0, 128);
    vector<uint, 1> packed = {input.Load(192 + 4 * thread)};
    float3 product;
    __builtin_LinAlg_MatrixVectorMultiply(product, rows, true, packed, 22);
    output.Store3(320 + 16 * thread, asuint(product));

    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(21, 4, 8, 0, 1)]] a;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(22, 8, 4, 1, 1)]] b;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 2, 1)]] sum;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 4, 8, 2, 1)]] halves;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(21, 4, 8, 0, 1)]] again;
    __builtin_LinAlg_MatrixLoadFromDescriptor(a, input, 128, 16, 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(b, input, 192, 8, 1, 128);
    __builtin_LinAlg_MatrixMatrixMultiply(sum, a, b);
    __builtin_LinAlg_MatrixStoreToDescriptor(sum, output, 448, 16, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(halves, a, false);
    __builtin_LinAlg_MatrixStoreToDescriptor(halves, output, 512, 16, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(again, halves, false);
    __builtin_LinAlg_MatrixStoreToDescriptor(again, output, 576, 8, 0, 128);
}
