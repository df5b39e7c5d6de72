// fxc: -T cs_5_0 -E main
// dxs: --denorm-flush-32bit
// A NaN becomes a NaN of 16 bits, whatever its payload. Minima, maxima and saturations flush denormals.
StructuredBuffer<float> numbers : register(t0); // NaNs, then a denormal
RWStructuredBuffer<uint> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    for (uint n = 0; n < 3; n++)
        results[n] = (f32tof16(numbers[n]) & 0x7FFF) > 0x7C00;
    results[3] = asuint(min(numbers[3], 1.0));
    results[4] = asuint(max(numbers[3], -1.0));
    results[5] = asuint(saturate(numbers[3]));
}
