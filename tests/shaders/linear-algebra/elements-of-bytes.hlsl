// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// refused: HLSL has no type for the elements of the matrix
// Matrices of bytes cannot be read element by element. (Component 19 is I8.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(19, 16, 16, 2, 1)]] bytes;
    __builtin_LinAlg_MatrixLoadFromDescriptor(bytes, input, 0, 16, 0, 128);
    int element;
    __builtin_LinAlg_MatrixGetElement(element, bytes, 0);
    output.Store(4 * thread, element);
}
