// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// dxs: --fused-precise-mad
// A precise mad() that rounds once.
StructuredBuffer<float3> inputs : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float3 value = inputs[0];
    precise float result = mad(value.x, value.y, value.z);
    results[0] = result;
}
