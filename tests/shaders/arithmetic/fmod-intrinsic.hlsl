// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// fmod() on a vector.
RWStructuredBuffer<float4> values : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    values[id] = fmod(values[id], float4(3, 2, 0.5, 10));
}
