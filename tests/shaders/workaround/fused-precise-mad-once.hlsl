// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --fused-precise-mad --fma-16bit --fma-32bit
// A precise mad() that rounds once, by SPV_KHR_fma.
StructuredBuffer<float3> inputs : register(t0);
StructuredBuffer<float16_t3> halves : register(t1);
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    precise float wide = mad(inputs[0].x, inputs[0].y, inputs[0].z);
    precise float16_t narrow = mad(halves[0].x, halves[0].y, halves[0].z);
    results[0] = wide;
    results[1] = narrow;
}
