// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --finite-rsqrt
// The reciprocal roots of zero and of negative numbers are the largest number.
StructuredBuffer<float> inputs : register(t0);
RWStructuredBuffer<float> results : register(u0);
RWByteAddressBuffer halves : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    results[id] = rsqrt(inputs[id]);
    halves.Store<half>(id * 2, rsqrt(half(inputs[id])));
}
