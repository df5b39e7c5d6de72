// dxc: -T cs_6_10 -E main -enable-16bit-types
// dxs: --lane-count 8
// env: vulkan1.3
// Integers of 8, 16 and 32 bits, with signs and without: widened, multiplied, added, and their elements. (Components: 2
// is I16, 3 U16, 4 I32, 5 U32, 8 F16, 9 F32, 19 I8, 20 U8.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(19, 4, 8, 0, 1)]] bytes;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(20, 8, 4, 1, 1)]] unsigned_bytes;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(4, 4, 4, 2, 1)]] product, more;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 2, 1)]] floats;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(2, 4, 8, 2, 1)]] shorts;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(3, 4, 8, 2, 1)]] unsigned_shorts;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(4, 4, 8, 2, 1)]] widened;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(5, 4, 8, 2, 1)]] unsigned_widened;
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 8, 2, 1)]] as_floats;

    __builtin_LinAlg_MatrixLoadFromDescriptor(bytes, input, 0, 8, 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(unsigned_bytes, input, 0, 8, 1, 128);
    __builtin_LinAlg_MatrixMatrixMultiply(product, bytes, unsigned_bytes);
    __builtin_LinAlg_MatrixMatrixMultiplyAccumulate(more, bytes, unsigned_bytes, product);
    __builtin_LinAlg_MatrixStoreToDescriptor(more, output, 0, 16, 1, 128);
    __builtin_LinAlg_CopyConvertMatrix(floats, more, true);
    __builtin_LinAlg_MatrixStoreToDescriptor(floats, output, 64, 16, 0, 128);

    __builtin_LinAlg_MatrixLoadFromDescriptor(shorts, input, 0, 16, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(widened, shorts, false);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(widened, output, 128, 32, 0, 128);
    __builtin_LinAlg_MatrixLoadFromDescriptor(unsigned_shorts, input, 0, 16, 0, 128);
    uint length = __builtin_LinAlg_MatrixLength(unsigned_shorts);
    for (uint k = 0; k < length; k++) {
        uint16_t element;
        __builtin_LinAlg_MatrixGetElement(element, unsigned_shorts, k);
        __builtin_LinAlg_MatrixSetElement(unsigned_shorts, unsigned_shorts, k, (uint16_t)(element + 1));
    }
    __builtin_LinAlg_CopyConvertMatrix(unsigned_widened, unsigned_shorts, false);
    __builtin_LinAlg_MatrixStoreToDescriptor(unsigned_widened, output, 256, 32, 0, 128);
    __builtin_LinAlg_CopyConvertMatrix(as_floats, unsigned_shorts, false);
    __builtin_LinAlg_MatrixStoreToDescriptor(as_floats, output, 384, 32, 0, 128);
}
