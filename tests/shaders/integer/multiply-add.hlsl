// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// mad() on signed and unsigned integers.
StructuredBuffer<int3> inputs : register(t0);
RWStructuredBuffer<int> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int3 s = inputs[id];
    uint3 u = asuint(s);
    results[id * 2] = mad(s.x, s.y, s.z);
    results[id * 2 + 1] = asint(mad(u.x, u.y, u.z + 1u));
}
