// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Od
// mad() on a vector.
StructuredBuffer<float4> inputs : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = mad(inputs[id * 3], inputs[id * 3 + 1], inputs[id * 3 + 2]);
}
