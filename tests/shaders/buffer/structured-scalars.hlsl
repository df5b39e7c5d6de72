// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Structured buffers of scalars of each kind.
StructuredBuffer<float> floats : register(t0);
StructuredBuffer<int> integers : register(t1);
StructuredBuffer<bool> flags : register(t2);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = flags[id] ? floats[id] : integers[id];
}
