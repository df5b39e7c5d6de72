// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Od
// dxs: --exact --signed-zero-inf-nan-preserve-32bit
// All guarantees at once.
ByteAddressBuffer inputs : register(t0);
RWStructuredBuffer<uint> results : register(u0);

static const uint table[4] = {2, 3, 5, 7};
groupshared uint words[4];

[numthreads(1, 1, 1)]
void main()
{
    float x = asfloat(inputs.Load(0)), y = asfloat(inputs.Load(4));
    uint n = inputs.Load(8), zero = inputs.Load(12);

    words[0] = 40;
    words[n] = 41;
    results[0] = int(x);
    results[1] = uint(y);
    results[2] = n / zero;
    results[3] = n % zero;
    results[4] = asuint(min(x, y));
    results[5] = asuint(saturate(x));
    results[6] = f32tof16(y);
    results[7] = table[n];
    results[8] = words[n] + words[0];
    results[9] = asuint(frac(asfloat(inputs.Load(16))));
}
