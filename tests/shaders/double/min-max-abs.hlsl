// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Minimum, maximum, absolute value, clamp and saturation of doubles.
StructuredBuffer<double2> operands : register(t0);
RWStructuredBuffer<double> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    double2 v = operands[id];
    uint at = id * 5;
    results[at] = min(v.x, v.y);
    results[at + 1] = max(v.x, v.y);
    results[at + 2] = abs(v.x);
    results[at + 3] = clamp(v.x, -2.0L, 2.0L);
    results[at + 4] = saturate(v.x);
}
