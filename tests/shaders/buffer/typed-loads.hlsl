// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Typed buffers of one, two and four components: floats, integers and normalized bytes.
Buffer<float> floats : register(t0);
Buffer<uint2> pairs : register(t1);
Buffer<float4> colors : register(t2);
Buffer<int4> shorts : register(t3);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id * 3] = float4(floats[id], floats.Load(id + 2), pairs[id]);
    results[id * 3 + 1] = colors[id];
    results[id * 3 + 2] = shorts[id];
}
