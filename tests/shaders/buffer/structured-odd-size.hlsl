// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Structures of three words, some at addresses that pairs of words would suit: the size counts whole structures, and the
// last word of an odd number of them is there.
StructuredBuffer<uint3> source : register(t0);
RWStructuredBuffer<uint3> target : register(u0);
RWByteAddressBuffer sizes : register(u1);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint count, stride;
    source.GetDimensions(count, stride);
    target[2 * id] = source[2 * id].zyx;
    target.GetDimensions(stride, count);
    sizes.Store2(8 * id, uint2(stride, count));
    source.GetDimensions(count, stride);
    sizes.Store2(8 * id + 16, uint2(count, stride));
}
