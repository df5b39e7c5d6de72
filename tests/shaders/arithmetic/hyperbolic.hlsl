// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// sinh, cosh and tanh.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float3> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float v = values[id];
    results[id] = float3(sinh(v), cosh(v), tanh(v));
}
