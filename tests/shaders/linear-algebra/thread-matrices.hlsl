// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// refused: outer products need the feature cooperative_vector_training, which is off
// Without the feature a thread's matrices are factors of products only: an outer product has nowhere to lie. (Component 8
// is F16; use 2 is a sum, scope 0 a thread.)
RWByteAddressBuffer output : register(u0);

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(8, 4, 4, 2, 0)]] outer;
    vector<half, 4> row = {1, 2, 3, 4}, column = {5, 6, 7, 8};
    __builtin_LinAlg_MatrixOuterProduct(outer, row, column);
    __builtin_LinAlg_MatrixAccumulateToDescriptor(outer, output, 0, 0, 4, 128);
}
