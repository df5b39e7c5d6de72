// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// dxs: --sine-range
// Sine and cosine to 0.0008 between -100 pi and 100 pi.
StructuredBuffer<float> inputs : register(t0);
RWStructuredBuffer<float2> results : register(u0);

[numthreads(12, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    results[id] = float2(sin(inputs[id]), cos(inputs[id]));
}
