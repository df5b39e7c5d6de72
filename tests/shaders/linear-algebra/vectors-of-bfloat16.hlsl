// dxc: -T cs_6_10 -E main -enable-16bit-types
// env: vulkan1.3
// refused: the elements of the result do not fit the interpretation
// HLSL has no type for vectors of bfloat16. (Component 9 is F32, 23 BF16.)
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    float4 floats = asfloat(input.Load4(16 * thread));
    vector<uint, 2> brains;
    __builtin_LinAlg_Convert(brains, floats, 9, 23);
    output.Store2(8 * thread, brains);
}
