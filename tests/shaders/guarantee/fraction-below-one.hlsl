// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --fraction-below-one
// x - floor(x) of a tiny negative number is rounded to 1, which frac() never gives.
StructuredBuffer<float> inputs : register(t0);
RWStructuredBuffer<float> results : register(u0);
RWStructuredBuffer<uint> halves : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    results[id] = frac(inputs[id]);
    halves[id] = asuint16(frac(half(inputs[id])));
}
