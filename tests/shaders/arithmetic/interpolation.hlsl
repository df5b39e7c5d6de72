// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// lerp, step and smoothstep.
StructuredBuffer<float> t : register(t0);
RWStructuredBuffer<float3> results : register(u0);

[numthreads(5, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float v = t[id];
    results[id] = float3(lerp(10.0, 20.0, v), step(0.5, v), smoothstep(0.0, 1.0, v));
}
