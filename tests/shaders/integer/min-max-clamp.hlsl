// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Minimum, maximum and clamp, signed and unsigned.
StructuredBuffer<uint2> operands : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint2 u = operands[id];
    int2 s = asint(u);
    results[id * 6] = min(u.x, u.y);
    results[id * 6 + 1] = max(u.x, u.y);
    results[id * 6 + 2] = asuint(min(s.x, s.y));
    results[id * 6 + 3] = asuint(max(s.x, s.y));
    results[id * 6 + 4] = clamp(u.x, 2u, 10u);
    results[id * 6 + 5] = asuint(clamp(s.x, -2, 10));
}
