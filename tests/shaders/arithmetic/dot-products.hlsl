// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Dot products of two, three and four components.
StructuredBuffer<float4> inputs : register(t0);
RWStructuredBuffer<float3> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float4 a = inputs[id * 2], b = inputs[id * 2 + 1];
    results[id] = float3(dot(a.xy, b.xy), dot(a.xyz, b.xyz), dot(a, b));
}
