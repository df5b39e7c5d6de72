// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --signed-zero-inf-nan-preserve-16bit --signed-zero-inf-nan-preserve-32bit --signed-zero-inf-nan-preserve-64bit
// Infinities, NaNs and zeros with a sign, in each width.
StructuredBuffer<half> halves : register(t0);
StructuredBuffer<float> floats : register(t1);
StructuredBuffer<double> doubles : register(t2);
RWByteAddressBuffer results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    precise half h = halves[0] * halves[1];
    precise float f = floats[0] * floats[1];
    precise double d = doubles[0] * doubles[1];
    results.Store<half>(0, h);
    results.Store<float>(4, f);
    results.Store<double>(8, d);
    results.Store(16, uint(isnan(halves[2])) | uint(isinf(halves[3])) << 1);
    results.Store(20, uint(isnan(floats[2])) | uint(isinf(floats[3])) << 1);
}
