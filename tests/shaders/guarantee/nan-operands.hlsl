// dxc: -T cs_6_2 -E main
// fxc: -T cs_4_0 -E main
// dxs: --nan-operands --signed-zero-inf-nan-preserve-32bit
// The minimum and maximum of a NaN and a number are the number; a NaN saturates to 0.
StructuredBuffer<uint2> inputs : register(t0);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float2 x = asfloat(inputs[id]);

    results[id * 2] = asuint(float4(min(x.x, x.y), max(x.x, x.y), saturate(x.x), saturate(x.y)));
    results[id * 2 + 1] = asuint(float4(min(x.x, 2.0), max(2.0, x.x), max(x.y, -1.0), min(-1.0, x.y)));
}
