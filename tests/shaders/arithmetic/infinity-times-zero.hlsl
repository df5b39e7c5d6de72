// dxc: -T cs_6_2 -E main
// dxs: --signed-zero-inf-nan-preserve-32bit
// Infinity times zero is no number: of it and a number, min and max give the number.
// The zero is a constant for compilers of devices alone.
RWStructuredBuffer<float4> results : register(u0);
StructuredBuffer<float> numbers : register(t0);

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float x = numbers[2 * id], y = numbers[2 * id + 1], zero = WaveActiveAnyTrue(false) ? 1.0 : 0.0;
    float product = asfloat(asuint(-y * zero) & 0x7fffffff);
    results[id] = float4(min(x, y * zero), max(-x, zero * y), min(y * zero, x), product + y);
}
